"""The machine cards, in the order of the rulebook (T9). Nothing here asks: the machines have no choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.games.defenders.board import (
    CORE,
    EDGE,
    EDGES,
    ENGINE_RADAR,
    FACING,
    LINE,
    NEIGHBOUR,
    ON_CORE,
    POST_EDGE,
    RADAR,
    RAY,
    RIGHT,
    SIX,
    TITLE,
    VENTS,
    hexes_in,
    mask,
    reach,
)
from klubovna.games.defenders.cards import (
    ENGINES,
    ENGINES_ADV,
    FACTORIES,
    FACTORIES_ADV,
    FACTORY_BOARDS,
    MECHS,
    MECHS_ADV,
    MOST_FACTORIES,
    MOST_MACHINE_CARDS,
    RESTART,
)
from klubovna.games.defenders.state import TOXIC, Defenders
from klubovna.games.defenders.verbs import (
    add_mechs,
    lose,
    pollute,
    put_factory,
    raise_wall,
    renew_machine_deck,
    station,
    suffer,
    tell_walls,
    turn_direction,
    turn_machine_card,
)


def draw_machine_card(t: Defenders) -> None:
    """T9.0: turn over and resolve one card; after the seventh they are shuffled."""
    resolve(t, turn_machine_card(t))
    if t.result is None:
        renew_machine_deck(t)
        if t.drawn >= MOST_MACHINE_CARDS:
            lose(t, "time", "E6")


def resolve(t: Defenders, card: int) -> None:
    RESOLVED[card](t)


# --- Mašiny: engines (T9.1)


def engines(t: Defenders) -> None:
    engines_move(t, 2, together=True)
    deploy_engines(t)


def engines_advanced(t: Defenders) -> None:
    engines_move(t, 3, together=False)
    deploy_engines(t)


def engines_move(t: Defenders, steps: int, together: bool) -> None:
    """T9.1.1 both engines step by step, or T9.1.5 all steps of the first engine, then one less for the other."""
    order = radar_order(t)
    if together:
        for _ in range(steps):
            for which in order:
                if t.engines[which] >= 0:
                    step_engine(t, which)
    else:
        for which in order:
            for _ in range(steps):
                if t.engines[which] >= 0:
                    step_engine(t, which)
            steps -= 1


def radar_order(t: Defenders) -> list[int]:
    """The engines on the map as the radar meets them (G9); those on the core are not seen."""
    first, second = t.engines
    if first < 0 or second < 0:
        return [which for which in (0, 1) if t.engines[which] >= 0]
    ranks = ENGINE_RADAR[t.direction][t.arrows[t.top_board()]]
    return [0, 1] if ranks[first] < ranks[second] else [1, 0]


def step_engine(t: Defenders, which: int) -> None:
    """T9.1.1: one step of an engine, leaving a wall; a blocked one resets."""
    post, circled, sides = way_ahead(t, which, t.direction)
    for side in sides:
        raise_wall(t, circled, side)
    station(t, which, post)
    tell_walls(t, [EDGE[circled][side] for side in sides])
    if t.log is None:
        return
    if post < 0:
        t.tell("engine-reset", "T9.1.2", edge=EDGES[EDGE[circled][sides[-1]]].title, engine=which)
    else:
        t.tell("engine-step", "T9.1.1", edge=EDGES[POST_EDGE[post]].title, **driven(t, which))


def way_ahead(t: Defenders, which: int, turn: int) -> tuple[int, int, list[int]]:
    """T9.1.2: the post on the next edge of the hex that an engine circles (G6), or ON_CORE where it is blocked; then
    that hex, and those of its sides that get a wall.

    T9.1.3: on the border it does not stop; the whole way along it is one step.
    """
    engine = t.engines[which]
    rival = t.engines[1 - which]
    taken = POST_EDGE[rival] if rival >= 0 else -1
    if turn == RIGHT:
        circled, side = NEIGHBOUR[engine // 6][engine % 6], (engine % 6 + 3) % 6
    else:
        circled, side = engine // 6, engine % 6
    left_behind: list[int] = []
    while True:
        left_behind.append(side)
        side = (side + turn) % 6
        if t.walled[side] >> circled & 1 or EDGE[circled][side] == taken:
            return ON_CORE, circled, left_behind
        if NEIGHBOUR[circled][side] >= 0:
            break
    post = 6 * NEIGHBOUR[circled][side] + (side + 3) % 6 if turn == RIGHT else 6 * circled + side
    return post, circled, left_behind


def driven(t: Defenders, which: int) -> dict[str, int]:
    """For screens: which engine it was and where it faces now."""
    return {"engine": which, "facing": FACING[t.engines[which]]}


def deploy_engines(t: Defenders) -> None:
    """T9.1.4: engines on the core go out from the factory with the highest number that has a free ray."""
    for which in (0, 1):
        if t.engines[which] < 0:
            engine = free_ray(t)
            if engine >= 0:
                station(t, which, engine)
                if t.log is not None:
                    t.tell("engine-deployed", "T9.1.4", edge=EDGES[POST_EDGE[engine]].title, **driven(t, which))
            elif t.log is not None:
                t.tell("engine-waits", "T9.1.4")


def free_ray(t: Defenders) -> int:
    """The post that the next engine takes, or ON_CORE when no ray is free anywhere."""
    taken = [POST_EDGE[engine] for engine in t.engines if engine >= 0]
    boards = len(t.sites)
    for at in range(boards + 1):
        source = t.sites[at] if at < boards else CORE
        corner = t.arrows[FACTORY_BOARDS - 1 - at]
        for _ in SIX:
            engine = RAY[source][corner]
            if engine >= 0 and not t.walled[engine % 6] >> engine // 6 & 1 and POST_EDGE[engine] not in taken:
                return engine
            corner = (corner + t.direction) % 6
    return ON_CORE


# --- Továrny: factories and pollution (T9.2)


def factories(t: Defenders) -> None:
    build_or_spread(t, always_spread=False)


def factories_advanced(t: Defenders) -> None:
    build_or_spread(t, always_spread=True)


def build_or_spread(t: Defenders, always_spread: bool) -> None:
    """T9.2.2 build one factory, or T9.2.6 spread pollution; the advanced card spreads in any case."""
    h = next_site(t)
    if h >= 0:
        if len(t.sites) == MOST_FACTORIES:  # T9.2.3
            lose(t, "core", "E2")
            return
        put_factory(t, h)
        if t.result is not None:
            return
        add_mechs(t, CORE, 2)  # T9.2.5
        if t.log is not None:
            t.tell("core-mechs", "T9.2.5", count=t.mechs[CORE])
    if h < 0 or always_spread:
        spread_pollution(t)


def next_site(t: Defenders) -> int:
    """The enclosed hex that the radar hits first (T9.2.2), or -1."""
    enclosed = t.enclosed()
    if enclosed:
        for h in RADAR[t.direction][t.arrows[t.top_board()]]:
            if enclosed >> h & 1:
                return h
    return -1


def spread_pollution(t: Defenders) -> None:
    """T9.2.7: every unrewilded factory from the highest number down, the core last."""
    spread_from(t, (*t.sites, CORE))


def spread_from(t: Defenders, sources: tuple[int, ...]) -> None:
    """Each vent of each source in turn; the sources in the order of their boards, 5 first."""
    for at, source in enumerate(sources):
        if t.rewilded >> source & 1:
            continue
        for d in VENTS[t.arrows[FACTORY_BOARDS - 1 - at]]:
            target = vent_target(t, source, d)
            if target >= 0:
                pollute(t, target, source)
                if t.result is not None:
                    return


def vent_target(t: Defenders, source: int, d: int) -> int:
    """T9.2.7: the first hex in the vent's direction without a toxic site, or -1 beyond the border."""
    for h in LINE[source][d]:
        if t.pollution[h] != TOXIC:
            return h
    return -1


