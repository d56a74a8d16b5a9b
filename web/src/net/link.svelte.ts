/**
 * One table as this browser knows it. The socket reconnects by itself; every message carries the version of the table,
 * the heartbeat repeats it, and what was missed is asked for. Commands are kept until the server has acknowledged
 * them and are sent again after a break, under the same id, so none is lost and none is done twice.
 */
import Socket from "partysocket/ws";
import type { Heard } from "../parts/clocks.svelte";
import type {
  Advised, Ask, ChatLine, Command, Event, Foreseen, Hindrance, Moved, Position, Reason, Result, SavedAnswer, Shown, Table, Told,
} from "../protocol";
import { PROTOCOL } from "../protocol";
import { Director } from "../table/director.svelte";
import { viewOf, type View } from "../table/sight";
import { prefs } from "../prefs.svelte";
import { mine } from "./mine.svelte";
import { follow, type Frame } from "./moves";
import { Silence } from "./silence";

/** A position as it is shown: with the whole log, and with what is new in it since the one before. */
export interface Seen {
  seat: number | null;
  version: number;
  moves: number;
  public: Shown;
  outlook: Shown;
  own: Shown;
  view: View;
  silent: boolean;
  asks: Ask[];
  events: Event[];
  fresh: Event[];
  /** How it came about, one frame for each fresh event; empty where the whole position was sent. */
  frames: Frame[];
  back: boolean; // it takes something back
  result: Result | null;
  undo: Position["undo"];
}

export type Net = "connecting" | "live" | "lost" | "gone" | "old";

type Request = Extract<Command, { type: "foresee" | "advise" }>;
type Open = Exclude<Extract<Command, { id: string }>, Request | { type: "call_off" }>;
/** A command without what the link adds by itself. */
export type Wish = Open extends infer One ? (One extends Open ? Omit<One, "id"> : never) : never;

const SOON = 500; // within this, those whose server stops come back, to another one
const SILENCE = 15_000; // the server pings every few seconds; a socket quiet for so long is dead

export class Link {
  net = $state<Net>("connecting");
  table = $state.raw<Table | null>(null);
  seats = $state.raw<number[]>([]);
  /** The seats that a bot plays for me until I sit down again. */
  kept = $state.raw<number[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  failure = $state.raw<Reason | null>(null);
  /** What the clocks showed, and when that was heard. */
  clocks = $state.raw<Heard | null>(null);
  /** The answers that the server gives for me. */
  /** Whether the clubhouse has an owner who can be told about somebody. */
  owned = $state(false);
  saved = $state.raw<SavedAnswer[]>([]);
  /** What the owner of the server wants everybody to know. */
  notice = $state("");
  /** Commands that the server has not answered yet. */
  waiting = $state(0);
  /** An answer is stored, but the position that it leads to has not come yet. */
  ahead = $state(false);

  private readonly socket: Socket;
  private readonly pending = new Map<string, Open>();
  private readonly promises = new Map<string, (refused: Reason | null) => void>();
  private readonly requests = new Map<string, (answer: Foreseen | Advised | Reason | null) => void>();
  private readonly latest = new Map<number, Seen>();
  /** By seat: why what was seen in a position cannot be chosen, as far as somebody wanted to know. */
  private readonly explained = new Map<number, { seen: Seen | undefined; reasons: Promise<Hindrance[]>; tell: (found: Hindrance[]) => void }>();
  private readonly plans = new Map<number, { why: string; keys: string[] }>();
  private heardVersion = 0; // the newest that any message has told of
  private awaited = 0; // the version of the last answer that was stored
  private welcomed = false;
  private readonly silence = new Silence(SILENCE);
  private pause: ReturnType<typeof setTimeout> | undefined;
  private readonly watch: ReturnType<typeof setInterval>;
  /** Shows what has happened, at its own pace. */
  readonly director = new Director();

  constructor(readonly room: string) {
    const address = new URL(`/ws/${encodeURIComponent(room)}`, location.href); // so a balancer knows the table
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    this.socket = new Socket(address.href, [], {
      minReconnectionDelay: 200 + Math.random() * 200,
      maxReconnectionDelay: 5000,
      reconnectionDelayGrowFactor: 1.6,
      connectionTimeout: 6000,
      maxEnqueuedMessages: 0,
    });
    this.socket.addEventListener("open", () => this.hello());
    this.socket.addEventListener("message", (event) => this.hear(JSON.parse(String(event.data)) as Told));
    this.socket.addEventListener("close", () => this.lose());
    this.watch = setInterval(() => this.listen(), 1000);
  }

  close() {
    clearInterval(this.watch);
    this.director.close();
    clearTimeout(this.pause);
    this.socket.close();
  }

  /** Try again now, without waiting for the next attempt. */
  again() {
    clearTimeout(this.pause);
    this.socket.reconnect();
  }

  /** The server asked for a pause. Those who were sent away together do not come back at the same moment. */
  private comeBack(pause: number) {
    const spread = pause * (1 + Math.random() / 2);
    this.socket.close();
    this.lose();
    this.silence.broken(spread);
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.again(), spread);
  }

