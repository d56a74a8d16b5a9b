"""The words in which rules ask: choose, confirm, pick_some, in_order, together.

A flow is a generator that reads like the rulebook. It yields an Ask (or Several at once), is sent the index
of the chosen option and goes on. Bare `yield` appears in this file only.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, Final, Generic, TypeVar

from klubovna.engine.events import LISTENING, listen, note_forced
from klubovna.engine.text import COMMON, Message, Texts, args_from_json, message_from_json

T = TypeVar("T")


class Option(Generic[T]):
    """One thing a player may choose. The list of options is the legality check; there is no second one.

    `key` is stable and readable (`place:row2:right`), `value` is what the rules get back, `refs` name the
    visible things it points at. Options hold no match state, so games keep tables of them.
    """

    def __init__(self, key: str, value: T, text: Message, refs: tuple[str, ...] = ()) -> None:
        self.key: str = key
        self.value: T = value
        self.text: Message = text
        self.refs: tuple[str, ...] = refs

    def label(self, lang: str, names: list[str] | None = None, reader: int | None = None) -> str:
        """The option in words; `reader` is the seat that is asked."""
        return self.text.text(lang, names, reader)

    def to_json(self) -> dict[str, Any]:
        return {"key": self.key, "label": self.text.to_json(), "refs": list(self.refs)}

    @staticmethod
    def from_json(texts: Texts, data: dict[str, Any]) -> Option[None]:
        """An option as it was sent: it can be shown and named, and means nothing to rules."""
        refs = tuple([str(ref) for ref in data.get("refs", [])])
        return Option(str(data["key"]), None, message_from_json(texts, data["label"]), refs)


class Batch:
    """Says that an ask is one pick of several, so that a screen can show them as one dialog."""

    def __init__(self, kind: str, among: list[Option[Any]], picked: list[str], at_least: int, at_most: int) -> None:
        self.kind: str = kind  # "some": a set, picked in the order of `among`; "order": all of them, in turn
        self.among: list[Option[Any]] = among
        self.picked: list[str] = picked
        self.at_least: int = at_least
        self.at_most: int = at_most

    def to_json(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "among": [option.to_json() for option in self.among],
            "picked": self.picked,
            "atLeast": self.at_least,
            "atMost": self.at_most,
        }

    @staticmethod
    def from_json(texts: Texts, data: dict[str, Any]) -> Batch:
        among = [Option.from_json(texts, option) for option in data["among"]]
        return Batch(str(data["kind"]), among, list(data["picked"]), int(data["atLeast"]), int(data["atMost"]))


class Ask:
    """A question to one seat: why, by which rule, about what, and every legal answer."""

    texts: Texts = COMMON  # the run puts the game's own texts here
    planning: bool = False  # inside `together`
    first: Ask | None = None  # the question that the same plan began with, if it was another

    def __init__(
        self,
        seat: int,
        why: str,
        options: Sequence[Option[Any]],
        rule: str,
        about: str = "",
        args: dict[str, Any] | None = None,
        batch: Batch | None = None,
    ) -> None:
        self.seat: int = seat
        self.why: str = why
        self.options: Sequence[Option[Any]] = options
        self.rule: str = rule
        self.about: str = about
        self.args: dict[str, Any] | None = args
        self.batch: Batch | None = batch

    def text(self, lang: str, names: list[str] | None = None) -> str:
        """The question in words: message `ask-<why>` of the game."""
        return self.texts.text(lang, "ask-" + self.why, self.args, names, self.seat)

    def index_of(self, key: str) -> int:
        """Where the option with this key stands, or -1."""
        for index, option in enumerate(self.options):
            if option.key == key:
                return index
        return -1

    def to_json(self) -> dict[str, Any]:
        """The whole question, for the seat that is asked."""
        data: dict[str, Any] = {"seat": self.seat, "why": self.why, "rule": self.rule, "about": self.about}
        data["options"] = [option.to_json() for option in self.options]
        if self.args:
            data["args"] = Message(self.texts, "", self.args).to_json()["args"]
        if self.batch is not None:
            data["batch"] = self.batch.to_json()
        return data

    @staticmethod
    def from_json(texts: Texts, data: dict[str, Any]) -> Ask:
        """A question as it was sent; one to another seat has no options."""
        options = [Option.from_json(texts, option) for option in data.get("options", [])]
        args = args_from_json(texts, data["args"]) if data.get("args") else None
        batch = Batch.from_json(texts, data["batch"]) if data.get("batch") else None
        ask = Ask(
            int(data["seat"]), str(data["why"]), options, str(data["rule"]), str(data.get("about", "")), args, batch
        )
        ask.texts = texts
        return ask

    def outline(self) -> dict[str, Any]:
        """What the other seats may know of it. Of a secret plan that is its first question, however far it is."""
        shown = self if self.first is None else self.first
        return {"seat": shown.seat, "why": shown.why, "rule": shown.rule}


class Several:
    """Asks that are open at the same time, one per seat that has not finished its plan."""

    def __init__(self, table: Together) -> None:
        self.table: Together = table

    @property
    def asks(self) -> list[Ask]:
        return self.table.asks


Flow = Generator[Ask | Several, int, T]
Endless = Generator[Ask | Several | None, int, None]

YES: Final = Option("yes", True, COMMON("yes"))
NO: Final = Option("no", False, COMMON("no"))
YES_NO: Final = [YES, NO]


def choose(
    seat: int,
    why: str,
    options: Sequence[Option[T]],
    rule: str,
    about: str = "",
    args: dict[str, Any] | None = None,
    secret: bool = False,
) -> Flow[T]:
    """Ask the seat for one option and return its value.

    A lone option is taken without asking, unless `secret`: where being asked (or not) would itself tell
    something, the question is always put.
    """
    if len(options) == 1 and not secret:
        if LISTENING:  # somewhere: seldom, and never in a bot's head
            note_forced(seat, why)
        return options[0].value
    index = yield Ask(seat, why, options, rule, about, args)
    return options[index].value


def confirm(seat: int, why: str, rule: str, about: str = "", args: dict[str, Any] | None = None) -> Flow[bool]:
    """Ask yes or no."""
    index = yield Ask(seat, why, YES_NO, rule, about, args)
    return index == 0


def pick_some(
    seat: int,
    why: str,
    options: Sequence[Option[T]],
    rule: str,
    at_least: int = 0,
    at_most: int = -1,
    about: str = "",
    args: dict[str, Any] | None = None,
    secret: bool = False,
) -> Flow[list[T]]:
    """Ask for a set, as single picks in the order of the list, closed by "done".

    After a pick only later options remain, so two orders of the same set are one line of play.
    """
    total = len(options)
    most = total if at_most < 0 or at_most > total else at_most
    least = min(at_least, most)
    picked: list[T] = []
    keys: list[str] = []
    start = 0
    while len(picked) < most and start < total:
        missing = least - len(picked)
        if missing == total - start and not secret:  # all that is left must be taken
            if LISTENING and start == 0:
                note_forced(seat, why)
            for i in range(start, total):
                picked.append(options[i].value)
            break
        last = total - max(missing - 1, 0)  # a pick further back would leave too few
        offered: list[Option[Any]] = list(options[start:last])
        if missing <= 0:
            offered.append(DONE)
        batch = Batch("some", list(options), list(keys), least, most)
        index = yield Ask(seat, why, offered, rule, about, args, batch)
        if missing <= 0 and index == len(offered) - 1:
            break
        picked.append(options[start + index].value)
        keys.append(options[start + index].key)
        start += index + 1
    return picked


def in_order(
    seat: int,
    why: str,
    options: Sequence[Option[T]],
    rule: str,
    about: str = "",
    args: dict[str, Any] | None = None,
    secret: bool = False,
) -> Flow[list[T]]:
    """Ask for an order of all the options, first things first; the last one needs no asking."""
    left = list(options)
    ordered: list[T] = []
    keys: list[str] = []
    while len(left) > 1 or (left and secret):
        batch = Batch("order", list(options), list(keys), len(options), len(options))
        index = yield Ask(seat, why, list(left), rule, about, args, batch)
        option = left.pop(index)
        ordered.append(option.value)
        keys.append(option.key)
    for option in left:
        ordered.append(option.value)
    return ordered


DONE: Final = Option("done", None, COMMON("done"))


class Together:
    """Plans being made side by side. Each flow only returns a plan; none may change the state.

    Made from a function instead of from flows, so that the plans can be started afresh on a redealt state.
    """

    def __init__(self, seats: list[int], plan: Callable[[int], Flow[Any]]) -> None:
        self.seats: list[int] = seats
        self.plan: Callable[[int], Flow[Any]] = plan
        self.flows: dict[int, Endless] = {}
        self.plans: dict[int, Any] = {}
        self.asks: list[Ask] = []
        self.answering: int = 0  # which of the asks the next index answers; the run sets it
        self.start()

    def start(self) -> None:
        """Begin every plan from the state as it is now."""
        self.flows = {}
        self.plans = {}
        self.asks = []
        log = listen(None)  # how free somebody is in a secret plan is part of the secret
        for seat in self.seats:
            flow = planned(self.plan(seat), self.plans, seat)
            self.flows[seat] = flow
            asked = next(flow)
            if asked is not None:
                ask = only_ask(asked)
                ask.planning = True
                self.asks.append(ask)
        listen(log)

    def go_on(self, index: int) -> None:
        ask = self.asks[self.answering]
        log = listen(None)
        asked = self.flows[ask.seat].send(index)
        if asked is None:
            self.asks.pop(self.answering)
        else:
            following = only_ask(asked)
            following.planning = True
            following.first = ask if ask.first is None else ask.first
            self.asks[self.answering] = following
        listen(log)


def endless(flow: Flow[None]) -> Endless:
    """The questions of a flow and then None: a flow that ends raises StopIteration, and compiled code pays for every
    exception with a traceback."""
    yield from flow
    yield None


def planned(flow: Flow[Any], plans: dict[int, Any], seat: int) -> Endless:
    """The same for a seat's plan, which is written down before the None."""
    plans[seat] = yield from flow
    yield None


def only_ask(asked: Ask | Several) -> Ask:
    if isinstance(asked, Ask):
        return asked
    raise TypeError("together() inside together(): plans are made by one seat each")


def together(seats: Sequence[int], plan: Callable[[int], Flow[T]]) -> Flow[dict[int, T]]:
    """Secret simultaneous choices: every seat follows `plan(seat)`; returns the plans in the order of seats.

    The result does not depend on who answers first.
    """
    table = Together(list(seats), plan)
    while table.asks:
        index = yield Several(table)
        table.go_on(index)
    return {seat: table.plans[seat] for seat in table.seats}
