/** Names of visible things: `card:g2` is the card g2. */
import type { Named } from "../protocol";

type IdOf<Ref> = Ref extends `${string}:${infer Id}` ? Id : never;

/** The id of the thing that words of an event name. */
export function idOf<Ref extends string>(words: Named<Ref>): IdOf<Ref> {
  return words.ref.slice(words.ref.indexOf(":") + 1) as IdOf<Ref>;
}
