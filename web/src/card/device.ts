/** What this browser says of itself, so that its owner knows it again among the devices of a card. */
import type { Browser } from "../protocol";

const BROWSERS: [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\/|FxiOS/, "Firefox"],
  [/Chrome\/|CriOS/, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

const named = (list: [RegExp, string][], agent: string) => list.find(([sign]) => sign.test(agent))?.[1] ?? "";

export function describe(agent: string, touch: boolean): Browser {
  const tablet = /iPad|Tablet/.test(agent) || (/Android/.test(agent) && !/Mobile/.test(agent)) || (/Macintosh/.test(agent) && touch);
  const kind = tablet ? "tablet" : /Mobi/.test(agent) ? "phone" : "computer";
  return { kind, label: [named(BROWSERS, agent), named(SYSTEMS, agent)].filter(Boolean).join(", ") };
}

export const thisBrowser = (): Browser => describe(navigator.userAgent, navigator.maxTouchPoints > 1);
