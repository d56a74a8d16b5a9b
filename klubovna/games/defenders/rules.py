"""Strážci Divočiny, in the order of the rulebook. Machine cards: machines.py. Reveal abilities: abilities.py."""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import Chance, Flow, Option, Pile, choose, together
from klubovna.games.defenders.abilities import is_reveal, resolve_reveal
from klubovna.games.defenders.board import (
    BESIDE,
    CORE,
    EDGE,
    EDGES,
    HEXES,
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
    SIX,
    SIZE,
    TITLE,
    flood,
    hexes_in,
    post,
    reach,
)
from klubovna.games.defenders.cards import (
    ABILITY_NAMES,
    ADVANCED,
    ADVANCED_CARDS,
    BALLISTICS,
    BASIC_DECK,
    BOARDS,
    CARAVAN,
    CARDS,
    FACTION_NAMES,
    FACTIONS,
    FACTORY_BOARDS,
    FOOD,
    FRIENDLY_MYCELIUM,
    HACKING,
    ITEM_NAMES,
    ITEMS,
    LEADER_NAMES,
    LEADERS,
    MAP_ITEM,
    MOST_ACTIONS,
    MOST_WOUNDS,
    NO_CARD,
    OPENING_HAND,
    POTION,
    REFUGE,
    ROCKET,
    SUSTENANCE,
    TRACKS,
    USEFUL_SCRAP,
    say,
)
from klubovna.games.defenders.machines import draw_machine_card
from klubovna.games.defenders.state import (
    ACTIONS,
    CHOOSE_FACTION,
    CHOOSE_LEADER,
    LEADING,
    NO_THREAT,
    REVEALS,
    SPLIT_HAND,
    START_CAMP,
    Defenders,
    Player,
)

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
        t.stage = CHOOSE_FACTION
        for player in t.players:
            player.faction = -1
    t.derive()
    return t


def lay_map(t: Defenders) -> None:
    """S1: twelve habitat boards in random places, each with a random side up."""
    boards = list(range(len(BOARDS)))
    t.chance.shuffle(boards)
    terrain = [-1] * SIZE
    for place in range(len(PLACES)):
        shown = BOARDS[boards[place]][t.chance.below(2)]
        for slot in range(3):
            terrain[PLACES[place][slot]] = shown[slot]
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
        t.tell("faction", "S7", player=t.who(p), faction=FACTION_NAMES[t.players[p].faction])
    next_in_setup(t, CHOOSE_LEADER)


def choose_leader(t: Defenders) -> Flow[None]:
    """S9: one of the two leaders, openly, in turn from the first player."""
    p = t.queue[0]
    faction = t.players[p].faction
    leaders = [TAKE_LEADER[2 * faction], TAKE_LEADER[2 * faction + 1]]
    args = {"faction": FACTION_NAMES[faction]}
    t.take_leader(p, (yield from choose(t.players[p].seat, "leader", leaders, rule="S9", args=args)))
    if next_in_setup(t, SPLIT_HAND if t.solo else START_CAMP):
        t.shuffle_decks()
        if not t.solo:
            for player in range(len(t.players)):
                t.draw(player, OPENING_HAND)  # S10


def split_hand(t: Defenders) -> Flow[None]:
    """SO1: the split of the opening hand is decided before drawing."""
    first, second = FACTION_NAMES[t.players[0].faction], FACTION_NAMES[t.players[1].faction]
    splits = [
        Option(f"split:{n}:{OPENING_HAND - n}", n, say("split", n=n, first=first, m=OPENING_HAND - n, second=second))
        for n in range(OPENING_HAND, -1, -1)
    ]
    n = yield from choose(0, "split", splits, rule="SO1")
    t.draw(0, n)
    t.draw(1, OPENING_HAND - n)
    t.stage = START_CAMP


def place_start_camp(t: Defenders) -> Flow[None]:
    """S15: starting camp and leader on a home hex of the rim, else of the second ring, else anywhere."""
    p = t.queue[0]
    hexes = [START_AT[h] for h in hexes_in(start_hexes(t, t.players[p].faction))]
    args = {"faction": FACTION_NAMES[t.players[p].faction]}
    t.place_start_camp(p, (yield from choose(t.players[p].seat, "start_camp", hexes, rule="S15", args=args)))
    next_in_setup(t, LEADING)


def start_hexes(t: Defenders, home: int) -> int:
    free = ~t.all_camps()
    for hexes in (t.land[home] & RIM_MASK, t.land[home] & SECOND_RING, t.land[home]):
        if hexes & free:
            return hexes & free
    return RIM_MASK & free


