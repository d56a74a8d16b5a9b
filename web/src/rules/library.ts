/** What is known about a game's rules, fetched once: its components and, for the search, everything that can be found. */
import type { Pictures, Thing } from "../games/contract";
import { gameWords } from "../i18n/words.svelte";
import { indexOf, type Entry } from "./finding";

// found by their names, so that the shelf need not know of them: they are no part of the first load
const things = import.meta.glob<{ THINGS: Thing[] }>("../games/*/things.ts");
const pictures = import.meta.glob<{ default: Pictures }>("../games/*/Pictures.svelte");

/** The pictures of a game's page, where it has any. */
export const picturesOf = async (game: string): Promise<Pictures | undefined> => (await pictures[`../games/${game}/Pictures.svelte`]?.())?.default;

const kept = <T>(make: (game: string) => Promise<T>) => {
  const made = new Map<string, Promise<T>>();
  return (game: string): Promise<T> => {
    let found = made.get(game);
    if (!found) {
      found = make(game);
      found.catch(() => made.delete(game)); // the net may be back next time
      made.set(game, found);
    }
    return found;
  };
};

export const thingsOf = kept(async (game): Promise<Map<string, Thing>> => {
  const { THINGS } = (await things[`../games/${game}/things.ts`]?.()) ?? { THINGS: [] };
  return new Map(THINGS.map((thing) => [thing.id, thing]));
});

export const findable = kept(async (game): Promise<Entry[]> => {
  const [things, cs, en] = await Promise.all([thingsOf(game), gameWords(game, "cs"), gameWords(game, "en")]);
  return indexOf({ cs, en }, [...things.values()]);
});
