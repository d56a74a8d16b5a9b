import type { Choices } from "../table/choices.svelte";

const FAR = 8; // pixels: less is a click

interface Held {
  ref: string;
  /** Which of the things with this ref: look-alike cards are one choice. */
  thing: string;
  x: number;
  y: number;
  dx: number;
  dy: number;
  far: boolean;
}

/**
 * Dragging a thing to where it can go: for a mouse; two taps or the keyboard do the same. `target` tells the ref of what
 * lies under the pointer.
 */
export class Drag {
  #held = $state.raw<Held | null>(null);
  #choices: () => Choices;
  #target: (event: PointerEvent) => string | undefined;

  constructor(choices: () => Choices, target: (event: PointerEvent) => string | undefined) {
    this.#choices = choices;
    this.#target = target;
  }

  /** How far a thing has been dragged; null where it lies still. */
  by(thing: string): { dx: number; dy: number } | null {
    return this.#held?.far && this.#held.thing === thing ? this.#held : null;
  }

  take(event: PointerEvent, ref: string, thing = ref) {
    if (event.pointerType !== "mouse" || event.button !== 0 || this.#choices().glow(ref) === "no") return;
    this.#held = { ref, thing, x: event.clientX, y: event.clientY, dx: 0, dy: 0, far: false };
  }

  carry = (event: PointerEvent) => {
    const held = this.#held;
    if (!held) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    const far = held.far || Math.hypot(dx, dy) > FAR;
    if (far && !held.far) {
      this.#choices().unpick();
      this.#choices().point(held.ref);
    }
    this.#held = { ...held, dx, dy, far };
  };

  drop = (event: PointerEvent) => {
    if (this.#held?.far) {
      const target = this.#target(event);
      if (target) this.#choices().point(target);
      else this.#choices().unpick();
      // the click that ends a drag is none
      const swallow = (click: MouseEvent) => click.stopPropagation();
      window.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
    }
    this.#held = null;
  };

  cancel = () => {
    this.#held = null;
  };
}
