"""What is seen. Hidden: hands of others, the order of decks, the arrows of covered factory boards (J30)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from klubovna.engine import Printed, knows
from klubovna.games.defenders import cards
from klubovna.games.defenders.actions import destinations
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
    mask,
    right_of,
)
from klubovna.games.defenders.cards import (
    ABILITIES,
    ADVANCED,
    CARDS,
    FACTIONS,
    FACTORY_BOARDS,
    FOOD,
    HABITATS,
    ITEMS,
    LASTING,
    LEADERS,
    MACHINE_CARDS,
    MAP_ITEM,
    MECH_PIECES,
    POLLUTION_TOKENS,
    POTION,
    ROCKET,
    TRACKS,
    WALL_PIECES,
)
from klubovna.games.defenders.danger import danger
from klubovna.games.defenders.forecast import forecast
from klubovna.games.defenders.machines import vent_target, way_ahead
from klubovna.games.defenders.rules import silent
from klubovna.games.defenders.shapes import (
    Ability,
    Ahead,
    Breach,
    Camp,
    Card,
    Core,
    Engine,
    Faction,
    Factory,
    Field,
    Figures,
    Habitat,
    Hex,
    Hint,
    Item,
    Items,
    Leader,
    Machine,
    MachineCard,
    OneShort,
    Outlook,
    Own,
    Player,
    Public,
    Source,
    Stage,
    Supply,
    Vent,
)
from klubovna.games.defenders.state import ACTIONS, PHASES, TOXIC, Defenders

# --- what everybody sees


def public(t: Defenders) -> Public:
    walls = edge_names(tuple(t.walls))
    in_game = [player.faction for player in t.players]
    return Public(
        stage=STAGE[t.phase],
        silent=silent(t),
        solo=t.solo,
        round=t.round,
        active=t.active,
        ap=t.ap,
        first=None if t.solo else t.first,
        turns=list(t.queue) if t.phase == ACTIONS else [],
        unresolved=list(t.unresolved),
        hexes=hexes_shown(t),
        walls=walls,
        breaches=[Breach(EDGE_NAMES[edge], p) for edge, p in t.breaches],
        engines=[engine_shown(engine) for engine in t.engines],
        factories=[factory_shown(t, at) for at in range(len(t.sites))],
        core=core_shown(t),
        direction="right" if t.direction == RIGHT else "left",
        enclosed=named(t.enclosed()),
        toxic_left=t.toxic_left,
        most_wounds=t.most_wounds(),
        supply=supply_shown(t, len(walls)),
        machine=machine_shown(t),
        players=[player_shown(t, p, in_game) for p in range(len(t.players))],
        dead=[None if card < 0 else CARDS[card].id for card in graves_by_habitat(t)],
        graves=[CARDS[card].id for card in t.graves],
        figures=figures(t),
    )


def hexes_shown(t: Defenders) -> list[Hex]:
    return map_shown(
        t.terrain,
        t.sites,
        t.rewilded,
        tuple(t.pollution),
        tuple(t.mechs),
        tuple(t.walled),
        tuple([(player.hex, player.camps) for player in t.players]),
    )


# The map changes seldom and takes long to list, so what was listed is kept for a while.


@lru_cache(maxsize=1024)
def map_shown(
    terrain: tuple[int, ...],
    sites: tuple[int, ...],
    rewilded: int,
    pollution: tuple[int, ...],
    mechs: tuple[int, ...],
    walled: tuple[int, ...],
    players: tuple[tuple[int, int], ...],
) -> list[Hex]:
    """Hex by hex; of players it takes where they are and their camps."""
    leaders: dict[int, list[int]] = {}
    camps: dict[int, Camp] = {}
    working = ~mask(list(sites)) | rewilded
    for p, (at, built) in enumerate(players):
        if at >= 0:
            leaders.setdefault(at, []).append(p)
        for h in hexes_in(built):
            camps[h] = Camp(p, working >> h & 1 == 1)
    found: list[Hex] = []
    for h, name, q, r in PLACES:
        tokens = pollution[h]
        found.append(
            Hex(
                name,
                q,
                r,
                "habitat",
                HABITAT[terrain[h]],
                0 if tokens == TOXIC else tokens,
                tokens == TOXIC,
                mechs[h],
                leaders.get(h, NOBODY_HERE),
                camps.get(h),
                [walled[d] >> h & 1 == 1 for d in SIX],
            )
        )
    for h in sites:
        found[ORDINAL[h]].kind = "rewilded" if rewilded >> h & 1 else "factory"
    core = found[ORDINAL[CORE]]
    core.kind, core.habitat = "core", None
    return found


@lru_cache(maxsize=1024)
def edge_names(walls: tuple[int, ...]) -> list[str]:
    return [EDGES[edge].name for edge in edges_in(list(walls))]


@lru_cache(maxsize=1024)
def named(hexes: int) -> list[str]:
    return [NAME[h] for h in hexes_in(hexes)]


def engine_shown(engine: int) -> Engine | None:
    """None stands for an engine on the core."""
    if engine < 0:
        return None
    return Engine(EDGE_NAMES[POST_EDGE[engine]], NAME[left_of(engine)], NAME[right_of(engine)], FACING[engine])


def factory_shown(t: Defenders, at: int) -> Factory:
    board = FACTORY_BOARDS - 1 - at
    return Factory(NAME[t.sites[at]], board, t.arrows[board], bool(t.rewilded >> t.sites[at] & 1))


def core_shown(t: Defenders) -> Core:
    top = t.top_board()
    return Core(top + 1, top, t.arrows[top], len([engine for engine in t.engines if engine < 0]))


def supply_shown(t: Defenders, walls: int) -> Supply:
    tokens = sum(t.pollution) - TOXIC * t.pollution.count(TOXIC)
    return Supply(
        max(0, WALL_PIECES - walls),
        max(0, MECH_PIECES - sum(t.mechs)),
        max(0, POLLUTION_TOKENS - tokens),
    )


def machine_shown(t: Defenders) -> Machine:
    return Machine(
        len(t.machine),
        [MACHINE_CARDS[card] for card in t.machine_discard],
        [MACHINE_CARDS[card] for card in sorted(t.machine.cards)],
        t.drawn,
    )


def player_shown(t: Defenders, p: int, in_game: list[int]) -> Player:
    player, track = t.players[p], t.track
    left = track.camps - player.built
    return Player(
        player.seat,
        FACTIONS[player.faction] if player.faction >= 0 else None,
        LEADERS[player.leader][-1] if player.leader >= 0 else None,
        NAME[player.hex] if player.hex >= 0 else None,
        player.gone,
        player.support,
        track.needs[player.built] if left else 0,
        TRACK[len(t.players)],
        player.built,
        left,
        named(player.camps),
        player.wounds,
        items_shown(player.items, in_game),
        player.tokens,
        len(player.deck.cards),
        [CARDS[card].id for card in player.discard],
        CARDS[player.active].id if player.active >= 0 else None,
        [CARDS[card].id for card in player.team],
        ABILITIES[player.ability] if player.ability >= 0 else None,
        len(t.hands[player.seat].cards),
        Hint(*player.hint) if player.hint else None,
        player.hint_round,
        t.threat(p) if player.hex >= 0 else 0,
    )


def items_shown(bright: int, in_game: list[int]) -> Items:
    items = Items()
    if MAP_ITEM in in_game:
        items.map = bool(bright >> MAP_ITEM & 1)
    if FOOD in in_game:
        items.food = bool(bright >> FOOD & 1)
    if POTION in in_game:
        items.potion = bool(bright >> POTION & 1)
    if ROCKET in in_game:
        items.rocket = bool(bright >> ROCKET & 1)
    return items


def graves_by_habitat(t: Defenders) -> list[int]:
    found = [-1, -1, -1, -1]
    for card in t.graves:
        if found[CARDS[card].habitat] < 0:
            found[CARDS[card].habitat] = card
    return found


def figures(t: Defenders) -> Figures:
    return Figures(
        rounds=t.round,
        machine_cards=t.drawn,
        camps=sum([player.built for player in t.players]),
        camps_in_all=t.track.camps * len(t.players),
        factories=len(t.sites),
        rewilded=t.rewilded.bit_count(),
        deaths=len(t.graves),
    )


HABITAT: Final[list[Habitat]] = ["forest", "plains", "marsh", "mountains"]
STAGE: Final[list[Stage]] = ["faction", "leader", "split", "camp", "leading", "reveals", "actions"]
assert list(HABITATS) == HABITAT and list(PHASES) == STAGE
PLACES: Final = [(h, NAME[h], *axial(h)) for h in HEXES]
ORDINAL: Final = {h: at for at, h in enumerate(HEXES)}
EDGE_NAMES: Final = [edge.name for edge in EDGES]
NOBODY_HERE: Final[list[int]] = []
TRACK: Final = {
    players: [Field(track.needs[at], track.hands[at]) for at in range(track.camps)] for players, track in TRACKS.items()
}


# --- what one seat knows


def own(t: Defenders, seat: int) -> Own:
    hand = t.hands[seat]
    known = [card for card, seen in zip(hand.cards, hand.seen, strict=True) if knows(seen, seat)]
    known.sort()
    ids = tuple([CARDS[card].id for card in known])
    if not t.graves:
        return Own(ids, ())
    dead = {CARDS[card].habitat for card in t.graves}
    return Own(ids, tuple([CARDS[card].id for card in known if CARDS[card].habitat in dead]))


# --- what the rules foretell


def outlook(t: Defenders) -> Outlook:
    return Outlook(
        ahead=[engine_ahead(t, which) for which in (0, 1)],
        vents=[Source(NAME[h], vents(t, h, t.arrows[board])) for h, board in sources(t)],
        one_short=one_wall_short(t),
        snipers=named(t.sniper_hexes()),
        sniper_zone=named(around(t.sniper_hexes()) & HABITABLE),
        reach=[reach(t, p) for p in range(len(t.players))],
        danger=danger(t),
        forecast=forecast(t),
    )


def engine_ahead(t: Defenders, which: int) -> Ahead | None:
    engine = t.engines[which]
    if engine < 0:
        return None
    return Ahead(NAME[t.front_hex(engine)], next_edge(t, which, RIGHT), next_edge(t, which, LEFT))


def next_edge(t: Defenders, which: int, direction: int) -> str | None:
    post, _, _ = way_ahead(t, which, direction)
    return None if post < 0 else EDGE_NAMES[POST_EDGE[post]]


def sources(t: Defenders) -> list[tuple[int, int]]:
    """All that spreads pollution, with the number of its board."""
    built = [(t.sites[at], FACTORY_BOARDS - 1 - at) for at in range(len(t.sites))]
    return [(CORE, t.top_board()), *[(h, board) for h, board in built if not t.rewilded >> h & 1]]


def vents(t: Defenders, h: int, arrow: int) -> list[Vent]:
    found: list[Vent] = []
    for d in VENTS[arrow]:
        target = vent_target(t, h, d)
        found.append(Vent(d, NAME[target] if target >= 0 else None))
    return found


def one_wall_short(t: Defenders) -> list[OneShort]:
    one = more = 0  # hexes on which a wall is missing, and those on which another one is
    for d in SIX:
        bare = ~t.walled[d]
        more |= one & bare
        one |= bare
    found: list[OneShort] = []
    for h in hexes_in(t.habitat_hexes() & one & ~more):
        missing = [d for d in SIX if not t.walled[d] >> h & 1]
        found.append(OneShort(NAME[h], EDGE_NAMES[EDGE[h][missing[0]]]))
    return found


def reach(t: Defenders, p: int) -> list[str]:
    player = t.players[p]
    return named(destinations(t, p)) if player.active >= 0 and player.hex >= 0 else []


# --- printed tables

MACHINE_KIND: Final[list[Literal["engines", "factories", "mechs", "restart"]]] = [
    "engines",
    "factories",
    "mechs",
    "restart",
]
assert list(MACHINE_CARDS[:ADVANCED]) == MACHINE_KIND


def printed_card(card: cards.Defender) -> Card:
    return Card(FACTIONS[card.faction], HABITAT[card.habitat], card.ap, ABILITIES[card.ability])


def printed_leader(leader: int) -> Leader:
    abilities = sorted({card.ability for card in CARDS if card.leader == leader})
    return Leader(FACTIONS[leader // 2], [ABILITIES[ability] for ability in abilities])


PRINTED: Final = [
    Printed("cards", "CardId", {card.id: printed_card(card) for card in CARDS}),
    Printed("abilities", "AbilityId", {ABILITIES[at]: Ability(at in LASTING) for at in range(len(ABILITIES))}),
    Printed("leaders", "LeaderId", {LEADERS[at][-1]: printed_leader(at) for at in range(len(LEADERS))}),
    Printed("factions", "FactionId", {FACTIONS[at]: Faction(HABITAT[at], ITEMS[at]) for at in range(4)}),
    Printed("items", "ItemId", {ITEMS[at]: Item(FACTIONS[at]) for at in range(4)}),
    Printed(
        "machine_cards",
        "MachineId",
        {id: MachineCard(MACHINE_KIND[at % ADVANCED], at >= ADVANCED) for at, id in enumerate(MACHINE_CARDS)},
    ),
]
