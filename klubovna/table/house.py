"""House: whom the host lets in at one table, and who may talk there."""

from __future__ import annotations

from klubovna.table.agreement import Agreement
from klubovna.table.clocks import Clocks
from klubovna.table.entries import HUMAN, HouseSet, Muted, Proposed, Removed, Sat
from klubovna.table.phase import OPEN, PLAYING, Phase
from klubovna.table.refusal import Refusal
from klubovna.table.seating import Seating
from klubovna.table.talk import Talk
from klubovna.table.tokens import same


class House:
    """The house rules of one table: `closed` to those without a seat, and who was sent away."""

    def __init__(self, phase: Phase, seating: Seating, clocks: Clocks, agreement: Agreement, talk: Talk) -> None:
        self.phase: Phase = phase
        self.seating: Seating = seating
        self.clocks: Clocks = clocks
        self.agreement: Agreement = agreement
        self.talk: Talk = talk
        self.closed: bool = False
        self.sent_away: set[str] = set()

    # --- who is let in

    def need_welcome(self, *holders: str) -> None:
        """Refuse those who were sent away, and strangers where the table is closed. Somebody may come as several
        holders: with a token and with a card."""
        if any(holder in self.sent_away for holder in holders):
            raise Refusal("sent-away")
        seated = [self.seating.seats_of(holder) or self.seating.seats_kept_for(holder) for holder in holders]
        if self.closed and not any(seated):
            raise Refusal("closed")

    def sit(self, holder: str, seat: int, name: str, salt: str) -> Sat:
        self.need_welcome(holder)
        fact = self.seating.sit(holder, seat, name, salt)
        if not same(self.seating.chairs[seat].holder, holder):
            self.clocks.need_return(seat)
        return fact

    # --- what the host wants

    def set(self, holder: str, closed: bool | None, hushed: bool | None) -> HouseSet:
        """Close or open the table to strangers; let spectators talk or not. None leaves it as it is."""
        self.seating.need_host(holder)
        return HouseSet(
            self.closed if closed is None else closed,
            self.talk.hushed if hushed is None else hushed,
        )

    def mute(self, holder: str, seat: int | None, line: int | None, muted: bool) -> Muted | Proposed:
        """Nobody hears them any more, or everybody again. Players are silenced by agreement once play has begun."""
        who, name = self.meant(seat, line)
        by = self.need_say(holder, who)
        if not muted or not self.by_agreement(who):
            return Muted(who, name, muted)
        others = self.others(holder, who)
        if not others:
            return Muted(who, name, muted)
        self.agreement.need_no_proposal("mute", holder)
        return Proposed("mute", by, holder, others, seat=self.seating.seats_of(who)[0])

    def remove(self, holder: str, seat: int | None, line: int | None) -> Removed | Proposed:
        """Somebody has to go. Once play has begun, a player goes only if at least two others want it."""
        who, name = self.meant(seat, line)
        by = self.need_say(holder, who)
        if not self.by_agreement(who):
            return self.agreement.removal(who, name)
        others = self.others(holder, who)
        if not others:
            raise Refusal("remove-alone")
        self.agreement.need_no_proposal("remove", holder)
        return Proposed("remove", by, holder, others, seat=self.seating.seats_of(who)[0])

    def meant(self, seat: int | None, line: int | None) -> tuple[str, str]:
        """Whom a seat or a line of chat belongs to: the holder, and what they are called."""
        if seat is not None:
            chair = self.seating.need_chair(seat)
            if chair.kind != HUMAN:
                raise Refusal("nobody-there", seat=seat + 1)
            return chair.holder, chair.name
        said = self.talk.line(line)
        if said is None:
            raise Refusal("no-line")
        return said.holder, said.name

    def need_say(self, holder: str, who: str) -> int:
        """The seat of somebody who may decide this: the host, and in a running match any player about another."""
        if same(holder, who):
            raise Refusal("yourself")
        if self.by_agreement(who):
            return self.seating.need_seated(holder)[0]
        self.seating.need_host(holder)
        return self.seating.need_seated(holder)[0]

    def by_agreement(self, who: str) -> bool:
        return self.phase.status == PLAYING and bool(self.seating.seats_of(who))

    def others(self, holder: str, who: str) -> list[str]:
        return [person for person in self.seating.people() if not same(person, holder) and not same(person, who)]

    def need_deletable(self, holder: str) -> None:
        """A table can be put away by its host as long as nobody has played at it."""
        self.seating.need_host(holder)
        self.phase.need(OPEN)

    # --- applying facts

    def was_set(self, fact: HouseSet) -> None:
        self.closed, self.talk.hushed = fact.closed, fact.hushed

    def removed(self, fact: Removed) -> None:
        self.sent_away.add(fact.who)
