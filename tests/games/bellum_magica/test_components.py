"""Every component is what the tables of the specification say; the tables are read from the document itself."""

from __future__ import annotations

import pytest

from klubovna.engine import LANGUAGES
from klubovna.games.bellum_magica.cards import (
    BONUSES,
    CASTLES,
    CHEST_KINDS,
    CHESTS,
    EVIL,
    FACES,
    GOBLIN,
    INN,
    LETTERS,
    MONSTER_KINDS,
    MONSTERS,
    SETTLEMENT_KINDS,
    SETTLEMENTS,
    ULTRA,
    Castle,
    Monster,
    say,
)
from tests.kit import ROOT, cards, proven, rules

SPECIFICATION = (ROOT / "docs" / "rules" / "bellum_magica.md").read_text("utf-8")


def tables(section: str) -> list[list[str]]:
    """The rows of all tables of a section whose first cell is an id, cell by cell."""
    text = SPECIFICATION.split(f"\n### {section} ")[1].split("\n## ")[0].split("\n### ")[0]
    rows = [line.strip().strip("|").split("|") for line in text.splitlines() if line.startswith("| `")]
    return [[cell.strip().strip("`") for cell in row] for row in rows]


CASTLE_ROWS = tables("2.2")
GOBLIN_ROWS = tables("2.3")
EVIL_ROWS = tables("2.4")
ULTRA_ROWS = tables("2.5")
SETTLEMENT_ROWS = tables("2.6")
MONSTER_BY_ID = {monster.id: monster for monster in MONSTERS}


def written(printed: Castle | Monster) -> list[str]:
    """The twelve cells as the specification writes them."""
    found = []
    for side in range(2):
        row = {cell[0]: cell[1:] for cell in printed.cells[side]}
        for number in range(1, FACES + 1):
            counts = row.get(number, (0, 0, 0))
            found.append("".join(LETTERS[side][i] * counts[i] for i in range(3)) or "-")
    return found


def named(kind: str, row: list[str]) -> None:
    for lang, name in (("en", row[1]), ("cs", row[2])):
        assert say(f"{kind}-{row[0]}").text(lang) == name


@cards("bone_spire", "thorn_keep", "ember_hold", "frost_citadel", "mire_hall")
@rules("Q12")
def test_castles() -> None:
    assert [castle.id for castle in CASTLES] == [row[0] for row in CASTLE_ROWS]
    assert len(CASTLES) == 5
    for castle, row in zip(CASTLES, CASTLE_ROWS, strict=True):
        named("castle", row)
        assert castle.shield == int(row[3])
        assert [sorted(cell) for cell in written(castle)] == [sorted(cell) for cell in row[4:]]
        assert "X" not in "".join(written(castle)), "magic swords come only from recruiting"


@cards(
    "goblin_1",
    "goblin_2",
    "goblin_3",
    "goblin_4",
    "goblin_5",
    "goblin_6",
    "goblin_7",
    "goblin_8",
    "goblin_9",
    "goblin_10",
)
@cards("orc_1", "orc_2", "orc_3", "orc_4", "orc_5", "orc_6")
@cards("skeleton_1", "skeleton_2", "skeleton_3", "skeleton_4", "skeleton_5", "skeleton_6")
@cards("troll_1", "troll_2", "troll_3", "troll_4", "troll_5", "troll_6")
@cards("imp_1", "imp_2", "imp_3", "imp_4", "imp_5", "imp_6")
@cards("harpy_1", "harpy_2", "harpy_3", "harpy_4", "harpy_5", "harpy_6")
@cards("werewolf_1", "werewolf_2", "werewolf_3", "werewolf_4", "werewolf_5", "werewolf_6")
@cards("ghost_1", "ghost_2", "ghost_3", "ghost_4", "ghost_5")
@cards("witch_1", "witch_2", "witch_3", "witch_4", "witch_5")
@cards("dragon_1", "dragon_2", "dragon_3", "dragon_4", "dragon_5")
@cards("demon_1", "demon_2", "demon_3", "demon_4", "demon_5")
@cards("vampire_1", "vampire_2", "vampire_3", "vampire_4", "vampire_5")
@cards("lich_1", "lich_2", "lich_3", "lich_4", "lich_5")
@pytest.mark.parametrize("row", GOBLIN_ROWS + EVIL_ROWS + ULTRA_ROWS, ids=lambda row: row[0])
def test_monster(row: list[str]) -> None:
    monster = MONSTER_BY_ID[row[0]]
    named("monster", row)
    assert [sorted(cell) for cell in written(monster)] == [sorted(cell) for cell in row[3:15]]
    bonus = "-" if monster.kind == GOBLIN else row[15]
    assert BONUSES[monster.bonus] == ("" if bonus == "-" else bonus)
    kind = "goblin" if row in GOBLIN_ROWS else "evil" if row in EVIL_ROWS else "ultra"
    assert MONSTER_KINDS[monster.kind] == kind


