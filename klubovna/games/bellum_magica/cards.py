"""The components of Bellum Magica, as tables (specification 2). Every row is one card."""

from __future__ import annotations

from typing import Final

from klubovna.engine import Message, Texts

say: Final = Texts("klubovna.games.bellum_magica")

# --- Symbols (2.1): a cell is counted as three numbers, in the order of its side

SIDES: Final = ("left", "right")
LEFT: Final = 0
RIGHT: Final = 1
LETTERS: Final = ("FRM", "SXT")
FACES: Final = 6

# --- Chests (2.7)

WOODEN: Final = 0  # dřevěná truhla
METAL: Final = 1  # kovová truhla
GOLDEN: Final = 2  # zlatá truhla
CHEST_KINDS: Final = ("wooden", "metal", "golden")
CHEST_CODES: Final = "wmg"
CHEST_NAMES: Final = [say("chest-" + kind).of("chest:" + kind) for kind in CHEST_KINDS]
CHEST_VALUES: Final = (
    ((1, 6), (2, 8), (3, 6)),  # (value, copies)
    ((3, 6), (4, 8), (5, 6)),
    ((6, 3), (7, 4), (8, 3)),
)

# --- Bonus tokens (2.8)

NO_BONUS: Final = 0
SHIELD: Final = 1  # žeton štítu
MAGIC_SHIELD: Final = 2  # žeton magického štítu
REROLL: Final = 3  # kouzlo přehození
BONUSES: Final = ("", "shield", "magic_shield", "reroll")
MOST_BARRELS: Final = 2  # per player (R)

# --- Kinds of monsters and what they cost (B2)

EVIL: Final = 0  # zlá příšera
ULTRA: Final = 1  # ultra zlá příšera
GOBLIN: Final = 2
MONSTER_KINDS: Final = ("evil", "ultra", "goblin")
EVIL_FOOD: Final = 2
ULTRA_FOOD: Final = 4  # together with
ULTRA_RUNE: Final = 1
ULTRA_RUNES: Final = 3  # alone
PRICES: Final = (((EVIL_FOOD, 0),), ((ULTRA_FOOD, ULTRA_RUNE), (0, ULTRA_RUNES)), ())  # by kind: (food, runes)

# --- Kinds of settlements, in the order of the pile (S4)

FARM: Final = 0  # statek
VILLAGE: Final = 1  # vesnice
TOWN: Final = 2  # město
SETTLEMENT_KINDS: Final = ("farm", "village", "town")
IN_PLAY: Final = {2: (3, 3, 10), 3: (4, 4, 10), 4: (6, 6, 10), 5: (7, 7, 10)}  # by number of players

# id, shield, left cells L1-L6, right cells R1-R6
CASTLE_TABLE: Final = (
    ("bone_spire", 2, "F F R F M F", "S  SS S  S  ST S"),
    ("thorn_keep", 2, "M F F F R F", "S  S  ST S  S  SS"),
    ("ember_hold", 2, "F M F F F R", "S  ST SS S  S  S"),
    ("frost_citadel", 2, "F R F F F M", "ST S  S  S  SS S"),
    ("mire_hall", 2, "F F M R F F", "SS S  S  S  S  ST"),
)

# id, left cells, right cells
GOBLIN_TABLE: Final = (
    ("goblin_1", "F  -  F  -  F  -", "-  S  -  S  -  S", ""),
    ("goblin_2", "-  F  -  F  -  F", "S  -  S  -  S  -", ""),
    ("goblin_3", "FF -  -  F  -  -", "-  SS -  -  S  -", ""),
    ("goblin_4", "-  -  FF -  -  F", "S  -  -  SS -  -", ""),
    ("goblin_5", "-  F  -  -  FF -", "-  -  S  -  -  SS", ""),
    ("goblin_6", "F  -  M  -  F  -", "-  T  S  -  -  SS", ""),
    ("goblin_7", "-  F  F  -  M  -", "SS -  -  S  T  -", ""),
    ("goblin_8", "R  -  F  -  -  F", "-  S  -  ST S  -", ""),
    ("goblin_9", "-  F  R  F  -  -", "S  -  -  -  S  ST", ""),
    ("goblin_10", "-  F  -  F  -  R", "ST -  S  S  -  -", ""),
)

