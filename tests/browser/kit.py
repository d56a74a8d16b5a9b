"""What the browser tests share: a server in a process of its own, visitors with browsers, and hands that play."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Response, Route, expect

from tests import chromium

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "klubovna" / "server" / "static"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = ROOT / "artifacts" / "browser"

CHROMIUM = chromium.find()
WINDOWED = chromium.find(chromium.WINDOWS)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",  # as a screen with windows has it
]

DESK = (1440, 900)
PHONE = (390, 844)

# nothing is under way: the last answer has been carried out and shown
AT_REST = ":root:not(:has(main[data-busy]))"
# whatever a player may choose now: things that glow, and buttons
HANDLES = f"{AT_REST} :is(.cloth .glow, .thumb .btn:not([disabled], [aria-disabled]), .my-plate .form)"
OVER = '.status[data-turn="over"]'
SHORT = {"deck_size": 12, "reshuffles": 0}  # a match of Trablíci that is over soon, for what comes after it


class House:
    """A running server. `site` is a folder with further installed packages, `smtp` where it hands in letters."""

    def __init__(self, folder: Path, site: Path | None = None, smtp: str = "") -> None:
        self.smtp: str = smtp
        self.path: str = os.pathsep.join(str(place) for place in (site, ROOT) if place)
        self.database: str = f"sqlite:///{folder / 'club.db'}"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address: str = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / "server.log"
        self.beginnings = folder / "given.json"
        self.beginnings.write_text("{}")

    def open(self) -> None:
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "tests.browser.house", str(self.port), self.database]
            environment = {**os.environ, "PYTHONPATH": self.path, "HOUSE_SMTP": self.smtp}
            environment["HOUSE_GIVEN"] = str(self.beginnings)
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log, env=environment)
        latest = time.monotonic() + 180  # a busy machine takes a minute
        while time.monotonic() < latest:
            try:
                with urllib.request.urlopen(f"{self.address}/api/health", timeout=1):
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()[-2000:]}")

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.address + path, timeout=10) as answer:
            return json.load(answer)

    def send(self, what: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(what)

    def kill(self) -> None:
        self.send(signal.SIGKILL)
        self.close()

    def close(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)
            self.process = None


class Visitor:
    """One person with one browser. Errors on the page and requests to strangers are noted and fail the test."""

    def __init__(self, context: BrowserContext, house: House, name: str) -> None:
        self.context: BrowserContext = context
        self.house: House = house
        self.name: str = name
        self.page: Page = context.new_page()
        self.faults: list[str] = []
        self.answers: list[Response] = []
        self.net_may_fail: bool = False
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda message: self.note(message.type, message.text))
        self.page.on("response", lambda answer: self.answers.append(answer))
        self.page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, frame: str | bytes) -> None:
        """A page that only offers what is legal is never refused."""
        told = json.loads(frame)
        if told["type"] == "refused":
            self.faults.append(f"refused: {told['reason']['text']}")

    def note(self, kind: str, text: str) -> None:
        expected = "Service Worker registration blocked" in text  # by the tests themselves
        broken = "Failed to load" in text or "WebSocket" in text
        if kind in ("error", "warning") and not expected and not (broken and self.net_may_fail):
            self.faults.append(text)

    def leave(self) -> None:
        strangers = [a.url for a in self.answers if not a.url.startswith((self.house.address, "data:", "blob:"))]
        self.context.close()
        assert not self.faults, f"{self.name}: {self.faults}"
        assert not strangers, strangers

    # --- getting around

    def home(self) -> None:
        self.page.goto(self.house.address)
        expect(self.page.locator(".go")).to_be_enabled()

    def call_me(self, name: str) -> None:
        self.page.locator(".me .field").fill(name)

    def sit_down(self, way: str = "bots", seats: int = 2, game: str = "trablici") -> str:
        """From the home page to a table of one's own; returns its address."""
        if game != "trablici":
            self.page.locator(f'.pick:has(input[value="{game}"])').click()
        self.page.locator(f'input[value="{way}"]').check()
        players = self.page.locator('select[name="players"]')
        if players.count():  # a game for two asks nobody
            players.select_option(str(seats))
        self.page.locator(".go").click()
        self.page.wait_for_url("**/t/*")
        return self.page.url

    def share_the_device(self, others: int) -> None:
        """Friends at this screen have sat down by themselves: start."""
        expect(self.page.locator(".seats .who .field")).to_have_count(1 + others)
        self.page.get_by_role("button", name="Začít hrát").click()

    def picture(self, name: str, whole: bool = False) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}.png", full_page=whole)

    def fits(self) -> None:
        """Nothing sticks out sideways."""
        found = self.page.evaluate(
            """() => ({
                wide: document.documentElement.scrollWidth,
                window: innerWidth,
                out: [...document.querySelectorAll('body *')]
                    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
                    .map((one) => `${one.tagName}.${one.className?.baseVal ?? one.className}`)
                    .slice(0, 8),
            })"""
        )
        assert found["wide"] <= found["window"], found

    def look_back(self) -> None:
        """The finished match as a replay: every board can be wound to the start, the middle and the end."""
        self.page.goto(self.page.url.split("?")[0] + "/replay")
        slider = self.page.locator("#slider")  # it is there when the match is
        last = int(slider.get_attribute("max") or 0)
        assert last > 10
        for at in (0, last // 2, last):
            slider.fill(str(at))
            expect(self.page.locator("span.at")).to_have_text(f"{at} / {last}")
            expect(self.page.locator(".board")).to_be_visible()

    # --- playing

    @property
    def over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def handles(self) -> Locator:
        return self.page.locator(HANDLES)

    def wait_for_turn(self) -> bool:
        """True when there is something to choose, False when the match is over."""
        self.page.locator(f"{OVER}, {HANDLES}").filter(visible=True).first.wait_for(timeout=20_000)
        return not self.over

    def point(self, chance: random.Random, eager: float = 0.7) -> bool:
        """Point at something that can be chosen; False when nothing can."""
        flip = self.page.locator('[data-key="flip"]:not([disabled], [aria-disabled])')
        choice = flip if chance.random() < eager and flip.count() else self.handles()
        count = choice.count()
        if not count:
            return False
        try:
            choice.nth(chance.randrange(count)).click(timeout=3000)
        except Exception:
            if self.handles().count():  # it moved away under the hand: look again
                return True
        return True

    def choose_from_list(self, chance: random.Random) -> bool:
        """Take an option from the plain list beside the board."""
        options = self.page.locator(f"{AT_REST} [data-option]")
        count = options.count()
        if count:
            options.nth(chance.randrange(count)).click(timeout=3000, no_wait_after=True)  # it leads to no other page
        return count > 0

    def answer(self, chance: random.Random) -> None:
        """As a click in the list does, twice where care is asked for; ticks until there is enough."""
        self.page.evaluate(
            """([draw, done]) => {
                const list = document.getElementById("options");
                const now = ":is(button, input):not(:disabled, [data-always])"; // nothing for later questions
                const all = [...list.querySelectorAll(now)];
                const boxes = all.filter((one) => one.type === "checkbox" && !one.checked);
                const buttons = all.filter((one) => one.type !== "checkbox");
                const from = boxes.length && !(buttons.length && done) ? boxes : buttons.length ? buttons : all;
                const one = from[Math.floor(draw * from.length)];
                one?.click();
                if (one?.matches(".careful")) setTimeout(() => one.click());
            }""",
            [chance.random(), chance.random() < 0.6],
        )


def without_toy(route: Route) -> None:
    """The shelf as it is outside these tests."""
    route.fulfill(json=[game for game in route.fetch().json() if game["id"] != "toy"])


def loosely(text: str) -> re.Pattern[str]:
    """This text, whichever of its spaces hold together; for attributes, whose spaces nobody else evens out."""
    return re.compile("^" + r"\s".join(map(re.escape, text.split())) + "$")


def serious(page: Page) -> list[str]:
    """What axe finds serious or critical on the page as it is."""
    if not page.evaluate("() => 'axe' in window"):
        page.add_script_tag(path=AXE)
    found = page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations")
    return [
        f"{one['id']} ({one['impact']}): {node['target']} {node.get('failureSummary', '')[:300]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:4]
    ]


class Party:
    """Makes visitors, and sees them all off at the end."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser: Browser = browser
        self.house: House = house
        self.visitors: list[Visitor] = []

    def visitor(
        self,
        name: str = "Bára",
        size: tuple[int, int] = DESK,
        lang: str = "cs",
        theme: str = "day",
        pace: str = "instant",
        coach: str = "never",
        **more: Any,
    ) -> Visitor:
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"cs": "cs-CZ", "en": "en-GB"}[lang],
            color_scheme="dark" if theme == "evening" else "light",
            reduced_motion="reduce",
            service_workers=more.pop("service_workers", "block"),
            **more,
        )
        kept = json.dumps({"pace": pace, "name": name, "lang": lang, "coach": coach})
        context.add_init_script(
            f"if (!localStorage.getItem('klubovna.prefs')) localStorage.setItem('klubovna.prefs', {json.dumps(kept)})"
        )
        made = Visitor(context, self.house, name)
        self.visitors.append(made)
        return made

    @contextmanager
    def beginning(self, game: str, given: dict[str, Any]) -> Iterator[None]:
        """Tables of the game that are opened meanwhile begin with this position."""
        self.house.beginnings.write_text(json.dumps({game: given}))
        try:
            yield
        finally:
            self.house.beginnings.write_text("{}")

    def end(self) -> None:
        problems = []
        for visitor in self.visitors:
            try:
                visitor.leave()
            except AssertionError as problem:
                problems.append(str(problem))
        assert not problems, problems


def party_at(browser: Browser, house: House) -> Iterator[Party]:
    party = Party(browser, house)
    yield party
    party.end()
