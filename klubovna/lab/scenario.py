"""Scenarios: a position, some choices, and what must follow. The format is documented in docs/scenarios.md."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from klubovna.engine import (
    BadRecord,
    Chance,
    Game,
    Log,
    Match,
    Refused,
    RuleBroke,
    State,
    brief,
    check_seed,
    seed_key,
)
from klubovna.games import find_game

TEXT: Final = "a text"
TEXTS: Final = "a list of texts"
NUMBER: Final = "a whole number"
NUMBERS: Final = "a list of whole numbers"
SEED: Final = "a whole number or a hex text"
YES_OR_NO: Final = "true or false"
TABLE: Final = "a table"
CHOICES: Final = "a list of choices"
EACH: Final = {TEXTS: TEXT, NUMBERS: NUMBER}
TYPES: Final = {TEXT: (str,), NUMBER: (int,), SEED: (int, str), YES_OR_NO: (bool,), TABLE: (dict,), CHOICES: (list,)}

WORDS: Final = {
    "game": TEXT,
    "seats": NUMBER,
    "options": TABLE,
    "seed": SEED,
    "chance": NUMBERS,
    "name": TEXT,
    "rules": TEXTS,
    "cards": TEXTS,
    "given": TABLE,
    "position": TABLE,
    "when": CHOICES,
    "then": TABLE,
}
CHOICE: Final = {"seat": NUMBER, "choose": TEXT, "refused": TEXT, "then": TABLE}
EXPECTED: Final = {
    "asks": TEXTS,
    "options": TEXTS,
    "options_of": TABLE,
    "offers": TEXTS,
    "denies": TEXTS,
    "rule": TEXT,
    "why_not": TABLE,
    "view": TABLE,
    "view_of": TABLE,
    "events": TEXTS,
    "no_events": TEXTS,
    "over": YES_OR_NO,
    "result": TABLE,
}


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


class ScenarioFailed(Exception):
    """A scenario whose expectations do not hold; says what was expected and what was found."""


def read_scenarios(path: Path) -> list[Scenario]:
    """All scenarios of a file, or the one of a bug report; BadRecord where the file is neither."""
    try:
        text = path.read_text("utf-8")
        data = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read: {error.strerror}.") from None
    except (ValueError, RecursionError) as error:  # also of endless numbers and nests
        raise BadRecord(f"{path}: not a TOML file, nor a JSON one: {error}.") from None
    if "report" in data:
        if not isinstance(data.get("scenario"), dict):
            raise BadRecord(f"{path}: this report holds no scenario.")
        data = data["scenario"]
    entries = data.pop("scenario", None)
    if entries is None:
        entries = [{}]
    elif not isinstance(entries, list):
        raise BadRecord(f"{path}: scenarios are written as [[scenario]].")
    return [scenario(path, number + 1 if len(entries) > 1 else 0, data, entry) for number, entry in enumerate(entries)]


def scenario(path: Path, number: int, defaults: dict[str, Any], entry: Any) -> Scenario:
    """One entry of the file, with the defaults filled in; `given` is filled in word by word."""
    shaped(f"{path}: a scenario", defaults, WORDS)
    shaped(f"{path}: a scenario", entry, WORDS)
    merged = {**defaults, **entry}
    if "given" in defaults and "given" in entry:
        merged["given"] = {**defaults["given"], **entry["given"]}
    for word in ("game", "seats"):
        if word not in merged:
            raise BadRecord(f"{path}: a scenario needs {word!r}.")
    return Scenario(path, number, merged)


def shaped(where: str, data: Any, shapes: dict[str, str]) -> None:
    """Every word is known and holds what it should."""
    if not isinstance(data, dict):
        raise BadRecord(f"{where} is a table of words, not {brief(data)}.")
    for word, value in data.items():
        if word not in shapes:
            raise BadRecord(f"{where} knows no word {brief(word)}; it knows: {', '.join(shapes)}.")
        if not is_shaped(value, shapes[word]):
            raise BadRecord(f"{where}: {word} must be {shapes[word]}, not {brief(value)}.")


def is_shaped(value: Any, shape: str) -> bool:
    if shape in EACH:
        return isinstance(value, list) and all(is_shaped(entry, EACH[shape]) for entry in value)
    return type(value) in TYPES[shape]  # exactly: true is no number


def position(scenario: Scenario, watching: Callable[[Game, State], Log] | None = None) -> Match:
    """The match at the scenario's given position. It can be saved: it starts from there, not from the game's set-up.

    `watching` is shown the position before anything happens in it, and gives the log.
    """
    data = scenario.data
    try:
        game = find_game(data["game"])
        seed, options = check_seed(data.get("seed", 1)), data.get("options", {})
        if "position" in data:
            if "given" in data:
                raise Refused("a scenario has `given` or `position`, not both.")
            state = game.load(data["position"])
            if state.seats != data["seats"]:
                raise Refused(f"its position is one of {state.seats} seats, not of {data['seats']}.")
        else:
            state = game.start(data["seats"], options, Chance(seed_key(seed)))
            if "given" in data:
                game.arrange(state, data["given"])
        game.check(state)
        if "chance" in data or "position" not in data:
            state.chance.loaded = tuple(data.get("chance", []))
        log = None if watching is None else watching(game, state)
        return Match.from_position(game, state, seed, options, None, log)
    except Refused as refusal:
        raise BadRecord(f"{scenario}: {refusal}") from None
    except AssertionError as error:
        raise BadRecord(f"{scenario}: the given position is not possible: {error}") from None
    except Exception as error:
        raise BadRecord(f"{scenario}: the given position cannot be played: {brief(error)}.") from error


def run_scenario(scenario: Scenario) -> Match:
    """Play the scenario; raises ScenarioFailed where it does not come out as written."""
    match = position(scenario)
    for choice in scenario.data.get("when", []):
        play_choice(scenario, match, read_choice(scenario, choice))
        try:
            match.game.check(match.run.state)
        except AssertionError as error:
            raise ScenarioFailed(f"{scenario}: after {brief(choice)} the position is not possible: {error}") from error
    expect(scenario, match, scenario.data.get("then", {}))
    return match


def read_choice(scenario: Scenario, choice: Any) -> dict[str, Any]:
    """A choice as a table, however it was written."""
    if isinstance(choice, str):
        seat, _, key = choice.partition(":")
        if not is_number(seat) or not key:
            raise BadRecord(f'{scenario}: a choice is written "seat: option key", not {brief(choice)}.')
        return {"seat": int(seat), "choose": key.strip()}
    shaped(f"{scenario}: a choice", choice, CHOICE)
    if "seat" not in choice or "choose" not in choice:
        raise BadRecord(f"{scenario}: a choice needs 'seat' and 'choose'.")
    return dict(choice)


def is_number(text: str) -> bool:
    return text.strip().isdecimal() and len(text) < 10


def play_choice(scenario: Scenario, match: Match, choice: dict[str, Any]) -> None:
    try:
        match.answer(choice["seat"], choice["choose"])
    except Refused as refusal:
        if "refused" not in choice:
            raise ScenarioFailed(f"{scenario}: {choice['choose']!r} was refused: {refusal}") from None
        if choice["refused"] not in str(refusal):
            raise ScenarioFailed(f"{scenario}: refused with {str(refusal)!r}, expected {choice['refused']!r}") from None
    except RuleBroke as problem:
        raise ScenarioFailed(f"{scenario}: {problem}") from problem
    else:
        if "refused" in choice:
            raise ScenarioFailed(f"{scenario}: {choice['choose']!r} was allowed, and should be refused")
    expect(scenario, match, choice.get("then", {}))


def expect(scenario: Scenario, match: Match, then: dict[str, Any]) -> None:
    shaped(f"{scenario}: `then`", then, EXPECTED)
    asks = match.asks
    keys = [option.key for option in asks[0].options] if asks else []
    if "asks" in then:
        same(scenario, "asks", sorted(f"{ask.seat}: {ask.why}" for ask in asks), sorted(then["asks"]))
    if "options" in then:
        same(scenario, "options", sorted(keys), sorted(then["options"]))
    for seat, keys_of in then.get("options_of", {}).items():
        ask = match.ask_for(seat_in(scenario, match, seat, keys_of, list))
        same(scenario, f"options of seat {seat}", sorted(o.key for o in ask.options) if ask else [], sorted(keys_of))
    for key in then.get("offers", []):
        if key not in keys:
            raise ScenarioFailed(f"{scenario}: {key!r} is not offered; offered: {', '.join(keys)}")
    for key in then.get("denies", []):
        if key in keys:
            raise ScenarioFailed(f"{scenario}: {key!r} is offered, and should not be")
    if "rule" in then:
        same(scenario, "rule", asks[0].rule if asks else None, then["rule"])
    expect_reasons(scenario, match, then.get("why_not", {}))
    expect_view(scenario, "view", match.view(None), then.get("view", {}))
    for seat, paths in then.get("view_of", {}).items():
        viewer = seat_in(scenario, match, seat, paths, dict)
        expect_view(scenario, f"view of seat {seat}", match.view(viewer), paths)
    expect_events(scenario, match, then)
    if "over" in then:
        same(scenario, "over", match.over, then["over"])
    for word, value in then.get("result", {}).items():
        found = None if match.result is None else match.result.to_json().get(word)
        same(scenario, f"result.{word}", found, value)


def seat_in(scenario: Scenario, match: Match, seat: str, said: Any, kind: type) -> int:
    """The seat that something is said of, which must be of this kind."""
    if not is_number(seat) or int(seat) >= match.seats or not isinstance(said, kind):
        of = "view_of holds a table" if kind is dict else "options_of holds a list of keys"
        raise BadRecord(f"{scenario}: {of} for a seat, not {brief({seat: said})}.")
    return int(seat)


def expect_reasons(scenario: Scenario, match: Match, reasons: dict[str, Any]) -> None:
    """By ref (two of them, or a key, where that is what is missing) the rule that stands in the way."""
    if not reasons:
        return
    hindrances = match.why_not(match.asks[0].seat if match.asks else None)
    found = {" ".join(hindrance.refs) or f"key:{hindrance.key}": hindrance.rule for hindrance in hindrances}
    for name, rule in reasons.items():
        same(scenario, f"why_not {name}", found.get(name), rule)


def expect_view(scenario: Scenario, what: str, view: dict[str, Any], paths: dict[str, Any]) -> None:
    for path, value in paths.items():
        found: Any = view
        for step in path.split("."):
            try:
                found = found[int(step)] if isinstance(found, list) else found[step]
            except (KeyError, IndexError, ValueError, TypeError):
                raise ScenarioFailed(f"{scenario}: the {what} has no {path!r} (stopped at {step!r})") from None
        same(scenario, f"{what} {path}", found, value)


def expect_events(scenario: Scenario, match: Match, then: dict[str, Any]) -> None:
    kinds = [event.kind for event in match.events]
    rest = iter(kinds)
    for kind in then.get("events", []):
        if kind not in rest:
            told = ", ".join(kinds)
            raise ScenarioFailed(f"{scenario}: event {kind!r} is missing or out of order; there were: {told}")
    for kind in then.get("no_events", []):
        if kind in kinds:
            raise ScenarioFailed(f"{scenario}: event {kind!r} happened, and should not")


def same(scenario: Scenario, what: str, found: Any, expected: Any) -> None:
    if found != expected:
        raise ScenarioFailed(f"{scenario}: {what}: expected {expected!r}, found {found!r}")
