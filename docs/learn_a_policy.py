"""An example: a small network learns a game by playing it, on one processor, in minutes.

    pip install 'klubovna[learn]' jax optax
    python docs/learn_a_policy.py trablici --minutes 5 --against random

JAX comes without CUDA, and nothing here needs it. What the network knows is a row of columns, what it says is a number.
It plays many matches at once, sampling its answers, then makes those likelier that ended better than expected (PPO: a
few passes over each round, no step too far). With `--lessons` it first follows the answers of bots; with `--rival` it
plays against bots instead of itself.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import time
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import Any

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"  # one processor; JAX reads it when it is imported

import jax
import jax.numpy as jnp
import numpy
import optax
from numpy.typing import NDArray

from klubovna.bots import Bot, new_bot
from klubovna.engine import Glimpse
from klubovna.lab import environments
from klubovna.lab.statistics import share_interval
from klubovna.lab.vector import Matches

Array = NDArray[Any]
FAR = 0.2  # how much likelier or less likely an answer may become in one round
FORESIGHT = 0.95  # how far an answer is judged by the end of the match rather than by what is expected next
PASSES = 4
BATCH = 256
LESSONS = 6  # passes over what was learned from a bot
IMPOSSIBLE = -1e9


def layers(sizes: list[int], draw: numpy.random.Generator) -> list[Any]:
    """Weights and biases; the last layer begins at 0, so that at first every legal answer is as likely as any other."""
    made = []
    for number, (wide, next_wide) in enumerate(pairwise(sizes)):
        scale = (2 / wide) ** 0.5 if number < len(sizes) - 2 else 0.0
        made.append((jnp.array(draw.normal(0, 1, (wide, next_wide)) * scale, jnp.float32), jnp.zeros(next_wide)))
    return made


def through(weights: list[Any], rows: Any) -> Any:
    for weight, bias in weights[:-1]:
        rows = jax.nn.relu(rows @ weight + bias)
    weight, bias = weights[-1]
    return rows @ weight + bias


@jax.jit
def think(weights: Any, rows: Any, legal: Any) -> tuple[Any, Any]:
    """The logarithm of each answer's chance, illegal ones none, and what the match is expected to bring."""
    speaker, judge = weights
    logits = jnp.where(legal, through(speaker, rows), IMPOSSIBLE)
    return jax.nn.log_softmax(logits), through(judge, rows)[:, 0]


@partial(jax.jit, static_argnames="optimiser")
def improve(optimiser: Any, weights: Any, memory: Any, curiosity: float, part: dict[str, Any]) -> tuple[Any, Any]:
    """One step of PPO over a batch of decisions."""

    def loss(weights: Any) -> Any:
        chances, expected = think(weights, part["rows"], part["legal"])
        now = jnp.take_along_axis(chances, part["chosen"][:, None], 1)[:, 0]
        times = jnp.exp(now - part["before"])
        gain = jnp.minimum(times * part["better"], times.clip(1 - FAR, 1 + FAR) * part["better"])
        doubt = -(jnp.exp(chances) * jnp.where(part["legal"], chances, 0)).sum(1)
        surprise = (expected - part["brought"]) ** 2
        return surprise.mean() / 2 - gain.mean() - curiosity * doubt.mean()

    change, memory = optimiser.update(jax.grad(loss)(weights), memory, weights)
    return optax.apply_updates(weights, change), memory


@partial(jax.jit, static_argnames="optimiser")
def imitate(optimiser: Any, weights: Any, memory: Any, part: dict[str, Any]) -> tuple[Any, Any]:
    """One step towards the answers that somebody else gave, and towards what they brought."""

    def loss(weights: Any) -> Any:
        chances, expected = think(weights, part["rows"], part["legal"])
        said = jnp.take_along_axis(chances, part["chosen"][:, None], 1)[:, 0]
        return ((expected - part["brought"]) ** 2).mean() / 2 - said.mean()

    change, memory = optimiser.update(jax.grad(loss)(weights), memory, weights)
    return optax.apply_updates(weights, change), memory


