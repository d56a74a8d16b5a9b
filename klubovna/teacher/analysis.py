"""Analysis of a finished match: how the chances went, what chance gave, what choices gave, and where it turned.

Every choice is judged by what the seat could know: its options are weighed in worlds dealt for that seat. Between two
choices the chances of all seats move by two parts that add up to the whole swing:

- the choice: the chances after what was chosen less those after the best option, where that is more than an error;
- luck: from there to the next question, wherever anybody has learnt anything on the way: cards, dice, secret plans.

Where nobody has learnt anything there was no luck, and what differs between two estimates is their error: the later
one, which looks at the same future from nearer, then counts for both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from klubovna.bots.reasons import Reason
from klubovna.engine import Ask, Chance, Match, Option, Refused, Result, seed_key
from klubovna.engine.hidden import Unknown
from klubovna.teacher.weighing import Question

FORMAT: Final = 1
CANDIDATES: Final = 4  # options that are looked at beside the one that was chosen
WORLDS: Final = (3, 16)  # in which they meet; a long match gets fewer for each question
SHARED: Final = 1600  # of them for a whole match
DEEPER: Final = 4  # times as many for the two that are then compared
LOOK_AGAIN: Final = 0.015  # of a chance: what seems so much better, and by more than the error, is compared with care
SURE: Final = 2.0  # errors by which a difference must stand out
GRADES: Final = ((0.15, "blunder"), (0.07, "mistake"), (0.03, "doubtful"))  # by what a choice has lost
TURNS: Final = 3  # turning points
LEAST: Final = 0.03  # of a chance: what a swing must come to

Progress = Callable[[int, int], None]


class Judged:
    """One answer of the match: the chances before it, after it, and what would have been better."""

    def __init__(self, moves: int, ask: Ask, chosen: Option[Any]) -> None:
        self.moves: int = moves  # answers before this one
        self.seat: int = ask.seat
        self.why: str = ask.why
        self.chosen: Option[Any] = chosen
        self.before: list[float] = []  # with the best that the seat could have done
        self.after: list[float] = []  # with what it did
        self.error: float = 0.0  # of the seat's own chance
        self.loss: float = 0.0
        self.loss_error: float = 0.0
        self.better: Option[Any] | None = None
        self.reasons: list[dict[str, Any]] = []
        self.revealing: bool = True  # whether anybody has learnt anything before the next question

    @property
    def grade(self) -> str:
        """What a loss is called; nothing where it might be chance."""
        return next((name for least, name in GRADES if self.loss >= least), "")

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "moves": self.moves,
            "seat": self.seat,
            "why": self.why,
            "chosen": labelled(self.chosen),
            "before": [rounded(value) for value in self.before],
            "after": [rounded(value) for value in self.after],
            "error": rounded(self.error),
        }
        if self.better is not None:
            data["better"] = labelled(self.better)
            data["loss"] = rounded(self.loss)
            data["doubt"] = rounded(self.loss_error)
            data["grade"] = self.grade
            data["reasons"] = self.reasons
        return data


def labelled(option: Option[Any]) -> dict[str, Any]:
    return {"key": option.key, "label": option.text.to_json()}


def rounded(value: float) -> float:
    return round(value, 4) + 0.0  # no minus zero


def analyse(
    match: Match, seed: int | str = 0, progress: Progress = lambda done, total: None, worlds: int | None = None
) -> dict[str, Any]:
    """The analysis of a finished match as JSON-ready data; the same match, seed and number of worlds give the same one.

    `progress` is told how many answers have been judged, of how many; what it raises ends the work.
    """
    result = match.result
    if result is None:
        raise Refused("Only a match that is over can be analysed.")
    if worlds is None:
        worlds = max(WORLDS[0], min(WORLDS[1], SHARED // max(1, match.version)))
    judged: list[Judged] = []
    unknown: list[Unknown] = []
    then = match.at(0)
    for moves, (seat, key) in enumerate(match.answers):
        ask = then.ask_for(seat)
        assert ask is not None
        if len(ask.options) > 1:
            judged.append(judge(then, ask, ask.index_of(key), Chance(seed_key(f"{seed} {moves}")), worlds))
            unknown.append(Unknown(then.run))
        then.answer(seat, key)
        progress(moves + 1, match.version)
    for at in range(len(judged) - 1):
        judged[at].revealing = unknown[at].reveals(unknown[at + 1])
    settle(judged)
    last = final_chances(result, match.seats, match.game.cooperative)
    return told(match, judged, last, seed, worlds)


def judge(match: Match, ask: Ask, index: int, chance: Chance, worlds: int) -> Judged:
    """One choice, judged by what the seat could know."""
    found = Judged(match.version, ask, ask.options[index])
    question = Question(match, ask, chance)
    tried = [other for other in question.order if other != index][:CANDIDATES]
    first = question.compared("first", [index, *tried], worlds)
    best = first[0]
    mine = next(verdict for verdict in first if verdict.index == index)
    if mine.behind >= max(LOOK_AGAIN, mine.behind_error):
        # what has picked the better one must not count in the comparison: the best of several is always lucky, too
        ordered = question.compared("again", [index, best.index], DEEPER * worlds)
        mine = ordered[0] if ordered[0].index == index else ordered[1]
        better = ordered[0]
        if better is not mine and mine.behind > SURE * mine.behind_error:
            found.before = better.chances
            found.loss, found.loss_error = mine.behind, mine.behind_error
            found.better = ask.options[better.index]
            found.reasons = [reason_json(reason) for reason in question.reasons(better, mine)]
    found.after, found.error = mine.chances, mine.error
    found.before = found.before or mine.chances
    return found


def settle(judged: list[Judged]) -> None:
    """Let every choice that revealed nothing end where the next one begins; the later estimate counts."""
    for at in range(len(judged) - 2, -1, -1):
        one, following = judged[at], judged[at + 1]
        if not one.revealing:
            moved = [before - after for before, after in zip(one.before, one.after, strict=True)]
            one.after, one.error = following.before, following.error
            one.before = shifted(one.after, moved)


def shifted(chances: list[float], moved: list[float]) -> list[float]:
    """The chances moved as far as chances can be."""
    part = 1.0
    for chance, way in zip(chances, moved, strict=True):
        if chance + way > 1.0:
            part = min(part, (1.0 - chance) / way)
        elif chance + way < 0.0:
            part = min(part, -chance / way)
    return [chance + part * way for chance, way in zip(chances, moved, strict=True)]


def reason_json(reason: Reason) -> dict[str, Any]:
    return {"term": reason.term, "seat": reason.seat, "good": reason.good, "text": reason.message.to_json()}


def final_chances(result: Result, seats: int, together: bool) -> list[float]:
    """What an end is worth to every seat; where nobody has won against others, the same to all."""
    if together:
        return [1.0 if result.winners else 0.0] * seats
    if not result.winners:
        return [1.0 / seats] * seats
    return [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in range(seats)]


def told(match: Match, judged: list[Judged], last: list[float], seed: int | str, worlds: int) -> dict[str, Any]:
    """All of it as data: the curve, the choices, the turning points, and what made the difference for every seat."""
    return {
        "format": FORMAT,
        "game": match.game.id,
        "rules": match.game.rules,
        "seats": match.seats,
        "together": match.game.cooperative,
        "seed": seed,
        "worlds": worlds,
        "moves": match.version,
        "choices": [one.to_json() for one in judged],
        "last": [rounded(value) for value in last],
        "turns": turning_points(match, judged, last),
        "players": [player(seat, judged, last, match) for seat in range(match.seats)],
    }


def lucks(judged: list[Judged], last: list[float]) -> list[tuple[list[float], float]]:
    """What luck gave every seat after each choice, and about how well that is known."""
    found = []
    for at, one in enumerate(judged):
        after = judged[at + 1].before if at + 1 < len(judged) else last
        error = judged[at + 1].error if at + 1 < len(judged) else 0.0
        moved = [later - before for before, later in zip(one.after, after, strict=True)]
        found.append((moved, (one.error**2 + error**2) ** 0.5))
    return found


def turning_points(match: Match, judged: list[Judged], last: list[float]) -> list[dict[str, Any]]:
    """The largest swings, in the order of the match, each by a choice or by luck."""
    found: list[tuple[float, Judged, str, list[float]]] = []
    for one, (luck, error) in zip(judged, lucks(judged, last), strict=True):
        chosen = [after - before for before, after in zip(one.before, one.after, strict=True)]
        for cause, swings, sure in (("choice", chosen, one.loss_error), ("luck", luck, error)):
            size = max(abs(swing) for swing in swings)
            if size >= LEAST and size > SURE * sure:
                found.append((size, one, cause, swings))
    found.sort(key=lambda turn: -turn[0])
    return [
        {
            "moves": one.moves,
            "seat": one.seat,
            "cause": cause,
            "swings": [rounded(swing) for swing in swings],
            "events": [match.told(one.moves), match.told(one.moves + 1)],
        }
        for _, one, cause, swings in sorted(found[:TURNS], key=lambda turn: (turn[1].moves, turn[2]))
    ]


def player(seat: int, judged: list[Judged], last: list[float], match: Match) -> dict[str, Any]:
    """Where one seat's chance came from: `start` + `own` + `others` + `luck` = `end`."""
    own = others = luck = 0.0
    grades = {name: 0 for _, name in GRADES}
    decided = 0
    for one, (moved, _) in zip(judged, lucks(judged, last), strict=True):
        lost = one.after[seat] - one.before[seat]
        luck += moved[seat]
        if one.seat == seat:
            own += lost
            decided += 1
            if one.grade:
                grades[one.grade] += 1
        else:
            others += lost
    start = judged[0].before[seat] if judged else last[seat]
    assert match.result is not None
    return {
        "seat": seat,
        "start": rounded(start),
        "end": rounded(last[seat]),
        "own": rounded(own),
        "others": rounded(others),
        "luck": rounded(luck),
        "decided": decided,
        "grades": grades,
        "won": seat in match.result.winners,
    }
