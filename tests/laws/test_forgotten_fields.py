"""The law of fields is worth something only if it fails: every line that `make fields` wrote is left out once here.

A line of `copy`, a key of `to_json`, a line of `from_json` is dropped, or a list is shared instead of copied. Whatever
it is, in whatever class of whatever game, the law must find it.
"""

from __future__ import annotations

import ast
import copy
import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from klubovna.engine import Game, Match
from klubovna.games import GAMES
from klubovna.lab.fields import Source, region
from klubovna.lab.laws import law_11_fields, some_match
from tests.kit import ROOT
from tests.toy import TOY

EVERY_GAME = {**GAMES, "toy": TOY}
FOLDERS = {**{game: ROOT / "klubovna" / "games" / game for game in GAMES}, "toy": ROOT / "tests" / "toy"}
METHODS = ("copy", "to_json", "from_json")
MOMENTS = {  # positions that together hold something of every class: seed, answers
    "smash_up": [(20, 95), (18, 59), (1, 5000)],
}
SOME = [(1, 20), (2, 90), (3, 5000)]


def written_classes(folder: Path) -> Iterator[tuple[str, ast.ClassDef]]:
    """The classes whose methods `make fields` writes, each with its module; the engine's for the toy game."""
    for path in sorted(folder.rglob("*.py")):
        source = Source.at(path)
        for name, node in source.classes.items():
            shape = source.shape(name)
            if shape is not None and region(shape) is not None:
                parts = path.relative_to(ROOT).with_suffix("").parts
                yield ".".join(part for part in parts if part != "__init__"), node


def mutants(method: ast.FunctionDef) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The method with one thing left out, and with one copy left out."""
    for at, line in enumerate(method.body):
        if isinstance(line, ast.Assign | ast.For) and "." in ast.unparse(line).split(" = ")[0]:
            mutant = copy.deepcopy(method)
            del mutant.body[at]
            yield f"without `{ast.unparse(line).splitlines()[0]}`", mutant
    for at, node in enumerate(ast.walk(method)):
        mutant = copy.deepcopy(method)
        same = list(ast.walk(mutant))[at]
        if isinstance(node, ast.Dict) and isinstance(same, ast.Dict):
            for key in range(len(node.keys)):
                less = copy.deepcopy(method)
                found = list(ast.walk(less))[at]
                assert isinstance(found, ast.Dict)
                del found.keys[key], found.values[key]
                yield f"without key {ast.unparse(node.values[key])}", less
        elif method.name == "copy" and is_copying(node):
            Uncopied(same).visit(mutant)
            yield f"sharing `{ast.unparse(node)}`", mutant


def is_copying(node: ast.AST) -> bool:
    return (isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice)) or (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "copy"
    )


class Uncopied(ast.NodeTransformer):
    """Puts the thing itself where its copy was."""

    def __init__(self, target: ast.AST) -> None:
        self.target = target

    def visit(self, node: ast.AST) -> Any:
        if node is self.target:
            if isinstance(node, ast.Subscript):
                return node.value
            assert isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
            return node.func.value
        return self.generic_visit(node)


def made(method: ast.FunctionDef, module: Any) -> Any:
    """The mutant as a function in its module."""
    names: dict[str, Any] = {}
    method.decorator_list = []
    code = compile(ast.fix_missing_locations(ast.Module([method], [])), "mutant", "exec")
    exec("from __future__ import annotations", names)
    exec(code, module.__dict__, names)
    return names[method.name]


def is_found(matches: list[Match]) -> bool:
    for match in matches:
        try:
            law_11_fields(match)
        except Exception:
            return True
    return False


def put(patch: pytest.MonkeyPatch, game: Game, of: type, method: ast.FunctionDef, module: Any) -> None:
    function = made(method, module)
    if method.name == "from_json":
        if game.load is of.__dict__["from_json"].__func__:
            patch.setattr(game, "load", function)
        function = staticmethod(function)
    patch.setattr(of, method.name, function)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_whatever_is_forgotten_the_law_finds_it(game: str) -> None:
    played = EVERY_GAME[game]
    seats = min(3, played.seats[1])
    moments = MOMENTS.get(game, SOME)
    matches = [some_match(played, seats, {}, seed, answers) for seed, answers in moments]
    assert not is_found(matches), "the law must hold as long as nothing is forgotten"
    classes = list(written_classes(FOLDERS[game]))
    if game == "toy":
        classes += written_classes(ROOT / "klubovna" / "engine")
    missed, tried = [], 0
    for name, node in classes:
        module = importlib.import_module(name)
        for method in [part for part in node.body if isinstance(part, ast.FunctionDef) and part.name in METHODS]:
            for what, mutant in mutants(method):
                tried += 1
                with pytest.MonkeyPatch.context() as patch:
                    put(patch, played, getattr(module, node.name), mutant, module)
                    if not is_found(matches):
                        missed.append(f"{node.name}.{method.name} {what}")
    assert tried > 20
    assert not missed, missed


def test_a_field_that_is_not_declared_is_found() -> None:
    match = some_match(TOY, 3, {}, 1, 5)
    law_11_fields(match)
    match.run.checkpoint.__dict__["whim"] = 1
    with pytest.raises(AssertionError, match="whim is not declared in __init__"):
        law_11_fields(match)
