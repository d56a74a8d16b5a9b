"""The boards of both teams: health, power, counters, tokens. Everything that a fight changes, and nothing else.

Fighters are numbered 0 to 3: 0 and 1 belong to seat 0, 2 and 3 to seat 1. So `number ^ 1` is the partner and
`number >> 1` the seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from klubovna.games.tag_team.cards import FAE_FOLK, FIGHTERS
from klubovna.games.tag_team.fighters._parts import FALL_ICON, POWER_ICON, SOUL_ICON, STOP, VOICE_ICON
from klubovna.games.tag_team.fighters.fae_folk import fairy_falls
from klubovna.games.tag_team.fighters.joan import enter_voice
from klubovna.games.tag_team.fighters.mephisto import enter_soul

AFLAME_TOKENS: Final = 5  # FS2
FAIRIES: Final = FIGHTERS[FAE_FOLK].lives
TRACKS: Final = [fighter.track for fighter in FIGHTERS]
NOBODY_THERE: Final = -1


class Boards:
    """Four fighters as they stand between two turns."""

    def __init__(
        self, kinds: tuple[int, ...], hp: list[int], power: list[int], mark: list[int], aflame: list[int]
    ) -> None:
        self.kinds: tuple[int, ...] = kinds  # which of the twelve each of the four is
        self.hp: list[int] = hp  # of the Fae Folk the leading fairy's
        self.power: list[int] = power
        self.mark: list[int] = mark  # each one's own counter
        self.aflame: list[int] = aflame  # FS2: tokens lying on each fighter
        self.doubled: int = 0  # T4.11: whose next card is resolved twice, one bit per seat
        self.bear: int = NOBODY_THERE  # FB2: Bödvar's number once he is the Bear
        self.fallen: int = 0  # FF1: fairies that are K.O.
        self.guarded: int = NOBODY_THERE  # FG2: whom the Presence token protects; with the Golem nobody
        self.sheriff: bool = True  # FW1: whether it is with the Wild Bunch
        self.serpent: int = NOBODY_THERE  # FL1: on whom it lies

    # --- questions

    def number_of(self, kind: int) -> int:
        """Where one of the twelve stands, or -1."""
        return self.kinds.index(kind) if kind in self.kinds else NOBODY_THERE

    def knocked_out(self, number: int) -> bool:
        """E1: marker on K.O.; all three fairies down, or another one would lead (FF4); the Bear without power (FB3)."""
        return self.hp[number] == 0 and (number != self.bear or self.power[number] == 0)

    def somebody_is_down(self) -> bool:
        return self.knocked_out(0) or self.knocked_out(1) or self.knocked_out(2) or self.knocked_out(3)

    def aflame_supply(self) -> int:
        return AFLAME_TOKENS - sum(self.aflame)

    # --- verbs

    def move_marker(self, number: int, spaces: int, entered: list[tuple[int, int]]) -> None:
        """T5: the health marker runs down (negative) or up; icons it enters are remembered, a stop ends the run."""
        track = TRACKS[self.kinds[number]]
        here = self.hp[number]
        if here == 0:  # T4.5: K.O. is final
            return
        goal = here + spaces
        goal = 0 if goal < 0 else track.top if goal > track.top else goal  # T5.1
        if not track.smooth:
            step = 1 if goal > here else -1
            while here != goal:  # T5.2, T5.3: space by space; the first one does not count
                here += step
                icon = track.icons[here]
                if icon == STOP:  # T5.5: the rest of the movement is lost
                    goal = here
                elif icon:
                    entered.append((number, icon))
        self.hp[number] = goal

    def gain_power(self, number: int, n: int) -> None:
        """A gain outside T3.6. A Bear at 0 stays there (FB3)."""
        if number != self.bear or self.power[number] > 0:
            self.power[number] += n

    def resolve_icons(self, entered: list[tuple[int, int]]) -> None:
        """T5.4: all icons entered, at once. None of them moves a health marker."""
        for number, icon in entered:
            ENTERED[icon](self, number)

    # --- fields: written by `make fields`
    def copy(self) -> Boards:
        twin = Boards(self.kinds, self.hp[:], self.power[:], self.mark[:], self.aflame[:])
        twin.doubled = self.doubled
        twin.bear = self.bear
        twin.fallen = self.fallen
        twin.guarded = self.guarded
        twin.sheriff = self.sheriff
        twin.serpent = self.serpent
        return twin

    def to_json(self) -> dict[str, Any]:
        return {
            "kinds": list(self.kinds),
            "hp": self.hp[:],
            "power": self.power[:],
            "mark": self.mark[:],
            "aflame": self.aflame[:],
            "doubled": self.doubled,
            "bear": self.bear,
            "fallen": self.fallen,
            "guarded": self.guarded,
            "sheriff": self.sheriff,
            "serpent": self.serpent,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Boards:
        made = Boards(
            tuple([int(each) for each in data["kinds"]]),
            [int(each) for each in data["hp"]],
            [int(each) for each in data["power"]],
            [int(each) for each in data["mark"]],
            [int(each) for each in data["aflame"]],
        )
        made.doubled = int(data["doubled"])
        made.bear = int(data["bear"])
        made.fallen = int(data["fallen"])
        made.guarded = int(data["guarded"])
        made.sheriff = bool(data["sheriff"])
        made.serpent = int(data["serpent"])
        return made

    # --- end of fields


def new_boards(kinds: tuple[int, ...]) -> Boards:
    """S2-S5: full health, base power, counters on 0, every token with its owner."""
    fighters = [FIGHTERS[kind] for kind in kinds]
    nothing = [0] * len(kinds)
    boards = Boards(kinds, [f.track.top for f in fighters], [f.power for f in fighters], nothing, nothing[:])
    for number, fighter in enumerate(fighters):
        if fighter.begins is not None:
            fighter.begins(boards, number)
    return boards


def enter_power(b: Boards, number: int) -> None:
    b.gain_power(number, 1)


# T5.4: what each icon brings to whoever enters it
ENTERED: Final[dict[int, Callable[[Boards, int], None]]] = {
    POWER_ICON: enter_power,
    VOICE_ICON: enter_voice,
    SOUL_ICON: enter_soul,
    FALL_ICON: fairy_falls,
}
