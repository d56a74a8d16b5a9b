"""Why a visible thing of Strážci Divočiny cannot be chosen now. The rules that filter options are asked, not repeated.

The actions of a turn have buttons of their own: their reasons go by the beginning of the key (`move`, `build`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.engine import Ask, Hindrance, Hindrances, Message
from klubovna.games.defenders.actions import (
    against_joining,
    breachable,
    destinations,
    missing_to_build,
    missing_to_rewild,
    regroup_hexes,
)
from klubovna.games.defenders.board import CORE, EDGE, EDGES, HEXES, NAME, SIX, TITLE
from klubovna.games.defenders.cards import (
    ABILITIES,
    ABILITY_NAMES,
    ACID_RAIN,
    CARDS,
    CONTROLLED_BURN,
    DEMOLITION,
    FACTION_NAMES,
    FACTIONS,
    FOOD,
    HABITAT_NAMES,
    HEALING_HERBS,
    ITEM_NAMES,
    ITEMS,
    MAP_ITEM,
    MOST_ACTIONS,
    POTION,
    ROCKET,
    SECRET_PATHS,
    SHARPSHOOTER,
    TRAVELLING_LIBRARY,
    TUNNELS,
    say,
)
from klubovna.games.defenders.state import Defenders

ON_HEX: Final = ("mech", "pollution", "factory", "camp")
ACTIONS_HERE: Final = ("build", "rewild", "clear", "destroy", "breach", "heal", "take")
RESOLVED_BY: Final = {  # which ability asks such a question
    "burn": CONTROLLED_BURN,
    "library_from": TRAVELLING_LIBRARY,
    "library_to": TRAVELLING_LIBRARY,
    "sharpshooter": SHARPSHOOTER,
    "secret_paths": SECRET_PATHS,
    "acid_rain": ACID_RAIN,
    "healing_herbs": HEALING_HERBS,
    "tunnels": TUNNELS,
    "demolition": DEMOLITION,
}


def why_not(t: Defenders, ask: Ask) -> list[Hindrance]:
    found = Hindrances(ask)
    if ask.why in RESOLVED_BY:
        resolving(t, ask, found)
    else:
        NEAREST[ask.why](t, ask, found)
    return found.found


# --- set-up (3)


def choosing_faction(t: Defenders, ask: Ask, found: Hindrances) -> None:
    """S7: one that nobody has."""
    for p, player in enumerate(t.players):
        if player.faction >= 0:
            text = say("why-faction-taken", faction=FACTION_NAMES[player.faction], player=t.who(p))
            found.at(f"faction:{FACTIONS[player.faction]}", "S7", text)
    everything(t, ask.seat, "S7", say("why-set-up"), found)


def setting_up(t: Defenders, ask: Ask, found: Hindrances) -> None:
    everything(t, ask.seat, ask.rule, say("why-set-up"), found)


def settling(t: Defenders, ask: Ask, found: Hindrances) -> None:
    """S15: a home hex of the rim without a camp."""
    home = t.players[t.queue[0]].faction
    for h in HEXES:
        if t.all_camps() >> h & 1:
            found.at(f"hex:{NAME[h]}", "S15", say("why-camp-there"))
        elif not t.land[home] >> h & 1:
            found.at(f"hex:{NAME[h]}", "S15", say("why-not-home", faction=FACTION_NAMES[home]))
        else:
            found.at(f"hex:{NAME[h]}", "S15", say("why-not-rim"))
    everything(t, ask.seat, "S15", say("why-set-up"), found)


# --- leading (T2)


def leading(t: Defenders, ask: Ask, found: Hindrances) -> None:
    """T2.1, SO3: a card of the hand, or the top of a deck without one."""
    for p in t.in_game():
        faction = t.players[p].faction
        text = say("why-cards-in-hand", faction=FACTION_NAMES[faction])
        found.at(f"deck:{FACTIONS[faction]}", "SO3" if t.solo else "T2.2", text)
    everything(t, ask.seat, ask.rule, say("why-lead-first"), found)


def revealing(t: Defenders, ask: Ask, found: Hindrances) -> None:
    """J27: abilities that wait."""
    for p in range(len(t.players)):
        found.at(f"active:{p}", "T2.4", say("why-no-reveal"))
    everything(t, ask.seat, "T2.4", say("why-reveals-first"), found)


def resolving(t: Defenders, ask: Ask, found: Hindrances) -> None:
    """A0: what the ability does not reach. Its text is the reason."""
    ability = RESOLVED_BY[ask.why]
    if ask.why == "acid_rain":
        for h in HEXES:
            if t.mechs[h]:
                found.at(f"mech:{NAME[h]}", "J14", say("why-no-toxic"))
    text = say("why-ability", ability=ABILITY_NAMES[ability], text=say(f"ability-{ABILITIES[ability]}-text"))
    everything(t, ask.seat, "A0", text, found)


# --- a turn (T4, T6)


def acting(t: Defenders, ask: Ask, found: Hindrances) -> None:
    me = t.active
    if t.actions >= MOST_ACTIONS:
        everything(t, ask.seat, "T4.2", say("why-fifty-actions"), found)
        for key in (*ACTIONS_HERE, "move", "regroup", "hint"):
            found.button(key, "T4.2", say("why-fifty-actions"))
        return
    cards(t, me, found)
    items(t, me, found)
    here(t, me, found)
    going(t, me, found)
    walls(t, me, found)
    on_hexes(t, me, found)
    found.at("own:hand", "T3.2", say("why-no-hint"))
    found.button("hint", "T3.2", say("why-no-hint"))
    everything(t, ask.seat, "T4.2", say("why-your-turn"), found)


def cards(t: Defenders, me: int, found: Hindrances) -> None:
    """T4.6: who may join the team, and when."""
    active = CARDS[t.players[me].active]
    for card in t.hand(me).cards:
        defender = CARDS[card]
        against = against_joining(defender, active)
        if against == "SO5":
            text = say("why-other-faction", card=defender.name)
        elif against:
            habitats = HABITAT_NAMES[defender.habitat], HABITAT_NAMES[active.habitat]
            text = say("why-other-habitat", card=defender.name, habitat=habitats[0], wanted=habitats[1])
        else:
            text = say("why-ap-first", card=defender.name, ap=t.ap)
        found.at(f"card:{defender.id}", against or "T4.6", text)


def items(t: Defenders, me: int, found: Hindrances) -> None:
    """T4.4: bright tokens whose effect is possible."""
    player = t.players[me]
    for item, name in enumerate(ITEMS):
        if not player.items >> item & 1:
            text = say("why-item-dark", item=ITEM_NAMES[item], faction=FACTION_NAMES[item])
            found.at(f"item:{name}", "T6.4", text)
        else:
            found.at(f"item:{name}", "T4.4", say(IDLE[item]))


IDLE: Final = {FOOD: "why-food", POTION: "why-potion", ROCKET: "why-rocket", MAP_ITEM: "why-map"}


def here(t: Defenders, me: int, found: Hindrances) -> None:
    """T4.3, T6.3-T6.10: actions on the leader's own hex."""
    player = t.players[me]
    missing = missing_to_build(t, me)
    if missing:
        full = t.track.needs[player.built] if player.built < t.track.camps else 0
        words = say(f"why-build-{missing}", support=player.support, full=full, faction=FACTION_NAMES[player.faction])
        found.button("build", "T6.5", words)
        found.at("own:track", "T6.5", words)
    missing = missing_to_rewild(t, player.hex)
    if missing:
        found.button("rewild", "T6.10", say("why-rewild-" + missing))
        if missing != "factory":
            found.at(f"factory:{NAME[player.hex]}", "T6.10", say("why-rewild-" + missing))
    if not t.pollution[player.hex]:
        found.button("clear", "T6.7", say("why-clean"))
    if not t.mechs[player.hex]:
        found.button("destroy", "T6.8", say("why-no-mech"))
    if not player.tokens:
        found.button("breach", "T6.9", say("why-no-tokens"))
    elif not breachable(t, player.hex):
        found.button("breach", "T6.9", say("why-no-wall-here"))
    at_camp = t.camp_owner(player.hex) >= 0
    if not player.wounds:
        found.button("heal", "T6.3", say("why-no-wounds"))
        found.at("own:wounds", "T6.3", say("why-no-wounds"))
    elif not at_camp:
        found.button("heal", "T6.3", say("why-no-camp"))
        found.at("own:wounds", "T6.3", say("why-no-camp"))
    found.button("take", "T6.4", say("why-have-it" if at_camp else "why-no-camp"))
    if t.ap == 0:
        for key in ACTIONS_HERE:
            found.button(key, "T4.2", say("why-no-ap"))
        for ref in ("own:track", "own:wounds"):
            found.at(ref, "T4.2", say("why-no-ap"))


