"""The film: a client that puts differences together has what one has that was sent the whole."""

from __future__ import annotations

import msgspec
import pytest

from klubovna.engine import Chance, Game, Match, new_match, seed_key
from klubovna.engine.changes import Change, changed
from klubovna.engine.shown import plain
from klubovna.games import GAMES
from klubovna.lab.laws import random_answer
from klubovna.table.film import KEPT, UNCHANGED, Film
from tests.toy import TOY


def as_sent(made: list[Change]) -> list[Change]:
    """Changes as a client gets them."""
    found: list[Change] = msgspec.json.decode(msgspec.json.encode(made))
    return found


def follow(film: Film, seat: int, version: int, parts: list[dict[str, object]]) -> list[dict[str, object]]:
    """What a client of a seat makes of the steps that it lacks."""
    public, outlook, own = parts
    steps = film.since(version)
    assert steps is not None
    for step in steps:
        assert len(step.frames) == len(step.events)
        for frame in [*step.frames, step.last]:
            public = changed(public, as_sent(frame.public))
            own = changed(own, as_sent(frame.own.get(seat, [])))
        outlook = changed(outlook, as_sent(step.outlook))
    return [public, outlook, own]


def whole(match: Match, seat: int) -> list[dict[str, object]]:
    return [plain(match.public()), plain(match.outlook()), plain(match.own(seat))]


@pytest.mark.parametrize("game", [TOY, *GAMES.values()], ids=lambda game: str(game.id))
def test_differences_lead_to_the_same_view(game: Game) -> None:
    seats = game.seats[1]
    match = new_match(game, seats, 5)
    film = Film(match, 0, list(range(seats)))
    clients = [whole(match, seat) for seat in range(seats)]
    have = [0] * seats
    choices = Chance(seed_key(3))
    for version in range(1, 60):
        if match.over:
            break
        if version % 17 == 0:
            match = match.at(match.version - 2)
            told = len(match.events)
        else:
            told = len(match.events)
            match.answer(*random_answer(match, choices))
        film.cut(match, version, match.version, told)
        for seat in range(seats):
            if choices.below(3) == 0:  # some look only now and then
                clients[seat], have[seat] = follow(film, seat, have[seat], clients[seat]), version
                assert clients[seat] == whole(match, seat)


def test_events_about_one_table_are_looked_at_once() -> None:
    match = new_match(TOY, 2, 1)
    film = Film(match, 0, [0])
    told = len(match.events)
    state = match.run.state
    state.tell("first", "R1")
    state.tell_more("second", "R1")
    state.tell("third", "R1")
    film.cut(match, 1, 0, told)
    frames = film.steps[-1].frames
    assert [event.kind for event in film.steps[-1].events] == ["first", "second", "third"]
    assert frames[1] is UNCHANGED and frames[0] is not UNCHANGED and frames[2] is not UNCHANGED


def test_a_film_keeps_the_last_steps_only() -> None:
    match = new_match(TOY, 2, 1)
    film = Film(match, 7, [])
    assert film.since(None) is None and film.since(6) is None and film.since(7) == []
    for version in range(8, 8 + KEPT + 3):
        film.cut(match, version, 0, len(match.events))
    assert film.since(9) is None
    assert [step.version for step in film.since(10) or []] == list(range(11, 8 + KEPT + 3))
