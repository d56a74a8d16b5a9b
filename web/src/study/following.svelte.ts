/** The analysis of one match: wanted, followed while it is made, called off. */
import { analyse, getAnalysis, CallFailed } from "../net/api";
import { prefs } from "../prefs.svelte";
import type { Analysed } from "../protocol";

const EVERY = 700; // ms between two looks at how far it is

export class Following {
  now = $state.raw<Analysed>();
  failure = $state("");
  private timer = 0;
  private closed = false;

  constructor(readonly room: string) {
    $effect(() => {
      void prefs.lang; // verdicts come in the language of the page
      void this.look();
    });
  }

  start = () => this.wish(true);
  cancel = () => this.wish(false);

  close() {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private look = () => this.take(getAnalysis(this.room));
  private wish = (wanted: boolean) => this.take(analyse(this.room, wanted));

  private async take(answer: Promise<Analysed>) {
    clearTimeout(this.timer);
    try {
      const found = await answer;
      if (this.closed) return;
      this.now = found;
      this.failure = "";
      if (found.state === "waiting" || found.state === "running") this.timer = window.setTimeout(() => void this.look(), EVERY);
    } catch (error) {
      this.failure = error instanceof CallFailed ? error.reason.text : String(error);
    }
  }
}
