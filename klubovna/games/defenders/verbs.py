"""The verbs of Strážci Divočiny: each changes the position and then tells what happened."""

from __future__ import annotations

from klubovna.engine import Pile, Result
from klubovna.games.defenders.board import (
    CORE,
    EDGES,
    FACING,
    HEXES,
    NAME,
    NOWHERE,
    POST_EDGE,
    RIGHT,
    SIX,
    TITLE,
    clear_edge,
    edges_in,
    hexes_in,
    set_edge,
)
from klubovna.games.defenders.cards import (
    CARDS,
    HABITAT_NAMES,
    ITEM_NAMES,
    LEADER_NAMES,
    MACHINE_NAMES,
    STRENGTH_OF_HEAT,
    WOUND_DIE,
)
from klubovna.games.defenders.piles import (
    renew_deck,
    stand_down,
    take_from_hand,
    take_top,
)
from klubovna.games.defenders.state import CORE_BIT, NEAR, TOXIC, Defenders

# --- set-up


def take_leader(t: Defenders, p: int, leader: int) -> None:
    player = t.players[p]
    player.leader = leader
    if t.log is not None:
        t.tell("leader", "S9", player=t.who(p), leader=LEADER_NAMES[leader])


def settle(t: Defenders, p: int, h: int) -> None:
    player = t.players[p]
    player.camps = 1 << h
    player.hex = h
    if t.log is not None:
        t.tell("start-camp", "S15", player=t.who(p), hex=TITLE[h])


# --- players


def pass_token(t: Defenders, rule: str) -> None:
    """T2.5, J15: the first player token goes to the next player who is still in the game."""
    t.first = t.after(t.first)[0] if t.after(t.first) else t.first
    if t.log is not None:
        t.tell("token", rule, player=t.who(t.first))


def gain_support(t: Defenders, p: int, amount: int, rule: str) -> None:
    """T5.1, T5.2: up to full."""
    player = t.players[p]
    if player.gone or player.built >= t.track.camps:
        return
    needed = t.track.needs[player.built]
    gained = min(amount, needed - player.support)
    if gained <= 0:
        return
    player.support += gained
    if t.log is not None:
        t.tell("support", rule, player=t.who(p), count=gained, now=player.support, needed=needed)


def gain_item(t: Defenders, p: int, item: int, rule: str) -> None:
    """2.7: the token turns bright; a bright one stays so. Tokens of factions not in the game do not exist (S12)."""
    player = t.players[p]
    if player.items >> item & 1 or not t.has_item(item):
        return
    player.items |= 1 << item
    if t.log is not None:
        t.tell("item", rule, player=t.who(p), item=ITEM_NAMES[item])


def spend_item(t: Defenders, p: int, item: int) -> None:
    """T4.4: the token turns dark after its effect (J12)."""
    t.players[p].items &= ~(1 << item)


def move_leader(t: Defenders, p: int, h: int, kind: str, rule: str) -> None:
    player = t.players[p]
    origin = player.hex
    player.hex = h
    if t.log is not None:
        t.tell(kind, rule, player=t.who(p), origin=TITLE[origin], hex=TITLE[h])


def heal(t: Defenders, p: int, wounds: int, rule: str) -> None:
    player = t.players[p]
    healed = min(wounds, player.wounds)
    if healed > 0:
        player.wounds -= healed
        if t.log is not None:
            t.tell("heal", rule, player=t.who(p), count=healed, now=player.wounds)


def roll_for_wounds(t: Defenders, p: int, threat: int) -> None:
    face = WOUND_DIE[t.chance.below(len(WOUND_DIE))]
    counts = t.wounds_by(p, face, threat)
    if t.log is not None:
        kind = "roll-near" if threat == NEAR else "roll-far"
        t.tell(kind, "T7.2", player=t.who(p), face=face, count=counts)
    if counts:
        suffer(t, p, counts, "T7.2")


def suffer(t: Defenders, p: int, wounds: int, rule: str) -> None:
    """T7.4, T7.5: wounds from one source; too many of them kill a Defender."""
    player = t.players[p]
    if player.ability == STRENGTH_OF_HEAT:
        gain_support(t, p, 1, "A0")  # J23: before a death
    if player.wounds + wounds <= t.most_wounds():
        player.wounds += wounds
        if t.log is not None:
            t.tell("wound", rule, player=t.who(p), count=wounds, now=player.wounds)
    else:
        kill(t, p)


