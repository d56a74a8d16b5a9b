"""Scenarios: a position, some choices, and what must follow. The format is documented in docs/scenarios.md."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from klubovna.engine import BadRecord, Chance, Match, Refused, Run, Setup, seed_key
from klubovna.games import find_game

SETUP: Final = ("game", "seats", "options", "seed")
WORDS: Final = (*SETUP, "chance", "name", "rules", "cards", "given", "when", "then")
CHOICE: Final = ("seat", "choose", "refused", "then")
EXPECTED: Final = (
    "asks",
    "options",
    "offers",
    "denies",
    "rule",
    "view",
    "view_of",
    "events",
    "no_events",
    "over",
    "result",
)


class Scenario:
    """One scenario as written, with the file's defaults filled in."""

    def __init__(self, path: Path, number: int, data: dict[str, Any]) -> None:
        self.path: Path = path
        self.data: dict[str, Any] = data
        self.name: str = data.get("name", path.stem if number == 0 else f"{path.stem} {number}")
        self.rules: list[str] = data.get("rules", [])
        self.cards: list[str] = data.get("cards", [])

    def __str__(self) -> str:
        return f"{self.path.name}: {self.name}"


class Unmet(Exception):
    """A scenario whose expectations do not hold; says what was expected and what was found."""


def read_scenarios(path: Path) -> list[Scenario]:
    """All scenarios of a file; BadRecord where the file is not one."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"{path}: not a TOML file: {error}.") from None
    entries = data.pop("scenario", None)
    if entries is None:
        entries = [{}]
    elif not isinstance(entries, list):
        raise BadRecord(f"{path}: scenarios are written as [[scenario]].")
    scenarios = []
    for number, entry in enumerate(entries):
        merged = {**data, **entry}
        if "given" in data and "given" in entry:
            merged["given"] = {**data["given"], **entry["given"]}
        known(path, "a scenario", merged, WORDS)
        for word in ("game", "seats"):
            if word not in merged:
                raise BadRecord(f"{path}: a scenario needs {word!r}.")
        scenarios.append(Scenario(path, number + 1 if len(entries) > 1 else 0, merged))
    return scenarios


def known(path: Path, where: str, data: dict[str, Any], words: tuple[str, ...]) -> None:
    for word in data:
        if word not in words:
            raise BadRecord(f"{path}: {where} knows no word {word!r}; it knows: {', '.join(words)}.")


def position(scenario: Scenario) -> Match:
    """The match at the scenario's given position."""
    data = scenario.data
    try:
        game = find_game(data["game"])
        setup = Setup(data["seats"], data.get("seed", 1), data.get("options", {}))
        state = game.start(setup.seats, setup.options, Chance(seed_key(setup.seed)))
        if "given" in data:
            game.arrange(state, data["given"])
        game.check(state)
    except Refused as refusal:
        raise BadRecord(f"{scenario}: {refusal}") from None
    except AssertionError as error:
        raise BadRecord(f"{scenario}: the given position is not possible: {error}") from None
    state.chance.loaded = tuple(data.get("chance", []))
    match = Match(game, setup, None, Run(game, state, True, []))
    assert match.run.log is not None
    match.events = match.run.log
    return match


def run_scenario(scenario: Scenario) -> Match:
    """Play the scenario; raises Unmet where it does not come out as written."""
    match = position(scenario)
    for choice in scenario.data.get("when", []):
        play_choice(scenario, match, choice)
        match.game.check(match.run.state)
    expect(scenario, match, scenario.data.get("then", {}))
    return match


def play_choice(scenario: Scenario, match: Match, choice: Any) -> None:
    if isinstance(choice, str):
        seat, _, key = choice.partition(":")
        if not seat.strip().isdigit() or not key:
            raise BadRecord(f'{scenario}: a choice is written "seat: option key", not {choice!r}.')
        choice = {"seat": int(seat), "choose": key.strip()}
    known(scenario.path, "a choice", choice, CHOICE)
    try:
        match.answer(choice["seat"], choice["choose"])
    except Refused as refusal:
        if "refused" not in choice:
            raise Unmet(f"{scenario}: {choice['choose']!r} was refused: {refusal}") from None
        if choice["refused"] not in str(refusal):
            raise Unmet(f"{scenario}: refused with {str(refusal)!r}, expected {choice['refused']!r}") from None
    else:
        if "refused" in choice:
            raise Unmet(f"{scenario}: {choice['choose']!r} was allowed, and should be refused")
    expect(scenario, match, choice.get("then", {}))


def expect(scenario: Scenario, match: Match, then: dict[str, Any]) -> None:
    known(scenario.path, "`then`", then, EXPECTED)
    asks = match.asks
    keys = [option.key for option in asks[0].options] if asks else []
    if "asks" in then:
        same(scenario, "asks", sorted(f"{ask.seat}: {ask.why}" for ask in asks), sorted(then["asks"]))
    if "options" in then:
        same(scenario, "options", sorted(keys), sorted(then["options"]))
    for key in then.get("offers", []):
        if key not in keys:
            raise Unmet(f"{scenario}: {key!r} is not offered; offered: {', '.join(keys)}")
    for key in then.get("denies", []):
        if key in keys:
            raise Unmet(f"{scenario}: {key!r} is offered, and should not be")
    if "rule" in then:
        same(scenario, "rule", asks[0].rule if asks else None, then["rule"])
    expect_view(scenario, "view", match.view(None), then.get("view", {}))
    for seat, paths in then.get("view_of", {}).items():
        expect_view(scenario, f"view of seat {seat}", match.view(int(seat)), paths)
    expect_events(scenario, match, then)
    if "over" in then:
        same(scenario, "over", match.over, then["over"])
    for word, value in then.get("result", {}).items():
        found = None if match.result is None else match.result.to_json().get(word)
        same(scenario, f"result.{word}", found, value)


def expect_view(scenario: Scenario, what: str, view: dict[str, Any], paths: dict[str, Any]) -> None:
    for path, value in paths.items():
        found: Any = view
        for step in path.split("."):
            try:
                found = found[int(step)] if isinstance(found, list) else found[step]
            except (KeyError, IndexError, ValueError, TypeError):
                raise Unmet(f"{scenario}: the {what} has no {path!r} (stopped at {step!r})") from None
        same(scenario, f"{what} {path}", found, value)


def expect_events(scenario: Scenario, match: Match, then: dict[str, Any]) -> None:
    kinds = [event.kind for event in match.events]
    rest = iter(kinds)
    for kind in then.get("events", []):
        if kind not in rest:
            raise Unmet(f"{scenario}: event {kind!r} is missing or out of order; there were: {', '.join(kinds)}")
    for kind in then.get("no_events", []):
        if kind in kinds:
            raise Unmet(f"{scenario}: event {kind!r} happened, and should not")


def same(scenario: Scenario, what: str, found: Any, expected: Any) -> None:
    if found != expected:
        raise Unmet(f"{scenario}: {what}: expected {expected!r}, found {found!r}")
