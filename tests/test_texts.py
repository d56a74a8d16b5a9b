"""What players read: the second person for oneself, names in their cases, plurals, no raw strings."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any, TypeVar

import pytest
from rich.console import Console

from klubovna import new_match
from klubovna.bots import new_bot
from klubovna.engine import COMMON, LANGUAGES, Ask, Event, Glimpse, Match, Message, Option, Texts, Who, text
from klubovna.engine.book import Book
from klubovna.games import GAMES
from klubovna.table.refusal import TEXTS as TABLE
from klubovna.teacher.words import TEXTS as TEACHER
from klubovna.terminal.play import play as play_in_terminal
from klubovna.terminal.words import words as terminal_words
from tests.pseudo import LANG, pseudo

NAMES = ["Žofie", "Řehoř", "Ňuňa", "Ďábel", "Ťulda", "Ještěr"]  # no word of any text
ROOT = Path(__file__).parent.parent
SPEAKING: dict[str, Texts] = {id: game.texts for id, game in GAMES.items()}
PACKAGES: dict[str, Texts] = {
    **SPEAKING,
    "engine": COMMON,
    "table": TABLE,
    "teacher": TEACHER,
    "terminal": terminal_words,
}


class Played:
    """A match of random bots: some events, questions, options and reasons of each kind."""

    def __init__(self, match: Match, asks: list[Ask], reasons: list[tuple[int, Message]]) -> None:
        self.match: Match = match
        self.reasons: list[tuple[int, Message]] = few(reasons, lambda reason: reason[1].id)
        self.events: list[Event] = few(match.events, lambda event: event.kind)
        self.asks: list[Ask] = few(asks, lambda ask: ask.why)

    def options(self, ask: Ask) -> list[Option[Any]]:
        return few(ask.options, lambda option: option.text.id)

    def messages(self) -> Iterator[Message]:
        """What was said, before it is put into words."""
        texts = self.match.game.texts
        for event in self.events:
            for seat in (None, *range(self.match.seats)):
                yield Message(texts, event.message_id(seat), event.args_for(seat))
        for ask in self.asks:
            yield Message(texts, "ask-" + ask.why, ask.args or {})
            for option in ask.options:
                yield option.text
        for _, reason in self.reasons:
            yield reason

    def told(self, lang: str, seat: int | None) -> Iterator[tuple[Event, str]]:
        for event in self.events:
            yield event, event.text(self.match.game.texts, lang, seat, NAMES)


T = TypeVar("T")
ENOUGH = 12  # of each kind and match: the texts of one kind differ little


def few(things: Sequence[T], kind: Callable[[T], str]) -> list[T]:
    """The first ones of each kind."""
    seen: Counter[str] = Counter()
    found = []
    for thing in things:
        seen[kind(thing)] += 1
        if seen[kind(thing)] <= ENOUGH:
            found.append(thing)
    return found


@cache
def played(game: str) -> list[Played]:
    """With few and with many seats, so that solo play and crowds are both heard."""
    fewest, most = GAMES[game].seats
    return [play_out(game, seats, seed) for seats in sorted({fewest, most}) for seed in (1, 2)]


def play_out(game: str, seats: int, seed: int) -> Played:
    match = new_match(game, seats, seed, None, NAMES[:seats])
    bots = [new_bot("random", f"{seed} {seat}") for seat in range(seats)]
    asks: list[Ask] = []
    reasons: list[tuple[int, Message]] = []
    while not match.over:
        ask = match.asks[0]
        asks.append(ask)
        if len(asks) % 5 == 0:
            reasons += [(ask.seat, hindrance.text) for hindrance in match.why_not(ask.seat)]
        match.answer(ask.seat, bots[ask.seat].choose(Glimpse(match.run, ask)))
    return Played(match, asks, reasons)


def said_to(one: Played, lang: str, seat: int) -> Iterator[str]:
    for _, sentence in one.told(lang, seat):
        yield sentence
    for ask in one.asks:
        if ask.seat == seat:
            yield ask.text(lang, NAMES)
            for option in one.options(ask):
                yield option.label(lang, NAMES, seat)
    for asked, reason in one.reasons:
        if asked == seat:
            yield reason.text(lang, NAMES, seat)


# --- the second person


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_called_by_name_in_what_they_read(game: str, lang: str) -> None:
    for one in played(game):
        for seat in range(one.match.seats):
            for sentence in said_to(one, lang, seat):
                assert NAMES[seat] not in sentence, f"for {NAMES[seat]}: {sentence}"


@pytest.mark.parametrize("game", GAMES)
def test_spectators_read_names(game: str) -> None:
    for one in played(game):
        for event, sentence in one.told("cs", None):
            assert not re.search(r"\b(ty|tvůj|tvá|tvoje|ti)\b", sentence, re.I), sentence
            if any(isinstance(arg, Who) for arg in event.args.values()) and game != "tag_team":
                assert any(name in sentence for name in NAMES), sentence  # commentators name the fighters


# --- cases


@pytest.mark.parametrize("game", GAMES)
def test_every_name_has_the_cases_that_sentences_ask_for(game: str) -> None:
    book = text.book(SPEAKING[game].package, "cs")
    missing = set()
    for (sentence, argument), names in filled(game).items():
        for form in ["", *book.forms(sentence)]:
            for variable, name, wanted in book.variables(sentence, form):
                if name == argument and wanted and wanted != "nom":  # "nom": only of names that are whole sentences
                    missing |= {
                        f"{id}.{wanted} (for {variable} of {sentence})" for id in names if wanted not in book.forms(id)
                    }
    assert not missing, "\n".join(sorted(missing))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_form_is_left_over(game: str, lang: str) -> None:
    book = text.book(SPEAKING[game].package, lang)
    wanted = {""}
    for id in book.ids:
        for form in ["", *book.forms(id)]:
            wanted |= {form for _, _, form in book.variables(id, form)}
    said = [
        id for id in book.ids if not id.startswith("page-")
    ]  # those name a sign and their rules: tests/test_pages.py
    left = {f"{id}.{form}" for id in said for form in book.forms(id) if form not in wanted}
    assert not left, sorted(left)


def filled(game: str) -> dict[tuple[str, str], set[str]]:
    """For each argument of each sentence the names that it can be: those heard, and the others of their kind."""
    heard: dict[tuple[str, str], set[str]] = {}
    for one in played(game):
        for message in one.messages():
            note(message, heard)
    ids = text.book(SPEAKING[game].package, "cs").ids
    return {place: names | kin(names, ids) for place, names in heard.items()}


def note(message: Message, heard: dict[tuple[str, str], set[str]]) -> None:
    for name, arg in message.args.items():
        if isinstance(arg, Message):
            heard.setdefault((message.id, name), set()).add(arg.id)
            note(arg, heard)


def kin(names: set[str], ids: list[str]) -> set[str]:
    """Where two cards are heard, every card may be; `item-map-text` is no item but tells about one."""
    kinds = [name.partition("-")[0] for name in names]
    families = tuple(kind + "-" for kind in set(kinds) if kinds.count(kind) > 1)
    found = {id for id in ids if families and id.startswith(families)}
    return {id for id in found if not any(id.startswith(other + "-") for other in found)}


# --- plain mistakes


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_sentences_are_well_formed(game: str, lang: str) -> None:
    wrong = re.compile(r"  |[!?]\.|(?<!\.)\.\.(?!\.)| [,.;:!?](?![.…])|[{}]|\(\)|^\s|\s$|\bNone\b")
    for one in played(game):
        told = [sentence for seat in (None, *range(one.match.seats)) for _, sentence in one.told(lang, seat)]
        for sentence in [*told, *[reason.text(lang, NAMES, seat) for seat, reason in one.reasons]]:
            assert not wrong.search(sentence), repr(sentence)
            first = sentence.lstrip("„“ ")[0]
            assert first.isupper() or first.isdigit(), f"begins small: {sentence!r}"


@pytest.mark.parametrize("name", PACKAGES)
def test_czech_says_ty(name: str) -> None:
    """ "Vy" is only for several people: a team that wins, people who pass a device."""
    book = text.book(PACKAGES[name].package, "cs")
    for id in book.ids:
        words = source_of(book, id)
        assert not re.search(r"\b(váš|vaše|vašeho|vašemu|vaší|vás|vám|vámi)\b", words, re.I), f"{id}: {words}"


@pytest.mark.parametrize("name", PACKAGES)
def test_czech_counts_with_all_its_plurals(name: str) -> None:
    """A choice by number between one and other lacks the form for two, three and four."""
    book = text.book(PACKAGES[name].package, "cs")
    for id in book.ids:
        for keys in selections(book.entries[id]):
            if "one" in keys and "other" in keys and len(keys) == 2:
                assert id in SAME_FOR_FEW, f"{id} has {keys}"


SAME_FOR_FEW = {
    "horde-four",  # by digits
    "board-got",  # "Máš nové truhly" for any number above one
    "winner",  # one winner, or several
    "log-reshuffle",  # "ještě 2×"
    "log-roll-near",  # "2 zranění" and "5 zranění" are alike
    "log-roll-far",
    "board-left",  # "ještě 2×"
    "board-mine-against",  # "proti 2 štítům" and "proti 5 štítům" are alike
}


def selections(entry: Any) -> Iterator[list[str]]:
    from fluent.syntax import ast

    todo: list[Any] = [entry]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.SelectExpression):
            yield [
                key.name if isinstance(key := variant.key, ast.Identifier) else key.value for variant in node.variants
            ]
        if isinstance(node, list):
            todo += node
        elif isinstance(node, ast.SyntaxNode):
            todo += vars(node).values()


def source_of(book: Book, id: str) -> str:
    from fluent.syntax import serialize
    from fluent.syntax.ast import Resource

    return serialize(Resource([book.entries[id]]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_component_is_called_like_a_tool_of_the_table(lang: str) -> None:
    """A button with the name of a faction would be taken for it."""
    shell = (ROOT / "web" / "src" / "i18n" / f"tables.{lang}.ftl").read_text("utf-8")
    tools = re.findall(r"^(?:advice|undo|log|chat|options|people) = (.+)$", shell, re.M)
    assert len(tools) == 6
    for game in GAMES:
        for file in (ROOT / "klubovna" / "games" / game / "text").glob(f"*{lang}.ftl"):
            named = re.findall(r"^((?!ask|log|board|why|page|rule)[\w-]+) = (.+)$", file.read_text("utf-8"), re.M)
            assert [(game, id) for id, name in named if name in tools] == []


def test_the_terminal_keeps_no_text_that_nobody_reads() -> None:
    files = [
        *(ROOT / "klubovna/terminal").glob("*.py"),
        *(ROOT / "klubovna/commands").glob("*.py"),
        ROOT / "klubovna/cli.py",
    ]
    code = "".join(file.read_text("utf-8") for file in files)
    assert [id for id in terminal_words.ids("en") if not re.search(rf"[\"']{id}[\"']", code)] == []


# --- raw strings


@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_speaks_only_texts(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a language made by machine no plain letter is left, except in what people type and in signs of the map."""
    monkeypatch.setattr(text, "sources", lambda package, lang: [pseudo(one) for one in real_sources(package, "en")])
    monkeypatch.setattr(text, "LANGUAGES", (*LANGUAGES, LANG))
    text.book.cache_clear()
    try:
        shown = terminal_output(game)
    finally:
        text.book.cache_clear()
    raw = set(re.findall(r"[A-Za-z]{2,}", shown)) - SIGNS.get(game, set())
    assert not raw, f"not from the texts: {sorted(raw)}"


SIGNS = {"defenders": {"SE", "SW", "NE", "NW"}}  # sides of a hex in the notation of the map
real_sources = text.sources


def terminal_output(game: str) -> str:
    """A match with a human who always takes the first option, and every command once."""
    seats = GAMES[game].seats[1]
    match = new_match(game, seats, 3, None, [str(number) for number in range(seats)])
    told = StringIO()
    console = Console(file=told, width=120, highlight=False)
    typed = iter(["?", "w", "x", "l", "u", *["1"] * 15, "q"])

    def ask(prompt: str) -> str:
        console.print(prompt)
        return next(typed)

    console.input = ask  # type: ignore[method-assign, assignment]
    play_in_terminal(match, 0, "random", LANG, console)
    return told.getvalue()
