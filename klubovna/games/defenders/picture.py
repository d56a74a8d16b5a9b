r"""The map as a small text picture, for scenarios, tests and bug reports: what is drawn can be read back.

    ...|f..|p.1|...      a hex has three places: habitat, pollution, mechs
     /   \ /   /         walls stand between hexes

Habitat: f forest, p plains, m marsh, h mountains; * the core; 5 to 1 a factory of that number; E to A the same rewilded
(E is 5). Pollution: 1, 2, or T for a toxic site. Mechs: their number. A dot means none. On the edges: | / \ a wall; a
digit: a wall breached by that player (0 is the first); ^ v an engine that faces up or down along its edge.
"""

from __future__ import annotations

from typing import Final

from klubovna.engine import Refused
from klubovna.games.defenders.board import (
    CORE,
    EDGES,
    HEXES,
    ON_CORE,
    POST_EDGE,
    RADIUS,
    axial,
    set_edge,
)
from klubovna.games.defenders.cards import FACTORY_BOARDS
from klubovna.games.defenders.state import TOXIC, Defenders

HABITAT_LETTERS: Final = "fpmh"
FACTORY_LETTERS: Final = "012345"
REWILDED_LETTERS: Final = ".ABCDE"
WALL_LETTERS: Final = "|/\\|/\\"  # by side
UP: Final = (0, 1, 5)  # an engine with R = L + D[d] faces up for these d (G5)
CORE_COLUMN: Final = 13
CORE_LINE: Final = 7
WIDTH: Final = 29
HEIGHT: Final = 15


def place_of(h: int) -> tuple[int, int]:
    """Line and column of the first sign of a hex."""
    q, r = axial(h)
    return 2 * (r + RADIUS) + 1, 4 * (q - max(-RADIUS, -RADIUS - r)) + 2 * abs(r) + 1


EDGE_OFFSET: Final = ((0, 3), (1, 2), (1, 0), (0, -1), (-1, 0), (-1, 2))  # from the first sign, by side


def place_of_edge(edge: int) -> tuple[int, int]:
    line, column = place_of(EDGES[edge].a)
    down, right = EDGE_OFFSET[EDGES[edge].side]
    return line + down, column + right


def draw(t: Defenders) -> str:
    """The map of a position."""
    lines = [[" "] * WIDTH for _ in range(HEIGHT)]
    for h in HEXES:
        line, column = place_of(h)
        lines[line][column] = ground_letter(t, h)
        lines[line][column + 1] = "T" if t.pollution[h] == TOXIC else str(t.pollution[h] or ".")
        lines[line][column + 2] = str(t.mechs[h] or ".")
    breached = dict(t.breaches)
    standing = {POST_EDGE[engine]: engine for engine in t.engines if engine >= 0}
    for edge, between in enumerate(EDGES):
        a, side = between.a, between.side
        line, column = place_of_edge(edge)
        if edge in breached:
            lines[line][column] = str(breached[edge])
        elif edge in standing:
            lines[line][column] = "^" if standing[edge] % 6 in UP else "v"
        elif t.walls[side] >> a & 1:
            lines[line][column] = WALL_LETTERS[side]
    return "\n".join("".join(line).rstrip() for line in lines)


def ground_letter(t: Defenders, h: int) -> str:
    if h == CORE:
        return "*"
    if h in t.sites:
        board = FACTORY_BOARDS - 1 - t.sites.index(h)
        return REWILDED_LETTERS[board] if t.rewilded >> h & 1 else FACTORY_LETTERS[board]
    return HABITAT_LETTERS[t.terrain[h]]


def read(t: Defenders, text: str) -> None:
    """Lay the map out as the picture shows it; a dot for a habitat leaves what is there."""
    signs = Signs(text)
    signs.refuse_strays()
    terrain = list(t.terrain)
    sites = [-1] * FACTORY_BOARDS
    t.rewilded = 0
    for h in HEXES:
        line, column = place_of(h)
        ground = signs.at(line, column)
        if ground in HABITAT_LETTERS:
            terrain[h] = HABITAT_LETTERS.index(ground)
        elif ground in FACTORY_LETTERS[1:]:
            sites[int(ground)] = h
        elif ground in REWILDED_LETTERS[1:]:
            sites[REWILDED_LETTERS.index(ground)] = h
            t.rewilded |= 1 << h
        elif ground not in ("*", "."):
            raise Refused(f"the picture has {ground!r} where a habitat, a factory or the core should be.")
        t.pollution[h] = amount(signs.at(line, column + 1), "12T")
        t.mechs[h] = amount(signs.at(line, column + 2), "123456789")
    t.terrain = tuple(terrain)
    t.sites = tuple([h for h in reversed(sites) if h >= 0])
    if sites[FACTORY_BOARDS - len(t.sites) :] != list(reversed(t.sites)):
        raise Refused("factories are built from number 5 down, without a gap.")
    read_edges(t, signs)


def read_edges(t: Defenders, signs: Signs) -> None:
    t.walls = [0] * 6
    t.breaches = ()
    engines: list[int] = []
    for edge, between in enumerate(EDGES):
        a, side, b = between.a, between.side, between.b
        sign = signs.at(*place_of_edge(edge))
        if sign in WALL_LETTERS or sign in "0123":  # a slash the wrong way is a wall all the same
            if not any([h == CORE or h in t.sites for h in (a, b)]):  # those edges have their walls printed (G4)
                set_edge(t.walls, a, side)
            if sign in "0123":
                t.breaches += ((edge, int(sign)),)
        elif sign in "^v":
            faces_up = sign == "^"
            engines.append(6 * a + side if (side in UP) == faces_up else 6 * b + (side + 3) % 6)
            if b < 0:
                raise Refused(f"an engine cannot stand on the border ({EDGES[edge].name}).")
        elif sign != ".":
            raise Refused(f"the picture has {sign!r} on the edge {EDGES[edge].name}.")
    if len(engines) > 2:
        raise Refused("there are two engines at most.")
    t.engines = [*engines, ON_CORE, ON_CORE][:2]


def amount(sign: str, signs: str) -> int:
    if sign == ".":
        return 0
    if sign not in signs:
        raise Refused(f"the picture has {sign!r} where one of {signs} or a dot should be.")
    return signs.index(sign) + 1


class Signs:
    """The signs of a picture by line and column, wherever the core was drawn."""

    def __init__(self, text: str) -> None:
        self.lines: list[str] = text.split("\n")
        self.down: int = -1
        self.right: int = 0
        for number, line in enumerate(self.lines):
            if "*" in line:
                self.down = number - CORE_LINE
                self.right = line.index("*") - CORE_COLUMN
                return
        raise Refused("a picture of the map shows the core as *.")

    def at(self, line: int, column: int) -> str:
        """The sign there; a blank counts as a dot."""
        line += self.down
        column += self.right
        if not 0 <= line < len(self.lines) or not 0 <= column < len(self.lines[line]):
            return "."
        sign = self.lines[line][column]
        return "." if sign == " " else sign

    def refuse_strays(self) -> None:
        """A sign beside its place would be overlooked; say so instead."""
        for number, line in enumerate(self.lines):
            for column, sign in enumerate(line):
                if sign != " " and (number - self.down, column - self.right) not in KNOWN_PLACES:
                    raise Refused(f"the picture has a stray {sign!r} in line {number + 1}, column {column + 1}.")


KNOWN_PLACES: Final = frozenset(
    [(place_of(h)[0], place_of(h)[1] + i) for h in HEXES for i in range(3)]
    + [place_of_edge(edge) for edge in range(len(EDGES))]
)
