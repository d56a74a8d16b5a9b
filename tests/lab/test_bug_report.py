"""Bug reports: the position comes out again, and while a match runs its report tells nothing that is hidden."""

from __future__ import annotations

import json
import time
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from klubovna.engine import BadRecord, Chance, Game, Match, Refused, canonical, load_match, new_match, seed_key
from klubovna.engine.fitting import seen_by
from klubovna.games import GAMES
from klubovna.lab.bug_report import bug_report, read_report, reproduced, story_of
from klubovna.lab.laws import option_sets, some_match
from klubovna.lab.scenario import ScenarioFailed, read_scenarios, run_scenario
from klubovna.terminal import show_report, write_report
from tests.soak.results import Part

SAME = "Its scenario shows the same table and asks the same."
SOME = 10  # positions of each game in the quick run
ALL = 200  # in the long one: 1,000 in all


def some_position(game: Game, number: int) -> tuple[Match, int | None]:
    """Any seat count, options, length of play and pair of eyes, the same every time."""
    luck = Random(f"{game.id} {number}")
    seats = luck.randint(*game.seats)
    match = some_match(game, seats, luck.choice(option_sets(game, seats)), number, luck.randrange(120))
    if match.over and number % 5:  # most of short games, too, should still be running
        match = match.at(luck.randrange(match.version))
    return match, luck.choice([None, *range(seats)])


def sent(match: Match, seat: int | None) -> dict[str, Any]:
    """The report after it has been a file."""
    return dict(json.loads(json.dumps(bug_report(match, seat).to_json())))


def reproduces(match: Match, seat: int | None, file: Path) -> None:
    data = sent(match, seat)
    report = read_report(data)
    assert reproduced(report) == SAME
    assert report.events == match.events_for(seat) and report.asks == match.asks_for(seat)
    assert story_of(report).sentences("en") == match.story("en", seat)
    assert (report.record is not None) == match.over
    file.write_text(json.dumps(data), "utf-8")
    (scenario,) = read_scenarios(file)
    there = run_scenario(scenario)
    assert there.view(seat) == match.view(seat)
    if seat is not None and (ask := match.ask_for(seat)) is not None:
        again = there.ask_for(seat)
        assert again is not None and again.to_json() == ask.to_json()


def hidden_is_hidden(match: Match, seat: int | None, number: int) -> int:
    """All that the seat cannot know may lie otherwise, and no byte of the report changes. Returns in how many other
    truths: positions from which the open step began, and in which the seat has seen the same since."""
    if match.over:
        return 0
    report = bug_report(match, seat)
    assert report.record is None and report.scenario is not None
    start, keys = match.run.checkpoint, match.answers[match.version - len(match.run.answers) :]
    truths = [(start.copy(), keys)]
    for seed in range(3):
        other = start.copy()
        match.game.redeal(other, seat, Chance(seed_key(f"{number:x}{seed:x}")))
        other.chance = start.chance.copy()
        truths.append((other, keys))
    world = match.game.load(report.scenario["position"])  # the report's own: it fits always
    choices = [choice.partition(": ") for choice in report.scenario["when"]]
    truths.append((world, [(int(who), key) for who, _, key in choices]))
    told, tried = told_by(match, seat), 0
    for state, answers in truths:
        twin = Match.from_position(match.game, state, 0, match.setup.options)
        if gives(twin, answers) and seen_by(twin.run, seat) == told:
            again = bug_report(twin, seat)
            assert again.scenario is not None
            for word in ("position", "when", "then"):
                assert canonical(again.scenario[word]) == canonical(report.scenario[word]), f"{match.game.id} {number}"
            assert canonical([again.view, again.options]) == canonical([report.view, report.options])
            tried += 1
    assert tried >= 2, "the truth itself and the report's own world are two"
    return tried


def told_by(match: Match, seat: int | None) -> list[Any]:
    """What the seat has seen since the open step began."""
    twin = Match.from_position(match.game, match.run.checkpoint.copy(), 0, match.setup.options)
    assert gives(twin, match.answers[match.version - len(match.run.answers) :])
    return seen_by(twin.run, seat)


def gives(match: Match, answers: list[tuple[int, str]]) -> bool:
    """Whether these answers can be given."""
    try:
        for who, key in answers:
            match.answer(who, key)
    except Refused:
        return False
    return True


@pytest.mark.parametrize("game", GAMES)
def test_a_report_shows_its_position_again_and_tells_nothing_hidden(game: str, tmp_path: Path) -> None:
    for number in range(SOME):
        match, seat = some_position(GAMES[game], number)
        reproduces(match, seat, tmp_path / "report.json")
        hidden_is_hidden(match, seat, number)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_thousand_reports(game: str, tmp_path: Path) -> None:
    """1,000 positions over all games; every one comes out again and none of them tells anything."""
    part = Part(f"bug reports {game}", 1, ALL)
    for number in part.left():
        match, seat = some_position(GAMES[game], 1000 + number)
        began = time.perf_counter()
        reproduces(match, seat, tmp_path / "report.json")
        took = time.perf_counter() - began
        truths = hidden_is_hidden(match, seat, number)
        part.step(seconds=round(took, 2), truths=truths, over=match.over)
    truths, over = (sum(step[what] for step in part.steps) for what in ("truths", "over"))
    part.conclude(True, finished=over, truths=truths, longest=max(step["seconds"] for step in part.steps))


def test_a_finished_match_is_reported_with_its_record() -> None:
    match = some_match(GAMES["trablici"], 2, {}, 3, 1000)
    match.names = ["Anna", "Běta"]
    data = sent(match, 0)
    assert data["result"] == match.save()["result"]
    again = load_match(GAMES["trablici"], data["record"])
    assert again.digest() == match.digest() and again.names == []
    assert "Anna" not in json.dumps(data)


def test_a_report_that_does_not_fit_says_so(tmp_path: Path) -> None:
    match = some_match(GAMES["trablici"], 3, {}, 5, 12)
    data = sent(match, 1)
    wrong = {**data, "view": {**data["view"], "deck": 99}}
    with pytest.raises(ScenarioFailed, match="differs"):
        reproduced(read_report(wrong))
    older = {**data, "rules": match.game.rules - 1}
    assert "only told" in reproduced(read_report(older))
    assert "no scenario" in reproduced(read_report({**data, "scenario": None}))
    for broken in ({"report": 1}, {**data, "report": 2}, {**data, "seat": 7}, {**data, "events": 5}):
        with pytest.raises(BadRecord):
            read_report(broken)
    for word, value in (("position", {}), ("seats", 2), ("when", ["x"]), ("given", {}), ("nonsense", 1)):
        report = read_report({**data, "scenario": {**data["scenario"], word: value}})
        with pytest.raises((BadRecord, ScenarioFailed)):
            reproduced(report)
    with pytest.raises(BadRecord, match="events"):
        story_of(read_report({**data, "events": [{"kind": 1}]})).sentences("cs")


def test_the_terminal_writes_a_report_and_shows_it(tmp_path: Path) -> None:
    match = new_match(GAMES["smash_up"], 2, 1)
    first, second = write_report(match, 0, tmp_path), write_report(match, 0, tmp_path)
    assert first != second and first.read_bytes() == second.read_bytes()
    said = StringIO()
    show_report(read_report(json.loads(first.read_text("utf-8"))), "en", Console(file=said, width=100))
    assert SAME in said.getvalue()
