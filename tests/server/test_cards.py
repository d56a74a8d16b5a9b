"""Cards over HTTP and the socket: who may do what with whose, and that nobody can act with somebody else's."""

from __future__ import annotations

import asyncio
import re
import time
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from klubovna.server.settings import Settings
from klubovna.table.members import UNUSED
from klubovna.table.schema import MEMBER_CHANNEL, PASSKEY
from klubovna.table.tokens import new_token
from tests.server.club import Club, club, run

BARA = {"name": "Bára", "figure": "circle", "colour": 0}
EVA = {"name": "Eva", "figure": "cross", "colour": 5, "browser": {"kind": "phone", "label": "Firefox, Android"}}

# Every address: method, path, a body that it would take, and whether it needs a card.
NEEDS_CARD: list[tuple[str, str, Any]] = [
    ("GET", "/api/card", None),
    ("PUT", "/api/card", BARA),
    ("DELETE", "/api/card", None),
    ("GET", "/api/card/tables", None),
    ("POST", "/api/card/tables", {"tables": []}),
    ("PUT", "/api/card/tables/0123456789", {"muted": True}),
    ("POST", "/api/card/carry", None),
    ("POST", "/api/card/recovery", None),
    ("DELETE", "/api/card/devices/0123456789abcdef", None),
    ("POST", "/api/card/passkeys/ask", None),
    ("POST", "/api/card/passkeys", {"credential": {}}),
    ("DELETE", "/api/card/passkeys/abc", None),
    ("POST", "/api/evenings", {"title": "Pohár", "game": "trablici", "form": "swiss"}),
    ("POST", "/api/evenings/0123456789", {"wish": "come"}),
    ("PUT", "/api/evenings/0123456789", {"title": "Pohár", "game": "trablici", "form": "swiss"}),
    ("DELETE", "/api/evenings/0123456789", None),
    ("GET", "/api/card/results", None),
    ("GET", "/api/card/results.csv", None),
    ("GET", "/api/card/statistics", None),
    ("GET", "/api/card/statistics.csv", None),
    ("GET", "/api/card/notices", None),
    ("PUT", "/api/card/notices", {"lang": "cs", "zone": "Europe/Prague", "quiet": None}),
    ("POST", "/api/card/notices/push", {"endpoint": "https://example.org/", "p256dh": "", "auth": ""}),
    ("POST", "/api/card/notices/mail", {"address": "bara@example.org"}),
    ("POST", "/api/card/notices/webhook", {"address": "https://example.org/"}),
    ("PUT", "/api/card/notices/channels/0123456789abcdef", {"active": False}),
    ("DELETE", "/api/card/notices/channels/0123456789abcdef", None),
]
OPEN: list[tuple[str, str, Any]] = [
    ("POST", "/api/card", BARA),
    ("POST", "/api/card/take", {"code": "AAAAABBBBB"}),
    ("POST", "/api/card/recover", {"code": "AAAAABBBBBCCCCCDDDDD"}),
    ("POST", "/api/card/enter/ask", None),
    ("POST", "/api/card/enter", {"credential": {"id": "abc"}}),
    ("POST", "/api/mail/confirm", {"code": "0"}),
    ("POST", "/api/mail/off?token=0", None),
]
# What anybody may look at.
FOR_ALL = {"/api/evenings", "/api/evenings/0123456789"}


def browser(house: Club) -> httpx.AsyncClient:
    """A browser of its own, with its own cookies."""
    return httpx.AsyncClient(
        base_url=f"http://localhost:{house.port}", headers={"origin": f"http://localhost:{house.port}"}
    )


async def card(visitor: httpx.AsyncClient, who: dict[str, Any] = BARA, **more: Any) -> dict[str, Any]:
    made = await visitor.post("/api/card", json={**who, **more})
    assert made.status_code == 201, made.text
    return dict(made.json())


async def reason(answer: Any) -> tuple[int, str]:
    given = await answer
    body = given.json()
    assert body["reason"]["text"] and not body["reason"]["text"].startswith("refused-"), body
    return given.status_code, body["reason"]["id"]


