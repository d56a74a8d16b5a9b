"""Why a visible thing of Smash Up cannot be chosen now. The rules that filter options are asked, not repeated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.engine import Ask, Hindrance, Hindrances, Message, Who
from klubovna.games.smash_up.cards import ACTION, FACTION_NAMES, FACTIONS, MINION, NO_LIMIT, ON_MINION, Card, say
from klubovna.games.smash_up.choosing import kinds_among
from klubovna.games.smash_up.offers import (
    allows,
    barred_by,
    may_play_actions,
    may_use_special,
    may_use_talent,
    playable,
    reaches,
)
from klubovna.games.smash_up.records import HAND, Base, Minion, Permission
from klubovna.games.smash_up.rules import holder_of
from klubovna.games.smash_up.scoring import against_before, scored_base
from klubovna.games.smash_up.state import SmashUp


def why_not(g: SmashUp, ask: Ask) -> list[Hindrance]:
    found = Hindrances(ask)
    nearest = NEAREST.get(ask.why)
    if nearest is not None:
        nearest(g, ask, found)
    elif g.resolving:
        carrying_out(g, ask, found)
    else:
        everything(g, ask.seat, ask.rule, say("why-decide-first"), found)
    return found.found


# --- picking factions (3)


def picking(g: SmashUp, ask: Ask, found: Hindrances) -> None:
    for faction, name in enumerate(FACTIONS):
        holder = holder_of(g, ask.seat, faction)
        if holder >= 0:
            words = "why-faction-yours" if holder == ask.seat else "why-faction-taken"
            text = say(words, seat=Who(holder), faction=FACTION_NAMES[faction])
            found.at(f"faction:{name}", "S3", text)


# --- playing cards (4.3, 4.4)


def playing(g: SmashUp, ask: Ask, found: Hindrances) -> None:
    """T2.1: one's own play phase."""
    plays(g, ask.seat, list(g.plays), found)
    for minion in g.minions_of(ask.seat):
        ability(g, minion, found)
    for base in g.bases:
        if g.is_ready(base):
            found.at(f"base:{base.printed.id}", "T2.3", say("why-scores-later", base=base.printed.named))
        else:
            found.at(f"base:{base.printed.id}", "PL1", say("why-nothing-for-base"))
    everything(g, ask.seat, "T2.1", say("why-not-in-play-phase"), found)


def at_once(g: SmashUp, ask: Ask, found: Hindrances) -> None:
    """N4: an extra play, now or never. Which it is the options tell; what the hand lacks for it is said in general."""
    everything(g, ask.seat, ask.rule, say("why-extra-only"), found)


def plays(g: SmashUp, seat: int, permissions: list[Permission], found: Hindrances) -> None:
    """Every card of the seat's hand and discard pile, with these plays left."""
    player = g.players[seat]
    fresh = playable(g, player.hand.cards)
    for printed in kinds_among(g, player.hand.cards):
        ref = f"hand:{printed.id}"
        if printed not in fresh:
            found.at(ref, "Q30", say("why-ten-times", card=printed.named))
        elif printed.type == MINION:
            minion_of_hand(g, seat, printed, permissions, found)
        else:
            action_of_hand(g, seat, printed, permissions, found)
    for printed in kinds_among(g, player.discard):
        found.at(f"discard:{printed.id}", "N2", say("why-from-discard"))


def minion_of_hand(g: SmashUp, seat: int, printed: Card, permissions: list[Permission], found: Hindrances) -> None:
    ref = f"hand:{printed.id}"
    usable = [one for one in permissions if one.kind == MINION and one.source == HAND]
    if not usable:
        found.at(ref, "T2", say("why-minion-played"))
        return
    limit = max([one.limit for one in usable])
    if printed.power > limit:
        found.at(ref, "N2", say("why-too-strong", card=printed.named, power=printed.power, limit=limit))
        return
    if not found.open(ref):  # some base takes it: the others say why they do not
        for base in g.bases:
            if not any([allows(g, seat, one, printed, base, HAND) for one in usable]):
                rule, text = against_base(g, seat, printed, base, usable)
                found.pair(ref, f"base:{base.printed.id}", rule, text)
        return
    rule, text = against_base(g, seat, printed, g.bases[0], usable)
    found.at(ref, rule, say("why-no-base", card=printed.named) if rule == "PL4" else text)


def against_base(g: SmashUp, seat: int, printed: Card, base: Base, usable: list[Permission]) -> tuple[str, Message]:
    """PL4, N6, N2: why none of these plays brings the minion there."""
    barrier = barred_by(seat, printed, base)
    if barrier is not None:
        return "PL4", say("why-barred", card=printed.named, base=base.printed.named, by=barrier.printed.named)
    there = [one for one in usable if reaches(g, seat, one, base, HAND)]
    if not there:
        return "N6", say("why-other-base")
    limit = max([one.limit for one in there])
    return "N2", say("why-too-strong", card=printed.named, power=printed.power, limit=limit)


def action_of_hand(g: SmashUp, seat: int, printed: Card, permissions: list[Permission], found: Hindrances) -> None:
    ref = f"hand:{printed.id}"
    if not may_play_actions(g, seat):
        found.at(ref, "Q23", say("why-asleep"))
    elif not any([one.kind == ACTION for one in permissions]):
        found.at(ref, "T2", say("why-action-played"))
    elif printed.type == ON_MINION and printed.own_minions_only:
        for minion in g.minions():
            if minion.seat != seat:
                found.pair(ref, f"card:{minion.code}", "PL6", say("why-own-minion", card=printed.named))


