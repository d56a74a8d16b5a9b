"""What another health track would change for a fighter of Tag Team: the same matches of `greedy` with it and without.

    python -m bench.tracks shang=21 --games 3000 --seed 17

Of the series that `klubovna lab report tag_team -o teams=random` plays, only matches with the fighter on one side are
played. A double knock-out counts as half a victory. Only tracks without icons can be made longer or shorter.
"""

from __future__ import annotations

import argparse
from typing import Final

from klubovna.engine import Chance, Game, Run, seed_key
from klubovna.games import find_game
from klubovna.games.tag_team.cards import FIGHTER_IDS, FIGHTERS
from klubovna.games.tag_team.fighters._parts import Track
from klubovna.games.tag_team.state import TagTeam
from klubovna.lab.report.findings import mean_interval
from klubovna.lab.simulate import Series, play_one

BOTS: Final = ["greedy", "greedy"]


def side(game: Game, series: Series, number: int, fighter: int) -> int | None:
    """The seat whose team has the fighter, if only one has."""
    start = game.start(series.seats, series.options, Chance(seed_key(f"{series.seed} game {number}")))
    state = Run(game, start, keep=True).state
    assert isinstance(state, TagTeam)
    having = [seat for seat in range(series.seats) if fighter in state.teams[seat]]
    return having[0] if len(having) == 1 else None


def worth(winners: list[int], seat: int) -> float:
    return 0.5 if not winners else float(seat in winners)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tracks", nargs="+", metavar="FIGHTER=TOP", help=", ".join(FIGHTER_IDS))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=17)
    given = parser.parse_args()
    game = find_game("tag_team")
    series = Series("tag_team", 2, given.games, BOTS, given.seed, {"teams": "random"})
    for wanted in given.tracks:
        id, _, top = wanted.partition("=")
        if id not in FIGHTER_IDS or not top.isdigit() or int(top) < 1:
            parser.error(f"{wanted} is not a fighter and the top of a track, as in shang=21")
        fighter = FIGHTERS[FIGHTER_IDS.index(id)]
        if not fighter.track.smooth:
            parser.error(f"the track of {id} has icons")
        mine = {
            number: seat
            for number in range(given.games)
            if (seat := side(game, series, number, fighter.number)) is not None
        }
        shares: list[list[float]] = []
        for length in (fighter.track.top, int(top)):
            track = Track(length)
            fighter.track.top, fighter.track.icons = track.top, track.icons
            shares.append([worth(play_one(game, series, number).winners, seat) for number, seat in mine.items()])
            mean, low, high = mean_interval(shares[-1])
            print(f"{id} {length}: {mean:.1%} ({low:.1%} to {high:.1%}) of {len(mine)} matches", flush=True)
        mean, low, high = mean_interval([after - before for before, after in zip(*shares, strict=True)])
        print(f"{id} {top}: {mean:+.1%} ({low:+.1%} to {high:+.1%})", flush=True)


if __name__ == "__main__":
    main()
