/** How the cards of a castle find room beside it; all lengths in rem. */

const END = 8.25; // the sums at both ends
const KEEP = 11;
const LEAST = 1.625; // a narrower strip could not be read
const MOST = 3.125;
export const BUNDLE = 3.25;
export const SLOT = 2.75;
/** Where there is less, the cards are told by their heads only, and the sums carry the game. */
export const ENOUGH = 38;
const NARROW = 2.25; // below this a cell has no room for two symbols side by side

/** How many cards of each side lie open where only `room` fit: the longer side gives up its oldest ones first. */
export function unbundled(left: number, right: number, room: number): [number, number] {
  let [l, r] = [left, right];
  const taken = () => l + r + (l < left ? 2 : 0) + (r < right ? 2 : 0); // a bundle is as wide as two
  while (taken() > room && l + r > 0) {
    if (l > r) l--;
    else r--;
  }
  return [left - l === 1 ? left : l, right - r === 1 ? right : r]; // a bundle of one is none
}

export interface Fit {
  /** How many cards of each side lie open; the older ones lie in a bundle. */
  left: number;
  right: number;
  strip: number;
  narrow: boolean;
}

/** `slots` places for a new card are shown as well. */
export function fit(width: number, left: number, right: number, slots: number): Fit {
  const room = width - 2 * END - KEEP - slots * SLOT;
  const [l, r] = unbundled(left, right, Math.floor(room / LEAST));
  const bundles = (l < left ? 1 : 0) + (r < right ? 1 : 0);
  const each = (room - bundles * BUNDLE) / Math.max(1, l + r);
  const strip = Math.min(MOST, Math.max(1.25, each));
  return { left: l, right: r, strip, narrow: strip < NARROW };
}
