"""Saved matches of every game: at the start, between two steps, inside a step, over, from a position of their own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from klubovna.engine import Chance, Game, Match, Setup, new_match, seed_key
from klubovna.games import GAMES
from klubovna.lab.laws import option_sets, play_on
from klubovna.lab.scenario import Scenario, position, read_scenarios
from tests.kit import TESTS

NAMES: Final = ["Anna", "Běta", "Čeněk 🎲", "", "Eva <b>", "O'Hara"]
MOMENTS: Final = [("between steps", False), ("inside a step", True)]
SCENARIOS: Final = 3  # per game
FEW: Final = 4  # answers after which a match from a position is saved


def saved_matches() -> Iterator[tuple[str, Match]]:
    for game in GAMES.values():
        for seats in range(game.seats[0], game.seats[1] + 1):
            yield from at_every_moment(game, seats)
        yield from from_scenarios(game)


def at_every_moment(game: Game, seats: int) -> Iterator[tuple[str, Match]]:
    """One match, other options for every seat count, saved at several moments."""
    sets = option_sets(game, seats)
    options = sets[seats * 5 % len(sets)]
    match = new_match(game, seats, f"{game.rules:x}{seats:02x}", options, NAMES[:seats], ["0a", "ff"][: seats - 1])
    played = match.fork()
    play_to_the_end(played)
    name = f"{game.id} {seats}"
    yield f"{name} start", match
    middle = [(state, then) for state, inside in MOMENTS if (then := moment(played, inside)) is not None]
    for state, then in middle:
        yield f"{name} {state}", then
    yield f"{name} over", played
    went_on = from_checkpoint(middle[-1][1])
    play_on(went_on, FEW, Chance(seed_key("ab")))
    yield f"{name} resumed", went_on
    play_to_the_end(went_on)
    yield f"{name} resumed, over", went_on


def play_to_the_end(match: Match) -> None:
    play_on(match, match.game.most_decisions, Chance(seed_key(f"{match.seats:02x}{match.version:04x}")))
    assert match.over


def moment(match: Match, inside: bool) -> Match | None:
    """The match near its middle, with or without answers given in the step that is open.

    None where there is no such moment: alone, Strážci Divočiny asks once in every step.
    """
    half = match.version // 2
    for moves in [*range(half, match.version), *range(half, 0, -1)]:
        then = match.at(moves)
        if bool(then.run.answers) == inside:
            return then
    return None


def from_checkpoint(match: Match) -> Match:
    """As a match goes on that was begun under other rules."""
    old = match.setup
    setup = Setup(old.seats, old.seed, old.options, old.mixed_in, match.run.checkpoint.to_json())
    return Match(match.game, setup, match.names)


def from_scenarios(game: Game) -> Iterator[tuple[str, Match]]:
    for number, scenario in enumerate(chosen(game)):
        match = position(scenario)
        name = f"{game.id} scenario {number + 1}"
        yield f"{name} start", match
        moved = match.fork()
        play_on(moved, FEW, Chance(seed_key("cd")))
        yield f"{name} moved", moved


def chosen(game: Game) -> list[Scenario]:
    """A few of the game's scenarios whose position is not over; those that load chance come first."""
    folder = TESTS / "games" / game.id
    all_of_them = [scenario for path in sorted(folder.glob("*.toml")) for scenario in read_scenarios(path)]
    running = [scenario for scenario in all_of_them if not position(scenario).over]
    loaded = [scenario for scenario in running if scenario.data.get("chance")]
    return [*loaded[: SCENARIOS - 1], *running[:: max(1, len(running) // SCENARIOS)]][:SCENARIOS]
