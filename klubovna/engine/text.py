"""Words for people: messages by id, in every language, formatted by Project Fluent."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from klubovna.engine.book import Book

LANGUAGES: Final = ("cs", "en")


class Who:
    """A seat inside a message; shown as the player's name."""

    __slots__ = ("seat",)  # a match keeps hundreds

    def __init__(self, seat: int) -> None:
        self.seat: int = seat


class Message:
    """A sentence to be: an id and arguments (numbers, words, seats, other messages). It is shared, so never changed.

    `ref` is the visible thing that it names, if it names one: screens can then show it.
    """

    __slots__ = ("args", "id", "ref", "texts")

    def __init__(self, texts: Texts, id: str, args: dict[str, Any], ref: str = "") -> None:
        self.texts: Texts = texts
        self.id: str = id
        self.args: dict[str, Any] = args
        self.ref: str = ref

    def of(self, ref: str) -> Message:
        """The same words as the name of a visible thing."""
        return Message(self.texts, self.id, self.args, ref)

    def text(self, lang: str, names: list[str] | None = None, reader: int | None = None, form: str = "") -> str:
        return self.texts.text(lang, self.id, self.args, names, reader, form)

    def to_json(self) -> dict[str, Any]:
        """Wire form. A message of the engine's own texts says so, since each side keeps them apart."""
        data: dict[str, Any] = {"id": self.id}
        if self.args:
            data["args"] = args_to_json(self.args)
        if self.texts is COMMON:
            data["common"] = True
        if self.ref:
            data["ref"] = self.ref
        return data


def args_to_json(args: dict[str, Any]) -> dict[str, Any]:
    return {name: arg_to_json(arg) for name, arg in args.items()}


def arg_to_json(arg: Any) -> Any:
    if isinstance(arg, Message):
        return arg.to_json()
    if isinstance(arg, Who):
        return {"seat": arg.seat}
    return arg


def args_from_json(texts: Texts, args: dict[str, Any]) -> dict[str, Any]:
    """The inverse, for what has crossed the wire or lain in a file."""
    return {name: arg_from_json(texts, arg) for name, arg in args.items()}


def arg_from_json(texts: Texts, arg: Any) -> Any:
    if isinstance(arg, dict):
        return Who(int(arg["seat"])) if "seat" in arg else message_from_json(texts, arg)
    return arg


def message_from_json(texts: Texts, data: dict[str, Any]) -> Message:
    args = args_from_json(texts, data.get("args", {}))
    return Message(COMMON if data.get("common") else texts, str(data["id"]), args, str(data.get("ref", "")))


class Texts:
    """All messages of one game, read from `text/*.<lang>.ftl` in its package."""

    def __init__(self, package: str) -> None:
        self.package: str = package
        self.plain: dict[str, Message] = {}  # those without arguments, each made once

    def __call__(self, _id: str, /, **args: Any) -> Message:  # the underscore: see State.tell
        if args:
            return Message(self, _id, args)
        found = self.plain.get(_id)
        if found is None:
            found = self.plain[_id] = Message(self, _id, args)
        return found

    def has(self, lang: str, id: str) -> bool:
        return book(self.package, lang).has(id) or (COMMON.package != self.package and COMMON.has(lang, id))

    def text(
        self,
        lang: str,
        id: str,
        args: dict[str, Any] | None = None,
        names: list[str] | None = None,
        reader: int | None = None,
        form: str = "",
    ) -> str:
        """The finished sentence. A missing message shows its id: the law of texts keeps that from happening.

        Beside its arguments a pattern may use `$me`, the name of the argument that is the reader's own seat (or
        "none"), and forms of those arguments that are messages: `$card-acc` is attribute `acc` of the card's
        name, or the plain name where it has no such attribute.
        """
        read = book(self.package, lang)
        if not read.has(id):
            return id if self.package == COMMON.package else COMMON.text(lang, id, args, names, reader, form)
        given = {} if args is None else args
        words: dict[str, Any] = {}
        for variable, name, wanted in read.variables(id, form):
            if name in given:
                words[variable] = word(given[name], lang, names, reader, wanted)
            elif variable == "me":
                words[variable] = own_argument(given, reader)
        return read.format(id, form, words)

    def ids(self, lang: str) -> list[str]:
        """Every message id of one language, in file order."""
        return book(self.package, lang).ids

    def sources(self, lang: str) -> list[str]:
        return sources(self.package, lang)


def word(arg: Any, lang: str, names: list[str] | None, reader: int | None, form: str) -> Any:
    if isinstance(arg, Message):
        return arg.text(lang, names, reader, form)
    if isinstance(arg, Who):
        return name_of(lang, arg.seat, names)
    return arg


def own_argument(args: dict[str, Any], reader: int | None) -> str:
    """Which argument names the reader: sentences about oneself stand in the second person."""
    if reader is not None:
        for name, arg in args.items():
            if isinstance(arg, Who) and arg.seat == reader:
                return name
    return "none"


def rule_text(rule: str) -> str:
    """The id of the message that holds the text of a rule: T2.1 is `rule-T2-1`."""
    return "rule-" + rule.replace(".", "-")


def name_of(lang: str, seat: int, names: list[str] | None) -> str:
    if names and seat < len(names) and names[seat]:
        return names[seat]
    return COMMON.text(lang, "seat", {"number": seat + 1})


def sources(package: str, lang: str) -> list[str]:
    """The Fluent files of a package in one language: `cs.ftl` and those like `rules.cs.ftl`, by name."""
    if lang not in LANGUAGES:
        raise ValueError(f"no texts in {lang!r}; there are {', '.join(LANGUAGES)}")
    folder = files(package) / "text"
    found = [f for f in folder.iterdir() if f.name == f"{lang}.ftl" or f.name.endswith(f".{lang}.ftl")]
    return [f.read_text("utf-8") for f in sorted(found, key=lambda f: (f.name != f"{lang}.ftl", f.name))]


@lru_cache(maxsize=64)
def book(package: str, lang: str) -> Book:
    from klubovna.engine.book import Book  # Fluent is slow to import, and simulations never speak

    return Book(f"{lang} of {package}", lang, sources(package, lang))


COMMON: Final = Texts("klubovna.engine")  # yes, no, done and the like, shared by all games
