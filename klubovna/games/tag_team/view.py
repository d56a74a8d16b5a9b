"""What is seen of Tag Team: all boards and all that was revealed by everybody, its own cards by a seat alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from klubovna.engine import Printed
from klubovna.games.tag_team.boards import FAIRIES, TRACKS, Boards, new_boards
from klubovna.games.tag_team.cards import BUILD, CARDS, CODES, FAE_FOLK, FIGHTERS, GOLEM, STARTING, WILD_BUNCH
from klubovna.games.tag_team.commentary import FOUR
from klubovna.games.tag_team.commentary import Note as Written
from klubovna.games.tag_team.fight import play_turn
from klubovna.games.tag_team.fighters import _parts
from klubovna.games.tag_team.rules import METHODS
from klubovna.games.tag_team.shapes import (
    Bout,
    Card,
    CardId,
    CounterKind,
    Draft,
    Due,
    Fight,
    Fighter,
    FighterBoard,
    FigureName,
    IconKind,
    Left,
    Method,
    Note,
    Outlook,
    Own,
    Place,
    Public,
    State,
    Team,
    TextFigure,
    Turn,
)
from klubovna.games.tag_team.state import BUILDING, DRAWN, FIGHT, NOT_YET, PHASES, SEATS, TEAMS, TagTeam

# --- what everybody sees


def public(t: TagTeam) -> Public:
    return Public(METHOD[t.method], DUES[t.phase], t.round, draft(t), [team(t, side) for side in SEATS], bout(t))


def bout(t: TagTeam) -> Bout | None:
    """From the gong until cards are drawn; a knock-out stays on the screen."""
    if t.phase != BUILDING or t.drawing or t.round == 0:
        return None
    if t.staged is None or t.staged.turn != t.turns:
        b = t.before.copy()
        for turn in range(t.turns - 1):
            play_turn(b, CARDS[t.decks[0][turn]], CARDS[t.decks[1][turn]])
        t.staged = Bout(t.turns, len(t.decks[0]), boards(b))
    return t.staged


def draft(t: TagTeam) -> Draft | None:
    if t.phase != TEAMS:
        return None
    if t.method != "free":
        return Draft([len(hand) for hand in t.hands], [], None)
    taken = t.teams[0] + t.teams[1]
    return Draft([0, 0], [fighter.id for fighter in FIGHTERS if fighter.number not in taken], t.lot)


def team(t: TagTeam, side: int) -> Team:
    return Team(
        fighters=fighters(t, side),
        doubled=t.boards.doubled >> side & 1 == 1,
        start=[CODES[STARTING[kind]] for kind in t.teams[side]],
        deck_size=len(t.decks[side]),
        deck=strip(t.decks[side], t.since[side], t.unseen(side), opened(t)),
        history=history(t.decks[side], t.since[side], t.round, t.turns),
        build_size=len(t.build[side]),
        left=left(t.teams[side], t.decks[side], t.since[side], t.unseen(side)),
    )


def fighters(t: TagTeam, side: int) -> list[Fighter]:
    kinds = t.teams[side]
    if t.boards.kinds:
        return [fighter(t.boards, 2 * side + place, 2 * side + place) for place in range(len(kinds))]
    return [fighter(new_boards((kinds[place],)), 0, 2 * side + place) for place in range(len(kinds))]


def fighter(b: Boards, at: int, number: int) -> Fighter:
    """The fighter that stands there, under the number that it has in the ring."""
    kind = b.kinds[at]
    golem = b.number_of(GOLEM)
    return Fighter(
        None if at == b.bear else b.hp[at],
        fairies(b, at) if kind == FAE_FOLK else None,
        b.power[at],
        b.mark[at],
        at == b.bear,
        b.aflame[at],
        b.serpent == at,
        golem >= 0 and at == (golem if b.guarded < 0 else b.guarded),
        b.sheriff if kind == WILD_BUNCH else None,
        b.knocked_out(at),
        FIGHTERS[kind].id,
        number,
    )


def fairies(b: Boards, number: int) -> list[int]:
    """FF1: the HP of the three sisters; only the leading one can be anything but full or K.O."""
    return [0 if i < b.fallen else b.hp[number] if i == b.fallen else TRACKS[FAE_FOLK].top for i in range(FAIRIES)]


# Decks change once a round and are looked at many times, so what was listed is kept for a while.


@lru_cache(maxsize=1024)
def strip(deck: tuple[int, ...], since: tuple[int, ...], unseen: int, opened: bool) -> list[Place]:
    """The film strip: cards in order, as far as everybody can know them.

    What a player added and the other one has not met yet may lie anywhere among the cards not played: the known ones
    are listed in their order, followed by one unknown card with `anywhere`.
    """
    if not opened:
        return [Place(None, 1, True) for _ in deck]
    known = [Place(CODES[deck[at]], since[at], False) for at in range(len(deck)) if at != unseen]
    return [*known, Place(None, since[unseen], True)] if unseen >= 0 else known


def opened(t: TagTeam) -> bool:
    """S7: before the first reveal nobody knows in which order the other player laid the starting cards."""
    announced = t.round == 1 and t.turns == 0 and t.phase == BUILDING  # inside the first fight
    return t.round > 0 and not announced


@lru_cache(maxsize=1024)
def history(deck: tuple[int, ...], since: tuple[int, ...], round: int, turns: int) -> list[list[CardId]]:
    """Every round's cards in the order in which they were revealed. Cards are only ever added, so the rounds in
    which they came tell it all."""
    codes = [CODES[card] for card in deck]
    rounds: list[list[CardId]] = []
    for number in range(round, 0, -1):
        played = [code for code, came in zip(codes, since, strict=True) if came <= number]
        rounds.append(played[:turns] if number == round else played)
    rounds.reverse()
    return rounds


@lru_cache(maxsize=1024)
def left(team: tuple[int, ...], deck: tuple[int, ...], since: tuple[int, ...], unseen: int) -> list[Left]:
    counts: dict[int, int] = {}
    for kind in team:
        for card in BUILD[kind]:
            counts[card] = counts.get(card, 0) + 1
    for at in range(len(deck)):
        if since[at] > 1 and at != unseen:
            counts[deck[at]] -= 1
    return [Left(CODES[card], copies) for card, copies in counts.items() if copies > 0]


# --- what one seat knows beyond that


def own(t: TagTeam, seat: int) -> Own:
    if t.phase == TEAMS:
        hand = tuple([FIGHTERS[kind].id for kind in t.hands[seat]])
        return Own(draft_hand=hand, removed=FIGHTERS[t.removed[seat]].id if t.removed[seat] >= 0 else None)
    return Own(
        hand=in_hand(t, seat) if t.drawing else (),
        under=under(t, seat),
        deck=own_strip(t, seat) if not opened(t) or t.unseen(seat) >= 0 or t.added[seat] != NOT_YET else (),
    )


def in_hand(t: TagTeam, seat: int) -> tuple[CardId, ...]:
    drawn = t.drawn(seat)
    if t.added[seat] != NOT_YET:
        drawn.remove(t.added[seat][0])
    return tuple([CODES[card] for card in drawn])


def under(t: TagTeam, seat: int) -> tuple[CardId, ...]:
    pile = t.build[seat]
    known = [pile.cards[at] for at in range(len(pile)) if pile.seen[at] >> seat & 1]
    if t.drawing:
        known = known[:-DRAWN]
    return tuple([CODES[card] for card in reversed(known)])


def own_strip(t: TagTeam, seat: int) -> tuple[Place, ...]:
    """The seat's own deck, with the card that is slipped in when both are ready (T6.2) in its place at once."""
    places = [Place(CODES[card], since, False) for card, since in zip(t.decks[seat], t.since[seat], strict=True)]
    if t.added[seat] != NOT_YET:
        card, place = t.added[seat]
        places.insert(place, Place(CODES[card], t.round + 1, False))
    return tuple(places)


