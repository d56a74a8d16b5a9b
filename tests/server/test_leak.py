"""The law of no leak, on what crosses the wire.

At many moments of random matches a seat connects twice: to the true table and to one where all that the seat cannot
know has been dealt anew. Every frame must be the same to the last byte: those that greet it, those that refuse it, and
those that tell of an answer, as long as that answer reveals nothing to it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from klubovna.engine import Chance, Game, Match, Refused, RuleBroke, Shown, Unknown, seed_key
from klubovna.games import all_games
from klubovna.lab.laws import random_answer
from klubovna.table.desk import Desk
from klubovna.table.room import Room
from tests.server.club import Client, Club, club, run
from tests.soak.results import Part
from tests.toy import TOY

GAMES: dict[str, Game] = {**all_games(), "toy": TOY}


async def room_again(here: Club, id: str, match: Match | None) -> Room:
    """The room as stored, with this match in the place of its own."""
    room = await here.clubhouse.load(id)
    if match is not None:
        room.play.match = match
        room.play.unknown = None
    return room


async def frames(here: Club, id: str, token: str | None, match: Match | None, answer: tuple[int, str]) -> list[str]:
    """All that one client gets: hello, a refused command of each kind, reasons, then an answer given by somebody."""
    desk = Desk(id)
    desk.room = await room_again(here, id, match)
    here.clubhouse.desks[id] = desk
    client: Client = await here.connect(id, token or "0" * 22)
    for wrong in WRONG:
        await client.ask(**{**wrong, "id": wrong["type"]})
    eyes: list[int | None] = [*client.seats] or [None]
    for eye in eyes:
        await client.send("why_not", seat=eye)
        await client.until(lambda client: '"type":"reasons"' in client.frames[-1])
    seat, key = answer
    room = desk.room
    await here.clubhouse.do(id, "bot", None, lambda room: room.play.accept(seat, room.version, key))
    await client.until(lambda client: client.version == room.version)
    await client.settle()
    await client.socket.close()
    return [re.sub(r'"token":"[^"]*"', "", frame) for frame in client.frames if '"type":"ping"' not in frame]


WRONG: list[dict[str, Any]] = [
    {"type": "answer", "seat": 0, "version": 10_000, "key": "x"},
    {"type": "answer", "seat": 1, "version": 0, "key": "x"},
    {"type": "answer", "seat": 0, "version": 4, "key": "card:6"},
    {"type": "undo", "seat": 3, "version": 0},
    {"type": "consent", "proposal": 1, "yes": True},
    {"type": "sit", "seat": 1, "name": "x", "salt": "1"},
    {"type": "rematch"},
]


def learns(before: Unknown, after: Unknown, seat: int | None) -> bool:
    """Whether this seat has been told something by the answer between. What is hidden may be of several kinds."""
    eye = -1 if seat is None else seat
    return (
        before.draws != after.draws
        or (before.plans[1] >= 0 and before.plans != after.plans)
        or sorted(before.of(eye), key=repr) != sorted(after.of(eye), key=repr)
    )


async def compare(here: Club, name: str, seats: int, seed: int, moments: int) -> tuple[int, int]:
    """Returns how many pairs of visits were compared, and how many of them to the end."""
    clients = await here.table(name, people=seats)
    id = clients[0].room
    tokens = [client.token for client in clients]
    chance = Chance(seed_key(seed))
    pairs = whole = 0

    async def nothing(*write: Any) -> None:
        pass

    append = here.clubhouse.store.append
    while pairs < moments:
        room = await here.clubhouse.room(id)
        assert room.match is not None
        if room.match.over:
            break
        for _ in range(chance.below(4)):
            if not room.match.over:
                seat, key = random_answer(room.match, chance)
                await here.clubhouse.do(id, "bot", None, answering(seat, key))
        if room.match.over:
            break
        eye: int | None = chance.below(seats + 1) - 1
        eye = None if eye == -1 else eye
        answer = random_answer(room.match, chance)
        true = room.match.fork()
        twin = room.match.redeal(eye, seed)
        if secretly_planned(true, eye):
            continue  # other worlds forget the plans of rivals; see the last test
        if not possible(twin, answer):
            continue  # in the other world nobody could answer that: it depends on a card hidden from this seat
        worlds, told = (true, twin), len(true.events)
        before = [Unknown(world.run) for world in worlds]
        here.clubhouse.store.append = nothing  # type: ignore[method-assign,assignment]
        token = None if eye is None else tokens[eye]
        seen = await frames(here, id, token, true, answer)
        other = await frames(here, id, token, twin, answer)
        here.clubhouse.store.append = append  # type: ignore[method-assign]
        del here.clubhouse.desks[id]
        after = [Unknown(world.fork().run) for world in worlds]
        drawn = any(event.knows(eye) for event in true.events[told:])  # perhaps what has become hidden looks the same
        # in either world: whether somebody is asked or the turn goes on to a draw may hang on a hand that is not seen
        if drawn or any(learns(*each, eye) for each in zip(before, after, strict=True)):
            length = len(WRONG) + 2
            assert seen[:length] == other[:length]
        else:
            assert seen == other
            whole += 1
        pairs += 1
    return pairs, whole


def secretly_planned(match: Match, eye: int | None) -> bool:
    run = match.run
    return run.secret_from >= 0 and any(seat != eye for seat, _ in run.answers[run.secret_from :])


def possible(match: Match, answer: tuple[int, str]) -> bool:
    try:
        match.fork().answer(*answer)
    except (Refused, RuleBroke):
        return False
    return True


def answering(seat: int, key: str) -> Any:
    return lambda room: room.play.accept(seat, room.version, key)


def span(game: Game) -> tuple[int, int]:
    low, high = game.seats
    return low, high + 1


SMALL = [
    ("bellum_magica", 3),
    ("defenders", 2),
    ("smash_up", 2),
    ("tag_team", 2),
    ("toy", 2),
    ("toy", 3),
    ("trablici", 2),
    ("trablici", 4),
]


@pytest.mark.parametrize(("name", "seats"), SMALL)
def test_nothing_hidden_crosses_the_wire(folder: Path, name: str, seats: int) -> None:
    async def work() -> None:
        async with club(folder / "club.db", GAMES) as here:
            pairs = whole = 0
            for seed in range(6):  # some matches are short
                if pairs < 12:
                    done = await compare(here, name, seats, seed, 7)
                    pairs, whole = pairs + done[0], whole + done[1]
            assert pairs >= 12 and whole >= 4, f"{pairs} pairs, {whole} to the end: too few to prove anything"

    run(work())


WAYS: list[tuple[str, int]] = [(name, n) for name in sorted(GAMES) for n in range(*span(GAMES[name]))]


@pytest.mark.soak
def test_nothing_hidden_crosses_the_wire_at_length(tmp_path: Path) -> None:
    """All games with all numbers of seats, 30 matches each."""
    part = Part("leaks wire", 1, 30 * len(WAYS))

    async def one(store: Path, number: int) -> dict[str, int]:
        name, seats = WAYS[number % len(WAYS)]
        async with club(store, GAMES) as here:
            pairs, whole = await compare(here, name, seats, number // len(WAYS), 40)
        return {"pairs": pairs, "whole": whole}

    part.play(tmp_path, sorted(GAMES), lambda store, _, number: run(one(store, number), 1800))
    totals = {name: sum(step[name] for step in part.steps) for name in ("pairs", "whole")}
    passed = totals["pairs"] >= 10_000
    part.conclude(passed, differences=0, **totals)
    assert passed


def peeping_game() -> Game:
    """One that shows everybody the next card."""

    class Peeping(Shown):
        top: int

    def peeping(t: Any, seat: int) -> Peeping:
        return Peeping(t.deck.cards[-1] if t.deck.cards else 0)

    fields: dict[str, Any] = {**vars(TOY), "id": "peeping", "own": peeping}
    return Game(**fields)


def test_a_leak_would_be_found(folder: Path) -> None:
    """The same test on a game that shows too much."""

    async def work() -> None:
        async with club(folder / "club.db", {"peeping": peeping_game()}) as here:
            await compare(here, "peeping", 2, 1, 20)

    with pytest.raises(AssertionError):
        run(work())


def test_secret_plans_of_others_look_alike(folder: Path) -> None:
    """Whatever a rival plans in secret, the wire tells the same until all plans are shown."""

    async def work() -> None:
        async with club(folder / "club.db", GAMES) as here:
            anna, ben = await here.table("toy", people=2)
            room = await here.clubhouse.room(anna.room)
            assert room.match is not None
            ask = room.match.ask_for(1)
            assert ask is not None

            async def nothing(*write: Any) -> None:
                pass

            here.clubhouse.store.append = nothing  # type: ignore[method-assign,assignment]
            told = [await frames(here, anna.room, anna.token, None, (1, option.key)) for option in ask.options]
            assert len(told) > 1 and all(frames == told[0] for frames in told)
            del ben

    run(work())
