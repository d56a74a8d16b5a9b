"""Machine cards on drawn positions (T9)."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna.engine import Match
from klubovna.games.defenders import cards as c
from klubovna.games.defenders.board import BY_NAME, CORE, EDGES, NAME, POST_EDGE, hexes_in
from klubovna.games.defenders.machines import draw_machine_card, free_ray, resolve, step_engine
from klubovna.games.defenders.state import TOXIC
from tests.games.defenders.table import BARE, acting, keys, kinds, play, player, same_picture, state
from tests.kit import cards, rules


def after(card: int, map: str = BARE, **given: Any) -> Match:
    """A position after one machine card, in the turn of player 0."""
    match = acting(map=map, **given)
    resolve(state(match), card)
    match.game.check(match.run.state)
    return match


def engines(match: Match) -> list[str]:
    return ["core" if engine < 0 else EDGES[POST_EDGE[engine]].name for engine in state(match).engines]


def mechs(match: Match) -> dict[str, int]:
    t = state(match)
    return {NAME[h]: t.mechs[h] for h in hexes_in(t.mech_hexes)}


def dirt(match: Match) -> dict[str, int]:
    t = state(match)
    return {name: t.pollution[h] for name, h in BY_NAME.items() if t.pollution[h]}


# --- Engines


@rules("T9.1", "T9.1.1", "G6")
@cards("engines")
def test_both_engines_make_two_steps_around_the_hex_on_their_right() -> None:
    match = after(
        c.ENGINES,
        r"""
                 f.. p.. m.. h..

               p.. f.. m.. h.. f..

             m.. h.. p..^f.. m.. p..

           h.. f.. m.. *.. p.. h.. f..

             p.. m.. f..vh.. m.. p..

               f.. h.. p.. f.. h..

                 m.. p.. h.. f..
        """,
    )
    same_picture(
        match,
        r"""
                 f.. p.. m.. h..

               p.. f.. m.. h.. f..
                         / v
             m.. h.. p..|f.. m.. p..

           h.. f.. m.. *.. p.. h.. f..

             p.. m.. f..|h.. m.. p..
                     ^ /
               f.. h.. p.. f.. h..

                 m.. p.. h.. f..
        """,
    )


@rules("T9.1.1")
def test_left_they_circle_the_hex_on_their_left() -> None:
    match = after(
        c.ENGINES,
        r"""
                 f.. p.. m.. h..

               p.. f.. m.. h.. f..

             m.. h.. p..^f.. m.. p..

           h.. f.. m.. *.. p.. h.. f..

             p.. m.. f.. h.. m.. p..

               f.. h.. p.. f.. h..

                 m.. p.. h.. f..
        """,
        direction="left",
        arrows=[0, 0, 0, 0, 0, 0],
    )
    # c3 is circled: over its NE edge to its NW edge; the other engine comes out of the core at the arrow
    assert engines(match) == ["b2-c3", "d5-e4"]
    t = state(match)
    assert NAME[t.engines[0] // 6] == "c3", "it keeps c3 on its left"
    walls = {EDGES[at].name for at in range(len(EDGES)) if t.walls[EDGES[at].side] >> EDGES[at].a & 1}
    assert walls == {"c3-c4", "b3-c3"}


@rules("T9.1.1", "J10")
@pytest.mark.parametrize(("arrow", "blocked"), [(3, "D2-D3"), (0, "C2-C3")])
def test_the_engine_that_the_radar_meets_first_goes_first(arrow: int, blocked: str) -> None:
    """Both engines want the edge c2-d3; whoever is first takes it, the other is blocked."""
    match = after(
        c.ENGINES,
        r"""
                 f.. p.. m.. h..

               p.. f.. m.. h.. f..

             m.. h..vp.. f.. m.. p..

           h.. f..^m.. *.. p.. h.. f..

             p.. m.. f.. h.. m.. p..

               f.. h.. p.. f.. h..

                 m.. p.. h.. f..
        """,
        arrows=[0, 0, 0, 0, 0, arrow],
    )
    resets = [event.args["edge"] for event in match.events if event.kind == "engine-reset"]
    assert resets[0] == blocked


@rules("T9.1.2")
def test_a_walled_edge_ahead_resets_the_engine() -> None:
    match = after(
        c.ENGINES,
        r"""
                 f.. p.. m.. h..

               p.. f.. m.. h.. f..
                           /
             m.. h.. p..^f.. m.. p..

           h.. f.. m.. *.. p.. h.. f..

             p.. m.. f.. h.. m.. p..

               f.. h.. p.. f.. h..

                 m.. p.. h.. f..
        """,
        arrows=[0, 0, 0, 0, 0, 2],
    )
    # one step to c4's NW edge, then its NE edge is walled: a wall where it stood, and back to the core;
    # both engines are then deployed from the core: corner 2 is d3-e3, the next one right is c3-d3
    assert engines(match) == ["d3-e3", "c3-d3"]
    t = state(match)
    walls = {EDGES[at].name for at in range(len(EDGES)) if t.walls[EDGES[at].side] >> EDGES[at].a & 1}
    assert walls == {"c3-c4", "b3-c4", "b4-c4"}


@rules("T9.1.2")
def test_the_other_engine_ahead_resets_it_too() -> None:
    drawn = r"""
                 f.. p.. m.. h..

               p.. f.. m.. h.. f..
                         v
             m.. h.. p..^f.. m.. p..

           h.. f.. m.. *.. p.. h.. f..

             p.. m.. f.. h.. m.. p..

               f.. h.. p.. f.. h..

                 m.. p.. h.. f..
    """
    match = acting(map=drawn, arrows=[0, 0, 0, 0, 0, 3])
    t = state(match)
    which = [EDGES[POST_EDGE[engine]].name for engine in t.engines].index("c3-c4")
    step_engine(t, which)
    assert t.engines[which] < 0, "b3-c4 is taken"
    assert "engine-reset" in kinds(match)


@rules("T9.1.3")
def test_along_the_border_it_runs_on_in_one_step() -> None:
    """As in the rulebook's example: three walls, one step."""
    match = acting(
        map=r"""
                 f.. p..^m.. h..

               p.. f.. m.. h.. f..

             m.. h.. p.. f.. m.. p..

           h.. f.. m.. *.. p.. h.. f..

             p.. m.. f.. h.. m.. p..

               f.. h.. p.. f.. h..

                 m.. p.. h.. f..
        """,
        direction="left",
    )
    t = state(match)
    which = 0 if t.engines[0] >= 0 else 1
    step_engine(t, which)
    same_picture(
        match,
        r"""
                     / \
                 f..vp..|m.. h..

               p.. f.. m.. h.. f..

             m.. h.. p.. f.. m.. p..

           h.. f.. m.. *.. p.. h.. f..

             p.. m.. f.. h.. m.. p..

               f.. h.. p.. f.. h..

                 m.. p.. h.. f..
        """,
    )


