"""A player of Bellum Magica: castle, monsters, store and chests, with the symbols of every row added up."""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import Derived
from klubovna.games.bellum_magica.cards import CASTLES, CHESTS, FACES, LEFT, MONSTERS, Castle, Monster

Row = tuple[int, int, int]
EMPTY_ROW: Final[Row] = (0, 0, 0)
NO_ROWS: Final[list[Row]] = []  # not counted yet


class Player:
    """A castle, the monsters on both sides of it, and the store before it.

    `left` and `right` hold the symbols added up by row (G2; index 0 is not used): (food, runes, maps) and
    (swords, magic swords, thieves). Tuples are replaced instead of changed, so copies share them.
    """

    def __init__(
        self,
        castle: int,
        cards: list[tuple[int, ...]],
        chests: list[tuple[int, ...]],
        left: list[Row] = NO_ROWS,
        right: list[Row] = NO_ROWS,
    ) -> None:
        self.castle: int = castle
        self.goblins: tuple[int, ...] = ()  # dealt and not yet placed
        self.cards: list[tuple[int, ...]] = cards  # by side, in the order of recruiting
        self.left: Derived[list[Row]] = left
        self.right: Derived[list[Row]] = right
        self.food: int = 0
        self.runes: int = 0
        self.barrels: int = 0
        self.shields: int = 0  # tokens; the castle's own shield comes on top
        self.magic_shields: int = 0
        self.spells: int = 0
        self.spent: int = 0  # how many of the spells are turned to their crossed-out side
        self.chests: list[tuple[int, ...]] = chests  # by kind

    def chest_count(self) -> int:
        wooden, metal, golden = self.chests
        return len(wooden) + len(metal) + len(golden)

    def score(self) -> int:
        """E2."""
        return sum([CHESTS[chest].value for kind in self.chests for chest in kind])

    def shield(self) -> int:
        """A7: the castle's own shield and the tokens, each counting 1 (Q15)."""
        return CASTLES[self.castle].shield + self.shields

    def add_up(self, printed: Castle | Monster, side: int) -> None:
        """G2: the symbols of one side join the rows; the hidden half has no effect."""
        rows = self.left if side == LEFT else self.right
        for row, first, second, third in printed.cells[side]:
            a, b, c = rows[row]
            rows[row] = (a + first, b + second, c + third)

    def count_symbols(self) -> None:
        """Add up everything anew from the castle and the cards."""
        self.left = [EMPTY_ROW] * (FACES + 1)
        self.right = [EMPTY_ROW] * (FACES + 1)
        for side in range(2):
            self.add_up(CASTLES[self.castle], side)
            for card in self.cards[side]:
                self.add_up(MONSTERS[card], side)

    # --- fields: written by `make fields`
    def copy(self) -> Player:
        twin = Player(self.castle, self.cards[:], self.chests[:], self.left[:], self.right[:])
        twin.goblins = self.goblins
        twin.food = self.food
        twin.runes = self.runes
        twin.barrels = self.barrels
        twin.shields = self.shields
        twin.magic_shields = self.magic_shields
        twin.spells = self.spells
        twin.spent = self.spent
        return twin

    def to_json(self) -> dict[str, Any]:
        return {
            "castle": self.castle,
            "goblins": list(self.goblins),
            "cards": [list(each) for each in self.cards],
            "food": self.food,
            "runes": self.runes,
            "barrels": self.barrels,
            "shields": self.shields,
            "magic_shields": self.magic_shields,
            "spells": self.spells,
            "spent": self.spent,
            "chests": [list(each) for each in self.chests],
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Player:
        made = Player(
            int(data["castle"]),
            [tuple([int(part) for part in each]) for each in data["cards"]],
            [tuple([int(part) for part in each]) for each in data["chests"]],
        )
        made.goblins = tuple([int(each) for each in data["goblins"]])
        made.food = int(data["food"])
        made.runes = int(data["runes"])
        made.barrels = int(data["barrels"])
        made.shields = int(data["shields"])
        made.magic_shields = int(data["magic_shields"])
        made.spells = int(data["spells"])
        made.spent = int(data["spent"])
        return made

    # --- end of fields


def castle_rows(castle: int) -> tuple[list[Row], list[Row]]:
    """The symbols of a castle without monsters."""
    player = Player(castle, [(), ()], [(), (), ()])
    player.count_symbols()
    return player.left, player.right


CASTLE_ROWS: Final = [castle_rows(castle) for castle in range(len(CASTLES))]


def new_player(castle: int) -> Player:
    """S8: a bare castle and an empty store."""
    left, right = CASTLE_ROWS[castle]
    return Player(castle, [(), ()], [(), (), ()], left[:], right[:])
