/** What must not be parted at the end of a line, held together by signs that are not seen. */

const SPACE = "\u00a0";
const JOINED = "\u2060"; // nothing is broken at it

/** Cards in a row: 1-2-3-4-5. Dates, codes and addresses are left as they are: people copy them. */
const RUN = /(?<![\w-])\d(?:-\d){2,}(?![\w-])/g;
/** One-letter prepositions and conjunctions. A mark of `segments` may stand where the next word begins. */
const LETTER = /(?<![\p{L}\p{N}'’-])([ksvzouai]) /giu;
/** Words that a number does not count: it belongs to what is before it, as in "se silou 2 nebo". */
const LOOSE = "(?:a|ani|až|do|i|je|k|na|nebo|o|od|po|pro|proti|s|se|u|v|ve|z|za|ze)(?!\\p{L})";
/** A number and what it counts, an ordinal and its noun, "2× karta". */
const COUNTED = new RegExp(`(?<=\\d[.×]?) (?!${LOOSE})(?=[\\p{L}\\uE000])(?<!\\. (?=\\p{Lu}))`, "gu");
/** "les 0," but not "Hráč 2": names are kept as they were given, and "na 3. místo" is bound to its place. */
const COUNT = new RegExp(`(?<=(?<!\\p{L})\\p{Ll}+) (?=\\d+(?:[,;:!?)]|\\.(?!\\s\\p{Ll})| ${LOOSE}|$))`, "gu");

/** A text as it is shown, in the language `lang`. */
export function bound(text: string, lang: string): string {
  const whole = text.replace(RUN, (run) => run.replaceAll("-", `${JOINED}-${JOINED}`));
  return lang === "cs" ? whole.replace(LETTER, `$1${SPACE}`).replace(COUNTED, SPACE).replace(COUNT, SPACE) : whole;
}

/** The letters alone, for comparing. */
export function unbound(text: string): string {
  return text.replaceAll(SPACE, " ").replaceAll(JOINED, "");
}
