"""The rooms of an evening: opened, begun, looked at, and what they came to."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final

from msgspec import UNSET
from msgspec.structs import replace

from klubovna.table.entries import HUMAN, Created, FirstChair, Origin, Replaced, Started
from klubovna.table.evening_rounds import broken_off
from klubovna.table.evening_rows import Whole
from klubovna.table.leases import FAILURES
from klubovna.table.lobby import bots_of, new_seed, person
from klubovna.table.pairing import BOT as NOBODY
from klubovna.table.phase import OPEN, OVER, PLAYING
from klubovna.table.ratings import ranks
from klubovna.table.refusal import Refusal
from klubovna.table.room import Decision, Room
from klubovna.table.seating import STAND_IN, options_for
from klubovna.table.standings import Sheet, points_of, worth
from klubovna.table.tokens import member_holder

if TYPE_CHECKING:
    from klubovna.table.clubhouse import Clubhouse

HOLDER: Final = "evening"  # in whose name matches begin and bots take over
MINUTE: Final = 60.0


class EveningRooms:
    """Whatever an evening does at a table. All of it may be done again, by this server or by another."""

    def __init__(self, clubhouse: Clubhouse) -> None:
        self.clubhouse: Clubhouse = clubhouse

    async def see_to(self, whole: Whole, sheet: Sheet, status: str | None, now: float) -> Sheet | None:
        """Do what a table needs, whose room the database knows as open, playing, over or not at all. How it stands
        afterwards, where that has changed."""
        if sheet.how == "drawn":
            if status is None:
                await self.create(whole, sheet)
            if status in (None, OPEN):
                await self.begin(whole, sheet)
            return replace(sheet, how="open")
        if status is None:  # it was cleared away: nobody can help it
            return broken_off(whole, sheet, {player for player in sheet.seats if player != NOBODY})
        if status == OVER:
            return counted(whole, sheet, await self.clubhouse.room(sheet.room))
        patience = whole.evening.plan.patience * MINUTE
        if status == PLAYING and patience and now - sheet.since >= patience:
            return await self.stand_in(whole, sheet)
        return None

    # --- opening

    async def create(self, whole: Whole, sheet: Sheet) -> None:
        """The room of a table, with everybody on their seats, and bots on those of nobody."""
        club, evening = self.clubhouse, whole.evening
        game, plan = club.game(evening.game), evening.plan
        members = {one.number: one.member for one in whole.entrants}
        cards = await club.members.cards([members[player] for player in sheet.seats if player != NOBODY])
        filling = iter(bots_of([plan.fill or STAND_IN] * len(sheet.seats)))
        chairs: list[FirstChair] = []
        for player in sheet.seats:
            card = cards.get(members.get(player, ""))
            chairs.append(next(filling) if card is None else person(member_holder(card.id), card.name))
        host = member_holder(evening.host)
        created = Created(
            seed=new_seed(),
            seats=len(chairs),
            options=options_for(game, plan.options, len(chairs)),
            listed=False,
            chairs=chairs,
            host=host,
            origin=Origin("evening", evening.id),
            game=game.id,
            hints=False,
            clock=plan.clock or UNSET,
        )
        await club.lobby.open_table(created, host, sheet.room)

    async def begin(self, whole: Whole, sheet: Sheet) -> None:
        """Nobody has to press anything: whoever sits there was drawn to."""
        rated = whole.evening.plan.rated

        def rate(room: Room) -> Decision:
            room.phase.need(OPEN)
            return room.seating.set_rated(room.seating.host, True)

        def start(room: Room) -> Started:
            room.phase.need(OPEN)
            return Started(room.game.rules, [], room.seating.names())

        room = await self.clubhouse.room(sheet.room)
        if rated and not room.seating.rated:
            await self.clubhouse.do(sheet.room, HOLDER, None, rate)
        await self.clubhouse.do(sheet.room, HOLDER, None, start)

    # --- who came

    async def came(self, whole: Whole, sheet: Sheet) -> set[int]:
        """Those players of a table who are there or have played themselves."""
        room = await self.clubhouse.room(sheet.room)
        by_hand = {move.seat for move in room.play.standing if room.chairs[move.seat].kind == HUMAN}
        people = {player for player in sheet.seats if player != NOBODY}
        came = {player for seat, player in enumerate(sheet.seats) if seat in by_hand}
        if came == people:
            return came
        members = {one.number: one.member for one in whole.entrants}
        try:
            present = await self.clubhouse.attendance.people(sheet.room)
        except FAILURES:
            raise Refusal("storage") from None
        return came | {player for player in people if member_holder(members[player]) in present}

    async def stand_in(self, whole: Whole, sheet: Sheet) -> Sheet | None:
        """Bots play for those who have not come, as long as they have not; where nobody has, nothing is waited for."""
        came = await self.came(whole, sheet)
        if not came:
            return broken_off(whole, sheet, came)
        for seat, player in enumerate(sheet.seats):
            if player != NOBODY and player not in came:
                await self.replace(sheet.room, seat)
        return None

    async def replace(self, id: str, seat: int) -> None:
        def take_over(room: Room) -> Replaced:
            room.phase.need(PLAYING)
            if room.chairs[seat].kind != HUMAN:
                raise Refusal("not-a-person", seat=seat + 1)
            return Replaced(seat, room.seating.player_for(STAND_IN, seat))

        if (await self.clubhouse.room(id)).chairs[seat].kind == HUMAN:
            await self.clubhouse.do(id, HOLDER, None, take_over)

    async def leave(self, sheet: Sheet, member: str) -> None:
        """Somebody goes home: a bot plays on for them."""
        holder = member_holder(member)
        with contextlib.suppress(Refusal):  # it is over, or the seat was left before
            await self.clubhouse.do(sheet.room, holder, None, lambda room: room.seating.leave(holder, None))


def counted(whole: Whole, sheet: Sheet, room: Room) -> Sheet:
    """What a finished match brought. Who left their seat to a bot has what the bot made of it."""
    result, plan = room.play.result, whole.evening.plan
    if result is None:
        return broken_off(whole, sheet, {player for player in sheet.seats if player != NOBODY})
    places = ranks(result["winners"], [float(score) for score in result["scores"]])
    points = points_of(places, worth(plan.form, plan.seats, len(sheet.seats)))
    return replace(sheet, how="played", points=points, places=places)
