"""The map, by drawn positions and by arithmetic against the definitions of the specification (G1-G10)."""

from __future__ import annotations

from math import atan2, degrees, sqrt

from klubovna.games.defenders import board
from klubovna.games.defenders.board import (
    BY_NAME,
    CORE,
    DIRECTIONS,
    EDGE,
    EDGE_BY_NAME,
    EDGES,
    HEXES,
    LAND,
    LEFT,
    NAME,
    NEIGHBOUR,
    PLACES,
    POSTS,
    RADAR,
    RAY,
    RIGHT,
    RIM,
    axial,
    number,
    post,
)
from klubovna.games.defenders.machines import step_engine
from klubovna.games.defenders.picture import read
from tests.games.defenders.table import BARE, picture, same_picture, state, table
from tests.kit import rules


def plus(h: int, *directions: int) -> tuple[int, int]:
    q, r = axial(h)
    for d in directions:
        q, r = q + DIRECTIONS[d % 6][0], r + DIRECTIONS[d % 6][1]
    return q, r


def test_G1_thirty_seven_hexes_around_the_core() -> None:
    assert len(HEXES) == 37 and len(LAND) == 36
    assert axial(CORE) == (0, 0)
    rings = [board.ring(h) for h in HEXES]
    assert [rings.count(ring) for ring in range(4)] == [1, 6, 12, 18]
    assert sorted(axial(h) for h in HEXES) == sorted(
        (q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3
    )


def test_G2_directions_run_clockwise_from_east() -> None:
    angles = []
    for q, r in DIRECTIONS:
        angles.append(round(degrees(atan2(1.5 * r, sqrt(3) * (q + r / 2)))) % 360)
    assert angles == [0, 60, 120, 180, 240, 300]
    for h in HEXES:
        for d in range(6):
            q, r = plus(h, d)
            assert NEIGHBOUR[h][d] == (number(q, r) if board.on_map(q, r) else -1)
            assert NEIGHBOUR[h][d] < 0 or NEIGHBOUR[h][d] - h == board.STEP[d]


def test_G3_ninety_inner_edges_and_forty_two_on_the_border() -> None:
    inner = [edge for edge in EDGES if not edge.border]
    assert len(inner) == 90 and len(EDGES) - len(inner) == 42
    assert len([edge for edge in inner if CORE in (edge.a, edge.b)]) == 6
    for h in HEXES:
        for d in range(6):
            if NEIGHBOUR[h][d] >= 0:
                assert EDGE[h][d] == EDGE[NEIGHBOUR[h][d]][(d + 3) % 6], "one object for both hexes"


@rules("J33")
def test_names_of_hexes_and_edges() -> None:
    assert NAME[CORE] == "d4"
    assert NAME[number(0, -3)] == "a1" and NAME[number(3, -3)] == "a4"
    assert NAME[number(-3, 3)] == "g1" and NAME[number(-3, 0)] == "d1" and NAME[number(3, 0)] == "d7"
    assert EDGES[EDGE[BY_NAME["c3"]][0]].name == "c3-c4"
    assert EDGES[EDGE[BY_NAME["a1"]][4]].name == "a1.nw"
    assert EDGES[EDGE[BY_NAME["a1"]][4]].title == "A1↖", "no language of its own"
    assert len(set(EDGE_BY_NAME)) == len(EDGES) == len({edge.title for edge in EDGES})


@rules("G4", "J3")
def test_edges_of_core_and_factories_are_walled() -> None:
    match = table(
        map="""
                 f.. p.. m.. h..

               p.. f.. m.. h.. f..

             m.. h.. p.. f.. m.. p..

           h.. f.. m.. *.. p.. E.. f..

             p.. m.. f.. h.. m.. p..

               f.. h.. p.. 4.. h..

                 m.. p.. h.. f..
        """
    )
    t = state(match)
    assert t.walls == [0] * 6
    walled = {EDGES[at].name for at in range(len(EDGES)) if t.walled[EDGES[at].side] >> EDGES[at].a & 1}
    assert walled == {
        *("d3-d4", "d4-d5", "c3-d4", "c4-d4", "d4-e3", "d4-e4"),
        *("d5-d6", "d6-d7", "c5-d6", "c6-d6", "d6-e5", "d6-e6"),
        *("f3-f4", "f4-f5", "e4-f4", "e5-f4", "f4-g3", "f4-g4"),
    }


def test_G5_front_and_back_of_an_engine() -> None:
    for engine in POSTS:
        left, d = engine // 6, engine % 6
        right = NEIGHBOUR[left][d]
        assert board.left_of(engine) == left and board.right_of(engine) == right
        q, r = plus(left, d - 1)
        assert plus(right, d - 2) == (q, r)
        assert board.FRONT[engine] == (number(q, r) if board.on_map(q, r) else -1)
        assert board.FACING[engine] == (60 * d - 90) % 360
    up = post(BY_NAME["c3"], BY_NAME["c4"])  # c3 on its left: it faces up, with b3 in front
    assert board.FACING[up] == 270 and NAME[board.FRONT[up]] == "b3"


def test_G6_a_step_circles_the_hex_on_its_right_or_left() -> None:
    t = state(table())
    for engine in POSTS:
        left, d = engine // 6, engine % 6
        right, front = NEIGHBOUR[left][d], board.FRONT[engine]
        if front < 0 or CORE in (left, right, front):
            continue
        for direction, expected in ((RIGHT, (front, right)), (LEFT, (left, front))):
            twin = t.copy()
            twin.direction = direction
            twin.engines = [engine, -1]
            step_engine(twin, 0)
            assert twin.engines[0] == post(*expected)


def test_G7_rays_leave_the_corners_straight_outwards() -> None:
    for h in HEXES:
        for k in range(6):
            first, second = plus(h, k), plus(h, k + 1)
            both = board.on_map(*first) and board.on_map(*second)
            assert (RAY[h][k] >= 0) == both
            if both:
                assert board.left_of(RAY[h][k]) == number(*first) and board.right_of(RAY[h][k]) == number(*second)
                back = plus(board.left_of(RAY[h][k]), RAY[h][k] % 6 + 1)  # G5: B = L + D[d+1]
                assert back == axial(h), "an engine there stands with its back to the hex"
                assert board.FRONT[RAY[h][k]] != h, "and faces away from it"


def test_G8_vents_lie_on_every_other_side_after_the_arrow() -> None:
    assert board.VENTS == [[1, 3, 5], [2, 4, 0], [3, 5, 1], [4, 0, 2], [5, 1, 3], [0, 2, 4]]


@rules("G9", "J10")
def test_the_radar_sweeps_from_the_arrow_and_meets_nearer_hexes_first() -> None:
    # the corner 0 of the core points south-east between d5 and e4: exactly over e5, then g4's corner
    names = [NAME[h] for h in RADAR[RIGHT][0]]
    assert names[0] == "e5", "a hex exactly on the line is met at once"
    assert names.index("e4") < names.index("f4") < names.index("g4"), "on one line the nearer one comes first"
    assert names[-1] == "e6", "what lies just before the arrow comes last"
    names = [NAME[h] for h in RADAR[LEFT][0]]
    assert names[0] == "e5" and names[1] == "e6" and names[-1] == "f5"
    assert names.index("d5") < names.index("d6") < names.index("d7") < names.index("c6")


@rules("G9")
def test_the_radar_order_follows_the_formula() -> None:
    for direction in (RIGHT, LEFT):
        for arrow in range(6):
            order = RADAR[direction][arrow]
            assert sorted(order) == sorted(LAND)
            keys = []
            for h in order:
                q, r = axial(h)
                theta = degrees(atan2(1.5 * r, sqrt(3) * (q + r / 2)))
                angle = (theta - (30 + 60 * arrow)) * direction % 360
                keys.append((0.0 if angle > 359.999 else round(angle, 6), q * q + q * r + r * r))
            assert keys == sorted(keys) and len(set(keys)) == len(keys)


def test_G10_the_rim_runs_clockwise_from_the_east_corner() -> None:
    names = [NAME[h] for h in RIM]
    assert names[::3] == ["d7", "g4", "g1", "d1", "a1", "a4"], "every third one is a corner"
    assert names[:5] == ["d7", "e6", "f5", "g4", "g3"]
    assert [NAME[h] for h in board.MECH_SYMBOLS] == ["e6", "g3", "f1", "c1", "a2", "b5"]
    assert [NAME[h] for h in board.POLLUTION_SYMBOLS] == ["f5", "g2", "e1", "b1", "a3", "c6"]
    for at in range(18):
        assert RIM[(at + 1) % 18] in NEIGHBOUR[RIM[at]]


def test_the_places_of_the_boards_cover_the_map() -> None:
    assert sorted(h for place in PLACES for h in place) == sorted(LAND)
    for first, second, third in PLACES:
        assert second in NEIGHBOUR[first] and third in NEIGHBOUR[first] and third in NEIGHBOUR[second]


def test_a_picture_can_be_read_back() -> None:
    drawn = r"""
                 f.. p1. m.. h..
                   /
               p2. f.. mT. h.. f.1
                     0
             m.. h.. p..^f.. m..|p..
                   / \       /
           h.. f..|m.3 *.2 p.. 5T2 f..
                   \
            |p.. m.. f..vh.. m.. p..

               f.. h.. p.. D.. h..
                           1
                 m.. p.. h.. f..|
                             \
    """
    match = table(map=drawn)
    again = table()
    read(state(again), picture(match))
    state(again).derive()
    assert picture(again) == picture(match)
    t = state(match)
    assert t.engines[0] >= 0 and t.engines[1] >= 0 and len(t.breaches) == 2
    assert t.mechs[BY_NAME["d3"]] == 3 and t.toxic_left == 4
    assert NAME[t.sites[0]] == "d6" and NAME[t.sites[1]] == "f4" and t.rewilded == 1 << t.sites[1]
    same_picture(table(map=BARE), BARE)
