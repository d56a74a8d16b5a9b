"""Rules that need more than a scenario: hooks, hidden knowledge, the equality of two ways of counting."""

from __future__ import annotations

from pathlib import Path

from klubovna.engine import EVERYBODY, Chance, Flow, Match, seed_key
from klubovna.games.smash_up import SMASH_UP
from klubovna.games.smash_up.cards import minion
from klubovna.games.smash_up.choosing import copies
from klubovna.games.smash_up.factions import ALL_CARDS, CARD_BY_ID
from klubovna.games.smash_up.offers import permission_name
from klubovna.games.smash_up.piles import shuffle
from klubovna.games.smash_up.records import FREE_ACTION, FREE_MINION, MOST_PLAYS, Minion, Permission
from klubovna.games.smash_up.redeal import redeal_hidden
from klubovna.games.smash_up.state import SmashUp
from klubovna.games.smash_up.view import modifiers
from klubovna.lab.laws import some_match
from klubovna.lab.scenario import Scenario, position
from tests.kit import cards, rules

TABLE = ["jungle_oasis", "tortuga", "the_grey_opal"]


def given(seats: int = 2, **words: object) -> Match:
    data = {"game": "smash_up", "seats": seats, "given": {"hands": [""] * seats, "bases": TABLE, **words}}
    return position(Scenario(Path("test"), 0, data))


def state(m: Match) -> SmashUp:
    assert isinstance(m.run.state, SmashUp)
    return m.run.state


def keys(m: Match) -> list[str]:
    return [option.key for option in m.asks[0].options]


@rules("K5")
def test_a_talent_may_be_used_once_in_each_own_turn() -> None:
    def trained(g: SmashUp, me: Minion) -> Flow[None] | None:
        g.gain(me.seat, 1, "K5")
        return None

    pupil = minion("king_rex", 7, 1, talent=trained)  # no card of the set has one: the hook is tried with a new card
    pupil.index, pupil.faction = CARD_BY_ID["king_rex"].index, CARD_BY_ID["king_rex"].faction
    m = given(
        factions=["dinosaurs ninjas", "aliens robots"],
        hands=["howl laseratops", "scout"],
        bases=["jungle_oasis: 0 king_rex", "tortuga", "the_grey_opal"],
    )
    g = state(m)
    g.tally.leave(g.bases[0].minions[0])
    g.bases[0].minions[0].printed = pupil
    g.tally.enter(g.bases[0].minions[0])
    m.answer(0, "play:howl")
    assert "talent:king_rex" in keys(m)
    m.answer(0, "talent:king_rex")
    assert g.players[0].points == 1 and "talent:king_rex" not in keys(m)


@rules("Q5", "B1")
def test_a_lowered_breakpoint_of_an_empty_base_is_not_reached() -> None:
    m = given(hands=["howl", ""])
    g = state(m)
    g.bases[0].lowered = 50
    assert g.breakpoint(g.bases[0]) == 0 and not g.is_ready(g.bases[0]) and not g.ready_bases()
    assert not m.view(None)["bases"][0]["ready"]


@rules("V2", "V3")
def test_the_list_of_modifiers_adds_up_to_the_power() -> None:
    for seed in range(25):
        g = some_match(SMASH_UP, 2 + seed % 3, {"duplicate_factions": "yes"}, seed, 60 + seed * 5).run.state
        assert isinstance(g, SmashUp)
        for fighter in g.minions():
            total = fighter.printed.power + sum(amount for _, amount in modifiers(g, fighter))
            assert g.power(fighter) == max(0, total)


@rules("N7")
def test_the_order_of_narrowness() -> None:
    free, summon = FREE_MINION, Permission(0, "summon")
    weak = Permission(0, "zapbot", limit=2)
    here = Permission(0, "terraforming", place=3)
    mist = Permission(0, "enshrouding_mist", place=3, giver=7)
    dead = Permission(0, "they_keep_coming", source=1)
    alone = Permission(0, "outbreak", alone=True)
    lord = Permission(0, "zombie_lord", limit=2, place=3, alone=True, source=1)
    tenacious = Permission(0, "tenacious_z", source=1, only=80)
    assert free.within(summon) and summon.within(free)
    assert weak.within(free) and not free.within(weak)
    assert mist.within(here) and not here.within(mist)  # a permission of N8 ends with its card
    assert lord.within(dead) and tenacious.within(dead) and not dead.within(tenacious)
    assert not weak.within(here) and not here.within(weak) and not dead.within(free)
    assert not here.within(alone) and alone.within(free)
    order = sorted([free, summon, weak, dead, here, alone, lord], key=Permission.rank)
    assert [permission.by for permission in order] == [
        "zombie_lord", "terraforming", "outbreak", "they_keep_coming", "zapbot", "summon", "",
    ]  # fmt: skip
    assert FREE_ACTION.kind != FREE_MINION.kind


