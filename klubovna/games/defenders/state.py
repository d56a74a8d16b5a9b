"""The position and the verbs that change it. A verb changes the state and tells it.

Wherever the rules say "player", this is an entry of `players`: one per seat, or in solo one per faction (SO1).
"""

from __future__ import annotations

from json import dumps
from typing import Annotated, Any, Final

from klubovna.engine import As, Chance, Derived, Memo, Message, Pile, Result, State, Who, only
from klubovna.games.defenders.board import (
    BESIDE,
    CORE,
    EDGES,
    FACING,
    FRONT,
    GROUND,
    HABITABLE,
    HEXES,
    LAND,
    NAME,
    NEIGHBOUR,
    NOWHERE,
    ON_CORE,
    POST_EDGE,
    RIGHT,
    SIX,
    SIZE,
    TITLE,
    by_hex,
    by_land,
    clear_edge,
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
    HABITAT_NAMES,
    HABITATS,
    ITEM_NAMES,
    LEADER_NAMES,
    MACHINE_NAMES,
    MOST_WOUNDS,
    NO_CARD,
    STRENGTH_OF_HEAT,
    TEMPORARY_OUTAGE,
    TOXIC_SITES,
    TRACKS,
    WOUND_DIE,
    Track,
    deck_of,
    say,
)

# What the next step does
CHOOSE_FACTION: Final = 0
CHOOSE_LEADER: Final = 1
SPLIT_HAND: Final = 2
START_CAMP: Final = 3
LEADING: Final = 4
REVEALS: Final = 5
ACTIONS: Final = 6
STAGES: Final = ("faction", "leader", "split", "camp", "leading", "reveals", "actions")

CORE_BIT: Final = 1 << CORE
TOXIC: Final = 3  # in `pollution`: a toxic site instead of one or two tokens

NO_THREAT: Final = 0
FAR: Final = 1
NEAR: Final = 2

NOTHING_KNOWN: Final = (0, 0, 0, 0)


class Player:
    """One faction in the game: cards, support track, wounds, items, leader and camps."""

    def __init__(self, seat: int, faction: int, tokens: int) -> None:
        self.seat: int = seat
        self.faction: int = faction  # also its home habitat and its item
        self.leader: int = -1
        self.deck: Pile = Pile([])
        self.discard: list[int] = []  # without the active Defender and its team; the last one lies on top
        self.active: int = NO_CARD
        self.team: tuple[int, ...] = ()
        self.ability: Derived[int] = -1  # of the active Defender
        self.support: int = 0
        self.built: int = 0  # camps taken from the track
        self.camps: Annotated[int, As(hexes_in, mask)] = 0  # hexes with a camp, the starting camp too
        self.wounds: int = 0
        self.items: int = 0  # one bit per bright token
        self.tokens: int = tokens  # breach tokens left
        self.hex: int = NOWHERE  # of the leader
        self.gone: bool = False  # T6.6
        self.hint: tuple[int, ...] = ()  # T3.2: cards per habitat, as announced
        self.hint_round: int = 0
        self.known: tuple[int, ...] = NOTHING_KNOWN  # so many cards per habitat must still be in the hand

    # --- fields: written by `make fields`
    def copy(self) -> Player:
        twin = Player(self.seat, self.faction, self.tokens)
        twin.leader = self.leader
        twin.deck = self.deck.copy()
        twin.discard = self.discard[:]
        twin.active = self.active
        twin.team = self.team
        twin.ability = self.ability
        twin.support = self.support
        twin.built = self.built
        twin.camps = self.camps
        twin.wounds = self.wounds
        twin.items = self.items
        twin.hex = self.hex
        twin.gone = self.gone
        twin.hint = self.hint
        twin.hint_round = self.hint_round
        twin.known = self.known
        return twin

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "faction": self.faction,
            "leader": self.leader,
            "deck": self.deck.to_json(),
            "discard": self.discard[:],
            "active": self.active,
            "team": list(self.team),
            "support": self.support,
            "built": self.built,
            "camps": hexes_in(self.camps),
            "wounds": self.wounds,
            "items": self.items,
            "tokens": self.tokens,
            "hex": self.hex,
            "gone": self.gone,
            "hint": list(self.hint),
            "hint_round": self.hint_round,
            "known": list(self.known),
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Player:
        made = Player(int(data["seat"]), int(data["faction"]), int(data["tokens"]))
        made.leader = int(data["leader"])
        made.deck = Pile.from_json(data["deck"])
        made.discard = [int(each) for each in data["discard"]]
        made.active = int(data["active"])
        made.team = tuple([int(each) for each in data["team"]])
        made.support = int(data["support"])
        made.built = int(data["built"])
        made.camps = mask(data["camps"])
        made.wounds = int(data["wounds"])
        made.items = int(data["items"])
        made.hex = int(data["hex"])
        made.gone = bool(data["gone"])
        made.hint = tuple([int(each) for each in data["hint"]])
        made.hint_round = int(data["hint_round"])
        made.known = tuple([int(each) for each in data["known"]])
        return made

    # --- end of fields


