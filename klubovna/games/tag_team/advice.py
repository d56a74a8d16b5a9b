"""What each option of Tag Team is worth at a glance: fights are played out, since they are certain once the decks are.

What the other player may add is public: the cards of the team that are not in the fight deck yet. A plan is a card and
a place. First every plan of a team is tried against a few plans of the other one; the better a plan does, the likelier
the rival is to choose it; and my own options are then tried against the likeliest ones.
"""

from __future__ import annotations

from math import exp
from typing import Final

from klubovna.engine import Ask, Weights, shipped_weights, sigmoid
from klubovna.games.tag_team.boards import Boards
from klubovna.games.tag_team.cards import CARDS, FIGHTERS, STARTING
from klubovna.games.tag_team.fight import play_turn
from klubovna.games.tag_team.state import TagTeam
from klubovna.games.tag_team.terms import TERMS, fight_on, measure_boards, measure_next, nearness

WEIGHTS: Final[Weights] = shipped_weights("klubovna.games.tag_team", TERMS)
FEW: Final = 3  # plans of the other team that every plan is first tried against
LIKELY: Final = 10  # plans of the rival that my own options are tried against
FIRMNESS: Final = 16.0  # how much likelier a plan is for every point of chance, in logits
DRAW: Final = 0.25
LOGIT: Final = 0.25  # of chance
PLAN_PLACES: Final = 32  # a plan is kept as card * PLAN_PLACES + place
MOST_KEPT: Final = 64

# Points of score above or below one half in the lab's tournament of all teams (docs/rules/tag_team.md, 9).
SCORES: Final = {
    "wild_bunch": 5.0,
    "joan": 4.1,
    "mordred": 2.8,
    "marie_laveau": 2.3,
    "ching_shih": 1.5,
    "wong": 0.0,
    "golem": -1.3,
    "mephisto": -1.7,
    "bodvar": -2.7,
    "fae_folk": -2.8,
    "shang": -2.9,
    "milady": -4.2,
}
STRENGTH: Final = [SCORES[fighter.id] for fighter in FIGHTERS]


def advise(t: TagTeam, ask: Ask, quick: bool) -> list[float]:
    """How good each option looks, in logits."""
    why = ask.why
    if why == "build":
        return building(t, ask, quick)
    if why == "order":
        return ordering(t, ask)
    if why in ("pick", "remove"):  # what I remove, the other player cannot have
        return [STRENGTH[option.value] / 25.0 for option in ask.options]
    return [0.0] * len(ask.options)


def ordering(t: TagTeam, ask: Ask) -> list[float]:
    """Both orders of my starting cards against both orders of theirs."""
    table = Table(t.boards, ((), ()), t.teams, [[], []], 0)
    points: list[float] = []
    for option in ask.options:
        mine = start_deck(t.teams[ask.seat], option.value)
        total = 0.0
        for first in t.teams[1 - ask.seat]:
            theirs = start_deck(t.teams[1 - ask.seat], STARTING[first])
            decks = (mine, theirs) if ask.seat == 0 else (theirs, mine)
            boards = t.boards.copy()
            ended = fight_on(boards, decks[0], decks[1], 0)
            total += table.judged(boards, decks, ended, ask.seat, True)
        points.append(total / 2.0 / LOGIT)
    return points


def start_deck(team: tuple[int, ...], first: int) -> tuple[int, int]:
    one, two = STARTING[team[0]], STARTING[team[1]]
    return (one, two) if one == first else (two, one)


def building(t: TagTeam, ask: Ask, quick: bool) -> list[float]:
    table = table_of(t)
    seat = ask.seat
    if quick:
        return [table.value(seat, PLAN_PLACES * option.value[0] + option.value[1]) / LOGIT for option in ask.options]
    return [table.worth(seat, PLAN_PLACES * option.value[0] + option.value[1]) / LOGIT for option in ask.options]


