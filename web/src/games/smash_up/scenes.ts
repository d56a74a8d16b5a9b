/**
 * The picture of every base, 400 by 150: flat areas in the faction's tint, the two inks of the game and paper, with
 * game-icons glyphs as figures. The corners stay quiet: defence, pay and name are printed there.
 */
import alienStare from "icon:alien-stare";
import bigGear from "icon:big-gear";
import bonsai from "icon:bonsai-tree";
import brain from "icon:brain";
import castle from "icon:castle";
import cow from "icon:cow";
import cutDiamond from "icon:cut-diamond";
import diplodocus from "icon:diplodocus";
import dinosaurBones from "icon:dinosaur-bones";
import evilTree from "icon:evil-tree";
import galleon from "icon:galleon";
import openBook from "icon:open-book";
import pagoda from "icon:pagoda";
import palmTree from "icon:palm-tree";
import raiseZombie from "icon:raise-zombie";
import ringedPlanet from "icon:ringed-planet";
import shintoShrine from "icon:shinto-shrine";
import shop from "icon:shop";
import shoppingCart from "icon:shopping-cart";
import tombstone from "icon:tombstone";
import ufo from "icon:ufo";
import volcano from "icon:volcano";
import type { BaseId } from "./shapes";

export type Ink = "a" | "b" | "paper" | "ink" | "tint" | "none";

/** One flat area or line. */
export interface Shape {
  d: string;
  fill: Ink;
  stroke?: Ink | undefined;
  width?: number | undefined;
}
/** A glyph, printed from two plates like every figure. */
export interface Glyph {
  icon: string;
  x: number;
  y: number;
  size: number;
  over: Ink;
  under: Ink;
  mirror: boolean;
}
export interface Picture {
  sky: Ink;
  pieces: (Shape | Glyph)[];
}

