"""The fight: specification T2-T5 as the algorithm of T3, step by step. It asks nobody and draws nothing.

Until T3.5 nothing is applied, so whatever main and success parts read is the position at the start of the turn
(T3.0) without keeping a copy of it. With `notes` the turn also writes down what happened and why.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from klubovna.games.tag_team.boards import NOBODY_THERE, Boards
from klubovna.games.tag_team.cards import CARDS, FIGHTERS
from klubovna.games.tag_team.commentary import FOUR, Note, note_changes, note_icons
from klubovna.games.tag_team.effects import (
    BEARER,
    Action,
    Op,
    Part,
    Reading,
)
from klubovna.games.tag_team.fighters._parts import Card
from klubovna.games.tag_team.fighters.bodvar import bear_power
from klubovna.games.tag_team.fighters.fae_folk import fairies_standing

# The few fighters with such a rule, by number
WEAKENING: Final = [(fighter.number, fighter.weakens) for fighter in FIGHTERS if fighter.weakens is not None]
ENDING_TURNS: Final = [(fighter.number, fighter.ends_turn) for fighter in FIGHTERS if fighter.ends_turn is not None]


def fight_phase(
    b: Boards,
    first: tuple[int, ...],
    second: tuple[int, ...],
    tell: Callable[[int, list[Note]], None] | None = None,
) -> int:
    """T2: both decks card against card, up to a knock-out (T2.3). Returns the number of turns.

    `tell` hears after each turn which one it was and what happened.
    """
    for turn in range(len(first)):
        if tell is None:
            play_turn(b, CARDS[first[turn]], CARDS[second[turn]], None)
        else:
            notes: list[Note] = []
            play_turn(b, CARDS[first[turn]], CARDS[second[turn]], notes)
            tell(turn + 1, notes)
        if 0 in b.hp and b.somebody_is_down():  # E1
            return turn + 1
    return len(first)


def play_turn(b: Boards, first: Card, second: Card, notes: list[Note] | None = None) -> None:
    """T3: one turn, from the reveal to the end."""
    turn = Turn(b, (first, second), notes)
    if b.doubled:
        turn.double()  # T3.1
    if first.cancels or second.cancels:
        turn.cancel()  # T3.2
    turn.collect_part(0, first.main)  # T3.3
    turn.collect_part(1, second.main)
    if turn.attacks or notes is not None:  # T4.10: without an attack nothing succeeds
        turn.decide()  # T3.4
    turn.apply()  # T3.5-T3.8
    if first.then or second.then:  # T3.9
        turn.go_on(first.then, second.then)
    if first.late or second.late:  # T3.10
        turn.go_on(first.late, second.late)
    if turn.entered:  # T3.11
        turn.icons()
    for kind, ends_turn in ENDING_TURNS:  # T3.12
        if kind in b.kinds:
            ends_turn(b)


class Turn:
    """What the two cards of a turn have asked for and is not applied yet."""

    # most turns leave these as they are
    emptied: tuple[int, ...] = ()  # whose counter goes to 0
    tokens: tuple[tuple[int, int, int], ...] = ()  # moves of tokens, in order: (action, fighter, number)
    levelled_by: int = NOBODY_THERE  # FC3: the seat whose Terror of the Seas strikes in this step
    frozen: bool = False  # FC3: nothing else moves a health marker this turn
    transformed: bool = False  # FB4: Bödvar turned into the Bear this turn
    guard_used: bool = False  # FG2

    def __init__(self, b: Boards, cards: tuple[Card, Card], notes: list[Note] | None) -> None:
        kinds = b.kinds
        self.b: Boards = b
        self.notes: list[Note] | None = notes
        self.cards: tuple[Card, Card] = cards
        # the active fighter of each team
        self.active: tuple[int, int] = (
            0 if kinds[0] == cards[0].fighter else 1,
            2 if kinds[2] == cards[1].fighter else 3,
        )
        self.times: list[int] = [1, 1]  # how often each card is resolved; 0 = cancelled
        self.block: list[bool] = [False, False]
        self.attacks: list[tuple[int, int, int]] = []  # attacker, target, strength
        self.damage: list[int] = [0, 0, 0, 0]  # direct damage, and from T3.4 on the unblocked attacks too
        self.healing: list[int] = [0, 0, 0, 0]
        self.power: list[int] = [0, 0, 0, 0]  # gains less losses
        self.marks: list[int] = [0, 0, 0, 0]
        self.given: list[int] = []  # T4.8: power already transferred, by card and giver
        self.entered: list[tuple[int, int]] = []  # icons to be resolved in T3.11: (fighter, icon)
        if notes is not None:
            self.attacked: list[int] = [0, 0, 0, 0]  # what attacks added to the damage
            mine, theirs = self.active
            self.note("reveal", "T2.1", fighter=mine, card=cards[0].kind, rival=theirs, versus=cards[1].kind)

    def note(self, _kind: str, _rule: str, /, **args: Any) -> None:
        if self.notes is not None:
            self.notes.append(Note(_kind, _rule, args))

    # --- T3.1, T3.2: reveal, cancel

    def double(self) -> None:
        """T4.11: a team with the mark of Revival resolves its card twice; the mark is used up."""
        for seat in (0, 1):
            if self.b.doubled >> seat & 1:
                self.times[seat] = 2
                self.note("doubled", "T4.11", fighter=self.active[seat], card=self.cards[seat].kind)
        self.b.doubled = 0

    def cancel(self) -> None:
        """T4.9: no part of a cancelled card is resolved. Two cancelling cards would cancel each other (Q19)."""
        for seat in (0, 1):
            if self.cards[seat].cancels:
                self.times[1 - seat] = 0
                self.note(
                    "cancelled",
                    "T4.9",
                    fighter=self.active[seat],
                    rival=self.active[1 - seat],
                    card=self.cards[1 - seat].kind,
                )

    # --- T3.3: collect

    def collect_part(self, seat: int, part: Part) -> None:
        """As often as the card is resolved."""
        times = self.times[seat]
        if times:
            self.collect(seat, part)
            if times == 2:
                self.collect(seat, part)

    def collect(self, seat: int, part: Part) -> None:
        """Note once what the actions ask for. Nothing is applied."""
        b = self.b
        me = self.active[seat]
        opponent = self.active[1 - seat]
        for action in part:
            op = action.op
            if op == Op.WHEN:
                figure = read(b, action.reading, me, opponent)
                self.collect(seat, action.yes if action.n <= figure <= action.high else action.no)
                continue
            if op == Op.BLOCK:
                self.block[seat] = True
                continue
            who = action.who
            if who < 2:
                target = me ^ who
            elif who != BEARER:
                target = opponent ^ (who & 1)
            else:
                target = b.serpent
                if target < 0 or target >> 1 == seat:  # T4.13: no bearer, nothing to do
                    continue
            n = action.n
            if action.reading != Reading.NOTHING:
                n += read(b, action.reading, me, opponent)
            if op == Op.ATTACK:
                self.attack(me ^ action.other, target, n)
            elif op == Op.HEAL:
                self.healing[target] += n
            elif op == Op.POWER:
                self.power[target] += n
            elif op == Op.MARK_BY:
                self.marks[target] += n
            elif op == Op.DAMAGE:
                self.damage[target] += n
            else:
                self.collect_rarer(seat, action, target, n)

    def collect_rarer(self, seat: int, action: Action, target: int, n: int) -> None:
        op = action.op
        if op == Op.TRANSFER:
            other = action.other
            self.transfer(seat, target, self.active[seat if other < 2 else 1 - seat] ^ (other & 1), n)
        elif op == Op.HALVE_POWER:  # T4.11: done twice, one after the other
            self.power[target] -= (self.b.power[target] + self.power[target]) // 2
        elif op == Op.MARK_TO_0:
            self.emptied += (target,)
        elif op == Op.LEVEL:
            self.levelled_by = seat
            self.frozen = True
        elif op != Op.CANCEL:  # that was T3.2
            self.tokens += ((op, target, n),)

    def attack(self, attacker: int, target: int, bonus: int) -> None:
        """T4.1: strength by the power at the start of the turn, what the card adds and what fighters change."""
        b = self.b
        strength = b.power[attacker] + bonus
        strikes = FIGHTERS[b.kinds[attacker]].strikes
        if strikes is not None:
            strength += strikes(b, target)
        for kind, weakens in WEAKENING:
            if kind in b.kinds:
                strength -= weakens(b, attacker)
        self.attacks.append((attacker, target, strength if strength > 0 else 0))

    def transfer(self, seat: int, giver: int, receiver: int, n: int) -> None:
        """T4.8: one card takes from one giver no more than it had; the two cards do not lessen each other (Q16)."""
        if not self.given:
            self.given = [0] * 8
        n = min(n, self.b.power[giver] - self.given[4 * seat + giver])
        self.given[4 * seat + giver] += n
        self.power[giver] -= n
        self.power[receiver] += n
        self.note("transfer" if n else "no-transfer", "T4.8", fighter=giver, rival=receiver, n=n)

    # --- T3.4: blocks and successes

    def decide(self) -> None:
        """T3.4a-c: which attacks are blocked and which successes follow, until nothing changes."""
        self.judge(0)
        waiting = [self.times[0] > 0 and self.cards[0].succeeds, self.times[1] > 0 and self.cards[1].succeeds]
        while True:
            if waiting[0] and self.succeeds(0):
                seat = 0
            elif waiting[1] and self.succeeds(1):
                seat = 1
            else:
                break
            waiting[seat] = False  # T3.4c: at most once per turn
            if self.notes is not None:
                self.note("success", "T4.10", fighter=self.active[seat], card=self.cards[seat].kind)
            judged = len(self.attacks)
            self.collect_part(seat, self.cards[seat].success)
            self.judge(judged)
        for seat in (0, 1):
            if waiting[seat] and self.cards[seat].of_block:
                self.note("idle-block", "T4.10", fighter=self.active[seat])

    def judge(self, judged: int) -> None:
        """T3.4a: only main parts block, so an attack can be judged as soon as it is there."""
        for attacker, target, strength in self.attacks[judged:]:
            if self.block[target >> 1]:  # T4.2
                kind, rule = "blocked", "T4.2"
            elif target == self.b.guarded:
                kind, rule = "guarded", "FG2"
                self.guard_used = True
            else:
                kind, rule = "attack", "T4.1"
                self.damage[target] += strength
            if self.notes is not None:
                power = self.b.power[attacker]
                if kind == "attack":
                    self.attacked[target] += strength
                    if strength != power:
                        kind = "attack-modified"
                self.note(kind, rule, fighter=attacker, rival=target, strength=strength, power=power)

    def succeeds(self, seat: int) -> bool:
        """T3.4b: a block has blocked some attack; some attack was not blocked. Only main parts block or count here."""
        if self.cards[seat].of_block:
            for attacker, _, _ in self.attacks:
                if attacker >> 1 != seat:
                    return self.block[seat]
            return False
        if self.block[1 - seat]:
            return False
        for attacker, target, _ in self.attacks:
            if attacker >> 1 == seat and target != self.b.guarded:
                return True
        return False

    # --- T3.5-T3.8: apply

    def apply(self) -> None:
        """Counters, power, health, tokens, in this order; all fighters at the same time."""
        b = self.b
        before = None if self.notes is None else b.copy()
        if self.emptied:
            for number in self.emptied:
                b.mark[number] = 0
        for number in FOUR:  # T3.5, which may add to the gains of T3.6
            if self.marks[number]:
                self.move_counter(number, self.marks[number])
        for number in FOUR:  # T3.6, T3.7
            if number == b.bear:
                self.change_bear(number)
                continue
            change = self.power[number]
            if change:
                power = b.power[number] + change
                b.power[number] = power if power > 0 else 0  # T4.6
            loss = self.damage[number] - self.healing[number]  # T4.3-T4.5: one movement by the difference
            if self.frozen:
                loss = b.hp[number] - 1 if self.levelled_by == 1 - (number >> 1) else 0
            if loss:
                b.move_marker(number, -loss, self.entered)
        if self.tokens or self.guard_used:  # T3.8
            self.move_tokens()
        if before is not None:
            note_changes(self, before)

    def move_counter(self, number: int, n: int) -> None:
        """T3.5: a counter within its limits; what it brings joins the gains."""
        b = self.b
        counter = FIGHTERS[b.kinds[number]].counter
        if counter.moves is not None:
            for rewarded in counter.moves(b, number, n):
                self.power[rewarded] += 1
            return
        mark = b.mark[number] + n
        b.mark[number] = 0 if mark < 0 else mark if mark < counter.top else counter.top
        if counter.filled is not None and mark >= counter.top:
            gained = counter.filled(b, number)
            if gained:
                self.transformed = True
                self.power[number] += gained

    def change_bear(self, number: int) -> None:
        """FB3, FB4: whose health is his power."""
        b = self.b
        power = b.power[number]
        loss = self.damage[number]
        if self.frozen:  # Q21
            loss = power - 1 if self.levelled_by == 1 - (number >> 1) else 0
        b.power[number] = bear_power(power, self.power[number], loss, self.transformed)

    def move_tokens(self) -> None:
        """T3.8, in the order in which the cards name them."""
        b = self.b
        for op, target, n in self.tokens:
            if op == Op.AFLAME:  # FS2: as far as the supply goes
                b.aflame[target] += min(n, b.aflame_supply())
            elif op == Op.DOUSE:
                b.aflame[target] = 0
            elif op == Op.GIVE_PRESENCE:  # FG1
                b.guarded = target ^ 1
            elif op == Op.SHERIFF_TO:  # FW1
                b.sheriff = n == 1
            elif op == Op.MOVE_SERPENT:  # FL1
                b.serpent = target
            elif op == Op.DOUBLE_NEXT:
                b.doubled |= 1 << (target >> 1)
        if self.guard_used:  # FG2: back to the Golem
            b.guarded = NOBODY_THERE

    # --- T3.9, T3.10: THEN, late

    def go_on(self, first: Part, second: Part) -> None:
        """T4.12: the later part of both cards, applied by T3.5-T3.8 to the present state."""
        self.damage = [0, 0, 0, 0]
        self.attacked = [0, 0, 0, 0]
        self.healing = [0, 0, 0, 0]
        self.power = [0, 0, 0, 0]
        self.marks = [0, 0, 0, 0]
        self.emptied = ()
        self.tokens = ()
        self.levelled_by = NOBODY_THERE
        self.guard_used = False
        self.collect_part(0, first)
        self.collect_part(1, second)
        self.apply()

    # --- T3.11: icons

    def icons(self) -> None:
        """All at once (T5.4)."""
        before = None if self.notes is None else self.b.copy()
        self.b.resolve_icons(self.entered)
        if before is not None:
            note_icons(self, before)


def read(b: Boards, reading: int, me: int, opponent: int) -> int:
    """A figure that amounts and conditions look at."""
    if reading == Reading.OWN_MARK:
        return b.mark[me]
    if reading == Reading.OWN_POWER:
        return b.power[me]
    if reading == Reading.OWN_FORM:
        return 1 if b.bear == me else 0
    if reading == Reading.SHERIFF:
        return 1 if b.sheriff else 0
    if reading == Reading.SERPENT:
        return 1 if b.serpent >= 0 and b.serpent >> 1 != me >> 1 else 0
    if reading == Reading.PRESENCE:
        return 1 if b.guarded >= 0 else 0
    if reading == Reading.OPP_POWER:
        return b.power[opponent]
    if reading == Reading.HALF_MARK:
        return b.mark[me] // 2
    if reading == Reading.STANDING:
        return fairies_standing(b)
    if reading == Reading.TWICE_FLAMES:
        return 2 * b.aflame[opponent]
    assert reading == Reading.ALL_FLAMES
    return b.aflame[opponent] + b.aflame[opponent ^ 1]
