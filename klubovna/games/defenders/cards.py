"""Components as tables of figures: factions, leaders, Defenders, abilities, tracks, machine cards (2.3-2.12).

Home habitat and item of a faction have the faction's own number, so that one number serves for all three.
"""

from __future__ import annotations

from typing import Final

from klubovna.engine import Message, Texts

say: Final = Texts("klubovna.games.defenders")

# --- Factions, habitats, items (1.1, 2.7)

FACTIONS: Final = ("order", "council", "coven", "sect")  # Řád, Rada, Klan, Sekta
HABITATS: Final = ("forest", "plains", "marsh", "mountains")
FOREST: Final = 0
PLAINS: Final = 1
MARSH: Final = 2
MOUNTAINS: Final = 3
NO_HABITAT: Final = -1

ITEMS: Final = ("map", "food", "potion", "rocket")
MAP_ITEM: Final = 0
FOOD: Final = 1
POTION: Final = 2
ROCKET: Final = 3

FACTION_NAMES: Final = [say("faction-" + name).of("faction:" + name) for name in FACTIONS]
HABITAT_NAMES: Final = [say("habitat-" + name) for name in HABITATS]
ITEM_NAMES: Final = [say("item-" + name).of("item:" + name) for name in ITEMS]

# --- Leaders (2.9): two per faction, each brings three abilities on six cards

LEADERS: Final = (
    "leader_b", "leader_s",  # Řád
    "leader_n", "leader_t",  # Rada
    "leader_z", "leader_a",  # Klan
    "leader_g", "leader_u",  # Sekta
)  # fmt: skip
LEADER_NAMES: Final = [say("leader-" + id[-1]).of("leader:" + id[-1]) for id in LEADERS]

# --- Abilities (2.11, 2.12)

ABILITIES: Final = (
    "order_companion",  # Souputník Řádu
    "archives",  # Archivy
    "almanac_print",  # Tisk almanachu
    "controlled_burn",  # Řízený požár
    "strength_of_heat",  # Síla žáru
    "pyromania",  # Pyromanie
    "manifesto",  # Manifest
    "travelling_library",  # Putovní knihovna
    "refuge",  # Útočiště
    "council_companion",  # Souputník Rady
    "field_kitchen",  # Polní kuchyně
    "breaking_bread",  # Lámání chleba
    "sustenance",  # Obživa
    "bountiful_harvest",  # Bohatá sklizeň
    "caravan",  # Karavana
    "fortitude",  # Odolnost
    "sharpshooter",  # Ostrostřelec
    "field_hospital",  # Polní špitál
    "coven_companion",  # Souputník Klanu
    "bubbling_brew",  # Bublající odvar
    "apothecary",  # Apotéka
    "agility",  # Hbitost
    "ambush",  # Přepadení
    "secret_paths",  # Tajné stezky
    "friendly_mycelium",  # Přátelské podhoubí
    "acid_rain",  # Žíravý déšť
    "healing_herbs",  # Léčivé bylinky
    "sect_companion",  # Souputník Sekty
    "arsenal",  # Arzenál
    "fireworks_festival",  # Festival ohňostrojů
    "hacking",  # Hackování
    "useful_scrap",  # Užitečné trosky
    "temporary_outage",  # Dočasný výpadek
    "tunnels",  # Tunely
    "ballistics",  # Balistika
    "demolition",  # Demolice
)
ORDER_COMPANION: Final = 0
ARCHIVES: Final = 1
ALMANAC_PRINT: Final = 2
CONTROLLED_BURN: Final = 3
STRENGTH_OF_HEAT: Final = 4
PYROMANIA: Final = 5
MANIFESTO: Final = 6
TRAVELLING_LIBRARY: Final = 7
REFUGE: Final = 8
COUNCIL_COMPANION: Final = 9
FIELD_KITCHEN: Final = 10
BREAKING_BREAD: Final = 11
SUSTENANCE: Final = 12
BOUNTIFUL_HARVEST: Final = 13
CARAVAN: Final = 14
FORTITUDE: Final = 15
SHARPSHOOTER: Final = 16
FIELD_HOSPITAL: Final = 17
COVEN_COMPANION: Final = 18
BUBBLING_BREW: Final = 19
APOTHECARY: Final = 20
AGILITY: Final = 21
AMBUSH: Final = 22
SECRET_PATHS: Final = 23
FRIENDLY_MYCELIUM: Final = 24
ACID_RAIN: Final = 25
HEALING_HERBS: Final = 26
SECT_COMPANION: Final = 27
ARSENAL: Final = 28
FIREWORKS_FESTIVAL: Final = 29
HACKING: Final = 30
USEFUL_SCRAP: Final = 31
TEMPORARY_OUTAGE: Final = 32
TUNNELS: Final = 33
BALLISTICS: Final = 34
DEMOLITION: Final = 35

