"""How good a position of Bellum Magica is, for bots (specification 9).

Everything is counted in points of chest value: the chests in the store, what this round will still bring, and for
the rounds to come what an average row yields. Whoever leads the others by more stands better.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from klubovna.engine import Ask
from klubovna.games.bellum_magica.cards import CHESTS, FACES, INN, SETTLEMENTS, SETTLEMENTS_OF
from klubovna.games.bellum_magica.state import (
    ACTIVE_BAND,
    ATTACK,
    ENOUGH_CHESTS,
    GOBLINS,
    BellumMagica,
    Player,
)

CHEST_WORTH: Final = (2.0, 4.0, 7.0)  # the mean of each kind
FOOD: Final = 0.12  # for each round that is left
RUNE: Final = 0.3
FOOD_AT_THE_END: Final = 0.05
BARREL: Final = 1.0
SPELL: Final = 0.9  # for each time its owner will be captain
SHIELD: Final = 0.12  # for each round that is left
MAGIC_SHIELD: Final = 0.3
MAP_ALONE: Final = 4.0
MAP_SHARED: Final = 2.0
MAP_BEHIND: Final = 0.5  # for each map of a row that brings nothing yet
MAP_SAFE: Final = 0.3  # for each map beyond the lead
STOLEN: Final = 3.6  # a chest stolen in a round to come
SECOND_CHOICE: Final = 0.2  # of the lesser of two kinds of attack: others may be quicker
LATER: Final = 0.8  # attacks to come are not certain
COMMON_ROW: Final = 4.5  # what a rival's row yields
ROUNDS: Final = 10.0
BEST_RIVAL: Final = 0.6
OTHER_RIVALS: Final = 0.2
SEEN_ROW: Final = 0.8  # how far a row that can still be changed is believed
LAST_LEAD: Final = 12.0  # what being ahead when the game ends is worth beyond the lead itself

GROWTH: Final = 4
MOST_SWORDS: Final = 12
MOST_MAGIC: Final = 3


def loot_worth(card: int) -> float:
    settlement = SETTLEMENTS[card]
    worth = 0.5 * settlement.food + 1.0 * settlement.runes + 0.4 * settlement.barrels
    return worth + sum([CHEST_WORTH[kind] for kind in settlement.chests])


LOOT: Final = [loot_worth(card) for card in range(len(SETTLEMENTS))]


def raid_worth(kind: int, strength: int, magic: int) -> float:
    """The best loot, on average, when two settlements of a kind lie open beside the inn."""
    worth: list[float] = []
    for card in SETTLEMENTS_OF[kind]:
        settlement = SETTLEMENTS[card]
        beaten = magic >= settlement.magic_shield and strength >= settlement.strength
        worth.append(LOOT[card] if beaten else 0.0)
    inn = LOOT[INN] if strength else 0.0
    pairs = [max(inn, worth[i], worth[j]) for i in range(len(worth)) for j in range(i)]
    return sum(pairs) / len(pairs)


def growing(kind: int, strength: int, magic: int) -> float:
    """A band grows until it is called: one sword more is worth something even before the next town falls to it."""
    grown = [raid_worth(kind, strength + more, magic) for more in range(GROWTH + 1)]
    return sum(grown) / len(grown)


RAID: Final = [
    [[growing(kind, strength, magic) for magic in range(MOST_MAGIC + 1)] for strength in range(MOST_SWORDS + 1)]
    for kind in range(3)
]


def value(g: BellumMagica, seat: int, asks: list[Ask]) -> float:
    """My prospects, less those of the others, the best of them above all.

    Their rows are taken to be of common quality: what I choose changes them little, and looking costs time.
    """
    left = rounds_left(g)
    average = average_row(g, g.players[seat], left)
    mine = standing(g, seat, left, average)
    best = -1000.0
    others = 0.0
    for other in g.seats_after(seat):
        prospects = standing(g, other, left, COMMON_ROW)
        others += prospects
        best = max(best, prospects)
    lead = mine - BEST_RIVAL * best - OTHER_RIVALS * others / (g.seats - 1)
    if left == 0.0:
        lead += LAST_LEAD * tanh((mine - best) / 4.0)
    return lead


def rounds_left(g: BellumMagica) -> float:
    """How many rounds will follow this one; none when somebody has ten chests before the attacks are over."""
    most = max([player.chest_count() for player in g.players])
    if most >= ENOUGH_CHESTS:
        return 0.0
    return max(0.5, 0.5 * (ROUNDS - g.round) + 0.4 * (ENOUGH_CHESTS - most))


def stages(g: BellumMagica, left: float) -> tuple[float, float, float]:
    """For which part of the rounds to come farms, villages and towns lie open."""
    pace = 0.75 * g.seats
    kinds = g.coming[:]
    for card in g.display:
        kinds[SETTLEMENTS[card].kind] += 1
    farms = min(1.0, kinds[0] / pace / left)
    villages = min(1.0 - farms, kinds[1] / pace / left)
    return (farms, villages, 1.0 - farms - villages)


def average_row(g: BellumMagica, player: Player, left: float) -> float:
    """What a row yields in the rounds to come, on average over the die."""
    if left == 0.0:
        return 0.0
    weights = stages(g, left)
    food = 0.5 * (FOOD * left + FOOD_AT_THE_END)
    rune = 0.5 * (RUNE * left + FOOD_AT_THE_END)
    total = 0.0
    for row in range(1, FACES + 1):
        total += row_yield(g, player, row, food, rune, weights)
    return total / FACES


def standing(g: BellumMagica, seat: int, left: float, average: float) -> float:
    """The chests of one player, and what the store, the tokens and the rows promise."""
    player = g.players[seat]
    food = FOOD * left + FOOD_AT_THE_END
    rune = RUNE * left + FOOD_AT_THE_END
    worth = food * player.food + rune * player.runes
    for kind in player.chests:
        for chest in kind:
            worth += CHESTS[chest].value
    now = this_round(g, seat, food, rune)
    if left > 0.0:
        worth += BARREL * player.barrels + SPELL * player.spells * left / g.seats
        worth += left * (SHIELD * player.shields + MAGIC_SHIELD * player.magic_shields)
        if g.phase == ACTIVE_BAND:  # the row may still change
            now = SEEN_ROW * now + (1.0 - SEEN_ROW) * average
        elif g.phase == GOBLINS:
            now = average
    return worth + now + left * average


def row_yield(
    g: BellumMagica, player: Player, row: int, food: float, rune: float, weights: tuple[float, float, float]
) -> float:
    """What a row brings in some round to come."""
    foods, runes, maps = player.left[row]
    worth = food * foods + rune * runes
    if maps:
        worth += map_worth(g, player, row, maps)
    swords, magic, thieves = player.right[row]
    strength = min(swords + magic, MOST_SWORDS)
    charmed = min(magic, MOST_MAGIC)
    raid = 0.0
    for kind in range(3):
        if weights[kind]:
            raid += weights[kind] * RAID[kind][strength][charmed]
    if thieves:
        theft = theft_to_come(g, player, swords + magic, magic, thieves)
        raid = max(raid, theft) + SECOND_CHOICE * min(raid, theft)
    return worth + LATER * raid


def map_worth(g: BellumMagica, player: Player, row: int, maps: int) -> float:
    rival = 0
    for other in g.players:
        if other is not player:
            rival = max(rival, other.left[row][2])
    if maps > rival:
        return MAP_ALONE + MAP_SAFE * (maps - rival - 1)
    return MAP_SHARED if maps == rival else MAP_BEHIND * maps


def theft_to_come(g: BellumMagica, player: Player, strength: int, magic: int, thieves: int) -> float:
    """By the castles that these swords could rob as they stand."""
    best = 0.0
    for other in g.players:
        if other is player or magic < other.magic_shields or strength < other.shield() + other.magic_shields:
            continue
        chests = other.chest_count()
        best = max(best, STOLEN * min(thieves, chests) if chests else 0.5)
    return best


def this_round(g: BellumMagica, seat: int, food: float, rune: float) -> float:
    """What the active row will still bring in this round."""
    if g.phase not in (ACTIVE_BAND, ATTACK) or g.row == 0:
        return 0.0
    player = g.players[seat]
    worth = 0.0
    if g.phase == ACTIVE_BAND:
        foods, runes, maps = player.left[g.row]
        worth = food * foods + rune * runes
        if maps:
            rival = max([other.left[g.row][2] for other in g.players if other is not player])
            worth += MAP_ALONE if maps > rival else MAP_SHARED if maps == rival else 0.0
    elif (seat - g.captain) % g.seats < g.turn:  # has attacked
        return 0.0
    return worth + LATER * best_attack(g, player)


def best_attack(g: BellumMagica, player: Player) -> float:
    swords, magic, thieves = player.right[g.row]
    strength = swords + magic
    best = LOOT[INN] if strength else 0.0
    for card in g.display:
        settlement = SETTLEMENTS[card]
        if LOOT[card] > best and magic >= settlement.magic_shield and strength >= settlement.strength:
            best = LOOT[card]
    if thieves:
        for other in g.players:
            if other is player or magic < other.magic_shields or strength < other.shield() + other.magic_shields:
                continue
            best = max(best, booty(other, thieves))
    return best


def booty(victim: Player, thieves: int) -> float:
    """The dearest kinds first."""
    worth = 0.0
    for kind in (2, 1, 0):
        taken = min(thieves, len(victim.chests[kind]))
        thieves -= taken
        worth += taken * CHEST_WORTH[kind]
    return worth