@rules("T9.1.3")
def test_it_can_reset_on_the_border() -> None:
    match = acting(
        map=r"""
                     /
                 f.. p..^m.. h..

               p.. f.. m.. h.. f..

             m.. h.. p.. f.. m.. p..

           h.. f.. m.. *.. p.. h.. f..

             p.. m.. f.. h.. m.. p..

               f.. h.. p.. f.. h..

                 m.. p.. h.. f..
        """,
        direction="left",
    )
    t = state(match)
    step_engine(t, 0 if t.engines[0] >= 0 else 1)
    same_picture(
        match,
        r"""
                     / \
                 f.. p..|m.. h..

               p.. f.. m.. h.. f..

             m.. h.. p.. f.. m.. p..

           h.. f.. m.. *.. p.. h.. f..

             p.. m.. f.. h.. m.. p..

               f.. h.. p.. f.. h..

                 m.. p.. h.. f..
        """,
    )


FACTORIES = r"""
                 f.. p.. m.. h..

               p.. f.. m.. h.. f..

             m.. h.. p.. f.. m.. p..

           h.. f.. m.. *.. p.. h.. f..

             p.. m.. f.. h.. m.. p..

               f.. E.. p.. 4.. h..

                 m.. p.. h.. f..
"""


@rules("T9.1.4", "G7")
def test_engines_come_out_of_the_oldest_factory_also_when_it_is_rewilded() -> None:
    """Board 5 on f2 points at corner 5 (north): ray e2-e3, then right: corner 0 is f3-g2's side."""
    match = after(c.ENGINES, FACTORIES, arrows=[0, 0, 0, 0, 0, 4])
    # corner 4 of f2 is up: between e2 and e3; the next corner to the right is 5: between e3 and f3
    assert engines(match) == ["e2-e3", "e3-f3"]
    match = after(c.ENGINES, FACTORIES, arrows=[0, 0, 0, 0, 0, 4], direction="left")
    assert engines(match) == ["e2-e3", "e2-f1"]


