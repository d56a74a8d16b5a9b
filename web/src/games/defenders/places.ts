/** What a hex and an edge are called, in words: for screen readers and for whoever points at them. */
import type { Args } from "../../protocol";
import { EDGES, SIDES } from "./geometry";
import type { View } from "./shapes";

type Say = (id: string, args?: Args) => string;

export function hexFacts(table: View, name: string, nameOf: (player: number) => string, say: Say): string[] {
  const hex = table.hexes.find((one) => one.name === name)!;
  const board = table.factories.find((one) => one.hex === name);
  const list: string[] = [];
  if (hex.kind === "core") list.push(say("board-hex-core", { boards: table.core.boards, engines: table.core.engines }));
  else if (hex.kind === "factory") list.push(say("board-hex-factory", { number: board!.number }));
  else if (hex.kind === "rewilded") list.push(say("board-hex-rewilded", { number: board!.number }));
  else list.push(say(`habitat-${hex.habitat}`));
  if (hex.toxic) list.push(say("board-hex-toxic"));
  else if (hex.pollution > 0) list.push(say("board-hex-pollution", { count: hex.pollution }));
  if (hex.mechs > 0) list.push(say(table.snipers.includes(name) ? "board-hex-snipers" : "board-hex-hunters", { count: hex.mechs }));
  for (const player of hex.leaders) list.push(say("board-hex-leader", { name: nameOf(player) }));
  if (hex.camp) list.push(say(hex.camp.works ? "board-hex-camp" : "board-hex-camp-idle", { name: nameOf(hex.camp.player) }));
  if (hex.kind === "habitat") {
    const walls = hex.walled.filter(Boolean).length;
    const sides = hex.walled.flatMap((yes, side) => (yes ? [say(`board-side-${SIDES[side]}`)] : [])).join(", ");
    if (table.enclosed.includes(name)) list.push(say("board-hex-enclosed"));
    else if (walls > 0) list.push(say("board-hex-walls", { count: walls, sides }));
  }
  if (table.sniperZone.includes(name)) list.push(say("board-hex-zone"));
  for (const source of table.vents)
    for (const vent of source.vents) if (vent.target === name) list.push(say("board-hex-vent", { hex: source.hex.toUpperCase() }));
  return list;
}

export function edgeFact(table: View, name: string, nameOf: (player: number) => string, say: Say): string {
  const edge = EDGES.get(name)!;
  const breach = table.breaches.find((one) => one.edge === name);
  if (table.engines.some((one) => one?.edge === name)) return say("board-edge-engine");
  if (breach) return say("board-edge-breach", { name: nameOf(breach.player) });
  if (table.hexes.find((one) => one.name === edge.a)!.walled[edge.side]) return say("board-edge-wall");
  return say(edge.b ? "board-edge-open" : "board-edge-border");
}
