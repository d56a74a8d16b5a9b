"""Reveal abilities, in the order of the rulebook's list (2.11). Lasting ones are asked for where they matter.

A0: resolving is a must; without a legal target nothing happens. No wound roll, no item from moving, neighbours whatever
stands between.
"""

from __future__ import annotations

from typing import Final

from klubovna.engine import Flow, Option, choose
from klubovna.games.defenders.board import (
    BESIDE,
    CORE,
    EDGES,
    HABITABLE,
    HEXES,
    NAME,
    NEIGHBOUR,
    TITLE,
    hexes_in,
)
from klubovna.games.defenders.cards import (
    ABILITY_NAMES,
    ACID_RAIN,
    AMBUSH,
    BOUNTIFUL_HARVEST,
    COMPANIONS,
    CONTROLLED_BURN,
    DEMOLITION,
    FIELD_HOSPITAL,
    FOREST,
    HEALING_HERBS,
    ITEM_FOR_ALL,
    LASTING,
    MANIFESTO,
    MOST_WOUNDS,
    MOUNTAINS,
    OWN_ITEM,
    PYROMANIA,
    SECRET_PATHS,
    SHARPSHOOTER,
    TRAVELLING_LIBRARY,
    TUNNELS,
    say,
)
from klubovna.games.defenders.state import TOXIC, Defenders


def is_reveal(ability: int) -> bool:
    return ability not in LASTING


def resolve_reveal(t: Defenders, me: int) -> Flow[None]:
    """T2.4: the reveal ability of one active Defender."""
    ability = t.players[me].ability
    if t.log is not None:
        t.tell("ability", "T2.4", player=t.who(me), ability=ABILITY_NAMES[ability])
    if ability in COMPANIONS:
        companion(t)
    elif ability in OWN_ITEM:
        t.gain_item(me, OWN_ITEM.index(ability), "A0")
    elif ability in ITEM_FOR_ALL:
        for p in (me, *t.after(me)):
            t.gain_item(p, ITEM_FOR_ALL.index(ability), "A0")
    elif ability == CONTROLLED_BURN:
        yield from controlled_burn(t, me)
    elif ability == PYROMANIA:
        t.suffer(me, 1, "T7.4")
    elif ability == MANIFESTO:
        t.gain_support(me, 2, "A0")
    elif ability == TRAVELLING_LIBRARY:
        yield from travelling_library(t, me)
    elif ability == BOUNTIFUL_HARVEST:
        t.draw(me, 2)
    elif ability == SHARPSHOOTER:
        yield from sharpshooter(t, me)
    elif ability == FIELD_HOSPITAL:
        for p in (me, *t.after(me)):
            t.heal(p, 1, "A0")
    elif ability == AMBUSH:
        if t.mechs[t.players[me].hex]:
            t.destroy(me, t.players[me].hex, "A0")
    elif ability == SECRET_PATHS:
        yield from secret_paths(t, me)
    elif ability == ACID_RAIN:
        yield from acid_rain(t, me)
    elif ability == HEALING_HERBS:
        yield from healing_herbs(t, me)
    elif ability == TUNNELS:
        yield from tunnels(t, me)
    elif ability == DEMOLITION:
        yield from demolition(t, me)
    else:
        raise ValueError(f"no reveal ability {ability}")


def companion(t: Defenders) -> None:
    """Souputník: the first player token moves on; in solo there is none (SO1)."""
    if not t.solo:
        t.pass_token("T2.5")


def controlled_burn(t: Defenders, me: int) -> Flow[None]:
    """Řízený požár: every polluted neighbour is cleared, one after the other, each wound at once.

    The order is asked for only where a toxic site is among them: otherwise it changes nothing.
    """
    here = t.players[me].hex
    burning = [n for n in NEIGHBOUR[here] if n >= 0 and t.pollution[n]]
    while burning and t.result is None:
        h = burning[0]
        if any([t.pollution[n] == TOXIC for n in burning]):
            h = yield from choose(seat_of(t, me), "burn", [BURN[n] for n in burning], rule="A0")
        burning.remove(h)
        t.clear(me, h, "A0")


def travelling_library(t: Defenders, me: int) -> Flow[None]:
    """Putovní knihovna: one own camp moves to a forest hex or rewilded factory without a camp."""
    places = t.land[FOREST] & ~t.all_camps()
    if not places:
        return
    camps = [PACK[h] for h in hexes_in(t.players[me].camps)]
    origin = yield from choose(seat_of(t, me), "library_from", camps, rule="A0")
    goals = [UNPACK[h] for h in hexes_in(places)]
    t.move_camp(me, origin, (yield from choose(seat_of(t, me), "library_to", goals, rule="A0")))


