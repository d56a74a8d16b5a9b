"""What is seen of Smash Up: a table, what a seat knows besides, and what the plays left allow."""

from __future__ import annotations

from pathlib import Path

from klubovna.engine import EVERYBODY, Match, new_match, only
from klubovna.games.smash_up import SMASH_UP
from klubovna.games.smash_up.shapes import Own
from klubovna.games.smash_up.state import SmashUp
from klubovna.games.smash_up.view import outlook, own, playable, public
from klubovna.lab.scenario import Scenario, position
from tests.kit import rules


def given(seats: int = 2, **words: object) -> Match:
    bases = ["jungle_oasis", "tortuga: 0 war_raptor", "the_grey_opal: 1 gnome"]
    data = {"game": "smash_up", "seats": seats, "given": {"hands": [""] * seats, "bases": bases, **words}}
    return position(Scenario(Path("test"), 0, data))


def state(m: Match) -> SmashUp:
    assert isinstance(m.run.state, SmashUp)
    return m.run.state


def test_what_all_have_seen_is_public_and_what_one_has_seen_is_its_own() -> None:
    g = state(given(hands=["howl", "gremlin probe brownie"], factions=["dinosaurs wizards", "tricksters aliens"]))
    hand = g.players[1].hand
    hand.seen[0] = EVERYBODY
    hand.look(1, 0)
    assert public(g).players[1].hand_known == ["gremlin"]
    assert own(g, 0).seen[1].hand == ["probe"]
    assert own(g, 0).hand == ("howl",) and own(g, 1).hand == ("gremlin", "probe", "brownie")
    assert own(g, 1).seen[1].hand == [], "one's own hand is told once"


def test_bases_that_a_seat_has_seen_are_told_from_the_top() -> None:
    g = state(given(base_deck=["tar_pits", "ninja_dojo"]))
    g.base_deck.seen[-2] = only(1)
    assert own(g, 1).seen_bases == ((1, "ninja_dojo"),)
    assert own(g, 0).seen_bases == () and public(g).base_deck.known == []
    assert Own() == SMASH_UP.spectator


@rules("N2", "N6")
def test_plays_left_name_the_bases_and_cards_that_they_allow() -> None:
    g = state(given(factions=["dinosaurs zombies", "tricksters aliens"], hands=["zombie_lord", ""]))
    minions, actions = outlook(g).playable
    assert minions.bases == ["jungle_oasis", "tortuga", "the_grey_opal"] and actions.bases == []
    assert minions.unfit == actions.unfit == [], "all minions, and all actions"
    m = given(factions=["dinosaurs zombies", "tricksters aliens"], hands=["zombie_lord", ""], discards=["walker", ""])
    m.answer(0, "play:zombie_lord:jungle_oasis")
    lord = [play for play, shown in zip(outlook(state(m)).playable, public(state(m)).plays, strict=True) if shown.by]
    assert [play.bases for play in lord] == [["the_grey_opal"]], "where the player has nobody"
    assert "walker" not in lord[0].unfit and "king_rex" in lord[0].unfit


@rules("PL4", "Q23")
def test_barriers_and_sleep_are_part_of_what_plays_allow() -> None:
    bases = ["jungle_oasis: 1 block_the_path=dinosaurs"]
    hands, factions = ["walker", ""], ["dinosaurs zombies", "tricksters aliens"]
    g = state(given(bases=bases, hands=hands, factions=factions))
    free = playable(g, g.plays[0])
    assert g.active == 0 and free.bases == ["jungle_oasis"] and "walker" not in free.unfit and "king_rex" in free.unfit
    asleep = state(given(marked=[True, False], hands=hands, factions=factions))
    assert asleep.active == 0 and {"they_keep_coming", "howl"} <= set(outlook(asleep).playable[1].unfit)


@rules("S5")
def test_whose_pick_comes_when() -> None:
    drafted = new_match(SMASH_UP, 3, 1, {"factions": "draft", "first_player": 1})
    assert outlook(state(drafted)).pick_order == [1, 2, 0, 0, 2, 1]
    free = new_match(SMASH_UP, 2, 1, {"factions": "free", "first_player": 1})
    assert outlook(state(free)).pick_order == [1, 1, 0, 0]
    assert outlook(state(given())).pick_order == []
