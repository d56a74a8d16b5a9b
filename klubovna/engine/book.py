"""The messages of one package in one language: which variables each pattern uses, and the finished words."""

from __future__ import annotations

from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast


class Book:
    """Fluent sources, read once. A form of a message is one of its attributes, or its plain value for ""."""

    def __init__(self, name: str, lang: str, sources: list[str]) -> None:
        self.name: str = name
        self.fluent: Any = FluentBundle([lang], use_isolating=False)
        self.entries: dict[str, Any] = {}  # a message by its id, a term with its dash
        self.ids: list[str] = []  # every message, in file order
        self.used: dict[tuple[str, str], list[tuple[str, str, str]]] = {}
        for source in sources:
            resource = FluentResource(source)
            self.fluent.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    self.entries.setdefault(entry.id.name, entry)
                    self.ids.append(entry.id.name)
                elif isinstance(entry, ast.Term):
                    self.entries.setdefault("-" + entry.id.name, entry)

    def has(self, id: str) -> bool:
        return id in self.entries

    def forms(self, id: str) -> list[str]:
        """The attributes of a message: its cases and the like."""
        return [attribute.id.name for attribute in self.entries[id].attributes]

    def variables(self, id: str, form: str) -> list[tuple[str, str, str]]:
        """What a pattern needs, as variable, argument and form of it: `$card-acc` is ("card-acc", "card", "acc")."""
        found = self.used.get((id, form))
        if found is None:
            found = []
            for variable in variables_of(self.entries, id, form, set()):
                name, _, wanted = variable.partition("-")
                found.append((variable, name, wanted))
            self.used[id, form] = found
        return found

    def format(self, id: str, form: str, words: dict[str, Any]) -> str:
        message = self.fluent.get_message(id)
        value, errors = self.fluent.format_pattern(message.attributes.get(form, message.value), words)
        if errors:
            raise ValueError(f"text {id} ({self.name}): {errors[0]}")
        return str(value)


def variables_of(entries: dict[str, Any], id: str, form: str, seen: set[str]) -> list[str]:
    """Every variable of a pattern and of the messages it refers to."""
    place = f"{id}.{form}"
    if id not in entries or place in seen:
        return []
    seen.add(place)
    found: dict[str, None] = {}
    todo: list[Any] = [pattern_of(entries[id], form)]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.VariableReference):
            found[node.id.name] = None
        elif isinstance(node, ast.MessageReference | ast.TermReference):
            other = ("-" if isinstance(node, ast.TermReference) else "") + node.id.name
            wanted = "" if node.attribute is None else node.attribute.name
            found.update(dict.fromkeys(variables_of(entries, other, wanted, seen)))
        elif isinstance(node, list):
            todo += node
        elif isinstance(node, ast.SyntaxNode):
            todo += vars(node).values()
    return list(found)


def pattern_of(entry: Any, form: str) -> Any:
    for attribute in entry.attributes:
        if attribute.id.name == form:
            return attribute.value
    return entry.value
