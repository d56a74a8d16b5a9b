"""The HTTP part for evenings and tournaments."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Request
from starlette.responses import Response

from klubovna.server import evening_bodies as bodies
from klubovna.server import wire
from klubovna.server.answering import FRESH, add_route, body_of, respond
from klubovna.server.cards import need_visit, visit_of
from klubovna.server.club_bodies import Player
from klubovna.server.club_routes import shown
from klubovna.server.deciding import clock_rule
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.evening_rows import Evening, Plan, Whole
from klubovna.table.evenings import Evenings
from klubovna.table.lobby import bots_of
from klubovna.table.members import Card
from klubovna.table.pairing import BOT
from klubovna.table.ratings import BOT as FIGURE
from klubovna.table.refusal import Refusal
from klubovna.table.seating import STAND_IN
from klubovna.table.standings import Sheet
from klubovna.table.tokens import member_holder


class EveningRoutes:
    """The handlers; `router` is what the application includes."""

    def __init__(self, clubhouse: Clubhouse) -> None:
        self.clubhouse: Clubhouse = clubhouse
        self.evenings: Evenings = clubhouse.evenings
        self.router: APIRouter = APIRouter(prefix="/api/evenings")
        add = partial(add_route, self.router)
        add("GET", "", self.list, None, bodies.EveningList)
        add("POST", "", self.plan, bodies.PlanEvening, bodies.EveningState, 201)
        add("GET", "/{evening}", self.evening, None, bodies.EveningState)
        add("PUT", "/{evening}", self.replan, bodies.PlanEvening, bodies.EveningState)
        add("POST", "/{evening}", self.wish, bodies.WishEvening, bodies.EveningState)
        add("DELETE", "/{evening}", self.cancel, None, bodies.CalledOff)

    async def member(self, request: Request) -> str:
        """Who looks, if they have a card."""
        visit = await visit_of(self.clubhouse.members, request.headers)
        return "" if visit is None else visit.card.id

    async def list(self, request: Request) -> Response:
        """One's own evenings, and those that are open to everybody."""
        member = await self.member(request)
        found = await self.evenings.of(member)
        evenings = [info(evening, players, bool(member) and evening.host == member) for evening, players in found]
        return respond(bodies.EveningList(evenings=evenings), headers=FRESH)

    async def plan(self, request: Request) -> Response:
        """Plan an evening or a tournament. Its link is the invitation."""
        member = (await need_visit(self.clubhouse.members, request.headers)).card.id
        wanted = await body_of(request, bodies.PlanEvening)
        whole = await self.evenings.plan(
            member, wanted.title, wanted.game, plan_of(wanted), wanted.starts, wanted.listed
        )
        return respond(await self.state(whole, member), 201, FRESH)

    async def replan(self, request: Request, evening: str) -> Response:
        """Plan it differently, as long as it has not begun. The link and whoever wants to come stay."""
        member = (await need_visit(self.clubhouse.members, request.headers)).card.id
        wanted = await body_of(request, bodies.PlanEvening)
        whole = await self.evenings.replan(
            evening, member, wanted.title, wanted.game, plan_of(wanted), wanted.starts, wanted.listed
        )
        return respond(await self.state(whole, member), headers=FRESH)

    async def evening(self, request: Request, evening: str) -> Response:
        """How an evening stands: for everybody who has the link."""
        whole = await self.evenings.whole(evening)
        return respond(await self.state(whole, await self.member(request)), headers=FRESH)

    async def wish(self, request: Request, evening: str) -> Response:
        """Take part, or no longer; and what the host may do."""
        member = (await need_visit(self.clubhouse.members, request.headers)).card.id
        wanted = await body_of(request, bodies.WishEvening)
        whole = await self.evenings.wish(evening, member, wanted.wish, wanted.player)
        return respond(await self.state(whole, member), headers=FRESH)

    async def cancel(self, request: Request, evening: str) -> Response:
        """Call an evening off that has not begun."""
        member = (await need_visit(self.clubhouse.members, request.headers)).card.id
        await self.evenings.cancel(evening, member)
        return respond(bodies.CalledOff(gone=True), headers=FRESH)

    # --- what is shown

    async def state(self, whole: Whole, member: str) -> bodies.EveningState:
        evening, plan = whole.evening, whole.evening.plan
        cards = await self.clubhouse.members.cards([one.member for one in whole.entrants] + [evening.host])
        me, waiting = whole.entrant(member), whole.waiting()
        members = {one.number: one.member for one in whole.entrants}
        playing = sum(not one.out for one in whole.entrants)
        return bodies.EveningState(
            info=info(evening, playing, bool(member) and self.evenings.is_host(whole, member)),
            host=person(evening.host, cards, member),
            now=self.clubhouse.clock(),
            due=evening.due,
            seats=plan.seats,
            fill=plan.fill,
            patience=plan.patience,
            pause=plan.pause,
            rated=plan.rated,
            clock=wire.clock(plan.clock),
            options=plan.options,
            me=None if me is None else me.number,
            players=[
                bodies.EveningPlayer(
                    number=one.number,
                    player=person(one.member, cards, member),
                    out=one.out,
                    waiting=one.number in waiting,
                )
                for one in whole.entrants
            ],
            tables=[await self.table(whole, sheet, members) for sheet in whole.sheets],
            standings=[
                bodies.EveningLine(
                    number=line.player,
                    place=line.place,
                    points=line.points,
                    played=line.played,
                    wins=line.wins,
                    buchholz=line.buchholz,
                    direct=line.direct,
                )
                for line in whole.standings()
            ],
        )

    async def table(self, whole: Whole, sheet: Sheet, members: dict[int, str]) -> bodies.EveningTable:
        present: set[str] = set()
        moves: int | None = None
        if sheet.how == "open":
            try:
                desk, room = await self.clubhouse.desk(sheet.room), await self.clubhouse.room(sheet.room)
                present, moves = desk.present(), room.moves
            except Refusal:  # it was cleared away, or cannot be read now
                moves = None
        bots = iter(bots_of([whole.evening.plan.fill or STAND_IN] * len(sheet.seats)))  # as they were seated
        seats: list[bodies.EveningSeat] = []
        for seat, player in enumerate(sheet.seats):
            filling = player == BOT
            seats.append(
                bodies.EveningSeat(
                    number=None if filling else player,
                    bot=shown(f"{FIGURE}{next(bots).level}", None, False) if filling else None,
                    points=sheet.points[seat] if sheet.points else None,
                    place=sheet.places[seat] + 1 if sheet.places else None,
                    here=not filling and bool(members[player]) and member_holder(members[player]) in present,
                )
            )
        return bodies.EveningTable(
            round=sheet.round, number=sheet.number, room=sheet.room or None, how=sheet.how, seats=seats, moves=moves
        )


def plan_of(wanted: bodies.PlanEvening) -> Plan:
    return Plan(
        form=wanted.form,
        seats=wanted.seats,
        rounds=wanted.rounds,
        options=wanted.options,
        clock=clock_rule(wanted.clock),
        fill=wanted.fill,
        patience=wanted.patience,
        pause=wanted.pause,
        rated=wanted.rated,
    )


def person(member: str, cards: dict[str, Card], me: str) -> Player:
    return shown(member_holder(member), cards.get(member), bool(member) and member == me)


def info(evening: Evening, players: int, hosting: bool) -> bodies.EveningInfo:
    return bodies.EveningInfo(
        id=evening.id,
        title=evening.title,
        game=evening.game,
        form=evening.plan.form,
        status=evening.status,
        starts=evening.starts,
        ended=evening.ended,
        round=evening.round,
        rounds=evening.plan.rounds,
        players=players,
        hosting=hosting,
        listed=evening.listed,
    )
