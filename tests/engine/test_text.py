"""Sentences: the second person for the reader, cases of names, plurals. The browser's tests use the same cases."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from klubovna.engine import COMMON, Message, Texts, Who

HERE = Path(__file__).parent
SENTENCES = json.loads((HERE / "sentences.json").read_text("utf-8"))
say = Texts("tests.engine")


def from_wire(arg: Any) -> Any:
    if isinstance(arg, dict) and "seat" in arg:
        return Who(arg["seat"])
    if isinstance(arg, dict):
        given = {name: from_wire(inner) for name, inner in arg.get("args", {}).items()}
        return Message(COMMON if arg.get("common") else say, arg["id"], given)
    return arg


@pytest.mark.parametrize("case", SENTENCES["cases"], ids=lambda case: case["text"])
def test_sentences(case: dict[str, Any]) -> None:
    message = from_wire({"id": case["id"], "args": case["args"]})
    assert message.text("cs", SENTENCES["names"], case["reader"]) == case["text"]


def test_a_pattern_that_lacks_an_argument_says_so() -> None:
    with pytest.raises(ValueError, match=r"text play .*card-acc"):
        say("play", seat=Who(0)).text("cs")


def test_only_what_a_pattern_uses_is_formatted() -> None:
    broken = say("zombie")  # lacks its number
    assert say("play", seat=Who(0), card=say("card-bot"), base=say("base-oasis"), what=broken).text("en")
