"""What is printed on the cards and bases of Smash Up: `python -m tools.smash_up_cards` writes it for the board.

The game stays the only source; tests/games/smash_up/test_components.py fails when the file is out of date.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from klubovna.games.smash_up.bases import BASE_CARDS
from klubovna.games.smash_up.cards import FACTIONS, NO_LIMIT, TYPES
from klubovna.games.smash_up.factions import ALL_CARDS

FILE = Path(__file__).parent.parent / "web" / "src" / "games" / "smash_up" / "printed.ts"

HEAD = """// Written by `python -m tools.smash_up_cards` from klubovna/games/smash_up. Do not edit.

export type Faction = {factions};
export type CardType = {types};

/** `limit` and `count` are the figures in its text. */
export interface Card {{
  faction: Faction;
  type: CardType;
  power: number;
  copies: number;
  limit?: number;
  count?: number;
}}

export interface BaseCard {{
  faction: Faction;
  breakpoint: number;
  points: number[];
  limit?: number;
  count?: number;
}}

export const FACTIONS: Faction[] = [{list}];
"""


def figures(limit: int, count: int) -> dict[str, int]:
    return {"limit": limit, "count": count} if limit < NO_LIMIT else {"count": count}


def table(name: str, kind: str, entries: dict[str, dict[str, Any]]) -> str:
    lines = [f"  {id}: {json.dumps(entry)}," for id, entry in entries.items()]
    return f"\nexport const {name}: Record<string, {kind}> = {{\n" + "\n".join(lines) + "\n};\n"


def written() -> str:
    cards = {
        card.id: {
            "faction": FACTIONS[card.faction],
            "type": TYPES[card.type],
            "power": card.power,
            "copies": card.copies,
            **figures(card.limit, card.count),
        }
        for card in ALL_CARDS
    }
    bases = {
        base.id: {
            "faction": FACTIONS[base.faction],
            "breakpoint": base.breakpoint,
            "points": list(base.points),
            **figures(base.limit, base.count),
        }
        for base in BASE_CARDS
    }
    head = HEAD.format(
        factions=" | ".join(json.dumps(faction) for faction in FACTIONS),
        types=" | ".join(json.dumps(type) for type in TYPES),
        list=", ".join(json.dumps(faction) for faction in FACTIONS),
    )
    return head + table("CARDS", "Card", cards) + table("BASES", "BaseCard", bases)


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
