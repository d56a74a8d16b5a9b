"""The analysis of a match: its figures are sound, can be repeated, and use nothing that a seat could not know."""

from __future__ import annotations

import json
from functools import lru_cache
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from klubovna.bots import new_bot
from klubovna.engine import LANGUAGES, Chance, Glimpse, Match, Refused, new_match, seed_key
from klubovna.games import GAMES
from klubovna.teacher.analysis import analyse, judge
from klubovna.teacher.words import message, verdict
from klubovna.terminal.analysis import print_analysis

WORLDS = 3  # the figures need not be good here, only sound
LATE = {"bellum_magica": 0.7, "defenders": 0.9, "smash_up": 0.85, "tag_team": 0.3, "trablici": 0.85}


@lru_cache
def short_match(game: str, seats: int) -> Match:
    """The end of a match, as a match of its own."""
    whole = new_match(GAMES[game], seats, 5, {})
    playing = new_bot("random", 1)
    while not whole.over:
        ask = whole.asks[0]
        whole.answer(ask.seat, playing.choose(Glimpse(whole.run, ask)))
    late = whole.at(int(LATE[game] * whole.version)).run.checkpoint.copy()
    match = Match.from_position(GAMES[game], late, 1, {}, ["Eva", "Ota", "Jan", "Iva"][:seats])
    clumsy = new_bot("casual", 2)
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, clumsy.choose(Glimpse(match.run, ask)))
    return match


@lru_cache
def analysed(game: str, seats: int) -> dict[str, Any]:
    return analyse(short_match(game, seats), worlds=WORLDS)


@pytest.mark.parametrize(("game", "seats"), [*[(game, 2) for game in GAMES], ("bellum_magica", 4)])
def test_the_figures_add_up(game: str, seats: int) -> None:
    found, match = analysed(game, seats), short_match(game, seats)
    assert found["choices"] and found["moves"] == match.version
    positions = [one["before"] for one in found["choices"]] + [one["after"] for one in found["choices"]]
    for chances in [*positions, found["last"]]:
        assert all(-1e-9 <= chance <= 1 + 1e-9 for chance in chances)
        if found["together"]:
            assert len(set(chances)) == 1
        else:
            assert sum(chances) == pytest.approx(1.0, abs=0.001)
    for player in found["players"]:
        whole = player["start"] + player["own"] + player["others"] + player["luck"]
        assert whole == pytest.approx(player["end"], abs=0.002)
        assert player["own"] <= 0.0
    for one in found["choices"]:
        if "better" in one:
            assert one["better"]["key"] != one["chosen"]["key"] and one["loss"] > 2 * one["doubt"]
        else:
            assert one["before"] == one["after"]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_turning_points_are_the_largest_swings_in_the_order_of_the_match(game: str) -> None:
    found = analysed(game, 2)
    turns = found["turns"]
    assert len(turns) <= 3
    assert [turn["moves"] for turn in turns] == sorted(turn["moves"] for turn in turns)
    choices = {one["moves"]: one for one in found["choices"]}
    for turn in turns:
        one = choices[turn["moves"]]
        if turn["cause"] == "choice":
            lost = [after - before for before, after in zip(one["before"], one["after"], strict=True)]
            assert turn["swings"] == pytest.approx(lost, abs=0.001)
    lost = [one["before"][one["seat"]] - one["after"][one["seat"]] for one in found["choices"]]
    smallest = min([max(map(abs, turn["swings"])) for turn in turns], default=0.03)
    told = [turn["moves"] for turn in turns if turn["cause"] == "choice"]
    for one, loss in zip(found["choices"], lost, strict=True):
        assert one["moves"] in told or loss <= max(0.03, smallest) + 0.001


def test_the_same_seed_gives_the_same_bytes() -> None:
    match = short_match("bellum_magica", 2)
    again = json.dumps(analyse(match, worlds=WORLDS))
    assert again == json.dumps(analysed("bellum_magica", 2))
    assert again != json.dumps(analyse(match, seed=1, worlds=WORLDS))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_choice_is_judged_by_what_the_seat_could_know(game: str) -> None:
    match = short_match(game, 2)
    looked = 0
    for moves in range(match.version):
        then = match.at(moves)
        seat, key = match.answers[moves]
        ask = then.ask_for(seat)
        assert ask is not None
        if len(ask.options) == 1:
            continue
        truth = judge(then, ask, ask.index_of(key), Chance(seed_key(moves)), 2).to_json()
        other = then.redeal(seat, 77)
        asked = other.ask_for(seat)
        assert asked is not None
        assert judge(other, asked, asked.index_of(key), Chance(seed_key(moves)), 2).to_json() == truth
        looked += 1
        if looked == 4:
            return


def test_it_can_be_called_off_and_wants_a_finished_match() -> None:
    class Enough(Exception):
        pass

    def stop(done: int, total: int) -> None:
        if done == 2:
            raise Enough

    with pytest.raises(Enough):
        analyse(short_match("trablici", 2), progress=stop, worlds=2)
    with pytest.raises(Refused, match="over"):
        analyse(new_match(GAMES["trablici"], 2, 1, {}))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_it_is_told_in_words(game: str, lang: str) -> None:
    found, match = analysed(game, 2), short_match(game, 2)
    console = Console(width=100, file=StringIO())
    print_analysis(match, found, lang, console)
    told = console.file.getvalue()  # type: ignore[attr-defined]
    assert "Eva" in told and "Ota" in told
    for player in found["players"]:
        said = verdict(player, lang)
        assert said and all("verdict" not in one and "{" not in one for one in said)
        assert all(one in " ".join(told.split()) for one in said)
    for one in found["choices"]:
        for reason in one.get("reasons", []):
            text = message(match.game, reason["text"]).text(lang, match.names, one["seat"])
            assert text and "reason" not in text and "term-" not in text
