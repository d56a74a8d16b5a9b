"""Set-up (S1-S16) and the tables of components, against the specification's own tables."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import klubovna
from klubovna.engine import LANGUAGES
from klubovna.games.defenders import cards as c
from klubovna.games.defenders.board import (
    BY_NAME,
    CORE,
    EDGES,
    LAND,
    MECH_SYMBOLS,
    NAME,
    PLACES,
    POLLUTION_SYMBOLS,
    RIM_MASK,
    axial,
    edges_in,
    number,
    post,
)
from klubovna.games.defenders.rules import machine_deck, start_hexes
from klubovna.games.defenders.verbs import gain_item
from tests.games.defenders.table import keys, play, player, state, table
from tests.kit import ROOT, cards, proven, rules

SPEC = (ROOT / "docs" / "rules" / "defenders.md").read_text("utf-8")


def fresh(seats: int = 2, seed: int = 1, **options: object) -> klubovna.Match:
    return klubovna.new_match("defenders", seats, seed, options)


def begun(seats: int = 2, seed: int = 1, **options: object) -> klubovna.Match:
    """After set-up, with the first option taken everywhere."""
    match = fresh(seats, seed, **options)
    while match.view(None)["stage"] in ("faction", "leader", "split", "camp"):
        match.answer(match.asks[0].seat, match.asks[0].options[0].key)
    return match


# --- Tables


@cards(*[card[0] for card in c.DEFENDERS])
def test_the_72_defenders_are_those_of_the_specification() -> None:
    rows = re.findall(
        r"^\| (\w+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| (\w+) \| (.) \| (\w+) \| (\d) \| (\w+) \|",
        SPEC,
        re.M,
    )
    assert len(rows) == len(c.CARDS) == 72
    for card, row in zip(c.CARDS, rows, strict=True):
        id, name_en, name_cs, role_en, role_cs, faction, initial, habitat, ap, ability = row
        assert (card.id, c.FACTIONS[card.faction], card.ap) == (id, faction, int(ap))
        assert (c.HABITATS[card.habitat], c.ABILITIES[card.ability]) == (habitat, ability)
        assert ("–" if card.leader < 0 else c.LEADERS[card.leader][-1].upper()) == initial
        assert (card.name.text("en"), card.name.text("cs")) == (name_en, name_cs)
        roles = tuple(c.say(f"defender-{id}-role").text(lang) for lang in ("en", "cs"))
        assert roles == (role_en, role_cs)


@cards("leader_b", "leader_s", "leader_n", "leader_t", "leader_z", "leader_a", "leader_g", "leader_u")
def test_every_deck_has_twelve_cards_half_of_them_from_home() -> None:
    for leader in range(len(c.LEADERS)):
        deck = c.deck_of(leader)
        habitats = Counter(c.CARDS[card].habitat for card in deck)
        home = leader // 2
        assert len(deck) == 12
        assert habitats[home] == 6 and all(habitats[h] == 2 for h in range(4) if h != home)
        abilities = Counter(c.CARDS[card].ability for card in deck)
        assert len(abilities) == 6 and set(abilities.values()) == {2}
        row = re.search(rf"^\| {c.LEADERS[leader]} \|.*$", SPEC, re.M)
        assert row is not None
        own = {c.ABILITIES[c.CARDS[card].ability] for card in deck if c.CARDS[card].leader == leader}
        assert own == set(re.findall(r"\w+_\w+|\w+", row.group(0).split("|")[7])), "the leader brings these abilities"


def test_every_component_has_a_test_and_a_text_in_both_languages() -> None:
    components = [*c.ABILITIES, *c.MACHINE_CARDS, *c.ITEMS]
    missing = [name for name in components if name not in proven("defenders", "cards")]
    assert not missing, f"no test names {missing}"
    for lang in LANGUAGES:
        for name in c.ABILITIES:
            assert c.say.has(lang, f"ability-{name}") and c.say.has(lang, f"ability-{name}-text")
        for name in c.MACHINE_CARDS:
            assert c.say.has(lang, f"machine-{name}") and c.say.has(lang, f"machine-{name}-text")
        for name in c.ITEMS:
            assert c.say.has(lang, f"item-{name}") and c.say.has(lang, f"item-{name}-text")
    names = dict(re.findall(r"^\| (\w+) \| [^|]+ \| ([^|]+) \|$", SPEC.split("### 2.12")[1].split("## 3.")[0], re.M))
    for at, name in enumerate(c.ABILITIES):
        assert c.ABILITY_NAMES[at].text("cs") == names[name]
        lasting = at in c.LASTING
        kind = re.search(rf"^\| {name} \| (\w+)", SPEC, re.M)
        assert kind is None or (kind.group(1) == "lasting") == lasting


@rules("S1")
def test_the_boards_show_each_habitat_nine_times_on_either_side() -> None:
    for side in (0, 1):
        shown = Counter(habitat for board in c.BOARDS for habitat in board[side])
        assert set(shown.values()) == {9}
    rows = re.findall(r"^\| board_(\d\d) \| (\w) (\w) (\w) \| (\w) (\w) (\w) \|", SPEC, re.M)
    assert [(c.face(r[1] + r[2] + r[3]), c.face(r[4] + r[5] + r[6])) for r in rows] == c.BOARDS


@rules("S1")
def test_every_board_lies_once_on_some_place() -> None:
    seen = set()
    for seed in range(6):
        t = state(fresh(2, seed))
        assert all(t.terrain[h] in range(4) for h in LAND)
        triples = [tuple(t.terrain[h] for h in place) for place in PLACES]
        faces = [set(board) for board in c.BOARDS]
        # the twelve places can be matched with the twelve boards
        assert matching(triples, faces), "every board is used once"
        seen.add(t.terrain)
    assert len(seen) == 6, "the map is random"


def matching(triples: list[tuple[int, ...]], faces: list[set[tuple[int, ...]]]) -> bool:
    owner: dict[int, int] = {}

    def place(at: int, tried: set[int]) -> bool:
        for board in range(len(faces)):
            if triples[at] in faces[board] and board not in tried:
                tried.add(board)
                if board not in owner or place(owner[board], tried):
                    owner[board] = at
                    return True
        return False

    return all(place(at, set()) for at in range(len(triples)))


@rules("S2", "J30")
def test_the_core_is_a_stack_of_six_and_only_the_top_arrow_is_seen() -> None:
    arrows = {state(fresh(2, seed)).arrows for seed in range(10)}
    assert len(arrows) == 10 and all(len(found) == 6 for found in arrows)
    view = fresh(2).view(0)
    assert view["core"]["boards"] == 6 and view["core"]["number"] == 5
    assert view["core"]["arrow"] == state(fresh(2)).arrows[5]
    # a board that becomes the top of the core shows its arrow; those below stay unknown to everybody
    match = fresh(2)
    for seat in (None, 0, 1):
        worlds = {state(match.redeal(seat, seed)).arrows for seed in range(20)}
        assert {found[5] for found in worlds} == {state(match).arrows[5]}
        assert all(len({found[board] for found in worlds}) > 1 for board in range(5))


@rules("S3", "S13")
def test_machines_start_to_the_right_with_six_toxic_sites_and_nobody_dead() -> None:
    view = fresh(2).view(None)
    assert view["direction"] == "right" and view["toxicLeft"] == 6 and view["dead"] == [None] * 4


@rules("S4", "J4")
@pytest.mark.parametrize("seed", range(8))
def test_walls_and_engines_start_on_both_sides_of_the_core(seed: int) -> None:
    t = state(fresh(2, seed))
    d = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    for which in (0, 1):
        a = (t.arrows[5] + 3 * which) % 6
        first, second = d[a], d[(a + 1) % 6]
        between = (first[0] + second[0], first[1] + second[1])
        for one, other in ((first, second), (between, second)):
            pair = {number(*one), number(*other)}
            assert any({EDGES[at].a, EDGES[at].b} == pair for at in edges_in(t.walls))
        twice = number(2 * second[0], 2 * second[1])
        assert t.engines[which] == post(twice, number(*second))
    assert len(edges_in(t.walls)) == 4
    assert axial(CORE) == (0, 0)


@rules("S5", "S6")
def test_mechs_and_pollution_start_on_their_symbols() -> None:
    t = state(fresh(3))
    assert t.mechs[CORE] == 2 and sum(t.mechs) == 8 and all(t.mechs[h] == 1 for h in MECH_SYMBOLS)
    assert sum(t.pollution) == 6 and all(t.pollution[h] == 1 for h in POLLUTION_SYMBOLS)


@rules("S7")
def test_everybody_leads_another_faction_without_wounds() -> None:
    for seats in (2, 3, 4):
        t = state(fresh(seats))
        assert len({p.faction for p in t.players}) == seats and all(p.wounds == 0 for p in t.players)
    assert len({tuple(p.faction for p in state(fresh(2, seed)).players) for seed in range(20)}) > 5


@rules("S7", "J34")
def test_factions_can_be_chosen_in_turn_from_the_first_player() -> None:
    match = fresh(3, factions="chosen", start_player=1)
    assert match.asks[0].seat == 1 and keys(match) == sorted(f"faction:{name}" for name in c.FACTIONS)
    play(match, "1: faction:coven")
    assert match.asks[0].seat == 2 and "faction:coven" not in keys(match)
    play(match, "2: faction:sect", "0: faction:order")
    assert [c.FACTIONS[p.faction] for p in state(match).players] == ["order", "coven", "sect"]
    assert match.asks[0].why == "leader"


@rules("S8", "J1")
@pytest.mark.parametrize(
    ("seats", "needs", "hands"),
    [(1, (2, 3, 4, 5, 6), (4, 5, 5, 6, 7)), (2, (2, 3, 4, 5, 6), (4, 5, 5, 6, 7)), (3, (2, 3, 4, 5), (4, 5, 5, 6)),
     (4, (1, 2, 3, 4), (4, 5, 6, 7))],
)  # fmt: skip
def test_the_support_tracks(seats: int, needs: tuple[int, ...], hands: tuple[int, ...]) -> None:
    match = begun(seats)
    t = state(match)
    assert t.track.needs == needs and t.track.hands == hands
    for p in t.players:
        assert (p.support, p.built, len(match.view(None)["players"][0]["camps"])) == (0, 0, 1)
    assert [field["needs"] for field in match.view(None)["players"][0]["track"]] == list(needs)


@rules("S9", "J34")
def test_leaders_are_chosen_openly_in_turn_and_decide_the_deck() -> None:
    match = table(2, stage="leader", factions=["council", "sect"], first=1)
    assert match.asks[0].seat == 1 and keys(match) == ["leader:g", "leader:u"]
    assert all(not hand.cards for hand in state(match).hands), "nobody knows a hand yet"
    play(match, "1: leader:u", "0: leader:t")
    t = state(match)
    for p, leader in ((0, "leader_t"), (1, "leader_u")):
        own = t.players[p].deck.cards + t.hands[p].cards
        assert sorted(own) == c.deck_of(c.LEADERS.index(leader))
    assert match.view(None)["players"][1]["leader"] == "u"


@rules("S10")
def test_three_secret_cards() -> None:
    match = begun(3)
    for seat in range(3):
        assert len(match.view(seat)["hand"]) == 3 and match.view(seat)["players"][seat]["deck"] == 9
        assert match.view(None)["hand"] == []
        other = match.view((seat + 1) % 3)
        assert other["players"][seat]["hand"] == 3
        assert set(other["hand"]) == {c.CARDS[card].id for card in state(match).hands[(seat + 1) % 3].cards}


@rules("S11")
@pytest.mark.parametrize(("seats", "tokens"), [(1, 6), (2, 6), (3, 4), (4, 3)])
def test_breach_tokens(seats: int, tokens: int) -> None:
    assert {p.tokens for p in state(fresh(seats)).players} == {tokens}


@rules("S12")
@cards("map", "food", "potion", "rocket")
def test_items_of_the_factions_in_the_game_start_dark() -> None:
    match = table(2, factions=["coven", "sect"])
    items = match.view(None)["players"][0]["items"]
    assert items == {"map": None, "food": None, "potion": False, "rocket": False}
    t = state(match)
    gain_item(t, 0, c.MAP_ITEM, "T6.4")
    assert t.players[0].items == 0, "there is no map without the Order"


@rules("S14", "J2")
@pytest.mark.parametrize("advanced", range(7))
def test_advanced_cards_replace_basic_ones_of_their_kind(advanced: int) -> None:
    for seed in range(5):
        t = state(fresh(2, seed, advanced=advanced))
        deck = t.machine.cards
        assert len(deck) == 7 and len([card for card in deck if card >= c.ENGINES_ADV]) == advanced
        kinds = Counter(card % c.ADVANCED if card != c.RESTART else card for card in deck)
        assert kinds == {c.ENGINES: 2, c.FACTORIES: 2, c.MECHS: 2, c.RESTART: 1}
    decks = {tuple(sorted(machine_deck(advanced, state(fresh(2, seed)).chance))) for seed in range(30)}
    assert len(decks) == 1 if advanced in (0, 6) else len(decks) > 1, "drawn at random"


@rules("S15")
def test_start_camps_on_the_rim_then_the_second_ring_then_anywhere() -> None:
    match = table(2, stage="camp", leaders=["b", "t"], first=1)
    assert match.asks[0].seat == 1, "in turn from the first player"
    assert keys(match) == sorted(f"start:{name}" for name in ("a2", "b1", "c6", "e1", "e6", "g2"))
    play(match, "1: start:e6")
    assert NAME[player(match, 1).hex] == "e6" and player(match, 1).camps == 1 << BY_NAME["e6"]
    t = state(match)
    for near, allowed in ((BY_NAME["c4"], "c4"), (BY_NAME["b3"], "b3"), (BY_NAME["a1"], "a1")):
        t.land[0] = 1 << near
        assert start_hexes(t, 0) == 1 << BY_NAME[allowed]
    t.land[0] = 1 << BY_NAME["c4"] | 1 << BY_NAME["b3"]
    assert start_hexes(t, 0) == 1 << BY_NAME["b3"], "the second ring before the first"
    t.land[0] = 0
    assert start_hexes(t, 0) == RIM_MASK & ~(1 << BY_NAME["e6"]), "any rim hex without a camp"


@rules("S16")
def test_the_first_player_is_drawn_or_fixed() -> None:
    assert {state(fresh(4, seed)).first for seed in range(40)} == {0, 1, 2, 3}
    assert state(fresh(4, 3, start_player=2)).first == 2
    assert fresh(4, 3, start_player=2).asks[0].seat == 2
