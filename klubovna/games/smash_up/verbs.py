"""The verbs of the cards: destroy, move, return, put under, react. All of them obey 4.7.

A verb acts for the ability that is being carried out, the last of `g.resolving`; that is whom protections ask.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from klubovna.engine import EVERYBODY, Flow, Message, Option, Who, choose, confirm, in_order
from klubovna.games.smash_up.cards import BaseCard, Card
from klubovna.games.smash_up.choosing import (
    asked,
    attached_option,
    choose_base,
    choose_move,
    minion_option,
)
from klubovna.games.smash_up.records import Ability, Attached, Base, Minion
from klubovna.games.smash_up.state import SmashUp

# --- carrying out a text


def carry_out(
    g: SmashUp, seat: int, printed: Card | BaseCard, effect: Flow[None] | None, is_action: bool = False
) -> Flow[None]:
    """An ability of a card or base that is already in play."""
    g.resolving.append(Ability(seat, printed, is_action, False))
    if effect is not None:
        yield from effect
    g.resolving.pop()


class Reaction:
    """Something that happens because something has happened. Those with one key are all alike."""

    def __init__(
        self,
        key: str,
        name: Message,
        ref: str,
        flow: Callable[[], Flow[None]],
        holds: Callable[[], bool],
        settled: bool = False,
    ) -> None:
        self.key: str = key
        self.name: Message = name
        self.ref: str = ref
        self.flow: Callable[[], Flow[None]] = flow
        self.holds: Callable[[], bool] = holds  # whether it still can happen
        self.settled: bool = settled  # Q53: no order could change anything, so it comes first and nobody is asked


def react(g: SmashUp, waiting: list[Reaction]) -> Flow[None]:
    """G3: the active player orders them; each is done completely before the next."""
    for reaction in waiting:
        if reaction.settled and reaction.holds():
            yield from reaction.flow()
    while True:
        waiting = [reaction for reaction in waiting if not reaction.settled and reaction.holds()]
        if not waiting:
            return
        options: list[Option[Reaction]] = []
        keys: list[str] = []
        for reaction in waiting:
            if reaction.key not in keys:
                keys.append(reaction.key)
                options.append(Option(reaction.key, reaction, reaction.name, (reaction.ref,)))
        first = yield from choose(g.active, "order", options, "G3")
        waiting.remove(first)
        yield from first.flow()


def always() -> bool:
    return True


# --- affecting and protection (A1-A13)


def affected(g: SmashUp, minions: list[Minion], destroying: bool = False) -> Flow[list[Minion]]:
    """A13: those of the minions that the present ability reaches, once all protections have had their say."""
    ability = g.resolving[-1]
    reached: list[Minion] = []
    for minion in clockwise(g, minions) if len(minions) > 1 else minions:
        if not minion.in_play:
            continue
        if is_shielded(g, minion, ability):  # A4
            tell_saved(g, minion, "A4")
            continue
        if destroying and minion.printed.indestructible:  # A3
            tell_saved(g, minion, "A3")
            continue
        if is_spared(minion, ability):
            continue
        guards = guards_of(g, minion, ability)
        if guards:  # A5, A6
            yield from burst_guard(g, minion, guards, ability)
            continue
        if destroying and minion.printed.moves_instead and (yield from moved_instead(g, minion)):  # A9
            continue
        reached.append(minion)
    if ability.played:
        for minion in reached:
            if minion.printed.punishes and minion.seat != ability.seat and minion not in ability.angered:
                ability.angered += (minion,)  # A12
    return [minion for minion in reached if minion.in_play]


def clockwise(g: SmashUp, minions: list[Minion]) -> list[Minion]:
    """A13: choices of several players are made clockwise from the active one."""
    return [minion for seat in g.clockwise() for minion in minions if minion.seat == seat]


def is_shielded(g: SmashUp, minion: Minion, ability: Ability) -> bool:
    """A4: another player's action, against Smoke Bomb or Wildlife Preserve."""
    if not ability.is_action or ability.seat == minion.seat:
        return False
    return has_shield(minion)


def has_shield(minion: Minion) -> bool:
    for attached in minion.actions:
        if attached.printed.shields:
            return True
    for attached in minion.base.actions:
        if attached.printed.shields and attached.seat == minion.seat:
            return True
    return False


