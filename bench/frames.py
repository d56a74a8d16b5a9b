"""Frames per second while 40 cards move over a table, on a processor slowed down four times.

    .venv/bin/python bench/frames.py

Needs the built client (`make web`) and Chromium. The renderer's name is printed, since it decides most of it.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import sync_playwright

from tests.browser.automata import seated
from tests.browser.kit import ARGUMENTS, CHROMIUM, DESK, PHONE, House, Party

CARDS = 40
SLOWED = (1, 4)
SECONDS = 5
MOVE = """async ([cards, seconds]) => {
    const model = document.querySelector(".cloth .card, .cloth .full, .cloth .thing");
    const cloth = document.querySelector(".cloth").getBoundingClientRect();
    for (let i = 0; i < cards; i++) {
        const card = model.cloneNode(true);
        const far = (side) => `${Math.random() * (side - 140)}px`;
        const at = () => `translate(${far(cloth.width)}, ${far(cloth.height)}) rotate(${Math.random() * 20 - 10}deg)`;
        const ways = [{ transform: at() }, { transform: at() }, { transform: at() }];
        Object.assign(card.style, { position: "fixed", left: `${cloth.left}px`, top: `${cloth.top}px`, zIndex: 99 });
        document.body.append(card);
        card.animate(ways, { duration: 900, iterations: Infinity, direction: "alternate", easing: "ease-in-out" });
    }
    const times = [];
    const until = performance.now() + seconds * 1000;
    await new Promise((done) => {
        const frame = (now) => (times.push(now), now < until ? requestAnimationFrame(frame) : done());
        requestAnimationFrame(frame);
    });
    const gaps = times.slice(1).map((time, at) => time - times[at]).sort((a, b) => a - b);
    const fps = ((times.length - 1) / (times.at(-1) - times[0])) * 1000;
    return { fps: Math.round(fps * 10) / 10, worst: Math.round(gaps[Math.floor(gaps.length * 0.95)]) };
}"""
RENDERER = """() => {
    const gl = document.createElement("canvas").getContext("webgl");
    const named = gl?.getExtension("WEBGL_debug_renderer_info");
    return named ? gl.getParameter(named.UNMASKED_RENDERER_WEBGL) : "no WebGL: the processor draws";
}"""


def measure(party: Party, size: tuple[int, int], slowed: int) -> tuple[dict[str, Any], str]:
    visitor = seated(party, "trablici", 2, size=size)
    page = visitor.page
    visitor.wait_for_turn()
    page.emulate_media(reduced_motion="no-preference")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    return page.evaluate(MOVE, [CARDS, SECONDS]), page.evaluate(RENDERER)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            for name, size in (("1440x900", DESK), ("390x844", PHONE)):
                for slowed in SLOWED:
                    found, renderer = measure(Party(browser, house), size, slowed)
                    pace = f"{found['fps']} frames/s, 95% of gaps under {found['worst']} ms"
                    print(f"{name}: {pace}; {CARDS} cards, processor {slowed}x slowed")
            print(f"renderer: {renderer}")
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main()
