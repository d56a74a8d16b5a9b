"""Cards: made in one go, carried by codes that work once, lost and found again, and gone without a trace."""

from __future__ import annotations

from sqlalchemy import text

from klubovna.table.clubhouse import Clubhouse
from klubovna.table.database import make_engine, migrate
from klubovna.table.entries import Handed, decode
from klubovna.table.members import ASKED, CARRIED, DAY, MOST_DEVICES, UNUSED, Browser, Card
from klubovna.table.membership import hand_over, leave_club, my_tables
from klubovna.table.refusal import Refusal
from klubovna.table.tokens import holder_of, member_holder, member_of, new_code, new_token, read_code
from tests.table.kit import BEN, answer, clubhouse, run, sit

PHONE = Browser("phone", "Firefox, Android")


class Clock:
    def __init__(self) -> None:
        self.now: float = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def clocked(club: Clubhouse) -> Clock:
    club.members.clock = clock = Clock()
    return clock


async def bara(club: Clubhouse) -> tuple[Card, str]:
    return await club.members.make("  Bára\n", "circle", 0, Browser("computer", "Chromium, Linux"))


async def refusal(work: object) -> str:
    try:
        await work  # type: ignore[misc]
    except Refusal as refused:
        assert not refused.text("cs").startswith("refused-") and not refused.text("en").startswith("refused-")
        return refused.id
    return ""


def test_a_card_is_carried_by_devices_that_can_be_signed_off(database: str) -> None:
    async def work() -> None:
        async with clubhouse(database) as club:
            clock, members = clocked(club), club.members
            card, secret = await bara(club)
            assert (card.number, card.name, card.figure, card.colour) == (1, "Bára", "circle", 0)
            second, _ = await members.make("Eva", "cross", 5, PHONE)
            assert second.number == 2
            visit = await members.visit(secret)
            assert visit is not None and visit.card == card
            for wrong in ("", "x", new_token(), secret + "x", card.id):
                assert await members.visit(wrong) is None
            clock.now += UNUSED - DAY
            assert await members.visit(secret) is not None  # and now it has been used
            clock.now += UNUSED - DAY
            assert await members.visit(secret) is not None
            clock.now += UNUSED + DAY
            assert await members.visit(secret) is None and await members.devices(card.id) == []
            code, _ = await members.carry(card.id)
            taken, phone = await members.take(code, PHONE)
            assert taken == card
            [device] = await members.devices(card.id)
            assert (device.kind, device.label) == ("phone", "Firefox, Android")
            assert await members.living([device.id, "nobody"]) == {device.id}
            assert await refusal(members.sign_off(second.id, device.id)) == "no-device"
            assert await members.visit(phone) is not None
            await members.sign_off(card.id, device.id)
            assert await members.visit(phone) is None and await members.living([device.id]) == set()
            assert await refusal(members.sign_off(card.id, device.id)) == "no-device"

    run(work())


def test_codes_work_once_and_soon(database: str) -> None:
    async def work() -> None:
        async with clubhouse(database) as club:
            clock, members = clocked(club), club.members
            card, _ = await bara(club)
            first, _ = await members.carry(card.id)
            code, until = await members.carry(card.id)
            assert await refusal(members.take(first, PHONE)) == "no-code", "a newer one has taken its place"
            assert until == clock.now + CARRIED
            await members.take(f" {code[:5].lower()}-{code[5:]} ", PHONE)
            assert await refusal(members.take(code, PHONE)) == "no-code", "it was used"
            late, _ = await members.carry(card.id)
            clock.now += CARRIED + 1
            assert await refusal(members.take(late, PHONE)) == "no-code", "it is late"
            assert await refusal(members.take("", PHONE)) == "no-code"

            old = await members.new_recovery(card.id)
            kept = await members.new_recovery(card.id)
            assert await refusal(members.recover(old, PHONE)) == "no-code"
            for _ in range(2):  # there may be another loss
                assert (await members.recover(kept, PHONE))[0].id == card.id
            assert await refusal(members.take(kept, PHONE)) == "no-code", "one purpose each"
            for _ in range(MOST_DEVICES):
                await members.recover(kept, PHONE)
            assert len(await members.devices(card.id)) == MOST_DEVICES

    run(work())


def test_questions_to_passkeys_are_answered_once_and_soon(database: str) -> None:
    async def work() -> None:
        async with clubhouse(database) as club:
            clock, members = clocked(club), club.members
            card, _ = await bara(club)
            other, _ = await members.make("Eva", "cross", 5, PHONE)
            await members.ask_passkey("q1", card.id)
            assert await refusal(members.keep_passkey("q1", other.id, "k", b"key", 0)) == "no-passkey"
            await members.ask_passkey("q2", card.id)
            await members.keep_passkey("q2", card.id, "k", b"key", 3)
            [passkey] = await members.passkeys(card.id)
            assert (passkey.public_key, passkey.uses) == (b"key", 3)
            await members.ask_passkey("q3", other.id)
            assert await refusal(members.keep_passkey("q3", other.id, "k", b"other", 0)) == "no-passkey", "it is taken"
            await members.ask_passkey("q4")
            passkey.uses = 4
            assert (await members.enter_by_passkey("q4", passkey, PHONE))[0].id == card.id
            assert (await members.passkey("k")).uses == 4
            assert await refusal(members.enter_by_passkey("q4", passkey, PHONE)) == "no-passkey", "it was used"
            await members.ask_passkey("q5")
            clock.now += ASKED + 1
            assert await refusal(members.enter_by_passkey("q5", passkey, PHONE)) == "no-passkey", "it is late"
            assert await refusal(members.drop_passkey(other.id, "k")) == "no-passkey"
            await members.drop_passkey(card.id, "k")
            assert await refusal(members.passkey("k")) == "no-passkey"

    run(work())


