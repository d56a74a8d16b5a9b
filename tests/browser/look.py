"""`make look`: every screen and state of interest photographed, on one page that can be judged in minutes.

    python -m tests.browser.look [--game ID]… [--only shell|tables|kinds]… [--lang en] [--matches N] [--again]

Pictures that are there already are kept, so a run that was stopped goes on; `--again` takes all of them anew. `kinds`
plays matches until every kind of event and of question of a game has been seen, and says which were not.
"""

from __future__ import annotations

import argparse
import html
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import chain, groupby
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from klubovna.games import GAMES
from klubovna.teacher.puzzle import puzzles_of
from tests.browser.automata import seated
from tests.browser.kit import ARGUMENTS, CHROMIUM, DESK, OVER, PHONE, ROOT, SHORT, House, Party, Visitor, without_toy
from tests.browser.moments import Moment, Stale, Table, find, kinds_of
from tests.browser.test_card import write_results
from tests.browser.test_study import finished_match

ALBUM = ROOT / "artifacts" / "look"
SIZES = {
    "360": (360, 640),
    "390": PHONE,
    "844x390": (844, 390),
    "1440": DESK,
    "1920": (1920, 1080),
    "2560": (2560, 1440),
    "2560x1080": (2560, 1080),
}
Look = tuple[str, str, str]  # size, dress, language
Screen = tuple[str, str, Callable[[], object]]  # its name, what it is, and the way there
PAGES: list[Look] = [
    ("360", "day", "cs"),
    ("390", "evening", "cs"),
    ("1440", "day", "cs"),
    ("1920", "evening", "cs"),
    ("2560x1080", "day", "cs"),
    ("390", "day", "en"),
    ("1440", "evening", "en"),
    ("1920", "day", "en"),
]
TABLES: list[Look] = [*PAGES, ("844x390", "day", "cs"), ("1920", "day", "cs"), ("2560", "day", "cs")]
# what is being said on the page: the caption or question, and why
SAID = """() => {
    const of = (name) => document.querySelector(name)?.innerText?.replace(/\\s+/g, " ").trim() ?? "";
    return [of(".status b"), of(".status .why"), of(".end h2"), of("h1")].filter(Boolean).slice(0, 2).join(" · ");
}"""
KEEP = """(table) => localStorage.setItem("klubovna.tables", JSON.stringify([table]))"""
# what pages answer by themselves unless told not to
ASKED = {"trablici.hordes": False, "smash_up.pass": False, "tag_team.under": False}
SWITCH = """(boards) => {
    const kept = JSON.parse(localStorage.getItem("klubovna.prefs"));
    localStorage.setItem("klubovna.prefs", JSON.stringify({ ...kept, boards }));
}"""
SPEAK = """(lang) => {
    const kept = JSON.parse(localStorage.getItem("klubovna.prefs"));
    localStorage.setItem("klubovna.prefs", JSON.stringify({ ...kept, lang }));
}"""


class Camera:
    """Takes pictures with captions, each once."""

    def __init__(self, again: bool) -> None:
        self.again: bool = again
        self.taken: int = 0
        self.began: float = time.monotonic()
        ALBUM.mkdir(parents=True, exist_ok=True)

    def has(self, name: str) -> bool:
        return not self.again and (ALBUM / f"{name}.json").exists()

    def take(self, page: Page, name: str, group: str, about: str = "", whole: bool = False) -> None:
        """`group` is the heading that it stands under; `about` is said before what the page itself says. `whole`: with
        what lies below the fold, too."""
        if self.has(name):
            return
        page.mouse.move(1, 1)  # nothing is pointed at
        page.wait_for_timeout(120)
        page.screenshot(path=ALBUM / f"{name}.jpg", type="jpeg", quality=72, full_page=whole)
        size = page.viewport_size or {"width": 0, "height": 0}
        told = {
            "group": group,
            "about": about,
            "said": page.evaluate(SAID),
            "size": f"{size['width']}×{size['height']}",
        }
        (ALBUM / f"{name}.json").write_text(json.dumps(told, ensure_ascii=False))
        self.taken += 1
        print(f"\r{self.taken} pictures, {time.monotonic() - self.began:.0f} s: {name:60.60}", end="", flush=True)