# id, left cells, right cells, bonus
EVIL_TABLE: Final = (
    ("orc_1", "FF -  F  -  F  -", "SS -  S  -  SS -", ""),
    ("orc_2", "-  FF -  -  F  -", "-  S  -  SS -  S", "shield"),
    ("orc_3", "F  -  FF -  F  -", "SS -  SS -  S  -", ""),
    ("orc_4", "F  -  -  FF -  -", "-  S  -  S  -  SS", "shield"),
    ("orc_5", "F  -  F  -  FF -", "S  -  SS -  SS -", ""),
    ("orc_6", "-  -  F  -  -  FF", "-  SS -  S  -  S", "shield"),
    ("skeleton_1", "F  F  F  F  -  -", "S  S  S  S  S  -", ""),
    ("skeleton_2", "-  F  F  F  -  -", "-  S  S  S  -  S", "shield"),
    ("skeleton_3", "-  -  F  F  F  F", "S  -  S  S  S  S", ""),
    ("skeleton_4", "-  -  -  F  F  F", "-  S  -  S  S  S", "shield"),
    ("skeleton_5", "F  F  -  -  F  F", "S  S  S  -  S  S", ""),
    ("skeleton_6", "F  F  -  -  -  F", "S  S  -  S  -  S", "shield"),
    ("troll_1", "FF  -   -   FF  -   -", "SSS -   -   SS  -   -", ""),
    ("troll_2", "-   FFF -   -   -   -", "-   SS  -   -   SS  -", "shield"),
    ("troll_3", "-   -   FF  -   -   FF", "-   -   SSS -   -   SS", ""),
    ("troll_4", "-   -   -   FFF -   -", "SS  -   -   SS  -   -", "shield"),
    ("troll_5", "-   FF  -   -   FF  -", "-   SS  -   -   SSS -", ""),
    ("troll_6", "-   -   -   -   -   FFF", "-   -   SS  -   -   SS", "shield"),
    ("imp_1", "M  -  F  -  M  -", "T  S  -  ST -  -", ""),
    ("imp_2", "-  M  -  F  F  -", "-  T  -  S  -  T", "reroll"),
    ("imp_3", "M  -  M  -  F  -", "-  -  T  S  -  ST", ""),
    ("imp_4", "F  -  -  M  -  F", "-  T  -  T  -  S", "reroll"),
    ("imp_5", "F  -  M  -  M  -", "-  ST -  -  T  S", ""),
    ("imp_6", "-  F  F  -  -  M", "-  S  -  T  -  T", "reroll"),
    ("harpy_1", "M  F  -  M  -  -", "S  -  ST -  S  S", ""),
    ("harpy_2", "-  M  -  F  -  M", "-  S  S  -  T  -", "reroll"),
    ("harpy_3", "-  -  M  F  -  M", "S  S  S  -  ST -", ""),
    ("harpy_4", "-  M  -  M  -  F", "T  -  -  S  S  -", "reroll"),
    ("harpy_5", "-  M  -  -  M  F", "ST -  S  S  S  -", ""),
    ("harpy_6", "-  F  -  M  -  M", "S  -  T  -  -  S", "reroll"),
    ("werewolf_1", "F  -  FF -  -  F", "SS -  SS -  -  S", ""),
    ("werewolf_2", "-  F  -  F  -  F", "-  S  S  -  SS -", "reroll"),
    ("werewolf_3", "-  F  F  -  FF -", "-  S  SS -  SS -", ""),
    ("werewolf_4", "-  F  -  F  -  F", "SS -  -  S  S  -", "reroll"),
    ("werewolf_5", "FF -  -  F  F  -", "SS -  -  S  SS -", ""),
    ("werewolf_6", "-  F  -  F  -  F", "S  -  SS -  -  S", "reroll"),
    ("ghost_1", "R  -  M  -  F  -", "X  T  -  S  -  -", ""),
    ("ghost_2", "-  R  -  -  M  -", "-  T  -  X  -  -", "reroll"),
    ("ghost_3", "F  -  R  -  M  -", "-  -  X  T  -  S", ""),
    ("ghost_4", "M  -  -  R  -  -", "-  -  -  T  -  X", "reroll"),
    ("ghost_5", "M  -  F  -  R  -", "-  S  -  -  X  T", ""),
    ("witch_1", "R  -  F  R  -  -", "X  -  S  X  -  -", ""),
    ("witch_2", "-  R  -  F  -  F", "-  X  -  S  -  -", "magic_shield"),
    ("witch_3", "-  -  R  -  F  R", "-  -  X  -  S  X", ""),
    ("witch_4", "-  F  -  R  -  F", "-  -  -  X  -  S", "magic_shield"),
    ("witch_5", "F  R  -  -  R  -", "S  X  -  -  X  -", ""),
)

