/** The words of one game, sentence by sentence: who is meant, which components are named, the rules. They come with the first table. */
import type { FluentVariable } from "@fluent/bundle";
import type { Arg, Args, Ask, Event, Text } from "../protocol";
import { unbound } from "./bound";
import { Bundle, type Entry, type Words } from "./fluent";

/** What a pattern needs: `$card-acc` is form `acc` of argument `card`. */
interface Need {
  variable: string;
  name: string;
  form: string;
  /** Another word depends on it: it must stay as it is, or no variant fits. */
  selects: boolean;
}

/** Texts of games: their sentences are given what they need, in the forms that they ask for. */
export class GameBundle extends Bundle {
  private readonly needed = new Map<string, Need[]>();

  /** What an attribute of a message says; nothing where it has no such attribute. */
  attribute(id: string, name: string): string {
    return this.fluent.getMessage(id)?.attributes[name] ? this.text(id, undefined, name) : "";
  }

  /** The variables of a pattern and of the messages it refers to. */
  needs(id: string, form = ""): Need[] {
    const place = `${id}.${form}`;
    let found = this.needed.get(place);
    if (!found) {
      found = [...variablesOf(this.entries, id, form)].map(([variable, selects]) => {
        const dash = variable.indexOf("-");
        return dash < 0 ? { variable, name: variable, form: "", selects } : { variable, name: variable.slice(0, dash), form: variable.slice(dash + 1), selects };
      });
      this.needed.set(place, found);
    }
    return found;
  }
}

/** The variables by name, and whether they select among variants. */
function variablesOf(entries: Map<string, Entry>, id: string, form: string, seen = new Set<string>()): Map<string, boolean> {
  const found = new Map<string, boolean>();
  const add = (name: string, selects: boolean) => found.set(name, selects || (found.get(name) ?? false));
  const entry = entries.get(id);
  const place = `${id}.${form}`;
  if (!entry || seen.has(place)) return found;
  seen.add(place);
  const walk = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== "object" || node === null) return;
    const part = node as { type?: string; name?: string; attr?: string | null; selector?: { type: string; name: string } };
    if (part.type === "select" && part.selector?.type === "var") add(part.selector.name, true);
    if (part.type === "var") add(part.name!, false);
    else if (part.type === "mesg" || part.type === "term") {
      const other = (part.type === "term" ? "-" : "") + part.name!;
      for (const [name, selects] of variablesOf(entries, other, part.attr ?? "", seen)) add(name, selects);
    } else Object.values(part).forEach(walk);
  };
  walk(entry.attributes[form] ?? entry.value);
  return found;
}

/** The component that an argument of a sentence names; null where it names none. */
export type ThingOf = (argument: string, value: unknown) => string | null;

/** The texts of one game, with the common ones behind them. */
export class GameWords {
  constructor(
    private readonly game: GameBundle,
    private readonly common: GameBundle,
    private readonly table: GameBundle,
    private readonly thingOf: ThingOf | null = null,
  ) {}

  /** The same texts with the names of components marked in them: to be taken apart by `segments`, never shown as they are. */
  marking(thingOf: ThingOf | undefined): GameWords {
    return thingOf ? new GameWords(this.game, this.common, this.table, thingOf) : this;
  }

  has(id: string): boolean {
    return this.game.has(id);
  }

  /** A message by id; seats among the arguments become names. */
  msg(id: string, args: Args = {}, names: string[] = [], reader: number | null = null): string {
    return this.say({ id, args }, names, reader);
  }

  /** An event as the seat `reader` reads it: in the second person about itself. */
  tell(event: Event, names: string[], reader: number | null): string {
    return this.msg(`log-${event.kind}${event.known ? "-known" : ""}`, event.args, names, reader);
  }

  /** Why nobody was asked before this happened; empty where somebody was, or where it was nobody's choice. */
  forced({ forced }: Event, names: string[], reader: number | null): string {
    if (!forced) return "";
    const id = `forced-${forced.why}`;
    return this.msg(this.has(id) ? id : "forced", { seat: { seat: forced.seat } }, names, reader);
  }

  /** A question, put to the seat that is asked. */
  ask(ask: Ask, names: string[]): string {
    return this.msg(`ask-${ask.why}`, ask.args, names, ask.seat);
  }

  /** The finished sentence of a text that came over the wire. A form is a case or the like: an attribute of the message. */
  say(text: Text, names: string[] = [], reader: number | null = null, form = ""): string {
    const from = !text.common && this.game.has(text.id) ? this.game : this.common;
    return from.text(text.id, this.words(from.needs(text.id, form), text.args ?? {}, names, reader), form);
  }

  /** Why something is asked: the first sentence of the rule, or nothing where the rule has no text. */
  because(rule: string): string {
    const id = `rule-${rule.replaceAll(".", "-")}`;
    return this.game.has(id) ? firstSentence(this.game.text(id)) : "";
  }

