"""From commands to decisions: which part of the room is asked, and what."""

from __future__ import annotations

from typing import assert_never

from klubovna.server.protocol import (
    Answer,
    Chat,
    ClockRule,
    Consent,
    Decided,
    DeleteTable,
    Leave,
    Mute,
    Pause,
    Rematch,
    Remove,
    Replace,
    SaveAnswer,
    SetClock,
    SetHints,
    SetHouse,
    SetListed,
    SetOptions,
    SetRated,
    SetSeat,
    SetSeats,
    Sit,
    Start,
    Undo,
)
from klubovna.table import entries
from klubovna.table.clubhouse import Decide
from klubovna.table.desk import Desk

Wish = Decided | Rematch | DeleteTable  # every command that changes something


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
            return lambda room: room.house.sit(holder, command.seat, command.name, command.salt)
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
        case SetRated():
            return lambda room: room.seating.set_rated(holder, command.rated)
        case Start():
            return lambda room: room.play.start(holder, command.salt)
        case SetClock():
            return lambda room: room.clocks.set(holder, clock_rule(command.clock))
        case Pause():
            return lambda room: room.agreement.pause(holder, command.on)
        case SetHouse():
            return lambda room: room.house.set(holder, command.closed, command.hushed)
        case Mute():
            return lambda room: room.house.mute(holder, command.seat, command.line, command.on)
        case Remove():
            return lambda room: room.house.remove(holder, command.seat, command.line)
        case SaveAnswer():
            return lambda room: room.saved.save(holder, command.seat, command.why, command.key, command.on)
        case _:
            assert_never(command)


def clock_rule(clock: ClockRule | None) -> entries.ClockRule | None:
    """The clock that is wanted, as it is stored."""
    return None if clock is None else entries.ClockRule(clock.kind, clock.seconds, clock.increment, clock.flag)