@contextmanager
def open_house() -> Iterator[House]:
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.open()
        try:
            yield house
        finally:
            house.close()


def play_on(visitor: Visitor, chance: random.Random, answers: int) -> bool:
    """Give that many answers from the list of options; False when the match is over."""
    for _ in range(answers):
        if not wait_for_question(visitor):
            return False
        visitor.answer(chance)
    return wait_for_question(visitor)


def wait_for_question(visitor: Visitor) -> bool:
    ready = ":root:not(:has(main[data-busy])) #options :is(button, input):not(:disabled)"
    visitor.page.locator(f"{OVER}, {ready}").first.wait_for(timeout=30_000, state="attached")
    return not visitor.over


# --- the same moment in every dress


def dress(page: Page, size: str, theme: str) -> None:
    """The window grows or shrinks and the light changes; the moment stays."""
    page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
    page.emulate_media(color_scheme="dark" if theme == "evening" else "light")


def speak(page: Page, lang: str) -> None:
    page.evaluate(SPEAK, lang)
    page.reload()


def photograph(
    page: Page, camera: Camera, group: str, name: str, about: str, looks: list[Look], whole: bool = False
) -> None:
    """One moment in these windows, dresses and languages; afterwards the window is a desk and the language Czech."""
    for lang in ("cs", "en"):
        wanted = [(size, theme) for size, theme, spoken in looks if spoken == lang]
        wanted = [look for look in wanted if not camera.has(f"{name}-{look[0]}-{look[1]}-{lang}")]
        if not wanted:
            continue
        if lang == "en":
            speak(page, lang)
            page.locator("main").first.wait_for()
            page.wait_for_timeout(900)
        for size, theme in wanted:
            dress(page, size, theme)
            page.wait_for_timeout(250)
            camera.take(page, f"{name}-{size}-{theme}-{lang}", group, f"{about}, {theme}, {lang}", whole)
        dress(page, "1440", "day")
        if lang == "en":
            speak(page, "cs")


# --- the shell


def shell(browser: Browser, camera: Camera, games: list[str], _: argparse.Namespace) -> None:
    with open_house() as house:
        party = Party(browser, house)
        visitor = party.visitor()
        visitor.page.route("**/api/games", without_toy)
        for name, about, visit in chain(screens(visitor, games), member(party, visitor), evening(party, visitor)):
            if all(camera.has(f"shell-{name}-{size}-{theme}-{lang}") for size, theme, lang in PAGES):
                continue
            visit()
            if name.startswith(("lesson-", "puzzle-")):
                visitor.page.locator(".board").wait_for()
            visitor.page.wait_for_timeout(900)
            photograph(visitor.page, camera, "Shell", f"shell-{name}", about, PAGES, whole=True)
        for one in party.visitors:
            one.context.close()


def screens(visitor: Visitor, games: list[str]) -> Iterator[Screen]:
    """Every page that is not a running table and asks for no card."""
    page, address = visitor.page, visitor.house.address

    def at(path: str) -> Callable[[], object]:
        return lambda: page.goto(address + path)

    def room() -> None:
        visitor.home()
        visitor.sit_down("friends", 4)

    def join() -> None:
        room()
        table = page.url
        page.goto(address)
        page.evaluate("localStorage.removeItem('klubovna.tables')")
        page.goto(table)

    yield "home", "home", at("/")
    yield "about", "about the clubhouse", at("/about")
    yield "no-page", "an address that does not exist", at("/nowhere")
    yield "no-table", "a table that does not exist", at("/t/ABCDEF")
    yield "room", "the room before the start", room
    yield "join", "a guest at the door", join
    yield "file", "a match from a file", at("/replay")
    for game in games:
        yield f"rules-{game}", f"rules of {game}", at(f"/rules/{game}")
        yield f"lesson-{game}", f"first lesson of {game}", at(f"/learn/{game}/first")
        for puzzle in puzzles_of(GAMES[game])[:1]:
            yield f"puzzle-{game}", f"a puzzle of {game}", at(f"/puzzle/{game}/{puzzle.id}")
    yield "card-none", "nobody's card", at("/card")
    yield "club", "the club", at("/club")
    yield "privacy", "privacy", at("/privacy")
    yield "home-mine", "home of somebody with tables", at("/")


