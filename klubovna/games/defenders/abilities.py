"""Reveal abilities, in the order of the rulebook's list (2.11). Lasting ones are asked for where they matter.

A0: an ability must be resolved; without a legal target nothing happens. No wound roll, no item from moving,
and hexes are neighbours whatever stands between them.
"""

from __future__ import annotations

from collections.abc import Callable
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
from klubovna.games.defenders.piles import draw
from klubovna.games.defenders.state import TOXIC, Defenders
from klubovna.games.defenders.verbs import (
    breach,
    clear,
    destroy,
    gain_item,
    gain_support,
    heal,
    move_camp,
    move_leader,
    pass_token,
    pollute,
    remove_mech,
    suffer,
)


def is_reveal(ability: int) -> bool:
    return ability not in LASTING


def resolve_reveal(t: Defenders, me: int) -> Flow[None]:
    """T2.4: the reveal ability of one active Defender."""
    ability = t.players[me].ability
    if t.log is not None:
        t.tell("ability", "T2.4", player=t.who(me), ability=ABILITY_NAMES[ability])
    effect = REVEALS[ability](t, me)
    if effect is not None:
        yield from effect


def companion(t: Defenders, me: int) -> None:
    """Souputník: the first player token moves on; in solo there is none (SO1)."""
    if not t.solo:
        pass_token(t, "T2.5")


def own_item(t: Defenders, me: int) -> None:
    gain_item(t, me, OWN_ITEM.index(t.players[me].ability), "A0")


def item_for_all(t: Defenders, me: int) -> None:
    item = ITEM_FOR_ALL.index(t.players[me].ability)
    for p in (me, *t.after(me)):
        gain_item(t, p, item, "A0")


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
        clear(t, me, h, "A0")


def pyromania(t: Defenders, me: int) -> None:
    """Pyromanie: a wound, at once."""
    suffer(t, me, 1, "T7.4")


def manifesto(t: Defenders, me: int) -> None:
    """Manifest: two support."""
    gain_support(t, me, 2, "A0")


def travelling_library(t: Defenders, me: int) -> Flow[None]:
    """Putovní knihovna: one own camp moves to a forest hex or rewilded factory without a camp."""
    places = t.land[FOREST] & ~t.all_camps()
    if not places:
        return
    camps = [PACK[h] for h in hexes_in(t.players[me].camps)]
    origin = yield from choose(seat_of(t, me), "library_from", camps, rule="A0")
    goals = [UNPACK[h] for h in hexes_in(places)]
    move_camp(t, me, origin, (yield from choose(seat_of(t, me), "library_to", goals, rule="A0")))


def bountiful_harvest(t: Defenders, me: int) -> None:
    """Bohatá sklizeň: two cards."""
    draw(t, me, 2)


def sharpshooter(t: Defenders, me: int) -> Flow[None]:
    """Ostrostřelec: one mech on a neighbouring hex, the core too."""
    targets = [SHOOT[h] for h in hexes_in(BESIDE[t.players[me].hex] & t.mech_hexes)]
    if targets:
        destroy(t, me, (yield from choose(seat_of(t, me), "sharpshooter", targets, rule="A0")), "A0")


def field_hospital(t: Defenders, me: int) -> None:
    """Polní špitál: everybody loses one wound."""
    for p in (me, *t.after(me)):
        heal(t, p, 1, "A0")


def ambush(t: Defenders, me: int) -> None:
    """Přepadení: a mech on the leader's own hex."""
    here = t.players[me].hex
    if t.mechs[here]:
        destroy(t, me, here, "A0")


def secret_paths(t: Defenders, me: int) -> Flow[None]:
    """Tajné stezky: everybody may go to a neighbouring hex, through anything, but not to the core."""
    for p in (me, *t.after(me)):
        here = t.players[p].hex
        paths = [STAY, *[PATH[h] for h in hexes_in(BESIDE[here] & HABITABLE)]]
        h = yield from choose(seat_of(t, p), "secret_paths", paths, rule="A0", args={"player": t.who(p)})
        if h >= 0:
            move_leader(t, p, h, "slip", "A0")


def acid_rain(t: Defenders, me: int) -> Flow[None]:
    """Žíravý déšť: a mech becomes pollution; never the toxic site that is no longer there (J14)."""
    most = TOXIC - 1 if t.toxic_left else TOXIC - 2
    targets = [RAIN[h] for h in hexes_in(t.mech_hexes) if t.pollution[h] <= most]
    if targets:
        h = yield from choose(seat_of(t, me), "acid_rain", targets, rule="J14")
        remove_mech(t, h)
        if t.log is not None:
            t.tell("acid", "J29", player=t.who(me), hex=TITLE[h])
        pollute(t, h)


def healing_herbs(t: Defenders, me: int) -> Flow[None]:
    """Léčivé bylinky: somebody, also the owner, loses all wounds."""
    patients = [
        Option(f"herbs:player{p + 1}", p, say("herbs", player=t.who(p), wounds=t.players[p].wounds), (f"player:{p}",))
        for p in t.in_game()
    ]
    heal(t, (yield from choose(seat_of(t, me), "healing_herbs", patients, rule="A0")), MOST_WOUNDS, "A0")


def tunnels(t: Defenders, me: int) -> Flow[None]:
    """Tunely: to any mountain hex or rewilded factory but the present one."""
    ends = t.land[MOUNTAINS] & ~(1 << t.players[me].hex)
    if ends:
        h = yield from choose(seat_of(t, me), "tunnels", [TUNNEL[h] for h in hexes_in(ends)], rule="A0")
        move_leader(t, me, h, "tunnel", "A0")


def demolition(t: Defenders, me: int) -> Flow[None]:
    """Demolice: breach any wall anywhere, if a token is left."""
    walls = [DEMOLISH[edge] for edge in unbreached(t)]
    if t.players[me].tokens and walls:
        breach(t, me, (yield from choose(seat_of(t, me), "demolition", walls, rule="A0")), "A0")


def unbreached(t: Defenders) -> list[int]:
    """All walled edges without a breach."""
    return [
        at
        for at, edge in enumerate(EDGES)
        if t.walled[edge.side] >> edge.a & 1 and not t.breached[edge.side] >> edge.a & 1
    ]


def seat_of(t: Defenders, p: int) -> int:
    return t.players[p].seat


# An ability that never asks is a plain function; one that may ask is a flow.
REVEALS: Final[dict[int, Callable[[Defenders, int], Flow[None] | None]]] = {
    **dict.fromkeys(COMPANIONS, companion),
    **dict.fromkeys(OWN_ITEM, own_item),
    **dict.fromkeys(ITEM_FOR_ALL, item_for_all),
    CONTROLLED_BURN: controlled_burn,
    PYROMANIA: pyromania,
    MANIFESTO: manifesto,
    TRAVELLING_LIBRARY: travelling_library,
    BOUNTIFUL_HARVEST: bountiful_harvest,
    SHARPSHOOTER: sharpshooter,
    FIELD_HOSPITAL: field_hospital,
    AMBUSH: ambush,
    SECRET_PATHS: secret_paths,
    ACID_RAIN: acid_rain,
    HEALING_HERBS: healing_herbs,
    TUNNELS: tunnels,
    DEMOLITION: demolition,
}


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
