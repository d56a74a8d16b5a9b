/** The curve as figures: where every seat's band lies at every moment. No screen in here. */
import type { Analysis } from "../protocol";

/** A moment of the curve: its place from 0 to 1, and the bands' upper edges from the bottom up, 0 to 1. */
export interface Moment {
  x: number;
  edges: number[];
}

/** Which seats have a band, from the bottom up; the one who looks stands below. A team has one. */
export function bandsOf(analysis: Analysis, first: number): number[] {
  if (analysis.together) return [0];
  const seats = [...Array(analysis.seats).keys()];
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** Choices stand at equal distances, the end is the last; what a choice lost shows between it and the next one. */
export function placeOf(analysis: Analysis, choice: number): number {
  return choice / Math.max(1, analysis.choices.length);
}

export function momentsOf(analysis: Analysis, bands: number[]): Moment[] {
  const found: Moment[] = [];
  const half = 0.5 / Math.max(1, analysis.choices.length);
  const edges = (chances: number[]) => {
    let sum = 0;
    return bands.map((seat) => (sum += chances[seat]!));
  };
  analysis.choices.forEach((choice, at) => {
    const x = placeOf(analysis, at);
    found.push({ x, edges: edges(choice.before) });
    if (choice.better) found.push({ x: x + half, edges: edges(choice.after) });
  });
  found.push({ x: 1, edges: edges(analysis.last) });
  return found;
}

/** The outline of a band between its own edge and the one below it, in a box of these measures. */
export function outline(moments: Moment[], band: number, width: number, height: number): string {
  const point = (x: number, y: number) => `${(x * width).toFixed(1)} ${((1 - Math.min(1, Math.max(0, y))) * height).toFixed(1)}`;
  const above = moments.map(({ x, edges }) => point(x, edges[band]!));
  const below = moments.map(({ x, edges }) => point(x, band === 0 ? 0 : edges[band - 1]!)).reverse();
  return `M${[...above, ...below].join("L")}Z`;
}

export function line(moments: Moment[], band: number, width: number, height: number): string {
  return "M" + moments.map(({ x, edges }) => `${(x * width).toFixed(1)} ${((1 - edges[band]!) * height).toFixed(1)}`).join("L");
}

export const points = (chance: number) => Math.round(100 * chance);
