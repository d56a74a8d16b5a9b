"""What HTTP requests and responses carry about cards of members, as closed types like those of bodies.py."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, field

from klubovna.server.protocol import Name, Part, RoomId, Table, Token

Figure = Literal["circle", "square", "triangle", "diamond", "cross", "hourglass"]
Kind = Literal["computer", "phone", "tablet"]
Colour = Annotated[int, Meta(ge=0, le=5, description="one of the six colours of seats")]
Code = Annotated[
    str, Meta(max_length=80, description="as it was typed: dashes, spaces and small letters do not matter")
]
Credential = Annotated[dict[str, Any], Meta(extra={"ts": "Record<string, unknown>"})]


class Browser(Part):
    """What a browser says of itself when it is given a card: what its owner will know it by."""

    kind: Kind = "computer"
    label: Annotated[str, Meta(max_length=60)] = ""


class SeatToken(Part):
    """A table that this browser has sat at, with the secret that holds its seats."""

    room: RoomId
    token: Token


class MakeCard(Part):
    """POST /api/card. The seats of these tables become the card's."""

    name: Name
    figure: Figure
    colour: Colour
    browser: Browser = field(default_factory=Browser)
    tables: Annotated[list[SeatToken], Meta(max_length=60)] = field(default_factory=list)


class AlterCard(Part):
    """PUT /api/card."""

    name: Name
    figure: Figure
    colour: Colour


class DeviceInfo(Part):
    """A browser that carries the card; `here` is the one that asks. Times are seconds since 1970."""

    id: str
    kind: Kind
    label: str
    created: float
    seen: float
    here: bool


class PasskeyInfo(Part):
    """A passkey that opens the card."""

    id: str
    created: float


class CardInfo(Part):
    """GET /api/card: the card that this browser carries. `recovery` says that there is a code for it on paper."""

    number: int
    name: Name
    figure: Figure
    colour: Colour
    since: float
    recovery: bool
    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo]


class Carried(Part):
    """POST /api/card/carry: a code that gives the card to one more device, once and soon; as a link, and as a picture
    that a phone reads (a data: address)."""

    code: str
    link: str
    qr: str
    until: float


class TakeCard(Part):
    """POST /api/card/take with the code of another device, POST /api/card/recover with the one on paper."""

    code: Code
    browser: Browser = field(default_factory=Browser)


class Recovery(Part):
    """POST /api/card/recovery: a new code to be kept; the one before no longer works."""

    code: str


class AttachTables(Part):
    """POST /api/card/tables: the seats of this browser's tables become the card's."""

    tables: Annotated[list[SeatToken], Meta(max_length=60)]


class Attached(Part):
    """The tables at which it has found seats."""

    rooms: list[RoomId]


class MyTable(Part):
    """A table of the member's: `seats` are theirs, `asked` those of which the match wants an answer. They are not told
    of their turns at one that is `muted`."""

    table: Table
    seats: list[int]
    asked: list[int]
    muted: bool


class MyTables(Part):
    """GET /api/card/tables: those that are not over, from all devices; where the member is asked first. `told` says
    that there is a way to tell the member of their turns: at tables that are not muted, they are."""

    tables: list[MyTable]
    told: bool


class MuteTable(Part):
    """PUT /api/card/tables/ROOM: whether the member is told of their turns at this table."""

    muted: bool


class PasskeyQuestion(Part):
    """POST /api/card/passkeys/ask and /api/card/enter/ask: what `navigator.credentials` is to be given, as JSON."""

    options: Credential


class PasskeyMade(Part):
    """POST /api/card/passkeys: the answer of `navigator.credentials.create`, as JSON."""

    credential: Credential


class PasskeyAnswer(Part):
    """POST /api/card/enter: the answer of `navigator.credentials.get`, as JSON."""

    credential: Credential
    browser: Browser = field(default_factory=Browser)


Lang = Literal["cs", "en"]
Minute = Annotated[int, Meta(ge=0, lt=1440, description="after midnight")]
Zone = Annotated[str, Meta(max_length=60, description="such as Europe/Prague")]
Address = Annotated[str, Meta(max_length=2000)]


class ChannelInfo(Part):
    """A way to the member: a browser (`label` says which, `here` is the one that asks), an e-mail address or a chat
    room. `trouble` says why the last message did not get there, "" that it did."""

    id: str
    kind: Literal["push", "mail", "webhook"]
    label: str
    here: bool
    active: bool
    confirmed: bool
    trouble: Literal["", "gone", "refused", "private", "silent", "off"]


class Quiet(Part):
    """Hours in which nothing is sent; they may go over midnight."""

    begin: Minute
    end: Minute


class NoticeInfo(Part):
    """GET /api/card/notices: where, when and in which language the member is told that it is their turn. `push_key` is
    what a browser subscribes with; `mail` and `webhook` say whether the owner has set them up."""

    channels: list[ChannelInfo]
    lang: Lang
    zone: Zone
    quiet: Quiet | None
    push_key: str
    mail: bool
    webhook: bool


class SetWishes(Part):
    """PUT /api/card/notices."""

    lang: Lang
    zone: Zone
    quiet: Quiet | None


class AddPush(Part):
    """POST /api/card/notices/push: a browser's subscription, as it gives it itself."""

    endpoint: Address
    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]


class AddAddress(Part):
    """POST /api/card/notices/mail and /api/card/notices/webhook."""

    address: Address


class SwitchChannel(Part):
    """PUT /api/card/notices/channels/CHANNEL."""

    active: bool


class ConfirmMail(Part):
    """POST /api/mail/confirm: the code of a first letter; whoever reads the address may say so, card or not."""

    code: Code


class MailDone(Part):
    """An address was confirmed, or is no longer written to."""

    done: Literal[True]


class Gone(Part):
    """The card is no longer on this device, or gone altogether."""

    gone: Literal[True]


SENT: Final = (MakeCard, AlterCard, TakeCard, AttachTables, PasskeyMade, PasskeyAnswer, Browser, SeatToken)
NOTICES: Final = (NoticeInfo, SetWishes, MuteTable, AddPush, AddAddress, SwitchChannel, ConfirmMail, MailDone)
CARD_TYPES: Final = (*SENT, CardInfo, Carried, Recovery, Attached, MyTables, PasskeyQuestion, Gone, *NOTICES)
