"""What lies on the table of Smash Up, and the verbs that change it without asking anybody."""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import EVERYBODY, Chance, Message, Pile, State, Who
from klubovna.games.smash_up.cards import DECK_SIZE, LENDS, MAKES_MICROBOTS, TRAITS, BaseCard, Card, say
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
    At most 29 fields, those of State included: CPython keeps so many in the object, and reads more of them slower.
    """

    def __init__(
        self, seats: int, chance: Chance, base_cards: list[BaseCard], agreed: Agreed, players: list[Player]
    ) -> None:
        super().__init__(seats, chance)
        self.base_cards: list[BaseCard] = base_cards  # by index
        self.printed: tuple[Card, ...] = ()  # by physical card
        self.agreed: Agreed = agreed
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
        self.resolving: list[Ability] = []  # innermost last; empty between steps
        # kept by the verbs, so that nobody need look for what is not there
        self.present: list[int] = [0] * TRAITS  # by trait: how many things in play have it
        self.handles: set[int] = set()  # of everything in play
        self.fleeting: bool = False  # V7: whether anything may have been boosted or lowered

    # --- copies and data

    def copy(self) -> SmashUp:
        players = [player.copy() for player in self.players]
        twin = SmashUp(self.seats, self.chance.copy(), self.base_cards, self.agreed, players)
        twin.result = self.result
        twin.printed = self.printed
        twin.bases = [base.copy() for base in self.bases]
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
        twin.resolving = []
        twin.present = self.present[:]
        twin.handles = self.handles.copy()
        twin.fleeting = self.fleeting
        return twin

    def to_json(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "chance": self.chance.to_json(),
            "result": None if self.result is None else self.result.to_json(),
            "method": self.agreed.method,
            "duplicates": self.agreed.duplicates,
            "turn_limit": self.agreed.turn_limit,
            "players": [player.to_json() for player in self.players],
            "bases": [base.to_json() for base in self.bases],
            "base_deck": self.base_deck.to_json(),
            "base_discard": self.base_discard[:],
            "first": self.first,
            "active": self.active,
            "turn": self.turn,
            "phase": self.phase,
            "plays": [permission.to_json() for permission in self.plays],
            "times": [[card, self.times[card]] for card in sorted(self.times)],
            "next_uid": self.next_uid,
            "scoring": self.scoring,
            "asking": self.asking,
            "passes": self.passes,
            "used": list(self.used),
            "sneaked": list(self.sneaked),
            "places": list(self.places),
        }

    def count(self) -> None:
        """What the verbs keep count of, for a position that was laid out by hand."""
        self.handles = set()
        self.present = [0] * TRAITS
        for player in self.players:
            player.present = [0] * TRAITS
        for minion in self.minions():
            self.enter(minion)
        for attached in self.attached():
            self.enter(attached)
        lowered = [base for base in self.bases if base.lowered]
        self.fleeting = len(lowered) > 0 or any([minion.boosts for minion in self.minions()])

    # --- questions

    def seats_from(self, seat: int) -> list[int]:
        """All seats clockwise, beginning with this one."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    def clockwise(self) -> list[int]:
        """All seats, beginning with the active player."""
        return self.seats_from(self.active)

    def minions(self) -> list[Minion]:
        """Everything that fights, base by base in the order of arrival."""
        if len(self.bases) == 3:
            return self.bases[0].minions + self.bases[1].minions + self.bases[2].minions
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
        return minion.printed.microbot or self.players[minion.seat].present[MAKES_MICROBOTS] > 0

    # --- power (4.6)

    def power(self, minion: Minion) -> int:
        """V2: printed power, bonuses, reductions; the floor comes last."""
        return self.power_with(minion, self.lenders())

    def power_with(self, minion: Minion, lenders: list[Minion]) -> int:
        """The same, where it is known already who lends power to others."""
        total = minion.strength
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
        if not self.present[LENDS]:
            return NO_LENDERS
        return [minion for base in self.bases for minion in base.minions if minion.printed.lends is not None]

    def lent_by_base(self, minion: Minion) -> int:
        base = minion.base
        for attached in base.actions:
            if attached.printed.jams or (attached.declines and attached.working and attached.seat == minion.seat):
                return 0
        return base.printed.lends

    def modifiers(self, minion: Minion) -> list[tuple[str, int]]:
        """What makes its power differ from the printed one, source by source, for people to read."""
        found: list[tuple[str, int]] = []
        if minion.printed.bonus is not None:
            found.append((minion.printed.id, minion.printed.bonus(self, minion)))
        for attached in minion.actions:
            found.append((attached.printed.id, attached.printed.adds))
        for boost in minion.boosts:
            found.append((boost.by, boost.amount))
        if minion.base.printed.lends:
            found.append((minion.base.printed.id, self.lent_by_base(minion)))
        for other in self.minions():
            if other.printed.lends is not None and other.seat == minion.seat:
                found.append((other.printed.id, other.printed.lends(self, other, minion)))
        return [(by, amount) for by, amount in found if amount]

    def total_power(self, base: Base) -> int:
        return self.total_with(base, self.lenders())

    def total_with(self, base: Base, lenders: list[Minion]) -> int:
        """The same, where it is known already who lends power to others."""
        if lenders or base.printed.lends:
            return sum([self.power_with(minion, lenders) for minion in base.minions])
        if base.total >= 0:
            return base.total
        total = 0
        lasting = True
        for minion in base.minions:
            if minion.printed.bonus is not None:
                total += self.power_with(minion, lenders)
                lasting = False
            elif minion.strength > 0:
                total += minion.strength
        if lasting:
            base.total = total
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

    # --- verbs: hands, decks and piles

    def refill(self, seat: int) -> bool:
        """Z8: an empty deck is made anew from the discard pile; False if there is no card at all."""
        player = self.players[seat]
        if player.deck.cards:
            return True
        if not player.discard:
            return False
        player.deck = Pile(player.discard)
        player.discard = []
        self.shuffle(seat)
        return True

    def shuffle(self, seat: int) -> None:
        player = self.players[seat]
        player.deck.shuffle(self.chance)
        player.bundle = ()
        if self.log is not None:
            self.tell("shuffle", "Z8", seat=Who(seat), cards=len(player.deck))

    def draw(self, seat: int, count: int, rule: str) -> None:
        """G12: so many cards, or as many as there are."""
        player = self.players[seat]
        me = 1 << seat
        drawn: list[int] = []
        while len(drawn) < count and (player.deck.cards or self.refill(seat)):
            card = player.deck.cards.pop()
            player.hand.cards.append(card)
            player.hand.seen.append(player.deck.seen.pop() | me)
            drawn.append(card)
        if self.log is not None and drawn:
            self.tell("draw", rule, {seat: {"cards": self.names(drawn)}}, seat=Who(seat), count=len(drawn))

    def top(self, seat: int) -> Card | None:
        """What the top card is, for whoever may see it; None if there is none."""
        if not self.refill(seat):
            return None
        return self.printed[self.players[seat].deck.cards[-1]]

    def reveal_top(self, seat: int, count: int = 1) -> int:
        """Everybody sees the top cards, which stay where they are. Returns how many there were.

        Q27: where the deck is too short the discard pile is shuffled in under them.
        """
        player = self.players[seat]
        deck = player.deck
        if len(deck) < count and player.discard:
            if deck.cards:
                above, seen = deck.cards, deck.seen
                player.deck = Pile(player.discard)
                player.discard = []
                self.shuffle(seat)
                deck = player.deck
                deck.cards = deck.cards + above
                deck.seen = deck.seen + seen
            else:
                self.refill(seat)
                deck = player.deck
        count = min(count, len(deck))
        for at in range(len(deck) - count, len(deck)):
            deck.reveal(at)
        if self.log is not None and count:
            self.tell("reveal", "PL9", seat=Who(seat), cards=self.names(deck.cards[: -count - 1 : -1]))
        return count

    def look_at_top(self, seat: int) -> Card | None:
        """Only its player sees the top card."""
        if not self.refill(seat):
            return None
        deck = self.players[seat].deck
        card = self.printed[deck.look(len(deck) - 1, seat)]
        if self.log is not None:
            self.tell("look", "PL9", {seat: {"card": card.name}}, seat=Who(seat))
        return card

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

    def discard_from_hand(self, seat: int, index: int, rule: str) -> None:
        """A card of the hand goes to the discard pile, by choice."""
        player = self.players[seat]
        player.discard.append(player.hand.take(self.find_in_hand(seat, index)))
        if self.log is not None:
            self.tell("discard", rule, seat=Who(seat), cards=self.names(player.discard[-1:]))

    def discard_at_random(self, seat: int, count: int, rule: str) -> None:
        """G12: so many cards of the hand, drawn by lot, or all of them."""
        player = self.players[seat]
        lost: list[int] = []
        while len(lost) < count and player.hand.cards:
            lost.append(player.hand.take(self.chance.below(len(player.hand))))
        player.discard.extend(lost)
        if self.log is not None and lost:
            self.tell("discard-random", rule, seat=Who(seat), cards=self.names(lost))

    def discard_hand(self, seat: int, rule: str) -> None:
        player = self.players[seat]
        cards = player.hand.cards
        player.hand = Pile([])
        player.discard.extend(cards)
        if self.log is not None and cards:
            self.tell("discard", rule, seat=Who(seat), cards=self.names(cards))

    def discard_top(self, seat: int, rule: str) -> None:
        player = self.players[seat]
        player.discard.append(player.deck.take())
        if self.log is not None:
            self.tell("discard-top", rule, seat=Who(seat), cards=self.names(player.discard[-1:]))

    def fetch(self, seat: int, indices: list[int], rule: str) -> None:
        """Cards come from the discard pile to the hand; all see which."""
        player = self.players[seat]
        cards = [player.discard.pop(self.find_in_discard(seat, index)) for index in indices]
        for card in cards:
            player.hand.put(card, EVERYBODY)
        if self.log is not None and cards:
            self.tell("fetch", rule, seat=Who(seat), cards=self.names(cards))

    def shuffle_back(self, seat: int, indices: list[int], rule: str) -> None:
        """Cards are shuffled from the discard pile into the deck; none, no shuffle."""
        if not indices:
            return
        player = self.players[seat]
        cards = [player.discard.pop(self.find_in_discard(seat, index)) for index in indices]
        for card in cards:
            player.deck.put(card)
        if self.log is not None:
            self.tell("shuffle-back", rule, seat=Who(seat), cards=self.names(cards))
        self.shuffle(seat)

    # --- verbs: in play

    def free_number(self, printed: Card) -> int:
        """The lowest number that no copy of this card in play has."""
        number = 1
        while printed.index * 64 + number in self.handles:
            number += 1
        return number

    def enter(self, thing: Minion | Attached) -> None:
        """What is kept of a thing that comes into play."""
        self.handles.add(thing.handle)
        for trait in thing.printed.traits:
            self.present[trait] += 1
            self.players[thing.seat].present[trait] += 1

    def leave(self, thing: Minion | Attached) -> None:
        self.handles.remove(thing.handle)
        for trait in thing.printed.traits:
            self.present[trait] -= 1
            self.players[thing.seat].present[trait] -= 1

    def new_uid(self) -> int:
        self.next_uid += 1
        return self.next_uid - 1

    def count_play(self, card: int) -> None:
        self.times[card] = self.times.get(card, 0) + 1

    def put_down(self, seat: int, card: int, base: Base, source: int) -> Minion:
        """PL1: a minion comes into play at a base, on its player's side."""
        printed = self.printed[card]
        minion = Minion(self.new_uid(), card, printed, seat, self.free_number(printed), base)
        base.minions.append(minion)
        base.total = -1
        self.enter(minion)
        self.players[seat].played += 1
        self.count_play(card)
        if self.log is not None:
            kind = "play-minion" if source == HAND else "play-minion-discard"
            self.tell(kind, "PL1", seat=Who(seat), card=printed.name, base=base.printed.name, what=minion.code)
        return minion

    def attach(self, seat: int, card: int, base: Base | None, minion: Minion | None) -> Attached:
        """PL6: an action stays on a base or a minion."""
        printed = self.printed[card]
        attached = Attached(self.new_uid(), card, printed, seat, self.free_number(printed))
        if minion is not None:
            attached.minion = minion
            minion.actions.append(attached)
            minion.weigh()
        else:
            assert base is not None
            attached.base = base
            base.actions.append(attached)
        self.enter(attached)
        return attached

    def throw_away(self, card: int) -> None:
        """G8: to its owner's discard pile."""
        self.players[card // DECK_SIZE].discard.append(card)

    def detach(self, attached: Attached) -> None:
        """An action leaves play for its owner's discard pile."""
        host = attached.minion
        if host is not None:
            host.actions.remove(attached)
            host.weigh()
        else:
            attached.here.actions.remove(attached)
        attached.in_play = False
        self.leave(attached)
        if attached.printed.each_turn is not None:
            self.end_allowance(attached.uid)
        self.throw_away(attached.card)

    def destroy_action(self, attached: Attached, rule: str) -> None:
        """Q36: nothing protects an action."""
        self.detach(attached)
        if self.log is not None:
            self.tell("destroy-action", rule, card=attached.printed.name, what=attached.code)

    def end_allowance(self, uid: int) -> None:
        """N8: a play that a thing gives each turn ends with the thing."""
        if self.plays:
            self.plays = tuple([permission for permission in self.plays if permission.giver != uid])

    def take_off(self, minion: Minion) -> None:
        """A minion leaves play; the actions on it are discarded (Z3, Z5)."""
        for attached in minion.actions[:]:
            self.detach(attached)
        minion.base.minions.remove(minion)
        minion.base.total = -1
        minion.in_play = False
        self.leave(minion)
        if minion.printed.each_turn is not None:
            self.end_allowance(minion.uid)

    def return_to_hand(self, minion: Minion, rule: str) -> None:
        self.take_off(minion)
        self.players[minion.seat].hand.put(minion.card, EVERYBODY)
        if self.log is not None:
            self.tell(
                "return", rule, seat=Who(minion.seat), card=minion.printed.name, base=minion.base.printed.name,
                what=minion.code,
            )  # fmt: skip

    def put_under(self, minion: Minion, rule: str) -> None:
        """To the bottom of its owner's deck, where all know it to be."""
        self.players[minion.seat].deck.put_under(minion.card, EVERYBODY)
        if self.log is not None:
            self.tell("bottom", rule, seat=Who(minion.seat), card=minion.printed.name, what=minion.code)

    def shift(self, minion: Minion, base: Base, rule: str) -> None:
        """Z2: from one base to another, with everything attached."""
        if self.log is not None:
            self.tell(
                "move", rule, seat=Who(minion.seat), card=minion.printed.name, base=base.printed.name,
                source=minion.base.printed.name, what=minion.code,
            )  # fmt: skip
        minion.base.minions.remove(minion)
        minion.base.total = -1
        minion.base = base
        base.minions.append(minion)
        base.total = -1

    def boost(self, minion: Minion, by: str, amount: int, until: int) -> None:
        minion.boosts += (Boost(by, amount, until),)
        self.fleeting = True
        minion.weigh()
        if self.log is not None:
            self.tell("boost", "V7", card=minion.printed.name, amount=amount, what=minion.code)

    def wear_off(self, seat: int) -> None:
        """V7: what lasts until the end of this player's turn."""
        self.fleeting = False
        for base in self.bases:
            base.lowered = 0
            for minion in base.minions:
                if minion.boosts:
                    minion.boosts = tuple([boost for boost in minion.boosts if boost.until != seat])
                    minion.weigh()
                    if minion.boosts:
                        self.fleeting = True

    def lower(self, base: Base, amount: int) -> None:
        base.lowered += amount
        self.fleeting = True
        if self.log is not None:
            self.tell("lower", "V7", base=base.printed.name, amount=amount, breakpoint=self.breakpoint(base))

    def gain(self, seat: int, points: int, rule: str) -> None:
        if points:
            self.players[seat].points += points
            if self.log is not None:
                self.tell("points", rule, seat=Who(seat), points=points, total=self.players[seat].points)

    def names(self, cards: list[int]) -> Message:
        return listed([self.printed[card].name for card in cards])


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


def check(g: SmashUp) -> None:
    """I1-I6: nothing lost or doubled, nothing in a foreign pile, nothing below zero."""
    in_resolution = [ability.card for ability in g.resolving if ability.card >= 0]
    cards: list[int] = in_resolution[:]
    for seat, player in enumerate(g.players):
        own = player.hand.cards + player.deck.cards + player.discard
        assert all([card // DECK_SIZE == seat for card in own]), f"a foreign card in a pile of seat {seat}"  # I3
        assert len(player.hand.seen) == len(player.hand.cards) and len(player.deck.seen) == len(player.deck.cards)
        assert all([seen >> seat & 1 for seen in player.hand.seen]), f"seat {seat} does not know the own hand"
        assert player.points >= 0
        cards.extend(own)
    for base in g.bases:
        assert g.breakpoint(base) >= 0
        if base.total >= 0:
            strength = sum([max(0, minion.strength) for minion in base.minions])
            assert base.total == strength, f"{base.printed.id} was not summed when it changed"
            assert not any([minion.printed.bonus is not None for minion in base.minions]), "a bonus never lasts"
        for attached in base.actions:
            assert attached.base is base and attached.minion is None and attached.in_play
            cards.append(attached.card)
        for minion in base.minions:
            assert minion.base is base and minion.in_play and minion.card // DECK_SIZE == minion.seat
            assert g.power(minion) >= 0
            strength = minion.strength
            minion.weigh()
            assert minion.strength == strength, f"{minion.code} was not weighed when it changed"
            cards.append(minion.card)
            for attached in minion.actions:
                assert attached.minion is minion and attached.base is None and attached.in_play  # I6
                cards.append(attached.card)
    assert sorted(cards) == list(range(len(g.printed))), f"{len(cards)} cards, {len(set(cards))} different"
    kept = (g.handles, g.present, [player.present for player in g.players])
    fleeting = g.fleeting
    g.count()
    assert kept == (g.handles, g.present, [player.present for player in g.players]), "what is in play was miscounted"
    assert fleeting or not g.fleeting, "a boost or a low breakpoint would stay"
    things = [m.code for m in g.minions()] + [a.code for a in g.attached()]
    assert len(set(things)) == len(things), "two things in play with one name"
    bases = [base.printed.index for base in g.bases] + g.base_deck.cards + g.base_discard
    assert sorted(bases) == list(range(len(g.base_cards))), f"bases {sorted(bases)}"  # I2
    assert len(g.bases) <= g.seats + 1
    if g.phase == DRAW and not g.resolving:
        assert not any([g.is_ready(base) for base in g.bases]), "a ready base was not scored"  # I5
