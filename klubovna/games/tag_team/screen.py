"""Tag Team on a terminal: a view as lines of Rich markup. Signs stand beside every colour."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from klubovna.games.tag_team.cards import BY_CODE, CARDS, FIGHTERS, say
from klubovna.games.tag_team.fighters._parts import ICONS

Json = dict[str, Any]

FIGHTER_BY_ID = {fighter.id: fighter for fighter in FIGHTERS}
LADDER = {"stop": "■", "power": "+", "voice": "♪", "soul": "☼", "fall": "↓"}


def screen(view: Json, lang: str, names: list[str], width: int) -> list[str]:
    """The other team above, the reader's own below, between them the last fight turn by turn."""
    mine = 0 if view["seat"] is None else view["seat"]
    lines = [heading(view, lang), ""]
    if view["draft"] is not None:
        lines += draft_lines(view, lang)
    lines += team_lines(view, 1 - mine, lang, names, width)
    if view["lastFight"] is not None:
        lines += ["", *fight_lines(view, lang, 1 - mine, mine, width)]
    lines += ["", *team_lines(view, mine, lang, names, width)]
    if view["hand"]:
        lines += ["", f" [bold]{word('screen-drawn', lang)}[/bold]"]
        for code in view["hand"]:
            lines += card_lines(code, lang, width)
    return lines


def heading(view: Json, lang: str) -> str:
    if view["draft"] is not None:
        return f" [bold]{word('screen-draft', lang)}[/bold]"
    if view["round"] == 0:
        return f" [bold]{word('screen-before', lang)}[/bold]"
    return f" [bold]{say('screen-round', round=view['round']).text(lang)}[/bold]"


def draft_lines(view: Json, lang: str) -> list[str]:
    lines: list[str] = []
    for word_id, ids in (("screen-hand", view["draftHand"]), ("screen-free", view["draft"]["free"])):
        if ids:
            lines.append(f" {word(word_id, lang)}")
            for id in ids:
                traits = word("traits-" + id, lang)
                stars = "●" * FIGHTER_BY_ID[id].difficulty
                lines.append(f"   [bold]{word('fighter-' + id, lang):<15}[/bold] {stars:<3}  [dim]{traits}[/dim]")
    return [*lines, ""]


def team_lines(view: Json, side: int, lang: str, names: list[str], width: int) -> list[str]:
    team = view["teams"][side]
    size = f"[dim]{say('screen-build', cards=team['buildSize']).text(lang)}[/dim]"
    doubled = f"  [bold]{word('screen-doubled', lang)}[/bold]" if team["doubled"] else ""
    lines = [f" [bold reverse] {escape(names[side])} [/bold reverse]  {size}{doubled}"]
    if view["draft"] is not None:
        lines += [f"   [bold]{word('fighter-' + fighter['id'], lang)}[/bold]" for fighter in team["fighters"]]
    else:
        lines += [f"   {fighter_line(fighter, lang)}" for fighter in team["fighters"]]
    deck = view["deck"] if side == view["seat"] and view["deck"] else team["deck"]
    if deck:
        lines += deck_lines(deck, view["round"], lang, width)
    return lines


def fighter_line(fighter: Json, lang: str) -> str:
    """Name, health as a ladder with its icons, power, counter, tokens."""
    name = word("bear" if fighter["bear"] else "fighter-" + fighter["id"], lang)
    counter = FIGHTER_BY_ID[fighter["id"]].counter
    parts = [f"[bold]{name:<15}[/bold]", ladder(fighter, lang)]
    parts.append(say("screen-team-power", power=fighter["power"]).text(lang))
    if counter.top and not fighter["bear"]:
        parts.append(f"{word('counter-' + counter.name, lang)} {fighter['mark']}/{counter.top}")
    if fighter["aflame"]:
        parts.append(f"[red]{word('token-aflame', lang)}×{fighter['aflame']}[/red]")
    for token in ("serpent", "presence", "sheriff"):
        if fighter[token]:
            parts.append(f"[yellow]{word('token-' + token, lang)}[/yellow]")
    return "  ".join(parts)