def going(t: Defenders, me: int, found: Hindrances) -> None:
    """T6.1: what stands in the way to a hex is found out by asking again without mechs, and without walls."""
    player = t.players[me]
    found.at(f"hex:{NAME[player.hex]}", "T6.1", say("why-here-already"))
    found.at(f"hex:{NAME[CORE]}", "T6.1.1", say("why-core"))
    ends = destinations(t, me)
    calm, open_land = t.copy(), t.copy()
    calm.mech_hexes = 0
    open_land.walled, open_land.engines, open_land.roads = [0] * 6, [-1] * len(t.engines), ()
    past_mechs, past_walls = destinations(calm, me), destinations(open_land, me)
    for h in HEXES:
        if ends >> h & 1:
            found.at(f"hex:{NAME[h]}", "T4.2", say("why-no-ap"))
        elif past_mechs >> h & 1:
            found.at(f"hex:{NAME[h]}", "T6.1.3", say("why-mech-on-trail", hex=TITLE[h]))
        elif past_walls >> h & 1:
            found.at(f"hex:{NAME[h]}", "T6.1.1", say("why-walled", hex=TITLE[h]))
        else:
            habitat = HABITAT_NAMES[CARDS[player.active].habitat]
            found.at(f"hex:{NAME[h]}", "T6.1", say("why-too-far", hex=TITLE[h], habitat=habitat))
    found.button("move", "T4.2" if ends else "T6.1.1", say("why-no-ap" if ends else "why-shut-in"))
    camps = regroup_hexes(t, me)
    found.button("regroup", "T4.2" if camps else "T6.2", say("why-no-ap" if camps else "why-no-other-camp"))


