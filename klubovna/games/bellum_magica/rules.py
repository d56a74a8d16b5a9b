"""Bellum Magica, in the order of the rulebook. Cards: cards.py. What changes the table: state.py."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from klubovna.engine import COMMON, NOBODY, Chance, Flow, Option, Who, choose, together
from klubovna.games.bellum_magica.cards import (
    CASTLES,
    CHEST_KINDS,
    CHESTS,
    CHESTS_OF,
    EVIL,
    EVIL_FOOD,
    GOBLIN,
    IN_PLAY,
    INN,
    LEFT,
    METAL,
    MONSTERS,
    MONSTERS_OF,
    RIGHT,
    SETTLEMENTS,
    SETTLEMENTS_OF,
    SIDES,
    ULTRA,
    ULTRA_FOOD,
    ULTRA_RUNE,
    ULTRA_RUNES,
    WOODEN,
    say,
)
from klubovna.games.bellum_magica.player import Player, new_player
from klubovna.games.bellum_magica.state import (
    ACTIVE_BAND,
    ATTACK,
    LAST_ROUND,
    OPEN_MONSTERS,
    RECRUIT,
    BellumMagica,
    chests_name,
    goods_name,
)

# --- Příprava hry: set-up (3)


def setup(seats: int, options: dict[str, Any], chance: Chance) -> BellumMagica:
    """S1, S2, S4, S6, S7: castles and goblins are dealt, the piles are made. Nothing is turned up yet (S10)."""
    g = BellumMagica(seats, chance)
    g.players = [new_player(castle) for castle in castles(seats, options, chance)]
    goblins = list(MONSTERS_OF[GOBLIN])
    chance.shuffle(goblins)
    for seat in range(seats):
        g.players[seat].goblins = tuple(goblins[2 * seat : 2 * seat + 2])
    g.box = tuple(goblins[2 * seats :])
    g.settlements = list(SETTLEMENTS_OF)
    g.coming = list(IN_PLAY[seats])
    g.piles = [MONSTERS_OF[EVIL], MONSTERS_OF[ULTRA]]
    g.chests = list(CHESTS_OF)
    g.owners = [NOBODY] * len(CHESTS)
    if options["captain"] != "random":
        g.captain = int(options["captain"])
    return g


def castles(seats: int, options: dict[str, Any], chance: Chance) -> list[int]:
    """S1: a seat gets the castle named for it, unless a seat before it has it; the others get one of the rest."""
    ids = [castle.id for castle in CASTLES]
    dealt: list[int] = []
    for seat in range(seats):
        named = options[f"castle_{seat}"]
        castle = -1 if named == "random" else ids.index(named)
        dealt.append(-1 if castle in dealt else castle)
    rest = [castle for castle in range(len(CASTLES)) if castle not in dealt]
    chance.shuffle(rest)
    return [rest.pop() if castle < 0 else castle for castle in dealt]


# --- Průběh kola: the rounds (4)


def step(g: BellumMagica) -> Flow[None]:
    """The phase in hand, up to one decision; a round of barrel questions goes together (G1)."""
    if g.phase == RECRUIT:
        return recruit(g)
    if g.phase == ATTACK:
        return attack(g)
    if g.phase == ACTIVE_BAND:
        return choose_active_band(g)
    return place_goblins(g)


def place_goblins(g: BellumMagica) -> Flow[None]:
    """S3: everybody puts both goblins left or right, secretly and at the same time."""
    if g.log is not None:
        for seat in range(g.seats):
            first, second = [MONSTERS[card].name for card in g.players[seat].goblins]
            castle = CASTLES[g.players[seat].castle]
            g.tell("castle", "S1", seat=Who(seat), castle=castle.name, id=castle.id)
            g.tell("dealt", "S2", seat=Who(seat), first=first, second=second)
    sides = yield from together(range(g.seats), lambda seat: goblin_sides(g, seat))
    for seat in range(g.seats):
        g.place_goblins(seat, sides[seat])
    open_table(g)


def goblin_sides(g: BellumMagica, seat: int) -> Flow[tuple[int, int]]:
    first, second = g.players[seat].goblins
    return (yield from choose(seat, "goblins", GOBLIN_SIDES[first][second], rule="S3"))


def open_table(g: BellumMagica) -> None:
    """S5, S6, S9, in this order and only now (S10)."""
    g.turn_up_settlements()
    for kind in (EVIL, ULTRA):
        for at in range(OPEN_MONSTERS):
            g.turn_up_monster(kind, at)
    g.begin_round(g.captain if g.captain >= 0 else g.chance.below(g.seats))


# --- 1) Zvolte si aktivní tlupu: the active band (4.1)


def choose_active_band(g: BellumMagica) -> Flow[None]:
    """H1-H3: a roll, then one round of questions. A forced reroll is the same step anew, from the captain (Q7)."""
    g.roll()
    for seat in g.order():
        options = reroll_options(g, seat)
        if len(options) == 1:  # H2: who has no means is skipped
            continue
        decided = yield from choose(seat, "reroll", options, rule="H2", args={"row": g.row, "round": g.round})
        if decided == SPELL:
            g.use_spell(seat)
            return
        if decided == BARREL:
            g.buy_drinks(seat)
            return
    gather_resources(g)
    call_scouts(g)
    g.phase = ATTACK


def reroll_options(g: BellumMagica, seat: int) -> list[Option[int]]:
    """H2: a barrel, the captain's own spells (Q13), or to keep the row."""
    player = g.players[seat]
    if not against_spell(g, seat):
        return SPELL_BARREL_KEEP if player.barrels else SPELL_KEEP
    return BARREL_KEEP if player.barrels else ONLY_KEEP


