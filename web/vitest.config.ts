import { mergeConfig } from "vitest/config";
import vite from "./vite.config.ts";

/** Apart from the build, which does without the tools for tests. */
export default mergeConfig(vite, { test: { include: ["src/**/*.test.ts"] } });