def member(party: Party, visitor: Visitor) -> Iterator[Screen]:
    """What somebody with a card sees: it, all that was played, and a match that is looked at again."""
    page, house = visitor.page, visitor.house

    def card() -> None:
        page.goto(house.address + "/card")
        page.locator("button.main, #devices").first.wait_for()
        if not page.locator("#devices").count():
            page.locator("button.main").first.click()
        page.locator("#devices").wait_for()

    def results() -> None:
        card()
        write_results(house)
        page.reload()
        page.locator("article .link").first.click()

    def statistics() -> None:
        page.goto(house.address + "/club")
        page.locator("summary").first.click()

    def unstudied() -> None:
        with party.beginning("trablici", SHORT):
            room = finished_match(house.port, "trablici")
        page.goto(f"{house.address}/t/{room}/analysis")
        page.locator("main .btn.main").wait_for()

    def studied() -> None:
        unstudied()
        page.locator("main .btn.main").click()
        page.get_by_role("slider").wait_for(timeout=600_000)

    yield "card", "a card", card
    yield "results", "a card with results", results
    yield "statistics", "the club with what was played", statistics
    yield "unstudied", "before the analysis", unstudied
    yield "analysis", "an analysis", studied


CUP = {"title": "Svatomartinský pohár", "game": "trablici", "form": "swiss", "rounds": 2, "listed": True}
GUESTS = {"square": "Ben", "triangle": "Cyril", "cross": "Dana od Svaté Kateřiny"}


def evening(party: Party, host: Visitor) -> Iterator[Screen]:
    """An evening from its plan to its result: four people come, and each plays on a page of their own."""
    page, address = host.page, host.house.address
    people = [host]
    place = ""  # of the evening

    def at(path: str) -> Callable[[], object]:
        return lambda: page.goto(address + path)

    def post(one: Visitor, path: str, body: dict[str, object]) -> dict[str, Any]:
        answer = one.context.request.post(f"{address}/api/{path}", data=body)
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def planned() -> None:
        nonlocal place
        if not place:
            if not host.context.request.get(f"{address}/api/card").ok:
                post(host, "card", {"name": "Bára", "figure": "circle", "colour": 0})
            place = post(host, "evenings", CUP)["info"]["id"]
            for colour, (figure, name) in enumerate(GUESTS.items(), 1):
                guest = party.visitor(name)
                post(guest, "card", {"name": name, "figure": figure, "colour": colour})
                post(guest, f"evenings/{place}", {"wish": "come"})
                people.append(guest)
        page.goto(f"{address}/e/{place}")
        page.locator(".bill").wait_for()

    def round_played() -> None:
        """Everybody sits down where the evening has put them, and plays."""
        chance = random.Random(3)
        for one in people:
            one.page.goto(f"{address}/e/{place}")
            one.page.locator(".bill a.btn.main").click()
        while not all(one.over for one in people):
            for one in people:
                if one.page.locator("#options :is(button, input):not(:disabled)").count():
                    one.answer(chance)
            page.wait_for_timeout(30)

    def running() -> None:
        planned()
        with party.beginning("trablici", SHORT):
            post(host, f"evenings/{place}", {"wish": "begin"})
            round_played()
            page.goto(f"{address}/e/{place}")
            page.locator("details summary").first.wait_for()  # the round before
            page.locator(".bill a.btn.main").wait_for()

    def over() -> None:
        if not place or host.house.get(f"/api/evenings/{place}")["info"]["status"] == "planned":
            running()
        round_played()
        page.goto(f"{address}/e/{place}")
        page.locator(".winners").wait_for()

    yield "evenings-none", "no evening yet", at("/evenings")
    yield "evening-plan", "an evening is planned", at("/evenings/new")
    yield "evening", "an evening is coming", planned
    yield "evening-running", "an evening is running", running
    yield "evening-over", "an evening is over", over
    yield "evenings", "evenings", at("/evenings")


