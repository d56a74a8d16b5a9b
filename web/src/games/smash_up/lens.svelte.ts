/** The big view of one card: whatever is pointed at, focused or held shows itself whole. */
import type { Attached, Minion } from "./shapes";
import type { PrintedId } from "./view";

export interface About {
  id: PrintedId;
  minion?: Minion | undefined;
  attached?: Attached | undefined;
  /** Present figures of a base in play. */
  breakpoint?: number | undefined;
}

const WAIT = 220;
const HOLD = 450;

export class Lens {
  now = $state.raw<{ about: About; box: DOMRect; held: boolean; by: Element } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private awaited: Element | null = null; // for whom the timer runs: others that are left meanwhile do not stop it
  private held = false;

  show(node: Element, about: About, held = false) {
    clearTimeout(this.timer);
    this.now = { about, box: node.getBoundingClientRect(), held, by: node };
  }

  hide() {
    clearTimeout(this.timer);
    this.now = null;
  }

  /** Listens for pointing, focus and holding; a hold is not a tap. */
  look = (node: HTMLElement, about: () => About | null) => {
    let get = about;
    const open = (held = false) => {
      const what = get();
      if (what) this.show(node, what, held);
    };
    const wait = (ms: number, then: () => void) => {
      clearTimeout(this.timer);
      this.awaited = node;
      this.timer = setTimeout(then, ms);
    };
    const stop = () => this.awaited === node && clearTimeout(this.timer);
    const enter = (event: PointerEvent) => {
      if (event.pointerType === "mouse") wait(WAIT, open);
    };
    const leave = (event: PointerEvent) => {
      stop();
      if (event.pointerType === "mouse" && this.now?.by === node) this.hide();
    };
    const down = (event: PointerEvent) => {
      this.held = false;
      if (event.pointerType === "mouse") return this.hide();
      wait(HOLD, () => {
        this.held = true;
        open(true);
      });
    };
    const up = stop;
    const click = (event: MouseEvent) => {
      if (!this.held) return;
      this.held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event) => this.held && event.preventDefault();
    const focus = () => node.matches(":focus-visible") && open();
    const blur = () => queueMicrotask(() => this.now?.by === node && this.hide()); // it may fire while the page is being changed
    const heard = { pointerenter: enter, pointerleave: leave, pointerdown: down, pointerup: up, pointercancel: up, contextmenu: menu, focus, blur };
    const stopped = new AbortController();
    for (const [kind, hear] of Object.entries(heard)) node.addEventListener(kind, hear as EventListener, { signal: stopped.signal });
    node.addEventListener("click", click, { capture: true, signal: stopped.signal });
    return {
      update: (next: () => About | null) => (get = next),
      destroy: () => {
        stop();
        stopped.abort();
      },
    };
  };
}
