/**
 * The fonts of the look, cut to what is used. `@fontsource` ships all of Latin with small capitals, fractions and old
 * figures; a Czech page needs about 180 glyphs. The rest of Latin stays in a second file that loads only when a name
 * needs it.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subset from "subset-font";
import type { Plugin } from "vite";

const FACES = [
  { family: "Sansita", pack: "sansita", weight: 800 },
  { family: "Sansita", pack: "sansita", weight: 900 },
  { family: "Alegreya Sans", pack: "alegreya-sans", weight: 500 },
  { family: "Alegreya Sans", pack: "alegreya-sans", weight: 700 },
];

const LATIN = range(0x20, 0x7e) + range(0xa0, 0xff) + "–—‘’“”„…•−×→←↑↓▲▼";
const CZECH = "ĎďČčĚěŇňŘřŠšŤťŮůŽž";

const MODULE = "virtual:fonts.css";

export function fonts(): Plugin {
  const require = createRequire(import.meta.url);
  let dev = false;
  return {
    name: "fonts",
    configResolved: (config) => void (dev = config.command === "serve"),
    resolveId: (id) => (id === MODULE ? "\0" + MODULE : null),
    async load(id) {
      if (id !== "\0" + MODULE) return null;
      const rules: string[] = [];
      for (const face of FACES) {
        const at = (part: string) =>
          require.resolve(`@fontsource/${face.pack}/files/${face.pack}-${part}-${face.weight}-normal.woff2`);
        const rule = (url: string, chars: string) =>
          `@font-face{font-family:"${face.family}";font-weight:${face.weight};font-style:normal;font-display:swap;` +
          `src:url("${url}") format("woff2");unicode-range:${chars}}`;
        // the wide file first: where ranges overlap, the later rule wins
        if (dev) {
          rules.push(rule(at("latin-ext"), "U+100-2AF,U+1E00-1EFF,U+20A0-20CF"), rule(at("latin"), "U+0-FF,U+2000-22FF"));
          continue;
        }
        const emit = (name: string, source: Uint8Array) =>
          "#__FONT__" + this.emitFile({ type: "asset", name: `${face.pack}-${face.weight}${name}.woff2`, source }) + "__";
        rules.push(rule(emit("-more", readFileSync(at("latin-ext"))), "U+100-2AF,U+1E00-1EFF,U+20A0-20CF"));
        const small = async (part: string, chars: string) =>
          await subset(readFileSync(at(part)), chars, { targetFormat: "woff2", keepFeatures: ["kern", "lnum", "tnum", "ccmp", "locl", "mark"], noHinting: true });
        rules.push(rule(emit("-cs", await small("latin-ext", CZECH)), unicodeRange(CZECH)));
        rules.push(rule(emit("", await small("latin", LATIN)), unicodeRange(LATIN)));
      }
      return rules.join("\n");
    },
    // urls of emitted files are known only at the end; until then they look like fragments, which the bundler leaves alone
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "asset" && file.fileName.endsWith(".css")) {
          file.source = String(file.source).replace(/#__FONT__(.+?)__/g, (_found, ref) => "/" + this.getFileName(ref));
        }
      }
    },
  };
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
}

function unicodeRange(chars: string): string {
  const codes = [...new Set([...chars].map((char) => char.codePointAt(0)!))].sort((a, b) => a - b);
  const spans: string[] = [];
  for (let i = 0; i < codes.length; ) {
    let end = i;
    while (codes[end + 1] === codes[end]! + 1) end++;
    const hex = (at: number) => codes[at]!.toString(16).toUpperCase();
    spans.push(end > i ? `U+${hex(i)}-${hex(end)}` : `U+${hex(i)}`);
    i = end + 1;
  }
  return spans.join(",");
}