  // --- sending

  /** Ask for something; resolves when the server has stored it (null) or has refused it. */
  async wish(wish: Wish): Promise<Reason | null> {
    const command = { ...wish, id: salt() } as Open;
    this.pending.set(command.id, command);
    this.waiting = this.pending.size;
    if (this.welcomed) this.post(command);
    const refused = await new Promise<Reason | null>((done) => this.promises.set(command.id, done));
    this.failure = refused ?? (this.failure && command.type === "answer" ? null : this.failure);
    return refused;
  }

  /** Answer the seat's question; several keys answer a question that is put as one pick after another. */
  async answer(seat: number, keys: string[]): Promise<void> {
    const seen = this.latest.get(seat);
    const ask = seen?.asks.find((one) => one.seat === seat);
    if (!seen || !ask) return;
    const [key, ...rest] = keys;
    this.plans.set(seat, { why: ask.why, keys: rest });
    const refused = await this.wish({ type: "answer", seat, version: seen.version, key: key! });
    if (refused) this.plans.delete(seat);
  }

  private goOn(seat: number) {
    const plan = this.plans.get(seat);
    const seen = this.latest.get(seat);
    const ask = seen?.asks.find((one) => one.seat === seat);
    if (!plan || !seen) return;
    const key = plan.keys.shift();
    const fits = key !== undefined && ask?.batch && ask.why === plan.why && ask.options?.some((one) => one.key === key);
    if (!fits) {
      this.plans.delete(seat);
      return;
    }
    void this.wish({ type: "answer", seat, version: seen.version, key });
  }

  /**
   * Ask something about the seat's own question. It changes nothing, so nobody waits for it after a break (null); a Reason
   * says why there is no answer. Aborting calls it off.
   */
  async request(type: Request["type"], seat: number, signal?: AbortSignal): Promise<Foreseen | Advised | Reason | null> {
    const seen = this.latest.get(seat);
    if (!seen || !this.welcomed || signal?.aborted) return null;
    const id = salt();
    const answer = new Promise<Foreseen | Advised | Reason | null>((done) => this.requests.set(id, done));
    signal?.addEventListener("abort", () => {
      if (this.heed(id, null)) this.post({ type: "call_off", id });
    });
    this.post({ type, id, seat, version: seen.version });
    return answer;
  }

  /** Whoever waited for this gets it; false where nobody did. */
  private heed(id: string | null, answer: Foreseen | Advised | Reason | null): boolean {
    const done = id === null ? undefined : this.requests.get(id);
    if (id !== null) this.requests.delete(id);
    done?.(answer);
    return done !== undefined;
  }

  /** Whether more answers are already on their way for this seat. */
  planned(seat: number): boolean {
    return (this.plans.get(seat)?.keys.length ?? 0) > 0;
  }

  /** Why what this seat (or a spectator) sees cannot be chosen; the server is asked once in a position. */
  reasons(seat: number | null): Promise<Hindrance[]> {
    const place = seat ?? -1;
    const seen = this.latest.get(place);
    const known = this.explained.get(place);
    if (known && known.seen === seen) return known.reasons;
    let tell: (found: Hindrance[]) => void = () => {};
    const reasons = new Promise<Hindrance[]>((done) => (tell = done));
    this.explained.set(place, { seen, reasons, tell });
    this.post({ type: "why_not", seat });
    return reasons;
  }

