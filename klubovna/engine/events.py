"""Events: what has happened, with a part for everybody and parts for some seats.

Events are for screens and logs. Rules never read them.
"""

from __future__ import annotations

from typing import Any

from klubovna.engine.text import Texts, args_to_json


class Event:
    """One thing that happened, by which rule. `private` adds arguments for the seats that may know them.

    The sentence is message `log-<kind>`; for a seat with a private part `log-<kind>-known`.
    """

    def __init__(self, kind: str, rule: str, args: dict[str, Any], private: dict[int, dict[str, Any]] | None) -> None:
        self.kind: str = kind
        self.rule: str = rule
        self.args: dict[str, Any] = args
        self.private: dict[int, dict[str, Any]] | None = private

    def knows(self, seat: int | None) -> bool:
        return self.private is not None and seat is not None and seat in self.private

    def args_for(self, seat: int | None) -> dict[str, Any]:
        if self.private is None or seat is None or seat not in self.private:
            return self.args
        return {**self.args, **self.private[seat]}

    def message_id(self, seat: int | None) -> str:
        return "log-" + self.kind + ("-known" if self.knows(seat) else "")

    def text(self, texts: Texts, lang: str, seat: int | None = None, names: list[str] | None = None) -> str:
        """The sentence as this seat reads it: with what it may know, and in the second person about itself."""
        return texts.text(lang, self.message_id(seat), self.args_for(seat), names, seat)

    def to_json(self, seat: int | None) -> dict[str, Any]:
        """What may cross the wire to this seat; None is a spectator."""
        data: dict[str, Any] = {"kind": self.kind, "rule": self.rule, "args": args_to_json(self.args_for(seat))}
        if self.knows(seat):
            data["known"] = True
        return data