def begin_shield(g: SmashUp, minion: Minion) -> None:
    """A4: what others had already attached to a minion is destroyed when its protection begins."""
    if has_shield(minion):
        for attached in minion.actions[:]:
            if attached.seat != minion.seat:
                g.destroy_action(attached, "A4")


def is_spared(minion: Minion, ability: Ability) -> bool:
    """A5, A6: a guard has answered this ability already, for its whole resolution."""
    if minion in ability.spared:
        return True
    for seat, base in ability.spared_sides:
        if minion.seat == seat and minion.base is base:
            return True
    return False


def guards_of(g: SmashUp, minion: Minion, ability: Ability) -> list[Attached]:
    """The Hideouts and Tooth and Claws that can answer for this minion."""
    guards: list[Attached] = []
    if ability.is_action and ability.seat != minion.seat:
        for attached in minion.base.actions:
            if attached.printed.guards and attached.seat == minion.seat:
                guards.append(attached)
    for attached in minion.actions:
        if attached.printed.guards:
            guards.append(attached)
    return guards


def burst_guard(g: SmashUp, minion: Minion, guards: list[Attached], ability: Ability) -> Flow[None]:
    """The guard is destroyed instead; where there are two, the active player says which (A7)."""
    about, args = asked(g)
    options = [attached_option(attached) for attached in guards]
    chosen = yield from choose(g.active, "guard", options, "A7", about, args)
    for guard in guards:
        if guard.handle == chosen:
            if guard.minion is not None:
                ability.spared += (minion,)
            else:
                ability.spared_sides += ((minion.seat, minion.base),)
            g.destroy_action(guard, "A6" if guard.minion is not None else "A5")
            tell_saved(g, minion, "A6" if guard.minion is not None else "A5")


def tell_saved(g: SmashUp, minion: Minion, rule: str) -> None:
    if g.log is not None:
        g.tell("saved", rule, card=minion.printed.named, by=g.resolving[-1].printed.name, what=minion.code)


def moved_instead(g: SmashUp, minion: Minion) -> Flow[bool]:
    """A9: a Buccaneer that would be destroyed moves to a base of its controller's choice."""
    g.resolving.append(Ability(minion.seat, minion.printed, False, False))
    base = yield from choose_base(g, minion.seat, "flee", g.other_bases(minion.base), rule="A9")
    if base is not None:
        yield from move(g, minion, base, "A9")
    g.resolving.pop()
    return base is not None


# --- moving, returning, putting under a deck


def move(g: SmashUp, minion: Minion, base: Base, rule: str = "Z2") -> Flow[bool]:
    """Z2: to a different base in play, with everything attached."""
    return len((yield from move_all(g, [minion], base, rule))) > 0


def move_all(g: SmashUp, minions: list[Minion], base: Base, rule: str = "Z2") -> Flow[list[Minion]]:
    """All at once to one base; those that are there already stay."""
    moved = yield from affected(g, [minion for minion in minions if minion.base is not base])
    for minion in moved:
        g.shift(minion, base, rule)
        begin_shield(g, minion)
    return moved


def move_some(g: SmashUp, seat: int, minions: list[Minion], at_most: int, stop: Option[Any] | None) -> Flow[None]:
    """One after another in any order, each to a base of its own; nobody moves twice."""
    left = minions
    for _ in range(min(at_most, len(minions))):
        chosen = yield from choose_move(g, seat, left, stop=stop)
        if chosen is None:
            return
        minion, base = chosen
        left = [other for other in left if other is not minion]
        yield from move(g, minion, base)


def return_to_hand(g: SmashUp, minions: list[Minion], rule: str = "Z3") -> Flow[list[Minion]]:
    """Z3: to their owners' hands, all at once; what was attached is discarded."""
    returned = yield from affected(g, minions)
    for minion in returned:
        g.return_to_hand(minion, rule)
    return returned


def put_under_decks(g: SmashUp, minions: list[Minion], rule: str) -> Flow[None]:
    """Q10: to the bottom of their owners' decks."""
    gone = yield from in_sinking_order(g, (yield from affected(g, minions)))
    for minion in gone:
        g.take_off(minion)
        sink(g, minion)
        if g.log is not None:
            tell_sunk(g, minion, rule)


def sink(g: SmashUp, minion: Minion) -> None:
    """To the bottom of its owner's deck, where all know it to be."""
    g.players[minion.seat].deck.put_under(minion.card, EVERYBODY)


