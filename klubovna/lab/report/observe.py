"""Observing: one match between bots, and all that the tables say of it."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from klubovna.bots import Bot, new_bot
from klubovna.engine import Ask, Chance, Game, Glimpse, Refused, Report, Run, seed_key
from klubovna.games import find_game

MOMENTS: Final = 20  # at which the curves are drawn, evenly over the decisions of a match


def report_of(game: Game) -> Report:
    if game.report is None:
        raise Refused(f"{game.id} has no report.py that says what can be counted in it.")
    return game.report


def observe(setting: dict[str, Any], number: int) -> dict[str, Any]:
    """Play the match with this number, and write down what happened. `setting` is a line of JSON."""
    game = find_game(setting["game"])
    report, seats, seed = report_of(game), setting["seats"], setting["seed"]
    run = Run(game, game.start(seats, setting["options"], Chance(seed_key(f"{seed} game {number}"))), keep=True)
    bots: list[Bot] = [new_bot(level, f"{seed} {number} {seat}") for seat, level in enumerate(setting["bots"])]
    run.keep = any([level != "random" for level in setting["bots"]])  # nobody else asks for worlds
    first = report.first(run.state)
    offered: list[Counter[str]] = [Counter() for _ in range(seats)]
    played: list[Counter[str]] = [Counter() for _ in range(seats)]
    points: list[list[float]] = []
    decisions: list[list[Any]] = []
    while not run.over:
        ask = run.asks[0]
        index = bots[ask.seat].index(Glimpse(run, ask))
        offered[ask.seat].update(cards_on_offer(report, ask))
        key = ask.options[index].key
        if card := report.card(ask.why, key):
            played[ask.seat][card] += 1
        points.append([report.points(run.state, seat) for seat in range(seats)])
        decisions.append([ask.seat, ask.why, len(ask.options), key])
        run.play(0, index)
        if first < 0:
            first = report.first(run.state)
    result = run.state.result
    assert result is not None
    points.append([report.points(run.state, seat) for seat in range(seats)])
    seen = {
        "winners": result.winners,
        "scores": result.scores,
        "cause": result.cause,
        "decisions": len(decisions),
        "first": first,
        "facts": report.facts(run.state),
        "traits": [report.traits(run.state, seat) for seat in range(seats)],
        "curve": curve(points),
        "offered": offered,
        "played": played,
    }
    if setting["decisions"]:
        seen["log"] = decisions
    return seen


def cards_on_offer(report: Report, ask: Ask) -> set[str]:
    """Each card once, however many ways there are to play it."""
    return {card for option in ask.options if (card := report.card(ask.why, option.key))}


def curve(points: list[list[float]]) -> list[list[float]]:
    """By seat its points at evenly spread moments, from the start to the end."""
    last = len(points) - 1
    moments = [points[round(last * moment / MOMENTS)] for moment in range(MOMENTS + 1)]
    return [[moment[seat] for moment in moments] for seat in range(len(points[0]))]
