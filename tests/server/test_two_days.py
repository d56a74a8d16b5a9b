"""Two people, four devices, one match over two days: cards, a clock, messages to whoever is away, and a restart in it.

The days are simulated: the wall's clock and house time move by the hour, while the server, its database, the push
service, the mail server and the sockets are real.
"""

from __future__ import annotations

import asyncio
import random
import re
import time
from contextlib import AsyncExitStack
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import pytest
from sqlalchemy import text

from klubovna.games import GAMES
from klubovna.server.notifier import Notifier
from klubovna.server.settings import Settings
from tests import postgres
from tests.server.club import Client, Club, club, run
from tests.server.receivers import Postbox, PushBrowser, Receiver, postbox, receiver
from tests.server.test_cards import BARA, EVA, card, cookie_of
from tests.server.test_notices import with_post
from tests.soak.results import Part

HOUR = 3600.0
DAYS = 48  # hours that a match lasts at least
CLOCK = {"kind": "days", "seconds": 86_400}
PRAGUE = ZoneInfo("Europe/Prague")
QUIET = {"begin": 22 * 60, "end": 7 * 60}
# Hours between two visits to the table, so that a match of this game lasts two days and no question a whole one.
PAUSE = {"bellum_magica": 2, "defenders": 3, "smash_up": 2, "tag_team": 6, "trablici": 2}


