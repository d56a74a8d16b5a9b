"""An example: a small network learns a game by playing against itself, on one processor, in minutes.

    pip install 'klubovna[learn]' torch
    python docs/learn_a_policy.py trablici --minutes 5 --against random

PyTorch's own pages say how to get it without CUDA, which is not needed. What the network knows is a row of columns,
what it says is a number. It plays many matches at once, sampling its answers, then makes those likelier that ended
better than expected (PPO: a few passes over each round, no step too far).
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import numpy
import torch
from numpy.typing import NDArray

from klubovna.lab import environments
from klubovna.lab.statistics import share_interval

Array = NDArray[Any]
FAR = 0.2  # how much likelier or less likely an answer may become in one round
CURIOSITY = 0.01
PASSES = 3
BATCH = 1024


class Policy:
    """A network over those columns and answers that show in a first round of random matches."""

    def __init__(self, rows: Array, masks: Array, hidden: int, pace: float) -> None:
        spread = rows.std(axis=0)
        self.columns: Array = numpy.flatnonzero(spread > 0.01)
        self.answers: Array = numpy.flatnonzero(masks.any(axis=0))
        self.middle: Array = rows[:, self.columns].mean(axis=0)
        self.spread: Array = spread[self.columns]
        torch.manual_seed(1)
        self.body: Any = torch.nn.Sequential(torch.nn.Linear(len(self.columns), hidden), torch.nn.ReLU())
        self.speaker: Any = torch.nn.Linear(hidden, len(self.answers))
        self.judge: Any = torch.nn.Linear(hidden, 1)
        torch.nn.init.zeros_(self.speaker.weight)  # at first every legal answer is as likely as any other
        torch.nn.init.zeros_(self.speaker.bias)
        parameters = [*self.body.parameters(), *self.speaker.parameters(), *self.judge.parameters()]
        self.optimiser: Any = torch.optim.Adam(parameters, lr=pace)

    def known(self, rows: Array, masks: Array) -> tuple[Any, Any]:
        """What of an observation the network looks at; where no legal answer is known to it, all are."""
        scaled = numpy.clip((rows[:, self.columns] - self.middle) / self.spread, -5, 5).astype(numpy.float32)
        legal = masks[:, self.answers].astype(bool)
        legal[~legal.any(axis=1)] = True
        return torch.from_numpy(scaled), torch.from_numpy(legal)

    def logits(self, scaled: Any, legal: Any) -> tuple[Any, Any]:
        """How much it is for each answer, illegal ones never, and what it expects the match to bring."""
        thought = self.body(scaled)
        return self.speaker(thought).masked_fill(~legal, -1e9), self.judge(thought).squeeze(1)

    def choose(self, rows: Array, masks: Array, sample: bool) -> Array:
        with torch.no_grad():
            logits, _ = self.logits(*self.known(rows, masks))
            found = torch.distributions.Categorical(logits=logits).sample() if sample else logits.argmax(1)
        answers: Array = self.answers[found.numpy()]
        lost = masks[numpy.arange(len(masks)), answers] == 0  # only answers that it never saw before are legal
        answers[lost] = masks[lost].argmax(axis=1)
        return answers

    def learn(self, rows: Array, masks: Array, actions: Array, brought: Array) -> None:
        scaled, legal = self.known(rows, masks)
        chosen = torch.from_numpy(numpy.searchsorted(self.answers, actions).clip(0, len(self.answers) - 1))
        brought = torch.from_numpy(brought)
        with torch.no_grad():
            logits, expected = self.logits(scaled, legal)
            before = torch.distributions.Categorical(logits=logits).log_prob(chosen)
            better = brought - expected
            better = (better - better.mean()) / (better.std() + 1e-6)
        for _ in range(PASSES):
            for part in torch.randperm(len(scaled)).split(BATCH):
                logits, expected = self.logits(scaled[part], legal[part])
                now = torch.distributions.Categorical(logits=logits)
                times = (now.log_prob(chosen[part]) - before[part]).exp()
                gain = torch.minimum(times * better[part], times.clamp(1 - FAR, 1 + FAR) * better[part])
                surprise = (expected - brought[part]) ** 2
                loss = surprise.mean() / 2 - gain.mean() - CURIOSITY * now.entropy().mean()
                self.optimiser.zero_grad()
                loss.backward()
                self.optimiser.step()


def play(matches: Any, policy: Policy | None, games: int, draw: numpy.random.Generator) -> list[Array]:
    """The decisions of that many matches: rows seen, what was legal, the answers, what they brought in the end."""
    waiting: list[list[tuple[Array, Array, int, int]]] = [[] for _ in matches.matches]
    kept: list[tuple[Array, Array, int, float]] = []
    until = matches.played + games
    while matches.played < until:
        rows, masks = matches.observe()
        if policy is None:
            chosen = (masks * draw.random(masks.shape)).argmax(axis=1)
        else:
            chosen = policy.choose(rows, masks, sample=True)
        for number, seat in enumerate(matches.seats.tolist()):
            waiting[number].append((rows[number], masks[number], int(chosen[number]), seat))
        matches.step(chosen)
        for number in numpy.flatnonzero(matches.over):
            earned = matches.rewards[number]
            kept += [(row, mask, action, earned[seat]) for row, mask, action, seat in waiting[number]]
            waiting[number] = []
    rows, masks, actions, brought = zip(*kept, strict=True)
    return [numpy.array(rows), numpy.array(masks), numpy.array(actions), numpy.array(brought, numpy.float32)]


def measure(game: str, seats: int, policy: Policy, bots: str, games: int, options: dict[str, Any]) -> float:
    """Victories of the policy, its likeliest answer each time, alone among bots on every seat in turn."""
    won = 0.0
    tables = [environments.single(game, seats, seat=seat, bots=bots, **options) for seat in range(seats)]
    for number in range(games):
        table = tables[number % seats]
        seen, _ = table.reset(seed=10_000 + number // seats)
        over = False
        while not over:
            action = policy.choose(seen["observation"][None], seen["action_mask"][None], sample=False)
            seen, _, over, _, _ = table.step(int(action[0]))
        result = table.match.run.state.result
        assert result is not None
        won += 1 / len(result.winners) if table.seat in result.winners else 0
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="of the game, name=value")
    parser.add_argument("--minutes", type=float, default=5, help="of processor time")
    parser.add_argument("--matches", type=int, default=64, help="in a round")
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--pace", type=float, default=0.001)
    parser.add_argument("--against", default="random", help="levels of bots to measure it by")
    parser.add_argument("--games", type=int, default=200, help="against each")
    given = parser.parse_args()
    options = dict(pair.split("=", 1) for pair in given.option)
    torch.set_num_threads(1)
    started, began = time.process_time(), time.perf_counter()
    matches = environments.many(given.game, given.matches, given.seats, seed=1, **options)
    draw = numpy.random.default_rng(1)
    rows, masks, _, _ = play(matches, None, 2 * given.matches, draw)
    policy = Policy(rows, masks, given.hidden, given.pace)
    while time.process_time() - started < 60 * given.minutes:
        policy.learn(*play(matches, policy, given.matches, draw))
    learned = {
        "matches": matches.played,
        "processor_minutes": round((time.process_time() - started) / 60, 1),
        "minutes": round((time.perf_counter() - began) / 60, 1),
    }
    for bots in given.against.split(","):
        won = measure(given.game, given.seats, policy, bots, given.games, options)
        low, high = share_interval(won, given.games)
        found: dict[str, Any] = {**learned, "against": bots, "games": given.games, "share": round(won / given.games, 3)}
        found["interval95"] = [round(low, 3), round(high, 3)]
        print(
            json.dumps({"game": given.game, "seats": given.seats, "options": options, **learned, **found}), flush=True
        )


if __name__ == "__main__":
    main()
