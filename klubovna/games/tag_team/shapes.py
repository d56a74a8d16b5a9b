"""The shapes of all that is seen of Tag Team; view.py fills them in."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from klubovna.engine import Shown

CardId = Annotated[str, Meta(extra={"ts": "CardId"})]
FighterId = Annotated[str, Meta(extra={"ts": "FighterId"})]
NoteKind = Annotated[str, Meta(extra={"ts": 'Event["kind"]'})]  # notes are named like the events that tell them

Method = Literal["standard", "competitive", "free", "random", "first_game"]
Due = Literal["teams", "order", "fight", "build"]
IconKind = Literal["", "stop", "power", "voice", "soul", "fall"]
CounterKind = Literal["none", "voice", "ships", "rage", "concentration", "souls", "schemes"]
FigureName = Literal["n", "was", "now", "strength", "power", "attacks", "direct", "healing", "damage"]
TextFigure = Literal[
    "damage", "heal", "power", "mark", "transfer", "aflame", "bonus", "low", "low2", "low3", "high", "high2"
]  # fmt: skip


# --- what everybody sees


class State(Shown):
    """What changes on a fighter's board. The Bear has no HP: his power is his life.

    `fairies`: the HP of the three sisters, for the Fae Folk. `sheriff`: only with the Wild Bunch, whether he is there.
    """

    hp: int | None
    fairies: list[int] | None
    power: int
    mark: int  # where the fighter's own counter stands
    bear: bool
    aflame: int
    serpent: bool
    presence: bool
    sheriff: bool | None
    ko: bool


class Fighter(State):
    """A fighter of a team; 0 and 1 are the numbers of seat 0, 2 and 3 those of seat 1. In the draft at full health."""

    id: FighterId
    number: int


class Place(Shown):
    """A card of a fight deck and the round in which it came. `anywhere`: nobody but its owner knows where it lies."""

    card: CardId | None
    since: int
    anywhere: bool


class Left(Shown):
    """How many copies of a card can still come."""

    card: CardId
    copies: int


class Team(Shown):
    """A team's strip. `doubled`: its next card counts twice; `history`: what its deck showed, round by round.

    `left`: which cards it can still bring: everybody can count them.
    """

    fighters: list[Fighter]
    doubled: bool
    start: list[CardId]
    deck_size: int
    deck: list[Place]
    history: list[list[CardId]]
    build_size: int
    left: list[Left]


class Draft(Shown):
    """Teams are being formed. `free`: who may be picked openly, and `first` by whom, where that was drawn by lot."""

    hand_sizes: list[int]
    free: list[FighterId]
    first: int | None


class Bout(Shown):
    """A fight that is being told: its last turn so far (0 before the first), and the boards before that turn.

    The teams stand as they are after the turn; what was told of it leads from one to the other.
    """

    turn: int
    turns: int
    before: list[State]


class Public(Shown):
    """The ring; `due` is what comes next."""

    method: Method
    due: Due
    round: int
    draft: Draft | None
    teams: list[Team]
    bout: Bout | None


# --- what one seat knows beyond that


class Own(Shown):
    """What the player of a seat has seen alone.

    `hand`: the cards drawn from the build deck and not yet added; `under`: those put under it, the first to come
    first; `deck`: the seat's own fight deck, where it holds what the other player does not know yet; `draftHand` and
    `removed`: the draft cards.
    """

    hand: tuple[CardId, ...] = ()
    under: tuple[CardId, ...] = ()
    deck: tuple[Place, ...] = ()
    draft_hand: tuple[FighterId, ...] = ()
    removed: FighterId | None = None


# --- what can be told again


class Note(Shown):
    """One thing that happened in a turn, under the name of its event, with the rule it comes from.

    Fighters by their numbers; `figures` are the numbers of its sentence.
    """

    kind: NoteKind
    rule: str
    fighter: int | None
    rival: int | None
    card: CardId | None
    figures: list[tuple[FigureName, int]]


class Turn(Shown):
    """A turn of a fight: both cards and active fighters, what happened, and the boards afterwards."""

    cards: list[CardId]
    active: list[int]
    notes: list[Note]
    after: list[State]


class Fight(Shown):
    """A whole fight, turn by turn, and the boards before it."""

    round: int
    before: list[State]
    turns: list[Turn]


class Outlook(Shown):
    """The last fight once more; null before the first one."""

    last_fight: Fight | None


# --- what is printed


class Card(Shown):
    """A card as printed: message `card-<id>` is its name, `text-<id>` with these figures its text."""

    fighter: FighterId
    copies: int
    start: bool
    figures: list[tuple[TextFigure, int]]
    blocks: bool
    attacks: bool
    bonus: int


class FighterBoard(Shown):
    """What stands on a draft card and a board. `icons`: by space of the health track."""

    difficulty: int
    base_power: int
    top: int
    lives: int
    icons: list[IconKind]
    counter: CounterKind
    counter_top: int
    cards: list[CardId]
