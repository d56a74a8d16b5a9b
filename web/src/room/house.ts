/** What a host may do about those who only look on: by what they have said. */
import type { Link } from "../net/link.svelte";

export type OfHouse = (what: "mute" | "remove", line: number) => void;

/** Null for whoever is not the host. */
export function ofHouse(link: Link): OfHouse | null {
  const host = link.table?.host ?? null;
  if (host === null || !link.seats.includes(host)) return null;
  return (what, line) => void link.wish(what === "mute" ? { type: "mute", line, on: true } : { type: "remove", line });
}

/** Where others can be reported to the owner of the clubhouse; null where there is none. */
export function reportsAt(link: Link): { room: string; seats: number[] } | null {
  return link.owned ? { room: link.room, seats: link.seats } : null;
}
