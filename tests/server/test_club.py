"""Results, ratings and statistics over HTTP: one's own by card, the clubhouse's for everybody, as JSON and CSV."""

from __future__ import annotations

import csv
import io
from datetime import datetime

import httpx
import pytest

from klubovna.table.members import Browser
from klubovna.table.results import Outcome, Place, write
from klubovna.table.tokens import member_holder
from tests.server.club import Club, club, run
from tests.server.test_cards import BARA, EVA, browser, card, cookie_of, reason

MINE = ["/api/card/results", "/api/card/results.csv", "/api/card/statistics", "/api/card/statistics.csv"]


def rows(file: httpx.Response) -> list[dict[str, str]]:
    """A CSV file as a spreadsheet reads it: by the mark at its beginning it knows that it is UTF-8."""
    assert file.content.startswith(b"\xef\xbb\xbf")
    return list(csv.DictReader(io.StringIO(file.content.decode("utf-8-sig"))))


async def holder_of_card(house: Club, secret: str) -> str:
    visit = await house.clubhouse.members.visit(secret)
    assert visit is not None
    return member_holder(visit.card.id)


async def play(house: Club, number: int, winner: int, players: list[str], game: str = "smash_up") -> None:
    """A result as if a match had ended so."""
    places = [
        Place(player, seat == winner, 15.0 - seat, {"faction": ["aliens", "ninjas"], "pair": ["aliens+ninjas"]})
        for seat, player in enumerate(players)
    ]
    outcome = Outcome(f"room{number:04}", game, 40 + number, "points", True, 0, places)
    await house.clubhouse.store.change(lambda connection: write(connection, outcome))


def test_whose_results_they_are(file: str) -> None:
    async def work() -> None:
        async with club(file) as house, browser(house) as bara, browser(house) as eva, browser(house) as nobody:
            await card(bara, {**BARA, "name": "=Bára"})
            await card(eva, EVA)
            b, e = [await holder_of_card(house, cookie_of(who)) for who in (bara, eva)]
            for path in MINE:
                assert await reason(nobody.get(path)) == (401, "no-card"), path
                assert await reason(nobody.get(path, headers={"cookie": "klubovna_card=nonsense"})) == (401, "no-card")
                assert (await bara.get(path)).status_code == 200
            for number, winner in enumerate([0, 0, 1, 0]):
                await play(house, number, winner, [b, e])
            await play(house, 9, 1, [b, "bot:sofie"])

            mine = (await bara.get("/api/card/results")).json()
            assert len(mine["results"]) == 5 and mine["more"] is False
            rated = next(one for one in mine["results"] if one["room"] == "room0000")
            assert [seat["player"]["name"] for seat in rated["seats"]] == ["=Bára", "Eva"]
            assert rated["seats"][0]["player"]["me"] and rated["seats"][0]["change"] > 0 > rated["seats"][1]["change"]
            assert rated["seats"][0]["traits"]["faction"] == ["aliens", "ninjas"]

            [game] = (await bara.get("/api/card/statistics")).json()["games"]
            assert (game["game"], game["played"], game["won"]) == ("smash_up", 5, 3)
            assert game["rating"]["matches"] == 5 and not game["rating"]["settled"] and len(game["history"]) == 5
            counts = {
                (one["what"], one["value"] or one.get("player", {}).get("name", "")): one for one in game["counts"]
            }
            assert counts["opponent", "Eva"]["played"] == 4 and counts["opponent", "Eva"]["won"] == 3
            assert counts["faction", "ninjas"]["label"] == "faction-" and counts["first", "yes"]["played"] == 5
            assert (await eva.get("/api/card/statistics")).json()["games"][0]["won"] == 1

            [all] = (await nobody.get("/api/club/statistics")).json()["games"]
            assert (
                all["played"] == 5
                and all["rating"] is None
                and "opponent" not in {one["what"] for one in all["counts"]}
            )
            lines = rows(await bara.get("/api/card/results.csv"))
            assert len(lines) == 10 and {line["name"] for line in lines} == {"'=Bára", "Eva", "Sofie"}
            first = next(line for line in lines if line["room"] == "room0000" and line["me"] == "1")
            assert datetime.fromisoformat(first["ended"]).timestamp() == int(rated["ended"])
            assert int(first["change"]) == rated["seats"][0]["change"] and first["with"].startswith("faction:aliens ")
            counted = rows(await nobody.get("/api/club/statistics.csv"))
            assert len(counted) > 4 and {line["value"] for line in counted if line["what"] == "minutes"} == {""}

            assert (await bara.delete("/api/card")).status_code == 200
            left = (await eva.get("/api/card/results")).json()["results"][0]["seats"]
            assert {seat["player"]["kind"] for seat in left} == {"guest", "member"}

    run(work())


def test_the_best_of_the_clubhouse(file: str) -> None:
    async def work() -> None:
        async with club(file) as house, browser(house) as nobody:
            players = []
            for number in range(4):
                made, _ = await house.clubhouse.members.make(f"P{number}", "circle", number, Browser())
                players.append(member_holder(made.id))
            at = 0
            for _ in range(12):
                for one in range(4):
                    for other in range(one + 1, 4):
                        await play(house, at, 0, [players[one], players[other]])  # the earlier one always wins
                        at += 1
            games = {one["game"]: one["best"] for one in (await nobody.get("/api/club/best")).json()["games"]}
            assert [one["player"]["name"] for one in games["smash_up"]] == ["P0", "P1", "P2", "P3"]
            shown = [one["rating"]["shown"] for one in games["smash_up"]]
            assert shown == sorted(shown, reverse=True) and shown[0] > 1000 > shown[-1]
            assert games["trablici"] == []

    run(work())


@pytest.mark.parametrize("before", ["x", "-1", "1e99", "nan"])
def test_nonsense_is_refused(before: str, file: str) -> None:
    async def work() -> None:
        async with club(file) as house, browser(house) as bara:
            await card(bara)
            assert (await reason(bara.get(f"/api/card/results?before={before}")))[0] == 422

    run(work())
