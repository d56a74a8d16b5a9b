"""What a player may play: every offer, whether it is allowed (4.3, 4.7), and which permission it uses (N7)."""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import Flow, Message, Option, Who, choose
from klubovna.games.smash_up.cards import ACTION, FORBIDS, MINION, NO_LIMIT, ON_BASE, RAISES_DEAD, BaseCard, Card, say
from klubovna.games.smash_up.choosing import kinds_among
from klubovna.games.smash_up.records import DISCARD, HAND, MOST_PLAYS, Attached, Base, Minion, Permission
from klubovna.games.smash_up.state import SmashUp

# --- what a player may choose to play

AS_MINION: Final = MINION
AS_ACTION: Final = ACTION
AS_SPECIAL: Final = 2
AS_TALENT: Final = 3


class Play:
    """One way to play a card, by public names: which card, from where, to which base or on which minion."""

    def __init__(self, how: int, card: int, source: int, base: int, minion: int) -> None:
        self.how: int = how
        self.card: int = card  # index of the printed card
        self.source: int = source
        self.base: int = base  # index of the base, or -1
        self.minion: int = minion  # handle of the minion it is played on, or -1


# Tables of options. The first two are filled when the box is opened, by card and then by base; the last option of an
# action is to play it for its own sake. The third grows when a minion is first offered.
MINION_OFFERS: Final[list[list[list[Option[Play]]]]] = [[], []]  # from the hand, from the discard pile
ACTION_OFFERS: Final[list[list[Option[Play]]]] = []
TARGETED: Final[dict[tuple[int, int, int, int], Option[Play]]] = {}


def make_offers(cards: list[Card], bases: list[BaseCard]) -> None:
    for printed in cards:
        for source in (HAND, DISCARD):
            MINION_OFFERS[source].append([minion_offer(printed, base, source) for base in bases])
        offers = [action_on_base_offer(printed, base) for base in bases]
        alone = Play(AS_ACTION, printed.index, HAND, -1, -1)
        text = say("play-action", card=printed.name)
        offers.append(Option(f"play:{printed.id}", alone, text, (f"hand:{printed.id}",)))
        ACTION_OFFERS.append(offers)


def minion_offer(printed: Card, base: BaseCard, source: int) -> Option[Play]:
    word, text, where = ("play", "play-minion", "hand") if source == HAND else ("raise", "raise-minion", "discard")
    return Option(
        f"{word}:{printed.id}:{base.id}",
        Play(AS_MINION, printed.index, source, base.index, -1),
        say(text, card=printed.name, base=base.name),
        (f"{where}:{printed.id}", f"base:{base.id}"),
    )


def action_on_base_offer(printed: Card, base: BaseCard) -> Option[Play]:
    return Option(
        f"play:{printed.id}:{base.id}",
        Play(AS_ACTION, printed.index, HAND, base.index, -1),
        say("play-on-base", card=printed.name, base=base.name),
        (f"hand:{printed.id}", f"base:{base.id}"),
    )


def action_on_minion_offer(printed: Card, minion: Minion) -> Option[Play]:
    key = (printed.index, minion.handle, minion.base.printed.index, minion.seat)
    made = TARGETED.get(key)
    if made is None:
        text = say(
            "play-on-minion",
            card=printed.name,
            minion=minion.printed.name,
            number=minion.number,
            base=minion.base.printed.name,
            seat=Who(minion.seat),
        )
        refs = (f"hand:{printed.id}", f"card:{minion.code}")
        play = Play(AS_ACTION, printed.index, HAND, -1, minion.handle)
        made = Option(f"play:{printed.id}:{minion.code}", play, text, refs)
        TARGETED[key] = made
    return made


def plays_on_offer(g: SmashUp, seat: int, permissions: list[Permission]) -> list[Option[Any]]:
    """Everything that these permissions allow the player to play now."""
    options: list[Option[Any]] = []
    if not permissions:
        return options
    acts = False
    anywhere = -1  # how strong a minion of the hand may be at any base
    bound: list[Permission] = []  # for minions of the hand, to a base or a condition on it
    from_discard: list[Permission] = []
    for permission in permissions:
        if permission.kind == ACTION:
            acts = True
        elif permission.source == DISCARD:
            from_discard.append(permission)
        elif permission.place >= 0 or permission.alone:
            bound.append(permission)
        elif permission.limit > anywhere:
            anywhere = permission.limit
    player = g.players[seat]
    hand = playable(g, player.hand.cards)
    from_hand = anywhere >= 0 or len(bound) > 0
    if from_hand:
        offer_minions(g, seat, hand, HAND, anywhere, bound, options)
    if player.discard:
        if from_hand and g.tally.has(seat, RAISES_DEAD) and seat == g.active:  # N9
            from_discard = [permission for permission in permissions if permission.kind == MINION]
        if from_discard:
            offer_from_discard(g, seat, from_discard, options)
    if acts and may_play_actions(g, seat):
        for printed in hand:
            if printed.type == ACTION:
                options.append(ACTION_OFFERS[printed.index][-1])
            elif printed.type != MINION:
                offer_staying_action(g, seat, printed, options)
    return options


