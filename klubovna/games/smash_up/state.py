"""What lies on the table of Smash Up, and the verbs that change it without asking anybody."""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import EVERYBODY, Chance, Derived, Message, Pile, Result, Shared, Spread, State, Who
from klubovna.games.smash_up.cards import BASES, DECK_SIZE, LENDS, MAKES_MICROBOTS, BaseCard, Card, say
from klubovna.games.smash_up.records import (
    HAND,
    MOST_PLAYS,
    Ability,
    Agreed,
    Attached,
    Base,
    Boost,
    Minion,
    Permission,
    Player,
)
from klubovna.games.smash_up.tally import Tally, new_tally, tally_of

# The phases of a turn (4.2) and of a scoring (4.8). Each step of the rules does one thing of its phase.
PICK: Final = 0  # S4-S6: factions are chosen
DEAL: Final = 1  # S7-S11
START: Final = 2  # T1
PLAY: Final = 3  # T2
CHECK: Final = 4  # T3, B1, B2
BEFORE: Final = 5  # B3
AWARD: Final = 6  # B4-B6
AFTER: Final = 7  # B7
CLEAN_UP: Final = 8  # B8-B10
DRAW: Final = 9  # T4
END: Final = 10  # T5
PHASES: Final = (
    "pick",
    "deal",
    "start",
    "play",
    "check",
    "before",
    "award",
    "after",
    "clean_up",
    "draw",
    "end",
)

NO_LENDERS: Final[list[Minion]] = []