def next_in_setup(t: Defenders, then: int) -> bool:
    """The next player chooses; after the last one the next stage begins, with everybody again."""
    t.queue = t.queue[1:]
    if t.queue:
        return False
    t.stage = then
    count = len(t.players)
    t.queue = tuple([(t.first + i) % count for i in range(count)])
    return True


# --- Fáze kola: rounds (T1)


def step(t: Defenders) -> Flow[None]:
    """One choice of set-up, one leading phase, one reveal ability, or one action."""
    stage = t.stage
    if stage == ACTIONS:
        yield from act(t)
    elif stage == LEADING:
        if t.solo:
            yield from lead_alone(t)
        else:
            yield from lead(t)
    elif stage == REVEALS:
        yield from reveal_one(t)
    elif stage == CHOOSE_FACTION:
        yield from choose_faction(t)
    elif stage == CHOOSE_LEADER:
        yield from choose_leader(t)
    elif stage == SPLIT_HAND:
        yield from split_hand(t)
    else:
        yield from place_start_camp(t)


def begin_round(t: Defenders) -> None:
    t.round += 1
    t.active = -1
    if t.log is not None:
        t.tell("round", "T1.1", round=t.round)


# --- Fáze vedení: the leading phase (T2)


def silent(t: Defenders) -> bool:
    """T3.1: no talk while Defenders are chosen."""
    return t.stage == LEADING and not t.solo


def lead(t: Defenders) -> Flow[None]:
    """T2.1 all choose their active Defender in silence, T2.3 all are turned over together."""
    begin_round(t)
    if t.players[t.first].gone:
        t.pass_token("J15")
    leading = t.in_game()
    chosen = yield from together(leading, lambda seat: choose_defender(t, seat))
    for p in leading:
        card = chosen[p]
        if card < 0:
            t.lead(p, t.take_top(p), True)  # T2.2
        else:
            t.take_from_hand(p, t.hands[p].cards.index(card))
            t.lead(p, card, False)
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
    card = t.take_top(p) if chosen < 0 else t.take_from_hand(0, hand.index(chosen))
    t.lead(p, card, chosen < 0)
    begin_reveals(t, [p])


def begin_reveals(t: Defenders, order: list[int]) -> None:
    """T2.4: reveal abilities come before anything else."""
    t.unresolved = tuple([p for p in order if is_reveal(t.players[p].ability)])
    t.queue = tuple(order)
    if t.unresolved:
        t.stage = REVEALS
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


# --- Fáze akcí: the action phase (T4)


def begin_turns(t: Defenders) -> None:
    """T4.1: from the holder of the first player token clockwise. Solo: the faction of the card (SO2)."""
    if not t.solo:
        first = [] if t.players[t.first].gone else [t.first]
        t.queue = tuple(first + t.after(t.first))
    t.stage = ACTIONS
    begin_turn(t)


def begin_turn(t: Defenders) -> None:
    t.active = t.queue[0]
    t.queue = t.queue[1:]
    card = CARDS[t.players[t.active].active]
    t.ap = card.ap  # T4.2
    t.actions = 0
    if t.log is not None:
        t.tell("turn", "T4.1", player=t.who(t.active), card=card.name, ap=t.ap)


def end_turn(t: Defenders, hacked: bool) -> None:
    """T4.7: a machine card, unless hacked or over; then the next player, or the next round."""
    me = t.active
    t.ap = 0
    if hacked:  # J13
        if t.log is not None:
            t.tell("hacked", "J13", player=t.who(me))
    else:
        draw_machine_card(t)
    if t.result is not None:
        return
    if t.queue:
        begin_turn(t)
        return
    if not t.solo:  # T1.2; solo keeps them (SO6)
        for p in range(len(t.players)):
            t.stand_down(p)
    t.stage = LEADING


class Act:
    """One thing a player can do in a turn: a kind, a hex, edge or card, and the item that pays for it."""

    def __init__(self, kind: int, target: int, item: int) -> None:
        self.kind: int = kind
        self.target: int = target
        self.item: int = item


END: Final = 0
MOVE: Final = 1
REGROUP: Final = 2
HEAL: Final = 3
TAKE_ITEM: Final = 4
BUILD: Final = 5
CLEAR: Final = 6
DESTROY: Final = 7
BREACH: Final = 8
REWILD: Final = 9
LAST_ACTION: Final = 9  # kinds above are no actions: no AP, no wound roll
EAT: Final = 10
DRINK: Final = 11
TEAM: Final = 12
HINT: Final = 13
PAID_BY_AP: Final = -1


