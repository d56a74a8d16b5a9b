/** What decided a match, read out of all that was told of it. It only counts events; nothing is ruled here. */
import type { Args } from "../../protocol";
import type { Event } from "./shapes";

/** How things stood when a round was over: camps built, factories that stand, toxic sites, Defenders who fell. */
export interface Chapter {
  round: number;
  camps: number;
  factories: number;
  toxic: number;
  fallen: number;
}

export function chapters(events: Event[]): Chapter[] {
  let now: Chapter = { round: 0, camps: 0, factories: 0, toxic: 0, fallen: 0 };
  const found: Chapter[] = [];
  for (const event of events) {
    if (event.kind === "round") {
      found.push(now);
      now = { ...now, round: event.args.round };
    } else if (event.kind === "build") now.camps++;
    else if (event.kind === "factory") now.factories++;
    else if (event.kind === "rewild") now.factories--;
    else if (event.kind === "toxic") now.toxic++;
    else if (event.kind === "clear-toxic") now.toxic--;
    else if (event.kind === "death") now.fallen++;
  }
  return [...found, now];
}

/** The turning point: which event, in which round, and the message that tells why. */
export interface Turning {
  event: number;
  round: number;
  id: string;
  args: Args;
}

const roundAt = (events: Event[], at: number) => events.slice(0, at + 1).reduce((round, event) => (event.kind === "round" ? event.args.round : round), 0);

export function turningOf(events: Event[], cause: string): Turning | null {
  const at = (DECIDED_BY[cause] ?? lastGain)(events);
  const event = events[at];
  if (!event) return null;
  const made = (id: string, args: Args = {}) => ({ event: at, round: roundAt(events, at), id, args: { ...event.args, ...args } as Args });
  if (event.kind === "machine") return made("board-turning-toxic", { count: sitesOf(events, at) });
  if (event.kind === "death") return made("board-turning-massacre");
  if (event.kind === "factory") return made("board-turning-core");
  return made(event.kind === "rewild" ? "board-turning-rewild" : "board-turning-build");
}

/** Toxic sites that the machine card at this place made. */
function sitesOf(events: Event[], at: number): number {
  const rest = events.slice(at + 1);
  const end = rest.findIndex((event) => event.kind === "turn" || event.kind === "round" || event.kind === "machine");
  return rest.slice(0, end < 0 ? undefined : end).filter((event) => event.kind === "toxic").length;
}
/** The machine card that made the most toxic sites; the latest of several. */
function toxicTurn(events: Event[]): number {
  let best = -1;
  events.forEach((event, at) => {
    if (event.kind === "machine" && sitesOf(events, at) > 0 && (best < 0 || sitesOf(events, at) >= sitesOf(events, best))) best = at;
  });
  return best;
}
/** The first of the two Defenders of one habitat. */
function firstDeath(events: Event[]): number {
  const last = events.findLast((event) => event.kind === "death");
  return last ? events.findIndex((event) => event.kind === "death" && event.args.habitat.id === last.args.habitat.id) : -1;
}
const lastFactory = (events: Event[]) => events.findLastIndex((event) => event.kind === "factory");
const lastGain = (events: Event[]) => events.findLastIndex((event) => event.kind === "rewild" || event.kind === "build");
const DECIDED_BY: Record<string, (events: Event[]) => number> = { toxic: toxicTurn, massacre: firstDeath, core: lastFactory };
