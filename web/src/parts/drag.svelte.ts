import type { Choices } from "../table/choices.svelte";

const FAR = 8; // pixels: less is a click
const HOLD = 260; // milliseconds: a finger that rests lifts the thing, one that moves on scrolls the page
const EDGE = 0.15; // of the window's height: a finger that carries something there scrolls

/** What can be dragged: its ref, and which of the things with this ref it is (look-alike cards are one choice). */
export interface Source {
  ref: string;
  thing?: string;
}

interface Held {
  ref: string;
  thing: string;
  node: HTMLElement;
  pointer: number;
  mouse: boolean;
  finger: boolean;
  /** Where the pointer went down, and where it is now. */
  from: { x: number; y: number };
  at: { x: number; y: number };
  /** Where the thing was gripped. */
  grip: { x: number; y: number };
  dx: number;
  dy: number;
  lifted: boolean;
  /** It was in the hand already when it was lifted. */
  again: boolean;
  far: boolean;
}

/**
 * Dragging a thing to where it can go. A mouse and a pen drag at once, a finger after resting on the thing for a moment,
 * so that pages can still be scrolled; two taps or the keyboard do the same. `target` tells the ref of what lies under
 * the pointer.
 */
export class Drag {
  /** The ref of what lies under the thing that is being dragged. */
  over = $state<string | undefined>();
  #held = $state.raw<Held | null>(null);
  #choices: () => Choices;
  #target: (x: number, y: number) => string | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** What a finger has just laid down or let go: the pointer goes up before the touch ends. */
  #laid: HTMLElement | null = null;

  constructor(choices: () => Choices, target: (x: number, y: number) => string | undefined) {
    this.#choices = choices;
    this.#target = target;
  }

  /** How far a thing has been dragged, and where it is gripped; null where it lies still. */
  by(thing: string): Pick<Held, "dx" | "dy" | "grip"> | null {
    return this.#held?.lifted && this.#held.thing === thing ? this.#held : null;
  }

  /** An action for whatever can be dragged. */
  source = (node: HTMLElement, what: Source) => {
    const down = (event: PointerEvent) => this.#take(event, node, what);
    const isHeld = () => this.#held?.node === node && this.#held.lifted;
    const still = (event: Event) => isHeld() && event.cancelable && event.preventDefault();
    const lift = (event: Event) => this.#laid === node && event.cancelable && event.preventDefault();
    node.addEventListener("pointerdown", down);
    node.addEventListener("touchmove", still, { passive: false }); // no scrolling under a carried thing
    node.addEventListener("touchend", lift, { passive: false }); // so no click follows, however late it would come
    node.addEventListener("contextmenu", still);
    return {
      update: (next: Source) => (what = next),
      destroy: () => {
        node.removeEventListener("pointerdown", down);
        node.removeEventListener("touchmove", still);
        node.removeEventListener("touchend", lift);
        node.removeEventListener("contextmenu", still);
        if (this.#held?.node === node) this.#end();
      },
    };
  };

  #take(event: PointerEvent, node: HTMLElement, { ref, thing = ref }: Source) {
    this.#laid = null;
    if (this.#held || !event.isPrimary || event.button !== 0 || this.#choices().glow(ref) === "no") return;
    const [x, y] = [event.clientX, event.clientY];
    const box = node.getBoundingClientRect();
    const [mouse, finger] = [event.pointerType === "mouse", event.pointerType === "touch"];
    const grip = { x: x - box.left, y: y - box.top };
    this.#held = { ref, thing, node, pointer: event.pointerId, mouse, finger, from: { x, y }, at: { x, y }, grip, dx: 0, dy: 0, lifted: false, again: false, far: false };
    if (finger) this.#rest = setTimeout(() => this.#lift(), HOLD);
    window.addEventListener("pointermove", this.#carry);
    window.addEventListener("pointerup", this.#drop);
    window.addEventListener("pointercancel", this.#cancel);
  }

  #lift() {
    if (!this.#held) return;
    const again = this.#choices().glow(this.#held.ref, this.#held.thing) === "picked";
    this.#held = { ...this.#held, lifted: true, again };
    this.#choices().unpick();
    this.#choices().point(this.#held.ref, this.#held.thing);
    if (!this.#held.mouse) requestAnimationFrame(this.#scroll);
  }

  #carry = (event: PointerEvent) => {
    const held = this.#held;
    if (!held || event.pointerId !== held.pointer) return;
    const at = { x: event.clientX, y: event.clientY };
    const far = held.far || Math.hypot(at.x - held.from.x, at.y - held.from.y) > FAR;
    this.#held = { ...held, at, far };
    if (far && !held.lifted) {
      if (held.finger) return this.#end(); // it scrolls
      this.#lift();
    }
    if (far) this.#follow();
  };

  /** The thing stays under the pointer, whatever moves below it. */
  #follow() {
    const held = this.#held!;
    const box = held.node.getBoundingClientRect();
    const dx = held.at.x - held.grip.x - (box.left - held.dx);
    const dy = held.at.y - held.grip.y - (box.top - held.dy);
    this.#held = { ...held, dx, dy };
    this.over = this.#target(held.at.x, held.at.y);
  }

  #scroll = () => {
    const held = this.#held;
    if (!held?.lifted) return;
    const edge = innerHeight * EDGE;
    const up = held.at.y < edge && held.at.y < held.from.y - FAR ? held.at.y - edge : 0;
    const down = held.at.y > innerHeight - edge && held.at.y > held.from.y + FAR ? held.at.y - innerHeight + edge : 0;
    if (up + down !== 0) {
      scroller(held.node).scrollBy(0, (up + down) / 6);
      this.#follow();
    }
    requestAnimationFrame(this.#scroll);
  };

  #drop = (event: PointerEvent) => {
    const held = this.#held;
    if (!held || event.pointerId !== held.pointer) return;
    if (held.lifted) {
      const target = held.far ? this.#target(event.clientX, event.clientY) : undefined;
      if (target) this.#choices().point(target);
      else if (held.far || held.again) this.#choices().unpick(); // a finger that only rested has picked, or put back
      if (held.finger) this.#laid = held.node;
      else swallowClick(held.mouse ? 0 : 60);
    }
    this.#end();
  };

  #cancel = (event: PointerEvent) => {
    if (!this.#held || event.pointerId !== this.#held.pointer) return;
    if (this.#held.lifted) this.#choices().unpick();
    this.#end();
  };

  #end() {
    clearTimeout(this.#rest);
    this.#held = null;
    this.over = undefined;
    window.removeEventListener("pointermove", this.#carry);
    window.removeEventListener("pointerup", this.#drop);
    window.removeEventListener("pointercancel", this.#cancel);
  }
}

/** The click that ends a drag is none. */
function swallowClick(within: number) {
  const swallow = (click: MouseEvent) => click.stopPropagation();
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), within);
}

/** What scrolls when the thing is carried to the edge. */
function scroller(node: Element): Element {
  for (let one = node.parentElement; one; one = one.parentElement) {
    if (one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  }
  return document.scrollingElement!;
}
