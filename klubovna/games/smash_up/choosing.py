"""How the cards ask: every option that can be offered, and the questions that most cards share.

Options are made once and shared by all matches; they name things by their public codes, and the functions here
turn the answer back into the thing.
"""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import COMMON, Flow, Message, Option, Who, choose, pick_some
from klubovna.games.smash_up.cards import FACTION_NAMES, FACTIONS, BaseCard, Card, say
from klubovna.games.smash_up.records import Attached, Base, Minion
from klubovna.games.smash_up.state import SmashUp

SKIP: Final[Option[Any]] = Option("skip", None, say("skip"))  # declines what MAY be done
PASS: Final[Option[Any]] = Option("pass", None, COMMON("pass"))
DONE: Final[Option[Any]] = Option("done", None, COMMON("done"))
NOTHING: Final[Option[Any]] = Option("nothing", None, say("nothing"))  # where even "nobody fits" is a secret

NAME_FACTION: Final = [
    Option(faction, number, FACTION_NAMES[number], ("faction:" + faction,)) for number, faction in enumerate(FACTIONS)
]
NAME_SEAT: Final = [
    Option(f"seat{seat}", seat, say("seat-option", seat=Who(seat)), (f"seat:{seat}",)) for seat in range(4)
]
NUMBERS: Final = [Option(f"{number}", number, say("number", number=number)) for number in range(41)]

MINIONS: Final[dict[tuple[int, int, int, int], Option[int]]] = {}
ACTIONS: Final[dict[tuple[int, int], Option[int]]] = {}
BASES: Final[dict[int, Option[int]]] = {}
MOVES: Final[dict[tuple[int, int, int], Option[tuple[int, int]]]] = {}
CARDS: Final[dict[tuple[int, int, str], Option[int]]] = {}


def asked(g: SmashUp) -> tuple[str, dict[str, Any]]:
    """What a question is about: the card whose text is being carried out."""
    printed = g.resolving[-1].printed
    return printed.id, {"card": printed.name}


# --- minions


def minion_option(minion: Minion) -> Option[int]:
    key = (minion.printed.index, minion.number, minion.base.printed.index, minion.seat)
    made = MINIONS.get(key)
    if made is None:
        made = Option(minion.code, minion.handle, minion_label(minion), (f"card:{minion.code}",))
        MINIONS[key] = made
    return made


def minion_label(minion: Minion) -> Message:
    return say(
        "minion-option",
        card=minion.printed.name,
        number=minion.number,
        base=minion.base.printed.name,
        seat=Who(minion.seat),
    )


def choose_minion(
    g: SmashUp, seat: int, why: str, minions: list[Minion], *, may: bool = False, rule: str = "G6"
) -> Flow[Minion | None]:
    """One of these minions; None if there is none, or if the player may decline and does."""
    if not minions:
        return None
    options: list[Option[Any]] = [minion_option(minion) for minion in minions]
    if may:
        options.append(SKIP)
    about, args = asked(g)
    chosen = yield from choose(seat, why, options, rule, about, args)
    if chosen is None:
        return None
    for minion in minions:
        if minion.handle == chosen:
            return minion
    raise LookupError(f"minion {chosen} is not among those offered")


def choose_minions(
    g: SmashUp, seat: int, why: str, minions: list[Minion], at_most: int, *, at_least: int = 0, rule: str = "G5"
) -> Flow[list[Minion]]:
    """A set of these minions."""
    about, args = asked(g)
    options = [minion_option(minion) for minion in minions]
    chosen = yield from pick_some(seat, why, options, rule, at_least, at_most, about, args)
    return [minion for minion in minions if minion.handle in chosen]


def weak(g: SmashUp, minions: list[Minion], limit: int) -> list[Minion]:
    """V4: those whose present power is so low."""
    lenders = g.lenders()
    return [minion for minion in minions if g.power_with(minion, lenders) <= limit]


# --- bases


def base_option(printed: BaseCard) -> Option[int]:
    made = BASES.get(printed.index)
    if made is None:
        made = Option(printed.id, printed.index, printed.name, (f"base:{printed.id}",))
        BASES[printed.index] = made
    return made


def choose_base(
    g: SmashUp, seat: int, why: str, bases: list[Base], *, may: bool = False, rule: str = "G6"
) -> Flow[Base | None]:
    if not bases:
        return None
    options: list[Option[Any]] = [base_option(base.printed) for base in bases]
    if may:
        options.append(SKIP)
    about, args = asked(g)
    chosen = yield from choose(seat, why, options, rule, about, args)
    return None if chosen is None else g.base_at(chosen)


def move_option(minion: Minion, base: Base) -> Option[tuple[int, int]]:
    key = (minion.printed.index, minion.number, base.printed.index)
    made = MOVES.get(key)
    if made is None:
        text = say("move-option", card=minion.printed.name, number=minion.number, base=base.printed.name)
        refs = (f"card:{minion.code}", f"base:{base.printed.id}")
        made = Option(f"{minion.code}:{base.printed.id}", (minion.handle, base.printed.index), text, refs)
        MOVES[key] = made
    return made


