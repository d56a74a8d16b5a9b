/**
 * How long nothing has been heard, in time that this page was awake. The wall clock would not do: it is set back and
 * forth, and a page that was frozen or slept would find its socket dead before it has read what waits there.
 */
export class Silence {
  private quiet = 0;
  private last: number;

  constructor(
    private readonly limit: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.last = now();
  }

  /** Something was heard. With `pause`, nothing is expected for so long. */
  broken(pause = 0) {
    this.quiet = -pause;
    this.last = this.now();
  }

  /** Whether it has lasted too long. To be asked often; between two questions no more than half the limit counts. */
  tooLong(): boolean {
    const now = this.now();
    this.quiet += Math.min(Math.max(0, now - this.last), this.limit / 2);
    this.last = now;
    return this.quiet > this.limit;
  }
}