# --- what can be told again


def outlook(t: TagTeam) -> Outlook:
    if t.round == 0 or t.phase == FIGHT:
        return Outlook(None)
    if t.retold is None:
        t.retold = fight(t)
    return Outlook(t.retold)


def fight(t: TagTeam) -> Fight:
    """A fight is fixed by the boards before it and the two decks, so it is simply fought again, with notes."""
    b = t.before.copy()
    turns: list[Turn] = []
    for turn in range(t.turns):
        first, second = CARDS[t.decks[0][turn]], CARDS[t.decks[1][turn]]
        notes: list[Written] = []
        play_turn(b, first, second, notes)
        turns.append(
            Turn(
                cards=[first.code, second.code],
                active=[notes[0].args["fighter"], notes[0].args["rival"]],
                notes=[note(written) for written in notes[1:]],
                after=boards(b),
            )
        )
    return Fight(t.round, boards(t.before), turns)


def boards(b: Boards) -> list[State]:
    return [state(fighter(b, number, number)) for number in FOUR]


def state(f: Fighter) -> State:
    return State(f.hp, f.fairies, f.power, f.mark, f.bear, f.aflame, f.serpent, f.presence, f.sheriff, f.ko)


def note(written: Written) -> Note:
    args = written.args
    card = args.get("card", -1)
    return Note(
        written.kind,
        written.rule,
        args.get("fighter"),
        args.get("rival"),
        CODES[card] if card >= 0 else None,
        [(name, args[name]) for name in FIGURES if name in args],
    )


