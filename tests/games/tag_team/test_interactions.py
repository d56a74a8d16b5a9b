"""Special mechanics two by two: every card against every card by a second, literal reading of T3, and by hand."""

from __future__ import annotations

from random import Random

import pytest

from klubovna.games.tag_team.boards import Boards, new_boards
from klubovna.games.tag_team.cards import CARDS, FAE_FOLK, FIGHTERS, GOLEM, MARIE_LAVEAU
from klubovna.games.tag_team.check import check_boards
from klubovna.games.tag_team.fight import play_turn
from klubovna.games.tag_team.fighters.bodvar import turn_into_bear
from tests.games.tag_team.reference import Turn, table_of
from tests.games.tag_team.ring import RIVALS, Ring
from tests.kit import rules


def some_boards(kinds: tuple[int, ...], dice: Random) -> Boards:
    """Four fighters in any state that play can lead to, edges more often than not."""
    b = new_boards(kinds)
    for number, kind in enumerate(kinds):
        fighter = FIGHTERS[kind]
        top = fighter.track.top
        b.hp[number] = dice.choice([1, top, dice.randint(1, top), dice.randint(1, top)])
        b.power[number] = dice.choice([0, 1, 2, 3, 5, 8, 9])
        limit = fighter.counter.top
        b.mark[number] = dice.choice([0, limit, max(0, limit - 1), dice.randint(0, limit)])
        if fighter.counter.wraps:
            b.mark[number] %= limit
        if fighter.counter.bear:
            if dice.random() < 0.4:
                turn_into_bear(b, number)
                b.mark[number] = limit
                b.power[number] = dice.randint(1, 6)
            else:
                b.mark[number] = min(b.mark[number], limit - 1)
        b.aflame[number] = min(dice.randint(0, 2), b.aflame_supply())
    if FAE_FOLK in kinds:
        b.fallen = dice.randint(0, 2)
    if GOLEM in kinds and dice.random() < 0.6:
        b.guarded = kinds.index(GOLEM) ^ 1
    b.sheriff = dice.random() < 0.5
    if MARIE_LAVEAU in kinds:
        other = 2 - 2 * (kinds.index(MARIE_LAVEAU) // 2)
        b.serpent = dice.choice([kinds.index(MARIE_LAVEAU), other, other + 1])
    b.doubled = dice.choice([0, 0, 1, 2, 3])
    return b


@pytest.mark.parametrize("part", range(12))
@rules("T3.0", "T3.1", "T3.2", "T3.3", "T3.4", "T3.4a", "T3.4b", "T3.4c", "T3.5", "T3.6", "T3.7", "T3.8", "T3.9")
@rules("T3.10", "T3.11", "T3.12")
def test_every_card_against_every_card_comes_out_as_the_specification_reads(part: int) -> None:
    """Seats swapped, it must come out the same too: the algorithm knows no first player."""
    dice = Random(part)
    for first in CARDS:
        if first.fighter != part:
            continue
        for second in CARDS:
            if second.fighter == first.fighter:
                continue
            for _ in range(4):
                others = [k for k in range(len(FIGHTERS)) if k not in (first.fighter, second.fighter)]
                mate, rival = dice.sample(others, 2)
                ours = [first.fighter, mate]
                theirs = [second.fighter, rival]
                dice.shuffle(ours)
                dice.shuffle(theirs)
                b = some_boards((*ours, *theirs), dice)
                swapped = swap(b)
                literal = table_of(b)
                start = b.to_json()
                Turn(literal, (first, second)).play()
                play_turn(b, first, second)
                where = f"{first.code} against {second.code} from {start}"
                assert table_of(b) == literal, where
                check_boards(b)
                play_turn(swapped, second, first)
                assert swap(swapped).to_json() == b.to_json(), f"seats matter: {where}"


def swap(b: Boards) -> Boards:
    """The same position with the seats exchanged."""
    hp, power, mark, aflame = [values[2:] + values[:2] for values in (b.hp, b.power, b.mark, b.aflame)]
    twin = Boards(b.kinds[2:] + b.kinds[:2], hp, power, mark, aflame)
    twin.doubled = (b.doubled >> 1) | (b.doubled & 1) << 1
    twin.bear = b.bear if b.bear < 0 else b.bear ^ 2
    twin.guarded = b.guarded if b.guarded < 0 else b.guarded ^ 2
    twin.serpent = b.serpent if b.serpent < 0 else b.serpent ^ 2
    twin.fallen = b.fallen
    twin.sheriff = b.sheriff
    return twin


# --- The pairs that players will ask about


def test_terror_against_a_block_the_presence_and_a_counterattack() -> None:
    ring = Ring("ching_shih wong", "mordred golem", ching_shih={"mark": 20}, mordred={"presence": True})
    ring.play("terror_of_the_seas", "spiteful_lunge")
    assert (ring.hp("mordred"), ring.hp("golem"), ring.guarded()) == (1, 1, "mordred")


@rules("Q21")
def test_Q21_terror_against_the_bear_the_change_and_the_fae_folk() -> None:
    ring = Ring("ching_shih wong", "bodvar golem", ching_shih={"mark": 20}, bodvar={"bear": True, "power": 6})
    ring.play("terror_of_the_seas", "war_cry")
    assert (ring.power("bodvar"), ring.hp("golem")) == (3, 1)  # 6 + 2 - 5
    ring = Ring("ching_shih bodvar", RIVALS, ching_shih={"mark": 20}, bodvar={"bear": True, "power": 2})
    ring.play("terror_of_the_seas", "fist_of_clay")
    assert (ring.power("bodvar"), ring.hp("ching_shih")) == (2, 19)
    ring = Ring("ching_shih wong", "bodvar golem", ching_shih={"mark": 20}, bodvar={"mark": 4})
    assert ring.play("terror_of_the_seas", "enrage").power("bodvar") == 7
    ring = Ring("ching_shih wong", "fae_folk golem", ching_shih={"mark": 20}, fae_folk={"fallen": 1})
    ring.play("terror_of_the_seas", "gift_of_the_seelie")
    assert (ring.hp("fae_folk"), ring.boards.fallen, ring.power("golem")) == (1, 1, 6)


@rules("Q20")
def test_Q20_terror_against_a_fighter_with_1_hp() -> None:
    ring = Ring("ching_shih mephisto", RIVALS, ching_shih={"mark": 20}, milady={"hp": 1}, golem={"hp": 1})
    ring.play("terror_of_the_seas", "protector")
    assert (ring.hp("milady"), ring.hp("golem")) == (1, 1)


def test_crippling_touch_against_the_change_and_the_bear() -> None:
    ring = Ring("mephisto wong", "bodvar golem", bodvar={"mark": 4}).play("crippling_touch", "enrage")
    assert ring.power("bodvar") == 4  # 3 + 4 = 7, less 3
    ring = Ring("mephisto wong", "bodvar golem", bodvar={"bear": True, "power": 1}).play("crippling_touch", "berserk")
    assert ring.power("bodvar") == 1 and not ring.out("bodvar")


def test_the_bear_knocked_out_is_not_saved_by_a_voice_icon() -> None:
    ring = Ring("joan bodvar", "mephisto golem", joan={"hp": 11, "mark": 3}, bodvar={"bear": True, "power": 1})
    ring.play("raise_siege", "hellfire")  # Joan passes 10: her fourth Voice is for the partner, too late
    assert (ring.mark("joan"), ring.power("bodvar"), ring.out("bodvar")) == (4, 0, True)


def test_serpent_and_fire_meet_in_one_attack() -> None:
    ring = Ring("shang wong", "marie_laveau golem", shang={"serpent": True}, golem={"aflame": 2})
    assert ring.play("fire_fist", "fist_of_clay").hp("golem") == 16  # 2 + 2 - 1


def test_serpent_on_the_partner_whose_attack_a_fairy_asks_for() -> None:
    ring = Ring("fae_folk wong", "marie_laveau golem", wong={"serpent": True}).play("titanias_wrath", "fist_of_clay")
    assert ring.hp("golem") == 18


def test_a_cancelled_block_and_a_cancelled_revival() -> None:
    ring = Ring("milady golem", "mordred joan", mordred={"power": 3}).play("forged_seal", "spiteful_lunge")
    assert (ring.hp("milady"), ring.mark("milady")) == (19, 1)
    ring = Ring("milady wong", "golem joan").play("forged_seal", "revival")
    assert ring.boards.doubled == 0


def test_the_presence_and_a_doubled_attack() -> None:
    ring = Ring("joan golem", "ching_shih wong", joan={"presence": True})
    ring.boards.doubled = 2
    ring.play("god_first", "boarding")
    assert (ring.hp("joan"), ring.guarded(), ring.mark("ching_shih")) == (15, "", 0)  # all attacks of the turn


def test_the_presence_given_again_in_the_turn_after_it_was_used() -> None:
    ring = Ring("golem joan", "wild_bunch wong", joan={"presence": True}).play("protector", "canyon_ambush")
    assert (ring.guarded(), ring.hp("golem"), ring.hp("wild_bunch")) == ("", 19, 8)  # it still had it: attack
    assert ring.play("protector", "canyon_ambush").guarded() == "joan"


def test_a_stop_and_terror_and_a_stop_and_healing_set_off() -> None:
    ring = Ring("ching_shih wong", "wild_bunch golem", ching_shih={"mark": 20}, wild_bunch={"hp": 4})
    assert ring.play("terror_of_the_seas", "bribe").hp("wild_bunch") == 1


def test_a_fairy_falls_while_her_ring_strikes() -> None:
    ring = Ring("fae_folk wong", "mephisto golem", fae_folk={"fallen": 1, "hp": 1, "power": 3})
    ring.play("fairy_ring", "hellfire")
    assert (ring.boards.fallen, ring.hp("fae_folk"), ring.power("fae_folk")) == (2, 4, 4)
    assert ring.hp("mephisto") == 16  # two stood at the start of the turn


def test_collecting_and_an_icon_in_the_same_turn() -> None:
    ring = Ring("mephisto wong", RIVALS, mephisto={"mark": 3, "hp": 10}, golem={"power": 5})
    ring.play("collect_the_debt", "fist_of_clay")
    assert (ring.hp("mephisto"), ring.mark("mephisto")) == (8, 1)  # 10 - 5 + 3, past 9


def test_two_transfers_from_the_same_giver_and_a_loss() -> None:
    ring = Ring("wong mordred", "marie_laveau golem", wong={"power": 2, "serpent": True}, golem={"power": 1})
    ring.play("tiger_fist", "possession")
    assert (ring.power("wong"), ring.power("mordred"), ring.power("marie_laveau")) == (0, 1, 3)


def test_to_ashes_while_the_target_blocks_and_heals() -> None:
    ring = Ring("shang wong", "milady golem", milady={"hp": 9, "aflame": 3}).play("to_ashes", "intrigue")
    assert (ring.hp("milady"), ring.aflame("milady")) == (5, 0)


def test_the_trap_against_the_bear_and_against_a_fairy() -> None:
    ring = Ring("milady wong", "bodvar golem", milady={"mark": 6}, bodvar={"bear": True, "power": 7})
    assert ring.play("the_trap_closes", "bear_hide").power("bodvar") == 1
    ring = Ring("milady wong", "fae_folk golem", milady={"mark": 11}).play("the_trap_closes", "fairy_ring")
    assert (ring.boards.fallen, ring.hp("fae_folk")) == (1, 4)


@rules("E3")
def test_a_double_ko_needs_the_same_turn() -> None:
    ring = Ring("mordred wong", "bodvar golem", mordred={"hp": 3, "power": 9}, bodvar={"hp": 9})
    ring.play("clarent", "berserk")
    assert ring.out("mordred") and ring.out("bodvar")


def test_rage_and_a_killing_blow_and_a_lost_power_in_the_turn_of_the_change() -> None:
    ring = Ring("bodvar wong", "mordred golem", bodvar={"mark": 3, "hp": 1, "power": 0}, mordred={"power": 9})
    ring.play("war_cry", "stolen_crown")
    assert (ring.power("bodvar"), ring.out("bodvar")) == (3, False)