def tell_sunk(g: SmashUp, minion: Minion, rule: str) -> None:
    g.tell("bottom", rule, seat=Who(minion.seat), card=minion.printed.named, what=minion.code)


def in_sinking_order(g: SmashUp, minions: list[Minion]) -> Flow[list[Minion]]:
    """Z7: several cards under one deck at once go in the order that their owner likes."""
    if len(minions) < 2:
        return minions
    ordered: list[Minion] = []
    for seat in g.clockwise():
        own = [minion for minion in minions if minion.seat == seat]
        if len(own) > 1 and len({minion.printed.index for minion in own}) > 1:
            about, args = asked(g)
            options = [minion_option(minion) for minion in own]
            order = yield from in_order(seat, "bottom", options, "Z7", about, args)
            own = [minion for number in order for minion in own if minion.handle == number]
        ordered.extend(own)
    return ordered


# --- destroying (Z5, Z6)


def destroy(g: SmashUp, minions: list[Minion]) -> Flow[list[Minion]]:
    """Z6: choose, protect, leave together, react. Returns those that were destroyed."""
    victims = yield from affected(g, minions, True)
    if victims:
        yield from fall(g, victims)
    return victims


def fall(g: SmashUp, victims: list[Minion]) -> Flow[None]:
    """Z6 (3) and (4): all victims leave at the same time, then come the reactions."""
    watchers = [minion for minion in g.minions() if minion.printed.after_microbot_destroyed is not None]
    microbots = [minion for minion in victims if watchers and g.is_microbot(minion)]  # G11
    sinking: list[Minion] = []
    for minion in victims:
        if minion.base.printed.sinks and (yield from takes_effect(g, minion.base, minion.seat)):  # Tar Pits
            sinking.append(minion)
    if sinking:
        sinking = yield from in_sinking_order(g, sinking)
    for minion in victims:
        g.take_off(minion)
        if minion not in sinking:
            g.throw_away(minion.card)
    for minion in sinking:
        sink(g, minion)
    if g.log is not None:
        for minion in victims:
            g.tell(
                "destroy", "Z5", seat=Who(minion.seat), card=minion.printed.named, base=minion.base.printed.named,
                what=minion.code,
            )  # fmt: skip
        for minion in sinking:
            tell_sunk(g, minion, "Q20")
    waiting = [payment(g, minion) for minion in victims if minion.base.printed.pays_for_destroyed]
    waiting += [own_reaction(g, minion) for minion in victims if minion.printed.after_destroyed is not None]
    for minion in microbots:
        for watcher in watchers:
            if watcher.seat == minion.seat:
                waiting.append(watcher_reaction(g, watcher))
    yield from react(g, waiting)


def payment(g: SmashUp, minion: Minion) -> Reaction:
    """Cave of Shinies: its points come whatever else happens (Q53)."""
    base = minion.base
    printed = base.printed

    def flow() -> Flow[None]:
        yield from ()
        g.gain(minion.seat, printed.pays_for_destroyed, "Z6")

    def holds() -> bool:
        return g.works(base)

    return Reaction(printed.id, printed.name, "base:" + printed.id, flow, holds, settled=True)


def own_reaction(g: SmashUp, minion: Minion) -> Reaction:
    effect = minion.printed.after_destroyed
    assert effect is not None

    def flow() -> Flow[None]:
        return carry_out(g, minion.seat, minion.printed, effect(g, minion))

    return Reaction(minion.code, minion.printed.name, "card:" + minion.code, flow, always)


def watcher_reaction(g: SmashUp, watcher: Minion) -> Reaction:
    effect = watcher.printed.after_microbot_destroyed
    assert effect is not None

    def flow() -> Flow[None]:
        return carry_out(g, watcher.seat, watcher.printed, effect(g, watcher))

    return Reaction(watcher.code, watcher.printed.name, "card:" + watcher.code, flow, always)


def takes_effect(g: SmashUp, base: Base, seat: int) -> Flow[bool]:
    """A10, A11: whether the base's ability does to this player what it says."""
    if not g.works(base):
        return False
    if not g.may_ignore(base, seat):
        return True
    ignored = yield from confirm(seat, "ignore", "A11", base.printed.id, {"base": base.printed.name})
    return not ignored
