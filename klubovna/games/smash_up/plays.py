"""Playing cards (4.3) and extra plays (4.4)."""

from __future__ import annotations

from typing import Any

from klubovna.engine import Flow, Option, Who, choose
from klubovna.games.smash_up.cards import ACTION, MINION, ON_BASE, ON_MINION, WITNESSES, BaseCard, Card
from klubovna.games.smash_up.choosing import PASS, choose_base, choose_minion
from klubovna.games.smash_up.offers import (
    AS_MINION,
    Play,
    allows,
    choose_permission,
    may_play_actions,
    permission_name,
    playable,
    plays_on_offer,
    raises_dead_anywhere,
)
from klubovna.games.smash_up.piles import discard_at_random
from klubovna.games.smash_up.records import DISCARD, HAND, Ability, Attached, Base, Minion, Permission
from klubovna.games.smash_up.state import PLAY, SmashUp
from klubovna.games.smash_up.verbs import Reaction, affected, always, begin_shield, carry_out, react

# --- extra plays


def give_plays(g: SmashUp, seat: int, permissions: list[Permission]) -> Flow[None]:
    """N3: kept for later in one's own play phase; N4: at any other time used at once or lost."""
    kept = g.phase == PLAY and seat == g.active
    if kept:
        g.plays += tuple(permissions)
    if g.log is not None:
        for permission in permissions:
            g.tell("extra", "N3", seat=Who(seat), play=permission_name(g, permission))
    if not kept:
        yield from play_at_once(g, seat, permissions, "N4")


def play_at_once(g: SmashUp, seat: int, permissions: list[Permission], rule: str) -> Flow[None]:
    """N4, N5: one after another in any order, now or not at all."""
    left = permissions[:]
    while left and could_play(g, seat, left):
        options: list[Option[Any]] = plays_on_offer(g, seat, left)
        options.append(PASS)
        # What the hand allows is its player's secret: the question is put even if passing is all there is.
        play = yield from choose(seat, "at_once", options, rule, "", None, True)
        if play is None:
            return
        permission = yield from choose_permission(g, seat, left, play)
        left.remove(permission)
        yield from play_card(g, seat, play)


def could_play(g: SmashUp, seat: int, permissions: list[Permission]) -> bool:
    """Whether, as far as all can see, the player might have something to play."""
    player = g.players[seat]
    for permission in permissions:
        if permission.kind == ACTION and not may_play_actions(g, seat):
            continue
        if permission.source == HAND and player.hand.cards:
            return True
        if permission.kind == MINION and player.discard:
            if permission.source == DISCARD or raises_dead_anywhere(g, seat):
                for printed in playable(g, player.discard):
                    if printed.type == MINION:
                        for base in g.bases:
                            if allows(g, seat, permission, printed, base, DISCARD):
                                return True
    return False


def extra_minion(me: Minion | Ability | Attached) -> Permission:
    """N2: any minion, anywhere."""
    return Permission(MINION, me.printed.id)


def extra_action(me: Minion | Ability | Attached) -> Permission:
    return Permission(ACTION, me.printed.id)


# --- playing a card (4.3)


def play_card(g: SmashUp, seat: int, play: Play) -> Flow[None]:
    """The chosen card leaves the hand or the discard pile and is played."""
    base = g.base_at(play.base) if play.base >= 0 else None
    if play.how == AS_MINION:
        assert base is not None
        return play_minion(g, seat, g.take_to_play(seat, play.card, play.source), base, play.source)
    target: Minion | None = None
    if play.minion >= 0:
        for minion in g.minions():
            if minion.handle == play.minion:
                target = minion
    return play_action(g, seat, g.take_to_play(seat, play.card, play.source), base, target)


def play_minion(g: SmashUp, seat: int, card: int, base: Base, source: int = HAND) -> Flow[None]:
    """PL1-PL3. The card has been taken from where it was."""
    base_card = base.printed
    witnesses: list[Minion | Attached] = []
    if g.tally.anywhere(WITNESSES):
        witnesses += [m for m in base.minions if m.printed.after_minion_played is not None]
        witnesses += [a for a in base.actions if a.printed.after_minion_played is not None]
    minion = g.put_down(seat, card, base, source)
    if minion.printed.each_turn is not None and seat == g.active:  # N8: this turn included
        yield from give_plays(g, seat, [minion.printed.each_turn(minion)])
    angered: tuple[Minion, ...] = ()
    if minion.printed.on_play is not None:
        ability = Ability(seat, minion.printed, False, True)
        g.resolving.append(ability)
        effect = minion.printed.on_play(g, minion)
        if effect is not None:
            yield from effect
        g.resolving.pop()
        angered = ability.angered
    waiting: list[Reaction] = []
    if base_card.after_minion_played is not None:
        waiting.append(base_reaction(g, base, base_card, minion))
    for witness in witnesses:
        if witness.seat != seat:
            waiting.append(witness_reaction(g, witness, base, minion))
    for brownie in angered:
        waiting.append(punishment(g, brownie, seat))
    if waiting:
        yield from react(g, waiting)


