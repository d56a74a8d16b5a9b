"""`make fields`: what is written for which declaration, and what is refused."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from klubovna.lab.fields import BadFields, is_current, main, rewritten
from tests.kit import ROOT

HEAD = """
from __future__ import annotations
from typing import Annotated, Any
from klubovna.engine import As, Chance, Derived, Memo, Parent, Passing, Pile, Shared, Spread, State

Row = tuple[int, int]

def hexes(mask: int) -> list[int]:
    return [at for at in range(8) if mask >> at & 1]

def mask(hexes: list[int]) -> int:
    return sum([1 << at for at in hexes])
"""
MARKS = """
    # --- fields{}: written by `make fields`
    # --- end of fields
"""


def module(folder: Path, *classes: tuple[str, str]) -> Path:
    """A file with classes: `name(parameters)` and the lines of its constructor."""
    text = HEAD
    for head, fields in classes:
        name, _, rest = head.partition("(")
        parameters, _, kind = rest.partition(")")
        lines = "".join(f"        {line.strip()}\n" for line in fields.strip().splitlines())
        text += f"\nclass {name}:\n    def __init__(self{parameters}) -> None:\n{lines}{MARKS.format(kind)}"
    path = folder / "sample.py"
    path.write_text(text, "utf-8")
    return path


def run(path: Path) -> dict[str, Any]:
    """The module once its methods are written."""
    path.write_text(rewritten(path), "utf-8")
    assert is_current(path)
    names: dict[str, Any] = {}
    exec(compile(path.read_text("utf-8"), str(path), "exec"), names)
    return names


def method(path: Path, of: str, name: str) -> str:
    for node in ast.walk(ast.parse(rewritten(path))):
        if isinstance(node, ast.ClassDef) and node.name == of:
            return "\n".join(ast.unparse(part) for part in node.body if getattr(part, "name", "") == name)
    return ""


def test_what_is_written_is_what_the_fields_say() -> None:
    files = [*(ROOT / "klubovna").rglob("*.py"), *(ROOT / "tests" / "toy").rglob("*.py")]
    assert not [str(file) for file in files if not is_current(file)], "run `make fields`"


def test_a_field_is_one_line(tmp_path: Path) -> None:
    path = module(tmp_path, ("Box()", "self.lid: bool = True"))
    run(path)
    path.write_text(path.read_text().replace("= True\n", "= True\n        self.cards: list[int] = []\n"))
    assert not is_current(path)
    assert main(["--check", str(path)]) == 1
    assert main([str(tmp_path)]) == 0 and is_current(path)
    names = run(path)
    box = names["Box"]()
    box.cards.append(7)
    twin = box.copy()
    twin.cards.append(8)
    assert box.to_json() == {"lid": True, "cards": [7]}
    assert names["Box"].from_json(twin.to_json()).cards == [7, 8]


def test_what_a_type_says(tmp_path: Path) -> None:
    fields = """
        self.count: int = 1
        self.name: str | None = None
        self.pairs: list[Row] = [(3, 4)]
        self.piles: list[list[int]] = [[5], [6]]
        self.times: dict[int, int] = {9: 1, 2: 3}
        self.met: set[int] = {4, 1}
        self.deck: Pile = Pile([1], [2])
    """
    path = module(tmp_path, ("Box()", fields))
    names = run(path)
    box = names["Box"]()
    said = {
        "count": 1,
        "name": None,
        "pairs": [[3, 4]],
        "piles": [[5], [6]],
        "times": [[2, 3], [9, 1]],
        "met": [1, 4],
        "deck": {"cards": [1], "seen": [2]},
    }
    assert box.to_json() == said
    again = names["Box"].from_json(said)
    assert again.to_json() == said and again.pairs == [(3, 4)] and again.times == {9: 1, 2: 3} and again.met == {1, 4}
    twin = box.copy()
    for name in ("pairs", "piles", "times", "met", "deck"):
        assert getattr(twin, name) is not getattr(box, name)
    assert twin.piles[0] is not box.piles[0] and twin.pairs[0] is box.pairs[0]
    with pytest.raises(ValueError):
        names["Box"].from_json({**said, "pairs": [[3, 4, 5]]})


def test_what_the_words_say(tmp_path: Path) -> None:
    fields = """
        self.chart: Shared[list[int]] = chart
        self.camps: Annotated[int, As(hexes, mask, key="huts")] = 5
        self.total: Derived[int] = 0
        self.roads: Memo[list[int]] = [1]
        self.stack: Passing[list[int]] = []
        self.agreed: Spread[Rules] = agreed
    """
    path = module(
        tmp_path,
        ("Rules(, limit: int), never changed", "self.limit: int = limit"),
        ("Box(, chart: list[int], agreed: Rules)", fields),
    )
    names = run(path)
    box = names["Box"]([1, 2], names["Rules"](30))
    box.total, box.stack = 7, [1]
    assert box.to_json() == {"chart": [1, 2], "huts": [0, 2], "limit": 30}
    twin = box.copy()
    assert twin.chart is box.chart and twin.agreed is box.agreed, "shared"
    assert twin.total == 7 and twin.roads == [1] and twin.roads is not box.roads, "copied, though not written"
    assert twin.stack == []
    again = names["Box"].from_json(box.to_json())
    assert (again.chart, again.camps, again.agreed.limit, again.total) == ([1, 2], 5, 30, 0)
    assert not hasattr(names["Rules"], "copy")


def test_a_thing_belongs_to_its_twin(tmp_path: Path) -> None:
    path = module(
        tmp_path,
        (
            "Card(, number: int) as a list",
            """
            self.number: int = number
            self.hand: Parent[Hand | None] = None
            self.shelf: Parent[Shelf | None] = None
            """,
        ),
        ("Hand()", "self.cards: list[Card] = []"),
        ("Shelf()", "self.cards: list[Card] = []"),
    )
    names = run(path)
    hand = names["Hand"]()
    hand.cards.append(names["Card"](3))
    hand.cards[0].hand = hand
    for other in (hand.copy(), names["Hand"].from_json(hand.to_json())):
        assert other.cards[0].hand is other and other.cards[0].shelf is None
        assert other.to_json() == {"cards": [[3]]}


def test_a_constant_for_the_parent_class_is_no_field(tmp_path: Path) -> None:
    path = tmp_path / "sample.py"
    path.write_text(
        HEAD
        + "class Duel(State):\n    def __init__(self, chance: Chance) -> None:\n"
        + "        super().__init__(2, chance)\n        self.round: int = 0\n"
        + MARKS.format("")
    )
    assert "seats" not in method(path, "Duel", "to_json")
    assert "Duel(self.chance.copy())" in method(path, "Duel", "copy")
    assert "log" not in method(path, "Duel", "copy")


@pytest.mark.parametrize(
    ("head", "type", "sentence"),
    [
        ("Box()", "date", "Box.n: no way is known to copy or write a date."),
        ("Box(, size: int)", "int", "Box: no field has the name of the constructor's parameter 'size'."),
        ("Box(, n: int)", "Derived[int]", "Box.n: the constructor needs it, but it is not written; give a default."),
        ("Box()", "Annotated[int, As(hexes)]", "Box.n: As takes a function that writes and one that reads."),
    ],
)
def test_what_cannot_be_written_is_said_in_one_sentence(tmp_path: Path, head: str, type: str, sentence: str) -> None:
    with pytest.raises(BadFields) as refusal:
        rewritten(module(tmp_path, (head, f"self.n: {type} = 0")))
    assert str(refusal.value) == sentence


def test_an_open_end_is_refused(tmp_path: Path) -> None:
    path = module(tmp_path, ("Box()", "self.n: int = 0"))
    path.write_text(path.read_text().replace("    # --- end of fields\n", ""))
    with pytest.raises(BadFields, match="the fields of Box have no end"):
        rewritten(path)