@rules("B3", "I7", "Q55")
def test_the_window_asks_whoever_might_hold_a_special() -> None:
    """Being asked or skipped tells nothing that all could not see."""
    table = ["jungle_oasis: 0 king_rex, 0 laseratops, 0 war_raptor", "tortuga", "the_grey_opal"]
    factions = ["dinosaurs aliens", "ninjas wizards"]
    for hand in ("shinobi", "scry", "enchantress"):
        m = given(hands=["", hand], bases=table, factions=factions, phase="check")
        assert (m.asks[0].seat, m.asks[0].why) == (1, "before")
    empty = given(hands=["", ""], bases=table, factions=factions, phase="check")
    assert empty.asks[0].why != "before"
    others = given(hands=["", "scry"], bases=table, factions=["dinosaurs aliens", "robots wizards"], phase="check")
    assert others.asks[0].why != "before"
    # all of them lie where everybody can see them: there is nothing to hide
    gone = "shinobi shinobi shinobi hidden_ninja"
    seen = given(hands=["", "scry"], discards=["", gone], bases=table, factions=factions, phase="check")
    assert seen.asks[0].why != "before"
    passes = [event.kind for event in seen.events if event.kind == "pass"]
    assert len(passes) >= 2  # the log says the same of everybody


@rules("I7", "G7")
def test_cards_put_back_by_portal_are_dealt_anew_among_themselves_only() -> None:
    m = given(hands=["portal neophyte", ""], decks=["scry summon summon time_loop mystic_studies", ""])
    for key in ("play:portal", "mystic_studies", "scry", "summon", "summon.2"):
        m.answer(0, key)
    g = state(m)
    top = {g.printed[card].id for card in g.players[0].deck.cards[-5:]}
    for seed in range(10):
        twin = g.copy()
        redeal_hidden(twin, 1, Chance(seed_key(seed)))
        assert {twin.printed[card].id for card in twin.players[0].deck.cards[-5:]} == top
        own = g.copy()
        redeal_hidden(own, 0, Chance(seed_key(seed)))
        assert own.players[0].deck.cards[-5:] == g.players[0].deck.cards[-5:]
    shuffle(g, 0)
    assert g.players[0].bundle == ()


@rules("I7", "Q56")
def test_a_card_that_all_saw_going_to_a_hand_is_played_before_its_twin() -> None:
    m = given(
        hands=["scout beam_up beam_up collector", ""], bases=["jungle_oasis: 0 collector", "tortuga", "the_grey_opal"]
    )
    m.answer(0, "play:beam_up")
    assert m.view(1)["players"][0]["handKnown"] == ["collector"]
    m.answer(0, "play:collector:tortuga")
    m.answer(0, "skip")
    assert m.view(1)["players"][0]["handKnown"] == []
    hand = state(m).players[0].hand
    assert EVERYBODY not in hand.seen


@rules("G7")
def test_discard_piles_are_open_to_all() -> None:
    m = given(hands=["scout", ""], discards=["beam_up scout", "gnome"])
    for seat in (None, 0, 1):
        assert m.view(seat)["players"][0]["discard"] == ["scout", "beam_up"]
        assert m.view(seat)["players"][1]["discard"] == ["gnome"]


def test_copies_are_told_apart_in_the_order_of_the_box() -> None:
    m = given(hands=["walker outbreak walker", ""])
    g = state(m)
    options = copies(g, g.players[0].hand.cards, "hand")
    assert [option.key for option in options] == ["walker", "walker.2", "outbreak"]
    assert [ALL_CARDS[option.value].id for option in options] == ["walker", "walker", "outbreak"]


@rules("N2")
def test_a_play_says_what_it_is_for_and_where_it_comes_from() -> None:
    g = state(given(hands=["howl", ""]))
    said = permission_name(g, Permission(0, "the_homeworld", limit=2)).text("en")
    assert said == "+1 minion with power 2 or less (The Homeworld)"
    lord = Permission(0, "zombie_lord", limit=2, place=g.bases[1].printed.index, alone=True, source=1)
    assert permission_name(g, lord).text("en") == (
        "+1 minion with power 2 or less from the discard pile at Tortuga (Zombie Lord)"
    )
    assert permission_name(g, FREE_ACTION).text("cs") == "1 akce"


@rules("Q30")
@cards("hoverbot", "neophyte", "mass_enchantment")
def test_a_card_played_ten_times_is_not_offered_from_a_deck_either() -> None:
    hover = given(hands=["hoverbot tech_center", ""], decks=["zapbot", ""])
    state(hover).times[state(hover).players[0].deck.cards[-1]] = MOST_PLAYS
    hover.answer(0, "play:hoverbot:tortuga")
    assert hover.asks[0].why == "play"
    novice = given(hands=["neophyte summon", ""], decks=["scry", ""])
    state(novice).times[state(novice).players[0].deck.cards[-1]] = MOST_PLAYS
    novice.answer(0, "play:neophyte:tortuga")
    assert keys(novice) == ["to_hand", "skip"]
    mass = given(hands=["mass_enchantment neophyte", ""], decks=["", "beam_up"])
    state(mass).times[state(mass).players[1].deck.cards[-1]] = MOST_PLAYS
    mass.answer(0, "play:mass_enchantment")
    assert mass.asks[0].why == "play" and "play:neophyte:tortuga" in keys(mass)


@rules("Z8", "I7")
def test_a_shuffled_deck_lies_anew_and_nobody_knows_it() -> None:
    g = state(given(hands=["howl", ""]))
    deck = g.players[0].deck
    before = deck.cards[:]
    for at in range(len(deck)):
        deck.reveal(at)
    shuffle(g, 0)
    assert deck.cards != before and sorted(deck.cards) == sorted(before) and not any(deck.seen)


@rules("Q30", "PL5")
def test_actions_are_counted_as_they_are_played() -> None:
    m = given(hands=["time_loop summon neophyte", ""])
    m.answer(0, "play:time_loop")
    m.answer(0, "play:summon")
    assert sorted(state(m).times.values()) == [1, 1]
