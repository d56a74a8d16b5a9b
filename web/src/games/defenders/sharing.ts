/** One device for several players: everything is open but the cards in hands, and the silent choice among them. */

/** Questions that all may see; the choice of a Defender and of an opening hand are not among them. */
export const OPENLY = [
  "faction",
  "leader",
  "start_camp",
  "reveal_next",
  "act",
  "burn",
  "library_from",
  "library_to",
  "sharpshooter",
  "secret_paths",
  "acid_rain",
  "healing_herbs",
  "tunnels",
  "demolition",
];
