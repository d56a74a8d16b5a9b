"""An opinion of every option, without trying it: the prior of the search and the habit of its simulations.

Figures are tenths of a victory point until the last line. Nothing is read that the asked seat does not know: of hands
only its own, of decks only a top card that lies open to it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.engine import Ask
from klubovna.games.smash_up.cards import MINION, ON_BASE, ON_MINION, Card
from klubovna.games.smash_up.factions import ALL_CARDS
from klubovna.games.smash_up.offers import AS_ACTION, AS_MINION, AS_SPECIAL, Play
from klubovna.games.smash_up.prospects import PASSING, Face, count_of, fill, utility
from klubovna.games.smash_up.records import DISCARD, HAND, Attached, Minion
from klubovna.games.smash_up.sight import (
    ALLOWANCE,
    CARD,
    COVER,
    DESTROYED,
    GRAVE,
    RETURNED,
    SUNK,
    TRAP,
    Sight,
    card_worth,
)
from klubovna.games.smash_up.state import SmashUp

PER_LOGIT: Final = 30.0  # tenths of a point that make a logit of winning, about


def advise(g: SmashUp, ask: Ask, quick: bool) -> list[float]:
    """How good each option looks, in logits."""
    return [worth / PER_LOGIT for worth in weigh(Sight(g, ask.seat), ask)]


def weigh(s: Sight, ask: Ask) -> list[float]:
    """The same in tenths of a point."""
    weigher = WEIGHERS.get(ask.why)
    if weigher is None:
        return [0.0] * len(ask.options)
    return weigher(s, ask)


# --- playing cards


def plays(s: Sight, ask: Ask) -> list[float]:
    """To end or pass is worth nothing; all else is held against it."""
    return [0.0 if option.value is None else play_worth(s, option.value) for option in ask.options]


def play_worth(s: Sight, play: Play) -> float:
    printed = ALL_CARDS[play.card]
    if play.how == AS_MINION:
        return minion_worth(s, printed, s.at(play.base), play.source)
    if play.how == AS_ACTION:
        if play.minion >= 0:
            target = s.minion(play.minion)
            return (0.0 if target is None else on_minion_worth(s, printed, target)) - s.costs(printed)
        return action_worth(s, printed, s.at(play.base)) - s.costs(printed)
    if play.how == AS_SPECIAL:
        return special_worth(s, printed, play.minion)
    return CARD


def minion_worth(s: Sight, printed: Card, at: int, source: int) -> float:
    """Its power there, its text, and the play it gives each turn, less the card."""
    if at < 0:
        return 0.0
    face = s.faces[at]
    if trapped(s, printed, face):
        worth = -0.5
    else:
        worth = s.place_worth(printed, at) + text_worth(s, printed, at)
        if not face.ready:
            if printed.each_turn is not None:
                worth += ALLOWANCE
            elif printed.after_minion_played is not None or printed.punishes:
                worth += 1.0
    for attached in face.base.actions:
        if attached.seat != s.seat and attached.printed.after_minion_played is not None:
            worth -= CARD if attached.printed.count == 1 else 0.0
    if face.base.printed.after_minion_played is not None:  # The Homeworld: a weak one more
        worth += s.another(2, printed)
    return worth - (s.costs(printed) if source == HAND else GRAVE)


def trapped(s: Sight, printed: Card, face: Face) -> bool:
    """Whether a Flame Trap or a Leprechaun will destroy it."""
    for attached in face.base.actions:
        if attached.seat != s.seat and attached.printed.id == "flame_trap":
            return not printed.indestructible
    for minion in face.base.minions:
        if minion.seat != s.seat and minion.printed.after_minion_played is not None:
            return printed.power < minion.printed.power and not printed.indestructible
    return False


def text_worth(s: Sight, printed: Card, at: int) -> float:
    """What a minion does when it is played."""
    if printed.on_play is None:
        return 0.0
    weigher = TEXTS.get(printed.id)
    return 0.0 if weigher is None else weigher(s, printed, at)


def action_worth(s: Sight, printed: Card, at: int) -> float:
    weigher = TEXTS.get(printed.id)
    return 0.0 if weigher is None else weigher(s, printed, at)


def special_worth(s: Sight, printed: Card, handle: int) -> float:
    """A Special: of a minion in play, or of a card in hand for the base that is being scored."""
    g = s.g
    scored = s.at(g.scoring)
    if handle < 0:
        if scored < 0:
            return 0.0
        if printed.sneaks:
            return minion_worth(s, printed, scored, HAND)
        if printed.id == "hidden_ninja":
            best = -CARD
            for card in g.players[s.seat].hand.cards:
                if g.printed[card].type == MINION:
                    best = max(best, minion_worth(s, g.printed[card], scored, HAND))
            return best - s.costs(printed)
        return best_moves(s, printed, -1) - s.costs(printed)
    minion = s.minion(handle)
    if minion is None:
        return 0.0
    if printed.joins_scoring is not None:
        return s.shifts(minion, scored, False)
    if printed.after_score is not None:
        return CARD
    return swap_worth(s, minion)


def swap_worth(s: Sight, acolyte: Minion) -> float:
    """The Acolyte comes back to the hand, and a better minion to its base."""
    g = s.g
    at = s.at(acolyte.base.printed.index)
    if at < 0:
        return 0.0
    best = 0.0
    power = g.power(acolyte)
    for card in g.players[s.seat].hand.cards:
        printed = g.printed[card]
        if printed.type == MINION and printed is not acolyte.printed:
            more = s.gain(at, s.seat, s.power_there(printed, at) - power, 0) + text_worth(s, printed, at)
            best = max(best, more - s.costs(printed) + card_worth(acolyte.printed))
    return best - 0.5


# --- actions that stay


def on_minion_worth(s: Sight, printed: Card, target: Minion) -> float:
    at = s.at(target.base.printed.index)
    if at < 0:
        return 0.0
    face = s.faces[at]
    weight = s.weights[target.seat]
    if printed.end_of_turn is not None:  # Assassination comes too late for a base that scores now
        return -CARD if face.ready else 0.9 * s.loses(target, DESTROYED, True)
    if printed.adds:
        power = s.g.power(target)
        return s.gain(at, target.seat, max(-power, printed.adds), 0)
    if face.ready:
        return -CARD
    return weight * (0.5 + COVER * target.printed.power)


def staying(s: Sight, printed: Card, at: int) -> float:
    """An action on a base."""
    if at < 0:
        return 0.0
    face = s.faces[at]
    if face.ready:
        return 0.0
    mine = max(0.0, face.power[s.seat])
    if printed.guards or printed.shields:
        return COVER * mine
    if printed.each_turn is not None:
        return 2.0 * ALLOWANCE + 0.5 * s.another(5, printed)
    if printed.raises_dead:
        return TRAP
    contested = 0.0
    for other in range(len(face.power)):
        if other != s.seat:
            contested = max(contested, face.worth[other])
    return min(2.0 * TRAP, 0.5 * TRAP + 0.15 * contested)


def infiltrates(s: Sight, printed: Card, at: int) -> float:
    best = 0.0
    if at >= 0:
        for attached in s.faces[at].base.actions:
            best = max(best, attached_worth(s, attached))
    return best


def attached_worth(s: Sight, attached: Attached) -> float:
    """What it is worth that this action goes."""
    printed = attached.printed
    weight = s.weights[attached.seat]
    host = attached.minion
    if host is not None and printed.adds:
        at = s.at(host.base.printed.index)
        return s.gain(at, host.seat, -printed.adds, 0) if at >= 0 else 0.0
    if host is not None and printed.end_of_turn is not None:
        return -s.loses(host, DESTROYED, True)
    return -weight * (ALLOWANCE if printed.each_turn is not None else 0.7 * TRAP)


# --- what the cards' texts are worth: of a minion at its base, of an action


def worst_for(s: Sight, minions: list[Minion], how: int, limit: int, by_action: bool) -> float:
    """The best that can be done to one of these minions."""
    best = -1000.0
    for minion in minions:
        if limit >= 99 or s.g.power(minion) <= limit:
            best = max(best, s.loses(minion, how, by_action))
    return best if best > -1000.0 else 0.0


def may_strike(s: Sight, printed: Card, at: int) -> float:
    return max(0.0, worst_for(s, s.faces[at].base.minions, DESTROYED, printed.limit, False))


def must_strike(s: Sight, printed: Card, at: int) -> float:
    return worst_for(s, s.faces[at].base.minions, DESTROYED, printed.limit, False)


def outnumbers(s: Sight, printed: Card, at: int) -> float:
    """Gnome, Microbot Guard: a minion weaker than the number of own ones there."""
    base = s.faces[at].base
    return max(0.0, worst_for(s, base.minions, DESTROYED, count_of(base, s.seat), False))


def collects(s: Sight, printed: Card, at: int) -> float:
    return max(0.0, worst_for(s, s.faces[at].base.minions, RETURNED, printed.limit, False))


def beams_any(s: Sight, printed: Card, at: int) -> float:
    return max(0.0, worst_for(s, s.g.minions(), RETURNED, 99, printed.type != MINION))


def abducts(s: Sight, printed: Card, at: int) -> float:
    return beams_any(s, printed, at) + s.another(5, printed)


def strikes_any(s: Sight, printed: Card, at: int) -> float:
    how = SUNK if printed.id == "disintegrator" else DESTROYED
    return worst_for(s, s.g.minions(), how, printed.limit, True)


def invades(s: Sight, printed: Card, at: int) -> float:
    return utility(s.g.players[s.seat].points, printed.count)


def hovers(s: Sight, printed: Card, at: int) -> float:
    best = 0.0
    for where in range(len(s.faces)):
        best = max(best, s.gain(where, s.seat, 2, 1))
    return 0.6 * best


def zaps(s: Sight, printed: Card, at: int) -> float:
    return s.another(printed.limit, printed)


def fixes(s: Sight, printed: Card, at: int) -> float:
    return s.another(5, printed) if s.g.players[s.seat].played == 0 else 0.0


def summons(s: Sight, printed: Card, at: int) -> float:
    return s.another(5, printed)


def hurries(s: Sight, printed: Card, at: int) -> float:
    return s.another_action(printed, 1)


def loops(s: Sight, printed: Card, at: int) -> float:
    return s.another_action(printed, printed.count)


def draws(s: Sight, printed: Card, at: int) -> float:
    return CARD * printed.count


def some_card(s: Sight, printed: Card, at: int) -> float:
    return 0.8 * CARD


def digs(s: Sight, printed: Card, at: int) -> float:
    """The best card of the discard pile to the hand."""
    return fetched(s, printed.type == MINION)


def fetched(s: Sight, minions: bool) -> float:
    best = 0.0
    for card in s.g.players[s.seat].discard:
        found = s.g.printed[card]
        if not minions or found.type == MINION:
            best = max(best, card_worth(found))
    return best


def lord_raises(s: Sight, printed: Card, at: int) -> float:
    """Zombie Lord: a weak minion of the discard pile to each base where the player has nobody."""
    g = s.g
    weak = 0
    for card in g.players[s.seat].discard:
        if g.printed[card].type == MINION and g.printed[card].power <= printed.limit:
            weak += 1
    gains: list[float] = []
    for where in range(len(s.faces)):
        if where != at and s.faces[where].now[s.seat] < 0:
            gains.append(max(0.0, s.gain(where, s.seat, 2, 1)))
    gains.sort(reverse=True)
    return sum(gains[:weak])


def raises(s: Sight, printed: Card, at: int) -> float:
    """They Keep Coming: the best minion of the discard pile."""
    g = s.g
    best = 0.0
    for card in g.players[s.seat].discard:
        found = g.printed[card]
        if found.type == MINION:
            for where in range(len(s.faces)):
                best = max(best, s.place_worth(found, where) - GRAVE)
    return best


def breaks_out(s: Sight, printed: Card, at: int) -> float:
    for face in s.faces:
        if face.now[s.seat] < 0:
            return s.another(5, printed)
    return 0.0


def copies_fetched(s: Sight, printed: Card, at: int) -> float:
    counts: dict[int, int] = {}
    best = 0
    for card in s.g.players[s.seat].discard:
        found = s.g.printed[card]
        if found.type == MINION:
            counts[found.index] = counts.get(found.index, 0) + 1
            best = max(best, counts[found.index])
    return CARD * min(best, 3)


def circles(s: Sight, printed: Card, at: int) -> float:
    return max([base_returns(s, face) for face in s.faces], default=0.0)


def base_returns(s: Sight, face: Face) -> float:
    """Everybody there goes home."""
    worth = -s.total(face.worth)
    for minion in face.base.minions:
        worth += s.weights[minion.seat] * card_worth(minion.printed)
    return worth


def boosts(s: Sight, printed: Card, at: int) -> float:
    return max([boosted(s, minion, printed.count) for minion in s.g.minions()], default=0.0)


def boosted(s: Sight, minion: Minion, amount: int) -> float:
    """Power for this turn only: it counts fully where it decides a base that scores now."""
    at = s.at(minion.base.printed.index)
    if at < 0:
        return 0.0
    face = s.faces[at]
    gain = s.gain(at, minion.seat, amount, 0)
    if face.ready or face.total + amount >= face.limit:
        return gain
    return PASSING * gain


def howls(s: Sight, printed: Card, at: int) -> float:
    worth = 0.0
    for where in range(len(s.faces)):
        face = s.faces[where]
        many = count_of(face.base, s.seat)
        if many and (face.ready or face.total + many * printed.count >= face.limit):
            worth += s.gain(where, s.seat, many * printed.count, 0)
    return worth


def selects(s: Sight, printed: Card, at: int) -> float:
    return max([selected(s, minion) for minion in s.g.minions_of(s.seat)], default=0.0)


def selected(s: Sight, mine: Minion) -> float:
    """Natural Selection: who is weaker than this one, at its base."""
    weaker = [minion for minion in mine.base.minions if minion is not mine]
    return worst_for(s, weaker, DESTROYED, s.g.power(mine) - 1, True)


def rages(s: Sight, printed: Card, at: int) -> float:
    return max([raged(s, minion) for minion in s.g.minions_of(s.seat)], default=0.0)


def raged(s: Sight, mine: Minion) -> float:
    """Rampage: the base scores now if that is enough."""
    at = s.at(mine.base.printed.index)
    if at < 0:
        return 0.0
    face = s.faces[at]
    lower = s.g.power(mine)
    if face.ready or face.total < face.limit - lower:
        return 0.0
    twin = Face(face.base, s.g.seats)
    twin.now = face.now
    twin.ready = True
    twin.worth = [0.0] * s.g.seats
    fill(s.g, twin)
    return s.total(twin.worth) - s.total(face.worth)


def survives(s: Sight, printed: Card, at: int) -> float:
    worth = 0.0
    for face in s.faces:
        minions = face.base.minions
        powers = [s.g.power(minion) for minion in minions]
        if powers and min(powers) < max(powers):
            worth += worst_for(s, minions, DESTROYED, min(powers), True)
    return worth


def best_moves(s: Sight, printed: Card, at: int) -> float:
    """Dinghy, Full Sail, Way of Deception: own minions to better places."""
    gains = [max(0.0, s.best_shift(minion, True)) for minion in s.g.minions_of(s.seat)]
    gains.sort(reverse=True)
    return sum(gains[: 2 if printed.count == 2 else 1])


def press_gang(s: Sight, printed: Card, at: int) -> float:
    """Invasion, Shanghai: any minion, or another player's."""
    own = printed.id == "invasion"
    best = 0.0
    for minion in s.g.minions():
        if own or minion.seat != s.seat:
            best = max(best, s.best_shift(minion, True))
    return best


