"""What a seat sees of Tag Team: all boards, all that was revealed, its own cards; never what the other one added."""

from __future__ import annotations

from typing import Any

from klubovna.games.tag_team.boards import FAIRIES, TRACKS, Boards
from klubovna.games.tag_team.cards import BUILD, CARDS, CODES, FAE_FOLK, FIGHTERS, GOLEM, STARTING, WILD_BUNCH
from klubovna.games.tag_team.commentary import FOUR, Note
from klubovna.games.tag_team.fight import play_turn
from klubovna.games.tag_team.fighters._parts import ICONS
from klubovna.games.tag_team.state import DUE, FIGHT, SEATS, TEAMS, TagTeam

Json = dict[str, Any]


def view(t: TagTeam, seat: int | None) -> Json:
    return {
        "seat": seat,
        "method": t.method,
        "due": DUE[t.due],
        "round": t.round,
        "draft": draft_view(t, seat) if t.due == TEAMS else None,
        "teams": [team_view(t, side, seat) for side in SEATS],
        "lastFight": None if t.round == 0 or t.due == FIGHT else fight_view(t),
        "cards": {CODES[card]: card_view(card) for card in cards_in_play(t)},
    }


def draft_view(t: TagTeam, seat: int | None) -> Json:
    """Each player sees the own draft cards and the own removed one; a spectator sees neither."""
    mine = seat is not None and len(t.hands[seat]) > 0
    taken = t.teams[0] + t.teams[1]
    free = [fighter.id for fighter in FIGHTERS if fighter.number not in taken] if t.method == "free" else []
    return {
        "hand": [FIGHTERS[fighter].id for fighter in t.hands[seat]] if mine and seat is not None else [],
        "handSizes": [len(hand) for hand in t.hands],
        "removed": FIGHTERS[t.removed[seat]].id if seat is not None and t.removed[seat] >= 0 else None,
        "free": free,
        "first": t.lot if t.method == "free" else None,
        "fighters": {fighter.id: fighter_facts(fighter.number) for fighter in FIGHTERS},
    }


def fighter_facts(kind: int) -> Json:
    """What stands on a draft card and a board and never changes."""
    fighter = FIGHTERS[kind]
    return {
        "difficulty": fighter.difficulty,
        "basePower": fighter.power,
        "top": fighter.track.top,
        "lives": fighter.lives,
        "icons": {str(space): ICONS[icon] for space, icon in enumerate(fighter.track.icons) if icon},
        "counter": fighter.counter.name if fighter.counter.top else None,
        "counterTop": fighter.counter.top,
    }


def team_view(t: TagTeam, side: int, seat: int | None) -> Json:
    """A team's strip: fighters, fight deck, build deck, and what its deck did round by round."""
    pile = t.build[side]
    ready = len(t.boards.kinds) > 0
    return {
        "fighters": [
            {"id": FIGHTERS[kind].id, **(fighter_view(t.boards, 2 * side + place) if ready else {})}
            for place, kind in enumerate(t.teams[side])
        ],
        "doubled": t.boards.doubled >> side & 1 == 1,
        "start": [CODES[STARTING[kind]] for kind in t.teams[side]],
        "deckSize": len(t.decks[side]),
        "deck": deck_view(t, side, seat),
        "history": history(t, side),
        "buildSize": len(pile),
        "hand": [CODES[card] for card in t.drawn(side)] if seat == side and drawing(t, side) else [],
        "under": under_view(t, side) if seat == side else [],
        "left": left_view(t, side, seat),
    }


def fighter_view(b: Boards, number: int) -> Json:
    """One fighter on the board. The Bear has no health track: his HP are his power."""
    kind = b.kinds[number]
    bear = number == b.bear
    golem = b.number_of(GOLEM)
    bunch = b.number_of(WILD_BUNCH)
    return {
        **fighter_facts(kind),
        "number": number,
        "hp": None if bear else b.hp[number],
        "fairies": fairies(b, number) if kind == FAE_FOLK else None,
        "power": b.power[number],
        "mark": b.mark[number],
        "bear": bear,
        "aflame": b.aflame[number],
        "serpent": b.serpent == number,
        "presence": golem >= 0 and number == (golem if b.guarded < 0 else b.guarded),
        "sheriff": b.sheriff if number == bunch else None,
        "ko": b.knocked_out(number),
    }


def fairies(b: Boards, number: int) -> list[int]:
    """FF1: the HP of the three sisters; only the leading one can be anything but full or K.O."""
    return [0 if i < b.fallen else b.hp[number] if i == b.fallen else TRACKS[FAE_FOLK].top for i in range(FAIRIES)]


