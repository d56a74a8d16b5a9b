"""Strážci Divočiny, in the order of the rulebook. The action phase: actions.py. Machine cards: machines.py."""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import Chance, Flow, Option, Pile, Who, choose, together
from klubovna.games.defenders.abilities import is_reveal, resolve_reveal
from klubovna.games.defenders.actions import act, begin_turns
from klubovna.games.defenders.board import (
    CORE,
    LAND,
    MECH_SYMBOLS,
    NAME,
    NEIGHBOUR,
    PLACES,
    POLLUTION_SYMBOLS,
    RAY,
    RIGHT,
    RIM_MASK,
    SECOND_RING,
    SIZE,
    TITLE,
    hexes_in,
    post,
)
from klubovna.games.defenders.cards import (
    ABILITY_NAMES,
    ADVANCED,
    ADVANCED_CARDS,
    BASIC_DECK,
    BOARDS,
    CARDS,
    FACTION_NAMES,
    FACTIONS,
    FACTORY_BOARDS,
    LEADER_NAMES,
    LEADERS,
    NO_CARD,
    OPENING_HAND,
    TRACKS,
    say,
)
from klubovna.games.defenders.piles import activate, draw, shuffle_decks, take_from_hand, take_top
from klubovna.games.defenders.player import Player
from klubovna.games.defenders.state import (
    CHOOSE_FACTION,
    CHOOSE_LEADER,
    LEADING,
    REVEALS,
    SPLIT_HAND,
    START_CAMP,
    Defenders,
)
from klubovna.games.defenders.verbs import pass_token, settle, take_leader

# --- Příprava hry: set-up (3)


def setup(seats: int, options: dict[str, Any], chance: Chance) -> Defenders:
    """S1-S8, S11-S14, S16: map, core, machines, factions. Leaders, hands and camps follow as steps."""
    t = Defenders(seats, chance)
    lay_map(t)
    t.arrows = tuple([chance.below(6) for _ in range(FACTORY_BOARDS)])  # S2
    place_machines(t)
    t.machine = Pile(machine_deck(int(options["advanced"]), chance))
    t.machine.shuffle(chance)
    count = max(2, seats)  # SO1: two factions in solo
    factions = list(range(len(FACTIONS)))
    chance.shuffle(factions)
    t.players = [Player(min(p, seats - 1), factions[p], TRACKS[count].tokens) for p in range(count)]
    t.hands = [Pile([]) for _ in range(seats)]
    start = options["start_player"]
    if seats > 1:  # S16; SO1: no token in solo
        t.first = chance.below(seats) if start == "random" else int(start)
    t.orderer = t.first
    t.queue = tuple([(t.first + i) % count for i in range(count)])
    if options["factions"] == "chosen":
        t.phase = CHOOSE_FACTION
        for player in t.players:
            player.faction = -1
    t.derive()
    return t


def lay_map(t: Defenders) -> None:
    """S1: twelve habitat boards in random places, each with a random side up."""
    boards = list(range(len(BOARDS)))
    t.chance.shuffle(boards)
    terrain = [-1] * SIZE
    for board, place in zip(boards, PLACES, strict=True):
        shown = BOARDS[board][t.chance.below(2)]
        for slot in range(3):
            terrain[place[slot]] = shown[slot]
    t.terrain = tuple(terrain)


def place_machines(t: Defenders) -> None:
    """S3-S6: two walls and an engine on each side of the core, mechs and pollution on their symbols."""
    t.direction = RIGHT
    for which in (0, 1):
        corner = (t.arrows[FACTORY_BOARDS - 1] + 3 * which) % 6  # J4: a half turn
        start = RAY[CORE][corner]
        circled = NEIGHBOUR[CORE][(corner + 1) % 6]
        side = (start % 6 + 3) % 6  # of the circled hex; one step right is the next side
        for wall in (side, (side + 1) % 6):
            t.walls[wall] |= 1 << circled
            t.walls[(wall + 3) % 6] |= 1 << NEIGHBOUR[circled][wall]
        t.engines[which] = post(NEIGHBOUR[circled][(side + 2) % 6], circled)
    t.mechs[CORE] = 2
    for h in MECH_SYMBOLS:
        t.mechs[h] = 1
    for h in POLLUTION_SYMBOLS:
        t.pollution[h] = 1


