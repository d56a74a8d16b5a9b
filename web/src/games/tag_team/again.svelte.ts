/** A fight shown again from the last fight's notes, where its events came all at once: in a replay. */
import { isStill } from "../../prefs.svelte";
import { gained, sceneAgain, type Scene } from "./fight";
import { restOn } from "./pace";
import type { Event, Fight, Note } from "./shapes";

export class Again {
  private fight = $state.raw<Fight | null>(null);
  private turn = $state(0);
  private told = $state(0);

  /** A position has come: with a fight to be shown, or without. */
  see(fight: Fight | null, fought: boolean) {
    this.fight = fought && !isStill() ? fight : null;
    this.turn = this.told = 0;
  }

  readonly scene = $derived<Scene | null>(this.fight ? sceneAgain(this.fight, this.turn, this.told) : null);
  readonly tally = $derived.by(() => {
    const fight = this.fight;
    return fight ? fight.turns.slice(0, this.turn + 1).map((_, turn) => [0, 1].map((side) => gained(fight, turn, side))) : [];
  });

  /** To be called inside an effect: moves on by itself, as long as there is something to tell. */
  run() {
    const fight = this.fight;
    const now = fight?.turns[this.turn];
    if (!fight || !now) return;
    const timer = setTimeout(() => {
      if (this.told < now.notes.length) this.told++;
      else if (this.turn + 1 < fight.turns.length) {
        this.turn++;
        this.told = 0;
      } else this.fight = null;
    }, rest(this.told === 0 ? null : now.notes[this.told - 1]!));
    return () => clearTimeout(timer);
  }
}

const rest = (note: Note | null) =>
  restOn((note ? { kind: note.kind, rule: note.rule, args: Object.fromEntries(note.figures) } : { kind: "reveal", args: {} }) as unknown as Event);
