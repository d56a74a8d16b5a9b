"""Tag Team for the lab."""

from __future__ import annotations

from typing import Final

from klubovna.engine import Report
from klubovna.games.tag_team.cards import FIGHTER_IDS
from klubovna.games.tag_team.state import TagTeam


def traits(t: TagTeam, seat: int) -> dict[str, list[str]]:
    names = sorted([FIGHTER_IDS[fighter] for fighter in t.teams[seat]])
    return {"fighter": names, "team": ["+".join(names)]}


def facts(t: TagTeam) -> dict[str, float]:
    return {"rounds": t.round}


def points(t: TagTeam, seat: int) -> float:
    """The health of both fighters."""
    return sum([max(0, t.boards.hp[fighter]) for fighter in (2 * seat, 2 * seat + 1)]) if t.round else 0


def first(t: TagTeam) -> int:
    """Both sides plan and fight at the same time."""
    return -1


def card(why: str, key: str) -> str:
    return key.split(":")[1] if why == "build" else ""


REPORT: Final = Report({"fighter": "fighter-", "team": "fighter-", "card": "card-"}, traits, facts, points, first, card)