def fires(s: Sight, printed: Card, at: int) -> float:
    best = 0.0
    for face in s.faces:
        if face.now[s.seat] >= 0:
            for victim in range(s.g.seats):
                if victim != s.seat:
                    best = max(best, salvo(s, face, victim, printed.limit))
    return best


def salvo(s: Sight, face: Face, victim: int, limit: int) -> float:
    """All weak minions of a player at a base."""
    at = s.at(face.base.printed.index)
    power = 0
    many = 0
    for minion in face.base.minions:
        if minion.seat == victim and not minion.printed.indestructible:
            strength = s.g.power(minion)
            if strength <= limit:
                power += strength
                many += 1
    return s.gain(at, victim, -power, -many) if many else 0.0


def cannonade(s: Sight, printed: Card, at: int) -> float:
    gains: list[float] = []
    for minion in s.g.minions():
        if s.g.power(minion) <= printed.limit:
            gains.append(max(0.0, s.loses(minion, DESTROYED, True)))
    gains.sort(reverse=True)
    return sum(gains[: printed.count])


def explodes(s: Sight, printed: Card, at: int) -> float:
    return max([exploded(s, minion) for minion in s.g.minions_of(s.seat)], default=0.0)


def exploded(s: Sight, mine: Minion) -> float:
    """Powderkeg: everybody there who is not stronger, the minion itself too."""
    limit = s.g.power(mine)
    worth = 0.0
    for minion in mine.base.minions:
        if s.g.power(minion) <= limit:
            worth += s.loses(minion, DESTROYED, True)
    return worth


