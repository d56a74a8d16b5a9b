"""Tag Team for programs that learn: every answer, and the view in columns."""

from __future__ import annotations

from typing import Final

from klubovna.engine.numbers import EACH_SEAT, LEFT_OUT, SEAT, By, Layout, Numbers, Slots
from klubovna.games.tag_team.cards import BUILD, CODES
from klubovna.games.tag_team.rules import FIRST, MOST_PLACES, PICK, REMOVE, additions, under
from klubovna.games.tag_team.shapes import Own, Public


def keys() -> list[str]:
    """Any two cards of a build deck may go under together: of one fighter, or of two."""
    cards = sorted({card for deck in BUILD for card in deck})
    found = [option.key for option in [*PICK, *REMOVE, *FIRST]]
    found += [option.key for card in cards for option in additions(card)]
    found += [under(sooner, later).key for sooner in cards for later in cards]
    return found


LAYOUT: Final[dict[str, Layout]] = {
    "draft.hand_sizes": Slots(2),
    "draft.first": SEAT,
    "teams": EACH_SEAT,
    "teams[].fighters": Slots(2),
    "teams[].fighters[].fairies": Slots(3),
    "teams[].fighters[].number": LEFT_OUT,  # follows from its place
    "teams[].deck": Slots(MOST_PLACES),
    "teams[].history": LEFT_OUT,  # what it showed of the deck is in the deck
    "teams[].left": By("card", CODES),
    "teams[].left[].card": LEFT_OUT,
    "bout": LEFT_OUT,  # a fight asks nothing
    "deck": Slots(MOST_PLACES),
}

NUMBERS: Final = Numbers(keys, (Public, Own), LAYOUT)
