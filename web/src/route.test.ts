import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", search: "" }); // there is no browser here
vi.stubGlobal("addEventListener", () => {});
const { screenOf } = await import("./route.svelte");

test("a table's code may be typed with capitals; what cannot be one leads to the page for that", () => {
  expect(screenOf("/t/ABCDEF")).toEqual({ name: "table", room: "abcdef" });
  expect(screenOf("/t/c1dd24831b/replay")).toEqual({ name: "replay", room: "c1dd24831b" });
  expect(screenOf("/t/a%20b")).toEqual({ name: "lost" });
  expect(screenOf("/t/ab")).toEqual({ name: "lost" });
});