def ask(visitor: httpx.AsyncClient, method: str, path: str, body: Any, **more: Any) -> Any:
    return (
        visitor.request(method, path, json=body, **more) if body is not None else visitor.request(method, path, **more)
    )


def cookie_of(visitor: httpx.AsyncClient) -> str:
    return str(visitor.cookies["klubovna_card"])


@pytest.mark.parametrize("which", ["none", "garbage", "expired", "revoked", "forged", "unstated"])
def test_every_address_with_every_wrong_card(which: str, file: str) -> None:
    async def work() -> None:
        async with club(file) as house, browser(house) as owner, browser(house) as visitor:
            await card(owner)
            headers: dict[str, str] = {}
            expected = (401, "no-card")
            if which == "garbage":
                headers["cookie"] = "klubovna_card=" + "x" * 22
            elif which in ("expired", "revoked"):
                mine = await card(visitor, EVA)
                if which == "expired":
                    house.clubhouse.members.clock = lambda: time.time() + UNUSED + 1
                else:
                    assert (await visitor.delete(f"/api/card/devices/{mine['devices'][0]['id']}")).status_code == 200
                    assert "klubovna_card" not in visitor.cookies
            elif which in ("forged", "unstated"):  # the owner's cookie, but a page of another site asks
                headers["cookie"] = f"klubovna_card={cookie_of(owner)}"
                expected = (403, "foreign-origin")
                if which == "forged":
                    headers["origin"] = "https://evil.example"
                else:
                    del visitor.headers["origin"]
                    headers["sec-fetch-site"] = "cross-site"
            for method, path, body in NEEDS_CARD:
                if which in ("forged", "unstated") and method == "GET":
                    continue  # such a page gets no answer to read: see the headers below
                assert await reason(ask(visitor, method, path, body, headers=headers)) == expected, (method, path)
            if which in ("forged", "unstated"):
                for method, path, body in OPEN:
                    assert await reason(ask(visitor, method, path, body, headers=headers)) == expected, (method, path)
            house.clubhouse.members.clock = time.time
            still = (await owner.get("/api/card")).json()
            assert still["name"] == "Bára" and len(still["devices"]) == 1 and not still["recovery"]

    run(work())


def test_no_address_of_the_club_is_missing_above(file: str) -> None:
    async def work() -> None:
        async with club(file) as house:
            paths = (await house.http.get("/api/openapi.json")).json()["paths"]
            tried = {(method, path.partition("?")[0]) for method, path, _ in NEEDS_CARD + OPEN}
            tried |= {("GET", path) for path in FOR_ALL}
            found = [path for path in paths if re.match(r"/api/(card|mail|evenings)\b", path)]
            assert len(found) >= 20
            for path in found:
                shape = re.compile(re.sub(r"\{\w+\}", "[^/]+", path))
                for method in paths[path]:
                    assert any(how == method.upper() and shape.fullmatch(one) for how, one in tried), (method, path)

    run(work())


