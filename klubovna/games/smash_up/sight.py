"""How one seat sees the table of Smash Up: the bases, whom it fears, and what a change would bring, without forks."""

from __future__ import annotations

from typing import Final

from klubovna.games.smash_up.cards import ACTION, MINION, Card
from klubovna.games.smash_up.prospects import POINT, Face, changed, faces_of, utility
from klubovna.games.smash_up.records import Minion
from klubovna.games.smash_up.state import DRAW, SmashUp
from klubovna.games.smash_up.verbs import has_shield

CARD: Final = 1.8  # one of the first six in hand
SPARE_CARD: Final = 0.4  # one more than that
GRAVE: Final = 0.25  # a minion that Zombies can bring back
ALLOWANCE: Final = 3.0  # Archmage, Enshrouding Mist: a play in every turn
COVER: Final = 0.12  # for each power that a protection covers
TRAP: Final = 2.0  # an action on a base that hinders the others
FULL_HAND: Final = 6

DESTROYED: Final = 0
RETURNED: Final = 1
SUNK: Final = 2


class Sight:
    """A look at the table from one seat. What it has worked out it remembers, so it lives for one question."""

    def __init__(self, g: SmashUp, seat: int) -> None:
        self.g: SmashUp = g
        self.seat: int = seat
        self.faces: list[Face] = faces_of(g)
        self.weights: list[float] = weights_of(g, seat, self.faces)
        self.known: dict[int, float] = {}
        self.spare: list[float] = []  # what each other minion of the hand would bring at its best place, best first
        self.spare_cards: list[Card] = []
        self.looked: bool = False

    def at(self, index: int) -> int:
        """Which face is the base with this index, or -1."""
        for number in range(len(self.faces)):
            if self.faces[number].base.printed.index == index:
                return number
        return -1

    def total(self, worth: list[float]) -> float:
        """What everybody's worth together means to this seat."""
        sum_of = 0.0
        for seat in range(len(worth)):
            sum_of += self.weights[seat] * worth[seat]
        return sum_of

    def gain(self, at: int, seat: int, power: int, more: int) -> float:
        """What it would bring if a player had that much more power at a base, in that many more minions."""
        key = ((at * 4 + seat) * 512 + power + 256) * 64 + more + 32
        found = self.known.get(key)
        if found is None:
            face = self.faces[at]
            found = self.total(changed(self.g, face, seat, power, more).worth) - self.total(face.worth)
            self.known[key] = found
        return found

    def minion(self, handle: int) -> Minion | None:
        for base in self.g.bases:
            for minion in base.minions:
                if minion.handle == handle:
                    return minion
        return None

    def loses(self, minion: Minion, how: int, by_action: bool) -> float:
        """What it is worth that this minion goes."""
        at = self.at(minion.base.printed.index)
        printed = minion.printed
        if at < 0:  # its base has paid: it would be discarded anyway
            return self.weights[minion.seat] * card_worth(printed) if how == RETURNED else 0.0
        if how == DESTROYED and printed.indestructible:
            return 0.0
        if by_action and minion.seat != self.seat and has_shield(minion):
            return 0.0
        power = self.g.power(minion)
        worth = self.gain(at, minion.seat, -power, -1)
        weight = self.weights[minion.seat]
        if printed.each_turn is not None:
            worth -= weight * ALLOWANCE
        if how == RETURNED:
            return worth + weight * CARD
        if how == DESTROYED:
            if printed.moves_instead:
                worth *= 0.4
            if printed.punishes and minion.seat != self.seat:
                worth -= 2.0 * CARD
            if printed.after_destroyed is not None:
                worth += weight * 2.0 * CARD
            if minion.base.printed.pays_for_destroyed:
                worth += weight * utility(self.g.players[minion.seat].points, 1)
        return worth

    def shifts(self, minion: Minion, to: int, by_action: bool) -> float:
        """What it is worth that this minion moves to another base."""
        at = self.at(minion.base.printed.index)
        if by_action and minion.seat != self.seat and has_shield(minion):
            return 0.0
        power = self.g.power(minion)
        worth = self.gain(at, minion.seat, -power, -1) if at >= 0 else 0.0
        if to >= 0 and to != at:
            worth += self.gain(to, minion.seat, power, 1)
        return worth

    def best_shift(self, minion: Minion, by_action: bool) -> float:
        best = -1000.0
        for to in range(len(self.faces)):
            if self.faces[to].base is not minion.base:
                best = max(best, self.shifts(minion, to, by_action))
        return best if best > -1000.0 else 0.0

    def power_there(self, printed: Card, at: int) -> int:
        """How strong this minion of mine would be at a base, with what it does to others' power."""
        base = self.faces[at].base
        power = printed.power
        if base.printed.lends and self.g.works(base):
            power += base.printed.lends
        if printed.bonus is not None:
            if printed.makes_microbots:
                power += len(self.g.minions_of(self.seat))
            elif printed.count == 1:  # War Raptor: each strengthens all of them
                power += 1
                for minion in base.minions:
                    if minion.printed is printed:
                        power += 2 if minion.seat == self.seat else 0
            else:
                power += 1  # Armor Stego: in others' turns
        return power

    def costs(self, printed: Card) -> float:
        """What a card of the hand is worth there."""
        cards = len(self.g.players[self.seat].hand.cards)
        if self.g.active == self.seat and self.g.phase <= DRAW:
            cards += 2  # T4 is still to come
        one = CARD if cards <= FULL_HAND else SPARE_CARD
        return card_worth(printed) - CARD + one

    def place_worth(self, printed: Card, at: int) -> float:
        """A minion of mine at a base, by its power alone."""
        return self.gain(at, self.seat, self.power_there(printed, at), 1)

    def look(self) -> None:
        """Over the hand: which minions would bring most, each at its best place."""
        self.looked = True
        g = self.g
        pairs: list[tuple[float, int]] = []
        for card in g.players[self.seat].hand.cards:
            printed = g.printed[card]
            if printed.type == MINION:
                best = 0.0
                for at in range(len(self.faces)):
                    best = max(best, self.place_worth(printed, at) - self.costs(printed))
                pairs.append((-best, card))
        pairs.sort()
        self.spare = [-pair[0] for pair in pairs]
        self.spare_cards = [g.printed[pair[1]] for pair in pairs]

    def another(self, limit: int, but: Card | None) -> float:
        """What one more minion of the hand would bring: the free play takes the best, this the next of them."""
        if not self.looked:
            self.look()
        left = 0
        for permission in self.g.plays:
            if permission.kind == MINION and permission.only < 0:
                left += 1
        skip = left if but is None or but.type != MINION else left - 1
        skipped = but is None
        for place in range(len(self.spare)):
            printed = self.spare_cards[place]
            if not skipped and printed is but:
                skipped = True
                continue
            if skip > 0 and limit > 5:
                skip -= 1
                continue
            if printed.power <= limit:
                return self.spare[place]
        return 0.0

    def another_action(self, but: Card, many: int) -> float:
        """What playing a number of further actions of the hand is worth."""
        g = self.g
        left = 0
        for card in g.players[self.seat].hand.cards:
            if g.printed[card].type != MINION:
                left += 1
        if but.type != MINION:
            left -= 1
        for permission in g.plays:
            if permission.kind == ACTION:
                left -= 1
        if but.type != MINION:
            left += 1
        return 2.2 * max(0, min(left, many))


def card_worth(printed: Card) -> float:
    """A card in hand: a strong minion more than a weak one, one with a text more than one without."""
    if printed.type != MINION:
        return CARD
    worth = 0.6 + 0.4 * printed.power
    return worth if printed.on_play is None and printed.bonus is None else worth + 0.4


def weights_of(g: SmashUp, seat: int, faces: list[Face]) -> list[float]:
    """How much everybody's gain matters to a seat: its own fully, the rivals' against it, the leader's most."""
    if g.seats == 2:
        return [1.0, -1.0] if seat == 0 else [-1.0, 1.0]
    worth = [POINT * player.points for player in g.players]
    for face in faces:
        for other in range(g.seats):
            worth[other] += face.worth[other]
    leader = -1
    for other in range(g.seats):
        if other != seat and (leader < 0 or worth[other] > worth[leader]):
            leader = other
    weights = [-0.5 / (g.seats - 1)] * g.seats
    weights[leader] -= 0.5
    weights[seat] = 1.0
    return weights
