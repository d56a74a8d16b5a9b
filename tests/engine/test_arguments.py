"""Arguments of events and messages: a game may call them what it likes, interpreted and compiled."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from klubovna.engine import COMMON, Chance, Log, State, seed_key
from tests.kit import ROOT


def test_an_argument_may_be_called_as_the_parts_of_an_event() -> None:
    state = State(2, Chance(seed_key(1)))
    state.log = log = Log()
    state.tell("chest", "B5", {0: {"chest": 3}}, kind="small", rule="none", private="yes", id=4)
    event = log.events[0]
    assert (event.kind, event.rule, event.private) == ("chest", "B5", {0: {"chest": 3}})
    assert event.args == {"kind": "small", "rule": "none", "private": "yes", "id": 4}


def test_an_argument_of_a_message_may_be_called_id() -> None:
    message = COMMON("yes", id="x", kind=2)
    assert (message.id, message.args) == ("yes", {"id": "x", "kind": 2})


def test_what_would_be_lost_is_refused() -> None:
    state = State(2, Chance(seed_key(1)))
    state.log = log = Log()
    clash: dict[str, Any] = {"_kind": "small"}
    with pytest.raises((ValueError, TypeError), match="_kind"):  # compiled it is Python's own refusal
        state.tell("chest", "B5", None, **clash)
    assert log.events == []


def compiled_layers() -> Iterator[tuple[Path, ast.AST]]:
    for layer in ("engine", "games", "bots"):
        for path in sorted((ROOT / "klubovna" / layer).rglob("*.py")):
            if path.name != "screen.py":  # never compiled
                for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                    yield path.relative_to(ROOT), node


def test_no_parameter_stands_in_the_way_of_an_argument() -> None:
    """Compiled, `f(kind, /, **args)` called with `kind=` drops the argument; an underscore keeps the two apart."""
    wrong = []
    for path, node in compiled_layers():
        if isinstance(node, ast.FunctionDef) and node.args.kwarg is not None:
            own = [p.arg for p in node.args.posonlyargs + node.args.args if p.arg not in ("self", "cls")]
            if not all(name.startswith("_") for name in own):
                wrong.append(f"{path}: {node.name}")
        elif isinstance(node, ast.Call):
            if any(keyword.arg is not None and keyword.arg.startswith("_") for keyword in node.keywords):
                wrong.append(f"{path}:{node.lineno}")
    assert not wrong, wrong