def crews(s: Sight, printed: Card, at: int) -> float:
    best = 0.0
    for minion in s.g.minions():
        if minion.seat != s.seat:
            best = max(best, s.best_shift(minion, True))
    return 0.9 * best


def studies(s: Sight, printed: Card, at: int) -> float:
    return CARD * max([count_of(face.base, s.seat) for face in s.faces], default=0)


def sleeps(s: Sight, printed: Card, at: int) -> float:
    return 2.0 * CARD


def robs(s: Sight, printed: Card, at: int) -> float:
    worth = 0.0
    for seat in range(s.g.seats):
        if seat != s.seat:
            worth -= s.weights[seat] * CARD * min(printed.count, len(s.g.players[seat].hand.cards))
    return worth


def probes(s: Sight, printed: Card, at: int) -> float:
    return 1.3 * CARD


def disenchants(s: Sight, printed: Card, at: int) -> float:
    return max([attached_worth(s, attached) for attached in s.g.attached()], default=0.0)


def sacrifices(s: Sight, printed: Card, at: int) -> float:
    return max([sacrificed(s, minion) for minion in s.g.minions_of(s.seat)], default=0.0)


def sacrificed(s: Sight, mine: Minion) -> float:
    return CARD * s.g.power(mine) + s.loses(mine, DESTROYED, False)


