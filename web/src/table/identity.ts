/**
 * Which card is which. Views name cards by what is printed on them, and a deck holds look-alikes; to move a card across
 * the table, the screen must know that the card that left here is the one that arrived there.
 *
 * `Identity.follow` is given the zones of each position and gives every card a number that stays with it: cards that
 * stayed keep theirs, cards that moved take theirs along, and only what appeared from nowhere gets a new one.
 */
export type Zones = Record<string, string[]>;
export type Ids = Record<string, number[]>;

export class Identity {
  private last: Zones = {};
  private ids: Ids = {};
  private next = 1;

  follow(zones: Zones): Ids {
    const ids: Ids = {};
    const left: { code: string; id: number }[] = [];
    const open: { zone: string; at: number; code: string }[] = [];
    for (const zone of Object.keys(zones)) ids[zone] = new Array<number>(zones[zone]!.length).fill(0);
    for (const zone of new Set([...Object.keys(this.last), ...Object.keys(zones)])) {
      const before = this.last[zone] ?? [];
      const after = zones[zone] ?? [];
      const stayed = common(before, after);
      const gone = new Set(before.keys());
      const came = new Set(after.keys());
      for (const [from, to] of stayed) {
        ids[zone]![to] = this.ids[zone]![from]!;
        gone.delete(from);
        came.delete(to);
      }
      for (const at of gone) left.push({ code: before[at]!, id: this.ids[zone]![at]! });
      for (const at of came) open.push({ zone, at, code: after[at]! });
    }
    for (const place of open) {
      const found = left.findIndex((card) => card.code === place.code);
      ids[place.zone]![place.at] = found < 0 ? this.next++ : left.splice(found, 1)[0]!.id;
    }
    this.last = Object.fromEntries(Object.entries(zones).map(([zone, cards]) => [zone, [...cards]]));
    this.ids = ids;
    return ids;
  }
}

/** The longest common part of two sequences in order, as pairs of places. */
function common(before: string[], after: string[]): [number, number][] {
  const rows = before.length;
  const cols = after.length;
  const best: number[][] = Array.from({ length: rows + 1 }, () => new Array<number>(cols + 1).fill(0));
  for (let i = rows - 1; i >= 0; i--)
    for (let j = cols - 1; j >= 0; j--)
      best[i]![j] = before[i] === after[j] ? best[i + 1]![j + 1]! + 1 : Math.max(best[i + 1]![j]!, best[i]![j + 1]!);
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < rows && j < cols; )
    if (before[i] === after[j]) pairs.push([i++, j++]);
    else if (best[i + 1]![j]! >= best[i]![j + 1]!) i++;
    else j++;
  return pairs;
}
