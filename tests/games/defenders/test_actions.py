"""Actions (T6), wounds and death (T7), the end of the game (E)."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna.engine import Match, Run
from klubovna.games.defenders import cards as c
from klubovna.games.defenders.board import BY_NAME
from klubovna.games.defenders.machines import draw_machine_card
from klubovna.games.defenders.state import FAR, NEAR, NO_THREAT
from klubovna.games.defenders.verbs import gain_support, lose, suffer
from tests.games.defenders.table import BARE, acting, ends, keys, kinds, play, player, state
from tests.kit import rules

QUIET = ["mechs", "mechs"]

# A forest trail b1-b2-c3, another forest at c5, plains a1-a2, the rest marsh and mountains
TRAIL = """
       p.. p.. m.. h..

     f.. f.. m.. h.. m..

   m.. h.. f.. m.. f.. h..

 h.. m.. h.. *.. h.. m.. m..

   h.. m.. m.. h.. m.. h..

     m.. h.. m.. h.. m..

       p.. m.. h.. f..
"""


# --- Move


@rules("T6.1")
def test_a_a_step_to_a_neighbour() -> None:
    match = acting(map=TRAIL, at=["e4", "d7"])
    assert ends(match) == "d5 e3 e5 f3 f4", "no forest near: only the neighbours"


@rules("T6.1")
def test_b_a_trail_that_starts_here_leads_to_it_and_one_hex_beyond() -> None:
    match = acting(map=TRAIL, at=["b1", "d7"])
    on_the_trail = "b2 c3"
    beside = "a1 a2 b3 c1 c2 c4 d3"
    assert ends(match) == " ".join(sorted((on_the_trail + " " + beside).split()))


@rules("T6.1")
def test_c_a_trail_that_ends_further_on_is_entered_from_beside_it() -> None:
    match = acting(map=TRAIL, at=["c1", "d7"])
    # beside: b1 (forest), c2, d1, d2; over b1 the trail goes on to b2 and c3, but not off it
    assert ends(match) == "b1 b2 c2 c3 d1 d2"


@rules("T6.1")
def test_a_move_ends_on_another_hex() -> None:
    assert "b1" not in ends(acting(map=TRAIL, at=["b1", "d7"])).split()


@rules("T6.1.1")
def test_walls_engines_core_and_border_block() -> None:
    match = acting(map=TRAIL.replace("h.. f.. m.. f..", "h..|f..^m.. f.."), at=["c3", "d7"], active=["wyzypa", "svaca"])
    assert ends(match) == "b2 b3 d3", "c2 is walled off, an engine stands before c4, d4 is the core"
    match = acting(map=TRAIL.replace("h.. f.. m.. f..", "h..0f..^m.. f.."), at=["c3", "d7"], active=["wyzypa", "svaca"])
    assert "c2" in ends(match).split(), "a breach opens the wall for everybody"
    match = acting(map=TRAIL.replace("h.. f.. m.. f..", "h..1f..^m.. f.."), at=["c3", "d7"], active=["wyzypa", "svaca"])
    assert "c2" in ends(match).split()
    corner = acting(map=TRAIL, at=["d7", "a1"])
    assert ends(corner) == "c6 d6 e6", "three sides of d7 are the border"


@rules("T6.1.2")
def test_a_rewilded_factory_belongs_to_every_trail() -> None:
    factory = TRAIL.replace("f.. f.. m..", "f..0E..0m..")
    match = acting(map=factory, at=["b1", "d7"])
    assert "b3" in ends(match).split(), "from b1 over b2 and its breached walls to b3"
    other = acting(map=factory, at=["b3", "d7"], active=["wyzypa", "svaca"])
    assert ends(other) == "a1 a2 a3 b2 b4 c3 c4", "plains: b2 is entered, b1 is no plains"


@rules("T6.1.2")
def test_a_factory_has_no_habitat_but_can_be_the_first_or_the_last_hex() -> None:
    factory = TRAIL.replace("f.. f.. m..", "f..05..0m..")
    match = acting(map=factory, at=["b1", "d7"])
    assert "b2" in ends(match).split() and "b3" not in ends(match).split(), "its walls end the trail"
    match = acting(map=factory, at=["b2", "d7"])
    assert ends(match) == "b1 b3", "out through the breaches, on to the trail or beside"


@rules("T6.1.3", "J9")
def test_a_trail_does_not_lead_through_a_mech() -> None:
    match = acting(map=TRAIL.replace("f.. f.. m..", "f.. f.1 m.."), at=["b1", "d7"])
    assert ends(match) == "a1 b2 c1 c2", "b2 may be the end, but nothing lies beyond"
    match = acting(map=TRAIL.replace("f.. f.. m..", "f.1 f.. m.."), at=["b1", "d7"])
    assert "c4" in ends(match).split(), "it may start on a mech's hex"
    match = acting(map=TRAIL.replace("f.. f.. m..", "f.1 f.. m.."), at=["c1", "d7"])
    assert ends(match) == "b1 c2 d1 d2", "b1 can be entered, not passed"


@rules("T6.1.4")
def test_a_move_onto_a_working_camp_gives_its_item() -> None:
    match = play(acting(), "0: move:a2")
    assert player(match).items == 1 << c.FOOD, "the camp of the Council"
    match = play(
        acting(map=BARE.replace("f.. p.. m.. h..", "f.. 5.. m.. h..").replace("p.. f..", "p.. f..", 1)), "0: move:a1"
    )
    assert player(match).items == 1 << c.MAP_ITEM
    drawn = BARE.replace("f.. p.. m.. h..", "f..05.. m.. h..")
    match = play(acting(map=drawn, at=["a1", "c6"], camps=["b2", "a2"]), "0: move:a2")
    assert player(match).items == 0, "a camp under a factory gives nothing"


@rules("T6.1.5")
def test_leaders_may_share_a_hex() -> None:
    match = play(acting(at=["b2", "b3"]), "0: move:b3")
    assert match.view(None)["hexes"][6]["name"] == "b3" and match.view(None)["hexes"][6]["leaders"] == [0, 1]


# --- Regroup, heal, take


@rules("T6.2", "T6.11")
def test_regrouping_needs_an_own_working_camp_elsewhere() -> None:
    drawn = BARE.replace("m.. p.. h.. f..\n", "m.. p.. h.. 5..\n")
    match = acting(map=drawn, camps=["a1 f4 g4 b2", "a2"])
    assert ends(match, "regroup:") == "a1 f4", "not here, not under a factory, not a foreign camp"
    play(match, "0: regroup:a1")
    assert player(match).hex == BY_NAME["a1"] and player(match).items == 0, "and brings no item"


@rules("T6.3", "J5")
def test_healing_removes_all_wounds_before_the_roll() -> None:
    drawn = BARE.replace("f.. p.. m.. h..\n", "f.. p.1 m.. h..\n", 1)
    match = acting(map=drawn, at=["a2", "c6"], wounds=[3, 0], chance=[5])
    play(match, "0: heal")
    assert player(match).wounds == 2 and not state(match).graves
    assert "heal" not in keys(acting(at=["a2", "c6"])), "only with a wound"
    assert "heal" not in keys(acting(at=["b2", "c6"], wounds=[1, 0])), "only on a camp"


@rules("T6.4")
def test_taking_the_item_of_the_camp_costs_an_action_point() -> None:
    match = acting(at=["a2", "c6"])
    assert keys(match, "take") == ["take:food"]
    play(match, "0: take:food")
    assert player(match).items == 1 << c.FOOD and state(match).ap == 2
    assert keys(match, "take") == [], "a bright one cannot be taken again"


# --- Build


@rules("T6.5")
def test_building_needs_full_support_a_home_hex_and_no_camp_there() -> None:
    assert "build" in keys(acting(support=[2, 0]))
    assert "build" not in keys(acting(support=[1, 0])), "support is not full"
    assert "build" not in keys(acting(support=[2, 0], at=["b3", "c6"])), "marsh is not the home of the Order"
    assert "build" not in keys(acting(support=[2, 0], at=["a1", "c6"])), "there is a camp"
    assert "build" in keys(
        acting(support=[2, 0], at=["b3", "c6"], map=BARE.replace("f.. m.. h.. f..", "f.. E.. h.. f.."))
    )
    full = BARE.replace("p.. f.. m.. h.. f..", "p.. f21 m.. h.. f..")
    assert "build" in keys(acting(support=[2, 0], map=full)), "mechs and pollution do not matter"


@rules("T6.5", "J25")
def test_building_resets_support_and_fills_the_hand_to_the_uncovered_number() -> None:
    match = play(acting(support=[2, 0], hands=["jilmek", ""]), "0: build")
    p = player(match)
    assert (p.support, p.built, len(state(match).hands[0])) == (0, 1, 4)
    assert p.camps >> BY_NAME["b2"] & 1
    assert match.view(None)["players"][0]["needed"] == 3
    match = play(acting(support=[2, 0], hands=["jilmek kelpuz inkvis wyzypa tiskla", ""]), "0: build")
    assert len(state(match).hands[0]) == 5, "nothing is discarded"


LAST: dict[str, Any] = {"camps": ["a1 d2 d7 f1 f4", "a2"], "support": [6, 0]}


@rules("T6.6", "J22")
def test_with_the_last_camp_a_player_leaves_and_the_machine_card_still_comes() -> None:
    match = acting(**LAST, hands=["jilmek", "kalsa"], items=["map", ""], machine=QUIET)
    play(match, "0: build")
    p = player(match)
    assert p.gone and p.hex < 0 and p.items == 0 and len(state(match).hands[0]) == 0
    assert c.CARD_BY_ID["order_jilmek"] in p.discard
    assert kinds(match).count("machine") == 1 and match.asks[0].seat == 1, "remaining points are lost"
    assert "roll-near" not in kinds(match)


@rules("T6.6", "E1")
def test_the_last_player_stays_while_a_factory_is_not_rewilded() -> None:
    drawn = BARE.replace("m.. p.. h.. f..\n", "m.. p.. h.. 5..\n")
    done = "a2 b1 c6 e1 e6 g2"
    match = acting(map=drawn, camps=[LAST["camps"][0], done], support=[6, 0], gone=[1], hands=["jilmek", ""])
    play(match, "0: build")
    assert not player(match).gone and len(state(match).hands[0]) == 7 and state(match).ap == 2
    gain_support(state(match), 0, 1, "T5.1")
    assert player(match).support == 0, "no more support is gained"
    assert not match.over
    match = acting(camps=[LAST["camps"][0], done], support=[6, 0], gone=[1])
    play(match, "0: build")
    assert match.result is not None and match.result.cause == "victory"


# --- Clear, destroy, breach, rewild


@rules("T6.7", "T7.4")
def test_clearing_takes_everything_and_a_toxic_site_costs_a_wound() -> None:
    match = play(acting(map=BARE.replace("p.. f.. m.. h..", "p.. f2. m.. h..")), "0: clear")
    assert state(match).pollution[BY_NAME["b2"]] == 0 and player(match).support == 1, "one support, not two"
    match = acting(map=BARE.replace("p.. f.. m.. h..", "p.. fT. m.. h.."))
    assert state(match).toxic_left == 5
    play(match, "0: clear")
    assert (state(match).toxic_left, player(match).wounds, player(match).support) == (6, 1, 1)


@rules("T6.8")
def test_destroying_removes_one_mech() -> None:
    match = play(acting(map=BARE.replace("p.. f.. m.. h..", "p.. f.2 m.. h.."), chance=[0]), "0: destroy")
    assert state(match).mechs[BY_NAME["b2"]] == 1 and player(match).support == 1


@rules("T6.9", "J7", "J17")
def test_breaching_takes_a_token_and_each_edge_only_once() -> None:
    drawn = BARE.replace("       f.. p..", "       /\n      |f..|p..", 1)
    match = acting(map=drawn, at=["a1", "c6"])
    assert ends(match, "breach:") == "a1-a2 a1.nw a1.w", "border walls too"
    play(match, "0: breach:a1-a2")
    assert player(match).tokens == 5 and ends(match, "breach:") == "a1.nw a1.w"
    assert match.view(None)["breaches"] == [{"edge": "a1-a2", "player": 0}]
    match = acting(at=["c3", "c6"])
    assert ends(match, "breach:") == "c3-d4", "core walls too"
    match = acting(at=["c3", "c6"], map=BARE.replace("m.. h.. p.. f..", "m.. h.. 5.. 4.."))
    assert ends(match, "breach:") == "b2-c3 b3-c3 c2-c3 c3-c4 c3-d3 c3-d4"
    play(match, "0: breach:c3-c4")
    assert "c4" in ends(match).split(), "one breach opens the common wall of two factories"
    state(match).players[0].tokens = 0
    state(match).breaches += tuple((edge, 0) for edge in range(5))
    assert ends(asked_again(match), "breach:") == ""


def asked_again(match: Match) -> Match:
    """The same position asked again, after its data was changed by hand."""
    match.run = Run(match.game, match.run.state, True, match.log)
    return match


@rules("T6.10")
def test_rewilding_needs_an_empty_factory() -> None:
    def at_factory(signs: str) -> list[str]:
        return keys(acting(map=BARE.replace("p.. f.. m.. h..", f"p.. {signs} m.. h..")))

    assert "rewild" in at_factory("5..")
    for signs in ("51.", "5T.", "5.1", "E..", "f.."):
        assert "rewild" not in at_factory(signs)
    match = acting(
        map=BARE.replace("p.. f.. m.. h..", "p.. 5.. m.. h.."), arrows=[0, 0, 0, 0, 0, 4], camps=["b2", "a2"]
    )
    play(match, "0: rewild")
    t = state(match)
    assert t.rewilded == 1 << BY_NAME["b2"] and t.arrows[5] == 4
    assert all(t.walled[d] >> BY_NAME["b2"] & 1 for d in range(6)), "its walls remain"
    assert [source["hex"] for source in match.view(None)["vents"]] == ["d4"], "and no pollution comes from it"
    assert "take:map" in keys(match), "a camp on it works again"


@rules("T6.11", "J19")
def test_camps_of_players_who_left_still_work() -> None:
    match = acting(at=["a2", "c6"], gone=[1], wounds=[1, 0], camps=["b2", "a2 b1 c6 e1 e6 g2"])
    assert {"heal", "take:food"} <= set(keys(match))


# --- Wounds


@rules("T7.1")
@pytest.mark.parametrize(
    ("drawn", "threat"),
    [
        ("p.. f.1 m.. h..", NEAR),
        ("p.1 f.. m.1 h..", NO_THREAT),  # hunters beside do nothing
        ("p.. f.. 5.1 h..", FAR),
        ("p.. f.1 5.1 h..", NEAR),  # near has precedence
        ("p.. f..|5.1 h..", FAR),  # walls do not protect
        ("p.. f.. 5.. h..", NO_THREAT),
    ],
)
def test_who_is_threatened(drawn: str, threat: int) -> None:
    match = acting(map=BARE.replace("p.. f.. m.. h..", drawn.replace("|5", " 5")))
    assert state(match).threat(0) == threat


@rules("T7.1")
def test_the_mechs_on_the_core_are_snipers_and_the_start_of_the_action_counts() -> None:
    drawn = BARE.replace("*..", "*.1")
    match = acting(map=drawn, at=["c3", "c6"], chance=[3])
    assert state(match).threat(0) == FAR
    play(match, "0: move:b2")
    assert player(match).wounds == 1, "though the leader is out of reach now"
    match = play(acting(map=drawn, at=["b2", "c6"], chance=[3]), "0: move:c3")
    assert player(match).wounds == 0, "though the leader is in reach now"


@rules("T7.2")
@pytest.mark.parametrize(("face", "near", "far"), [(0, 0, 0), (2, 0, 0), (3, 1, 1), (4, 1, 1), (5, 2, 0)])
def test_near_every_wound_counts_far_only_single_ones(face: int, near: int, far: int) -> None:
    match = play(acting(map=BARE.replace("p.. f.. m.. h..", "p.. f.3 m.. h.."), chance=[face]), "0: move:b1")
    assert player(match).wounds == near and kinds(match).count("roll-near") == 1, "one roll for three mechs"
    match = play(acting(map=BARE.replace("p.. f.. m.. h..", "p.. f.. 5.3 h.."), chance=[face]), "0: move:b1")
    assert player(match).wounds == far and kinds(match).count("roll-far") == 1
    assert c.WOUND_DIE == (0, 0, 0, 1, 1, 2)


@rules("T7.3", "J5", "E1")
def test_victory_comes_before_the_roll() -> None:
    drawn = BARE.replace("p.. f.. m.. h..", "p.. f.1 m.. h..")
    given: dict[str, Any] = {"camps": [LAST["camps"][0], "a2 b1 c6 e1 e6 g2"], "support": [6, 0], "gone": [1]}
    match = acting(map=drawn, **given, wounds=[3, 0], hands=["jilmek", ""], dead=["tiskla"])
    play(match, "0: build")
    assert match.result is not None and match.result.winners == [0, 1]
    assert "roll-near" not in kinds(match)


@rules("T7.3")
def test_the_action_comes_first_with_all_it_brings() -> None:
    match = acting(map=BARE.replace("p.. f.. m.. h..", "p.. fT1 m.. h.."), chance=[3])
    play(match, "0: clear")
    assert [kind for kind in kinds(match) if kind in ("clear-toxic", "support", "wound", "roll-near")] == [
        "clear-toxic", "support", "wound", "roll-near", "wound",
    ]  # fmt: skip


@rules("T7.4", "T7.5")
def test_one_action_can_kill_twice() -> None:
    match = acting(
        map=BARE.replace("p.. f.. m.. h..", "p.. fT1 m.. h.."),
        wounds=[3, 0],
        hands=["jilmek kelpuz wyzypa", ""],
        chance=[0, 5, 0],
    )
    play(match, "0: clear")
    assert [c.CARDS[card].id for card in state(match).graves] == ["order_jilmek"] and player(match).wounds == 2
    match = acting(
        map=BARE.replace("p.. f.. m.. h..", "p.. fT1 m.. h.."),
        wounds=[3, 0],
        hands=["jilmek kelpuz wyzypa", ""],
        chance=[0, 5],
    )
    suffer(state(match), 0, 1, "T7.4")
    assert player(match).wounds == 0
    for _ in range(3):
        suffer(state(match), 0, 1, "T7.4")
    assert player(match).wounds == 3, "each source on its own"


@rules("T7.5")
def test_death_takes_a_random_hand_card_or_the_top_of_the_deck() -> None:
    match = acting(wounds=[2, 0], hands=["jilmek kelpuz wyzypa", ""], chance=[1])
    suffer(state(match), 0, 2, "T7.2")
    assert [c.CARDS[card].id for card in state(match).graves] == ["order_kelpuz"]
    assert player(match).wounds == 0, "excess wounds vanish"
    match = acting(wounds=[3, 0], hands=["", ""], decks=["mora", ""])
    suffer(state(match), 0, 1, "T7.2")
    assert [c.CARDS[card].id for card in state(match).graves] == ["order_mora"]
    match = acting(wounds=[1, 0], hands=["jilmek", ""])
    suffer(state(match), 0, 2, "T7.2")
    assert player(match).wounds == 3 and not state(match).graves, "three wounds are still alive"


@rules("T7.6", "T7.7", "E4")
def test_a_second_death_in_one_habitat_loses_whoever_it_was() -> None:
    match = acting(wounds=[3, 0], hands=["wyzypa", ""], dead=["kalsa"])
    suffer(state(match), 0, 1, "T7.2")
    result = state(match).result
    assert result is not None and result.cause == "massacre", "Wyzypa is of the plains, as Kalsa was"
    match = acting(wounds=[3, 0], hands=["kelpuz", ""], dead=["jilmek"])
    suffer(state(match), 0, 1, "T7.2")
    assert state(match).result is None, "both of the Order, but of different habitats"
    assert match.view(None)["dead"] == ["order_jilmek", None, None, "order_kelpuz"]


# --- The end


@rules("E1")
def test_rewilding_the_last_factory_wins_when_all_camps_stand() -> None:
    drawn = BARE.replace("p.. f.. m.. h..", "p.. 5.. m.. h..")
    done = ["a1 d2 d7 f1 f4 g4", "a2 b1 c6 e1 e6 g2"]
    match = play(acting(map=drawn, camps=done, gone=[1]), "0: rewild")
    assert match.result is not None and match.result.to_json() == {
        "winners": [0, 1],
        "scores": [1, 1],
        "cause": "victory",
    }
    match = play(acting(map=drawn, camps=[done[0], done[1][:-3]]), "0: rewild")
    assert not match.over, "a camp is still missing"


@rules("E5")
def test_the_first_cause_counts_and_figures_are_kept() -> None:
    match = acting(dead=["jilmek"], round=4, drawn=9)
    t = state(match)
    lose(t, "core", "E2")
    lose(t, "toxic", "E3")
    assert t.result is not None and t.result.cause == "core"
    assert match.view(None)["figures"] == {
        "rounds": 4, "machineCards": 9, "camps": 0, "campsInAll": 10, "factories": 0, "rewilded": 0, "deaths": 1,
    }  # fmt: skip


@rules("E6", "J20")
def test_the_three_hundredth_machine_card_ends_it() -> None:
    match = acting(drawn=298, machine=["mechs", "mechs"])
    t = state(match)
    draw_machine_card(t)
    assert t.result is None
    draw_machine_card(t)
    assert t.result is not None and t.result.cause == "time" and t.result.winners == []
