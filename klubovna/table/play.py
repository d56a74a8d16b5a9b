"""Play: the match of one table, and which of its answers stand.

The match moves in one of three ways: an answer is given here (`give`), the answer of another server is added
(`advance`), or a whole log has been read and the match is made from the answers that stand (`rebuild`).
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET, Raw, Struct

from klubovna.engine import (
    BadRecord,
    Game,
    Match,
    Result,
    RuleBroke,
    Setup,
    Unknown,
    commitment,
    load_match,
    new_match,
)
from klubovna.engine import Refused as RefusedByGame
from klubovna.table.entries import BOT, Answered, Checkpoint, Flagged, Resumed, Started, Undone
from klubovna.table.phase import OPEN, OVER, PLAYING, Phase
from klubovna.table.refusal import Refusal
from klubovna.table.seating import Seating, complete_options

CHECKED: Final = 8  # of so many answers one tells the digest of where it led, and so does the last one of a match


class Accepted(Struct):
    """An answer to a question that stands. Whether its key is an option shows when it is given to the match."""

    seat: int
    key: str


class Move:
    """An answer that stands: who, what, at which version, and whether it revealed nothing to anybody."""

    def __init__(self, seat: int, key: str, version: int, clear: bool, digest: str) -> None:
        self.seat: int = seat
        self.key: str = key
        self.version: int = version
        self.clear: bool = clear
        self.digest: str = digest


class Play:
    """The match, and what is kept beside it so that a client can go on from any version it has."""

    def __init__(self, game: Game, phase: Phase, seating: Seating) -> None:
        self.game: Game = game
        self.phase: Phase = phase
        self.seating: Seating = seating
        self.seed: str | int = ""
        self.rules: int = game.rules
        self.mixed_in: list[str] = []
        self.names: list[str] = []
        self.record: dict[str, Any] | None = None  # the match that this one goes on from
        self.resumed: dict[str, Any] | None = None  # the same match, as it went on under newer rules
        self.before: int = 0  # moves made under older rules, before the position that the match was resumed from
        self.match: Match | None = None
        self.result: dict[str, Any] | None = None
        self.standing: list[Move] = []
        self.moves_at: list[int] = [0]  # how many moves stood, by version
        self.story_from: int = 0  # the version at which the present story begins
        self.undone_at: int = 0  # the version of the last undo
        self.asked_since: dict[int, int] = {}  # seat: the version since which its question stands
        self.unknown: Unknown | None = None  # what was hidden before the next answer
        self.lost: set[int] = set()  # seats that have lost the match already, whoever plays them

    @property
    def moves(self) -> int:
        """The number of answers that stand."""
        return len(self.standing)

    @property
    def version(self) -> int:
        """That of the room's log."""
        return len(self.moves_at) - 1

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def bots_asked(self) -> list[int]:
        if self.match is None or self.phase.status != PLAYING:
            return []
        return [ask.seat for ask in self.match.asks if self.seating.chairs[ask.seat].kind == BOT]

    def last_change(self) -> int:
        """The version of the entry that made the present position."""
        return max(self.undone_at, self.standing[-1].version if self.standing else self.story_from)

    def events_from(self, version: int | None) -> int:
        """How many events a client that has this version may keep: those before the first answer it lacks."""
        assert self.match is not None
        if version is None or version > self.version or version < self.story_from:
            return 0
        common = min(self.moves_at[version:])
        return self.match.told(max(0, common - self.before))

    # --- what people want

    def start(self, holder: str, salt: str) -> Started:
        self.phase.need(OPEN)
        seating = self.seating
        seating.need_host(holder)
        seating.need_nobody_missing()
        complete_options(self.game, seating.options, len(seating.chairs))
        salts = {**seating.salts, holder: salt}
        mixed_in = [salts[person] for person in seating.people() if person in salts]
        return Started(self.game.rules, mixed_in, seating.names())

    def answer(self, holder: str, seat: int, version: int, key: str) -> Accepted:
        self.seating.need_own(holder, seat)
        return self.accept(seat, version, key)

    def answer_by_bot(self, seat: int, version: int, key: str) -> Accepted:
        if self.seating.chairs[seat].kind != BOT:
            raise Refusal("not-your-seat", seat=seat + 1)
        return self.accept(seat, version, key)

    def accept(self, seat: int, version: int, key: str) -> Accepted:
        """An answer by whoever plays this seat.

        It fits if the seat's question has not changed since `version`; so neither chat nor the secret plans of
        others, made at the same time, get in the way.
        """
        self.phase.need(PLAYING)
        assert self.match is not None
        if version > self.version:
            raise Refusal("future", version=version, now=self.version)
        ask = self.match.ask_for(seat)
        if version < self.undone_at or (ask is not None and version < self.asked_since[seat]):
            raise Refusal("stale")
        if ask is None:
            raise Refusal("stale" if version < self.last_change() else "not-asked")
        return Accepted(seat, key)

    # --- the match moves

    def give(self, answer: Accepted, version: int) -> Answered:
        """Give an accepted answer to the match, which alone knows the options; `version` will be its entry's.

        Returns the whole fact: what was revealed, where it led, how it ended. Where a rule breaks, RuleBroke is raised
        and the match is what it was before.
        """
        match = self.match
        assert match is not None
        before = self.unknown or Unknown(match.run)
        self.unknown = before
        try:
            self.advance(answer.seat, answer.key, version)
        except RefusedByGame:
            raise Refusal("not-an-option") from None
        self.unknown = after = Unknown(match.run)
        result = UNSET if match.result is None else self.judged(match.result)
        digest = match.digest() if match.over or (self.moves + 1) % CHECKED == 0 else ""
        return Answered(answer.seat, answer.key, not before.reveals(after), digest, result)

    def advance(self, seat: int, key: str, version: int) -> None:
        """Answer in the match, and remember which questions are new."""
        assert self.match is not None
        standing = {ask.seat: ask for ask in self.match.asks}
        self.match.answer(seat, key)
        self.unknown = None
        for ask in self.match.asks:
            if standing.get(ask.seat) is not ask:
                self.asked_since[ask.seat] = version

    def opening_match(self) -> Match:
        if self.resumed is not None:
            return load_match(self.game, self.resumed)
        if self.record is not None:
            return load_match(self.game, self.record)
        seating = self.seating
        return new_match(self.game, len(seating.chairs), self.seed, seating.options, self.names, self.mixed_in)

    def begin(self, version: int) -> None:
        """Put the match where its story begins."""
        self.put(self.opening_match(), version)
        self.settle()

    def put(self, match: Match, version: int) -> None:
        """Go on with this match, whose questions stand since this version."""
        self.match = match
        self.unknown = None
        self.asked_since = {ask.seat: version for ask in match.asks}

    def settle(self) -> None:
        """See whether the match is over."""
        if self.match is not None and self.match.result is not None:
            self.result = self.judged(self.match.result)
        if self.result is not None:
            self.phase.status = OVER

    def judged(self, result: Result) -> dict[str, Any]:
        """The result of the match as the table counts it: a seat that has lost on time does not win in its absence."""
        winners = [seat for seat in result.winners if seat not in self.lost]
        if self.lost and result.winners and not winners:
            left = [seat for seat in range(len(result.scores)) if seat not in self.lost]
            best = max((result.scores[seat] for seat in left), default=0)
            winners = [seat for seat in left if result.scores[seat] == best]
        return Result(winners, result.scores, result.cause).to_json()

    def names_changed(self) -> None:
        if self.match is not None:
            self.match.names = self.seating.names()

    # --- applying facts (what they make of the match comes from the methods above)

    def started(self, fact: Started, version: int) -> None:
        self.phase.status = PLAYING
        self.rules, self.mixed_in, self.names = fact.rules, fact.mixed_in, fact.names
        self.story_from = version
        if isinstance(fact.record, dict):
            self.record = fact.record
            self.standing = [Move(seat, key, version, False, "") for seat, key in fact.record["answers"]]

    def answered(self, fact: Answered, version: int) -> None:
        self.standing.append(Move(fact.seat, fact.key, version, fact.clear, fact.digest))
        self.result = fact.result if isinstance(fact.result, dict) else None
        self.settle()

    def ran_out(self, fact: Flagged, lost: bool) -> None:
        """Time is up for some seats, and perhaps the match is over by that."""
        if lost:
            self.lost.update(fact.seats)
        if isinstance(fact.result, dict):
            self.result = fact.result
            self.settle()

    def undone(self, fact: Undone, version: int, replaying: bool) -> None:
        """The log goes on; only the answers that stand are fewer again."""
        if not replaying:
            assert self.match is not None
            self.put(self.match.at(fact.moves - self.before), version)
        del self.standing[fact.moves :]
        self.undone_at = version

    def was_resumed(self, fact: Resumed, version: int) -> None:
        """The match goes on from its checkpoint; the story starts again there."""
        self.rules, self.before, self.resumed = fact.rules, fact.before, fact.record
        del self.standing[fact.moves :]
        self.undone_at = self.story_from = version

    # --- from the store

    def rebuild(self) -> bool:
        """Make the match from the answers that stand. False where the rules no longer lead to where it stood."""
        if self.phase.status == OPEN:
            return True
        if self.rules != self.game.rules:
            return False
        match = self.opening_match()
        if self.before + match.version > self.moves:  # answers that it began with were taken back
            match = match.at(self.moves - self.before)
        self.put(match, max(self.story_from, self.undone_at))
        self.names_changed()
        checked = max([at for at, move in enumerate(self.standing) if move.digest], default=-1)
        for at in range(self.before + match.version, len(self.standing)):
            move = self.standing[at]
            try:
                self.advance(move.seat, move.key, max(move.version, self.undone_at))
            except (RefusedByGame, RuleBroke):
                return False
            if at == checked and move.digest != match.digest():
                return False
        self.settle()
        return True

    def resume_under_new_rules(self, checkpoint: Checkpoint) -> Resumed:
        """The fact that lets the match go on from its stored position, under the present rules.

        The answers since are given again as far as they still fit. Raises BadRecord where the position is not one that
        these rules can play.
        """
        if checkpoint.rules > self.game.rules:
            raise BadRecord(f"it was played under newer rules, {checkpoint.rules}.")
        base = checkpoint.moves
        seating = self.seating
        setup = Setup(len(seating.chairs), self.seed, seating.options, self.mixed_in, checkpoint.state)
        try:
            self.game.check(self.game.load(checkpoint.state))
            match = Match(self.game, setup, self.names)
        except Exception as error:  # data of another time: anything may be wrong with it
            raise BadRecord(f"its position cannot be played under rules {self.game.rules}: {error!r}.") from error
        for move in self.standing[base:]:
            try:
                match.answer(move.seat, move.key)
            except (RefusedByGame, RuleBroke):
                break
        return Resumed(self.game.rules, base, base + match.version, match.save())

    def checkpoint(self) -> Checkpoint | None:
        """The position at the start of the present step."""
        if self.match is None:
            return None
        run = self.match.run
        moves = self.before + self.match.version - len(run.answers)
        return Checkpoint(self.version, self.game.rules, moves, Raw(self.match.step_start()))
