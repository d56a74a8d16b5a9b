"""Nothing is lost: what must hold in every position of Bellum Magica."""

from __future__ import annotations

from klubovna.engine import NOBODY, knows
from klubovna.games.bellum_magica.cards import (
    CHESTS,
    EVIL,
    IN_PLAY,
    INN,
    MAGIC_SHIELD,
    MONSTERS,
    MOST_BARRELS,
    REROLL,
    SETTLEMENTS,
    SHIELD,
    ULTRA,
)
from klubovna.games.bellum_magica.player import Player, new_player
from klubovna.games.bellum_magica.state import GOBLINS, OPEN_MONSTERS, RECRUIT, BellumMagica


def check(g: BellumMagica) -> None:
    """Every component is in exactly one place, and what can be counted back is right."""
    check_cards(g)
    check_chests(g)
    for player in g.players:
        check_player(player)


def check_cards(g: BellumMagica) -> None:
    castles = [player.castle for player in g.players]
    assert len(set(castles)) == len(castles), "a castle has two owners"
    monsters = list(g.box)
    for kind in (EVIL, ULTRA):
        assert not [c for c in g.piles[kind] + g.market[kind] if MONSTERS[c].kind != kind], "a card in the wrong pile"
        monsters += g.piles[kind] + g.market[kind]
        if g.phase != GOBLINS and g.piles[kind]:
            gaps = OPEN_MONSTERS - len(g.market[kind])
            assert gaps == 0 or (gaps == 1 and g.phase == RECRUIT), "a gap in the market that could be filled"
    for player in g.players:
        monsters += player.goblins + player.cards[0] + player.cards[1]
    assert sorted(monsters) == list(range(len(MONSTERS))), f"{len(monsters)} monsters, {len(set(monsters))} different"
    seen = g.display + g.plundered
    settlements = [INN, *seen]
    for kind in range(3):
        assert not [c for c in g.settlements[kind] if SETTLEMENTS[c].kind != kind], "a settlement in the wrong pile"
        settlements += g.settlements[kind]
        shown = len([card for card in seen if SETTLEMENTS[card].kind == kind])
        assert shown + g.coming[kind] == IN_PLAY[g.seats][kind], "a settlement too many or too few in play"
    assert sorted(settlements) == list(range(len(SETTLEMENTS))), f"{len(settlements)} settlements"
    assert len(g.display) <= g.seats


def check_chests(g: BellumMagica) -> None:
    chests: list[int] = []
    for kind in range(3):
        for chest in g.chests[kind]:
            assert g.owners[chest] == NOBODY, "a chest in the pile has been seen"
        chests += g.chests[kind]
        for seat in range(g.seats):
            for chest in g.players[seat].chests[kind]:
                assert CHESTS[chest].kind == kind, "a chest of the wrong kind"
                assert knows(g.owners[chest], seat), "an owner who does not know the chest"
            chests += g.players[seat].chests[kind]
    assert sorted(chests) == list(range(len(CHESTS))), f"{len(chests)} chests, {len(set(chests))} different"


def check_player(player: Player) -> None:
    counted = new_player(player.castle)
    counted.cards = player.cards
    counted.count_symbols()
    assert (counted.left, counted.right) == (player.left, player.right), "symbols added up wrongly"
    assert player.food >= 0 and player.runes >= 0 and 0 <= player.barrels <= MOST_BARRELS
    assert 0 <= player.spent <= player.spells
    bonuses = [MONSTERS[card].bonus for card in player.cards[0] + player.cards[1]]
    assert player.spells == bonuses.count(REROLL), "a spell that no monster brought"
    assert player.magic_shields == bonuses.count(MAGIC_SHIELD), "a magic shield that no monster brought"
    assert player.shields >= bonuses.count(SHIELD), "a shield is missing"
