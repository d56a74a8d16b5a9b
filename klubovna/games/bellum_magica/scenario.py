"""The words in which a scenario gives a position of Bellum Magica."""

from __future__ import annotations

import re
from typing import Any, Final

from klubovna.engine import NOBODY, Refused, only
from klubovna.games.bellum_magica.cards import (
    CASTLES,
    CHEST_CODES,
    CHESTS,
    EVIL,
    FACES,
    GOBLIN,
    IN_PLAY,
    INN,
    LEFT,
    MAGIC_SHIELD,
    MONSTERS,
    MOST_BARRELS,
    REROLL,
    RIGHT,
    SETTLEMENTS,
    SHIELD,
    ULTRA,
)
from klubovna.games.bellum_magica.player import Player, new_player
from klubovna.games.bellum_magica.state import (
    ATTACK,
    CHEST,
    GOBLINS,
    MONSTER,
    OPEN_MONSTERS,
    PHASES,
    RECRUIT,
    SETTLEMENT,
    BellumMagica,
)

WORDS: Final = (
    "phase",
    "round",
    "captain",
    "turn",
    "row",
    "castles",
    "goblins",
    "left",
    "right",
    "food",
    "runes",
    "barrels",
    "robbed",
    "spent",
    "chests",
    "market",
    "monsters",
    "display",
    "plundered",
    "settlements",
    "chest_piles",
)
WRITTEN_CHEST: Final = re.compile(r"(\d*)([wmg])(\d)(?:@(\d+))?")  # 3w2, m5, g7@02


class Supply:
    """Components handed out by name; whoever asks for one that is not there any more is told so."""

    def __init__(self, what: str, names: list[str]) -> None:
        self.what: str = what
        self.names: list[str] = names
        self.left: list[int] = list(range(len(names)))

    def take(self, name: str) -> int:
        if name not in self.names:
            raise Refused(f"there is no {self.what} {name!r}.")
        for thing in self.left:
            if self.names[thing] == name:
                self.left.remove(thing)
                return thing
        raise Refused(f"the position uses the {self.what} {name!r} once too often.")

    def take_all(self, text: str) -> tuple[int, ...]:
        """ "orc_1 troll_*": the star stands for all of that name that are left."""
        taken: list[int] = []
        for name in text.split():
            if not name.endswith("*"):
                taken.append(self.take(name))
                continue
            family = [thing for thing in self.left if self.names[thing].startswith(name[:-1])]
            if not family:
                raise Refused(f"there is no {self.what} {name!r} left.")
            taken += family
            self.left = [thing for thing in self.left if thing not in family]
        return tuple(taken)


def arrange(g: BellumMagica, given: dict[str, Any]) -> None:
    """Put the named components where they are said to lie; docs/scenarios.md has the words."""
    for word in given:
        if word not in WORDS:
            raise Refused(f"bellum_magica scenarios know no word {word!r}; they know: {', '.join(WORDS)}.")
    arrange_round(g, given)
    arrange_monsters(g, given)
    arrange_settlements(g, given)
    arrange_chests(g, given)
    for seat, (food, runes, barrels, robbed, spent) in enumerate(
        zip(*[per_seat(g, given, word, 0) for word in ("food", "runes", "barrels", "robbed", "spent")], strict=True)
    ):
        player = g.players[seat]
        player.food, player.runes, player.barrels, player.spent = food, runes, barrels, spent
        player.shields += robbed
        if barrels > MOST_BARRELS:
            raise Refused(f"nobody has more than {MOST_BARRELS} barrels.")


def arrange_round(g: BellumMagica, given: dict[str, Any]) -> None:
    phases = {name: phase for phase, name in PHASES.items()}
    phase = given.get("phase", "goblins")
    if phase not in phases:
        raise Refused(f"there is no phase {phase!r}; a scenario begins in: {', '.join(phases)}.")
    g.phase = phases[phase]
    if g.phase == GOBLINS:
        g.captain = given.get("captain", g.captain)
        return
    g.round = given.get("round", 1)
    g.captain = given.get("captain", 0)
    g.turn = (given.get("turn", g.captain) - g.captain) % g.seats
    g.row = given.get("row", 1) if g.phase in (ATTACK, RECRUIT) else 0
    if not 0 <= g.captain < g.seats or not 0 <= g.row <= FACES:
        raise Refused("the captain is a seat and the row a face of the die.")


