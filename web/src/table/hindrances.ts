/** Which of the reasons that the server gave is about what somebody points at. */
import type { Hindrance } from "../protocol";

/** About a thing: with what is in the hand if the two do not go together, else by itself. */
export function aboutThing(hindrances: Hindrance[], ref: string, picked: string[] = []): Hindrance | undefined {
  const together = hindrances.find(({ refs }) => refs.length === 2 && refs.includes(ref) && refs.some((other) => other !== ref && picked.includes(other)));
  return together ?? hindrances.find(({ refs }) => refs.length === 1 && refs[0] === ref);
}

/** About a button, by the key of its answer. */
export function aboutKey(hindrances: Hindrance[], key: string): Hindrance | undefined {
  return hindrances.find((one) => one.key === key);
}

/** About everything that has no reason of its own. */
export function aboutAll(hindrances: Hindrance[]): Hindrance | undefined {
  return hindrances.findLast(({ refs, key }) => refs.length === 0 && !key);
}

/** Each reason once, however many things it is about: by rule and words. */
export function sentences(hindrances: Hindrance[], say: (hindrance: Hindrance) => string): { rule: string; text: string }[] {
  const found = new Map<string, { rule: string; text: string }>();
  for (const hindrance of hindrances) {
    const text = say(hindrance);
    found.set(`${hindrance.rule} ${text}`, { rule: hindrance.rule, text });
  }
  return [...found.values()];
}
