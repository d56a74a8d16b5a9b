"""`make look`: every screen and state of interest photographed, on one page that can be judged in minutes.

    python -m tests.browser.look [--game ID]… [--only shell|tables|kinds]… [--matches N] [--again]

Pictures that are there already are kept, so a run that was stopped goes on; `--again` takes all of them anew. `kinds`
plays matches until every kind of event and of question of a game has been seen, and says which were not.
"""

from __future__ import annotations

import argparse
import html
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from klubovna.games import GAMES
from tests.browser.automata import seated
from tests.browser.kit import ARGUMENTS, CHROMIUM, DESK, OVER, PHONE, ROOT, House, Party, Visitor

ALBUM = ROOT / "artifacts" / "look"
NARROW, WIDE, ULTRA, LANDSCAPE = (360, 640), (1920, 1080), (2560, 1080), (844, 390)
SIZES = {"360": NARROW, "390": PHONE, "1440": DESK, "1920": WIDE, "2560x1080": ULTRA, "844x390": LANDSCAPE}
# what is being said on the page: the caption or question, and why
SAID = """() => {
    const of = (name) => document.querySelector(name)?.innerText?.replace(/\\s+/g, " ").trim() ?? "";
    return [of(".status b"), of(".status .why"), of(".end h2"), of("h1")].filter(Boolean).slice(0, 2).join(" · ");
}"""
WHY = "() => document.querySelector('#question')?.closest('.status')?.dataset.why ?? ''"
REPLAY = """async (room) => {
    const { events } = await (await fetch(`/api/rooms/${room}/replay`)).json();
    return events.map((one) => [one.kind, "forced" in one]);
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

    def take(self, page: Page, name: str, group: str, about: str = "") -> None:
        """`group` is the heading that it stands under; `about` is said before what the page itself says."""
        if self.has(name):
            return
        page.wait_for_timeout(120)
        page.screenshot(path=ALBUM / f"{name}.jpg", type="jpeg", quality=72)
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
def open_house(luck: int) -> Iterator[House]:
    """A club whose deals are those of this luck."""
    os.environ["KLUBOVNA_LUCK"] = str(luck)
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.open()
        try:
            yield house
        finally:
            house.close()


def play_on(visitor: Visitor, chance: random.Random, answers: int) -> bool:
    """So many answers from the list of options; False when the match is over."""
    for _ in range(answers):
        if not wait_for_question(visitor):
            return False
        answer(visitor, chance)
    return wait_for_question(visitor)


def wait_for_question(visitor: Visitor) -> bool:
    ready = ":root:not(:has(main[data-busy])) #options :is(button, input):not(:disabled)"
    visitor.page.locator(f"{OVER}, {ready}").first.wait_for(timeout=30_000, state="attached")
    return not visitor.over


def answer(visitor: Visitor, chance: random.Random) -> None:
    """As a click in the list does, twice where care is asked for; ticks until there is enough."""
    visitor.page.evaluate(
        """([draw, done]) => {
            const list = document.getElementById("options");
            const all = [...list.querySelectorAll(":is(button, input):not(:disabled)")];
            const boxes = all.filter((one) => one.type === "checkbox" && !one.checked);
            const buttons = all.filter((one) => one.type !== "checkbox");
            const from = boxes.length && !(buttons.length && done) ? boxes : buttons.length ? buttons : all;
            const one = from[Math.floor(draw * from.length)];
            one?.click();
            if (one?.matches(".careful")) setTimeout(() => one.click());
        }""",
        [chance.random(), chance.random() < 0.6],
    )


# --- the shell


def shell(browser: Browser, camera: Camera, _: list[str], __: int) -> None:
    places = [("home", "/"), ("about", "/about"), ("no-page", "/nowhere"), ("no-table", "/t/ABCDEF")]
    with open_house(1) as house:
        for size in ("360", "390", "1440", "1920", "2560x1080"):
            for theme in ("day", "evening"):
                for lang in ("cs", "en"):
                    if lang == "en" and size not in ("390", "1440"):
                        continue
                    names = [f"shell-{place}-{size}-{theme}-{lang}" for place, _ in places]
                    if all(camera.has(name) for name in names):
                        continue
                    visitor = Party(browser, house).visitor(size=SIZES[size], theme=theme, lang=lang)
                    for name, (place, path) in zip(names, places, strict=True):
                        visitor.page.goto(house.address + path)
                        visitor.page.wait_for_timeout(500)
                        camera.take(visitor.page, name, "Shell", f"{place}, {theme}, {lang}")
                    visitor.context.close()
        for size, theme in (("390", "day"), ("1440", "day"), ("1440", "evening"), ("1920", "evening")):
            name = f"shell-room-{size}-{theme}"
            if camera.has(name):
                continue
            visitor = Party(browser, house).visitor(size=SIZES[size], theme=theme)
            visitor.home()
            visitor.sit_down("friends", 4)
            visitor.page.wait_for_timeout(600)
            camera.take(visitor.page, name, "Shell", f"room, {theme}")
            visitor.context.close()


# --- tables of every game


def tables(browser: Browser, camera: Camera, games: list[str], _: int) -> None:
    looks = [
        ("360", "day"),
        ("390", "evening"),
        ("844x390", "day"),
        ("1440", "day"),
        ("1440", "evening"),
        ("1920", "day"),
        ("2560x1080", "day"),
    ]
    for game in games:
        with open_house(1) as house:
            for size, theme in looks:
                lang = "en" if (size, theme) == ("1440", "evening") else "cs"
                seats = GAMES[game].seats[1] if size in ("1920", "2560x1080", "390") else 2
                name = f"{game}-{size}-{theme}"
                if camera.has(f"{name}-end"):
                    continue
                visitor = seated(Party(browser, house), game, seats, size=SIZES[size], theme=theme, lang=lang)
                page, chance = visitor.page, random.Random(5)
                about = f"{seats} seats, {theme}, {lang}"
                if size in ("360", "390", "844x390"):
                    photograph_phone(visitor, camera, name, game, about)
                    continue
                wait_for_question(visitor)
                camera.take(page, f"{name}-start", game, f"start, {about}")
                if play_on(visitor, chance, 12):
                    camera.take(page, f"{name}-mid", game, f"after 12 answers, {about}")
                if play_on(visitor, chance, 40):
                    camera.take(page, f"{name}-late", game, f"after 52 answers, {about}")
                while play_on(visitor, chance, 50):
                    pass
                page.locator(".end h2").wait_for(timeout=20_000)
                page.wait_for_timeout(400)
                camera.take(page, f"{name}-end", game, f"ending, {about}")
                page.goto(page.url.split("?")[0] + "/replay")
                page.locator("#slider").wait_for()
                page.wait_for_timeout(500)
                camera.take(page, f"{name}-replay", game, f"replay, {about}")
                visitor.context.close()


def photograph_phone(visitor: Visitor, camera: Camera, name: str, game: str, about: str) -> None:
    """By pointing: in a narrow window the list of options lies in a drawer."""
    chance = random.Random(5)
    for at in range(14):
        if not visitor.wait_for_turn():
            break
        if at in (0, 5, 13):
            camera.take(visitor.page, f"{name}-{at}", game, f"after {at} answers, {about}")
        visitor.point(chance)
    camera.take(visitor.page, f"{name}-end", game, f"after 14 answers, {about}")
    visitor.context.close()


# --- every kind of event and of question


def kinds(browser: Browser, camera: Camera, games: list[str], matches: int) -> None:
    for game in games:
        seen = {path.stem for path in ALBUM.glob(f"kind-{game}-*.json")} if not camera.again else set()
        for luck in range(1, matches + 1):
            low, high = GAMES[game].seats
            seats = low + (luck - 1) % (high - low + 1)
            with open_house(luck) as house:
                one_match(browser, camera, house, game, seats, luck, seen)
        report(game, seen)


def one_match(browser: Browser, camera: Camera, house: House, game: str, seats: int, luck: int, seen: set[str]) -> None:
    visitor = seated(Party(browser, house), game, seats)
    page, chance = visitor.page, random.Random(luck)
    while wait_for_question(visitor):
        why = page.evaluate(WHY)
        name = f"kind-{game}-ask-{why}"
        if name not in seen:
            camera.take(page, name, f"{game}: questions", f"asked: {why}")
            seen.add(name)
        answer(visitor, chance)
    room = page.url.split("/t/")[1].split("?")[0]
    told = page.evaluate(REPLAY, room)
    for at, (kind, forced) in enumerate(told):
        for name, about in (
            (f"kind-{game}-event-{kind}", f"happened: {kind}"),
            (f"kind-{game}-forced", "nobody was asked"),
        ):
            if name in seen or (name.endswith("-forced") and not forced):
                continue
            page.goto(f"{house.address}/t/{room}/replay?event={at}")
            page.locator("#slider").wait_for()
            page.wait_for_timeout(250)
            line = page.locator(".log li").last.inner_text() if page.locator(".log li").count() else ""
            camera.take(page, name, f"{game}: events", f"{about}: {line}")
            seen.add(name)
    visitor.context.close()


def report(game: str, seen: set[str]) -> None:
    """What the texts know of but no match has shown."""
    folder = ROOT / "klubovna" / "games" / game / "text"
    lines = [line for file in folder.glob("*cs.ftl") for line in file.read_text().splitlines()]
    ids = {line.split(" =")[0] for line in lines if " =" in line}
    kinds = {f"event-{one[4:]}" for one in ids if one.startswith("log-") and not one.endswith("-known")}
    kinds |= {f"ask-{one[4:]}" for one in ids if one.startswith("ask-")}
    missing = sorted(kind for kind in kinds if f"kind-{game}-{kind}" not in seen)
    (ALBUM / f"missing-{game}.txt").write_text("\n".join(missing))
    print(f"\n{game}: {len(kinds) - len(missing)} of {len(kinds)} kinds; not seen: {', '.join(missing) or 'none'}")


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


PARTS: dict[str, Callable[[Browser, Camera, list[str], int], None]] = {"shell": shell, "tables": tables, "kinds": kinds}


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="make look", description=__doc__)
    parser.add_argument("--game", action="append", choices=sorted(GAMES), help="only this game; may be repeated")
    parser.add_argument("--only", action="append", choices=sorted(PARTS), help="only this part; may be repeated")
    parser.add_argument("--matches", type=int, default=6, help="matches played per game to see every kind")
    parser.add_argument("--again", action="store_true", help="take pictures anew that are there already")
    wanted = parser.parse_args(words)
    games: list[str] = wanted.game or sorted(GAMES)
    parts: list[str] = wanted.only or [part for part in PARTS if part != "shell" or not wanted.game]
    camera = Camera(wanted.again)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for part in parts:
            PARTS[part](browser, camera, games, wanted.matches)
        browser.close()
    print(f"\n{contact_sheet().relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