def arrange_monsters(g: BellumMagica, given: dict[str, Any]) -> None:
    supply = Supply("monster", [monster.id for monster in MONSTERS])
    boards = Supply("castle", [castle.id for castle in CASTLES])
    castles = per_seat(g, given, "castles", None)
    for seat, castle in enumerate(castles):
        goblins = g.players[seat].goblins
        g.players[seat] = new_player(g.players[seat].castle if castle is None else boards.take(castle))
        g.players[seat].goblins = goblins
    if g.phase == GOBLINS:
        dealt_goblins = [" ".join([MONSTERS[card].id for card in player.goblins]) for player in g.players]
        for seat, names in enumerate(given.get("goblins", dealt_goblins)):
            g.players[seat].goblins = supply.take_all(names)
    else:
        for player in g.players:
            player.goblins = ()
    for seat, (left, right) in enumerate(
        zip(per_seat(g, given, "left", ""), per_seat(g, given, "right", ""), strict=True)
    ):
        for side, names in ((LEFT, left), (RIGHT, right)):
            for card in supply.take_all(names):
                g.put_beside(seat, card, side)
                take_bonus(g.players[seat], MONSTERS[card].bonus)
    market = supply.take_all(" ".join(given.get("market", [])))
    coming = supply.take_all(" ".join(given.get("monsters", [])))
    stack(g, MONSTER, coming)
    g.box = tuple([card for card in supply.left if MONSTERS[card].kind == GOBLIN])
    for kind in (EVIL, ULTRA):
        g.piles[kind] = tuple(sorted([card for card in (*supply.left, *coming) if MONSTERS[card].kind == kind]))
        g.market[kind] = tuple([card for card in market if MONSTERS[card].kind == kind])
        if g.phase != GOBLINS:
            for at in range(len(g.market[kind]), OPEN_MONSTERS):
                g.turn_up_monster(kind, at)


def take_bonus(player: Player, bonus: int) -> None:
    player.shields += 1 if bonus == SHIELD else 0
    player.magic_shields += 1 if bonus == MAGIC_SHIELD else 0
    player.spells += 1 if bonus == REROLL else 0


def arrange_settlements(g: BellumMagica, given: dict[str, Any]) -> None:
    supply = Supply("settlement", [settlement.id for settlement in SETTLEMENTS])
    supply.left.remove(INN)
    g.display = supply.take_all(" ".join(given.get("display", [])))
    g.plundered = supply.take_all(" ".join(given.get("plundered", [])))
    coming = supply.take_all(" ".join(given.get("settlements", [])))
    stack(g, SETTLEMENT, coming)
    for kind in range(3):
        unseen = [card for card in (*supply.left, *coming) if SETTLEMENTS[card].kind == kind]
        seen = len([card for card in g.display + g.plundered if SETTLEMENTS[card].kind == kind])
        on_top = len([card for card in coming if SETTLEMENTS[card].kind == kind])
        g.settlements[kind] = tuple(sorted(unseen))
        g.coming[kind] = IN_PLAY[g.seats][kind] - seen
        if g.coming[kind] < on_top:
            raise Refused(f"with {g.seats} players only {IN_PLAY[g.seats][kind]} settlements of one kind are in play.")
    if g.phase != GOBLINS and "display" not in given:
        g.turn_up_settlements()


def arrange_chests(g: BellumMagica, given: dict[str, Any]) -> None:
    supply = Supply("chest", [f"{CHEST_CODES[chest.kind]}{chest.value}" for chest in CHESTS])
    g.owners = [NOBODY] * len(CHESTS)
    for seat, text in enumerate(per_seat(g, given, "chests", "")):
        for word in text.split():
            written = WRITTEN_CHEST.fullmatch(word)
            if written is None:
                raise Refused(f"chests are written like m4, 3w2 or g7@02, not {word!r}.")
            copies, code, value, knowers = written.groups()
            for _ in range(int(copies or 1)):
                chest = supply.take(code + value)
                g.players[seat].chests[CHESTS[chest].kind] += (chest,)
                g.owners[chest] = only(seat)
                for knower in knowers or "":
                    g.owners[chest] |= only(int(knower))
    coming = supply.take_all(" ".join(given.get("chest_piles", [])))
    stack(g, CHEST, coming)
    for kind in range(3):
        g.chests[kind] = tuple(sorted([chest for chest in (*supply.left, *coming) if CHESTS[chest].kind == kind]))


def stack(g: BellumMagica, kind: int, things: tuple[int, ...]) -> None:
    """These come next, first one first."""
    g.stacked += tuple([kind << 8 | thing for thing in things])


def per_seat(g: BellumMagica, given: dict[str, Any], word: str, default: Any) -> list[Any]:
    values: list[Any] = given.get(word, [default] * g.seats)
    if len(values) != g.seats:
        raise Refused(f"{word} needs one entry for each of the {g.seats} seats, not {len(values)}.")
    return values