def against_spell(g: BellumMagica, seat: int) -> str:
    """The rule that keeps a player from casting a spell, or nothing."""
    player = g.players[seat]
    if player.spells > player.spent:
        return "" if seat == g.captain else "Q13"
    return "H4" if player.spells else "H2"


# --- 2) Nasbírejte suroviny: gathering (4.2)


def gather_resources(g: BellumMagica) -> None:
    """C1: all players at once."""
    for seat in range(g.seats):
        g.gather(seat)


# --- 3) Svolejte průzkumníky: scouts (4.3)


def call_scouts(g: BellumMagica) -> None:
    """M1-M4: who leads draws a chest."""
    leaders, wanted = scouts(g, g.row)
    if g.log is not None and leaders:
        maps = g.players[leaders[0]].left[g.row][2]
        if wanted == METAL:
            g.tell("scouts", "M2", seat=Who(leaders[0]), maps=maps)
        else:
            g.tell("scouts-tie", "M3", players=len(leaders), maps=maps)
    for seat in leaders:
        g.draw_chest(seat, wanted, "M2" if wanted == METAL else "M3")


def scouts(g: BellumMagica, row: int) -> tuple[list[int], int]:
    """Who has most maps in a row: alone at the top a metal chest, together a wooden one each, without maps nothing."""
    most = max([player.left[row][2] for player in g.players])
    leaders = [seat for seat in g.order() if g.players[seat].left[row][2] == most] if most else []
    return leaders, METAL if len(leaders) == 1 else WOODEN


# --- 4) Zaútočte: attack (4.4)


def attack(g: BellumMagica) -> Flow[None]:
    """A1: the player whose turn it is makes one attack or passes."""
    me = g.whose_turn()
    options = targets(g, me, g.row)
    options.append(STAY_HOME)
    target = yield from choose(me, "attack", options, rule="A1")
    if target >= 0:
        g.plunder(me, target)
    elif target == STAY:
        if g.log is not None:
            g.tell("stay", "A1", seat=Who(me))
    else:
        yield from rob(g, me, castle_owner(target))
    g.turn += 1
    if g.turn == g.seats:
        end_attacks(g)


def targets(g: BellumMagica, me: int, row: int) -> list[Option[int]]:
    """A2: all that a row beats, and nothing else, may be attacked: no attack fails (Q5)."""
    swords, magic, thieves = g.players[me].right[row]
    options: list[Option[int]] = [ATTACK_SETTLEMENT[card] for card in beaten_settlements(swords, magic, g.display)]
    if thieves:  # A7
        for other in g.seats_after(me):
            if not against_robbing(g.players[other], swords, magic, thieves):
                options.append(ATTACK_CASTLE[other])
    return options


