"""What each option of Bellum Magica is worth at a glance, in points; only what its seat can know is used."""

from __future__ import annotations

from math import tanh
from typing import Final

from klubovna.engine import Ask, Who, knows
from klubovna.games.bellum_magica.cards import CHESTS, FACES, LEFT, MONSTERS, MOST_BARRELS, REROLL, SETTLEMENTS
from klubovna.games.bellum_magica.cards import MAGIC_SHIELD as MAGIC_SHIELD_TOKEN
from klubovna.games.bellum_magica.cards import SHIELD as SHIELD_TOKEN
from klubovna.games.bellum_magica.player import Player, Row
from klubovna.games.bellum_magica.prospects import (
    BARREL,
    CHEST_WORTH,
    FOOD,
    FOOD_AT_THE_END,
    LAST_LEAD,
    LATER,
    MAGIC_SHIELD,
    RUNE,
    SHIELD,
    SPELL,
    best_attack,
    rounds_left,
    row_now,
    row_yield,
    stages,
    yield_of,
)
from klubovna.games.bellum_magica.rules import BARREL as BUY_DRINKS
from klubovna.games.bellum_magica.rules import KEEP, STAY, castle_owner
from klubovna.games.bellum_magica.state import ENOUGH_CHESTS, BellumMagica

POINTS_PER_LOGIT: Final[tuple[float, ...]] = (25.0, 10.0, 7.0)  # opening, middle, end
LONGEST: Final = 8.5  # rounds, as they look at the start
SPELL_COSTS: Final = 0.2  # it will be fresh again in the next round
HARM: Final = 0.6  # of what a rival loses, when there are several: for the leader, less for the others
BEHIND: Final = 8.0  # points behind the leader that halve it


def advise(g: BellumMagica, ask: Ask, quick: bool) -> list[float]:
    """How good each option looks, in logits."""
    why = ask.why
    if why == "recruit":
        points = recruiting(g, ask)
    elif why == "attack":
        points = attacking(g, ask)
    elif why == "reroll":
        points = rerolling(g, ask)
    elif why == "steal":
        points = stealing(g, ask)
    else:
        points = placing_goblins(g, ask)
    logit = points_per_logit(rounds_left(g))
    return [point / logit for point in points]


def points_per_logit(left: float) -> float:
    place = 2.0 * min(max(1.0 - left / LONGEST, 0.0), 1.0)
    if place < 1.0:
        return (1.0 - place) * POINTS_PER_LOGIT[0] + place * POINTS_PER_LOGIT[1]
    return (2.0 - place) * POINTS_PER_LOGIT[1] + (place - 1.0) * POINTS_PER_LOGIT[2]


# --- recruiting: what a card adds to the rows, on average over the six faces


class Hiring:
    """One player's rows as they are, and what cards would make of them."""

    def __init__(self, g: BellumMagica, player: Player) -> None:
        self.g: BellumMagica = g
        self.player: Player = player
        self.left: float = max(0.5, rounds_left(g))
        self.food: float = FOOD * self.left + FOOD_AT_THE_END
        self.rune: float = RUNE * self.left + FOOD_AT_THE_END
        self.weights: tuple[float, float, float] = stages(g, self.left)
        self.now: list[float] = [0.0]
        for row in range(1, FACES + 1):
            self.now.append(row_yield(g, player, row, 0.5 * self.food, 0.5 * self.rune, self.weights))
        self.known: dict[int, float] = {}

    def card(self, card: int, side: int) -> float:
        """What the card brings on this side until the end."""
        key = 2 * card + side
        worth = self.known.get(key)
        if worth is None:
            worth = self.left * self.rows_gain(card, side) + self.bonus(MONSTERS[card].bonus)
            self.known[key] = worth
        return worth

    def rows_gain(self, card: int, side: int) -> float:
        player = self.player
        gain = 0.0
        for row, first, second, third in MONSTERS[card].cells[side]:
            left: Row = player.left[row]
            right: Row = player.right[row]
            if side == LEFT:
                left = (left[0] + first, left[1] + second, left[2] + third)
            else:
                right = (right[0] + first, right[1] + second, right[2] + third)
            then = yield_of(self.g, player, row, left, right, 0.5 * self.food, 0.5 * self.rune, self.weights)
            gain += then - self.now[row]
        return gain / FACES

    def bonus(self, bonus: int) -> float:
        if bonus == SHIELD_TOKEN:
            return SHIELD * self.left
        if bonus == MAGIC_SHIELD_TOKEN:
            return MAGIC_SHIELD * self.left
        return SPELL * self.left / self.g.seats if bonus == REROLL else 0.0


def recruiting(g: BellumMagica, ask: Ask) -> list[float]:
    hiring = Hiring(g, g.players[ask.seat])
    points: list[float] = []
    for option in ask.options:
        purchase = option.value
        if purchase is None:
            points.append(0.0)
        else:
            price = hiring.food * purchase.food + hiring.rune * purchase.runes
            points.append(hiring.card(purchase.card, purchase.side) - price)
    return points


