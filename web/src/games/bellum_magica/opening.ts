/** In which order all chests are opened at the end, and how the sums grow. */
import type { ChestKind, View } from "./shapes";
import { KINDS } from "./view";

export interface Lid {
  seat: number;
  kind: ChestKind;
  value: number;
  /** The chest that decides: it waits until everything else lies open. */
  decides: boolean;
}

/** Wooden ones first, then metal, then golden; of each kind everybody's first, then everybody's second. */
export function lidsOf({ players, lastChest }: Pick<View, "players" | "lastChest">): Lid[] {
  const lids = KINDS.flatMap((kind) => {
    const most = Math.max(...players.map((player) => player.values[kind].length));
    return Array.from({ length: most }, (_, nth) =>
      players.flatMap((player, seat): Lid[] => {
        const value = player.values[kind][nth];
        return value === undefined ? [] : [{ seat, kind, value, decides: false }];
      }),
    ).flat();
  });
  const at = lids.findLastIndex((lid) => lastChest?.seat === lid.seat && lastChest.kind === lid.kind && lastChest.value === lid.value);
  return at < 0 ? lids : [...lids.toSpliced(at, 1), { ...lids[at]!, decides: true }];
}

/** By seat the chests that are open after a number of them. */
export function towersOf(lids: Lid[], opened: number, seats: number): Lid[][] {
  return Array.from({ length: seats }, (_, seat) => lids.slice(0, opened).filter((lid) => lid.seat === seat));
}

export const heightOf = (tower: Lid[]) => tower.reduce((sum, lid) => sum + lid.value, 0);

const USUAL = 240; // ms
const GOLDEN = 900;

/** How long it takes until this chest is open. */
export const takes = ({ kind }: Lid) => (kind === "golden" ? GOLDEN : USUAL);
