"""Podstatný jsou body: how a base scores (4.8), window by window."""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import Flow, Option, Pile, Who, choose
from klubovna.games.smash_up.cards import (
    JOINS_SCORING,
    Card,
    OfMinion,
    say,
)
from klubovna.games.smash_up.choosing import PASS
from klubovna.games.smash_up.factions import ALL_CARDS
from klubovna.games.smash_up.offers import (
    AS_SPECIAL,
    Play,
    ability_offer,
    barred_by,
    may_be_played_again,
    may_play_actions,
)
from klubovna.games.smash_up.piles import (
    turn_up_base,
)
from klubovna.games.smash_up.plays import play_action, play_minion
from klubovna.games.smash_up.records import (
    HAND,
    Base,
    Minion,
)
from klubovna.games.smash_up.state import AFTER, AWARD, CHECK, CLEAN_UP, SmashUp
from klubovna.games.smash_up.verbs import carry_out


def open_window(g: SmashUp, phase: int) -> None:
    g.phase = phase
    g.asking = g.active
    g.passes = 0
    g.used = ()


def scored_base(g: SmashUp) -> Base:
    base = g.base_at(g.scoring)
    assert base is not None
    return base


def before_scoring(g: SmashUp) -> Flow[None]:
    """B3: round and round, one Special or a pass each, until all have passed one after another."""
    base = scored_base(g)
    while g.passes < g.seats:
        seat = g.asking
        g.asking = (seat + 1) % g.seats
        if may_have_special(g, seat, base):
            options = specials_before(g, seat, base)
            options.append(PASS)
            # All that others know is that the player may hold such a card.
            use = yield from choose(seat, "before", options, "B3", base.printed.id, {"base": base.printed.name}, True)
            if use is not None:
                g.passes = 0
                yield from use_before(g, seat, base, use)
                if base.printed.index != g.scoring:  # B3.3: the base itself has left play
                    close_scoring(g)
                    g.tell("scoring-stops", "B3.3")
                return
        g.passes += 1
        if g.log is not None:
            g.tell("pass", "B3", seat=Who(seat))
    g.phase = AWARD


def may_have_special(g: SmashUp, seat: int, base: Base) -> bool:
    """Whether, as far as all can see, the player might use a Special now."""
    player = g.players[seat]
    if g.tally.has(seat, JOINS_SCORING):
        for minion in g.minions_of(seat):
            if minion.printed.joins_scoring is not None and minion.base is not base and minion.card not in g.used:
                return True
    if not player.hand.cards:
        return False
    for card in player.specials:  # what all can see lies in play or in the discard pile
        if card in player.deck.cards or card in player.hand.cards:
            return True
    return False


def specials_before(g: SmashUp, seat: int, base: Base) -> list[Option[Any]]:
    """Shinobi, Hidden Ninja, Full Sail from the hand; Pirate King from another base."""
    options: list[Option[Any]] = []
    offered: list[int] = []
    for card in g.players[seat].hand.cards:
        printed = g.printed[card]
        if printed.index not in offered and not against_before(g, seat, card, base):
            options.append(SPECIALS[printed.index])
            offered.append(printed.index)
    if g.tally.has(seat, JOINS_SCORING):
        for minion in g.minions_of(seat):
            if minion.printed.joins_scoring is not None and minion.base is not base and minion.card not in g.used:
                options.append(ability_offer(AS_SPECIAL, "use", minion))
    return options


def against_before(g: SmashUp, seat: int, card: int, base: Base) -> str:
    """The rule that keeps this card of the hand out of the scoring of a base, or nothing: a Special for it."""
    printed = g.printed[card]
    if not printed.sneaks and printed.before_score is None:
        return "B3"
    if card in g.used:
        return "K7"
    if not may_be_played_again(g, card):
        return "Q30"
    if not printed.sneaks:
        return "" if may_play_actions(g, seat) else "Q23"
    if seat in g.sneaked:
        return "K7"
    return "" if barred_by(seat, printed, base) is None else "PL4"


def use_before(g: SmashUp, seat: int, base: Base, use: Play) -> Flow[None]:
    """N11: a card played with a Special uses no free play."""
    if use.minion >= 0:
        for minion in g.minions_of(seat):
            if minion.handle == use.minion:
                yield from use_in_play(g, seat, minion, minion.printed.joins_scoring)
                return
    card = g.players[seat].hand.cards[g.find_in_hand(seat, use.card)]
    g.used += (card,)
    g.take_to_play(seat, use.card, HAND)
    if g.printed[card].sneaks:
        g.sneaked += (seat,)
        yield from play_minion(g, seat, card, base)
    else:
        yield from play_action(g, seat, card, None, None, base)