def act(t: Defenders) -> Flow[None]:
    """One action, item, team card or hint of the active player, or the end of the turn."""
    me = t.active
    player = t.players[me]
    options = legal_acts(t, me)
    args = {"ap": t.ap, "card": CARDS[player.active].name}
    done = yield from choose(player.seat, "act", options, rule="T4.2", about=ABOUT[me], args=args)
    kind = done.kind
    hacked = player.ability == HACKING  # J28: also in the turn of the last camp, which ends abilities in solo
    if kind == END:
        end_turn(t, hacked)
    elif kind <= LAST_ACTION:
        perform(t, me, done)
        if player.gone and t.result is None:  # T6.6: the machine card of this turn is still drawn
            end_turn(t, hacked)
    elif kind == TEAM:
        t.join_team(me, done.target)
    elif kind == HINT:
        t.give_hint(me)
    elif kind == EAT:
        t.ap += 1
        t.tell("eat", "T4.5", player=t.who(me))
        t.spend_item(me, FOOD)
    else:
        t.heal(me, 1, "T4.5")
        t.spend_item(me, POTION)


def legal_acts(t: Defenders, me: int) -> list[Option[Act]]:
    """Everything the active player can do now; ending the turn always."""
    if t.actions >= MOST_ACTIONS:  # J26
        return ONLY_END
    player = t.players[me]
    options: list[Option[Act]] = []
    if t.ap > 0:
        add_actions_here(t, me, options)
        for h in hexes_in(destinations(t, me)):
            options.append(DO_MOVE[h])
        for h in hexes_in(regroup_hexes(t, me)):
            options.append(DO_REGROUP[h])
    elif t.hands[player.seat].cards:
        add_team(t, me, options)
    if player.items:
        add_items(t, me, options)
    if t.seats > 1 and t.untold(me) > 0:
        options.append(DO_HINT)
    options.append(DO_END)
    return options


def add_actions_here(t: Defenders, me: int, options: list[Option[Act]]) -> None:
    """T4.3: actions on the leader's own hex."""
    player = t.players[me]
    here = player.hex
    if can_build(t, me):
        options.append(DO_BUILD[here])
    if t.factories >> here & 1 and not t.mechs[here] and not t.pollution[here]:  # T6.10
        options.append(DO_REWILD[here])
    if t.pollution[here]:
        options.append(DO_CLEAR[here])
    if t.mechs[here]:
        options.append(DO_DESTROY[here])
    if player.tokens:
        for edge in breachable(t, here):
            options.append(DO_BREACH[edge])
    owner = t.camp_owner(here)
    if owner >= 0:
        if player.wounds:
            options.append(DO_HEAL)  # T6.3
        item = t.players[owner].faction
        if not player.items >> item & 1:
            options.append(DO_TAKE[item])  # T6.4


def add_team(t: Defenders, me: int, options: list[Option[Act]]) -> None:
    """T4.6: hand cards with the habitat of the active Defender; in solo of the same faction too (SO5)."""
    active = CARDS[t.players[me].active]
    for card in sorted(t.hand(me).cards):
        if CARDS[card].habitat == active.habitat and CARDS[card].faction == active.faction:
            options.append(DO_TEAM[card])


def add_items(t: Defenders, me: int, options: list[Option[Act]]) -> None:
    """T4.4: bright items, if their effect is possible."""
    player = t.players[me]
    here = player.hex
    items = player.items
    if items >> FOOD & 1:
        options.append(DO_EAT)
    if items >> POTION & 1:
        if player.wounds:
            options.append(DO_DRINK)
        if t.pollution[here]:
            options.append(POTION_CLEAR[here])
    if items >> ROCKET & 1:
        targets = 1 << here
        if player.ability == BALLISTICS:
            targets |= BESIDE[here]
        for h in hexes_in(targets & t.mech_hexes):
            options.append(ROCKET_DESTROY[h])
        if player.tokens:
            for edge in breachable(t, here):
                options.append(ROCKET_BREACH[edge])
    if items >> MAP_ITEM & 1:
        for h in hexes_in(destinations(t, me)):
            options.append(MAP_MOVE[h])
        for h in hexes_in(regroup_hexes(t, me)):
            options.append(MAP_REGROUP[h])


# --- Výběr možných akcí: actions (T6)


