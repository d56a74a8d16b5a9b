/** What this browser has learnt: how far every lesson was taken, and the lines of the crib. */
import { remember } from "../prefs.svelte";

const PLACE = "klubovna.lessons";

export interface Progress {
  /** The learner's answers so far; they decide everything. */
  keys: string[];
  /** Whether the lesson was once finished. */
  done: boolean;
  /** The lines of the crib that it has written. */
  crib: string[];
}

class Learnt {
  private lessons = $state.raw<Record<string, Progress>>({});

  constructor() {
    try {
      this.lessons = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Progress>;
    } catch {
      // an unreadable memory is no memory
    }
  }

  of(game: string, lesson: string): Progress {
    return this.lessons[`${game}/${lesson}`] ?? { keys: [], done: false, crib: [] };
  }

  keep(game: string, lesson: string, progress: Progress) {
    this.lessons = { ...this.lessons, [`${game}/${lesson}`]: progress };
    remember(PLACE, this.lessons);
  }

  /** Everything that the lessons of a game have written down, each line once. */
  cribOf(game: string): string[] {
    const lines = Object.entries(this.lessons).flatMap(([name, one]) => (name.startsWith(`${game}/`) ? one.crib : []));
    return [...new Set(lines)];
  }
}

export const learnt = new Learnt();