# --- Mechové: mechs (T9.3)


def mechs(t: Defenders) -> None:
    """T9.3.1 each engine deploys a hunter, T9.3.2 then the hunters pursue."""
    for engine in t.engines:
        if engine >= 0:
            h = t.front_hex(engine)
            add_mechs(t, h, 1)
            if t.log is not None:
                t.tell("hunter", "T9.3.1", hex=TITLE[h], edge=EDGES[POST_EDGE[engine]].title)
    for origin, h in pursuits(t):
        count = t.mechs[origin]
        t.mechs[origin] = 0
        t.mech_hexes &= ~(1 << origin)
        add_mechs(t, h, count)
        if t.log is not None:
            t.tell("pursuit", "T9.3.2", origin=TITLE[origin], hex=TITLE[h], count=count)


def pursuits(t: Defenders) -> list[tuple[int, int]]:
    """T9.3.2: which hunters run where. The active player is reached over two hexes, others over one.

    All is decided from one position: whoever stands with a leader stays, so no hunter runs from a hex that
    another one runs to.
    """
    leaders = mask([player.hex for player in t.players if player.hex >= 0])
    hunters = t.mech_hexes & t.habitat_hexes() & ~leaders
    found: list[tuple[int, int]] = []
    if not hunters:
        return found
    roads = t.hunter_roads()
    prey = t.players[t.active].hex
    if prey >= 0:
        near = reach(1 << prey, roads)
        near |= reach(near, roads)
        for origin in hexes_in(hunters & near):
            found.append((origin, prey))
        hunters &= ~near
    for p in t.after(t.active):
        prey = t.players[p].hex
        near = reach(1 << prey, roads)
        for origin in hexes_in(hunters & near):
            found.append((origin, prey))
        hunters &= ~near
    return found


def mechs_wound(t: Defenders) -> None:
    """T9.3.5: one wound for everybody who stands with a mech, clockwise from the active player."""
    for p in (t.active, *t.after(t.active)):
        h = t.players[p].hex
        if h >= 0 and t.mechs[h] and t.result is None:
            suffer(t, p, 1, "T9.3.5")


def mechs_advanced(t: Defenders) -> None:
    mechs(t)
    mechs_wound(t)


# --- Restart (T9.4)


def restart(t: Defenders) -> None:
    turn_direction(t)
    factories(t)


RESOLVED: Final[dict[int, Callable[[Defenders], None]]] = {
    ENGINES: engines,
    FACTORIES: factories,
    MECHS: mechs,
    RESTART: restart,
    ENGINES_ADV: engines_advanced,
    FACTORIES_ADV: factories_advanced,
    MECHS_ADV: mechs_advanced,
}
