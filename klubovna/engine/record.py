"""Records: a saved match read again. Whatever is wrong with one is said in a sentence (BadRecord)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from klubovna.engine.chance import commitment
from klubovna.engine.errors import BadRecord, Refused, RuleBroke, brief
from klubovna.engine.game import Game
from klubovna.engine.match import (
    FORMAT,
    Match,
    Setup,
    check_setup,
)
from klubovna.engine.state import digest


def load_match(game: Game, record: dict[str, Any], look: Callable[[Match], None] | None = None) -> Match:
    """The saved match, checked answer by answer and digest by digest. Whoever wants to `look` at its positions while it
    is played again is called before the first answer and after each.

    Under a newer rules number a match that still runs goes on from its checkpoint; a finished one is refused,
    since its answers no longer mean what they meant.
    """
    check_record(record)
    if record["game"] != game.id:
        raise BadRecord(f"this is a record of {brief(record['game'])}, not of {game.id}.")
    setup = Setup(record["seats"], record["seed"], record["options"], record["mixed_in"], record.get("resumed"))
    try:
        check_setup(setup, record["names"])
    except Refused as refusal:
        raise BadRecord(f"its set-up is not possible: {refusal}") from None
    if record["commitment"] != commitment(setup.seed):
        raise BadRecord("the seed does not fit the commitment that was published for it.")
    if record["rules"] == game.rules:
        return replayed(game, setup, record, look)
    return continued(game, setup, record)


def replayed(game: Game, setup: Setup, record: dict[str, Any], look: Callable[[Match], None] | None) -> Match:
    """Played again from the start, to the same digests and the same result."""
    match = begun(game, setup, record)
    if look is not None:
        look(match)
    for number, (seat, key) in enumerate(record["answers"]):
        try:
            match.answer(seat, key)
        except (Refused, RuleBroke) as problem:
            raise BadRecord(f"answer {number + 1} does not fit: {problem}") from None
        match.latest_digest()  # now that its position is at hand
        if look is not None:
            look(match)
    trail = match.digests()
    for expected, found in zip(record["digests"], trail, strict=False):
        if expected != found:
            raise BadRecord(f"after answer {found[0]} the position differs from the recorded one.")
    if len(record["digests"]) != len(trail):
        raise BadRecord(f"it has {len(record['digests'])} digests where {len(trail)} are due.")
    check_checkpoint(record)
    result = None if match.result is None else match.result.to_json()
    if record["result"] != result:
        raise BadRecord("its result is not the one that its answers lead to.")
    return match


def continued(game: Game, setup: Setup, record: dict[str, Any]) -> Match:
    """A running match of older rules: it goes on from its checkpoint."""
    if record["result"] is not None or record["rules"] > game.rules:
        raise BadRecord(
            f"this match of {game.id} was played under rules {brief(record['rules'])}; "
            f"this program has rules {game.rules} and cannot replay it."
        )
    check_checkpoint(record)
    setup.resumed = record["checkpoint"]["state"]
    match = begun(game, setup, record)
    for seat, key in record["answers"][record["checkpoint"]["answers"] :]:
        try:
            match.answer(seat, key)
        except (Refused, RuleBroke):
            break  # the newer rules ask something else here: play goes on from the last answer that still fits
    return match


def begun(game: Game, setup: Setup, record: dict[str, Any]) -> Match:
    """The match before its first answer. A position in a record comes from outside: anything in it may be wrong."""
    try:
        if setup.resumed is not None:
            game.check(game.load(setup.resumed))
        match = Match(game, setup, record["names"])
    except Refused as refusal:
        raise BadRecord(f"its set-up is not possible: {refusal}") from None
    except Exception as error:
        raise BadRecord(f"its first position cannot be played under rules {game.rules}: {brief(error)}.") from error
    if match.run.state.seats != setup.seats:
        raise BadRecord(f"its first position is not one of {brief(setup.seats)} seats.")
    return match


FIELDS: Final[dict[str, tuple[type, ...]]] = {
    "klubovna": (int,),
    "game": (str,),
    "rules": (int,),
    "seats": (int,),
    "names": (list,),
    "options": (dict,),
    "seed": (int, str),
    "commitment": (str,),
    "mixed_in": (list,),
    "answers": (list,),
    "digests": (list,),
    "checkpoint": (dict,),
    "result": (dict, type(None)),
}


def check_record(record: Any) -> None:
    """The shape of a record, before any of it is believed."""
    if not isinstance(record, dict):
        raise BadRecord("a saved match is a JSON object.")
    if record.get("klubovna") != FORMAT:
        raise BadRecord(f"this is not a match saved by klubovna in format {FORMAT}.")
    for name, kinds in FIELDS.items():
        if name not in record:
            raise BadRecord(f"{name!r} is missing.")
        if type(record[name]) not in kinds:  # exactly: true is no number
            raise BadRecord(f"{name!r} is not what it should be.")
    if record["rules"] < 1:
        raise BadRecord("rules are numbered from 1.")
    for answer in record["answers"]:
        if not is_pair(answer):
            raise BadRecord(f"an answer is a seat and an option key, not {brief(answer)}.")
    for entry in record["digests"]:
        if not is_pair(entry):
            raise BadRecord(f"a digest is a number of answers and a hex text, not {brief(entry)}.")
    checkpoint = record["checkpoint"]
    if type(checkpoint.get("answers")) is not int or not isinstance(checkpoint.get("state"), dict):
        raise BadRecord("its checkpoint is not what it should be.")
    if not isinstance(record.get("resumed", {}), dict):
        raise BadRecord("'resumed' is not what it should be.")


def is_pair(entry: Any) -> bool:
    """A whole number and a text."""
    return isinstance(entry, list) and len(entry) == 2 and type(entry[0]) is int and isinstance(entry[1], str)


def check_checkpoint(record: dict[str, Any]) -> None:
    """The checkpoint is the position of the last digest."""
    checkpoint = record["checkpoint"]
    try:
        json.dumps(checkpoint["state"], allow_nan=False)  # nothing but JSON, whatever else an encoder would take
        there = [checkpoint["answers"], digest(checkpoint["state"])]
    except (TypeError, ValueError, RecursionError):
        raise BadRecord("its checkpoint is not what it should be.") from None
    if not record["digests"] or record["digests"][-1] != there:
        raise BadRecord("its checkpoint is not the position of its last digest.")
