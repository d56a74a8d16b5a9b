/** Asking for advice: the first press says where to look, the second what to do. Only this player sees it. */
import type { Link } from "../net/link.svelte";
import type { Advised, Reason } from "../protocol";

export type Stage = "none" | "thinking" | "where" | "what";
export const LETTERS = ["A", "B", "C", "D", "E"];

export class Adviser {
  stage = $state<Stage>("none");
  advised = $state.raw<Advised | null>(null);
  /** Why there is none. */
  refused = $state.raw<Reason | null>(null);
  private aborter: AbortController | null = null;

  constructor(
    private readonly link: Link,
    private readonly seat: () => number | null,
  ) {}

  /** The next thing to say; after the last one it is put away. */
  async press() {
    if (this.stage === "where") this.stage = "what";
    else if (this.stage !== "none") this.close();
    else await this.ask();
  }

  private async ask() {
    const seat = this.seat();
    if (seat === null) return;
    const aborter = (this.aborter = new AbortController());
    this.stage = "thinking";
    this.refused = null;
    const told = await this.link.request("advise", seat, aborter.signal);
    if (this.aborter !== aborter) return; // called off, or another question
    this.advised = told && "verdicts" in told ? told : null;
    this.refused = told && "text" in told ? told : null;
    this.stage = this.advised ? "where" : "none";
  }

  close() {
    this.aborter?.abort();
    this.aborter = null;
    this.stage = "none";
    this.advised = null;
    this.refused = null;
  }
}
