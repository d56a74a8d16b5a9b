"""One question of a match, weighed by what the seat that is asked can know."""

from __future__ import annotations

from klubovna.bots.advice import STYLE, Verdict, Weighing, error_of
from klubovna.bots.base import Budget
from klubovna.bots.judge import Judge
from klubovna.bots.planner import Planner
from klubovna.bots.reasons import Reason, reasons_for
from klubovna.bots.worlds import ranked
from klubovna.engine import Ask, Chance, Glimpse, Match


class Question:
    """A question and how its options look at a glance; `weigh` plays some of them on in worlds that they share."""

    def __init__(self, match: Match, ask: Ask, chance: Chance) -> None:
        self.glimpse: Glimpse = Glimpse(match.run, ask)
        self.ask: Ask = ask
        self.chance: Chance = chance
        game = match.game
        self.judge: Judge = Judge(game.evaluation, game.cooperative)
        self.opinions: list[float] = Planner(0, STYLE).prior(self.glimpse, chance.spawn("prior"), self.judge)
        self.order: list[int] = ranked(self.opinions)  # the best first

    def weigh(self, name: str, options: list[int], worlds: int) -> list[Verdict]:
        """These options in that many worlds, in the order in which they were given. Another name gives other worlds."""
        weighing = Weighing(self.glimpse, self.judge, Budget(), self.chance.spawn(name), self.opinions)
        for _ in range(worlds):
            weighing.try_all(options)
        keys = self.ask.options
        found = [Verdict(index, keys[index].key, weighing.samples[index], self.ask.seat) for index in options]
        for verdict in found:
            verdict.chances = whole(verdict.chances, self.judge.together)
        return found

    def compared(self, name: str, options: list[int], worlds: int) -> list[Verdict]:
        """The same, the best first, with what each has lost against it, world by world."""
        found = sorted(self.weigh(name, options, worlds), key=lambda verdict: -verdict.chance)
        seat = self.ask.seat
        for verdict in found[1:]:
            both = zip(found[0].samples, verdict.samples, strict=True)
            lost = [best.chances[seat] - other.chances[seat] for best, other in both]
            verdict.behind, verdict.behind_error = sum(lost) / len(lost), error_of(lost)
        return found

    def reasons(self, better: Verdict, other: Verdict) -> list[Reason]:
        """What the one has over the other; both have met the same worlds."""
        return reasons_for(self.glimpse.game, self.ask.seat, better.samples, other.samples)


def whole(chances: list[float], together: bool) -> list[float]:
    """Chances that add up to one, also where a match may end without a winner; a team has but one chance."""
    total = sum(chances)
    if together or total <= 0.0:
        return chances
    return [chance / total for chance in chances]