class Policy:
    """Two networks, one that answers and one that judges, over what shows in a first round of random matches."""

    def __init__(self, rows: Array, masks: Array, hidden: int, pace: float, curiosity: float) -> None:
        self.draw = numpy.random.default_rng(1)
        spread = rows.std(axis=0)
        self.columns: Array = numpy.flatnonzero(spread > 0.01)
        self.answers: Array = numpy.flatnonzero(masks.any(axis=0))
        self.middle: Array = rows[:, self.columns].mean(axis=0)
        self.spread: Array = spread[self.columns]
        inside = [len(self.columns), hidden, hidden]
        self.weights: Any = (layers([*inside, len(self.answers)], self.draw), layers([*inside, 1], self.draw))
        self.curiosity: float = curiosity
        self.go_on(pace)

    def go_on(self, pace: float) -> None:
        """Learn at this pace from now on."""
        self.optimiser: Any = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(pace))
        self.memory: Any = self.optimiser.init(self.weights)

    def known(self, rows: Array, masks: Array) -> tuple[Array, Array]:
        """What of an observation the network looks at; where no legal answer is known to it, all are."""
        scaled = numpy.clip((rows[:, self.columns] - self.middle) / self.spread, -5, 5).astype(numpy.float32)
        legal = masks[:, self.answers].astype(bool)
        legal[~legal.any(axis=1)] = True
        return scaled, legal

    def choose(self, scaled: Array, legal: Array, sample: bool) -> tuple[Array, Array, Array]:
        """For each row the place of its answer, how likely that was, and what is expected."""
        chances, expected = [numpy.asarray(each) for each in think(self.weights, scaled, legal)]
        noise = self.draw.gumbel(size=chances.shape) if sample else 0  # the largest sum is a fair draw
        chosen = (chances + noise).argmax(axis=1)
        return chosen, chances[numpy.arange(len(chosen)), chosen], expected

    def said(self, chosen: Array, masks: Array) -> Array:
        """The numbers of these answers; where only answers are legal that it never saw before, the first of them."""
        numbers: Array = self.answers[chosen]
        lost = masks[numpy.arange(len(masks)), numbers] == 0
        numbers[lost] = masks[lost].argmax(axis=1)
        return numbers

    def learn(self, told: dict[str, Array]) -> None:
        better = told["better"]
        told["better"] = (better - better.mean()) / (better.std() + 1e-6)
        for part in self.batches(told, PASSES):
            self.weights, self.memory = improve(self.optimiser, self.weights, self.memory, self.curiosity, part)

    def follow(self, told: dict[str, Array]) -> None:
        for part in self.batches(told, LESSONS):
            self.weights, self.memory = imitate(self.optimiser, self.weights, self.memory, part)

    def batches(self, told: dict[str, Array], passes: int) -> Iterator[dict[str, Array]]:
        """Every decision once in each pass, in an order of chance; a rest that fills no batch is left out."""
        many = len(told["chosen"])
        for _ in range(passes):
            order = self.draw.permutation(many)
            for start in range(0, max(1, many - BATCH + 1), BATCH):
                yield {name: values[order[start : start + BATCH]] for name, values in told.items()}


def first_look(matches: Any, games: int) -> tuple[Array, Array]:
    """What is seen and may be answered in that many matches of chance."""
    draw = numpy.random.default_rng(1)
    seen = []
    while matches.played < games:
        rows, masks = matches.observe()
        seen.append((rows, masks))
        matches.step((masks * draw.random(masks.shape)).argmax(axis=1))
    return numpy.concatenate([rows for rows, _ in seen]), numpy.concatenate([masks for _, masks in seen])


