/**
 * From pointing to answers. An option names the visible things it points at (`refs`); a player points at things, one
 * after another, until a single option is left.
 */
import type { Batch, Choice } from "../protocol";

/** The options that agree with everything pointed at so far. */
export function remaining(options: Choice[], picked: string[]): Choice[] {
  return options.filter((option) => picked.every((ref) => option.refs.includes(ref)));
}

/** What may be pointed at next. */
export function glowing(options: Choice[], picked: string[]): Set<string> {
  const refs = new Set<string>();
  for (const option of remaining(options, picked)) for (const ref of option.refs) if (!picked.includes(ref)) refs.add(ref);
  return refs;
}

export type Pointed =
  | { kind: "answer"; key: string }
  | { kind: "picked"; picked: string[] }
  | { kind: "nothing" };

/** What happens when the player points at `ref`. */
export function pointAt(options: Choice[], picked: string[], ref: string): Pointed {
  if (picked.includes(ref)) return { kind: "picked", picked: picked.slice(0, picked.indexOf(ref)) }; // put it back
  let before = picked;
  let left = remaining(options, [...before, ref]);
  while (left.length === 0 && before.length > 0) {
    before = before.slice(0, -1); // something else instead
    left = remaining(options, [...before, ref]);
  }
  if (left.length === 0) return { kind: "nothing" };
  if (left.length === 1) return { kind: "answer", key: left[0]!.key };
  return { kind: "picked", picked: [...before, ref] };
}

/** Options that pointing alone cannot tell apart once `picked` is picked: they need words. */
export function needWords(options: Choice[], picked: string[]): Choice[] {
  if (picked.length === 0) return [];
  const left = remaining(options, picked);
  const looks = (option: Choice) => [...new Set(option.refs)].sort().join(" ");
  return left.filter(
    (option) =>
      option.refs.every((ref) => picked.includes(ref)) || left.some((other) => other !== option && looks(other) === looks(option)),
  );
}

/** Options that the board cannot show at all: they have no refs, or refs that nothing on the board carries. */
export function loose(options: Choice[], drawn: ReadonlySet<string>): Choice[] {
  return options.filter((option) => option.refs.length === 0 || option.refs.some((ref) => !drawn.has(ref)));
}

/**
 * The single answers that stand for what was ticked, in the order in which they will be asked. Those that the game takes
 * by itself in the end are never asked, so there may be one too many.
 */
export function singleAnswers(batch: Batch, ticked: string[]): string[] {
  const open = batch.among.map((option) => option.key).filter((key) => !batch.picked.includes(key));
  if (batch.kind === "order") return [...ticked, ...open.filter((key) => !ticked.includes(key))];
  return [...open.filter((key) => ticked.includes(key)), "done"];
}
