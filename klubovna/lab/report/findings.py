"""Findings: what the tables of a report say, counted, with 95 % intervals. JSON-ready."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Any, Final

import polars as pl

from klubovna.lab.statistics import Z95, share_interval

Rows = list[dict[str, Any]]
FEW: Final = 5  # a cell of fewer games is not shown,
TOO_FEW: Final = 30  # and a row of fewer not set beside another report's


def findings(tables: dict[str, pl.DataFrame], together: bool) -> dict[str, Any]:
    """All that a page shows."""
    games, seats, cards = tables["games"], tables["seats"], tables["cards"]
    traits = [name for name in seats.columns if name.startswith("trait_")]
    return {
        "games": games.height,
        "together": together,
        "length": spread(games["decisions"]),
        "facts": {
            name.removeprefix("fact_"): spread(games[name]) for name in games.columns if name.startswith("fact_")
        },
        "causes": shares_of(games["cause"].to_list()),
        "nobody_won": share(games.filter(pl.col("winners") == 0).height, games.height),
        "shared": share(games.filter(pl.col("winners") > 1).height, games.height),
        "by_seat": [] if together else won_by(seats, "seat"),
        "by_order": [] if together else won_by(seats.filter(pl.col("order").is_not_null()), "order"),
        "by_bot": won_by(seats.unique(["game", "bot"]) if together else seats, "bot"),  # a team wins once
        "traits": {name.removeprefix("trait_"): by_trait(seats, name) for name in traits},
        "matrix": {} if together else {name.removeprefix("trait_"): matrix(seats, name) for name in traits},
        "curves": curves(seats),
        "cards": by_card(cards, seats),
    }


def spread(values: pl.Series) -> dict[str, float]:
    numbers = values.cast(pl.Float64)

    def at(share: float) -> float:
        return round(float(numbers.quantile(share, "nearest") or 0.0), 2)

    mean, low, high = mean_interval(numbers.to_list())
    return {
        "mean": mean,
        "low": low,
        "high": high,
        "min": at(0),
        "p5": at(0.05),
        "median": at(0.5),
        "p95": at(0.95),
        "max": at(1),
    }


def mean_interval(values: list[float]) -> tuple[float, float, float]:
    """The mean of any numbers, and where the true one is with 95 %."""
    count = len(values)
    mean = sum(values) / count
    error = Z95 * sqrt(sum([(value - mean) ** 2 for value in values]) / max(1, count - 1) / count)
    return round(mean, 4), round(mean - error, 4), round(mean + error, 4)


def share(hits: float, count: int) -> dict[str, Any]:
    low, high = share_interval(hits, count)
    return {
        "games": count,
        "share": round(hits / count, 4) if count else 0.0,
        "low": round(low, 4),
        "high": round(high, 4),
    }


def shares_of(names: Iterable[str]) -> Rows:
    found = list(names)
    return [{"name": name, **share(found.count(name), len(found))} for name in sorted(set(found))]


def won_by(seats: pl.DataFrame, column: str) -> Rows:
    grouped = seats.group_by(column).agg(pl.col("won").sum(), pl.len(), pl.col("score").mean()).sort(column)
    fair = fair_share(seats)
    return [
        {"name": str(name), **share(won, count), "fair": fair, "score": round(score, 2)}
        for name, won, count, score in grouped.rows()
    ]


def by_trait(seats: pl.DataFrame, column: str) -> Rows:
    """How often those win who have something; `fair` is how often they would if it did not matter."""
    held = seats.select(column, "won").explode(column).drop_nulls()
    grouped = held.group_by(column).agg(pl.col("won").sum(), pl.len()).sort(column)
    fair = fair_share(seats)
    rows = [{"name": name, **share(won, count), "fair": fair} for name, won, count in grouped.rows()]
    return sorted(rows, key=lambda row: -row["share"])


def fair_share(seats: pl.DataFrame) -> float:
    """What a seat wins on the mean: less than its part of one where some matches have no winner."""
    return round(float(seats["won"].mean() or 0.0), 4)  # type: ignore[arg-type]


def matrix(seats: pl.DataFrame, column: str) -> Rows:
    """Of those who had `name` against somebody with `rival`, how much they won of what the two won together."""
    held = seats.select("game", "seat", column, "won").explode(column).drop_nulls()
    pairs = held.join(held, on="game", suffix="_rival").filter(pl.col("seat") != pl.col("seat_rival"))
    rival = f"{column}_rival"
    decided = pairs.filter(pl.col("won") + pl.col("won_rival") > 0).with_columns(
        (pl.col("won") / (pl.col("won") + pl.col("won_rival"))).alias("part")
    )
    grouped = decided.group_by(column, rival).agg(pl.col("part").sum(), pl.len()).sort(column, rival)
    return [
        {"name": name, "rival": other, **share(won, count)}
        for name, other, won, count in grouped.rows()
        if count >= FEW and name != other
    ]


def curves(seats: pl.DataFrame) -> dict[str, list[float]]:
    """The points of those who won in the end and of the others, at every moment, on the mean."""
    found: dict[str, list[float]] = {}
    for name, some in (("winners", pl.col("won") > 0), ("others", pl.col("won") == 0)):
        lists = seats.filter(some)["points"].to_list()
        if lists:
            found[name] = [round(sum(moment) / len(lists), 3) for moment in zip(*lists, strict=True)]
    return found


def by_card(cards: pl.DataFrame, seats: pl.DataFrame) -> Rows:
    """How often a card is played when it could be, and how those fare who play it beside those who could but do not.

    What people do who are winning anyway looks good here: it is a hint, no proof.
    """
    if cards.height == 0:
        return []
    grouped = (
        cards.group_by("card")
        .agg(
            pl.col("offered").sum(),
            pl.col("played").sum(),
            pl.len().alias("held"),
            (pl.col("played") > 0).sum().alias("users"),
            pl.col("won").filter(pl.col("played") > 0).sum().alias("won"),
            pl.col("won").filter(pl.col("played") == 0).sum().alias("won_without"),
        )
        .sort("card")
    )
    rows: Rows = []
    for row in grouped.to_dicts():
        others = row["held"] - row["users"]
        rows.append(
            {
                "name": row["card"],
                "offered": row["offered"],
                "played": row["played"],
                "taken": round(row["played"] / row["offered"], 4),
                "with": share(row["won"], row["users"]),
                "without": share(row["won_without"], others),
            }
        )
    return sorted(rows, key=lambda row: -row["taken"])


# --- beside another report


def differences(ours: dict[str, Any], theirs: dict[str, Any]) -> Rows:
    """Where two reports differ: shares and means of the same name, with the interval of the difference."""
    rows: Rows = []
    for what, row, other in twins(ours, theirs):
        gap = row["share"] - other["share"]
        error = Z95 * sqrt(spread_of(row["share"], row["games"]) + spread_of(other["share"], other["games"]))
        rows.append(difference(what, other["share"], row["share"], gap, error, "share"))
    for name, numbers in {"decisions": ours["length"], **ours["facts"]}.items():
        others = theirs["length"] if name == "decisions" else theirs["facts"].get(name)
        if others is not None:
            error = sqrt(((numbers["high"] - numbers["low"]) / 2) ** 2 + ((others["high"] - others["low"]) / 2) ** 2)
            gap = numbers["mean"] - others["mean"]
            rows.append(difference(name, others["mean"], numbers["mean"], gap, error, "mean"))
    return rows


def twins(ours: dict[str, Any], theirs: dict[str, Any]) -> Iterable[tuple[str, dict[str, Any], dict[str, Any]]]:
    for part in ("causes", "by_order", "by_bot"):
        yield from same_names(part.removeprefix("by_"), ours[part], theirs[part])
    for kind, rows in ours["traits"].items():
        yield from same_names(kind, rows, theirs["traits"].get(kind, []))


def same_names(what: str, rows: Rows, others: Rows) -> Iterable[tuple[str, dict[str, Any], dict[str, Any]]]:
    known = {row["name"]: row for row in others}
    for row in rows:
        if row["name"] in known and min(row["games"], known[row["name"]]["games"]) >= TOO_FEW:
            yield f"{what} {row['name']}", row, known[row["name"]]


def spread_of(share: float, count: int) -> float:
    """The variance of a share; one more hit and miss keep it from being nothing."""
    smooth = (share * count + 1) / (count + 2)
    return smooth * (1 - smooth) / count


def difference(what: str, before: float, now: float, gap: float, error: float, unit: str) -> dict[str, Any]:
    return {
        "what": what,
        "unit": unit,
        "before": round(before, 4),
        "now": round(now, 4),
        "gap": round(gap, 4),
        "low": round(gap - error, 4),
        "high": round(gap + error, 4),
        "sure": abs(gap) > error,
    }
