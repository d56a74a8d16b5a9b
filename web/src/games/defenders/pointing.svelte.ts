/** What can be chosen on the map: hexes and edges that glow, an action or an item that narrows them, and a menu where one place has several. */
import type { Choice } from "../../protocol";
import type { Choices } from "../../table/choices.svelte";
import type { View } from "./shapes";

const ON_HEX = /^(hex|camp|mech|pollution|factory):(.+)$/;
/** Everything here is drawn by the map, the plates, the cards or the row of actions. */
const DRAWN = /^(hex|camp|mech|pollution|factory|edge|item|own|machine|card|deck|active|player|faction|leader):?/;
const HERE = new Set(["heal", "build"]);

export const hexesOf = (option: Choice) => option.refs.flatMap((ref) => ON_HEX.exec(ref)?.[2] ?? []);
export const edgeOf = (option: Choice) => option.refs.find((ref) => ref.startsWith("edge:"))?.slice(5) ?? "";
const paidByItem = (option: Choice) => option.refs.some((ref) => ref.startsWith("item:")) && !option.key.startsWith("take:");

export class Pointing {
  /** The action that was chosen first, for actions with several goals. */
  mode = $state("");
  menu = $state.raw<{ place: string; options: Choice[] } | null>(null);
  /** The hex that is looked at, and the hex or edge that is pointed at. */
  chosen = $state("");
  aimed = $state("");

  constructor(
    private readonly choices: Choices,
    private readonly view: () => View,
    /** The hex of the leader that I move. */
    private readonly myHex: () => string,
  ) {}

  readonly why = $derived.by(() => (this.choices.ask?.options ? this.choices.ask.why : ""));
  readonly item = $derived.by(() => this.choices.picked.find((ref) => ref.startsWith("item:")) ?? "");
  /** What can be done without items, or with the one that was taken up. */
  readonly free = $derived.by(() => {
    const { options } = this.choices;
    if (this.item) return options.filter((option) => option.refs.includes(this.item));
    return this.why === "act" ? options.filter((one) => !paidByItem(one)) : options;
  });
  readonly usable = $derived.by(() => (this.mode && !this.item ? this.free.filter((option) => option.key.startsWith(`${this.mode}:`)) : this.free));
  readonly lit = $derived.by(() => new Set(this.usable.flatMap(hexesOf)));
  readonly litEdges = $derived.by(() => new Set(this.usable.map(edgeOf).filter(Boolean)));
  /** By hex what would wait after going there, where the die is due: as the rules foretell it. */
  readonly fates = $derived.by(() => {
    const found = new Map<string, number>();
    const ventures = this.why === "act" && this.choices.open ? (this.view().danger?.ventures ?? []) : [];
    for (const option of this.usable) {
      const venture = /(^|:)(move|regroup):/.test(option.key) && ventures.find((one) => one.keys.includes(option.key));
      if (venture) found.set(hexesOf(option)[0]!, venture.then);
    }
    return found;
  });

  optionsOn(hex: string): Choice[] {
    const here = hex === this.myHex() && !this.mode;
    return this.usable.filter((option) => hexesOf(option).includes(hex) || (here && (HERE.has(option.key) || option.key.startsWith("take:"))));
  }
  optionOn(edge: string): Choice | undefined {
    return this.usable.find((one) => edgeOf(one) === edge);
  }

  /** Call it while a component is being set up: another question begins anew, and things on the map need no buttons. */
  follow() {
    $effect(() => {
      void this.choices.ask;
      void this.choices.open;
      this.mode = "";
      this.menu = null;
    });
    $effect(() => {
      const refs = new Set(this.choices.options.flatMap((option) => option.refs).filter((ref) => DRAWN.test(ref)));
      const undo = [...refs].map((ref) => this.choices.draw(ref));
      return () => undo.forEach((back) => back());
    });
  }

  private take(place: string, options: Choice[]): boolean {
    if (options.length === 1) this.choices.answer(options[0]!.key);
    else if (options.length > 1) this.menu = { place, options };
    return options.length > 0;
  }
  pointHex(hex: string) {
    if (!this.take(hex, this.optionsOn(hex))) this.chosen = this.chosen === hex ? "" : hex;
  }
  pointEdge(edge: string) {
    this.take(edge, this.usable.filter((option) => edgeOf(option) === edge));
  }
  pointItem(ref: string) {
    this.mode = "";
    this.menu = null;
    this.choices.point(ref);
  }
  /** Returns the first place that can be chosen then, as the map marks it. */
  setMode(wanted: string): string {
    this.choices.unpick();
    this.mode = wanted;
    this.menu = null;
    const first = wanted ? this.choices.options.find((option) => option.key.startsWith(`${wanted}:`)) : undefined;
    if (!first) return "";
    return edgeOf(first) ? `[data-edge="${edgeOf(first)}"]` : `[data-hex="${hexesOf(first)[0]}"]`;
  }
  cancel() {
    this.choices.unpick();
    this.mode = "";
  }
  /** One step back; false where there is nothing to take back. */
  escape(): boolean {
    if (this.menu) this.menu = null;
    else if (this.mode) this.mode = "";
    else if (this.chosen) this.chosen = "";
    else return false;
    return true;
  }
}
