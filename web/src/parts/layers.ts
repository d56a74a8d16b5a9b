/** Layers that explain what is pointed at lie beside it and beside each other: whatever comes second gives way. */

export const EDGE = 8; // px between a layer and its thing, and to the edge of the window

export type Side = "left" | "right" | "above" | "below";
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Size = Pick<Area, "width" | "height">;

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));
const isWithin = (from: number, size: number, room: number) => from > EDGE - 1 && from + size < room - EDGE + 1; // sizes are rounded
const isIn = (area: Area, room: Size) => isWithin(area.left, area.width, room.width) && isWithin(area.top, area.height, room.height);
const meet = (one: Area, other: Area) =>
  one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height;

/** Where a layer of that size may lie: on the first of these sides of the thing that is in the window and free, or next to what lies there. */
export function placeBeside(thing: Area, { width, height }: Size, sides: Side[], taken: Area[], room: Size): Area {
  const across = between(EDGE, thing.left + thing.width / 2 - width / 2, room.width - width - EDGE);
  const along = between(EDGE, thing.top + thing.height / 2 - height / 2, room.height - height - EDGE);
  const on: Record<Side, Area> = {
    left: { left: thing.left - width - EDGE, top: along, width, height },
    right: { left: thing.left + thing.width + EDGE, top: along, width, height },
    above: { left: across, top: thing.top - height - EDGE, width, height },
    below: { left: across, top: thing.top + thing.height + EDGE, width, height },
  };
  const inside = sides.map((side) => on[side]).filter((area) => isIn(area, room));
  const first = inside[0] ?? { ...on.below, top: between(EDGE, on.below.top, room.height - height - EDGE) };
  const pushed = taken.flatMap((other) => [
    { ...first, top: other.top + other.height + EDGE },
    { ...first, top: other.top - height - EDGE },
    { ...first, left: other.left + other.width + EDGE },
    { ...first, left: other.left - width - EDGE },
  ]);
  const places = [...inside, ...pushed.filter((area) => isIn(area, room))];
  return places.find((area) => !taken.some((other) => meet(area, other))) ?? first;
}

/** What other layers of this kind cover now. */
export function takenBesides(own: Element): Area[] {
  return [...document.querySelectorAll('[role="tooltip"]')].filter((one) => one !== own && one.checkVisibility()).map((one) => one.getBoundingClientRect());
}

export const theWindow = (): Size => ({ width: innerWidth, height: innerHeight });
