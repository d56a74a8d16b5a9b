"""Machine cards as they were told, for the tests of the web board: `python -m tests.games.defenders.stories`.

Each story has the events of one card and the map that it left, so that the way in which the board shows a card step by
step is measured by what the rules did.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final

import klubovna
from klubovna.games.defenders.verbs import scene
from tests.games.defenders.table import state

FILE: Final = Path(__file__).parents[3] / "web" / "src" / "games" / "defenders" / "stories.ts"
HEAD: Final = """\
// Made by `python -m tests.games.defenders.stories`. Do not edit.

import type { Event } from "./shapes";

export const STORIES: { events: Event[]; left: string }[] = [
"""
AFTER: Final = ("turn", "round", "hacked")


def stories() -> list[dict[str, Any]]:
    """The first stories met in random play that show something new: a card, a kind of step, or a pair of them."""
    found: list[dict[str, Any]] = []
    shown: set[str] = set()
    for seed in range(12):
        match = klubovna.new_match("defenders", seats=1 + seed % 4, seed=seed, options={"advanced": 3})
        chance = random.Random(seed)
        while not match.over:
            ask = match.asks[0]
            told = len(match.events)
            match.answer(ask.seat, chance.choice(ask.options).key)
            events = [event.to_json(None) for event in match.events[told:]]
            kinds = [event["kind"] for event in events]
            if kinds.count("machine") != 1:
                continue
            steps = events[kinds.index("machine") :]
            steps = steps[: next((at for at, event in enumerate(steps) if event["kind"] in AFTER), len(steps))]
            card = steps[0]["args"]["card"]["id"]
            new = {card, *[f"{card} {event['kind']}" for event in steps if event["kind"] != "support"]} - shown
            if new:
                shown |= new
                found.append({"events": steps, "left": scene(state(match))})
    return found


def text() -> str:
    return HEAD + "".join([f"  {json.dumps(story, separators=(',', ':'))},\n" for story in stories()]) + "];\n"


if __name__ == "__main__":
    FILE.write_text(text())
