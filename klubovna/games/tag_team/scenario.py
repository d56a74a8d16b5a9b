"""The words in which a scenario gives a position of Tag Team."""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import NOBODY, Pile, Refused, only
from klubovna.games.tag_team.boards import NOBODY_THERE, Boards
from klubovna.games.tag_team.cards import (
    BODVAR,
    BUILD,
    BY_CODE,
    CARDS,
    FAE_FOLK,
    FIGHTER_IDS,
    FIGHTERS,
    GOLEM,
    MARIE_LAVEAU,
    STARTING,
    WILD_BUNCH,
)
from klubovna.games.tag_team.fighters.bodvar import turn_into_bear
from klubovna.games.tag_team.state import BUILDING, FIGHT, ORDER, SEATS, TEAMS, TagTeam

WORDS: Final = (
    "teams",
    "hands",
    "first",
    "fighters",
    "decks",
    "build",
    "build_size",
    "under",
    "doubled",
    "phase",
)
BOARD_WORDS: Final = ("hp", "power", "mark", "aflame", "bear", "fallen", "serpent", "presence", "sheriff")


def arrange(t: TagTeam, given: dict[str, Any]) -> None:
    """Put teams, boards and cards as they are said to stand.

    teams: two strings of two fighters; before them hands (draft) and first (free choice) apply. fighters: a table
    `joan = { hp = 7, power = 3 }`. decks: two strings of cards, first to be played first; build: the cards drawn next;
    under: the cards that the owner put under it, first to come first; build_size: how many cards the build decks
    have left. phase: "order", "fight" or "build".
    """
    for word in given:
        if word not in WORDS:
            raise Refused(f"tag_team scenarios know no word {word!r}; they know: {', '.join(WORDS)}.")
    if "hands" in given:
        arrange_draft(t, given)
    if "first" in given:
        t.lot = int(given["first"])
    if "teams" in given:
        t.teams = [fighters(team) for team in per_seat(given["teams"], "teams")]
        check_teams(t)
        t.set_up()
    if t.phase == TEAMS:
        left = [word for word in given if word not in ("hands", "first")]
        if left:
            raise Refused(f"{', '.join(left)}: the position needs teams.")
        return
    for name, facts in given.get("fighters", {}).items():
        arrange_fighter(t.boards, number_of(t, name), facts)
    for seat in given.get("doubled", []):
        t.boards.doubled |= 1 << int(seat)
    arrange_cards(t, given)


def arrange_draft(t: TagTeam, given: dict[str, Any]) -> None:
    if t.method not in ("standard", "competitive"):
        raise Refused("hands are for options.teams = standard or competitive.")
    t.hands = [tuple(sorted(fighters(hand))) for hand in per_seat(given["hands"], "hands")]
    if sorted(t.hands[0] + t.hands[1]) != list(range(len(FIGHTERS))):
        raise Refused("the two hands are six different fighters each.")


def arrange_fighter(b: Boards, number: int, facts: dict[str, Any]) -> None:
    kind = b.kinds[number]
    for word in facts:
        if word not in BOARD_WORDS:
            raise Refused(f"a fighter has {', '.join(BOARD_WORDS)}, not {word!r}.")
    if "bear" in facts:
        if kind != BODVAR:
            raise Refused("only bodvar can be the Bear.")
        turn_into_bear(b, number)
        b.mark[number] = FIGHTERS[BODVAR].counter.top
    b.hp[number] = within(facts, "hp", b.hp[number], FIGHTERS[kind].track.top)
    b.power[number] = within(facts, "power", b.power[number], 1000)
    b.mark[number] = within(facts, "mark", b.mark[number], FIGHTERS[kind].counter.top)
    b.aflame[number] = within(facts, "aflame", b.aflame[number], b.aflame_supply())
    if kind == FAE_FOLK:
        b.fallen = within(facts, "fallen", b.fallen, FIGHTERS[FAE_FOLK].lives - 1)
    if facts.get("serpent"):
        if b.number_of(MARIE_LAVEAU) < 0 or (number ^ b.number_of(MARIE_LAVEAU)) == 1:
            raise Refused("the Serpent lies on marie_laveau or on a fighter of the other team.")
        b.serpent = number
    if "presence" in facts:
        if b.kinds[number ^ 1] != GOLEM:
            raise Refused("the Presence token lies with the Golem or on his partner.")
        b.guarded = number if facts["presence"] else NOBODY_THERE
    if "sheriff" in facts:
        if kind != WILD_BUNCH:
            raise Refused("sheriff says whether the token is with the wild_bunch.")
        b.sheriff = bool(facts["sheriff"])


