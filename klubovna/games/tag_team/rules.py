"""Tag Team, in the order of the rulebook. Cards: fighters/. The fight: fight.py. What changes the match: state.py."""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import Chance, Flow, Option, Who, choose, together
from klubovna.games.tag_team.cards import (
    BODVAR,
    CARD_NAMES,
    CARDS,
    CHING_SHIH,
    CODES,
    FIGHTER_NAMES,
    FIGHTERS,
    JOAN,
    STARTING,
    WONG,
    say,
)
from klubovna.games.tag_team.state import BUILDING, DRAWN, FIGHT, ORDER, SEATS, Plan, TagTeam

METHODS: Final = ["standard", "competitive", "free", "random", "first_game"]
FIRST_GAME: Final = ((JOAN, CHING_SHIH), (BODVAR, WONG))  # S1.4

# --- Sestavení týmu, příprava: set-up (3)


def setup(seats: int, options: dict[str, Any], chance: Chance) -> TagTeam:
    """S1: the draft cards are dealt, or the teams are there at once."""
    t = TagTeam(chance)
    t.method = options["teams"]
    fighters = list(range(len(FIGHTERS)))
    if t.method == "first_game":
        t.teams = list(FIRST_GAME)
        t.set_up()
    elif t.method == "free":
        t.lot = t.chance.below(2)
    else:
        t.chance.shuffle(fighters)
        if t.method == "random":
            t.teams = [tuple(fighters[:2]), tuple(fighters[2:4])]
            t.set_up()
        else:
            half = len(fighters) // 2
            t.hands = [tuple(sorted(fighters[:half])), tuple(sorted(fighters[half:]))]
    return t


def step(t: TagTeam) -> Flow[None]:
    """T1.1: teams and starting cards first; then fight and build, round after round."""
    if t.phase == BUILDING:
        yield from build_phase(t)
    elif t.phase == FIGHT:
        t.fight()  # T2.1: no decisions
    elif t.phase == ORDER:
        yield from lay_fight_decks(t)
    else:
        yield from form_teams(t)


def form_teams(t: TagTeam) -> Flow[None]:
    if t.method == "free":
        yield from free_choice(t)
    else:
        yield from draft(t)
    t.set_up()


def draft(t: TagTeam) -> Flow[None]:
    """S1.1: pick one of six, pass the rest, pick one of those received. S1.2: remove one before passing."""
    yield from pick_together(t)
    if t.method == "competitive":
        removals = yield from together(SEATS, lambda seat: choose(seat, "remove", removable(t, seat), "S1.2"))
        t.remove_both((removals[0], removals[1]))
    t.pass_hands()
    yield from pick_together(t)


def pick_together(t: TagTeam) -> Flow[None]:
    """Both choose in secret; the picks are revealed at the same time."""
    picks = yield from together(SEATS, lambda seat: choose(seat, "pick", pickable(t, seat), "S1.1"))
    t.pick_both((picks[0], picks[1]), "S1.1")


def pickable(t: TagTeam, seat: int) -> list[Option[int]]:
    return [PICK[fighter] for fighter in t.hands[seat]]


def removable(t: TagTeam, seat: int) -> list[Option[int]]:
    return [REMOVE[fighter] for fighter in t.hands[seat]]


def free_choice(t: TagTeam) -> Flow[None]:
    """S1.3: openly, in the order A, B, B, A; who is A was drawn by lot. Nobody is picked twice (Q25)."""
    first = t.lot
    if t.log is not None:
        t.tell("lot", "S1.3", seat=Who(first))
    for seat in (first, 1 - first, 1 - first, first):
        free = [PICK[fighter] for fighter in range(len(FIGHTERS)) if team_of(t, fighter) < 0]
        fighter = yield from choose(seat, "pick", free, "S1.3")
        t.pick(seat, fighter, "S1.3")


def team_of(t: TagTeam, fighter: int) -> int:
    """Q25: the seat that has picked this fighter already, or -1."""
    for seat in SEATS:
        if fighter in t.teams[seat]:
            return seat
    return -1


