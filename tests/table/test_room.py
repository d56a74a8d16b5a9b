"""What may happen at a table, without storage or network."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna.engine import Chance, Game, seed_key
from klubovna.games import find_game
from klubovna.lab.laws import random_answer, shown
from klubovna.table.entries import HUMAN, Created, Entry, FirstChair, Said, Undone
from klubovna.table.plain import cleaned
from klubovna.table.play import CHECKED, Accepted
from klubovna.table.refusal import Refusal
from klubovna.table.room import Decision, Room
from klubovna.table.tokens import holder_of, new_token
from tests.toy import FAULTY, TOY

ANNA, BEN, EVA = "anna", "ben", "eva"
TRABLICI = find_game("trablici")


class Table:
    """A room and the log that made it."""

    def __init__(self, game: Game, people: list[str], seats: int | None = None, seed: str = "07") -> None:
        self.room: Room = Room("r", game)
        self.log: list[Entry] = []
        created = Created(
            seed=seed,
            seats=seats or max(len(people), game.seats[0]),
            options=game.complete({}, len(people)),
            listed=False,
            chairs=[FirstChair(HUMAN, ANNA, "Anna")],
            host=ANNA,
            game=game.id,
        )
        self.put(created)
        for seat, holder in enumerate(people):
            if seat:
                self.put(self.room.seating.sit(holder, seat, holder.title(), "aa"), holder)

    def put(self, decision: Decision, holder: str = ANNA, command: str | None = None) -> Room:
        self.log.append(self.room.enter(decision, holder, command, 1000.0 + self.room.version))
        return self.room

    def start(self) -> Room:
        return self.put(self.room.play.start(ANNA, "01"))

    def answer(self, seat: int | None = None, key: str | None = None) -> Room:
        match = self.room.match
        assert match is not None
        ask = match.asks[0] if seat is None else match.ask_for(seat)
        assert ask is not None
        return self.put(self.room.play.accept(ask.seat, self.room.version, key or ask.options[0].key))

    def again(self) -> Room:
        """The same room, summed up from its log as after a restart."""
        room = Room("r", self.room.game)
        for entry in self.log:
            room.apply(entry, replaying=True)
        assert room.play.rebuild()
        return room


def playing(*people: str, game: Game = TRABLICI, seed: str = "07") -> Table:
    table = Table(game, list(people), seed=seed)
    table.start()
    return table


def refusal(call: Any, *args: Any) -> str:
    with pytest.raises(Refusal) as caught:
        call(*args)
    for lang in ("cs", "en"):
        assert not caught.value.text(lang).startswith("refused-"), "a refusal has a sentence"
    return caught.value.id


def test_tokens_are_long_secrets_of_which_only_a_hash_is_kept() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100 and all(len(token) == 22 for token in tokens)
    assert all(token not in holder_of(token) and len(holder_of(token)) == 40 for token in tokens)


def test_seats_are_taken_opened_and_given_to_bots() -> None:
    table = Table(TRABLICI, [ANNA], seats=3)
    room = table.room
    table.put(room.seating.set_seat(ANNA, 1, "bot", "random"))
    table.put(room.seating.sit(BEN, 2, "Ben", "02"), BEN)
    assert [chair.kind for chair in room.chairs] == ["human", "bot", "human"]
    assert refusal(room.seating.sit, EVA, 2, "Eva", "03") == "room-full"
    assert refusal(room.seating.set_seat, BEN, 1, "open", None) == "not-host"
    table.put(room.seating.set_seat(ANNA, 1, "open", None))
    assert refusal(room.seating.sit, EVA, 2, "Eva", "03") == "seat-taken"
    assert refusal(room.seating.sit, EVA, 7, "Eva", "03") == "no-seat"
    assert refusal(room.play.start, ANNA, "01") == "open-seats"
    table.put(room.seating.sit(EVA, 1, "Eva", "03"), EVA)
    assert refusal(room.play.start, BEN, "01") == "not-host"
    table.start()
    assert room.status == "playing" and room.play.mixed_in == ["01", "03", "02"]
    assert refusal(room.seating.sit, "dan", 1, "Dan", "04") == "started"
    assert refusal(room.seating.set_options, ANNA, {}) == "started"
    assert refusal(room.play.start, ANNA, "01") == "started"


def test_one_browser_may_hold_several_seats() -> None:
    table = Table(TRABLICI, [ANNA], seats=2)
    table.put(table.room.seating.sit(ANNA, 1, "Her sister", "01"))
    assert table.room.seating.seats_of(ANNA) == [0, 1]
    assert table.start().play.mixed_in == ["01"], "one number from each browser"
    assert table.room.agreement.undo_for(0) == "no"
    table.answer()
    active = table.room.play.standing[0].seat
    assert table.room.agreement.undo_for(active) == "free", "nobody else is at the table"


def test_the_number_of_seats_and_options_fit_the_game() -> None:
    table = Table(TRABLICI, [ANNA, BEN])
    room = table.room
    table.put(room.seating.set_seats(ANNA, 4))
    table.put(room.seating.set_options(ANNA, {"start_player": 3}))
    assert room.seating.options == {"start_player": 3}
    table.put(room.seating.set_seats(ANNA, 2))
    assert room.seating.options == {"start_player": "random"}, "that seat is gone"
    assert [chair.kind for chair in room.chairs] == ["human", "human"]
    assert refusal(room.seating.set_seats, ANNA, 1) == "seat-count"
    assert refusal(room.seating.set_seats, ANNA, 7) == "seat-count"
    assert refusal(room.seating.set_options, ANNA, {"start_player": "me"}) == "options"
    assert refusal(room.seating.set_options, ANNA, {"wind": 3}) == "options"
    assert refusal(room.seating.set_options, ANNA, {"start_player": [1]}) == "options"
    table.put(room.seating.set_seats(ANNA, 3))
    table.put(room.seating.sit(EVA, 2, "Eva", "03"), EVA)
    assert refusal(room.seating.set_seats, ANNA, 2) == "seats-in-use"


def test_an_answer_needs_the_seat_the_question_and_the_option() -> None:
    table = playing(ANNA, BEN)
    room = table.room
    assert room.match is not None
    ask = room.match.asks[0]
    me, other = (ANNA, BEN) if ask.seat == 0 else (BEN, ANNA)
    key = ask.options[0].key
    version = room.version
    assert refusal(room.play.answer, other, ask.seat, version, key) == "not-your-seat"
    assert refusal(room.play.answer, EVA, ask.seat, version, key) == "not-seated"
    assert refusal(room.play.answer, "", ask.seat, version, key) == "not-seated"
    assert refusal(room.play.answer, me, 5, version, key) == "no-seat"
    assert refusal(room.play.answer, other, 1 - ask.seat, version, key) == "not-asked"
    assert refusal(room.play.answer, me, ask.seat, version + 1, key) == "future"
    assert refusal(room.play.answer, me, ask.seat, version - 1, key) == "stale"
    assert refusal(table.put, room.play.answer(me, ask.seat, version, "win")) == "not-an-option"
    assert room.play.answer(me, ask.seat, version, key) == Accepted(ask.seat, key)
    assert (room.version, room.moves) == (version, 0), "neither a refusal nor a decision changes anything"


def test_chat_between_question_and_answer_does_no_harm() -> None:
    table = playing(ANNA, BEN)
    seen = table.room.version
    table.put(table.room.talk.say(BEN, "  hurry <b>up</b>\n\x07 "), BEN)
    assert table.room.talk.lines[-1].text == "hurry <b>up</b>"
    assert table.room.match is not None
    ask = table.room.match.asks[0]
    table.put(table.room.play.accept(ask.seat, seen, ask.options[0].key))
    assert refusal(table.room.talk.say, BEN, " \n ") == "empty"


def test_a_game_may_forbid_talk_for_a_while() -> None:
    """Defenders are chosen in silence, leaders and camps are not."""
    table = playing(ANNA, BEN, game=find_game("defenders"))
    table.put(table.room.talk.say(BEN, "hello"), BEN)
    match = table.room.match
    assert match is not None
    while not match.view(None)["silent"]:
        assert table.room.game.silent is not None and not table.room.game.silent(match.run.state)
        table.answer()
    assert refusal(table.room.talk.say, BEN, "take the owl") == "silent"
    while match.view(None)["silent"]:
        table.answer()
    assert table.room.talk.say(BEN, "well done") == Said(1, "Ben", "well done")


def test_simultaneous_answers_do_not_make_each_other_stale() -> None:
    table = playing(ANNA, BEN, game=TOY)
    room = table.room
    seen = room.version
    table.answer(seat=0)
    assert room.match is not None
    ask = room.match.ask_for(1)
    assert ask is not None
    again = table.again()
    for one in (room, again):  # also after a restart
        assert one.play.accept(1, seen, ask.options[0].key)
        assert refusal(one.play.accept, 0, seen, "call:high") == "stale"


def test_a_broken_rule_changes_nothing() -> None:
    table = playing(ANNA, BEN, game=FAULTY)
    room = table.room
    assert room.match is not None
    while all(option.key != "trap" for ask in room.match.asks for option in ask.options):
        table.answer()
    before, version, seat = shown(room.match), room.version, room.match.asks[0].seat
    with pytest.raises(Exception, match="a rule failed"):
        table.put(room.play.accept(seat, version, "trap"))
    assert (shown(room.match), room.version, room.moves) == (before, version, len(room.match.answers))
    table.put(room.play.accept(seat, version, "pass"))


# --- undo


def place(table: Table) -> int:
    """Play until somebody has just placed a card and is asked whether to flip another; returns the seat."""
    while True:
        assert table.room.match is not None
        ask = table.room.match.asks[0]
        placed = ask.why == "place"
        table.answer()
        if placed and table.room.match.asks[0].why == "flip_or_stop":
            return ask.seat


def test_undo_is_free_inside_ones_own_turn_when_nothing_was_revealed() -> None:
    table = playing(ANNA, BEN)
    room = table.room
    seat = place(table)
    holder = room.chairs[seat].holder
    assert room.match is not None
    moves, key = room.moves, room.play.standing[-1].key
    assert (room.agreement.undo_for(seat), room.agreement.undo_for(1 - seat)) in [("free", "no"), ("free", "ask")]
    version = room.version
    table.put(room.agreement.undo(holder, seat, version), holder)
    assert room.moves == moves - 1 and room.match.asks[0].why == "place"
    assert room.version == version + 1, "the log has grown, not shrunk"
    assert refusal(room.play.accept, seat, version, key) == "stale"
    table.put(room.play.accept(seat, room.version, key))
    assert room.moves == moves


def test_undo_across_a_flipped_card_needs_everybodys_consent() -> None:
    table = playing(ANNA, BEN, EVA)
    room = table.room
    seat = place(table)
    holder = room.chairs[seat].holder
    others = [person for person in (ANNA, BEN, EVA) if person != holder]
    table.answer(seat, "flip")
    assert room.match is not None
    moves = room.moves
    assert room.agreement.undo_for(seat) == "ask"
    table.put(room.agreement.undo(holder, seat, room.version), holder)
    proposal = room.proposal
    assert proposal is not None and proposal.waiting == others
    assert refusal(room.agreement.undo, holder, seat, room.version) == "proposal-open"
    assert refusal(room.agreement.consent, holder, proposal.id, True, set()) == "already-answered"
    assert refusal(room.agreement.consent, "dan", proposal.id, True, set()) == "not-seated"
    assert refusal(room.agreement.consent, others[0], proposal.id + 1, True, set()) == "no-proposal"
    table.put(room.agreement.consent(others[0], proposal.id, True, set()), others[0])
    assert room.moves == moves and table.again().proposal is not None
    assert refusal(room.agreement.consent, others[0], proposal.id, True, set()) == "already-answered"
    table.put(room.agreement.consent(others[1], proposal.id, True, set()), others[1])
    assert room.moves == moves - 1 and room.proposal is None


def test_a_declined_undo_may_not_be_asked_again_at_once() -> None:
    table = playing(ANNA, BEN)
    room = table.room
    seat = place(table)
    holder, other = room.chairs[seat].holder, room.chairs[1 - seat].holder
    table.answer(seat, "flip")
    table.put(room.agreement.undo(holder, seat, room.version), holder)
    assert room.proposal is not None
    table.put(room.agreement.consent(other, room.proposal.id, False, set()), other)
    assert room.proposal is None
    assert refusal(room.agreement.undo, holder, seat, room.version) == "declined"
    table.answer()
    seat = room.play.standing[-1].seat
    if room.agreement.undo_for(seat) == "ask":
        table.put(room.agreement.undo(room.chairs[seat].holder, seat, room.version))
        assert room.proposal is not None
        table.answer()
        assert room.proposal is None, "an answer makes the proposal void"


def test_against_bots_alone_undo_is_always_free() -> None:
    table = Table(TRABLICI, [ANNA], seats=2)
    table.put(table.room.seating.set_seat(ANNA, 1, "bot", "random"))
    room = table.start()
    for _ in range(30):
        table.answer()
    assert room.agreement.undo_for(0) == "free" and room.agreement.undo_for(1) == "no"
    number = room.agreement.last_move_of(0)
    table.put(room.agreement.undo(ANNA, 0, room.version))
    assert room.moves == number
    assert refusal(room.agreement.undo, ANNA, 1, room.version) == "not-your-seat"


def test_nothing_can_be_undone_before_the_first_answer_nor_after_the_end() -> None:
    table = playing(ANNA, BEN)
    assert refusal(table.room.agreement.undo, ANNA, 0, table.room.version) == "nothing-to-undo"
    assert table.room.match is not None
    while not table.room.match.over:
        table.answer()
    assert table.room.status == "over" and table.room.agreement.undo_for(0) == "no"
    assert refusal(table.room.agreement.undo, ANNA, 0, table.room.version) == "over"
    assert refusal(table.room.play.accept, 0, table.room.version, "flip") == "over"


@pytest.mark.parametrize("game", [TRABLICI, TOY], ids=["trablici", "toy"])
@pytest.mark.parametrize("seed", range(4))
def test_random_answers_and_undos_sum_up_to_the_same_room(game: Game, seed: int) -> None:
    """Undo returns to what was shown before; and the log alone gives the same room again, at every moment."""
    table = playing(ANNA, BEN, game=game, seed=f"{seed:02x}")
    room = table.room
    chance = Chance(seed_key(seed))
    assert room.match is not None
    past = [shown(room.match)]
    for number in range(60):
        if room.match.over:
            break
        if chance.below(4) == 0 and room.moves:
            back = chance.below(min(room.moves, 5)) + 1
            table.put(Undone(room.moves - back, 0))
            del past[len(past) - back :]
        else:
            table.put(room.play.accept(*with_version(random_answer(room.match, chance), room.version)))
            past.append(shown(room.match))
        assert shown(room.match) == past[-1]
        if number % 5 == 0:
            again = table.again()
            assert again.match is not None
            assert shown(again.match) == past[-1] and again.match.digest() == room.match.digest()
            assert again.play.asked_since.keys() >= {ask.seat for ask in room.match.asks}
            assert [again.agreement.undo_for(seat) for seat in (0, 1)] == [
                room.agreement.undo_for(seat) for seat in (0, 1)
            ]


def with_version(answer: tuple[int, str], version: int) -> tuple[int, int, str]:
    return answer[0], version, answer[1]


@pytest.mark.parametrize("seed", range(3))
def test_a_client_with_any_version_gets_exactly_the_story_it_lacks(seed: int) -> None:
    table = playing(ANNA, BEN, seed=f"{seed:02x}")
    room = table.room
    chance = Chance(seed_key(seed))
    assert room.match is not None
    told: list[list[dict[str, Any]]] = [[] for _ in range(room.version)] + [room.match.events_for(0)]
    for _ in range(60):
        if chance.below(3) == 0 and room.moves:
            table.put(Undone(chance.below(room.moves), 0))
        else:
            table.put(room.play.accept(*with_version(random_answer(room.match, chance), room.version)))
        told.append(room.match.events_for(0))
        for version in range(room.play.story_from, room.version + 1):
            start = room.play.events_from(version)
            assert told[version][:start] + room.match.events_for(0, start) == told[-1]


# --- coming and going


def test_an_absent_player_is_replaced_by_a_bot_if_those_present_agree() -> None:
    table = playing(ANNA, BEN, EVA)
    room = table.room
    here = {ANNA, BEN}
    assert refusal(room.agreement.replace, ANNA, 1, "random", here) == "seat-present"
    assert refusal(room.agreement.replace, ANNA, 0, "random", here) == "own-seat"
    assert refusal(room.agreement.replace, ANNA, 2, "oracle", here) == "no-level"
    assert refusal(room.agreement.replace, "dan", 2, "random", here) == "not-seated"
    table.put(room.agreement.replace(ANNA, 2, "random", here))
    assert room.proposal is not None and room.proposal.waiting == [BEN]
    proposal = room.proposal.id
    assert refusal(room.agreement.consent, BEN, proposal, True, here | {EVA}) == "seat-present"
    table.put(room.agreement.consent(BEN, proposal, True, here), BEN)
    assert room.chairs[2].kind == "bot" and room.seating.seats_of(EVA) == []
    assert room.seating.seats_kept_for(EVA) == [2] and room.seating.seats_kept_for("dan") == []
    assert refusal(room.agreement.replace, ANNA, 2, "random", here) == "not-a-person"
    assert refusal(room.seating.sit, "dan", 2, "Dan", "01") == "started"
    table.put(room.seating.sit(EVA, 2, "Eva", "01"), EVA)
    assert room.seating.seats_of(EVA) == [2], "she is back"
    table.put(room.agreement.replace(BEN, 2, "random", {BEN}), BEN)
    assert room.chairs[2].kind == "bot", "nobody else is there to ask"


def test_leaving_opens_the_seat_before_the_start_and_gives_it_to_a_bot_after() -> None:
    table = Table(TRABLICI, [ANNA, BEN])
    room = table.room
    table.put(room.seating.leave(ANNA, None))
    assert room.chairs[0].kind == "open" and room.seating.host == BEN
    table.put(room.seating.sit(ANNA, 0, "Anna", "01"))
    table.put(room.play.start(BEN, "02"), BEN)
    table.put(room.seating.leave(BEN, 1), BEN)
    assert room.chairs[1].kind == "bot" and room.seating.host == ANNA
    assert refusal(room.seating.leave, BEN, None) == "not-seated"
    assert refusal(room.seating.leave, ANNA, 1) == "not-your-seat"
    table.put(room.seating.sit(BEN, 1, "Ben", "03"), BEN)
    assert room.seating.seats_of(BEN) == [1]


def test_a_proposal_ends_when_its_people_leave() -> None:
    table = playing(ANNA, BEN, EVA)
    room = table.room
    seat = place(table)
    table.answer(seat, "flip")
    holder = room.chairs[seat].holder
    table.put(room.agreement.undo(holder, seat, room.version), holder)
    table.put(room.seating.leave(holder, None), holder)
    assert room.proposal is None


def test_names_are_plain_short_text() -> None:
    assert (
        cleaned("  <script>\n\talert('x')\u202e</script>  " + "x" * 100, 40)
        == "<script> alert('x') </script> xxxxxxxxxx"
    )
    assert cleaned("\x00\ud800", 40) == ""
    assert cleaned("Šárka 👩‍🚀", 40) == "Šárka 👩‍🚀"


def test_a_repeated_command_is_known() -> None:
    table = playing(ANNA, BEN)
    table.put(table.room.talk.say(ANNA, "hi"), ANNA, "c1")
    assert table.room.commands[(ANNA, "c1")] == table.room.version
    assert table.again().commands == table.room.commands


def test_a_log_that_leads_elsewhere_is_noticed_at_its_last_digest() -> None:
    table = playing(ANNA, BEN)
    room = table.room
    for _ in range(CHECKED + 3):
        table.answer()
    told = [move.digest for move in room.play.standing]
    assert [bool(digest) for digest in told] == [at + 1 == CHECKED for at in range(len(told))]
    assert room.play.rebuild()
    room.play.standing[CHECKED - 1].digest = "another"
    assert not room.play.rebuild()