def test_what_belongs_to_another_card_is_out_of_reach(file: str) -> None:
    """With a card of one's own, every address that names something of somebody else's."""

    async def work() -> None:
        async with club(file) as house, browser(house) as owner, browser(house) as other:
            mine = await card(owner)
            await card(other, EVA)
            cup = {"title": "Pohár", "game": "trablici", "form": "swiss"}
            evening = f"/api/evenings/{(await owner.post('/api/evenings', json=cup)).json()['info']['id']}"
            table = (await owner.post("/api/rooms", json={"game": "trablici", "seats": 2})).json()["room"]
            visit = await house.clubhouse.members.visit(cookie_of(owner))
            assert visit is not None
            passkey = {"id": "theirs", "member": visit.card.id, "public_key": b"", "uses": 0, "created": 0.0}
            channel: dict[str, Any] = {
                "id": "theirs",
                "member": visit.card.id,
                "kind": "mail",
                "address": "a@example.org",
            }
            channel |= {"keys": "{}", "device": "", "active": True, "confirmed": True, "trouble": "", "created": 0.0}
            await house.clubhouse.store.execute(
                PASSKEY.insert().values(**passkey), MEMBER_CHANNEL.insert().values(**channel)
            )
            before = [(await owner.get(path)).json() for path in (evening, "/api/card", "/api/card/notices")]
            for method, path, body, expected in (
                ("PUT", evening, cup, (403, "evening-host")),
                ("PUT", f"/api/card/tables/{table}", {"muted": True}, (404, "no-room")),
                ("POST", evening, {"wish": "begin"}, (403, "evening-host")),
                ("POST", evening, {"wish": "strike", "player": 0}, (403, "evening-host")),
                ("POST", evening, {"wish": "end"}, (403, "evening-host")),
                ("POST", evening, {"wish": "go-on"}, (403, "evening-host")),
                ("DELETE", evening, None, (403, "evening-host")),
                ("DELETE", f"/api/card/devices/{mine['devices'][0]['id']}", None, (404, "no-device")),
                ("DELETE", "/api/card/passkeys/theirs", None, (403, "no-passkey")),
                ("PUT", "/api/card/notices/channels/theirs", {"active": False}, (404, "no-channel")),
                ("DELETE", "/api/card/notices/channels/theirs", None, (404, "no-channel")),
            ):
                assert await reason(ask(other, method, path, body)) == expected, (method, path)
            after = [(await owner.get(path)).json() for path in (evening, "/api/card", "/api/card/notices")]
            assert [{**one, "now": 0} for one in after] == [{**one, "now": 0} for one in before]

    run(work())


def test_what_opens_no_card(file: str) -> None:
    async def work() -> None:
        async with club(file) as house, browser(house) as visitor:
            assert await reason(ask(visitor, *OPEN[1])) == (403, "no-code")
            assert await reason(ask(visitor, *OPEN[2])) == (403, "no-code")
            assert await reason(ask(visitor, *OPEN[4])) == (403, "no-passkey")
            for body in ({}, {"code": 7}, {"code": "x" * 81}, {"code": "x", "more": 1}):
                assert await reason(visitor.post("/api/card/take", json=body)) == (422, "unreadable")
            for wrong in ({"name": " \n"}, {"name": "x" * 41}, {"figure": "star"}, {"colour": 6}, {"colour": -1}):
                status, _ = await reason(visitor.post("/api/card", json={**BARA, **wrong}))
                assert status == 422
            assert not visitor.cookies
            assert await reason(visitor.post("/api/card/passkeys/ask")) == (401, "no-card")
            at_number = {"origin": f"http://127.0.0.1:{house.port}", "host": f"127.0.0.1:{house.port}"}
            assert await reason(visitor.post("/api/card/enter/ask", headers=at_number)) == (403, "passkey-place")

    run(work())


def test_a_card_on_two_devices(file: str) -> None:
    async def work() -> None:
        async with club(file) as house, browser(house) as laptop, browser(house) as phone, browser(house) as other:
            made = await card(laptop, browser={"kind": "computer", "label": "Chromium, Linux"})
            assert (made["number"], made["name"], made["devices"][0]["here"]) == (1, "Bára", True)
            [sent] = (await laptop.get("/api/card")).headers.get_list("set-cookie")
            assert "HttpOnly" in sent and "SameSite=lax" in sent and "Secure" not in sent
            assert await reason(laptop.post("/api/card", json=BARA)) == (409, "card-here")

            carried = (await laptop.post("/api/card/carry")).json()
            assert carried["link"] == f"http://localhost:{house.port}/card/take#{carried['code']}"
            assert carried["qr"].startswith("data:image/svg+xml")
            taken = await phone.post(
                "/api/card/take", json={"code": carried["code"].lower(), "browser": EVA["browser"]}
            )
            assert taken.json()["name"] == "Bára" and len(taken.json()["devices"]) == 2
            assert await reason(other.post("/api/card/take", json={"code": carried["code"]})) == (403, "no-code")

            await card(other, EVA)
            altered = await phone.put("/api/card", json={"name": "Barbora", "figure": "hourglass", "colour": 3})
            assert altered.json()["name"] == "Barbora" == (await laptop.get("/api/card")).json()["name"]

            ids = {device["kind"]: device["id"] for device in altered.json()["devices"]}
            assert await reason(other.delete(f"/api/card/devices/{ids['phone']}")) == (404, "no-device")
            assert (await laptop.delete(f"/api/card/devices/{ids['phone']}")).status_code == 200
            assert await reason(phone.get("/api/card")) == (401, "no-card")

            code = (await laptop.post("/api/card/recovery")).json()["code"]
            spaced = "-".join(code[at : at + 5] for at in range(0, 20, 5))
            found = await phone.post("/api/card/recover", json={"code": spaced})
            assert found.json()["name"] == "Barbora" and found.json()["recovery"] is True

            # a device that takes another card puts the first one away
            carried = (await laptop.post("/api/card/carry")).json()
            assert (await other.post("/api/card/take", json={"code": carried["code"]})).json()["name"] == "Barbora"
            assert (await other.get("/api/card")).json()["number"] == 1
            with house.clubhouse.store.engine.connect() as connection:
                members = list(connection.execute(text("select member from device")).scalars())
            assert len(members) == 3 and len(set(members)) == 1

    run(work())