FIGURES: Final[list[FigureName]] = [
    "n", "was", "now", "strength", "power", "attacks", "direct", "healing", "damage",
]  # fmt: skip


# --- what is printed


METHOD: Final[dict[str, Method]] = {
    "standard": "standard",
    "competitive": "competitive",
    "free": "free",
    "random": "random",
    "first_game": "first_game",
}
DUES: Final[list[Due]] = ["teams", "order", "fight", "build"]
ICONS: Final[list[IconKind]] = ["", "stop", "power", "voice", "soul", "fall"]
COUNTERS: Final[dict[str, CounterKind]] = {
    "none": "none",
    "voice": "voice",
    "ships": "ships",
    "rage": "rage",
    "concentration": "concentration",
    "souls": "souls",
    "schemes": "schemes",
}
TEXT_FIGURES: Final[dict[str, TextFigure]] = {
    "damage": "damage",
    "heal": "heal",
    "power": "power",
    "mark": "mark",
    "transfer": "transfer",
    "aflame": "aflame",
    "bonus": "bonus",
    "low": "low",
    "low2": "low2",
    "low3": "low3",
    "high": "high",
    "high2": "high2",
}
assert list(METHOD) == METHODS and list(PHASES) == DUES


def printed_card(card: _parts.Card) -> Card:
    figures = [(TEXT_FIGURES[name], n) for name, n in card.figures.items()]
    fighter = FIGHTERS[card.fighter].id
    return Card(fighter, card.copies, card.start, figures, card.blocks, card.attacks, card.bonus)


def printed_fighter(fighter: _parts.Fighter) -> FighterBoard:
    return FighterBoard(
        difficulty=fighter.difficulty,
        base_power=fighter.power,
        top=fighter.track.top,
        lives=fighter.lives,
        icons=[ICONS[icon] for icon in fighter.track.icons],
        counter=COUNTERS[fighter.counter.name],
        counter_top=fighter.counter.top,
        cards=[card.code for card in fighter.cards],
    )


PRINTED: Final = [
    Printed("cards", "CardId", {card.code: printed_card(card) for card in CARDS}),
    Printed("fighters", "FighterId", {fighter.id: printed_fighter(fighter) for fighter in FIGHTERS}),
]
