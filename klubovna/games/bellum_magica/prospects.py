"""What loot, rows and castles of Bellum Magica promise, in points of chest value (specification 9)."""

from __future__ import annotations

from typing import Final

from klubovna.games.bellum_magica.cards import FACES, INN, SETTLEMENTS, SETTLEMENTS_OF
from klubovna.games.bellum_magica.player import Player, Row
from klubovna.games.bellum_magica.rules import beats
from klubovna.games.bellum_magica.state import ACTIVE_BAND, ATTACK, ENOUGH_CHESTS, BellumMagica

CHEST_WORTH: Final[tuple[float, ...]] = (2.0, 4.0, 7.0)  # the mean of each kind
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
ROUNDS: Final = 10.0
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
        beaten = beats(strength - magic, magic, settlement.shield, settlement.magic_shield)
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


def row_yield(
    g: BellumMagica, player: Player, row: int, food: float, rune: float, weights: tuple[float, float, float]
) -> float:
    """What a row brings in some round to come."""
    return yield_of(g, player, row, player.left[row], player.right[row], food, rune, weights)


def yield_of(
    g: BellumMagica,
    player: Player,
    row: int,
    left: Row,
    right: Row,
    food: float,
    rune: float,
    weights: tuple[float, float, float],
) -> float:
    """The same for symbols that a row might have."""
    foods, runes, maps = left
    worth = food * foods + rune * runes
    if maps:
        worth += map_worth(g, player, row, maps)
    swords, magic, thieves = right
    raid = raid_to_come(swords, magic, weights)
    if thieves:
        theft = theft_to_come(g, player, swords + magic, magic, thieves)
        raid = max(raid, theft) + SECOND_CHOICE * min(raid, theft)
    return worth + LATER * raid


def raid_to_come(swords: int, magic: int, weights: tuple[float, float, float]) -> float:
    """The loot of farms, villages and towns by the time that they lie open."""
    strength = min(swords + magic, MOST_SWORDS)
    charmed = min(magic, MOST_MAGIC)
    raid = 0.0
    for kind in range(3):
        if weights[kind]:
            raid += weights[kind] * RAID[kind][strength][charmed]
    return raid


def map_worth(g: BellumMagica, player: Player, row: int, maps: int) -> float:
    rival = most_maps(g, player, row)
    if maps > rival:
        return MAP_ALONE + MAP_SAFE * (maps - rival - 1)
    return MAP_SHARED if maps == rival else MAP_BEHIND * maps


def theft_to_come(g: BellumMagica, player: Player, strength: int, magic: int, thieves: int) -> float:
    """By the castles that these swords could rob as they stand."""
    best = 0.0
    for other in g.players:
        if other is player or not beats(strength - magic, magic, other.shield(), other.magic_shields):
            continue
        chests = other.chest_count()
        best = max(best, STOLEN * min(thieves, chests) if chests else 0.5)
    return best


def this_round(g: BellumMagica, seat: int, food: float, rune: float) -> float:
    """What the active row will still bring in this round."""
    if g.phase not in (ACTIVE_BAND, ATTACK) or g.row == 0:
        return 0.0
    player = g.players[seat]
    if g.phase == ACTIVE_BAND:
        return row_now(g, player, g.row, food, rune)
    if (seat - g.captain) % g.seats < g.turn:  # has attacked
        return 0.0
    return LATER * best_attack(g, player, g.row)


def row_now(g: BellumMagica, player: Player, row: int, food: float, rune: float) -> float:
    """What a row brings if it is the one of this round."""
    foods, runes, maps = player.left[row]
    worth = food * foods + rune * runes
    if maps:
        rival = most_maps(g, player, row)
        worth += MAP_ALONE if maps > rival else MAP_SHARED if maps == rival else 0.0
    return worth + LATER * best_attack(g, player, row)


def most_maps(g: BellumMagica, player: Player, row: int) -> int:
    """Of the rivals."""
    rival = 0
    for other in g.players:
        if other is not player:
            rival = max(rival, other.left[row][2])
    return rival


def best_attack(g: BellumMagica, player: Player, row: int) -> float:
    swords, magic, thieves = player.right[row]
    best = LOOT[INN] if swords + magic else 0.0
    for card in g.display:
        settlement = SETTLEMENTS[card]
        if LOOT[card] > best and beats(swords, magic, settlement.shield, settlement.magic_shield):
            best = LOOT[card]
    if thieves:
        for other in g.players:
            if other is player or not beats(swords, magic, other.shield(), other.magic_shields):
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