def portals(s: Sight, printed: Card, at: int) -> float:
    return 1.8 * CARD


def winds(s: Sight, printed: Card, at: int) -> float:
    """Five new cards for the hand as it is, and an action more."""
    left = len(s.g.players[s.seat].hand.cards) - 1
    return CARD * (printed.count - left) + 1.5


def terraforms(s: Sight, printed: Card, at: int) -> float:
    worst = 0.0
    for face in s.faces:
        worst = min(worst, s.total(face.worth))
    return -0.4 * worst + s.another(5, printed)


def disguises(s: Sight, printed: Card, at: int) -> float:
    return s.another(5, printed) if s.g.minions_of(s.seat) else 0.0


Weigher = Callable[[Sight, Card, int], float]
TEXTS: Final[dict[str, Weigher]] = {
    "supreme_overlord": beams_any,
    "invader": invades,
    "collector": collects,
    "abduction": abducts,
    "beam_up": beams_any,
    "crop_circles": circles,
    "disintegrator": strikes_any,
    "invasion": press_gang,
    "jammed_signal": staying,
    "probe": probes,
    "terraforming": terraforms,
    "laseratops": must_strike,
    "augmentation": boosts,
    "howl": howls,
    "natural_selection": selects,
    "rampage": rages,
    "survival_of_the_fittest": survives,
    "wildlife_preserve": staying,
    "ninja_master": may_strike,
    "tiger_assassin": may_strike,
    "disguise": disguises,
    "infiltrate": infiltrates,
    "seeing_stars": strikes_any,
    "way_of_deception": best_moves,
    "saucy_wench": may_strike,
    "broadside": fires,
    "cannon": cannonade,
    "dinghy": best_moves,
    "full_sail": best_moves,
    "powderkeg": explodes,
    "sea_dogs": crews,
    "shanghai": press_gang,
    "swashbuckling": howls,
    "hoverbot": hovers,
    "zapbot": zaps,
    "microbot_fixer": fixes,
    "microbot_guard": outnumbers,
    "microbot_reclaimer": fixes,
    "tech_center": studies,
    "gnome": outnumbers,
    "block_the_path": staying,
    "disenchant": disenchants,
    "enshrouding_mist": staying,
    "flame_trap": staying,
    "hideout": staying,
    "mark_of_sleep": sleeps,
    "pay_the_piper": staying,
    "take_the_shinies": robs,
    "chronomage": hurries,
    "enchantress": draws,
    "neophyte": some_card,
    "mass_enchantment": some_card,
    "mystic_studies": draws,
    "portal": portals,
    "sacrifice": sacrifices,
    "scry": draws,
    "summon": summons,
    "time_loop": loops,
    "winds_of_change": winds,
    "zombie_lord": lord_raises,
    "grave_digger": digs,
    "walker": some_card,
    "grave_robbing": digs,
    "mall_crawl": some_card,
    "not_enough_bullets": copies_fetched,
    "outbreak": breaks_out,
    "overrun": staying,
    "they_keep_coming": raises,
    "theyre_coming_to_get_you": staying,
}


