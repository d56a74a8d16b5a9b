"""Tag Team: two fighters a side and decks that are never shuffled, for 2 players. Beside the usual files: fighters/."""

from __future__ import annotations

from typing import Final

from klubovna.engine import Game, GameOption
from klubovna.games.tag_team.bot import EVALUATION, value
from klubovna.games.tag_team.cards import say
from klubovna.games.tag_team.check import check
from klubovna.games.tag_team.events import EVENTS, REFS
from klubovna.games.tag_team.gauges import gauges
from klubovna.games.tag_team.redeal import redeal_hidden
from klubovna.games.tag_team.report import REPORT
from klubovna.games.tag_team.rules import METHODS, setup, step
from klubovna.games.tag_team.scenario import arrange
from klubovna.games.tag_team.screen import screen
from klubovna.games.tag_team.shapes import Outlook, Own, Public
from klubovna.games.tag_team.state import TagTeam
from klubovna.games.tag_team.view import PRINTED, outlook, own, public

TAG_TEAM: Final = Game(
    id="tag_team",
    rules=1,
    seats=(2, 2),
    texts=say,
    setup=setup,
    step=step,
    load=TagTeam.from_json,
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
    # draft 6, starting order 2, and 16 build phases (E4) with two answers of each seat
    most_decisions=6 + 2 + 16 * 4,
    options=[GameOption("teams", list(METHODS), "standard")],
    evaluation=EVALUATION,
    report=REPORT,
    gauges=gauges,
)
