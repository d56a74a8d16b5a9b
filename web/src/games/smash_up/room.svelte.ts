/** How much the window leaves to the bases, and what gives way so that nobody stands half under my cards. */

// all in rem
const [HIGH, SHORT] = [12.75, 6.75]; // the hand with its texts or large pictures, and as a row of names
/** Who stands above and below the bases: usually; while cards are offered; rivals only, while factions are introduced; nobody yet. */
const AROUND = { play: 10.25, offer: 8.5, opening: 4.25, bare: 2.5 };
const TEXT = 5.25; // of a base, where it is not shown: the longest, or it would come and go
const OFFER = 20; // cards to choose from with their texts, where only their pictures are shown: the tallest, as above
const SPARE = 1.25; // what gave way comes back only with room to spare: it must not come and go with a caption of two lines
const GAP = 0.5; // between the parts of the board
const MARGIN = 1; // the last part stands in the margin of the cloth

export class Room {
  board = $state<HTMLElement>();
  /** The hand is a row of small cards. */
  slim = $state(false);
  /** The texts of bases are left to the lens, too. */
  silent = $state(false);
  /** And those of the cards to choose from. */
  bare = $state(false);

  /** To be called when what lies on the table has changed and is drawn, and when something has given way. */
  measure(when: keyof typeof AROUND) {
    const offering = when === "offer";
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const high = (part: string) => (this.board?.querySelector<HTMLElement>(part)?.offsetHeight ?? 0) / rem;
    if (!this.board || high(".card-of-base") === 0) return;
    const hand = high(".held-place");
    const middle = high(".middle") - high(".bases") + high(".card-of-base") + AROUND[when];
    const least = high(".upper") + middle + high(".mine") - hand + 2 * GAP; // with the texts that are shown now
    const rest = least + (this.silent ? TEXT : 0);
    const room = this.board.clientHeight / rem + MARGIN;
    this.slim = hand > 0 && rest + HIGH + (this.slim ? SPARE : 0) > room;
    this.bare = offering && this.silent && least + (this.bare ? OFFER - high(".offer") : 0) + SHORT > room;
    this.silent = rest + (this.slim ? SHORT : hand) + (this.silent ? SPARE : 0) > room;
  }
}
