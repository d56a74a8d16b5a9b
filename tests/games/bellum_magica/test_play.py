"""Whole matches: the books balance, the screen fits, the questions of the first phase can be answered in advance."""

from __future__ import annotations

import re

import pytest

from klubovna.engine import LANGUAGES, Chance, Event, Match, Who, new_match, seed_key
from klubovna.games.bellum_magica import BELLUM_MAGICA
from klubovna.games.bellum_magica.cards import EVIL, MONSTERS, PRICES, SHIELD, ULTRA
from klubovna.games.bellum_magica.scenario import WORDS
from klubovna.games.bellum_magica.state import BellumMagica
from klubovna.games.bellum_magica.view import most_bought, outlook
from klubovna.lab.laws import play_on, random_answer, some_match
from tests.kit import ROOT, rules


def played(seats: int, seed: int) -> Match:
    return some_match(BELLUM_MAGICA, seats, {}, seed, 10_000)


class Ledger:
    """What every player must have, counted from the events alone."""

    def __init__(self, seats: int) -> None:
        self.held = [
            {"food": 0, "runes": 0, "barrels": 0, "shields": 0, "spells": 0, "chests": 0} for _ in range(seats)
        ]

    def book(self, event: Event) -> None:
        args = event.args
        seat = args["seat"].seat if "seat" in args else -1
        if event.kind in ("gather", "loot"):
            for thing in ("food", "runes", "barrels"):
                self.held[seat][thing] += args[thing]
        elif event.kind == "recruit":
            assert (args["food"], args["runes"]) in ((2, 0), (4, 1), (0, 3))
            self.held[seat]["food"] -= args["food"]
            self.held[seat]["runes"] -= args["runes"]
        elif event.kind == "barrel":
            self.held[seat]["barrels"] -= 1
        elif event.kind == "chest":
            self.held[seat]["chests"] += 1
        elif event.kind == "steal":
            stolen = args["wooden"] + args["metal"] + args["golden"]
            assert stolen >= 1
            self.held[seat]["chests"] += stolen
            self.held[args["victim"].seat]["chests"] -= stolen
            self.held[args["victim"].seat]["shields"] += 1
        elif event.kind == "bonus" and args["id"] == "shield":
            self.held[seat]["shields"] += 1
        elif event.kind == "bonus" and args["id"] == "reroll":
            self.held[seat]["spells"] += 1


@rules("A10", "A11", "B5", "C1", "H5")
@pytest.mark.parametrize("seats", (2, 3, 4, 5))
def test_nothing_is_created_or_lost_except_by_rule(seats: int) -> None:
    """Events tell of every gain and loss; after every answer they add up to what lies on the table."""
    for seed in range(6):
        match = new_match(BELLUM_MAGICA, seats, seed)
        ledger = Ledger(seats)
        choices = Chance(seed_key(seed))
        booked = 0
        while not match.over:
            match.answer(*random_answer(match, choices))
            for event in match.events[booked:]:
                ledger.book(event)
            booked = len(match.events)
            g = match.run.state
            assert isinstance(g, BellumMagica)
            for seat, player in enumerate(g.players):
                found = {"food": player.food, "runes": player.runes, "barrels": player.barrels}
                found |= {"shields": player.shields, "spells": player.spells, "chests": player.chest_count()}
                assert found == ledger.held[seat]
                printed = [MONSTERS[card].bonus for card in player.cards[0] + player.cards[1]]
                robberies = player.shields - printed.count(SHIELD)
                assert robberies == len([e for e in match.events if e.kind == "robbed" and e.args["seat"].seat == seat])


def test_every_scenario_word_is_documented() -> None:
    text = (ROOT / "docs" / "scenarios.md").read_text("utf-8").split("## Words of Bellum Magica")[1]
    assert not [word for word in WORDS if f"`{word}`" not in text]


@rules("E4", "Q2")
def test_random_matches_end_long_before_the_last_round() -> None:
    for seats in (2, 3, 4, 5):
        for seed in range(10):
            match = played(seats, seed)
            assert match.result is not None and match.result.cause == "chests"
            assert match.view(None)["round"] <= 30


@rules("Q17")
def test_reroll_questions_can_be_answered_for_the_rest_of_the_round() -> None:
    """The ask carries the round and the row, so a client can say `keep` on behalf of its player."""
    asked = 0
    for seed in range(8):
        match = new_match(BELLUM_MAGICA, 4, seed)
        choices = Chance(seed_key(seed))
        while not match.over:
            for ask in match.asks:
                if ask.why == "reroll":
                    asked += 1
                    assert ask.args == {"row": match.view(None)["row"], "round": match.view(None)["round"]}
                    assert ask.options[-1].key == "keep"
                    assert ask.to_json()["args"] == ask.args
            play_on(match, 1, choices)
    assert asked > 50