@rules("T9.1.4")
def test_without_a_free_ray_the_next_factory_serves_and_the_core_last() -> None:
    walls_around_f2 = r"""
                 f.. p.. m.. h..

               p.. f.. m.. h.. f..

             m.. h.. p.. f.. m.. p..

           h.. f.. m.. *.. p.. h.. f..

             p.. m..|f.. h.. m.. p..
                 \     /
               f.. E.. p.. 4.. h..
                 /     \
                 m..|p.. h.. f..
    """
    t = state(acting(map=walls_around_f2, arrows=[0, 0, 0, 0, 4, 4]))
    assert EDGES[POST_EDGE[free_ray(t)]].name == "e4-e5", "the arrow of the factory on f4 points up"
    rewilded_only = walls_around_f2.replace(" 4..", " f..")
    t = state(acting(map=rewilded_only, arrows=[0, 0, 0, 0, 4, 4]))
    assert EDGES[POST_EDGE[free_ray(t)]].name == "c3-c4", "then the top board of the core"


@rules("T9.1.4")
def test_with_no_free_ray_at_all_the_engine_waits_on_the_core() -> None:
    ringed = r"""
                 f.. p.. m.. h..

               p.. f.. m.. h.. f..

             m.. h.. p..|f.. m.. p..
                     \     /
           h.. f.. m.. *.. p.. h.. f..
                     /     \
             p.. m.. f..|h.. m.. p..

               f.. h.. p.. f.. h..

                 m.. p.. h.. f..
    """
    match = after(c.ENGINES, ringed)
    assert engines(match) == ["core", "core"]
    assert kinds(match).count("engine-waits") == 2


@rules("T9.1.5", "J10")
@cards("engines_adv")
def test_advanced_engines_move_three_and_two_steps() -> None:
    drawn = r"""
                 f.. p.. m.. h..

               p.. f.. m.. h.. f..

             m.. h.. p..^f.. m.. p..

           h.. f.. m.. *.. p.. h.. f..

             p.. m.. f..vh.. m.. p..

               f.. h.. p.. f.. h..

                 m.. p.. h.. f..
    """
    # corner 3 lies north-west: turning right the radar meets c3-c4 before e3-e4
    match = after(c.ENGINES_ADV, drawn, arrows=[0, 0, 0, 0, 0, 3])
    assert sorted(engines(match)) == ["c4-c5", "e3-f2"], "three steps around c4, two around e3"
    match = after(c.ENGINES_ADV, drawn, arrows=[0, 0, 0, 0, 0, 0])
    assert sorted(engines(match)) == ["b4-c4", "e2-e3"], "two steps around c4, three around e3"
    alone = drawn.replace("f..vh..", "f.. h..")
    assert "c4-c5" in engines(after(c.ENGINES_ADV, alone, arrows=[0, 0, 0, 0, 0, 0])), "a single engine makes three"


