"""How good a position of Bellum Magica is, for bots (specification 9).

Everything is counted in points of chest value: the chests in the store, what this round will still bring, and for
the rounds to come what an average row yields. Whoever leads the others by more stands better.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from klubovna.engine import Ask, Evaluation, Term, shipped_weights
from klubovna.games.bellum_magica.advice import advise
from klubovna.games.bellum_magica.cards import CHESTS, FACES
from klubovna.games.bellum_magica.player import Player
from klubovna.games.bellum_magica.prospects import (
    BARREL,
    FOOD,
    FOOD_AT_THE_END,
    LAST_LEAD,
    MAGIC_SHIELD,
    RUNE,
    SECOND_CHOICE,
    SHIELD,
    SPELL,
    STOLEN,
    average_row,
    most_maps,
    raid_to_come,
    rounds_left,
    stages,
    theft_to_come,
    this_round,
)
from klubovna.games.bellum_magica.rules import beats, scouts
from klubovna.games.bellum_magica.state import ACTIVE_BAND, ATTACK, GOBLINS, BellumMagica

COMMON_ROW: Final = 4.5  # what a rival's row yields
BEST_RIVAL: Final = 0.6
OTHER_RIVALS: Final = 0.2
SEEN_ROW: Final = 0.8  # how far a row that can still be changed is believed


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


# --- the same in named terms (docs/bots.md)

TERMS: Final = [
    Term("chests", "points", shiny=True),
    Term("chest-count", "chests", obvious=True),
    Term("food", "food", obvious=True),
    Term("runes", "runes", obvious=True),
    Term("barrels", "barrels"),
    Term("spells", "spells"),
    Term("shields", "shields"),
    Term("magic-shields", "shields"),
    Term("food-rows", "food", obvious=True),
    Term("rune-rows", "runes", obvious=True),
    Term("maps-ahead", "rows"),
    Term("maps-level", "rows"),
    Term("maps-behind", "maps"),
    Term("swords", "swords", shiny=True),
    Term("magic-swords", "swords", shiny=True),
    Term("raids", "points", obvious=True),
    Term("thieves", "thieves"),
    Term("thefts", "points"),
    Term("exposed", "points"),
    Term("promised", "points", obvious=True),
    Term("first", "rounds"),
    Term("last-lead", "parts", vague=True),
]
(
    CHEST_POINTS,
    CHEST_COUNT,
    FOODS,
    RUNES,
    BARRELS,
    SPELLS,
    SHIELDS,
    MAGIC_SHIELDS,
    FOOD_ROWS,
    RUNE_ROWS,
    MAPS_AHEAD,
    MAPS_LEVEL,
    MAPS_BEHIND,
    SWORDS,
    MAGIC_SWORDS,
    RAIDS,
    THIEVES,
    THEFTS,
    EXPOSED,
    PROMISED,
    FIRST,
    LEAD_AT_THE_END,
) = range(22)


def measure(g: BellumMagica, seat: int, asks: list[Ask], into: list[float]) -> None:
    """Writes the amounts of TERMS for one seat. Rows count by what they yield on average over the six faces."""
    player = g.players[seat]
    left = rounds_left(g)
    fresh = just_rolled(g, asks)
    undo = fresh and g.phase == ATTACK  # nobody could object to the roll, so it has been gathered from already
    food, runes = player.food, player.runes
    points, chests = player.score(), player.chest_count()
    if undo:
        food -= player.left[g.row][0]
        runes -= player.left[g.row][1]
        kind = scouted(g, seat)
        if kind >= 0 and player.chests[kind]:
            points -= CHESTS[player.chests[kind][-1]].value
            chests -= 1
    into[CHEST_POINTS] = points
    into[CHEST_COUNT] = chests
    into[FOODS] = food
    into[RUNES] = runes
    into[BARRELS] = player.barrels
    into[SPELLS] = player.spells
    into[SHIELDS] = player.shields
    into[MAGIC_SHIELDS] = player.magic_shields
    measure_rows(g, player, left, into)
    into[EXPOSED] = exposed(g, player)
    into[PROMISED] = 0.0 if fresh else this_round(g, seat, FOOD * left + FOOD_AT_THE_END, RUNE * left + FOOD_AT_THE_END)
    into[FIRST] = 1.0 if fresh and seat == g.captain else 0.0
    into[LEAD_AT_THE_END] = last_lead(g, seat) if left == 0.0 else 0.0


def measure_rows(g: BellumMagica, player: Player, left: float, into: list[float]) -> None:
    weights = stages(g, left) if left else (0.0, 0.0, 1.0)
    foods = runes = ahead = level = behind = swords = magics = thieves = 0
    raids = thefts = 0.0
    for row in range(1, FACES + 1):
        food, rune, maps = player.left[row]
        foods += food
        runes += rune
        if maps:
            rival = most_maps(g, player, row)
            if maps > rival:
                ahead += 1
            elif maps == rival:
                level += 1
            else:
                behind += maps
        sword, magic, thief = player.right[row]
        swords += sword + magic
        magics += magic
        raid = raid_to_come(sword, magic, weights)
        raids += raid
        if thief:
            thieves += min(thief, 2)
            theft = theft_to_come(g, player, sword + magic, magic, thief)
            thefts += max(raid, theft) + SECOND_CHOICE * min(raid, theft) - raid
    into[FOOD_ROWS] = foods / FACES
    into[RUNE_ROWS] = runes / FACES
    into[MAPS_AHEAD] = ahead / FACES
    into[MAPS_LEVEL] = level / FACES
    into[MAPS_BEHIND] = behind / FACES
    into[SWORDS] = swords / FACES
    into[MAGIC_SWORDS] = magics / FACES
    into[RAIDS] = raids / FACES
    into[THIEVES] = thieves / FACES
    into[THEFTS] = thefts / FACES


def exposed(g: BellumMagica, player: Player) -> float:
    """What the rivals' rows could steal from this castle, on average over the die."""
    chests = player.chest_count()
    if not chests:
        return 0.0
    shield, charm = player.shield(), player.magic_shields
    stolen = 0
    for other in g.players:
        if other is not player:
            for row in range(1, FACES + 1):
                swords, magic, thieves = other.right[row]
                if thieves and beats(swords, magic, shield, charm):
                    stolen += min(thieves, chests)
    return STOLEN * stolen / FACES