def lay_fight_decks(t: TagTeam) -> Flow[None]:
    """S7: both decide in secret which of their two starting cards comes first."""
    t.tell_teams()
    firsts = yield from together(SEATS, lambda seat: choose(seat, "order", first_cards(t, seat), "S7"))
    t.lay_decks((firsts[0], firsts[1]))


def first_cards(t: TagTeam, seat: int) -> list[Option[int]]:
    return [FIRST[fighter] for fighter in t.teams[seat]]


# --- Fáze sestavování: the build phase (T6)


def build_phase(t: TagTeam) -> Flow[None]:
    """Both in secret: draw three, add one, put two under. Immediate bonuses when both are ready (T6.4)."""
    if min(len(t.build[0]), len(t.build[1])) < DRAWN:
        t.exhausted()  # E4
        return
    t.draw()
    plans = yield from together(SEATS, lambda seat: plan_build(t, seat))
    t.add_both((plans[0], plans[1]))
    for seat in SEATS:
        card = plans[seat][0]
        if CARDS[card].bonus:  # T7.1
            t.immediate_bonus(seat, card)


def plan_build(t: TagTeam, seat: int) -> Flow[Plan]:
    """Which card and where (T6.2), and in which order the others go under (T6.3). Always asked: a lone order
    would tell that two cards are alike."""
    drawn = t.drawn(seat)
    places = len(t.decks[seat]) + 1
    options: list[Option[tuple[int, int]]] = []
    for i in range(DRAWN):
        if drawn[i] not in drawn[:i]:
            options += additions(drawn[i])[:places]
    card, place = yield from choose(seat, "build", options, "T6.2")
    t.choose_place(seat, card, place)
    drawn.remove(card)
    under = yield from choose(seat, "under", orders(drawn[0], drawn[1]), "T6.3", secret=True)
    return card, place, under


# --- Options: tables of everything that can ever be chosen

PICK: Final = [
    Option(f"pick:{fighter.id}", fighter.number, FIGHTER_NAMES[fighter.number], (f"draft:{fighter.id}",))
    for fighter in FIGHTERS
]
REMOVE: Final = [
    Option(f"remove:{fighter.id}", fighter.number, FIGHTER_NAMES[fighter.number], (f"draft:{fighter.id}",))
    for fighter in FIGHTERS
]
FIRST: Final = [
    Option(f"first:{CODES[card]}", card, say("first", card=CARD_NAMES[card]), (f"hand:{CODES[card]}",))
    for card in STARTING
]

# Options that name a card are made when first offered: most of the cards and places never meet.
MOST_PLACES: Final = 18  # E4: the fight deck of the last build phase has 17 cards
ADD: Final[dict[int, list[Option[tuple[int, int]]]]] = {}
UNDER: Final[dict[tuple[int, int], list[Option[tuple[int, int]]]]] = {}


def additions(card: int) -> list[Option[tuple[int, int]]]:
    """The card at every place; place 1 is the top of the fight deck."""
    made = ADD.get(card)
    if made is None:
        made = [
            Option(
                f"add:{CODES[card]}:{place + 1}",
                (card, place),
                say("add", card=CARD_NAMES[card], place=place + 1),
                (f"hand:{CODES[card]}", f"gap:{place + 1}"),
            )
            for place in range(MOST_PLACES)
        ]
        ADD[card] = made
    return made


def orders(one: int, two: int) -> list[Option[tuple[int, int]]]:
    """Both orders of the two returned cards; of two alike there is one."""
    made = UNDER.get((one, two))
    if made is None:
        made = [under(one, two)] if one == two else [under(one, two), under(two, one)]
        UNDER[(one, two)] = made
    return made


def under(sooner: int, later: int) -> Option[tuple[int, int]]:
    return Option(
        f"under:{CODES[sooner]}:{CODES[later]}",
        (sooner, later),
        say("under", sooner=CARD_NAMES[sooner], later=CARD_NAMES[later]),
        (f"hand:{CODES[sooner]}", f"hand:{CODES[later]}"),
    )
