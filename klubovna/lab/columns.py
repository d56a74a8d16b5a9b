"""Columns: what a seat sees as a row of numbers, made from the typed view and from nothing else.

| in the view | in the row |
|---|---|
| a number, yes or no | one column |
| one of several words, the name of a component | a column for each word: 1 or 0 |
| a list of names | a column for each word: how many of it |
| something that may be missing | a column that says whether it is there, then its own (names: all 0) |
| a struct | the columns of its fields |
| a list of structs | as the game's `numbers.py` says: slots, or added up |

A column is called by its path: `players.1.collection.0.g2`. Numbers stand as they are; nothing is scaled.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias

from msgspec import inspect

from klubovna.engine import Ask, Game, Refused, State
from klubovna.engine.numbers import Bag, By, Layout, Left, Numbers, Slots, Values, Words

Row: TypeAlias = "array[float]"
Write = Callable[[Any, Row, int], None]
MOST: Final = 1000.0  # no number of a view lies further from 0


def numbers_of(game: Game) -> Numbers:
    if game.numbers is None:
        raise Refused(f"{game.id} has no numbers.py that says how to lay it out for programs that learn.")
    return game.numbers


class Field:
    """Some columns side by side, and how a value is written into them; `word`: one for each word, all 0 for none."""

    def __init__(self, names: list[str], write: Write, word: bool = False) -> None:
        self.names: list[str] = names
        self.write: Write = write
        self.word: bool = word


class Columns:
    """The columns of a game with that many seats: first who looks and what is asked, then the view."""

    def __init__(self, game: Game, seats: int) -> None:
        numbers = numbers_of(game)
        self.game: Game = game
        self.seats: int = seats
        self.whys: dict[str, int] = {why: at for at, why in enumerate(questions(game), seats)}
        self.names: list[str] = [f"seat.{seat}" for seat in range(seats)]
        self.names += [f"asked.{why}" for why in self.whys] + ["asked.picked"]
        self.picked: int = len(self.names) - 1
        builder = Builder(game, seats, numbers)
        self.parts: list[tuple[int, Write]] = []
        for shape in numbers.shapes:
            part = builder.struct(inspect.type_info(shape), "")
            self.parts.append((len(self.names), part.write))
            self.names += part.names
        self.makers: list[Callable[[Any, int], Any]] = [maker(game, shape) for shape in numbers.shapes]
        assert len(set(self.names)) == len(self.names), f"{game.id}: two columns have one name"

    def row(self, state: State, seat: int, ask: Ask | None) -> Row:
        """What the seat sees; `ask` is its own open question, if it has one."""
        row = array("f", bytes(4 * len(self.names)))
        row[seat] = 1.0
        if ask is not None:
            row[self.whys[ask.why]] = 1.0
            row[self.picked] = 0.0 if ask.batch is None else float(len(ask.batch.picked))
        for make, (at, write) in zip(self.makers, self.parts, strict=True):
            write(make(state, seat), row, at)
        return row


@lru_cache(maxsize=32)
def columns(game: Game, seats: int) -> Columns:
    return Columns(game, seats)


def questions(game: Game) -> list[str]:
    """Every kind of question, as the game's texts name them."""
    return [id.removeprefix("ask-") for id in game.texts.ids("en") if id.startswith("ask-")]


def maker(game: Game, shape: type[Any]) -> Callable[[Any, int], Any]:
    """What shows this part of the view: the shapes of a game stand in the order public, own, outlook."""
    if shape is game.shapes[0]:
        return lambda state, seat: game.public(state)
    if shape.__name__ == "Own":
        return game.own
    return lambda state, seat: game.outlook(state)


