"""Owner: what the owner of the server has decided for the whole house, kept in the database for all its servers.

Who is not let in (an address, a network, or a member's card), a message to everybody, and whether tables can only be
looked at. Every server keeps a copy and reads it again with every heartbeat, or when another says so.
"""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.sql import Executable

from klubovna.table.plain import cleaned
from klubovna.table.refusal import Refusal
from klubovna.table.schema import BAN, HOUSE
from klubovna.table.store import Store
from klubovna.table.writer import StoreFailed

BanKind = Literal["address", "card"]
MESSAGE: Final = "message"
READ_ONLY: Final = "read_only"
MESSAGE_LENGTH: Final = 500
WHY_LENGTH: Final = 200
WHO_LENGTH: Final = 80


class Ban(Struct):
    """Somebody who is not let in. `who` is an address, a network, or the public number of a card."""

    kind: BanKind
    who: str
    why: str
    at: float


class Owner:
    """The owner's word, as this server last read it."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store: Store = store
        self.clock: Callable[[], float] = clock
        self.bans: list[Ban] = []
        self.message: str = ""
        self.read_only: bool = False
        self.networks: list[IPv4Network | IPv6Network] = []
        self.cards: set[str] = set()

    # --- what it means

    def bans_address(self, address: str) -> bool:
        """Whether nobody is let in from there."""
        if not self.networks:
            return False
        try:
            found = ip_address(address)
        except ValueError:
            return False
        mapped = getattr(found, "ipv4_mapped", None) or found
        return any(mapped in network for network in self.networks)

    def bans_card(self, number: str) -> bool:
        """Whether the member with this card may not use it here."""
        return number in self.cards

    def need_open(self) -> None:
        """Refuse every change while tables can only be looked at."""
        if self.read_only:
            raise Refusal("read-only")

    # --- what the owner wants

    async def ban(self, kind: BanKind, who: str, why: str) -> Ban:
        ban = Ban(kind, checked(kind, who), cleaned(why, WHY_LENGTH), self.clock())
        row = {"kind": ban.kind, "who": ban.who, "why": ban.why, "at": ban.at}
        await self.change(self.unban_statement(kind, ban.who), insert(BAN).values(row))
        return ban

    async def unban(self, kind: BanKind, who: str) -> None:
        who = checked(kind, who)
        if not any((ban.kind, ban.who) == (kind, who) for ban in self.bans):
            raise Refusal("no-ban", who=who)
        await self.change(self.unban_statement(kind, who))

    def unban_statement(self, kind: str, who: str) -> Executable:
        return delete(BAN).where(BAN.c.kind == kind, BAN.c.who == who)

    async def say(self, message: str) -> None:
        """A message to everybody; an empty one takes it back."""
        await self.set(MESSAGE, cleaned(message, MESSAGE_LENGTH))

    async def set_read_only(self, on: bool) -> None:
        await self.set(READ_ONLY, "yes" if on else "")

    async def set(self, name: str, value: str) -> None:
        if any(row.name == name for row in await self.rows(select(HOUSE))):
            await self.change(update(HOUSE).where(HOUSE.c.name == name).values(value=value))
        else:
            await self.change(insert(HOUSE).values(name=name, value=value))

    async def change(self, *statements: Executable) -> None:
        try:
            await self.store.execute(*statements)
        except StoreFailed:
            raise Refusal("storage") from None
        await self.read()

    async def rows(self, query: Any) -> list[Any]:
        try:
            return await self.store.rows(query)
        except StoreFailed:
            raise Refusal("storage") from None

    async def read(self) -> bool:
        """Learn what has been decided, here or on another server; True if anything is new."""
        before = (self.bans, self.message, self.read_only)
        bans = [Ban(row.kind, row.who, row.why, row.at) for row in await self.rows(select(BAN).order_by(BAN.c.at))]
        house = {row.name: row.value for row in await self.rows(select(HOUSE))}
        self.bans, self.message, self.read_only = bans, house.get(MESSAGE, ""), bool(house.get(READ_ONLY))
        self.networks = [ip_network(ban.who) for ban in bans if ban.kind == "address"]
        self.cards = {ban.who for ban in bans if ban.kind == "card"}
        return before != (self.bans, self.message, self.read_only)


def checked(kind: BanKind, who: str) -> str:
    """An address or a network in its one spelling; a card by its number."""
    if kind == "card":
        number = cleaned(who, WHO_LENGTH).removeprefix("#").lstrip("0")
        if not number.isascii() or not number.isdigit():
            raise Refusal("ban-who", who=who)
        return number
    try:
        return str(ip_network(who.strip(), strict=False))
    except ValueError:
        raise Refusal("ban-who", who=cleaned(who, WHO_LENGTH)) from None
