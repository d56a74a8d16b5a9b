"""Playing cards (4.3) and extra plays (4.4)."""

from __future__ import annotations

from typing import Any, Final

from klubovna.engine import Flow, Message, Option, Who, choose
from klubovna.games.smash_up.cards import ACTION, DECK_SIZE, MINION, NO_LIMIT, ON_BASE, ON_MINION, BaseCard, Card, say
from klubovna.games.smash_up.choosing import PASS, choose_base, choose_minion, handle, kinds_among
from klubovna.games.smash_up.records import DISCARD, HAND, MOST_PLAYS, Ability, Attached, Base, Minion, Permission
from klubovna.games.smash_up.state import PLAY, SmashUp
from klubovna.games.smash_up.verbs import Reaction, affected, always, begin_shield, carry_out, react

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


# Tables of options, made when a card is first offered: one per base for what is played there, the last for no base.
FROM_HAND: Final[dict[int, list[Option[Play]]]] = {}
FROM_DISCARD: Final[dict[int, list[Option[Play]]]] = {}
AS_ACTIONS: Final[dict[int, list[Option[Play]]]] = {}
TARGETED: Final[dict[tuple[int, int, int, int], Option[Play]]] = {}


def minion_offers(g: SmashUp, printed: Card, source: int) -> list[Option[Play]]:
    """To play this minion at a base, by index of the base."""
    table = FROM_HAND if source == HAND else FROM_DISCARD
    made = table.get(printed.index)
    if made is None:
        word, text, where = ("play", "play-minion", "hand") if source == HAND else ("raise", "raise-minion", "discard")
        made = [
            Option(
                f"{word}:{printed.id}:{base.id}",
                Play(AS_MINION, printed.index, source, base.index, -1),
                say(text, card=printed.name, base=base.name),
                (f"{where}:{printed.id}", f"base:{base.id}"),
            )
            for base in g.base_cards
        ]
        table[printed.index] = made
    return made


def action_offers(g: SmashUp, printed: Card) -> list[Option[Play]]:
    """To play this action on a base, by index of the base; last, for its own sake."""
    made = AS_ACTIONS.get(printed.index)
    if made is None:
        made = [
            Option(
                f"play:{printed.id}:{base.id}",
                Play(AS_ACTION, printed.index, HAND, base.index, -1),
                say("play-on-base", card=printed.name, base=base.name),
                (f"hand:{printed.id}", f"base:{base.id}"),
            )
            for base in g.base_cards
        ]
        alone = Play(AS_ACTION, printed.index, HAND, -1, -1)
        made.append(Option(f"play:{printed.id}", alone, say("play-action", card=printed.name), (f"hand:{printed.id}",)))
        AS_ACTIONS[printed.index] = made
    return made


def action_on_minion_offer(printed: Card, minion: Minion) -> Option[Play]:
    key = (printed.index, handle(minion), minion.base.printed.index, minion.seat)
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
        play = Play(AS_ACTION, printed.index, HAND, -1, handle(minion))
        made = Option(f"play:{printed.id}:{minion.code}", play, text, refs)
        TARGETED[key] = made
    return made


def plays_on_offer(g: SmashUp, seat: int, permissions: list[Permission]) -> list[Option[Play]]:
    """Everything that these permissions allow the player to play now."""
    options: list[Option[Play]] = []
    acts = False
    from_discard = False
    minion_plays: list[Permission] = []
    for permission in permissions:
        if permission.kind == ACTION:
            acts = True
        else:
            minion_plays.append(permission)
            if permission.source == DISCARD:
                from_discard = True
    hand = playable(g, g.players[seat].hand.cards)
    if minion_plays:
        offer_from_hand(g, seat, hand, minion_plays, options)
        if from_discard or raises_dead_anywhere(g, seat):
            for printed in playable(g, g.players[seat].discard):
                if printed.type == MINION:
                    for base in g.bases:
                        if any_allows(g, seat, minion_plays, printed, base, DISCARD):
                            options.append(minion_offers(g, printed, DISCARD)[base.printed.index])
    if acts and may_play_actions(g, seat):
        for printed in hand:
            if printed.type != MINION:
                offer_action(g, seat, printed, options)
    return options


