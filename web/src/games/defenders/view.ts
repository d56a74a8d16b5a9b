/** The shape of the view, where things lie on the map, and the story of a machine card as a row of scenes. */
import type { Arg, Event } from "../../protocol";

export type Habitat = "forest" | "plains" | "marsh" | "mountains";
export type Faction = "order" | "council" | "coven" | "sect";
export type Item = "map" | "food" | "potion" | "rocket";
export type Direction = "right" | "left";

export interface Hex {
  name: string;
  q: number;
  r: number;
  kind: "habitat" | "core" | "factory" | "rewilded";
  habitat: Habitat | null;
  pollution: number;
  toxic: boolean;
  mechs: number;
  leaders: number[];
  camp: { player: number; works: boolean } | null;
  walled: boolean[];
}
export interface Engine {
  edge: string;
  left: string;
  right: string;
  facing: number;
  hunter: string;
  nextRight: string | null;
  nextLeft: string | null;
}
export interface Vent {
  side: number;
  target: string | null;
}
export interface Factory {
  hex: string;
  number: number;
  arrow: number;
  rewilded: boolean;
  vents: Vent[];
}
export interface Player {
  seat: number;
  faction: Faction | null;
  leader: string | null;
  leaders: { id: string; abilities: string[] }[];
  hex: string | null;
  gone: boolean;
  support: number;
  needed: number;
  track: { needs: number; hand: number }[];
  built: number;
  campsLeft: number;
  camps: string[];
  wounds: number;
  items: Partial<Record<Item, boolean>>;
  tokens: number;
  deck: number;
  discard: string[];
  defender: string | null;
  team: string[];
  ability: string | null;
  hand: number;
  hint: Record<Habitat, number> | null;
  hintRound: number;
  threat: 0 | 1 | 2;
  reach: string[];
}
export interface Printed {
  faction: Faction;
  habitat: Habitat;
  ap: number;
  ability: string;
  lasting: boolean;
}
export interface Coming {
  card: string;
  count: number;
  steps: Event[];
  encloses: string[];
  loss: string | null;
}
export interface DefendersView {
  seat: number | null;
  stage: "faction" | "leader" | "split" | "camp" | "leading" | "reveals" | "actions";
  silent: boolean;
  solo: boolean;
  round: number;
  active: number;
  ap: number;
  first: number | null;
  turns: number[];
  unresolved: number[];
  hexes: Hex[];
  walls: string[];
  breaches: { edge: string; player: number }[];
  engines: (Engine | null)[];
  factories: Factory[];
  core: { boards: number; number: number; arrow: number; vents: Vent[]; engines: number };
  direction: Direction;
  enclosed: string[];
  oneShort: { hex: string; edge: string }[];
  snipers: string[];
  sniperZone: string[];
  toxicLeft: number;
  machine: { deck: number; discard: string[]; toCome: string[]; drawn: number };
  forecast: { active: number | null; cards: Coming[] };
  players: Player[];
  hand: string[];
  cards: Record<string, Printed>;
  dead: (string | null)[];
  graves: string[];
  figures: Record<string, number>;
}

export const HABITATS: Habitat[] = ["forest", "plains", "marsh", "mountains"];
export const ITEM_OF: Record<Faction, Item> = { order: "map", council: "food", coven: "potion", sect: "rocket" };
export const HOME: Record<Faction, Habitat> = { order: "forest", council: "plains", coven: "marsh", sect: "mountains" };

// --- where things lie (G2): hexes with a corner at the top, sides and corners clockwise from the east

export const SIZE = 50;
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

