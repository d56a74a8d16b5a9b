/** An evening as the server knows it, looked up again every few seconds while somebody looks. */
import { call, CallFailed, sentenceOf } from "../net/api";
import type { CalledOff, EveningState, EveningTable, WishEvening } from "../protocol";
import { say } from "./words.svelte";

const OFTEN = 2500; // milliseconds

export class Live {
  state = $state.raw<EveningState | null>(null);
  missing = $state(false);
  failure = $state("");
  busy = $state(false);
  /** Seconds since 1970 by the server's clock; it ticks. */
  now = $state(0);
  private ahead = 0; // of the server's clock before ours, in seconds

  constructor(readonly id: string) {}

  /** To be called inside a component. */
  watch() {
    $effect(() => {
      void this.look();
      const looking = setInterval(() => void this.look(), OFTEN);
      const ticking = setInterval(() => (this.now = Date.now() / 1000 + this.ahead), 500);
      return () => [looking, ticking].forEach(clearInterval);
    });
  }

  async look() {
    if (document.hidden && this.state) return;
    try {
      this.show(await call<EveningState>(`evenings/${this.id}`));
    } catch (error) {
      if (error instanceof CallFailed && error.status === 404) this.missing = true;
      // else the next look may be luckier
    }
  }

  private show(state: EveningState) {
    this.ahead = state.now - Date.now() / 1000;
    this.now = state.now;
    this.state = state;
  }

  /** What somebody wants; false where it was refused. */
  async wish(wish: WishEvening["wish"] | "cancel", player: number | null = null): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.failure = "";
    try {
      if (wish === "cancel") await call<CalledOff>(`evenings/${this.id}`, undefined, null, "DELETE");
      else this.show(await call<EveningState>(`evenings/${this.id}`, { wish, player }));
      return true;
    } catch (error) {
      this.failure = sentenceOf(error, say("no-net"));
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** The table that waits for me. */
  get mine(): EveningTable | undefined {
    const me = this.state?.me ?? null;
    return me === null ? undefined : this.state?.tables.find((table) => table.how === "open" && table.seats.some((seat) => seat.number === me));
  }
}
