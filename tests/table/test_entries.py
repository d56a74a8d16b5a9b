"""Entries are the longest-lived format: every kind is read as it was written, and nothing else is read at all."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from sqlalchemy import text

from klubovna.engine import Chance, seed_key
from klubovna.table import entries
from klubovna.table.database import make_engine
from klubovna.table.entries import KIND_OF, KINDS, BadEntry, Fact, FirstChair, decode, encode
from klubovna.table.refusal import Refusal
from klubovna.table.room import Room
from tests.releases.corpus import Release, releases
from tests.table.kit import ANNA, BEN, answer, clubhouse, run, started

# One of every kind, with the bytes that stand in the database for it.
STORED: list[tuple[Fact, str]] = [
    (
        entries.Created(
            seed="5eed",
            seats=3,
            options={"start_player": 1},
            listed=True,
            chairs=[FirstChair("human", "h1", "Anna"), FirstChair("open"), FirstChair("bot", level="greedy")],
            host="h1",
            game="trablici",
        ),
        '{"seed":"5eed","seats":3,"options":{"start_player":1},"listed":true,"chairs":[{"kind":"human","holder":"h1",'
        '"name":"Anna"},{"kind":"open"},{"kind":"bot","level":"greedy"}],"host":"h1","game":"trablici"}',
    ),
    (
        entries.Created(
            seed=7,
            seats=1,
            options={},
            listed=False,
            chairs=[FirstChair("human", "h1", "", None)],
            host="h1",
            origin=entries.Origin("fork", "abc", 12),
            game="toy",
        ),
        '{"seed":7,"seats":1,"options":{},"listed":false,"chairs":[{"kind":"human","holder":"h1","name":"","level":null}],'
        '"host":"h1","origin":{"kind":"fork","room":"abc","moves":12},"game":"toy"}',
    ),
    (entries.Sat(1, "Běta", "0b"), '{"seat":1,"name":"Běta","salt":"0b"}'),
    (entries.Left([0, 2], "greedy"), '{"seats":[0,2],"level":"greedy"}'),
    (entries.SeatSet(1, "bot", "random"), '{"seat":1,"kind":"bot","level":"random"}'),
    (entries.SeatSet(1, "open", None), '{"seat":1,"kind":"open","level":null}'),
    (entries.SeatsSet(4, {"a": [1]}), '{"seats":4,"options":{"a":[1]}}'),
    (entries.OptionsSet({"a": False}), '{"options":{"a":false}}'),
    (entries.ListedSet(True), '{"listed":true}'),
    (entries.HintsSet(False), '{"hints":false}'),
    (entries.Handed("member:1"), '{"to":"member:1"}'),
    (entries.RatedSet(True), '{"rated":true}'),
    (entries.Started(3, ["01"], ["Anna", ""]), '{"rules":3,"mixed_in":["01"],"names":["Anna",""]}'),
    (
        entries.Started(3, [], [""], {"answers": [[0, "a"]]}),
        '{"rules":3,"mixed_in":[],"names":[""],"record":{"answers":[[0,"a"]]}}',
    ),
    (entries.Answered(0, "flip", False, "d1"), '{"seat":0,"key":"flip","clear":false,"digest":"d1"}'),
    (
        entries.Answered(0, "flip", True, "d2", {"winners": [1]}),
        '{"seat":0,"key":"flip","clear":true,"digest":"d2","result":{"winners":[1]}}',
    ),
    (entries.Undone(4, 1), '{"moves":4,"by":1}'),
    (
        entries.Proposed("undo", 0, "h1", ["h2"], moves=5),
        '{"what":"undo","by":0,"holder":"h1","waiting":["h2"],"moves":5}',
    ),
    (
        entries.Proposed("replace", 0, "h1", ["h2"], seat=2, level="random"),
        '{"what":"replace","by":0,"holder":"h1","waiting":["h2"],"seat":2,"level":"random"}',
    ),
    (entries.Agreed(7, "h2"), '{"proposal":7,"holder":"h2"}'),
    (entries.Declined(7, 1, False), '{"proposal":7,"by":1,"withdrawn":false}'),
    (entries.Replaced(2, "random"), '{"seat":2,"level":"random"}'),
    (entries.Said(None, "", "ahoj 🎲"), '{"seat":null,"name":"","text":"ahoj 🎲"}'),
    (entries.NextMade("abc"), '{"room":"abc"}'),
    (
        entries.Created(
            seed="5",
            seats=1,
            options={},
            listed=False,
            chairs=[],
            host="h1",
            game="toy",
            clock=entries.ClockRule("bank", 600, 5),
        ),
        '{"seed":"5","seats":1,"options":{},"listed":false,"chairs":[],"host":"h1","game":"toy",'
        '"clock":{"kind":"bank","seconds":600,"increment":5,"flag":"bot"}}',
    ),
    (
        entries.ClockSet(entries.ClockRule("days", 86400, 0, "lost")),
        '{"rule":{"kind":"days","seconds":86400,"increment":0,"flag":"lost"}}',
    ),
    (entries.ClockSet(None), '{"rule":null}'),
    (
        entries.Answered(0, "flip", False, "d1", clock=entries.ClockNote([58.5, 60.0], {1: 12.25}, 1.5)),
        '{"seat":0,"key":"flip","clear":false,"digest":"d1",'
        '"clock":{"left":[58.5,60.0],"since":{"1":12.25},"used":1.5,"paused":false}}',
    ),
    (
        entries.Flagged([1], "skilled", {"winners": [0]}, entries.ClockNote([5.0, 0.0], {})),
        '{"seats":[1],"level":"skilled","result":{"winners":[0]},'
        '"clock":{"left":[5.0,0.0],"since":{},"used":0.0,"paused":false}}',
    ),
    (entries.Paused(True), '{"on":true}'),
    (entries.Proposed("pause", 0, "h1", ["h2"]), '{"what":"pause","by":0,"holder":"h1","waiting":["h2"]}'),
    (entries.HouseSet(True, False), '{"closed":true,"hushed":false}'),
    (entries.Muted("h3", "Cyril", True), '{"who":"h3","name":"Cyril","muted":true}'),
    (entries.Removed("h3", "", [2], "greedy"), '{"who":"h3","name":"","seats":[2],"level":"greedy"}'),
    (
        entries.AnswerSaved(1, "react", "no", True, {"id": "no"}, {}),
        '{"seat":1,"why":"react","key":"no","on":true,"label":{"id":"no"},"args":{}}',
    ),
    (entries.Resumed(4, 10, 12, {"seed": "5"}), '{"rules":4,"before":10,"moves":12,"record":{"seed":"5"}}'),
]
# kinds that 0.1.0 did not have
SINCE = {"hints", "handed", "rated", "clock", "flag", "pause", "house", "muted", "removed", "saved"}
ids = [f"{KIND_OF[type(fact)]}-{number}" for number, (fact, _) in enumerate(STORED)]


@pytest.mark.parametrize(("fact", "data"), STORED, ids=ids)
def test_every_kind_comes_back_as_it_went_in(fact: Fact, data: str) -> None:
    kind = KIND_OF[type(fact)]
    assert encode(fact) == data and decode(kind, data) == fact


def test_there_is_a_case_for_every_kind() -> None:
    assert set(KINDS.values()) == set(get_args(Fact)) == {type(fact) for fact, _ in STORED}
    assert max(map(len, KINDS)) <= 16, "the column has no room for more"


def unreadable(kind: str, data: str) -> str:
    with pytest.raises(BadEntry) as caught:
        decode(kind, data)
    sentence = str(caught.value)
    assert "\n" not in sentence and sentence.endswith(".") and len(sentence) < 200
    return sentence


def test_an_unknown_kind_is_refused_in_one_sentence() -> None:
    assert unreadable("flown", "{}") == "this release knows no entries of kind 'flown'."


@pytest.mark.parametrize(("fact", "data"), STORED, ids=ids)
def test_a_malformed_entry_is_refused_in_one_sentence(fact: Fact, data: str) -> None:
    """Cut off, of another shape, with a field missing, with one too many, with a value of the wrong type."""
    kind = KIND_OF[type(fact)]
    fields: dict[str, Any] = json.loads(data)
    assert kind in unreadable(kind, data[:-1])
    unreadable(kind, "[]")
    unreadable(kind, "")
    assert "wings" in unreadable(kind, json.dumps({**fields, "wings": 2}))
    for field in msgspec.structs.fields(type(fact)):
        assert field.name in unreadable(kind, json.dumps({**fields, field.name: 3.5}))
        if field.required:
            assert field.name in unreadable(kind, json.dumps({k: v for k, v in fields.items() if k != field.name}))


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("created", '{"seed":"5","seats":1,"options":{},"listed":true,"chairs":[{"kind":"bot"}],"host":"","game":"g"}'),
        (
            "created",
            '{"seed":"5","seats":1,"options":{},"listed":true,"chairs":[{"kind":"human"}],"host":"","game":"g"}',
        ),
        ("seat", '{"seat":1,"kind":"bot","level":null}'),
        ("seat", '{"seat":1,"kind":"open","level":"greedy"}'),
        ("proposed", '{"what":"undo","by":0,"holder":"h1","waiting":["h2"]}'),
        ("proposed", '{"what":"replace","by":0,"holder":"h1","waiting":["h2"],"seat":2}'),
        ("proposed", '{"what":"remove","by":0,"holder":"h1","waiting":["h2"]}'),
        ("clock", '{"rule":{"kind":"move","seconds":0}}'),
        ("proposed", '{"what":"dance","by":0,"holder":"h1","waiting":["h2"]}'),
    ],
)
def test_fields_that_do_not_fit_each_other_are_refused(kind: str, data: str) -> None:
    unreadable(kind, data)


@pytest.mark.parametrize("release", releases(), ids=lambda release: release.version)
def test_every_stored_entry_of_a_release_is_read_and_would_be_written_byte_for_byte(
    release: Release, tmp_path: Path
) -> None:
    engine = make_engine(release.unpack_sqlite(tmp_path))
    with engine.connect() as connection:
        rows = connection.execute(text("select kind, data from entry")).all()
    engine.dispose()
    assert {row.kind for row in rows} == set(KINDS) - SINCE
    for row in rows:
        assert encode(decode(row.kind, row.data)) == row.data


def test_an_answer_is_whole_before_it_is_applied(tmp_path: Path) -> None:
    """Another room that follows the stored entries comes out the same, and applying changes no entry."""

    async def work() -> None:
        async with clubhouse(f"sqlite:///{tmp_path / 'club.db'}") as club:
            room = await started(club, [ANNA, BEN], "toy")
            twin = Room(room.id, room.game)
            chance = Chance(seed_key(3))
            while room.status == "playing":
                await answer(club, room.id, None, chance.below(3))
            for entry in await club.store.load(room.id):
                before = encode(entry.fact)
                twin.apply(entry)
                assert encode(entry.fact) == before
            assert twin.match is not None and room.match is not None and twin.status == "over"
            assert twin.match.digest() == room.match.digest() and twin.play.result == room.play.result
            assert [move.clear for move in twin.play.standing] == [move.clear for move in room.play.standing]

    run(work())


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ("update entry set kind = 'flown' where version = 2", "Entry 2 of table"),
        ("update entry set data = '{}' where version = 2", "Entry 2 of table"),
        ("delete from entry where version = 2", "does not follow"),
        ("update entry set data = replace(data, '\"seat\":1', '\"seat\":9') where version = 2", "does not follow"),
        ("delete from entry where version = 1", "begins with"),
    ],
)
def test_a_damaged_log_is_refused_in_one_sentence(tmp_path: Path, change: str, problem: str) -> None:
    async def work() -> None:
        async with clubhouse(f"sqlite:///{tmp_path / 'club.db'}") as club:
            room = await started(club, [ANNA, BEN], "toy")
            with club.store.engine.begin() as connection:
                assert connection.exec_driver_sql(change).rowcount == 1
            club.desks.clear()
            for _ in range(2):
                with pytest.raises(Refusal) as caught:
                    await club.room(room.id)
                assert caught.value.id == "damaged" and problem in str(caught.value), str(caught.value)
            assert await club.lobby.waiting() == []

    run(work())
