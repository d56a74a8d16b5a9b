"""Trablíci (Troublez): push your luck, for 2 to 6 players."""

from __future__ import annotations

from typing import Final

from klubovna.engine import Game, GameOption
from klubovna.games.trablici.bot import EVALUATION, value
from klubovna.games.trablici.cards import say
from klubovna.games.trablici.check import check
from klubovna.games.trablici.events import EVENTS, REFS
from klubovna.games.trablici.gauges import gauges, odds
from klubovna.games.trablici.redeal import redeal_hidden
from klubovna.games.trablici.report import REPORT
from klubovna.games.trablici.rules import setup, step
from klubovna.games.trablici.scenario import arrange
from klubovna.games.trablici.screen import screen
from klubovna.games.trablici.shapes import Outlook, Public
from klubovna.games.trablici.state import Trablici
from klubovna.games.trablici.view import PRINTED, outlook, public

TRABLICI: Final = Game(
    id="trablici",
    rules=1,
    seats=(2, 6),
    texts=say,
    setup=setup,
    step=step,
    load=Trablici.from_json,
    public=public,
    outlook=outlook,
    shapes=(Public, Outlook),
    printed=PRINTED,
    events=EVENTS,
    refs=REFS,
    redeal=redeal_hidden,
    value=value,
    check=check,
    arrange=arrange,
    screen=screen,
    # 249 flips at most; a flip brings a placement, a flip-or-stop and at the worst a reward and five picks
    # with their effects and horde windows
    most_decisions=249 * 24,
    options=[GameOption("start_player", ["random"], "random", per_seat=True)],
    evaluation=EVALUATION,
    report=REPORT,
    gauges=gauges,
    odds=odds,
)
