"""Real receivers on this machine: a push service with a browser's keys, a mail server, and a chat room."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Received:
    """A request as it came."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path: str = path
        self.headers: dict[str, str] = headers
        self.body: bytes = body

    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """An HTTP server that answers every request alike, with `status`."""

    def __init__(self) -> None:
        self.status: int = 201
        self.more: str = ""  # further headers of the answer
        self.got: list[Received] = []
        self.port: int = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
            body = await reader.readexactly(int(headers.get("content-length", 0)))
            self.got.append(Received(head[0].split(" ")[1], headers, body))
            writer.write(f"HTTP/1.1 {self.status} Such\r\n{self.more}content-length: 0\r\n\r\n".encode())
            await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    made = Receiver()
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    async with server:
        yield made


class Postbox:
    """A mail server's letters; it refuses all of them while `refusal` says how."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.to: list[str] = []
        self.refusal: str = ""
        self.port: int = 0

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: list[str]) -> str:
        if self.refusal:
            return self.refusal
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        letter = message_from_bytes(envelope.content, policy=default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        self.to += envelope.rcpt_tos
        return "250 OK"


@contextlib.asynccontextmanager
async def postbox() -> AsyncIterator[Postbox]:
    made = Postbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(made, loop=loop), "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        server.close()


class PushBrowser:
    """A browser's end of Web Push, written from RFC 8291 and RFC 8292 without the libraries of the server."""

    def __init__(self, service: Receiver) -> None:
        self.service: Receiver = service
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret: bytes = os.urandom(16)
        self.point: bytes = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self) -> dict[str, str]:
        return {"endpoint": f"{self.service.address}/push/1", "p256dh": text(self.point), "auth": text(self.secret)}

    def open(self, message: bytes) -> Any:
        salt, size, theirs, sealed = message[:16], message[16:20], message[21 : 21 + message[20]], message[86:]
        assert int.from_bytes(size, "big") >= len(sealed) and len(theirs) == 65
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        seed = derived(shared, self.secret, b"WebPush: info\0" + self.point + theirs, 32)
        key = derived(seed, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(seed, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert plain[-1:] == b"\x02"
        return json.loads(plain[:-1])

    def claims(self, authorization: str, known: str) -> Any:
        """What the house signs, if it is signed with the key that the browser was told."""
        scheme, _, rest = authorization.partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert scheme == "vapid" and parts["k"] == known
        signed, _, signature = parts["t"].rpartition(".")
        raw = plain_of(signature)
        both = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain_of(known))
        key.verify(both, signed.encode(), ec.ECDSA(hashes.SHA256()))
        return json.loads(plain_of(signed.partition(".")[2]))


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def text(plain: bytes) -> str:
    return urlsafe_b64encode(plain).decode().rstrip("=")


def plain_of(encoded: str) -> bytes:
    return urlsafe_b64decode(encoded + "=" * (-len(encoded) % 4))