def within(facts: dict[str, Any], word: str, default: int, top: int) -> int:
    value = int(facts.get(word, default))
    if not 0 <= value <= top:
        raise Refused(f"{word} is a number from 0 to {top}, not {value}.")
    return value


def arrange_cards(t: TagTeam, given: dict[str, Any]) -> None:
    """Fight decks, build decks and what is known of them."""
    decks = [cards(deck) for deck in per_seat(given["decks"], "decks")] if "decks" in given else None
    phase = given.get("phase", "fight" if decks else "order")
    if phase not in PHASES or (decks is None) != (phase == "order"):
        raise Refused("phase is fight or build with decks, order without them.")
    t.phase = PHASES[phase]
    size = 2 if decks is None else len(decks[0])
    if decks is not None and (len(decks[0]) != len(decks[1]) or size < 2):
        raise Refused("both fight decks have the same number of cards, at least two (T1.3).")
    for seat in SEATS:
        supply = [card for fighter in t.teams[seat] for card in [*BUILD[fighter], STARTING[fighter]]]
        if decks is not None:
            t.decks[seat] = tuple([take(supply, card, seat) for card in decks[seat]])
            t.since[seat] = rounds_of(t, seat)
        else:
            for fighter in t.teams[seat]:
                supply.remove(STARTING[fighter])
        arrange_build(t, seat, supply, given)
    size = len(t.decks[0])
    t.round = 0 if phase == "order" else size - 2 if phase == "fight" else size - 1
    t.turns = size if phase == "build" else 0
    t.before = t.boards.copy()


PHASES: Final = {"order": ORDER, "fight": FIGHT, "build": BUILDING}


def rounds_of(t: TagTeam, seat: int) -> tuple[int, ...]:
    """Some history that leads to the deck: the starting cards came first, the others one a round from the front."""
    starting = [STARTING[fighter] for fighter in t.teams[seat]]
    since: list[int] = []
    come = 1
    for card in t.decks[seat]:
        if card in starting:
            starting.remove(card)
            since.append(1)
        else:
            come += 1
            since.append(come)
    if starting:
        raise Refused(f"the fight deck of seat {seat} lacks {CARDS[starting[0]].code}.")
    return tuple(since)


def arrange_build(t: TagTeam, seat: int, supply: list[int], given: dict[str, Any]) -> None:
    """The build deck: what comes next on top, what was put under at the bottom, the rest shuffled between."""
    coming = [take(supply, card, seat) for card in cards(per_seat(given.get("build", ["", ""]), "build")[seat])]
    below = [take(supply, card, seat) for card in cards(per_seat(given.get("under", ["", ""]), "under")[seat])]
    t.chance.shuffle(supply)
    size = int(given.get("build_size", len(supply) + len(coming) + len(below)))
    between = size - len(coming) - len(below)
    if not 0 <= between <= len(supply):
        raise Refused(f"a build deck of {size} cards is not possible here.")
    pile = below[::-1] + supply[:between] + coming[::-1]
    t.build[seat] = Pile(pile, [only(seat)] * len(below) + [NOBODY] * (between + len(coming)))
    for card in supply[between:]:  # the rest must be somewhere: at the end of the fight deck
        t.decks[seat] = (*t.decks[seat], card)
        t.since[seat] = (*t.since[seat], max(t.since[seat]) + 1)


def fighters(names: str) -> tuple[int, ...]:
    found: list[int] = []
    for name in names.split():
        if name not in FIGHTER_IDS:
            raise Refused(f"there is no fighter {name!r}; there are: {', '.join(FIGHTER_IDS)}.")
        found.append(FIGHTER_IDS.index(name))
    return tuple(found)


def check_teams(t: TagTeam) -> None:
    picked = t.teams[0] + t.teams[1]
    if len(picked) != 4 or len(set(picked)) != 4 or len(t.teams[0]) != 2:
        raise Refused("teams are two different fighters for each seat (Q25).")


def number_of(t: TagTeam, name: str) -> int:
    (kind,) = fighters(name)
    if t.boards.number_of(kind) < 0:
        raise Refused(f"{name} is on neither team.")
    return t.boards.number_of(kind)


def cards(codes: str) -> list[int]:
    found: list[int] = []
    for code in codes.split():
        if code not in BY_CODE:
            raise Refused(f"there is no card {code!r}.")
        found.append(BY_CODE[code])
    return found


def take(supply: list[int], card: int, seat: int) -> int:
    if card not in supply:
        raise Refused(f"seat {seat} has no (more) card {CARDS[card].code!r}.")
    supply.remove(card)
    return card


def per_seat(values: Any, word: str) -> list[Any]:
    if not isinstance(values, list) or len(values) != 2:
        raise Refused(f"{word} needs one entry for each of the two seats.")
    return values