LASTING: Final = (
    STRENGTH_OF_HEAT,
    REFUGE,
    SUSTENANCE,
    CARAVAN,
    FORTITUDE,
    AGILITY,
    FRIENDLY_MYCELIUM,
    HACKING,
    USEFUL_SCRAP,
    TEMPORARY_OUTAGE,
    BALLISTICS,
)
COMPANIONS: Final = (ORDER_COMPANION, COUNCIL_COMPANION, COVEN_COMPANION, SECT_COMPANION)
OWN_ITEM: Final = (ARCHIVES, FIELD_KITCHEN, BUBBLING_BREW, ARSENAL)  # by item
ITEM_FOR_ALL: Final = (ALMANAC_PRINT, BREAKING_BREAD, APOTHECARY, FIREWORKS_FESTIVAL)  # by item
ABILITY_NAMES: Final = [say("ability-" + id).of("ability:" + id) for id in ABILITIES]

# --- Defenders (2.10): by faction the six common cards, then six for each leader

DEFENDERS: Final = (
    ("order_kelpuz", MOUNTAINS, 4, ORDER_COMPANION),
    ("order_jilmek", FOREST, 4, ORDER_COMPANION),
    ("order_popel", FOREST, 3, ARCHIVES),
    ("order_inkvis", MARSH, 3, ARCHIVES),
    ("order_wyzypa", PLAINS, 2, ALMANAC_PRINT),
    ("order_tiskla", FOREST, 2, ALMANAC_PRINT),
    ("order_bernadorn", MOUNTAINS, 3, CONTROLLED_BURN),
    ("order_zarka", FOREST, 3, CONTROLLED_BURN),
    ("order_lumiz", PLAINS, 3, STRENGTH_OF_HEAT),
    ("order_ubi", FOREST, 3, STRENGTH_OF_HEAT),
    ("order_mora", FOREST, 5, PYROMANIA),
    ("order_pyrdalja", MARSH, 5, PYROMANIA),
    ("order_mudruc", FOREST, 2, MANIFESTO),
    ("order_mirit", MARSH, 2, MANIFESTO),
    ("order_foliant", FOREST, 3, TRAVELLING_LIBRARY),
    ("order_svitka", MOUNTAINS, 3, TRAVELLING_LIBRARY),
    ("order_flika", FOREST, 3, REFUGE),
    ("order_zaveta", PLAINS, 3, REFUGE),
    ("council_kalsa", PLAINS, 4, COUNCIL_COMPANION),
    ("council_henk", FOREST, 4, COUNCIL_COMPANION),
    ("council_svaca", PLAINS, 3, FIELD_KITCHEN),
    ("council_cmuchin", MARSH, 3, FIELD_KITCHEN),
    ("council_bastedie", PLAINS, 2, BREAKING_BREAD),
    ("council_prackus", MOUNTAINS, 2, BREAKING_BREAD),
    ("council_obilka", PLAINS, 3, SUSTENANCE),
    ("council_dynos", FOREST, 3, SUSTENANCE),
    ("council_klasek", PLAINS, 2, BOUNTIFUL_HARVEST),
    ("council_repena", MARSH, 2, BOUNTIFUL_HARVEST),
    ("council_griz", PLAINS, 3, CARAVAN),
    ("council_kolojka", MOUNTAINS, 3, CARAVAN),
    ("council_torpis", PLAINS, 3, FORTITUDE),
    ("council_rintro", MOUNTAINS, 3, FORTITUDE),
    ("council_okula", PLAINS, 3, SHARPSHOOTER),
    ("council_glint", FOREST, 3, SHARPSHOOTER),
    ("council_azen", PLAINS, 3, FIELD_HOSPITAL),
    ("council_vatsi", MARSH, 3, FIELD_HOSPITAL),
    ("coven_bludka", MARSH, 4, COVEN_COMPANION),
    ("coven_toulin", FOREST, 4, COVEN_COMPANION),
    ("coven_kotlina", MARSH, 3, BUBBLING_BREW),
    ("coven_odvarek", MOUNTAINS, 3, BUBBLING_BREW),
    ("coven_matana", MARSH, 2, APOTHECARY),
    ("coven_puskvor", PLAINS, 2, APOTHECARY),
    ("coven_las", MARSH, 3, AGILITY),
    ("coven_mihota", FOREST, 3, AGILITY),
    ("coven_cihal", MARSH, 3, AMBUSH),
    ("coven_trnka", MOUNTAINS, 3, AMBUSH),
    ("coven_stinka", MARSH, 3, SECRET_PATHS),
    ("coven_brodil", PLAINS, 3, SECRET_PATHS),
    ("coven_houbela", MARSH, 3, FRIENDLY_MYCELIUM),
    ("coven_podhoub", FOREST, 3, FRIENDLY_MYCELIUM),
    ("coven_mrakava", MARSH, 3, ACID_RAIN),
    ("coven_leptan", MOUNTAINS, 3, ACID_RAIN),
    ("coven_hermina", MARSH, 3, HEALING_HERBS),
    ("coven_kostival", PLAINS, 3, HEALING_HERBS),
    ("sect_kryspin", MOUNTAINS, 4, SECT_COMPANION),
    ("sect_ozvena", PLAINS, 4, SECT_COMPANION),
    ("sect_nytek", MOUNTAINS, 3, ARSENAL),
    ("sect_kapslik", MARSH, 3, ARSENAL),
    ("sect_jiskra", MOUNTAINS, 2, FIREWORKS_FESTIVAL),
    ("sect_duhon", FOREST, 2, FIREWORKS_FESTIVAL),
    ("sect_bitka", MOUNTAINS, 2, HACKING),
    ("sect_sumak", FOREST, 2, HACKING),
    ("sect_srotka", MOUNTAINS, 3, USEFUL_SCRAP),
    ("sect_matice", PLAINS, 3, USEFUL_SCRAP),
    ("sect_proudik", MOUNTAINS, 3, TEMPORARY_OUTAGE),
    ("sect_zkratka", MARSH, 3, TEMPORARY_OUTAGE),
    ("sect_krton", MOUNTAINS, 3, TUNNELS),
    ("sect_hloubka", MARSH, 3, TUNNELS),
    ("sect_parabol", MOUNTAINS, 4, BALLISTICS),
    ("sect_trajka", PLAINS, 4, BALLISTICS),
    ("sect_boural", MOUNTAINS, 3, DEMOLITION),
    ("sect_rozbuska", FOREST, 3, DEMOLITION),
)
CARDS_PER_FACTION: Final = 18


