"""From rooms to messages: what each client may know of a table, and nothing else."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from klubovna.engine import Match
from klubovna.server import protocol
from klubovna.table.album import Album
from klubovna.table.clubhouse import Desk
from klubovna.table.refusal import Refusal
from klubovna.table.room import Room

ENCODER: Final = msgspec.json.Encoder()


def encode(message: Any) -> str:
    return ENCODER.encode(message).decode()


def reason(refusal: Refusal, lang: str) -> protocol.Reason:
    return protocol.Reason(id=refusal.id, text=refusal.text(lang), args=refusal.words)


def table(desk: Desk, room: Room) -> protocol.Table:
    present = desk.present()
    seats = [
        protocol.Seat(
            kind=cast(Any, chair.kind),
            name=chair.name,
            level=chair.level,
            present=chair.kind == "bot" or (chair.kind == "human" and chair.holder in present),
        )
        for chair in room.chairs
    ]
    seated = {chair.holder for chair in room.chairs}
    return protocol.Table(
        id=room.id,
        game=room.game.id,
        rules=room.rules,
        status=cast(Any, room.status),
        seats=seats,
        host=room.host_seat(),
        options=room.options,
        listed=room.listed,
        created=room.created,
        moves=room.moves,
        result=cast(Any, room.result),
        commitment=room.commitment,
        mixed_in=room.mixed_in,
        seed=str(room.seed) if room.status == "over" else None,
        proposal=proposal(room),
        spectators=sum(watcher.holder not in seated for watcher in desk.watchers),
        next=room.next,
        origin=None if room.origin is None else msgspec.convert(room.origin, protocol.Origin),
    )


def proposal(room: Room) -> protocol.Proposal | None:
    open_one = room.proposal
    if open_one is None:
        return None
    return protocol.Proposal(
        id=open_one.id,
        kind=cast(Any, open_one.what),
        by=open_one.by,
        agreed=[seat for holder in open_one.agreed for seat in room.seats_of(holder)],
        waiting=[seat for holder in open_one.waiting for seat in room.seats_of(holder)],
        moves=open_one.moves,
        seat=open_one.seat,
        level=open_one.level,
    )


def room_message(desk: Desk, room: Room) -> str:
    """Encoded once per change, however many receive it."""
    text = desk.memo.get("room")
    if text is None:
        text = desk.memo["room"] = encode(protocol.Room(version=room.version, table=table(desk, room)))
    return text


def position_message(desk: Desk, room: Room, seat: int | None, have: int | None) -> str:
    """The position for one seat, with the events that a client which has version `have` lacks."""
    match = room.match
    assert match is not None
    events_from = room.events_from(have)
    key = (seat, events_from)
    text = desk.memo.get(key)
    if text is None:
        message = protocol.Position(
            version=room.version,
            seat=seat,
            moves=room.moves,
            view=match.view(seat),
            asks=cast(Any, match.asks_for(seat)),
            events_from=events_from,
            events=cast(Any, match.events_for(seat, events_from)),
            event_count=len(match.events),
            result=cast(Any, room.result),
            undo=cast(Any, "no" if seat is None else room.undo_for(seat)),
        )
        text = desk.memo[key] = encode(message)
    return text


def chat_message(room: Room, have: int) -> str | None:
    """The lines that came after version `have`, or None."""
    lines = [
        protocol.ChatLine(version=line.version, seat=line.seat, name=line.name, text=line.text, at=line.at)
        for line in room.chat
        if line.version > have
    ]
    return encode(protocol.Chatted(version=room.version, lines=lines)) if lines else None


def replay(desk: Desk, room: Room, match: Match, seat: int | None) -> protocol.Replay:
    moves = [
        protocol.ReplayMove(seat=who, event_count=match.told(number + 1))
        for number, (who, _) in enumerate(match.answers)
    ]
    return protocol.Replay(
        table=table(desk, room),
        seat=seat,
        start_event_count=match.told(0),
        moves=moves,
        events=cast(Any, match.events_for(seat)),
    )


def replay_position(room: Room, match: Match, moves: int, seat: int | None) -> protocol.ReplayPosition:
    if not 0 <= moves <= match.version:
        raise Refusal("no-position", moves=moves, last=match.version)
    then = match.at(moves)
    chosen = match.answers[moves][1] if room.status == "over" and moves < match.version else None
    return protocol.ReplayPosition(
        seat=seat,
        moves=moves,
        view=then.view(seat),
        asks=cast(Any, then.asks_for(seat)),
        event_count=len(then.events),
        chosen=chosen,
        result=cast(Any, None if then.result is None else then.result.to_json()),
    )


# --- finished matches of older rules: as they were seen then


def album_replay(desk: Desk, room: Room, album: Album, seat: int | None, lang: str) -> protocol.Replay:
    since = Refusal("rules-since", rules=album.rules, now=room.game.rules)
    return protocol.Replay(
        table=table(desk, room),
        seat=seat,
        start_event_count=album.head["start"],
        moves=[protocol.ReplayMove(seat=who, event_count=told) for who, _, told in album.moves],
        events=album.head["events"],
        notice=reason(since, lang),
    )


def album_position(album: Album, moves: int, seat: int | None) -> protocol.ReplayPosition:
    answers = album.moves
    if not 0 <= moves <= len(answers):
        raise Refusal("no-position", moves=moves, last=len(answers))
    then = album.position(moves)
    return protocol.ReplayPosition(
        seat=seat,
        moves=moves,
        view=then["view"],
        asks=then["asks"],
        event_count=then["events"],
        chosen=answers[moves][1] if moves < len(answers) else None,
        result=then["result"],
    )