def offer_from_hand(
    g: SmashUp, seat: int, hand: list[Card], permissions: list[Permission], options: list[Option[Play]]
) -> None:
    """Minions of the hand. How strong they may be is found once for each base."""
    limits: list[int] = []
    free = True  # anybody anywhere
    for base in g.bases:
        limit = -1
        for permission in permissions:
            if permission.source == HAND and permission.limit > limit:
                if permission.place < 0 or permission.place == base.printed.index:
                    if not permission.alone or not base.has_minion_of(seat):
                        limit = permission.limit
        limits.append(limit)
        if limit < NO_LIMIT or base.actions:
            free = False
    for printed in hand:
        if printed.type == MINION:
            offers = minion_offers(g, printed, HAND)
            if free:
                options += [offers[base.printed.index] for base in g.bases]
                continue
            for at, base in enumerate(g.bases):
                if printed.power <= limits[at] and (not base.actions or may_be_played_at(g, seat, printed, base)):
                    options.append(offers[base.printed.index])


def offer_action(g: SmashUp, seat: int, printed: Card, options: list[Option[Play]]) -> None:
    if printed.type == ACTION:
        options.append(action_offers(g, printed)[-1])
    elif printed.type == ON_BASE:
        offers = action_offers(g, printed)
        options += [offers[base.printed.index] for base in g.bases]
    else:
        there = False
        for base in g.bases:
            for minion in base.minions:
                if not printed.own_minions_only or minion.seat == seat:
                    options.append(action_on_minion_offer(printed, minion))
                    there = True
        if not there:  # PL7: it can be thrown away
            options.append(action_offers(g, printed)[-1])


def playable(g: SmashUp, cards: list[int]) -> list[Card]:
    """Q30: without those that were played too often this turn."""
    for card in g.times:
        if g.times[card] >= MOST_PLAYS:
            return kinds_among(g, [card for card in cards if g.times.get(card, 0) < MOST_PLAYS])
    return kinds_among(g, cards)


def may_play_actions(g: SmashUp, seat: int) -> bool:
    """Q23: Mark of Sleep lasts for the whole of the player's own turn."""
    return not (g.players[seat].asleep and g.active == seat)


def may_be_played_at(g: SmashUp, seat: int, printed: Card, base: Base) -> bool:
    """PL4: Overrun and Block the Path."""
    for attached in base.actions:
        if attached.printed.forbids is not None and attached.printed.forbids(attached, seat, printed):
            return False
    return True


def raises_dead(g: SmashUp, seat: int, base: Base) -> bool:
    """N9: They're Coming To Get You, in its controller's own turn."""
    if seat == g.active:
        for attached in base.actions:
            if attached.printed.raises_dead and attached.seat == seat:
                return True
    return False


def raises_dead_anywhere(g: SmashUp, seat: int) -> bool:
    for base in g.bases:
        if base.actions and raises_dead(g, seat, base):
            return True
    return False


def allows(g: SmashUp, seat: int, permission: Permission, printed: Card, base: Base, source: int) -> bool:
    """N2, N6, N9: whether this minion may be played there with this permission."""
    if permission.kind != MINION or printed.power > permission.limit:
        return False
    if permission.place >= 0 and permission.place != base.printed.index:
        return False
    if permission.only >= 0 and permission.only != printed.index:
        return False
    if permission.source != source and (permission.source != HAND or not raises_dead(g, seat, base)):
        return False
    if permission.alone and base.has_minion_of(seat):
        return False
    return not base.actions or may_be_played_at(g, seat, printed, base)


def any_allows(g: SmashUp, seat: int, permissions: list[Permission], printed: Card, base: Base, source: int) -> bool:
    for permission in permissions:
        if allows(g, seat, permission, printed, base, source):
            return True
    return False


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
    """Which copy of its card a thing in play is."""
    for minion in g.minions():
        if minion.uid == uid:
            return minion.number
    for attached in g.attached():
        if attached.uid == uid:
            return attached.number
    return 0


def permission_name(g: SmashUp, permission: Permission) -> Message:
    """The chip on the table: what kind of play, how strong, where, from where, by which card."""
    place: Any = g.base_cards[permission.place].name if permission.place >= 0 else ""
    by: Any = "" if not permission.by else giver_name(g, permission.by)
    return say(
        "play-chip",
        kind="minion" if permission.kind == MINION else "action",
        limit=permission.limit if permission.limit < NO_LIMIT else "none",
        where="alone" if permission.alone else "base" if permission.place >= 0 else "any",
        base=place,
        source="discard" if permission.source == DISCARD else "hand",
        by=by,
        given="yes" if permission.by else "no",
    )


