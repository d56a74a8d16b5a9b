"""`klubovna serve --lan`: the addresses under which other devices of the same network find the clubhouse."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from io import StringIO
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

import psutil
import segno

ELSEWHERE: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))  # nobody: nothing is sent there
Address = IPv4Address | IPv6Address


def everywhere() -> str:
    """The host that stands for all interfaces: of both families where the system has both."""
    return "::" if socket.has_dualstack_ipv6() else "0.0.0.0"


def interface_addresses() -> list[str]:
    """The addresses of all interfaces that are up."""
    up = {name for name, state in psutil.net_if_stats().items() if state.isup}
    return [
        entry.address
        for name, entries in psutil.net_if_addrs().items()
        if name in up
        for entry in entries
        if entry.family in (socket.AF_INET, socket.AF_INET6)
    ]


def first_choice() -> list[str]:
    """The addresses that this machine would use to reach others: the likeliest for a telephone."""
    found = []
    for family, other in ELSEWHERE:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((other, 9))
                found.append(str(probe.getsockname()[0]))
        except OSError:  # no way out, or not this family
            continue
    return found


def reachable(addresses: Iterable[str], preferred: list[str]) -> list[Address]:
    """Those that a browser on another device can open, the likeliest first."""
    found: list[Address] = []
    for text in addresses:
        try:
            address = ip_address(text.partition("%")[0])
        except ValueError:
            continue
        if not (address.is_loopback or address.is_link_local or address.is_multicast or address.is_unspecified):
            found.append(address)
    return sorted(set(found), key=lambda one: (str(one) not in preferred, one.version, not one.is_private, int(one)))


def can_draw(encoding: str) -> bool:
    """Whether the output has the letters of which a code is drawn: a pipe may know fewer than a terminal."""
    try:
        return bool("█▀▄".encode(encoding))
    except UnicodeEncodeError:
        return False


def address_lines(addresses: list[Address], port: int, drawn: bool = True) -> list[str]:
    """What is printed: the addresses with a code for the first of them (if it can be drawn), or why there is none."""
    if not addresses:
        return [
            f"No network was found, so no other device can come in; here the address is http://localhost:{port}",
        ]
    links = [f"http://[{one}]:{port}" if one.version == 6 else f"http://{one}:{port}" for one in addresses]
    code = StringIO()
    segno.make(links[0], error="m").terminal(code, border=2, compact=True)
    picture = ["Point a phone's camera at this code:", code.getvalue().rstrip("\n")]
    return [
        "Other devices in this network find the clubhouse at:",
        *[f"  {link}" for link in links],
        *(picture if drawn else []),
        "The pages are not encrypted, so browsers offer no passkeys and no notifications there.",
    ]
