/** What the cue says: which card asks or has just been played, what it says, what it reacts to and how to answer. */
import { capital } from "../../i18n/game";
import type { GameWords } from "../../i18n/game";
import type { Ask } from "../../protocol";
import type { Choices } from "../../table/choices.svelte";
import type { Lore } from "./lore";
import type { Event, View } from "./shapes";
import { isBase, kindOf, offered, printedId, revealed, type Deed, type PrintedId } from "./view";

export interface Cue {
  /** A card or base; null where none is behind it. */
  id: PrintedId | null;
  seat: number | null;
  title: string;
  text: string;
  /** What it reacts to. */
  because: string;
}

interface Moment {
  view: View;
  choices: Choices;
  /** My question, if one is open. */
  ask: Ask | null;
  asks: Ask[];
  deed: Deed | null;
  seat: number | null;
  lore: Lore;
  names: string[];
  tell: (event: Event) => string;
}

/** The card that has been taken up. */
export function liftedOf(choices: Choices): PrintedId | null {
  const ref = choices.picked[0];
  return ref ? kindOf(ref.split(":").at(-1)!) : null;
}

export function cueOf({ view, choices, ask, asks, deed, seat, lore, names, tell }: Moment): Cue {
  const { say } = lore;
  const before = deed ? say("board-before", { told: tell(deed.event) }) : "";
  const quoted = (card: PrintedId) => say("board-quoted", { text: lore.text(card) });
  const lifted = liftedOf(choices);
  if (ask && lifted) return { id: lifted, seat, title: say("board-cue-picked", { card: lore.name(lifted) }), text: quoted(lifted), because: "" };
  if (ask && (ask.why === "before" || ask.why === "after")) {
    const base = view.bases.find((one) => one.id === ask.about);
    const there = base?.players.filter((one) => one.power > 0 || one.place > 0) ?? [];
    const text = there.map((one) => say("board-would-get", { name: names[one.seat]!, power: one.power, points: one.points })).join(" ");
    return { id: base?.id ?? null, seat: null, title: base ? say("board-scoring", { base: lore.name(base.id) }) : "", text, because: before };
  }
  const now = view.resolving.at(-1);
  const id = (ask?.about && printedId(ask.about)) || now?.card;
  if (id) {
    const by = now?.seat ?? asks[0]?.seat ?? null;
    const top = revealed(ask?.why ?? "", view);
    const found = top ? say("board-revealed", { card: lore.name(top), kind: lore.kind(top), text: lore.text(top) }) : "";
    const cause = reason(view, ask);
    const because = found || (cause ? say("board-because", { card: lore.name(cause) }) : deed && deed.card !== id ? before : "");
    return { id, seat: isBase(id) ? null : by, title: lore.name(id), text: quoted(id), because };
  }
  if (deed) return { id: deed.card, seat: deed.seat, title: lore.name(deed.card), text: capital(tell(deed.event)), because: "" };
  if (view.turn > 1) return { id: null, seat: view.active, title: say("board-turn-of", { turn: view.turn, name: names[view.active]! }), text: "", because: "" };
  return { id: null, seat: null, title: say("board-welcome"), text: say("board-welcome-text", { goal: view.goal }), because: "" };
}

/** The card that a text being carried out answers to. */
function reason(view: View, ask: Ask | null): PrintedId | null {
  const stack = view.resolving.map((one) => one.card);
  if (ask?.about && stack.length > 0 && stack.at(-1) !== ask.about) return stack.at(-1)!;
  return stack.at(-2) ?? null;
}

/** How my question is answered on this table, in one sentence. */
export function hintOf(ask: Ask | null, choices: Choices, view: View, lore: Lore, words: GameWords): string {
  const { say, aim } = lore;
  if (!ask?.options || !choices.open) return "";
  if (choices.picked.length > 0) return say(view.bases.some((one) => aim.glow(`base:${one.id}`) === "can") ? "board-hint-then-base" : "board-hint-then-minion");
  if (ask.options.length === 1 && ask.options[0]!.key === "pass") return say("board-hint-only-pass");
  if (ask.why === "play") return playHint(view, lore);
  if (words.has(`board-hint-${ask.why}`)) return say(`board-hint-${ask.why}`);
  if (ask.batch) return say(ask.batch.kind === "order" ? "board-hint-several" : "board-hint-some");
  const tray = offered(choices.options, null, view.bases);
  const [first = "", second = ""] = ask.options.find((option) => option.refs.length > 0)?.refs.map((ref) => ref.split(":")[0]!) ?? [];
  const optional = ask.options.some((option) => ["skip", "pass", "done"].includes(option.key));
  const how = tray[0]?.kind === "faction" ? "faction" : tray.length > 0 ? "tray" : first === "card" && second === "base" ? "move" : first || "words";
  return say("board-hint", { how, optional: optional ? "yes" : "no" });
}

/** What is left to be played: nothing that is spent or forbidden is spoken of. */
function playHint(view: View, lore: Lore): string {
  const asleep = view.players[view.active]?.asleep ?? false;
  const left = (kind: "minion" | "action") => !(asleep && kind === "action") && view.plays.some((play) => play.kind === kind);
  const plays = left("minion") ? (left("action") ? "both" : "minion") : left("action") ? "action" : "none";
  return lore.say("board-hint-play", { plays });
}