def ladder(fighter: Json, lang: str) -> str:
    """The track from K.O. up: filled to the marker, icons as signs, and the number."""
    if fighter["ko"]:
        return f"[bold red]{word('screen-ko', lang)}[/bold red]"
    if fighter["hp"] is None:
        return f"[bold]{'♥' * min(fighter['power'], 19)}[/bold]"
    rungs = ""
    track = FIGHTER_BY_ID[fighter["id"]].track
    for space in range(1, track.top + 1):
        icon = track.icons[space]
        sign = LADDER[ICONS[icon]] if icon else "─"
        rungs += f"[bold green]{sign if icon else '█'}[/]" if space <= fighter["hp"] else f"[dim]{sign}[/dim]"
    sisters = f" {'♀' * sum(1 for hp in fighter['fairies'] if hp)}" if fighter["fairies"] else ""
    return f"{rungs} {say('screen-hp', hp=fighter['hp']).text(lang)}{sisters}"


def deck_lines(deck: list[Json], round: int, lang: str, width: int) -> list[str]:
    """The film strip, wrapped: every card with its turn; the newest is marked."""
    cells: list[tuple[str, int]] = []
    for at, entry in enumerate(deck):
        if entry["anywhere"]:
            text = f"? ({word('screen-unknown', lang)})"
        else:
            text = f"{at + 1} {word('card-' + entry['card'], lang)}"
        new = entry["since"] > 1 and entry["since"] >= round
        cells.append((f"[bold]{text}*[/bold]" if new else text, len(text) + new))
    lines: list[str] = []
    line, used = f"   {word('screen-deck', lang)}: ", len(word("screen-deck", lang)) + 5
    for text, length in cells:
        if used + length + 3 > width and used > 8:
            lines.append(line)
            line, used = "      ", 6
        line += text + "  "
        used += length + 2
    return [*lines, line]


def fight_lines(view: Json, lang: str, above: int, below: int, width: int) -> list[str]:
    """One line a turn: who met whom, and what it did to the health of all four."""
    lines = [f" [bold]{word('screen-fight', lang)}[/bold]"]
    ids = [fighter["id"] for team in view["teams"] for fighter in team["fighters"]]
    before = view["lastFight"]["before"]
    for number, turn in enumerate(view["lastFight"]["turns"]):
        cards = [word("card-" + turn["cards"][side], lang) for side in (above, below)]
        changes = []
        for place, after in enumerate(turn["after"]):
            was, now = life(before[place]), life(after)
            if was != now:
                changes.append(f"{word('fighter-' + ids[place], lang)} {was}→{now}")
        line, rest = f"   {number + 1}  {cards[0]} × {cards[1]}", ", ".join(changes)
        if rest and len(line) + len(rest) + 3 > width:
            lines += [line, f"        [dim]{rest}[/dim]"]
        else:
            lines.append(f"{line}   [dim]{rest}[/dim]" if rest else line)
        before = turn["after"]
    return lines


def life(state: Json) -> int:
    """What stands between a fighter and K.O."""
    if state["fairies"] is not None:
        return int(sum(state["fairies"]))
    return int(state["power"] if state["hp"] is None else state["hp"])


def card_lines(code: str, lang: str, width: int) -> list[str]:
    """A drawn card: its name and owner, then its text, wrapped."""
    card = CARDS[BY_CODE[code]]
    owner = word("fighter-" + FIGHTERS[card.fighter].id, lang)
    text = say("text-" + code, **card.figures).text(lang)
    lines = wrap(text, width - 1, initial_indent="     ", subsequent_indent="     ")
    return [f"   [bold]{word('card-' + code, lang)}[/bold] ({owner})", *lines]


def word(id: str, lang: str) -> str:
    return say(id).text(lang)


def escape(text: str) -> str:
    """Names are text, never markup."""
    return text.replace("[", "\\[")
