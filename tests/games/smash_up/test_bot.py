"""What the bot's evaluation must see: a break that pays, a break that does not, power that will not last."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from klubovna.bots import new_bot
from klubovna.engine import Glimpse, Match
from klubovna.games.smash_up.bot import value
from klubovna.games.smash_up.state import SmashUp
from klubovna.lab.scenario import Scenario, position

TABLE = ["jungle_oasis", "tortuga", "the_grey_opal"]


def given(**words: object) -> Match:
    data = {"game": "smash_up", "seats": 2, "given": {"hands": ["", ""], "bases": TABLE, **words}}
    return position(Scenario(Path("test"), 0, data))


def boosting(base: str) -> Match:
    """An augmentation in the hand, and one base where it may matter."""
    factions = ["dinosaurs robots", "aliens wizards"]
    return given(factions=factions, hands=["augmentation", ""], bases=[base, *OTHERS])


def breaking(hand: str, base: str) -> Match:
    """A minion in the hand that would break the first base."""
    return given(factions=["dinosaurs robots", "aliens wizards"], hands=[hand, ""], bases=[base, "tar_pits", "tortuga"])


WON = "the_mothership: 0 laseratops, 0 laseratops, 0 armor_stego, 1 scout"
LOST = "jungle_oasis: 1 supreme_overlord, 1 invader, 1 collector"
IDLE = "tortuga: 0 laseratops, 1 scout"
OTHERS = ["the_grey_opal", "the_mothership"]


def chosen(m: Match) -> str:
    ask = m.asks[0]
    return new_bot("greedy", 1).choose(Glimpse(m.run, ask))


def worth(**words: object) -> float:
    """What the position is worth to seat 0, whose turn it is."""
    m = given(**words)
    assert isinstance(m.run.state, SmashUp)
    return value(m.run.state, 0, m.asks)


def test_it_breaks_a_base_that_it_wins() -> None:
    assert chosen(breaking("king_rex", WON)) == "play:king_rex:the_mothership"


def test_it_does_not_break_a_base_for_somebody_else() -> None:
    assert not chosen(breaking("war_raptor", LOST)).endswith("jungle_oasis")


def test_it_takes_the_point_that_wins() -> None:
    m = given(factions=["aliens robots", "pirates wizards"], hands=["invader nukebot", ""], points=[14, 14])
    assert chosen(m).startswith("play:invader")


def test_it_keeps_a_boost_that_makes_nothing_ready() -> None:
    assert chosen(boosting(IDLE)) == "end"


def test_it_uses_a_boost_that_wins_a_base() -> None:
    m = boosting("jungle_oasis: 0 laseratops, 1 supreme_overlord")
    assert chosen(m) == "play:augmentation"
    m.answer(0, "play:augmentation")
    assert chosen(m) == "laseratops"


def test_it_strikes_where_a_place_is_at_stake() -> None:
    m = given(
        factions=["ninjas robots", "aliens wizards"],
        hands=["seeing_stars", ""],
        bases=[
            "tortuga: 0 nukebot, 0 warbot, 1 supreme_overlord, 1 scout, 1 invader",
            "jungle_oasis: 1 scout",
            "tar_pits",
        ],
    )
    assert chosen(m) == "play:seeing_stars"
    m.answer(0, "play:seeing_stars")
    assert chosen(m) in ("scout", "invader")


def test_it_discards_the_weakest_card() -> None:
    hand = "supreme_overlord nukebot warbot warbot hoverbot hoverbot scout scout invader invader collector"
    m = given(
        factions=["aliens robots", "pirates wizards"],
        phase="draw",
        hands=[hand, "pirate_king"],
        decks=["scout zapbot", ""],
    )
    assert m.asks[0].why == "discard_to_ten"
    while m.asks and m.asks[0].why == "discard_to_ten":
        m.answer(0, chosen(m))
    lost = m.view(None)["players"][0]["discard"]
    assert len(lost) == 3 and not {"supreme_overlord", "nukebot", "warbot"} & set(lost)


def test_more_power_and_a_nearer_break_are_worth_more() -> None:
    factions = ["dinosaurs robots", "aliens wizards"]
    alone = worth(factions=factions, bases=["tortuga: 0 laseratops", "jungle_oasis", "tar_pits"])
    strong = worth(factions=factions, bases=["tortuga: 0 king_rex", "jungle_oasis", "tar_pits"])
    contested = worth(factions=factions, bases=["tortuga: 0 king_rex, 1 supreme_overlord", "jungle_oasis", "tar_pits"])
    behind = worth(factions=factions, bases=["tortuga: 0 laseratops, 1 supreme_overlord", "jungle_oasis", "tar_pits"])
    assert alone < strong and behind < contested < strong


def aim_cannon(choose: Callable[[Match], str]) -> Match:
    """A Cannon, with targets that are worth it and others that are not; `choose` picks them."""
    m = given(
        factions=["pirates robots", "aliens ninjas"],
        hands=["cannon", "scout"],
        bases=["tortuga: 0 warbot, 0 zapbot, 1 collector, 1 collector, 1 ninja_acolyte", "jungle_oasis", "tar_pits"],
    )
    m.answer(0, "play:cannon")
    while m.asks[0].why == "destroy_some":
        m.answer(0, choose(m))
    return m


def test_a_cannon_is_aimed_at_both_that_hurt() -> None:
    m = aim_cannon(chosen)
    gone = m.view(None)["players"][1]["discard"]
    assert len(gone) == 2 and m.view(None)["players"][0]["discard"] == ["cannon"]
