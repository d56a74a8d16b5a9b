/** What lies on the map, and the story of a machine card as a row of scenes. */
import { idOf } from "../../table/refs";
import { centre, CORE, edgeCalled, EDGES, edgesOf, type Point } from "./geometry";
import type { Card, Event, Face, Hex, MachineId, View } from "./shapes";

export type Habitat = Card["habitat"];
export const HABITATS: Habitat[] = ["forest", "plains", "marsh", "mountains"];

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
  direction: View["direction"];
}

export function sceneOf(view: View): Scene {
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

/** The scene that is told with a machine card, in one word. */
export function sceneIn(word: string): Scene {
  const parts = new Map(word.split(";").map((part) => [part.slice(0, part.indexOf("=")), part.slice(part.indexOf("=") + 1)]));
  const list = (name: string) => (parts.get(name) ?? "").split(",");
  const names = (name: string) => list(name).filter(Boolean);
  const pairs = (name: string) => names(name).map((one) => [one.split(":")[0]!, Number(one.split(":")[1])] as const);
  return {
    walls: names("walls"),
    engines: list("engines").map((one) => (one ? { edge: one.split(":")[0]!, facing: Number(one.split(":")[1]) } : null)),
    pollution: Object.fromEntries(pairs("pollution")),
    mechs: Object.fromEntries(pairs("mechs")),
    sites: names("sites"),
    rewilded: names("rewilded"),
    leaders: list("leaders"),
    direction: parts.get("direction") === "right" ? "right" : "left",
  };
}

/** The same as albums of 0.2.0 and before have it. */
function sceneInJson(word: string): Scene {
  const found: Omit<Scene, "engines"> & { engines: ([edge: string, facing: number] | null)[] } = JSON.parse(word);
  return { ...found, engines: found.engines.map((engine) => engine && { edge: engine[0], facing: engine[1] }) };
}

const parsed = new WeakMap<Event, Scene>(); // events are many and come again with every position
/** The map as a machine card found it: told with the card itself. */
function sceneFound(event: Event & { kind: "machine" }): Scene {
  const known = parsed.get(event);
  if (known) return known;
  const { found } = event.args;
  const scene = found.startsWith("{") ? sceneInJson(found) : sceneIn(found);
  parsed.set(event, scene);
  return scene;
}

/** The six faces of the wound die one by one: like ones are told together. */
export const oneByOne = (faces: Face[]): Face[] => faces.flatMap((face) => Array.from({ length: face.many }, () => face));

// --- stories

export interface Story {
  card: MachineId;
  /** Its number in the match; 0 for a card that has not come. */
  number: number;
  start: Scene;
  steps: Event[];
}

const AFTER = new Set(["turn", "round", "machine", "hacked"]);

/** Every machine card that the events tell of, with the steps that followed. */
export function stories(events: Event[]): Story[] {
  const found: Story[] = [];
  for (let at = 0; at < events.length; at++) {
    const event = events[at]!;
    if (event.kind !== "machine") continue;
    let end = at + 1;
    while (end < events.length && !AFTER.has(events[end]!.kind)) end++;
    found.push({
      card: idOf(event.args.card),
      number: event.args.number,
      start: sceneFound(event),
      steps: events.slice(at + 1, end),
    });
  }
  return found;
}
/** The machine card that a beat belongs to, as far as it has been told; null for everything that players do. */
export function storyWith(events: Event[], beat: Event | null): Story | null {
  if (!beat) return null;
  const from = events.findLastIndex((event) => event.kind === "machine");
  const told = from < 0 ? [] : events.slice(from);
  return told.length > 0 && !told.slice(1).some((event) => AFTER.has(event.kind)) ? stories(told)[0]! : null;
}

/** Places are told by their titles, C5, C5-C6 and C1←; "" where a step has no such place. */
export const hexIn = ({ args }: Event) => ("hex" in args ? args.hex.toLowerCase() : "");
export const edgeIn = ({ args }: Event) => ("edge" in args ? edgeCalled(args.edge) : "");
export const originIn = ({ args }: Event) => ("origin" in args ? args.origin.toLowerCase() : "");

/** What one step of a machine card leaves behind. It only repeats what was told; nothing is decided here. */
export function after(scene: Scene, step: Event): Scene {
  const hex = hexIn(step);
  const edge = edgeIn(step);
  const put = (list: Record<string, number>, changes: Record<string, number>) => ({ ...list, ...changes });
  switch (step.kind) {
    case "wall":
      return { ...scene, walls: [...scene.walls, edge] };
    case "engine-step":
    case "engine-deployed":
    case "engine-reset": {
      const place = step.kind === "engine-reset" ? null : { edge, facing: step.args.facing };
      return { ...scene, engines: scene.engines.map((engine, which) => (which === step.args.engine ? place : engine)) };
    }
    case "factory":
      return {
        ...scene,
        walls: scene.walls.filter((wall) => !edgesOf(hex).includes(wall)),
        sites: [...scene.sites, hex],
        mechs: put(scene.mechs, { [hex]: step.args.mechs, [CORE]: 0 }),
        pollution: put(scene.pollution, { [hex]: step.args.pollution, [CORE]: 0 }),
      };
    case "core-mechs":
      return { ...scene, mechs: put(scene.mechs, { [CORE]: step.args.count }) };
    case "pollution":
      return { ...scene, pollution: put(scene.pollution, { [hex]: step.args.count }) };
    case "toxic":
      return { ...scene, pollution: put(scene.pollution, { [hex]: 3 }) };
    case "hunter":
      return { ...scene, mechs: put(scene.mechs, { [hex]: (scene.mechs[hex] ?? 0) + 1 }) };
    case "pursuit": {
      const changes = { [originIn(step)]: 0, [hex]: (scene.mechs[hex] ?? 0) + step.args.count };
      return { ...scene, mechs: put(scene.mechs, changes) };
    }
    case "direction-right":
    case "direction-left":
      return { ...scene, direction: step.kind === "direction-right" ? "right" : "left" };
  }
  return scene;
}

/** The scene after a number of steps. */
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
  const at = (kind: Event["kind"], place: (step: Event) => string) => story.steps.filter((step) => step.kind === kind).map(place);
  const puffs: Record<string, number> = {};
  for (const hex of [...at("pollution", hexIn), ...at("toxic", hexIn)]) puffs[hex] = (puffs[hex] ?? 0) + 1;
  const moved = new Set(story.steps.flatMap((step) => (step.kind === "engine-step" || step.kind === "engine-deployed" ? [step.args.engine] : [])));
  return {
    walls: at("wall", edgeIn),
    engines: end.engines.flatMap((engine, which) => (engine && moved.has(which) ? [engine] : [])),
    resets: at("engine-reset", edgeIn),
    factory: at("factory", hexIn)[0] ?? "",
    puffs,
    toxic: at("toxic", hexIn),
    hunters: at("hunter", hexIn),
    runs: story.steps.flatMap((step) =>
      step.kind === "pursuit" ? [{ from: originIn(step), to: hexIn(step), count: step.args.count }] : [],
    ),
  };
}

/** The places that one beat is about: they are ringed while it is told. */
export function placesOf(beat: Beat): { hexes: string[]; edges: string[]; from: string } {
  const hexes = new Set<string>();
  const edges = new Set<string>();
  let from = "";
  for (const step of beat.steps) {
    if (hexIn(step)) hexes.add(hexIn(step));
    if (edgeIn(step) && step.kind !== "hunter") edges.add(edgeIn(step));
    if (originIn(step)) from = originIn(step);
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
 * `arrowOf` tells the arrow of the core's top board when a number of factories stand.
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
  if (site) to = centre(hexIn(site));
  else if (step && story.card.startsWith("engines") && scene.engines.every(Boolean) && list.findIndex(moves) === at)
    to = EDGES.get(scene.engines[step.args.engine]!.edge)!.middle;
  if (!to) return null;
  const from = 30 + 60 * arrowOf(scene.sites.length);
  const sign = scene.direction === "right" ? 1 : -1;
  const angle = Math.round(((Math.atan2(to.y, to.x) * 180) / Math.PI - from) * sign);
  return { from, turn: sign * (((angle % 360) + 360) % 360), to };
}