def sharpshooter(t: Defenders, me: int) -> Flow[None]:
    """Ostrostřelec: one mech on a neighbouring hex, the core too."""
    targets = [SHOOT[h] for h in hexes_in(BESIDE[t.players[me].hex] & t.mech_hexes)]
    if targets:
        t.destroy(me, (yield from choose(seat_of(t, me), "sharpshooter", targets, rule="A0")), "A0")


def secret_paths(t: Defenders, me: int) -> Flow[None]:
    """Tajné stezky: everybody may go to a neighbouring hex, through anything, but not to the core."""
    for p in (me, *t.after(me)):
        here = t.players[p].hex
        paths = [STAY, *[PATH[h] for h in hexes_in(BESIDE[here] & HABITABLE)]]
        h = yield from choose(seat_of(t, p), "secret_paths", paths, rule="A0", args={"player": t.who(p)})
        if h >= 0:
            t.move_leader(p, h, "slip", "A0")


def acid_rain(t: Defenders, me: int) -> Flow[None]:
    """Žíravý déšť: a mech becomes pollution; never the toxic site that is no longer there (J14)."""
    most = TOXIC - 1 if t.toxic_left else TOXIC - 2
    targets = [RAIN[h] for h in hexes_in(t.mech_hexes) if t.pollution[h] <= most]
    if targets:
        h = yield from choose(seat_of(t, me), "acid_rain", targets, rule="J14")
        t.remove_mech(h)
        if t.log is not None:
            t.tell("acid", "J29", player=t.who(me), hex=TITLE[h])
        t.pollute(h)


def healing_herbs(t: Defenders, me: int) -> Flow[None]:
    """Léčivé bylinky: somebody, also the owner, loses all wounds."""
    patients = [
        Option(f"herbs:player{p + 1}", p, say("herbs", player=t.who(p), wounds=t.players[p].wounds), (f"player:{p}",))
        for p in t.in_game()
    ]
    t.heal((yield from choose(seat_of(t, me), "healing_herbs", patients, rule="A0")), MOST_WOUNDS, "A0")


def tunnels(t: Defenders, me: int) -> Flow[None]:
    """Tunely: to any mountain hex or rewilded factory but the present one."""
    ends = t.land[MOUNTAINS] & ~(1 << t.players[me].hex)
    if ends:
        h = yield from choose(seat_of(t, me), "tunnels", [TUNNEL[h] for h in hexes_in(ends)], rule="A0")
        t.move_leader(me, h, "tunnel", "A0")


def demolition(t: Defenders, me: int) -> Flow[None]:
    """Demolice: breach any wall anywhere, if a token is left."""
    walls = [DEMOLISH[edge] for edge in unbreached(t)]
    if t.players[me].tokens and walls:
        t.breach(me, (yield from choose(seat_of(t, me), "demolition", walls, rule="A0")), "A0")


def unbreached(t: Defenders) -> list[int]:
    """All walled edges without a breach."""
    return [
        at
        for at in range(len(EDGES))
        if t.walled[EDGES[at].side] >> EDGES[at].a & 1 and not t.breached[EDGES[at].side] >> EDGES[at].a & 1
    ]


def seat_of(t: Defenders, p: int) -> int:
    return t.players[p].seat


# --- Options: tables of everything that can ever be chosen


def hex_options(word: str, thing: str) -> list[Option[int]]:
    """One option per hex number: `word:c5`."""
    made = {h: Option(f"{word}:{NAME[h]}", h, say(word, hex=TITLE[h]), (f"{thing}:{NAME[h]}",)) for h in HEXES}
    return [made.get(h, made[CORE]) for h in range(max(HEXES) + 1)]


BURN: Final = hex_options("burn", "pollution")
PACK: Final = hex_options("pack", "camp")
UNPACK: Final = hex_options("unpack", "hex")
SHOOT: Final = hex_options("shoot", "mech")
PATH: Final = hex_options("path", "hex")
RAIN: Final = hex_options("rain", "mech")
TUNNEL: Final = hex_options("tunnel", "hex")
STAY: Final = Option("stay", -1, say("stay"))
DEMOLISH: Final = [
    Option(f"demolish:{edge.name}", at, say("demolish", edge=edge.title), (f"edge:{edge.name}",))
    for at, edge in enumerate(EDGES)
]