def placing_goblins(g: BellumMagica, ask: Ask) -> list[float]:
    """Each goblin where it brings more."""
    player = g.players[ask.seat]
    hiring = Hiring(g, player)
    first, second = player.goblins
    return [hiring.card(first, option.value[0]) + hiring.card(second, option.value[1]) for option in ask.options]


# --- attacks


def attacking(g: BellumMagica, ask: Ask) -> list[float]:
    """The loot, what a theft takes from its victim, and whether the last round comes too early."""
    me = ask.seat
    player = g.players[me]
    left = rounds_left(g)
    food = FOOD * left + FOOD_AT_THE_END
    rune = RUNE * left + FOOD_AT_THE_END
    thieves = player.right[g.row][2]
    points: list[float] = []
    for option in ask.options:
        target = option.value
        if target == STAY:
            points.append(ending(g, me, -1, 0.0, 0))
        elif target >= 0:
            settlement = SETTLEMENTS[target]
            barrels = min(settlement.barrels, MOST_BARRELS - player.barrels)
            worth = food * settlement.food + rune * settlement.runes + (BARREL * barrels if left else 0.0)
            chests = 0.0
            for kind in settlement.chests:
                chests += CHEST_WORTH[kind]
            points.append(worth + chests + ending(g, me, -1, chests, len(settlement.chests)))
        else:
            victim = castle_owner(target)
            points.append(theft(g, me, victim, dearest(g.players[victim], thieves)))
    return points


def stealing(g: BellumMagica, ask: Ask) -> list[float]:
    assert ask.args is not None
    victim = ask.args["victim"]
    assert isinstance(victim, Who)
    return [theft(g, ask.seat, victim.seat, option.value) for option in ask.options]


def dearest(victim: Player, thieves: int) -> tuple[int, int, int]:
    """How many of each kind, golden ones first."""
    golden = min(thieves, len(victim.chests[2]))
    metal = min(thieves - golden, len(victim.chests[1]))
    return (min(thieves - golden - metal, len(victim.chests[0])), metal, golden)


def theft(g: BellumMagica, me: int, victim: int, counts: tuple[int, int, int]) -> float:
    worth = counts[0] * CHEST_WORTH[0] + counts[1] * CHEST_WORTH[1] + counts[2] * CHEST_WORTH[2]
    chests = counts[0] + counts[1] + counts[2]
    return worth * (1.0 + harm(g, me, victim)) + ending(g, me, victim, worth, chests)


def harm(g: BellumMagica, me: int, victim: int) -> float:
    """What a point that a rival loses is worth to me: the more, the closer that rival is to winning."""
    if g.seats == 2:
        return 1.0
    best = max([seen_score(g, me, other) for other in g.seats_after(me)])
    return HARM / (1.0 + (best - seen_score(g, me, victim)) / BEHIND)


def seen_score(g: BellumMagica, me: int, seat: int) -> float:
    """The chests of a player as I know them (Q11): values of those that I have owned, means of the others."""
    total = 0.0
    chests = g.players[seat].chests
    for kind in range(3):
        for chest in chests[kind]:
            total += CHESTS[chest].value if knows(g.owners[chest], me) else CHEST_WORTH[kind]
    return total


def ending(g: BellumMagica, me: int, victim: int, won: float, chests: int) -> float:
    """If this is the last round now: whether I am ahead in it. Nobody should end a match that is being lost."""
    count = g.players[me].chest_count() + chests
    if count < ENOUGH_CHESTS:
        for other in g.seats_after(me):
            taken = chests if other == victim else 0
            if g.players[other].chest_count() - taken >= ENOUGH_CHESTS:
                count = ENOUGH_CHESTS
    if count < ENOUGH_CHESTS:
        return 0.0
    mine = seen_score(g, me, me) + won
    best = 0.0
    for other in g.seats_after(me):
        theirs = seen_score(g, me, other)
        if other == victim:
            theirs -= won
        if (other - g.captain) % g.seats > g.turn:  # attacks after me
            theirs += LATER * best_attack(g, g.players[other], g.row)
        best = max(best, theirs)
    return LAST_LEAD * tanh((mine - best) / 4.0)


# --- the die


def rerolling(g: BellumMagica, ask: Ask) -> list[float]:
    """This row against the mean of all six, for me and for the others."""
    me = ask.seat
    left = rounds_left(g)
    food = FOOD * left + FOOD_AT_THE_END
    rune = RUNE * left + FOOD_AT_THE_END
    mean = 0.0
    here = 0.0
    for row in range(1, FACES + 1):
        lead = row_now(g, g.players[me], row, food, rune)
        for other in g.seats_after(me):
            lead -= row_now(g, g.players[other], row, food, rune) / (g.seats - 1)
        mean += lead / FACES
        if row == g.row:
            here = lead
    points: list[float] = []
    for option in ask.options:
        if option.value == KEEP:
            points.append(here)
        else:
            cost = BARREL if option.value == BUY_DRINKS else SPELL_COSTS
            points.append(mean - (cost if left else 0.0))
    return points
