"""The wound die before it is thrown (T7): what each face would mean now, after which actions, and what waits then."""

from __future__ import annotations

from klubovna.games.defenders.actions import (
    BUILD,
    CLEAR,
    DESTROY,
    HEAL,
    LAST_ACTION,
    MOVE,
    REGROUP,
    REWILD,
    Act,
    legal_acts,
)
from klubovna.games.defenders.cards import FRIENDLY_MYCELIUM, REFUGE, WOUND_DIE
from klubovna.games.defenders.shapes import Danger, Face, Venture
from klubovna.games.defenders.state import ACTIONS, NEAR, NO_THREAT, TOXIC, Defenders
from klubovna.games.defenders.verbs import add_mechs, remove_mech


def danger(t: Defenders) -> Danger | None:
    """None where nothing threatens whoever is on turn."""
    me = t.active
    if t.phase != ACTIONS or me < 0 or t.result is not None or t.players[me].hex < 0:
        return None
    threat = t.threat(me)
    if threat == NO_THREAT:
        return None
    wounds = t.players[me].wounds
    faces = faces_with(t, me, wounds, threat)
    alike: dict[tuple[bool, bool, int, int], Venture] = {}
    for option in legal_acts(t, me):
        act = option.value
        if 0 < act.kind <= LAST_ACTION:
            then = wounds_then(t, me, act)
            rolls, hurts, waits = is_followed(t, me, act), is_toxic(t, me, act), threat_after(t, me, act)
            venture = alike.get((rolls, hurts, waits, then))
            if venture is None:
                other = None if then == wounds else faces_with(t, me, then, threat)
                venture = alike[rolls, hurts, waits, then] = Venture([], rolls, hurts, waits, other)
            venture.keys.append(option.key)
    return Danger(me, threat == NEAR, faces, list(alike.values()))


def faces_with(t: Defenders, me: int, wounds: int, threat: int) -> list[Face]:
    """The six faces for a player who has this many wounds when the die falls."""
    found: list[Face] = []
    for face in dict.fromkeys(WOUND_DIE):
        count = t.wounds_by(me, face, threat)
        found.append(Face(face, WOUND_DIE.count(face), count, count > 0 and wounds + count > t.most_wounds()))
    return found


def is_toxic(t: Defenders, me: int, act: Act) -> bool:
    """T7.4: whether it clears a toxic site."""
    clears = act.kind == CLEAR or (act.kind == MOVE and t.players[me].ability == FRIENDLY_MYCELIUM)
    return clears and t.pollution[act.target] == TOXIC


def wounds_then(t: Defenders, me: int, act: Act) -> int:
    """T7.3: the action comes first, with its healing and its own wound; a death takes all wounds away (T7.5)."""
    wounds = t.players[me].wounds
    if act.kind == HEAL:
        return 0
    if is_toxic(t, me, act):
        return wounds + 1 if wounds < t.most_wounds() else 0
    return wounds


def is_followed(t: Defenders, me: int, act: Act) -> bool:
    """T7.3: no roll after an action that ends the game or takes the player out of it; none with refuge either."""
    if act.kind == REGROUP:
        return not t.lasts(REFUGE)
    if act.kind == BUILD and t.players[me].built + 1 == t.track.camps:
        return not t.after(me) and bool(t.factories)  # the last one stays as long as a factory stands (T6.6)
    if act.kind == REWILD and t.factories.bit_count() == 1:
        return any([player.built < t.track.camps for player in t.players])
    return True


def threat_after(t: Defenders, me: int, act: Act) -> int:
    """T7.1 for the action after this one."""
    if act.kind in (MOVE, REGROUP):
        return t.threat_on(act.target)
    if act.kind == DESTROY:
        remove_mech(t, act.target)
        found = t.threat(me)
        add_mechs(t, act.target, 1)
        return found
    return t.threat(me)
