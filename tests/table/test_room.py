"""What may happen at a table, without storage or network."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna.engine import Chance, Game, seed_key
from klubovna.games import find_game
from klubovna.lab.laws import random_answer, shown
from klubovna.table.refusal import Refusal
from klubovna.table.room import Draft, Entry, Room, cleaned, holder_of, new_token
from tests.toy import FAULTY, TOY

ANNA, BEN, EVA = "anna", "ben", "eva"
TRABLICI = find_game("trablici")


class Play:
    """A room and the log that made it."""

    def __init__(self, game: Game, people: list[str], seats: int | None = None, seed: str = "07") -> None:
        self.room: Room = Room("r", game)
        self.log: list[Entry] = []
        self.put(
            (
                "created",
                {
                    "game": game.id,
                    "seats": seats or max(len(people), game.seats[0]),
                    "options": game.complete({}, len(people)),
                    "seed": seed,
                    "listed": False,
                    "chairs": [{"kind": "human", "holder": ANNA, "name": "Anna"}],
                    "host": ANNA,
                },
            )
        )
        for seat, holder in enumerate(people):
            if seat:
                self.put(self.room.sit(holder, seat, holder.title(), "aa"), holder)

    def put(self, draft: Draft, holder: str = ANNA, command: str | None = None) -> Room:
        kind, data = draft
        entry = Entry(self.room.version + 1, kind, data, holder, command, 1000.0 + self.room.version)
        self.room.apply(entry)
        self.log.append(entry)
        return self.room

    def start(self) -> Room:
        return self.put(self.room.start(ANNA, "01"))

    def answer(self, seat: int | None = None, key: str | None = None) -> Room:
        match = self.room.match
        assert match is not None
        ask = match.asks[0] if seat is None else match.ask_for(seat)
        assert ask is not None
        return self.put(self.room.answered(ask.seat, self.room.version, key or ask.options[0].key))

    def again(self) -> Room:
        """The same room, summed up from its log as after a restart."""
        room = Room("r", self.room.game)
        for entry in self.log:
            room.apply(entry, replaying=True)
        assert room.rebuild()
        return room


def playing(*people: str, game: Game = TRABLICI, seed: str = "07") -> Play:
    play = Play(game, list(people), seed=seed)
    play.start()
    return play


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
    play = Play(TRABLICI, [ANNA], seats=3)
    room = play.room
    play.put(room.set_seat(ANNA, 1, "bot", "random"))
    play.put(room.sit(BEN, 2, "Ben", "02"), BEN)
    assert [chair.kind for chair in room.chairs] == ["human", "bot", "human"]
    assert refusal(room.sit, EVA, 2, "Eva", "03") == "room-full"
    assert refusal(room.set_seat, BEN, 1, "open", None) == "not-host"
    play.put(room.set_seat(ANNA, 1, "open", None))
    assert refusal(room.sit, EVA, 2, "Eva", "03") == "seat-taken"
    assert refusal(room.sit, EVA, 7, "Eva", "03") == "no-seat"
    assert refusal(room.start, ANNA, "01") == "open-seats"
    play.put(room.sit(EVA, 1, "Eva", "03"), EVA)
    assert refusal(room.start, BEN, "01") == "not-host"
    play.start()
    assert room.status == "playing" and room.mixed_in == ["01", "03", "02"]
    assert refusal(room.sit, "dan", 1, "Dan", "04") == "started"
    assert refusal(room.set_options, ANNA, {}) == "started"
    assert refusal(room.start, ANNA, "01") == "started"


def test_one_browser_may_hold_several_seats() -> None:
    play = Play(TRABLICI, [ANNA], seats=2)
    play.put(play.room.sit(ANNA, 1, "Her sister", "01"))
    assert play.room.seats_of(ANNA) == [0, 1]
    assert play.start().mixed_in == ["01"], "one number from each browser"
    assert play.room.undo_for(0) == "no"
    play.answer()
    active = play.room.line[0].seat
    assert play.room.undo_for(active) == "free", "nobody else is at the table"


def test_the_number_of_seats_and_options_fit_the_game() -> None:
    play = Play(TRABLICI, [ANNA, BEN])
    room = play.room
    play.put(room.set_seats(ANNA, 4))
    play.put(room.set_options(ANNA, {"start_player": 3}))
    assert room.options == {"start_player": 3}
    play.put(room.set_seats(ANNA, 2))
    assert room.options == {"start_player": "random"}, "that seat is gone"
    assert [chair.kind for chair in room.chairs] == ["human", "human"]
    assert refusal(room.set_seats, ANNA, 1) == "seat-count"
    assert refusal(room.set_seats, ANNA, 7) == "seat-count"
    assert refusal(room.set_options, ANNA, {"start_player": "me"}) == "options"
    assert refusal(room.set_options, ANNA, {"wind": 3}) == "options"
    assert refusal(room.set_options, ANNA, {"start_player": [1]}) == "options"
    play.put(room.set_seats(ANNA, 3))
    play.put(room.sit(EVA, 2, "Eva", "03"), EVA)
    assert refusal(room.set_seats, ANNA, 2) == "seats-in-use"


def test_an_answer_needs_the_seat_the_question_and_the_option() -> None:
    room = playing(ANNA, BEN).room
    assert room.match is not None
    ask = room.match.asks[0]
    me, other = (ANNA, BEN) if ask.seat == 0 else (BEN, ANNA)
    key = ask.options[0].key
    version = room.version
    assert refusal(room.answer, other, ask.seat, version, key) == "not-your-seat"
    assert refusal(room.answer, EVA, ask.seat, version, key) == "not-seated"
    assert refusal(room.answer, "", ask.seat, version, key) == "not-seated"
    assert refusal(room.answer, me, 5, version, key) == "no-seat"
    assert refusal(room.answer, other, 1 - ask.seat, version, key) == "not-asked"
    assert refusal(room.answer, me, ask.seat, version, "win") == "not-an-option"
    assert refusal(room.answer, me, ask.seat, version + 1, key) == "future"
    assert refusal(room.answer, me, ask.seat, version - 1, key) == "stale"
    assert room.answer(me, ask.seat, version, key)[0] == "answer"


def test_chat_between_question_and_answer_does_no_harm() -> None:
    play = playing(ANNA, BEN)
    seen = play.room.version
    play.put(play.room.say(BEN, "  hurry <b>up</b>\n\x07 "), BEN)
    assert play.room.chat[-1].text == "hurry <b>up</b>"
    assert play.room.match is not None
    ask = play.room.match.asks[0]
    play.put(play.room.answered(ask.seat, seen, ask.options[0].key))
    assert refusal(play.room.say, BEN, " \n ") == "empty"


def test_a_game_may_forbid_talk_for_a_while() -> None:
    """Defenders are chosen in silence, leaders and camps are not."""
    play = playing(ANNA, BEN, game=find_game("defenders"))
    play.put(play.room.say(BEN, "hello"), BEN)
    match = play.room.match
    assert match is not None
    while not match.view(None)["silent"]:
        assert play.room.game.silent is not None and not play.room.game.silent(match.run.state)
        play.answer()
    assert refusal(play.room.say, BEN, "take the owl") == "silent"
    while match.view(None)["silent"]:
        play.answer()
    assert play.room.say(BEN, "well done")[0] == "chat"


def test_simultaneous_answers_do_not_make_each_other_stale() -> None:
    play = playing(ANNA, BEN, game=TOY)
    room = play.room
    seen = room.version
    play.answer(seat=0)
    assert room.match is not None
    ask = room.match.ask_for(1)
    assert ask is not None
    again = play.again()
    for one in (room, again):  # also after a restart
        assert one.answered(1, seen, ask.options[0].key)[0] == "answer"
        assert refusal(one.answered, 0, seen, "call:high") == "stale"


def test_a_broken_rule_changes_nothing() -> None:
    play = playing(ANNA, BEN, game=FAULTY)
    room = play.room
    assert room.match is not None
    while all(option.key != "trap" for ask in room.match.asks for option in ask.options):
        play.answer()
    before, version, seat = shown(room.match), room.version, room.match.asks[0].seat
    with pytest.raises(Exception, match="a rule failed"):
        play.put(room.answered(seat, version, "trap"))
    assert (shown(room.match), room.version, room.moves) == (before, version, len(room.match.answers))
    play.put(room.answered(seat, version, "pass"))


# --- undo


def place(play: Play) -> int:
    """Play until somebody has just placed a card and is asked whether to flip another; returns the seat."""
    while True:
        assert play.room.match is not None
        ask = play.room.match.asks[0]
        placed = ask.why == "place"
        play.answer()
        if placed and play.room.match.asks[0].why == "flip_or_stop":
            return ask.seat


def test_undo_is_free_inside_ones_own_turn_when_nothing_was_revealed() -> None:
    play = playing(ANNA, BEN)
    room = play.room
    seat = place(play)
    holder = room.chairs[seat].holder
    assert room.match is not None
    moves, key = room.moves, room.line[-1].key
    assert (room.undo_for(seat), room.undo_for(1 - seat)) in [("free", "no"), ("free", "ask")]
    version = room.version
    play.put(room.undo(holder, seat, version), holder)
    assert room.moves == moves - 1 and room.match.asks[0].why == "place"
    assert room.version == version + 1, "the log has grown, not shrunk"
    assert refusal(room.answered, seat, version, key) == "stale"
    play.put(room.answered(seat, room.version, key))
    assert room.moves == moves


def test_undo_across_a_flipped_card_needs_everybodys_consent() -> None:
    play = playing(ANNA, BEN, EVA)
    room = play.room
    seat = place(play)
    holder = room.chairs[seat].holder
    others = [person for person in (ANNA, BEN, EVA) if person != holder]
    play.answer(seat, "flip")
    assert room.match is not None
    moves = room.moves
    assert room.undo_for(seat) == "ask"
    play.put(room.undo(holder, seat, room.version), holder)
    proposal = room.proposal
    assert proposal is not None and proposal.waiting == others
    assert refusal(room.undo, holder, seat, room.version) == "proposal-open"
    assert refusal(room.consent, holder, proposal.id, True, set()) == "already-answered"
    assert refusal(room.consent, "dan", proposal.id, True, set()) == "not-seated"
    assert refusal(room.consent, others[0], proposal.id + 1, True, set()) == "no-proposal"
    play.put(room.consent(others[0], proposal.id, True, set()), others[0])
    assert room.moves == moves and play.again().proposal is not None
    assert refusal(room.consent, others[0], proposal.id, True, set()) == "already-answered"
    play.put(room.consent(others[1], proposal.id, True, set()), others[1])
    assert room.moves == moves - 1 and room.proposal is None


def test_a_declined_undo_may_not_be_asked_again_at_once() -> None:
    play = playing(ANNA, BEN)
    room = play.room
    seat = place(play)
    holder, other = room.chairs[seat].holder, room.chairs[1 - seat].holder
    play.answer(seat, "flip")
    play.put(room.undo(holder, seat, room.version), holder)
    assert room.proposal is not None
    play.put(room.consent(other, room.proposal.id, False, set()), other)
    assert room.proposal is None
    assert refusal(room.undo, holder, seat, room.version) == "declined"
    play.answer()
    seat = room.line[-1].seat
    if room.undo_for(seat) == "ask":
        play.put(room.undo(room.chairs[seat].holder, seat, room.version))
        assert room.proposal is not None
        play.answer()
        assert room.proposal is None, "an answer makes the proposal void"


def test_against_bots_alone_undo_is_always_free() -> None:
    play = Play(TRABLICI, [ANNA], seats=2)
    play.put(play.room.set_seat(ANNA, 1, "bot", "random"))
    room = play.start()
    for _ in range(30):
        play.answer()
    assert room.undo_for(0) == "free" and room.undo_for(1) == "no"
    number = room.last_move_of(0)
    play.put(room.undo(ANNA, 0, room.version))
    assert room.moves == number
    assert refusal(room.undo, ANNA, 1, room.version) == "not-your-seat"


def test_nothing_can_be_undone_before_the_first_answer_nor_after_the_end() -> None:
    play = playing(ANNA, BEN)
    assert refusal(play.room.undo, ANNA, 0, play.room.version) == "nothing-to-undo"
    assert play.room.match is not None
    while not play.room.match.over:
        play.answer()
    assert play.room.status == "over" and play.room.undo_for(0) == "no"
    assert refusal(play.room.undo, ANNA, 0, play.room.version) == "over"
    assert refusal(play.room.answered, 0, play.room.version, "flip") == "over"


@pytest.mark.parametrize("game", [TRABLICI, TOY], ids=["trablici", "toy"])
@pytest.mark.parametrize("seed", range(4))
def test_random_answers_and_undos_sum_up_to_the_same_room(game: Game, seed: int) -> None:
    """Undo returns to what was shown before; and the log alone gives the same room again, at every moment."""
    play = playing(ANNA, BEN, game=game, seed=f"{seed:02x}")
    room = play.room
    chance = Chance(seed_key(seed))
    assert room.match is not None
    past = [shown(room.match)]
    for number in range(60):
        if room.match.over:
            break
        if chance.below(4) == 0 and room.moves:
            back = chance.below(min(room.moves, 5)) + 1
            play.put(("undo", {"moves": room.moves - back, "by": 0}))
            del past[len(past) - back :]
        else:
            play.put(room.answered(*with_version(random_answer(room.match, chance), room.version)))
            past.append(shown(room.match))
        assert shown(room.match) == past[-1]
        if number % 5 == 0:
            again = play.again()
            assert again.match is not None
            assert shown(again.match) == past[-1] and again.match.digest() == room.match.digest()
            assert again.asked_since.keys() >= {ask.seat for ask in room.match.asks}
            assert [again.undo_for(seat) for seat in (0, 1)] == [room.undo_for(seat) for seat in (0, 1)]


def with_version(answer: tuple[int, str], version: int) -> tuple[int, int, str]:
    return answer[0], version, answer[1]


@pytest.mark.parametrize("seed", range(3))
def test_a_client_with_any_version_gets_exactly_the_story_it_lacks(seed: int) -> None:
    play = playing(ANNA, BEN, seed=f"{seed:02x}")
    room = play.room
    chance = Chance(seed_key(seed))
    assert room.match is not None
    told: list[list[dict[str, Any]]] = [[] for _ in range(room.version)] + [room.match.events_for(0)]
    for _ in range(60):
        if chance.below(3) == 0 and room.moves:
            play.put(("undo", {"moves": chance.below(room.moves), "by": 0}))
        else:
            play.put(room.answered(*with_version(random_answer(room.match, chance), room.version)))
        told.append(room.match.events_for(0))
        for version in range(room.story_from, room.version + 1):
            start = room.events_from(version)
            assert told[version][:start] + room.match.events_for(0, start) == told[-1]


# --- coming and going


def test_an_absent_player_is_replaced_by_a_bot_if_those_present_agree() -> None:
    play = playing(ANNA, BEN, EVA)
    room = play.room
    here = {ANNA, BEN}
    assert refusal(room.replace, ANNA, 1, "random", here) == "seat-present"
    assert refusal(room.replace, ANNA, 0, "random", here) == "own-seat"
    assert refusal(room.replace, ANNA, 2, "oracle", here) == "no-level"
    assert refusal(room.replace, "dan", 2, "random", here) == "not-seated"
    play.put(room.replace(ANNA, 2, "random", here))
    assert room.proposal is not None and room.proposal.waiting == [BEN]
    proposal = room.proposal.id
    assert refusal(room.consent, BEN, proposal, True, here | {EVA}) == "seat-present"
    play.put(room.consent(BEN, proposal, True, here), BEN)
    assert room.chairs[2].kind == "bot" and room.seats_of(EVA) == []
    assert room.seats_kept_for(EVA) == [2] and room.seats_kept_for("dan") == []
    assert refusal(room.replace, ANNA, 2, "random", here) == "not-a-person"
    assert refusal(room.sit, "dan", 2, "Dan", "01") == "started"
    play.put(room.sit(EVA, 2, "Eva", "01"), EVA)
    assert room.seats_of(EVA) == [2], "she is back"
    play.put(room.replace(BEN, 2, "random", {BEN}), BEN)
    assert room.chairs[2].kind == "bot", "nobody else is there to ask"


def test_leaving_opens_the_seat_before_the_start_and_gives_it_to_a_bot_after() -> None:
    play = Play(TRABLICI, [ANNA, BEN])
    room = play.room
    play.put(room.leave(ANNA, None))
    assert room.chairs[0].kind == "open" and room.host == BEN
    play.put(room.sit(ANNA, 0, "Anna", "01"))
    play.put(room.start(BEN, "02"), BEN)
    play.put(room.leave(BEN, 1), BEN)
    assert room.chairs[1].kind == "bot" and room.host == ANNA
    assert refusal(room.leave, BEN, None) == "not-seated"
    assert refusal(room.leave, ANNA, 1) == "not-your-seat"
    play.put(room.sit(BEN, 1, "Ben", "03"), BEN)
    assert room.seats_of(BEN) == [1]


def test_a_proposal_ends_when_its_people_leave() -> None:
    play = playing(ANNA, BEN, EVA)
    room = play.room
    seat = place(play)
    play.answer(seat, "flip")
    holder = room.chairs[seat].holder
    play.put(room.undo(holder, seat, room.version), holder)
    play.put(room.leave(holder, None), holder)
    assert room.proposal is None


def test_names_are_plain_short_text() -> None:
    assert (
        cleaned("  <script>\n\talert('x')\u202e</script>  " + "x" * 100, 40)
        == "<script> alert('x') </script> xxxxxxxxxx"
    )
    assert cleaned("\x00\ud800", 40) == ""
    assert cleaned("Šárka 👩‍🚀", 40) == "Šárka 👩‍🚀"


def test_a_repeated_command_is_known() -> None:
    play = playing(ANNA, BEN)
    play.put(play.room.say(ANNA, "hi"), ANNA, "c1")
    assert play.room.commands[(ANNA, "c1")] == play.room.version
    assert play.again().commands == play.room.commands