@lru_cache(maxsize=4096)
def beaten_settlements(swords: int, magic: int, display: tuple[int, ...]) -> tuple[int, ...]:
    """Those on display, and the inn, that such a row beats."""
    found: list[int] = []
    for card in (INN, *display):
        settlement = SETTLEMENTS[card]
        if beats(swords, magic, settlement.shield, settlement.magic_shield):
            found.append(card)
    return tuple(found)


def against_robbing(owner: Player, swords: int, magic: int, thieves: int) -> str:
    """The rule that keeps a row from a castle, or nothing."""
    if not thieves:
        return "A7"
    if not owner.chest_count():
        return "Q5"
    return "" if beats(swords, magic, owner.shield(), owner.magic_shields) else "A3"


def beats(swords: int, magic: int, shield: int, magic_shield: int) -> bool:
    """A3: magic shields fall to magic swords only; all swords together must reach all shields."""
    return magic >= magic_shield and swords + magic >= shield + magic_shield


def rob(g: BellumMagica, me: int, victim: int) -> Flow[None]:
    """A8: how many chests, up to one per thief, and of which kinds."""
    most = most_stolen(g, me, victim)
    wooden, metal, golden = [len(chests) for chests in g.players[victim].chests]
    options: list[Option[tuple[int, int, int]]] = []
    for w in range(min(wooden, most) + 1):
        for m in range(min(metal, most - w) + 1):
            for x in range(min(golden, most - w - m) + 1):
                if w + m + x:
                    options.append(steal(victim, w, m, x))
    counts = yield from choose(me, "steal", options, rule="A8", about=CASTLE_REFS[victim], args=VICTIM[victim])
    g.steal(me, victim, counts)


def most_stolen(g: BellumMagica, me: int, victim: int) -> int:
    """A8: one chest per thief of the active row, as far as there are any."""
    return min(g.players[me].right[g.row][2], g.players[victim].chest_count())


def end_attacks(g: BellumMagica) -> None:
    """A13, E1, E4: ten chests end the game, and so does round 40; else recruiting begins."""
    if g.somebody_has_enough():
        g.finish("chests")
    elif g.round >= LAST_ROUND:
        g.finish("rounds")
    else:
        g.turn = 0
        g.phase = RECRUIT


# --- 5) Naverbujte příšery: recruiting (4.5)


class Purchase:
    """A monster, how it is paid and where it goes: one choice (B7)."""

    def __init__(self, card: int, food: int, runes: int, side: int) -> None:
        self.card: int = card
        self.food: int = food
        self.runes: int = runes
        self.side: int = side


def recruit(g: BellumMagica) -> Flow[None]:
    """B1: the player whose turn it is recruits one monster, and is asked again, or passes."""
    while g.turn < g.seats:
        me = g.whose_turn()
        options = offers(g, me)
        if len(options) > 1:
            purchase = yield from choose(me, "recruit", options, rule="B1")
            if purchase is not None:
                g.recruit(me, purchase.card, purchase.food, purchase.runes, purchase.side)
                return
        g.turn += 1
    end_round(g)


def offers(g: BellumMagica, me: int) -> list[Option[Purchase | None]]:
    """B2, B3: every open monster that can be paid, by each way of paying, on each side."""
    food, runes = g.players[me].food, g.players[me].runes
    options: list[Option[Purchase | None]] = []
    if food >= EVIL_FOOD:
        for card in g.market[EVIL]:
            options += RECRUIT_EVIL[card]
    if runes >= ULTRA_RUNE:
        for card in g.market[ULTRA]:
            if food >= ULTRA_FOOD:
                options += RECRUIT_FOR_FOOD[card]
            if runes >= ULTRA_RUNES:
                options += RECRUIT_FOR_RUNES[card]
    options.append(NO_MORE)
    return options


# --- 6) Konec kola: the end of the round (4.6)


def end_round(g: BellumMagica) -> None:
    """N1-N4: open settlements, fresh spells, a new captain."""
    g.turn_up_settlements()
    g.refresh_spells()
    g.begin_round((g.captain + 1) % g.seats)


# --- Options: tables of everything that can ever be chosen

