"""Trablíci on a terminal: a view as lines of Rich markup, with a symbol beside every colour."""

from __future__ import annotations

from typing import Any

from klubovna.games.trablici.cards import say

STYLES = {"g": "black on green", "p": "white on magenta", "o": "black on yellow"}
SYMBOLS = {"g": "♦", "p": "★", "o": "ϟ"}  # kapka, hvězda, blesk
ACTIONS = ("axe", "net", "shotgun")


def screen(view: dict[str, Any], lang: str, names: list[str], width: int) -> list[str]:
    lines = [
        say("screen-deck", cards=view["deck"], reshuffles=view["reshuffles"], discard=len(view["discard"])).text(lang)
        + "   "
        + say("screen-bust", failing=view["bust"]["failing"], of=view["bust"]["of"]).text(lang),
        "",
    ]
    for lane, row in enumerate(view["rows"]):
        cards = " ".join(f"{card_text(s['card'], s['covered'], lang)}" for s in row)
        lines.append(f" {lane + 1}  {cards or '[dim]' + say('screen-free-lane').text(lang) + '[/dim]'}")
    if view["inFlight"]:
        cards = " ".join(card_text(code, False, lang) for code in view["inFlight"])
        lines += ["", f" {say('screen-in-hand').text(lang)} {cards}"]
    lines.append("")
    longest = max(len(name) for name in names)
    for seat, player in enumerate(view["players"]):
        mark = "►" if seat == view["active"] else " "
        counts = "  ".join(
            f"[bold]{n}[/bold]×{len(player['collection'][n - 1])}"
            if player["collection"][n - 1]
            else f"[dim]{n}×0[/dim]"
            for n in range(1, 6)
        )
        score = say("screen-score", hordes=player["hordes"], score=player["score"]).text(lang)
        lines.append(f" {mark} {escape(names[seat]):<{longest}}  {counts}   {score}")
    return lines


def card_text(code: str, covered: bool, lang: str) -> str:
    """A card in brackets: number and symbol, in its colour; a covered one is struck by bars."""
    if code == "barricade":
        return "[bold reverse] # [/bold reverse]"
    if "." in code:
        kind, colour = code.split(".")
        face = f"{say('short-' + kind).text(lang)}{SYMBOLS[colour]}"
    else:
        colour, number = code[0], code[1]
        face = f"{number}{SYMBOLS[colour]}"
    if covered:
        return f"[dim]#{face}#[/dim]"
    return f"[{STYLES[colour]}] {face} [/]"


def escape(text: str) -> str:
    """Names are text, never markup."""
    return text.replace("[", "\\[")
