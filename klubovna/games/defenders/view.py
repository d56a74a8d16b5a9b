"""What a seat sees. Hidden: hands of others, the order of decks, the arrows of covered factory boards (J30)."""

from __future__ import annotations

from typing import Any

from klubovna.engine import knows
from klubovna.games.defenders.board import (
    CORE,
    EDGE,
    EDGES,
    FACING,
    HABITABLE,
    HEXES,
    LEFT,
    NAME,
    POST_EDGE,
    RIGHT,
    SIX,
    VENTS,
    around,
    axial,
    edges_in,
    hexes_in,
    left_of,
    right_of,
)
from klubovna.games.defenders.cards import (
    ABILITIES,
    CARD_BY_ID,
    CARDS,
    FACTIONS,
    FACTORY_BOARDS,
    HABITATS,
    ITEMS,
    LASTING,
    LEADERS,
    MACHINE_CARDS,
    MECH_PIECES,
    POLLUTION_TOKENS,
    WALL_PIECES,
)
from klubovna.games.defenders.forecast import forecast
from klubovna.games.defenders.machines import (
    deploy_engines,
    engines_move,
    next_site,
    pursuits,
    radar_order,
    step_engine,
    vent_target,
)
from klubovna.games.defenders.rules import destinations, silent
from klubovna.games.defenders.state import ACTIONS, LEADING, STAGES, TOXIC, Defenders


def view(t: Defenders, seat: int | None) -> dict[str, Any]:
    return {
        "seat": seat,
        "stage": STAGES[t.stage],
        "silent": silent(t),
        "solo": t.solo,
        "round": t.round,
        "active": t.active,
        "ap": t.ap,
        "first": None if t.solo else t.first,
        "turns": list(t.queue) if t.stage == ACTIONS else [],
        "unresolved": list(t.unresolved),
        "hexes": [hex_view(t, h) for h in HEXES],
        "walls": [EDGES[edge].name for edge in edges_in(t.walls)],
        "breaches": [{"edge": EDGES[edge].name, "player": p} for edge, p in t.breaches],
        "engines": [engine_view(t, which) for which in (0, 1)],
        "factories": [factory_view(t, at) for at in range(len(t.sites))],
        "core": core_view(t),
        "direction": "right" if t.direction == RIGHT else "left",
        "enclosed": [NAME[h] for h in hexes_in(t.enclosed())],
        "oneShort": one_wall_short(t),
        "snipers": [NAME[h] for h in hexes_in(t.sniper_hexes())],
        "sniperZone": [NAME[h] for h in hexes_in(around(t.sniper_hexes()) & HABITABLE)],
        "toxicLeft": t.toxic_left,
        "supply": supply_view(t),
        "machine": machine_view(t),
        "threats": threats(t),
        "forecast": forecast(t),
        "players": [player_view(t, p, seat) for p in range(len(t.players))],
        "hand": hand_view(t, seat),
        "cards": cards_view(t, seat),
        "dead": [None if card < 0 else CARDS[card].id for card in graves_by_habitat(t)],
        "graves": [CARDS[card].id for card in t.graves],
        "figures": figures(t),
    }


# --- The map


def hex_view(t: Defenders, h: int) -> dict[str, Any]:
    q, r = axial(h)
    bit = 1 << h
    kind = "core" if h == CORE else "factory" if t.factories & bit else "rewilded" if t.rewilded & bit else "habitat"
    return {
        "name": NAME[h],
        "q": q,
        "r": r,
        "kind": kind,
        "habitat": None if h == CORE else HABITATS[t.terrain[h]],
        "pollution": 0 if t.pollution[h] == TOXIC else t.pollution[h],
        "toxic": t.pollution[h] == TOXIC,
        "mechs": t.mechs[h],
        "leaders": [p for p in range(len(t.players)) if t.players[p].hex == h],
        "camp": camp_on(t, h),
        "walled": [bool(t.walled[d] & bit) for d in SIX],
    }


def camp_on(t: Defenders, h: int) -> dict[str, Any] | None:
    for p in range(len(t.players)):
        if t.players[p].camps >> h & 1:
            return {"player": p, "works": not t.factories >> h & 1}
    return None


def engine_view(t: Defenders, which: int) -> dict[str, Any] | None:
    """Where an engine stands, faces, and would go next in either direction; None on the core."""
    engine = t.engines[which]
    if engine < 0:
        return None
    return {
        "edge": EDGES[POST_EDGE[engine]].name,
        "left": NAME[left_of(engine)],
        "right": NAME[right_of(engine)],
        "facing": FACING[engine],
        "hunter": NAME[t.front_hex(engine)],
        "nextRight": next_edge(t, which, RIGHT),
        "nextLeft": next_edge(t, which, LEFT),
    }


