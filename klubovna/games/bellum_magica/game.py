"""Bellum Magica: dark mages, one die for all, shared monsters and stolen chests, for 2 to 5 players."""

from __future__ import annotations

from typing import Final

from klubovna.engine import Game, GameOption
from klubovna.games.bellum_magica.bot import EVALUATION, value
from klubovna.games.bellum_magica.cards import CASTLES, say
from klubovna.games.bellum_magica.check import check
from klubovna.games.bellum_magica.events import EVENTS, REFS
from klubovna.games.bellum_magica.gauges import gauges
from klubovna.games.bellum_magica.redeal import redeal_hidden
from klubovna.games.bellum_magica.report import REPORT
from klubovna.games.bellum_magica.rules import setup, step
from klubovna.games.bellum_magica.scenario import arrange
from klubovna.games.bellum_magica.screen import screen
from klubovna.games.bellum_magica.shapes import Outlook, Own, Public
from klubovna.games.bellum_magica.state import LAST_ROUND, load
from klubovna.games.bellum_magica.view import PRINTED, outlook, own, public

CASTLE_CHOICES: Final = ["random"] + [castle.id for castle in CASTLES]

BELLUM_MAGICA: Final = Game(
    id="bellum_magica",
    rules=1,
    seats=(2, 5),
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
    # a round asks at most once per seat after each roll (10 barrels and the 13 spells of the game force 23
    # rerolls), twice per attack and once per pass; all 66 monsters can be recruited once
    most_decisions=5 + LAST_ROUND * (24 * 5 + 5 * 2 + 5) + 66,
    options=[
        GameOption("captain", ["random"], "random", per_seat=True),
        *[GameOption(f"castle_{seat}", CASTLE_CHOICES, "random") for seat in range(len(CASTLES))],
    ],
    evaluation=EVALUATION,
    report=REPORT,
    gauges=gauges,
)
