"""The map: hexes, edges, rays and the radar, as tables made once (G1-G10).

A hex is a number: 8 * (r + 3) + (q + 3). So a set of hexes is one integer with a bit per hex, and a step in direction d
is a shift by STEP[d]. What lies on the edges is kept as six such sets, one per side of a hex: bit h of set d belongs to
side d of hex h, and to side d + 3 of its neighbour at the same time.
"""

from __future__ import annotations

from math import atan2, degrees, sqrt
from typing import Any, Final

RADIUS: Final = 3
DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # G2: clockwise from east
SIDES: Final = ("e", "se", "sw", "w", "nw", "ne")
ARROWS: Final = ("→", "↘", "↙", "←", "↖", "↗")
SIX: Final = (0, 1, 2, 3, 4, 5)
ROW: Final = 8  # numbers from one row to the next
STEP: Final = (1, ROW, ROW - 1, -1, -ROW, 1 - ROW)  # what a step in each direction adds to a hex number
SIZE: Final = 7 * ROW  # length of a list with one place per hex number

RIGHT: Final = 1  # machine direction: clockwise seen from above
LEFT: Final = -1


def on_map(q: int, r: int) -> bool:
    """G1: 37 hexes."""
    return max(abs(q), abs(r), abs(q + r)) <= RADIUS


def number(q: int, r: int) -> int:
    return ROW * (r + RADIUS) + q + RADIUS


def axial(h: int) -> tuple[int, int]:
    return h % ROW - RADIUS, h // ROW - RADIUS


def ring(h: int) -> int:
    q, r = axial(h)
    return max(abs(q), abs(r), abs(q + r))


CORE: Final = number(0, 0)
HEXES: Final = [number(q, r) for r in range(-3, 4) for q in range(-3, 4) if on_map(q, r)]  # row by row
LAND: Final = [h for h in HEXES if h != CORE]


def mask(hexes: list[int]) -> int:
    """The set of these hexes."""
    found = 0
    for h in hexes:
        found |= 1 << h
    return found


def hexes_in(hexes: int) -> list[int]:
    """The hexes of a set, row by row."""
    found: list[int] = []
    while hexes:
        low = hexes & -hexes
        found.append(low.bit_length() - 1)
        hexes ^= low
    return found


MAP: Final = mask(HEXES)
HABITABLE: Final = mask(LAND)
NOWHERE: Final = -1


def neighbour(h: int, d: int) -> int:
    q, r = axial(h)
    q += DIRECTIONS[d % 6][0]
    r += DIRECTIONS[d % 6][1]
    return number(q, r) if on_map(q, r) else NOWHERE


NEIGHBOUR: Final = [[neighbour(h, d) if 1 << h & MAP else NOWHERE for d in range(6)] for h in range(SIZE)]
BESIDE: Final = [mask([n for n in NEIGHBOUR[h] if n >= 0]) for h in range(SIZE)]  # all neighbours, the core too

# From where a leader or a hunter could go in each direction if nothing stood in the way (T6.1.1: not to the core)
GROUND: Final = tuple([mask([h for h in LAND if NEIGHBOUR[h][d] not in (NOWHERE, CORE)]) for d in range(6)])
INNER: Final = tuple([mask([h for h in HEXES if NEIGHBOUR[h][d] >= 0]) for d in range(6)])  # sides that are no border

# --- Names for people: rows a to g from the top, hexes 1 to 7 from the left; the core is d4


def hex_name(h: int) -> str:
    q, r = axial(h)
    return "abcdefg"[r + RADIUS] + str(q - max(-RADIUS, -RADIUS - r) + 1)


NAME: Final = [hex_name(h) if 1 << h & MAP else "" for h in range(SIZE)]
TITLE: Final = [name.upper() for name in NAME]
BY_NAME: Final = {NAME[h]: h for h in HEXES}

# --- Edges (G3)


class Edge:
    """One edge: side `side` of hex `a`, and side + 3 of hex `b` unless that is off the map."""

    def __init__(self, a: int, side: int, b: int) -> None:
        self.a: int = a
        self.side: int = side
        self.b: int = b
        self.border: bool = b < 0
        self.name: str = f"{NAME[a]}.{SIDES[side]}" if b < 0 else f"{NAME[a]}-{NAME[b]}"
        self.title: str = f"{TITLE[a]}{ARROWS[side]}" if b < 0 else f"{TITLE[a]}-{TITLE[b]}"