@rules("T9.00")
def test_players_have_no_means_against_engines_and_walls() -> None:
    match = acting(map=BARE.replace("p.. f.. m.. p..", "p..^f..|m.. p.."), at=["c4", "c6"], items=["map food", ""])
    verbs = {key.partition(":")[0] for key in keys(match)}
    assert verbs <= {"move", "regroup", "map", "food", "take", "hint", "end", "breach"}
    before = list(state(match).engines)
    play(match, "0: breach:c4-d4")
    assert state(match).engines == before and state(match).walled[2] >> BY_NAME["c4"] & 1


# --- Factories


ENCLOSED = r"""
                 f.. p.. m.. h..

               p.. f.. m.. h.. f..
                         / \
             m.. h.. p..|f1.|m.. p..
                           /
           h.. f.. m.. *12 p.. h.. f..

             p.. m.. f.. h.. m.. p..

               f.. h.. p.. f.. h..

                 m.. p.. h.. f..
"""


@rules("T9.2", "T9.2.1", "T9.2.2", "T9.2.4", "T9.2.5", "J3", "J21", "E5")
@cards("factories")
def test_the_core_wall_counts_and_the_board_moves_with_all_that_is_on_it() -> None:
    match = after(c.FACTORIES, ENCLOSED, at=["c4", "c6"], arrows=[0, 0, 0, 0, 3, 1])
    t = state(match)
    assert [NAME[h] for h in t.sites] == ["c4"]
    same_picture(
        match,
        r"""
                 f.. p.. m.. h..

               p.. f.. m.. h.. f..

             m.. h.. p.. 522 m.. p..

           h.. f.. m.. *.2 p.. h.. f..

             p.. m.. f.. h.. m.. p..

               f.. h.. p.. f.. h..

                 m.. p.. h.. f..
        """,
    )
    assert t.arrows[5] == 1 and t.top_board() == 4, "the arrow keeps its direction"
    assert player(match).hex == BY_NAME["c4"], "a leader stays"
    assert kinds(match)[-2:] == ["factory", "core-mechs"], "nothing spreads on this card"


@rules("T9.2.1")
@pytest.mark.parametrize("missing", ["p..|f1.", "f1.|m.."])
def test_engines_and_open_edges_do_not_enclose(missing: str) -> None:
    gap = missing.replace("|", " ")
    assert not state(acting(map=ENCLOSED.replace(missing, gap))).enclosed()
    with_engine = missing.replace("|", "^")
    assert not state(acting(map=ENCLOSED.replace(missing, with_engine))).enclosed()


@rules("T9.2.1", "T9.2.4", "J17")
def test_breached_walls_enclose_and_the_breach_stays_on_the_factory() -> None:
    match = after(c.FACTORIES, ENCLOSED.replace("p..|f1.", "p..1f1."))
    t = state(match)
    assert [NAME[h] for h in t.sites] == ["c4"]
    assert [(EDGES[edge].name, p) for edge, p in t.breaches] == [("c3-c4", 1)]
    assert t.breached[0] >> BY_NAME["c3"] & 1


@rules("T9.2.1")
def test_the_bare_border_does_not_enclose_but_a_wall_there_does() -> None:
    corner = r"""
                 f..|p.. m.. h..
                 \ /
               p.. f.. m.. h.. f..

             m.. h.. p.. f.. m.. p..

           h.. f.. m.. *.. p.. h.. f..

             p.. m.. f.. h.. m.. p..

               f.. h.. p.. f.. h..

                 m.. p.. h.. f..
    """
    assert not state(acting(map=corner)).enclosed()
    walled = corner.replace("                 f..|p..", "                 / \\\n                |f..|p..")
    assert [NAME[h] for h in hexes_in(state(acting(map=walled)).enclosed())] == ["a1"]


