"""Members: people who carry a card of the clubhouse, on as many devices as they like.

A card is made in one go, without e-mail or password. Each device that carries it has a secret of its own; the database
has the hashes. A card gets to another device by a code that works once and soon, by the recovery code that its owner
keeps, or by a passkey (whose questions are asked in server/passkeys.py). A member's seats are held by
`member_holder(id)`, so whoever carries the card sits there, from whichever device, and a device that is signed off does
not. Everything else at a table goes on as if there were no cards.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import Any, Final, Literal, TypeVar, get_args

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, text, update

from klubovna.table.plain import NAME_LENGTH, cleaned
from klubovna.table.refusal import Refusal
from klubovna.table.schema import DEVICE, MEMBER, MEMBER_CHANNEL, MEMBER_ROOM, PASSKEY, ROOM, TICKET
from klubovna.table.store import Store
from klubovna.table.tokens import Purpose, hash_of, new_code, new_token, read_code
from klubovna.table.writer import StoreFailed

T = TypeVar("T")

DAY: Final = 86400.0
UNUSED: Final = 400 * DAY  # seconds after which a device that was not used no longer carries the card
NOTICED: Final = 3600.0  # seconds: how exactly it is known when a device was last used
CARRIED: Final = 600.0  # seconds that a code for another device works
ASKED: Final = 300.0  # seconds that a passkey has for its answer
CARRY_LETTERS: Final = 10  # 50 bits: ten minutes and a few tries for each
RECOVERY_LETTERS: Final = 20  # 100 bits, for ever
MOST_DEVICES: Final = 30
MOST_PASSKEYS: Final = 10

Figure = Literal["circle", "square", "triangle", "diamond", "cross", "hourglass"]
Kind = Literal["computer", "phone", "tablet"]
FIGURES: Final[tuple[str, ...]] = get_args(Figure)
COLOURS: Final = 6


class Card(msgspec.Struct):
    """What a member is called and looks like. `number` counts the cards of the clubhouse."""

    id: str
    number: int
    name: str
    figure: str
    colour: int
    created: float
    recovery: bool


class Device(msgspec.Struct):
    """A browser that carries a card."""

    id: str
    kind: str
    label: str
    created: float
    seen: float


class Visit(msgspec.Struct):
    """Whose card a request came with, and by way of which device."""

    card: Card
    device: str


class Passkey(msgspec.Struct):
    """A credential of somebody's phone, computer or key. `uses` is what it says of itself, against copies."""

    id: str
    member: str
    public_key: bytes
    uses: int
    created: float


class Browser(msgspec.Struct):
    """What a browser says of itself when it is given a card."""

    kind: Kind = "computer"
    label: str = ""