# --- tables of every game


def tables(browser: Browser, camera: Camera, games: list[str], _: argparse.Namespace) -> None:
    for game in games:
        for seats in sorted({max(2, GAMES[game].seats[0]), GAMES[game].seats[1]}):
            if camera.has(f"{game}-{seats}-analysis-1440-day-cs"):
                continue
            with open_house() as house:
                visitor = seated(Party(browser, house), game, seats)
                photograph_match(visitor, camera, game, seats)
                visitor.context.close()


def photograph_match(visitor: Visitor, camera: Camera, game: str, seats: int) -> None:
    page, chance = visitor.page, random.Random(5)
    going = wait_for_question(visitor)
    for moment, answers in (("start", 5), ("early", 9), ("mid", 38), ("late", 0)):
        if going:
            photograph(page, camera, game, f"{game}-{seats}-{moment}", f"{moment}, {seats} seats", TABLES)
            going = play_on(visitor, chance, answers)
    while going:
        going = play_on(visitor, chance, 50)
    page.locator(".end h2").wait_for(timeout=20_000)
    page.wait_for_timeout(400)
    photograph(page, camera, game, f"{game}-{seats}-end", f"ending, {seats} seats", TABLES)
    page.goto(page.url.split("?")[0] + "/replay")
    page.locator("#slider").wait_for()
    page.wait_for_timeout(500)
    photograph(page, camera, game, f"{game}-{seats}-replay", f"replay, {seats} seats", TABLES)
    page.goto(page.url.replace("/replay", "/analysis"))
    photograph(page, camera, game, f"{game}-{seats}-unstudied", f"before the analysis, {seats} seats", TABLES[:3])
    page.locator("main .btn.main").click()
    page.get_by_role("slider").wait_for(timeout=600_000)
    page.wait_for_timeout(500)
    photograph(page, camera, game, f"{game}-{seats}-analysis", f"analysis, {seats} seats", TABLES)


# --- every kind of event and of question


def kinds(browser: Browser, camera: Camera, games: list[str], wanted: argparse.Namespace) -> None:
    for game in games:
        prefix = f"kind-{game}-{wanted.lang}-"
        seen = {path.stem.removeprefix(prefix) for path in ALBUM.glob(f"{prefix}*.json")} if not camera.again else set()
        every = kinds_of(game)
        moments = find(game, every - seen, wanted.matches)
        with open_house() as house:
            visitor = Party(browser, house).visitor("Bára", lang=wanted.lang, pace="step")
            visitor.page.goto(house.address)
            visitor.page.locator("main").first.wait_for()  # from then on it keeps what it was told
            visitor.page.evaluate(SWITCH, ASKED)
            for _, several in groupby(moments, lambda found: id(found[0].match)):
                try:
                    for kind in look_on(visitor, camera, prefix, list(several)):
                        seen.add(kind)
                except (PlaywrightError, Stale) as problem:  # the others are worth looking at
                    print(f"\n{problem}")
            visitor.context.close()
        missing = sorted(every - seen)
        (ALBUM / f"missing-{game}-{wanted.lang}.txt").write_text("\n".join(missing))
        print(f"\n{game}: {len(every & seen)} of {len(every)} kinds; not seen: {', '.join(missing) or 'none'}")


def look_on(visitor: Visitor, camera: Camera, prefix: str, found: list[tuple[Moment, list[str]]]) -> Iterator[str]:
    """One match up to each of these moments: a question as the asked seat has it, an event as its player sees it."""
    page, match = visitor.page, found[0][0].match
    with ExitStack() as stack:
        table = Table(visitor.house, match, stack)
        table.start()
        given = 0
        for moment, kinds in found:
            moving = {f"event-{event}" for event in moment.events if event not in moment.dealt}.intersection(kinds)
            while given < moment.at:
                table.answer(*match.answers[given])
                given += 1
            sit_at(visitor, table, moment)
            if moment.looking == moment.seat:
                page.locator(f'.status[data-why="{moment.asks}"]').wait_for()
            page.locator(".board, .draft").first.wait_for()
            for kind in kinds:
                if kind not in moving:
                    page.wait_for_timeout(400)
                    group = "questions" if kind.startswith("ask-") else "events"
                    camera.take(page, prefix + kind, f"{match.game}: {group}", kind)
                    yield kind
            if moving:
                table.answer(*match.answers[given])
                given += 1
                yield from watch(page, camera, prefix, match.game, moving, moment.events)
    page.goto(visitor.house.address)


