"""The words in which a scenario gives a position of Smash Up."""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import Pile, Refused
from klubovna.games.smash_up.bases import BASE_BY_ID, BASE_CARDS
from klubovna.games.smash_up.cards import DECK_SIZE, FACTIONS, MINION, ON_BASE, ON_MINION, Card
from klubovna.games.smash_up.factions import CARD_BY_ID
from klubovna.games.smash_up.piles import draw
from klubovna.games.smash_up.records import FREE_ACTION, FREE_MINION, Base, Minion
from klubovna.games.smash_up.rules import OPENING_HAND, allowances, open_box
from klubovna.games.smash_up.state import PHASES, PLAY, START, SmashUp

WORDS: Final = (
    "factions",
    "bases",
    "base_deck",
    "base_deck_size",
    "hands",
    "decks",
    "deck_sizes",
    "discards",
    "points",
    "played",
    "marked",
    "active",
    "turn",
    "phase",
)


class Supply:
    """The 40 cards of every seat, handed out by name; whoever asks for one too many is told so."""

    def __init__(self, g: SmashUp) -> None:
        self.left: list[dict[str, list[int]]] = [{} for _ in range(g.seats)]
        for card in range(len(g.printed) - 1, -1, -1):
            self.left[card // DECK_SIZE].setdefault(g.printed[card].id, []).append(card)

    def take(self, seat: int, id: str) -> int:
        left = self.left[seat].get(id)
        if not left:
            raise Refused(f"seat {seat} has no {id!r} left; its factions do not hold that many.")
        return left.pop()

    def rest(self, seat: int) -> list[int]:
        return sorted(card for cards in self.left[seat].values() for card in cards)


class Entry:
    """One thing at a base: `0 war_raptor+upgrade+1/poison`, `1 block_the_path=robots`."""

    def __init__(self, text: str) -> None:
        words = text.split()
        if len(words) != 2 or not words[0].isdigit():
            raise Refused(f"what lies at a base is written like `0 war_raptor+upgrade`, not {text!r}.")
        self.seat: int = int(words[0])
        name, _, said = words[1].partition("=")
        first, *attached = name.split("+")
        self.card: Card = known(first)
        self.said: str = said
        self.attached: list[tuple[int, Card]] = []
        for entry in attached:
            seat, slash, id = entry.rpartition("/")
            self.attached.append((int(seat) if slash else self.seat, known(id)))


def known(id: str) -> Card:
    if id not in CARD_BY_ID:
        raise Refused(f"there is no card {id!r}.")
    return CARD_BY_ID[id]


def arrange(g: SmashUp, given: dict[str, Any]) -> None:
    """Put the named cards where they are said to lie. docs/scenarios.md describes every word."""
    for word in given:
        if word not in WORDS:
            raise Refused(f"smash_up scenarios know no word {word!r}; they know: {', '.join(WORDS)}.")
    lines = [line.partition(":") for line in given.get("bases", [])]
    table = [(base.strip(), [Entry(entry) for entry in rest.split(",") if entry.strip()]) for base, _, rest in lines]
    hands = [hand.split() for hand in per_seat(g, given, "hands", "")]
    decks = [deck.split() for deck in per_seat(g, given, "decks", "")]
    discards = [discard.split() for discard in per_seat(g, given, "discards", "")]
    share_factions(g, given, table, hands, decks, discards)
    open_box(g)
    supply = Supply(g)
    lay_bases(g, given, table, supply)
    for seat, player in enumerate(g.players):
        player.hand = Pile([supply.take(seat, id) for id in hands[seat]], [1 << seat] * len(hands[seat]))
        player.discard = [supply.take(seat, id) for id in discards[seat]]
        coming = [supply.take(seat, id) for id in decks[seat]]
        rest = supply.rest(seat)
        g.chance.shuffle(rest)
        size = per_seat(g, given, "deck_sizes", len(coming) + len(rest))[seat] - len(coming)
        if not 0 <= size <= len(rest):
            raise Refused(f"a deck of {size + len(coming)} cards is not possible for seat {seat}.")
        player.deck = Pile(rest[:size] + coming[::-1])
        player.discard += rest[size:]
        player.points = per_seat(g, given, "points", 0)[seat]
        player.played = per_seat(g, given, "played", 0)[seat]
        player.marked = per_seat(g, given, "marked", False)[seat]
    begin(g, given)
    if "hands" not in given:
        for seat in range(g.seats):
            draw(g, seat, OPENING_HAND, "S9")


def begin(g: SmashUp, given: dict[str, Any]) -> None:
    """Whose turn it is, and how far it has come."""
    g.active = given.get("active", 0)
    g.first = g.active
    g.turn = given.get("turn", 1)
    phase = given.get("phase", "play")
    if phase not in ("start", "play", "check", "draw", "end"):
        raise Refused(f"a scenario begins with the phase start, play, check, draw or end, not {phase!r}.")
    g.phase = PHASES.index(phase)
    if g.phase == PLAY:
        g.plays = (FREE_MINION, FREE_ACTION, *allowances(g, g.active))
        g.players[g.active].asleep, g.players[g.active].marked = g.players[g.active].marked, False
    elif g.phase == START:
        g.turn -= 1


def share_factions(
    g: SmashUp,
    given: dict[str, Any],
    table: list[tuple[str, list[Entry]]],
    hands: list[list[str]],
    decks: list[list[str]],
    discards: list[list[str]],
) -> None:
    """As said, or those that the named cards need, filled up with factions that nobody has."""
    if "factions" in given:
        for seat, pair in enumerate(per_seat(g, given, "factions", "")):
            ids = pair.split()
            if len(ids) != 2 or ids[0] == ids[1] or any(id not in FACTIONS for id in ids):
                raise Refused(f"factions are two different ones of {', '.join(FACTIONS)}, not {pair!r}.")
            g.players[seat].factions = tuple([FACTIONS.index(id) for id in ids])
    else:
        needed: list[list[int]] = [[] for _ in range(g.seats)]
        for _, entries in table:
            for entry in entries:
                needed[entry.seat].append(entry.card.faction)
                for seat, card in entry.attached:
                    needed[seat].append(card.faction)
        for seat in range(g.seats):
            for id in hands[seat] + decks[seat] + discards[seat]:
                needed[seat].append(known(id).faction)
        fill_factions(g, [sorted(set(factions)) for factions in needed])
    taken = [faction for player in g.players for faction in player.factions]
    if len(set(taken)) < len(taken) and not g.agreed.duplicates:
        raise Refused("two seats need the same faction; set the option duplicate_factions.")


def fill_factions(g: SmashUp, needed: list[list[int]]) -> None:
    taken = [faction for factions in needed for faction in factions]
    spare = [faction for faction in range(len(FACTIONS)) if faction not in taken]
    for seat, factions in enumerate(needed):
        if len(factions) > 2:
            names = ", ".join(FACTIONS[faction] for faction in factions)
            raise Refused(f"seat {seat} would need more than two factions: {names}.")
        while len(factions) < 2:
            factions.append(spare.pop(0))
        g.players[seat].factions = tuple(factions)


def lay_bases(g: SmashUp, given: dict[str, Any], table: list[tuple[str, list[Entry]]], supply: Supply) -> None:
    coming = [base_index(id) for id in given.get("base_deck", [])]
    in_play = [base_index(id) for id, _ in table]
    rest = [index for index in range(len(BASE_CARDS)) if index not in coming + in_play]
    g.chance.shuffle(rest)
    if not table:
        in_play = [rest.pop() for _ in range(g.seats + 1)]
    size = given.get("base_deck_size", len(coming) + len(rest)) - len(coming)
    if not 0 <= size <= len(rest):
        raise Refused(f"a base deck of {size + len(coming)} cards is not possible here.")
    g.base_deck = Pile(rest[:size] + coming[::-1])
    g.base_discard = rest[size:]
    g.bases = [Base(BASE_CARDS[index]) for index in in_play]
    for base, (_, entries) in zip(g.bases, table, strict=False):
        for entry in entries:
            lay_down(g, base, entry, supply)


def base_index(id: str) -> int:
    if id not in BASE_BY_ID:
        raise Refused(f"there is no base {id!r}.")
    return BASE_BY_ID[id].index


def lay_down(g: SmashUp, base: Base, entry: Entry, supply: Supply) -> None:
    card = supply.take(entry.seat, entry.card.id)
    if entry.card.type == MINION:
        minion = Minion(g.new_uid(), card, entry.seat, g.free_number(entry.card), base, entry.card)
        base.minions.append(minion)
        g.tally.enter(minion)
        for seat, action in entry.attached:
            if action.type != ON_MINION:
                raise Refused(f"{action.id} is not played on a minion.")
            g.attach(seat, supply.take(seat, action.id), None, minion)
    elif entry.card.type == ON_BASE:
        attached = g.attach(entry.seat, card, base, None)
        if entry.said in FACTIONS:
            attached.faction = FACTIONS.index(entry.said)
        elif entry.said == "working":
            attached.working = True
        elif entry.said:
            raise Refused(f"{entry.card.id} cannot be said to be {entry.said!r}.")
    else:
        raise Refused(f"{entry.card.id} does not stay in play.")


def per_seat(g: SmashUp, given: dict[str, Any], word: str, default: Any) -> list[Any]:
    values: list[Any] = given.get(word, [default] * g.seats)
    if len(values) != g.seats:
        raise Refused(f"{word} needs one entry for each of the {g.seats} seats, not {len(values)}.")
    return values