class Builder:
    """Makes columns from the types of a view."""

    def __init__(self, game: Game, seats: int, numbers: Numbers) -> None:
        self.seats: int = seats
        self.layout: dict[str, Layout] = numbers.layout
        self.words: dict[str, list[str]] = {printed.id: list(printed.entries) for printed in game.printed}

    def field(self, kind: inspect.Type, path: str) -> Field:
        declared = self.layout.get(path)
        if isinstance(declared, Left):
            return Field([], nothing)
        name = ""
        while isinstance(kind, inspect.Metadata):
            name, kind = (kind.extra or {}).get("ts", name), kind.type
        if isinstance(declared, Words):
            return self.of_words(kind, list(declared.words))
        if isinstance(declared, Values):
            return self.of_words(kind, range(declared.many or self.seats))
        if name in self.words:
            return one_word(self.words[name])
        if isinstance(kind, inspect.UnionType):
            return self.optional(kind, path)
        if isinstance(kind, inspect.IntType | inspect.BoolType | inspect.FloatType):
            return Field([""], number)
        if isinstance(kind, inspect.LiteralType):
            return one_word(list(kind.values))
        if isinstance(kind, inspect.StructType):
            return self.struct(kind, path)
        if isinstance(kind, inspect.TupleType):
            return joined([self.field(item, path) for item in kind.item_types], path)
        if isinstance(kind, inspect.ListType | inspect.VarTupleType):
            return self.several(kind.item_type, path, declared)
        raise TypeError(f"numbers.py must say how to lay out {path}")

    def struct(self, kind: inspect.Type, path: str) -> Field:
        assert isinstance(kind, inspect.StructType)
        names: list[str] = []
        parts: list[tuple[str, int, Write]] = []
        for field in kind.fields:
            made = self.field(field.type, f"{path}.{field.name}" if path else field.name)
            if made.names:
                parts.append((field.name, len(names), made.write))
                names += [under(field.name, name) for name in made.names]

        def write(value: Any, row: Row, at: int) -> None:
            for name, offset, part in parts:
                part(getattr(value, name), row, at + offset)

        return Field(names, write)

    def optional(self, kind: inspect.UnionType, path: str) -> Field:
        inner = self.field(next(one for one in kind.types if not isinstance(one, inspect.NoneType)), path)
        if inner.word:
            return inner

        def write(value: Any, row: Row, at: int) -> None:
            if value is not None:
                row[at] += 1.0
                inner.write(value, row, at + 1)

        return Field(["there", *[name or "value" for name in inner.names]], write)

    def several(self, item: inspect.Type, path: str, declared: Layout | None) -> Field:
        """A list inside a list has the path of the outer one with a dot."""
        inner = self.field(item, path + "." if isinstance(item, inspect.ListType) else path + "[]")
        if isinstance(declared, Slots):
            return slots(inner, declared.most or self.seats, path, isinstance(item, inspect.StructType))
        if isinstance(declared, By):
            return by(inner, declared.name, declared.words or range(self.seats))
        if isinstance(declared, Bag) or inner.word:

            def write(value: Any, row: Row, at: int) -> None:
                for entry in value:
                    inner.write(entry, row, at)

            return Field(inner.names, write)
        raise TypeError(f"numbers.py must say how to lay out the list {path}")

    def of_words(self, kind: inspect.Type, words: list[Any] | range) -> Field:
        one = one_word(words)
        if not isinstance(kind, inspect.ListType | inspect.VarTupleType):
            return one

        def write(value: Any, row: Row, at: int) -> None:
            for entry in value:
                one.write(entry, row, at)

        return Field(one.names, write)


def under(name: str, rest: str) -> str:
    return f"{name}.{rest}" if rest else name


def nothing(value: Any, row: Row, at: int) -> None:
    pass


def number(value: Any, row: Row, at: int) -> None:
    row[at] += value


def one_word(words: list[Any] | range) -> Field:
    places = {word: at for at, word in enumerate(words)}

    def write(value: Any, row: Row, at: int) -> None:
        place = places.get(value)
        if place is not None:
            row[at + place] += 1.0

    return Field([str(word) for word in words], write, word=True)


def joined(parts: list[Field], path: str) -> Field:
    """The elements of a fixed tuple, side by side."""
    names: list[str] = []
    writers: list[tuple[int, Write]] = []
    for at, part in enumerate(parts):
        writers.append((len(names), part.write))
        names += [name or f"part{at}" for name in part.names]

    def write(value: Any, row: Row, at: int) -> None:
        for element, (offset, part) in zip(value, writers, strict=True):
            part(element, row, at + offset)

    return Field(names, write)


def slots(inner: Field, most: int, path: str, said: bool) -> Field:
    """Entries side by side; `said`: each slot has a column that says whether there is an entry."""
    own = ["there", *inner.names] if said else inner.names
    width = len(own)

    def write(value: Any, row: Row, at: int) -> None:
        if len(value) > most:
            raise ValueError(f"{path} has {len(value)} entries; numbers.py allows {most}")
        for entry in value:
            if said:
                row[at] += 1.0
                inner.write(entry, row, at + 1)
            else:
                inner.write(entry, row, at)
            at += width

    return Field([under(str(slot), name) for slot in range(most) for name in own], write)


def by(inner: Field, name: str, words: Sequence[str | int]) -> Field:
    width = len(inner.names)
    places = {word: width * at for at, word in enumerate(words)}

    def write(value: Any, row: Row, at: int) -> None:
        for entry in value:
            inner.write(entry, row, at + places[getattr(entry, name)])

    return Field([under(f"{name}.{word}", column) for word in words for column in inner.names], write)