def kill(t: Defenders, p: int) -> None:
    """T7.5: a random card of the hand dies, or the top card of the deck; the wounds are gone."""
    player = t.players[p]
    in_hand = len(t.hand(p).cards)
    card = take_from_hand(t, player.seat, t.chance.below(in_hand)) if in_hand else take_top(t, p)
    player.wounds = 0
    if card < 0:  # J16
        return
    doomed = any([CARDS[dead].habitat == CARDS[card].habitat for dead in t.graves])
    t.graves += (card,)
    if not in_hand:
        renew_deck(t, p)
    if t.log is not None:
        habitat = HABITAT_NAMES[CARDS[card].habitat]
        t.tell("death", "T7.5", player=t.who(p), card=CARDS[card].name, habitat=habitat)
    if doomed:  # T7.6
        lose(t, "massacre", "E4")


# --- the map


def clear(t: Defenders, p: int, h: int, rule: str) -> None:
    """T6.7: all tokens or the toxic site; support first, then the wound of a toxic site."""
    toxic = t.pollution[h] == TOXIC
    t.pollution[h] = 0
    if toxic:
        t.toxic_left += 1
    if t.log is not None:
        t.tell("clear-toxic" if toxic else "clear", rule, player=t.who(p), hex=TITLE[h])
    gain_support(t, p, 1, "T5.1")
    if toxic:
        suffer(t, p, 1, "T7.4")


def remove_mech(t: Defenders, h: int) -> None:
    t.mechs[h] -= 1
    if not t.mechs[h]:
        t.mech_hexes &= ~(1 << h)


def add_mechs(t: Defenders, h: int, count: int) -> None:
    if count:
        t.mechs[h] += count
        t.mech_hexes |= 1 << h


def destroy(t: Defenders, p: int, h: int, rule: str) -> None:
    remove_mech(t, h)
    if t.log is not None:
        t.tell("destroy", rule, player=t.who(p), hex=TITLE[h])
    gain_support(t, p, 1, "T5.1")


def breach(t: Defenders, p: int, edge: int, rule: str) -> None:
    t.players[p].tokens -= 1
    t.breaches += ((edge, p),)
    set_edge(t.breached, EDGES[edge].a, EDGES[edge].side)
    t.roads = ()
    if t.log is not None:
        t.tell("breach", rule, player=t.who(p), edge=EDGES[edge].title)
    gain_support(t, p, 1, "T5.1")


def rewild(t: Defenders, p: int, h: int) -> None:
    t.factories &= ~(1 << h)
    t.rewilded |= 1 << h
    for habitat in range(4):
        t.land[habitat] |= 1 << h
    if t.log is not None:
        t.tell("rewild", "T6.10", player=t.who(p), hex=TITLE[h])
    gain_support(t, p, 1, "T5.1")


def build_camp(t: Defenders, p: int) -> None:
    """T6.5 a-c: the leftmost camp of the track comes to the leader's hex; support starts anew."""
    player = t.players[p]
    player.camps |= 1 << player.hex
    player.built += 1
    player.support = 0
    if t.log is not None:
        left = t.track.camps - player.built
        t.tell("build", "T6.5", player=t.who(p), hex=TITLE[player.hex], left=left)


def move_camp(t: Defenders, p: int, origin: int, h: int) -> None:
    player = t.players[p]
    player.camps = player.camps & ~(1 << origin) | 1 << h
    if t.log is not None:
        t.tell("camp-moved", "A0", player=t.who(p), origin=TITLE[origin], hex=TITLE[h])


def leave(t: Defenders, p: int) -> None:
    """T6.6, SO9: leader off the board, hand to the discard pile, items lost."""
    player = t.players[p]
    player.gone = True
    player.hex = NOWHERE
    player.items = 0
    hand = t.hand(p)
    at = len(hand.cards)
    while at > 0:  # SO9: in solo only the cards of this faction
        at -= 1
        if CARDS[hand.cards[at]].faction == player.faction:
            player.discard.append(take_from_hand(t, player.seat, at))
    if t.log is not None:
        t.tell("leaves", "T6.6", player=t.who(p))
    if t.seats == 1:
        stand_down(t, p)  # SO6: its lasting ability ends


# --- the machines


def raise_wall(t: Defenders, h: int, d: int) -> None:
    """A wall behind an engine: it is told as soon as the engine has gone on."""
    set_edge(t.walls, h, d)
    set_edge(t.walled, h, d)
    t.roads = ()


def tell_walls(t: Defenders, edges: list[int]) -> None:
    if t.log is not None:
        for edge in edges:
            t.tell("wall", "T9.1.2", edge=EDGES[edge].title)


def station(t: Defenders, which: int, engine: int) -> None:
    """An engine stands on another edge, or on the core."""
    t.engines[which] = engine
    t.roads = ()


