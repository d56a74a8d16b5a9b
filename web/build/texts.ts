/** Fluent files are shipped without their comments, which are for translators: the first load is to stay light. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const RAW = "?raw";

export function texts(): Plugin {
  return {
    name: "texts",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(`.ftl${RAW}`)) return;
      const file = id.slice(0, -RAW.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(readFileSync(file, "utf8").replace(/^#.*\n/gm, ""))};`;
    },
  };
}