EDGES: Final = [
    Edge(h, d, NEIGHBOUR[h][d]) for h in HEXES for d in range(6) if NEIGHBOUR[h][d] < 0 or NEIGHBOUR[h][d] > h
]
EDGE: Final = [[-1] * 6 for _ in range(SIZE)]  # the edge on side d of hex h
for _at, _edge in enumerate(EDGES):
    EDGE[_edge.a][_edge.side] = _at
    if _edge.b >= 0:
        EDGE[_edge.b][(_edge.side + 3) % 6] = _at
EDGE_BY_NAME: Final = {edge.name: at for at, edge in enumerate(EDGES)}


def set_edge(sides: list[int], h: int, d: int) -> None:
    """Mark side d of hex h in six sets, from both of its hexes."""
    sides[d] |= 1 << h
    n = NEIGHBOUR[h][d]
    if n >= 0:
        sides[(d + 3) % 6] |= 1 << n


def clear_edge(sides: list[int], h: int, d: int) -> None:
    sides[d] &= ~(1 << h)
    n = NEIGHBOUR[h][d]
    if n >= 0:
        sides[(d + 3) % 6] &= ~(1 << n)


def edges_in(sides: list[int]) -> list[int]:
    """The marked edges, in the order of EDGES."""
    return [at for at, edge in enumerate(EDGES) if sides[edge.side] >> edge.a & 1]


# --- Engines (G5, G6): a post is 6 * L + d where the hex on the right is R = L + D[d]


def sides_of(edges: list[Any]) -> list[int]:
    """The inverse of edges_in."""
    sides = [0] * 6
    for edge in edges:
        set_edge(sides, EDGES[edge].a, EDGES[edge].side)
    return sides


# What is known of every hex, as a list without the numbers that are no hex.


def hex_list(by_number: list[int]) -> list[int]:
    return [by_number[h] for h in HEXES]


def by_hex(values: list[Any]) -> list[int]:
    by_number = [0] * SIZE
    for at, h in enumerate(HEXES):
        by_number[h] = int(values[at])
    return by_number


def land_list(by_number: tuple[int, ...]) -> list[int]:
    return [by_number[h] for h in LAND]


def by_land(values: list[Any]) -> tuple[int, ...]:
    by_number = [-1] * SIZE
    for at, h in enumerate(LAND):
        by_number[h] = int(values[at])
    return tuple(by_number)


ON_CORE: Final = -1


def post(left: int, right: int) -> int:
    """The post of an engine with these hexes on its left and right."""
    return 6 * left + NEIGHBOUR[left].index(right)


def left_of(engine: int) -> int:
    return engine // 6


