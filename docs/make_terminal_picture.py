"""Draws docs/terminal.svg: a moment of a game of Trablíci as the terminal shows it."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

import klubovna
from klubovna.bots import new_bot
from klubovna.engine import Glimpse
from klubovna.terminal.play import show_question, show_table, tell_story

NAMES = ["Eva", "Bedřich", "Cecílie"]


def main() -> None:
    match = klubovna.new_match("trablici", seats=3, seed=21, options={"start_player": 0}, names=NAMES)
    bots = [new_bot("greedy", seat) for seat in range(3)]
    while not (match.asks[0].seat == 0 and match.asks[0].why == "place" and match.view(0)["turn"] > 6):
        ask = match.asks[0]
        match.answer(ask.seat, bots[ask.seat].choose(Glimpse(match.run, ask)))
    console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True, highlight=False)
    tell_story(match, "en", 0, len(match.events) - 6, console)
    show_table(match, "en", 0, console)
    show_question(match.asks[0], "en", NAMES, console)
    svg = console.export_svg(title="klubovna play trablici")
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # no font from elsewhere: any monospace will do
    svg = re.sub(r"<!-- Generated.*?-->", "", svg)
    lines = [line.rstrip() for line in svg.splitlines() if line.strip()]
    Path(__file__).with_name("terminal.svg").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