def test_no_secret_is_stored_as_it_is(database: str) -> None:
    async def work() -> None:
        async with clubhouse(database) as club:
            card, secret = await bara(club)
            code, _ = await club.members.carry(card.id)
            recovery = await club.members.new_recovery(card.id)
            await club.members.ask_passkey("challenge", card.id)
            with club.store.engine.connect() as connection:
                rows = [
                    str(value)
                    for table in ("member", "device", "ticket")
                    for row in connection.execute(text(f"select * from {table}"))
                    for value in row
                ]
            for word in (secret, code, recovery, "challenge"):
                assert not any(word in row for row in rows)

    run(work())


def test_codes_are_read_as_they_are_typed() -> None:
    code = new_code(20)
    assert read_code(code) == code and len(code) == 20
    assert read_code("abcd-o1l i") == "ABCD0111"
    assert read_code("ěščř ?!") == ""
    assert member_of(member_holder("abc")) == "abc" and member_of(holder_of("member:abc")) is None


def test_a_seat_is_handed_over_to_the_card_and_reached_from_every_device(database: str) -> None:
    async def work() -> None:
        token = new_token()
        async with clubhouse(database) as club:
            card, _ = await bara(club)
            room = await club.lobby.create("trablici", holder_of(token), "Bára", seats=2)
            await club.do(room.id, BEN, None, sit(BEN, 1))
            assert await my_tables(club, card.id) == []
            assert not await hand_over(club, card.id, room.id, new_token()), "no seat, nothing to hand over"
            assert not await hand_over(club, card.id, "nowhere", token)
            assert await hand_over(club, card.id, room.id, token)
            assert not await hand_over(club, card.id, room.id, token), "the token opens nothing any more"
            holder = member_holder(card.id)
            await club.do(room.id, holder, None, lambda r: r.play.start(holder, "0a"))  # it is the host now
            [mine] = await my_tables(club, card.id)
            assert mine.seats == [0] and mine.my_turn == (mine.room.match is not None and 0 in mine.asked)
            await answer(club, room.id)
        async with clubhouse(database) as club:  # as another server reads it
            [mine] = await my_tables(club, card.id)
            assert mine.room.seating.seats_of(holder) == [0] and mine.room.seating.host == holder
            assert any(isinstance(entry.fact, Handed) for entry in await club.store.load(mine.room.id))

    run(work())


def test_leaving_the_club_leaves_the_matches_to_the_others(database: str) -> None:
    async def work() -> None:
        token = new_token()
        async with clubhouse(database) as club:
            card, secret = await bara(club)
            holder = member_holder(card.id)
            room = await club.lobby.create("trablici", holder_of(token), "Barbora", seats=2)
            await club.do(room.id, BEN, None, sit(BEN, 1))
            await club.do(room.id, holder_of(token), None, lambda r: r.talk.say(holder_of(token), "call 777"))
            await hand_over(club, card.id, room.id, token)
            await club.do(room.id, holder, None, lambda r: r.seating.sit(holder, 0, "Bára", "0a"))
            await club.do(room.id, holder, None, lambda r: r.play.start(holder, "0a"))
            moves = (await club.room(room.id)).moves
            waiting = await club.lobby.create("trablici", holder, "Bára", seats=3)
            await leave_club(club, card.id)
            assert await club.members.visit(secret) is None and await club.members.cards([card.id]) == {}
            with club.store.engine.connect() as connection:
                for table, column in (
                    ("entry", "data"),
                    ("member", "name"),
                    ("device", "label"),
                    ("member_room", "member"),
                ):
                    for value in connection.execute(text(f"select {column} from {table}")).scalars():
                        assert (
                            not any(word in value for word in ("Bára", "Barbora", "777", card.id)) or table == "entry"
                        )
                        assert not any(word in value for word in ("Bára", "Barbora", "777"))
            left = await club.room(room.id)
            assert left.chairs[0].kind == "bot" and left.chairs[0].name not in ("Bára", "", "Ben")
            assert left.chairs[1].name == "Ben" and left.seating.host == BEN and left.moves >= moves
            assert all(chair.kind == "open" for chair in (await club.room(waiting.id)).chairs)
        async with clubhouse(database) as club:
            left = await club.room(room.id)
            assert left.match is not None and left.status == "playing" and left.play.names[0] == ""

    run(work())


def test_the_migration_keeps_what_was_there_and_goes_back(database: str) -> None:
    token = new_token()

    async def make() -> str:
        async with clubhouse(database) as club:
            room = await club.lobby.create("trablici", holder_of(token), "Bára", seats=2)
            await club.do(room.id, BEN, None, sit(BEN, 1))
            return room.id

    async def go_on(room: str) -> None:
        async with clubhouse(database) as club:
            assert (await club.room(room)).seating.seats_of(holder_of(token)) == [0], "the token opens its seat"
            card, _ = await bara(club)
            assert card.number == 1 and await hand_over(club, card.id, room, token)
            assert (await club.room(room)).seating.names() == ["Bára", "Ben"]

    room = run(make())
    engine = make_engine(database)
    for _ in range(2):
        run(go_on(room))
        with engine.begin() as connection:
            migrate(connection, "0003")
            kinds = list(connection.execute(text("select kind from entry order by version")).scalars())
            assert kinds[:3] == ["created", "sat", "declined"] and "handed" not in kinds
            for kind, data in connection.execute(text("select kind, data from entry")):
                decode(kind, data)
            assert connection.execute(text("select id from room")).scalar() == room
    run(go_on(room))
    engine.dispose()
