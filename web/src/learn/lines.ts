/** What the coach says herself, in both languages: kept out of the page's texts, which everybody loads first. */
import type { Lang } from "../prefs.svelte";

type Line = Record<Lang, string>;

export const NEW_CARD: Line = {
  cs: "Tahle karta je tu poprvé. Ukaž na ni, nebo na ní podrž prst, a uvidíš ji celou.",
  en: "This card is here for the first time. Point at it, or hold a finger on it, to see it whole.",
};
export const OFFER: Line = {
  cs: "Radši nejdřív první hru s tetou Sirkou?",
  en: "Rather a first game with Aunt Match?",
};
export const THANKS: Line = { cs: "Díky", en: "Thanks" };
export const SILENCE: Line = { cs: "Už neraď", en: "No more advice" };
