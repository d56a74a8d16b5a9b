"""From commands to decisions: which part of the room is asked, and what."""

from __future__ import annotations

from typing import assert_never

from klubovna.server.protocol import (
    Answer,
    Chat,
    Consent,
    Leave,
    Rematch,
    Replace,
    SetHints,
    SetListed,
    SetOptions,
    SetSeat,
    SetSeats,
    Sit,
    Start,
    Undo,
)
from klubovna.table.clubhouse import Decide
from klubovna.table.desk import Desk

Decided = (
    Answer
    | Undo
    | Consent
    | Chat
    | Sit
    | Leave
    | SetSeat
    | SetSeats
    | SetOptions
    | SetListed
    | SetHints
    | Start
    | Replace
)
Wish = Decided | Rematch  # every command that changes something


def deciding(command: Decided, holder: str, desk: Desk) -> Decide:
    """What the room has to decide; it is asked when the command's turn has come."""
    match command:
        case Answer():
            return lambda room: room.play.answer(holder, command.seat, command.version, command.key)
        case Undo():
            return lambda room: room.agreement.undo(holder, command.seat, command.version)
        case Consent():
            return lambda room: room.agreement.consent(holder, command.proposal, command.yes, desk.present())
        case Replace():
            return lambda room: room.agreement.replace(holder, command.seat, command.level, desk.present())
        case Chat():
            return lambda room: room.talk.say(holder, command.text)
        case Sit():
            return lambda room: room.seating.sit(holder, command.seat, command.name, command.salt)
        case Leave():
            return lambda room: room.seating.leave(holder, command.seat)
        case SetSeat():
            return lambda room: room.seating.set_seat(holder, command.seat, command.kind, command.level)
        case SetSeats():
            return lambda room: room.seating.set_seats(holder, command.seats)
        case SetOptions():
            return lambda room: room.seating.set_options(holder, command.options)
        case SetListed():
            return lambda room: room.seating.set_listed(holder, command.listed)
        case SetHints():
            return lambda room: room.seating.set_hints(holder, command.hints)
        case Start():
            return lambda room: room.play.start(holder, command.salt)
        case _:
            assert_never(command)
