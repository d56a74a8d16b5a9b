"""What the view carries for the table (specification 8), and what it never tells."""

from __future__ import annotations

from klubovna.engine import Unknown
from klubovna.games.defenders import cards as c
from tests.games.defenders.table import BARE, acting, play, state
from tests.kit import rules

BUSY = r"""
                 f.. p.. m.. h..

               p.. f.. m.. h.. f..
                         / \
             m.. h.. p..^f..|m.. p..
                           /
           h.. f.. m.. *.2 p.. h.. f..

             p.. m.1 f.. h.. m.. 5.1

               f.. h.. p.. f.. h..

                 m.. p.. h.. f..
"""


def test_engines_show_where_they_go_next() -> None:
    view = acting(map=BUSY).view(None)
    engine = next(found for found in view["engines"] if found is not None)
    assert (engine["edge"], engine["left"], engine["right"], engine["facing"]) == ("c3-c4", "c3", "c4", 270)
    assert engine["hunter"] == "b3"
    assert engine["nextRight"] is None, "b3-c4 is walled: it would reset"
    assert engine["nextLeft"] == "b3-c3"
    assert view["core"]["engines"] == 1


def test_what_is_nearly_enclosed_and_what_the_snipers_see() -> None:
    view = acting(map=BUSY).view(None)
    assert view["enclosed"] == [] and view["oneShort"] == [{"hex": "c4", "edge": "c3-c4"}]
    assert view["snipers"] == ["d4", "e6"]
    assert set(view["sniperZone"]) == {"c3", "c4", "d3", "d5", "e3", "e4", "d6", "d7", "e5", "f5"}


def test_vents_and_threats_of_the_cards_to_come() -> None:
    match = acting(map=BUSY, arrows=[0, 0, 0, 0, 3, 1], at=["e3", "c6"], machine_discard=["restart", "mechs"])
    view = match.view(0)
    assert view["factories"] == [
        {"hex": "e6", "number": 5, "arrow": 1, "rewilded": False,
         "vents": [{"side": 2, "target": "f5"}, {"side": 4, "target": "d6"}, {"side": 0, "target": None}]}
    ]  # fmt: skip
    assert view["threats"]["engines"]["walls"] == ["c3-c4"], "a blocked engine leaves its wall"
    assert view["threats"]["engines"]["encloses"] == ["c4"] and len(view["threats"]["engines"]["resets"]) == 1
    assert view["threats"]["factories"]["builds"] is None
    assert view["threats"]["factories"]["spreads"] == ["f5", "d6", *spread_of_core(view)]
    assert view["threats"]["mechs"] == {"hunters": ["b3"], "pursuits": [{"from": "e2", "to": "e3"}]}
    assert view["machine"]["discard"] == ["restart", "mechs"]
    assert sorted(view["machine"]["toCome"]) == ["engines", "engines", "factories", "factories", "mechs"]


def spread_of_core(view: dict[str, object]) -> list[object]:
    core = view["core"]
    assert isinstance(core, dict)
    return [vent["target"] for vent in core["vents"] if vent["target"] is not None]


@rules("T3.2", "J31")
def test_telling_counts_as_revealing_and_a_safe_move_does_not() -> None:
    match = acting(hands=["jilmek kelpuz", "kalsa"])
    before = Unknown(match.run)
    play(match, "0: move:b1")
    moved = Unknown(match.run)
    assert not before.reveals(moved)
    play(match, "0: hint")
    assert moved.reveals(Unknown(match.run))


def test_a_foreign_hand_is_a_number_and_a_hint() -> None:
    match = acting(hands=["jilmek kelpuz", "kalsa"], map=BARE)
    seen = str(match.view(1)) + str(match.view(None))
    for card in state(match).hands[0].cards + state(match).players[0].deck.cards:
        assert c.CARDS[card].id not in seen
    assert match.view(0)["hand"] == ["order_kelpuz", "order_jilmek"]
