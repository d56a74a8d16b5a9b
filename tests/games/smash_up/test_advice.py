"""Advice: what it must see at a glance, and that it has an opinion of every card and every question."""

from __future__ import annotations

import re
from importlib.resources import files

from klubovna.engine import Match
from klubovna.games.smash_up.advice import WEIGHERS, advise
from klubovna.games.smash_up.bot import EVALUATION, TERMS
from klubovna.games.smash_up.cards import MINION, ON_MINION
from klubovna.games.smash_up.factions import ALL_CARDS
from klubovna.games.smash_up.prospects import changed, faces_of
from klubovna.games.smash_up.state import SmashUp
from klubovna.games.smash_up.text_worth import TEXTS
from tests.games.smash_up.test_bot import IDLE, LOST, WON, aim_cannon, boosting, breaking, given

INDIFFERENT = {"score_next", "order", "guard", "bottom", "order_top", "order_bases", "new_base", "pick_faction"}
HARMLESS = {"lend_a_hand", "hidden_ninja"}  # worth nothing in one's own turn


def table(m: Match) -> SmashUp:
    assert isinstance(m.run.state, SmashUp)
    return m.run.state


def advised(m: Match) -> str:
    ask = m.asks[0]
    opinions = advise(table(m), ask, True)
    return ask.options[opinions.index(max(opinions))].key


def test_every_card_with_a_text_is_weighed() -> None:
    acting = [card.id for card in ALL_CARDS if card.type == MINION and card.on_play is not None]
    acting += [card.id for card in ALL_CARDS if card.type not in (MINION, ON_MINION) and card.id not in HARMLESS]
    assert sorted(TEXTS) == sorted(acting)


def test_every_question_is_weighed() -> None:
    text = (files("klubovna.games.smash_up") / "text" / "en.ftl").read_text("utf-8")
    asked = set(re.findall(r"^ask-([a-z_]+) =", text, re.MULTILINE))
    assert asked == set(WEIGHERS) | INDIFFERENT


def test_it_breaks_a_base_that_it_wins_and_not_for_somebody_else() -> None:
    assert advised(breaking("king_rex", WON)) == "play:king_rex:the_mothership"
    assert not advised(breaking("war_raptor", LOST)).endswith("jungle_oasis")


def test_it_aims_at_what_hurts() -> None:
    m = aim_cannon(advised)
    assert len(m.view(None)["players"][1]["discard"]) == 2


def test_it_keeps_a_boost_that_decides_nothing() -> None:
    assert advised(boosting(IDLE)) == "end"


def test_it_sneaks_into_a_base_that_it_then_wins() -> None:
    m = given(
        factions=["ninjas robots", "aliens wizards"],
        hands=["shinobi", ""],
        bases=["jungle_oasis: 0 warbot, 1 supreme_overlord, 1 scout", "tortuga", "tar_pits"],
    )
    m.answer(0, "end")
    assert m.asks[0].why == "before" and advised(m) == "pass"  # it would still be second
    m = given(
        factions=["ninjas robots", "aliens wizards"],
        hands=["shinobi", ""],
        bases=["jungle_oasis: 0 warbot, 0 zapbot, 1 supreme_overlord, 1 scout", "tortuga", "tar_pits"],
    )
    m.answer(0, "end")
    assert m.asks[0].why == "before" and advised(m) == "use:shinobi"


def test_a_change_is_judged_as_the_changed_position_is() -> None:
    """What a minion more would do is foreseen as it then comes out."""
    words = {"factions": ["dinosaurs robots", "aliens wizards"], "hands": ["king_rex", "scout"]}
    before = given(bases=["tortuga: 0 warbot, 1 supreme_overlord", "tar_pits", "jungle_oasis: 1 scout"], **words)
    foreseen = changed(table(before), faces_of(table(before))[0], 0, 7, 1)
    after = given(
        bases=["tortuga: 0 warbot, 0 king_rex, 1 supreme_overlord", "tar_pits", "jungle_oasis: 1 scout"],
        factions=words["factions"],
        hands=["", "scout"],
    )
    assert foreseen.worth == faces_of(table(after))[0].worth


def test_points_that_win_are_seen() -> None:
    names = [term.name for term in TERMS]
    m = given(
        factions=["dinosaurs robots", "aliens wizards"],
        hands=["zapbot", ""],
        bases=["jungle_oasis: 0 king_rex, 0 laseratops, 0 warbot", "tortuga", "tar_pits"],
        points=[14, 14],
    )
    mine, theirs = [dict(zip(names, EVALUATION.amounts(m.run.state, seat, m.asks), strict=True)) for seat in (0, 1)]
    assert (mine["secured"], mine["victory"]) == (2, 1) and (theirs["secured"], theirs["victory"]) == (0, 0)
    assert EVALUATION.chance(m.run.state, 0, m.asks) > 0.95