def lessons(
    game: str, seats: int, policy: Policy, bots: str, minutes: float, options: dict[str, Any]
) -> dict[str, Array]:
    """What bots see, answer and get, playing among themselves for so many minutes of processor time."""
    until = time.process_time() + 60 * minutes
    match = environments.numbered(game, seats, options, keep=True)
    kept: list[dict[str, Any]] = []
    number = 0
    while time.process_time() < until:
        match.begin(f"lesson {number}")
        players = [new_bot(bots, f"lesson {number} {seat}") for seat in range(seats)]
        number += 1
        decisions: list[tuple[int, dict[str, Any]]] = []
        while not match.over:
            ask = match.run.asks[0]
            masks = numpy.frombuffer(match.mask(ask.seat), numpy.int8)[None]
            scaled, legal = policy.known(numpy.frombuffer(match.row(ask.seat), numpy.float32)[None], masks)
            index = players[ask.seat].index(Glimpse(match.run, ask))
            answer = match.answers.numbers[ask.options[index].key]
            match.run.play(0, index)
            chosen = int(numpy.searchsorted(policy.answers, answer))
            if chosen < len(policy.answers) and policy.answers[chosen] == answer:  # else it never saw this answer
                decisions.append((ask.seat, {"rows": scaled[0], "legal": legal[0], "chosen": chosen}))
        earned = match.rewards()
        kept += [{**decision, "brought": numpy.float32(earned[seat])} for seat, decision in decisions]
    print(json.dumps({"lessons": number, "decisions": len(kept)}), flush=True)
    return {name: numpy.array([each[name] for each in kept]) for name in kept[0]}


class Rivals:
    """Who plays the seats that the policy does not: it itself, or bots on all seats but one."""

    def __init__(self, matches: Any, level: str) -> None:
        self.matches: Any = matches
        self.level: str = level
        self.bots: list[list[Bot]] = [self.seated(number) for number in range(len(matches.matches))]

    def seated(self, number: int) -> list[Bot]:
        seats = self.matches.matches[number].seats if self.level else 0
        return [new_bot(self.level, f"{number} {self.matches.played} {seat}") for seat in range(seats)]

    def answers(self) -> dict[int, int]:
        """By match, where it is their turn; in match 5 of two seats the policy has seat 1."""
        found = {}
        for number, match in enumerate(self.matches.matches):
            ask = match.run.asks[0]
            if self.level and ask.seat != number % match.seats:
                index = self.bots[number][ask.seat].index(Glimpse(match.run, ask))
                found[number] = match.answers.numbers[ask.options[index].key]
        return found

    def step(self, numbers: Array) -> None:
        self.matches.step(numbers)
        for number in numpy.flatnonzero(self.matches.over):
            self.bots[number] = self.seated(number)


def play(matches: Any, policy: Policy, rivals: Rivals, games: int) -> dict[str, Array]:
    """The policy's decisions in that many matches, and how much better each turned out than what was expected."""
    open_ones: list[dict[int, list[dict[str, Any]]]] = [{} for _ in matches.matches]
    kept: list[dict[str, Any]] = []
    until = matches.played + games
    while matches.played < until:
        rows, masks = matches.observe()
        scaled, legal = policy.known(rows, masks)
        chosen, before, expected = policy.choose(scaled, legal, sample=True)
        said, theirs = policy.said(chosen, masks), rivals.answers()
        for number, seat in enumerate(matches.seats.tolist()):
            if number in theirs:
                said[number] = theirs[number]
                continue
            decision = {"rows": scaled[number], "legal": legal[number], "chosen": chosen[number]}
            decision |= {"before": before[number], "expected": expected[number]}
            open_ones[number].setdefault(seat, []).append(decision)
        rivals.step(said)
        for number in numpy.flatnonzero(matches.over):
            for seat, decisions in open_ones[number].items():
                kept += judged(decisions, float(matches.rewards[number][seat]))
            open_ones[number] = {}
    return {name: numpy.array([each[name] for each in kept]) for name in kept[0]}


