"""The games: ours, listed by hand, and those that other packages register under `klubovna.games`."""

from __future__ import annotations

from importlib.metadata import entry_points

from klubovna.engine import Game, Refused
from klubovna.games.bellum_magica import BELLUM_MAGICA
from klubovna.games.defenders import DEFENDERS
from klubovna.games.smash_up import SMASH_UP
from klubovna.games.tag_team import TAG_TEAM
from klubovna.games.trablici import TRABLICI

GAMES: dict[str, Game] = {game.id: game for game in [BELLUM_MAGICA, DEFENDERS, SMASH_UP, TAG_TEAM, TRABLICI]}


def all_games() -> dict[str, Game]:
    """Every game by id. An outside package names its Game in the entry point group `klubovna.games`."""
    found = dict(GAMES)
    for point in entry_points(group="klubovna.games"):
        game = point.load()
        if not isinstance(game, Game):
            raise TypeError(f"entry point {point.name!r} of klubovna.games is not a Game")
        found.setdefault(game.id, game)
    return dict(sorted(found.items()))


def find_game(id: str) -> Game:
    games = all_games()
    if id not in games:
        raise Refused(f"There is no game {id!r}; there are: {', '.join(games)}.")
    return games[id]