class Defender:
    """A Defender as printed. The instances are shared by all matches."""

    def __init__(self, number: int, id: str, habitat: int, ap: int, ability: int) -> None:
        place = number % CARDS_PER_FACTION
        self.id: str = id
        self.faction: int = number // CARDS_PER_FACTION
        self.leader: int = -1 if place < 6 else 2 * self.faction + place // 6 - 1
        self.habitat: int = habitat
        self.ap: int = ap
        self.ability: int = ability
        self.name: Message = say("defender-" + id).of("card:" + id)


CARDS: Final = [Defender(at, *printed) for at, printed in enumerate(DEFENDERS)]
CARD_BY_ID: Final = {card.id: at for at, card in enumerate(CARDS)}
NO_CARD: Final = -1


def deck_of(leader: int) -> list[int]:
    """S9: the six common cards of the faction and the six with the leader's initial."""
    faction = leader // 2
    return [at for at, card in enumerate(CARDS) if card.faction == faction and card.leader in (-1, leader)]


# --- Support tracks (2.5), breach tokens (S11), by number of factions in the game


class Track:
    """What one side of the faction ring shows: support for each camp and the hand size that each camp uncovers."""

    def __init__(self, needs: tuple[int, ...], hands: tuple[int, ...], tokens: int) -> None:
        self.needs: tuple[int, ...] = needs
        self.hands: tuple[int, ...] = hands
        self.camps: int = len(needs)
        self.tokens: int = tokens


