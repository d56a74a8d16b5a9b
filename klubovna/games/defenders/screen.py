"""Strážci Divočiny on a terminal: a hex map in text, with a sign beside every colour."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.defenders.board import BY_NAME, EDGE, EDGE_BY_NAME, EDGES, NAME, RADIUS, SIX, axial
from klubovna.games.defenders.cards import ABILITY_NAMES, CARD_BY_ID, CARDS, HABITATS, MACHINE_CARDS, say

STYLES: Final = {"forest": "green", "plains": "yellow", "marsh": "cyan", "mountains": "magenta"}
CELL: Final = 8  # columns from one hex to the next
WIDTH: Final = 7 * CELL + 1
HEIGHT: Final = 7 * 3 + 1
EDGE_SIGNS: Final = {0: [(0, 7, "│"), (1, 7, "│")], 1: [(2, 5, "╱")], 2: [(2, 1, "╲")]}
OPPOSITE: Final = {3: [(0, -1, "│"), (1, -1, "│")], 4: [(-1, 1, "╱")], 5: [(-1, 5, "╲")]}
UP: Final = range(181, 360)


class Canvas:
    """Signs and their styles, line by line."""

    def __init__(self) -> None:
        self.signs: list[list[str]] = [[" "] * WIDTH for _ in range(HEIGHT)]
        self.styles: list[list[str]] = [[""] * WIDTH for _ in range(HEIGHT)]

    def write(self, line: int, column: int, text: str, style: str = "") -> None:
        for i, sign in enumerate(text):
            if 0 <= line < HEIGHT and 0 <= column + i < WIDTH:
                self.signs[line][column + i] = sign
                self.styles[line][column + i] = style

    def lines(self) -> list[str]:
        found: list[str] = []
        for signs, styles in zip(self.signs, self.styles, strict=True):
            text, style = "", ""
            for sign, wanted in zip(signs, styles, strict=True):
                if wanted != style:
                    text += "[/]" if style else ""
                    text += f"[{wanted}]" if wanted else ""
                    style = wanted
                text += sign
            found.append((text + "[/]" if style else text).rstrip())
        return found


def place_of(name: str) -> tuple[int, int]:
    q, r = axial(BY_NAME[name])
    return 3 * (r + RADIUS) + 1, CELL * (q - max(-RADIUS, -RADIUS - r)) + CELL // 2 * abs(r) + 1


def screen(view: dict[str, Any], lang: str, names: list[str], width: int) -> list[str]:
    lines = [
        say("screen-head", round=view["round"], drawn=view["machine"]["drawn"]).text(lang)
        + " · "
        + say("screen-core", boards=view["core"]["boards"], toxic=view["toxicLeft"]).text(lang)
        + " · "
        + say("screen-" + view["direction"]).text(lang)
    ]
    if view["silent"]:
        lines.append(f"[bold]{say('screen-silent').text(lang)}[/bold]")
    lines += map_lines(view, lang)
    lines += [f"[dim]{say(id).text(lang)}[/dim]" for id in ("screen-legend-hexes", "screen-legend-edges")]
    lines.append(to_come(view, lang))
    for p, player in enumerate(view["players"]):
        lines += player_lines(view, p, player, lang, names)
    if view["graves"]:
        dead = ", ".join(say("defender-" + id).text(lang) for id in view["graves"])
        lines.append(f"[bold red]{say('screen-dead', cards=dead).text(lang)}[/]")
    if view["hand"]:
        lines += ["", say("screen-own").text(lang)]
        lines += ["  " + card_text(id, lang) for id in view["hand"]]
    return lines


def map_lines(view: dict[str, Any], lang: str) -> list[str]:
    canvas = Canvas()
    arrows = {factory["hex"]: factory for factory in view["factories"]}
    for tile in view["hexes"]:
        draw_hex(canvas, tile, arrows, view, lang)
    breached = {breach["edge"]: breach["player"] for breach in view["breaches"]}
    for tile in view["hexes"]:
        for d in SIX:
            if tile["walled"][d]:
                draw_wall(canvas, tile["name"], d, breached)
    for engine in view["engines"]:
        if engine is not None:
            draw_engine(canvas, engine)
    return canvas.lines()


def draw_hex(canvas: Canvas, tile: dict[str, Any], arrows: dict[str, Any], view: dict[str, Any], lang: str) -> None:
    """First line: ground, pollution, mechs. Second line: name, leaders, camp."""
    line, column = place_of(tile["name"])
    style = STYLES.get(tile["habitat"] or "", "")
    if tile["kind"] == "core":
        ground, style = f"*{view['core']['number']}", "bold red"
    elif tile["kind"] == "factory":
        ground, style = f"#{arrows[tile['name']]['number']}", "bold red"
    elif tile["kind"] == "rewilded":
        ground, style = f"({arrows[tile['name']]['number']})", "bold green"
    else:
        ground = say("habitat-" + tile["habitat"]).text(lang)[0]
    if tile["name"] in view["enclosed"]:
        style += " reverse"
    canvas.write(line, column + 1, ground, style.strip())
    dirt = "%" if tile["toxic"] else "°" * tile["pollution"]
    canvas.write(line, column + 4, dirt, "bold yellow")
    canvas.write(line, column + 5 + (tile["pollution"] == 2), mech_text(tile["mechs"]), "bold")
    canvas.write(line + 1, column + 1, tile["name"], "dim")
    who = "".join(str(p + 1) for p in tile["leaders"])
    if tile["camp"] is not None:
        sign = "^" if tile["camp"]["works"] else "~"
        canvas.write(line + 1, column + 4, f"{tile['camp']['player'] + 1}{sign}", "bold blue")
        canvas.write(line + 1, column + 6, who[:1], "bold white")
    else:
        canvas.write(line + 1, column + 4, who[:3], "bold white")


def mech_text(mechs: int) -> str:
    return "" if mechs == 0 else "x" if mechs == 1 else f"{min(mechs, 9)}x"


def draw_wall(canvas: Canvas, name: str, d: int, breached: dict[str, int]) -> None:
    line, column = place_of(name)
    edge = EDGES[EDGE[BY_NAME[name]][d]].name
    for down, right, sign in {**EDGE_SIGNS, **OPPOSITE}[d]:
        canvas.write(line + down, column + right, ":" if edge in breached else sign, "bold")


def draw_engine(canvas: Canvas, engine: dict[str, Any]) -> None:
    edge = EDGES[EDGE_BY_NAME[engine["edge"]]]
    line, column = place_of(NAME[edge.a])
    down, right, _ = EDGE_SIGNS[edge.side][0]
    canvas.write(line + down, column + right, "▲" if engine["facing"] in UP else "▼", "bold red")


def to_come(view: dict[str, Any], lang: str) -> str:
    counts = [(id, view["machine"]["toCome"].count(id)) for id in MACHINE_CARDS]
    cards = ", ".join(
        say("machine-" + id).text(lang) + (f" ×{count}" if count > 1 else "") for id, count in counts if count
    )
    return say("screen-to-come", cards=cards).text(lang)


def player_lines(view: dict[str, Any], p: int, player: dict[str, Any], lang: str, names: list[str]) -> list[str]:
    mark = "►" if p == view["active"] else "●" if p == view["first"] else " "
    name = escape(names[player["seat"]])
    faction = "" if player["faction"] is None else say("faction-" + player["faction"]).text(lang)
    head = f" {mark} {p + 1} [bold]{name}[/bold] {faction}"
    if player["gone"]:
        return [f"{head} · {say('screen-gone').text(lang)}"]
    parts = [
        say("screen-support", support=player["support"], needed=player["needed"], left=player["campsLeft"]).text(lang),
        say("screen-wounds", wounds=player["wounds"]).text(lang),
        say("screen-hand", hand=player["hand"], deck=player["deck"]).text(lang),
    ]
    more = [say("screen-tokens", tokens=player["tokens"]).text(lang)]
    more += [say("item-" + item).text(lang) for item, bright in player["items"].items() if bright]
    if player["defender"] is not None:
        more.insert(0, card_text(player["defender"], lang))
    lines = [f"{head} · {' · '.join(parts)}", f"      {' · '.join(more)}"]
    if player["hint"] is not None:
        lines.append("      " + say("screen-hint", round=player["hintRound"], **player["hint"]).text(lang))
    return lines


def card_text(id: str, lang: str) -> str:
    """A Defender in one line: name, habitat, action points, ability."""
    card = CARDS[CARD_BY_ID[id]]
    habitat = HABITATS[card.habitat]
    return (
        f"[{STYLES[habitat]}]{say('defender-' + id).text(lang)}[/] ({say('habitat-' + habitat).text(lang)} {card.ap}) "
        f"{ABILITY_NAMES[card.ability].text(lang)}"
    )


def escape(text: str) -> str:
    """Names are text, never markup."""
    return text.replace("[", "\\[")
