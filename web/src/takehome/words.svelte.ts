/** The words of this folder. */
import { LaterWords } from "../i18n/later.svelte";

export const words = new LaterWords({ cs: () => import("./cs.ftl?raw"), en: () => import("./en.ftl?raw") });
