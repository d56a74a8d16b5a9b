"""What the commentator writes down: notes of a turn, from which come the log and the view of the last fight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from klubovna.games.tag_team.boards import TRACKS, Boards
from klubovna.games.tag_team.cards import FIGHTERS, WILD_BUNCH
from klubovna.games.tag_team.effects import Op
from klubovna.games.tag_team.fighters._parts import FALL_ICON, ICONS, POWER_ICON, SOUL_ICON, STOP, VOICE_ICON

if TYPE_CHECKING:
    from klubovna.games.tag_team.fight import Turn

FOUR: Final = (0, 1, 2, 3)
ICON_RULES: Final = {POWER_ICON: "T5.4", VOICE_ICON: "FJ2", SOUL_ICON: "FM1"}


class Note:
    """One thing that happened in a turn and the rule it comes from. Fighters are named by number, cards by kind."""

    def __init__(self, kind: str, rule: str, args: dict[str, Any]) -> None:
        self.kind: str = kind
        self.rule: str = rule
        self.args: dict[str, Any] = args


def note_changes(turn: Turn, before: Boards) -> None:
    """Everything that T3.5-T3.8 did, fighter by fighter, then the tokens."""
    b = turn.b
    if b.bear >= 0 and before.bear < 0:
        turn.note("bear", "FB2", fighter=b.bear, n=b.power[b.bear])
    for number in FOUR:
        note_counter(turn, number, before)
        note_power(turn, number, before)
        note_health(turn, number, before)
    note_tokens(turn, before)


def note_counter(turn: Turn, number: int, before: Boards) -> None:
    counter = FIGHTERS[turn.b.kinds[number]].counter
    was, now, asked = before.mark[number], turn.b.mark[number], turn.marks[number]
    if number in turn.emptied or was != now or asked > 0:
        turn.note("counter", counter.rule, fighter=number, counter=counter.name, was=was, now=now, n=asked)


def note_power(turn: Turn, number: int, before: Boards) -> None:
    was, now = before.power[number], turn.b.power[number]
    change = turn.power[number]
    if number == turn.b.bear and not turn.transformed:
        if was != now:
            rule = "FC3" if turn.frozen else "FB3"
            turn.note("bear-power", rule, fighter=number, was=was, now=now, damage=turn.damage[number], power=change)
    elif now > was:
        turn.note("stronger", "T4.6", fighter=number, was=was, now=now)
    elif now < was:
        turn.note("weaker", "T4.6", fighter=number, was=was, now=now)
    elif change < 0:
        turn.note("nothing-to-lose", "T4.6", fighter=number)


def note_health(turn: Turn, number: int, before: Boards) -> None:
    if number == turn.b.bear:
        if turn.transformed and turn.damage[number] > 0:
            turn.note("invulnerable", "FB4", fighter=number, n=turn.damage[number])
        return
    was, now = before.hp[number], turn.b.hp[number]
    attacks = turn.attacked[number]
    direct = turn.damage[number] - attacks
    healing = turn.healing[number]
    loss = direct + attacks - healing
    if turn.frozen:
        if turn.levelled_by == 1 - (number >> 1):
            loss = was - 1
            turn.note("levelled", "FC3", fighter=number, was=was, now=now)
    elif attacks or direct or healing:
        kind = "hurt" if now < was else "healed" if now > was else "no-change"
        if (attacks > 0) + (direct > 0) + (healing > 0) > 1:
            kind += "-mixed"
        elif direct:
            kind += "-direct"
        rule = "T4.5" if healing else "T4.3" if attacks else "T4.4"
        turn.note(kind, rule, fighter=number, was=was, now=now, attacks=attacks, direct=direct, healing=healing)
    top = TRACKS[turn.b.kinds[number]].top
    if was != now and TRACKS[turn.b.kinds[number]].icons[now] == STOP and min(max(was - loss, 0), top) != now:
        turn.note("stopped", "T5.5", fighter=number, now=now)


def note_tokens(turn: Turn, before: Boards) -> None:
    b = turn.b
    for number in FOUR:
        if b.aflame[number] > before.aflame[number]:
            turn.note("aflame", "FS2", fighter=number, n=b.aflame[number])
        elif b.aflame[number] < before.aflame[number]:
            turn.note("doused", "FS2", fighter=number)
    if b.guarded >= 0 and before.guarded < 0:
        turn.note("presence-given", "FG1", fighter=b.guarded ^ 1, rival=b.guarded)
    elif b.guarded < 0 <= before.guarded:
        turn.note("presence-back", "FG2", fighter=before.guarded ^ 1)
    if b.sheriff != before.sheriff:
        turn.note("sheriff-taken" if b.sheriff else "sheriff-given", "FW1", fighter=b.number_of(WILD_BUNCH))
    if b.serpent != before.serpent:
        turn.note("serpent", "FL1", fighter=b.serpent)
    for seat in (0, 1):
        if b.doubled >> seat & 1 > before.doubled >> seat & 1:
            turn.note("revival", "T4.11", fighter=turn.active[seat])
    for op, target, n in turn.tokens:  # what moved nothing is told too
        if op == Op.AFLAME and n > 0 and b.aflame[target] == before.aflame[target]:
            turn.note("no-aflame", "FS2", fighter=target)
        elif op == Op.SHERIFF_TO and b.sheriff == before.sheriff:
            turn.note("still-sheriff", "FW1", fighter=b.number_of(WILD_BUNCH))
        elif op == Op.MOVE_SERPENT and b.serpent == before.serpent:
            turn.note("still-serpent", "FL1", fighter=target)


def note_icons(turn: Turn, before: Boards) -> None:
    """Each icon that worked, then the power that Joan's Voices brought."""
    explained = [0, 0, 0, 0]
    for number, icon in turn.entered:
        if icon == FALL_ICON:
            turn.note("fairy-falls", "FF3", fighter=number)
        else:
            turn.note("icon-" + ICONS[icon], ICON_RULES[icon], fighter=number)
        if icon in (POWER_ICON, FALL_ICON):
            explained[number] += 1
    for number in FOUR:
        was, now = before.power[number] + explained[number], turn.b.power[number]
        if now > was:
            turn.note("stronger", "FJ1", fighter=number, was=was, now=now)