export interface Edge {
  name: string;
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
export const edgesOf = (hex: string): string[] => SIDES_OF.get(hex)!;

// --- what lies on the map: now, or at a moment of a story

export interface Scene {
  walls: string[];
  engines: ({ edge: string; facing: number } | null)[];
  /** 3 is a toxic site. */
  pollution: Record<string, number>;
  mechs: Record<string, number>;
  /** The factories in the order in which they were built: numbers 5, 4, 3, 2, 1. */
  sites: string[];
  rewilded: string[];
  /** By player; "" is off the map. */
  leaders: string[];
  direction: Direction;
}

export function sceneOf(view: DefendersView): Scene {
  const counted = (count: (hex: Hex) => number) =>
    Object.fromEntries(view.hexes.map((hex) => [hex.name, count(hex)] as const).filter(([, n]) => n > 0));
  return {
    walls: view.walls,
    engines: view.engines.map((engine) => engine && { edge: engine.edge, facing: engine.facing }),
    pollution: counted((hex) => (hex.toxic ? 3 : hex.pollution)),
    mechs: counted((hex) => hex.mechs),
    sites: view.factories.map((factory) => factory.hex),
    rewilded: view.factories.filter((factory) => factory.rewilded).map((factory) => factory.hex),
    leaders: view.players.map((player) => player.hex ?? ""),
    direction: view.direction,
  };
}

/** The map as a machine card found it: told with the card itself. */
function sceneFound(text: string): Scene {
  const found = JSON.parse(text) as Omit<Scene, "engines"> & { engines: ([string, number] | null)[] };
  return { ...found, engines: found.engines.map((engine) => engine && { edge: engine[0], facing: engine[1] }) };
}

// --- stories

export interface Story {
  /** "engines", "factories_adv", ... */
  card: string;
  /** Its number in the match; 0 for a card that has not come. */
  number: number;
  start: Scene;
  steps: Event[];
}

const CORE = "d4";
const AFTER = new Set(["turn", "round", "machine", "hacked"]);

/** Every machine card that the events tell of, with the steps that followed. */
export function stories(events: Event[]): Story[] {
  const found: Story[] = [];
  for (let at = 0; at < events.length; at++) {
    const event = events[at]!;
    if (event.kind !== "machine" || typeof event.args.found !== "string") continue;
    let end = at + 1;
    while (end < events.length && !AFTER.has(events[end]!.kind)) end++;
    found.push({
      card: idOf(event.args.card).replace("machine-", ""),
      number: Number(event.args.number),
      start: sceneFound(event.args.found),
      steps: events.slice(at + 1, end),
    });
  }
  return found;
}
const idOf = (arg: Arg | undefined) => (typeof arg === "object" && "id" in arg ? arg.id : "");
export const placeIn = (step: Event, word: "hex" | "edge" | "origin") => String(step.args[word] ?? "").toLowerCase();

/** What one step of a machine card leaves behind. It only repeats what was told; nothing is decided here. */
export function after(scene: Scene, step: Event): Scene {
  const hex = placeIn(step, "hex");
  const edge = placeIn(step, "edge");
  const count = Number(step.args.count ?? 0);
  const put = (list: Record<string, number>, changes: Record<string, number>) => ({ ...list, ...changes });
  switch (step.kind) {
    case "wall":
      return { ...scene, walls: [...scene.walls, edge] };
    case "engine-step":
    case "engine-deployed":
    case "engine-reset": {
      const place = step.kind === "engine-reset" ? null : { edge, facing: Number(step.args.facing) };
      return { ...scene, engines: scene.engines.map((engine, which) => (which === step.args.engine ? place : engine)) };
    }
    case "factory":
      return {
        ...scene,
        walls: scene.walls.filter((wall) => !edgesOf(hex).includes(wall)),
        sites: [...scene.sites, hex],
        mechs: put(scene.mechs, { [hex]: Number(step.args.mechs), [CORE]: 0 }),
        pollution: put(scene.pollution, { [hex]: Number(step.args.pollution), [CORE]: 0 }),
      };
    case "core-mechs":
      return { ...scene, mechs: put(scene.mechs, { [CORE]: count }) };
    case "pollution":
      return { ...scene, pollution: put(scene.pollution, { [hex]: count }) };
    case "toxic":
      return { ...scene, pollution: put(scene.pollution, { [hex]: 3 }) };
    case "hunter":
      return { ...scene, mechs: put(scene.mechs, { [hex]: (scene.mechs[hex] ?? 0) + 1 }) };
    case "pursuit": {
      const changes = { [placeIn(step, "origin")]: 0, [hex]: (scene.mechs[hex] ?? 0) + count };
      return { ...scene, mechs: put(scene.mechs, changes) };
    }
    case "direction-right":
    case "direction-left":
      return { ...scene, direction: step.kind === "direction-right" ? "right" : "left" };
  }
  return scene;
}

/** The scene after so many steps. */
export function sceneAt(story: Story, told: number): Scene {
  return story.steps.slice(0, told).reduce(after, story.start);
}

/** One entry of the list of steps: a wall and the engine that left it are told together. */
export interface Beat {
  steps: Event[];
  /** How many steps have been told when this beat is over. */
  end: number;
}
const LEADS = new Set(["wall"]);
export function beats(story: Story): Beat[] {
  const found: Beat[] = [];
  let open: Event[] = [];
  story.steps.forEach((step, at) => {
    open.push(step);
    if (LEADS.has(step.kind) && at + 1 < story.steps.length) return;
    found.push({ steps: open, end: at + 1 });
    open = [];
  });
  return found;
}

/** What a story changes on the map, for an overlay over the map as it is. */
export interface Ghosts {
  walls: string[];
  engines: { edge: string; facing: number }[];
  resets: string[];
  factory: string;
  puffs: Record<string, number>;
  toxic: string[];
  hunters: string[];
  runs: { from: string; to: string; count: number }[];
}
export function ghosts(story: Story): Ghosts {
  const end = sceneAt(story, story.steps.length);
  const at = (kind: string, word: "hex" | "edge" | "origin") =>
    story.steps.filter((step) => step.kind === kind).map((step) => placeIn(step, word));
  const puffs: Record<string, number> = {};
  for (const hex of [...at("pollution", "hex"), ...at("toxic", "hex")]) puffs[hex] = (puffs[hex] ?? 0) + 1;
  const moved = new Set(story.steps.filter((step) => /^engine-(step|deployed)/.test(step.kind)).map((step) => step.args.engine));
  return {
    walls: at("wall", "edge"),
    engines: end.engines.flatMap((engine, which) => (engine && moved.has(which) ? [engine] : [])),
    resets: at("engine-reset", "edge"),
    factory: at("factory", "hex")[0] ?? "",
    puffs,
    toxic: at("toxic", "hex"),
    hunters: at("hunter", "hex"),
    runs: story.steps
      .filter((step) => step.kind === "pursuit")
      .map((step) => ({ from: placeIn(step, "origin"), to: placeIn(step, "hex"), count: Number(step.args.count) })),
  };
}

/** The places that one beat is about: they are ringed while it is told. */
export function placesOf(beat: Beat): { hexes: string[]; edges: string[]; from: string } {
  const hexes = new Set<string>();
  const edges = new Set<string>();
  let from = "";
  for (const step of beat.steps) {
    if (step.args.hex) hexes.add(placeIn(step, "hex"));
    if (step.args.edge && step.kind !== "hunter") edges.add(placeIn(step, "edge"));
    if (step.args.origin) from = placeIn(step, "origin");
    if (step.kind === "core-mechs" || step.kind === "engine-reset" || step.kind === "core-unknown") hexes.add(CORE);
  }
  return { hexes: [...hexes], edges: [...edges], from };
}

/** How the radar of the core turns until it meets something: degrees clockwise from the east, and where it stops. */
export interface Sweep {
  from: number;
  turn: number;
  to: Point;
}
/**
 * The sweep that a beat begins with: it finds the site of a factory, or the engine that moves first of two (G9).
 * `arrowOf` tells the arrow of the core's top board when so many factories stand.
 */
export function sweepOf(story: Story, at: number, arrowOf: (factories: number) => number): Sweep | null {
  const list = beats(story);
  const beat = list[at];
  if (!beat) return null;
  const scene = sceneAt(story, beat.end - beat.steps.length);
  const moves = (one: Beat) => one.steps.some((step) => step.kind === "engine-step");
  const site = beat.steps.find((step) => step.kind === "factory");
  const step = beat.steps.find((one) => one.kind === "engine-step");
  let to: Point | null = null;
  if (site) to = centre(placeIn(site, "hex"));
  else if (step && story.card.startsWith("engines") && scene.engines.every(Boolean) && list.findIndex(moves) === at)
    to = EDGES.get(scene.engines[Number(step.args.engine)]!.edge)!.middle;
  if (!to) return null;
  const from = 30 + 60 * arrowOf(scene.sites.length);
  const sign = scene.direction === "right" ? 1 : -1;
  const angle = Math.round(((Math.atan2(to.y, to.x) * 180) / Math.PI - from) * sign);
  return { from, turn: sign * (((angle % 360) + 360) % 360), to };
}

/** The hex in the next row that a vertical arrow leads to: the one nearest to where the walk began. */
export function upOrDown(name: string, down: boolean, x: number): string {
  const near = (down ? [1, 2] : [4, 5]).map((side) => beside(name, side)).filter(Boolean);
  return near.sort((one, two) => Math.abs(centre(one).x - x) - Math.abs(centre(two).x - x))[0] ?? name;
}
