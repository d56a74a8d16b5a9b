"""Reasons in words: which terms differ most between the ends of two options' simulations.

A term is a reason if its part in the difference is among the largest, has the same sign in most worlds and stands out
from its own error. Where none does, none is given.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from klubovna.engine import COMMON, Fact, Game, Message, Term, Who

MOST: Final = 2  # reasons of a kind
SAME_SIGN: Final = 0.8  # of the worlds
SURE: Final = 2.0  # standard errors
AUDIBLE: Final = 0.03  # logits below which a difference is not worth a word
DECISIVE: Final = 0.1  # of the worlds: an end that comes so much more often is a reason by itself


class Sample:
    """How one simulation ended: everybody's chance; and, where the match goes on, by what it was judged."""

    def __init__(self, chances: list[float], ended: bool = False) -> None:
        self.chances: list[float] = chances
        self.ended: bool = ended
        self.weights: list[float] = []
        self.amounts: list[list[float]] = []  # of every term, by seat
        self.facts: list[list[Fact]] = []  # by seat


class Reason:
    """Something that speaks for an option (`logits` above 0) or against it, in comparison with another one.

    `amount` is the difference in the term's own unit; `term` is empty where the reason is an end of the match ("wins",
    "loses") or the risk itself ("risk").
    """

    def __init__(self, term: str, seat: int, amount: float, logits: float, message: Message, ref: str = "") -> None:
        self.term: str = term
        self.seat: int = seat
        self.amount: float = amount
        self.logits: float = logits
        self.message: Message = message
        self.ref: str = ref

    @property
    def good(self) -> bool:
        return self.logits > 0.0

    def to_json(self) -> dict[str, Any]:
        return {"text": self.message.to_json(), "good": self.good, "ref": self.ref}


def reasons_for(game: Game, seat: int, mine: list[Sample], others: list[Sample]) -> list[Reason]:
    """What one option has over another, the weightiest first; both have met the same worlds in the same order."""
    shared = min(len(mine), len(others))
    mine, others = mine[:shared], others[:shared]
    found = ends(seat, mine, others)
    going_on = [at for at in range(shared) if mine[at].amounts and others[at].amounts]
    if len(going_on) >= 2:
        found += differences(game, seat, [mine[at] for at in going_on], [others[at] for at in going_on])
    if not found and pays_by_risk(seat, mine, others):
        found.append(Reason("", seat, 0.0, 1.0, COMMON("reason-risk")))
    found.sort(key=lambda reason: -abs(reason.logits))
    good = [reason for reason in found if reason.good][:MOST]
    bad = [reason for reason in found if not reason.good][:MOST]
    return sorted(good + bad, key=lambda reason: -abs(reason.logits))[: MOST + 1]


def ends(seat: int, mine: list[Sample], others: list[Sample]) -> list[Reason]:
    """The match is won, or lost, within the simulation more often than otherwise."""
    found: list[Reason] = []
    for name, won in (("reason-wins", True), ("reason-loses", False)):
        here, there = share_of_ends(seat, mine, won), share_of_ends(seat, others, won)
        if abs(here - there) >= DECISIVE:
            logits = 4.0 * (here - there) * (1.0 if won else -1.0)
            message = COMMON(name, count=round(100 * here), other=round(100 * there))
            found.append(Reason("", seat, here - there, logits, message))
    return found


def share_of_ends(seat: int, samples: list[Sample], won: bool) -> float:
    count = 0
    for sample in samples:
        if sample.ended and (sample.chances[seat] > 0.5) == won:
            count += 1
    return count / len(samples)


def differences(game: Game, seat: int, mine: list[Sample], others: list[Sample]) -> list[Reason]:
    """The terms of all seats that make the difference, in logits of the seat's chance.

    Where chance decides, nothing may hold in most worlds; then what differs most on average is better than silence.
    """
    evaluation = game.evaluation
    assert evaluation is not None
    found: list[Reason] = []
    average: list[Reason] = []
    for other in [seat] if evaluation.cooperative else range(len(mine[0].chances)):
        for group in told_together(evaluation.terms):
            compared = Compared(seat, other, group, mine, others)
            if compared.clear():
                found.append(compared.reason(game, False))
            elif compared.likely():
                average.append(compared.reason(game, True))
    return found or sorted(average, key=lambda reason: -abs(reason.logits))[:1]


def told_together(terms: list[Term]) -> list[list[int]]:
    """The places of the terms, those that people are told as one thing in one list."""
    groups: dict[str, list[int]] = {}
    for at in range(len(terms)):
        groups.setdefault(terms[at].told, []).append(at)
    return list(groups.values())


