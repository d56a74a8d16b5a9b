"""The look, measured: inks that can be read by day and in the evening, seats that every kind of eyes tells apart."""

from __future__ import annotations

import itertools
import math
import re

import pytest
from playwright.sync_api import expect

from tests.browser.kit import DESK, PHONE, ROOT, Party, Visitor

SOURCES = ROOT / "web" / "src"
SHEETS = [SOURCES / "look" / "tokens.css", *sorted(SOURCES.glob("games/*/inks.css"))]
TOKENS = "".join(sheet.read_text("utf-8") for sheet in SHEETS)
GAMES = ["trablici", "smash_up", "tag_team", "bellum_magica", "defenders"]
TEXT, SHAPE = 4.5, 3.0

PAIRS = [
    ("wall-ink", "wall", TEXT),
    ("wall-ink-2", "wall", TEXT),
    ("wall-ink-2", "wall-2", TEXT),
    ("sheet-ink", "sheet", TEXT),
    ("sheet-ink-2", "sheet", TEXT),
    ("ink", "paper", TEXT),
    ("ink-2", "paper", TEXT),
    ("cloth-ink", "cloth", TEXT),
    ("cloth-ink-2", "cloth", TEXT),
    ("cloth-ink-2", "cloth-2", TEXT),
    ("flame", "cloth", SHAPE),
    ("flame-ink", "flame", TEXT),
    ("better", "paper", TEXT),
    ("worse", "paper", TEXT),
    *[("ink", area, TEXT) for area in re.findall(r"--((?:tr|land|fac)-[a-z]+):", TOKENS)],
]


def token(name: str, evening: bool) -> str:
    both = re.search(rf"--{name}: light-dark\((#\w{{6}})\w*, (#\w{{6}})\w*\);", TOKENS)
    if both:
        return both[2 if evening else 1]
    one = re.search(rf"--{name}: (#\w{{6}})", TOKENS)
    assert one, f"no token --{name}"
    return one[1]


def inks(game: str) -> tuple[str, str]:
    found = re.search(rf"\.g-{game} \{{\s*--a: (#\w{{6}});\s*--b: (#\w{{6}});", TOKENS)
    assert found, f"no inks for {game}"
    return found[1], found[2]


