"""By what a position of Tag Team is judged: the boards as they stand, and as the next fight would leave them."""

from __future__ import annotations

from typing import Final

from klubovna.engine import Term
from klubovna.games.tag_team.boards import FAIRIES, TRACKS, Boards
from klubovna.games.tag_team.cards import CARDS, FAE_FOLK, FIGHTERS, MARIE_LAVEAU, WILD_BUNCH
from klubovna.games.tag_team.fight import play_turn

COUNTERS: Final = ("voice", "ships", "rage", "concentration", "souls", "schemes")
TERMS: Final = [
    Term("lower-health", "health", obvious=True),
    Term("higher-health", "health", obvious=True),
    Term("close-to-ko", "health", obvious=True),
    Term("power", "power", shiny=True),
    Term("bear-power", "power", shiny=True),
    Term("voice", "voices", obvious=True),
    Term("ships", "ships", obvious=True),
    Term("rage", "rage", obvious=True),
    Term("concentration", "tokens", obvious=True),
    Term("souls", "souls", obvious=True),
    Term("schemes", "tokens", obvious=True),
    Term("aflame", "tokens"),
    Term("presence", "tokens"),
    Term("serpent", "tokens"),
    Term("sheriff", "tokens"),
    Term("revival", "tokens"),
    Term("picks", "points", obvious=True, vague=True),
    Term("next-lower", "health"),
    Term("next-higher", "health"),
    Term("next-power", "power"),
    Term("next-ko", "knockouts"),
]
(
    LOWER,
    HIGHER,
    CLOSE,
    POWER,
    BEAR_POWER,
    VOICE,
    SHIPS,
    RAGE,
    CONCENTRATION,
    SOULS,
    SCHEMES,
    AFLAME,
    PRESENCE,
    SERPENT,
    SHERIFF,
    REVIVAL,
    PICKS,
    NEXT_LOWER,
    NEXT_HIGHER,
    NEXT_POWER,
    NEXT_KO,
) = range(21)
COUNTER_TERM: Final = [
    VOICE + COUNTERS.index(fighter.counter.name) if fighter.counter.name in COUNTERS else -1 for fighter in FIGHTERS
]
DANGER: Final = 6  # health below which every point counts once more


def health(b: Boards, number: int) -> int:
    """The Bear lives on his power; the Fae Folk count all three sisters."""
    if number == b.bear:
        return b.power[number]
    if b.kinds[number] == FAE_FOLK:
        return b.hp[number] + max(0, FAIRIES - 1 - b.fallen) * TRACKS[FAE_FOLK].top
    return b.hp[number]


def measure_boards(b: Boards, seat: int, into: list[float]) -> None:
    """The amounts of all terms but the picks and the foreseen ones, which are set to nothing."""
    for at in range(len(into)):
        into[at] = 0.0
    one, two = health(b, 2 * seat), health(b, 2 * seat + 1)
    lower = min(one, two)
    into[LOWER] = lower
    into[HIGHER] = one + two - lower
    into[CLOSE] = max(0, DANGER - lower)
    for number in (2 * seat, 2 * seat + 1):
        kind = b.kinds[number]
        if number == b.bear:
            into[BEAR_POWER] += b.power[number]
        else:
            into[POWER] += b.power[number]
            if COUNTER_TERM[kind] >= 0:
                into[COUNTER_TERM[kind]] += b.mark[number]
        into[AFLAME] += b.aflame[number]
        if number == b.guarded:
            into[PRESENCE] = 1.0
        if number == b.serpent and kind != MARIE_LAVEAU:
            into[SERPENT] = 1.0
        if kind == WILD_BUNCH and b.sheriff:
            into[SHERIFF] = 1.0
    if b.doubled >> seat & 1:
        into[REVIVAL] = 1.0


def fight_on(b: Boards, first: tuple[int, ...], second: tuple[int, ...], turn: int) -> bool:
    """Both decks from this turn on; whether somebody was knocked out."""
    for at in range(turn, len(first)):
        play_turn(b, CARDS[first[at]], CARDS[second[at]], None)
        if 0 in b.hp and b.somebody_is_down():
            return True
    return False


class Foreseen:
    """The next fight, if nobody added a card: the boards that it would leave. The last one asked for is kept."""

    def __init__(self) -> None:
        self.of: list[object] = []
        self.after: Boards | None = None
        self.ended: bool = False

    def look(self, b: Boards, first: tuple[int, ...], second: tuple[int, ...]) -> Boards:
        key: list[object] = [first, second, b.kinds, b.hp, b.power, b.mark, b.aflame]
        key += [b.doubled, b.bear, b.fallen, b.guarded, b.sheriff, b.serpent]
        if self.after is None or key != self.of:
            after = b.copy()
            self.ended = fight_on(after, first, second, 0)
            key[3:7] = [b.hp[:], b.power[:], b.mark[:], b.aflame[:]]
            self.of = key
            self.after = after
        return self.after


FORESEEN: Final = Foreseen()


def measure_next(b: Boards, first: tuple[int, ...], second: tuple[int, ...], seat: int, into: list[float]) -> None:
    """What the next fight would change, by the decks as they are."""
    after = FORESEEN.look(b, first, second)
    mine, theirs = 2 * seat, 2 - 2 * seat
    if FORESEEN.ended:
        lost = after.knocked_out(mine) or after.knocked_out(mine + 1)
        won = after.knocked_out(theirs) or after.knocked_out(theirs + 1)
        into[NEXT_KO] = 1.0 if won and not lost else 0.0
    one, two = health(after, mine), health(after, mine + 1)
    lower = min(one, two)
    into[NEXT_LOWER] = lower - into[LOWER]
    into[NEXT_HIGHER] = one + two - lower - into[HIGHER]
    into[NEXT_POWER] = after.power[mine] + after.power[mine + 1] - b.power[mine] - b.power[mine + 1]


def nearness(b: Boards, rounds: int) -> float:
    """How near the end is, 0 to 1: by rounds, and by the health of the weakest fighter."""
    if not b.kinds:
        return 0.0
    weakest = min([health(b, number) for number in range(4)])
    return min(1.0, 0.5 * min(1.0, rounds / LONG) + 0.5 * max(0.0, 1.0 - weakest / FIT))


LONG: Final = 9.0  # rounds
FIT: Final = 12.0  # health