def base_reaction(g: SmashUp, base: Base, printed: BaseCard, minion: Minion) -> Reaction:
    """PL3: the base reacts if it was there when the minion was put down, and still is."""
    effect = printed.after_minion_played
    assert effect is not None

    def flow() -> Flow[None]:
        return carry_out(g, minion.seat, printed, effect(g, base, minion))

    def holds() -> bool:
        return base.printed is printed and g.works(base)

    return Reaction(printed.id, printed.name, "base:" + printed.id, flow, holds)


def witness_reaction(g: SmashUp, witness: Minion | Attached, base: Base, minion: Minion) -> Reaction:
    """PL3: a card that was there when the minion was put down, and still is."""
    effect = witness.printed.after_minion_played
    assert effect is not None

    def flow() -> Flow[None]:
        is_action = witness.printed.type != MINION
        return carry_out(g, witness.seat, witness.printed, effect(g, witness, minion), is_action)

    def holds() -> bool:
        return witness.in_play and witness.here is base

    return Reaction(witness.code, witness.printed.name, "card:" + witness.code, flow, holds)


def punishment(g: SmashUp, brownie: Minion, seat: int) -> Reaction:
    """A12, Q35: whoever played a card that affected a Brownie discards, even if the Brownie is gone."""

    def flow() -> Flow[None]:
        yield from ()
        discard_at_random(g, seat, brownie.printed.count, "A12")

    return Reaction(brownie.code, brownie.printed.name, "card:" + brownie.code, flow, always)


def play_action(
    g: SmashUp, seat: int, card: int, base: Base | None, minion: Minion | None, scoring: Base | None = None
) -> Flow[None]:
    """PL5-PL8. The card has been taken from where it was; `base` or `minion` is what it is played on.

    In a scoring window the card's Special is carried out for the base that is being scored.
    """
    printed = g.printed[card]
    g.count_play(card)
    ability = Ability(seat, printed, True, True, card)
    g.resolving.append(ability)
    if g.log is not None:
        tell_action(g, seat, printed, base, minion)
    if printed.type == ACTION:
        effect: Flow[None] | None = None
        if scoring is not None:
            assert printed.before_score is not None
            effect = printed.before_score(g, ability, scoring)
        elif printed.on_action is not None:
            effect = printed.on_action(g, ability)
        if effect is not None:
            yield from effect
        g.throw_away(card)
    elif minion is not None and (yield from affected(g, [minion])):
        yield from stay(g, ability, None, minion)
    elif base is not None:
        yield from stay(g, ability, base, None)
    else:  # PL7
        g.throw_away(card)
        ability.card = -1
        if g.log is not None:
            g.tell("no-effect", "PL7", card=printed.named)
    g.resolving.pop()
    if ability.angered:
        yield from react(g, [punishment(g, brownie, seat) for brownie in ability.angered])


def stay(g: SmashUp, ability: Ability, base: Base | None, minion: Minion | None) -> Flow[None]:
    """PL6: attached first, then the on-play text, then the Ongoing text works."""
    attached = g.attach(ability.seat, ability.card, base, minion)
    ability.card = -1
    printed = attached.printed
    if printed.shields:
        for protected in [minion] if minion is not None else attached.here.minions_of(attached.seat):
            begin_shield(g, protected)
    if printed.each_turn is not None and attached.seat == g.active:  # N8
        yield from give_plays(g, attached.seat, [printed.each_turn(attached)])
    if printed.on_attach is not None:
        effect = printed.on_attach(g, attached)
        if effect is not None:
            yield from effect


def tell_action(g: SmashUp, seat: int, printed: Card, base: Base | None, minion: Minion | None) -> None:
    if minion is not None:
        g.tell(
            "play-on-minion", "PL6", seat=Who(seat), card=printed.named, minion=minion.printed.named,
            base=minion.base.printed.named, what=minion.code,
        )  # fmt: skip
    elif base is not None:
        g.tell("play-on-base", "PL6", seat=Who(seat), card=printed.named, base=base.printed.named)
    else:
        g.tell("play-action", "PL5", seat=Who(seat), card=printed.named)


def play_found_action(g: SmashUp, seat: int, owner: int, why: str) -> Flow[None]:
    """PL10: the action on top of a deck is played at once; its target is chosen first (PL6)."""
    deck = g.players[owner].deck
    printed = g.printed[deck.cards[-1]]
    base: Base | None = None
    minion: Minion | None = None
    if printed.type == ON_BASE:
        base = yield from choose_base(g, seat, why, g.bases, rule="PL6")
    elif printed.type == ON_MINION:
        fitting = [m for m in g.minions() if not printed.own_minions_only or m.seat == seat]
        minion = yield from choose_minion(g, seat, why, fitting, rule="PL6")
    yield from play_action(g, seat, g.players[owner].deck.take(), base, minion)
