"""Nothing is lost: what must hold in every position of Defenders of the Wild."""

from __future__ import annotations

from klubovna.games.defenders.board import (
    CORE,
    HABITABLE,
    HEXES,
    LEFT,
    MAP,
    NEIGHBOUR,
    POST_EDGE,
    RIGHT,
    SIX,
    SIZE,
    TITLE,
    hexes_in,
    mask,
)
from klubovna.games.defenders.cards import CARDS, MOST_FACTORIES, TOXIC_SITES, deck_of
from klubovna.games.defenders.state import CHOOSE_LEADER, LEADING, TOXIC, Defenders


def check(t: Defenders) -> None:
    """Raises AssertionError where a component is lost, doubled or in a place it cannot have."""
    check_map(t)
    check_machines(t)
    for p in range(len(t.players)):
        check_player(t, p)
    check_cards(t)


def check_map(t: Defenders) -> None:
    """G3, G4: walls only on edges, none on a factory; engines on bare inner edges; breaches only on walls."""
    for name in ("walled", "breached", "factories", "land", "mech_hexes", "toxic_left"):
        found = getattr(t, name)
        found = found[:] if isinstance(found, list) else found
        twin = t.copy()
        twin.derive()
        assert getattr(twin, name) == found, f"{name} is not what follows from the data"
    for d in SIX:
        assert t.walls[d] & ~MAP == 0, f"walls on side {d} of hexes that do not exist"
        for h in HEXES:
            n = NEIGHBOUR[h][d]
            for sides in (t.walls, t.breached):
                assert n < 0 or sides[d] >> h & 1 == sides[(d + 3) % 6] >> n & 1, f"one-sided edge {TITLE[h]} {d}"
        for h in (CORE, *t.sites):
            assert not t.walls[d] >> h & 1, f"a wall piece on the factory {TITLE[h]}"
        assert t.breached[d] & ~t.walled[d] == 0, f"a breach without a wall on side {d}"
    edges = [edge for edge, _ in t.breaches]
    assert len(edges) == len(set(edges)), "an edge breached twice"
    posts = [POST_EDGE[engine] for engine in t.engines if engine >= 0]
    assert len(posts) == len(set(posts)), "two engines on one edge"
    for engine in t.engines:
        if engine >= 0:
            assert NEIGHBOUR[engine // 6][engine % 6] >= 0, "an engine on the border"
            assert not t.walled[engine % 6] >> engine // 6 & 1, "an engine on a wall"
    if t.roads:
        twin = t.copy()
        twin.roads = ()
        assert twin.leader_roads() == t.roads, "roads are out of date"


def check_machines(t: Defenders) -> None:
    assert len(t.machine) + len(t.machine_discard) == 7, "seven machine cards"
    assert len(t.sites) <= MOST_FACTORIES and len(set(t.sites)) == len(t.sites)
    assert CORE not in t.sites and t.rewilded & ~mask(list(t.sites)) == 0
    assert 0 <= t.toxic_left <= TOXIC_SITES
    for h in range(SIZE):
        assert 0 <= t.pollution[h] <= TOXIC and t.mechs[h] >= 0
        assert 1 << h & MAP or (t.pollution[h] == 0 and t.mechs[h] == 0), "tokens off the map"
    assert t.mech_hexes & t.rewilded == 0, "a mech on a rewilded factory"
    assert t.direction in (LEFT, RIGHT)


def check_player(t: Defenders, p: int) -> None:
    player = t.players[p]
    assert 0 <= player.wounds <= t.most_wounds(), f"{player.wounds} wounds"
    assert player.tokens >= 0 and player.tokens + len([1 for _, owner in t.breaches if owner == p]) == t.track.tokens
    assert 0 <= player.built <= t.track.camps
    needed = t.track.needs[player.built] if player.built < t.track.camps else 0
    assert 0 <= player.support <= needed, f"support {player.support} of {needed}"
    if t.phase >= LEADING:
        assert len(hexes_in(player.camps)) == player.built + 1, "camps are lost"
        assert player.gone == (player.hex < 0), "a leader is lost"
        assert player.gone or 1 << player.hex & HABITABLE, "a leader off the land"
    for other in t.players[:p]:
        assert not other.camps & player.camps, "two camps on one hex"
    for item in range(4):
        assert not player.items >> item & 1 or t.has_item(item), "an item of a faction not in the game"
    counts = [0, 0, 0, 0]
    for card in t.hand(p).cards:
        counts[CARDS[card].habitat] += 1
    assert all([player.known[h] <= counts[h] for h in range(4)]), "more is known of the hand than it holds"
    assert player.ability < 0 or player.ability == CARDS[player.active].ability


def check_cards(t: Defenders) -> None:
    """Every Defender of every deck is in exactly one place."""
    cards = list(t.graves)
    for hand in t.hands:
        cards += hand.cards
        assert len(hand.seen) == len(hand.cards)
    for player in t.players:
        cards += player.deck.cards + player.discard + list(player.team)
        if player.active >= 0:
            cards.append(player.active)
    if t.phase > CHOOSE_LEADER:
        expected = [card for player in t.players for card in deck_of(player.leader)]
        assert sorted(cards) == sorted(expected), f"{len(cards)} cards, {len(set(cards))} different"
    assert len(t.hands) == t.seats