def next_edge(t: Defenders, which: int, direction: int) -> str | None:
    """The edge after one step in a direction, or None where the engine would reset."""
    twin = t.copy()
    twin.direction = direction
    step_engine(twin, which)
    return None if twin.engines[which] < 0 else EDGES[POST_EDGE[twin.engines[which]]].name


def factory_view(t: Defenders, at: int) -> dict[str, Any]:
    h = t.sites[at]
    board = FACTORY_BOARDS - 1 - at
    rewilded = bool(t.rewilded >> h & 1)
    return {
        "hex": NAME[h],
        "number": board,
        "arrow": t.arrows[board],
        "rewilded": rewilded,
        "vents": [] if rewilded else vents_view(t, h, t.arrows[board]),
    }


def vents_view(t: Defenders, h: int, arrow: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for d in VENTS[arrow]:
        target = vent_target(t, h, d)
        found.append({"side": d, "target": NAME[target] if target >= 0 else None})
    return found


def core_view(t: Defenders) -> dict[str, Any]:
    """The stack; only the arrow of its top board can be seen (J30)."""
    top = t.top_board()
    return {
        "boards": top + 1,
        "number": top,
        "arrow": t.arrows[top],
        "vents": vents_view(t, CORE, t.arrows[top]),
        "engines": len([engine for engine in t.engines if engine < 0]),
    }


def one_wall_short(t: Defenders) -> list[dict[str, str]]:
    """Habitat hexes with five walls, and the edge that is missing."""
    found: list[dict[str, str]] = []
    for h in hexes_in(t.habitat_hexes()):
        missing = [d for d in SIX if not t.walled[d] >> h & 1]
        if len(missing) == 1:
            found.append({"hex": NAME[h], "edge": EDGES[EDGE[h][missing[0]]].name})
    return found


def supply_view(t: Defenders) -> dict[str, int]:
    """J11: the machines use substitutes when a supply is empty, so it never shows less than nothing."""
    walls = len(edges_in(t.walls))
    tokens = sum([t.pollution[h] for h in HEXES if t.pollution[h] != TOXIC])
    return {
        "walls": max(0, WALL_PIECES - walls),
        "mechs": max(0, MECH_PIECES - sum(t.mechs)),
        "pollution": max(0, POLLUTION_TOKENS - tokens),
    }


# --- The machines


def machine_view(t: Defenders) -> dict[str, Any]:
    """The open discard, and what must therefore still come, in no order."""
    return {
        "deck": len(t.machine),
        "discard": [MACHINE_CARDS[card] for card in t.machine_discard],
        "toCome": [MACHINE_CARDS[card] for card in sorted(t.machine.cards)],
        "drawn": t.drawn,
    }


def threats(t: Defenders) -> dict[str, Any]:
    """What each kind of card would do if it came now, as far as anybody can know."""
    return {
        "engines": engines_threat(t, 2, True),
        "enginesAdvanced": engines_threat(t, 3, False),
        "factories": factories_threat(t, t.direction),
        "restart": factories_threat(t, -t.direction),
        "mechs": mechs_threat(t),
    }


def engines_threat(t: Defenders, steps: int, together: bool) -> dict[str, Any]:
    twin = t.copy()
    before = set(edges_in(t.walls))
    first = radar_order(t)
    engines_move(twin, steps, together)
    resets = [which for which in (0, 1) if t.engines[which] >= 0 > twin.engines[which]]
    deploy_engines(twin)
    return {
        "walls": [EDGES[edge].name for edge in edges_in(twin.walls) if edge not in before],
        "engines": [None if engine < 0 else EDGES[POST_EDGE[engine]].name for engine in twin.engines],
        "resets": resets,
        "first": first[0] if first else None,
        "encloses": [NAME[h] for h in hexes_in(twin.enclosed() & ~t.enclosed())],
    }


def factories_threat(t: Defenders, direction: int) -> dict[str, Any]:
    """Where a factory would be built, or else where the vents point (an advanced card does both)."""
    twin = t.copy()
    twin.direction = direction
    h = next_site(twin)
    spread: list[str] = []
    sources = [(t.sites[at], FACTORY_BOARDS - 1 - at) for at in range(len(t.sites))] + [(CORE, t.top_board())]
    for source, board in sources:
        if not t.rewilded >> source & 1:
            for d in VENTS[t.arrows[board]]:
                target = vent_target(t, source, d)
                if target >= 0:
                    spread.append(NAME[target])
    return {"builds": NAME[h] if h >= 0 else None, "last": len(t.sites) == FACTORY_BOARDS - 1, "spreads": spread}


def mechs_threat(t: Defenders) -> dict[str, Any]:
    """Who would be hunted; before the turns begin, as if the first player were active."""
    if t.stage < LEADING:
        return {"hunters": [], "pursuits": []}
    twin = t.copy()
    if twin.active < 0:
        twin.active = twin.first
    hunters = [NAME[t.front_hex(engine)] for engine in t.engines if engine >= 0]
    for engine in twin.engines:
        if engine >= 0:
            twin.add_mechs(twin.front_hex(engine), 1)
    runs = [{"from": NAME[origin], "to": NAME[h]} for origin, h in pursuits(twin)]
    return {"hunters": hunters, "pursuits": runs}


# --- The players


def player_view(t: Defenders, p: int, seat: int | None) -> dict[str, Any]:
    player = t.players[p]
    left = t.track.camps - player.built
    return {
        "seat": player.seat,
        "faction": FACTIONS[player.faction] if player.faction >= 0 else None,
        "leader": LEADERS[player.leader][-1] if player.leader >= 0 else None,
        "leaders": leaders_view(player.faction) if player.leader < 0 <= player.faction else [],
        "hex": NAME[player.hex] if player.hex >= 0 else None,
        "gone": player.gone,
        "support": player.support,
        "needed": t.track.needs[player.built] if left else 0,
        "track": [{"needs": t.track.needs[at], "hand": t.track.hands[at]} for at in range(t.track.camps)],
        "built": player.built,
        "campsLeft": left,
        "camps": [NAME[h] for h in hexes_in(player.camps)],
        "wounds": player.wounds,
        "items": {ITEMS[item]: bool(player.items >> item & 1) for item in range(4) if t.has_item(item)},
        "tokens": player.tokens,
        "deck": len(player.deck),
        "discard": [CARDS[card].id for card in player.discard],
        "defender": CARDS[player.active].id if player.active >= 0 else None,
        "team": [CARDS[card].id for card in player.team],
        "ability": ABILITIES[player.ability] if player.ability >= 0 else None,
        "hand": len(t.hand(p)),
        "hint": {HABITATS[at]: player.hint[at] for at in range(4)} if player.hint else None,
        "hintRound": player.hint_round,
        "threat": t.threat(p) if player.hex >= 0 else 0,
        "reach": reach_view(t, p),
    }


def reach_view(t: Defenders, p: int) -> list[str]:
    """Where the next Move of an active Defender could end."""
    player = t.players[p]
    return [NAME[h] for h in hexes_in(destinations(t, p))] if player.active >= 0 and player.hex >= 0 else []


def hand_view(t: Defenders, seat: int | None) -> list[str]:
    """The seat's own cards, in a fixed order."""
    if seat is None:
        return []
    hand = t.hands[seat]
    return [
        CARDS[card].id
        for card in sorted([c for c, seen in zip(hand.cards, hand.seen, strict=True) if knows(seen, seat)])
    ]


def cards_view(t: Defenders, seat: int | None) -> dict[str, Any]:
    """What is printed on every card that this seat sees face up."""
    shown = [CARD_BY_ID[id] for id in hand_view(t, seat)] + list(t.graves)
    for player in t.players:
        shown += [card for card in (player.active, *player.team, *player.discard) if card >= 0]
    return {
        CARDS[card].id: {
            "faction": FACTIONS[CARDS[card].faction],
            "habitat": HABITATS[CARDS[card].habitat],
            "ap": CARDS[card].ap,
            "ability": ABILITIES[CARDS[card].ability],
            "lasting": CARDS[card].ability in LASTING,
        }
        for card in shown
    }


def leaders_view(faction: int) -> list[dict[str, Any]]:
    """Both leaders of a faction with the abilities that they bring, for the choice of S9."""
    return [
        {
            "id": LEADERS[leader][-1],
            "abilities": [ABILITIES[ability] for ability in sorted({c.ability for c in CARDS if c.leader == leader})],
        }
        for leader in (2 * faction, 2 * faction + 1)
    ]


def graves_by_habitat(t: Defenders) -> list[int]:
    found = [-1, -1, -1, -1]
    for card in t.graves:
        if found[CARDS[card].habitat] < 0:
            found[CARDS[card].habitat] = card
    return found


def figures(t: Defenders) -> dict[str, int]:
    """E5: what is kept of a match besides its result."""
    return {
        "rounds": t.round,
        "machineCards": t.drawn,
        "camps": sum([player.built for player in t.players]),
        "campsInAll": t.track.camps * len(t.players),
        "factories": len(t.sites),
        "rewilded": len(hexes_in(t.rewilded)),
        "deaths": len(t.graves),
    }
