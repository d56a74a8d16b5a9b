"""The one spelling of data, for digests."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from klubovna.engine.state import canonical, digest, spelled
from tests.kit import TESTS

PLAIN = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text()
DATA = st.recursive(PLAIN, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=30)


@given(DATA)
@settings(max_examples=600, deadline=None)
def test_the_quick_spelling_is_the_old_one(data: Any) -> None:
    try:
        expected = spelled(data)
    except UnicodeEncodeError:  # half a character: neither spells it
        with pytest.raises(UnicodeEncodeError):
            canonical(data)
    else:
        assert canonical(data) == expected


@pytest.mark.parametrize(
    "data",
    [
        *(1e22, 1e16, -1e16, 1e15, 1e-5, 1e-7, 0.1, -0.0, 5e-324, 1.7976931348623157e308),
        *([1e22], [0, -1e-7], {"a": 1e16}, {"a": [[1e-5]]}, {"x": {"y": 1e100}}),
        *(2**63, 2**64, -(2**63), 10**30, {1: 2, 0: 3}, {"é": 1, "z": 2, "\U0001f600": 3, "\uffff": 4}),
        *('a,e"\\/\b\f\n\r\t\x00\x1f\x7f\u2028', ["1,e5", ".5", "[.5"], (1, (2, 3)), True, None),
    ],
    ids=repr,
)
def test_spellings_that_two_encoders_could_disagree_on(data: Any) -> None:
    assert canonical(data) == spelled(data)


@pytest.mark.parametrize("path", sorted((TESTS / "matches").glob("*/*.json")), ids=lambda path: path.stem)
def test_golden_records_are_spelled_as_ever(path: Any) -> None:
    record = json.loads(path.read_text("utf-8"))
    assert canonical(record) == spelled(record)
    assert digest(record["checkpoint"]["state"]) == record["digests"][-1][1]