# --- whom a text is aimed at


def by_action(s: Sight) -> bool:
    return len(s.g.resolving) > 0 and s.g.resolving[-1].is_action


def strikes(s: Sight, ask: Ask) -> list[float]:
    how = DESTROYED
    if ask.why == "return":
        how = RETURNED
    elif ask.why == "sink":
        how = SUNK
    aimed = by_action(s)
    worth: list[float] = []
    for option in ask.options:
        minion = None if option.value is None else s.minion(option.value)
        worth.append(0.0 if minion is None else s.loses(minion, how, aimed))
    return in_batch(ask, worth)


def in_batch(ask: Ask, worth: list[float]) -> list[float]:
    """Of a set that is picked one by one in the order of the list: what may still follow counts as well."""
    batch = ask.batch
    if batch is None or batch.kind != "some":
        return worth
    more = batch.at_most - len(batch.picked) - 1
    must = batch.at_least - len(batch.picked) - 1
    totals = worth[:]
    for index in range(len(worth)):
        if ask.options[index].value is None:
            continue
        later: list[float] = []
        for after in range(index + 1, len(worth)):
            if ask.options[after].value is not None:
                later.append(worth[after])
        later.sort(reverse=True)
        for place in range(min(more, len(later))):
            if later[place] > 0.0 or place < must:
                totals[index] += later[place]
    return totals