  /** Why the server refused something. */
  reason(what: string, args: Args | undefined, otherwise: string): string {
    const id = `refused-${what}`;
    if (!this.table.has(id)) return otherwise;
    return this.table.text(id, this.words(this.table.needs(id), args ?? {}, [], null));
  }

  private words(needs: Need[], args: Args, names: string[], reader: number | null): Words {
    const words: Words = {};
    for (const { variable, name, form, selects } of needs) {
      const arg = args[name];
      if (arg !== undefined) words[variable] = this.word(name, arg, names, reader, form, selects);
      else if (variable === "me") words[variable] = ownArgument(args, reader);
    }
    return words;
  }

  private word(name: string, arg: Arg, names: string[], reader: number | null, form: string, selects: boolean): FluentVariable {
    if (typeof arg === "number" || typeof arg === "string") return arg;
    if (typeof arg === "boolean") return String(arg);
    if ("seat" in arg) return names[arg.seat] || this.common.text("seat", { number: arg.seat + 1 });
    const said = this.say(arg, names, reader, form);
    const thing = selects ? null : (this.thingOf?.(name, arg) ?? null);
    return thing === null ? said : mark(thing, said);
  }

  /** The rules in reading order: headings and numbered paragraphs. */
  rules(): RuleLine[] {
    const lines: RuleLine[] = [];
    for (const id of this.game.ids) {
      if (id.startsWith("section-")) lines.push({ kind: "section", id, number: "", text: this.game.text(id) });
      else if (id.startsWith("rule-"))
        lines.push({ kind: "rule", id, number: id.slice(5).replaceAll("-", "."), text: this.game.text(id) });
    }
    return lines;
  }

  /** The game on one page, line by line: `page-turn-flip` is part `turn-flip` of section `turn`. */
  page(): PageLine[] {
    const lines: PageLine[] = [];
    for (const id of this.game.ids) {
      const [, part, section] = /^page-(([a-z]+)-.+)$/.exec(id) ?? [];
      if (!part || !section || section === "title") continue;
      const rules = this.game.attribute(id, "rule").split(/\s+/).filter(Boolean);
      lines.push({ id, section, part, text: this.game.text(id), name: this.game.attribute(id, "name"), rules });
    }
    return lines;
  }
}

/** Which argument names the reader: sentences about oneself stand in the second person. */
function ownArgument(args: Args, reader: number | null): string {
  for (const [name, arg] of Object.entries(args))
    if (reader !== null && typeof arg === "object" && "seat" in arg && arg.seat === reader) return name;
  return "none";
}

export interface RuleLine {
  kind: "section" | "rule";
  id: string;
  number: string;
  text: string;
}

/** A line of a game's page: the part that it draws, the name of a sign, and the rules that it comes from. */
export interface PageLine {
  id: string;
  section: string;
  part: string;
  text: string;
  name: string;
  rules: string[];
}

/** Up to the first full stop that ends a sentence: "sv. Michaela" and "1. místo" do not. */
export function firstSentence(text: string): string {
  return /^.*?[^\d\s.]{3,}[.!?…](?=\s+[\p{Lu}„“]|$)/u.exec(text)?.[0] ?? text;
}

/** A sentence or a button begins with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Lower case without accents, for searching: "Řada" is found by "rada". */
export function plain(text: string): string {
  return unbound(text)
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

// Signs that no language uses stand round a name while Fluent builds its sentence.
const [BEGIN, NAMED, END] = ["\uE000", "\uE001", "\uE002"];
const MARKS = new RegExp(`${BEGIN}([^${NAMED}]*)${NAMED}|${END}`, "g");

const mark = (thing: string, words: string) => `${BEGIN}${thing}${NAMED}${words}${END}`;

/** A piece of a sentence; `thing` is the component that it names. */
export interface Segment {
  text: string;
  thing: string | null;
}

/** A marked sentence in pieces. Names inside a name belong to the outer one. */
export function segments(marked: string): Segment[] {
  const found: Segment[] = [];
  const open: string[] = [];
  let from = 0;
  const add = (to: number) => {
    const [text, thing] = [marked.slice(from, to), open[0] ?? null];
    const last = found.at(-1);
    if (last && last.thing === thing && thing !== null && open.length > 0) last.text += text;
    else if (text) found.push({ text, thing });
  };
  for (const match of marked.matchAll(MARKS)) {
    add(match.index);
    from = match.index + match[0].length;
    if (match[1] === undefined) open.pop();
    else open.push(match[1]);
  }
  add(marked.length);
  return found;
}

/** The first component that a text names, also inside its arguments. */
export function firstThing(text: Text, thingOf: ThingOf | undefined): string | null {
  if (!thingOf) return null;
  for (const [name, arg] of Object.entries(text.args ?? {})) {
    if (typeof arg !== "object" || "seat" in arg) continue;
    const thing = thingOf(name, arg) ?? firstThing(arg, thingOf);
    if (thing !== null) return thing;
  }
  return null;
}
