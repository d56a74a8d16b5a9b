/** What was chosen at home last, for those who come back from another page. */
export type Way = "bots" | "friends" | "anyone" | "device";

/** Who else sits down with the one that was chosen: others of its level, then of those next to it. */
export function company(figure: string, level: string, count: number): string[] {
  const at = LEVELS.indexOf(level);
  const near = at < 0 ? ["casual", "skilled", "casual", "newcomer"] : [figure || level, level, LEVELS[at - 1] ?? "skilled", LEVELS[at + 1] ?? "skilled", LEVELS[at - 1] ?? "casual"];
  return Array.from({ length: count }, (_, seat) => near[seat % near.length]!);
}
const LEVELS = ["newcomer", "casual", "skilled", "strong", "master"];

export const choice: { game: string; way: Way } = { game: "", way: "bots" };
