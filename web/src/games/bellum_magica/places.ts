/** Where things lie on the page, now and before the last change: what has gone can still be flown from. */
export interface Point {
  x: number;
  y: number;
}

export class Places {
  private readonly before = new Map<string, Point>();

  constructor(private readonly root: () => HTMLElement | undefined) {}

  /** To be called before the page changes. */
  note() {
    for (const thing of this.root()?.querySelectorAll<HTMLElement>("[data-place], [data-ref]") ?? []) {
      const at = middle(thing);
      if (at) this.before.set((thing.dataset.place ?? thing.dataset.ref)!, at);
    }
  }

  /** The first of these places that is known: where it is now, or else where it was last seen. */
  find(names: string[]): Point | null {
    for (const name of names) {
      const things = this.root()?.querySelectorAll(`[data-place="${CSS.escape(name)}"], [data-ref="${CSS.escape(name)}"]`) ?? [];
      for (const thing of things) {
        const at = middle(thing);
        if (at) return at;
      }
      const was = this.before.get(name);
      if (was) return was;
    }
    return null;
  }
}

function middle(thing: Element): Point | null {
  const box = thing.getBoundingClientRect();
  return box.width > 0 && box.height > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}
