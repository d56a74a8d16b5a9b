/** What this browser has tried and solved: the tries of every puzzle with their score, and the days in a row. */
import { remember } from "../prefs.svelte";
import { streakOf } from "./days";

const PLACE = "klubovna.puzzles";
const MOST_DAYS = 400;

export interface Try {
  key: string;
  /** The words of the option when it was tried. */
  label: string;
  /** Games in a hundred that it would win; null where nobody has counted. */
  points: number | null;
}
export interface Solved {
  tries: Try[];
  done: boolean;
  /** Whether the solution was looked at first: then it counts for no streak. */
  shown: boolean;
}
interface Memory {
  puzzles: Record<string, Solved>;
  /** Days on which the puzzle of the day was solved, as 2026-11-17, in order. */
  days: string[];
}

class SolvedPuzzles {
  private memory = $state.raw<Memory>({ puzzles: {}, days: [] });

  constructor() {
    try {
      const found = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Memory>;
      this.memory = { puzzles: found.puzzles ?? {}, days: found.days ?? [] };
    } catch {
      // an unreadable memory is no memory
    }
  }

  of(game: string, puzzle: string): Solved {
    return this.memory.puzzles[`${game}/${puzzle}`] ?? { tries: [], done: false, shown: false };
  }

  private keep(game: string, puzzle: string, change: Partial<Solved>, days = this.memory.days) {
    const puzzles = { ...this.memory.puzzles, [`${game}/${puzzle}`]: { ...this.of(game, puzzle), ...change } };
    this.memory = { puzzles, days };
    remember(PLACE, this.memory);
  }

  tried(game: string, puzzle: string, made: Try) {
    const { tries, done } = this.of(game, puzzle);
    if (!done && !tries.some((one) => one.key === made.key)) this.keep(game, puzzle, { tries: [...tries, made] });
  }

  show(game: string, puzzle: string) {
    if (!this.of(game, puzzle).done) this.keep(game, puzzle, { shown: true });
  }

  /** Solved; `day` where it was the puzzle of that day. */
  done(game: string, puzzle: string, day: string | null) {
    const { done, shown } = this.of(game, puzzle);
    const counts = day !== null && !shown && !done && !this.memory.days.includes(day);
    this.keep(game, puzzle, { done: true }, counts ? [...this.memory.days, day].sort().slice(-MOST_DAYS) : this.memory.days);
  }

  solvedOn(day: string): boolean {
    return this.memory.days.includes(day);
  }

  /** How many days in a row, up to this one or the one before it. */
  streak(today: string): number {
    return streakOf(this.memory.days, today);
  }
}

export const solved = new SolvedPuzzles();