const area = (fill: Ink, ...paths: string[]): Shape => ({ d: paths.join(""), fill });
const line = (stroke: Ink, width: number, d: string): Shape => ({ d, fill: "none", stroke, width });
const edged = (fill: Ink, d: string, width = 2): Shape => ({ d, fill, stroke: "ink", width });
const figure = (icon: string, x: number, y: number, size: number, over: Ink, under: Ink = "paper", mirror = false): Glyph => ({ icon, x, y, size, over, under, mirror });
const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const oval = (x: number, y: number, rx: number, ry: number) => `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;
const sun = (x: number, y: number, r: number) => [area("paper", disc(x - 3, y - 2, r + 3)), area("b", disc(x, y, r))];
const moon = (x: number, y: number, r: number) => [area("b", disc(x + 4, y + 3, r)), area("paper", disc(x, y, r))];
const ground = (fill: Ink, y: number) => area(fill, `M-10 ${y}q100-16 210-4t210-6v70H-10z`);
const waves = (y: number) => `M-10 ${y}q25-10 50 0${"t50 0".repeat(8)}v60H-10z`;
const ripple = (x: number, y: number, step: number) => `M${x} ${y}${`q${step / 2}-5 ${step} 0t${step} 0`.repeat(Math.ceil(440 / step / 2))}`;
const stars = (...at: [number, number][]) => area("paper", ...at.map(([x, y], n) => disc(x, y, 1.5 + (n % 3) * 0.4)));
const gem = (x: number, y: number, r: number, heart: Ink) => [
  edged("paper", `M${x - r} ${y}l${r / 2}-${r * 0.7}h${r}l${r / 2} ${r * 0.7}-${r} ${r * 1.2}z`),
  area(heart, `M${x - r * 0.4} ${y}l${r * 0.4} ${r * 1.1} ${r * 0.4}-${r * 1.1}z`),
];
const twinkle = (x: number, y: number) => `M${x} ${y}l2.500 6.500 6.500 2.500-6.500 2.500-2.500 6.500-2.500-6.500-6.500-2.500 6.500-2.500z`;
const toadstool = (x: number, y: number, r: number, foot: number) => [
  edged("paper", `M${x - r * 0.34} ${y - 4}h${r * 0.68}l${r * 0.1} ${foot}h${-r * 0.88}z`),
  edged("b", `M${x - r} ${y}a${r} ${r * 0.92} 0 0 1 ${2 * r} 0q${-r} ${r * 0.26} ${-2 * r} 0z`),
  area("paper", disc(x - r * 0.42, y - r * 0.4, r * 0.15), disc(x + r * 0.1, y - r * 0.66, r * 0.17), disc(x + r * 0.5, y - r * 0.28, r * 0.13)),
];
const books = (y: number, from: number) =>
  Array.from({ length: 17 }, (_, n) => ({ n: n + from, x: 14 + n * 22 }))
    .map(({ n, x }) => area((["a", "b", "paper", "ink"] as const)[(n * 7) % 4]!, box(x, y + ((n * 5) % 9), 17 - ((n * 3) % 5), 32 - ((n * 5) % 9))));

export const SCENES: Record<BaseId, Picture> = {
  the_homeworld: {
    sky: "a",
    pieces: [
      stars([24, 60], [70, 84], [118, 24], [150, 60], [300, 20], [330, 76], [372, 92], [96, 44], [272, 52]),
      figure(ringedPlanet, 150, 8, 104, "tint", "b"),
      area("ink", "M-10 132q60-40 120-22t120-6 180 2v60H-10z"),
      area("tint", "M-10 138q60-36 120-20t120-4 180 0v60H-10z"),
      area("ink", box(288, 92, 10, 40), disc(293, 90, 9), box(316, 104, 8, 26), disc(320, 102, 7)),
      area("b", disc(293, 90, 4), disc(320, 102, 3)),
      figure(ufo, 92, 66, 40, "paper", "b"),
    ],
  },
  the_mothership: {
    sky: "a",
    pieces: [
      stars([20, 84], [62, 60], [120, 18], [300, 12], [356, 100], [40, 104], [256, 24], [330, 84]),
      area("tint", "M168 74 118 150h164l-50-76z"),
      ground("ink", 138),
      edged("tint", "M150 58a50 42 0 0 1 100 0z"),
      figure(alienStare, 178, 18, 44, "ink", "none"),
      area("b", oval(203, 67, 108, 20)),
      edged("paper", oval(200, 64, 108, 20)),
      area("b", disc(116, 66, 5), disc(172, 69, 5), disc(228, 69, 5), disc(284, 66, 5)),
      area("a", disc(144, 67.500, 5), disc(200, 71, 5), disc(256, 67.500, 5)),
      figure(cow, 196, 92, 38, "ink"),
    ],
  },
  jungle_oasis: {
    sky: "tint",
    pieces: [
      ...sun(100, 46, 23),
      area("paper", "M-10 92q70-44 150-18t140 0 140 6v80H-10z"),
      figure(diplodocus, 236, 14, 104, "a", "paper", true),
      area("paper", oval(196, 122, 120, 20)),
      area("a", oval(198, 124, 116, 18)),
      line("paper", 2.5, "M120 120h50M190 128h70M150 133h30"),
      figure(palmTree, 108, 22, 94, "ink", "b"),
      figure(palmTree, 168, 44, 70, "ink", "b", true),
    ],
  },
  tar_pits: {
    sky: "tint",
    pieces: [
      ...sun(286, 40, 22),
      figure(volcano, 116, 4, 112, "a", "paper"),
      area("paper", "M-10 104q90-22 190-8t230-8v80H-10z"),
      area("ink", oval(214, 130, 150, 20)),
      figure(dinosaurBones, 210, 60, 76, "a", "b"),
      area("tint", disc(120, 126, 7), disc(150, 134, 4), disc(306, 128, 8), disc(330, 136, 4)),
      line("paper", 2, "M180 138h60M96 134h18"),
    ],
  },
  ninja_dojo: {
    sky: "tint",
    pieces: [
      ...moon(252, 56, 40),
      area("a", "M-10 120l70-50 60 40 50-30 60 44z"),
      figure(pagoda, 140, 6, 132, "ink", "paper"),
      area("b", disc(128, 100, 6), disc(284, 100, 6)),
      line("ink", 2, "M128 78v16M284 78v16"),
      line("a", 5, "M330 150V64M346 150V84M316 150V96"),
      line("paper", 2, "M326 96h8M326 120h8M342 112h8M312 122h8"),
      ground("ink", 136),
    ],
  },
  temple_of_goju: {
    sky: "tint",
    pieces: [
      ...sun(200, 60, 44),
      area("a", "M-10 128l90-64 46 34 28-18 60 52zM250 128l60-58 34 26 30-16 50 48z"),
      area("paper", "M66 74l14-10 20 15-12 4-8-6-8 5zM298 82l12-12 16 12-10 4-6-5-6 4z"),
      figure(shintoShrine, 146, 28, 108, "ink", "paper"),
      figure(bonsai, 276, 78, 56, "a", "paper"),
      ground("ink", 136),
      line("paper", 2, "M178 146l10-12M222 146l-10-12"),
    ],
  },
  the_grey_opal: {
    sky: "a",
    pieces: [
      stars([96, 22], [130, 50], [300, 20], [332, 70], [60, 70], [272, 44]),
      area("b", "M200 74L150-6h34zM200 74L214-6h40zM200 74L96 30l0 30zM200 74l104-44v30z"),
      figure(cutDiamond, 152, 18, 96, "ink", "paper"),
      area("paper", waves(108)),
      area("tint", waves(112)),
      figure(galleon, 270, 56, 66, "ink", "paper"),
      line("a", 2.5, ripple(-20, 130, 20)),
      line("paper", 2, ripple(-8, 142, 28)),
    ],
  },
  tortuga: {
    sky: "tint",
    pieces: [
      ...sun(264, 86, 46),
      line("ink", 2.4, "M120 40q8-8 14 0q7-8 15 0M158 26q6-6 11 0q6-6 12 0"),
      area("a", "M-10 112q30-46 78-40 34 4 58 40z"),
      figure(palmTree, 60, 28, 74, "a"),
      figure(galleon, 196, 18, 104, "a"),
      area("paper", waves(108)),
      area("a", waves(112)),
      line("paper", 2, ripple(-20, 126, 20)),
      line("b", 2.5, ripple(-8, 140, 28)),
    ],
  },
  central_brain: {
    sky: "tint",
    pieces: [
      line("a", 3, "M0 34h70l22 22h40M0 62h52l18 18h60M0 96h84l14-12h40M0 122h60l26-14h60M400 30h-66l-24 26h-44M400 60h-46l-18 20h-60M400 94h-82l-16-12h-34M400 124h-60l-26-16h-60"),
      { d: disc(92, 56, 6) + disc(70, 80, 6) + disc(98, 84, 6) + disc(310, 56, 6) + disc(336, 80, 6) + disc(302, 82, 6), fill: "paper", stroke: "a", width: 3 },
      edged("b", disc(30, 96, 5) + disc(372, 94, 5) + disc(362, 124, 5) + disc(16, 122, 5), 1.5),
      edged("paper", "M134 128V78a66 62 0 0 1 132 0v50z", 2.5),
      line("tint", 5, "M146 100V80q2-36 34-46"),
      figure(brain, 150, 24, 100, "a", "b"),
      area("ink", box(122, 126, 156, 12)),
      area("a", box(112, 138, 176, 14)),
      area("paper", disc(140, 132, 3), disc(188, 132, 3), disc(236, 132, 3)),
      area("b", disc(164, 132, 3), disc(212, 132, 3), disc(260, 132, 3)),
    ],
  },
  factory_436_1337: {
    sky: "tint",
    pieces: [
      area("paper", disc(120, 36, 15), disc(140, 22, 19), disc(168, 18, 15), disc(194, 14, 12), disc(286, 26, 12)),
      area("b", disc(118, 34, 13), disc(138, 20, 17), disc(166, 16, 13)),
      area("ink", box(104, 48, 20, 70), box(286, 48, 18, 70)),
      area("b", box(104, 56, 20, 6), box(286, 56, 18, 6)),
      area("paper", "M63 152V86l44-22v22l44-22v22l44-22v22l44-22v22l44-22v88z"),
      area("a", "M60 150V84l44-22v22l44-22v22l44-22v22l44-22v22l44-22v88z"),
      area("paper", box(118, 96, 22, 16), box(160, 96, 22, 16), box(244, 96, 22, 16)),
      area("b", box(202, 96, 22, 16)),
      figure(bigGear, 292, 70, 74, "ink"),
      area("ink", box(-10, 134, 420, 20)),
      line("paper", 2, "M0 139h14m10 0h14m10 0h14m10 0h14m10 0h14m10 0h14m10 0h14m10 0h14m10 0h14m10 0h14m10 0h14m10 0h14m10 0h14m10 0h14m10 0h14m10 0h14m10 0h14"),
    ],
  },
  cave_of_shinies: {
    sky: "a",
    pieces: [
      area("ink", "M60 150q-14-70 40-104 70-40 170-18 90 22 72 122z"),
      area("tint", "M76 150q-12-64 36-92 64-34 150-16 82 20 66 108z"),
      area("ink", "M101 40l11 28 11-28zM129 34l11 22 11-22zM165 30l11 38 11-38zM215 30l11 30 11-30zM251 34l11 34 11-34zM285 40l11 24 11-24z"),
      ...gem(130, 112, 16, "b"),
      ...gem(160, 98, 20, "a"),
      ...gem(268, 112, 15, "b"),
      ...gem(238, 96, 18, "a"),
      ...gem(196, 106, 26, "b"),
      area("paper", twinkle(148, 62), twinkle(216, 62), twinkle(286, 75), twinkle(104, 83)),
      ground("ink", 136),
    ],
  },
  mushroom_kingdom: {
    sky: "tint",
    pieces: [
      area("paper", disc(286, 34, 18)),
      area("a", "M-10 110q80-50 190-18t230-8v80H-10z"),
      ...toadstool(104, 86, 36, 56),
      ...toadstool(288, 96, 32, 44),
      ...toadstool(196, 66, 58, 80),
      area("a", "M186 142v-26a11 11 0 0 1 22 0v26z"),
      { d: "M188 90h16v12h-16zM196 90v12M188 96h16", fill: "tint", stroke: "ink", width: 2 },
      ...toadstool(148, 118, 15, 28),
      ...toadstool(246, 122, 13, 24),
      ground("ink", 136),
    ],
  },
  great_library: {
    sky: "tint",
    pieces: [
      area("ink", box(0, 6, 400, 44), box(0, 62, 400, 44)),
      area("tint", box(6, 8, 388, 36), box(6, 64, 388, 36)),
      ...books(11, 0),
      ...books(67, 3),
      area("ink", box(0, 44, 400, 8), box(0, 100, 400, 8)),
      area("a", box(0, 108, 400, 44)),
      area("paper", oval(200, 92, 74, 46)),
      figure(openBook, 146, 36, 108, "a", "b"),
      area("ink", box(0, 134, 400, 18)),
    ],
  },
  school_of_wizardry: {
    sky: "a",
    pieces: [
      stars([100, 30], [124, 66], [86, 60], [300, 28], [316, 66], [340, 90], [140, 20]),
      ...moon(262, 46, 30),
      area("paper", "M-10 140q90-54 200-48t220 34v40H-10z"),
      area("tint", "M-10 144q90-54 200-48t220 34v40H-10z"),
      figure(castle, 142, 6, 112, "ink", "b"),
      area("paper", twinkle(118, 84), twinkle(296, 86), twinkle(94, 96)),
      ground("ink", 140),
    ],
  },
  evans_city_cemetery: {
    sky: "tint",
    pieces: [
      ...moon(222, 55, 46),
      area("ink", "M190 34q8-6 12 0 5-7 13-1-8 0-12 6-5-6-13-5z"),
      figure(evilTree, 78, 8, 108, "a"),
      area("paper", "M-10 118q90-34 200-14t220-8v70H-10z"),
      area("a", "M-10 122q90-34 200-14t220-8v70H-10z"),
      figure(tombstone, 164, 66, 52, "ink"),
      figure(tombstone, 276, 64, 54, "ink"),
      figure(raiseZombie, 210, 58, 72, "a"),
      ground("ink", 140),
    ],
  },
  rhodes_plaza_mall: {
    sky: "tint",
    pieces: [
      ...sun(130, 44, 26),
      area("paper", box(103, 46, 200, 100)),
      area("a", box(100, 44, 200, 100)),
      area("b", box(92, 36, 216, 12)),
      area("paper", box(112, 58, 24, 14), box(264, 58, 24, 14), box(112, 84, 24, 14), box(264, 84, 24, 14)),
      figure(shop, 148, 36, 104, "ink", "paper"),
      figure(shoppingCart, 300, 84, 56, "ink", "paper"),
      figure(raiseZombie, 64, 82, 56, "ink", "b"),
      ground("ink", 136),
    ],
  },
};
