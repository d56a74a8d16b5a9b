"""The position of Strážci Divočiny and the questions it answers. What changes it: verbs.py.

Wherever the rules say "player", this is an entry of `players`: one per seat, or in solo one per faction (SO1).
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from klubovna.engine import As, Chance, Derived, Memo, Message, Pile, Result, State, Who
from klubovna.games.defenders.board import (
    BESIDE,
    CORE,
    EDGES,
    FRONT,
    GROUND,
    HABITABLE,
    HEXES,
    LAND,
    NEIGHBOUR,
    ON_CORE,
    RIGHT,
    SIX,
    SIZE,
    by_hex,
    by_land,
    edges_in,
    hex_list,
    hexes_in,
    land_list,
    mask,
    set_edge,
    sides_of,
)
from klubovna.games.defenders.cards import (
    AGILITY,
    CARDS,
    FACTION_NAMES,
    FACTORY_BOARDS,
    FORTITUDE,
    HABITATS,
    MOST_WOUNDS,
    TEMPORARY_OUTAGE,
    TOXIC_SITES,
    TRACKS,
    Track,
)
from klubovna.games.defenders.player import Player

# The phases: what the next step does
CHOOSE_FACTION: Final = 0
CHOOSE_LEADER: Final = 1
SPLIT_HAND: Final = 2
START_CAMP: Final = 3
LEADING: Final = 4
REVEALS: Final = 5
ACTIONS: Final = 6
PHASES: Final = ("faction", "leader", "split", "camp", "leading", "reveals", "actions")

CORE_BIT: Final = 1 << CORE
TOXIC: Final = 3  # in `pollution`: a toxic site instead of one or two tokens

NO_THREAT: Final = 0
FAR: Final = 1
NEAR: Final = 2


class Defenders(State):
    """A match between two steps, or inside one."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.phase: Annotated[int, As(int, int, key="stage")] = CHOOSE_LEADER
        self.round: int = 0
        # the map
        # the habitat printed on each hex, by hex number
        self.terrain: Annotated[tuple[int, ...], As(land_list, by_land)] = ()
        self.walls: Annotated[list[int], As(edges_in, sides_of)] = [0] * 6  # wall pieces, by side (see board.py)
        self.breaches: tuple[tuple[int, int], ...] = ()  # (edge, player), oldest first
        self.engines: list[int] = [ON_CORE, ON_CORE]
        self.pollution: Annotated[list[int], As(hex_list, by_hex)] = [0] * SIZE  # tokens, or TOXIC
        self.mechs: Annotated[list[int], As(hex_list, by_hex)] = [0] * SIZE
        self.arrows: tuple[int, ...] = (0,) * FACTORY_BOARDS  # by board number
        self.sites: tuple[int, ...] = ()  # hexes of the factories, board 5 first (2.4)
        self.rewilded: Annotated[int, As(hexes_in, mask)] = 0
        # the machines
        self.direction: int = RIGHT
        self.machine: Pile = Pile([])
        self.machine_discard: tuple[int, ...] = ()
        self.drawn: int = 0  # machine cards so far
        # the players
        self.players: list[Player] = []
        self.hands: list[Pile] = []  # by seat
        self.graves: tuple[int, ...] = ()  # killed Defenders
        self.first: int = 0  # who holds the first player token
        self.orderer: int = 0  # J27
        self.unresolved: tuple[int, ...] = ()  # players whose reveal ability is still to come
        self.queue: tuple[int, ...] = ()  # players still to choose in set-up, or still to take their turn
        self.active: int = -1  # whose turn it is
        self.ap: int = 0
        self.actions: int = 0  # in this turn (J26)
        # derived, kept up to date by the verbs
        self.track: Derived[Track] = TRACKS[2]
        self.walled: Derived[list[int]] = [0] * 6  # G4: wall pieces and walls of factories and core
        self.breached: Derived[list[int]] = [0] * 6
        self.factories: Derived[int] = 0  # not rewilded
        self.land: Derived[list[int]] = [0] * 4  # hexes of each habitat; a rewilded factory has all of them
        self.mech_hexes: Derived[int] = 0
        self.toxic_left: Derived[int] = TOXIC_SITES
        self.roads: Memo[tuple[int, ...]] = ()  # where leaders can go, or () when it must be found out again

    def derive(self) -> None:
        """Find all that follows from the data: after loading, and after a scenario has set things up."""
        self.track = TRACKS[max(2, self.seats)]
        self.walled = self.walls[:]
        self.breached = [0] * 6
        self.factories = mask(list(self.sites)) & ~self.rewilded
        for h in (CORE, *self.sites):
            for d in SIX:
                set_edge(self.walled, h, d)
        for edge, _ in self.breaches:
            set_edge(self.breached, EDGES[edge].a, EDGES[edge].side)
        built_over = mask(list(self.sites))
        self.land = [
            mask([h for h in LAND if self.terrain[h] == habitat]) & ~built_over | self.rewilded
            for habitat in range(len(HABITATS))
        ]
        self.mech_hexes = mask([h for h in HEXES if self.mechs[h]])
        self.toxic_left = TOXIC_SITES - len([h for h in HEXES if self.pollution[h] == TOXIC])
        self.roads = ()
        for player in self.players:
            player.ability = -1 if player.active < 0 else CARDS[player.active].ability

    # --- questions

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def who(self, p: int) -> Who | Message:
        """How texts name a player; in solo the faction (SO1)."""
        return Who(p) if self.seats > 1 else FACTION_NAMES[self.players[p].faction]

    def most_wounds(self) -> int:
        """T7.5: how many a leader can bear; in solo one less (SO8)."""
        return MOST_WOUNDS - 1 if self.seats == 1 else MOST_WOUNDS

    def hand(self, p: int) -> Pile:
        return self.hands[self.players[p].seat]

    def top_board(self) -> int:
        """The number of the factory board that lies on top of the core."""
        return FACTORY_BOARDS - 1 - len(self.sites)

    def after(self, p: int) -> list[int]:
        """The other players still in the game, clockwise."""
        count = len(self.players)
        return [(p + i) % count for i in range(1, count) if not self.players[(p + i) % count].gone]

    def in_game(self) -> list[int]:
        return [p for p, player in enumerate(self.players) if not player.gone]

    def lasts(self, ability: int) -> bool:
        """Whether anybody's active Defender has this lasting ability (A0, SO6)."""
        for player in self.players:
            if player.ability == ability:
                return True
        return False

    def habitat_hexes(self) -> int:
        """T9.2.1: not the core, not a factory, rewilded or not."""
        return HABITABLE & ~self.factories & ~self.rewilded

    def all_camps(self) -> int:
        found = 0
        for player in self.players:
            found |= player.camps
        return found

    def camp_owner(self, h: int) -> int:
        """Whose working camp stands here (T6.11: not under an unrewilded factory), or -1."""
        bit = 1 << h
        if self.factories & bit:
            return -1
        for p, player in enumerate(self.players):
            if player.camps & bit:
                return p
        return -1

    def enclosed(self) -> int:
        """T9.2.1: habitat hexes with walls on all six edges; engines and the bare border are no walls."""
        w = self.walled
        return w[0] & w[1] & w[2] & w[3] & w[4] & w[5] & self.habitat_hexes()

    def sniper_hexes(self) -> int:
        return self.mech_hexes & (self.factories | CORE_BIT)

    def threat(self, p: int) -> int:
        return self.threat_on(self.players[p].hex)

    def threat_on(self, h: int) -> int:
        """T7.1: near when a mech stands on a leader's hex, far when only snipers stand beside it."""
        if self.mech_hexes >> h & 1:
            return NEAR
        if self.mech_hexes & BESIDE[h] & (self.factories | CORE_BIT):
            return FAR
        return NO_THREAT

    def full_support(self, p: int) -> bool:
        player = self.players[p]
        return player.built < self.track.camps and player.support >= self.track.needs[player.built]

    def leader_roads(self) -> tuple[int, ...]:
        """T6.1.1: from where leaders can step in each direction."""
        if not self.roads:
            engine_sides = [0] * 6
            for engine in self.engines:
                if engine >= 0:
                    set_edge(engine_sides, engine // 6, engine % 6)
            if self.lasts(TEMPORARY_OUTAGE):
                self.roads = tuple([GROUND[d] & ~engine_sides[d] for d in SIX])
            else:
                walled, breached = self.walled, self.breached
                self.roads = tuple([GROUND[d] & ~(walled[d] & ~breached[d]) & ~engine_sides[d] for d in SIX])
        return self.roads

    def hunter_roads(self) -> tuple[int, ...]:
        """T9.3.3: breached walls stop hunters, engines do not."""
        return tuple([GROUND[d] & ~self.walled[d] for d in SIX])

    def front_hex(self, engine: int) -> int:
        """T9.3.1: where an engine would deploy a hunter."""
        front = FRONT[engine]
        if front >= 0 and self.habitat_hexes() >> front & 1:
            return front
        return NEIGHBOUR[engine // 6][engine % 6] if self.direction == RIGHT else engine // 6

    def untold(self, p: int) -> int:
        """How many hand cards came after the last hint."""
        return len(self.hand(p).cards) - sum(self.players[p].known)

    def has_item(self, item: int) -> bool:
        for player in self.players:
            if player.faction == item:
                return True
        return False

    def wounds_by(self, p: int, face: int, threat: int) -> int:
        """T7.2: near both faces count, far only the single wound; agility and fortitude ignore one face each."""
        ability = self.players[p].ability
        if face == 2:
            return 0 if threat == FAR or ability == FORTITUDE else 2
        return 0 if ability == AGILITY else face

    # --- fields: written by `make fields`
    def copy(self) -> Defenders:
        twin = Defenders(self.seats, self.chance.copy())
        twin.result = self.result
        twin.phase = self.phase
        twin.round = self.round
        twin.terrain = self.terrain
        twin.walls = self.walls[:]
        twin.breaches = self.breaches
        twin.engines = self.engines[:]
        twin.pollution = self.pollution[:]
        twin.mechs = self.mechs[:]
        twin.arrows = self.arrows
        twin.sites = self.sites
        twin.rewilded = self.rewilded
        twin.direction = self.direction
        twin.machine = self.machine.copy()
        twin.machine_discard = self.machine_discard
        twin.drawn = self.drawn
        for player in self.players:
            twin.players.append(player.copy())
        for pile in self.hands:
            twin.hands.append(pile.copy())
        twin.graves = self.graves
        twin.first = self.first
        twin.orderer = self.orderer
        twin.unresolved = self.unresolved
        twin.queue = self.queue
        twin.active = self.active
        twin.ap = self.ap
        twin.actions = self.actions
        twin.track = self.track
        twin.walled = self.walled[:]
        twin.breached = self.breached[:]
        twin.factories = self.factories
        twin.land = self.land[:]
        twin.mech_hexes = self.mech_hexes
        twin.toxic_left = self.toxic_left
        twin.roads = self.roads
        return twin

    def to_json(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "chance": self.chance.to_json(),
            "result": None if self.result is None else self.result.to_json(),
            "stage": int(self.phase),
            "round": self.round,
            "terrain": land_list(self.terrain),
            "walls": edges_in(self.walls),
            "breaches": [list(each) for each in self.breaches],
            "engines": self.engines[:],
            "pollution": hex_list(self.pollution),
            "mechs": hex_list(self.mechs),
            "arrows": list(self.arrows),
            "sites": list(self.sites),
            "rewilded": hexes_in(self.rewilded),
            "direction": self.direction,
            "machine": self.machine.to_json(),
            "machine_discard": list(self.machine_discard),
            "drawn": self.drawn,
            "players": [each.to_json() for each in self.players],
            "hands": [each.to_json() for each in self.hands],
            "graves": list(self.graves),
            "first": self.first,
            "orderer": self.orderer,
            "unresolved": list(self.unresolved),
            "queue": list(self.queue),
            "active": self.active,
            "ap": self.ap,
            "actions": self.actions,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Defenders:
        made = Defenders(int(data["seats"]), Chance.from_json(data["chance"]))
        made.result = None if data["result"] is None else Result.from_json(data["result"])
        made.phase = int(data["stage"])
        made.round = int(data["round"])
        made.terrain = by_land(data["terrain"])
        made.walls = sides_of(data["walls"])
        made.breaches = tuple([(int(one), int(two)) for one, two in data["breaches"]])
        made.engines = [int(each) for each in data["engines"]]
        made.pollution = by_hex(data["pollution"])
        made.mechs = by_hex(data["mechs"])
        made.arrows = tuple([int(each) for each in data["arrows"]])
        made.sites = tuple([int(each) for each in data["sites"]])
        made.rewilded = mask(data["rewilded"])
        made.direction = int(data["direction"])
        made.machine = Pile.from_json(data["machine"])
        made.machine_discard = tuple([int(each) for each in data["machine_discard"]])
        made.drawn = int(data["drawn"])
        made.players = [Player.from_json(each) for each in data["players"]]
        made.hands = [Pile.from_json(each) for each in data["hands"]]
        made.graves = tuple([int(each) for each in data["graves"]])
        made.first = int(data["first"])
        made.orderer = int(data["orderer"])
        made.unresolved = tuple([int(each) for each in data["unresolved"]])
        made.queue = tuple([int(each) for each in data["queue"]])
        made.active = int(data["active"])
        made.ap = int(data["ap"])
        made.actions = int(data["actions"])
        return made

    # --- end of fields


def load(data: dict[str, Any]) -> Defenders:
    """The inverse of to_json."""
    t = Defenders.from_json(data)
    t.derive()
    return t
