"""At the door and beyond it: the owner's part of HTTP, floods of chat, and house rules as clients meet them."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from klubovna.cli import app
from klubovna.server.settings import Settings
from klubovna.table.entries import ClockRule
from tests.server.club import GENEROUS, Club, club, run
from tests.server.test_cards import browser, card

TOKEN = "a-token-of-the-owner"
OWNED = msgspec.structs.replace(GENEROUS, admin_token=TOKEN)
BEARER = {"authorization": f"Bearer {TOKEN}"}

ROUTES: list[tuple[str, str, Any]] = [
    ("GET", "/house", None),
    ("POST", "/house", {"message": "hello"}),
    ("GET", "/rooms", None),
    ("DELETE", "/rooms/abcdef", None),
    ("GET", "/complaints", None),
    ("DELETE", "/complaints/0123456789abcdef", None),
    ("POST", "/expire", {"days": 1}),
    ("POST", "/bans", {"kind": "address", "who": "203.0.113.7"}),
    ("DELETE", "/bans/address/203.0.113.7", None),
]


def test_the_owners_part_is_off_unless_there_is_a_token(file: str) -> None:
    async def work() -> None:
        async with club(file) as house:
            for method, path, body in ROUTES:
                answer = await house.http.request(method, f"/api/admin{path}", json=body, headers=BEARER)
                assert answer.status_code in (404, 405), path

    run(work())


def test_every_route_wants_the_owners_token_and_his_own_pages(file: str) -> None:
    async def work() -> None:
        async with club(file, settings=OWNED) as house:
            for method, path, body in ROUTES:
                for wrong in ({}, {"authorization": "Bearer nonsense"}, {"authorization": f"Basic {TOKEN}"}):
                    answer = await house.http.request(method, f"/api/admin{path}", json=body, headers=wrong)
                    assert answer.status_code == 401 and answer.json()["reason"]["text"], (path, answer.text)
                if method != "GET":
                    forged = {**BEARER, "origin": "https://elsewhere.example"}
                    answer = await house.http.request(method, f"/api/admin{path}", json=body, headers=forged)
                    assert answer.status_code == 403, path
            for body in ({"days": 0}, {"days": "x"}, {"nonsense": 1}, []):
                answer = await house.http.post("/api/admin/expire", json=body, headers=BEARER)
                assert answer.status_code == 422
            answer = await house.http.get("/api/admin/rooms?status=asleep", headers=BEARER)
            assert answer.status_code == 422

    run(work())


def test_the_owner_lists_deletes_bans_and_talks_to_everybody(file: str) -> None:
    async def work() -> None:
        async with club(file, settings=OWNED) as house:
            anna, ben = await house.table()
            listed = (await house.http.get("/api/admin/rooms?status=playing", headers=BEARER)).json()["rooms"]
            assert [room["id"] for room in listed] == [anna.room] and listed[0]["watchers"] == 2
            answer = await house.http.post("/api/admin/house", json={"message": "Ahoj"}, headers=BEARER)
            assert answer.json()["message"] == "Ahoj"
            await anna.until(lambda client: any('"notice","version"' in frame for frame in client.frames))
            assert (await house.http.get("/api/rooms")).json()["message"] == "Ahoj"
            await house.http.post("/api/admin/house", json={"readOnly": True}, headers=BEARER)
            assert await anna.refused("chat", text="hi") == "read-only"
            await house.http.post("/api/admin/house", json={"readOnly": False}, headers=BEARER)
            await anna.do("chat", text="hi")
            gone = await house.http.delete(f"/api/admin/rooms/{anna.room}", headers=BEARER)
            assert gone.status_code == 204
            await ben.until(lambda client: client.byes)
            assert ben.byes[0].reason.id == "table-gone" and not ben.byes[0].again
            again = await house.http.delete(f"/api/admin/rooms/{anna.room}", headers=BEARER)
            assert again.status_code == 404
            made = await house.http.post(
                "/api/admin/bans", json={"kind": "address", "who": "127.0.0.1", "why": "test"}, headers=BEARER
            )
            assert made.status_code == 201
            assert (await house.http.get("/api/games")).status_code == 403
            house.clubhouse.owner.networks.clear()  # else nobody could ask for anything any more
            lifted = await house.http.delete("/api/admin/bans/address/127.0.0.1%2F32", headers=BEARER)
            assert lifted.status_code == 204 and (await house.http.get("/api/games")).status_code == 200

    run(work())


async def complain(house: Club, room: str, token: str | None, **about: Any) -> Any:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    return await house.http.post(f"/api/rooms/{room}/complaints", json=about, headers=headers)


async def complaints(house: Club) -> list[dict[str, Any]]:
    return list((await house.http.get("/api/admin/complaints", headers=BEARER)).json()["complaints"])


def test_people_tell_the_owner_about_others(file: str) -> None:
    async def work() -> None:
        async with club(file, settings=OWNED) as house, browser(house) as eva:
            anna, ben = await house.table(name="Anna")
            made = await card(eva)
            await house.connect(anna.room)
            await ben.do("chat", text="<b>nehezké slovo</b>")
            await anna.until(lambda client: client.chat)
            line = anna.chat[-1].version
            assert (await complain(house, anna.room, anna.token, line=line, why="Nadává.")).status_code == 201
            assert (await complain(house, anna.room, None, seat=1)).status_code == 201, "whoever looks on may, too"
            for wrong in ({"seat": 0}, {"line": line + 100}, {}, {"seat": 1, "line": 10**6}):
                refused = await complain(house, anna.room, anna.token, **wrong)
                assert (refused.status_code, refused.json()["reason"]["id"]) == (422, "complaint-nobody"), wrong
            unreadable: list[dict[str, Any]] = [{"seat": -1}, {"seat": 1, "why": "x" * 501}, {"seat": 1, "who": "me"}]
            for body in unreadable:
                assert (await complain(house, anna.room, anna.token, **body)).status_code == 422, body
            assert (await complain(house, "0123456789", None, seat=1)).status_code == 404
            by_guest, by_anna = await complaints(house)
            assert by_anna | {"id": "", "at": 0} == {
                "id": "",
                "at": 0,
                "room": anna.room,
                "name": "Player 1",
                "card": None,
                "teller": "Anna",
                "line": "<b>nehezké slovo</b>",
                "why": "Nadává.",
            }
            assert (by_guest["teller"], by_guest["line"], by_guest["why"]) == ("", "", "")

            table = (await eva.post("/api/rooms", json={"game": "trablici", "seats": 2, "name": "Eva"})).json()
            await complain(house, table["room"], None, seat=0, why="Zdržuje.")
            assert (await complaints(house))[0]["card"] == made["number"], "so that the owner can ban it"
            assert (await eva.delete("/api/card")).status_code == 200
            assert [one["why"] for one in await complaints(house)] == ["", "Nadává."], "it goes with the card"

            for one in await complaints(house):
                gone = await house.http.delete(f"/api/admin/complaints/{one['id']}", headers=BEARER)
                assert gone.status_code == 204
            again = await house.http.delete(f"/api/admin/complaints/{by_anna['id']}", headers=BEARER)
            assert again.status_code == 404 and await complaints(house) == []

    run(work())


def test_complaints_are_few_and_need_an_owner(file: str) -> None:
    async def work() -> None:
        async with club(file, settings=msgspec.structs.replace(OWNED, letters=(2, 60))) as house:
            made = await house.create(seats=2)
            codes = [(await complain(house, made["room"], None, seat=0)).status_code for _ in range(3)]
            assert codes == [201, 201, 429]
        async with club(file) as house:
            refused = await complain(house, made["room"], None, seat=0)
            assert (refused.status_code, refused.json()["reason"]["id"]) == (409, "not-offered")

    run(work())


def test_nobody_floods_a_table_by_chat(file: str) -> None:
    settings = msgspec.structs.replace(GENEROUS, lines=Settings().lines, spectator_lines=Settings().spectator_lines)

    async def work() -> None:
        async with club(file, settings=settings) as house:
            anna, _ = await house.table()
            stranger = await house.connect(anna.room)
            for _ in range(settings.spectator_lines[0]):
                await stranger.do("chat", text="x" * 500)
            assert await stranger.refused("chat", text="more") == "chat-flood"
            another = await house.connect(anna.room)  # with another token, and no other name
            assert await another.refused("chat", text="more") == "chat-flood"
            for _ in range(settings.lines[0]):
                await anna.do("chat", text="hi")
            assert await anna.refused("chat", text="more") == "chat-flood"

    run(work())


def test_house_rules_as_clients_meet_them(file: str) -> None:
    async def work() -> None:
        async with club(file) as house:
            anna, ben = await house.table(start=False)
            stranger = await house.connect(anna.room)
            line = await stranger.do("chat", text="psst")
            await anna.do("mute", on=True, line=line)
            assert await stranger.refused("chat", text="again") == "muted"
            await anna.do("remove", line=line)
            await stranger.until(lambda client: client.byes)
            assert stranger.byes[0].reason.id == "sent-away" and not stranger.byes[0].again
            other = await house.connect(anna.room)
            await anna.do("set_house", closed=True)
            await other.until(lambda client: client.byes)
            assert other.byes[0].reason.id == "closed"
            late = await house.connect(anna.room)
            assert late.byes and late.byes[0].reason.id == "closed"
            assert await ben.refused("set_house", closed=False) == "not-host"
            assert await ben.refused("delete_table") == "not-host"
            back = await house.connect(anna.room, ben.token)
            assert back.seats == [1]
            await anna.send("delete_table", id="gone")
            await ben.until(lambda client: client.byes)
            assert ben.byes[0].reason.id == "table-gone"

    run(work())


def test_clocks_are_told_and_a_closed_match_cannot_be_watched_from_outside(file: str) -> None:
    async def work() -> None:
        async with club(file) as house:
            clock = {"kind": "bank", "seconds": 600, "increment": 5}
            made = await house.http.post("/api/rooms", json={"game": "trablici", "seats": 2, "clock": clock})
            assert made.json()["table"]["clock"] == clock
            bad = await house.http.post(
                "/api/rooms", json={"game": "trablici", "clock": {"kind": "move", "seconds": 1}}
            )
            assert bad.status_code == 422 and bad.json()["reason"]["id"] == "clock-time"
            anna = await house.connect(made.json()["room"], made.json()["token"])
            ben = await house.connect(anna.room)
            await ben.do("sit", seat=1, name="Ben", salt="01")
            await anna.do("set_clock", clock={"kind": "move", "seconds": 60})
            assert await ben.refused("set_clock", clock=None) == "not-host"
            await anna.do("start", salt="01")
            await anna.until(lambda client: any('"type":"clocks"' in frame for frame in client.frames))
            told = msgspec.json.decode(next(frame for frame in reversed(anna.frames) if '"type":"clocks"' in frame))
            goes = [seat["goes"] is not None for seat in told["seats"]]
            assert sum(goes) == 1 and all(59 <= seat["left"] <= 60 for seat in told["seats"])
            await anna.do("set_house", closed=True)
            outside = await house.http.get(f"/api/rooms/{anna.room}/replay")
            assert outside.status_code == 403 and outside.json()["reason"]["id"] == "closed"
            bearer = {"authorization": f"Bearer {anna.token}"}
            assert (await house.http.get(f"/api/rooms/{anna.room}/replay?seat=0", headers=bearer)).status_code == 200
            room = await house.clubhouse.room(anna.room)
            assert room.clocks.rule == ClockRule("move", 60)

    run(work())


def test_a_match_that_the_clock_has_ended_is_watched_like_any_other(file: str) -> None:
    async def work() -> None:
        async with club(file) as house:
            anna, ben = await house.table(clock={"kind": "move", "seconds": 60, "flag": "lost"})
            store = house.clubhouse.store
            await store.execute(text("update house_time set hold = 0, seconds = seconds + 100"))
            await ben.until(lambda client: client.position is not None and client.position.result is not None)
            assert ben.position is not None and ben.position.result is not None
            assert ben.position.result.cause == "time" and len(ben.position.result.winners) == 1
            last = (await house.http.get(f"/api/rooms/{anna.room}/replay/0?seat=1")).json()
            assert last["result"]["cause"] == "time"
            assert (await house.http.get(f"/api/rooms/{anna.room}/verify")).json()["ok"]
            assert (await house.http.get(f"/api/rooms/{anna.room}/record")).json()["result"] is None
            await anna.do("rematch")
            again = (await house.http.get(f"/api/rooms/{anna.room}")).json()["next"]
            assert (await house.http.get(f"/api/rooms/{again}")).json()["clock"]["flag"] == "lost"

    run(work())


def owner_says(house: Club, *words: str) -> Any:
    """`klubovna admin ...` in a thread, since the server runs in this one."""
    server = f"http://127.0.0.1:{house.port}"
    return asyncio.to_thread(CliRunner().invoke, app, ["admin", *words, "--server", server, "--token", TOKEN])


def test_klubovna_admin(file: str) -> None:
    async def work() -> None:
        async with club(file, settings=OWNED) as house:
            made = await house.create()
            listed = await owner_says(house, "list")
            assert listed.exit_code == 0 and made["room"] in listed.output
            for words, told in (
                (("say", "Ahoj"), "Everybody is shown it."),
                (("read-only", "on"), "looked at"),
                (("read-only", "off"), "open again"),
                (("ban", "card", "117", "--why", "x"), "117 is banned."),
                (("unban", "card", "117"), "117 may come again."),
                (("complaints",), "Nobody has complained."),
                (("expire", "30"), "0 tables are gone."),
                (("delete", made["room"]), "is gone."),
            ):
                done = await owner_says(house, *words)
                assert done.exit_code == 0 and told in done.output, done.output
            assert house.clubhouse.owner.message == "Ahoj"
            rude = await house.create(seats=2, name="Cyril")
            await complain(house, rude["room"], None, seat=0, why="Nadává.")
            [one] = await complaints(house)
            told = (await owner_says(house, "complaints")).output
            assert f"table {rude['room']}  a guest about Cyril" in told and "why: Nadává." in told
            assert "is settled" in (await owner_says(house, "settle", one["id"])).output
            for words, told in (
                (("settle", "nothere"), "no such complaint"),
                (("delete", "nothere"), "no table"),
                (("unban", "card", "117"), "not banned"),
                (("ban", "nose", "117"), "address or a card"),
                (("read-only", "maybe"), "on or off"),
                (("expire", "0"), "a number from 1 to 36500, not 0."),
            ):
                refused = await owner_says(house, *words)
                assert refused.exit_code != 0 and told in f"{refused.output}{refused.exception}", words
        closed = await owner_says(house, "list")
        assert "There is no clubhouse" in str(closed.exception)

    run(work())


@pytest.mark.parametrize("days", ["-1", "40000"])
def test_a_senseless_setting_is_refused(days: str) -> None:
    refused = CliRunner().invoke(app, ["serve", "--expire-days", days])
    assert "--expire-days" in str(refused.exception)
