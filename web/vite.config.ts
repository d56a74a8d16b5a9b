import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fonts } from "./build/fonts.ts";
import { gameIcons } from "./build/icons.ts";
import { shell } from "./build/shell.ts";
import { texts } from "./build/texts.ts";

const server = process.env.KLUBOVNA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [gameIcons(), fonts(), texts(), svelte(), shell()],
  logLevel: "warn",
  build: {
    outDir: "../klubovna/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // data: addresses would need a wider content policy
    // The polyfill is an inline script. Lists of everything that a board needs would be a tenth of the first load: only its style
    // sheets are named beforehand, and what it imports is fetched when it has come.
    modulePreload: { polyfill: false, resolveDependencies: (_, needed) => needed.filter((name) => name.endsWith(".css")) },
    chunkSizeWarningLimit: 160,
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    proxy: {
      "/api": { target: server, changeOrigin: true },
      "/ws": { target: server, ws: true, changeOrigin: true },
    },
  },
});
