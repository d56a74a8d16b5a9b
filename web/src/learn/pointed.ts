/** What the teacher points at, on the screen. */

/** The things on the board that a ref names: what options name, what is only pointed at, and buttons by `key:`. */
export function thingsCalled(ref: string): Element[] {
  const name = CSS.escape(ref);
  const key = ref.startsWith("key:") ? `, .cloth [data-key="${CSS.escape(ref.slice(4))}"]` : "";
  const found = [...document.querySelectorAll(`.cloth [data-ref="${name}"], .cloth [data-spot="${name}"]${key}`)];
  return found.filter((one) => isDrawn(one) && !found.some((other) => other !== one && other.contains(one)));
}

const isDrawn = (thing: Element) => {
  const { width, height } = thing.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** The names of the thing that was touched and of what it lies on, the nearest first. */
export function namesOf(touched: Element): string[] {
  const names: string[] = [];
  for (let at: Element | null = touched; at && !at.matches(".cloth"); at = at.parentElement) {
    if (at instanceof HTMLElement || at instanceof SVGElement) names.push(...[at.dataset.ref, at.dataset.spot].filter((name) => name !== undefined));
  }
  return names;
}

/** Whether both ends of a thing can be seen, and nothing lies over them. */
function isSeen(thing: Element): boolean {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const inside = Math.min(6, (right - left) / 4, (bottom - top) / 4);
  const points = [
    [x, y], [left + inside, y], [right - inside, y], [x, top + inside], [x, bottom - inside],
  ] as const;
  return points.every(([at, down]) => {
    const hit = document.elementFromPoint(at, down);
    return hit !== null && (thing.contains(hit) || hit.contains(thing) || (thing instanceof SVGElement && hit instanceof SVGElement));
  });
}

/** Scroll a thing to where it can be seen: under the teacher's strip and above the buttons at the thumb. */
export function bring(pointed: Element, smoothly: boolean) {
  const top = document.querySelector(".cloth > .strip")?.getBoundingClientRect().bottom ?? 0;
  const room = innerHeight - top;
  const thing = wholeOf(pointed, room);
  if (isSeen(thing)) return;
  const high = thing.getBoundingClientRect().height > room / 2;
  if (thing instanceof HTMLElement || thing instanceof SVGElement) thing.style.scrollMarginTop = `${top + 12}px`;
  thing.scrollIntoView({ block: high ? "start" : "center", inline: "center", behavior: smoothly ? "smooth" : "instant" });
}

/** A place on a map says little without the map: the whole of it is shown, if there is room. */
function wholeOf(thing: Element, room: number): Element {
  const map = thing instanceof SVGElement ? thing.ownerSVGElement : null;
  return map && map.getBoundingClientRect().height < room ? map : thing;
}

/** Scroll only the row in which a thing lies, and only where nothing that was brought before lies in it, too. */
export function bringSideways(thing: Element, before: Element[], smoothly: boolean) {
  const row = rowOf(thing);
  if (!row || before.some((other) => row.contains(other))) return;
  const [box, frame] = [thing.getBoundingClientRect(), row.getBoundingClientRect()];
  if (box.left >= frame.left && box.right <= frame.right) return;
  const left = (box.left + box.right - frame.left - frame.right) / 2;
  row.scrollBy({ left, behavior: smoothly ? "smooth" : "instant" });
}

function rowOf(thing: Element): Element | null {
  for (let at = thing.parentElement; at; at = at.parentElement) {
    if (at.scrollWidth > at.clientWidth && ["auto", "scroll"].includes(getComputedStyle(at).overflowX)) return at;
  }
  return null;
}
