/** The tables this browser has sat at, with the secrets that hold its seats. Newest first. */
import { remember } from "../prefs.svelte";

export interface MyTable {
  room: string;
  game: string;
  token: string;
  at: number;
}

const PLACE = "klubovna.tables";
const MOST = 40;

function read(): MyTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one?.room === "string" && typeof one.token === "string") : [];
  } catch {
    return [];
  }
}

class Mine {
  tables = $state<MyTable[]>(read());

  token(room: string): string | null {
    return this.tables.find((table) => table.room === room)?.token ?? null;
  }

  keep(room: string, game: string, token: string) {
    const others = read().filter((table) => table.room !== room); // another tab may have written meanwhile
    this.tables = [{ room, game, token, at: Date.now() }, ...others].slice(0, MOST);
    remember(PLACE, this.tables);
  }

  drop(room: string) {
    this.tables = read().filter((table) => table.room !== room);
    remember(PLACE, this.tables);
  }
}

export const mine = new Mine();
