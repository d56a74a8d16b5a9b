/** Where things lie on the map. */

// G2: hexes with a corner at the top, sides and corners clockwise from the east

export const SIZE = 50;
export const CORE = "d4";
const WIDTH = SIZE * Math.sqrt(3);
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;
export const SIDES = ["e", "se", "sw", "w", "nw", "ne"];
const ARROWS = ["→", "↘", "↙", "←", "↖", "↗"];

export interface Point {
  x: number;
  y: number;
}
export function hexNameAt(q: number, r: number): string {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) > 3 ? "" : `${"abcdefg"[r + 3]}${q - Math.max(-3, -3 - r) + 1}`;
}
export function axial(name: string): { q: number; r: number } {
  const r = "abcdefg".indexOf(name[0]!) - 3;
  return { q: Number(name.slice(1)) - 1 + Math.max(-3, -3 - r), r };
}
export function centre(name: string): Point {
  const { q, r } = axial(name);
  return { x: WIDTH * (q + r / 2), y: 1.5 * SIZE * r };
}
/** The neighbour on a side, or "" beyond the border. */
export function beside(name: string, side: number): string {
  const { q, r } = axial(name);
  const [dq, dr] = STEPS[side]!;
  return hexNameAt(q + dq, r + dr);
}
export function corner(at: Point, k: number, size = SIZE): Point {
  const angle = ((30 + 60 * k) * Math.PI) / 180;
  return { x: at.x + size * Math.cos(angle), y: at.y + size * Math.sin(angle) };
}
export function outline(name: string, size = SIZE): string {
  const at = centre(name);
  return `M${[0, 1, 2, 3, 4, 5].map((k) => pair(corner(at, k, size))).join("L")}Z`;
}
const round = (value: number) => Math.round(value * 10) / 10;
export const pair = (at: Point) => `${round(at.x)} ${round(at.y)}`;

/** The size of the hexes' names: 12 px where a hex has room for them. `unit` is how much of the map a pixel shows. */
export const nameSizeAt = (unit: number, zoom: number) => Math.min(26, Math.max(12.5 / Math.max(1, zoom * 0.8), 12 * unit));

export interface Edge {
  name: string;
  /** As people read it: C5-C6, at the border C1←. */
  title: string;
  a: string;
  side: number;
  b: string;
  from: Point;
  to: Point;
  middle: Point;
  path: string;
  /** Degrees of the line, for what is turned along it. */
  turn: number;
}
function makeEdge(a: string, side: number): Edge {
  const at = centre(a);
  const [from, to] = [corner(at, (side + 5) % 6), corner(at, side)];
  const b = beside(a, side);
  return {
    name: b ? `${a}-${b}` : `${a}.${SIDES[side]}`,
    title: `${a}${b ? `-${b}` : ARROWS[side]}`.toUpperCase(),
    a,
    side,
    b,
    from,
    to,
    middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    path: `M${pair(from)}L${pair(to)}`,
    turn: 60 * side + 90,
  };
}
export const HEXES: string[] = [];
for (let r = -3; r <= 3; r++) for (let q = -3; q <= 3; q++) if (hexNameAt(q, r)) HEXES.push(hexNameAt(q, r));
/** The edge on each side of each hex, and all edges by name. */
export const EDGES = new Map<string, Edge>();
const SIDES_OF = new Map<string, string[]>();
for (const name of HEXES)
  for (let side = 0; side < 6; side++) {
    const other = beside(name, side);
    if (other && HEXES.indexOf(other) < HEXES.indexOf(name)) continue;
    const edge = makeEdge(name, side);
    EDGES.set(edge.name, edge);
    for (const [hex, place] of [
      [name, side],
      [other, (side + 3) % 6],
    ] as const) {
      if (!hex) continue;
      const sides = SIDES_OF.get(hex) ?? Array<string>(6).fill("");
      sides[place] = edge.name;
      SIDES_OF.set(hex, sides);
    }
  }
const BY_TITLE = new Map([...EDGES.values()].map((edge) => [edge.title, edge.name]));
export const edgeCalled = (title: string): string => BY_TITLE.get(title) ?? title.toLowerCase();
/** The title of a hex or of an edge. */
export const titleOf = (place: string): string => EDGES.get(place)?.title ?? place.toUpperCase();
export const edgesOf = (hex: string): string[] => SIDES_OF.get(hex)!;

/** The hex in the next row that a vertical arrow leads to: the one nearest to where the walk began. */
export function upOrDown(name: string, down: boolean, x: number): string {
  const near = (down ? [1, 2] : [4, 5]).map((side) => beside(name, side)).filter(Boolean);
  return near.sort((one, two) => Math.abs(centre(one).x - x) - Math.abs(centre(two).x - x))[0] ?? name;
}

/** An arrow between two places, short of both by `cut`. */
export function arrow(from: Point, to: Point, cut = 16): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const tip = { x: to.x - ux * cut, y: to.y - uy * cut };
  const back = { x: tip.x - ux * 12, y: tip.y - uy * 12 };
  const [left, right] = [
    { x: back.x - uy * 7, y: back.y + ux * 7 },
    { x: back.x + uy * 7, y: back.y - ux * 7 },
  ];
  return `M${pair({ x: from.x + ux * cut, y: from.y + uy * cut })}L${pair(tip)}M${pair(left)}L${pair(tip)}L${pair(right)}`;
}