ULTRA_TABLE: Final = (
    ("dragon_1", "FF F  FF F  FF F", "SX SS SX S  SX SS", ""),
    ("dragon_2", "F  FF F  F  F  FF", "S  SX S  SX S  SX", "magic_shield"),
    ("dragon_3", "FF F  FF F  FF F", "SX SS SX SS SX S", ""),
    ("dragon_4", "F  FF F  FF F  F", "S  SX S  SX S  SX", "magic_shield"),
    ("dragon_5", "FF F  FF F  FF F", "SX S  SX SS SX SS", ""),
    ("demon_1", "R  FF R  F  R  F", "SS SX SS X  SS X", ""),
    ("demon_2", "F  R  F  R  F  R", "X  SS X  SS X  S", "magic_shield"),
    ("demon_3", "R  F  R  FF R  F", "SS X  SS SX SS X", ""),
    ("demon_4", "F  R  F  R  F  R", "X  S  X  SS X  SS", "magic_shield"),
    ("demon_5", "R  F  R  F  R  FF", "SS X  SS X  SS SX", ""),
    ("vampire_1", "M  FM M  FF M  F", "ST SS XT SS ST X", ""),
    ("vampire_2", "F  M  F  M  F  M", "X  ST S  XT S  ST", "reroll"),
    ("vampire_3", "M  F  M  FM M  FF", "ST X  ST SS XT SS", ""),
    ("vampire_4", "F  M  F  M  F  M", "S  ST X  ST S  XT", "reroll"),
    ("vampire_5", "M  FF M  F  M  FM", "XT SS ST X  ST SS", ""),
    ("lich_1", "RM F  R  FM R  F", "XX S  X  SX X  S", ""),
    ("lich_2", "F  R  F  RM F  R", "S  XX S  X  X  X", "magic_shield"),
    ("lich_3", "R  F  RM F  R  FM", "X  S  XX S  X  SX", ""),
    ("lich_4", "F  R  F  R  F  RM", "X  X  S  XX S  X", "magic_shield"),
    ("lich_5", "R  FM R  F  RM F", "X  SX X  S  XX S", ""),
)

# id, shield, magic shield, loot
SETTLEMENT_TABLE: Final = (
    ("inn", 1, 0, "1 food + 1 barrel"),
    ("farm_1", 1, 0, "2 food"),
    ("farm_2", 1, 0, "1 food + 1 barrel"),
    ("farm_3", 1, 0, "1 rune"),
    ("farm_4", 2, 0, "1 wooden"),
    ("farm_5", 2, 0, "1 food + 1 wooden"),
    ("farm_6", 2, 0, "1 food + 1 rune"),
    ("farm_7", 2, 0, "3 food"),
    ("village_1", 3, 0, "1 wooden"),
    ("village_2", 3, 0, "1 food + 1 wooden"),
    ("village_3", 3, 0, "1 barrel + 1 wooden"),
    ("village_4", 4, 0, "1 metal"),
    ("village_5", 4, 0, "1 rune + 1 wooden"),
    ("village_6", 5, 0, "1 food + 1 metal"),
    ("village_7", 5, 0, "2 wooden"),
    ("town_1", 7, 0, "1 wooden + 1 metal"),
    ("town_2", 7, 0, "1 golden"),
    ("town_3", 8, 0, "2 metal"),
    ("town_4", 8, 0, "1 food + 1 golden"),
    ("town_5", 5, 1, "1 rune + 1 metal"),
    ("town_6", 6, 1, "1 wooden + 1 golden"),
    ("town_7", 7, 1, "1 metal + 1 golden"),
    ("town_8", 9, 0, "1 metal + 1 golden"),
    ("town_9", 5, 2, "1 rune + 1 golden"),
    ("town_10", 6, 2, "2 golden"),
)


