/** Fluent bundles: sources in, sentences out. No state of the page in here. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { bound } from "./bound";

export type Words = Record<string, FluentVariable>;

export class Bundle {
  protected readonly fluent: FluentBundle;
  protected readonly entries = new Map<string, Entry>();
  /** Message ids in reading order. */
  readonly ids: string[] = [];

  constructor(
    private readonly lang: string,
    sources: string[],
  ) {
    this.fluent = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) {
      const resource = new FluentResource(source);
      for (const entry of resource.body) {
        if (!entry.id.startsWith("-")) this.ids.push(entry.id);
        this.entries.set(entry.id, entry);
      }
      this.fluent.addResource(resource, { allowOverrides: true });
    }
  }

  has(id: string): boolean {
    return this.fluent.hasMessage(id);
  }

  /** A message, or the form of it that one of its attributes holds; its lines end where they may. */
  text(id: string, words?: Words, form = ""): string {
    const message = this.fluent.getMessage(id);
    const pattern = message?.attributes[form] ?? message?.value;
    if (!pattern) return id;
    return bound(this.fluent.formatPattern(pattern, words ?? null, []), this.lang);
  }
}

export type Entry = FluentResource["body"][number];
