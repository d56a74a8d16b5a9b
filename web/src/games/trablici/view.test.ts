import { expect, it } from "vitest";
import { pickOrder } from "./view";

it("orders the picks clockwise after the active player", () => {
  expect([0, 1, 2, 3].map((seat) => pickOrder(seat, 2, 4))).toEqual([2, 3, 0, 1]);
});
