/** Pan and zoom of the map: two fingers, a double tap, buttons, or the wheel with a key. */
import type { Point } from "./geometry";

const [LEFT, TOP, WIDE, HIGH] = [-311, -283, 622, 566];
export const MOST = 3.2;

export class Zoom {
  /** The map as it is drawn; the component binds it. */
  svg = $state<SVGSVGElement>();
  zoom = $state(1);
  private middle = $state.raw<Point>({ x: 0, y: 0 });
  private readonly fingers = new Map<number, Point>();
  private dragged = false;

  readonly box = $derived.by(() => {
    const [w, h] = [WIDE / this.zoom, HIGH / this.zoom];
    const x = Math.min(Math.max(this.middle.x - w / 2, LEFT), LEFT + WIDE - w);
    const y = Math.min(Math.max(this.middle.y - h / 2, TOP), TOP + HIGH - h);
    return { x, y, w, h };
  });

  private toMap(x: number, y: number): Point {
    const { box } = this;
    const frame = this.svg!.getBoundingClientRect();
    const scale = Math.max(box.w / frame.width, box.h / frame.height);
    return { x: box.x + box.w / 2 + (x - frame.left - frame.width / 2) * scale, y: box.y + box.h / 2 + (y - frame.top - frame.height / 2) * scale };
  }
  private get centre(): Point {
    return { x: this.box.x + this.box.w / 2, y: this.box.y + this.box.h / 2 };
  }

  to(wanted: number, at: Point = this.centre) {
    const next = Math.min(MOST, Math.max(1, wanted));
    const { x, y } = this.centre;
    this.middle = { x: at.x + ((x - at.x) * this.zoom) / next, y: at.y + ((y - at.y) * this.zoom) / next };
    this.zoom = next;
  }

  down(event: PointerEvent) {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) this.dragged = false;
  }
  moved(event: PointerEvent) {
    const was = this.fingers.get(event.pointerId);
    if (!was) return;
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const far = Math.hypot(event.clientX - was.x, event.clientY - was.y);
    if (others.length === 1) {
      const other = others[0]!;
      const [before, after] = [Math.hypot(was.x - other.x, was.y - other.y), Math.hypot(event.clientX - other.x, event.clientY - other.y)];
      this.to((this.zoom * after) / (before || 1), this.toMap((event.clientX + other.x) / 2, (event.clientY + other.y) / 2));
      this.dragged = true;
    } else if (others.length === 0 && this.zoom > 1 && (this.dragged || far > 6)) {
      const [from, to] = [this.toMap(was.x, was.y), this.toMap(event.clientX, event.clientY)];
      this.middle = { x: this.centre.x + from.x - to.x, y: this.centre.y + from.y - to.y };
      this.dragged = true;
    } else return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }
  up(event: PointerEvent) {
    this.fingers.delete(event.pointerId);
  }
  wheel(event: WheelEvent) {
    if (!event.ctrlKey && !event.shiftKey) return;
    event.preventDefault();
    this.to(this.zoom * (event.deltaY < 0 ? 1.2 : 1 / 1.2), this.toMap(event.clientX, event.clientY));
  }
  /** A tap acts; the second of two quick ones on a quiet place zooms instead. */
  tap(event: MouseEvent, act: () => void, quiet: boolean) {
    if (this.dragged) return;
    const twice = event.detail > 1; // the browser counts taps that follow quickly
    if (twice && quiet) this.to(this.zoom > 1.4 ? 1 : 2, this.toMap(event.clientX, event.clientY));
    else act();
  }
}
