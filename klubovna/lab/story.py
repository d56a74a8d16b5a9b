"""A match to take home: told in sentences, or as one JSON object per line. Both hold what one seat was told, no more.

They are made of events as they cross the wire, so a running match, a finished one, an album of older rules and a bug
report are all told by the same words.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from klubovna.engine import BadRecord, Event, Game, Match
from klubovna.engine.text import name_of


class Story:
    """What one seat (or a spectator, None) knows of a match. `told` counts the events before each answer and at the
    end."""

    def __init__(
        self,
        game: Game,
        names: list[str],
        seat: int | None,
        events: Sequence[dict[str, Any]],
        told: list[int],
        result: dict[str, Any] | None,
        rules: int = 0,
    ) -> None:
        self.game: Game = game
        self.names: list[str] = names
        self.seat: int | None = seat
        self.events: Sequence[dict[str, Any]] = events
        self.told: list[int] = told
        self.result: dict[str, Any] | None = result
        self.rules: int = rules or game.rules  # those it was played under

    @staticmethod
    def of(match: Match, seat: int | None) -> Story:
        told = [match.told(number) for number in range(match.version + 1)]
        result = None if match.result is None else match.result.to_json()
        names = [match.names[other] if other < len(match.names) else "" for other in range(match.seats)]
        return Story(match.game, names, seat, match.events_for(seat), told, result)

    def sentences(self, lang: str) -> list[str]:
        texts = self.game.texts
        try:
            return [
                Event.from_json(texts, event, self.seat).text(texts, lang, self.seat, self.names)
                for event in self.events
            ]
        except (KeyError, TypeError, ValueError, AttributeError):
            raise BadRecord("its events are not what they should be.") from None

    def as_text(self, lang: str) -> str:
        """The whole story for people: who played, what happened, how it ended."""
        names = [name_of(lang, seat, self.names) for seat in range(len(self.names))]
        lines = [self.game.texts.text(lang, "title"), ", ".join(names), "", *self.sentences(lang)]
        if self.result is not None:
            scores, winners = self.result["scores"], self.result["winners"]
            lines += ["", self.game.texts.text(lang, "end-" + self.result["cause"])]
            for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
                lines.append(f"{'★' if seat in winners else ' '} {names[seat]}: {scores[seat]}")
        return "\n".join(lines) + "\n"

    def as_json_lines(self, lang: str) -> str:
        """For programs: a line about the match, one for every event with its sentence, and one for the result."""
        lines: list[dict[str, Any]] = [
            {"game": self.game.id, "rules": self.rules, "names": self.names, "seat": self.seat, "lang": lang}
        ]
        move = 0
        for number, (event, text) in enumerate(zip(self.events, self.sentences(lang), strict=True)):
            while move + 1 < len(self.told) and self.told[move] <= number:
                move += 1
            lines.append({"event": number, "move": move, **event, "text": text})
        if self.result is not None:
            lines.append({"result": self.result})
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