class SmashUp(State):
    """A match between two steps, or inside one.

    A physical card is a number: its owner's seat times 40, plus its place in the owner's two factions.
    """

    def __init__(self, seats: int, chance: Chance, agreed: Agreed, players: list[Player]) -> None:
        super().__init__(seats, chance)
        self.base_cards: Derived[Shared[list[BaseCard]]] = BASES  # by index
        self.printed: Derived[tuple[Card, ...]] = ()  # by physical card
        self.agreed: Spread[Agreed] = agreed
        self.players: list[Player] = players
        self.bases: list[Base] = []
        self.base_deck: Pile = Pile([])
        self.base_discard: list[int] = []
        self.first: int = 0
        self.active: int = 0
        self.turn: int = 0
        self.phase: int = PICK
        self.plays: tuple[Permission, ...] = ()  # of the active player, in T2
        self.times: dict[int, int] = {}  # Q30: how often a physical card was played this turn
        self.next_uid: int = 1
        # the scoring in hand (4.8)
        self.scoring: int = -1  # index of the base
        self.asking: int = 0  # whose turn it is in the window
        self.passes: int = 0  # in a row
        self.used: tuple[int, ...] = ()  # K7: cards whose Special was used in this window
        self.sneaked: tuple[int, ...] = ()  # seats that have used a Shinobi for this scoring
        self.places: tuple[int, ...] = ()  # B4: by seat; 0 = not ranked
        self.resolving: Derived[list[Ability]] = []  # innermost last; empty between steps, and so not written
        self.tally: Derived[Tally] = new_tally(seats)

    def recognise(self) -> None:
        """After loading: what everything in play is, now that it is known which physical card is which."""
        for minion in self.minions():
            minion.recognise(self.printed[minion.card])
        for attached in self.attached():
            attached.recognise(self.printed[attached.card])
        self.tally = tally_of(self.seats, self.bases)

    def __del__(self) -> None:
        """A base and what is at it know each other: taken apart, they need not wait for a sweep of garbage."""
        for base in self.bases:
            for minion in base.minions:
                minion.actions = []
            base.minions, base.actions = [], []

    # --- questions

    def seats_from(self, seat: int) -> list[int]:
        """All seats clockwise, beginning with this one."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    def clockwise(self) -> list[int]:
        """All seats, beginning with the active player."""
        return self.seats_from(self.active)

    def minions(self) -> list[Minion]:
        """Everything that fights, base by base in the order of arrival."""
        return [minion for base in self.bases for minion in base.minions]

    def minions_of(self, seat: int) -> list[Minion]:
        return [minion for base in self.bases for minion in base.minions if minion.seat == seat]

    def attached(self) -> list[Attached]:
        """Every action in play."""
        found: list[Attached] = []
        for base in self.bases:
            if base.actions:
                found.extend(base.actions)
            for minion in base.minions:
                if minion.actions:
                    found.extend(minion.actions)
        return found

    def base_at(self, index: int) -> Base | None:
        """The place where this base lies, if it is in play."""
        for base in self.bases:
            if base.printed.index == index:
                return base
        return None

    def other_bases(self, here: Base) -> list[Base]:
        return [base for base in self.bases if base is not here]

    def works(self, base: Base) -> bool:
        """A10: whether the base's ability counts at all."""
        for attached in base.actions:
            if attached.printed.jams:
                return False
        return True

    def may_ignore(self, base: Base, seat: int) -> bool:
        """A11: the player has an Infiltrate at work there."""
        for attached in base.actions:
            if attached.working and attached.seat == seat:
                return True
        return False

    def is_microbot(self, minion: Minion) -> bool:
        """By name, or because its controller has Microbot Alpha in play."""
        return minion.printed.microbot or self.tally.has(minion.seat, MAKES_MICROBOTS)

    # --- power (4.6)

    def power(self, minion: Minion) -> int:
        """V2: printed power, bonuses, reductions; the floor comes last."""
        return self.power_with(minion, self.lenders())

    def power_with(self, minion: Minion, lenders: list[Minion]) -> int:
        """The same, where it is known already who lends power to others."""
        total = minion.strength() if minion.actions or minion.boosts else minion.printed.power
        if minion.printed.bonus is not None:
            total += minion.printed.bonus(self, minion)
        if minion.base.printed.lends:
            total += self.lent_by_base(minion)
        for lender in lenders:
            if lender.seat == minion.seat:
                assert lender.printed.lends is not None
                total += lender.printed.lends(self, lender, minion)
        return total if total > 0 else 0

    def lenders(self) -> list[Minion]:
        """The minions in play that lend power to others."""
        if not self.tally.anywhere(LENDS):
            return NO_LENDERS
        return [minion for base in self.bases for minion in base.minions if minion.printed.lends is not None]

    def lent_by_base(self, minion: Minion) -> int:
        base = minion.base
        for attached in base.actions:
            if attached.printed.jams or (attached.declines and attached.working and attached.seat == minion.seat):
                return 0
        return base.printed.lends

    def total_power(self, base: Base) -> int:
        return self.total_with(base, self.lenders())

    def total_with(self, base: Base, lenders: list[Minion]) -> int:
        """The same, where it is known already who lends power to others."""
        helped = len(lenders) > 0 or base.printed.lends > 0
        total = 0
        for minion in base.minions:
            if helped or minion.actions or minion.boosts or minion.printed.bonus is not None:
                total += self.power_with(minion, lenders)
            else:
                total += minion.printed.power
        return total

    def power_of(self, seat: int, base: Base) -> int:
        """V5: what a player has at a base."""
        lenders = self.lenders()
        total = 0
        for minion in base.minions:
            if minion.seat == seat:
                total += self.power_with(minion, lenders)
        return total

    def breakpoint(self, base: Base) -> int:
        return max(0, base.printed.breakpoint - base.lowered)  # Q40

    def is_ready(self, base: Base) -> bool:
        """B1, Q1, Q5: enough power, and at least one minion."""
        return len(base.minions) > 0 and self.total_power(base) >= self.breakpoint(base)

    def ready_bases(self) -> list[Base]:
        lenders = self.lenders()
        ready: list[Base] = []
        for base in self.bases:
            if base.minions and self.total_with(base, lenders) >= base.printed.breakpoint - base.lowered:
                ready.append(base)
        return ready

    def powers(self, base: Base) -> list[int]:
        """What each player has there; -1 for those who have nobody."""
        lenders = self.lenders()
        powers = [-1] * self.seats
        for minion in base.minions:
            powers[minion.seat] = max(0, powers[minion.seat]) + self.power_with(minion, lenders)
        return powers

    def ranking(self, base: Base) -> list[int]:
        """B4: the place of every seat, 0 for those without a minion there."""
        return ranked(self.powers(base))

    # --- questions about hands and discard piles

    def find_in_hand(self, seat: int, index: int) -> int:
        """Where a copy of this card lies in the hand, or -1.

        Of several copies the one that most people know of goes first: they would otherwise learn of the other one.
        """
        hand = self.players[seat].hand
        printed = self.printed
        held = [printed[card].index for card in hand.cards]
        if held.count(index) == 1:
            return held.index(index)
        best = -1
        best_known = -1
        for at in range(len(held)):
            if held[at] == index:
                seen = hand.seen[at]
                known = 64 if seen == EVERYBODY else seen.bit_count()
                if self.times.get(hand.cards[at], 0) >= MOST_PLAYS:
                    known = 0
                if known > best_known:
                    best, best_known = at, known
        return best

    def find_in_discard(self, seat: int, index: int) -> int:
        """Where a copy of this card lies in the discard pile, or -1; one that may still be played goes first (Q30)."""
        found = -1
        discard = self.players[seat].discard
        for at in range(len(discard)):
            if self.printed[discard[at]].index == index:
                if self.times.get(discard[at], 0) < MOST_PLAYS:
                    return at
                found = at
        return found

    def take_to_play(self, seat: int, index: int, source: int) -> int:
        """A card leaves the hand or the discard pile in order to be played."""
        player = self.players[seat]
        if source == HAND:
            return player.hand.take(self.find_in_hand(seat, index))
        return player.discard.pop(self.find_in_discard(seat, index))

    # --- verbs: in play

    def free_number(self, printed: Card) -> int:
        """The lowest number that no copy of this card in play has."""
        things = self.minions() if printed.is_minion else self.attached()
        taken = [thing.number for thing in things if thing.printed is printed]
        number = 1
        while number in taken:
            number += 1
        return number

    def new_uid(self) -> int:
        self.next_uid += 1
        return self.next_uid - 1

    def count_play(self, card: int) -> None:
        self.times[card] = self.times.get(card, 0) + 1

    def put_down(self, seat: int, card: int, base: Base, source: int) -> Minion:
        """PL1: a minion comes into play at a base, on its player's side."""
        printed = self.printed[card]
        minion = Minion(self.new_uid(), card, seat, self.free_number(printed), base, printed)
        base.minions.append(minion)
        self.tally.enter(minion)
        self.players[seat].played += 1
        self.count_play(card)
        if self.log is not None:
            kind = "play-minion" if source == HAND else "play-minion-discard"
            self.tell(kind, "PL1", seat=Who(seat), card=printed.named, base=base.printed.named, what=minion.code)
        return minion

    def attach(self, seat: int, card: int, base: Base | None, minion: Minion | None) -> Attached:
        """PL6: an action stays on a base or a minion."""
        printed = self.printed[card]
        attached = Attached(self.new_uid(), card, seat, self.free_number(printed), printed)
        if minion is not None:
            attached.minion = minion
            minion.actions.append(attached)
        else:
            assert base is not None
            attached.base = base
            base.actions.append(attached)
        self.tally.enter(attached)
        return attached

    def throw_away(self, card: int) -> None:
        """G8: to its owner's discard pile."""
        self.players[card // DECK_SIZE].discard.append(card)

    def detach(self, attached: Attached) -> None:
        """An action leaves play for its owner's discard pile."""
        host = attached.minion
        if host is not None:
            host.actions.remove(attached)
        else:
            attached.here.actions.remove(attached)
        attached.in_play = False
        self.tally.leave(attached)
        if attached.printed.each_turn is not None:
            self.end_allowance(attached.uid)
        self.throw_away(attached.card)

    def destroy_action(self, attached: Attached, rule: str) -> None:
        """Q36: nothing protects an action."""
        self.detach(attached)
        if self.log is not None:
            self.tell("destroy-action", rule, card=attached.printed.named, what=attached.code)

    def end_allowance(self, uid: int) -> None:
        """N8: a play that a thing gives each turn ends with the thing."""
        if self.plays:
            self.plays = tuple([permission for permission in self.plays if permission.giver != uid])

    def take_off(self, minion: Minion) -> None:
        """A minion leaves play; the actions on it are discarded (Z3, Z5)."""
        for attached in minion.actions[:]:
            self.detach(attached)
        minion.base.minions.remove(minion)
        minion.in_play = False
        self.tally.leave(minion)
        if minion.printed.each_turn is not None:
            self.end_allowance(minion.uid)

    def return_to_hand(self, minion: Minion, rule: str) -> None:
        self.take_off(minion)
        self.players[minion.seat].hand.put(minion.card, EVERYBODY)
        if self.log is not None:
            self.tell(
                "return", rule, seat=Who(minion.seat), card=minion.printed.named, base=minion.base.printed.named,
                what=minion.code,
            )  # fmt: skip

    def shift(self, minion: Minion, base: Base, rule: str) -> None:
        """Z2: from one base to another, with everything attached."""
        source = minion.base
        source.minions.remove(minion)
        minion.base = base
        base.minions.append(minion)
        if self.log is not None:
            self.tell(
                "move", rule, seat=Who(minion.seat), card=minion.printed.named, base=base.printed.named,
                source=source.printed.named, what=minion.code,
            )  # fmt: skip

    def boost(self, minion: Minion, by: str, amount: int, until: int) -> None:
        minion.boosts += (Boost(by, amount, until),)
        if self.log is not None:
            self.tell("boost", "V7", card=minion.printed.named, amount=amount, what=minion.code)

    def lower(self, base: Base, amount: int) -> None:
        base.lowered += amount
        if self.log is not None:
            self.tell("lower", "V7", base=base.printed.named, amount=amount, breakpoint=self.breakpoint(base))

    def gain(self, seat: int, points: int, rule: str) -> None:
        if points:
            self.players[seat].points += points
            if self.log is not None:
                self.tell("points", rule, seat=Who(seat), points=points, total=self.players[seat].points)

    def names(self, cards: list[int]) -> Message:
        return listed([self.printed[card].name for card in cards])

    # --- fields: written by `make fields`
    def copy(self) -> SmashUp:
        twin = SmashUp(self.seats, self.chance.copy(), self.agreed, [each.copy() for each in self.players])
        twin.result = self.result
        twin.base_cards = self.base_cards
        twin.printed = self.printed
        for base in self.bases:
            twin.bases.append(base.copy())
        twin.base_deck = self.base_deck.copy()
        twin.base_discard = self.base_discard[:]
        twin.first = self.first
        twin.active = self.active
        twin.turn = self.turn
        twin.phase = self.phase
        twin.plays = self.plays
        twin.times = self.times.copy()
        twin.next_uid = self.next_uid
        twin.scoring = self.scoring
        twin.asking = self.asking
        twin.passes = self.passes
        twin.used = self.used
        twin.sneaked = self.sneaked
        twin.places = self.places
        twin.resolving = self.resolving[:]
        twin.tally = self.tally.copy()
        return twin

    def to_json(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "chance": self.chance.to_json(),
            "result": None if self.result is None else self.result.to_json(),
            **self.agreed.to_json(),
            "players": [each.to_json() for each in self.players],
            "bases": [each.to_json() for each in self.bases],
            "base_deck": self.base_deck.to_json(),
            "base_discard": self.base_discard[:],
            "first": self.first,
            "active": self.active,
            "turn": self.turn,
            "phase": self.phase,
            "plays": [each.to_json() for each in self.plays],
            "times": [[each, self.times[each]] for each in sorted(self.times)],
            "next_uid": self.next_uid,
            "scoring": self.scoring,
            "asking": self.asking,
            "passes": self.passes,
            "used": list(self.used),
            "sneaked": list(self.sneaked),
            "places": list(self.places),
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> SmashUp:
        made = SmashUp(
            int(data["seats"]),
            Chance.from_json(data["chance"]),
            Agreed.from_json(data),
            [Player.from_json(each) for each in data["players"]],
        )
        made.result = None if data["result"] is None else Result.from_json(data["result"])
        made.bases = [Base.from_json(each) for each in data["bases"]]
        made.base_deck = Pile.from_json(data["base_deck"])
        made.base_discard = [int(each) for each in data["base_discard"]]
        made.first = int(data["first"])
        made.active = int(data["active"])
        made.turn = int(data["turn"])
        made.phase = int(data["phase"])
        made.plays = tuple([Permission.from_json(each) for each in data["plays"]])
        made.times = {int(one): int(two) for one, two in data["times"]}
        made.next_uid = int(data["next_uid"])
        made.scoring = int(data["scoring"])
        made.asking = int(data["asking"])
        made.passes = int(data["passes"])
        made.used = tuple([int(each) for each in data["used"]])
        made.sneaked = tuple([int(each) for each in data["sneaked"]])
        made.places = tuple([int(each) for each in data["places"]])
        return made

    # --- end of fields


def ranked(powers: list[int]) -> list[int]:
    """B4: 1 + the number of ranked players with more power; 0 for those who are not ranked (-1)."""
    places: list[int] = []
    for mine in powers:
        place = 0
        if mine >= 0:
            place = 1
            for theirs in powers:
                if theirs > mine:
                    place += 1
        places.append(place)
    return places


def listed(names: list[Message]) -> Message:
    """Several names as one argument of a sentence."""
    text = names[-1]
    for at in range(len(names) - 2, -1, -1):
        text = say("pair" if at == len(names) - 2 else "list", first=names[at], rest=text)
    return text