def giver_name(g: SmashUp, id: str) -> Message:
    for base in g.base_cards:
        if base.id == id:
            return base.name
    return say("card-" + id)


def spend(permissions: list[Permission], used: Permission) -> None:
    for at in range(len(permissions)):
        if permissions[at] is used:
            del permissions[at]
            return


# --- extra plays


def give_plays(g: SmashUp, seat: int, permissions: list[Permission]) -> Flow[None]:
    """N3: kept for later in one's own play phase; N4: at any other time used at once or lost."""
    if g.log is not None:
        for permission in permissions:
            g.tell("extra", "N3", seat=Who(seat), play=permission_name(g, permission))
    if g.phase == PLAY and seat == g.active:
        g.plays += tuple(permissions)
    else:
        yield from play_at_once(g, seat, permissions, "N4")


def play_at_once(g: SmashUp, seat: int, permissions: list[Permission], rule: str) -> Flow[None]:
    """N4, N5: one after another in any order, now or not at all."""
    left = permissions[:]
    while left and could_play(g, seat, left):
        options: list[Option[Any]] = list(plays_on_offer(g, seat, left))
        options.append(PASS)
        # What the hand allows is its player's secret: the question is put even if passing is all there is.
        play = yield from choose(seat, "at_once", options, rule, "", None, True)
        if play is None:
            return
        permission = yield from choose_permission(g, seat, left, play)
        spend(left, permission)
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
                    for base in g.bases:
                        if printed.is_minion and allows(g, seat, permission, printed, base, DISCARD):
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
    base = g.base_at(play.base)
    if play.how == AS_MINION:
        assert base is not None
        yield from play_minion(g, seat, g.take_to_play(seat, play.card, play.source), base, play.source)
        return
    target: Minion | None = None
    if play.minion >= 0:
        for minion in g.minions():
            if handle(minion) == play.minion:
                target = minion
    yield from play_action(g, seat, g.take_to_play(seat, play.card, play.source), base, target)


def play_minion(g: SmashUp, seat: int, card: int, base: Base, source: int = HAND) -> Flow[None]:
    """PL1-PL3. The card has been taken from where it was."""
    base_card = base.printed
    witnesses: list[Minion | Attached] = [m for m in base.minions if m.printed.after_minion_played is not None]
    witnesses += [a for a in base.actions if a.printed.after_minion_played is not None]
    minion = g.put_down(seat, card, base, source)
    if minion.printed.each_turn is not None and seat == g.active:  # N8: this turn included
        yield from give_plays(g, seat, [minion.printed.each_turn(minion)])
    angered: list[Minion] = []
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
        where = witness.base if isinstance(witness, Minion) else witness.here
        return witness.in_play and where is base

    return Reaction(witness.code, witness.printed.name, "card:" + witness.code, flow, holds)


def punishment(g: SmashUp, brownie: Minion, seat: int) -> Reaction:
    """A12, Q35: whoever played a card that affected a Brownie discards, even if the Brownie is gone."""

    def flow() -> Flow[None]:
        g.discard_at_random(seat, brownie.printed.count, "A12")
        return carry_out(g, brownie.seat, brownie.printed, None)

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
        elif printed.on_play is not None:
            effect = printed.on_play(g, ability)
        if effect is not None:
            yield from effect
        g.throw_away(card)
    elif minion is not None and (yield from affected(g, [minion])):
        yield from stay(g, ability, None, minion)
    elif base is not None:
        yield from stay(g, ability, base, None)
    else:  # PL7
        g.throw_away(card)
        if g.log is not None:
            g.tell("no-effect", "PL7", card=printed.name)
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
    if printed.on_play is not None:
        effect = printed.on_play(g, attached)
        if effect is not None:
            yield from effect


def tell_action(g: SmashUp, seat: int, printed: Card, base: Base | None, minion: Minion | None) -> None:
    if minion is not None:
        g.tell(
            "play-on-minion", "PL6", seat=Who(seat), card=printed.name, minion=minion.printed.name,
            base=minion.base.printed.name, what=minion.code,
        )  # fmt: skip
    elif base is not None:
        g.tell("play-on-base", "PL6", seat=Who(seat), card=printed.name, base=base.printed.name)
    else:
        g.tell("play-action", "PL5", seat=Who(seat), card=printed.name)


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


def may_be_played_again(g: SmashUp, card: int) -> bool:
    """Q30."""
    return g.times.get(card, 0) < MOST_PLAYS


def owner_of(card: int) -> int:
    return card // DECK_SIZE
