"""Hindrances: why an option is not there. Asked for by people who look at a dark card; playouts never ask."""

from __future__ import annotations

from typing import Any

from klubovna.engine.flow import DONE, Ask
from klubovna.engine.text import COMMON, Message


class Hindrance:
    """The counterpart of an option: what cannot be pointed at now, in words why, and the rule that stands in the way.

    With two refs the things are free by themselves and do not go together. `key` is that of a missing answer which
    screens give a button of its own. Without refs and key it is about everything that has no hindrance of its own.
    """

    def __init__(self, refs: tuple[str, ...], text: Message, rule: str, key: str = "") -> None:
        self.refs: tuple[str, ...] = refs
        self.text: Message = text
        self.rule: str = rule
        self.key: str = key

    def label(self, lang: str, names: list[str] | None = None, reader: int | None = None) -> str:
        """The reason in words; `reader` is the seat that wants to know."""
        return self.text.text(lang, names, reader)

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"refs": list(self.refs), "text": self.text.to_json(), "rule": self.rule}
        if self.key:
            data["key"] = self.key
        return data


class Hindrances:
    """Collects the hindrances of one question. What an option points at is not hindered, and of several reasons
    for one thing the first stands: a game gives the nearest first and the general one last."""

    def __init__(self, ask: Ask) -> None:
        self.found: list[Hindrance] = []
        options = list(ask.options) if ask.batch is None else [*ask.options, *ask.batch.among]
        self.pointed: list[tuple[str, ...]] = [option.refs for option in options]
        self.settled: set[str] = {ref for refs in self.pointed for ref in refs}
        self.settled_keys: set[str] = {option.key for option in options}
        self.settled_pairs: set[tuple[str, str]] = set()

    def open(self, ref: str) -> bool:
        """Whether this thing still wants a reason."""
        return ref not in self.settled

    def at(self, ref: str, rule: str, text: Message) -> None:
        """Nothing points at this thing now."""
        if ref not in self.settled:
            self.settled.add(ref)
            self.found.append(Hindrance((ref,), text, rule))

    def pair(self, first: str, second: str, rule: str, text: Message) -> None:
        """Both can be pointed at, but not one after the other."""
        if (first, second) in self.settled_pairs or any(first in refs and second in refs for refs in self.pointed):
            return
        self.settled_pairs.add((first, second))
        self.found.append(Hindrance((first, second), text, rule))

    def button(self, key: str, rule: str, text: Message) -> None:
        """This answer is not offered now, nor any of those whose keys begin with it (`move` of `move:c5`)."""
        if key not in self.settled_keys and not any(other.startswith(key + ":") for other in self.settled_keys):
            self.settled_keys.add(key)
            self.found.append(Hindrance((), text, rule, key))


def unfinished(ask: Ask) -> list[Hindrance]:
    """What "Done" waits for where several things are chosen or put in order, one by one."""
    batch = ask.batch
    if batch is None or ask.index_of(DONE.key) >= 0:
        return []
    if batch.kind == "order":
        text = COMMON("why-order-first")
    else:
        exactly = "yes" if batch.at_least == batch.at_most else "no"
        text = COMMON("why-too-few", least=batch.at_least, exactly=exactly)
    return [Hindrance((), text, ask.rule, DONE.key)]
