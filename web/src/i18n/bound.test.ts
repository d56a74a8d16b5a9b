/** Czech lines do not end with a preposition of one letter, nor part a number from what it counts. */
import { expect, it } from "vitest";
import { bound, unbound } from "./bound";
import { Bundle } from "./fluent";
import { GameBundle, GameWords, plain, segments } from "./game";

/** A no-break space as `~`, so that it can be seen. */
const seen = (text: string, lang = "cs") => bound(text, lang).replaceAll("\u00a0", "~");

it.each([
  ["Jdeš v lese a z lesa", "Jdeš v~lese a~z~lesa"],
  ["A s Emou (i o ní): k věci, u nás, o kolo", "A~s~Emou (i~o~ní): k~věci, u~nás, o~kolo"],
  ["Bereš 1 bod a 12 karet", "Bereš 1~bod a~12~karet"],
  ["Země: les 0, pláně 2, bažiny 13.", "Země: les~0, pláně~2, bažiny~13."],
  ["Hraje Hráč 2.", "Hraje Hráč 2."],
  ["Na 3. místo jde 2× Pěst", "Na 3.~místo jde 2×~Pěst"],
  ["A teď zbývá 3. Pak hraje 5 lidí", "A~teď zbývá~3. Pak hraje 5~lidí"],
  ["Bojovník se silou 2 nebo nižší", "Bojovník se silou~2 nebo nižší"],
  ["Vlk s.r.o. má volno, okno, sova", "Vlk s.r.o. má volno, okno, sova"],
  ["Dá 5 : 3", "Dá 5 : 3"],
])("%s", (text, told) => {
  expect(seen(text)).toBe(told);
  expect(bound(bound(text, "cs"), "cs")).toBe(bound(text, "cs"));
  expect(unbound(bound(text, "cs"))).toBe(text);
  expect(seen(text, "en")).toBe(text);
});

it("does not break a run of numbers in any language", () => {
  for (const lang of ["cs", "en"]) expect(bound("Karty 1-2-3, e-mail", lang)).toBe("Karty 1\u2060-\u20602\u2060-\u20603, e-mail");
});

it("leaves alone what people copy", () => {
  for (const text of ["2026-11-19", "1234-5678-9012", "a-1-2-3", "5-3"]) expect(bound(text, "cs")).toBe(text);
});

it("binds the texts of the page and of games, also before a name that is marked", () => {
  expect(new Bundle("cs", ["a = v lese"]).text("a")).toBe("v\u00a0lese");
  expect(new Bundle("en", ["a = a wood, 1 point"]).text("a")).toBe("a wood, 1 point");
  const none = new GameBundle("cs", []);
  const words = new GameWords(new GameBundle("cs", ["card = Karta z lesa\nlog = Bereš { $n } karty z { $card }."]), none, none);
  const told = words.marking(() => "c1").msg("log", { n: 2, card: { id: "card" } });
  expect(segments(told).map((part) => part.text)).toEqual(["Bereš 2\u00a0karty z\u00a0", "Karta z\u00a0lesa", "."]);
});

it("finds bound words all the same", () => {
  expect(plain(bound("Řada v lese 1-2-3", "cs"))).toBe("rada v lese 1-2-3");
});