def ability(g: SmashUp, minion: Minion, found: Hindrances) -> None:
    """K1, K4, K5: what a minion of one's own could do in play."""
    printed, ref = minion.printed, f"card:{minion.code}"
    if printed.talent is not None and not may_use_talent(g, minion):
        found.at(ref, "K5", say("why-talent-used", card=printed.named))
    if printed.own_turn is not None and not may_use_special(g, minion):
        found.at(ref, "PL11", say("why-not-first", card=printed.named))
    if printed.joins_scoring is not None:
        found.at(ref, "B3", say("why-before-scoring", card=printed.named))
    if printed.after_score is not None:
        found.at(ref, "B7", say("why-after-scoring", card=printed.named))
    if printed.on_play is not None:
        found.at(ref, "G9", say("why-on-play", card=printed.named))
    found.at(ref, "K4", say("why-no-ability", card=printed.named))


# --- scoring (4.8)


def before(g: SmashUp, ask: Ask, found: Hindrances) -> None:
    """B3: Specials of the hand and of Pirate Kings elsewhere."""
    base = scored_base(g)
    for card in g.players[ask.seat].hand.cards:
        printed = g.printed[card]
        rule = against_before(g, ask.seat, card, base)
        if rule == "PL4":
            barrier = barred_by(ask.seat, printed, base)
            assert barrier is not None
            text = say("why-barred", card=printed.named, base=base.printed.named, by=barrier.printed.named)
        else:
            text = say(BEFORE[rule], card=printed.named) if rule else say("why-decide-first")
        found.at(f"hand:{printed.id}", rule or "B3", text)
    for minion in g.minions_of(ask.seat):
        if minion.printed.joins_scoring is not None:
            if minion.base is base:
                text = say("why-there-already", card=minion.printed.named, base=base.printed.named)
                found.at(f"card:{minion.code}", "B3", text)
            else:
                found.at(f"card:{minion.code}", "K7", say("why-special-used", card=minion.printed.named))
    everything(g, ask.seat, "B3", say("why-specials-only", base=base.printed.named), found)


BEFORE: Final = {
    "B3": "why-no-special",
    "K7": "why-special-used",
    "Q30": "why-ten-times",
    "Q23": "why-asleep",
}


def after(g: SmashUp, ask: Ask, found: Hindrances) -> None:
    """B7: Scouts and First Mates at the base that has scored."""
    base = scored_base(g)
    for minion in g.minions_of(ask.seat):
        if minion.printed.after_score is not None:
            if minion.base is base:
                found.at(f"card:{minion.code}", "K7", say("why-special-used", card=minion.printed.named))
            else:
                text = say("why-only-there", card=minion.printed.named, base=base.printed.named)
                found.at(f"card:{minion.code}", "B7", text)
    everything(g, ask.seat, "B7", say("why-after-only", base=base.printed.named), found)


def scoring_next(g: SmashUp, ask: Ask, found: Hindrances) -> None:
    """B1: bases that are ready."""
    for base in g.bases:
        text = say("why-not-ready", base=base.printed.named, power=g.total_power(base), breakpoint=g.breakpoint(base))
        found.at(f"base:{base.printed.id}", "B1", text)
    everything(g, ask.seat, "B2", say("why-score-first"), found)


def discarding(g: SmashUp, ask: Ask, found: Hindrances) -> None:
    """T4: down to ten."""
    everything(g, ask.seat, "T4", say("why-discard-first"), found)


# --- texts of cards and bases


def carrying_out(g: SmashUp, ask: Ask, found: Hindrances) -> None:
    """G6: what the text that is being carried out does not reach. The text itself is the reason."""
    printed = g.resolving[-1].printed
    limit = printed.limit
    for minion in g.minions():
        power = g.power(minion)
        if limit and limit < NO_LIMIT and power > limit:  # V4
            text = say("why-power", card=minion.printed.named, power=power, by=printed.named, limit=limit)
            found.at(f"card:{minion.code}", "V4", text)
    text = say("why-text", card=printed.named, text=printed.text)
    for minion in g.minions():
        found.at(f"card:{minion.code}", "G6", text)
    for attached in g.attached():
        found.at(f"card:{attached.code}", "G6", text)
    for base in g.bases:
        found.at(f"base:{base.printed.id}", "G6", text)
    everything(g, ask.seat, "PL10", say("why-finish-first", card=printed.named), found)


NEAREST: Final[dict[str, Callable[[SmashUp, Ask, Hindrances], None]]] = {
    "pick_faction": picking,
    "play": playing,
    "at_once": at_once,
    "before": before,
    "after": after,
    "score_next": scoring_next,
    "discard_to_ten": discarding,
}


# --- in any question


def everything(g: SmashUp, seat: int, rule: str, text: Message, found: Hindrances) -> None:
    """The same reason for all that lies on the table and in the seat's hand."""
    player = g.players[seat]
    for printed in kinds_among(g, player.hand.cards):
        found.at(f"hand:{printed.id}", rule, text)
    for printed in kinds_among(g, player.discard):
        found.at(f"discard:{printed.id}", rule, text)
    for base in g.bases:
        found.at(f"base:{base.printed.id}", rule, text)
    for minion in g.minions():
        found.at(f"card:{minion.code}", rule, text)
    for attached in g.attached():
        found.at(f"card:{attached.code}", rule, text)
    for other in range(g.seats):
        found.at(f"seat:{other}", rule, text)
    found.button("end", rule, text)