def perform(t: Defenders, me: int, done: Act) -> None:
    """T7.3: the action with all it brings, then victory, then the wound roll that was due when it started."""
    player = t.players[me]
    kind, target = done.kind, done.target
    threat = t.threat(me)
    t.actions += 1
    if done.item < 0:
        t.ap -= 1
    elif t.log is not None:
        t.tell("use-item", "T4.4", player=t.who(me), item=ITEM_NAMES[done.item])
    if kind == MOVE:
        move(t, me, target)
    elif kind == REGROUP:
        t.move_leader(me, target, "regroup", "T6.2")
        if t.lasts(REFUGE):
            threat = NO_THREAT
    elif kind == HEAL:
        t.heal(me, MOST_WOUNDS, "T6.3")
    elif kind == TAKE_ITEM:
        t.gain_item(me, target, "T6.4")
    elif kind == BUILD:
        build(t, me)
    elif kind == CLEAR:
        t.clear(me, target, "T6.7")
    elif kind == DESTROY:
        t.destroy(me, target, "T6.8")
        if player.ability == USEFUL_SCRAP:
            t.gain_support(me, 1, "A0")
    elif kind == BREACH:
        t.breach(me, target, "T6.9")
    else:
        t.rewild(me, target)
        t.win_if_done()
    if done.item >= 0:
        t.spend_item(me, done.item)
    if threat and t.result is None and not player.gone:
        t.roll_for_wounds(me, threat)


def destinations(t: Defenders, me: int) -> int:
    """T6.1: where one Move can end. Caravan opens the trails of all habitats."""
    player = t.players[me]
    roads = t.leader_roads()
    start = 1 << player.hex
    beside = reach(start, roads)
    if t.lasts(CARAVAN):
        ends = 0
        for habitat in range(4):
            ends |= trail_ends(t, start, beside, t.land[habitat], roads)
    else:
        ends = trail_ends(t, start, beside, t.land[CARDS[player.active].habitat], roads)
    return (beside | ends) & ~start


def trail_ends(t: Defenders, start: int, beside: int, trail: int, roads: tuple[int, ...]) -> int:
    """T6.1 b, c: a trail that starts or ends here. T6.1.3: it never leads through a hex with a mech."""
    through = trail & ~t.mech_hexes
    if start & trail:
        walked = flood(start, through, roads)
        return walked | reach(walked, roads)  # and one more hex beside the trail
    walked = flood(beside & through, through, roads)
    return walked | reach(walked, roads) & trail


def move(t: Defenders, me: int, h: int) -> None:
    player = t.players[me]
    t.move_leader(me, h, "move", "T6.1")
    owner = t.camp_owner(h)
    if owner >= 0:
        t.gain_item(me, t.players[owner].faction, "T6.1.4")
    if player.ability == FRIENDLY_MYCELIUM and t.pollution[h]:
        t.clear(me, h, "A0")


def regroup_hexes(t: Defenders, me: int) -> int:
    """T6.2: own working camps elsewhere; with refuge those of everybody."""
    player = t.players[me]
    camps = t.all_camps() if t.lasts(REFUGE) else player.camps
    return camps & ~t.factories & ~(1 << player.hex)


def can_build(t: Defenders, me: int) -> bool:
    """T6.5: full support, home habitat or rewilded factory, no camp yet."""
    player = t.players[me]
    if not t.full_support(me) or not t.land[player.faction] >> player.hex & 1:
        return False
    return not t.all_camps() >> player.hex & 1


def build(t: Defenders, me: int) -> None:
    """T6.5, T6.6: a camp, new cards; the last one takes the player out of the game."""
    player = t.players[me]
    t.build_camp(me)
    last = player.built == t.track.camps
    if last and t.after(me):
        t.leave(me)
    else:
        t.draw(me, t.track.hands[player.built - 1] - len(t.hand(me)))
        if last and t.factories:
            t.tell("stays", "T6.6", player=t.who(me))
    for p in range(len(t.players)):
        if t.players[p].ability == SUSTENANCE:
            t.gain_support(p, 1, "A0")
    t.win_if_done()


def breachable(t: Defenders, h: int) -> list[int]:
    """T6.9: walled edges of a hex without a breach, border and core walls too (J7)."""
    return [EDGE[h][d] for d in SIX if t.walled[d] >> h & 1 and not t.breached[d] >> h & 1]


# --- Options: tables of everything that can ever be chosen

