"""What the view carries for the table (specification 8), and what it never tells."""

from __future__ import annotations

from typing import Any

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
    which = next(at for at, found in enumerate(view["engines"]) if found is not None)
    engine, ahead = view["engines"][which], view["ahead"][which]
    assert (engine["edge"], engine["left"], engine["right"], engine["facing"]) == ("c3-c4", "c3", "c4", 270)
    assert ahead["hunter"] == "b3"
    assert ahead["nextRight"] is None, "b3-c4 is walled: it would reset"
    assert ahead["nextLeft"] == "b3-c3"
    assert view["core"]["engines"] == 1 and view["ahead"][1 - which] is None


def test_what_is_nearly_enclosed_and_what_the_snipers_see() -> None:
    view = acting(map=BUSY).view(None)
    assert view["enclosed"] == [] and view["oneShort"] == [{"hex": "c4", "edge": "c3-c4"}]
    assert view["snipers"] == ["d4", "e6"]
    assert set(view["sniperZone"]) == {"c3", "c4", "d3", "d5", "e3", "e4", "d6", "d7", "e5", "f5"}


def test_vents_and_threats_of_the_cards_to_come() -> None:
    match = acting(map=BUSY, arrows=[0, 0, 0, 0, 3, 1], at=["e3", "c6"], machine_discard=["restart", "mechs"])
    view = match.view(0)
    assert view["factories"] == [{"hex": "e6", "number": 5, "arrow": 1, "rewilded": False}]
    core, factory = view["vents"]
    assert core["hex"] == "d4"
    assert factory == {
        "hex": "e6",
        "vents": [{"side": 2, "target": "f5"}, {"side": 4, "target": "d6"}, {"side": 0, "target": None}],
    }
    coming = {found["card"]: found for found in view["forecast"]["cards"]}
    assert places(coming["engines"], "wall", "edge") == ["C3-C4"], "a blocked engine leaves its wall"
    assert coming["engines"]["encloses"] == ["c4"] and len(places(coming["engines"], "engine-reset", "edge")) == 1
    assert places(coming["factories"], "factory", "hex") == []
    spread = [vent["target"].upper() for source in (factory, core) for vent in source["vents"] if vent["target"]]
    assert places(coming["factories"], "pollution", "hex") == spread
    assert places(coming["mechs"], "hunter", "hex") == ["B3"]
    assert [step["args"] for step in coming["mechs"]["steps"] if step["kind"] == "pursuit"] == [
        {"origin": "E2", "hex": "E3", "count": 1}
    ]
    assert view["machine"]["discard"] == ["restart", "mechs"]
    assert sorted(view["machine"]["toCome"]) == ["engines", "engines", "factories", "factories", "mechs"]


def places(coming: dict[str, Any], kind: str, word: str) -> list[str]:
    """Where the steps of this kind happen, in the forecast of a card."""
    return [step["args"][word] for step in coming["steps"] if step["kind"] == kind]


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