def put_factory(t: Defenders, h: int) -> None:
    """T9.2.4: the top board of the core moves here with everything on it; what is here stays."""
    board = t.top_board()
    bit = 1 << h
    for d in SIX:
        clear_edge(t.walls, h, d)
    t.sites += (h,)
    t.factories |= bit
    for habitat in range(4):
        t.land[habitat] &= ~bit
    for d in SIX:
        set_edge(t.walled, h, d)
    t.roads = ()
    add_mechs(t, h, t.mechs[CORE])
    t.mechs[CORE] = 0
    t.mech_hexes &= ~CORE_BIT
    brought, here = t.pollution[CORE], t.pollution[h]
    t.pollution[CORE] = 0
    if brought == TOXIC or here == TOXIC:  # pollution goes; of two toxic sites one returns to the ring
        t.pollution[h] = TOXIC
        if brought == here:
            t.toxic_left += 1
    else:
        t.pollution[h] = min(brought + here, TOXIC - 1)
    if t.log is not None:
        left = t.pollution[h]
        t.tell("factory", "T9.2.4", hex=TITLE[h], number=board, mechs=t.mechs[h], pollution=left)
    if TOXIC not in (brought, here) and brought + here >= TOXIC:
        pollute(t, h)


def pollute(t: Defenders, h: int, source: int = NOWHERE) -> None:
    """T9.2.8: one more token, from a vent or not; the third one makes a toxic site, if there is one left."""
    if t.pollution[h] < TOXIC - 1:
        t.pollution[h] += 1
        if t.log is not None:
            t.tell(
                "pollution",
                "T9.2.7",
                hex=TITLE[h],
                count=t.pollution[h],
                origin=TITLE[source] if source >= 0 else "",
            )
    elif t.toxic_left > 0:
        t.pollution[h] = TOXIC
        t.toxic_left -= 1
        if t.log is not None:
            t.tell("toxic", "T9.2.8", hex=TITLE[h], left=t.toxic_left, origin=TITLE[source] if source >= 0 else "")
    else:
        lose(t, "toxic", "E3")


def turn_direction(t: Defenders) -> None:
    t.direction = -t.direction
    if t.log is not None:
        t.tell("direction-right" if t.direction == RIGHT else "direction-left", "T9.4")


def turn_machine_card(t: Defenders) -> int:
    """T9.0: the top machine card, now open."""
    card = t.machine.take()
    t.machine_discard += (card,)
    t.drawn += 1
    if t.log is not None:
        # with the map as the card found it, so that its steps can be shown again later
        t.tell("machine", "T9.0", card=MACHINE_NAMES[card], number=t.drawn, found=scene(t))
    return card


def renew_machine_deck(t: Defenders) -> None:
    """T9.0: when all seven are in the discard."""
    if not t.machine.cards:
        t.machine = Pile(list(t.machine_discard))
        t.machine_discard = ()
        t.machine.shuffle(t.chance)
        t.tell("machine-shuffle", "T9.0")


# --- the end


def win_if_done(t: Defenders) -> None:
    """E1: all camps on the board and no factory left that is not rewilded."""
    if t.factories:
        return
    for player in t.players:
        if player.built < t.track.camps:
            return
    t.result = Result(list(range(t.seats)), [1] * t.seats, "victory")
    t.tell("victory", "E1")


def lose(t: Defenders, cause: str, rule: str) -> None:
    """E2-E6: the first cause counts (E5)."""
    if t.result is None:
        t.result = Result([], [0] * t.seats, cause)
        t.tell("loss-" + cause, rule)


# --- how events put it


def scene(t: Defenders) -> str:
    """Everything that a machine card can change, in one word of an event: lists with their names."""
    found = {
        "walls": [EDGES[edge].name for edge in edges_in(t.walls)],
        "engines": ["" if e < 0 else f"{EDGES[POST_EDGE[e]].name}:{FACING[e]}" for e in t.engines],
        "pollution": [f"{NAME[h]}:{t.pollution[h]}" for h in HEXES if t.pollution[h]],
        "mechs": [f"{NAME[h]}:{t.mechs[h]}" for h in HEXES if t.mechs[h]],
        "sites": [NAME[h] for h in t.sites],
        "rewilded": [NAME[h] for h in hexes_in(t.rewilded)],
        "leaders": ["" if player.hex < 0 else NAME[player.hex] for player in t.players],
        "direction": ["right" if t.direction == RIGHT else "left"],
    }
    return ";".join([f"{name}={','.join(words)}" for name, words in found.items()])