def light(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("evening", [False, True], ids=["day", "evening"])
@pytest.mark.parametrize(("ink", "ground", "least"), PAIRS)
def test_ink_can_be_read(ink: str, ground: str, least: float, evening: bool) -> None:
    found = contrast(token(ink, evening), token(ground, evening))
    assert found >= least, f"{ink} on {ground}: {found:.1f}"


@pytest.mark.parametrize("game", GAMES)
def test_the_two_inks_of_a_game(game: str) -> None:
    dark, bright = inks(game)
    paper = token("print", False)
    assert contrast(dark, paper) >= TEXT
    assert contrast(token("ink", False), bright) >= TEXT


# --- seats: what people see who lack one kind of cones (Machado, Oliveira, Fernandes 2009, severity 1), in linear RGB

EYES: dict[str, list[list[float]]] = {
    "all": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    "protan": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "deutan": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    "tritan": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
}
Lab = tuple[float, float, float]


def seen(colour: str, eyes: str) -> Lab:
    """The colour as these eyes see it, in CIELAB under D65."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    red, green, blue = (min(1, max(0, sum(m * p for m, p in zip(row, linear, strict=True)))) for row in EYES[eyes])
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one: Lab, two: Lab) -> float:
    """CIEDE2000."""
    mean = (math.hypot(*one[1:]) + math.hypot(*two[1:])) / 2
    stretch = 1.5 - 0.5 * math.sqrt(mean**7 / (mean**7 + 25**7))
    a1, a2 = one[1] * stretch, two[1] * stretch
    c1, c2 = math.hypot(a1, one[2]), math.hypot(a2, two[2])
    h1, h2 = math.degrees(math.atan2(one[2], a1)) % 360, math.degrees(math.atan2(two[2], a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180
    hue = (h1 + turn / 2) % 360
    light, chroma = (one[0] + two[0]) / 2, (c1 + c2) / 2
    waves = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.2, 4, -63))
    t = 1 + sum(size * math.cos(math.radians(times * hue + shift)) for size, times, shift in waves)
    d_light = (two[0] - one[0]) / (1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2))
    d_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    d_hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2)) / (1 + 0.015 * chroma * t)
    twist = math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2))))
    twist *= -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7))
    return math.sqrt(d_light**2 + d_chroma**2 + d_hue**2 + twist * d_chroma * d_hue)


def test_the_measure_of_colours() -> None:
    """Pairs 1 and 25 of Sharma, Wu and Dalal's test data."""
    assert apart((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert apart((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387)) == pytest.approx(1.2644, abs=1e-4)


@pytest.mark.parametrize("eyes", EYES)
def test_seats_can_be_told_apart(eyes: str) -> None:
    seats = [token(f"seat-{seat}", False) for seat in range(1, 7)]
    nearest = min((apart(seen(one, eyes), seen(two, eyes)), one, two) for one, two in itertools.combinations(seats, 2))
    assert nearest[0] >= 20, nearest


# --- what can be pressed

READ = """() => {
    const parse = (css) => css.match(/[\\d.]+/g).map(Number);
    const light = ([r, g, b]) => {
        const linear = (p) => (p <= 0.04045 ? p / 12.92 : ((p + 0.055) / 1.055) ** 2.4);
        const [R, G, B] = [r, g, b].map((p) => linear(p / 255));
        return 0.2126 * R + 0.7152 * G + 0.0722 * B;
    };
    const ground = (node) => {
        for (; node; node = node.parentElement) {
            const found = parse(getComputedStyle(node).backgroundColor);
            if (found.length === 3 || found[3] > 0.9) return found;
        }
        return [255, 255, 255];
    };
    return [...document.querySelectorAll('button, .btn, select, summary')]
        .filter((one) => one.checkVisibility() && one.innerText?.trim() && !one.closest('.box'))
        .map((one) => {
            const [high, low] = [light(parse(getComputedStyle(one).color)), light(ground(one))].sort((a, b) => b - a);
            return [(high + 0.05) / (low + 0.05), `${one.className}: ${one.innerText.slice(0, 30)}`];
        });
}"""

SMALL = """() => [...document.querySelectorAll('.btn, .tool, .option, .glow, select, summary, .field')]
    .filter((one) => one.checkVisibility() && !one.closest('.unseen'))
    .map((one) => [one.getBoundingClientRect(), one])
    .filter(([box]) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
    .map(([box, one]) => `${one.className} ${box.width}x${box.height}: ${one.innerText.slice(0, 30)}`)"""


def screens(visitor: Visitor, look: str) -> dict[str, list[object]]:
    """What a look at home, room and table finds."""
    visitor.home()
    found = {"home": visitor.page.evaluate(look)}
    visitor.sit_down("friends", seats=3)
    visitor.page.locator(".qr").wait_for()
    found["room"] = visitor.page.evaluate(look)
    visitor.home()
    visitor.sit_down("bots", seats=3)
    visitor.wait_for_turn()
    found["table"] = visitor.page.evaluate(look)
    return found


@pytest.mark.parametrize("theme", ["day", "evening"])
def test_every_button_can_be_read(party: Party, theme: str) -> None:
    for screen, buttons in screens(party.visitor("Bára", DESK, theme=theme), READ).items():
        assert len(buttons) > 3
        assert not [one for one in buttons if one[0] < TEXT], screen  # type: ignore[index]


@pytest.mark.parametrize("width", [360, PHONE[0]])
def test_every_target_is_a_thumb_wide(party: Party, width: int) -> None:
    for screen, small in screens(party.visitor("Bára", (width, 780)), SMALL).items():
        assert not small, f"{screen}: {small}"


RING = """() => {
    const list = document.querySelector('#options');
    const css = getComputedStyle(list);
    let ground = list;
    while (/, 0\\)$/.test(getComputedStyle(ground).backgroundColor)) ground = ground.parentElement;
    const two = (part) => (+part).toString(16).padStart(2, '0');
    const hex = (colour) => '#' + colour.match(/\\d+/g).slice(0, 3).map(two).join('');
    return [css.outlineStyle, css.outlineWidth, hex(css.outlineColor), hex(getComputedStyle(ground).backgroundColor)];
}"""


@pytest.mark.parametrize("theme", ["day", "evening"])
def test_the_list_of_options_shows_that_it_has_the_focus(party: Party, theme: str) -> None:
    visitor = party.visitor("Bára", DESK, theme=theme)
    visitor.home()
    visitor.sit_down("bots", seats=2)
    visitor.wait_for_turn()
    visitor.page.locator('a[href="#options"]').focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("#options")).to_be_focused()
    style, width, ring, ground = visitor.page.evaluate(RING)
    assert (style, width) == ("solid", "3px")
    assert contrast(ring, ground) >= SHAPE, (ring, ground)