def walls(t: Defenders, me: int, found: Hindrances) -> None:
    """T6.9: walls of the player's hex without a breach."""
    player = t.players[me]
    around = [EDGE[player.hex][d] for d in SIX]
    for at, edge in enumerate(EDGES):
        ref = f"edge:{edge.name}"
        if not t.walled[edge.side] >> edge.a & 1:
            found.at(ref, "T6.9", say("why-no-wall"))
        elif t.breached[edge.side] >> edge.a & 1:
            found.at(ref, "T6.9", say("why-breached"))
        elif at not in around:
            found.at(ref, "T4.3", say("why-not-here"))
        elif not player.tokens:
            found.at(ref, "T6.9", say("why-no-tokens"))
        else:
            found.at(ref, "T4.2", say("why-no-ap"))


def on_hexes(t: Defenders, me: int, found: Hindrances) -> None:
    """T4.3: what lies on a hex, and camps to regroup to (T6.2, T6.11)."""
    player = t.players[me]
    for h in HEXES:
        if t.all_camps() >> h & 1:
            if t.factories >> h & 1:
                found.at(f"camp:{NAME[h]}", "T6.11", say("why-camp-buried"))
            elif h == player.hex:
                found.at(f"camp:{NAME[h]}", "T6.2", say("why-here-already"))
            elif regroup_hexes(t, me) >> h & 1:
                found.at(f"camp:{NAME[h]}", "T4.2", say("why-no-ap"))
            else:
                found.at(f"camp:{NAME[h]}", "T6.2", say("why-not-your-camp"))
        for thing in ("mech", "pollution", "factory"):
            rule, words = ("T4.2", "why-no-ap") if h == player.hex else ("T4.3", "why-not-here")
            found.at(f"{thing}:{NAME[h]}", rule, say(words))


NEAREST: Final[dict[str, Callable[[Defenders, Ask, Hindrances], None]]] = {
    "faction": choosing_faction,
    "leader": setting_up,
    "split": setting_up,
    "start_camp": settling,
    "lead": leading,
    "reveal_next": revealing,
    "act": acting,
}


# --- in any question


def everything(t: Defenders, seat: int, rule: str, text: Message, found: Hindrances) -> None:
    """The same reason for all that lies on the map, on the plates and in the hand."""
    for h in HEXES:
        found.at(f"hex:{NAME[h]}", rule, text)
        for thing in ON_HEX:
            found.at(f"{thing}:{NAME[h]}", rule, text)
    for edge in EDGES:
        found.at(f"edge:{edge.name}", rule, text)
    for card in t.hands[seat].cards:
        found.at(f"card:{CARDS[card].id}", rule, text)
    for p, player in enumerate(t.players):
        found.at(f"player:{p}", rule, text)
        found.at(f"active:{p}", rule, text)
        if player.faction >= 0:
            found.at(f"deck:{FACTIONS[player.faction]}", rule, text)
    for item in ITEMS:
        found.at(f"item:{item}", rule, text)
    for ref in ("own:wounds", "own:track", "own:hand", "machine"):
        found.at(ref, rule, text)
    found.button("end", rule, text)