def choose_move(
    g: SmashUp, seat: int, minions: list[Minion], *, stop: Option[Any] | None = None, rule: str = "Z2"
) -> Flow[tuple[Minion, Base] | None]:
    """One of these minions and another base for it; None if there is no move, or if the player stops."""
    options: list[Option[Any]] = []
    for minion in minions:
        for base in g.bases:
            if base is not minion.base:
                options.append(move_option(minion, base))
    if not options:
        return None
    if stop is not None:
        options.append(stop)
    about, args = asked(g)
    chosen = yield from choose(seat, "move", options, rule, about, args)
    if chosen is None:
        return None
    who, where = chosen
    base_there = g.base_at(where)
    assert base_there is not None
    for minion in minions:
        if minion.handle == who:
            return minion, base_there
    raise LookupError(f"minion {who} is not among those offered")


# --- actions in play


def attached_option(attached: Attached) -> Option[int]:
    key = (attached.printed.index, attached.number)
    made = ACTIONS.get(key)
    if made is None:
        text = say("action-option", card=attached.printed.name, number=attached.number)
        made = Option(attached.code, attached.handle, text, (f"card:{attached.code}",))
        ACTIONS[key] = made
    return made


def choose_attached(
    g: SmashUp, seat: int, why: str, actions: list[Attached], rule: str = "G6"
) -> Flow[Attached | None]:
    if not actions:
        return None
    options = [attached_option(attached) for attached in actions]
    about, args = asked(g)
    chosen = yield from choose(seat, why, options, rule, about, args)
    for attached in actions:
        if attached.handle == chosen:
            return attached
    raise LookupError(f"action {chosen} is not among those offered")


# --- players and factions


def choose_player(g: SmashUp, seat: int, why: str, seats: list[int], rule: str = "G6") -> Flow[int]:
    about, args = asked(g)
    return (yield from choose(seat, why, [NAME_SEAT[other] for other in seats], rule, about, args))


def name_faction(g: SmashUp, seat: int) -> Flow[int]:
    """Q42: any of the eight, in the game or not."""
    about, args = asked(g)
    return (yield from choose(seat, "faction", NAME_FACTION, "Q42", about, args))


# --- cards in hands, decks and discard piles, by what is printed on them


def card_option(printed: Card, number: int, where: str) -> Option[int]:
    """`number` tells copies apart where several may be taken; `where` is what the option points at."""
    key = (printed.index, number, where)
    made = CARDS.get(key)
    if made is None:
        text = printed.name if number == 1 else say("action-option", card=printed.name, number=number)
        made = Option(printed.code(number), printed.index, text, (f"{where}:{printed.id}",))
        CARDS[key] = made
    return made


def kinds_among(g: SmashUp, cards: list[int]) -> list[Card]:
    """What is printed on these cards, each once, in the order of the box."""
    table = g.printed
    kinds: dict[int, Card] = {}
    for card in cards:
        printed = table[card]
        kinds[printed.index] = printed
    return [kinds[index] for index in sorted(kinds)]


def choose_card(
    g: SmashUp,
    seat: int,
    why: str,
    kinds: list[Card],
    where: str,
    *,
    stop: Option[Any] | None = None,
    secret: bool = False,
    rule: str = "G6",
) -> Flow[int | None]:
    """The index of one of these cards; None if there is none, or if the player stops.

    `secret`: what there is to choose from is known to the player alone, so the question is always put.
    """
    options: list[Option[Any]] = [card_option(printed, 1, where) for printed in kinds]
    if stop is not None:
        options.append(stop)
    if not options:
        if not secret:
            return None
        options.append(NOTHING)
    about, args = asked(g)
    chosen: int | None = yield from choose(seat, why, options, rule, about, args, secret)
    return chosen


def choose_cards(g: SmashUp, seat: int, why: str, cards: list[int], where: str, rule: str = "G5") -> Flow[list[int]]:
    """Any number of these cards, by index: copies are told apart by a number."""
    about, args = asked(g)
    return (yield from pick_some(seat, why, copies(g, cards, where), rule, 0, -1, about, args))


def copies(g: SmashUp, cards: list[int], where: str) -> list[Option[int]]:
    """An option per card, in the order of the box, copies numbered."""
    options: list[Option[int]] = []
    last = -1
    number = 1
    for index, printed in sorted([(g.printed[card].index, g.printed[card]) for card in cards], key=first_of):
        number = number + 1 if index == last else 1
        last = index
        options.append(card_option(printed, number, where))
    return options


def first_of(pair: tuple[int, Card]) -> int:
    return pair[0]


def choose_number(g: SmashUp, seat: int, why: str, most: int, found: Message, rule: str = "G5") -> Flow[int]:
    """How many, up to `most`, of the cards with the name `found`."""
    about, args = asked(g)
    args["found"] = found
    return (yield from choose(seat, why, NUMBERS[: most + 1], rule, about, args))
