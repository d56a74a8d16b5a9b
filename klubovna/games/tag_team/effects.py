"""The words in which cards are written (specification 2.3): who, amounts, actions, conditions.

A card's part is a tuple of actions, so parts add up with `+`. Everything here is made once, when the program starts;
the fight (fight.py) only reads it. No word asks a player for anything.
"""

from __future__ import annotations

from typing import Final

# --- Who, seen from the card's owner

ME: Final = 0  # the active fighter of the card's owner
PARTNER: Final = 1
OPPONENT: Final = 2  # the active fighter of the other player
OPP_PARTNER: Final = 3
BEARER: Final = 4  # the opposing fighter on whom the Serpent lies, if any
BOTH: Final = (OPPONENT, OPP_PARTNER)

# --- What is read: the figures that amounts and conditions look at


class Reading:
    """The figures on the boards that amounts and conditions look at."""

    NOTHING: Final = 0
    OWN_POWER: Final = 1
    OPP_POWER: Final = 2
    OWN_MARK: Final = 3
    HALF_MARK: Final = 4
    TWICE_FLAMES: Final = 5
    ALL_FLAMES: Final = 6
    OWN_FORM: Final = 7
    STANDING: Final = 8
    PRESENCE: Final = 9
    SHERIFF: Final = 10
    SERPENT: Final = 11


class Condition:
    """A figure that lies in a range."""

    def __init__(self, reading: int, low: int, high: int) -> None:
        self.reading: int = reading
        self.low: int = low
        self.high: int = high


ANY: Final = 1_000_000  # no upper end


class Amount:
    """A figure read from the boards, plus a number printed on the card."""

    def __init__(self, reading: int, plus: int = 0) -> None:
        self.reading: int = reading
        self.plus: int = plus

    def __radd__(self, plus: int) -> Amount:
        return Amount(self.reading, self.plus + plus)

    def between(self, low: int, high: int) -> Condition:
        return Condition(self.reading, low, high)

    def at_least(self, low: int) -> Condition:
        return Condition(self.reading, low, ANY)

    def exactly(self, figure: int) -> Condition:
        return Condition(self.reading, figure, figure)


P0: Final = Amount(Reading.OWN_POWER)  # the power of the active fighter at the start of the turn
OPPONENTS_P0: Final = Amount(Reading.OPP_POWER)
MARK: Final = Amount(Reading.OWN_MARK)  # Voices, ships, rage, Concentration, souls or schemes of the active fighter
HALF_THE_MARK: Final = Amount(Reading.HALF_MARK)  # rounded down
TWICE_ITS_AFLAME: Final = Amount(Reading.TWICE_FLAMES)  # two for each Aflame! token on the opponent
AFLAME_ON_BOTH: Final = Amount(Reading.ALL_FLAMES)  # Aflame! tokens on the two opponents
FAIRIES: Final = Amount(Reading.STANDING)

IS_BODVAR: Final = Condition(Reading.OWN_FORM, 0, 0)  # FB5: the form at the start of the turn
PARTNER_HAS_PRESENCE: Final = Condition(Reading.PRESENCE, 1, 1)
SHERIFF_IS_HERE: Final = Condition(Reading.SHERIFF, 1, 1)  # with the Wild Bunch
SERPENT_ON_AN_OPPONENT: Final = Condition(Reading.SERPENT, 1, 1)

# --- Actions


class Op:
    """What a single action does. Plain numbers: an Enum would cost the fight a sixth of its speed, see why.md."""

    ATTACK: Final = 0
    BLOCK: Final = 1
    DAMAGE: Final = 2
    HEAL: Final = 3
    POWER: Final = 4
    MARK_BY: Final = 5
    MARK_TO_0: Final = 6
    TRANSFER: Final = 7
    HALVE_POWER: Final = 8
    GIVE_PRESENCE: Final = 9
    SHERIFF_TO: Final = 10
    AFLAME: Final = 11
    DOUSE: Final = 12
    MOVE_SERPENT: Final = 13
    DOUBLE_NEXT: Final = 14
    LEVEL: Final = 15
    CANCEL: Final = 16
    WHEN: Final = 17


# The figure of an action as the card's text calls it: `{ $heal }`. Actions without one are left out.
FIGURES: Final = {
    Op.DAMAGE: "damage",
    Op.HEAL: "heal",
    Op.POWER: "power",
    Op.MARK_BY: "mark",
    Op.TRANSFER: "transfer",
    Op.AFLAME: "aflame",
}


