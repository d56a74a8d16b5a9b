"""What a seat of Smash Up cannot know: unseen cards of hands and decks, unseen bases."""

from __future__ import annotations

from klubovna.engine import Chance, Pile, knows, redeal
from klubovna.games.smash_up.state import SmashUp


def redeal_hidden(g: SmashUp, seat: int | None, chance: Chance) -> None:
    """Each owner's unseen cards change places; those put back by Portal only among themselves; so do unseen bases."""
    for player in g.players:
        bundle = player.bundle
        if not bundle:
            redeal([player.hand, player.deck], seat, chance)
            continue
        loose: list[tuple[Pile, int]] = []
        bundled: list[tuple[Pile, int]] = []
        for pile in (player.hand, player.deck):
            cards = pile.cards
            for at, seen in enumerate(pile.seen):
                if not knows(seen, seat):
                    if cards[at] in bundle:
                        bundled.append((pile, at))
                    else:
                        loose.append((pile, at))
        exchange(loose, chance)
        if bundled:
            exchange(bundled, chance)
    redeal([g.base_deck], seat, chance)


def exchange(places: list[tuple[Pile, int]], chance: Chance) -> None:
    cards = [pile.cards[at] for pile, at in places]
    chance.deal(cards)
    for (pile, at), card in zip(places, cards, strict=True):
        pile.cards[at] = card
