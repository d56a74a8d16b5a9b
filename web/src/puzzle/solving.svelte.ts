/** One puzzle as it is solved: a lesson whose wrong answers keep their score. */
import { getDaily, getPuzzle, getSolution } from "../net/api";
import { Teaching } from "../learn/teaching.svelte";
import type { LessonMoment, PuzzleMoment, PuzzleOfTheDay, PuzzleSolution } from "../protocol";
import { solved } from "./solved.svelte";

export class Solving extends Teaching {
  puzzle = $state.raw<PuzzleMoment>();
  daily = $state.raw<PuzzleOfTheDay>();
  solution = $state.raw<PuzzleSolution>();

  constructor(
    game: string,
    puzzle: string,
    private readonly labelOf: (key: string) => string,
  ) {
    super(game, puzzle);
    getDaily().then((found) => (this.daily = found), () => {});
  }

  /** The puzzle's number, if it is that of today. */
  get today(): PuzzleOfTheDay | null {
    return this.daily?.puzzle.game === this.game && this.daily.puzzle.id === this.lesson ? this.daily : null;
  }

  override answer(key: string) {
    const now = this.puzzle;
    if (now && !this.busy && now.moment.step === 0 && !now.moment.wanted.includes(key)) {
      const worth = now.worth[key];
      const points = worth === undefined ? null : Math.round(100 * worth);
      solved.tried(this.game, this.lesson, { key, label: this.labelOf(key), points });
    }
    super.answer(key);
  }

  async reveal() {
    solved.show(this.game, this.lesson);
    this.solution = await getSolution(this.game, this.lesson).catch(() => undefined);
  }

  protected override async ask(keys: string[]): Promise<LessonMoment> {
    const found = await getPuzzle(this.game, this.lesson, keys);
    this.puzzle = found;
    return found.moment;
  }
  protected override kept(): string[] {
    return [];
  }
  protected override keep(_keys: string[], moment: LessonMoment) {
    if (!moment.over) return;
    solved.done(this.game, this.lesson, this.today?.day ?? null);
    void getSolution(this.game, this.lesson).then((found) => (this.solution = found), () => {});
  }
}
