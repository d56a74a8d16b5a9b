"""What a second reading of the rules against the code found untested: whose an ability is, and how far it goes."""

from __future__ import annotations

from typing import Any

from klubovna.games.defenders import cards as c
from klubovna.games.defenders.board import BY_NAME, EDGES
from klubovna.games.defenders.machines import resolve
from tests.games.defenders.table import BARE, acting, ends, keys, play, player, state, table
from tests.kit import cards, rules

# --- Abilities


@cards("demolition")
@rules("A0")
def test_demolition_without_a_wall_left_does_nothing() -> None:
    core = [at for at in range(len(EDGES)) if BY_NAME["d4"] in (EDGES[at].a, EDGES[at].b)]
    match = table(4, hands=["popel", "svaca", "kotlina", "boural rozbuska"], leaders=["", "", "", "u"])
    t = state(match)
    t.breaches = tuple((edge, at // 3) for at, edge in enumerate(core))
    for p in (0, 1):
        t.players[p].tokens = 0
    t.derive()
    play(match, "3: lead:sect_boural", "0: reveal:order_popel", "0: reveal:council_svaca", "0: reveal:coven_kotlina")
    assert match.asks[0].why == "act" and player(match, 3).tokens == 3, "all six walls of the map are breached"


@cards("manifesto")
def test_manifesto_brings_two_support() -> None:
    match = table(2, leaders=["s", "t"], hands=["mudruc", "rintro"])
    assert player(match).support == 2


@cards("healing_herbs")
@rules("A0")
def test_players_who_left_are_not_healed() -> None:
    match = table(
        3,
        factions=["coven", "order", "council"],
        leaders=["a", "b", "t"],
        hands=["hermina kostival", "ubi", ""],
        gone=[2],
        camps=["a3", "a1", "a2 b1 c3 c6 d5"],
    )
    play(match, "0: lead:coven_hermina")
    assert keys(match) == ["herbs:player1", "herbs:player2"]


@cards("travelling_library")
def test_a_camp_under_a_factory_can_move_too() -> None:
    drawn = BARE.replace("f.. p.. m.. h..\n", "5.. p.. m.. h..\n", 1)
    match = table(2, map=drawn, leaders=["s", "t"], hands=["foliant svitka", "rintro"], camps=["a1 b2", "a2"])
    play(match, "0: lead:order_foliant")
    assert keys(match) == ["pack:a1", "pack:b2"]


@cards("friendly_mycelium")
@rules("A0")
def test_mycelium_clears_only_for_its_owner() -> None:
    drawn = BARE.replace("p.. f.. m.. h..", "p1. f.. m.. h..")
    match = acting(
        map=drawn, factions=["order", "coven"], leaders=["b", "a"], active=["popel", "houbela"], camps=["a1", "a3"]
    )
    play(match, "0: move:b1")
    assert state(match).pollution[BY_NAME["b1"]] == 1


@cards("ballistics")
@rules("A0")
def test_ballistics_reaches_the_core_and_serves_only_its_owner() -> None:
    drawn = BARE.replace("*..", "*.2")
    given: dict[str, Any] = {
        "map": drawn,
        "leaders": ["u", "b"],
        "factions": ["sect", "order"],
        "active": ["parabol", "popel"],
    }
    match = acting(at=["c3", "g1"], items=["rocket", ""], turn=0, **given)
    assert ends(match, "rocket:destroy:") == "d4"
    match = acting(at=["g1", "c3"], items=["", "rocket"], turn=1, **given)
    assert ends(match, "rocket:destroy:") == ""


@cards("controlled_burn")
@rules("E4", "E5")
def test_a_massacre_ends_the_burning() -> None:
    drawn = BARE.replace("p.. f.. m.. h..", "pT. f.. mT. h..")
    match = table(
        2,
        map=drawn,
        leaders=["b", "t"],
        hands=["zarka jilmek", "rintro"],
        wounds=[3, 0],
        dead=["tiskla"],
        at=["b2", "c6"],
    )
    play(match, "0: lead:order_zarka", "0: burn:b3")
    assert match.result is not None and match.result.cause == "massacre"
    assert state(match).pollution[BY_NAME["b1"]] == 3, "the second fire is not lit any more"


# --- Moves


@rules("T6.1", "T6.1.3", "J9")
def test_a_trail_entered_from_beside_may_end_on_a_mech_further_on() -> None:
    drawn = BARE.replace("p.. f.. m.. h.. f..", "f.. f.1 m.. h.. f..")
    match = acting(map=drawn, at=["c1", "c6"])
    assert "b2" in ends(match).split(), "over b1 to the mech on b2"
    assert "a2" not in ends(match).split()


# --- Order of reveals and machines


@rules("J27")
def test_who_holds_the_token_now_orders_the_reveals() -> None:
    match = table(3, hands=["kelpuz jilmek", "kalsa", "bludka"], first=1)
    state(match).orderer = 0  # who ordered them in the last round
    play(match, "0: lead:order_kelpuz")
    assert (match.asks[0].seat, match.asks[0].why) == (1, "reveal_next")


@rules("T9.1.1")
@cards("engines")
def test_first_both_engines_make_one_step_then_both_the_second() -> None:
    drawn = BARE.replace("m.. h.. p.. f.. m.. p..", "m.. h.. p..^f.. m.. p..").replace("f.. h.. m..", "f..vh.. m..")
    match = acting(map=drawn)
    t = state(match)
    t.log = match.log
    resolve(t, c.ENGINES)
    steps = [event.args["engine"] for event in match.events if event.kind == "engine-step"]
    assert len(steps) == 4 and steps[:2] == steps[2:] and steps[0] != steps[1]


@rules("T9.3.5", "E5")
@cards("mechs_adv")
def test_after_a_massacre_nobody_else_is_wounded() -> None:
    drawn = BARE.replace("p.. f.. m.. h.. f..", "p.. f.1 m.. h.1 f..")
    match = acting(map=drawn, at=["b2", "b4"], wounds=[3, 0], hands=["jilmek", ""], dead=["tiskla"])
    resolve(state(match), c.MECHS_ADV)
    result = state(match).result
    assert result is not None and result.cause == "massacre"
    assert player(match, 1).wounds == 0
