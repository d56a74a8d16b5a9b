import { expect, it } from "vitest";
import { game as defenders } from "../games/defenders";
import { game as trablici } from "../games/trablici";
import type { Event } from "../protocol";
import { markOf } from "./story";

const told = (player: object): Event => ({ kind: "move", rule: "T6.1", args: { player } }) as unknown as Event;

it("marks what happened with the seat that it names, else with the side that a player alone leads", () => {
  const alone = { players: [{ faction: "order" }, { faction: "sect" }] } as never;
  expect(markOf(told({ seat: 2 }), trablici, alone)).toBe(2);
  expect(markOf(told({ seat: 2 }), defenders, alone)).toBe(2);
  expect(markOf(told({ id: "faction-sect" }), defenders, alone)).toBe(1);
  expect(markOf(told({ id: "faction-sect" }), trablici, alone)).toBeNull();
  expect(markOf({ kind: "round", rule: "T2", args: { round: 3 } } as unknown as Event, defenders, alone)).toBeNull();
});
