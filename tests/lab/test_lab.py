"""Simulation, statistics, scenarios."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from klubovna.engine import BadRecord, load_match
from klubovna.lab.batches import Processes
from klubovna.lab.scenario import ScenarioFailed, position, read_scenarios, run_scenario
from klubovna.lab.simulate import Series, simulate
from klubovna.lab.statistics import quantile, share_interval


def counted(jobs: int, seed: int = 1) -> dict[str, object]:
    result = simulate(Series("trablici", 3, 24, ["greedy", "random", "random"], seed, {}), Processes(jobs))
    return {
        key: value for key, value in result.items() if not key.startswith(("seconds", "jobs")) and "per_sec" not in key
    }


def test_the_same_seed_gives_the_same_results_in_any_number_of_processes() -> None:
    assert counted(1) == counted(1) == counted(2)
    assert counted(1) != counted(1, seed=2)


def test_greedy_is_far_ahead_of_random() -> None:
    result = simulate(Series("trablici", 4, 30, ["greedy", "random", "random", "random"], 1, {}))
    assert result["wins"][0]["interval95"][0] > 0.6


def test_wilson_interval() -> None:
    low, high = share_interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert share_interval(0, 0) == (0.0, 1.0)
    assert share_interval(0, 10)[0] == 0.0
    assert quantile([1, 2, 3, 4], 0.5) == 3


def scenario_file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "case.toml"
    path.write_text('game = "trablici"\nseats = 2\n' + text, "utf-8")
    return path


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("givn.rows = []", "knows no word 'givn'"),
        ("given.rowz = []", "know no word 'rowz'"),
        ('given.rows = ["g9"]', "no card 'g9'"),
        ('given.rows = ["g1 g1 g1 g1 g1"]', "more copies"),
        ("then.askz = []", "knows no word 'askz'"),
        ('when = ["flip"]', "a choice is written"),
        ("seats = 9", "Cannot overwrite|not 9"),
        ("not toml", "not a TOML file"),
        ("given.deck_size = 99", "deck_size must be a number from 0 to 83"),
        ('given.deck_size = 1\ngiven.deck = ["g1", "g2"]', "more than its deck_size"),
        ('given.deck_size = "5"', "deck_size must be a number"),
        ('given.rows = "g1"', "rows must be a list of texts, not 'g1'"),
        ("given.rows = [1]", "rows must be a list of texts"),
        ('given.rows = ["barricade"]', "not possible: a barricade lies in a row"),
        ('given.rows = ["g3 p2"]', r"not possible: the numbers of a row fall \(P3\)"),
        ('given.rows = ["axe.g axe.p"]', r"not possible: a row holds two action cards of a kind \(P5a\)"),
        ('given.rows = ["!barricade"]', "not possible: a barricade lies in a row"),
        ('given.rows = ["g1", "g1", "g1", "g2"]', "3 rows at most"),
        ("given.deck = [[]]", "deck must be a list of texts"),
        ('given.collections = "g1"', "one entry for each of the 2 seats"),
        ('given.collections = ["g1"]', "one entry for each of the 2 seats"),
        ("given.collections = [1, 2]", "collections must be a list of texts"),
        ('given.collections = ["axe.g", ""]', "zombies only"),
        ("given.hordes = [-1, 0]", "hordes must be a number from 0"),
        ("given.hordes = [true, 0]", "hordes must be a number from 0"),
        ("given.active = 2", "active must be a number from 0 to 1, not 2"),
        ("given.active = true", "active must be a number"),
        ("given.reshuffles = -1", "reshuffles must be a number from 0 to 2"),
        ("given = 3", "given must be a table, not 3"),
        ("scenario = 3", r"written as \[\[scenario\]\]"),
        ("scenario = [3]", "a scenario is a table of words, not 3"),
        ("[[scenario]]\nseats = '2'", "seats must be a whole number, not '2'"),
        ("[[scenario]]\nseats = true", "seats must be a whole number, not True"),
        ("[[scenario]]\nseats = 2.0", "seats must be a whole number, not 2.0"),
        ("[[scenario]]\ngame = ['trablici']", "game must be a text"),
        ("[[scenario]]\ngame = 'chess'", "no game 'chess'"),
        ("[[scenario]]\ngiven = 1", "given must be a table"),
        ("options = 1", "options must be a table"),
        ("options.colour = 1", "no option 'colour'"),
        ("options.start_player = true", "takes random, 0, 1, not True"),
        ("seed = 1.5", "seed must be a whole number or a hex text"),
        ("seed = 'xyz'", "must be hexadecimal"),
        ("chance = 'x'", "chance must be a list of whole numbers, not 'x'"),
        ("chance = ['x']", "chance must be a list of whole numbers"),
        ("chance = [true]", "chance must be a list of whole numbers"),
        ("name = 3", "name must be a text"),
        ("rules = 'P4'", "rules must be a list of texts"),
        ("cards = [1]", "cards must be a list of texts"),
        ("when = 'flip'", "when must be a list of choices"),
        ("when = [3]", "a choice is a table of words, not 3"),
        ("when = [{ seat = 0 }]", "a choice needs 'seat' and 'choose'"),
        ("when = [{ seat = '0', choose = 'flip' }]", "seat must be a whole number"),
        ("when = [{ seat = 0, choose = 'fly', refused = true }]", "refused must be a text"),
        ("when = ['²: flip']", "a choice is written"),
        ("then = 1", "then must be a table"),
        ("then.asks = '0: place'", "asks must be a list of texts"),
        ("then.options = [1, 'flip']", "options must be a list of texts"),
        ("then.offers = 'flip'", "offers must be a list of texts"),
        ("then.denies = 1", "denies must be a list of texts"),
        ("then.rule = 1", "rule must be a text"),
        ("then.view = 'x'", "view must be a table"),
        ("then.view_of = [1]", "view_of must be a table"),
        ("then.view_of.x = {}", "view_of holds a table for a seat"),
        ("then.view_of.7 = {}", "view_of holds a table for a seat"),
        ("then.view_of.0 = 1", "view_of holds a table for a seat"),
        ("then.events = 'flip'", "events must be a list of texts"),
        ("then.over = 'yes'", "over must be true or false"),
        ("then.result = [1]", "result must be a table"),
        (f"seed = {'9' * 5000}", "not a TOML file"),
        (f"given.rows = {'[' * 5000}", "not a TOML file"),
    ],
)
def test_a_misspelt_scenario_is_an_error(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason) as refusal:
        for scenario in read_scenarios(scenario_file(tmp_path, text)):
            run_scenario(scenario)
    assert "\n" not in str(refusal.value)


def test_a_given_position_can_be_saved_and_goes_on(tmp_path: Path) -> None:
    (scenario,) = read_scenarios(scenario_file(tmp_path, 'given.rows = ["g2"]\ngiven.deck = ["p3", "o4"]'))
    match = position(scenario)
    match.answer(0, "place:row1:right")
    again = load_match(match.game, json.loads(json.dumps(match.save())))
    assert again.digest() == match.digest() and again.view(None) == match.view(None)
    assert again.view(None)["rows"][0] == [{"card": "g2", "covered": False}, {"card": "p3", "covered": False}]


@pytest.mark.parametrize(
    ("text", "difference"),
    [
        ('then.asks = ["1: pick"]', "asks: expected"),
        ('then.options = ["flip"]', "options: expected"),
        ('then.offers = ["fly"]', "'fly' is not offered"),
        ('then.denies = ["flip"]', "should not be"),
        ('then.rule = "Q1"', "rule: expected"),
        ('then.view = { "deck" = 3 }', "view deck: expected 3"),
        ('then.view = { "dack" = 3 }', "has no 'dack'"),
        ('then.view_of.0 = { "deck" = 3 }', "view of seat 0 deck"),
        ('then.events = ["horde"]', "event 'horde' is missing"),
        ('then.no_events = ["flip"]', "event 'flip' happened"),
        ("then.over = true", "over: expected True"),
        ("then.result = { winners = [0] }", "result.winners"),
        ('when = ["0: fly"]', "was refused"),
        ('when = [{ seat = 0, choose = "flip", refused = "no" }]', "should be refused"),
        ('when = [{ seat = 0, choose = "fly", refused = "because" }]', "expected 'because'"),
        ('when = [{ seat = 0, choose = "flip", then = { over = true } }]', "over: expected True"),
        ('given.collections = ["g2 p2 o2 g2", ""]\nchance = [9]\nwhen = ["0: horde:four2"]', "loaded with 9"),
    ],
)
def test_an_unmet_expectation_says_what_was_found(tmp_path: Path, text: str, difference: str) -> None:
    (scenario,) = read_scenarios(scenario_file(tmp_path, 'given.deck = ["g1", "p2"]\n' + text))
    with pytest.raises(ScenarioFailed, match=difference):
        run_scenario(scenario)