class Person:
    """A member with two devices."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.devices: list[httpx.AsyncClient] = []
        self.asked: bool = False
        self.untold: bool = False  # of the turn that lasts
        self.expected: int = 0  # messages so far

    async def find_back(self, stack: AsyncExitStack, house: Club) -> None:
        """To another server, with the cookies that the devices have."""
        here = f"http://localhost:{house.port}"
        cookies = [device.cookies for device in self.devices] or [httpx.Cookies(), httpx.Cookies()]
        fresh = httpx.Limits(max_keepalive_connections=0)  # hours pass between two requests
        made = [
            httpx.AsyncClient(base_url=here, headers={"origin": here}, timeout=60.0, limits=fresh, cookies=one)
            for one in cookies
        ]
        self.devices = [await stack.enter_async_context(device) for device in made]

    async def at_table(self, house: Club, room: str, which: int) -> Client:
        cookie = {"cookie": f"klubovna_card={cookie_of(self.devices[which])}"}
        return await house.connect(room, None, additional_headers=cookie)


class TwoDays:
    """The match as it goes, over two servers, one after the other."""

    def __init__(self, game: str, database: str, settings: Settings, service: Receiver, box: Postbox) -> None:
        self.game: str = game
        self.database: str = database
        self.settings: Settings = settings
        self.service: Receiver = service
        self.box: Postbox = box
        self.chance: random.Random = random.Random(game)
        self.start: float = datetime(2026, 11, 17, 18, 5, tzinfo=PRAGUE).timestamp()
        self.now: float = self.start
        self.people: list[Person] = [Person("Bára"), Person("Eva")]
        self.phone: PushBrowser = PushBrowser(service)
        self.room: str = ""
        self.visits: int = 0
        self.held: int = 0  # messages that waited for the morning

    # --- the house

    async def open(self, stack: AsyncExitStack) -> Club:
        house = await stack.enter_async_context(club(self.database, settings=self.settings))
        house.clubhouse.clock = lambda: self.now
        house.clubhouse.members.clock = lambda: self.now
        house.clubhouse.notices.sure = 0.0
        for person in self.people:
            await person.find_back(stack, house)
        return house

    async def later(self, house: Club, hours: int) -> None:
        """Time passes under an open house; whoever is to be told is told within the hour, and clocks run."""
        notifier: Notifier = house.server.config.app.state.notifier  # type: ignore[union-attr]
        for _ in range(hours):
            self.now += HOUR
            await house.clubhouse.minding.wake()
            with house.clubhouse.store.engine.begin() as connection:
                connection.execute(text("update house_time set hold = 0, seconds = seconds + :more"), {"more": HOUR})
            await house.clubhouse.minding.round()
            for who, person in enumerate(self.people):
                night = who == 1 and self.quiet()
                self.held += night and person.untold
                if person.untold and not night:
                    person.untold = False
                    person.expected += 1
            await notifier.round()
            for who in range(2):
                await self.all_told(who)

    # --- who is told: once a turn, and Eva not at night

    async def note_turns(self, house: Club) -> list[int]:
        """Whose turn begins, and whose has ended."""
        match = (await house.clubhouse.room(self.room)).match
        asked = [] if match is None or match.over else [ask.seat for ask in match.asks]
        for seat, person in enumerate(self.people):
            person.untold = seat in asked and (person.untold or not person.asked)
            person.asked = seat in asked
        return asked

    def told(self, who: int) -> int:
        return len(self.service.got) if who == 0 else len(self.box.letters) - 1  # the first letter wanted a click

    def quiet(self) -> bool:
        return not 7 <= datetime.fromtimestamp(self.now, PRAGUE).hour < 22

    async def all_told(self, who: int) -> None:
        """All messages that are due have come, and no other one."""
        async with asyncio.timeout(30):
            while self.told(who) < self.people[who].expected:
                await asyncio.sleep(0.01)
        assert self.told(who) == self.people[who].expected, self.people[who].name

    def messages_are_right(self) -> None:
        for got in self.service.got:
            assert self.phone.open(got.body)["path"] == f"/t/{self.room}"
        for letter in self.box.letters[1:]:
            assert f"https://club.example.org/t/{self.room}" in letter.get_content()

    # --- cards, a table

    async def bring_cards(self) -> None:
        """Bára's second device by a link, Eva's by the code on paper; both want to be told."""
        laptop, phone = self.people[0].devices
        await card(laptop, BARA)
        code = (await laptop.post("/api/card/carry")).json()["code"]
        assert (await phone.post("/api/card/take", json={"code": code})).status_code == 200
        await phone.put("/api/card/notices", json={"lang": "cs", "zone": "Europe/Prague", "quiet": None})
        assert (await phone.post("/api/card/notices/push", json=self.phone.subscription())).status_code == 200
        laptop, tablet = self.people[1].devices
        await card(laptop, EVA)
        code = (await laptop.post("/api/card/recovery")).json()["code"]
        assert (await tablet.post("/api/card/recover", json={"code": code})).status_code == 200
        await tablet.put("/api/card/notices", json={"lang": "cs", "zone": "Europe/Prague", "quiet": QUIET})
        await tablet.post("/api/card/notices/mail", json={"address": "eva@example.org"})
        [letter] = self.box.letters
        found = re.search(r"/card/confirm#(\S+)", letter.get_content())
        assert found is not None
        confirmed = await tablet.post("/api/mail/confirm", json={"code": found[1]})
        assert confirmed.status_code == 200, confirmed.text

    async def begin(self, house: Club) -> None:
        """Both sit down at a rated table with a day for every question, and go."""
        bara, eva = self.people
        table = {"game": self.game, "name": "Bára", "seats": 2}
        made = (await bara.devices[0].post("/api/rooms", json=table)).json()
        self.room = made["room"]
        host = await bara.at_table(house, self.room, 0)
        guest = await eva.at_table(house, self.room, 1)
        await guest.do("sit", seat=1, name="Eva", salt="01")
        await host.do("set_clock", clock=CLOCK)
        await host.do("set_rated", rated=True)
        await host.do("start", salt="00")
        await self.note_turns(house)
        for client in (host, guest):
            await client.until(lambda client: client.position is not None)
        await self.go(house, host, guest)

    async def go(self, house: Club, *clients: Client) -> None:
        """Everybody has left the table, and the server knows it."""
        for client in clients:
            await client.socket.close()
        while await house.clubhouse.attendance.people(self.room):
            await asyncio.sleep(0.01)

    # --- play

    async def whose_turn(self) -> list[int]:
        """As all four devices say."""
        said: list[list[int]] = []
        for device in [device for person in self.people for device in person.devices]:
            tables = (await device.get("/api/card/tables")).json()["tables"]
            said.append(tables[0]["asked"] if tables else [])
        assert all(one == said[0] for one in said), said
        return said[0]

    async def visit(self, house: Club, seat: int) -> None:
        """One of them comes by on any of their devices, while the other one lies open beside it."""
        person, which = self.people[seat], self.chance.randrange(2)
        here, beside = [await person.at_table(house, self.room, device) for device in (which, 1 - which)]
        self.visits += 1
        while (move := here.choose(self.chance)) is not None:
            await here.do("answer", **move)
            await self.note_turns(house)
            await here.settle()
        if here.position is not None:
            seen = here.position.version
            await beside.until(lambda client: client.position is not None and client.position.version >= seen)
            assert beside.position is not None and beside.position.own == here.position.own
        await self.go(house, here, beside)

    async def turn(self, house: Club) -> bool:
        """Some hours later whoever is asked comes and answers. False once the match is over."""
        waiting = await self.whose_turn()
        if not waiting:
            return False
        await self.later(house, PAUSE[self.game])
        await self.visit(house, self.chance.choice(waiting))
        return True

    async def clocks(self, house: Club) -> list[float]:
        room = await house.clubhouse.room(self.room)
        assert room.clocks.rule is not None
        return [room.clocks.shown(seat, house.clubhouse.minding.time.now(), 0.0)[0] for seat in range(2)]

    async def ending(self) -> dict[str, Any]:
        """What all four devices have of it afterwards."""
        seen: list[Any] = []
        for device in [device for person in self.people for device in person.devices]:
            async with asyncio.timeout(30):
                while not (found := (await device.get("/api/card/results")).json()["results"]):
                    await asyncio.sleep(0.05)
            [one] = found
            mine = (await device.get("/api/card/statistics")).json()["games"]
            assert [(game["game"], game["played"]) for game in mine] == [(self.game, 1)]
            assert (await device.get(f"/api/rooms/{self.room}/replay")).status_code == 200
            seen.append({**one, "seats": [{**seat, "player": seat["player"]["name"]} for seat in one["seats"]]})
        assert all(one == seen[0] for one in seen) and seen[0]["rated"]
        return dict(seen[0])


async def two_days(game: str, database: str) -> dict[str, Any]:
    async with receiver() as service, postbox() as box:
        days = TwoDays(game, database, with_post(box), service, box)
        async with AsyncExitStack() as first:
            house = await days.open(first)
            await days.bring_cards()
            await days.begin(house)
            while days.now < days.start + DAYS / 2 * HOUR:
                assert await days.turn(house), "it was to last two days"
            before, waiting = await days.clocks(house), await days.whose_turn()
        days.now += 3 * HOUR  # nobody is there, and nobody's clock runs
        async with AsyncExitStack() as second:
            house = await days.open(second)
            assert await days.whose_turn() == waiting
            after = await days.clocks(house)
            assert all(now >= then - 5 for now, then in zip(after, before, strict=True)), (before, after)
            while await days.turn(house):
                pass
            days.messages_are_right()
            assert days.now >= days.start + DAYS * HOUR and days.held, "two days, and a night in which nobody was told"
            return {
                "hours": round((days.now - days.start) / HOUR),
                "visits": days.visits,
                "pushes": days.told(0),
                "letters": days.told(1),
                "held": days.held,
                **await days.ending(),
            }


def test_two_people_on_four_devices_play_for_two_days(file: str) -> None:
    run(two_days("tag_team", file), 120)


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_two_days_of_every_game(game: str, kind: str, file: str, postgres_server: Path) -> None:
    part = Part(f"two days {game} {kind}", 1, 1)
    for _ in part.left():
        began = time.monotonic()
        found = run(two_days(game, file if kind == "sqlite" else postgres.new_database(postgres_server)), 1800)
        figures = {name: found[name] for name in ("hours", "visits", "pushes", "letters", "held", "moves", "cause")}
        part.step(seconds=round(time.monotonic() - began, 1), **figures)
    [step] = part.steps
    part.conclude(True, **{name: value for name, value in step.items() if name != "seconds"})
