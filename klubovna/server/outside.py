"""Outside: requests to addresses that people have given us, which must not lead into the owner's own network.

A name is resolved once, every address that it has is looked at, and the connection goes to one of these very
addresses; the certificate is still that of the name. Redirections are not followed, and answers are not read.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Awaitable, Callable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from socket import SOCK_STREAM, gaierror
from typing import Final
from urllib.parse import urlsplit

import httpx
import msgspec

LIMIT: Final = 15.0  # seconds for everything
LONGEST: Final = 2000  # letters of an address
BRIDGES: Final = (ip_network("64:ff9b::/96"), ip_network("2002::/16"), ip_network("2001::/32"))  # into IPv4

Resolve = Callable[[str, int], Awaitable[list[str]]]


class NotAllowed(Exception):
    """The address leads where we send nothing."""


class Unreachable(Exception):
    """There was no answer."""


class Answer(msgspec.Struct):
    status: int
    wait: float  # seconds after which it wants to be asked again


class Outside:
    """`networks` are those of the owner's own that may be reached all the same, also unencrypted."""

    def __init__(self, networks: Sequence[str] = ()) -> None:
        self.networks: list[IPv4Network | IPv6Network] = [ip_network(network) for network in networks]
        self.resolve: Resolve = resolve
        self.trust: ssl.SSLContext | None = None

    def need_allowed(self, url: str) -> tuple[str, str, int]:
        """The scheme, host and port of an address that may be asked; its name is not resolved yet."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise NotAllowed from None
        schemes = ("https", "http") if self.networks else ("https",)
        plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
        if not plain or parts.scheme not in schemes or not host or parts.username is not None:
            raise NotAllowed
        return parts.scheme, host, port or (443 if parts.scheme == "https" else 80)

    def may_reach(self, address: str, scheme: str) -> bool:
        own = any(ip_address(address.partition("%")[0]) in network for network in self.networks)
        return own or (scheme == "https" and is_public(address))

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> Answer:
        """Raises NotAllowed or Unreachable."""
        scheme, host, port = self.need_allowed(url)
        try:
            async with asyncio.timeout(LIMIT):
                found = await self.resolve(host, port)
                if not found or not all(self.may_reach(address, scheme) for address in found):
                    raise NotAllowed
                return await self.ask(url, scheme, found[0], port, body, headers)
        except (gaierror, UnicodeError) as error:
            raise Unreachable(f"There is no {host}.") from error
        except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError) as error:
            raise Unreachable(type(error).__name__) from error

    async def ask(self, url: str, scheme: str, address: str, port: int, body: bytes, headers: dict[str, str]) -> Answer:
        """By a connection of its own: one that was checked for another name is none of ours."""
        named = httpx.URL(url)
        place = named.copy_with(host=address, port=port)
        headers = {**headers, "host": named.netloc.decode("ascii"), "user-agent": "klubovna"}
        known = {"sni_hostname": named.raw_host.decode("ascii")} if scheme == "https" else {}
        if self.trust is None and scheme == "https":
            self.trust = await asyncio.to_thread(ssl.create_default_context)
        async with (
            httpx.AsyncClient(trust_env=False, timeout=LIMIT, verify=self.trust or False) as client,
            client.stream("POST", place, content=body, headers=headers, extensions=known) as answer,
        ):
            return Answer(answer.status_code, seconds(answer.headers.get("retry-after", "")))


async def resolve(host: str, port: int) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


def is_public(text: str) -> bool:
    """Whether everybody in the world could ask this address as well as we can."""
    try:
        address: IPv4Address | IPv6Address = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if any(address in bridge for bridge in BRIDGES):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def seconds(text: str) -> float:
    """What Retry-After says; dates are as good as nothing."""
    return float(text) if text.isascii() and text.isdigit() and len(text) < 9 else 0.0