OPENING_HAND: Final = 3
TRACKS: Final = {
    2: Track((2, 3, 4, 5, 6), (4, 5, 5, 6, 7), 6),
    3: Track((2, 3, 4, 5), (4, 5, 5, 6), 4),
    4: Track((1, 2, 3, 4), (4, 5, 6, 7), 3),
}

# --- Wounds (2.6)

WOUND_DIE: Final = (0, 0, 0, 1, 1, 2)
MOST_WOUNDS: Final = 3

# --- Habitat boards (2.3): side A and side B, hexes 0-2


def face(letters: str) -> tuple[int, ...]:
    return tuple(["FPMH".index(letter) for letter in letters])


BOARDS: Final = [
    (face(a), face(b))
    for a, b in (
        ("PFF", "FPH"),
        ("FMF", "PMF"),
        ("FFH", "HFM"),
        ("FPP", "FPM"),
        ("PMP", "MHP"),
        ("PPH", "HFP"),
        ("FMM", "FMH"),
        ("MPM", "PMF"),
        ("MMH", "HPM"),
        ("FHH", "FPH"),
        ("HPH", "MHP"),
        ("HHM", "HFM"),
    )
]

# --- Machine cards (2.8) and supplies (2.1)

MACHINE_CARDS: Final = (
    "engines", "factories", "mechs", "restart",  # Mašiny, Továrny, Mechové, Restart
    "engines_adv", "factories_adv", "mechs_adv",
)  # fmt: skip
ENGINES: Final = 0
FACTORIES: Final = 1
MECHS: Final = 2
RESTART: Final = 3
ENGINES_ADV: Final = 4
FACTORIES_ADV: Final = 5
MECHS_ADV: Final = 6
ADVANCED: Final = 4  # what turns a basic kind into its advanced one
BASIC_DECK: Final = (ENGINES, ENGINES, FACTORIES, FACTORIES, MECHS, MECHS, RESTART)
ADVANCED_CARDS: Final = (ENGINES_ADV, ENGINES_ADV, FACTORIES_ADV, FACTORIES_ADV, MECHS_ADV, MECHS_ADV)
MACHINE_NAMES: Final = [say("machine-" + id).of("machine:" + id) for id in MACHINE_CARDS]

FACTORY_BOARDS: Final = 6  # numbers 0 to 5; 0 never leaves the core
MOST_FACTORIES: Final = 5
TOXIC_SITES: Final = 6
WALL_PIECES: Final = 30
MECH_PIECES: Final = 20
POLLUTION_TOKENS: Final = 42
MOST_MACHINE_CARDS: Final = 300  # E6
MOST_ACTIONS: Final = 50  # J26
