"""The protocol is closed, and the browser's copy of it is current."""

from __future__ import annotations

import msgspec
import pytest

from klubovna.server import protocol
from klubovna.server.typescript import files
from tests.server.change_cases import FILE, written


def test_typescript_is_current() -> None:
    for path, text in files().items():
        assert path.read_text("utf-8") == text, f"{path.name}: run python -m klubovna.server.typescript"


def test_commands_are_told_apart_by_type() -> None:
    command = msgspec.json.decode(b'{"type":"chat","id":"1","text":"Ahoj"}', type=protocol.Command)
    assert command == protocol.Chat(id="1", text="Ahoj")


@pytest.mark.parametrize(
    "frame",
    [
        b'{"type":"chat","id":"1","text":"Ahoj","bold":true}',
        b'{"type":"cheat","id":"1"}',
        b'{"type":"chat","id":"1"}',
        b'{"type":"chat","id":"1","text":7}',
        b'{"type":"answer","id":"1","seat":-1,"version":0,"key":"flip"}',
        b'{"type":"hello","room":"../etc"}',
        b'{"type":"start","id":"1","salt":"ff; drop table"}',
    ],
)
def test_what_is_not_in_the_protocol_is_refused(frame: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(frame, type=protocol.Command)


def test_the_browsers_cases_of_changes_are_current() -> None:
    assert FILE.read_text("utf-8") == written(), "run python -m tests.server.change_cases"
