"""E-mail: where the server hands letters in, and how they are written."""

from __future__ import annotations

import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from typing import Any, Final
from urllib.parse import unquote, urlsplit

import aiosmtplib
import msgspec

from klubovna.server.settings import BadSetting

LIMIT: Final = 20.0  # seconds for one letter
PORTS: Final = {"smtp": 587, "smtps": 465}


class Unsent(Exception):
    """A letter was not taken; `final` if it will never be."""

    def __init__(self, why: str, final: bool = False) -> None:
        super().__init__(why)
        self.final: bool = final


class Post(msgspec.Struct, frozen=True):
    """The server that letters are handed in at, and from whom they are."""

    host: str
    port: int
    tls: bool
    user: str
    password: str
    sender: str

    @property
    def address(self) -> str:
        return parseaddr(self.sender)[1]

    def options(self) -> dict[str, Any]:
        """A password is only ever said over TLS."""
        return {
            "hostname": self.host,
            "port": self.port,
            "username": self.user or None,
            "password": self.password or None,
            "use_tls": self.tls,
            "start_tls": False if self.tls else (True if self.user else None),
            "timeout": LIMIT,
        }

    async def send(self, letter: EmailMessage) -> None:
        """Raises Unsent."""
        try:
            await aiosmtplib.send(letter, sender=self.address, **self.options())
        except aiosmtplib.SMTPRecipientsRefused as error:
            final = all(500 <= refused.code < 600 for refused in error.recipients)
            raise Unsent("the recipient was refused", final) from error
        except aiosmtplib.SMTPResponseException as error:
            raise Unsent(f"{type(error).__name__} {error.code}") from error  # its words may name the recipient
        except (aiosmtplib.SMTPException, OSError, ssl.SSLError, TimeoutError) as error:
            raise Unsent(str(error)[:200] or type(error).__name__) from error

    async def try_out(self) -> None:
        """Say hello and log in, but hand nothing in. Raises Unsent."""
        options = {name: value for name, value in self.options().items() if name not in ("username", "password")}
        try:
            async with aiosmtplib.SMTP(**options) as client:
                if self.user:
                    await client.login(self.user, self.password)
        except (aiosmtplib.SMTPException, OSError, ssl.SSLError, TimeoutError) as error:
            raise Unsent(str(error)[:200] or type(error).__name__) from error


def read_post(url: str, sender: str, base_url: str) -> Post | None:
    """Where letters are handed in: smtp://USER:PASSWORD@HOST:PORT, or smtps:// for TLS from the first byte. Raises
    BadSetting."""
    if not url:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadSetting("smtp is written smtp://USER:PASSWORD@HOST:PORT; this one cannot be read.") from None
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/") or parts.query or parts.fragment:
        raise BadSetting("smtp is written smtp://USER:PASSWORD@HOST:PORT, or smtps://...; it has no other parts.")
    sender = sender or f"Klubovna <klubovna@{urlsplit(base_url).hostname or parts.hostname}>"
    address = parseaddr(sender)[1]
    try:
        Address(addr_spec=address)
    except (ValueError, IndexError):
        address = ""
    if "@" not in address or not sender.isprintable():
        raise BadSetting(f"mail_from is an address, such as Klubovna <club@example.org>, not {sender[:80]!r}.")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Post(parts.hostname, port or PORTS[parts.scheme], parts.scheme == "smtps", user, password, sender)


def letter(post: Post, to: str, subject: str, text: str, id: str, unsubscribe: str = "") -> EmailMessage:
    """`id` is the same for the same letter, so that one that was sent twice is known for what it is."""
    made = EmailMessage()
    name, address = parseaddr(post.sender)
    made["From"] = Address(name, addr_spec=address)
    made["To"] = Address(addr_spec=to)
    made["Subject"] = subject
    made["Date"] = formatdate()
    made["Message-ID"] = f"<{id}@{address.rpartition('@')[2]}>"
    made["Auto-Submitted"] = "auto-generated"
    if unsubscribe:
        made["List-Unsubscribe"] = f"<{unsubscribe}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content(text)
    return made
