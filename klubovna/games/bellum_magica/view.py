"""What a seat sees of Bellum Magica. Hidden are the piles, the settlements that left the game and chest values."""

from __future__ import annotations

from typing import Any

from klubovna.engine import knows
from klubovna.games.bellum_magica.cards import (
    BONUSES,
    CASTLES,
    CHEST_KINDS,
    CHESTS,
    EVIL,
    EVIL_FOOD,
    FACES,
    INN,
    LEFT,
    MONSTERS,
    MOST_BARRELS,
    RIGHT,
    SETTLEMENT_KINDS,
    SETTLEMENTS,
    ULTRA,
    ULTRA_FOOD,
    ULTRA_RUNE,
    ULTRA_RUNES,
)
from klubovna.games.bellum_magica.rules import targets
from klubovna.games.bellum_magica.state import (
    ATTACK,
    ENOUGH_CHESTS,
    LAST_ROUND,
    PHASES,
    RECRUIT,
    BellumMagica,
    Player,
)


def view(g: BellumMagica, seat: int | None) -> dict[str, Any]:
    counts = [player.chest_count() for player in g.players]
    return {
        "seat": seat,
        "round": g.round,
        "phase": PHASES[g.phase],
        "captain": g.captain if g.captain >= 0 else None,
        "turn": g.whose_turn() if g.phase in (ATTACK, RECRUIT) else None,
        "row": g.row,  # 0 before the die is rolled
        "over": g.result is not None,
        "market": {
            "evil": [card_view(card) for card in g.market[EVIL]],
            "ultra": [card_view(card) for card in g.market[ULTRA]],
            "evilPile": len(g.piles[EVIL]),
            "ultraPile": len(g.piles[ULTRA]),
            "prices": {
                "evil": [{"food": EVIL_FOOD, "runes": 0}],
                "ultra": [{"food": ULTRA_FOOD, "runes": ULTRA_RUNE}, {"food": 0, "runes": ULTRA_RUNES}],
            },
        },
        "settlements": {
            "inn": settlement_view(INN),
            "display": [settlement_view(card) for card in g.display],
            "pile": {SETTLEMENT_KINDS[kind]: g.coming[kind] for kind in range(3)},
            "plundered": [SETTLEMENTS[card].id for card in g.plundered],
        },
        "chestPiles": {CHEST_KINDS[kind]: len(g.chests[kind]) for kind in range(3)},
        "box": [MONSTERS[card].id for card in g.box],
        "race": {"chests": counts, "needed": ENOUGH_CHESTS, "ending": max(counts) >= ENOUGH_CHESTS},
        "lastRound": LAST_ROUND,
        "players": [player_view(g, other, seat) for other in range(g.seats)],
    }


def card_view(card: int) -> dict[str, Any]:
    """A monster with everything printed on it; both sides row by row, as in the specification: "FF - F - F -"."""
    monster = MONSTERS[card]
    return {
        "id": monster.id,
        "bonus": BONUSES[monster.bonus] or None,
        "left": monster.printed[LEFT],
        "right": monster.printed[RIGHT],
    }


def settlement_view(card: int) -> dict[str, Any]:
    settlement = SETTLEMENTS[card]
    return {
        "id": settlement.id,
        "kind": "inn" if card == INN else SETTLEMENT_KINDS[settlement.kind],
        "shield": settlement.shield,
        "magicShield": settlement.magic_shield,
        "loot": dict(settlement.loot),
    }