def machine_deck(advanced: int, chance: Chance) -> list[int]:
    """S14: advanced cards drawn at random replace basic ones of the same kind; always seven cards."""
    drawn = list(ADVANCED_CARDS)
    chance.shuffle(drawn)
    deck = list(BASIC_DECK)
    for card in drawn[:advanced]:
        deck.remove(card - ADVANCED)
        deck.append(card)
    return deck


def choose_faction(t: Defenders) -> Flow[None]:
    """S7: factions in turn from the first player, if the table wants to choose them."""
    p = t.queue[0]
    taken = [player.faction for player in t.players]
    free = [TAKE_FACTION[faction] for faction in range(len(FACTIONS)) if faction not in taken]
    t.players[p].faction = yield from choose(t.players[p].seat, "faction", free, rule="S7")
    if t.log is not None:
        leading = Who(t.players[p].seat)  # not `t.who`: in solo the faction would lead itself
        t.tell("faction", "S7", player=leading, faction=FACTION_NAMES[t.players[p].faction])
    next_in_setup(t, CHOOSE_LEADER)


def choose_leader(t: Defenders) -> Flow[None]:
    """S9: one of the two leaders, openly, in turn from the first player."""
    p = t.queue[0]
    faction = t.players[p].faction
    leaders = [TAKE_LEADER[2 * faction], TAKE_LEADER[2 * faction + 1]]
    args = {"faction": FACTION_NAMES[faction]}
    take_leader(t, p, (yield from choose(t.players[p].seat, "leader", leaders, rule="S9", args=args)))
    if next_in_setup(t, SPLIT_HAND if t.solo else START_CAMP):
        shuffle_decks(t)
        if not t.solo:
            for player in range(len(t.players)):
                draw(t, player, OPENING_HAND)  # S10


def split_hand(t: Defenders) -> Flow[None]:
    """SO1: the split of the opening hand is decided before drawing."""
    first, second = FACTION_NAMES[t.players[0].faction], FACTION_NAMES[t.players[1].faction]
    splits = [
        Option(f"split:{n}:{OPENING_HAND - n}", n, say("split", n=n, first=first, m=OPENING_HAND - n, second=second))
        for n in range(OPENING_HAND, -1, -1)
    ]
    n = yield from choose(0, "split", splits, rule="SO1")
    draw(t, 0, n)
    draw(t, 1, OPENING_HAND - n)
    t.phase = START_CAMP


def place_start_camp(t: Defenders) -> Flow[None]:
    """S15: starting camp and leader on a home hex of the rim, else of the second ring, else anywhere."""
    p = t.queue[0]
    hexes = [START_AT[h] for h in hexes_in(start_hexes(t, t.players[p].faction))]
    args = {"faction": FACTION_NAMES[t.players[p].faction]}
    settle(t, p, (yield from choose(t.players[p].seat, "start_camp", hexes, rule="S15", args=args)))
    next_in_setup(t, LEADING)


def start_hexes(t: Defenders, home: int) -> int:
    free = ~t.all_camps()
    for hexes in (t.land[home] & RIM_MASK, t.land[home] & SECOND_RING, t.land[home]):
        if hexes & free:
            return hexes & free
    return RIM_MASK & free


def next_in_setup(t: Defenders, then: int) -> bool:
    """The next player chooses; after the last one the next phase begins, with everybody again."""
    t.queue = t.queue[1:]
    if t.queue:
        return False
    t.phase = then
    count = len(t.players)
    t.queue = tuple([(t.first + i) % count for i in range(count)])
    return True


# --- Fáze kola: rounds (T1)


def step(t: Defenders) -> Flow[None]:
    """One choice of set-up, one leading phase, one reveal ability, or one action."""
    return FLOWS[t.phase](t)


def begin_round(t: Defenders) -> None:
    t.round += 1
    t.active = -1
    if t.log is not None:
        t.tell("round", "T1.1", round=t.round)


# --- Fáze vedení: the leading phase (T2)


def silent(t: Defenders) -> bool:
    """T3.1: no talk while Defenders are chosen."""
    return t.phase == LEADING and not t.solo


