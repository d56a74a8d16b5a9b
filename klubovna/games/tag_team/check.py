"""Nothing is lost: what must hold in every position of Tag Team."""

from __future__ import annotations

from klubovna.games.tag_team.boards import AFLAME_TOKENS, Boards
from klubovna.games.tag_team.cards import BODVAR, BUILD, FAE_FOLK, FIGHTERS, GOLEM, MARIE_LAVEAU, STARTING
from klubovna.games.tag_team.state import ORDER, SEATS, TEAMS, TagTeam


def check(t: TagTeam) -> None:
    """Every card of both teams is in exactly one place, every marker on its track, every token somewhere."""
    if t.phase == TEAMS:
        check_draft(t)
        return
    picked = t.teams[0] + t.teams[1]
    assert len(picked) == 4 and len(set(picked)) == 4, f"teams {t.teams}"
    for seat in SEATS:
        cards = list(t.build[seat].cards) + list(t.decks[seat])
        expected: list[int] = []
        for fighter in t.teams[seat]:
            expected += BUILD[fighter]
            if t.phase != ORDER:
                expected.append(STARTING[fighter])
        assert sorted(cards) == sorted(expected), f"cards of seat {seat}: {sorted(cards)}"
        assert len(t.build[seat].seen) == len(t.build[seat].cards)
        assert len(t.since[seat]) == len(t.decks[seat])
    assert len(t.decks[0]) == len(t.decks[1]), "T1.3: fight decks of different length"
    check_boards(t.boards)


def check_draft(t: TagTeam) -> None:
    seen = t.teams[0] + t.teams[1] + t.hands[0] + t.hands[1]
    seen += tuple([fighter for fighter in t.removed if fighter >= 0])
    assert len(set(seen)) == len(seen), f"a draft card is doubled: {seen}"
    if t.method in ("standard", "competitive"):
        assert len(seen) == len(FIGHTERS), f"a draft card is lost: {seen}"


def check_boards(b: Boards) -> None:
    for number in range(4):
        fighter = FIGHTERS[b.kinds[number]]
        assert 0 <= b.hp[number] <= fighter.track.top, f"{fighter.id}: {b.hp[number]} HP"
        assert b.power[number] >= 0, f"{fighter.id}: {b.power[number]} power"
        assert 0 <= b.mark[number] <= fighter.counter.top, f"{fighter.id}: counter {b.mark[number]}"
        assert b.aflame[number] >= 0
    assert sum(b.aflame) <= AFLAME_TOKENS, f"{b.aflame} Aflame! tokens"
    assert b.bear < 0 or b.kinds[b.bear] == BODVAR
    assert b.bear < 0 or b.mark[b.bear] == FIGHTERS[BODVAR].counter.top
    assert 0 <= b.fallen <= FIGHTERS[FAE_FOLK].lives
    golem = b.number_of(GOLEM)
    assert b.guarded < 0 or (golem >= 0 and b.guarded == golem ^ 1), "the Presence token lies with a stranger"
    marie = b.number_of(MARIE_LAVEAU)
    assert (b.serpent >= 0) == (marie >= 0), "the Serpent belongs to Marie Laveau"
