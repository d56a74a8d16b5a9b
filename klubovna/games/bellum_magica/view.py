"""What is seen of Bellum Magica. Hidden are the piles, the settlements that left the game and chest values."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final, Literal

from klubovna.engine import Printed
from klubovna.games.bellum_magica import cards
from klubovna.games.bellum_magica.cards import (
    BONUSES,
    CASTLES,
    CHEST_KINDS,
    CHEST_VALUES,
    CHESTS,
    EVIL,
    FACES,
    INN,
    LEFT,
    LETTERS,
    MONSTER_KINDS,
    MONSTERS,
    MOST_BARRELS,
    PRICES,
    RIGHT,
    SETTLEMENT_KINDS,
    SETTLEMENTS,
    ULTRA,
)
from klubovna.games.bellum_magica.player import Player as Band
from klubovna.games.bellum_magica.rules import (
    ATTACK_CASTLE,
    ATTACK_SETTLEMENT,
    beaten_settlements,
    beats,
    most_stolen,
    scouts,
    targets,
)
from klubovna.games.bellum_magica.shapes import (
    Affords,
    Bonus,
    Castle,
    Chest,
    ChestCounts,
    ChestKind,
    ChestValues,
    LastChest,
    Loot,
    Market,
    Missing,
    Monster,
    MonsterId,
    Outcome,
    Outlook,
    Own,
    Phase,
    Player,
    Price,
    Public,
    Race,
    Row,
    Settlement,
    SettlementId,
    SettlementPile,
    Settlements,
    Symbol,
    Target,
    TargetId,
    Thing,
    Tokens,
    Yield,
)
from klubovna.games.bellum_magica.state import (
    ACTIVE_BAND,
    ATTACK,
    ENOUGH_CHESTS,
    GOBLINS,
    INSTEAD,
    LAST_ROUND,
    RECRUIT,
    BellumMagica,
)

# --- what everybody sees


def public(g: BellumMagica) -> Public:
    return Public(
        g.round,
        PHASE[g.phase],
        g.captain if g.captain >= 0 else None,
        g.whose_turn() if g.phase in (ATTACK, RECRUIT) and g.turn < g.seats else None,
        g.row,
        g.result is not None,
        Market(monsters(g.market[EVIL]), monsters(g.market[ULTRA]), len(g.piles[EVIL]), len(g.piles[ULTRA])),
        Settlements(INN_ID, settlements(g.display), SettlementPile(*g.coming), settlements(g.plundered)),
        chest_counts(g.chests),
        monsters(g.box),
        Race([player.chest_count() for player in g.players], ENOUGH_CHESTS, g.somebody_has_enough(), is_ending(g)),
        LAST_ROUND,
        [player_shown(player, g.result is not None) for player in g.players],
        last_chest(g) if g.result is not None else None,
    )


def player_shown(player: Band, over: bool) -> Player:
    return Player(
        CASTLES[player.castle].id,
        monsters(player.goblins),
        monsters(player.cards[LEFT]),
        monsters(player.cards[RIGHT]),
        [Row(*player.left[row], *player.right[row]) for row in ROWS],
        player.shield(),
        player.magic_shields,
        Tokens(player.shields, player.magic_shields, player.spells),
        player.spells - player.spent,
        player.food,
        player.runes,
        player.barrels,
        MOST_BARRELS,
        chest_counts(player.chests),
        player.chest_count(),
        ChestValues(*[values(kind) for kind in player.chests]) if over else SHUT,
        player.score() if over else None,
    )


def is_ending(g: BellumMagica) -> bool:
    """Whether somebody keeps enough chests (A13) even if everybody who has yet to attack robs them of all they can.

    A robbed castle only grows stronger (A10), so nobody takes more than their thieves could carry away now.
    """
    if g.phase != ATTACK:
        return False
    for seat, player in enumerate(g.players):
        left = player.chest_count()
        if left >= ENOUGH_CHESTS:
            for other in g.order()[g.turn :]:
                if other != seat and can_rob(g, other, seat):
                    left -= most_stolen(g, other, seat)
        if left >= ENOUGH_CHESTS:
            return True
    return False


def can_rob(g: BellumMagica, seat: int, victim: int) -> bool:
    """A7, with the active row."""
    return f"seat{victim}" in beaten(g, seat, g.row)


def last_chest(g: BellumMagica) -> LastChest | None:
    """Of the dearest chests the first, from the best score down, that another value would have made win or lose."""
    assert g.result is not None
    scores = g.result.scores
    for kind in reversed(range(len(CHEST_KINDS))):
        unseen = Counter([CHESTS[chest].value for chest in g.chests[kind]])
        for seat in sorted(range(g.seats), key=lambda seat: -scores[seat]):
            for chest in sorted(g.players[seat].chests[kind]):
                value = CHESTS[chest].value
                might = unseen + Counter([value])
                outcomes = [Outcome(one, might[one], winners_with(g, seat, chest, one)) for one in sorted(might)]
                if any([outcome.winners != outcomes[0].winners for outcome in outcomes]):
                    return LastChest(seat, CHEST_KINDS[kind], value, outcomes)
    return None


def winners_with(g: BellumMagica, seat: int, chest: int, value: int) -> list[int]:
    """Who would win (E3) if this value lay in the place of that chest: the rule is asked, on a copy of the table."""
    twin = g.copy()
    twin.log = None
    kind = CHESTS[chest].kind
    for other, one in enumerate(CHESTS):
        if one.kind == kind and one.value == value:
            twin.players[seat].chests[kind] = tuple([other if c == chest else c for c in g.players[seat].chests[kind]])
            break
    twin.finish(g.result.cause if g.result else "")
    return twin.result.winners if twin.result else []


def monsters(held: tuple[int, ...]) -> list[MonsterId]:
    return [MONSTER_IDS[card] for card in held]


def settlements(held: tuple[int, ...]) -> list[SettlementId]:
    return [SETTLEMENTS[card].id for card in held]


def chest_counts(chests: list[tuple[int, ...]]) -> ChestCounts:
    wooden, metal, golden = chests
    return ChestCounts(len(wooden), len(metal), len(golden))


def values(chests: tuple[int, ...] | list[int]) -> list[int]:
    return sorted([CHESTS[chest].value for chest in chests])


ROWS: Final = range(1, FACES + 1)
PHASE: Final[dict[int, Phase]] = {GOBLINS: "goblins", ACTIVE_BAND: "band", ATTACK: "attack", RECRUIT: "recruit"}
MONSTER_IDS: Final = [monster.id for monster in MONSTERS]
INN_ID: Final = SETTLEMENTS[INN].id
SHUT: Final = ChestValues([], [], [])


# --- what one seat knows


def own(g: BellumMagica, seat: int) -> Own:
    return Own(tuple([known_values(g, player, seat) for player in g.players]), g.players[seat].score())


def known_values(g: BellumMagica, player: Band, seat: int) -> ChestValues:
    if not player.chest_count():
        return SHUT
    owners, bit = g.owners, 1 << seat
    known = [[chest for chest in kind if owners[chest] & bit] for kind in player.chests]
    return ChestValues(*[values(chests) for chests in known]) if any(known) else SHUT


# --- what the rules foretell


def outlook(g: BellumMagica) -> Outlook:
    seats = range(g.seats)
    found = [scouted(g, row) for row in ROWS]
    return Outlook(
        yields=[[Yield(found[row - 1][seat], beaten(g, seat, row)) for row in ROWS] for seat in seats],
        targets=[all_targets(g, seat) if g.row else [] for seat in seats],
        to_attack=[to_attack(g, seat) for seat in seats],
        affords=[Affords(affordable(g, seat, EVIL), affordable(g, seat, ULTRA)) for seat in seats],
    )


def beaten(g: BellumMagica, seat: int, row: int) -> list[TargetId]:
    return [TARGET_ID[option.key] for option in targets(g, seat, row)]


TARGET_ID: Final = {option.key: option.key.removeprefix("attack:") for option in (*ATTACK_SETTLEMENT, *ATTACK_CASTLE)}


def scouted(g: BellumMagica, row: int) -> list[ChestKind | None]:
    """By seat the kind of chest that the maps of this row would bring."""
    found: list[ChestKind | None] = [None] * g.seats
    left = [len(pile) for pile in g.chests]
    leaders, wanted = scouts(g, row)
    for seat in leaders:
        for kind in INSTEAD[wanted]:
            if left[kind]:
                left[kind] -= 1
                found[seat] = CHEST_KINDS[kind]
                break
    return found


def all_targets(g: BellumMagica, seat: int) -> list[Target]:
    """All that can be attacked with the active row, and what is missing where it is not beaten."""
    won = beaten(g, seat, g.row)
    swords, magic, thieves = g.players[seat].right[g.row]
    found = settlement_targets(swords, magic, g.display)[:]
    for other in g.seats_after(seat):
        rival, id = g.players[other], f"seat{other}"
        lacking = swords_missing(swords, magic, rival.shield(), rival.magic_shields)
        missing = Missing(*lacking, 0 if thieves else 1, 0 if rival.chest_count() else 1)
        found.append(Target(id, id in won, missing, most_stolen(g, seat, other)))
    return found


@lru_cache(maxsize=1024)
def settlement_targets(swords: int, magic: int, display: tuple[int, ...]) -> list[Target]:
    won = beaten_settlements(swords, magic, display)
    found: list[Target] = []
    for card in (INN, *display):
        settlement = SETTLEMENTS[card]
        lacking = swords_missing(swords, magic, settlement.shield, settlement.magic_shield)
        found.append(Target(settlement.id, card in won, Missing(*lacking, 0, 0), 0))
    return found


@lru_cache(maxsize=4096)
def swords_missing(swords: int, magic: int, shield: int, magic_shield: int) -> tuple[int, int]:
    """The fewest swords of any kind, and magic swords before them, with which the rule would say yes (A3)."""
    charms = 0
    while not beats(shield + magic_shield, magic + charms, shield, magic_shield):
        charms += 1
    lacking = 0
    while not beats(swords + lacking, magic + charms, shield, magic_shield):
        lacking += 1
    return lacking, charms


def to_attack(g: BellumMagica, seat: int) -> bool:
    """Whether this seat has yet to attack with the row that the die shows."""
    if g.result is not None or g.row == 0:
        return False
    return g.phase == ACTIVE_BAND or (g.phase == ATTACK and seat in g.order()[g.turn :])


def affordable(g: BellumMagica, seat: int, kind: int) -> int:
    return most_bought(g.players[seat].food, g.players[seat].runes, PRICES[kind])


@lru_cache(maxsize=4096)
def most_bought(food: int, runes: int, prices: tuple[tuple[int, int], ...]) -> int:
    """Pay as often in the first way as leaves the most to be bought in the other ways."""
    if not prices:
        return 0
    (dish, stone), others = prices[0], prices[1:]
    best = many = 0
    while many * dish <= food and many * stone <= runes:
        best = max(best, many + most_bought(food - many * dish, runes - many * stone, others))
        many += 1
    return best


# --- printed tables

KIND: Final[list[Literal["evil", "ultra", "goblin"]]] = ["evil", "ultra", "goblin"]
PLACE: Final[list[Literal["farm", "village", "town"]]] = ["farm", "village", "town"]
BONUS: Final[list[Bonus | None]] = [None, "shield", "magic_shield", "reroll"]
THINGS: Final[list[Thing]] = ["food", "rune", "barrel", "wooden", "metal", "golden"]
SYMBOLS: Final[list[Symbol]] = ["F", "R", "M", "S", "X", "T"]
assert list(MONSTER_KINDS) == KIND and list(SETTLEMENT_KINDS) == PLACE
assert [bonus or None for bonus in BONUSES] == BONUS and "".join(LETTERS) == "".join(SYMBOLS)


def cells(text: str) -> list[list[Symbol]]:
    """ "FF - M - - R" as symbols."""
    return [[SYMBOLS["FRMSXT".index(letter)] for letter in cell if letter != "-"] for cell in text.split()]


def printed_monster(monster: cards.Monster) -> Monster:
    left, right = [cells(text) for text in monster.printed]
    prices = [Price(food, runes) for food, runes in PRICES[monster.kind]]
    return Monster(KIND[monster.kind], BONUS[monster.bonus], left, right, prices)


def printed_castle(castle: cards.Castle) -> Castle:
    left, right = [cells(text) for text in castle.printed]
    return Castle(castle.shield, left, right)


def printed_settlement(card: int) -> Settlement:
    settlement = SETTLEMENTS[card]
    loot = [Loot(thing, settlement.loot[thing]) for thing in THINGS if thing in settlement.loot]
    kind = "inn" if card == INN else PLACE[settlement.kind]
    return Settlement(kind, settlement.shield, settlement.magic_shield, loot)


PRINTED: Final = [
    Printed("monsters", "MonsterId", {monster.id: printed_monster(monster) for monster in MONSTERS}),
    Printed("castles", "CastleId", {castle.id: printed_castle(castle) for castle in CASTLES}),
    Printed("settlements", "SettlementId", {SETTLEMENTS[c].id: printed_settlement(c) for c in range(len(SETTLEMENTS))}),
    Printed(
        "chests",
        "ChestKind",
        {
            kind: Chest([value for value, _ in CHEST_VALUES[at]], [copies for _, copies in CHEST_VALUES[at]])
            for at, kind in enumerate(CHEST_KINDS)
        },
    ),
]
