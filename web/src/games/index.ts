/** Every game folder that has an `index.ts`, by id. A game without one gets a plain face and the plain table. */
import dice from "icon:dice-six-faces-five";
import type { GameFace } from "./contract";
import PlainLabel from "./plain/Label.svelte";

const found = import.meta.glob<{ game: GameFace }>("./*/index.ts", { eager: true });

const faces = new Map(Object.values(found).map(({ game }) => [game.id, game]));

/** Our own boxes in the order of their numbers. */
export const shelf: GameFace[] = [...faces.values()].sort((one, two) => one.number - two.number);

export function faceOf(id: string): GameFace {
  const face = faces.get(id);
  if (face) return face;
  const title = id.replaceAll("_", " ");
  return {
    id,
    number: 0,
    title: { cs: title, en: title },
    about: { cs: "", en: "" },
    minutes: 0,
    seats: [1, 6],
    sign: dice,
    label: PlainLabel,
  };
}

/** The board of a game from another package, which the server hands out. */
export const outsideBoard = () => import("./outside/Board.svelte");

export const plainBoard = () => import("./plain/Board.svelte");