@rules("T9.2.2", "G9", "J10")
@pytest.mark.parametrize(
    ("direction", "arrow", "built"), [("right", 4, "c4"), ("left", 4, "d3"), ("right", 2, "d3"), ("left", 0, "c4")]
)
def test_of_several_enclosed_hexes_the_radar_picks_one(direction: str, arrow: int, built: str) -> None:
    two = r"""
                 f.. p.. m.. h..

               p.. f.. m.. h.. f..
                         / \
             m.. h.. p..|f..|m.. p..
                   / \     /
           h.. f..|m.. *.. p.. h.. f..
                   \ /
             p.. m.. f.. h.. m.. p..

               f.. h.. p.. f.. h..

                 m.. p.. h.. f..
    """
    match = after(c.FACTORIES, two, direction=direction, arrows=[0, 0, 0, 0, 0, arrow])
    assert [NAME[h] for h in state(match).sites] == [built]


FIVE = r"""
                 f.. p.. m.. h..

               p.. f.. m.. h.. f..
                         / \
             m.. h.. p..|f..|m.. p..
                           /
           A.. f.. m.. *.. p.. h.. f..

             p.. m.. f.. h.. m.. B..

               C.. h.. p.. f.. h..

                 m.. E.. h.. D..
"""


@rules("T9.2.3", "E2")
def test_a_sixth_factory_loses_the_game() -> None:
    match = after(c.FACTORIES, FIVE)
    result = state(match).result
    assert result is not None and result.cause == "core" and result.winners == []


@rules("T9.2.4", "T9.2.8")
@pytest.mark.parametrize(
    ("core", "there", "found", "ring"),
    [
        ("1", "1", 2, 6),
        ("2", "1", TOXIC, 5),
        ("2", "2", TOXIC, 5),
        ("T", "2", TOXIC, 5),
        ("2", "T", TOXIC, 5),
        ("T", "T", TOXIC, 5),
    ],
)
def test_pollution_of_core_and_hex_is_put_together(core: str, there: str, found: int, ring: int) -> None:
    match = after(c.FACTORIES, ENCLOSED.replace("*12", f"*{core}2").replace("f1.", f"f{there}."))
    t = state(match)
    assert t.pollution[BY_NAME["c4"]] == found and t.toxic_left == ring
    assert t.pollution[CORE] == 0


@rules("T9.2.6", "T9.2.7", "G8", "J21")
def test_without_an_enclosed_hex_pollution_spreads_from_factories_and_core() -> None:
    drawn = r"""
                 f.. p.. m.. h..

               p.. f.. m.. h.. f..

             m.. h.. p.. f.. m.. p..

           h.. f.. m.. *.. 4.. h.. f..

             p.. m.. f.. h.. m.. p..

               f.. h.. p.. E.. h..

                 m.. p.. h.. f..
    """
    match = after(c.FACTORIES, drawn, arrows=[0, 0, 0, 1, 5, 0])
    # the factory on d5 with arrow 5 has vents on its sides 0, 2, 4: d6, e4, c4; the core (board 3, arrow 1) on its
    # sides 2, 4, 0: e3, c3 and d5; the rewilded one on f4 has none
    assert dirt(match) == {"d6": 1, "e4": 1, "c4": 1, "e3": 1, "c3": 1, "d5": 1}
    match = after(c.FACTORIES, drawn, arrows=[0, 0, 0, 1, 2, 0])
    assert dirt(match)["d4"] == 1, "a vent on side 3 of d5 points at the core"


@rules("T9.2.7", "T9.2.8")
def test_toxic_sites_are_skipped_and_the_border_swallows() -> None:
    drawn = r"""
                 f.. p.. m.. h..

               p.. f.. m.. h.. f..

             m.. h.. pT. f.. m.. p..

           h.. f.. m.. *.. pT. hT. fT.

             p.. m.. f2. h.. m.. p..

               f.. h.. p.. f.. h..

                 m.. p.. h.. f..
    """
    match = after(c.FACTORIES, drawn, arrows=[0, 0, 0, 0, 0, 1])
    # vents 2, 4, 0: e3 gets its third token, c3 is skipped for b2, to the east all is toxic
    t = state(match)
    assert t.pollution[BY_NAME["e3"]] == TOXIC and t.toxic_left == 1
    assert t.pollution[BY_NAME["b2"]] == 1
    assert sum(t.pollution) == 5 * TOXIC + 1