def right_of(engine: int) -> int:
    return NEIGHBOUR[engine // 6][engine % 6]


POSTS: Final = [6 * h + d for h in HEXES for d in range(6) if NEIGHBOUR[h][d] >= 0]
FRONT: Final = [NOWHERE] * (6 * SIZE)
POST_EDGE: Final = [-1] * (6 * SIZE)
FACING: Final = [0] * (6 * SIZE)  # degrees, clockwise from east (G5)
for _post in POSTS:
    FRONT[_post] = NEIGHBOUR[_post // 6][(_post % 6 - 1) % 6]
    POST_EDGE[_post] = EDGE[_post // 6][_post % 6]
    FACING[_post] = (60 * (_post % 6) - 90) % 360


def ray(h: int, k: int) -> int:
    """G7: the post of an engine that leaves corner k of a hex straight outwards, or NOWHERE."""
    left = NEIGHBOUR[h][k % 6]
    right = NEIGHBOUR[h][(k + 1) % 6]
    return NOWHERE if left < 0 or right < 0 else post(left, right)


RAY: Final = [[ray(h, k) if 1 << h & MAP else NOWHERE for k in range(6)] for h in range(SIZE)]


def line(h: int, d: int) -> list[int]:
    """The hexes that a vent on side d can reach, nearest first (T9.2.7)."""
    found: list[int] = []
    h = NEIGHBOUR[h][d]
    while h >= 0:
        found.append(h)
        h = NEIGHBOUR[h][d]
    return found


LINE: Final = [[line(h, d) if 1 << h & MAP else [] for d in range(6)] for h in range(SIZE)]
VENTS: Final = [[(a + 1) % 6, (a + 3) % 6, (a + 5) % 6] for a in range(6)]  # G8: clockwise from the arrow

# --- The radar (G9)


def swept(q: int, r: int, arrow: int, direction: int) -> float:
    """Degrees that the radar turns before it meets this point."""
    theta = degrees(atan2(1.5 * r, sqrt(3) * (q + r / 2)))
    angle = round((theta - (30 + 60 * arrow)) * direction % 360, 6)
    return 0.0 if angle >= 360 else angle


def radar_key(q: int, r: int, arrow: int, direction: int) -> tuple[float, int]:
    return swept(q, r, arrow, direction), q * q + q * r + r * r


def radar_over_hexes(arrow: int, direction: int) -> list[int]:
    return sorted(LAND, key=lambda h: radar_key(*axial(h), arrow, direction))


def radar_over_posts(arrow: int, direction: int) -> list[int]:
    """For every post its place in the order in which the radar meets the middles of the edges."""
    ranks = [-1] * (6 * SIZE)
    keys = {p: radar_key(*middle(p), arrow, direction) for p in POSTS}
    order = sorted(set(keys.values()))
    for p in POSTS:
        ranks[p] = order.index(keys[p])
    return ranks


def middle(engine: int) -> tuple[int, int]:
    """Twice the middle of the edge an engine stands on."""
    left, right = axial(left_of(engine)), axial(right_of(engine))
    return left[0] + right[0], left[1] + right[1]


# by machine direction (RIGHT is index 1, LEFT is index -1) and arrow
NO_RADAR: Final[list[list[int]]] = []
RADAR: Final = (
    NO_RADAR,
    [radar_over_hexes(a, RIGHT) for a in range(6)],
    [radar_over_hexes(a, LEFT) for a in range(6)],
)
ENGINE_RADAR: Final = (
    NO_RADAR,
    [radar_over_posts(a, RIGHT) for a in range(6)],
    [radar_over_posts(a, LEFT) for a in range(6)],
)

# --- The rim and the places of the habitat boards (G10, 2.3)

RIM: Final = [
    number(q, r)
    for q, r in (
        (3, 0), (2, 1), (1, 2), (0, 3), (-1, 3), (-2, 3), (-3, 3), (-3, 2), (-3, 1),
        (-3, 0), (-2, -1), (-1, -2), (0, -3), (1, -3), (2, -3), (3, -3), (3, -2), (3, -1),
    )
]  # fmt: skip
RIM_MASK: Final = mask(RIM)
SECOND_RING: Final = mask([h for h in HEXES if ring(h) == 2])
MECH_SYMBOLS: Final = [RIM[3 * k + 1] for k in range(6)]
POLLUTION_SYMBOLS: Final = [RIM[3 * k + 2] for k in range(6)]

PLACES: Final = [
    [number(q, r) for q, r in place]
    for place in (
        ((-3, 0), (-2, 0), (-3, 1)),
        ((-3, 2), (-2, 2), (-3, 3)),
        ((-2, -1), (-1, -1), (-1, -2)),
        ((-2, 1), (-1, 1), (-1, 0)),
        ((-2, 3), (-1, 3), (-1, 2)),
        ((0, -3), (1, -3), (0, -2)),
        ((0, -1), (1, -1), (1, -2)),
        ((0, 1), (1, 1), (1, 0)),
        ((0, 2), (1, 2), (0, 3)),
        ((2, -3), (3, -3), (2, -2)),
        ((2, -1), (3, -1), (3, -2)),
        ((2, 0), (3, 0), (2, 1)),
    )
]

# --- Walking over sets of hexes


def reach(hexes: int, roads: tuple[int, ...]) -> int:
    """All hexes one step away; roads are six sets: from where one can go in each direction."""
    return (
        (hexes & roads[0]) << 1
        | (hexes & roads[1]) << 8
        | (hexes & roads[2]) << 7
        | (hexes & roads[3]) >> 1
        | (hexes & roads[4]) >> 8
        | (hexes & roads[5]) >> 7
    )


def flood(hexes: int, through: int, roads: tuple[int, ...]) -> int:
    """Everything connected with these hexes by steps that end in `through`."""
    while True:
        grown = hexes | reach(hexes, roads) & through
        if grown == hexes:
            return hexes
        hexes = grown


def around(hexes: int) -> int:
    """All hexes beside these, whatever stands between (the core counts)."""
    return reach(hexes, INNER)