KEEP: Final = 0
SPELL: Final = 1
BARREL: Final = 2
KEEP_ROW: Final = Option("keep", KEEP, say("keep"))
USE_SPELL: Final = Option("spell", SPELL, say("spell"), ("own:spell",))
BUY_DRINKS: Final = Option("barrel", BARREL, say("barrel"), ("own:barrel",))
ONLY_KEEP: Final = [KEEP_ROW]
SPELL_KEEP: Final = [USE_SPELL, KEEP_ROW]
BARREL_KEEP: Final = [BUY_DRINKS, KEEP_ROW]
SPELL_BARREL_KEEP: Final = [USE_SPELL, BUY_DRINKS, KEEP_ROW]

STAY: Final = -1  # settlements count from 0 up, castles from -2 down
STAY_HOME: Final = Option("pass", STAY, COMMON("pass"))
ATTACK_SETTLEMENT: Final = [
    Option(
        f"attack:{settlement.id}",
        card,
        say("attack-settlement", settlement=settlement.name),
        (f"settlement:{settlement.id}",),
    )
    for card, settlement in enumerate(SETTLEMENTS)
]
ATTACK_CASTLE: Final = [
    Option(f"attack:seat{seat}", -2 - seat, say("attack-castle", owner=Who(seat)), (f"castle:{seat}",))
    for seat in range(len(CASTLES))
]


def castle_owner(target: int) -> int:
    return -2 - target


def goblin_option(first: int, second: int, a: int, b: int) -> Option[tuple[int, int]]:
    return Option(
        f"goblins:{SIDES[a]}:{SIDES[b]}",
        (a, b),
        say("goblins", first=MONSTERS[first].name, one=SIDES[a], second=MONSTERS[second].name, other=SIDES[b]),
        (f"card:{MONSTERS[first].id}:{SIDES[a]}", f"card:{MONSTERS[second].id}:{SIDES[b]}"),
    )


GOBLIN_SIDES: Final = [
    [
        [goblin_option(first, second, a, b) for a in (LEFT, RIGHT) for b in (LEFT, RIGHT)]
        for second in MONSTERS_OF[GOBLIN]
    ]
    for first in MONSTERS_OF[GOBLIN]
]


def steal_option(victim: int, counts: tuple[int, int, int]) -> Option[tuple[int, int, int]]:
    parts = [f"{CHEST_KINDS[kind]}{counts[kind]}" for kind in range(3) if counts[kind]]
    refs = [f"chest:{victim}:{CHEST_KINDS[kind]}" for kind in range(3) if counts[kind]]
    return Option("steal:" + ":".join(parts), counts, say("steal", chests=chests_name(counts)), tuple(refs))


FEW: Final = range(4)  # thieves beyond three are rare: then the option is made on the spot
STEAL: Final = [
    [[[steal_option(victim, (w, m, x)) for x in FEW] for m in FEW] for w in FEW] for victim in range(len(CASTLES))
]
CASTLE_REFS: Final = [f"castle:{seat}" for seat in range(len(CASTLES))]
VICTIM: Final = [{"victim": Who(seat)} for seat in range(len(CASTLES))]


def steal(victim: int, wooden: int, metal: int, golden: int) -> Option[tuple[int, int, int]]:
    if wooden in FEW and metal in FEW and golden in FEW:
        return STEAL[victim][wooden][metal][golden]
    return steal_option(victim, (wooden, metal, golden))


def purchases(card: int, paying: str, food: int, runes: int) -> list[Option[Purchase | None]]:
    """Both sides for one way of paying; keys are recruit:orc_1:left, recruit:lich_2:runes:right."""
    monster = MONSTERS[card]
    options: list[Option[Purchase | None]] = []
    for side in (LEFT, RIGHT):
        text = say("recruit", card=monster.name, price=goods_name(food, runes, 0), side=SIDES[side])
        key = f"recruit:{monster.id}:{paying}{SIDES[side]}"
        options.append(
            Option(key, Purchase(card, food, runes, side), text, (f"market:{monster.id}", f"own:{SIDES[side]}"))
        )
    return options


NO_MORE: Final[Option[Purchase | None]] = Option("pass", None, COMMON("pass"))
RECRUIT_EVIL: Final = [purchases(card, "", EVIL_FOOD, 0) for card in range(len(MONSTERS))]
RECRUIT_FOR_FOOD: Final = [purchases(card, "food:", ULTRA_FOOD, ULTRA_RUNE) for card in range(len(MONSTERS))]
RECRUIT_FOR_RUNES: Final = [purchases(card, "runes:", 0, ULTRA_RUNES) for card in range(len(MONSTERS))]