@rules("T9.2.8", "E3")
def test_a_seventh_toxic_site_loses_the_game() -> None:
    drawn = BARE.replace("h.. f.. m.. *..", "hT. fT. mT. *..").replace("m.. p.. h.. f..\n", "mT. pT. hT. f..\n")
    match = after(c.FACTORIES, drawn.replace("p.. m.. f.. h..", "p.. m.. f2. h.."), arrows=[0, 0, 0, 0, 0, 1])
    result = state(match).result
    assert result is not None and result.cause == "toxic"


@rules("T9.2.6")
@cards("factories_adv")
def test_advanced_factories_spread_in_any_case() -> None:
    match = after(c.FACTORIES_ADV, ENCLOSED, arrows=[0, 0, 0, 0, 0, 1])
    assert [NAME[h] for h in state(match).sites] == ["c4"]
    # c4 with arrow 1: sides 2, 4, 0; the new top of the core (board 4, arrow 0): sides 1, 3, 5, and 5 is c4 again
    assert dirt(match) == {"c4": TOXIC, "d4": 1, "b3": 1, "c5": 1, "e4": 1, "d3": 1}


@rules("T9.4")
@cards("restart")
def test_restart_turns_round_first() -> None:
    two = r"""
                 f.. p.. m.. h..

               p.. f.. m.. h.. f..
                         / \
             m.. h.. p..|f..|m.. p..
                   / \     /
           h.. f..|m.. *.. p.. h.. f..
                   \ /
             p.. m.. f.. h.. m.. p..

               f.. h.. p.. f.. h..

                 m.. p.. h.. f..
    """
    match = after(c.RESTART, two, direction="right", arrows=[0, 0, 0, 0, 0, 4])
    assert state(match).direction == -1
    assert [NAME[h] for h in state(match).sites] == ["d3"], "by the new direction"


# --- Mechs


@rules("T9.3", "T9.3.1")
@cards("mechs")
def test_each_engine_deploys_a_hunter_in_front_of_it() -> None:
    match = after(
        c.MECHS,
        r"""
                 f.. p.. m..^h..

               p.. f.. m.. h.. f..

             m.. h.. p.. 5.. m.. p..

           h.. f.. m.. *.. p.. h.. f..

             p.. m.. f..^h.. m.. p..

               f.. h.. p.. f.. h..

                 m.. p.. h.. f..
        """,
        at=["g1", "g4"],
    )
    # a3-a4 faces the border: the hex on its right, a4; e3-e4 faces the core: e4
    assert mechs(match) == {"a4": 1, "e4": 1}
    match = after(
        c.MECHS,
        BARE.replace("m.. h..\n", "m..^h..\n", 1).replace("f.. h.. m.. p..\n", "f..^h.. m.. p..\n"),
        direction="left",
        at=["d7", "a1"],
    )
    assert mechs(match) == {"a3": 1, "e3": 1}
    match = after(c.MECHS, BARE.replace("p.. f.. m.. p..", "p..^f.. m.. p.."), at=["g1", "g4"])
    assert mechs(match) == {"b3": 1}, "and an engine on the core deploys nothing"


HUNT = r"""
                 f.. p.. m.. h..

               p.. f.1 m.. h.1 f..

             m.2 h.. p.. f.. m.. p..

           h.. f.. m.. *.1 p.. h.. f..

             p.. m.. f.. h.. m.. p..

               f.. h.. p.. f.. h..

                 m.. p.. h.. f..
"""


