"""Tables where matches are played: seats, answers, undo, agreement, chat, storage. There is no HTTP in here."""

from klubovna.table.clubhouse import Clubhouse, Desk, Watcher
from klubovna.table.refusal import Refusal
from klubovna.table.room import Chair, Entry, Room, holder_of, new_token
from klubovna.table.store import BadStore, Store
from klubovna.table.thinking import Thinkers

__all__ = [
    "BadStore",
    "Chair",
    "Clubhouse",
    "Desk",
    "Entry",
    "Refusal",
    "Room",
    "Store",
    "Thinkers",
    "Watcher",
    "holder_of",
    "new_token",
]