def boosting(s: Sight, ask: Ask) -> list[float]:
    amount = printed_now(s).count
    worth: list[float] = []
    for option in ask.options:
        minion = None if option.value is None else s.minion(option.value)
        worth.append(0.0 if minion is None else boosted(s, minion, amount))
    return worth


def printed_now(s: Sight) -> Card:
    """The card whose text is being carried out, as far as it is one."""
    if s.g.resolving:
        printed = s.g.resolving[-1].printed
        if isinstance(printed, Card):
            return printed
    return ALL_CARDS[0]


def moving(s: Sight, ask: Ask) -> list[float]:
    aimed = by_action(s)
    worth: list[float] = []
    for option in ask.options:
        if option.value is None:
            worth.append(0.0)
            continue
        who, where = option.value
        minion = s.minion(who)
        worth.append(0.0 if minion is None else s.shifts(minion, s.at(where), aimed))
    return worth


def arriving(s: Sight, printed: Card, where: int) -> float:
    at = s.at(where)
    return s.gain(at, s.seat, printed.power, 1) if at >= 0 else 0.0


def going_to(s: Sight, ask: Ask) -> list[float]:
    """First Mate, Buccaneer, or a minion that was revealed: to which base."""
    printed = printed_now(s)
    if ask.why == "play_revealed":
        printed = top_card(s, s.seat)
    worth: list[float] = []
    for option in ask.options:
        if option.value is None:
            worth.append(0.0)
        elif ask.why == "play_revealed":
            worth.append(minion_worth(s, printed, s.at(option.value), DISCARD))
        else:
            worth.append(arriving(s, printed, option.value))
    return worth