def test_the_screen_fits_80_columns() -> None:
    names = ["Bartoloměj", "Petr", "Jana", "Karel", "Olga"]
    for seats in (2, 5):
        for seed, answers in ((1, 0), (2, 30), (3, 90), (4, 150), (5, 10_000)):
            match = some_match(BELLUM_MAGICA, seats, {}, seed, answers)
            for lang in LANGUAGES:
                for seat in (None, 0, seats - 1):
                    for line in BELLUM_MAGICA.screen(match.view(seat), lang, names[:seats], 80):
                        plain = re.sub(r"\[/?[a-z ]*\]", "", line)
                        assert len(plain) <= 80, plain


def test_the_view_tells_what_each_row_would_yield() -> None:
    """8: what the view says a target lacks agrees with what the rules offer."""
    compared = 0
    for seed in range(12):
        match = new_match(BELLUM_MAGICA, 3, seed)
        choices = Chance(seed_key(seed))
        while not match.over:
            ask = match.asks[0]
            if ask.why == "attack":
                view = match.view(None)
                targets = view["targets"][ask.seat]
                beaten = {"attack:" + target["id"] for target in targets if target["beaten"]}
                assert beaten == {option.key for option in ask.options} - {"pass"}
                assert beaten == {"attack:" + target["id"] for target in targets if not any(target["missing"].values())}
                active = view["yields"][ask.seat][view["row"] - 1]
                assert {"attack:" + id for id in active["beats"]} == beaten
                compared += 1
            play_on(match, 1, choices)
    assert compared > 300


@rules("M2", "M3", "M4")
def test_the_view_foretells_the_scouts() -> None:
    for seed in range(12):
        match = new_match(BELLUM_MAGICA, 3, seed)
        choices = Chance(seed_key(seed))
        while not match.over:
            before = match.view(None)
            told = len(match.events)
            play_on(match, 1, choices)
            events = match.events[told:]
            if before["phase"] == "band" and [e for e in events if e.kind == "gather"] and before["row"]:
                if [e for e in events if e.kind == "roll"]:
                    continue  # another row came up in between
                row = before["row"] - 1
                expected = {s: rows[row]["mapChest"] for s, rows in enumerate(before["yields"])}
                found = {
                    e.args["seat"].seat: e.args["kind"] for e in events if e.kind == "chest" and e.rule in ("M2", "M3")
                }
                assert {seat: kind for seat, kind in expected.items() if kind} == found


@rules("M3", "Q2")
def test_the_scouts_foretold_find_what_the_piles_still_hold() -> None:
    """With one wooden chest left, the second of two scouts would bring a metal one; with nothing left, nothing."""
    g = table_of_two_scouts()
    assert [rows[0].map_chest for rows in outlook(g).yields] == ["wooden", "wooden"]
    g.players[0].chests = [g.chests[0][1:], (), ()]
    g.chests[0] = g.chests[0][:1]
    assert [rows[0].map_chest for rows in outlook(g).yields] == ["wooden", "metal"]
    g.chests = [(), (), ()]
    assert [rows[0].map_chest for rows in outlook(g).yields] == [None, None]


def table_of_two_scouts() -> BellumMagica:
    """Both have a map in the first row, and nothing else matters."""
    match = new_match(BELLUM_MAGICA, 2, 1, {"captain": 0})
    g = match.run.state
    assert isinstance(g, BellumMagica)
    for player in g.players:
        player.left[1] = (0, 0, 1)
    return g


def test_the_view_tells_who_still_attacks() -> None:
    seen = 0
    for seed in range(6):
        match = new_match(BELLUM_MAGICA, 4, seed)
        choices = Chance(seed_key(seed))
        while not match.over:
            view = match.view(None)
            if view["phase"] == "attack":
                left = [(view["captain"] + at) % 4 for at in range(4)]
                left = left[left.index(view["turn"]) :]
                assert view["toAttack"] == [seat in left for seat in range(4)]
                seen += 1
            elif view["phase"] != "band":
                assert not any(view["toAttack"])
            play_on(match, 1, choices)
        assert not any(match.view(None)["toAttack"])
    assert seen > 100


@rules("B2")
@pytest.mark.parametrize(
    ("food", "runes", "evil", "ultra"),
    [(5, 0, 2, 0), (4, 4, 2, 2), (8, 3, 4, 2), (0, 3, 0, 1), (0, 0, 0, 0)],
)
def test_the_view_tells_how_many_monsters_a_store_pays_for(food: int, runes: int, evil: int, ultra: int) -> None:
    """Four food and four runes buy two ultra-evil ones: one for three runes, one for a rune and food."""
    assert most_bought(food, runes, PRICES[EVIL]) == evil
    assert most_bought(food, runes, PRICES[ULTRA]) == ultra


@pytest.mark.parametrize(
    ("lang", "mine", "theirs"),
    [
        ("cs", "Nemáš žádnou truhlu, takže ani bod.", "Adam nemá žádnou truhlu, takže ani bod."),
        ("en", "You have no chest, and so no point.", "Adam has no chest, and so no point."),
    ],
)
def test_who_has_no_chest_opens_none(lang: str, mine: str, theirs: str) -> None:
    event = Event("score", "E2", {"seat": Who(0), "score": 0, "chests": 0, "values": "0"}, None)
    assert [event.text(BELLUM_MAGICA.texts, lang, reader, ["Adam", "Bára"]) for reader in (0, 1)] == [mine, theirs]