def test_seats_belong_to_the_card(file: str) -> None:
    """Tables from before, tables on another device, whose turn it is, looking back, and a device that is signed off."""

    async def work() -> None:
        async with club(file) as house, browser(house) as laptop, browser(house) as phone, browser(house) as stranger:
            before = (
                await laptop.post("/api/rooms", json={"game": "trablici", "bots": ["random"], "name": "B"})
            ).json()
            seats = [{"room": before["room"], "token": before["token"]}, {"room": "nowhere", "token": new_token()}]
            await card(laptop, tables=seats)
            gone = await house.connect(before["room"], before["token"])
            assert gone.seats == [] and gone.notice is not None and gone.notice.id == "token-expired"

            code = (await laptop.post("/api/card/carry")).json()["code"]
            await phone.post("/api/card/take", json={"code": code})
            with_card = {"additional_headers": {"cookie": f"klubovna_card={cookie_of(phone)}"}}
            client = await house.connect(before["room"], None, **with_card)
            assert client.seats == [0]
            await client.do("start", salt="00")
            await client.until(lambda client: client.asked() is not None)
            [mine] = (await laptop.get("/api/card/tables")).json()["tables"]
            assert mine["seats"] == [0] == mine["asked"] and mine["table"]["id"] == before["room"]
            assert (await phone.get("/api/card/tables")).json()["tables"][0]["asked"] == [0]

            replay = f"/api/rooms/{before['room']}/replay?seat=0"
            assert (await phone.get(replay)).status_code == 200
            assert await reason(stranger.get(replay)) == (403, "replay-running")
            old = {"authorization": f"Bearer {before['token']}"}
            assert await reason(stranger.get(replay, headers=old)) == (403, "replay-running")

            made = (await phone.post("/api/rooms", json={"game": "trablici", "seats": 2, "name": "B"})).json()
            assert made["seats"] == [0]
            on_laptop = {"additional_headers": {"cookie": f"klubovna_card={cookie_of(laptop)}"}}
            assert (await house.connect(made["room"], None, **on_laptop)).seats == [0]
            assert (await house.connect(made["room"], made["token"])).seats == [], "the card holds it, not the token"
            assert len((await laptop.get("/api/card/tables")).json()["tables"]) == 2

            here = next(d for d in (await phone.get("/api/card")).json()["devices"] if d["here"])
            await laptop.delete(f"/api/card/devices/{here['id']}")
            await client.until(lambda client: bool(client.byes))
            assert client.byes[0].reason.id == "card-away" and client.byes[0].again
            again = await house.connect(before["room"], None, **with_card)
            assert again.seats == []

            attached = await stranger.post("/api/rooms", json={"game": "trablici", "name": "S"})
            body = {"tables": [{"room": attached.json()["room"], "token": attached.json()["token"]}]}
            assert (await laptop.post("/api/card/tables", json=body)).json() == {"rooms": [attached.json()["room"]]}

    run(work())


