"""The position of Bellum Magica and the verbs that change it. A verb changes the state and tells it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from klubovna.engine import EVERYBODY, Chance, Message, Result, State, Who, knows, only
from klubovna.games.bellum_magica.cards import (
    BONUSES,
    CHEST_KINDS,
    CHEST_NAMES,
    CHESTS,
    FACES,
    GOLDEN,
    INN,
    MAGIC_SHIELD,
    METAL,
    MONSTERS,
    MOST_BARRELS,
    SETTLEMENTS,
    SHIELD,
    SIDES,
    WOODEN,
    Monster,
    say,
)
from klubovna.games.bellum_magica.player import Player

# The phases of a round in which somebody is asked (G1). Gathering, scouting and the end of the round need no
# decision, so no step begins there.
GOBLINS: Final = 0  # still setting up: the goblins are being placed (S3)
ACTIVE_BAND: Final = 1  # Zvolte si aktivní tlupu
ATTACK: Final = 4  # Zaútočte
RECRUIT: Final = 5  # Naverbujte příšery
PHASES: Final = {GOBLINS: "goblins", ACTIVE_BAND: "band", ATTACK: "attack", RECRUIT: "recruit"}

ENOUGH_CHESTS: Final = 10  # E1
LAST_ROUND: Final = 40  # E4
OPEN_MONSTERS: Final = 2  # of each kind in the market (S6)
NO_ONE: Final = -1

# What lies stacked is written as kind << 8 | card
MONSTER: Final = 0
SETTLEMENT: Final = 1
CHEST: Final = 2

# Q2: where a chest comes from when its own pile is empty
INSTEAD: Final = ((WOODEN, METAL, GOLDEN), (METAL, WOODEN, GOLDEN), (GOLDEN, METAL, WOODEN))

# By number of players and captain: all seats, clockwise
ORDERS: Final = [[tuple([(seat + i) % seats for i in range(seats)]) for seat in range(seats)] for seats in range(6)]


class BellumMagica(State):
    """A match between two decisions, or inside one.

    A shuffled pile is kept as a set: its order is made card by card, when chance draws from it. So no order is there
    to be hidden, and which settlements left the game at set-up (S4) is never decided at all.
    """

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.players: list[Player] = []
        self.box: tuple[int, ...] = ()  # goblins that were not dealt (S2)
        self.piles: list[tuple[int, ...]] = [(), ()]  # evil and ultra-evil monsters
        self.market: list[tuple[int, ...]] = [(), ()]
        self.settlements: list[tuple[int, ...]] = [(), (), ()]  # by kind those that nobody has seen yet
        self.coming: list[int] = [0, 0, 0]  # how many of them the pile holds: farms over villages over towns
        self.display: tuple[int, ...] = ()
        self.plundered: tuple[int, ...] = ()
        self.chests: list[tuple[int, ...]] = [(), (), ()]  # piles by kind
        self.owners: list[int] = []  # chest by chest the seats that have ever owned it (Q11)
        self.stacked: tuple[int, ...] = ()  # things that a scenario has put on top, used up before anything is drawn
        self.phase: int = GOBLINS
        self.round: int = 0
        self.captain: int = NO_ONE  # drawn after the goblins are placed (S10), unless named before the match
        self.turn: int = 0  # how many players have had their turn in this phase
        self.row: int = 0  # the face of the die

    # --- questions

    def order(self) -> tuple[int, ...]:
        """All seats from the captain clockwise."""
        return ORDERS[self.seats][self.captain]

    def whose_turn(self) -> int:
        return (self.captain + self.turn) % self.seats

    def somebody_has_enough(self) -> bool:
        for player in self.players:
            if player.chest_count() >= ENOUGH_CHESTS:
                return True
        return False

    def drawn_from(self, pile: tuple[int, ...], kind: int) -> int:
        """Where in a pile the card (or chest) lies that comes next."""
        for thing in self.stacked:
            if thing >> 8 == kind and thing & 255 in pile:
                self.stacked = tuple([other for other in self.stacked if other != thing])
                return pile.index(thing & 255)
        return self.chance.below(len(pile))

    # --- verbs: set-up and the round

    def put_beside(self, seat: int, card: int, side: int) -> None:
        """A card is slid under the castle for good (B4)."""
        player = self.players[seat]
        player.cards[side] += (card,)
        player.add_up(MONSTERS[card], side)

    def place_goblins(self, seat: int, sides: tuple[int, int]) -> None:
        player = self.players[seat]
        goblins = player.goblins
        for i in range(len(goblins)):
            player.goblins = goblins[i + 1 :]
            self.put_beside(seat, goblins[i], sides[i])
            if self.log is not None:
                goblin = MONSTERS[goblins[i]]
                self.tell("goblin", "S3", seat=Who(seat), card=goblin.name, id=goblin.id, side=SIDES[sides[i]])

    def turn_up_monster(self, kind: int, at: int) -> None:
        """The next card of a pile joins the market at this place; an empty pile leaves a gap (Q3)."""
        pile = self.piles[kind]
        market = self.market[kind]
        if not pile:
            return
        drawn = self.drawn_from(pile, MONSTER)
        card = pile[drawn]
        self.piles[kind] = pile[:drawn] + pile[drawn + 1 :]
        self.market[kind] = (*market[:at], card, *market[at:])
        if self.log is not None:
            self.tell("market", "B3" if self.round else "S6", card=MONSTERS[card].name, id=MONSTERS[card].id)

    def turn_up_settlements(self) -> None:
        """S5, N1: as many as there are players lie open, farms first; an empty pile gives no more (Q4)."""
        while len(self.display) < self.seats:
            kind = 0
            while kind < 3 and not self.coming[kind]:
                kind += 1
            if kind == 3:
                return
            pile = self.settlements[kind]
            drawn = self.drawn_from(pile, SETTLEMENT)
            card = pile[drawn]
            self.settlements[kind] = pile[:drawn] + pile[drawn + 1 :]
            self.coming[kind] -= 1
            self.display += (card,)
            if self.log is not None:
                settlement = SETTLEMENTS[card]
                self.tell("settlement", "N1" if self.round else "S5", settlement=settlement.name, id=settlement.id)

    def begin_round(self, captain: int) -> None:
        self.round += 1
        self.captain = captain
        self.turn = 0
        self.row = 0
        self.phase = ACTIVE_BAND
        if self.log is not None:
            self.tell("round", "G1", round=self.round, seat=Who(captain))

    def roll(self) -> None:
        """H1, H6: the new face replaces the old one, whatever it is."""
        self.row = 1 + self.chance.below(FACES)
        if self.log is not None:
            self.tell("roll", "H1", seat=Who(self.captain), row=self.row)

    def use_spell(self, seat: int) -> None:
        self.players[seat].spent += 1
        if self.log is not None:
            self.tell("spell", "H4", seat=Who(seat))

    def buy_drinks(self, seat: int) -> None:
        self.players[seat].barrels -= 1
        if self.log is not None:
            self.tell("barrel", "H5", seat=Who(seat))

    def refresh_spells(self) -> None:
        """N3."""
        for player in self.players:
            player.spent = 0

    # --- verbs: goods and chests

    def gather(self, seat: int) -> None:
        """C1: one food or rune for each of their symbols in the active row."""
        player = self.players[seat]
        food, runes, _ = player.left[self.row]
        player.food += food
        player.runes += runes
        if self.log is not None and (food or runes):
            self.tell(
                "gather", "C1", seat=Who(seat), food=food, runes=runes, barrels=0, goods=goods_name(food, runes, 0)
            )

    def gain_goods(self, seat: int, food: int, runes: int, barrels: int) -> None:
        """A4: the loot that is not chests; barrels beyond two stay in the supply."""
        player = self.players[seat]
        taken = min(barrels, MOST_BARRELS - player.barrels)
        player.food += food
        player.runes += runes
        player.barrels += taken
        if self.log is not None:
            if food or runes or taken:
                name = goods_name(food, runes, taken)
                self.tell("loot", "A4", seat=Who(seat), food=food, runes=runes, barrels=taken, goods=name)
            if taken < barrels:
                self.tell("barrel-left", "A4", seat=Who(seat))

    def draw_chest(self, seat: int, wanted: int, rule: str) -> None:
        """M5: a random one of its pile, which only the new owner sees; another pile stands in (Q2)."""
        for kind in INSTEAD[wanted]:
            pile = self.chests[kind]
            if pile:
                drawn = self.drawn_from(pile, CHEST)
                chest = pile[drawn]
                self.chests[kind] = pile[:drawn] + pile[drawn + 1 :]
                self.players[seat].chests[kind] += (chest,)
                self.owners[chest] |= only(seat)
                if self.log is not None:
                    private: dict[int, dict[str, Any]] = {seat: {"value": CHESTS[chest].value}}
                    self.tell("chest", rule, private, seat=Who(seat), chest=CHEST_NAMES[kind], kind=CHEST_KINDS[kind])
                return
        self.tell("no-chest", "Q2", seat=Who(seat))

    def steal(self, seat: int, victim: int, counts: tuple[int, int, int]) -> None:
        """A8-A10: this many of each kind, drawn blindly; then the victim gains one shield."""
        thief = self.players[seat]
        robbed = self.players[victim]
        stolen: list[int] = []
        for kind in range(3):
            for _ in range(counts[kind]):
                held = robbed.chests[kind]
                at = self.chance.below(len(held))
                chest = held[at]
                robbed.chests[kind] = held[:at] + held[at + 1 :]
                thief.chests[kind] += (chest,)
                self.owners[chest] |= only(seat)  # the victim goes on knowing it (Q11)
                stolen.append(chest)
        if self.log is not None:
            self.tell_theft(seat, victim, counts, stolen)
        robbed.shields += 1
        if self.log is not None:
            self.tell("robbed", "A10", seat=Who(victim), shields=robbed.shield())

    def tell_theft(self, seat: int, victim: int, counts: tuple[int, int, int], stolen: list[int]) -> None:
        """Whoever has ever owned one of the chests sees its value (Q11)."""
        private: dict[int, dict[str, Any]] = {}
        for knower in range(self.seats):
            values = [str(CHESTS[c].value) if knows(self.owners[c], knower) else "?" for c in stolen]
            if [value for value in values if value != "?"]:
                private[knower] = {"values": " + ".join(values)}
        wooden, metal, golden = counts
        self.tell(
            "steal",
            "A8",
            private,
            seat=Who(seat),
            victim=Who(victim),
            chests=chests_name(counts),
            wooden=wooden,
            metal=metal,
            golden=golden,
        )

    def plunder(self, seat: int, card: int) -> None:
        """A4-A6: the whole loot is taken; the settlement is discarded at once, the inn never."""
        settlement = SETTLEMENTS[card]
        if card != INN:
            at = self.display.index(card)
            self.display = self.display[:at] + self.display[at + 1 :]
            self.plundered += (card,)
        if self.log is not None:
            self.tell("plunder", "A2", seat=Who(seat), settlement=settlement.name, id=settlement.id)
        self.gain_goods(seat, settlement.food, settlement.runes, settlement.barrels)
        for kind in settlement.chests:
            self.draw_chest(seat, kind, "A4")

    # --- verbs: recruiting

    def recruit(self, seat: int, card: int, food: int, runes: int, side: int) -> None:
        """B7: pay, put the card, take the bonus, refill."""
        player = self.players[seat]
        monster = MONSTERS[card]
        player.food -= food
        player.runes -= runes
        market = self.market[monster.kind]
        at = market.index(card)
        self.market[monster.kind] = market[:at] + market[at + 1 :]
        self.put_beside(seat, card, side)
        if monster.bonus:
            self.gain_bonus(seat, monster.bonus)
        if self.log is not None:
            self.tell_recruit(seat, monster, food, runes, side)
        self.turn_up_monster(monster.kind, at)

    def gain_bonus(self, seat: int, bonus: int) -> None:
        """B5, Q9: for ever, on whichever side the card lies. The token comes with the card, in one move."""
        player = self.players[seat]
        if bonus == SHIELD:
            player.shields += 1
        elif bonus == MAGIC_SHIELD:
            player.magic_shields += 1
        else:
            player.spells += 1

    def tell_recruit(self, seat: int, monster: Monster, food: int, runes: int, side: int) -> None:
        self.tell(
            "recruit",
            "B4",
            seat=Who(seat),
            card=monster.name,
            id=monster.id,
            side=SIDES[side],
            price=goods_name(food, runes, 0),
            food=food,
            runes=runes,
        )
        if monster.bonus:
            bonus = BONUSES[monster.bonus]
            self.tell_more("bonus", "B5", seat=Who(seat), bonus=say("token-" + bonus), id=bonus)

    # --- verbs: the end

    def finish(self, cause: str) -> None:
        """E2, E3: all chests are turned up; the most value wins, then the most chests, then all of them."""
        scores = [player.score() for player in self.players]
        counts = [player.chest_count() for player in self.players]
        best = max([(scores[seat], counts[seat]) for seat in range(self.seats)])
        winners = [seat for seat in range(self.seats) if (scores[seat], counts[seat]) == best]
        for player in self.players:
            for kind in player.chests:
                for chest in kind:
                    self.owners[chest] = EVERYBODY
        self.result = Result(winners, scores, cause)
        if self.log is not None:
            for seat in range(self.seats):
                values = [CHESTS[chest].value for kind in self.players[seat].chests for chest in kind]
                shown = " + ".join([str(value) for value in sorted(values)]) or "0"
                self.tell("score", "E2", seat=Who(seat), score=scores[seat], chests=counts[seat], values=shown)

    # --- fields: written by `make fields`
    def copy(self) -> BellumMagica:
        twin = BellumMagica(self.seats, self.chance.copy())
        twin.result = self.result
        for player in self.players:
            twin.players.append(player.copy())
        twin.box = self.box
        twin.piles = self.piles[:]
        twin.market = self.market[:]
        twin.settlements = self.settlements[:]
        twin.coming = self.coming[:]
        twin.display = self.display
        twin.plundered = self.plundered
        twin.chests = self.chests[:]
        twin.owners = self.owners[:]
        twin.stacked = self.stacked
        twin.phase = self.phase
        twin.round = self.round
        twin.captain = self.captain
        twin.turn = self.turn
        twin.row = self.row
        return twin

    def to_json(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "chance": self.chance.to_json(),
            "result": None if self.result is None else self.result.to_json(),
            "players": [each.to_json() for each in self.players],
            "box": list(self.box),
            "piles": [list(each) for each in self.piles],
            "market": [list(each) for each in self.market],
            "settlements": [list(each) for each in self.settlements],
            "coming": self.coming[:],
            "display": list(self.display),
            "plundered": list(self.plundered),
            "chests": [list(each) for each in self.chests],
            "owners": self.owners[:],
            "stacked": list(self.stacked),
            "phase": self.phase,
            "round": self.round,
            "captain": self.captain,
            "turn": self.turn,
            "row": self.row,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> BellumMagica:
        made = BellumMagica(int(data["seats"]), Chance.from_json(data["chance"]))
        made.result = None if data["result"] is None else Result.from_json(data["result"])
        made.players = [Player.from_json(each) for each in data["players"]]
        made.box = tuple([int(each) for each in data["box"]])
        made.piles = [tuple([int(part) for part in each]) for each in data["piles"]]
        made.market = [tuple([int(part) for part in each]) for each in data["market"]]
        made.settlements = [tuple([int(part) for part in each]) for each in data["settlements"]]
        made.coming = [int(each) for each in data["coming"]]
        made.display = tuple([int(each) for each in data["display"]])
        made.plundered = tuple([int(each) for each in data["plundered"]])
        made.chests = [tuple([int(part) for part in each]) for each in data["chests"]]
        made.owners = [int(each) for each in data["owners"]]
        made.stacked = tuple([int(each) for each in data["stacked"]])
        made.phase = int(data["phase"])
        made.round = int(data["round"])
        made.captain = int(data["captain"])
        made.turn = int(data["turn"])
        made.row = int(data["row"])
        return made

    # --- end of fields


@lru_cache(maxsize=1024)  # messages are never changed, and the same goods are told of all the time
def goods_name(food: int, runes: int, barrels: int) -> Message:
    """ "2 food and 1 rune": `what` names the parts that are there."""
    what = ("f" if food else "") + ("r" if runes else "") + ("b" if barrels else "")
    return say("goods", what=what, food=food, runes=runes, barrels=barrels)


@lru_cache(maxsize=1024)
def chests_name(counts: tuple[int, int, int]) -> Message:
    wooden, metal, golden = counts
    what = ("w" if wooden else "") + ("m" if metal else "") + ("g" if golden else "")
    return say("chests", what=what, wooden=wooden, metal=metal, golden=golden)


def load(data: dict[str, Any]) -> BellumMagica:
    """The inverse of to_json."""
    g = BellumMagica.from_json(data)
    for player in g.players:
        player.count_symbols()
    return g
