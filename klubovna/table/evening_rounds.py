"""How an evening goes from round to round: what may be planned, who is drawn against whom, and what is counted where
nobody came. It decides; evenings.py does."""

from __future__ import annotations

from math import ceil, log2
from random import Random
from typing import Final

from msgspec.structs import replace

from klubovna.engine import Game
from klubovna.table.clocks import checked
from klubovna.table.evening_rows import Plan, Whole
from klubovna.table.pairing import BOT, Drawn, groups, robin, robin_rounds, swiss
from klubovna.table.refusal import Refusal
from klubovna.table.seating import check_seat_count, complete_options, need_level
from klubovna.table.standings import Sheet, past_of, worth
from klubovna.table.tokens import new_room_id

MOST_PLAYERS: Final = {"free": 64, "swiss": 64, "tables": 64, "robin": 16}
MOST_ROUNDS: Final = 20
USUAL_ROUNDS: Final = 3  # at tables of several
LONGEST_PATIENCE: Final = 120  # minutes
LONGEST_PAUSE: Final = 3600  # seconds


def checked_plan(game: Game, plan: Plan) -> Plan:
    """A plan that can be played."""
    if plan.form in ("swiss", "robin"):
        plan = replace(plan, seats=2)
    check_seat_count(game, plan.seats)
    if plan.seats < (3 if plan.form == "tables" else 2):
        raise Refusal("evening-seats")
    figures = (
        (plan.rounds, MOST_ROUNDS),
        (plan.patience, LONGEST_PATIENCE),
        (plan.pause, LONGEST_PAUSE),
    )
    if any(not 0 <= value <= most for value, most in figures):
        raise Refusal("evening-figures", rounds=MOST_ROUNDS, patience=LONGEST_PATIENCE, pause=LONGEST_PAUSE // 60)
    if plan.fill is not None:
        need_level(plan.fill)
    return replace(plan, options=complete_options(game, plan.options, plan.seats), clock=checked(plan.clock))


def rounds_for(plan: Plan, players: int) -> int:
    """How many rounds there will be. A free evening has no number of them."""
    if plan.form == "free":
        return 0
    if plan.form == "robin":
        return robin_rounds(players)
    if plan.rounds:
        return plan.rounds
    return max(1, ceil(log2(max(2, players)))) if plan.form == "swiss" else USUAL_ROUNDS


def need_players(whole: Whole, game: Game) -> None:
    """Refuse to begin with fewer people than the form can do with."""
    players = whole.playing(1)
    if whole.evening.plan.form == "free":
        return
    if len(players) < 2 or not tables_for(whole, players, game).tables:
        raise Refusal("evening-few")


def tables_for(whole: Whole, players: list[int], game: Game) -> Drawn:
    """The next round of the form, as it is drawn."""
    evening, plan = whole.evening, whole.evening.plan
    luck, past = Random(f"{evening.id}/{evening.round + 1}"), past_of(whole.sheets)
    match plan.form:
        case "swiss":
            return swiss(players, past, luck)
        case "robin":
            began = [one.number for one in whole.entrants if one.since <= 1]
            return robin(began, evening.round + 1, past, luck)
        case _:
            return groups(players, past, plan.seats, game.seats[0], plan.fill is not None, luck)


def draw(whole: Whole, game: Game, now: float) -> list[Sheet]:
    """The tables of the next round of a tournament. Where somebody has nobody to play with, a bot fills in, or the
    round is free: a whole point in Swiss and against somebody who has gone, half of the points at tables of several,
    none where everybody has one free round."""
    plan, round = whole.evening.plan, whole.evening.round + 1
    playing = set(whole.playing(round))
    drawn = tables_for(whole, sorted(playing), game)
    best = worth(plan.form, plan.seats, plan.seats)
    sheets: list[Sheet] = []

    def lay(seats: list[int], free: float) -> None:
        people = [player for player in seats if player != BOT]
        alone = len(people) == 1
        if alone and plan.fill is not None:
            seats = people + [BOT] * (plan.seats - 1)
        if alone and plan.fill is None:
            sheets.append(Sheet(round, len(sheets) + 1, "", people, "bye", [free], since=now))
        elif people:
            sheets.append(Sheet(round, len(sheets) + 1, new_room_id(), seats, since=now))

    for table in drawn.tables:
        here = [player for player in table if player == BOT or player in playing]
        lay(here, best)
    for player in drawn.byes:
        if player in playing:
            lay([player], {"swiss": best, "robin": 0.0}.get(plan.form, best / 2))
    return sheets


def deal(whole: Whole, game: Game, now: float, wanted: bool) -> list[Sheet]:
    """The tables of a free evening for those who wait: full ones by themselves; `wanted`: whoever waits wants to play
    now, with fewer or with bots."""
    plan = whole.evening.plan
    waiting = whole.waiting()
    if not wanted:
        waiting = waiting[: len(waiting) // plan.seats * plan.seats]
    if not waiting:
        return []
    luck = Random(f"{whole.evening.id}/{whole.evening.round + 1}")
    fill = wanted and plan.fill is not None
    drawn = groups(waiting, past_of(whole.sheets), plan.seats, game.seats[0], fill, luck)
    round = whole.evening.round + 1
    return [Sheet(round, at + 1, new_room_id(), table, since=now) for at, table in enumerate(drawn.tables)]


def broken_off(whole: Whole, sheet: Sheet, came: set[int]) -> Sheet:
    """What a table is worth that was not played to its end: nothing for those who never came, everything for whoever
    came alone, and half for each of several who came."""
    plan = whole.evening.plan
    best = worth(plan.form, plan.seats, len(sheet.seats))
    people = [player for player in sheet.seats if player != BOT]
    share = best if len(people) > 1 and len(came) == 1 else best / 2
    return replace(sheet, how="closed", points=[share if player in came else 0.0 for player in sheet.seats], places=[])