def top_card(s: Sight, owner: int) -> Card:
    """The top card of a deck, which has just been shown to the seat."""
    deck = s.g.players[owner].deck
    return s.g.printed[deck.cards[-1]]


def luring(s: Sight, ask: Ask) -> list[float]:
    """To the base whose text it is, or, from Tortuga, to the one that takes its place."""
    to = -1
    if s.g.resolving:
        to = s.at(s.g.resolving[-1].printed.index)
    if to < 0:
        for number in range(len(s.faces)):
            if not s.faces[number].base.minions:
                to = number
    worth: list[float] = []
    for option in ask.options:
        minion = None if option.value is None else s.minion(option.value)
        worth.append(0.0 if minion is None else s.shifts(minion, to, False))
    return worth


def own_minions(s: Sight, ask: Ask) -> list[float]:
    """One of mine, for what the card does with it."""
    id = printed_now(s).id
    worth: list[float] = []
    for option in ask.options:
        minion = None if option.value is None else s.minion(option.value)
        if minion is None:
            worth.append(0.0)
        elif id == "natural_selection":
            worth.append(selected(s, minion))
        elif id == "rampage":
            worth.append(raged(s, minion))
        elif id == "powderkeg":
            worth.append(exploded(s, minion))
        elif id == "sacrifice":
            worth.append(sacrificed(s, minion))
        else:  # Disguise: the weakest come home
            worth.append(0.5 - s.g.power(minion) + card_worth(minion.printed))
    return in_batch(ask, worth)


def bases(s: Sight, ask: Ask) -> list[float]:
    """One base, for what the card does there."""
    printed = printed_now(s)
    worth: list[float] = []
    for option in ask.options:
        at = -1 if option.value is None else s.at(option.value)
        if at < 0:
            worth.append(0.0)
            continue
        face = s.faces[at]
        if printed.id == "crop_circles":
            worth.append(base_returns(s, face))
        elif printed.id == "tech_center":
            worth.append(CARD * count_of(face.base, s.seat))
        elif printed.id == "broadside":
            worth.append(max([salvo(s, face, victim, printed.limit) for victim in rivals(s)], default=0.0))
        elif ask.why == "to_base":
            worth.append(max([s.weights[other] * face.worth[other] for other in rivals(s)]))
        else:  # where rivals stand well and I do not
            worth.append(-s.total(face.worth))
    return worth


def rivals(s: Sight) -> list[int]:
    return [seat for seat in range(s.g.seats) if seat != s.seat]


def players(s: Sight, ask: Ask) -> list[float]:
    """Whom to harm: the rival who matters most."""
    return [-CARD * s.weights[option.value] for option in ask.options]


def factions(s: Sight, ask: Ask) -> list[float]:
    """The one with which rivals have most in play, or may still play."""
    worth = [0.0] * len(ask.options)
    for index in range(len(worth)):
        for seat in rivals(s):
            if ask.options[index].value in s.g.players[seat].factions:
                worth[index] += CARD
        for minion in s.g.minions():
            if minion.seat != s.seat and minion.printed.faction == ask.options[index].value:
                worth[index] += 0.3 * minion.printed.power
    return worth


def cards_wanted(s: Sight, ask: Ask) -> list[float]:
    """Cards to have: to take, fetch, search for."""
    worth = [0.0 if option.value is None else card_worth(ALL_CARDS[option.value]) for option in ask.options]
    return in_batch(ask, worth)


def cards_given(s: Sight, ask: Ask) -> list[float]:
    """Cards to lose."""
    worth = [0.0 if option.value is None else -card_worth(ALL_CARDS[option.value]) for option in ask.options]
    return in_batch(ask, worth)


def cards_back(s: Sight, ask: Ask) -> list[float]:
    """Into the deck again: strong minions, but not those that can rise from the discard pile."""
    worth: list[float] = []
    for option in ask.options:
        if option.value is None:
            worth.append(0.0)
        else:
            printed = ALL_CARDS[option.value]
            worth.append(-GRAVE if printed.from_discard else card_worth(printed) - CARD)
    return in_batch(ask, worth)


def numbers(s: Sight, ask: Ask) -> list[float]:
    return [0.5 * option.value for option in ask.options]


