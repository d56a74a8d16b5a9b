/** The games that this server can play, asked for once. */
import { getGames } from "../net/api";
import type { GameInfo } from "../protocol";

class Games {
  list = $state.raw<GameInfo[] | null>(null);
  failed = $state(false);

  async load() {
    try {
      this.list ??= await getGames();
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  get(id: string): GameInfo | undefined {
    return this.list?.find((game) => game.id === id);
  }
}

export const games = new Games();

export function levelsOf(game: string): string[] {
  return games.get(game)?.levels ?? [];
}
