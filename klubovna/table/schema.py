"""Schema: the SQL tables of the database. Changes go through `migrations`; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA: Final = MetaData()

# What lists need to know of a room; everything else is in its log.
ROOM: Final = Table(
    "room",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("status", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Index("room_listed", "listed", "status", "created"),
    Index("room_status", "status", "created"),
)

# The log. It only grows; (room, version) has the last word when two servers want to write the same entry.
ENTRY: Final = Table(
    "entry",
    METADATA,
    Column("room", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("holder", String(40), nullable=False),
    Column("command", String(64), nullable=True),
    Column("at", Double, nullable=False),
    Column("data", Text, nullable=False),
    PrimaryKeyConstraint("room", "version", name="entry_room_version"),
    UniqueConstraint("room", "holder", "command", name="entry_command"),
)

# The position at the start of the present step of every match: what a newer release goes on from.
CHECKPOINT: Final = Table(
    "checkpoint",
    METADATA,
    Column("room", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("state", Text, nullable=False),
)

# What could be seen in a finished match, seat by seat (-1 is a spectator): see album.py.
ALBUM: Final = Table(
    "album",
    METADATA,
    Column("room", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("room", "seat", name="album_room_seat"),
)

# What was found out about a finished match, once somebody had asked for it.
ANALYSIS: Final = Table(
    "analysis",
    METADATA,
    Column("room", String(32), primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# The servers that share this database. One that has not renewed its row in time is dead, and so is all it held.
SERVER: Final = Table(
    "server",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("until", Double, nullable=False),  # in the database's own time
)

# Whose duty a table is. It counts as long as its server lives.
LEASE: Final = Table(
    "lease",
    METADATA,
    Column("room", String(32), primary_key=True),
    Column("server", String(32), nullable=False),
    Index("lease_server", "server"),
)

# Who is at a table by way of which server: the holders of seats, and how many look on.
PRESENCE: Final = Table(
    "presence",
    METADATA,
    Column("room", String(32), nullable=False),
    Column("server", String(32), nullable=False),
    Column("people", Text, nullable=False),
    Column("spectators", Integer, nullable=False),
    PrimaryKeyConstraint("room", "server", name="presence_room_server"),
    Index("presence_server", "server"),
)

# --- cards of members: see members.py. Secrets are stored as their hashes.

MEMBER: Final = Table(
    "member",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("figure", String(16), nullable=False),
    Column("colour", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("recovery", String(40), nullable=True),
    UniqueConstraint("number", name="member_number"),
    UniqueConstraint("recovery", name="member_recovery"),
)

# A browser that carries a card. It is known by the hash of a secret in its cookie.
DEVICE: Final = Table(
    "device",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("member", String(16), nullable=False),
    Column("secret", String(40), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("label", String(60), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    UniqueConstraint("secret", name="device_secret"),
    Index("device_member", "member"),
)

# What can be redeemed once and soon: a card on its way to another device, a question to a passkey.
TICKET: Final = Table(
    "ticket",
    METADATA,
    Column("secret", String(40), primary_key=True),
    Column("purpose", String(16), nullable=False),
    Column("member", String(16), nullable=False),  # "": nobody yet
    Column("until", Double, nullable=False),
    Index("ticket_until", "until"),
    Index("ticket_member", "member"),
)

PASSKEY: Final = Table(
    "passkey",
    METADATA,
    Column("id", String(1400), primary_key=True),  # WebAuthn allows 1023 bytes, written in base64
    Column("member", String(16), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", Integer, nullable=False),  # as the authenticator counts them
    Column("created", Double, nullable=False),
    Index("passkey_member", "member"),
)

# The tables at which members have sat.
MEMBER_ROOM: Final = Table(
    "member_room",
    METADATA,
    Column("member", String(16), nullable=False),
    Column("room", String(32), nullable=False),
    Column("since", Double, nullable=False),
    Column("muted", Boolean, nullable=False, server_default=false()),  # of whose turns they are not told
    PrimaryKeyConstraint("member", "room", name="member_room_both"),
    Index("member_room_room", "room"),
)

# --- finished matches of members: see results.py

RESULT: Final = Table(
    "result",
    METADATA,
    Column("room", String(32), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("started", Double, nullable=False),
    Column("ended", Double, nullable=False),
    Column("cause", String(60), nullable=False),
    Column("rated", Boolean, nullable=False),
    Index("result_ended", "game", "ended"),
)

# One seat of it. `player` is a member or a figure (see ratings.py), "" somebody without a card.
RESULT_SEAT: Final = Table(
    "result_seat",
    METADATA,
    Column("room", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", String(60), nullable=False),
    Column("game", String(60), nullable=False),
    Column("ended", Double, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("score", Double, nullable=False),
    Column("traits", Text, nullable=False),
    Column("mu", Double, nullable=True),  # the rating after the match, where it counted
    Column("sigma", Double, nullable=True),
    Column("change", Double, nullable=True),
    Column("luck", Double, nullable=True),  # what chance gave, once the match was analysed
    PrimaryKeyConstraint("room", "seat", name="result_seat_both"),
    Index("result_seat_player", "player", "ended"),
    Index("result_seat_game", "player", "game", "ended"),
)

RATING: Final = Table(
    "rating",
    METADATA,
    Column("game", String(60), nullable=False),
    Column("player", String(60), nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("changed", Double, nullable=False),
    Column("cautious", Double, nullable=True),  # strength that has been shown: lists are sorted by it
    PrimaryKeyConstraint("game", "player", name="rating_both"),
    Index("rating_player", "player"),
    Index("rating_best", "game", "cautious"),
)

# Counts that grow with every result, so that statistics need not read them all. Owner "" is the whole clubhouse.
COUNTED: Final = Table(
    "counted",
    METADATA,
    Column("owner", String(60), nullable=False),
    Column("game", String(60), nullable=False),
    Column("what", String(24), nullable=False),
    Column("value", String(120), nullable=False),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("total", Double, nullable=False),
    PrimaryKeyConstraint("owner", "game", "what", "value", name="counted_all"),
    Index("counted_often", "owner", "game", "what", "played"),
)

# The tables that a server has to see to even if nobody is there: from when on, in house time.
DUTY: Final = Table(
    "duty",
    METADATA,
    Column("room", String(32), primary_key=True),
    Column("due", Double, nullable=False),
    Index("duty_due", "due"),
)

# How long the clubhouse has been open to play: one row. `at` is the database's own time of the last tick.
HOUSE_TIME: Final = Table(
    "house_time",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("seconds", Double, nullable=False),
    Column("at", Double, nullable=False),
    Column("hold", Double, nullable=False),
)

# Who is not let in: an address or a network, or a member's card.
BAN: Final = Table(
    "ban",
    METADATA,
    Column("kind", String(16), nullable=False),
    Column("who", String(80), nullable=False),
    Column("why", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("kind", "who", name="ban_kind_who"),
)

# What somebody has told the owner about somebody else: see complaints.py. `about` and `told_by` are members, or "".
COMPLAINT: Final = Table(
    "complaint",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("room", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("about", String(16), nullable=False),
    Column("line", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("teller", String(40), nullable=False),
    Column("told_by", String(16), nullable=False),
    Column("at", Double, nullable=False),
    Index("complaint_at", "at"),
)

# What the owner has set for the whole house, by name: a message to everybody, whether it can only be looked at.
HOUSE: Final = Table(
    "house",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)

# --- evenings and tournaments: see evenings.py

EVENING: Final = Table(
    "evening",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("host", String(16), nullable=False),  # a member; "": nobody any more
    Column("title", String(80), nullable=False),
    Column("game", String(60), nullable=False),
    Column("plan", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("round", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("starts", Double, nullable=True),
    Column("due", Double, nullable=True),  # when the next round begins
    Column("created", Double, nullable=False),
    Column("ended", Double, nullable=True),
    Index("evening_status", "status", "created"),
    Index("evening_host", "host"),
)

# Who takes part. Tables know people by their number, so that somebody who leaves the club can be forgotten.
EVENING_PLAYER: Final = Table(
    "evening_player",
    METADATA,
    Column("evening", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("member", String(16), nullable=False),  # "": somebody who has left the club
    Column("since", Integer, nullable=False),  # the first round in which they may play
    Column("out", Boolean, nullable=False),
    Column("waits", Double, nullable=True),  # since when they wait for a table, at a free evening
    PrimaryKeyConstraint("evening", "number", name="evening_player_both"),
    Index("evening_player_member", "member"),
)

# One table of a round, or a free round of somebody. What it brought is written once.
EVENING_TABLE: Final = Table(
    "evening_table",
    METADATA,
    Column("evening", String(32), nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("room", String(32), nullable=False),
    Column("seats", Text, nullable=False),
    Column("how", String(16), nullable=False),
    Column("points", Text, nullable=False),
    Column("places", Text, nullable=False),
    Column("since", Double, nullable=False),
    PrimaryKeyConstraint("evening", "round", "number", name="evening_table_all"),
)

# --- telling people who are away that it is their turn: see channels.py and notices.py

# Where a member wants to be told: a browser, an e-mail address, a chat room.
MEMBER_CHANNEL: Final = Table(
    "channel",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("member", String(16), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),  # of a browser, by which messages to it are encrypted
    Column("device", String(16), nullable=False),  # that the browser is; "" for the other kinds
    Column("active", Boolean, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("trouble", String(16), nullable=False),  # why the last message did not get there
    Column("created", Double, nullable=False),
    Index("channel_member", "member"),
)

# In which language and when. Quiet hours are minutes after midnight in the member's time zone.
WISHES: Final = Table(
    "wishes",
    METADATA,
    Column("member", String(16), primary_key=True),
    Column("lang", String(8), nullable=False),
    Column("zone", String(60), nullable=False),
    Column("quiet_from", Integer, nullable=True),
    Column("quiet_to", Integer, nullable=True),
)

# Whose turn it is (channel ""), and what of that is still to be told by which channel. It goes with the turn.
NOTICE: Final = Table(
    "notice",
    METADATA,
    Column("room", String(32), nullable=False),
    Column("member", String(16), nullable=False),
    Column("channel", String(16), nullable=False),
    Column("turn", Integer, nullable=False),  # the version with which it began
    Column("due", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    PrimaryKeyConstraint("room", "member", "channel", name="notice_all"),
    Index("notice_due", "due"),
    Index("notice_member", "member"),
)

# Secrets of the house itself, made when they were first needed.
HOUSE_KEY: Final = Table(
    "house_key",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)