def test_every_card_is_named() -> None:
    ids = [thing.id for table in (CASTLES, MONSTERS, SETTLEMENTS) for thing in table] + list(CHEST_KINDS)
    assert set(ids) <= proven("bellum_magica", "cards")


def test_counts_of_monsters() -> None:
    assert [len(rows) for rows in (GOBLIN_ROWS, EVIL_ROWS, ULTRA_ROWS)] == [10, 46, 20]
    assert [monster.id for monster in MONSTERS] == [row[0] for row in GOBLIN_ROWS + EVIL_ROWS + ULTRA_ROWS]
    bonuses = [BONUSES[monster.bonus] for monster in MONSTERS]
    assert [bonuses.count(name) for name in ("shield", "reroll", "magic_shield")] == [9, 13, 8]
    assert not [monster for monster in MONSTERS if monster.kind == GOBLIN and "X" in "".join(written(monster))]
    assert [len([m for m in MONSTERS if m.kind == kind]) for kind in (EVIL, ULTRA)] == [46, 20]


@cards("inn")
@cards("farm_1", "farm_2", "farm_3", "farm_4", "farm_5", "farm_6", "farm_7")
@cards("village_1", "village_2", "village_3", "village_4", "village_5", "village_6", "village_7")
@cards("town_1", "town_2", "town_3", "town_4", "town_5", "town_6", "town_7", "town_8", "town_9", "town_10")
@pytest.mark.parametrize("row", SETTLEMENT_ROWS, ids=lambda row: row[0])
def test_settlement(row: list[str]) -> None:
    settlement = next(s for s in SETTLEMENTS if s.id == row[0])
    named("settlement", row)
    assert (settlement.shield, settlement.magic_shield) == (int(row[3]), int(row[4]))
    loot = " + ".join(f"{n} {thing}{' chest' if thing in CHEST_KINDS else ''}" for thing, n in settlement.loot.items())
    assert loot == row[5]
    goods = {"food": settlement.food, "rune": settlement.runes, "barrel": settlement.barrels}
    for kind in settlement.chests:
        goods[CHEST_KINDS[kind]] = goods.get(CHEST_KINDS[kind], 0) + 1
    assert {thing: n for thing, n in goods.items() if n} == settlement.loot


def test_counts_of_settlements() -> None:
    kinds = ["inn" if s.kind < 0 else SETTLEMENT_KINDS[s.kind] for s in SETTLEMENTS]
    assert [kinds.count(kind) for kind in ("inn", "farm", "village", "town")] == [1, 7, 7, 10]
    assert SETTLEMENTS[INN].id == "inn"


@cards("wooden", "metal", "golden")
def test_chests() -> None:
    for kind, row in enumerate(tables("2.7")):
        values = [chest.value for chest in CHESTS if chest.kind == kind]
        copies = {int(part.split(" x ")[1]): int(part.split(" x ")[0]) for part in row[4].split(", ")}
        assert row[0] == CHEST_KINDS[kind]
        assert len(values) == int(row[3])
        assert {value: values.count(value) for value in values} == copies
        assert sum(values) == int(row[5])
        named("chest", row)
    assert len(CHESTS) == 50


@cards("shield", "magic_shield", "reroll", "barrel")
def test_tokens_suffice() -> None:
    """2.8: barrels and magic shields are never short; bonus cards never need more than the box holds."""
    counts = {row[0]: int(row[3]) for row in tables("2.8")}
    bonuses = [BONUSES[monster.bonus] for monster in MONSTERS]
    for token in ("shield", "magic_shield", "reroll"):
        assert bonuses.count(token) <= counts[token]
        for lang in LANGUAGES:
            assert say(f"token-{token}").text(lang)
    assert counts["barrel"] == 5 * 2