@rules("T9.3.2")
def test_hunters_reach_the_active_player_over_two_hexes_and_others_over_one() -> None:
    match = after(c.MECHS, HUNT, at=["c3", "c5"])
    # b2 is beside c3, c1 two steps away; b4 is two steps from c3 and beside c5: the active player comes first
    assert mechs(match) == {"c3": 4, "d4": 1}
    match = after(c.MECHS, HUNT, at=["g4", "c5"])
    assert mechs(match) == {"b2": 1, "c1": 2, "c5": 1, "d4": 1}, "others are reached over one hex only"


@rules("T9.3.2")
def test_a_hunter_with_a_leader_stays() -> None:
    match = after(c.MECHS, HUNT, at=["c3", "b2"])
    assert mechs(match) == {"b2": 1, "c3": 3, "d4": 1}
    three = after(c.MECHS, HUNT, seats=3, at=["g4", "c2", "c5"], active=["popel", "svaca", "kotlina"], hands=[""] * 3)
    assert mechs(three) == {"c2": 3, "c5": 1, "d4": 1}, "clockwise from the active player"


@rules("T9.3.3")
def test_walls_stop_hunters_also_breached_ones_but_engines_do_not() -> None:
    drawn = r"""
                 f.. p.. m.. h..

               p.. f.. m.. h.. f..
                     /
             m.. h.10p..^f.1 m.. p..
                     \
           h.. f.. m.. *.. p.. h.. f..

             p.. m.. f.. h.. m.. p..

               f.. h.. p.. f.. h..

                 m.. p.. h.. f..
    """
    match = after(c.MECHS, drawn, at=["c3", "g4"])
    # c4 comes past the engine, and the hunter that the engine deploys on b3; every way from c2 is walled
    assert mechs(match) == {"c3": 2, "c2": 1}


@rules("T9.3.3", "T9.3.4")
def test_snipers_stay_and_no_hunter_enters_a_factory() -> None:
    drawn = r"""
                 f.. p.. m.. h..

               p.. f.1 5.1 h.. f..

             m.. h.. p.. f.. m.. p..

           h.. f.. m.. *.1 p.. h.. f..

             p.. m.. f.. h.. m.. p..

               f.. h.. p.. f.. h..

                 m.. p.. h.. f..
    """
    match = after(c.MECHS, drawn, at=["b4", "g4"])
    assert mechs(match) == {"b2": 1, "b3": 1, "d4": 1}, "the way from b2 leads over the factory"
    match = after(c.MECHS, drawn, at=["b3", "g4"])
    assert mechs(match)["b2"] == 1, "nobody is hunted on a factory"


@rules("T9.3.5", "T7.4")
@cards("mechs_adv")
def test_advanced_mechs_wound_everybody_who_stands_with_a_mech_once() -> None:
    match = after(c.MECHS_ADV, HUNT, at=["c3", "b2"])
    assert [p.wounds for p in state(match).players] == [1, 1]
    assert [event.args["player"].seat for event in match.events if event.kind == "wound"] == [0, 1]
    match = after(c.MECHS, HUNT, at=["c3", "b2"])
    assert [p.wounds for p in state(match).players] == [0, 0]


# --- The deck


@rules("T9.0")
def test_after_seven_cards_they_are_shuffled() -> None:
    match = acting(machine=["engines", "mechs"], machine_discard=[])
    t = state(match)
    for number in range(1, 7):
        draw_machine_card(t)
        assert (len(t.machine), len(t.machine_discard)) == (7 - number, number)
    assert kinds(match)[0] == "machine" and t.machine_discard[:2] == (c.ENGINES, c.MECHS)
    if t.result is None:
        draw_machine_card(t)
    assert t.result is not None or (len(t.machine) == 7 and t.machine_discard == () and t.drawn == 7)


@rules("J11")
def test_supplies_are_no_limit() -> None:
    match = acting(map=BARE.replace("m.. p..\n", "m.9 p.9\n", 1).replace("h.. f..\n", "h.9 f.9\n"))
    assert sum(state(match).mechs) > c.MECH_PIECES
    assert match.view(None)["supply"]["mechs"] == 0