class Compared:
    """Terms of one seat after two options, world by world."""

    def __init__(self, seat: int, other: int, group: list[int], mine: list[Sample], others: list[Sample]) -> None:
        self.seat: int = seat  # for whom it is a reason
        self.other: int = other  # whose terms they are
        self.group: list[int] = group
        self.mine: list[Sample] = mine
        self.others: list[Sample] = others
        worlds = range(len(mine))
        parts = [sum([part(seat, other, at, mine[world], others[world]) for at in group]) for world in worlds]
        self.parts: list[float] = parts
        self.logits: float = sum(parts) / len(parts)
        self.error: float = sqrt(sum([(each - self.logits) ** 2 for each in parts]) / (len(parts) - 1) / len(parts))
        self.amount: float = self.mean_of(mine) - self.mean_of(others)

    def mean_of(self, samples: list[Sample]) -> float:
        return sum([sum([sample.amounts[self.other][at] for at in self.group]) for sample in samples]) / len(samples)

    def likely(self) -> bool:
        return abs(self.logits) >= AUDIBLE and abs(self.logits) > SURE * self.error and round(self.amount, 1) != 0.0

    def clear(self) -> bool:
        alike = len([each for each in self.parts if each * self.logits > 0.0])
        return self.likely() and alike >= SAME_SIGN * len(self.parts)

    def reason(self, game: Game, on_average: bool) -> Reason:
        """The difference in words, with the thing that it is about where the game can name one."""
        assert game.evaluation is not None
        term = game.evaluation.terms[self.group[0]]
        subject = self.subject()
        texts = game.texts
        args: dict[str, Any] = {
            "term": texts("term-" + term.told),
            "sign": "more" if self.amount > 0.0 else "less",
            "amount": "" if term.vague else texts("unit-" + term.unit, count=rounded(abs(self.amount))),
            "subject": "" if subject is None else subject.subject,
            "extent": ("vague" if term.vague else "exact") if subject is None else "about",
            "when": "average" if on_average else "always",
        }
        if subject is not None and term.vague:
            args["extent"] = "about-vague"
        if self.other == self.seat:
            message = COMMON("reason", **args)
        else:
            message = COMMON("reason-rival", who=Who(self.other), **args)
        ref = "" if subject is None else subject.subject.ref
        return Reason(term.told, self.other, self.amount, self.logits, message, ref)

    def subject(self) -> Fact | None:
        """The fact that makes most of the difference, if it makes at least half of it."""
        sums: dict[str, float] = {}
        names: dict[str, Fact] = {}
        for samples, sign in ((self.mine, 1.0), (self.others, -1.0)):
            for sample in samples:
                if not sample.facts:
                    return None
                for fact in sample.facts[self.other]:
                    if fact.term in self.group:
                        sums[fact.key] = sums.get(fact.key, 0.0) + sign * fact.amount / len(samples)
                        names[fact.key] = fact
        best = ""
        for key, value in sums.items():
            if value * self.amount > 0.0 and abs(value) >= abs(self.amount) / 2.0:
                if not best or abs(value) > abs(sums[best]):
                    best = key
        return names[best] if best else None


def part(seat: int, other: int, at: int, mine: Sample, theirs: Sample) -> float:
    """What a term of one seat adds to the difference in one world: rivals count by their share in the danger."""
    weight = (mine.weights[at] + theirs.weights[at]) / 2.0
    gain = weight * (mine.amounts[other][at] - theirs.amounts[other][at])
    if other == seat:
        return gain
    own = (mine.chances[seat] + theirs.chances[seat]) / 2.0
    rival = (mine.chances[other] + theirs.chances[other]) / 2.0
    return -gain * rival / max(1e-6, 1.0 - own)


def rounded(amount: float) -> int | float:
    """To a tenth; whole numbers stay whole, since languages count them otherwise."""
    tenth = round(amount, 1)
    return int(tenth) if tenth == int(tenth) else tenth


def pays_by_risk(seat: int, mine: list[Sample], others: list[Sample]) -> bool:
    """A better chance although it spreads more: whoever is behind may need that."""
    here = [sample.chances[seat] for sample in mine]
    there = [sample.chances[seat] for sample in others]
    many = len(here)
    if many < 2 or sum(here, 0.0) <= sum(there, 0.0):
        return False
    return spread(here) > 1.5 * spread(there)


def spread(values: list[float]) -> float:
    mean = sum(values) / len(values)
    return sqrt(sum([(value - mean) ** 2 for value in values]) / len(values)) + 0.01
