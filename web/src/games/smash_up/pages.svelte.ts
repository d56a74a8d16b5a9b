/** Bases as pages of a phone: one fills the screen, the next peeks in, and what can be chosen is brought into sight. */
import { isStill } from "../../prefs.svelte";

export class Pages {
  row = $state<HTMLElement>();
  current = $state(0);
  /** As tall as the page in sight, so that there is no emptiness under a short one; 0 where nothing is paged. */
  height = $state(0);

  scrolled = () => {
    const row = this.row;
    if (!row) return;
    const middle = row.scrollLeft + row.clientWidth / 2;
    const found = this.pages.findIndex((one) => one.offsetLeft - row.offsetLeft + one.offsetWidth + 8 > middle);
    this.current = Math.max(0, found);
  };

  turnTo(at: number) {
    const [row, page] = [this.row, this.pages[at]];
    if (row && page) row.scrollTo({ left: page.offsetLeft - row.offsetLeft - (row.clientWidth - page.offsetWidth) / 2, behavior: this.behavior });
  }

  /** Whoever was looking at the cards below sees what happens at the bases. */
  bringUp() {
    const top = this.row?.getBoundingClientRect().top ?? 0;
    if (top < 130 || top > innerHeight / 2) this.row?.parentElement?.scrollIntoView({ block: "start", behavior: this.behavior });
  }

  /** Follows the height of the page in sight. */
  measure(): (() => void) | undefined {
    const open = this.pages[this.current];
    if (!open) return void (this.height = 0);
    const watch = new ResizeObserver(() => (this.height = open.offsetHeight));
    watch.observe(open);
    return () => watch.disconnect();
  }

  /** A card is in the hand: its targets must be in sight. */
  bringTargets() {
    const targets = [...(this.row?.querySelectorAll<HTMLElement>(".here, .glow:not(.instead):not(.picked)") ?? [])];
    const seen = targets.some((one) => {
      const box = one.getBoundingClientRect();
      return box.top > 130 && box.bottom < innerHeight - 90 && box.left >= 0 && box.right <= innerWidth;
    });
    const best = targets.find((one) => this.pages[this.current]?.contains(one)) ?? targets[0];
    if (!seen) best?.scrollIntoView({ block: "center", inline: "center", behavior: this.behavior });
  }

  private get pages(): HTMLElement[] {
    return [...(this.row?.children ?? [])] as HTMLElement[];
  }

  private get behavior(): ScrollBehavior {
    return isStill() ? "auto" : "smooth";
  }
}
