"""What the texts of cards are worth to a seat that could use them now, in tenths of a victory point."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.games.smash_up.cards import MINION, Card
from klubovna.games.smash_up.prospects import PASSING, Face, count_of, fill, utility
from klubovna.games.smash_up.records import Attached, Minion
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


def text_worth(s: Sight, printed: Card, at: int) -> float:
    """What a minion does when it is played."""
    if printed.on_play is None:
        return 0.0
    weigher = TEXTS.get(printed.id)
    return 0.0 if weigher is None else weigher(s, printed, at)


def action_worth(s: Sight, printed: Card, at: int) -> float:
    weigher = TEXTS.get(printed.id)
    return 0.0 if weigher is None else weigher(s, printed, at)


# --- actions on a base, and what it is worth that one goes


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


# --- of a minion at its base, of an action


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