def drawing(t: TagTeam, side: int) -> bool:
    """Whether the owner is looking at the three cards drawn."""
    pile = t.build[side]
    return t.result is None and len(pile) > 0 and pile.seen[-1] >> side & 1 == 1 and DUE[t.due] == "build"


def deck_view(t: TagTeam, side: int, seat: int | None) -> list[Json]:
    """The film strip: cards in order, as far as the seat can know them.

    What the other player added and nobody has met yet may lie anywhere among the cards not played: the known ones
    are listed in their order, followed by one unknown card with `anywhere`.
    """
    strip: list[Json] = []
    unseen = t.unseen(side)
    deck = t.decks[side]
    if t.round == 0 and seat != side:  # S7: the order of the starting cards is not known yet
        return [{"card": None, "since": 1, "anywhere": True} for _ in deck]
    for at in range(len(deck)):
        if at != unseen or seat == side:
            strip.append({"card": CODES[deck[at]], "since": t.since[side][at], "anywhere": False})
    if unseen >= 0 and seat != side:
        strip.append({"card": None, "since": t.since[side][unseen], "anywhere": True})
    return strip


def history(t: TagTeam, side: int) -> list[list[str]]:
    """Every round's cards in the order in which they were revealed. Cards are only ever added, so the rounds in
    which they came tell it all."""
    rounds: list[list[str]] = []
    for number in range(1, t.round + 1):
        cards = [CODES[t.decks[side][at]] for at in range(len(t.decks[side])) if t.since[side][at] <= number]
        rounds.append(cards[: t.turns] if number == t.round else cards)
    return rounds


def under_view(t: TagTeam, side: int) -> list[str]:
    """The cards that the owner put under the build deck, the first to come first."""
    pile = t.build[side]
    known = [pile.cards[at] for at in range(len(pile)) if pile.seen[at] >> side & 1]
    if drawing(t, side):
        known = known[:-3]
    return [CODES[card] for card in reversed(known)]


def left_view(t: TagTeam, side: int, seat: int | None) -> Json:
    """Which cards the team can still bring, with their number: everybody can count them."""
    left: dict[str, int] = {}
    for fighter in t.teams[side]:
        for card in BUILD[fighter]:
            left[CODES[card]] = left.get(CODES[card], 0) + 1
    unseen = t.unseen(side)
    for at in range(len(t.decks[side])):
        if t.since[side][at] > 1 and (at != unseen or seat == side):
            left[CODES[t.decks[side][at]]] -= 1
    return {code: copies for code, copies in left.items() if copies > 0}


def fight_view(t: TagTeam) -> Json:
    """The last fight, turn by turn: cards, what happened and by which rule, and the boards afterwards.

    A fight is fixed by the boards before it and the two decks, so it is simply fought again, with notes.
    """
    b = t.before.copy()
    turns: list[Json] = []
    for turn in range(t.turns):
        first, second = CARDS[t.decks[0][turn]], CARDS[t.decks[1][turn]]
        notes: list[Note] = []
        play_turn(b, first, second, notes)
        turns.append(
            {
                "cards": [first.code, second.code],
                "active": [notes[0].args["fighter"], notes[0].args["rival"]],
                "notes": [note_view(note) for note in notes[1:]],
                "after": [fighter_state(b, number) for number in FOUR],
            }
        )
    return {"round": t.round, "before": [fighter_state(t.before, number) for number in FOUR], "turns": turns}


def fighter_state(b: Boards, number: int) -> Json:
    """The changing figures of a fighter, for the steps of a fight."""
    facts = fighter_view(b, number)
    names = ("hp", "fairies", "power", "mark", "bear", "aflame", "serpent", "presence", "sheriff", "ko")
    return {name: facts[name] for name in names}


def note_view(note: Note) -> Json:
    """A note with the same names as the event that tells it; fighters by number, cards by code."""
    args = {name: CODES[value] if name in ("card", "versus") else value for name, value in note.args.items()}
    return {"kind": note.kind, "rule": note.rule, **args}


def cards_in_play(t: TagTeam) -> list[int]:
    """All that may be asked about: the cards of both teams, in the draft those of everybody."""
    fighters = range(len(FIGHTERS)) if t.due == TEAMS else t.teams[0] + t.teams[1]
    return [card.kind for kind in fighters for card in FIGHTERS[kind].cards]


def card_view(card: int) -> Json:
    """A card as printed: message `card-<code>` is its name, `text-<code>` with these figures its text."""
    printed = CARDS[card]
    return {
        "fighter": FIGHTERS[printed.fighter].id,
        "copies": printed.copies,
        "start": printed.start,
        "figures": printed.figures,
        "blocks": printed.blocks,
        "attacks": printed.attacks,
        "bonus": printed.bonus,
    }