def scouted(g: BellumMagica, seat: int) -> int:
    """The kind of chest that the active row's maps have just brought, -1 if none."""
    leaders, wanted = scouts(g, g.row)
    return wanted if seat in leaders else -1


def just_rolled(g: BellumMagica, asks: list[Ask]) -> bool:
    """The die has fallen and nobody has answered yet: it might as well fall again, so all six faces are weighed.

    If nobody can object, the first attack is the first question; who could have objected and did not still can pay.
    """
    if g.phase == ACTIVE_BAND:
        for ask in asks:
            return ask.seat == first_to_object(g)
        return False
    return g.phase == ATTACK and g.turn == 0 and first_to_object(g) < 0 and bool(asks) and asks[0].why == "attack"


def first_to_object(g: BellumMagica) -> int:
    """Who is asked first whether the roll stands, -1 if nobody (H2)."""
    for seat in g.order():
        player = g.players[seat]
        if player.barrels or (seat == g.captain and player.spells > player.spent):
            return seat
    return -1


def last_lead(g: BellumMagica, seat: int) -> float:
    """How clearly the seat leads when this round is the last one."""
    mine = g.players[seat].score() + this_round(g, seat, 0.0, 0.0)
    best = 0.0
    for other in g.seats_after(seat):
        best = max(best, g.players[other].score() + this_round(g, other, 0.0, 0.0))
    return tanh((mine - best) / 4.0)


def quiet(g: BellumMagica) -> bool:
    """A round begins: the row is not settled, or nobody has attacked with it yet."""
    return g.phase == ACTIVE_BAND or (g.phase == ATTACK and g.turn == 0)


def progress(g: BellumMagica) -> float:
    """By the rounds that are left."""
    return max(0.0, 1.0 - rounds_left(g) / LONGEST)


LONGEST: Final = 8.5  # rounds, as they look at the start

EVALUATION: Final = Evaluation(
    TERMS, measure, progress, quiet, shipped_weights("klubovna.games.bellum_magica", TERMS), advise=advise, horizon=2
)
