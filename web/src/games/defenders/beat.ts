/** What one event is about, as far as a board shows it. */
import type { Event, View } from "./shapes";
import type { Blow } from "./Telling.svelte";

/** The player that an event names, or -1; in solo players are named by their factions (SO1). */
export function playerIn({ args }: Event, table: View): number {
  if (!("player" in args)) return -1;
  const { player } = args;
  if ("seat" in player) return player.seat;
  return table.players.findIndex(({ faction }) => `faction-${faction}` === player.id);
}

/** The die, a wound or a death, where the leader stands. */
export function blowOf(beat: Event, table: View): Blow | null {
  const hex = table.players[playerIn(beat, table)]?.hex;
  if (!hex) return null;
  switch (beat.kind) {
    case "roll-near":
    case "roll-far":
      return { kind: "roll", hex, face: beat.args.face, idle: beat.args.face > 0 && beat.args.count === 0 };
    case "wound":
    case "death":
      return { kind: beat.kind, hex, face: 0, idle: false };
  }
  return null;
}

const PACE: Partial<Record<Event["kind"], number>> = {
  round: 500,
  token: 400,
  lead: 1300,
  "lead-top": 1500,
  turn: 800,
  draw: 600,
  shuffle: 400,
  support: 550,
  item: 600,
  build: 1200,
  rewild: 1400,
  leaves: 1200,
  "roll-near": 2300,
  "roll-far": 2300,
  wound: 1300,
  death: 2800,
  machine: 2300,
  wall: 850,
  "engine-step": 650,
  "engine-reset": 1000,
  "engine-deployed": 1000,
  factory: 2600,
  pollution: 700,
  toxic: 1400,
  hunter: 900,
  pursuit: 1100,
  victory: 2200,
  "loss-core": 2200,
  "loss-toxic": 2200,
  "loss-massacre": 2200,
  "loss-time": 2200,
};

/** Milliseconds to rest on events: on one as long as it needs, on a whole position not for ever. */
export function restOn(fresh: Pick<Event, "kind">[]): number {
  return Math.min(2800, fresh.reduce((sum, event) => sum + (PACE[event.kind] ?? 750), 0));
}