class Action:
    """One thing a card does. Shared by all matches, never changed."""

    def __init__(
        self,
        op: int,
        who: int = ME,
        other: int = ME,
        reading: int = Reading.NOTHING,
        n: int = 0,
        high: int = 0,
        yes: tuple[Action, ...] = (),
        no: tuple[Action, ...] = (),
    ) -> None:
        self.op: int = op
        self.who: int = who  # whom it concerns
        self.other: int = other  # who attacks; who receives what is transferred
        self.reading: int = reading
        self.n: int = n  # the printed number; the lower end of a condition
        self.high: int = high  # the upper end of a condition
        self.yes: tuple[Action, ...] = yes
        self.no: tuple[Action, ...] = no


Part = tuple[Action, ...]
NO_PART: Final[Part] = ()


def each(who: int | tuple[int, ...]) -> tuple[int, ...]:
    return (who,) if isinstance(who, int) else who


def attack(whom: int | tuple[int, ...] = OPPONENT, by: int = ME, plus: Amount | None = None) -> Part:
    """T4.1: one attack instance against each named fighter."""
    bonus = plus or Amount(Reading.NOTHING)
    return tuple([Action(Op.ATTACK, who, by, bonus.reading, bonus.plus) for who in each(whom)])


def block() -> Part:
    """T4.2: the team is covered for this turn."""
    return (Action(Op.BLOCK),)


def cancel() -> Part:
    """T4.9: the other card is ignored completely."""
    return (Action(Op.CANCEL),)


def damage(whom: int | tuple[int, ...], amount: int | Amount) -> Part:
    """T4.4: direct damage."""
    return counted(Op.DAMAGE, each(whom), amount)


def heal(whom: int | tuple[int, ...], amount: int | Amount) -> Part:
    """T4.5: healing."""
    return counted(Op.HEAL, each(whom), amount)


def power(whom: int, n: int) -> Part:
    """T4.6: a gain, or with a negative number a loss."""
    return counted(Op.POWER, (whom,), n)


def mark(n: int) -> Part:
    """The fighter's own counter moves, within its limits."""
    return counted(Op.MARK_BY, (ME,), n)


def counted(op: int, whom: tuple[int, ...], amount: int | Amount) -> Part:
    size = Amount(Reading.NOTHING, amount) if isinstance(amount, int) else amount
    return tuple([Action(op, who, ME, size.reading, size.plus) for who in whom])


def mark_to_zero() -> Part:
    return (Action(Op.MARK_TO_0),)


def transfer(giver: int, receiver: int, n: int) -> Part:
    """T4.8: up to n power goes over."""
    return (Action(Op.TRANSFER, giver, receiver, Reading.NOTHING, n),)


def halve_power(who: int) -> Part:
    """The fighter loses half of the power it has at that moment, the loss rounded down."""
    return (Action(Op.HALVE_POWER, who),)


def give_presence() -> Part:
    """FG1: the Presence token goes to the Golem's partner."""
    return (Action(Op.GIVE_PRESENCE),)


def give_sheriff() -> Part:
    """FW1: the Sheriff token goes to the other player."""
    return (Action(Op.SHERIFF_TO, n=0),)


def take_sheriff() -> Part:
    """FW1: the Sheriff token comes (back) to the Wild Bunch."""
    return (Action(Op.SHERIFF_TO, n=1),)


def aflame(whom: int | tuple[int, ...], n: int) -> Part:
    """FS2: tokens from the supply; for several fighters the opponent comes first."""
    return counted(Op.AFLAME, each(whom), n)


def douse(who: int) -> Part:
    """All Aflame! tokens of the fighter return to the supply."""
    return (Action(Op.DOUSE, who),)


def serpent_to(who: int) -> Part:
    """FL1: the Serpent moves."""
    return (Action(Op.MOVE_SERPENT, who),)


def double_next() -> Part:
    """T4.11: the next card that the team reveals is resolved twice."""
    return (Action(Op.DOUBLE_NEXT),)


def level_to_one() -> Part:
    """FC3: both opponents fall to their last HP, and nothing else moves a health marker this turn."""
    return (Action(Op.LEVEL),)


def when(condition: Condition, yes: Part, no: Part = NO_PART) -> Part:
    """A branch. In `main` and `success` the state at the start of the turn decides."""
    return (Action(Op.WHEN, ME, ME, condition.reading, condition.low, condition.high, yes, no),)
