"""Web Push: messages to a browser, encrypted for it (RFC 8291) and signed by the house (VAPID, RFC 8292)."""

from __future__ import annotations

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from typing import Final
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid, VapidException

from klubovna.server.outside import NotAllowed
from klubovna.table.refusal import Refusal

LASTS: Final = 86400  # seconds for which a push service keeps a message for a browser that is off
SIGNED: Final = 12 * 3600  # seconds for which a signature is good


def new_key() -> str:
    """A private key, as it is stored."""
    vapid = Vapid()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def read_key(pem: str) -> Vapid:
    """Raises ValueError for what is no such key."""
    try:
        vapid = Vapid.from_pem(pem.encode())
        vapid.conf["no-strict"] = True  # its idea of an address is narrow
        return vapid
    except Exception as error:  # whatever the libraries below make of it
        raise ValueError("this is no private key of P-256") from error


def public_key(vapid: Vapid) -> str:
    """What browsers subscribe with."""
    return text(vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def need_keys(p256dh: str, auth: str) -> dict[str, str]:
    """The keys of a browser, if something can be encrypted for them."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(p256dh))
        if len(raw(auth)) != 16:
            raise ValueError
    except (ValueError, NotBase64):
        raise Refusal("no-push") from None
    return {"p256dh": p256dh, "auth": auth}


def sealed(
    vapid: Vapid, contact: str, endpoint: str, keys: dict[str, str], message: bytes, topic: str
) -> tuple[bytes, dict[str, str]]:
    """The body and the headers by which a push service takes a message. One that was not fetched yet goes for a newer
    one of the same topic. Raises NotAllowed for an endpoint that cannot be signed for."""
    body = http_ece.encrypt(
        message,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=raw(keys["p256dh"]),
        auth_secret=raw(keys["auth"]),
        version="aes128gcm",
    )
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": contact, "exp": int(time.time()) + SIGNED}
    try:
        signature = vapid.sign(claims)
    except VapidException:
        raise NotAllowed from None
    about = {"content-encoding": "aes128gcm", "content-type": "application/octet-stream", "ttl": str(LASTS)}
    return body, {**about, "urgency": "normal", "topic": topic[:32], "authorization": signature["Authorization"]}


def raw(encoded: str) -> bytes:
    return urlsafe_b64decode(encoded + "=" * (-len(encoded) % 4))


def text(plain: bytes) -> str:
    return urlsafe_b64encode(plain).decode().rstrip("=")