TAKE_FACTION: Final = [
    Option(f"faction:{FACTIONS[at]}", at, FACTION_NAMES[at], (f"faction:{FACTIONS[at]}",))
    for at in range(len(FACTIONS))
]
TAKE_LEADER: Final = [
    Option(f"leader:{LEADERS[at][-1]}", at, LEADER_NAMES[at], (f"leader:{LEADERS[at][-1]}",))
    for at in range(len(LEADERS))
]
LEAD: Final = [
    Option(f"lead:{card.id}", at, say("lead", card=card.name, ap=card.ap), (f"card:{card.id}",))
    for at, card in enumerate(CARDS)
]
LEAD_TOP: Final = [
    Option(f"lead:top:{FACTIONS[at]}", -1 - at, say("lead-top", faction=FACTION_NAMES[at]), (f"deck:{FACTIONS[at]}",))
    for at in range(len(FACTIONS))
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
ABOUT: Final = [f"leader:{p}" for p in range(4)]


def on_hexes(key: str, text: str, kind: int, thing: str, item: int = PAID_BY_AP) -> list[Option[Act]]:
    """One option per hex number: `move:c5`, `map:move:c5`."""
    refs = () if item < 0 else (f"item:{ITEMS[item]}",)
    made = {
        h: Option(f"{key}:{NAME[h]}", Act(kind, h, item), say(text, hex=TITLE[h]), (*refs, f"{thing}:{NAME[h]}"))
        for h in HEXES
    }
    return [made.get(h, made[CORE]) for h in range(max(HEXES) + 1)]


def here(
    key: str, text: str, kind: int, refs: tuple[str, ...], thing: str, item: int = PAID_BY_AP
) -> list[Option[Act]]:
    """What is done on the leader's own hex: one key, but each hex has its own things to point at."""
    return [
        Option(key, Act(kind, h, item), say(text), (*refs, f"{thing}:{NAME[h]}" if NAME[h] else thing))
        for h in range(max(HEXES) + 1)
    ]


def on_edges(key: str, text: str, kind: int, item: int = PAID_BY_AP) -> list[Option[Act]]:
    refs = () if item < 0 else (f"item:{ITEMS[item]}",)
    return [
        Option(f"{key}:{edge.name}", Act(kind, at, item), say(text, edge=edge.title), (*refs, f"edge:{edge.name}"))
        for at, edge in enumerate(EDGES)
    ]


DO_MOVE: Final = on_hexes("move", "move", MOVE, "hex")
DO_REGROUP: Final = on_hexes("regroup", "regroup", REGROUP, "camp")
DO_BREACH: Final = on_edges("breach", "breach", BREACH)
DO_HEAL: Final = Option("heal", Act(HEAL, -1, PAID_BY_AP), say("heal"), ("own:wounds",))
DO_TAKE: Final = [
    Option(
        f"take:{ITEMS[at]}", Act(TAKE_ITEM, at, PAID_BY_AP), say("take", item=ITEM_NAMES[at]), (f"item:{ITEMS[at]}",)
    )
    for at in range(len(ITEMS))
]
DO_BUILD: Final = here("build", "build", BUILD, ("own:track",), "hex")
DO_CLEAR: Final = here("clear", "clear", CLEAR, (), "pollution")
DO_DESTROY: Final = here("destroy", "destroy", DESTROY, (), "mech")
DO_REWILD: Final = here("rewild", "rewild", REWILD, (), "factory")
DO_EAT: Final = Option("food", Act(EAT, -1, FOOD), say("eat"), ("item:food",))
DO_DRINK: Final = Option("potion:heal", Act(DRINK, -1, POTION), say("drink"), ("item:potion", "own:wounds"))
POTION_CLEAR: Final = here("potion:clear", "potion-clear", CLEAR, ("item:potion",), "pollution", POTION)
ROCKET_DESTROY: Final = on_hexes("rocket:destroy", "rocket-destroy", DESTROY, "mech", ROCKET)
ROCKET_BREACH: Final = on_edges("rocket:breach", "rocket-breach", BREACH, ROCKET)
MAP_MOVE: Final = on_hexes("map:move", "map-move", MOVE, "hex", MAP_ITEM)
MAP_REGROUP: Final = on_hexes("map:regroup", "map-regroup", REGROUP, "camp", MAP_ITEM)
DO_TEAM: Final = [
    Option(f"team:{card.id}", Act(TEAM, at, PAID_BY_AP), say("team", card=card.name), (f"card:{card.id}",))
    for at, card in enumerate(CARDS)
]
DO_HINT: Final = Option("hint", Act(HINT, -1, PAID_BY_AP), say("hint"), ("own:hand",))
DO_END: Final = Option("end", Act(END, -1, PAID_BY_AP), say("end"), ("machine",))
ONLY_END: Final = [DO_END]
START_AT: Final = {h: Option(f"start:{NAME[h]}", h, say("start", hex=TITLE[h]), (f"hex:{NAME[h]}",)) for h in LAND}
