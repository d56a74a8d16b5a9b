"""Positions for the tests, in the words of scenarios."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from klubovna.engine import Match
from klubovna.games.defenders.picture import draw
from klubovna.games.defenders.player import Player
from klubovna.games.defenders.state import Defenders
from klubovna.lab.scenario import Scenario, position

# All habitats mixed, nothing on the map: no walls, no engines, no mechs, no pollution
BARE = """
       f.. p.. m.. h..

     p.. f.. m.. h.. f..

   m.. h.. p.. f.. m.. p..

 h.. f.. m.. *.. p.. h.. f..

   p.. m.. f.. h.. m.. p..

     f.. h.. p.. f.. h..

       m.. p.. h.. f..
"""


def table(
    seats: int = 2,
    *,
    options: dict[str, Any] | None = None,
    seed: int = 1,
    chance: list[int] | None = None,
    **given: Any,
) -> Match:
    """A match at the given position."""
    given.setdefault("map", BARE)
    data = {"game": "defenders", "seats": seats, "options": options or {}, "seed": seed, "given": given}
    if chance is not None:
        data["chance"] = chance
    return position(Scenario(Path("here"), 0, data))


def acting(seats: int = 2, **given: Any) -> Match:
    """A position in the turn of player 0, who has plain Defenders and nothing else to do."""
    leads = ["popel", "svaca", "kotlina", "nytek"]
    given.setdefault("turn", 0)
    given.setdefault("active", leads[: max(2, seats)])
    given.setdefault("hands", [""] * seats)
    given.setdefault("at", ["b2", "c6", "g1", "f2"][: max(2, seats)])
    return table(seats, **given)


def state(match: Match) -> Defenders:
    found = match.run.state
    assert isinstance(found, Defenders)
    return found


def player(match: Match, p: int = 0) -> Player:
    return state(match).players[p]


def play(match: Match, *choices: str) -> Match:
    """Choices as in scenarios: "seat: key"."""
    for choice in choices:
        seat, _, key = choice.partition(":")
        match.answer(int(seat), key.strip())
        match.game.check(match.run.state)
    return match


def keys(match: Match, word: str = "") -> list[str]:
    """The keys of the open question that begin with a word, sorted."""
    return sorted(option.key for option in match.asks[0].options if option.key.startswith(word))


def ends(match: Match, word: str = "move:") -> str:
    """The hexes or edges that the keys with this word name, in one line."""
    return " ".join(key[len(word) :] for key in keys(match, word))


def kinds(match: Match) -> list[str]:
    return [event.kind for event in match.events]


def picture(match: Match) -> str:
    return draw(state(match))


def same_picture(match: Match, expected: str) -> None:
    """The map looks as drawn, whatever the margins."""
    found = [line.rstrip() for line in picture(match).split("\n")]
    wanted = [line.rstrip() for line in expected.strip("\n").split("\n")]
    margin = wanted_margin(found, wanted)
    wanted = [line[margin:] if margin >= 0 else " " * -margin + line for line in wanted]
    while wanted and not wanted[0].strip():
        wanted.pop(0)
    while wanted and not wanted[-1].strip():
        wanted.pop()
    while found and not found[0].strip():
        found.pop(0)
    while found and not found[-1].strip():
        found.pop()
    assert found == wanted, "\n" + "\n".join(found) + "\n\nexpected\n\n" + "\n".join(wanted)


def wanted_margin(found: list[str], wanted: list[str]) -> int:
    here = next(line.index("*") for line in found if "*" in line)
    there = next(line.index("*") for line in wanted if "*" in line)
    return there - here