class Members:
    """All cards of a database. Whatever is refused is a Refusal with a sentence for the person."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float] = time.time,
        banned: Callable[[str], bool] = lambda number: False,
    ) -> None:
        self.store: Store = store
        self.clock: Callable[[], float] = clock
        self.banned: Callable[[str], bool] = banned  # by the number of a card

    # --- cards

    async def make(self, name: str, figure: Figure, colour: int, browser: Browser) -> tuple[Card, str]:
        """A new card, and the secret of the device that it was made on."""
        row = {
            "id": token_hex(8),
            "name": need_name(name),
            "figure": figure,
            "colour": need_colour(colour),
            "created": self.clock(),
            "recovery": None,
        }

        def work(connection: Connection) -> tuple[Card, str]:
            if self.store.postgres:
                connection.execute(text("select pg_advisory_xact_lock(7104)"))  # one number after the other
            last = connection.execute(select(func.max(MEMBER.c.number))).scalar() or 0
            connection.execute(insert(MEMBER), {**row, "number": last + 1})
            card = self.need(connection, str(row["id"]))
            return card, self.add_device(connection, card.id, browser)

        return await self.change(work)

    async def alter(self, member: str, name: str, figure: Figure, colour: int) -> Card:
        values = {"name": need_name(name), "figure": figure, "colour": need_colour(colour)}

        def work(connection: Connection) -> Card:
            connection.execute(update(MEMBER).where(MEMBER.c.id == member).values(values))
            return self.need(connection, member)

        return await self.change(work)

    async def cards(self, members: Sequence[str]) -> dict[str, Card]:
        """The cards of these members, but for those who have left."""
        found: dict[str, Card] = {}
        for start in range(0, len(members), 200):
            query = select(MEMBER).where(MEMBER.c.id.in_(members[start : start + 200]))
            found.update((row.id, card_of(row)) for row in await self.rows(query))
        return found

    def need(self, connection: Connection, member: str) -> Card:
        row = connection.execute(select(MEMBER).where(MEMBER.c.id == member)).first()
        if row is None:
            raise Refusal("no-card")
        return card_of(row)

    # --- devices

    async def visit(self, secret: str) -> Visit | None:
        """Whose card it is that a device with this secret carries. None for whoever carries none any more; a card that
        the owner has banned opens nothing."""
        now = self.clock()
        hashed = hash_of("device", secret)
        query = select(DEVICE.c.id.label("device"), DEVICE.c.seen, MEMBER).join(MEMBER, MEMBER.c.id == DEVICE.c.member)
        for row in await self.rows(query.where(DEVICE.c.secret == hashed, DEVICE.c.seen > now - UNUSED)):
            if self.banned(str(row.number)):
                raise Refusal("banned")
            if now - row.seen > NOTICED:
                await self.notice(row.device, now)
            return Visit(card_of(row), row.device)
        return None

    async def notice(self, device: str, now: float) -> None:
        seen = update(DEVICE).where(DEVICE.c.id == device).values(seen=now)
        await self.change(lambda connection: connection.execute(seen))

    async def devices(self, member: str) -> list[Device]:
        """Where the card is, the one that was used last first."""
        living = select(DEVICE).where(DEVICE.c.member == member, DEVICE.c.seen > self.clock() - UNUSED)
        rows = await self.rows(living.order_by(DEVICE.c.seen.desc(), DEVICE.c.created.desc()))
        return [Device(row.id, row.kind, row.label, row.created, row.seen) for row in rows]

    async def living(self, devices: Sequence[str]) -> set[str]:
        """Those of these devices that still carry a card."""
        query = select(DEVICE.c.id).where(DEVICE.c.id.in_(devices), DEVICE.c.seen > self.clock() - UNUSED)
        return {row.id for row in await self.rows(query)}

    async def sign_off(self, member: str, device: str) -> None:
        """The device no longer carries the card; other members' devices are none of ours."""
        gone = delete(DEVICE).where(DEVICE.c.member == member, DEVICE.c.id == device)

        def work(connection: Connection) -> None:
            if not connection.execute(gone).rowcount:
                raise Refusal("no-device")
            connection.execute(
                delete(MEMBER_CHANNEL).where(MEMBER_CHANNEL.c.member == member, MEMBER_CHANNEL.c.device == device)
            )

        await self.change(work)

    def add_device(self, connection: Connection, member: str, browser: Browser) -> str:
        """The secret of a new device. Of too many, the one that was used longest ago goes."""
        held = select(DEVICE.c.id).where(DEVICE.c.member == member).order_by(DEVICE.c.seen.desc())
        oldest = [row.id for row in connection.execute(held)][MOST_DEVICES - 1 :]
        if oldest:
            connection.execute(delete(DEVICE).where(DEVICE.c.id.in_(oldest)))
            connection.execute(delete(MEMBER_CHANNEL).where(MEMBER_CHANNEL.c.device.in_(oldest)))
        secret, now = new_token(), self.clock()
        connection.execute(
            insert(DEVICE),
            {
                "id": token_hex(8),
                "member": member,
                "secret": hash_of("device", secret),
                "kind": browser.kind,
                "label": cleaned(browser.label, 60),
                "created": now,
                "seen": now,
            },
        )
        return secret

    # --- to another device, and back after a loss

    async def carry(self, member: str) -> tuple[str, float]:
        """A code that gives the card to one more device, and until when. An earlier one no longer works."""
        code, until = new_code(CARRY_LETTERS), self.clock() + CARRIED
        await self.change(lambda connection: self.issue(connection, "carry", code, member, until))
        return code, until

    async def take(self, code: str, browser: Browser) -> tuple[Card, str]:
        """The card that a code was made for, and the secret of this device. The code is used up."""

        def work(connection: Connection) -> tuple[Card, str]:
            member = self.redeem(connection, "carry", read_code(code))
            if not member:
                raise Refusal("no-code")
            return self.need(connection, member), self.add_device(connection, member, browser)

        return await self.change(work)

    async def new_recovery(self, member: str) -> str:
        """A code to be kept on paper. An earlier one no longer works."""
        code = new_code(RECOVERY_LETTERS)
        known = update(MEMBER).where(MEMBER.c.id == member).values(recovery=hash_of("recovery", code))
        await self.change(lambda connection: connection.execute(known))
        return code

    async def recover(self, code: str, browser: Browser) -> tuple[Card, str]:
        """The card whose recovery code this is. The code stays good: there may be another loss."""
        hashed = hash_of("recovery", read_code(code))

        def work(connection: Connection) -> tuple[Card, str]:
            row = connection.execute(select(MEMBER).where(MEMBER.c.recovery == hashed)).first()
            if row is None:
                raise Refusal("no-code")
            return card_of(row), self.add_device(connection, row.id, browser)

        return await self.change(work)

    # --- passkeys

    async def ask_passkey(self, challenge: str, member: str = "") -> None:
        """Remember a question to a passkey until it is answered: once, and soon."""
        until = self.clock() + ASKED
        await self.change(lambda connection: self.issue(connection, "passkey", challenge, member, until))

    async def keep_passkey(self, challenge: str, member: str, id: str, public_key: bytes, uses: int) -> None:
        """The member's device has made a passkey in answer to a question."""
        row = {"id": id, "member": member, "public_key": public_key, "uses": uses, "created": self.clock()}

        def work(connection: Connection) -> None:
            if self.redeem(connection, "passkey", challenge) != member:
                raise Refusal("no-passkey")
            held = select(func.count()).select_from(PASSKEY).where(PASSKEY.c.member == member)
            taken = connection.execute(select(PASSKEY.c.id).where(PASSKEY.c.id == id)).first()
            if taken is not None or (connection.execute(held).scalar() or 0) >= MOST_PASSKEYS:
                raise Refusal("no-passkey")
            connection.execute(insert(PASSKEY), row)

        await self.change(work)

    async def passkeys(self, member: str) -> list[Passkey]:
        query = select(PASSKEY).where(PASSKEY.c.member == member).order_by(PASSKEY.c.created)
        return [passkey_of(row) for row in await self.rows(query)]

    async def passkey(self, id: str) -> Passkey:
        for row in await self.rows(select(PASSKEY).where(PASSKEY.c.id == id)):
            return passkey_of(row)
        raise Refusal("no-passkey")

    async def enter_by_passkey(self, challenge: str, passkey: Passkey, browser: Browser) -> tuple[Card, str]:
        """The passkey has answered: its member's card on this device."""

        def work(connection: Connection) -> tuple[Card, str]:
            if self.redeem(connection, "passkey", challenge) != "":
                raise Refusal("no-passkey")
            connection.execute(update(PASSKEY).where(PASSKEY.c.id == passkey.id).values(uses=passkey.uses))
            card = self.need(connection, passkey.member)
            return card, self.add_device(connection, card.id, browser)

        return await self.change(work)

    async def drop_passkey(self, member: str, id: str) -> None:
        gone = delete(PASSKEY).where(PASSKEY.c.member == member, PASSKEY.c.id == id)

        def work(connection: Connection) -> None:
            if not connection.execute(gone).rowcount:
                raise Refusal("no-passkey")

        await self.change(work)

    # --- tables

    async def tables(self, member: str, most: int) -> dict[str, bool]:
        """The rooms that are not over at which the member has sat, newest first, and whether they are muted."""
        query = select(MEMBER_ROOM.c.room, MEMBER_ROOM.c.muted).join(ROOM, ROOM.c.id == MEMBER_ROOM.c.room)
        going = query.where(MEMBER_ROOM.c.member == member, ROOM.c.status != "over")
        found = await self.rows(going.order_by(MEMBER_ROOM.c.since.desc()).limit(most))
        return {row.room: row.muted for row in found}

    async def all_tables(self, member: str) -> list[str]:
        return [row.room for row in await self.rows(select(MEMBER_ROOM.c.room).where(MEMBER_ROOM.c.member == member))]

    # --- what can be redeemed once

    def issue(self, connection: Connection, purpose: Purpose, secret: str, member: str, until: float) -> None:
        mine = (TICKET.c.member == member) & (TICKET.c.purpose == purpose) & (TICKET.c.member != "")
        connection.execute(delete(TICKET).where(mine | (TICKET.c.until < self.clock())))
        row = {"secret": hash_of(purpose, secret), "purpose": purpose, "member": member, "until": until}
        connection.execute(insert(TICKET), row)

    def redeem(self, connection: Connection, purpose: Purpose, secret: str) -> str | None:
        """Whom a ticket was made for; None if there is none, or it has expired. Two cannot both redeem it."""
        gone = delete(TICKET).where(TICKET.c.secret == hash_of(purpose, secret), TICKET.c.purpose == purpose)
        row = connection.execute(gone.returning(TICKET.c.member, TICKET.c.until)).first()
        return None if row is None or row.until < self.clock() else str(row.member)

    # --- the store

    async def rows(self, query: Any) -> list[Row[Any]]:
        try:
            return await self.store.rows(query)
        except StoreFailed:
            raise Refusal("storage") from None

    async def change(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self.store.change(work)
        except StoreFailed:
            raise Refusal("storage") from None


def card_of(row: Row[Any]) -> Card:
    return Card(row.id, row.number, row.name, row.figure, row.colour, row.created, row.recovery is not None)


def passkey_of(row: Row[Any]) -> Passkey:
    return Passkey(row.id, row.member, bytes(row.public_key), row.uses, row.created)


def need_name(name: str) -> str:
    """A card without a name would be nobody's."""
    kept = cleaned(name, NAME_LENGTH)
    if not kept:
        raise Refusal("card-name")
    return kept


def need_colour(colour: int) -> int:
    if not 0 <= colour < COLOURS:
        raise Refusal("unreadable", problem=f"there are {COLOURS} colours")
    return colour
