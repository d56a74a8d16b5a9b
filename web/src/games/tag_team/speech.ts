/** What the parts of this board say: names of fighters and cards, and sentences about them. */
import type { GameWords } from "../../i18n/game";
import type { Args } from "../../protocol";
import { bearAt } from "./fight";
import { CARDS, FIGHTERS } from "./printed";
import type { CardId, Fight, Fighter, FighterId, Note, State } from "./shapes";

export interface Face {
  code: CardId;
  name: string;
  text: string;
  fighter: FighterId;
  /** Of two partners the second one's plates are dark. */
  dark: boolean;
  start: boolean;
}

export interface Speech {
  say: (id: string, args?: Args) => string;
  card: (code: CardId) => Face;
  fighter: (number: number, state?: State) => string;
  idOf: (number: number) => FighterId;
  /** A note of the last fight as a sentence. */
  tell: (fight: Fight, turn: number, note: Note) => string;
}

export function cardText(words: GameWords, code: CardId): string {
  return words.msg(`text-${code}`, Object.fromEntries(CARDS[code].figures));
}

export function speechOf(words: GameWords, names: string[], fighters: Fighter[]): Speech {
  const say = (id: string, args: Args = {}) => words.msg(id, args, names);
  const idOf = (number: number) => fighters[number]!.id;
  return {
    say,
    idOf,
    fighter: (number, state) => say(state?.bear ? "bear" : `fighter-${idOf(number)}`),
    card: (code) => {
      const { fighter, start } = CARDS[code];
      return { code, name: say(`card-${code}`), text: cardText(words, code), fighter, dark: fighters.findIndex((one) => one.id === fighter) % 2 === 1, start };
    },
    tell: (fight, turn, note) => {
      const bear = bearAt(fight, turn, note);
      const named: Args = Object.fromEntries(note.figures);
      const nameOf = (number: number) => ({ id: number === bear ? "bear" : `fighter-${idOf(number)}` });
      if (note.fighter !== null) {
        named.fighter = nameOf(note.fighter);
        named.counter = FIGHTERS[idOf(note.fighter)].counter;
      }
      if (note.rival !== null) named.rival = nameOf(note.rival);
      if (note.card !== null) named.card = { id: `card-${note.card}` };
      return say(`log-${note.kind}`, named);
    },
  };
}