def player_view(g: BellumMagica, owner: int, seat: int | None) -> dict[str, Any]:
    player = g.players[owner]
    castle = CASTLES[player.castle]
    known = known_values(g, player, seat)
    return {
        "castle": {
            "id": castle.id,
            "shield": castle.shield,
            "left": castle.printed[LEFT],
            "right": castle.printed[RIGHT],
        },
        "goblins": [card_view(card) for card in player.goblins],  # dealt, not yet placed
        "left": [card_view(card) for card in player.cards[0]],
        "right": [card_view(card) for card in player.cards[1]],
        "rows": [row_view(g, owner, row) for row in range(1, FACES + 1)],
        "targets": targets_view(g, owner) if g.row else [],
        "shield": player.shield(),
        "magicShield": player.magic_shields,
        "tokens": {"shield": player.shields, "magicShield": player.magic_shields, "reroll": player.spells},
        "spells": player.spells - player.spent,  # still usable this round, when captain
        "food": player.food,
        "runes": player.runes,
        "barrels": player.barrels,
        "mostBarrels": MOST_BARRELS,
        "affords": {
            "evil": player.food >= EVIL_FOOD,
            "ultraForFood": player.food >= ULTRA_FOOD and player.runes >= ULTRA_RUNE,
            "ultraForRunes": player.runes >= ULTRA_RUNES,
        },
        "chests": {CHEST_KINDS[kind]: len(player.chests[kind]) for kind in range(3)},
        "chestCount": player.chest_count(),
        # the values this seat knows, since it owns or has owned these chests (Q11); in order of size, so that
        # nobody can follow a chest from store to store by its place
        "values": {CHEST_KINDS[kind]: known[kind] for kind in range(3)},
        "knownTotal": sum([sum(values) for values in known]),
        "score": player.score() if seat == owner or g.result is not None else None,
    }


def known_values(g: BellumMagica, player: Player, seat: int | None) -> list[list[int]]:
    return [sorted([CHESTS[chest].value for chest in kind if knows(g.owners[chest], seat)]) for kind in player.chests]


def row_view(g: BellumMagica, owner: int, row: int) -> dict[str, Any]:
    """A row's symbols added up, and what it would yield if it were the active one now."""
    food, runes, maps = g.players[owner].left[row]
    swords, magic, thieves = g.players[owner].right[row]
    return {
        "food": food,
        "runes": runes,
        "maps": maps,
        "swords": swords,
        "magicSwords": magic,
        "thieves": thieves,
        "mapChest": map_chest(g, owner, row),
        "beats": [option.key.removeprefix("attack:") for option in targets(g, owner, row)],
    }


def map_chest(g: BellumMagica, owner: int, row: int) -> str | None:
    """M2-M4 for one row: which kind of chest its maps would bring."""
    maps = [player.left[row][2] for player in g.players]
    if maps[owner] == 0 or maps[owner] < max(maps):
        return None
    return "metal" if maps.count(maps[owner]) == 1 else "wooden"


def targets_view(g: BellumMagica, owner: int) -> list[dict[str, Any]]:
    """All that can be attacked with the active row, and what is missing where it is not beaten."""
    player = g.players[owner]
    found = [
        target(player, g.row, SETTLEMENTS[card].id, SETTLEMENTS[card].shield, SETTLEMENTS[card].magic_shield)
        for card in (INN, *g.display)
    ]
    thieves = player.right[g.row][2]
    for other in g.seats_after(owner):
        rival = g.players[other]
        castle = target(player, g.row, f"seat{other}", rival.shield(), rival.magic_shields)
        castle["missing"]["thieves"] = 0 if thieves else 1
        castle["missing"]["chests"] = 0 if rival.chest_count() else 1
        castle["beaten"] = max(castle["missing"].values()) == 0
        castle["most"] = min(thieves, rival.chest_count())  # chests that could be stolen
        found.append(castle)
    return found


def target(player: Player, row: int, id: str, shield: int, magic_shield: int) -> dict[str, Any]:
    """A3 turned round: so many magic swords, and so many swords of any kind beside them, are lacking."""
    swords, magic, _ = player.right[row]
    charms = max(magic_shield - magic, 0)
    lacking = max(shield + magic_shield - swords - magic - charms, 0)
    return {
        "id": id,
        "beaten": lacking == 0 and charms == 0,
        "missing": {"swords": lacking, "magicSwords": charms},
    }
