"""What an option would do, as far as the seat that is asked can know it: tried out by the rules, in redealt worlds.

Every world goes to the next question of anybody; the game's gauges are read before and after. What comes out alike in
all worlds is sure, unless rivals' secret plans had to be guessed; the rest is told as a range. (In 8,000 changes of
random play that were called sure all came true; a test plays on.)
"""

from __future__ import annotations

from typing import Any, Final

from klubovna.bots.judge import Judge
from klubovna.bots.policy import Policy
from klubovna.bots.worlds import ask_number
from klubovna.engine import COMMON, Chance, Dealer, Gauge, Glimpse, Message, Odds, Run, Unknown, seed_key
from klubovna.engine.flow import Several

SURE_WORLDS: Final = 6  # where nothing hidden plays a part
WORLDS: Final = 16
MOST_SURE: Final = 6  # changes worth telling of one option
MOST_UNSURE: Final = 3


class Change:
    """A gauge before and after: between `low` and `high`; `sure` where it cannot be otherwise."""

    def __init__(self, gauge: Gauge, low: int, high: int, sure: bool) -> None:
        self.gauge: Gauge = gauge
        self.low: int = low
        self.high: int = high
        self.sure: bool = sure

    def to_json(self) -> dict[str, Any]:
        gauge = self.gauge
        data = {"name": gauge.name.to_json(), "before": gauge.value, "low": self.low, "high": self.high}
        return {**data, "sure": self.sure, "ref": gauge.ref, "gauge": gauge.key}


class Prospect:
    """What one option would do. `end` says that the match ends with it, `then` what the seat is asked next."""

    def __init__(self, key: str) -> None:
        self.key: str = key
        self.changes: list[Change] = []
        self.odds: list[Odds] = []
        self.end: Message | None = None
        self.then: Message | None = None

    def to_json(self) -> dict[str, Any]:
        return {
            "key": self.key,
            "changes": [change.to_json() for change in self.changes],
            "odds": [{"name": one.name.to_json(), "part": one.part, "of": one.of} for one in self.odds],
            "end": None if self.end is None else self.end.to_json(),
            "then": None if self.then is None else self.then.to_json(),
        }


class Trial:
    """One world after the option: the gauges, whether anything hidden came into play, and what comes next."""

    def __init__(self, run: Run, seat: int, values: dict[str, int], touched: bool, guessed: bool) -> None:
        self.values: dict[str, int] = values
        self.touched: bool = touched
        self.guessed: bool = guessed  # rivals' secret plans are what they might be
        result = run.state.result
        self.ended: int = 0 if result is None else (1 if seat in result.winners else 2)
        ask = run.ask_for(seat)
        self.next: Message | None = None
        self.asked: str = ""
        if ask is not None and result is None:
            self.next = Message(run.game.texts, "ask-" + ask.why, ask.args or {})
            self.asked = ask.why


def foresee(glimpse: Glimpse, index: int, seed: int | str = 0) -> Prospect:
    """The prospect of one option of the open question."""
    seat = glimpse.seat
    option = glimpse.ask.options[index]
    prospect = Prospect(option.key)
    chance = Chance(seed_key(f"foresight {seed}"))
    first = glimpse.world(chance.spawn("before"), keep=False)
    before = glimpse.game.gauges(first.state, seat)
    prospect.odds = glimpse.game.odds(first.state, first.asks[ask_number(first, seat)], option)
    trials: list[Trial] = []
    while len(trials) < WORLDS:
        trials.append(tried(glimpse, index, Dealer(chance.spawn(f"world {len(trials)}").key)))
        if len(trials) == SURE_WORLDS and not any([trial.touched for trial in trials]):
            break
    prospect.changes = changes(before, trials, not trials[0].guessed, seat)
    ends = {trial.ended for trial in trials}
    if len(ends) == 1 and trials[0].ended:
        prospect.end = COMMON("foresee-win" if trials[0].ended == 1 else "foresee-lose")
    if len({trial.asked for trial in trials}) == 1:
        prospect.then = trials[0].next
    return prospect


def tried(glimpse: Glimpse, index: int, dealer: Dealer) -> Trial:
    """The option in one world, and what it brings about without anybody being asked.

    Who makes a secret plan sees something of it only when all plans are made: rivals' then follow the game's advice.
    """
    seat = glimpse.seat
    policy = Policy(Judge(glimpse.game.evaluation, glimpse.game.cooperative))
    run = glimpse.world(dealer, keep=policy.needs_forks)
    hidden = Unknown(run)
    asked = run.asked
    run.play(ask_number(run, seat), index)
    guessed = False
    if isinstance(asked, Several):
        luck = dealer.spawn("rivals")
        while isinstance(run.asked, Several) and run.asked.table is asked.table and run.number_of(seat) < 0:
            guessed = True
            run.play(0, policy.choose(run, 0, luck))
    values = {gauge.key: gauge.value for gauge in glimpse.game.gauges(run.state, seat)}
    return Trial(run, seat, values, hidden.shows(seat, Unknown(run)), guessed)


def changes(before: list[Gauge], trials: list[Trial], sure: bool, seat: int) -> list[Change]:
    """The gauges that move, the seat's own first; of a thing that has left the table there is nothing to read."""
    found: list[Change] = []
    for gauge in before:
        values = [trial.values[gauge.key] for trial in trials if gauge.key in trial.values]
        if values:
            low, high = min(values), max(values)
            if low != gauge.value or high != gauge.value:
                found.append(Change(gauge, low, high, sure and low == high and len(values) == len(trials)))
    found.sort(key=lambda change: change.gauge.seat != seat)
    clear = [change for change in found if change.sure]
    return clear[:MOST_SURE] + [change for change in found if not change.sure][:MOST_UNSURE]
