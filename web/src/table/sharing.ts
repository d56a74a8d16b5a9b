/**
 * One device that is passed round. What lies on the screen while it goes from hand to hand must be what all its players
 * may see: this finds it, and finds nothing where they do not see the same.
 */
import type { Shared } from "../games/contract";
import type { Args, Event } from "../protocol";
import { viewOf, type Parts, type View } from "./sight";

export interface Sight extends Parts {
  version: number;
  events: Event[];
  fresh: Event[];
}

/** What all of them may see; null while their positions are not of one moment. */
export function common(shared: Shared | undefined, sights: (Sight | undefined)[]): (Sight & { view: View }) | null {
  const [first, ...others] = sights;
  if (!shared || !first) return null;
  for (const sight of others) {
    if (!sight || sight.version !== first.version || sight.events.length !== first.events.length) return null;
    if (!same(first.public, sight.public)) return null;
  }
  const events = first.events.map((event, at) => publicly(sights.map((sight) => sight!.events[at]!)) ?? event);
  if (events.some((event, at) => sights.some((sight) => sight!.events[at]!.kind !== event.kind))) return null;
  const parts = { public: first.public, outlook: first.outlook, own: shared.own };
  return { ...parts, version: first.version, view: viewOf(null, parts), events, fresh: first.fresh.length > 0 ? events.slice(-first.fresh.length) : [] };
}

/** An event as all of them may read it: without what only some of them know. */
function publicly(told: Event[]): Event | null {
  const [first, ...others] = told;
  if (told.every((event) => !event.known && same(event, first))) return null;
  const args: Args = {};
  for (const [name, arg] of Object.entries(first!.args)) if (others.every((event) => same(event.args[name], arg))) args[name] = arg;
  return { kind: first!.kind, rule: first!.rule, args };
}

export function same(one: unknown, two: unknown): boolean {
  if (one === two) return true;
  if (typeof one !== "object" || typeof two !== "object" || one === null || two === null) return false;
  if (Array.isArray(one) !== Array.isArray(two)) return false;
  const [keys, others] = [Object.keys(one), Object.keys(two)];
  return (
    keys.length === others.length &&
    keys.every((key) => Object.hasOwn(two, key) && same((one as Record<string, unknown>)[key], (two as Record<string, unknown>)[key]))
  );
}
