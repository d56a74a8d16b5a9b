// Generated from klubovna/games/trablici by `python -m klubovna.server.typescript`. Do not edit.

import type { CardId, Card, HordeId, Horde } from "./shapes";

export const CARDS: Record<CardId, Card> = {
  g1: {"kind":"zombie","colour":"green","number":1},
  p1: {"kind":"zombie","colour":"purple","number":1},
  o1: {"kind":"zombie","colour":"orange","number":1},
  g2: {"kind":"zombie","colour":"green","number":2},
  p2: {"kind":"zombie","colour":"purple","number":2},
  o2: {"kind":"zombie","colour":"orange","number":2},
  g3: {"kind":"zombie","colour":"green","number":3},
  p3: {"kind":"zombie","colour":"purple","number":3},
  o3: {"kind":"zombie","colour":"orange","number":3},
  g4: {"kind":"zombie","colour":"green","number":4},
  p4: {"kind":"zombie","colour":"purple","number":4},
  o4: {"kind":"zombie","colour":"orange","number":4},
  g5: {"kind":"zombie","colour":"green","number":5},
  p5: {"kind":"zombie","colour":"purple","number":5},
  o5: {"kind":"zombie","colour":"orange","number":5},
  "axe.g": {"kind":"axe","colour":"green","number":0},
  "axe.p": {"kind":"axe","colour":"purple","number":0},
  "axe.o": {"kind":"axe","colour":"orange","number":0},
  "net.g": {"kind":"net","colour":"green","number":0},
  "net.p": {"kind":"net","colour":"purple","number":0},
  "net.o": {"kind":"net","colour":"orange","number":0},
  "shotgun.g": {"kind":"shotgun","colour":"green","number":0},
  "shotgun.p": {"kind":"shotgun","colour":"purple","number":0},
  "shotgun.o": {"kind":"shotgun","colour":"orange","number":0},
  barricade: {"kind":"barricade","colour":"none","number":0},
};

export const HORDES: Record<HordeId, Horde> = {
  "horde-run": {"cards":5,"points":10},
  "horde-four": {"cards":4,"points":10},
};