  private post(command: Command) {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(command));
  }

  private hello() {
    this.silence.broken();
    this.post({ type: "hello", room: this.room, token: mine.token(this.room), version: this.have(), lang: prefs.lang, moves: true });
  }

  /** The version of the positions here: the lowest, where there are several seats. */
  private have(): number | null {
    const places = this.seats.length > 0 ? this.seats : [-1];
    const versions = places.map((place) => this.latest.get(place)?.version);
    return versions.some((version) => version === undefined) ? null : Math.min(...(versions as number[]));
  }

  // --- hearing

  private lose() {
    this.welcomed = false;
    this.explained.clear(); // what was on its way is lost
    for (const id of [...this.requests.keys()]) this.heed(id, null);
    if (this.net === "live" || this.net === "connecting") this.net = "lost";
  }

  private listen() {
    if (this.silence.tooLong() && this.net !== "gone" && this.net !== "old") {
      this.silence.broken();
      this.lose();
      this.socket.reconnect();
    }
  }

  private hear(told: Told) {
    this.silence.broken();
    switch (told.type) {
      case "welcome":
        return this.welcome(told);
      case "you":
        this.seats = told.seats;
        this.kept = told.kept;
        this.saved = told.saved;
        break;
      case "clocks":
        this.clocks = { ...told, at: performance.now() };
        return;
      case "notice":
        this.notice = told.text;
        return;
      case "room":
        this.table = told.table;
        this.keepToken();
        break;
      case "position":
        this.see(told, []);
        break;
      case "moved":
        this.move(told);
        break;
      case "chat":
        this.chat = [...this.chat.filter((line) => !told.lines.some((one) => one.version === line.version)), ...told.lines].sort(
          (a, b) => a.version - b.version,
        );
        break;
      case "ack": {
        const command = this.pending.get(told.id);
        if (command?.type === "answer") {
          this.awaited = Math.max(this.awaited, told.version);
          this.ahead = (this.latest.get(command.seat)?.version ?? 0) < this.awaited; // after a break the position comes first
        }
        this.settle(told.id, null);
        return; // the change itself comes in messages of its own
      }
      case "refused":
        if (this.heed(told.id, told.reason)) return;
        if (told.id === null) this.failure = told.reason;
        else this.settle(told.id, told.reason);
        return; // a refusal changes nothing, so it brings no version either
      case "reasons":
        this.explained.get(told.seat ?? -1)?.tell(told.hindrances);
        return;
      case "foreseen":
      case "advised":
        this.heed(told.id, told);
        return;
      case "ping":
        if (told.version > this.heardVersion) {
          this.post({ type: "sync", version: this.have() });
          this.heardVersion = told.version; // asked for; if the answer gets lost, so does the socket
        }
        return;
      case "bye":
        this.failure = told.reason;
        if (!told.again) {
          this.net = "gone";
          this.socket.close();
        } else if (told.after > 0) {
          this.comeBack(told.after * 1000);
        } else if (told.reason.id === "stopping") {
          this.comeBack(Math.random() * SOON);
        }
        return;
    }
    this.heardVersion = Math.max(this.heardVersion, told.version);
  }

  private token: string | null = null;

  private welcome(told: Extract<Told, { type: "welcome" }>) {
    if (told.protocol !== PROTOCOL) {
      this.net = "old";
      this.socket.close();
      return;
    }
    this.token = told.token;
    this.seats = told.seats;
    this.kept = told.kept;
    this.saved = told.saved;
    this.owned = told.owned;
    this.net = "live";
    this.welcomed = true;
    if (told.notice) this.failure = told.notice;
    this.keepToken();
    for (const command of this.pending.values()) this.post(command);
  }

  private keepToken() {
    if (this.token && this.table && (this.seats.length > 0 || mine.token(this.room) !== null))
      mine.keep(this.room, this.table.game, this.token);
  }

  private settle(id: string, refused: Reason | null) {
    this.pending.delete(id);
    this.waiting = this.pending.size;
    this.promises.get(id)?.(refused);
    this.promises.delete(id);
  }

  /** The difference to the position that is here becomes the position that follows it. */
  private move(told: Moved) {
    const before = this.latest.get(told.seat ?? -1);
    if (!before) {
      this.post({ type: "sync" }); // cannot be: a difference comes only after the whole
      return;
    }
    const { position, frames } = follow(before, told);
    this.see(position, frames);
  }

  private see(told: Position, frames: Frame[]) {
    const place = told.seat ?? -1;
    const before = this.latest.get(place);
    const known = before?.events ?? [];
    const seen: Seen = {
      ...told,
      view: viewOf(told.seat, told),
      events: [...known.slice(0, told.eventsFrom), ...told.events],
      fresh: before && told.moves >= before.moves ? told.events.slice(Math.max(0, known.length - told.eventsFrom)) : [],
      frames,
      back: before !== undefined && told.moves < before.moves,
    };
    this.latest.set(place, seen);
    if (told.version >= this.awaited) this.ahead = false;
    this.director.see(seen, before === undefined, this.seats.length);
    if (told.seat !== null) this.goOn(told.seat);
  }
}

/** 128 random bits: the id of a command, or this browser's share in the shuffles. */
export function salt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
