"""Evenings over HTTP: planned by a card, joined by a link, looked at by everybody who has it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import insert

from klubovna.table.schema import EVENING_PLAYER
from tests.server.club import club, run
from tests.server.test_cards import EVA, browser, card, reason

CUP: dict[str, Any] = {"title": "Pohár", "game": "tag_team", "form": "swiss", "rounds": 2, "fill": "newcomer"}


def test_from_the_plan_to_the_tables(file: str) -> None:
    async def work() -> None:
        async with club(file) as house, browser(house) as bara, browser(house) as eva, browser(house) as nobody:
            await card(bara)
            await card(eva, EVA)
            clock = {"kind": "bank", "seconds": 600, "increment": 5}
            made = await bara.post("/api/evenings", json={**CUP, "clock": clock, "listed": True})
            assert made.status_code == 201, made.text
            id = made.json()["info"]["id"]
            path = f"/api/evenings/{id}"
            assert (await bara.post(path, json={"wish": "begin"})).json()["reason"]["id"] == "evening-few"
            assert (await eva.post(path, json={"wish": "come"})).json()["me"] == 1

            seen = (await nobody.get(path)).json()
            assert seen["me"] is None and seen["info"]["hosting"] is False and seen["clock"]["increment"] == 5
            assert [one["player"]["name"] for one in seen["players"]] == ["Bára", "Eva"]
            assert seen["host"]["name"] == "Bára" and not any(one["player"].get("me") for one in seen["players"])
            assert [one["id"] for one in (await nobody.get("/api/evenings")).json()["evenings"]] == [id]

            begun = (await bara.post(path, json={"wish": "begin"})).json()
            assert begun["info"]["status"] == "running" and begun["info"]["hosting"]
            [table] = begun["tables"]
            assert (
                table["how"] == "open" and table["moves"] == 0 and {seat["number"] for seat in table["seats"]} == {0, 1}
            )
            room = (await nobody.get(f"/api/rooms/{table['room']}")).json()
            assert room["status"] == "playing" and room["origin"] == {"kind": "evening", "room": id}
            mine = (await eva.get("/api/card/tables")).json()["tables"]
            assert [one["table"]["id"] for one in mine] == [table["room"]]

            ended = (await bara.post(path, json={"wish": "end"})).json()
            assert ended["info"]["status"] == "over" and ended["tables"][0]["how"] == "closed"
            assert (await nobody.get("/api/evenings")).json()["evenings"] == []
            assert len((await eva.get("/api/evenings")).json()["evenings"]) == 1

    run(work())


def test_a_host_thinks_again_before_it_begins(file: str) -> None:
    async def work() -> None:
        async with club(file) as house, browser(house) as bara, browser(house) as eva:
            await card(bara)
            await card(eva, EVA)
            past = house.clubhouse.clock() - 30
            made = (await bara.post("/api/evenings", json={**CUP, "starts": past})).json()
            path = f"/api/evenings/{made['info']['id']}"
            house.clubhouse.evenings.clubhouse.clock = lambda: past + 600
            other = {"title": "Jiný pohár", "game": "trablici", "form": "tables", "seats": 3, "fill": None}
            kept = await bara.put(path, json={**other, "starts": past})  # its time has come, it waits for people
            assert kept.status_code == 200, kept.text
            changed = (await bara.put(path, json={**other, "listed": True})).json()
            assert changed["info"]["title"] == "Jiný pohár" and changed["info"]["game"] == "trablici"
            assert (changed["info"]["form"], changed["seats"], changed["fill"]) == ("tables", 3, None)
            assert changed["info"]["listed"] and changed["info"]["starts"] is None and changed["me"] == 0
            assert (await bara.get(path)).json()["info"] == changed["info"]
            assert await reason(bara.put(path, json={**CUP, "title": " "})) == (422, "evening-title")
            assert await reason(bara.put(path, json={**CUP, "starts": past})) == (422, "evening-time")
            assert await reason(bara.put(path, json={**CUP, "rounds": 50})) == (422, "evening-figures")
            assert (await bara.get(path)).json()["info"] == changed["info"], "what was refused changed nothing"

            await house.clubhouse.store.execute(
                insert(EVENING_PLAYER).values(
                    [
                        {"evening": made["info"]["id"], "number": n, "member": f"m{n}", "since": 1, "out": False}
                        for n in range(1, 17)
                    ]
                )
            )
            assert await reason(bara.put(path, json={**CUP, "form": "robin", "rounds": 0})) == (422, "evening-crowd")
            assert (await bara.put(path, json=CUP)).status_code == 200
            assert (await bara.post(path, json={"wish": "begin"})).status_code == 200
            assert (await reason(bara.put(path, json=CUP)))[1] == "evening-began"

    run(work())


def test_what_is_refused(file: str) -> None:
    async def work() -> None:
        async with club(file) as house, browser(house) as bara, browser(house) as eva, browser(house) as nobody:
            await card(bara)
            await card(eva, EVA)
            made = await bara.post("/api/evenings", json=CUP)
            path = f"/api/evenings/{made.json()['info']['id']}"
            assert await reason(nobody.post("/api/evenings", json=CUP)) == (401, "no-card")
            assert await reason(nobody.post(path, json={"wish": "come"})) == (401, "no-card")
            assert await reason(nobody.get("/api/evenings/0123456789")) == (404, "no-evening")
            for odd in ("%00", "%ff", "..%2f", "x" * 300, "Ž", "-1"):
                assert await reason(nobody.get(f"/api/evenings/{odd}")) in [(404, "no-evening"), (404, "no-page")], odd
            assert await reason(eva.post("/api/evenings/0123456789", json={"wish": "come"})) == (404, "no-evening")
            for wish in ("begin", "strike"):
                assert await reason(eva.post(path, json={"wish": wish})) == (403, "evening-host"), wish
            assert await reason(eva.delete(path)) == (403, "evening-host")
            assert await reason(bara.post(path, json={"wish": "strike", "player": 77})) == (403, "evening-nobody")
            bad: list[tuple[dict[str, Any], str]] = [
                ({"title": "  "}, "evening-title"),
                ({"form": "knockout"}, "unreadable"),
                ({"starts": 5}, "evening-time"),
                ({"form": "tables", "seats": 3}, "seat-count"),
                ({"fill": "genius"}, "no-level"),
                ({"options": {"nonsense": 1}}, "options"),
                ({"game": "mariáš"}, "no-game"),
                ({"rounds": 50}, "evening-figures"),
            ]
            for part, expected in bad:
                assert (await reason(bara.post("/api/evenings", json={**CUP, **part})))[1] == expected, part
            nonsense: list[Any] = [{}, {"wish": "win"}, {"wish": "come", "more": 1}, []]
            for body in nonsense:
                assert (await reason(bara.post(path, json=body)))[1] == "unreadable", body
            assert (await bara.delete(path)).json() == {"gone": True}
            assert await reason(nobody.get(path)) == (404, "no-evening")

    run(work())