def lead(t: Defenders) -> Flow[None]:
    """T2.1 all choose their active Defender in silence, T2.3 all are turned over together."""
    if t.solo:
        yield from lead_alone(t)
        return
    begin_round(t)
    if t.players[t.first].gone:
        pass_token(t, "J15")
    leading = t.in_game()
    chosen = yield from together(leading, lambda seat: choose_defender(t, seat))
    for p in leading:
        card = chosen[p]
        if card < 0:
            activate(t, p, take_top(t, p), True)  # T2.2
        else:
            take_from_hand(t, p, t.hands[p].cards.index(card))
            activate(t, p, card, False)
    t.orderer = t.first
    begin_reveals(t, [t.first, *t.after(t.first)])


def choose_defender(t: Defenders, seat: int) -> Flow[int]:
    """T2.1: one card of the hand; NO_CARD stands for the top of the deck (T2.2)."""
    hand = t.hands[seat].cards
    if not hand:
        return NO_CARD
    return (yield from choose(seat, "lead", [LEAD[card] for card in sorted(hand)], rule="T2.1", args={"alone": 0}))


def lead_alone(t: Defenders) -> Flow[None]:
    """SO2-SO4: one card of either faction; a faction without hand cards may turn over the top of its deck."""
    begin_round(t)
    hand = t.hands[0].cards
    cards = [LEAD[card] for card in sorted(hand)]
    for p in t.in_game():
        faction = t.players[p].faction
        if t.players[p].deck.cards and not any([CARDS[card].faction == faction for card in hand]):
            cards.append(LEAD_TOP[faction])
    chosen = yield from choose(0, "lead", cards, rule="SO2", args={"alone": 1})  # T3 does not apply
    faction = -1 - chosen if chosen < 0 else CARDS[chosen].faction
    p = 0 if t.players[0].faction == faction else 1
    card = take_top(t, p) if chosen < 0 else take_from_hand(t, 0, hand.index(chosen))
    activate(t, p, card, chosen < 0)
    begin_reveals(t, [p])


def begin_reveals(t: Defenders, order: list[int]) -> None:
    """T2.4: reveal abilities come before anything else."""
    t.unresolved = tuple([p for p in order if is_reveal(t.players[p].ability)])
    t.queue = tuple(order)
    if t.unresolved:
        t.phase = REVEALS
    else:
        begin_turns(t)


def reveal_one(t: Defenders) -> Flow[None]:
    """J27: who held the first player token names the next ability."""
    p = t.unresolved[0]
    if len(t.unresolved) > 1:
        waiting = [REVEAL[p][t.players[p].active] for p in t.unresolved]
        p = yield from choose(t.players[t.orderer].seat, "reveal_next", waiting, rule="J27")
    t.unresolved = tuple([other for other in t.unresolved if other != p])
    yield from resolve_reveal(t, p)
    if not t.unresolved and t.result is None:
        begin_turns(t)


# --- Options: tables of everything that can ever be chosen

TAKE_FACTION: Final = [
    Option(f"faction:{faction}", at, FACTION_NAMES[at], (f"faction:{faction}",)) for at, faction in enumerate(FACTIONS)
]
TAKE_LEADER: Final = [
    Option(f"leader:{leader[-1]}", at, LEADER_NAMES[at], (f"leader:{leader[-1]}",)) for at, leader in enumerate(LEADERS)
]
LEAD: Final = [
    Option(f"lead:{card.id}", at, say("lead", card=card.name, ap=card.ap), (f"card:{card.id}",))
    for at, card in enumerate(CARDS)
]
LEAD_TOP: Final = [
    Option(f"lead:top:{faction}", -1 - at, say("lead-top", faction=FACTION_NAMES[at]), (f"deck:{faction}",))
    for at, faction in enumerate(FACTIONS)
]
REVEAL: Final = [
    [
        Option(
            f"reveal:{card.id}",
            p,
            say("reveal", card=card.name, ability=ABILITY_NAMES[card.ability]),
            (f"active:{p}",),
        )
        for card in CARDS
    ]
    for p in range(4)
]
START_AT: Final = {h: Option(f"start:{NAME[h]}", h, say("start", hex=TITLE[h]), (f"hex:{NAME[h]}",)) for h in LAND}

FLOWS: Final = (  # by phase
    choose_faction,
    choose_leader,
    split_hand,
    place_start_camp,
    lead,
    reveal_one,
    act,
)