def sit_at(visitor: Visitor, table: Table, moment: Moment) -> None:
    kept = {"room": table.room, "game": moment.match.game, "token": table.tokens[moment.looking], "at": 0}
    visitor.page.evaluate(KEEP, kept)
    visitor.page.goto(f"{visitor.house.address}/t/{table.room}")


def watch(page: Page, camera: Camera, prefix: str, game: str, wanted: set[str], coming: list[str]) -> Iterator[str]:
    """Step by step through what is happening; a picture of each kind that is wanted."""
    left = set(wanted)
    for _ in coming:
        if not left:
            return
        page.locator("main[data-beat]").wait_for()
        kind = f"event-{page.locator('main[data-beat]').get_attribute('data-beat')}"
        if kind in left:
            left.remove(kind)
            camera.take(page, prefix + kind, f"{game}: events", kind)
            yield kind
        page.locator(".playback .btn.main").click()


# --- the page

STYLE = """
body { font: 15px/1.3 sans-serif; margin: 1rem; background: #eee }
div { display: flex; flex-wrap: wrap; gap: .75rem }
figure { margin: 0; width: 19rem }
img { width: 100%; max-height: 24rem; object-fit: contain; object-position: top left; background: #ccc }
"""


def contact_sheet() -> Path:
    """One page with all that was taken, small, each leading to its picture."""
    groups: dict[str, list[str]] = {}
    for path in sorted(ALBUM.glob("*.json")):
        told = json.loads(path.read_text())
        words = " · ".join(html.escape(one) for one in (told["size"], told["about"], told["said"]) if one)
        small = f'<a href="{path.stem}.jpg"><img loading="lazy" src="{path.stem}.jpg" alt=""></a>'
        groups.setdefault(told["group"], []).append(f"<figure>{small}<figcaption>{words}</figcaption></figure>")
    parts = [f"<!doctype html><meta charset='utf-8'><title>Klubovna: look</title><style>{STYLE}</style>"]
    parts.append(" · ".join(f'<a href="#{html.escape(name)}">{html.escape(name)}</a>' for name in sorted(groups)))
    for name, figures in sorted(groups.items()):
        parts.append(f'<h2 id="{html.escape(name)}">{html.escape(name)} ({len(figures)})</h2>')
        parts.append(f"<div>{''.join(figures)}</div>")
    parts.append("<h2>Kinds not seen</h2>")
    for path in sorted(ALBUM.glob("missing-*.txt")):
        parts.append(f"<p>{path.stem}: {html.escape(', '.join(path.read_text().split()) or 'none')}</p>")
    page = ALBUM / "index.html"
    page.write_text("\n".join(parts))
    return page


PARTS: dict[str, Callable[[Browser, Camera, list[str], argparse.Namespace], None]] = {
    "shell": shell,
    "tables": tables,
    "kinds": kinds,
}


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="make look", description=__doc__)
    parser.add_argument("--game", action="append", choices=sorted(GAMES), help="only this game; may be repeated")
    parser.add_argument("--only", action="append", choices=sorted(PARTS), help="only this part; may be repeated")
    parser.add_argument(
        "--matches", type=int, default=600, help="matches played per game, at the most, to see every kind"
    )
    parser.add_argument("--lang", choices=("cs", "en"), default="cs", help="the language of the kinds")
    parser.add_argument("--again", action="store_true", help="take pictures anew that are there already")
    wanted = parser.parse_args(words)
    games: list[str] = wanted.game or sorted(GAMES)
    parts: list[str] = wanted.only or [part for part in PARTS if part != "shell" or not wanted.game]
    camera = Camera(wanted.again)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for part in parts:
            PARTS[part](browser, camera, games, wanted)
        browser.close()
    print(f"\n{contact_sheet().relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
