import { describe, expect, it } from "vitest";
import { placeBeside } from "./layers";

const room = { width: 1000, height: 600 };
const size = { width: 200, height: 100 };

describe("a layer beside what is pointed at", () => {
  it("lies on the first side where there is room", () => {
    const thing = { left: 400, top: 300, width: 100, height: 50 };
    expect(placeBeside(thing, size, ["left", "right"], [], room)).toMatchObject({ left: 192, top: 275 });
    expect(placeBeside({ ...thing, left: 50 }, size, ["left", "right"], [], room)).toMatchObject({ left: 158 });
  });

  it("gives way to another that is there already", () => {
    const thing = { left: 20, top: 100, width: 250, height: 180 };
    const lens = { left: 278, top: 60, width: 290, height: 380 };
    expect(placeBeside(thing, size, ["left", "right", "below", "above"], [lens], room)).toMatchObject({ left: 45, top: 288 });
  });

  it("lies next to the other where there is no free side", () => {
    const thing = { left: 20, top: 250, width: 250, height: 180 };
    const prospect = { left: 278, top: 290, width: 300, height: 100 };
    expect(placeBeside(thing, { width: 290, height: 150 }, ["right", "left"], [prospect], room)).toMatchObject({ left: 278, top: 398 });
  });

  it("stays in the window where no side has room", () => {
    const thing = { left: 0, top: 0, width: 1000, height: 600 };
    expect(placeBeside(thing, size, ["left", "right", "below", "above"], [], room)).toMatchObject({ left: 400, top: 492 });
  });
});
