"""Echo: a tiny game that uses what Trablíci does not: secret simultaneous plans, hands, sets, orders, nested effects.

Each round everybody secretly picks a card and a call; the best card scores for the caller. The winner may peek at the
deck, exchanges cards and puts the top cards back in any order. A played 6 echoes: somebody else gives up a card, which
may echo again. In FAULTY one choice raises an error, as a rule with a bug would.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from klubovna.engine import (
    COMMON,
    Ask,
    Chance,
    Flow,
    Game,
    GameOption,
    Option,
    Pile,
    Refused,
    Result,
    Shown,
    State,
    Texts,
    Who,
    choose,
    confirm,
    in_order,
    only,
    pick_some,
    redeal,
    together,
)

say = Texts("tests.toy")
CARDS = [number for number in range(1, 7) for _ in range(6)]
HAND = 4
ROUNDS = 4
CARD = [Option(f"card:{n}", n, say("card", number=n), (f"hand:{n}",)) for n in range(7)]
CALLS = [Option("call:high", "high", say("high")), Option("call:low", "low", say("low"))]
SEAT = [Option(f"seat:{s}", s, say("player", seat=Who(s)), (f"seat:{s}",)) for s in range(4)]
TRAP = Option("trap", -1, say("trap"))


class Echo(State):
    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.deck: Pile = Pile([])
        self.hands: list[Pile] = []
        self.played: list[int] = []
        self.points: list[int] = [0] * seats
        self.round: int = 0
        self.trap: bool = False

    def draw(self, seat: int) -> None:
        if len(self.deck):
            card = self.deck.take()
            self.hands[seat].put(card, only(seat))
            self.tell("draw", "R1", {seat: {"number": card}}, seat=Who(seat))

    def play(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.played.append(card)
        self.tell("play", "R2", seat=Who(seat), number=card)

    # --- fields: written by `make fields`
    def copy(self) -> Echo:
        twin = Echo(self.seats, self.chance.copy())
        twin.result = self.result
        twin.deck = self.deck.copy()
        for pile in self.hands:
            twin.hands.append(pile.copy())
        twin.played = self.played[:]
        twin.points = self.points[:]
        twin.round = self.round
        twin.trap = self.trap
        return twin

    def to_json(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "chance": self.chance.to_json(),
            "result": None if self.result is None else self.result.to_json(),
            "deck": self.deck.to_json(),
            "hands": [each.to_json() for each in self.hands],
            "played": self.played[:],
            "points": self.points[:],
            "round": self.round,
            "trap": self.trap,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Echo:
        made = Echo(int(data["seats"]), Chance.from_json(data["chance"]))
        made.result = None if data["result"] is None else Result.from_json(data["result"])
        made.deck = Pile.from_json(data["deck"])
        made.hands = [Pile.from_json(each) for each in data["hands"]]
        made.played = [int(each) for each in data["played"]]
        made.points = [int(each) for each in data["points"]]
        made.round = int(data["round"])
        made.trap = bool(data["trap"])
        return made

    # --- end of fields


def setup(seats: int, options: dict[str, Any], chance: Chance) -> Echo:
    t = Echo(seats, chance)
    t.deck = Pile(CARDS[:])
    t.deck.shuffle(chance)
    t.hands = [Pile([]) for _ in range(seats)]
    return t


def setup_with_trap(seats: int, options: dict[str, Any], chance: Chance) -> Echo:
    t = setup(seats, options, chance)
    t.trap = True
    return t


def step(t: Echo) -> Flow[None]:
    for seat in range(t.seats):
        while len(t.hands[seat]) < HAND and len(t.deck):
            t.draw(seat)
    t.round += 1
    plans = yield from together(list(range(t.seats)), lambda seat: plan(t, seat))
    for seat, (card, _call) in plans.items():
        t.play(seat, card)
    winner = max(plans, key=lambda seat: plans[seat][0] if plans[seat][1] == "high" else 7 - plans[seat][0])
    t.points[winner] += 1
    t.tell("win", "R3", seat=Who(winner))
    for seat, (card, _call) in plans.items():
        if card == 6:
            yield from echo(t, seat)
    yield from spoils(t, winner)
    if t.round == ROUNDS:
        best = max(t.points)
        t.result = Result([s for s in range(t.seats) if t.points[s] == best], t.points[:], "rounds")


def plan(t: Echo, seat: int) -> Flow[tuple[int, str]]:
    hand = sorted(set(t.hands[seat].cards))
    card = yield from choose(seat, "card", [CARD[n] for n in hand], rule="R2", secret=True)
    call = yield from choose(seat, "call", CALLS, rule="R2")
    return card, call


def echo(t: Echo, seat: int) -> Flow[None]:
    """Nested: the card that is given up may be a 6 and echo again."""
    others = [SEAT[other] for other in t.seats_after(seat) if len(t.hands[other])]
    if not others:
        return
    victim = yield from choose(seat, "echo", others, rule="R4")
    hand = sorted(set(t.hands[victim].cards))
    card = yield from choose(victim, "give", [CARD[n] for n in hand], rule="R4", secret=True)
    t.play(victim, card)
    if card == 6:
        yield from echo(t, victim)


def spoils(t: Echo, seat: int) -> Flow[None]:
    if t.trap and (yield from choose(seat, "trap", [TRAP, Option("pass", 0, COMMON("pass"))], rule="R5")) < 0:
        t.points[seat] += 100
        t.tell("win", "R5", seat=Who(seat))
        raise ZeroDivisionError("a faulty rule")
    if len(t.deck) >= 2 and (yield from confirm(seat, "peek", rule="R5")):
        top = [t.deck.look(-1, seat), t.deck.look(-2, seat)]
        t.tell("peek", "R5", {seat: {"first": top[0], "second": top[1]}}, seat=Who(seat))
        options = [Option(f"{at}:{card}", card, say("card", number=card)) for at, card in enumerate(top)]
        first, second = yield from in_order(seat, "order", options, rule="R5", secret=True)
        t.deck.take()
        t.deck.take()
        t.deck.put(second, only(seat))
        t.deck.put(first, only(seat))
    hand = [Option(f"{at}:{n}", n, say("card", number=n)) for at, n in enumerate(sorted(t.hands[seat].cards))]
    for card in (yield from pick_some(seat, "exchange", hand, rule="R6", at_most=2, secret=True)):
        t.hands[seat].remove(card)
        t.deck.put_under(card, only(seat))
        t.draw(seat)


class Public(Shown):
    round: int
    hands: list[int]
    played: list[int]
    points: list[int]


class Own(Shown):
    deck: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()


def public(t: Echo) -> Public:
    return Public(t.round, [len(hand) for hand in t.hands], t.played[:], t.points[:])


def own(t: Echo, seat: int) -> Own:
    return Own(tuple(t.deck.known_to(seat)), tuple(sorted(t.hands[seat].cards)))


EVENTS: dict[str, dict[str, Any]] = {
    "draw": {"seat": Who, "number?": int},
    "play": {"seat": Who, "number": int},
    "win": {"seat": Who},
    "peek": {"seat": Who, "first?": int, "second?": int},
}


def redeal_hidden(t: Echo, seat: int | None, chance: Chance) -> None:
    redeal([t.deck, *t.hands], seat, chance)


def value(t: Echo, seat: int, asks: list[Ask]) -> float:
    return 10.0 * t.points[seat] + sum(t.hands[seat].cards)


def check(t: Echo) -> None:
    cards = t.deck.cards + t.played + [card for hand in t.hands for card in hand.cards]
    assert sorted(cards) == CARDS
    assert len(t.points) == len(t.hands) == t.seats and all(isinstance(points, int) for points in t.points)
    assert all(len(pile.seen) == len(pile.cards) for pile in [t.deck, *t.hands])


def arrange(t: Echo, given: dict[str, Any]) -> None:
    for word in given:
        if word != "deck":
            raise Refused(f"no word {word!r}")
    rest = CARDS[:]
    for card in given["deck"]:
        rest.remove(card)
    t.deck = Pile(rest + given["deck"][::-1])


def screen(view: dict[str, Any], lang: str, names: list[str], width: int) -> list[str]:
    return [str(view)]


def echo_game(id: str, setup: Callable[[int, dict[str, Any], Chance], State]) -> Game:
    return Game(
        id=id,
        rules=1,
        seats=(2, 4),
        texts=say,
        setup=setup,
        step=step,
        load=Echo.from_json,
        public=public,
        own=own,
        spectator=Own(),
        events=EVENTS,
        refs=("hand:${number}", "seat:${number}"),
        redeal=redeal_hidden,
        value=value,
        check=check,
        arrange=arrange,
        screen=screen,
        most_decisions=200,
        options=[GameOption("length", ["short"], "short")],
    )


TOY = echo_game("toy", setup)
FAULTY = echo_game("faulty", setup_with_trap)
FALSE_TRABLICI = echo_game("trablici", setup)
