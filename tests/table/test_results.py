"""Results, ratings and statistics: kept once, whoever writes them; fair to those who do not farm."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any

import pytest

from klubovna.games import GAMES
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.members import Browser, Card
from klubovna.table.membership import leave_club
from klubovna.table.ratings import AMONG_BOTS, Rating, ranks, rated, weight
from klubovna.table.refusal import Refusal
from klubovna.table.results import outcome_of, write
from klubovna.table.statistics import Moment, Statistics, streaks
from klubovna.table.tokens import member_holder
from tests.table.kit import BEN, clubhouse, run, sit

HERE = Browser()


async def member(club: Clubhouse, name: str) -> tuple[Card, str]:
    card, _ = await club.members.make(name, "circle", 0, HERE)
    return card, member_holder(card.id)


async def play(
    club: Clubhouse, game: str, people: list[str], bots: list[str] | None = None, rated: bool = False, seed: int = 1
) -> str:
    """A whole match of these holders and bots, played at random."""
    seats = len(people) + len(bots or [])
    chairs: list[str | None] = [*[None] * (len(people) - 1), *(bots or [])]
    room = await club.lobby.create(game, people[0], "Anna", seats, bots=chairs)
    if rated:
        await club.do(room.id, people[0], None, lambda r: r.seating.set_rated(people[0], True))
    for seat, person in list(enumerate(people))[1:]:
        await club.do(room.id, person, None, sit(person, seat))
    await club.do(room.id, people[0], None, lambda r: r.play.start(people[0], "0a"))
    chance = random.Random(seed)
    room = await club.room(room.id)
    while room.status == "playing":
        assert room.match is not None
        ask = room.match.asks[0]
        key = chance.choice(ask.options).key
        chair = room.chairs[ask.seat]
        if chair.kind == "bot":  # as if it had thought
            decide: Any = lambda r, a=ask, k=key: r.play.answer_by_bot(a.seat, r.version, k)  # noqa: E731
        else:
            decide = lambda r, a=ask, k=key, h=chair.holder: r.play.answer(h, a.seat, r.version, k)  # noqa: E731
        with contextlib.suppress(Refusal):  # a bot was quicker
            await club.do(room.id, chair.holder, None, decide)
        room = await club.room(room.id)
    return room.id


async def settle(club: Clubhouse) -> None:
    """What goes on in the background is done."""
    while club.tasks:
        await asyncio.wait(list(club.tasks))


def test_a_result_is_kept_once_with_all_that_it_counts(database: str) -> None:
    async def work() -> None:
        async with clubhouse(database) as club:
            (anna, a), (_, e) = await member(club, "Anna"), await member(club, "Eva")
            id = await play(club, "trablici", [a, e, BEN], rated=False)
            await settle(club)
            statistics = Statistics(club.store)
            room = await club.room(id)
            for _ in range(2):  # another server has the same to write
                outcome = outcome_of(room)
                await club.store.change(lambda connection: write(connection, outcome))  # noqa: B023
            [finished] = await statistics.results(a, 10)
            assert (finished.room, finished.game, finished.moves) == (id, "trablici", room.moves)
            assert finished.started <= finished.ended and not finished.rated
            assert [seat.player for seat in finished.seats] == [a, e, ""]
            assert room.play.result is not None
            assert [seat.score for seat in finished.seats] == room.play.result["scores"]
            assert [seat.seat for seat in finished.seats if seat.won] == room.play.result["winners"]
            mine = {(c.what, c.value): c for c in (await statistics.counts(a))["trablici"]}
            assert mine["all", ""].played == 1 and mine["seat", "1"].played == 1 and mine["opponent", e].played == 1
            assert mine["all", ""].total == room.moves
            club_wide = {(c.what, c.value): c for c in (await statistics.counts())["trablici"]}
            assert club_wide["all", ""].played == 1 and club_wide["seats", "3"].played == 3
            assert sum(c.won for (what, _), c in club_wide.items() if what == "seat") == len(
                room.play.result["winners"]
            )
            assert {what for what, _ in club_wide} >= {"first", "moves", "minutes"}
            assert await statistics.ratings(a) == {} and (await statistics.history(a, "trablici"))[0].rating is None

            await leave_club(club, anna.id)
            assert await statistics.results(a, 10) == [] and await statistics.counts(a) == {}
            [finished] = await statistics.results(e, 10)
            assert [seat.player for seat in finished.seats] == ["", e, ""]
            assert not any(c.what == "opponent" for c in (await statistics.counts(e))["trablici"])

    run(work())


def test_a_result_that_was_missed_is_found(tmp_path: Any) -> None:
    async def work() -> None:
        async with clubhouse(str(tmp_path / "club.db")) as club:
            _, a = await member(club, "Anna")
            statistics = Statistics(club.store)

            async def killed(room: Any) -> None:
                return None

            club.results.add, add = killed, club.results.add  # type: ignore[method-assign]
            id = await play(club, "trablici", [a, BEN])
            await settle(club)
            assert await statistics.results(a, 10) == []
            club.results.add = add  # type: ignore[method-assign]
            assert await club.results.add_missing() == 1 and await club.results.add_missing() == 0
            assert [one.room for one in await statistics.results(a, 10)] == [id]

    run(work())


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_says_what_was_played_with(game: str, tmp_path: Any) -> None:
    async def work() -> None:
        async with clubhouse(str(tmp_path / "club.db")) as club:
            _, a = await member(club, "Anna")
            await play(club, game, [a, BEN])
            await settle(club)
            [finished] = await Statistics(club.store).results(a, 10)
            report = GAMES[game].report
            assert report is not None
            named = {kind for kind in report.kinds if kind != "card"}
            assert set(finished.seats[0].traits) <= named and bool(finished.seats[0].traits) == bool(named)

    run(work())


def test_only_rated_tables_of_members_count(database: str) -> None:
    async def work() -> None:
        async with clubhouse(database) as club:
            (_, a), (_, e) = await member(club, "Anna"), await member(club, "Eva")
            room = await club.lobby.create("trablici", a, "Anna", 2)
            await club.do(room.id, a, None, lambda r: r.seating.set_rated(a, True))
            with pytest.raises(Refusal, match="Only people with a card"):
                await club.do(room.id, BEN, None, lambda r: r.seating.sit(BEN, 1, "Ben", "0a"))
            other = await club.lobby.create("trablici", BEN, "Ben", 2)
            with pytest.raises(Refusal, match="Only people with a card"):
                await club.do(other.id, BEN, None, lambda r: r.seating.set_rated(BEN, True))
            with pytest.raises(Refusal):
                await club.do(room.id, e, None, lambda r: r.seating.set_rated(e, False))

            statistics = Statistics(club.store)
            won: list[bool] = []
            counted = 0
            for seed in range(3):
                id = await play(club, "trablici", [a, e], rated=True, seed=seed)
                await settle(club)
                [newest, *_] = await statistics.results(a, 5)
                assert newest.room == id and newest.rated
                won.append(newest.seats[0].won)
                if newest.seats[0].won == newest.seats[1].won:  # a draw
                    assert [seat.change for seat in newest.seats] == [None, None]
                    continue
                counted += 1
                for seat in newest.seats:
                    assert seat.change is not None and (seat.change > 0) == seat.won
            rating = (await statistics.ratings(a)).get("trablici", Rating())
            assert rating.matches == counted and (rating.sigma < Rating().sigma) == (counted > 0)
            history = await statistics.history(a, "trablici")
            assert [moment.won for moment in history] == won
            assert sum(moment.rating is not None for moment in history) == counted
            assert await statistics.best("trablici") == [], "provisional ones are not listed"

    run(work())


def test_places() -> None:
    assert ranks([1], [5, 9, 7]) == [2, 0, 1]
    assert ranks([0, 2], [9, 3, 9, 3]) == [0, 1, 0, 1]
    assert ranks([], [4, 4]) == [0, 0] and ranks([0, 1], [4, 9]) == [0, 0]


def test_whom_a_rating_cannot_be_farmed_from() -> None:
    a, b, c = "member:a", "member:b", "member:c"
    assert weight(a, [b], {}) == 1.0
    assert weight(a, ["bot:anton"], {}) == AMONG_BOTS
    assert weight(a, [b, "bot:anton"], {}) == 1.0
    assert weight(a, [b], {b: 10}) == 0.5
    assert weight(a, [b, c], {b: 10}) == 0.75
    assert weight(a, ["bot:anton"], {"bot:anton": 8}) == pytest.approx(0.1)

    def gained(opponent: str, times: int) -> float:
        """What somebody gains who beats the same one over and over, who never gets better or worse."""
        mine = Rating()
        for met in range(times):
            mine, _ = rated([mine, Rating(25, 3)], [0, 1], [weight(a, [opponent], {opponent: met}), 0.0])
        return mine.mu - 25

    assert gained("bot:anton", 200) < 0.5 * gained(b, 200)
    assert gained(b, 400) - gained(b, 200) < 0.2 * gained(b, 200), "it runs dry"


def test_what_cannot_be_compared_changes_nothing() -> None:
    before = [Rating(), Rating(30, 4)]
    assert rated(before, [0, 0], [1.0, 1.0]) is before
    assert rated([Rating()], [0], [1.0]) == [Rating()]
    up, down = rated(before, [0, 1], [1.0, 1.0])
    assert up.mu > 25 and down.mu < 30 and up.matches == 1
    halved, _ = rated(before, [0, 1], [0.5, 1.0])
    assert halved.mu - 25 == pytest.approx((up.mu - 25) / 2)
    assert Rating().shown == 1000 and Rating(sigma=5).settled and not Rating().settled


def test_streaks() -> None:
    def moments(wins: str) -> list[Moment]:
        return [Moment("r", float(at), win == "w", None) for at, win in enumerate(wins)]

    assert streaks(moments("")) == (0, 0)
    assert streaks(moments("wwlw")) == (1, 2)
    assert streaks(moments("lwww")) == (3, 3)
    assert streaks(moments("wwl")) == (0, 2)
