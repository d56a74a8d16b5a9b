"""The action phase of Strážci Divočiny, in the order of the rulebook: turns (T4) and actions (T6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.engine import Flow, Option, choose
from klubovna.games.defenders.board import (
    BESIDE,
    CORE,
    EDGE,
    EDGES,
    HEXES,
    NAME,
    SIX,
    TITLE,
    flood,
    hexes_in,
    reach,
)
from klubovna.games.defenders.cards import (
    BALLISTICS,
    CARAVAN,
    CARDS,
    FOOD,
    FRIENDLY_MYCELIUM,
    HACKING,
    ITEM_NAMES,
    ITEMS,
    MAP_ITEM,
    MOST_ACTIONS,
    MOST_WOUNDS,
    POTION,
    REFUGE,
    ROCKET,
    SUSTENANCE,
    USEFUL_SCRAP,
    Defender,
    say,
)
from klubovna.games.defenders.machines import draw_machine_card
from klubovna.games.defenders.piles import draw, give_hint, join_team, stand_down
from klubovna.games.defenders.state import (
    ACTIONS,
    LEADING,
    NO_THREAT,
    Defenders,
)
from klubovna.games.defenders.verbs import (
    breach,
    build_camp,
    clear,
    destroy,
    gain_item,
    gain_support,
    heal,
    leave,
    move_leader,
    rewild,
    roll_for_wounds,
    spend_item,
    win_if_done,
)

# --- Fáze akcí: the action phase (T4)


def begin_turns(t: Defenders) -> None:
    """T4.1: from the holder of the first player token clockwise. Solo: the faction of the card (SO2)."""
    if not t.solo:
        first = [] if t.players[t.first].gone else [t.first]
        t.queue = tuple(first + t.after(t.first))
    t.phase = ACTIONS
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
            stand_down(t, p)
    t.phase = LEADING


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
LAST_ACTION: Final = 9  # those that follow are not actions: no AP, no wound roll
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
    else:
        ASIDES[kind](t, me, done.target)


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
    if not missing_to_build(t, me):
        options.append(DO_BUILD[here])
    if t.factories >> here & 1 and not missing_to_rewild(t, here):
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
        if not against_joining(CARDS[card], active):
            options.append(DO_TEAM[card])


def against_joining(card: Defender, active: Defender) -> str:
    """The rule that keeps a card out of the team of an active Defender, or nothing."""
    if card.habitat != active.habitat:
        return "T4.6"
    return "" if card.faction == active.faction else "SO5"


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
    threat = NO_THREAT if done.kind == REGROUP and t.lasts(REFUGE) else t.threat(me)
    t.actions += 1
    if done.item < 0:
        t.ap -= 1
    elif t.log is not None:
        t.tell("use-item", "T4.4", player=t.who(me), item=ITEM_NAMES[done.item])
    PERFORMED[done.kind](t, me, done.target)
    if done.item >= 0:
        spend_item(t, me, done.item)
    if threat and t.result is None and not player.gone:
        roll_for_wounds(t, me, threat)


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
    move_leader(t, me, h, "move", "T6.1")
    owner = t.camp_owner(h)
    if owner >= 0:
        gain_item(t, me, t.players[owner].faction, "T6.1.4")
    if player.ability == FRIENDLY_MYCELIUM and t.pollution[h]:
        clear(t, me, h, "A0")


def regroup_hexes(t: Defenders, me: int) -> int:
    """T6.2: own working camps elsewhere; with refuge those of everybody."""
    player = t.players[me]
    camps = t.all_camps() if t.lasts(REFUGE) else player.camps
    return camps & ~t.factories & ~(1 << player.hex)


def regroup(t: Defenders, me: int, h: int) -> None:
    move_leader(t, me, h, "regroup", "T6.2")


def heal_all(t: Defenders, me: int, _: int) -> None:
    heal(t, me, MOST_WOUNDS, "T6.3")


def take_item(t: Defenders, me: int, item: int) -> None:
    gain_item(t, me, item, "T6.4")


def missing_to_build(t: Defenders, me: int) -> str:
    """T6.5: what is missing: full support, home habitat or rewilded factory, a place without a camp; or nothing."""
    player = t.players[me]
    if not t.full_support(me):
        return "support"
    if not t.land[player.faction] >> player.hex & 1:
        return "home"
    return "place" if t.all_camps() >> player.hex & 1 else ""


def missing_to_rewild(t: Defenders, h: int) -> str:
    """T6.10: a factory without mechs and pollution."""
    if not t.factories >> h & 1:
        return "factory"
    if t.mechs[h]:
        return "mechs"
    return "pollution" if t.pollution[h] else ""


def build(t: Defenders, me: int, _: int) -> None:
    """T6.5, T6.6: a camp, new cards; the last one takes the player out of the game."""
    player = t.players[me]
    build_camp(t, me)
    last = player.built == t.track.camps
    if last and t.after(me):
        leave(t, me)
    else:
        draw(t, me, t.track.hands[player.built - 1] - len(t.hand(me)))
        if last and t.factories:
            t.tell("stays", "T6.6", player=t.who(me))
    for p, other in enumerate(t.players):
        if other.ability == SUSTENANCE:
            gain_support(t, p, 1, "A0")
    win_if_done(t)


def clear_here(t: Defenders, me: int, h: int) -> None:
    clear(t, me, h, "T6.7")


def destroy_mech(t: Defenders, me: int, h: int) -> None:
    destroy(t, me, h, "T6.8")
    if t.players[me].ability == USEFUL_SCRAP:
        gain_support(t, me, 1, "A0")


def breach_wall(t: Defenders, me: int, edge: int) -> None:
    breach(t, me, edge, "T6.9")


def breachable(t: Defenders, h: int) -> list[int]:
    """T6.9: walled edges of a hex without a breach, border and core walls too (J7)."""
    return [EDGE[h][d] for d in SIX if t.walled[d] >> h & 1 and not t.breached[d] >> h & 1]


def rewild_factory(t: Defenders, me: int, h: int) -> None:
    rewild(t, me, h)
    win_if_done(t)


# --- What is no action (T3.2, T4.5, T4.6)


def eat(t: Defenders, me: int, _: int) -> None:
    t.ap += 1
    t.tell("eat", "T4.5", player=t.who(me))
    spend_item(t, me, FOOD)


def drink(t: Defenders, me: int, _: int) -> None:
    heal(t, me, 1, "T4.5")
    spend_item(t, me, POTION)


def hint(t: Defenders, me: int, _: int) -> None:
    give_hint(t, me)


# What each kind of act does for a player, to its target
PERFORMED: Final[dict[int, Callable[[Defenders, int, int], None]]] = {
    MOVE: move,
    REGROUP: regroup,
    HEAL: heal_all,
    TAKE_ITEM: take_item,
    BUILD: build,
    CLEAR: clear_here,
    DESTROY: destroy_mech,
    BREACH: breach_wall,
    REWILD: rewild_factory,
}
ASIDES: Final[dict[int, Callable[[Defenders, int, int], None]]] = {
    EAT: eat,
    DRINK: drink,
    TEAM: join_team,
    HINT: hint,
}

# --- Options: tables of everything that can ever be chosen

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
