"""Messages to people who are away, to real receivers: what they contain, who gets none, and what failures lead to."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest
from structlog.testing import capture_logs

from klubovna.server.notifier import Notifier
from klubovna.server.outside import NotAllowed, Outside, Unreachable, is_public
from klubovna.server.settings import Settings
from klubovna.table.notices import AGAIN
from tests.server.club import GENEROUS, Client, Club, club, run
from tests.server.receivers import Postbox, PushBrowser, Receiver, postbox, receiver
from tests.server.test_cards import BARA, browser, card, cookie_of, reason

LOCAL = msgspec.structs.replace(GENEROUS, base_url="https://club.example.org", notify_networks=("127.0.0.0/8",))


class Evening:
    """Bára, who has a card and is away, and Ben, who plays with her."""

    def __init__(self, house: Club, bara: httpx.AsyncClient) -> None:
        self.house: Club = house
        self.bara: httpx.AsyncClient = bara
        self.notifier: Notifier = house.server.config.app.state.notifier  # type: ignore[union-attr]
        self.now: float = time.time()
        self.room: str = ""
        self.ben: Client | None = None
        house.clubhouse.clock = lambda: self.now
        house.clubhouse.notices.sure = 0.0

    async def begin(self) -> None:
        """A match in which Bára has just become the one who is asked."""
        made = (await self.bara.post("/api/rooms", json={"game": "trablici", "name": "Bára", "seats": 2})).json()
        self.room = made["room"]
        here = await self.connect()
        self.ben = await self.house.connect(self.room)
        await self.ben.do("sit", seat=1, name="Ben <b>", salt="01")
        await here.do("start", salt="00")
        await here.until(lambda client: client.position is not None)
        while here.asked() is not None:
            await here.answer()
            await here.settle()
        await here.socket.close()
        await self.bens_turn()

    async def connect(self) -> Client:
        cookie = {"cookie": f"klubovna_card={cookie_of(self.bara)}"}
        return await self.house.connect(self.room, None, additional_headers=cookie)

    async def bens_turn(self) -> None:
        assert self.ben is not None
        await self.ben.until(lambda client: client.asked() is not None)
        while self.ben.asked() is not None:
            await self.ben.answer()
            await self.ben.settle()

    async def round(self, later: float = 60.0) -> int:
        self.now += later
        return await self.notifier.round()

    async def notices(self) -> Any:
        return (await self.bara.get("/api/card/notices")).json()


@asynccontextmanager
async def evening(file: str, settings: Settings = LOCAL) -> AsyncIterator[Evening]:
    async with club(file, settings=settings) as house, browser(house) as bara:
        await card(bara)
        yield Evening(house, bara)


def with_post(box: Postbox) -> Settings:
    return msgspec.structs.replace(LOCAL, smtp=f"smtp://127.0.0.1:{box.port}", mail_from="Klub <klub@club.example.org>")


def test_a_push_message_is_for_its_browser_alone(file: str) -> None:
    async def work() -> None:
        async with receiver() as service, evening(file) as here:
            phone = PushBrowser(service)
            info = (await here.bara.post("/api/card/notices/push", json=phone.subscription())).json()
            assert [(one["kind"], one["here"], one["active"]) for one in info["channels"]] == [("push", True, True)]
            await here.bara.put("/api/card/notices", json={"lang": "cs", "zone": "Europe/Prague", "quiet": None})
            await here.begin()
            assert await here.round(later=0) == 0 and not service.got, "not before the pause"
            assert await here.round() == 1
            [got] = service.got
            assert b"Trab" not in got.body
            told = {"title": "Jsi na tahu: Trablíci", "body": "Další u stolu: Ben <b>."}
            assert phone.open(got.body) == {**told, "path": f"/t/{here.room}", "tag": here.room}
            claims = phone.claims(got.headers["authorization"], info["pushKey"])
            assert claims["aud"] == service.address and claims["sub"] == "https://club.example.org"
            assert time.time() < claims["exp"] <= time.time() + 86400
            assert (got.headers["content-encoding"], got.headers["topic"]) == ("aes128gcm", here.room)
            assert int(got.headers["ttl"]) > 0
            assert await here.round() == 0 and len(service.got) == 1, "once a turn"

    run(work())


def test_a_push_service_that_is_down_is_asked_again_with_limits_and_play_goes_on(file: str) -> None:
    async def work() -> None:
        async with receiver() as service, evening(file) as here:
            await here.bara.post("/api/card/notices/push", json=PushBrowser(service).subscription())
            await here.begin()
            service.status, service.more = 503, "retry-after: 100\r\n"
            assert await here.round() == 1
            assert (await here.notices())["channels"][0]["trouble"] == "silent"
            assert await here.round(later=99) == 0, "it said when"
            service.status = 0  # no HTTP at all
            assert await here.round(later=1) == 1
            for pause in AGAIN[1:]:
                assert await here.round(later=pause) == 1
            assert await here.round(later=10 * 86400) == 0, "given up"
            assert len(service.got) == len(AGAIN) + 1
            assert here.notifier.sent["push", "given up"] == 1

            bara = await here.connect()  # play knows nothing of it
            while bara.asked() is not None:
                await bara.answer()
                await bara.settle()
            await bara.socket.close()
            service.status, service.more = 201, ""
            await here.bens_turn()
            assert await here.round() == 1
            assert (await here.notices())["channels"][0]["trouble"] == ""

    run(work())


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(file: str, status: int) -> None:
    async def work() -> None:
        async with receiver() as service, evening(file) as here:
            await here.bara.post("/api/card/notices/push", json=PushBrowser(service).subscription())
            await here.begin()
            service.status = status
            assert await here.round() == 1
            assert (await here.notices())["channels"] == []
            assert await here.round(later=86400) == 0

    run(work())


def test_letters_need_a_yes_and_take_a_no(file: str) -> None:
    async def work() -> None:
        async with postbox() as box, evening(file, with_post(box)) as here:
            czech = {"accept-language": "cs"}
            info = (
                await here.bara.post("/api/card/notices/mail", json={"address": "bara@example.org"}, headers=czech)
            ).json()
            assert [(one["kind"], one["label"], one["confirmed"]) for one in info["channels"]] == [
                ("mail", "bara@example.org", False)
            ]
            [first] = box.letters
            assert first["subject"] == "Klubovna: potvrď svou adresu" and box.to == ["bara@example.org"]
            link = next(word for word in first.get_content().split() if word.startswith("https://"))
            place, _, code = link.partition("#")
            assert place == "https://club.example.org/card/confirm"
            await here.begin()
            assert await here.round() == 0 and len(box.letters) == 1, "nobody has said yes"

            stranger = here.house.http  # the letter may be read on a device without the card
            assert await reason(stranger.post("/api/mail/confirm", json={"code": "0" * 20})) == (403, "no-code")
            assert (await stranger.post("/api/mail/confirm", json={"code": code})).json() == {"done": True}
            assert await reason(stranger.post("/api/mail/confirm", json={"code": code})) == (403, "no-code")
            bara = await here.connect()
            while bara.asked() is not None:
                await bara.answer()
                await bara.settle()
            await bara.socket.close()
            await here.bens_turn()
            assert await here.round() == 1
            letter = box.letters[1]
            assert letter["subject"] == "Jsi na tahu: Trablíci"
            assert (
                str(letter["from"]) == "Klub <klub@club.example.org>" and letter["auto-submitted"] == "auto-generated"
            )
            text = letter.get_content()
            assert f"https://club.example.org/t/{here.room}" in text and "Ben <b>" in text
            token = text.rsplit("/card/off#", 1)[1].split()[0]
            off = str(letter["list-unsubscribe"])
            assert off == f"<https://club.example.org/api/mail/off?token={token}>"
            assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
            await here.round(later=10 * 86400)
            assert len(box.letters) == 2

            path = f"/api/mail/off?token={token}"
            shown = await stranger.get(path)
            assert (shown.status_code, shown.headers["location"]) == (303, f"/card/off#{token}"), "looking ends nothing"
            for wrong in ("", token[:-1] + ("0" if token[-1] != "0" else "1"), "x" * 300):
                assert await reason(stranger.post(f"/api/mail/off?token={wrong}")) == (403, "no-code")
            assert len((await here.notices())["channels"]) == 1
            form = {"content-type": "application/x-www-form-urlencoded"}
            done = await stranger.post(path, content="List-Unsubscribe=One-Click", headers=form)
            assert done.json() == {"done": True} == (await stranger.post(path)).json()
            assert (await here.notices())["channels"] == []

    run(work())


def test_a_mail_server_that_refuses_or_is_away(file: str) -> None:
    async def work() -> None:
        async with postbox() as box, evening(file, with_post(box)) as here:
            await here.bara.post("/api/card/notices/mail", json={"address": "bara@example.org"})
            code = box.letters[0].get_content().split("/card/confirm#")[1].split()[0]
            await here.house.http.post("/api/mail/confirm", json={"code": code})
            await here.begin()
            box.refusal = "450 greylisted"
            async with browser(here.house) as eva:
                await card(eva, {**BARA, "name": "Eva"})
                first = eva.post("/api/card/notices/mail", json={"address": "eva@example.org"})
                assert await reason(first) == (422, "first-silent")
                assert (await eva.get("/api/card/notices")).json()["channels"] == []
            assert await here.round() == 1
            assert (await here.notices())["channels"][0]["trouble"] == "silent"
            box.refusal = "550 no such mailbox"
            assert await here.round() == 1
            assert (await here.notices())["channels"][0]["trouble"] == "refused"
            assert await here.round(later=86400) == 0 and len(box.letters) == 1

    run(work())


def test_a_chat_room_takes_a_first_message_and_then_every_turn(file: str) -> None:
    async def work() -> None:
        async with receiver() as room, evening(file) as here:
            address = {"address": f"{room.address}/hooks/secret?thread=1"}
            room.status = 500
            assert await reason(here.bara.post("/api/card/notices/webhook", json=address)) == (422, "first-silent")
            assert (await here.notices())["channels"] == []
            room.status = 204
            info = (await here.bara.post("/api/card/notices/webhook", json=address)).json()
            assert [(one["kind"], one["label"]) for one in info["channels"]] == [("webhook", "127.0.0.1")]
            assert "secret" not in str(info)
            await here.begin()
            assert await here.round() == 1
            hello, told = room.got[1:]
            assert "Bára" in hello.json()["text"] and told.path == "/hooks/secret?thread=1"
            said = f"Bára: jsi na tahu, Trablíci https://club.example.org/t/{here.room}"
            assert told.json()["text"] == told.json()["content"] == said
            assert told.json()["allowed_mentions"] == {"parse": []} and "Ben" not in str(told.json())

            bara = await here.connect()
            while bara.asked() is not None:
                await bara.answer()
                await bara.settle()
            await here.bens_turn()
            assert await here.round() == 0, "she is at the table"
            while bara.asked() is None:
                await bara.next()
            while bara.asked() is not None:
                await bara.answer()
                await bara.settle()
            await bara.socket.close()
            await here.bens_turn()
            room.status = 410
            assert await here.round() == 1
            [one] = (await here.notices())["channels"]
            assert (one["active"], one["trouble"]) == (False, "gone"), "until she switches it on again"
            on = (await here.bara.put(f"/api/card/notices/channels/{one['id']}", json={"active": True})).json()
            assert (on["channels"][0]["active"], on["channels"][0]["trouble"]) == (True, "")

    run(work())


def test_without_a_base_address_there_are_no_letters_and_no_chat_rooms(file: str) -> None:
    async def work() -> None:
        with capture_logs() as logs:
            async with evening(file, msgspec.structs.replace(GENEROUS, smtp="smtp://127.0.0.1:1")) as here:
                await refused_there(here)
        [said] = [line for line in logs if "e-mails and webhooks are off" in line["event"]]
        assert said["log_level"] == "warning"

    async def refused_there(here: Evening) -> None:
        info = await here.notices()
        assert (info["mail"], info["webhook"]) == (False, False) and info["pushKey"]
        for kind in ("mail", "webhook"):
            wanted = {"address": "bara@example.org" if kind == "mail" else "https://example.org/"}
            assert await reason(here.bara.post(f"/api/card/notices/{kind}", json=wanted)) == (409, "not-offered")

    run(work())


def test_wishes_and_bad_ones(file: str) -> None:
    async def work() -> None:
        async with postbox() as box, evening(file, with_post(box)) as here, browser(here.house) as eva:
            wishes = {"lang": "en", "zone": "America/New_York", "quiet": {"begin": 1320, "end": 420}}
            info = (await here.bara.put("/api/card/notices", json=wishes)).json()
            assert {name: info[name] for name in wishes} == wishes
            wrong: list[tuple[str, Any, str]] = [
                ("PUT /api/card/notices", {**wishes, "zone": "Europe/Atlantis"}, "no-zone"),
                ("PUT /api/card/notices", {**wishes, "zone": "../../etc/passwd"}, "no-zone"),
                ("PUT /api/card/notices", {**wishes, "lang": "de"}, "unreadable"),
                ("PUT /api/card/notices", {**wishes, "quiet": {"begin": 0, "end": 1440}}, "unreadable"),
                ("POST /api/card/notices/mail", {"address": "bara"}, "no-mail"),
                ("POST /api/card/notices/mail", {"address": "a@b.cz\r\nBcc: c@d.cz"}, "no-mail"),
                ("POST /api/card/notices/mail", {"address": "a@b.cz,c@d.cz"}, "no-mail"),
                ("POST /api/card/notices/mail", {}, "unreadable"),
                ("POST /api/card/notices/webhook", {"address": "ftp://example.org/"}, "no-webhook"),
                ("POST /api/card/notices/webhook", {"address": "https://user:word@example.org/"}, "no-webhook"),
                ("POST /api/card/notices/webhook", {"address": "https://[::1"}, "no-webhook"),
                ("POST /api/card/notices/push", {"endpoint": "https://a.cz/", "p256dh": "AA", "auth": "AA"}, "no-push"),
                ("POST /api/card/notices/push", {"endpoint": "https://a.cz/", "p256dh": "AA"}, "unreadable"),
            ]
            for address, body, id in wrong:
                method, _, path = address.partition(" ")
                assert await reason(here.bara.request(method, path, json=body)) == (422, id), body
            assert not box.letters and (await here.notices())["channels"] == []

            await here.bara.post("/api/card/notices/mail", json={"address": "bara@example.org"})
            [one] = (await here.notices())["channels"]
            await card(eva, {**BARA, "name": "Eva"})
            path = f"/api/card/notices/channels/{one['id']}"
            assert await reason(eva.put(path, json={"active": False})) == (404, "no-channel")
            assert await reason(eva.delete(path)) == (404, "no-channel")
            assert (await eva.get("/api/card/notices")).json()["channels"] == []
            assert (await here.bara.delete(path)).json()["channels"] == []

    run(work())


def test_nobody_is_flooded_with_first_letters(file: str) -> None:
    async def work() -> None:
        async with postbox() as box:
            settings = with_post(box)
            async with evening(file, settings) as here:
                to = [await here.bara.post("/api/card/notices/mail", json={"address": "Eva@x.cz"}) for _ in range(4)]
                assert [answer.status_code for answer in to] == [200, 200, 200, 429] and len(box.letters) == 3
            async with evening(file, msgspec.structs.replace(settings, letters=(2, 3600))) as here:
                to = [await here.bara.post("/api/card/notices/mail", json={"address": f"{n}@x.cz"}) for n in range(3)]
                assert [answer.status_code for answer in to] == [200, 200, 429] and len(box.letters) == 5

    run(work())


# --- addresses that people give


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.215.14", True),
        ("2606:2800:21f:cb07:6820:80da:af6b:8b2c", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("nonsense", False),
    ],
)
def test_which_addresses_are_public(address: str, public: bool) -> None:
    assert is_public(address) is public


def test_no_way_into_private_networks(file: str) -> None:
    async def work() -> None:
        async with receiver() as inside:
            outside = Outside()

            async def both(host: str, port: int) -> list[str]:
                return ["93.184.215.14", "127.0.0.1"]  # a name that has a public address, too

            for url in (
                f"https://127.0.0.1:{inside.port}/",
                f"https://localhost:{inside.port}/",
                f"https://[::1]:{inside.port}/",
                f"https://2130706433:{inside.port}/",
                "https://169.254.169.254/latest/meta-data",
                f"http://127.0.0.1:{inside.port}/",
                "http://93.184.215.14/",
                "file:///etc/passwd",
                "https://",
                "https://a b/",
            ):
                with pytest.raises((NotAllowed, Unreachable)):
                    await outside.post(url, b"", {})
            outside.resolve = both
            with pytest.raises(NotAllowed):
                await outside.post(f"https://rebinding.example:{inside.port}/", b"", {})
            assert not inside.got

            asked: list[str] = []

            async def named(host: str, port: int) -> list[str]:
                asked.append(host)
                return ["127.0.0.1"]

            allowed = Outside(["127.0.0.0/8"])
            allowed.resolve = named
            inside.status, inside.more = 302, "location: http://127.0.0.1:1/\r\n"
            answer = await allowed.post(f"http://hooks.example:{inside.port}/x", b"{}", {"a": "b"})
            assert answer.status == 302, "redirections lead nowhere"
            assert asked == ["hooks.example"], "asked once, and connected to what was looked at"
            assert inside.got[0].headers["host"] == f"hooks.example:{inside.port}" and inside.got[0].headers["a"] == "b"

        async with evening(file, msgspec.structs.replace(LOCAL, notify_networks=())) as here:
            phone = PushBrowser(Receiver())
            private = {**phone.subscription(), "endpoint": "https://127.0.0.1:1/push"}
            assert (await here.bara.post("/api/card/notices/push", json=private)).status_code == 200
            await here.begin()
            assert await here.round() == 1
            assert (await here.notices())["channels"][0]["trouble"] == "private"
            wanted = {"address": "https://localhost/hook"}
            assert await reason(here.bara.post("/api/card/notices/webhook", json=wanted)) == (422, "no-webhook")

    run(work())
