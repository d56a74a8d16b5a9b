/** How much the window leaves to the bases, and what gives way so that nobody stands half under my cards. */

// all in rem
const [HIGH, SHORT] = [12.75, 6.75]; // the hand with its texts or large pictures, and as a row of names
const [LEAST, LESS] = [10.25, 8.5]; // who stands above and below the bases; while cards are offered
const TEXT = 5.25; // of a base, where it is not shown: the longest, or it would come and go
const GAP = 0.5; // between the parts of the board
const MARGIN = 1; // the last part stands in the margin of the cloth

export class Room {
  board = $state<HTMLElement>();
  /** The hand is a row of small cards. */
  slim = $state(false);
  /** The texts of bases are left to the lens, too. */
  silent = $state(false);

  /** To be called when what lies on the table has changed and is drawn. */
  measure(offering: boolean) {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const high = (part: string) => (this.board?.querySelector<HTMLElement>(part)?.offsetHeight ?? 0) / rem;
    if (!this.board || high(".card-of-base") === 0) return;
    const hand = high(".held-place");
    const card = high(".card-of-base") + (this.silent ? TEXT : 0);
    const middle = high(".middle") - high(".bases") + card + (offering ? LESS : LEAST);
    const rest = high(".upper") + middle + high(".mine") - hand + 2 * GAP;
    const room = this.board.clientHeight / rem + MARGIN;
    this.slim = hand > 0 && rest + HIGH > room;
    this.silent = rest + (this.slim ? SHORT : hand) > room;
  }
}
