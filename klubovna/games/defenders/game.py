"""Strážci Divočiny (Defenders of the Wild): cooperative, for 1 to 4 players.

Besides the usual files: board.py (geometry), actions.py (turns and actions), machines.py (machine cards), abilities.py
(reveal abilities), piles.py (verbs on cards), danger.py and forecast.py (what the wound die and each card still to come
would do) and picture.py (the map as text).
"""

from __future__ import annotations

from typing import Final

from klubovna.engine import Game, GameOption
from klubovna.games.defenders.bot import EVALUATION, value
from klubovna.games.defenders.cards import say
from klubovna.games.defenders.check import check
from klubovna.games.defenders.events import EVENTS, REFS
from klubovna.games.defenders.gauges import gauges, odds
from klubovna.games.defenders.redeal import redeal_hidden
from klubovna.games.defenders.report import REPORT
from klubovna.games.defenders.rules import setup, silent, step
from klubovna.games.defenders.scenario import arrange
from klubovna.games.defenders.screen import screen
from klubovna.games.defenders.shapes import Outlook, Own, Public
from klubovna.games.defenders.state import load
from klubovna.games.defenders.view import PRINTED, outlook, own, public

DEFENDERS: Final = Game(
    id="defenders",
    rules=1,
    seats=(1, 4),
    texts=say,
    setup=setup,
    step=step,
    load=load,
    public=public,
    own=own,
    spectator=Own(),
    outlook=outlook,
    shapes=(Public, Outlook, Own),
    printed=PRINTED,
    events=EVENTS,
    refs=REFS,
    redeal=redeal_hidden,
    value=value,
    check=check,
    arrange=arrange,
    screen=screen,
    # 300 machine cards (E6), hardly more turns than cards (J20); a turn has at most 50 actions (J26), each of which can
    # bring one more item to use, some team cards and hints, and its share of a leading phase
    most_decisions=400 * 150,
    options=[
        GameOption("advanced", [0, 1, 2, 3, 4, 5, 6], 0),
        GameOption("factions", ["random", "chosen"], "random"),
        GameOption("start_player", ["random"], "random", per_seat=True),
    ],
    silent=silent,
    cooperative=True,
    evaluation=EVALUATION,
    report=REPORT,
    gauges=gauges,
    odds=odds,
)