def judged(decisions: list[dict[str, Any]], reward: float) -> list[dict[str, Any]]:
    """One seat's decisions in a match, from the last one back (generalised advantage estimation)."""
    later, better = reward, 0.0
    for decision in reversed(decisions):
        expected = float(decision.pop("expected"))
        better = later - expected + FORESIGHT * better
        later = expected
        decision["better"] = numpy.float32(better)
        decision["brought"] = numpy.float32(expected + better)
    return decisions


def measure(game: str, seats: int, policy: Policy, bots: str, games: int, options: dict[str, Any]) -> float:
    """Victories of the policy, its likeliest answer each time, alone among bots on every seat in turn."""
    won = 0.0
    tables = [environments.single(game, seats, seat=seat, bots=bots, **options) for seat in range(seats)]
    for number in range(games):
        table = tables[number % seats]
        seen, _ = table.reset(seed=10_000 + number // seats)
        over = False
        while not over:
            masks = seen["action_mask"][None]
            chosen, _, _ = policy.choose(*policy.known(seen["observation"][None], masks), sample=False)
            seen, _, over, _, _ = table.step(int(policy.said(chosen, masks)[0]))
        result = table.match.run.state.result
        assert result is not None
        won += 1 / len(result.winners) if table.seat in result.winners else 0
    return won


class Clock:
    """Minutes of processor time that went into learning; what is done aside does not count."""

    def __init__(self) -> None:
        self.since: float = time.process_time()

    @property
    def minutes(self) -> float:
        return (time.process_time() - self.since) / 60

    @contextlib.contextmanager
    def aside(self) -> Iterator[None]:
        before = time.process_time()
        yield
        self.since += time.process_time() - before


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="of the game, name=value")
    parser.add_argument("--minutes", type=float, default=5, help="of processor time")
    parser.add_argument("--teacher", default="greedy", help="level of the bots whose answers it follows at first")
    parser.add_argument("--lessons", type=float, default=0, help="for so many of these minutes")
    parser.add_argument("--rival", default="", help="level of the bots it then plays against; by default itself")
    parser.add_argument("--matches", type=int, default=64, help="stepped together")
    parser.add_argument("--round", type=int, default=128, help="matches in a round, after which it learns")
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--lesson-pace", type=float, default=0.0007, help="of learning while it follows them")
    parser.add_argument("--pace", type=float, default=0.001, help="of learning while it plays")
    parser.add_argument("--curiosity", type=float, default=0.01)
    parser.add_argument("--against", default="random", help="levels of bots to measure it by")
    parser.add_argument("--games", type=int, default=200, help="against each")
    given = parser.parse_args()
    options = dict(pair.split("=", 1) for pair in given.option)
    clock = Clock()
    keep = bool(given.rival)  # bots think in worlds, which a match has to allow for
    several = [environments.numbered(given.game, given.seats, options, keep) for _ in range(given.matches)]
    matches = Matches(several, seed=1)
    policy = Policy(*first_look(matches, 2 * given.matches), given.hidden, given.lesson_pace, given.curiosity)
    rivals = Rivals(matches, given.rival)

    def tell() -> None:
        learned = {"matches": matches.played, "processor_minutes": round(clock.minutes, 2)}
        for bots in given.against.split(","):
            with clock.aside():
                won = measure(given.game, given.seats, policy, bots, given.games, options)
            low, high = share_interval(won, given.games)
            found: dict[str, Any] = {"game": given.game, "seats": given.seats, "options": options, **learned}
            found |= {"against": bots, "games": given.games, "share": round(won / given.games, 3)}
            print(json.dumps({**found, "interval95": [round(low, 3), round(high, 3)]}), flush=True)

    if given.lessons:
        policy.follow(lessons(given.game, given.seats, policy, given.teacher, given.lessons, options))
        tell()
    policy.go_on(given.pace)
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C: enough, how good is it?
        while clock.minutes < given.minutes:
            policy.learn(play(matches, policy, rivals, given.round))
    tell()


if __name__ == "__main__":
    main()
