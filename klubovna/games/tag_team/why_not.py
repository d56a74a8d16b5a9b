"""Why a visible thing of Tag Team cannot be chosen now. The rules that filter options are asked, not repeated.

Cards of the fight decks and fighters are never chosen at all: they are named as on the board, `mine:2`, `theirs:1`,
`fighter:joan`.
"""

from __future__ import annotations

from klubovna.engine import Ask, Hindrance, Hindrances, Message, Who
from klubovna.games.tag_team.cards import CARD_NAMES, CODES, FIGHTER_NAMES, FIGHTERS, say
from klubovna.games.tag_team.rules import MOST_PLACES, team_of
from klubovna.games.tag_team.state import NOT_YET, ORDER, SEATS, TagTeam


def why_not(t: TagTeam, ask: Ask) -> list[Hindrance]:
    found = Hindrances(ask)
    if ask.why in ("pick", "remove"):
        forming(t, ask, found)
    elif ask.why == "order":
        laying(t, found)
    else:
        building(t, ask.seat, found)
    return found.found


def forming(t: TagTeam, ask: Ask, found: Hindrances) -> None:
    """S1: fighters that are in a team already, or in another hand."""
    for number, fighter in enumerate(FIGHTERS):
        name, holder = FIGHTER_NAMES[number], team_of(t, number)
        if holder >= 0:
            rule = "S1.3" if t.method == "free" else "S1.1"
            words = "why-yours-already" if holder == ask.seat else "why-theirs-already"
            found.at(f"draft:{fighter.id}", rule, say(words, fighter=name, seat=Who(holder)))
        elif number == t.removed[ask.seat]:
            found.at(f"draft:{fighter.id}", "S1.2", say("why-removed", fighter=name))
        else:
            found.at(f"draft:{fighter.id}", "S1.1", say("why-not-in-hand", fighter=name))
    fighters(t, "S1", say("why-team-first"), found)


def laying(t: TagTeam, found: Hindrances) -> None:
    """S7: the two starting cards."""
    fighters(t, "S7", say("why-start-first"), found)
    decks(t, "S7", say("why-start-first"), say("why-start-first"), found)


def building(t: TagTeam, seat: int, found: Hindrances) -> None:
    """T6: one card into the deck, two under the build deck."""
    if t.added[seat] != NOT_YET:
        card, place = t.added[seat]
        text = say("why-added", card=CARD_NAMES[card], place=place + 1)
        found.at(f"hand:{CODES[card]}", "T6.2", text)
        found.at(f"mine:{place + 1}", "T6.2", text)
        for gap in range(1, MOST_PLACES + 1):
            found.at(f"gap:{gap}", "T6.2", text)
    fighters(t, "T2.1", say("why-no-decisions"), found)
    decks(t, "T2.2", say("why-deck-stays"), say("why-their-deck"), found)


def decks(t: TagTeam, rule: str, mine: Message, theirs: Message, found: Hindrances) -> None:
    """Every card of both fight decks, the one that is being slipped in among them."""
    most = 2 if t.phase == ORDER else max([len(t.decks[seat]) for seat in SEATS]) + 1
    for at in range(1, most + 1):
        found.at(f"mine:{at}", rule, mine)
        found.at(f"theirs:{at}", rule, theirs)


def fighters(t: TagTeam, rule: str, text: Message, found: Hindrances) -> None:
    for seat in SEATS:
        for number in t.teams[seat]:
            found.at(f"fighter:{FIGHTERS[number].id}", rule, text)
