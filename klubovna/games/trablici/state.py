"""The position of Trablíci and the verbs that change it. A verb changes the state and tells it."""

from __future__ import annotations

from typing import Annotated, Any, Final

from klubovna.engine import As, Chance, Message, Pile, Result, State, Who
from klubovna.games.trablici.cards import CARDS, UNCOVERED, Slot, say

LANES: Final = 3  # P1: at most three rows
FULL_SET: Final = 0  # a horde 1-5; hordes of four are named by their number
TO_FLIP: Final = 0  # what comes next in a turn (T2)
TO_REWARD: Final = 1
TO_PICK: Final = 2
HORDE: Final = 10  # E5: the points of a horde
RESHUFFLES: Final = {2: 0, 3: 0, 4: 1, 5: 1, 6: 2}  # S3


class Player:
    """What lies before one player: a collection by number, longest held first, and the horde markers.

    Columns, markers and rows are tuples: what is replaced instead of changed, copies can share.
    """

    def __init__(self, collection: list[tuple[int, ...]], markers: tuple[int, ...]) -> None:
        self.collection: list[tuple[int, ...]] = collection  # index 0 is not used
        self.markers: tuple[int, ...] = markers

    def size(self) -> int:
        c = self.collection
        return len(c[1]) + len(c[2]) + len(c[3]) + len(c[4]) + len(c[5])

    def score(self) -> int:
        return HORDE * len(self.markers) + self.size()  # E5

    def possible_hordes(self) -> list[int]:
        """H3: one of each number, or four of one number."""
        _, ones, twos, threes, fours, fives = self.collection
        found: list[int] = []
        if ones and twos and threes and fours and fives:
            found.append(FULL_SET)
        if len(ones) > 3:
            found.append(1)
        if len(twos) > 3:
            found.append(2)
        if len(threes) > 3:
            found.append(3)
        if len(fours) > 3:
            found.append(4)
        if len(fives) > 3:
            found.append(5)
        return found

    def counts(self) -> list[int]:
        """How many cards of each number there are, from 1 to 5."""
        c = self.collection
        return [len(c[1]), len(c[2]), len(c[3]), len(c[4]), len(c[5])]

    # --- fields: written by `make fields`
    def copy(self) -> Player:
        return Player(self.collection[:], self.markers)

    def to_json(self) -> dict[str, Any]:
        return {
            "collection": [list(each) for each in self.collection],
            "markers": list(self.markers),
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Player:
        return Player(
            [tuple([int(part) for part in each]) for each in data["collection"]],
            tuple([int(each) for each in data["markers"]]),
        )

    # --- end of fields


class Trablici(State):
    """A match between two turns, or inside one."""

    def __init__(self, seats: int, chance: Chance, deck: Pile, players: list[Player]) -> None:
        super().__init__(seats, chance)
        self.deck: Pile = deck
        self.discard: list[int] = []
        self.rows: list[tuple[Slot, ...]] = [(), (), ()]  # by lane; an empty lane is no row
        self.in_flight: list[int] = []  # the flipped card, or the cards being resolved
        self.players: list[Player] = players
        self.active: int = 0
        self.reshuffles: int = 0
        self.turn: int = 1
        self.phase: Annotated[int, As(int, int, key="stage")] = TO_FLIP
        self.flips: int = 0  # in this turn

    # --- questions

    def can_flip(self) -> bool:
        """E3: a flip needs a card, or a discard pile that may still become a deck."""
        return len(self.deck.cards) > 0 or (self.reshuffles > 0 and len(self.discard) > 0)

    def table_is_empty(self) -> bool:
        first, second, third = self.rows
        return not (first or second or third)

    def last_card_flipped(self) -> bool:
        """E1: the deck is empty and was the last one."""
        return not self.deck.cards and self.reshuffles == 0

    # --- verbs

    def flip(self) -> int:
        """Turn over the top card; an empty deck is made anew from the discard pile first (E2)."""
        if self.flips == 0 and self.log is not None:
            self.tell("turn", "T1", seat=Who(self.active), turn=self.turn)
        if not self.deck.cards:
            self.reshuffles -= 1
            self.deck = Pile(self.discard)
            self.discard = []
            self.deck.shuffle(self.chance)
            self.tell("reshuffle", "E2", cards=len(self.deck), left=self.reshuffles)
        card = self.deck.take()
        self.in_flight.append(card)
        self.flips += 1
        if self.log is not None:
            self.tell("flip", "T4", seat=Who(self.active), card=CARDS[card].name)
            if self.last_card_flipped():
                self.tell("last-card", "E1")
        return card

    def place(self, lane: int, left: bool) -> None:
        """The flipped card joins a row at one end, or starts one."""
        card = self.in_flight.pop()
        row = self.rows[lane]
        slot = UNCOVERED[card]
        self.rows[lane] = (slot, *row) if left else (*row, slot)
        if self.log is not None:
            kind = "place-left" if row and left else "place-right" if row else "new-row"
            self.tell(kind, "T4" if row else "P1", seat=Who(self.active), card=CARDS[card].name, row=lane + 1)

    def cover(self, lane: int, at: int) -> None:
        """The flipped barricade is laid over a card."""
        barricade = self.in_flight.pop()
        row = self.rows[lane]
        covered = row[at].card
        self.rows[lane] = (*row[:at], Slot(covered, barricade), *row[at + 1 :])
        if self.log is not None:
            self.tell("cover", "P6", seat=Who(self.active), card=CARDS[covered].name, row=lane + 1)

    def bust(self) -> None:
        """The flipped card fits nowhere."""
        card = self.in_flight.pop()
        self.discard.append(card)
        self.phase = TO_PICK
        if self.log is not None:
            self.tell("bust", "T7", seat=Who(self.active), card=CARDS[card].name)

    def take_row(self, seat: int, lane: int) -> None:
        """A whole row is gained: its barricades go (W2), its cards wait to be resolved."""
        row = self.rows[lane]
        self.rows[lane] = ()
        for slot in row:
            if slot.cover >= 0:
                self.discard.append(slot.cover)
            self.in_flight.append(slot.card)
        if self.log is not None:
            self.tell("take-row", "W1", seat=Who(seat), row=lane + 1, cards=len(row))

    def take_card(self, seat: int, lane: int, at: int) -> int:
        """One card is gained from a row, which closes up (K6); a barricade on it goes (K4)."""
        row = self.rows[lane]
        slot = row[at]
        self.rows[lane] = row[:at] + row[at + 1 :]
        if slot.cover >= 0:
            self.discard.append(slot.cover)
        self.in_flight.append(slot.card)
        if self.log is not None:
            self.tell("pick", "K1", seat=Who(seat), card=CARDS[slot.card].name, row=lane + 1)
        return slot.card

    def collect(self, seat: int) -> bool:
        """The zombies in flight enter the collection together, from left to right; True if a horde is possible."""
        collection = self.players[seat].collection
        zombies = self.in_flight
        self.in_flight = []
        for card in zombies:
            collection[CARDS[card].number] += (card,)
        if self.log is not None:
            self.tell("collect", "W5", seat=Who(seat), cards=len(zombies))
        return len(self.players[seat].possible_hordes()) > 0

    def spend(self, card: int) -> None:
        """An action card has had its effect."""
        self.in_flight.remove(card)
        self.discard.append(card)

    def chop(self, seat: int, number: int) -> None:
        self.discard.append(self.longest_held(seat, number))
        self.tell("axe", "Q13", seat=Who(seat), number=number)

    def steal(self, seat: int, victim: int, number: int) -> None:
        self.players[seat].collection[number] += (self.longest_held(victim, number),)
        self.tell("net", "Q13", seat=Who(seat), victim=Who(victim), number=number)

    def shoot(self, seat: int, number: int) -> None:
        """Every other player who holds the number loses one card of it (Q12)."""
        self.tell("shotgun", "Q12", seat=Who(seat), number=number)
        for other in self.seats_after(seat):
            if self.players[other].collection[number]:
                self.discard.append(self.longest_held(other, number))
                self.tell("shot", "Q12", seat=Who(other), number=number)

    def no_effect(self, seat: int, card: int) -> None:
        if self.log is not None:
            self.tell("no-effect", "Q13", seat=Who(seat), card=CARDS[card].name)

    def form_horde(self, seat: int, kind: int) -> None:
        """H4: one card of the set, drawn at random, becomes the marker; the others are discarded."""
        numbers = [1, 2, 3, 4, 5] if kind == FULL_SET else [kind] * 4
        cards = [self.longest_held(seat, number) for number in numbers]
        marker = cards.pop(self.chance.below(len(cards)))
        self.players[seat].markers += (marker,)
        self.discard.extend(cards)
        if self.log is not None:
            self.tell("horde", "H4", seat=Who(seat), set=horde_name(kind))

    def longest_held(self, seat: int, number: int) -> int:
        """H6: of several copies the one held longest leaves."""
        column = self.players[seat].collection[number]
        self.players[seat].collection[number] = column[1:]
        return column[0]

    def pass_turn(self) -> None:
        """T1, S5: the next player clockwise."""
        self.active = (self.active + 1) % self.seats
        self.turn += 1
        self.phase = TO_FLIP
        self.flips = 0

    def finish(self) -> None:
        """E5, E6: scores, and everybody with the highest one has won."""
        scores = [player.score() for player in self.players]
        best = max(scores)
        winners = [seat for seat in range(self.seats) if scores[seat] == best]
        self.result = Result(winners, scores, "deck")
        if self.log is not None:
            for seat in range(self.seats):
                self.tell("score", "E5", seat=Who(seat), score=scores[seat])

    # --- fields: written by `make fields`
    def copy(self) -> Trablici:
        twin = Trablici(self.seats, self.chance.copy(), self.deck.copy(), [each.copy() for each in self.players])
        twin.result = self.result
        twin.discard = self.discard[:]
        twin.rows = self.rows[:]
        twin.in_flight = self.in_flight[:]
        twin.active = self.active
        twin.reshuffles = self.reshuffles
        twin.turn = self.turn
        twin.phase = self.phase
        twin.flips = self.flips
        return twin

    def to_json(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "chance": self.chance.to_json(),
            "result": None if self.result is None else self.result.to_json(),
            "deck": self.deck.to_json(),
            "discard": self.discard[:],
            "rows": [[part.to_json() for part in each] for each in self.rows],
            "in_flight": self.in_flight[:],
            "players": [each.to_json() for each in self.players],
            "active": self.active,
            "reshuffles": self.reshuffles,
            "turn": self.turn,
            "stage": int(self.phase),
            "flips": self.flips,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Trablici:
        made = Trablici(
            int(data["seats"]),
            Chance.from_json(data["chance"]),
            Pile.from_json(data["deck"]),
            [Player.from_json(each) for each in data["players"]],
        )
        made.result = None if data["result"] is None else Result.from_json(data["result"])
        made.discard = [int(each) for each in data["discard"]]
        made.rows = [tuple([Slot.from_json(part) for part in each]) for each in data["rows"]]
        made.in_flight = [int(each) for each in data["in_flight"]]
        made.active = int(data["active"])
        made.reshuffles = int(data["reshuffles"])
        made.turn = int(data["turn"])
        made.phase = int(data["stage"])
        made.flips = int(data["flips"])
        return made

    # --- end of fields


def horde_name(kind: int) -> Message:
    return say("horde-run") if kind == FULL_SET else say("horde-four", number=kind)
