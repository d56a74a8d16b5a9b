"""Saved answers: what somebody has said beforehand to every later question of a kind, in this match and on this seat.

The server gives them as its person would: only where exactly this option is offered. They are that seat's secret.
"""

from __future__ import annotations

from klubovna.table.entries import HUMAN, AnswerSaved
from klubovna.table.phase import PLAYING, Phase
from klubovna.table.play import Accepted, Play
from klubovna.table.refusal import Refusal
from klubovna.table.seating import Seating


class SavedAnswers:
    """By seat and reason of the question: the answer."""

    def __init__(self, phase: Phase, seating: Seating, play: Play) -> None:
        self.phase: Phase = phase
        self.seating: Seating = seating
        self.play: Play = play
        self.answers: dict[tuple[int, str], AnswerSaved] = {}

    def save(self, holder: str, seat: int, why: str, key: str, on: bool) -> AnswerSaved:
        """Answer like this from now on, or ask me again. A question is saved for while it stands before its seat."""
        self.seating.need_own(holder, seat)
        self.phase.need(PLAYING)
        if on:
            return self.saveable(seat, why, key)
        if (seat, why) not in self.answers:
            raise Refusal("not-saved")
        return AnswerSaved(seat, why, key, False, {}, {})

    def saveable(self, seat: int, why: str, key: str) -> AnswerSaved:
        """An option that points at nothing on the table means the same whenever it is offered."""
        ask = None if self.play.match is None else self.play.match.ask_for(seat)
        option = None if ask is None or ask.why != why else next((one for one in ask.options if one.key == key), None)
        if ask is None or option is None or option.refs or ask.batch is not None:
            raise Refusal("not-saveable")
        return AnswerSaved(seat, why, key, True, option.text.to_json(), ask.to_json().get("args", {}))

    def was_saved(self, fact: AnswerSaved) -> None:
        if fact.on:
            self.answers[fact.seat, fact.why] = fact
        else:
            self.answers.pop((fact.seat, fact.why), None)

    def of(self, seats: list[int]) -> list[AnswerSaved]:
        """Those of some seats."""
        return [answer for answer in self.answers.values() if answer.seat in seats]

    def ready(self) -> list[tuple[int, str]]:
        """The seats whose question is answered already, and how. One that an undo leads back to is put again."""
        match, play = self.play.match, self.play
        if not self.answers or match is None or self.phase.status != PLAYING:
            return []
        found: list[tuple[int, str]] = []
        for ask in match.asks:
            saved = self.answers.get((ask.seat, ask.why))
            person = self.seating.chairs[ask.seat].kind == HUMAN
            fresh = not play.undone_at or play.asked_since[ask.seat] > play.undone_at
            if saved is not None and person and fresh and ask.batch is None and ask.index_of(saved.key) >= 0:
                found.append((ask.seat, saved.key))
        return found

    def answer(self, seat: int, version: int, key: str) -> Accepted:
        """The saved answer, if it still is one."""
        if (seat, key) not in self.ready():
            raise Refusal("not-saved")
        return self.play.accept(seat, version, key)
