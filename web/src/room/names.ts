/** How seats and bot levels are called on the page. */
import { hasText, t } from "../i18n/words.svelte";
import type { GameWords } from "../i18n/game";
import type { OptionValue, Seat } from "../protocol";

export function namesOf(seats: Seat[]): string[] {
  return seats.map((seat, at) => seat.name || (seat.kind === "bot" ? t("bot-name", { number: at + 1 }) : t("seat-name", { number: at + 1 })));
}

export function levelName(level: string | null): string {
  if (!level) return "";
  return hasText(`level-${level}`) ? t(`level-${level}`) : level;
}

/** A value of a game's option in words. */
export function valueName(words: GameWords, option: string, value: OptionValue): string {
  const id = `option-${option}-${String(value)}`;
  if (words.has(id)) return words.msg(id);
  return value === true ? t("yes") : value === false ? t("no") : String(value);
}
