/** The games that this server can play, asked for once. */
import { faceOf, shelf } from "../games";
import { gameWords, inLang } from "../i18n/words.svelte";
import { getGames } from "../net/api";
import { prefs, type Lang } from "../prefs.svelte";
import type { GameInfo } from "../protocol";

class Games {
  list = $state.raw<GameInfo[] | null>(null);
  failed = $state(false);
  /** Titles of games from outside, as their own texts say; asked for once they are needed. */
  private titles = $state<Record<string, string>>({});

  async load() {
    try {
      this.list ??= await getGames();
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  async name(id: string, lang: Lang) {
    const words = await gameWords(id, lang).catch(() => null);
    if (words?.has("title")) this.titles[`${id}/${lang}`] = words.msg("title");
  }

  title(id: string): string {
    return this.titles[`${id}/${prefs.lang}`] ?? inLang(faceOf(id).title);
  }

  get(id: string): GameInfo | undefined {
    return this.list?.find((game) => game.id === id);
  }
}

export const games = new Games();

export function levelsOf(game: string): string[] {
  return games.get(game)?.levels ?? [];
}

/** What a game is called; inside a component, so that a title which comes later is shown then. */
export function titleOf(id: string): string {
  return games.title(id);
}

/** Ask games that have no box of ours for their titles. To be called inside a component. */
export function learnTitles(ids: () => string[]) {
  $effect(() => {
    const lang = prefs.lang;
    for (const id of ids()) if (!shelf.some((face) => face.id === id)) void games.name(id, lang);
  });
}