def test_another_server_notices_that_a_device_was_signed_off(file: str) -> None:
    async def work() -> None:
        async with club(file) as house, browser(house) as laptop:
            await card(laptop)
            made = (await laptop.post("/api/rooms", json={"game": "trablici", "name": "B"})).json()
            headers = {"cookie": f"klubovna_card={cookie_of(laptop)}"}
            client = await house.connect(made["room"], None, additional_headers=headers)
            assert client.seats == [0]
            guests = house.server.config.app.state.guests  # type: ignore[union-attr]
            await guests.look_at_cards()
            assert not client.byes
            visit = await house.clubhouse.members.visit(cookie_of(laptop))
            assert visit is not None
            await house.clubhouse.members.sign_off(visit.card.id, visit.device)  # by way of another server
            await guests.look_at_cards()
            await client.until(lambda client: bool(client.byes))

    run(work())


def test_deleting_the_card(file: str) -> None:
    async def work() -> None:
        async with club(file) as house, browser(house) as laptop:
            await card(laptop)
            made = (await laptop.post("/api/rooms", json={"game": "trablici", "name": "Bára", "seats": 2})).json()
            headers = {"cookie": f"klubovna_card={cookie_of(laptop)}"}
            bara = await house.connect(made["room"], None, additional_headers=headers)
            ben = await house.connect(made["room"])
            await ben.do("sit", seat=1, name="Ben", salt="01")
            await bara.do("chat", text="moje číslo je sedm set")
            await bara.do("start", salt="00")
            assert (await laptop.delete("/api/card")).json() == {"gone": True}
            await bara.until(lambda client: bool(client.byes))
            await ben.until(lambda client: client.table is not None and client.table.seats[0].kind == "bot")
            everything = (await laptop.get(f"/api/rooms/{made['room']}/replay")).text + (
                await laptop.get("/api/rooms")
            ).text
            late = await house.connect(made["room"])
            everything += "".join(late.frames)
            assert "Bára" not in everything and "sedm set" not in everything and "Ben" in everything
            await ben.until(lambda client: client.asked() is not None)
            await ben.answer()
            assert await reason(laptop.get("/api/card")) == (401, "no-card")

    run(work())


def test_codes_cannot_be_guessed_for_long(file: str) -> None:
    async def work() -> None:
        async with club(file, settings=Settings(card_tries=(3, 600))) as house, browser(house) as visitor:
            tried = [await reason(visitor.post("/api/card/take", json={"code": "A"})) for _ in range(4)]
            assert tried == [(403, "no-code")] * 3 + [(429, "too-fast")]
            assert await reason(visitor.post("/api/card/recover", json={"code": "A"})) == (429, "too-fast")

    run(work())


def test_a_code_is_redeemed_by_one_of_many(file: str) -> None:
    async def work() -> None:
        async with club(file) as house, browser(house) as laptop, browser(house) as phone:
            await card(laptop)
            code = (await laptop.post("/api/card/carry")).json()["code"]
            answers = await asyncio.gather(*[phone.post("/api/card/take", json={"code": code}) for _ in range(8)])
            assert sorted(answer.status_code for answer in answers) == [200] + [403] * 7

    run(work())


def test_a_banned_card_opens_nothing_and_works_again_when_the_ban_is_lifted(file: str) -> None:
    async def work() -> None:
        async with club(file) as house, browser(house) as bara:
            number = str((await card(bara))["number"])
            await house.clubhouse.owner.ban("card", f"#{number}", "flooding")
            assert await reason(bara.get("/api/card")) == (403, "banned")
            for method, path, body in NEEDS_CARD:
                assert await reason(ask(bara, method, path, body)) == (403, "banned"), (method, path)
            assert await reason(bara.post("/api/rooms", json={"game": "trablici"})) == (403, "banned")
            assert (await house.create("trablici"))["room"], "others are not concerned"
            await house.clubhouse.owner.unban("card", number)
            assert (await bara.get("/api/card")).status_code == 200

    run(work())
