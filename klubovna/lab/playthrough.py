"""A match told in words: every position, question, answer and event, so that a change of rules is read as a difference.

`python -m klubovna.lab.golden` writes one per game, of its shortest golden match. A table that looks as before is not
drawn again.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from klubovna.engine import Ask, Event, Match, Refused, new_match

LANG: Final = "en"
WIDTH: Final = 100


def playthrough(match: Match) -> str:
    """The match from its first question to its result, as those who are asked see it."""
    lines = [
        f"{match.game.id}, rules {match.game.rules}: {match.seats} seats, seed {match.setup.seed}",
        "options: " + (", ".join(f"{name}={value}" for name, value in match.setup.options.items()) or "none"),
    ]
    again = new_match(match.game, match.seats, match.setup.seed, match.setup.options, match.names)
    lines += told(again, again.events)
    before: dict[int, list[str]] = {}
    for number, (seat, key) in enumerate(match.answers, 1):
        ask = again.ask_for(seat)
        if ask is None:
            raise Refused(f"Answer {number} of seat {seat} answers nothing.")
        table = drawn(again, seat)
        if before.get(seat) != table:
            lines += ["", *table]
            before[seat] = table
        lines += ["", *asked(again, number, ask, key)]
        seen = len(again.events)
        again.answer(seat, key)
        lines += told(again, again.events[seen:])
    result = again.result
    if result is not None:
        lines += [
            "",
            *drawn(again, None),
            "",
            f"Over ({result.cause}): winners {result.winners}, scores {result.scores}",
        ]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def drawn(match: Match, seat: int | None) -> list[str]:
    """The table as the terminal shows it, without colours."""
    names = [match.name(other, LANG) for other in range(match.seats)]
    screen = match.game.screen(match.view(seat), LANG, names, WIDTH)
    return [f"  | {part}" for line in screen for part in Text.from_markup(line).plain.splitlines() or [""]]


def asked(match: Match, number: int, ask: Ask, key: str) -> list[str]:
    """The question with all its answers; the one that is given has an arrow."""
    options = [
        f"  {'->' if option.key == key else '  '} {option.key}: {option.label(LANG, match.names, ask.seat)}"
        for option in ask.options
    ]
    return [f"{number}. {match.name(ask.seat, LANG)}, {ask.why} [{ask.rule}]: {ask.text(LANG, match.names)}", *options]


def told(match: Match, events: list[Event]) -> list[str]:
    """What happened, by which rule, and below it how those read it who know more than the others."""
    lines = []
    for event in events:
        texts = match.game.texts
        lines.append(f"  * {event.text(texts, LANG, None, match.names)} [{event.rule}]")
        for seat in sorted(event.private or {}):
            lines.append(f"    {match.name(seat, LANG)} reads: {event.text(texts, LANG, seat, match.names)}")
    return lines
