"""Hustá mela (Smash Up): shuffle two factions, smash bases, for 2 to 4 players.

Besides the usual files: `factions/` and `bases.py` hold the cards, `records.py` the things on the table, `choosing.py`
the questions that cards share, `verbs.py` what they do to minions, `piles.py` what happens to hands and decks,
`offers.py` what may be played, `plays.py` how it is played, `scoring.py` how a base scores.
"""

from __future__ import annotations

from typing import Final

from klubovna.engine import Game, GameOption
from klubovna.games.smash_up.bot import EVALUATION, value
from klubovna.games.smash_up.cards import say
from klubovna.games.smash_up.check import check
from klubovna.games.smash_up.events import EVENTS, REFS
from klubovna.games.smash_up.gauges import gauges
from klubovna.games.smash_up.redeal import redeal_hidden
from klubovna.games.smash_up.report import REPORT
from klubovna.games.smash_up.rules import load, setup, step
from klubovna.games.smash_up.scenario import arrange
from klubovna.games.smash_up.screen import screen
from klubovna.games.smash_up.shapes import Outlook, Own, Public
from klubovna.games.smash_up.view import PRINTED, outlook, own, public

SMASH_UP: Final = Game(
    id="smash_up",
    rules=1,
    seats=(2, 4),
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
    evaluation=EVALUATION,
    report=REPORT,
    gauges=gauges,
    check=check,
    arrange=arrange,
    screen=screen,
    # 60 turns each (E4); Q30 keeps a turn finite: every card of a deck ten times, with its targets and reactions
    most_decisions=60 * 4 * 40 * 10 * 5,
    options=[
        GameOption("factions", ["random", "draft", "free"], "random"),
        GameOption("duplicate_factions", ["no", "yes"], "no"),
        GameOption("first_player", ["random"], "random", per_seat=True),
        GameOption("turn_limit", [60, 30], 60),
    ],
)
