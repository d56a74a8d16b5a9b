/** Fluent bundles: sources in, sentences out. No state of the page in here. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Args, Text } from "../protocol";

export type Words = Record<string, FluentVariable>;

export class Bundle {
  private readonly fluent: FluentBundle;
  /** Message ids in reading order. */
  readonly ids: string[] = [];

  constructor(lang: string, sources: string[]) {
    this.fluent = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) {
      const resource = new FluentResource(source);
      for (const entry of resource.body) if (!entry.id.startsWith("-")) this.ids.push(entry.id);
      this.fluent.addResource(resource, { allowOverrides: true });
    }
  }

  has(id: string): boolean {
    return this.fluent.hasMessage(id);
  }

  text(id: string, words?: Words): string {
    const message = this.fluent.getMessage(id);
    if (!message?.value) return id;
    return this.fluent.formatPattern(message.value, words ?? null, []);
  }
}

/** The texts of one game, with the common ones behind them. */
export class GameWords {
  constructor(
    private readonly game: Bundle,
    private readonly common: Bundle,
    private readonly table: Bundle,
  ) {}

  has(id: string): boolean {
    return this.game.has(id);
  }

  /** A message by id; seats among the arguments become names. */
  msg(id: string, args: Args = {}, names: string[] = []): string {
    return this.say({ id, args }, names);
  }

  /** The finished sentence of a text that came over the wire. */
  say(text: Text, names: string[] = []): string {
    const words: Words = {};
    for (const [name, arg] of Object.entries(text.args ?? {})) words[name] = this.word(arg, names);
    const from = !text.common && this.game.has(text.id) ? this.game : this.common;
    return from.text(text.id, words);
  }

  /** Why the server refused something. */
  reason(what: string, args: Args | undefined, otherwise: string): string {
    const id = `refused-${what}`;
    if (!this.table.has(id)) return otherwise;
    const words: Words = {};
    for (const [name, arg] of Object.entries(args ?? {})) words[name] = this.word(arg, []);
    return this.table.text(id, words);
  }

  private word(arg: Arg, names: string[]): FluentVariable {
    if (typeof arg === "number" || typeof arg === "string") return arg;
    if (typeof arg === "boolean") return String(arg);
    if ("seat" in arg) return names[arg.seat] || this.common.text("seat", { number: arg.seat + 1 });
    return this.say(arg, names);
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
}

export interface RuleLine {
  kind: "section" | "rule";
  id: string;
  number: string;
  text: string;
}

/** A sentence or a button begins with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Lower case without accents, for searching: "Řada" is found by "rada". */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}
