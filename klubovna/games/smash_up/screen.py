"""Smash Up on a terminal: a view as lines of Rich markup. Every seat has a shape beside its colour."""

from __future__ import annotations

from typing import Any

from klubovna.games.smash_up.bases import BASE_BY_ID
from klubovna.games.smash_up.cards import say
from klubovna.games.smash_up.factions import CARD_BY_ID
from klubovna.games.smash_up.offers import chip

SHAPES = ("●", "■", "▲", "◆")
COLOURS = ("red", "blue", "yellow", "green")
BAR = 16


def screen(view: dict[str, Any], lang: str, names: list[str], width: int) -> list[str]:
    lines = [headline(view, lang, names), ""]
    for base in view["bases"]:
        lines += base_lines(base, lang, names, width)
    if view["plays"]:
        chips = [chip_words(play, lang) for play in view["plays"]]
        lines += wrapped(f" [bold]{words(lang, 'screen-plays')}[/bold] ", chips, "; ", width)
    lines.append("")
    for seat, player in enumerate(view["players"]):
        lines += player_lines(view, seat, player, lang, names, width)
    if view["seat"] is not None:
        hand = [card_face(id, lang) for id in view["hand"]]
        lines += ["", *wrapped(f" [bold]{words(lang, 'screen-hand')}[/bold] ", hand, ", ", width)]
    return lines


def words(lang: str, id: str, **args: Any) -> str:
    return say(id, **args).text(lang)


def headline(view: dict[str, Any], lang: str, names: list[str]) -> str:
    base = name("base", view["scoring"], lang) if view["scoring"] else ""
    turn = words(
        lang, "screen-turn", turn=view["turn"], seat=names[view["active"]], phase=view["phase"], base=base
    )  # fmt: skip
    return (
        f" [bold]{escape(turn)}[/bold]   [dim]{words(lang, 'screen-base-deck', cards=view['baseDeck']['count'])}[/dim]"
    )


def base_lines(base: dict[str, Any], lang: str, names: list[str], width: int) -> list[str]:
    """Name, bar of power, who would get what; then a lane for every player there."""
    power, breakpoint, printed = base["power"], base["breakpoint"], BASE_BY_ID[base["id"]]
    filled = BAR if not breakpoint else min(BAR, power * BAR // breakpoint)
    state = words(lang, "screen-ready") if base["ready"] else words(lang, "screen-missing", missing=breakpoint - power)
    style = "bold green" if base["ready"] else "dim"
    title = f" [bold]{name('base', base['id'], lang)}[/bold] ({'/'.join(str(p) for p in printed.points)})"
    changed = f" ({printed.breakpoint})" if breakpoint != printed.breakpoint else ""
    off = f" [reverse]{words(lang, 'screen-off')}[/reverse]" if base["off"] else ""
    lines = [
        f"{title}  {'█' * filled}{'░' * (BAR - filled)} {power}/{breakpoint}{changed} [{style}]{state}[/{style}]{off}"
    ]
    if base["actions"]:
        lines += wrapped("   + ", [attached_face(action, lang, names) for action in base["actions"]], ", ", width)
    for standing in base["players"]:
        if standing["place"]:
            seat = standing["seat"]
            gain = words(lang, "screen-would-gain", points=standing["points"])
            lane = f"   {token(seat)} {escape(names[seat])} {standing['power']} [dim]({gain})[/dim]: "
            minions = [minion_face(m, lang, names) for m in base["minions"] if m["seat"] == seat]
            lines += wrapped(lane, minions, ", ", width)
    if not base["minions"]:
        lines.append(f"   [dim]{words(lang, 'screen-nobody')}[/dim]")
    return lines


def player_lines(
    view: dict[str, Any], seat: int, player: dict[str, Any], lang: str, names: list[str], width: int
) -> list[str]:
    mark = "►" if seat == view["active"] else " "
    factions = " + ".join(words(lang, "faction-" + faction) for faction in player["factions"])
    figures = words(
        lang, "screen-player", points=player["points"], goal=view["goal"], hand=player["hand"],
        deck=player["deck"], discard=len(player["discard"]),
    )  # fmt: skip
    lines = [f" {mark} {token(seat)} [bold]{escape(names[seat])}[/bold]  {factions}", f"     {figures}"]
    if player["asleep"] or player["marked"]:
        lines[-1] += (
            "  [reverse]" + words(lang, "screen-asleep" if player["asleep"] else "screen-marked") + "[/reverse]"
        )
    seen = view["seen"][seat]["hand"] if view["seen"] else []
    if seat != view["seat"] and (player["handKnown"] or seen):
        known = [name("card", id, lang) for id in player["handKnown"] + seen]
        lines += wrapped(f"     [dim]{words(lang, 'screen-others')}[/dim] ", known, ", ", width)
    return lines


def minion_face(minion: dict[str, Any], lang: str, names: list[str]) -> str:
    """Name and power; an arrow where it is not the printed one; what lies on it, what protects it."""
    power, printed = minion["power"], CARD_BY_ID[minion["card"]].power
    shown = f"[bold]{power}[/bold]"
    if power != printed:
        shown = f"[green]{power}▲[/green]" if power > printed else f"[red]{power}▼[/red]"
    face = f"{name('card', minion['card'], lang)} {shown}"
    if minion["marks"]:
        face += "◊"
    if minion["actions"]:
        face += " +" + "+".join(name("card", action["card"], lang) for action in minion["actions"])
    return face


def attached_face(action: dict[str, Any], lang: str, names: list[str]) -> str:
    faction = f": {words(lang, 'faction-' + action['faction'])}" if action["faction"] else ""
    return f"{token(action['seat'])} {name('card', action['card'], lang)}{faction}"


def card_face(id: str, lang: str) -> str:
    printed = CARD_BY_ID[id]
    figure = str(printed.power) if printed.is_minion else words(lang, "screen-action")
    return f"{name('card', id, lang)} [dim]({figure})[/dim]"


def token(seat: int) -> str:
    return f"[{COLOURS[seat]}]{SHAPES[seat]}[/{COLOURS[seat]}]"


def name(kind: str, id: str, lang: str) -> str:
    return say(f"{kind}-{id}").text(lang)


def chip_words(play: dict[str, Any], lang: str) -> str:
    base = BASE_BY_ID[play["base"]].name if play["base"] else None
    by = (CARD_BY_ID.get(play["by"]) or BASE_BY_ID[play["by"]]).name if play["by"] else None
    return chip(play["kind"], play["limit"], base, play["alone"], play["source"], by).text(lang)


def wrapped(start: str, parts: list[str], between: str, width: int) -> list[str]:
    """Parts in as many lines as they need, none longer than the width."""
    lines: list[str] = []
    line, used = start, visible(start)
    indent = "     "
    for number, part in enumerate(parts):
        more = part + (between.rstrip() if number < len(parts) - 1 else "")
        gap = 0 if line in (start, indent) else 1
        if used + gap + visible(more) > width and line != indent:
            lines.append(line)
            line, used, gap = indent, len(indent), 0
        line += " " * gap + more
        used += gap + visible(more)
    return [*lines, line]


def visible(text: str) -> int:
    """How many columns it takes once the markup is gone."""
    count, inside = 0, False
    for at, sign in enumerate(text):
        if sign == "[" and (at == 0 or text[at - 1] != "\\"):
            inside = True
        elif sign == "]" and inside:
            inside = False
        elif not inside and sign != "\\":
            count += 1
    return count


def escape(text: str) -> str:
    """Names are text, never markup."""
    return text.replace("[", "\\[")
