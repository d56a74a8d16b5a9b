/** How seats and bot levels are called on the page. */
import { hasText, t } from "../i18n/words.svelte";
import type { Seat } from "../protocol";

export function namesOf(seats: Seat[]): string[] {
  return seats.map((seat, at) => seat.name || (seat.kind === "bot" ? t("bot-name", { number: at + 1 }) : t("seat-name", { number: at + 1 })));
}

export function levelName(level: string | null): string {
  if (!level) return "";
  return hasText(`level-${level}`) ? t(`level-${level}`) : level;
}
