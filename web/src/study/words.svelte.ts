/** The words of analyses and puzzles. */
import type { Words } from "../i18n/fluent";
import { LaterWords } from "../i18n/later.svelte";

const words = new LaterWords({ cs: () => import("./cs.ftl?raw"), en: () => import("./en.ftl?raw") });

export const studyWords = () => words.hear();
export const s = (id: string, args?: Words): string => words.say(id, args);
