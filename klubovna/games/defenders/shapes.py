"""The shapes of all that is seen of the Defenders; view.py fills them in."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from klubovna.engine import Shown

CardId = Annotated[str, Meta(extra={"ts": "CardId"})]
LeaderId = Annotated[str, Meta(extra={"ts": "LeaderId"})]
FactionId = Annotated[str, Meta(extra={"ts": "FactionId"})]
AbilityId = Annotated[str, Meta(extra={"ts": "AbilityId"})]
ItemId = Annotated[str, Meta(extra={"ts": "ItemId"})]
MachineId = Annotated[str, Meta(extra={"ts": "MachineId"})]
Step = Annotated[dict[str, Any], Meta(extra={"ts": "Event"})]  # as an event crosses the wire; events.py has its shapes
Habitat = Literal["forest", "plains", "marsh", "mountains"]
Stage = Literal["faction", "leader", "split", "camp", "leading", "reveals", "actions"]
Direction = Literal["right", "left"]


# --- what is printed on components


class Card(Shown):
    """A Defender."""

    faction: FactionId
    habitat: Habitat
    ap: int
    ability: AbilityId


class Ability(Shown):
    """`lasting` as long as its Defender is active; the others are resolved when they are revealed."""

    lasting: bool


class Leader(Shown):
    """A leader of a faction, with the abilities of the cards that join with it (S9)."""

    faction: FactionId
    abilities: list[AbilityId]


class Faction(Shown):
    """A faction, its home and the item of its camps."""

    home: Habitat
    item: ItemId


class Item(Shown):
    faction: FactionId


class MachineCard(Shown):
    kind: Literal["engines", "factories", "mechs", "restart"]
    advanced: bool


# --- what everybody sees


class Camp(Shown):
    player: int
    works: bool


class Hex(Shown):
    """A hex: what it is, what lies on it, and on which of its sides there is a wall, clockwise from the east."""

    name: str
    q: int
    r: int
    kind: Literal["habitat", "core", "factory", "rewilded"]
    habitat: Habitat | None
    pollution: int
    toxic: bool
    mechs: int
    leaders: list[int]
    camp: Camp | None
    walled: list[bool]


class Breach(Shown):
    edge: str
    player: int


class Engine(Shown):
    """Where an engine stands and faces, in degrees clockwise from the east."""

    edge: str
    left: str
    right: str
    facing: int


class Factory(Shown):
    hex: str
    number: int
    arrow: int
    rewilded: bool


class Core(Shown):
    """The stack of factory boards; only the arrow of its top board can be seen (J30)."""

    boards: int
    number: int
    arrow: int
    engines: int


class Supply(Shown):
    """J11: the machines use substitutes when a supply is empty, so it never shows less than nothing."""

    walls: int
    mechs: int
    pollution: int


class Machine(Shown):
    """The machine deck: the open discard, and what must therefore still come, in no order."""

    deck: int
    discard: list[MachineId]
    to_come: list[MachineId]
    drawn: int


class Field(Shown):
    """A camp of the support track: what it needs, and the hand that it brings."""

    needs: int
    hand: int


class Items(Shown):
    """Whether the token of each item is bright; null where its faction does not play (S12)."""

    map: bool | None = None
    food: bool | None = None
    potion: bool | None = None
    rocket: bool | None = None


class Hint(Shown):
    forest: int
    plains: int
    marsh: int
    mountains: int


class Player(Shown):
    """One faction. `hint`: the habitats of its hand as told in `hint_round`; `threat`: 2 is near, 1 far (T7.1)."""

    seat: int
    faction: FactionId | None
    leader: LeaderId | None
    hex: str | None
    gone: bool
    support: int
    needed: int
    track: list[Field]
    built: int
    camps_left: int
    camps: list[str]
    wounds: int
    items: Items
    tokens: int
    deck: int
    discard: list[CardId]
    defender: CardId | None
    team: list[CardId]
    ability: AbilityId | None
    hand: int
    hint: Hint | None
    hint_round: int
    threat: int


class Figures(Shown):
    """E5: what is kept of a match besides its result."""

    rounds: int
    machine_cards: int
    camps: int
    camps_in_all: int
    factories: int
    rewilded: int
    deaths: int


class Public(Shown):
    """The table. `silent`: no talk while Defenders are chosen (T3.1). `active` is -1 between turns.

    `dead`: by habitat the first Defender that was killed.
    """

    stage: Stage
    silent: bool
    solo: bool
    round: int
    active: int
    ap: int
    first: int | None
    turns: list[int]
    unresolved: list[int]
    hexes: list[Hex]
    walls: list[str]
    breaches: list[Breach]
    engines: list[Engine | None]
    factories: list[Factory]
    core: Core
    direction: Direction
    enclosed: list[str]
    toxic_left: int
    most_wounds: int
    supply: Supply
    machine: Machine
    players: list[Player]
    dead: list[CardId | None]
    graves: list[CardId]
    figures: Figures


# --- what one seat knows


class Own(Shown):
    """The seat's own cards, in a fixed order, and those among them whose death would lose the game (T7.6)."""

    hand: tuple[CardId, ...] = ()
    doomed: tuple[CardId, ...] = ()


# --- what the rules foretell


class Ahead(Shown):
    """Where an engine would deploy a hunter, and its edge after one step either way: none where it would reset."""

    hunter: str
    next_right: str | None
    next_left: str | None


class Vent(Shown):
    """The hex that would be polluted next: none beyond the border."""

    side: int
    target: str | None


class Source(Shown):
    hex: str
    vents: list[Vent]


class OneShort(Shown):
    """A habitat hex with five walls, and the edge that is missing."""

    hex: str
    edge: str


class Coming(Shown):
    """What a card would do: its steps, the hexes that it would enclose, and by which cause all would be lost."""

    card: MachineId
    count: int
    steps: list[Step]
    encloses: list[str]
    loss: str | None


class Forecast(Shown):
    """One entry for each kind of card still in the machine deck, and who was taken to be on turn."""

    active: int | None
    cards: list[Coming]


class Face(Shown):
    """So `many` like faces of the die: the wounds they show, those that count (T7.2), whether they kill (T7.5)."""

    face: int
    many: int
    count: int
    kills: bool


class Venture(Shown):
    """Actions that can be taken now and end alike: whether the die follows, and the threat of the action after (T7.1).

    `hurts`: it brings a wound by itself (T7.4). `faces`: where it changes what the die would mean.
    """

    keys: list[str]
    rolls: bool
    hurts: bool
    then: int
    faces: list[Face] | None


class Danger(Shown):
    """The roll that is due for actions of the player on turn."""

    player: int
    near: bool
    faces: list[Face]
    ventures: list[Venture]


class Outlook(Shown):
    """What follows from the position, and what each machine card would do.

    `ahead`: by engine, nothing for one on the core. `vents`: of the core, then of the factories that are not rewilded.
    `reach`: by player where the next Move of an active Defender could end. `danger`: the wound roll that is due.
    """

    ahead: list[Ahead | None]
    vents: list[Source]
    one_short: list[OneShort]
    snipers: list[str]
    sniper_zone: list[str]
    reach: list[list[str]]
    danger: Danger | None
    forecast: Forecast
