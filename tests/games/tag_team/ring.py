"""A ring for tests: four fighters in any state, one turn after another."""

from __future__ import annotations

from typing import Any

from klubovna.engine import LANGUAGES, Chance, Log, rule_text
from klubovna.games.tag_team.boards import Boards, new_boards
from klubovna.games.tag_team.cards import BY_CODE, CARDS, FIGHTER_IDS, say
from klubovna.games.tag_team.check import check_boards
from klubovna.games.tag_team.commentary import Note
from klubovna.games.tag_team.fight import play_turn
from klubovna.games.tag_team.scenario import arrange_fighter
from klubovna.games.tag_team.state import TagTeam


class Ring:
    """Teams as two strings; fighters that do not stand as at the start by keyword: `joan={"hp": 7}`."""

    def __init__(self, first: str, second: str, **fighters: dict[str, Any]) -> None:
        self.ids: list[str] = (first + " " + second).split()
        self.boards: Boards = new_boards(tuple(FIGHTER_IDS.index(id) for id in self.ids))
        self.notes: list[Note] = []
        self.told: list[str] = []
        for id, facts in fighters.items():
            arrange_fighter(self.boards, self.ids.index(id), facts)

    def play(self, first: str, second: str) -> Ring:
        """One turn; also checks that taking notes changes nothing."""
        silent = self.boards.copy()
        self.notes = []
        bear = self.boards.bear
        play_turn(self.boards, CARDS[BY_CODE[first]], CARDS[BY_CODE[second]], self.notes)
        play_turn(silent, CARDS[BY_CODE[first]], CARDS[BY_CODE[second]], None)
        assert silent.to_json() == self.boards.to_json()
        check_boards(self.boards)
        self.tell(bear)
        return self

    def tell(self, bear: int) -> None:
        """Everything that happened can be said, and the rule it names looked up."""
        t = TagTeam(Chance(b""))
        t.boards = self.boards
        t.log = Log()
        t.tell_turn(1, self.notes)
        self.told = [event.text(say, "en", None, ["Eva", "Petr"]) for event in t.log.events]
        for event in t.log.events:
            for lang in LANGUAGES:
                assert say.has(lang, event.message_id(None)), event.kind
                assert len(event.text(say, lang, None, ["Eva", "Petr"])) > 10
                assert say.has(lang, rule_text(event.rule)), event.rule

    def kinds(self) -> list[str]:
        return [note.kind for note in self.notes]

    def hp(self, id: str) -> int:
        return self.boards.hp[self.ids.index(id)]

    def power(self, id: str) -> int:
        return self.boards.power[self.ids.index(id)]

    def mark(self, id: str) -> int:
        return self.boards.mark[self.ids.index(id)]

    def aflame(self, id: str) -> int:
        return self.boards.aflame[self.ids.index(id)]

    def out(self, id: str) -> bool:
        return self.boards.knocked_out(self.ids.index(id))

    def serpent(self) -> str:
        return self.ids[self.boards.serpent]

    def guarded(self) -> str:
        return self.ids[self.boards.guarded] if self.boards.guarded >= 0 else ""


# Milady and the Golem make handy rivals: whispers that touch nobody, a plain attack, a block.
RIVALS = "milady golem"
IDLE = "court_whispers"
HIT = "fist_of_clay"
BLOCK = "mask_of_innocence"


def versus(first: str, **fighters: dict[str, Any]) -> Ring:
    """The team against Milady and the Golem, who hits with strength 4."""
    return Ring(first, RIVALS, **{"golem": {"power": 4}, **fighters})
