"""Cards written back in the formal notation of the specification (2.3), to be compared with its tables."""

from __future__ import annotations

from klubovna.games.tag_team import effects as e
from klubovna.games.tag_team.cards import FIGHTERS
from klubovna.games.tag_team.fighters._parts import Card

WHO = {
    e.ME: "me",
    e.PARTNER: "partner",
    e.OPPONENT: "opponent",
    e.OPP_PARTNER: "opp_partner",
    e.BEARER: "bearer",
}
CONDITIONS = {
    (e.OWN_FORM, 0): "form Bödvar",
    (e.PRESENCE, 1): "partner has Presence",
    (e.SHERIFF, 1): "Sheriff is with the Bunch",
    (e.SERPENT, 1): "Serpent on an opposing fighter",
    (e.STANDING, 3): "3 fairies stand",
    (e.STANDING, 2): "2 fairies stand",
    (e.STANDING, 1): "1 fairy stands",
}


def formal(card: Card) -> str:
    """The card as its table row says it."""
    name = FIGHTERS[card.fighter].counter.name
    text = part(card.main, name)
    if card.success:
        text += f"; success[{'block' if card.of_block else 'attack'}]: {part(card.success, name)}"
    for word, later in (("then", card.then), ("late", card.late)):
        if later:
            text += f"; {word}: {part(later, name)}"
    if card.immediate:
        text += f"; immediate: heal({FIGHTERS[card.fighter].id},{card.immediate[0].n})"
    return text.removeprefix("; ")


def part(actions: e.Part, counter: str) -> str:
    """Actions one after another; an attack on both opponents is one word."""
    words: list[str] = []
    for action in actions:
        text = one(action, counter)
        if words and action.op == e.ATTACK and words[-1] == text.replace("opp_partner", "opponent"):
            words[-1] = words[-1].replace("opponent", "both")
        else:
            words.append(text)
    return "; ".join(words)


def one(action: e.Action, counter: str) -> str:
    who, amount = WHO[action.who], size(action, counter)
    if action.op == e.WHEN:
        other = f" else {{{part(action.no, counter)}}}" if action.no else ""
        return f"if {condition(action, counter)} {{{part(action.yes, counter)}}}{other}"
    return {
        e.ATTACK: f"attack({WHO[action.other]}→{who}{', +' + amount if action.reading else ''})",
        e.BLOCK: "block",
        e.CANCEL: "cancel",
        e.DAMAGE: f"damage({who},{amount})",
        e.HEAL: f"heal({who},{amount})",
        e.POWER: f"power({who},{signed(action.n)})",
        e.MARK_BY: f"mark {signed(action.n)}",
        e.MARK_TO_0: "mark :=0",
        e.TRANSFER: f"transfer({who}→{WHO[action.other]},{action.n})",
        e.HALVE_POWER: f"halve_power({who})",
        e.GIVE_PRESENCE: "presence→partner",
        e.SHERIFF_TO: "sheriff(take)" if action.n else "sheriff(give)",
        e.AFLAME: f"aflame({who},{action.n})",
        e.DOUSE: f"douse({who})",
        e.MOVE_SERPENT: f"serpent→{who}",
        e.DOUBLE_NEXT: "double_next",
        e.LEVEL: "level_to_one(both)",
    }[action.op]


def condition(action: e.Action, counter: str) -> str:
    if (action.reading, action.n) in CONDITIONS:
        return CONDITIONS[(action.reading, action.n)]
    name = "P0" if action.reading == e.OWN_POWER else counter
    if action.high == e.ANY:
        return f"{name} ≥{action.n}"
    return f"{name} = {action.n}" if action.n == action.high else f"{name} {action.n}–{action.high}"


def size(action: e.Action, counter: str) -> str:
    reading = {
        e.NOTHING: "",
        e.OWN_POWER: "P0",
        e.OPP_POWER: "opponent's P0",
        e.OWN_MARK: counter,
        e.HALF_MARK: f"⌊{counter}/2⌋",
        e.TWICE_FLAMES: "2 × its Aflame!",
        e.ALL_FLAMES: "Aflame! on both opponents",
    }.get(action.reading, "")
    if not reading:
        return str(action.n)
    return f"{action.n} + {reading}" if action.n else reading


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}"