class Table:
    """A position before a build phase as everybody sees it, and what plans do in the fight that follows."""

    def __init__(
        self,
        boards: Boards,
        decks: tuple[tuple[int, ...], tuple[int, ...]],
        teams: list[tuple[int, ...]],
        pools: list[list[int]],
        rounds: int,
    ) -> None:
        self.decks: tuple[tuple[int, ...], tuple[int, ...]] = decks
        self.teams: list[tuple[int, ...]] = teams
        self.pools: list[list[int]] = pools  # the cards that each team may still add, in no order
        self.before: list[Boards] = [boards.copy()]  # the fight up to each turn, as far as nobody has added anything
        self.known: list[dict[int, float]] = [{}, {}]  # by seat: what each plan is worth at a glance
        self.weighed: list[dict[int, float]] = [{}, {}]  # by seat: what each plan is worth against the likely ones
        self.sensible: list[tuple[list[int], list[float]] | None] = [None, None]  # by seat: its likely plans
        self.into: list[float] = [0.0] * len(TERMS)
        self.weights: list[float] = WEIGHTS.at(nearness(boards, rounds + 1))

    def plans(self, seat: int) -> list[int]:
        """Every card of the pool at every place."""
        places = len(self.decks[seat]) + 1
        plans: list[int] = []
        for card in sorted(set(self.pools[seat])):
            for place in range(places):
                plans.append(PLAN_PLACES * card + place)
        return plans

    def few(self, seat: int) -> list[int]:
        """Some plans, far from each other."""
        cards = sorted(set(self.pools[seat]))
        places = len(self.decks[seat])
        return [PLAN_PLACES * cards[at * (len(cards) - 1) // (FEW - 1)] + at * places // (FEW - 1) for at in range(FEW)]

    def value(self, seat: int, plan: int) -> float:
        """What a plan of a team is worth against a few of the other."""
        value = self.known[seat].get(plan)
        if value is None:
            total = 0.0
            for other in self.few(1 - seat):
                total += self.clash(seat, plan, other, False)
            value = total / FEW
            self.known[seat][plan] = value
        return value

    def worth(self, seat: int, plan: int) -> float:
        """What a plan of a team is worth against the likely ones of the other."""
        value = self.weighed[seat].get(plan)
        if value is None:
            likely, weights = self.likely(1 - seat)
            value = 0.0
            for at in range(len(likely)):
                value += weights[at] * self.clash(seat, plan, likely[at], True)
            self.weighed[seat][plan] = value
        return value

    def likely(self, seat: int) -> tuple[list[int], list[float]]:
        """The plans that a sensible player will choose, and how likely each of them is."""
        found = self.sensible[seat]
        if found is None:
            found = self.sensible[seat] = self.find_likely(seat)
        return found

    def find_likely(self, seat: int) -> tuple[list[int], list[float]]:
        plans = self.plans(seat)
        values = [self.value(seat, plan) for plan in plans]
        pool = self.pools[seat]
        best = max(values)
        chances: list[tuple[float, int]] = []
        for at in range(len(plans)):
            plan = plans[at]
            chances.append((pool.count(plan // PLAN_PLACES) * exp(FIRMNESS * (values[at] - best)), plan))
        chances.sort(reverse=True)
        chances = chances[:LIKELY]
        total = sum([chance for chance, _ in chances])
        return [plan for _, plan in chances], [chance / total for chance, _ in chances]

    def clash(self, seat: int, mine: int, theirs: int, deep: bool) -> float:
        """My chance after the fight in which both plans meet."""
        place, other = mine % PLAN_PLACES, theirs % PLAN_PLACES
        own, foe = self.decks[seat], self.decks[1 - seat]
        own = (*own[:place], mine // PLAN_PLACES, *own[place:])
        foe = (*foe[:other], theirs // PLAN_PLACES, *foe[other:])
        decks = (own, foe) if seat == 0 else (foe, own)
        bonus = CARDS[mine // PLAN_PLACES].bonus or CARDS[theirs // PLAN_PLACES].bonus
        start = 0 if bonus else min(place, other)
        boards = self.up_to(start).copy()
        if bonus:
            plans = (mine, theirs) if seat == 0 else (theirs, mine)
            for side in (0, 1):
                card = CARDS[plans[side] // PLAN_PLACES]
                if card.bonus:
                    entered: list[tuple[int, int]] = []
                    boards.move_marker(self.number(side, card.fighter), card.bonus, entered)
                    boards.resolve_icons(entered)
        ended = boards.somebody_is_down() or fight_on(boards, decks[0], decks[1], start)
        return self.judged(boards, decks, ended, seat, deep)

    def number(self, seat: int, fighter: int) -> int:
        return 2 * seat + self.teams[seat].index(fighter)

    def up_to(self, turn: int) -> Boards:
        """The boards before a turn of the fight with the cards that are known."""
        while len(self.before) <= turn:
            boards = self.before[-1].copy()
            at = len(self.before) - 1
            if not boards.somebody_is_down():
                play_turn(boards, CARDS[self.decks[0][at]], CARDS[self.decks[1][at]], None)
            self.before.append(boards)
        return self.before[turn]

    def judged(
        self, boards: Boards, decks: tuple[tuple[int, ...], tuple[int, ...]], ended: bool, seat: int, deep: bool
    ) -> float:
        """My chance on these boards."""
        if ended:
            lost = boards.knocked_out(2 * seat) or boards.knocked_out(2 * seat + 1)
            won = boards.knocked_out(2 - 2 * seat) or boards.knocked_out(3 - 2 * seat)
            return (DRAW if lost else 1.0) if won else 0.0
        return sigmoid(self.score(boards, decks, seat, deep) - self.score(boards, decks, 1 - seat, deep))

    def score(self, boards: Boards, decks: tuple[tuple[int, ...], tuple[int, ...]], seat: int, deep: bool) -> float:
        into = self.into
        measure_boards(boards, seat, into)
        if deep:
            measure_next(boards, decks[0], decks[1], seat, into)
        total = 0.0
        for at in range(len(into)):
            total += self.weights[at] * into[at]
        return total


KEPT: Final[dict[str, Table]] = {}


def table_of(t: TagTeam) -> Table:
    """Tables are kept, since simulations come back to the same public position again and again."""
    b = t.boards
    tokens = f"{b.doubled} {b.bear} {b.fallen} {b.guarded} {b.sheriff} {b.serpent}"
    pools = [sorted(pile.cards) for pile in t.build]
    key = f"{b.kinds} {b.hp} {b.power} {b.mark} {b.aflame} {tokens} {t.decks[0]} {t.decks[1]} {pools} {t.round}"
    table = KEPT.get(key)
    if table is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        table = Table(b, (t.decks[0], t.decks[1]), t.teams[:], pools, t.round)
        KEPT[key] = table
    return table