Cell = tuple[int, int, int, int]  # one that shows something: its row (1-6), how many of each symbol of its side


class Castle:
    """A castle board. The instances are shared by all matches."""

    def __init__(self, id: str, shield: int, left: str, right: str) -> None:
        self.id: str = id
        self.shield: int = shield
        self.cells: tuple[list[Cell], list[Cell]] = (cells(left, LEFT), cells(right, RIGHT))
        self.printed: tuple[str, str] = (" ".join(left.split()), " ".join(right.split()))
        self.name: Message = say("castle-" + id)


class Monster:
    """A monster card, goblins included: six cells on each side and perhaps a bonus."""

    def __init__(self, id: str, kind: int, left: str, right: str, bonus: int) -> None:
        self.id: str = id
        self.kind: int = kind
        self.bonus: int = bonus
        self.cells: tuple[list[Cell], list[Cell]] = (cells(left, LEFT), cells(right, RIGHT))
        self.printed: tuple[str, str] = (" ".join(left.split()), " ".join(right.split()))
        self.name: Message = say("monster-" + id).of("card:" + id)


class Settlement:
    """A settlement card. `chests` lists the kinds of its chests in the order of the loot (A4)."""

    def __init__(self, id: str, kind: int, shield: int, magic_shield: int, loot: dict[str, int]) -> None:
        self.id: str = id
        self.kind: int = kind
        self.shield: int = shield
        self.magic_shield: int = magic_shield
        self.loot: dict[str, int] = loot
        self.food: int = loot.get("food", 0)
        self.runes: int = loot.get("rune", 0)
        self.barrels: int = loot.get("barrel", 0)
        self.chests: tuple[int, ...] = tuple(
            [CHEST_KINDS.index(thing) for thing in loot for _ in range(loot[thing]) if thing in CHEST_KINDS]
        )
        self.name: Message = say("settlement-" + id).of("settlement:" + id)


class Chest:
    """A chest: the kind is on its back, the value inside."""

    def __init__(self, kind: int, value: int) -> None:
        self.kind: int = kind
        self.value: int = value


def cells(text: str, side: int) -> list[Cell]:
    """The cells of one side that show something: "FF - M - - R"."""
    shown: list[Cell] = []
    for row, cell in enumerate(text.split(), 1):
        first, second, third = [cell.count(letter) for letter in LETTERS[side]]
        if cell != "-":
            shown.append((row, first, second, third))
    return shown


def loot(text: str) -> dict[str, int]:
    """What a settlement pays, in the order written: "1 food + 2 wooden"."""
    things: dict[str, int] = {}
    for part in text.split(" + "):
        count, thing = part.split()
        things[thing] = int(count)
    return things


def settlement_kind(id: str) -> int:
    return SETTLEMENT_KINDS.index(id.split("_")[0]) if id != "inn" else -1


CASTLES: Final = [Castle(id, shield, left, right) for id, shield, left, right in CASTLE_TABLE]
MONSTERS: Final = [
    Monster(id, kind, left, right, BONUSES.index(bonus))
    for kind, table in ((GOBLIN, GOBLIN_TABLE), (EVIL, EVIL_TABLE), (ULTRA, ULTRA_TABLE))
    for id, left, right, bonus in table
]
SETTLEMENTS: Final = [
    Settlement(id, settlement_kind(id), shield, magic, loot(text)) for id, shield, magic, text in SETTLEMENT_TABLE
]
CHESTS: Final = [
    Chest(kind, value)
    for kind in range(len(CHEST_KINDS))
    for value, copies in CHEST_VALUES[kind]
    for _ in range(copies)
]
INN: Final = 0  # among SETTLEMENTS; always on the table (A6)


# --- the piles: everything of one kind

MONSTERS_OF: Final = [
    tuple([card for card, monster in enumerate(MONSTERS) if monster.kind == kind]) for kind in range(len(MONSTER_KINDS))
]
SETTLEMENTS_OF: Final = [
    tuple([card for card, settlement in enumerate(SETTLEMENTS) if settlement.kind == kind])
    for kind in range(len(SETTLEMENT_KINDS))
]
CHESTS_OF: Final = [
    tuple([number for number, chest in enumerate(CHESTS) if chest.kind == kind]) for kind in range(len(CHEST_KINDS))
]
