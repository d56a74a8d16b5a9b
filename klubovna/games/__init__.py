"""The games: ours, listed by hand, and those that other packages register under `klubovna.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from klubovna.engine import Game, Refused
from klubovna.games.bellum_magica import BELLUM_MAGICA
from klubovna.games.defenders import DEFENDERS
from klubovna.games.smash_up import SMASH_UP
from klubovna.games.tag_team import TAG_TEAM
from klubovna.games.trablici import TRABLICI

GAMES: dict[str, Game] = {game.id: game for game in [BELLUM_MAGICA, DEFENDERS, SMASH_UP, TAG_TEAM, TRABLICI]}


@cache
def outside_games() -> dict[str, Game]:
    """The games of other packages, which name them in the entry point group `klubovna.games`.

    To look through all that is installed takes milliseconds, so it is done once; `outside_games.cache_clear()` has it
    done again.
    """
    found: dict[str, Game] = {}
    for point in entry_points(group="klubovna.games"):
        game = point.load()
        if not isinstance(game, Game):
            raise TypeError(f"entry point {point.name!r} of klubovna.games is not a Game")
        found.setdefault(game.id, game)
    return found


def all_games() -> dict[str, Game]:
    """Every game by id, sorted. Where another package takes the id of one of ours, ours it is."""
    return dict(sorted({**outside_games(), **GAMES}.items()))


def find_game(id: str) -> Game:
    game = GAMES.get(id) or outside_games().get(id)
    if game is None:
        raise Refused(f"There is no game {id!r}; there are: {', '.join(all_games())}.")
    return game
