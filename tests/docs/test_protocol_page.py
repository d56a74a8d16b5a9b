"""The examples in docs/protocol.md are messages of the protocol, and every message and route is named there."""

from __future__ import annotations

import re
from typing import get_args

import msgspec
import pytest

from klubovna.server import protocol
from tests.kit import ROOT

PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```json\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_a_message(example: str) -> None:
    kind = msgspec.json.decode(example)["type"]
    commands = {command.__struct_config__.tag for command in get_args(protocol.Command)}
    msgspec.json.decode(example, type=protocol.Command if kind in commands else protocol.Told)


def test_every_message_is_named() -> None:
    for kind in (*get_args(protocol.Command), *get_args(protocol.Told)):
        assert f"`{kind.__struct_config__.tag}`" in PAGE or f'"{kind.__struct_config__.tag}"' in PAGE, kind
