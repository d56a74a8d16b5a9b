"""Talk: the chat of one table."""

from __future__ import annotations

from typing import Final

from klubovna.table.entries import Entry, Muted, Said
from klubovna.table.phase import PLAYING, Phase
from klubovna.table.plain import CHAT_LENGTH, cleaned
from klubovna.table.play import Play
from klubovna.table.refusal import Refusal
from klubovna.table.seating import Seating

KEPT: Final = 200  # lines in memory; the log has them all


class ChatLine:
    """What somebody said; a spectator has no seat."""

    def __init__(self, fact: Said, entry: Entry) -> None:
        self.version: int = entry.version
        self.seat: int | None = fact.seat
        self.name: str = fact.name
        self.text: str = fact.text
        self.holder: str = entry.holder
        self.at: float = entry.at


class Talk:
    """The last lines, and whether anybody may say something now."""

    def __init__(self, phase: Phase, seating: Seating, play: Play) -> None:
        self.phase: Phase = phase
        self.seating: Seating = seating
        self.play: Play = play
        self.lines: list[ChatLine] = []
        self.hushed: bool = False  # spectators are not heard
        self.muted: dict[str, str] = {}  # who is not heard, and what they were called

    def say(self, holder: str, text: str) -> Said:
        text = cleaned(text, CHAT_LENGTH)
        if not text:
            raise Refusal("empty")
        if self.is_silent():
            raise Refusal("silent")
        if holder in self.muted:
            raise Refusal("muted")
        seats = self.seating.seats_of(holder)
        seat = seats[0] if seats else None
        if seat is None and self.hushed:
            raise Refusal("hushed")
        return Said(seat, "" if seat is None else self.seating.chairs[seat].name, text)

    def is_silent(self) -> bool:
        """Whether the game forbids talk at this moment."""
        silent, match = self.play.game.silent, self.play.match
        if match is None or self.phase.status != PLAYING or silent is None:
            return False
        return silent(match.run.state)

    def line(self, version: int | None) -> ChatLine | None:
        return next((line for line in self.lines if line.version == version), None)

    def was_muted(self, fact: Muted) -> None:
        if fact.muted:
            self.muted[fact.who] = fact.name
        else:
            self.muted.pop(fact.who, None)

    def said(self, fact: Said, entry: Entry) -> None:
        self.lines.append(ChatLine(fact, entry))
        del self.lines[:-KEPT]
