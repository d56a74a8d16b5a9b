/** Writes `sw.js`: the list of built files and the worker that keeps them, so that the clubhouse opens at once. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

export function shell(): Plugin {
  return {
    name: "shell",
    apply: "build",
    generateBundle: {
      order: "post", // chunks that turn out to be nothing but style are taken out before: one that is missing fails all
      handler(_, bundle) {
        const kept = Object.keys(bundle)
          .filter((name) => /\.(js|css|woff2)$/.test(name) && !name.includes("-more"))
          .map((name) => "/" + name)
          .sort();
        const version = createHash("sha256").update(kept.join()).digest("hex").slice(0, 12);
        const worker = readFileSync(new URL("./sw.js", import.meta.url), "utf8");
        this.emitFile({
          type: "asset",
          fileName: "sw.js",
          source: `const VERSION = "${version}";\nconst KEPT = ${JSON.stringify(kept)};\n${worker}`,
        });
      },
    },
  };
}
