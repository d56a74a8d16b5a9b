"""Why a visible thing of Bellum Magica cannot be chosen now. The rules that filter options are asked, not repeated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.engine import Ask, Hindrance, Hindrances, Message, Who
from klubovna.games.bellum_magica.cards import CHEST_KINDS, EVIL, INN, MONSTERS, SETTLEMENTS, ULTRA, say
from klubovna.games.bellum_magica.rules import against_robbing, against_spell
from klubovna.games.bellum_magica.state import BellumMagica


def why_not(g: BellumMagica, ask: Ask) -> list[Hindrance]:
    found = Hindrances(ask)
    NEAREST[ask.why](g, ask, found)
    elsewhere(g, ask.seat, found)
    return found.found


# --- by question: what the rules about this very choice keep out


def placing(g: BellumMagica, ask: Ask, found: Hindrances) -> None:
    """S3, S10: goblins go left or right before anything else is on the table."""
    everything(g, ask.seat, "S10", say("why-goblins-first"), found)


def rerolling(g: BellumMagica, ask: Ask, found: Hindrances) -> None:
    """H2: a spell, a barrel, or the row as it is."""
    against = against_spell(g, ask.seat)
    if against == "Q13":
        found.at("own:spell", against, say("why-not-captain", captain=Who(g.captain)))
    elif against:
        found.at("own:spell", against, say("why-no-spell", spent="yes" if against == "H4" else "no"))
    found.at("own:barrel", "H2", say("why-no-barrel"))
    everything(g, ask.seat, "G1", say("why-band-first"), found)


def attacking(g: BellumMagica, ask: Ask, found: Hindrances) -> None:
    """A2, A3, A7: what the active row beats."""
    me = ask.seat
    swords, magic, thieves = g.players[me].right[g.row]
    for card in (INN, *g.display):
        settlement = SETTLEMENTS[card]
        text = too_weak(g, me, settlement.shield, settlement.magic_shield)
        found.at(f"settlement:{settlement.id}", "A3", text)
    for other in g.seats_after(me):
        owner = g.players[other]
        against = against_robbing(owner, swords, magic, thieves)
        if against == "A7":
            found.at(f"castle:{other}", against, say("why-no-thief", row=g.row))
        elif against == "Q5":
            found.at(f"castle:{other}", against, say("why-no-chests", owner=Who(other)))
        else:
            found.at(f"castle:{other}", "A3", too_weak(g, me, owner.shield(), owner.magic_shields))
        chests(g, other, "A8", say("why-castle-first"), found)
    found.at(f"castle:{me}", "A2", say("why-own-castle"))


def too_weak(g: BellumMagica, me: int, shield: int, magic_shield: int) -> Message:
    """A3, in figures: first the magic swords, then all of them."""
    swords, magic, _ = g.players[me].right[g.row]
    if magic < magic_shield:
        return say("why-magic", row=g.row, have=magic, need=magic_shield)
    return say("why-weak", row=g.row, have=swords + magic, need=shield + magic_shield)


def stealing(g: BellumMagica, ask: Ask, found: Hindrances) -> None:
    """A8: chests of the castle that was beaten, at least one and not more than there are thieves."""
    victim = int(ask.about.partition(":")[2])
    found.button("steal:", "A8", say("why-empty-handed"))
    found.button("steal:more", "A8", say("why-hands-full", thieves=g.players[ask.seat].right[g.row][2]))
    chests(g, victim, "A8", say("why-none-of-kind", owner=Who(victim)), found)
    everything(g, ask.seat, "A8", say("why-steal-there", owner=Who(victim)), found)


def recruiting(g: BellumMagica, ask: Ask, found: Hindrances) -> None:
    """B2: what the store pays for."""
    player = g.players[ask.seat]
    for kind in (EVIL, ULTRA):
        for card in g.market[kind]:
            words = "why-price-evil" if kind == EVIL else "why-price-ultra"
            found.at(f"market:{MONSTERS[card].id}", "B2", say(words, food=player.food, runes=player.runes))
    everything(g, ask.seat, "G1", say("why-attacks-over"), found)


NEAREST: Final[dict[str, Callable[[BellumMagica, Ask, Hindrances], None]]] = {
    "goblins": placing,
    "reroll": rerolling,
    "attack": attacking,
    "steal": stealing,
    "recruit": recruiting,
}


# --- in any question: when a thing of this kind can be chosen at all


def elsewhere(g: BellumMagica, me: int, found: Hindrances) -> None:
    for kind in (EVIL, ULTRA):
        for card in g.market[kind]:
            found.at(f"market:{MONSTERS[card].id}", "B1", say("why-recruit-later"))
    found.at("own:spell", "H2", say("why-reroll-only"))
    found.at("own:barrel", "H2", say("why-reroll-only"))
    for seat in range(g.seats):
        chests(g, seat, "A11", say("why-own-chests") if seat == me else say("why-chests"), found)


def everything(g: BellumMagica, me: int, rule: str, text: Message, found: Hindrances) -> None:
    """The same reason for all that is attacked in another part of the round."""
    for card in (INN, *g.display):
        found.at(f"settlement:{SETTLEMENTS[card].id}", rule, text)
    for seat in range(g.seats):
        found.at(f"castle:{seat}", rule, text)


def chests(g: BellumMagica, seat: int, rule: str, text: Message, found: Hindrances) -> None:
    for kind in CHEST_KINDS:
        found.at(f"chest:{seat}:{kind}", rule, text)
