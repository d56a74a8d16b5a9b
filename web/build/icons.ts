/** `import fox from "icon:fox-head"` gives the path of one game-icons glyph, so only those used are shipped. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "icon:";

export function gameIcons(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const { icons } = JSON.parse(readFileSync(file, "utf8")) as { icons: Record<string, { body: string }> };
  return {
    name: "game-icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : null),
    load(id) {
      if (!id.startsWith("\0" + PREFIX)) return null;
      const name = id.slice(PREFIX.length + 1);
      const body = icons[name]?.body;
      if (body === undefined) this.error(`game-icons has no glyph ${name}`);
      const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
      return `export default ${JSON.stringify(paths.join(""))};`;
    },
  };
}
