/** The card that this browser carries, if any. The secret is in a cookie that scripts cannot read; here is what it shows. */
import { prefs, remember } from "../prefs.svelte";
import type { AttachTables, CardInfo, MuteTable, MyTables } from "../protocol";
import { call, CallFailed } from "./api";
import { mine } from "./mine.svelte";

const PLACE = "klubovna.card";

/** What is known of the card before the server has been asked. */
export type Face = Pick<CardInfo, "name" | "figure" | "colour" | "number">;

function read(): Face | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Face | null;
    return typeof kept?.name === "string" ? kept : null;
  } catch {
    return null;
  }
}

class Card {
  face = $state.raw<Face | null>(read());
  info = $state.raw<CardInfo | null>(null);

  /** The server has shown the card, or that there is none. */
  show(info: CardInfo | null) {
    this.info = info;
    this.face = info && { name: info.name, figure: info.figure, colour: info.colour, number: info.number };
    if (info) prefs.name = info.name;
    remember(PLACE, this.face);
  }

  /** Ask the server, if this browser remembers that it carries a card. */
  async load(): Promise<void> {
    if (!this.face) return;
    try {
      this.show(await call<CardInfo>("card"));
    } catch (error) {
      if (error instanceof CallFailed && error.status === 401) this.show(null);
      else throw error;
    }
  }

  /** The tables of all devices; null without a card. */
  async tables(): Promise<MyTables | null> {
    if (!this.face) return null;
    try {
      return await call<MyTables>("card/tables");
    } catch (error) {
      if (error instanceof CallFailed && error.status === 401) this.show(null);
      return null;
    }
  }

  /** Tell nothing of one's turns at a table, or tell them again. */
  async mute(room: string, muted: boolean): Promise<MyTables | null> {
    return call<MyTables>(`card/tables/${room}`, { muted } satisfies MuteTable, null, "PUT").catch(() => this.tables());
  }

  /** Seats that this browser held before it carried the card. */
  async bring(): Promise<void> {
    const tables = seatsHere();
    if (tables.length > 0) await call("card/tables", { tables } satisfies AttachTables);
  }
}

export const card = new Card();

export const seatsHere = () => mine.tables.map(({ room, token }) => ({ room, token }));
