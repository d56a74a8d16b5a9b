/** The words of prospects and advice: only those who play read them. */
import type { Words } from "../i18n/fluent";
import { LaterWords } from "../i18n/later.svelte";

const words = new LaterWords({ cs: () => import("./aids.cs.ftl?raw"), en: () => import("./aids.en.ftl?raw") });

export const learnAids = () => words.hear();
export const aid = (id: string, args?: Words): string => words.say(id, args);
