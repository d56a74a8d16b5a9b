"""What the rules call a player: one faction, of one seat each, or in solo two of one seat (SO1)."""

from __future__ import annotations

from typing import Annotated, Any, Final

from klubovna.engine import As, Derived, Pile
from klubovna.games.defenders.board import NOWHERE, hexes_in, mask
from klubovna.games.defenders.cards import NO_CARD

NOTHING_KNOWN: Final = (0, 0, 0, 0)


class Player:
    """Cards, support track, wounds, items, leader and camps."""

    def __init__(self, seat: int, faction: int, tokens: int) -> None:
        self.seat: int = seat
        self.faction: int = faction  # also its home habitat and its item
        self.leader: int = -1
        self.deck: Pile = Pile([])
        self.discard: list[int] = []  # without the active Defender and its team; the last one lies on top
        self.active: int = NO_CARD
        self.team: tuple[int, ...] = ()
        self.ability: Derived[int] = -1  # of the active Defender
        self.support: int = 0
        self.built: int = 0  # camps taken from the track
        self.camps: Annotated[int, As(hexes_in, mask)] = 0  # hexes with a camp, the starting camp too
        self.wounds: int = 0
        self.items: int = 0  # one bit per bright token
        self.tokens: int = tokens  # breach tokens left
        self.hex: int = NOWHERE  # of the leader
        self.gone: bool = False  # T6.6
        self.hint: tuple[int, ...] = ()  # T3.2: cards per habitat, as announced
        self.hint_round: int = 0
        self.known: tuple[int, ...] = NOTHING_KNOWN  # how many cards per habitat the hand must still hold

    # --- fields: written by `make fields`
    def copy(self) -> Player:
        twin = Player(self.seat, self.faction, self.tokens)
        twin.leader = self.leader
        twin.deck = self.deck.copy()
        twin.discard = self.discard[:]
        twin.active = self.active
        twin.team = self.team
        twin.ability = self.ability
        twin.support = self.support
        twin.built = self.built
        twin.camps = self.camps
        twin.wounds = self.wounds
        twin.items = self.items
        twin.hex = self.hex
        twin.gone = self.gone
        twin.hint = self.hint
        twin.hint_round = self.hint_round
        twin.known = self.known
        return twin

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "faction": self.faction,
            "leader": self.leader,
            "deck": self.deck.to_json(),
            "discard": self.discard[:],
            "active": self.active,
            "team": list(self.team),
            "support": self.support,
            "built": self.built,
            "camps": hexes_in(self.camps),
            "wounds": self.wounds,
            "items": self.items,
            "tokens": self.tokens,
            "hex": self.hex,
            "gone": self.gone,
            "hint": list(self.hint),
            "hint_round": self.hint_round,
            "known": list(self.known),
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Player:
        made = Player(int(data["seat"]), int(data["faction"]), int(data["tokens"]))
        made.leader = int(data["leader"])
        made.deck = Pile.from_json(data["deck"])
        made.discard = [int(each) for each in data["discard"]]
        made.active = int(data["active"])
        made.team = tuple([int(each) for each in data["team"]])
        made.support = int(data["support"])
        made.built = int(data["built"])
        made.camps = mask(data["camps"])
        made.wounds = int(data["wounds"])
        made.items = int(data["items"])
        made.hex = int(data["hex"])
        made.gone = bool(data["gone"])
        made.hint = tuple([int(each) for each in data["hint"]])
        made.hint_round = int(data["hint_round"])
        made.known = tuple([int(each) for each in data["known"]])
        return made

    # --- end of fields
