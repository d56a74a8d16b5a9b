"""What a fighter is made of: board, health track, counter, cards, and the rules that hold for this fighter alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from klubovna.games.tag_team.effects import (
    ANY,
    FIGURES,
    NO_PART,
    Action,
    Op,
    Part,
    Reading,
)

if TYPE_CHECKING:
    from klubovna.games.tag_team.boards import Boards

# --- Icons on a health track (T5.4, T5.5)

PLAIN: Final = 0
STOP: Final = 1
POWER_ICON: Final = 2
VOICE_ICON: Final = 3
SOUL_ICON: Final = 4
FALL_ICON: Final = 5  # on K.O. of each fairy
ICONS: Final = ("plain", "stop", "power", "voice", "soul", "fall")


class Track:
    """A health track: its top space, and the icon of every space from K.O. (0) upwards."""

    def __init__(self, top: int, icons: dict[int, int] | None = None) -> None:
        self.top: int = top
        self.icons: tuple[int, ...] = tuple([(icons or {}).get(space, PLAIN) for space in range(top + 1)])
        self.smooth: bool = not icons  # nothing on it: a marker just runs


class Counter:
    """What a fighter counts: a track with a special marker, or tokens from a supply."""

    def __init__(
        self,
        name: str,
        top: int,
        rule: str,
        rewards: dict[int, int] | None = None,
        wraps: bool = False,
        moves: Callable[[Boards, int, int], list[int]] | None = None,
        bear: int = 0,
        filled: Callable[[Boards, int], int] | None = None,
    ) -> None:
        self.name: str = name
        self.top: int = top
        self.rule: str = rule  # the one that introduces it
        self.rewards: tuple[int, ...] = tuple([(rewards or {}).get(space, -1) for space in range(top + 1)])
        self.wraps: bool = wraps  # FJ1: reaching the end, the marker returns to 0
        self.moves: Callable[[Boards, int, int], list[int]] | None = moves  # in a way of its own; who gains 1 power?
        self.bear: int = bear  # FB2: the power gained by turning into the Bear at the end of the track
        self.filled: Callable[[Boards, int], int] | None = filled  # what its end brings; returns the power gained


NO_COUNTER: Final = Counter("none", 0, "")


class Card:
    """A card as printed. `kind` is its number among all cards, given when the tables are put together."""

    def __init__(
        self,
        code: str,
        copies: int,
        main: Part,
        block_success: Part = NO_PART,
        attack_success: Part = NO_PART,
        then: Part = NO_PART,
        late: Part = NO_PART,
        immediate: Part = NO_PART,
        start: bool = False,
    ) -> None:
        self.code: str = code
        self.copies: int = copies
        self.start: bool = start
        self.main: Part = main
        self.success: Part = block_success or attack_success
        self.succeeds: bool = len(self.success) > 0
        self.of_block: bool = len(block_success) > 0  # which success it is: of the block, or of the attack
        self.then: Part = then
        self.late: Part = late
        self.immediate: Part = immediate
        self.cancels: bool = any([action.op == Op.CANCEL for action in main])
        self.attacks: bool = any([action.op == Op.ATTACK for action in flat(main + self.success)])
        self.blocks: bool = any([action.op == Op.BLOCK for action in main])
        self.bonus: int = immediate[0].n if immediate else 0  # T7.3: always healing of the card's own fighter
        self.figures: dict[str, int] = figures(main + self.success + then + late, self.bonus)
        self.kind: int = -1
        self.fighter: int = -1


def start(code: str, main: Part, copies: int = 1, then: Part = NO_PART) -> Card:
    """The card with the star. Of several copies one is the starting card, the others stay in the build (S6)."""
    return Card(code, copies, main, then=then, start=True)


def figures(part: Part, bonus: int) -> dict[str, int]:
    """The printed numbers for the card's text by the kind of action: heal, heal2, ...; of conditions low and high."""
    found: dict[str, int] = {}
    ranges = 0
    for action in flat(part):
        if action.op == Op.WHEN and action.reading in (Reading.OWN_MARK, Reading.OWN_POWER, Reading.STANDING):
            ranges += 1
            suffix = "" if ranges == 1 else str(ranges)
            found["low" + suffix] = action.n
            if action.high != ANY and action.high != action.n:
                found["high" + suffix] = action.high
        elif action.op in FIGURES and action.n != 0:
            name = FIGURES[action.op]
            if name in found and found[name] != abs(action.n):
                name += "2"
            found[name] = abs(action.n)
    if bonus:
        found["bonus"] = bonus
    return found


def flat(part: Part) -> list[Action]:
    """All actions of a part, those in branches right after the condition."""
    actions: list[Action] = []
    for action in part:
        actions.append(action)
        actions += flat(action.yes) + flat(action.no)
    return actions


class Fighter:
    """A fighter's board and ten cards."""

    def __init__(
        self,
        id: str,
        power: int,
        track: Track,
        difficulty: int,
        cards: list[Card],
        counter: Counter = NO_COUNTER,
        lives: int = 1,
        begins: Callable[[Boards, int], None] | None = None,
        strikes: Callable[[Boards, int], int] | None = None,
        weakens: Callable[[Boards, int], int] | None = None,
        ends_turn: Callable[[Boards], None] | None = None,
    ) -> None:
        self.id: str = id
        self.power: int = power  # S4: base power
        self.track: Track = track
        self.difficulty: int = difficulty  # for display only
        self.counter: Counter = counter
        self.lives: int = lives  # FF1: the Fae Folk have three tracks
        self.begins: Callable[[Boards, int], None] | None = begins  # S5: where its token lies at first
        self.strikes: Callable[[Boards, int], int] | None = strikes  # T4.1: what its own attacks gain by the target
        self.weakens: Callable[[Boards, int], int] | None = weakens  # T4.1: what anybody's attacks lose
        self.ends_turn: Callable[[Boards], None] | None = ends_turn  # T3.12
        self.cards: list[Card] = cards
        self.number: int = -1  # its place among the twelve