class Defenders(State):
    """A match between two steps, or inside one."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.stage: int = CHOOSE_LEADER
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
        """T7.5: so many can be borne; in solo one less (SO8)."""
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
        return [p for p in range(len(self.players)) if not self.players[p].gone]

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
        for p in range(len(self.players)):
            if self.players[p].camps & bit:
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

    # --- verbs of set-up

    def take_leader(self, p: int, leader: int) -> None:
        player = self.players[p]
        player.leader = leader
        if self.log is not None:
            self.tell("leader", "S9", player=self.who(p), leader=LEADER_NAMES[leader])

    def shuffle_decks(self) -> None:
        """S9, S10: twelve cards each."""
        for player in self.players:
            player.deck = Pile(deck_of(player.leader))
            player.deck.shuffle(self.chance)

    def place_start_camp(self, p: int, h: int) -> None:
        player = self.players[p]
        player.camps = 1 << h
        player.hex = h
        if self.log is not None:
            self.tell("start-camp", "S15", player=self.who(p), hex=TITLE[h])

    # --- verbs on cards

    def take_top(self, p: int) -> int:
        """The top card of a deck, or NO_CARD. Whoever takes it lays it down and then renews the deck (T5.4)."""
        player = self.players[p]
        return player.deck.take() if player.deck.cards else NO_CARD

    def renew_deck(self, p: int) -> None:
        """T5.4: an empty deck is shuffled from the discard pile, if there is anything in it."""
        if self.shuffle_anew(p):
            self.tell_shuffle(p)

    def shuffle_anew(self, p: int) -> bool:
        player = self.players[p]
        if player.deck.cards or not player.discard or player.gone:
            return False
        player.deck = Pile(player.discard)
        player.discard = []
        player.deck.shuffle(self.chance)
        return True

    def tell_shuffle(self, p: int) -> None:
        if self.log is not None:
            self.tell("shuffle", "T5.4", player=self.who(p), cards=len(self.players[p].deck))

    def draw(self, p: int, count: int) -> None:
        player = self.players[p]
        hand = self.hand(p)
        drawn: list[int] = []
        for _ in range(count):
            card = self.take_top(p)
            if card < 0:
                break
            hand.put(card, only(player.seat))
            drawn.append(card)
            self.renew_deck(p)
        if drawn and self.log is not None:
            names = listed([CARDS[card].name for card in drawn])
            self.tell("draw", "T5.3", {player.seat: {"cards": names}}, player=self.who(p), count=len(drawn))

    def take_from_hand(self, seat: int, at: int) -> int:
        """A card leaves the hand, seen by all; what was told of its habitat (T3.2) is used up."""
        card = self.hands[seat].take(at)
        if self.seats > 1:
            player = self.players[seat]
            habitat = CARDS[card].habitat
            if player.known[habitat]:
                known = list(player.known)
                known[habitat] -= 1
                player.known = tuple(known)
        return card

    def lead(self, p: int, card: int, from_deck: bool) -> None:
        """T2.3: this Defender is active now. A deck that gave its last card is renewed (T5.4).

        SO6: only now the last active Defender becomes an ordinary discard, so that it is not shuffled with the others.
        """
        player = self.players[p]
        shuffled = from_deck and self.shuffle_anew(p)
        if player.active >= 0:
            self.discard_active(player)
            shuffled = self.shuffle_anew(p) or shuffled
        player.active = card
        player.ability = CARDS[card].ability
        self.roads = ()
        if shuffled:
            self.tell_shuffle(p)
        if self.log is not None:
            kind = "lead-top" if from_deck else "lead"
            rule = "SO3" if self.solo and from_deck else "T2.2" if from_deck else "T2.3"
            self.tell(kind, rule, player=self.who(p), card=CARDS[card].name)

    def stand_down(self, p: int) -> None:
        """T1.2: the active Defender and its team become ordinary discards, the Defender on top."""
        player = self.players[p]
        if player.active >= 0:
            self.discard_active(player)
        self.renew_deck(p)

    def discard_active(self, player: Player) -> None:
        player.discard.extend(player.team)
        player.discard.append(player.active)
        player.active = NO_CARD
        player.ability = -1
        player.team = ()
        self.roads = ()

    def join_team(self, p: int, card: int) -> None:
        """T4.6: one more AP."""
        player = self.players[p]
        hand = self.hand(p)
        self.take_from_hand(player.seat, hand.cards.index(card))
        player.team += (card,)
        self.ap += 1
        if self.log is not None:
            self.tell("team", "T4.6", player=self.who(p), card=CARDS[card].name)

    def untold(self, p: int) -> int:
        """How many hand cards came after the last hint."""
        return len(self.hand(p).cards) - sum(self.players[p].known)

    def give_hint(self, p: int) -> None:
        """T3.2: announce the habitats of the hand, never more."""
        player = self.players[p]
        counts = [0, 0, 0, 0]
        for card in self.hand(p).cards:
            counts[CARDS[card].habitat] += 1
        player.hint = tuple(counts)
        player.known = player.hint
        player.hint_round = self.round
        if self.log is not None:
            args = {HABITATS[habitat]: counts[habitat] for habitat in range(4)}
            self.tell("hint", "T3.2", player=self.who(p), **args)

    # --- verbs on players

    def pass_token(self, rule: str) -> None:
        """T2.5, J15: the first player token goes to the next player who is still in the game."""
        self.first = self.after(self.first)[0] if self.after(self.first) else self.first
        if self.log is not None:
            self.tell("token", rule, player=self.who(self.first))

    def gain_support(self, p: int, amount: int, rule: str) -> None:
        """T5.1, T5.2: up to full."""
        player = self.players[p]
        if player.gone or player.built >= self.track.camps:
            return
        needed = self.track.needs[player.built]
        gained = min(amount, needed - player.support)
        if gained <= 0:
            return
        player.support += gained
        if self.log is not None:
            self.tell("support", rule, player=self.who(p), count=gained, now=player.support, needed=needed)

    def gain_item(self, p: int, item: int, rule: str) -> None:
        """2.7: the token turns bright; a bright one stays so. Tokens of factions not in the game do not exist (S12)."""
        player = self.players[p]
        if player.items >> item & 1 or not self.has_item(item):
            return
        player.items |= 1 << item
        if self.log is not None:
            self.tell("item", rule, player=self.who(p), item=ITEM_NAMES[item])

    def has_item(self, item: int) -> bool:
        for player in self.players:
            if player.faction == item:
                return True
        return False

    def spend_item(self, p: int, item: int) -> None:
        """T4.4: the token turns dark after its effect (J12)."""
        self.players[p].items &= ~(1 << item)

    def move_leader(self, p: int, h: int, kind: str, rule: str) -> None:
        player = self.players[p]
        origin = player.hex
        player.hex = h
        if self.log is not None:
            self.tell(kind, rule, player=self.who(p), origin=TITLE[origin], hex=TITLE[h])

    def heal(self, p: int, wounds: int, rule: str) -> None:
        player = self.players[p]
        healed = min(wounds, player.wounds)
        if healed > 0:
            player.wounds -= healed
            if self.log is not None:
                self.tell("heal", rule, player=self.who(p), count=healed, now=player.wounds)

    def roll_for_wounds(self, p: int, threat: int) -> None:
        face = WOUND_DIE[self.chance.below(len(WOUND_DIE))]
        counts = self.wounds_by(p, face, threat)
        if self.log is not None:
            kind = "roll-near" if threat == NEAR else "roll-far"
            self.tell(kind, "T7.2", player=self.who(p), face=face, count=counts)
        if counts:
            self.suffer(p, counts, "T7.2")

    def wounds_by(self, p: int, face: int, threat: int) -> int:
        """T7.2: near both faces count, far only the single wound; agility and fortitude ignore one face each."""
        ability = self.players[p].ability
        if face == 2:
            return 0 if threat == FAR or ability == FORTITUDE else 2
        return 0 if ability == AGILITY else face

    def suffer(self, p: int, wounds: int, rule: str) -> None:
        """T7.4, T7.5: wounds from one source; too many of them kill a Defender."""
        player = self.players[p]
        if player.ability == STRENGTH_OF_HEAT:
            self.gain_support(p, 1, "A0")  # J23: before a death
        if player.wounds + wounds <= self.most_wounds():
            player.wounds += wounds
            if self.log is not None:
                self.tell("wound", rule, player=self.who(p), count=wounds, now=player.wounds)
        else:
            self.kill(p)

    def kill(self, p: int) -> None:
        """T7.5: a random card of the hand dies, or the top card of the deck; the wounds are gone."""
        player = self.players[p]
        in_hand = len(self.hand(p).cards)
        card = self.take_from_hand(player.seat, self.chance.below(in_hand)) if in_hand else self.take_top(p)
        player.wounds = 0
        if card < 0:  # J16
            return
        doomed = any([CARDS[dead].habitat == CARDS[card].habitat for dead in self.graves])
        self.graves += (card,)
        if not in_hand:
            self.renew_deck(p)
        if self.log is not None:
            habitat = HABITAT_NAMES[CARDS[card].habitat]
            self.tell("death", "T7.5", player=self.who(p), card=CARDS[card].name, habitat=habitat)
        if doomed:  # T7.6
            self.lose("massacre", "E4")

    # --- verbs on the map

    def clear(self, p: int, h: int, rule: str) -> None:
        """T6.7: all tokens or the toxic site; support first, then the wound of a toxic site."""
        toxic = self.pollution[h] == TOXIC
        self.pollution[h] = 0
        if toxic:
            self.toxic_left += 1
        if self.log is not None:
            self.tell("clear-toxic" if toxic else "clear", rule, player=self.who(p), hex=TITLE[h])
        self.gain_support(p, 1, "T5.1")
        if toxic:
            self.suffer(p, 1, "T7.4")

    def remove_mech(self, h: int) -> None:
        self.mechs[h] -= 1
        if not self.mechs[h]:
            self.mech_hexes &= ~(1 << h)

    def add_mechs(self, h: int, count: int) -> None:
        if count:
            self.mechs[h] += count
            self.mech_hexes |= 1 << h

    def destroy(self, p: int, h: int, rule: str) -> None:
        self.remove_mech(h)
        if self.log is not None:
            self.tell("destroy", rule, player=self.who(p), hex=TITLE[h])
        self.gain_support(p, 1, "T5.1")

    def breach(self, p: int, edge: int, rule: str) -> None:
        self.players[p].tokens -= 1
        self.breaches += ((edge, p),)
        set_edge(self.breached, EDGES[edge].a, EDGES[edge].side)
        self.roads = ()
        if self.log is not None:
            self.tell("breach", rule, player=self.who(p), edge=EDGES[edge].title)
        self.gain_support(p, 1, "T5.1")

    def rewild(self, p: int, h: int) -> None:
        self.factories &= ~(1 << h)
        self.rewilded |= 1 << h
        for habitat in range(4):
            self.land[habitat] |= 1 << h
        if self.log is not None:
            self.tell("rewild", "T6.10", player=self.who(p), hex=TITLE[h])
        self.gain_support(p, 1, "T5.1")

    def build_camp(self, p: int) -> None:
        """T6.5 a-c: the leftmost camp of the track comes to the leader's hex; support starts anew."""
        player = self.players[p]
        player.camps |= 1 << player.hex
        player.built += 1
        player.support = 0
        if self.log is not None:
            left = self.track.camps - player.built
            self.tell("build", "T6.5", player=self.who(p), hex=TITLE[player.hex], left=left)

    def move_camp(self, p: int, origin: int, h: int) -> None:
        player = self.players[p]
        player.camps = player.camps & ~(1 << origin) | 1 << h
        if self.log is not None:
            self.tell("camp-moved", "A0", player=self.who(p), origin=TITLE[origin], hex=TITLE[h])

    def leave(self, p: int) -> None:
        """T6.6, SO9: leader off the board, hand to the discard pile, items lost."""
        player = self.players[p]
        player.gone = True
        player.hex = NOWHERE
        player.items = 0
        hand = self.hand(p)
        at = len(hand.cards)
        while at > 0:  # SO9: in solo only the cards of this faction
            at -= 1
            if CARDS[hand.cards[at]].faction == player.faction:
                player.discard.append(self.take_from_hand(player.seat, at))
        if self.log is not None:
            self.tell("leaves", "T6.6", player=self.who(p))
        if self.seats == 1:
            self.stand_down(p)  # SO6: its lasting ability ends

    # --- verbs of the machines

    def raise_wall(self, h: int, d: int) -> None:
        """A wall behind an engine: it is told as soon as the engine has gone on."""
        set_edge(self.walls, h, d)
        set_edge(self.walled, h, d)
        self.roads = ()

    def tell_walls(self, edges: list[int]) -> None:
        if self.log is not None:
            for edge in edges:
                self.tell("wall", "T9.1.2", edge=EDGES[edge].title)

    def station(self, which: int, engine: int) -> None:
        """An engine stands on another edge, or on the core."""
        self.engines[which] = engine
        self.roads = ()

    def put_factory(self, h: int) -> None:
        """T9.2.4: the top board of the core moves here with everything on it; what is here stays."""
        board = self.top_board()
        bit = 1 << h
        for d in SIX:
            clear_edge(self.walls, h, d)
        self.sites += (h,)
        self.factories |= bit
        for habitat in range(4):
            self.land[habitat] &= ~bit
        for d in SIX:
            set_edge(self.walled, h, d)
        self.roads = ()
        self.add_mechs(h, self.mechs[CORE])
        self.mechs[CORE] = 0
        self.mech_hexes &= ~CORE_BIT
        brought, here = self.pollution[CORE], self.pollution[h]
        self.pollution[CORE] = 0
        if brought == TOXIC or here == TOXIC:  # pollution goes; of two toxic sites one returns to the ring
            self.pollution[h] = TOXIC
            if brought == here:
                self.toxic_left += 1
        else:
            self.pollution[h] = min(brought + here, TOXIC - 1)
        if self.log is not None:
            left = self.pollution[h]
            self.tell("factory", "T9.2.4", hex=TITLE[h], number=board, mechs=self.mechs[h], pollution=left)
        if TOXIC not in (brought, here) and brought + here >= TOXIC:
            self.pollute(h)

    def pollute(self, h: int, source: int = NOWHERE) -> None:
        """T9.2.8: one more token, from a vent or not; the third one makes a toxic site, if there is one left."""
        if self.pollution[h] < TOXIC - 1:
            self.pollution[h] += 1
            if self.log is not None:
                self.tell(
                    "pollution",
                    "T9.2.7",
                    hex=TITLE[h],
                    count=self.pollution[h],
                    origin=TITLE[source] if source >= 0 else "",
                )
        elif self.toxic_left > 0:
            self.pollution[h] = TOXIC
            self.toxic_left -= 1
            if self.log is not None:
                self.tell(
                    "toxic", "T9.2.8", hex=TITLE[h], left=self.toxic_left, origin=TITLE[source] if source >= 0 else ""
                )
        else:
            self.lose("toxic", "E3")

    def turn_direction(self) -> None:
        self.direction = -self.direction
        if self.log is not None:
            self.tell("direction-right" if self.direction == RIGHT else "direction-left", "T9.4")

    def turn_machine_card(self) -> int:
        """T9.0: the top machine card, now open."""
        card = self.machine.take()
        self.machine_discard += (card,)
        self.drawn += 1
        if self.log is not None:
            # with the map as the card found it, so that its steps can be shown again later
            self.tell("machine", "T9.0", card=MACHINE_NAMES[card], number=self.drawn, found=scene(self))
        return card

    def renew_machine_deck(self) -> None:
        """T9.0: when all seven are in the discard."""
        if not self.machine.cards:
            self.machine = Pile(list(self.machine_discard))
            self.machine_discard = ()
            self.machine.shuffle(self.chance)
            self.tell("machine-shuffle", "T9.0")

    # --- the end

    def win_if_done(self) -> None:
        """E1: all camps on the board and no factory left that is not rewilded."""
        if self.factories:
            return
        for player in self.players:
            if player.built < self.track.camps:
                return
        self.result = Result(list(range(self.seats)), [1] * self.seats, "victory")
        self.tell("victory", "E1")

    def lose(self, cause: str, rule: str) -> None:
        """E2-E6: the first cause counts (E5)."""
        if self.result is None:
            self.result = Result([], [0] * self.seats, cause)
            self.tell("loss-" + cause, rule)

    # --- fields: written by `make fields`
    def copy(self) -> Defenders:
        twin = Defenders(self.seats, self.chance.copy())
        twin.result = self.result
        twin.stage = self.stage
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
            "stage": self.stage,
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
        made.stage = int(data["stage"])
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


def scene(t: Defenders) -> str:
    """Everything that a machine card can change, as JSON in one word of an event."""
    found = {
        "walls": [EDGES[edge].name for edge in edges_in(t.walls)],
        "engines": [None if e < 0 else [EDGES[POST_EDGE[e]].name, FACING[e]] for e in t.engines],
        "pollution": {NAME[h]: t.pollution[h] for h in HEXES if t.pollution[h]},
        "mechs": {NAME[h]: t.mechs[h] for h in HEXES if t.mechs[h]},
        "sites": [NAME[h] for h in t.sites],
        "rewilded": [NAME[h] for h in hexes_in(t.rewilded)],
        "leaders": ["" if player.hex < 0 else NAME[player.hex] for player in t.players],
        "direction": "right" if t.direction == RIGHT else "left",
    }
    return dumps(found, separators=(",", ":"))


def listed(names: list[Message]) -> Message:
    """Several names as one message."""
    text = names[0]
    for at in range(1, len(names)):
        text = say("listed-last" if at == len(names) - 1 else "listed", first=text, next=names[at])
    return text


def load(data: dict[str, Any]) -> Defenders:
    """The inverse of to_json."""
    t = Defenders.from_json(data)
    t.derive()
    return t