def offer_minions(
    g: SmashUp,
    seat: int,
    kinds: list[Card],
    source: int,
    anywhere: int,
    bound: list[Permission],
    options: list[Option[Any]],
) -> None:
    """Those of these cards that are minions. How strong they may be is found once for each base."""
    table = MINION_OFFERS[source]
    if anywhere == NO_LIMIT and not g.tally.anywhere(FORBIDS):  # anybody anywhere
        indices = [base.printed.index for base in g.bases]
        tables = [table[printed.index] for printed in kinds if printed.type == MINION]
        options += [offers[index] for offers in tables for index in indices]
        return
    places = [(base, base.printed.index, strongest_at(seat, base, anywhere, bound)) for base in g.bases]
    for printed in kinds:
        if printed.type == MINION:
            offers = table[printed.index]
            power = printed.power
            for base, index, limit in places:
                if power <= limit and (not base.actions or barred_by(seat, printed, base) is None):
                    options.append(offers[index])


def strongest_at(seat: int, base: Base, anywhere: int, bound: list[Permission]) -> int:
    """How strong a minion may be there, with a play for any base or with one of those that are bound."""
    limit = anywhere
    for permission in bound:
        if permission.limit > limit and (permission.place < 0 or permission.place == base.printed.index):
            if not permission.alone or not base.has_minion_of(seat):
                limit = permission.limit
    return limit


def offer_from_discard(g: SmashUp, seat: int, permissions: list[Permission], options: list[Option[Any]]) -> None:
    """Minions of the discard pile. Of a permission for one given card (N10) no other card need be tried."""
    discard = g.players[seat].discard
    first = permissions[0]
    if len(permissions) == 1 and first.only >= 0:
        for card in discard:
            if g.printed[card].index == first.only and may_be_played_again(g, card):
                offer_minions(g, seat, [g.printed[card]], DISCARD, first.limit, [], options)
                return
        return
    places: list[tuple[Base, int, list[int]]] = []  # how strong a minion may be there, or else which ones
    for base in g.bases:
        usable = [permission for permission in permissions if reaches(g, seat, permission, base, DISCARD)]
        if usable:
            limit = max([permission.limit for permission in usable if permission.only < 0], default=-1)
            places.append((base, limit, [permission.only for permission in usable]))
    for printed in playable(g, discard):
        if printed.type == MINION:
            for base, limit, named in places:
                if printed.power <= limit or printed.index in named:
                    if barred_by(seat, printed, base) is None:
                        options.append(MINION_OFFERS[DISCARD][printed.index][base.printed.index])


def offer_staying_action(g: SmashUp, seat: int, printed: Card, options: list[Option[Any]]) -> None:
    """PL6: by what it can be attached to."""
    if printed.type == ON_BASE:
        offers = ACTION_OFFERS[printed.index]
        options += [offers[base.printed.index] for base in g.bases]
    else:
        there = False
        for base in g.bases:
            for minion in base.minions:
                if not printed.own_minions_only or minion.seat == seat:
                    options.append(action_on_minion_offer(printed, minion))
                    there = True
        if not there:  # PL7: it can be thrown away
            options.append(ACTION_OFFERS[printed.index][-1])


def playable(g: SmashUp, cards: list[int]) -> list[Card]:
    """Q30: without those that were played too often this turn."""
    for card in g.times:
        if g.times[card] >= MOST_PLAYS:
            return kinds_among(g, [card for card in cards if g.times.get(card, 0) < MOST_PLAYS])
    return kinds_among(g, cards)


def may_play_actions(g: SmashUp, seat: int) -> bool:
    """Q23: Mark of Sleep lasts for the whole of the player's own turn."""
    return not (g.players[seat].asleep and g.active == seat)


def barred_by(seat: int, printed: Card, base: Base) -> Attached | None:
    """PL4: the Overrun or Block the Path that keeps a player's minion from a base, if one does."""
    for attached in base.actions:
        if attached.printed.forbids is not None and attached.printed.forbids(attached, seat, printed):
            return attached
    return None


def raises_dead(g: SmashUp, seat: int, base: Base) -> bool:
    """N9: They're Coming To Get You, in its controller's own turn."""
    if raises_dead_anywhere(g, seat):
        for attached in base.actions:
            if attached.printed.raises_dead and attached.seat == seat:
                return True
    return False


def raises_dead_anywhere(g: SmashUp, seat: int) -> bool:
    return seat == g.active and g.tally.has(seat, RAISES_DEAD)