def actions_gone(s: Sight, ask: Ask) -> list[float]:
    worth = [0.0] * len(ask.options)
    attached = s.g.attached()
    for index in range(len(worth)):
        for action in attached:
            if action.handle == ask.options[index].value:
                worth[index] = attached_worth(s, action)
    return in_batch(ask, worth)


def neophyte(s: Sight, ask: Ask) -> list[float]:
    worth: list[float] = []
    found = top_card(s, s.seat)
    for option in ask.options:
        if option.value is None:
            worth.append(0.0)
        else:
            worth.append(found_worth(s, found) if option.value == 1 else CARD)
    return worth


def found_worth(s: Sight, found: Card) -> float:
    """An action that can be played at once, at its best place."""
    if found.type == ON_BASE:
        return max([action_worth(s, found, at) for at in range(len(s.faces))], default=0.0)
    if found.type == ON_MINION:
        return max([on_minion_worth(s, found, minion) for minion in s.g.minions()], default=0.0)
    return action_worth(s, found, -1)


def borrowing(s: Sight, ask: Ask) -> list[float]:
    return [0.0 if option.value is None else found_worth(s, top_card(s, option.value)) for option in ask.options]


def attaching(s: Sight, ask: Ask) -> list[float]:
    """A Neophyte has found an action that stays; what Mass Enchantment borrows is not told here."""
    worth = [0.0] * len(ask.options)
    if printed_now(s).id != "neophyte":
        return worth
    found = top_card(s, s.seat)
    for index in range(len(worth)):
        value = ask.options[index].value
        if found.type == ON_BASE:
            worth[index] = action_worth(s, found, s.at(value))
        elif found.type == ON_MINION:
            target = s.minion(value)
            worth[index] = 0.0 if target is None else on_minion_worth(s, found, target)
    return worth


def walking(s: Sight, ask: Ask) -> list[float]:
    """A weak card is discarded, the more gladly if it can rise again."""
    found = top_card(s, s.seat)
    worth = CARD - card_worth(found) + (CARD if found.from_discard else 0.0)
    return [worth if option.value else 0.1 for option in ask.options]


def agreeing(s: Sight, ask: Ask) -> list[float]:
    return [1.0 if option.value else 0.0 for option in ask.options]


def ignoring(s: Sight, ask: Ask) -> list[float]:
    """An Infiltrate: texts that take something away are ignored."""
    harmful = ask.about in ("temple_of_goju", "tar_pits")
    if ask.about == "evans_city_cemetery":
        harmful = len(s.g.players[s.seat].hand.cards) > 5
    return [1.0 if bool(option.value) == harmful else 0.0 for option in ask.options]


def narrowest(s: Sight, ask: Ask) -> list[float]:
    return [-0.1 * index for index in range(len(ask.options))]


WEIGHERS: Final[dict[str, Callable[[Sight, Ask], list[float]]]] = {
    "play": plays,
    "at_once": plays,
    "sneak_in": plays,
    "before": plays,
    "after": plays,
    "destroy": strikes,
    "destroy_some": strikes,
    "return": strikes,
    "sink": strikes,
    "boost": boosting,
    "move": moving,
    "move_to": going_to,
    "flee": going_to,
    "play_revealed": going_to,
    "lure": luring,
    "own": own_minions,
    "own_too": own_minions,
    "sacrifice": own_minions,
    "base": bases,
    "old_base": bases,
    "from_base": bases,
    "to_base": bases,
    "fire_at": players,
    "put_to_sleep": players,
    "look_at": players,
    "faction": factions,
    "take_minions": cards_wanted,
    "fetch": cards_wanted,
    "fetch_name": cards_wanted,
    "search": cards_wanted,
    "make_discard": cards_wanted,
    "discard": cards_given,
    "discard_to_ten": cards_given,
    "shuffle_in": cards_back,
    "how_many": numbers,
    "destroy_action": actions_gone,
    "destroy_actions": actions_gone,
    "neophyte": neophyte,
    "borrow": borrowing,
    "attach_to": attaching,
    "walker": walking,
    "draw": agreeing,
    "ignore": ignoring,
    "permission": narrowest,
}
