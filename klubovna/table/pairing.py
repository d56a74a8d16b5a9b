"""Pairing: who meets whom in the next round of a tournament. It knows numbers of players and their past, no database.

Two at a table are paired by one minimum weight matching over all of them (networkx), so the best round is found and not
the first one that works. More than two are seated by swapping people until no swap helps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final

import msgspec

BOT: Final = -1  # on a seat that nobody else takes
CLOSE: Final = 256  # what a difference of half a point weighs against luck and the order of seats
LUCK: Final = 64
TRIES: Final = 6  # beginnings from which seats at larger tables are swapped
SWEEPS: Final = 40  # times that all swaps are looked at


class Past(msgspec.Struct):
    """What has been played: how often two have met, points, rounds without a person to play with, and whether somebody
    mostly sat early (below 0) or late."""

    met: Counter[tuple[int, int]] = msgspec.field(default_factory=Counter)
    points: dict[int, float] = msgspec.field(default_factory=dict)
    byes: Counter[int] = msgspec.field(default_factory=Counter)
    lean: dict[int, float] = msgspec.field(default_factory=dict)

    def meetings(self, one: int, other: int) -> int:
        return self.met[min(one, other), max(one, other)]

    def sat(self, seats: Sequence[int]) -> None:
        """A table that people were sent to, by seat."""
        people = [player for player in seats if player != BOT]
        self.met.update((min(pair), max(pair)) for pair in combinations(people, 2))
        for seat, player in enumerate(seats):
            if player != BOT:
                self.lean[player] = self.lean.get(player, 0.0) + seat - (len(seats) - 1) / 2
        if len(people) == 1:
            self.byes[people[0]] += 1


class Drawn(msgspec.Struct):
    """A round: the players of each table by seat, and those who have nobody to play with."""

    tables: list[list[int]]
    byes: list[int]


# --- two at a table


def swiss(players: Sequence[int], past: Past, luck: Random) -> Drawn:
    """Everybody plays; nobody is left out twice, and then nobody meets anybody again, while that is possible; then
    those with equal points meet."""
    import networkx as nx

    places: list[int] = [*players, BOT] if len(players) % 2 else list(players)
    light: dict[tuple[int, int], int] = {}
    heavy: dict[tuple[int, int], int] = {}
    for one, other in combinations(places, 2):
        light[one, other] = tension(one, other, past) + luck.randrange(LUCK)
        again = len(places) * past.byes[one] if other == BOT else past.meetings(one, other)
        heavy[one, other] = again**2
    whole = 1 + len(places) * max(light.values(), default=0)  # one meeting more is worse than everything else together
    graph: nx.Graph[int] = nx.Graph()
    graph.add_nodes_from(places)
    graph.add_weighted_edges_from((*pair, light[pair] + whole * heavy[pair]) for pair in light)
    matched = sorted(tuple(sorted(pair, reverse=True)) for pair in nx.min_weight_matching(graph))
    tables = [[one, other] for one, other in matched if other != BOT]
    byes = [one for one, other in matched if other == BOT]
    best = {player: past.points.get(player, 0.0) for player in players}
    tables.sort(key=lambda table: (-max(best[player] for player in table), -sum(best[player] for player in table)))
    return Drawn([seated(table, past, luck) for table in tables], byes)


def tension(one: int, other: int, past: Past) -> int:
    """How badly two fit: by points, and by seats that both would want. The weakest are left out first."""
    if other == BOT:
        return round(2 * past.points.get(one, 0.0)) ** 2 * CLOSE
    gap = round(2 * abs(past.points.get(one, 0.0) - past.points.get(other, 0.0)))
    return gap**2 * CLOSE + (LUCK if past.lean.get(one, 0.0) * past.lean.get(other, 0.0) > 0 else 0)


def robin_rounds(players: int) -> int:
    return players - 1 + players % 2


def robin(players: Sequence[int], round: int, past: Past, luck: Random) -> Drawn:
    """Everybody meets everybody, in as many rounds as `robin_rounds` says, by turning a circle round its first place.
    `round` counts from 1."""
    circle: list[int] = [*players, BOT] if len(players) % 2 else list(players)
    turned = circle[1:]
    by = (round - 1) % max(1, len(turned))
    circle = [circle[0], *turned[by:], *turned[:by]]
    pairs = list(zip(circle[: len(circle) // 2], reversed(circle[len(circle) // 2 :]), strict=True))
    byes = [max(pair) for pair in pairs if BOT in pair]
    return Drawn([seated(list(pair), past, luck) for pair in pairs if BOT not in pair], byes)


# --- more at a table


def sizes(players: int, seats: int, least: int, fill: bool) -> list[int]:
    """How many people each table gets. With bots that fill in every table is full; without, a table has at least
    `least`, and whoever is too many is left out."""
    for tables in range(-(-players // seats), 0, -1):
        sitting = min(players, tables * seats)
        if fill or sitting // tables >= max(2, least):
            return [sitting // tables + (table < sitting % tables) for table in range(tables)]
    return []


def groups(players: Sequence[int], past: Past, seats: int, least: int, fill: bool, luck: Random) -> Drawn:
    """Tables at which as few as possible have met before, and then those with like points sit together."""
    wanted = sizes(len(players), seats, least, fill)
    order = list(players)
    luck.shuffle(order)
    order.sort(
        key=lambda player: (past.byes[player], past.points.get(player, 0.0))
    )  # who was left out before is not again
    left_out = len(order) - sum(wanted)
    byes, sitting = order[:left_out], order[left_out:]
    best: list[list[int]] = []
    cost = -1.0
    for attempt in range(TRIES):
        luck.shuffle(sitting)
        if attempt == 0:
            sitting.sort(key=lambda player: -past.points.get(player, 0.0))
        tables, now = swapped(dealt(sitting, wanted), past)
        if not best or now < cost:
            best, cost = tables, now
    full = [table + [BOT] * (seats - len(table)) if fill else table for table in best]
    return Drawn([seated(table, past, luck) for table in full], byes)


def dealt(players: Sequence[int], wanted: Sequence[int]) -> list[list[int]]:
    rest = list(players)
    return [[rest.pop(0) for _ in range(size)] for size in wanted]


def swapped(tables: list[list[int]], past: Past) -> tuple[list[list[int]], float]:
    """Swap two people of different tables as long as that makes it better."""
    spread = 1 + sum(abs(points) for points in past.points.values())

    def strain(player: int, others: Sequence[int]) -> float:
        mine = past.points.get(player, 0.0)
        return sum(
            spread * past.meetings(player, other) ** 2 + abs(mine - past.points.get(other, 0.0)) / (1 + len(others))
            for other in others
        )

    places = [(table, seat) for table, size in enumerate(map(len, tables)) for seat in range(size)]
    for _ in range(SWEEPS):
        better = False
        for (one, i), (other, j) in combinations(places, 2):
            if one == other:
                continue
            a, b = tables[one][i], tables[other][j]
            first, second = [p for p in tables[one] if p != a], [p for p in tables[other] if p != b]
            if strain(b, first) + strain(a, second) + 1e-9 < strain(a, first) + strain(b, second):
                tables[one][i], tables[other][j] = b, a
                better = True
        if not better:
            break
    whole = sum(strain(player, [p for p in table if p != player]) for table in tables for player in table)
    return tables, whole


# --- seats


def seated(players: Sequence[int], past: Past, luck: Random) -> list[int]:
    """Whoever has sat late so far sits early now; where that is equal, by lot."""
    order = list(players)
    luck.shuffle(order)
    return sorted(order, key=lambda player: -past.lean.get(player, 0.0))
