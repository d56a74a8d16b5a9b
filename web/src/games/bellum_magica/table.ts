/** All that is loaded when somebody sits down, in one file: three would cost the first load more than they save. */
export { default as Board } from "./Board.svelte";
export { default as Component } from "./Component.svelte";
export { default as Ending } from "./Ending.svelte";