def allows(g: SmashUp, seat: int, permission: Permission, printed: Card, base: Base, source: int) -> bool:
    """N2, N6, N9: whether this minion may be played there with this permission."""
    if permission.kind != MINION or printed.power > permission.limit:
        return False
    if permission.only >= 0 and permission.only != printed.index:
        return False
    if not reaches(g, seat, permission, base, source):
        return False
    return barred_by(seat, printed, base) is None


def reaches(g: SmashUp, seat: int, permission: Permission, base: Base, source: int) -> bool:
    """N6, N9: whether this permission is for this base, and for cards from there."""
    if permission.source != source and (permission.source != HAND or not raises_dead(g, seat, base)):
        return False
    if permission.place >= 0 and permission.place != base.printed.index:
        return False
    return not permission.alone or not base.has_minion_of(seat)


# --- Specials and talents (K4, K5)


def ability_offer(how: int, word: str, minion: Minion) -> Option[Play]:
    text = say("use", card=minion.printed.name, number=minion.number, base=minion.base.printed.name)
    play = Play(how, minion.printed.index, HAND, -1, minion.handle)
    return Option(f"{word}:{minion.code}", play, text, (f"card:{minion.code}",))


def may_use_special(g: SmashUp, minion: Minion) -> bool:
    """Q15: before the player's first minion of the turn (PL11)."""
    return g.players[minion.seat].played == 0


def may_use_talent(g: SmashUp, minion: Minion) -> bool:
    """K5: once in a turn."""
    return minion.talent_used != g.turn


# --- which permission a play uses (N7)


def choose_permission(g: SmashUp, seat: int, permissions: list[Permission], play: Play) -> Flow[Permission]:
    """N7: the narrowest if there is one, the oldest of equals; otherwise the player says."""
    usable = [permission for permission in permissions if permission.kind == play.how]
    if len(usable) > 1 and play.how == AS_MINION:
        printed = printed_at(g, seat, play)
        base = g.base_at(play.base)
        assert base is not None
        usable = [p for p in usable if allows(g, seat, p, printed, base, play.source)]
    if len(usable) == 1:
        return usable[0]
    for permission in usable:
        narrowest = True
        for other in usable:
            if not permission.within(other):
                narrowest = False
                break
        if narrowest:
            return permission
    options: list[Option[Permission]] = []
    for permission in sorted(usable, key=Permission.rank):
        key = permission_key(g, permission)
        if all([key != option.key for option in options]):
            options.append(Option(key, permission, permission_name(g, permission)))
    return (yield from choose(seat, "permission", options, "N7"))


def printed_at(g: SmashUp, seat: int, play: Play) -> Card:
    player = g.players[seat]
    if play.source == HAND:
        return g.printed[player.hand.cards[g.find_in_hand(seat, play.card)]]
    return g.printed[player.discard[g.find_in_discard(seat, play.card)]]


def permission_key(g: SmashUp, permission: Permission) -> str:
    """Readable, and the same for permissions that are all alike."""
    words = [permission.by or "free"]
    if permission.limit < NO_LIMIT:
        words.append(f"power{permission.limit}")
    if permission.place >= 0:
        words.append(g.base_cards[permission.place].id)
    if permission.giver:
        words.append(f"number{number_of(g, permission.giver)}")
    return ":".join(words)


def number_of(g: SmashUp, uid: int) -> int:
    """Which copy of its card gives the permission; only Enshrouding Mist ever has a rival of its own name."""
    for attached in g.attached():
        if attached.uid == uid:
            return attached.number
    return 1


def permission_name(g: SmashUp, permission: Permission) -> Message:
    """The chip on the table: what kind of play, how strong, where, from where, by which card."""
    return chip(
        "minion" if permission.kind == MINION else "action",
        permission.limit if permission.limit < NO_LIMIT else None,
        g.base_cards[permission.place].name if permission.place >= 0 else None,
        permission.alone,
        "discard" if permission.source == DISCARD else "hand",
        giver_name(g, permission.by) if permission.by else None,
    )


def chip(kind: str, limit: int | None, base: Message | None, alone: bool, source: str, by: Message | None) -> Message:
    return say(
        "play-chip",
        kind=kind,
        limit="none" if limit is None else limit,
        where="base" if base is not None else "alone" if alone else "any",
        base="" if base is None else base,
        source=source,
        by="" if by is None else by,
        given="no" if by is None else "yes",
    )


def giver_name(g: SmashUp, id: str) -> Message:
    for base in g.base_cards:
        if base.id == id:
            return base.name
    return say("card-" + id)


def may_be_played_again(g: SmashUp, card: int) -> bool:
    """Q30."""
    return g.times.get(card, 0) < MOST_PLAYS
