/** The pace at which a page shows what happened. */
import type { GameFace } from "../games/contract";
import { prefs } from "../prefs.svelte";
import type { Director } from "./director.svelte";

const REST = 700; // ms on an event that the game says nothing of, at the calm pace

/** To be called while a component is being set up: its director goes at the pace that was chosen, and waits during scenes. */
export function keepPace(director: () => Director, face: () => GameFace, inScene: () => boolean) {
  $effect(() => director().hold(inScene()));
  $effect(() => {
    const [its, { beats, pace }, slowness] = [director(), face(), prefs.slowness];
    its.single = () => beats === true;
    its.stepwise = () => prefs.pace === "step";
    its.rest = (events) => (events.length === 0 ? 0 : slowness * (pace?.(events) ?? REST));
  });
}
