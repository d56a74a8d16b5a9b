"""Bellum Magica on a terminal: a view as lines of Rich markup. Signs, not colour alone, mark the active row."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.bellum_magica.cards import BONUSES, CHEST_KINDS, FACES, LETTERS, MONSTERS, SETTLEMENTS, say

COLUMN: Final = 11  # of the six rows side by side
MARGIN: Final = 6
LONGEST_NAME: Final = 14
MONSTER: Final = {monster.id: monster for monster in MONSTERS}
SETTLEMENT: Final = {settlement.id: settlement for settlement in SETTLEMENTS}


def screen(view: dict[str, Any], lang: str, names: list[str], width: int) -> list[str]:
    lines = headline(view, lang, names)
    lines += ["", *settlement_lines(view, lang, names), "", *market_lines(view, lang), ""]
    lines.append(" " * MARGIN + "".join([row_head(row, view["row"]) for row in range(1, FACES + 1)]))
    for seat in range(len(view["players"])):
        lines += player_lines(view, seat, lang, names)
    lines.append(dim(word("screen-legend", lang)))
    return lines


def headline(view: dict[str, Any], lang: str, names: list[str]) -> list[str]:
    parts = [say("screen-round", round=view["round"], phase=view["phase"]).text(lang)]
    if view["captain"] is not None:
        parts.append(say("screen-captain", name=escape(names[view["captain"]][:LONGEST_NAME])).text(lang))
    parts.append(say("screen-row", row=view["row"]).text(lang) if view["row"] else word("screen-no-row", lang))
    lines = [" [bold]" + "[/bold] · [bold]".join(parts) + "[/bold]"]
    lines.append(" " + say("screen-piles", **view["settlements"]["pile"], **view["chestPiles"]).text(lang))
    if view["race"]["reached"] and not view["over"]:
        text = word("screen-ending" if view["race"]["ending"] else "screen-reached", lang)
        lines.append(" [bold reverse] " + text + " [/bold reverse]")
    return lines


def settlement_lines(view: dict[str, Any], lang: str, names: list[str]) -> list[str]:
    """The inn and the open settlements, then rival castles, with what I beat and what I lack."""
    mine = view["targets"][view["seat"]] if view["seat"] is not None else []
    verdicts = {target["id"]: verdict(target, lang) for target in mine}
    lines = []
    for id in [view["settlements"]["inn"], *view["settlements"]["display"]]:
        card = SETTLEMENT[id]
        shield = str(card.shield) + (f"+{card.magic_shield}x" if card.magic_shield else "")
        spoils = " + ".join([f"{count} {word('screen-loot-' + thing, lang)}" for thing, count in card.loot.items()])
        lines.append(f" {card.name.text(lang):<22} ▼{shield:<6} {spoils:<24} {verdicts.get(id, '')}")
    for target in mine:
        if target["id"].startswith("seat"):
            rival = view["players"][int(target["id"][4:])]
            shield = str(rival["shield"]) + (f"+{rival['magicShield']}x" if rival["magicShield"] else "")
            name = escape(names[int(target["id"][4:])][:LONGEST_NAME])
            lines.append(f" {name:<22} ▼{shield:<6} {'':<24} {verdicts[target['id']]}")
    return lines


def verdict(target: dict[str, Any], lang: str) -> str:
    if target["beaten"]:
        return f"[green]{word('screen-beaten', lang)}[/green]"
    letters = dict(zip(("swords", "magicSwords", "thieves"), letters_of(1, lang), strict=True))
    lacking = [f"{count}{letters[what]}" for what, count in target["missing"].items() if count and what in letters]
    return dim(f"{word('screen-missing', lang)} {' '.join(lacking)}") if lacking else dim("–")


def market_lines(view: dict[str, Any], lang: str) -> list[str]:
    lines = []
    for kind in ("evil", "ultra"):
        lines.append(" " + dim(say("screen-" + kind, pile=view["market"][kind + "Pile"]).text(lang)))
        lines += [card_line(id, lang) for id in view["market"][kind]] or [" " + word("screen-empty", lang)]
    return lines


def card_line(id: str, lang: str) -> str:
    card = MONSTER[id]
    halves = [" ".join([f"{cell_text(cell, side, lang):<3}" for cell in card.printed[side].split()]) for side in (0, 1)]
    bonus = word("screen-bonus-" + BONUSES[card.bonus], lang) if card.bonus else ""
    return f" {card.name.text(lang):<16} {halves[0]} │ {halves[1]} {bonus}".rstrip()


def cell_text(cell: str, side: int, lang: str) -> str:
    letters = dict(zip(LETTERS[side], letters_of(side, lang), strict=True))
    return "".join([letters[letter] for letter in cell if letter in letters]) or "·"


def player_lines(view: dict[str, Any], seat: int, lang: str, names: list[str]) -> list[str]:
    player = view["players"][seat]
    acting = view["turn"] if view["turn"] is not None else view["captain"]
    shield = str(player["shield"])
    if player["magicShield"]:
        shield += say("screen-magic", magic=player["magicShield"]).text(lang)
    store = say(
        "screen-store",
        food=player["food"],
        runes=player["runes"],
        barrels=player["barrels"],
        shield=shield,
        spells=player["spells"],
    ).text(lang)
    name = f"{'►' if seat == acting else ' '} [bold]{escape(names[seat][:LONGEST_NAME])}[/bold]"
    castle = say("castle-" + player["castle"]).text(lang)
    lines = [f" {name}  {castle}  {chests_text(view, seat, lang)}", "    " + store]
    lines += values_lines(view, seat, lang)
    if player["goblins"]:
        lines.append("    " + word("screen-goblins", lang))
        lines += ["  " + card_line(id, lang) for id in player["goblins"]]
    left, right = letters_of(0, lang), letters_of(1, lang)
    for keys, letters in ((("food", "runes", "maps"), left), (("swords", "magicSwords", "thieves"), right)):
        cells = [row_text(row, keys, letters) for row in player["rows"]]
        marked = [f"»{text}«" if row == view["row"] else f" {text} " for row, text in enumerate(cells, 1)]
        lines.append(" " * MARGIN + "".join([f"{text:<{COLUMN}}" for text in marked]).rstrip())
    return lines


def row_text(row: dict[str, Any], keys: tuple[str, str, str], letters: list[str]) -> str:
    return " ".join([f"{row[key]}{letter}" for key, letter in zip(keys, letters, strict=True) if row[key]]) or "·"


def chests_text(view: dict[str, Any], seat: int, lang: str) -> str:
    player = view["players"][seat]
    counts = {kind: player["chests"][kind] for kind in CHEST_KINDS}
    return say("screen-chests", count=player["chestCount"], needed=view["race"]["needed"], **counts).text(lang)


def values_lines(view: dict[str, Any], seat: int, lang: str) -> list[str]:
    """My own values with their total; of others' chests those I once owned, at the end all of them."""
    player = view["players"][seat]
    known = view["known"][seat] if view["known"] else player["values"]
    values = [value for kind in CHEST_KINDS for value in known[kind]]
    if not values:
        return []
    shown = "+".join([str(value) for value in values])
    if view["over"] or seat == view["seat"]:
        return ["    " + say("screen-worth", values=shown, total=sum(values)).text(lang)]
    return ["    " + dim(say("screen-seen", values=shown).text(lang))]


def row_head(row: int, active: int) -> str:
    return f"[bold]{'»' + str(row) + '«':<{COLUMN}}[/bold]" if row == active else f" {row:<{COLUMN - 1}}"


def letters_of(side: int, lang: str) -> list[str]:
    return word("screen-letters", lang).split()[3 * side : 3 * side + 3]


def word(id: str, lang: str) -> str:
    return say(id).text(lang)


def dim(text: str) -> str:
    return f"[dim]{text}[/dim]"


def escape(text: str) -> str:
    """Names are text, never markup."""
    return text.replace("[", "\\[")
