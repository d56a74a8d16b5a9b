/** What is known about a game's rules, fetched once: its components and, for the search, everything that can be found. */
import type { Thing } from "../games/contract";
import { faceOf } from "../games";
import { gameWords } from "../i18n/words.svelte";
import { indexOf, type Entry } from "./finding";

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
  const { THINGS } = (await faceOf(game).things?.()) ?? { THINGS: [] };
  return new Map(THINGS.map((thing) => [thing.id, thing]));
});

export const findable = kept(async (game): Promise<Entry[]> => {
  const [things, cs, en] = await Promise.all([thingsOf(game), gameWords(game, "cs"), gameWords(game, "en")]);
  return indexOf({ cs, en }, [...things.values()]);
});
