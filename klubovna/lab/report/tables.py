"""Tables: the observed matches as tidy data, one row for a match, a seat, a card, a decision.

COLUMNS says what is in them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import polars as pl

from klubovna.engine import Refused

Rows = list[dict[str, Any]]

COLUMNS: Final[dict[str, dict[str, str]]] = {
    "games": {
        "game": "number of the match in its series; with the seed it says how to play it again",
        "seats": "players",
        "decisions": "choices made by all players together; forced steps do not count",
        "winners": "how many won; 0: nobody, more than 1: a shared victory",
        "cause": "how it ended, by the name that the rules have for it",
        "first": "seat that began, from 0; empty where nobody begins",
        "best_score": "the highest score",
        "margin": "by how much the highest score is above the second; empty with one player or a common result",
        "fact_*": "what the game counts in a match: rounds, deaths and the like",
    },
    "seats": {
        "game": "number of the match",
        "seat": "from 0",
        "bot": "level of the bot that sat there",
        "order": "how many turns after the first player this seat has its turn; empty where nobody begins",
        "won": "its part of the victory: 1, 0, or a share of it",
        "score": "at the end, by the rules",
        "trait_*": "what it played with (factions, fighters, castle...), a list of names",
        "points": "a list: how far it had come at evenly spread moments of the match, from start to end",
    },
    "cards": {
        "game": "number of the match",
        "seat": "from 0",
        "card": "name of the card",
        "offered": "in how many questions of this seat it could have been played",
        "played": "how often it was played",
        "won": "this seat's part of the victory",
    },
    "decisions": {
        "game": "number of the match",
        "number": "of the decision in the match, from 0",
        "seat": "who was asked",
        "why": "kind of the question",
        "options": "how many answers there were",
        "key": "the answer given",
    },
}


def part(seen: dict[str, Any], seat: int) -> float:
    """A seat's part of the victory."""
    return 1 / len(seen["winners"]) if seat in seen["winners"] else 0.0


def game_rows(games: Rows, together: bool) -> Rows:
    rows: Rows = []
    for number, seen in enumerate(games):
        scores = sorted(seen["scores"], reverse=True)
        rows.append(
            {
                "game": number,
                "seats": len(scores),
                "decisions": seen["decisions"],
                "winners": len(seen["winners"]),
                "cause": seen["cause"],
                "first": seen["first"] if seen["first"] >= 0 else None,
                "best_score": scores[0],
                "margin": None if together or len(scores) == 1 else scores[0] - scores[1],
                **{f"fact_{name}": float(value) for name, value in seen["facts"].items()},
            }
        )
    return rows


def seat_rows(games: Rows, bots: list[str], together: bool) -> Rows:
    rows: Rows = []
    for number, seen in enumerate(games):
        for seat, bot in enumerate(bots):
            first = seen["first"]
            rows.append(
                {
                    "game": number,
                    "seat": seat,
                    "bot": bot,
                    "order": (seat - first) % len(bots) if first >= 0 else None,
                    "won": float(bool(seen["winners"])) if together else part(seen, seat),
                    "score": seen["scores"][seat],
                    **{f"trait_{kind}": names for kind, names in seen["traits"][seat].items()},
                    "points": [float(value) for value in seen["curve"][seat]],
                }
            )
    return rows


def card_rows(games: Rows, together: bool) -> Rows:
    rows: Rows = []
    for number, seen in enumerate(games):
        for seat, (offered, played) in enumerate(zip(seen["offered"], seen["played"], strict=True)):
            won = float(bool(seen["winners"])) if together else part(seen, seat)
            rows += [
                {
                    "game": number,
                    "seat": seat,
                    "card": card,
                    "offered": count,
                    "played": played.get(card, 0),
                    "won": won,
                }
                for card, count in sorted(offered.items())
            ]
    return rows


def decision_rows(games: Rows) -> Rows:
    return [
        {"game": game, "number": number, "seat": seat, "why": why, "options": options, "key": key}
        for game, seen in enumerate(games)
        for number, (seat, why, options, key) in enumerate(seen.get("log", []))
    ]


def tables_of(games: Rows, bots: list[str], together: bool) -> dict[str, pl.DataFrame]:
    made = {
        "games": game_rows(games, together),
        "seats": seat_rows(games, bots, together),
        "cards": card_rows(games, together),
    }
    if "log" in games[0]:
        made["decisions"] = decision_rows(games)
    return {name: pl.DataFrame(rows, infer_schema_length=None) for name, rows in made.items()}


def write_tables(tables: dict[str, pl.DataFrame], folder: Path) -> list[Path]:
    paths = []
    for name, table in tables.items():
        path = folder / f"{name}.parquet"
        try:
            table.write_parquet(path)
        except OSError as error:
            raise Refused(f"{path} cannot be written: {error}.") from None
        paths.append(path)
    return paths
