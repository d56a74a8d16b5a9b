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
    (e.Reading.OWN_FORM, 0): "form Bödvar",
    (e.Reading.PRESENCE, 1): "partner has Presence",
    (e.Reading.SHERIFF, 1): "Sheriff is with the Bunch",
    (e.Reading.SERPENT, 1): "Serpent on an opposing fighter",
    (e.Reading.STANDING, 3): "3 fairies stand",
    (e.Reading.STANDING, 2): "2 fairies stand",
    (e.Reading.STANDING, 1): "1 fairy stands",
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
        if words and action.op == e.Op.ATTACK and words[-1] == text.replace("opp_partner", "opponent"):
            words[-1] = words[-1].replace("opponent", "both")
        else:
            words.append(text)
    return "; ".join(words)


def one(action: e.Action, counter: str) -> str:
    who, amount = WHO[action.who], size(action, counter)
    if action.op == e.Op.WHEN:
        other = f" else {{{part(action.no, counter)}}}" if action.no else ""
        return f"if {condition(action, counter)} {{{part(action.yes, counter)}}}{other}"
    return {
        e.Op.ATTACK: f"attack({WHO[action.other]}→{who}{', +' + amount if action.reading else ''})",
        e.Op.BLOCK: "block",
        e.Op.CANCEL: "cancel",
        e.Op.DAMAGE: f"damage({who},{amount})",
        e.Op.HEAL: f"heal({who},{amount})",
        e.Op.POWER: f"power({who},{signed(action.n)})",
        e.Op.MARK_BY: f"mark {signed(action.n)}",
        e.Op.MARK_TO_0: "mark :=0",
        e.Op.TRANSFER: f"transfer({who}→{WHO[action.other]},{action.n})",
        e.Op.HALVE_POWER: f"halve_power({who})",
        e.Op.GIVE_PRESENCE: "presence→partner",
        e.Op.SHERIFF_TO: "sheriff(take)" if action.n else "sheriff(give)",
        e.Op.AFLAME: f"aflame({who},{action.n})",
        e.Op.DOUSE: f"douse({who})",
        e.Op.MOVE_SERPENT: f"serpent→{who}",
        e.Op.DOUBLE_NEXT: "double_next",
        e.Op.LEVEL: "level_to_one(both)",
    }[action.op]


def condition(action: e.Action, counter: str) -> str:
    if (action.reading, action.n) in CONDITIONS:
        return CONDITIONS[(action.reading, action.n)]
    name = "P0" if action.reading == e.Reading.OWN_POWER else counter
    if action.high == e.ANY:
        return f"{name} ≥{action.n}"
    return f"{name} = {action.n}" if action.n == action.high else f"{name} {action.n}–{action.high}"


def size(action: e.Action, counter: str) -> str:
    reading = {
        e.Reading.NOTHING: "",
        e.Reading.OWN_POWER: "P0",
        e.Reading.OPP_POWER: "opponent's P0",
        e.Reading.OWN_MARK: counter,
        e.Reading.HALF_MARK: f"⌊{counter}/2⌋",
        e.Reading.TWICE_FLAMES: "2 × its Aflame!",
        e.Reading.ALL_FLAMES: "Aflame! on both opponents",
    }.get(action.reading, "")
    if not reading:
        return str(action.n)
    return f"{action.n} + {reading}" if action.n else reading


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}"
