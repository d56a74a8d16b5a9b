"""Bots beside a person in a game that is won together: they keep the silence and leave the person's decisions alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from klubovna.bots import FIGURES, new_bot
from klubovna.engine import Glimpse, Match, new_match
from klubovna.games import find_game
from klubovna.table.bot_duty import HOLDER
from klubovna.table.entries import Answered, Said
from klubovna.table.refusal import Refusal
from tests.table.kit import ANNA, Seen, clubhouse, run


def answering(version: int, key: str) -> Any:
    return lambda room: room.play.answer(ANNA, 0, version, key)


def test_what_is_a_persons_to_decide_no_bot_decides(tmp_path: Path) -> None:
    async def work() -> None:
        async with clubhouse(f"sqlite:///{tmp_path}/club.db") as club:
            room = await club.lobby.create("defenders", ANNA, "Anna", 2, bots=["betka"])
            await club.do(room.id, ANNA, None, lambda room: room.play.start(ANNA, "01"))
            seen = await Seen(club, ANNA).join(room.id)
            for _ in range(400):
                assert room.match is not None
                ask = room.match.ask_for(0)
                if room.moves >= 25 or room.match.over:
                    break
                if ask is None:
                    await asyncio.sleep(0.02)
                    continue
                version, key = room.version, ask.options[0].key
                with pytest.raises(Refusal):
                    room.play.answer_by_bot(0, version, key)
                await club.do(room.id, ANNA, None, answering(version, key))
            assert room.moves > 5
            log = await club.store.load(room.id)
            answered = {(entry.holder, entry.fact.seat) for entry in log if isinstance(entry.fact, Answered)}
            assert answered == {(ANNA, 0), (HOLDER, 1)}, "everybody answers for their own seat only"
            assert not [entry for entry in log if isinstance(entry.fact, Said)], "bots do not talk"
            club.part(club.desks[room.id], seen)

    run(work(), 120)


def in_silence(seed: int) -> Match:
    """Strážci Divočiny where both choose their Defender at the same time, without a word (T2.1)."""
    match = new_match(find_game("defenders"), 2, seed)
    while len(match.asks) < 2:
        match.answer(match.asks[0].seat, match.asks[0].options[0].key)
    return match


@pytest.mark.parametrize("figure", ["kvido", "betka", "sofie"])
def test_a_bot_knows_nothing_of_what_its_partner_chooses_in_silence(figure: str) -> None:
    """The same choice before the person has chosen, and after, whatever that was."""
    assert figure in FIGURES
    for seed in range(2):
        alone = in_silence(seed)
        person, bot = alone.asks[0], alone.asks[1]
        choices = {new_bot(figure, 5).choose(Glimpse(alone.run, bot))}
        for option in person.options:
            after = in_silence(seed)
            after.answer(person.seat, option.key)
            ask = after.ask_for(bot.seat)
            if ask is not None:
                choices.add(new_bot(figure, 5).choose(Glimpse(after.run, ask)))
        assert len(choices) == 1
