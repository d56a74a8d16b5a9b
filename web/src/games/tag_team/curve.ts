/** The match as four lines of health, and the turn that decided it. */
import { figure, isHealth, lifeOf, noteOf } from "./fight";
import { FIGHTERS } from "./printed";
import type { Event, Fighter } from "./shapes";

export interface Curve {
  /** By fighter: life before the first turn and after each one. */
  lives: number[][];
  /** Before which turn (from 0) each round begins. */
  rounds: number[];
}

/** What each fighter had left, turn by turn. Events tell where markers went; who never moved stands as at the end. */
export function curveOf(events: Event[], fighters: Fighter[]): Curve {
  const first: (number | null)[] = fighters.map(() => null);
  const life: (number | null)[] = fighters.map(() => null);
  const snapshots: (number | null)[][] = [];
  const rounds: number[] = [];
  let fallen = 0; // fairies
  for (const event of events) {
    if (event.kind === "round") rounds.push(snapshots.length);
    if (event.kind === "reveal") snapshots.push([...life]);
    const note = noteOf(event, fighters);
    const number = note.fighter ?? -1;
    if (!fighters[number]) continue;
    const { top, lives } = FIGHTERS[fighters[number].id];
    const all = (hp: number) => hp + (lives > 1 ? (lives - 1 - fallen) * top : 0);
    if (isHealth(note) || note.kind === "bonus") {
      first[number] ??= all(figure(note, "was"));
      life[number] = all(figure(note, "now"));
    } else if (note.kind === "fairy-falls") {
      fallen++;
      life[number] = (lives - fallen) * top;
    } else if (note.kind === "bear") life[number] = figure(note, "n");
  }
  snapshots.push([...life]);
  const lives = fighters.map((fighter, number) => snapshots.map((at) => at[number] ?? first[number] ?? lifeOf(fighter)));
  return { lives, rounds };
}

/** The turn in which somebody was knocked out: the place of its reveal among the events; -1 where nobody was. */
export function decisive(events: Event[]): number {
  const fall = events.findIndex((event) => event.kind === "ko");
  return fall < 0 ? -1 : events.slice(0, fall).findLastIndex((event) => event.kind === "reveal");
}