def use_in_play(g: SmashUp, seat: int, minion: Minion, effect: OfMinion | None) -> Flow[None]:
    assert effect is not None
    g.used += (minion.card,)
    if g.log is not None:
        g.tell("use", "K4", seat=Who(seat), card=minion.printed.named)
    yield from carry_out(g, seat, minion.printed, effect(g, minion))


def award(g: SmashUp) -> Flow[None]:
    """B4-B6: places and points, what the base pays besides, then its after-scoring ability."""
    base = scored_base(g)
    printed = base.printed
    places = g.ranking(base)
    pays = would_pay(g, base, places)
    g.places = tuple(places)
    for seat in g.clockwise():
        if places[seat]:
            if g.log is not None:
                power = g.power_of(seat, base)
                g.tell("rank", "B4", seat=Who(seat), place=places[seat], power=power, base=printed.named)
            g.gain(seat, pays[seat], "B4.1")
    if printed.after_scores is not None and g.works(base):
        yield from printed.after_scores(g, base)
    open_window(g, AFTER)


def would_pay(g: SmashUp, base: Base, places: list[int]) -> list[int]:
    """B4.1, B5: by seat, the number for the place and what the base pays when it scores."""
    printed = base.printed
    pays: list[int] = []
    for seat in range(g.seats):
        place = places[seat]
        points = printed.points[place - 1] if 1 <= place <= 3 else 0
        if place and printed.when_scores is not None and g.works(base):
            points += printed.when_scores(g, base, seat, place == 1)
        pays.append(points)
    return pays


def after_scoring(g: SmashUp) -> Flow[None]:
    """B7: as B3, for the Scouts and First Mates at the base, which lie open before all."""
    base = scored_base(g)
    while g.passes < g.seats:
        seat = g.asking
        g.asking = (seat + 1) % g.seats
        options = specials_after(g, seat, base)
        if options:
            options.append(PASS)
            use = yield from choose(seat, "after", options, "B7", base.printed.id, {"base": base.printed.name})
            if use is not None:
                g.passes = 0
                for minion in base.minions_of(seat):
                    if minion.handle == use.minion:
                        yield from use_in_play(g, seat, minion, minion.printed.after_score)
                        break
                return
        g.passes += 1
        if g.log is not None:
            g.tell("pass", "B7", seat=Who(seat))
    g.phase = CLEAN_UP


def specials_after(g: SmashUp, seat: int, base: Base) -> list[Option[Any]]:
    return [
        ability_offer(AS_SPECIAL, "use", minion)
        for minion in base.minions
        if minion.seat == seat and minion.printed.after_score is not None and minion.card not in g.used
    ]


def clean_up(g: SmashUp) -> Flow[None]:
    """B8-B10: everything there is discarded, the base is replaced, and all bases are checked again."""
    base = scored_base(g)
    printed = base.printed
    runners_up = [seat for seat in g.clockwise() if g.places[seat] == 2]
    moves_in = printed.on_replacement if g.works(base) else None
    for minion in base.minions[:]:  # A2: a rule, not an ability; nothing protects from it
        g.take_off(minion)
        g.throw_away(minion.card)
    for attached in base.actions[:]:
        g.detach(attached)
    at = g.bases.index(base)
    del g.bases[at]
    g.base_discard.append(printed.index)
    if g.log is not None:
        g.tell("base-done", "B8", base=printed.named)
    if g.base_deck.cards:
        new = turn_up_base(g, at, "B9")
        if moves_in is not None:
            yield from carry_out(g, g.active, printed, moves_in(g, new, runners_up))
    elif not g.bases:
        new_bases(g)
    close_scoring(g)


def close_scoring(g: SmashUp) -> None:
    g.scoring = -1
    g.used = ()
    g.sneaked = ()
    g.places = ()
    g.phase = CHECK


def new_bases(g: SmashUp) -> None:
    """Q4: where no base is left at all, the scored ones are shuffled and turned up anew."""
    g.base_deck = Pile(g.base_discard)
    g.base_discard = []
    g.base_deck.shuffle(g.chance)
    for _ in range(g.seats + 1):
        turn_up_base(g, len(g.bases), "Q4")


def is_special(card: Card) -> bool:
    """Whether it can be played from the hand before a base scores."""
    return card.sneaks or card.before_score is not None


def special_options() -> dict[int, Option[Play]]:
    found: dict[int, Option[Play]] = {}
    for printed in ALL_CARDS:
        if is_special(printed):
            play = Play(AS_SPECIAL, printed.index, HAND, -1, -1)
            text = say("use-from-hand", card=printed.name)
            found[printed.index] = Option(f"use:{printed.id}", play, text, (f"hand:{printed.id}",))
    return found


SPECIALS: Final = special_options()
