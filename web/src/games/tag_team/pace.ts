/** How long the screen rests on an event. Without the printed cards: it is loaded with the box. */
import type { Event } from "./shapes";

const REST: Record<string, number> = {
  round: 1500, reveal: 1500, doubled: 700, cancelled: 900, success: 600, ko: 3000, bear: 1400, stopped: 600,
  attack: 800, "attack-modified": 800, blocked: 1000, guarded: 1000, counter: 450, draw: 300, under: 250, add: 350, team: 500, "lay-deck": 300,
};
const STEP = 70; // a marker takes a space in this time
const SLOW = 3; // so much slower falls who is knocked out

/** About four and a half seconds a turn; a knock-out takes its time. */
export function restOn(event: Event): number {
  const args = event.args as Record<string, unknown>;
  if (typeof args.was !== "number" || typeof args.now !== "number") return REST[event.kind] ?? 500;
  if (/^(hurt|levelled|bear-power)/.test(event.kind)) return 700 + STEP * Math.abs(args.was - args.now) * (args.now === 0 ? SLOW : 1);
  return /^healed/.test(event.kind) ? 600 + STEP * Math.abs(args.was - args.now) : (REST[event.kind] ?? 500);
}
