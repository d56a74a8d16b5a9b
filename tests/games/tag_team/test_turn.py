"""One turn by the algorithm: simultaneity, actions, health track (specification T2.0, T3, T4, T5)."""

from __future__ import annotations

import re
from pathlib import Path

from klubovna.games.tag_team import fight
from klubovna.games.tag_team.cards import BY_CODE, CARDS, CODES, FIGHTER_IDS, say
from klubovna.games.tag_team.effects import (
    ME,
    OPPONENT,
    PARTNER,
    Op,
    cancel,
    damage,
    heal,
    mark,
    power,
)
from klubovna.games.tag_team.fight import play_turn
from klubovna.games.tag_team.fighters._parts import Card, flat
from tests.games.tag_team.ring import BLOCK as COVER
from tests.games.tag_team.ring import HIT, IDLE, RIVALS, Ring, versus
from tests.kit import rules

GAME = Path(fight.__file__).parent

# --- T3: the steps


@rules("T3.0")
def test_T3_0_everything_reads_the_start_of_the_turn() -> None:
    ring = Ring("mordred wong", "mephisto golem", mordred={"power": 7, "hp": 9}).play("dark_power", "infernal_claws")
    assert ring.hp("mephisto") == 18  # 8 power came too late for the attack; 1 is his own doing
    ring = Ring("joan wong", "mordred golem", joan={"power": 3, "hp": 9}).play("sword_of_st_michael", "stolen_crown")
    assert (ring.hp("joan"), ring.power("joan")) == (12, 2)  # heals by 3, although she loses one


@rules("T3.1", "T2.0", "T4.14", "Q8")
def test_T3_1_the_card_makes_its_fighter_active_and_the_default_target() -> None:
    ring = Ring("joan wong", RIVALS, joan={"power": 3})
    assert ring.play("raise_siege", IDLE).notes[0].args["fighter"] == 0
    assert ring.play("tiger_fist", HIT).notes[0].args["fighter"] == 1
    ring = Ring("joan wong", RIVALS).play("hand_of_justice", HIT)
    assert (ring.hp("golem"), ring.hp("milady"), ring.hp("joan"), ring.hp("wong")) == (18, 19, 14, 19)


@rules("T3.2", "T4.9", "Q18")
def test_T3_2_a_cancelled_card_does_nothing_and_its_fighter_is_still_the_target() -> None:
    ring = Ring("milady golem", "ching_shih wong", ching_shih={"hp": 9})
    ring.play("forged_seal", "terror_of_the_seas")
    assert (ring.hp("milady"), ring.mark("ching_shih")) == (19, 0)  # neither main nor THEN
    ring = Ring("milady golem", "mephisto wong", milady={"power": 4}).play("forged_seal", "crippling_touch")
    assert ring.power("milady") == 4  # nor late
    ring = Ring("milady wong", "golem joan")
    ring.play(IDLE, "revival").play("forged_seal", "fist_of_clay")
    assert ring.boards.doubled == 0  # Q18: the doubling is lost with the card
    assert ring.play(IDLE, "fist_of_clay").hp("milady") == 18


@rules("T3.3")
def test_T3_3_nothing_is_applied_before_all_is_collected() -> None:
    ring = Ring("wong joan", "marie_laveau golem", wong={"power": 1, "serpent": True})
    ring.play("bigger_they_are", "possession")  # each takes what the other had at the start
    assert (ring.power("wong"), ring.power("marie_laveau")) == (1, 2)


@rules("T3.4", "T3.4a", "T4.2")
def test_T4_2_a_block_covers_both_fighters_against_every_attack() -> None:
    ring = Ring("joan wong", "wild_bunch golem", joan={"hp": 9}, wild_bunch={"power": 4})
    ring.play("banner_of_orleans", "shootout")
    assert (ring.hp("joan"), ring.hp("wong")) == (10, 19)
    ring.play("banner_of_orleans", "canyon_ambush")
    assert ring.hp("wong") == 19
    ring = Ring("joan wong", "fae_folk bodvar").play("banner_of_orleans", "titanias_wrath")  # the partner attacks
    assert (ring.hp("joan"), ring.mark("joan")) == (15, 1)


@rules("T4.2", "T4.4")
def test_T4_4_direct_damage_is_not_blocked_and_gives_no_success() -> None:
    ring = Ring("joan wong", "mephisto golem").play("banner_of_orleans", "hellfire")
    assert (ring.hp("joan"), ring.hp("wong"), ring.mark("joan")) == (14, 18, 0)
    ring = Ring("mordred wong", "mephisto golem", mordred={"power": 3}).play("spiteful_lunge", "hellfire")
    assert ring.hp("mephisto") == 19  # an attack on Mordred is what the lunge waits for


@rules("T4.4", "T4.3", "T3.7")
def test_T4_4_it_adds_to_the_attack_and_remains_when_that_is_blocked() -> None:
    ring = Ring("golem joan", "bodvar wong").play("protector", "berserk")  # the rulebook's example
    assert ring.hp("golem") == 13
    ring = Ring("mephisto wong", RIVALS, golem={"power": 4}).play("infernal_claws", HIT)
    assert ring.hp("mephisto") == 14
    ring = Ring("mephisto wong", "milady joan").play("infernal_claws", COVER)
    assert (ring.hp("mephisto"), ring.hp("milady")) == (18, 19)


@rules("T3.4b", "Q14")
def test_T3_4b_a_lunge_out_of_a_block_meets_the_other_block() -> None:
    ring = Ring("mordred wong", "fae_folk golem", mordred={"power": 3}, fae_folk={"fallen": 1})
    ring.play("spiteful_lunge", "fairy_ring")  # the ring attacks and blocks
    assert (ring.hp("mordred"), ring.hp("fae_folk")) == (15, 4)
    assert ring.kinds().count("blocked") == 2


@rules("T3.4c", "T4.10")
def test_T4_10_one_bonus_however_many_attacks_are_blocked() -> None:
    ring = Ring("mordred wong", "wild_bunch golem").play("black_armour", "shootout")
    assert ring.power("mordred") == 1
    ring.boards.doubled = 2
    assert ring.play("black_armour", "shootout").power("mordred") == 2


@rules("T4.10")
def test_T4_10_an_attack_on_both_succeeds_if_one_gets_through() -> None:
    ring = Ring("ching_shih wong", "joan golem", joan={"presence": True}).play("broadside", "god_first")
    assert "guarded" in ring.kinds()
    ring = Ring("mephisto wong", "joan golem", joan={"presence": True})
    ring.play("soul_harvest", "god_first")
    assert ring.mark("mephisto") == 0
    assert ring.play("soul_harvest", "god_first").mark("mephisto") == 1  # the token is gone


@rules("T3.5")
def test_T3_5_counters_come_before_power() -> None:
    ring = Ring("joan wong", "mordred golem", joan={"mark": 1, "power": 0}).play("god_first", "stolen_crown")
    assert ring.power("joan") == 0  # the reward and the loss are one sum: 0 + 1 - 1
    ring = Ring("mephisto wong", RIVALS, mephisto={"mark": 6, "hp": 10}).play("collect_the_debt", IDLE)
    assert ring.mark("mephisto") == 1  # to 0 first; healing 6 passes the icon on 14


@rules("T3.6", "T4.6", "Q16")
def test_T4_6_power_never_falls_below_0_and_has_no_top() -> None:
    ring = Ring("mordred wong", RIVALS, milady={"power": 0}, mordred={"power": 60}).play("stolen_crown", IDLE)
    assert (ring.power("milady"), ring.power("mordred")) == (0, 61)
    ring = Ring("wong joan", "marie_laveau golem", wong={"power": 1, "serpent": True}).play("tiger_fist", "possession")
    assert (ring.power("wong"), ring.power("joan"), ring.power("marie_laveau")) == (0, 2, 3)  # Q16
    ring = Ring("wong joan", "mordred golem", wong={"power": 1}).play("tiger_fist", "stolen_crown")
    assert (ring.power("wong"), ring.power("joan")) == (0, 2)


@rules("T3.8", "Q22")
def test_T3_8_tokens_move_after_the_attacks() -> None:
    ring = Ring("wild_bunch wong", "milady golem").play("heist", IDLE)
    assert not ring.boards.sheriff
    ring = Ring("marie_laveau wong", RIVALS, golem={"power": 4}).play("call_of_zombi", HIT)
    assert (ring.hp("marie_laveau"), ring.serpent()) == (15, "golem")


@rules("T3.9", "T3.10")
def test_T3_9_then_and_late_come_in_this_order_after_the_main_actions() -> None:
    ring = Ring("ching_shih wong", RIVALS, ching_shih={"mark": 19}).play("terror_of_the_seas", IDLE)
    assert (ring.hp("milady"), ring.mark("ching_shih")) == (19, 20)  # the 20th ship comes too late
    ring = Ring("mephisto wong", "joan golem", joan={"mark": 1, "power": 3}).play("crippling_touch", "god_first")
    assert ring.power("joan") == 2  # 3 + 1 = 4, less 2


@rules("T3.11", "Q10", "Q23")
def test_T3_11_icons_come_last() -> None:
    ring = Ring("mephisto wong", "golem joan", golem={"hp": 16, "power": 4}).play("crippling_touch", "protector")
    assert (ring.hp("golem"), ring.power("golem")) == (13, 3)  # halved to 2, then the icon on 15
    ring = Ring("mordred wong", "golem joan", golem={"hp": 4, "power": 1}, mordred={"power": 9})
    ring.play("clarent", HIT)
    assert (ring.out("golem"), ring.power("golem")) == (True, 2)  # Q23: resolved to the end, K.O. or not


@rules("T3.12", "E1", "Q12")
def test_T3_12_only_the_end_of_the_turn_counts() -> None:
    ring = Ring("ching_shih wong", RIVALS, ching_shih={"hp": 4}, golem={"power": 4}).play("blasting_wine", HIT)
    assert (ring.hp("ching_shih"), ring.out("ching_shih")) == (3, False)  # Q12: 4 - 4 + 3


# --- T4: actions


@rules("T4.1", "T4.1a", "T4.1b", "T4.6")
def test_T4_1_strength_is_the_power_at_the_start_and_is_not_spent() -> None:
    ring = Ring("mordred wong", RIVALS, mordred={"power": 2}).play("clarent", IDLE)
    assert (ring.hp("milady"), ring.power("mordred")) == (17, 3)
    assert ring.play("clarent", IDLE).hp("milady") == 14
    ring = Ring("golem joan", "mordred wong", golem={"power": 3, "hp": 16}, mordred={"power": 2})
    ring.play("fist_of_clay", "clarent")  # the rulebook's example: the icon's power does not count for this attack
    assert (ring.hp("mordred"), ring.power("golem")) == (12, 4)


@rules("T4.1c")
def test_T4_1c_an_attack_with_strength_0_is_an_attack() -> None:
    ring = Ring("mordred wong", "joan golem").play("clarent", "banner_of_orleans")
    assert ring.mark("joan") == 1  # blocked
    ring = Ring("mordred wong", RIVALS).play("clarent", IDLE)
    assert (ring.hp("milady"), ring.power("mordred")) == (19, 1)  # and successful


@rules("T4.3")
def test_T4_3_several_attacks_are_one_movement() -> None:
    ring = Ring("golem joan", "wild_bunch wong", golem={"power": 3})
    ring.boards.doubled = 1
    assert ring.play("fist_of_clay", "canyon_ambush").hp("wild_bunch") == 7  # 6 in one run, to the first stop


@rules("T4.5", "Q13")
def test_T4_5_healing_and_loss_are_set_off_first() -> None:
    ring = Ring("joan golem", "ching_shih wong", joan={"power": 2}, ching_shih={"hp": 9})
    assert ring.play("hand_of_justice", "blasting_wine").hp("ching_shih") == 10  # the rulebook's example
    ring = Ring("wild_bunch wong", RIVALS, wild_bunch={"hp": 8}, golem={"power": 2}).play("back_to_hideout", HIT)
    assert ring.hp("wild_bunch") == 7  # Q13: one space down, not two and one up
    ring = Ring("wong joan", RIVALS, wong={"hp": 19}).play("po_chi_lam", IDLE)
    assert ring.hp("wong") == 19  # not above the top


@rules("T4.7")
def test_T4_7_partner_icons() -> None:
    ring = Ring("fae_folk bodvar", "milady joan", bodvar={"power": 5}).play("titanias_wrath", IDLE)
    assert ring.hp("milady") == 14  # made with the partner's power
    ring = Ring("wild_bunch wong", RIVALS, wild_bunch={"power": 5}).play("canyon_ambush", IDLE)
    assert (ring.hp("golem"), ring.hp("milady")) == (14, 19)
    ring = Ring("joan wong", RIVALS).play("blessing", IDLE)
    assert (ring.power("joan"), ring.power("wong")) == (1, 3)


@rules("T4.8", "T4.13")
def test_T4_8_nobody_gives_what_he_did_not_have() -> None:
    ring = Ring("wong joan", RIVALS, milady={"power": 0}).play("bigger_they_are", IDLE)
    assert (ring.power("wong"), ring.power("milady")) == (2, 0)
    assert "no-transfer" in ring.kinds()
    ring = Ring("wong golem", "mordred joan", wong={"power": 2}, mordred={"power": 1})
    ring.boards.doubled = 1
    ring.play("bigger_they_are", "black_armour")
    assert (ring.power("wong"), ring.power("mordred")) == (3, 0)  # twice, but he had one
    ring = Ring("wong golem", "mordred joan", mordred={"power": 0}).play("bigger_they_are", "bastards_hatred")
    assert (ring.power("wong"), ring.power("mordred")) == (2, 1)  # what he gains this turn cannot be taken


@rules("T4.13")
def test_T4_13_harmful_actions_are_a_must_and_the_rest_goes_on() -> None:
    ring = Ring("mephisto wong", RIVALS, mephisto={"hp": 1}).play("signed_in_blood", IDLE)
    assert (ring.out("mephisto"), ring.power("mephisto")) == (True, 4)


@rules("T2.1", "T4.13")
def test_no_card_ever_asks_and_later_parts_neither_attack_nor_block() -> None:
    """The fight is a function of boards and decks: parts that come late hold nothing that T3.4 would have to judge."""
    for card in CARDS:
        for action in flat(card.then + card.late + card.immediate):
            assert action.op not in (Op.ATTACK, Op.BLOCK, Op.CANCEL), card.code
        assert not any(action.op in (Op.BLOCK, Op.CANCEL) for action in flat(card.success)), card.code
    assert len(set(CODES)) == len(CODES) == 81


@rules("T4.11", "Q17")
def test_T4_11_counted_things_count_twice_moves_do_not() -> None:
    def doubled(first: str, second: str, card: str, rival: str = IDLE, **fighters: dict[str, object]) -> Ring:
        ring = Ring(first, second, **fighters)
        ring.boards.doubled = 1
        ring.play(card, rival)
        assert ring.boards.doubled == 0
        return ring

    ring = doubled("golem joan", RIVALS.replace("golem", "wong"), "protector")
    assert (ring.hp("golem"), ring.guarded()) == (13, "joan")  # Q17
    ring = doubled("golem joan", "milady wong", "sword_of_st_michael", joan={"power": 2, "hp": 5})
    assert (ring.hp("milady"), ring.hp("joan")) == (15, 9)
    ring = doubled("golem joan", "wild_bunch wong", "banner_of_orleans", "canyon_ambush", joan={"hp": 5})
    assert (ring.mark("joan"), ring.hp("joan")) == (2, 7)
    ring = doubled("golem ching_shih", "milady wong", "terror_of_the_seas", ching_shih={"mark": 20})
    assert (ring.hp("milady"), ring.hp("wong"), ring.mark("ching_shih")) == (1, 1, 2)
    ring = doubled("golem mephisto", "milady wong", "crippling_touch", milady={"power": 9})
    assert ring.power("milady") == 3  # 9, less 4, less 2
    ring = doubled("golem mephisto", "milady wong", "collect_the_debt", mephisto={"mark": 2, "hp": 5})
    assert (ring.hp("milady"), ring.hp("mephisto"), ring.mark("mephisto")) == (15, 9, 1)  # icon on 9
    ring = doubled("golem wong", "milady joan", "tiger_fist", wong={"power": 1})
    assert (ring.power("wong"), ring.power("golem")) == (0, 2)
    ring = doubled("golem milady", "wong joan", "forged_seal", "harder_they_fall")
    assert (ring.mark("milady"), ring.mark("wong")) == (2, 0)
    ring = doubled("golem wild_bunch", "milady joan", "heist")
    assert (ring.power("wild_bunch"), ring.power("golem"), ring.boards.sheriff) == (3, 3, False)
    ring = doubled("golem shang", "milady joan", "to_ashes", milady={"aflame": 2})
    assert (ring.hp("milady"), ring.aflame("milady")) == (11, 0)


@rules("T4.11")
def test_T4_11_revival_waits_for_the_next_card_of_either_fighter_and_can_revive_itself() -> None:
    ring = Ring("golem joan", RIVALS.replace("golem", "wong")).play("revival", IDLE)
    assert ring.play("vision", IDLE).mark("joan") == 4
    ring = Ring("golem joan", "milady wong").play("revival", IDLE).play("revival", IDLE)
    assert ring.boards.doubled == 1
    assert ring.play("vision", IDLE).mark("joan") == 4  # twice, not four times


def made_up(fighter: str, card: Card) -> Card:
    """A card that the game does not have, in the hands of a fighter."""
    card.kind = 0
    card.fighter = FIGHTER_IDS.index(fighter)
    return card


@rules("Q11", "T4.5")
def test_Q11_a_fighter_on_ko_is_not_healed_by_a_later_step() -> None:
    last_gasp = made_up("joan", Card("last_gasp", 1, damage(ME, 30), then=heal(ME, 5)))
    ring = Ring("joan wong", RIVALS)
    play_turn(ring.boards, last_gasp, CARDS[BY_CODE[IDLE]])
    assert ring.out("joan")
    scratch = made_up("joan", Card("scratch", 1, damage(ME, 3), then=heal(ME, 2), late=heal(ME, 1)))
    ring = Ring("joan wong", RIVALS, joan={"hp": 9})
    play_turn(ring.boards, scratch, CARDS[BY_CODE[IDLE]])
    assert ring.hp("joan") == 9  # without the K.O. both later steps heal


@rules("Q19")
def test_Q19_two_cancelling_cards_cancel_each_other() -> None:
    ring = Ring("joan wong", RIVALS)
    seal = made_up("joan", Card("seal", 1, cancel() + mark(+1)))
    play_turn(ring.boards, seal, CARDS[BY_CODE["forged_seal"]])
    assert (ring.mark("joan"), ring.mark("milady")) == (0, 0)


@rules("FB4")
def test_FB4_no_loss_takes_the_last_power_in_the_turn_of_the_change() -> None:
    drain = made_up("joan", Card("drain", 1, power(OPPONENT, -20)))
    ring = Ring("joan wong", "bodvar golem", bodvar={"mark": 4})
    play_turn(ring.boards, drain, CARDS[BY_CODE["enrage"]])
    assert (ring.power("bodvar"), ring.out("bodvar")) == (1, False)
    play_turn(ring.boards, drain, CARDS[BY_CODE["enrage"]])
    assert ring.out("bodvar")  # the turn after it does


@rules("FB3", "Q30", "T3.6")
def test_FB3_a_bear_at_0_stays_there_through_the_later_steps() -> None:
    late_help = made_up("wong", Card("late_help", 1, (), then=power(PARTNER, +3), late=power(PARTNER, +3)))
    ring = Ring("wong bodvar", "mephisto golem", bodvar={"bear": True, "power": 1})
    play_turn(ring.boards, late_help, CARDS[BY_CODE["hellfire"]])
    assert (ring.power("bodvar"), ring.out("bodvar")) == (0, True)


@rules("FB2")
def test_FB2_rage_is_ignored_from_then_on() -> None:
    fury = made_up("bodvar", Card("fury", 1, mark(+1)))
    ring = Ring("bodvar wong", RIVALS, bodvar={"bear": True, "power": 3})
    play_turn(ring.boards, fury, CARDS[BY_CODE[HIT]])
    assert (ring.power("bodvar"), ring.boards.bear) == (2, 0)  # hurt as usual, and no second change


@rules("FC3", "T3.9")
def test_FC3_later_steps_of_the_turn_move_no_marker_either() -> None:
    ring = Ring("ching_shih wong", "joan golem", ching_shih={"mark": 20})
    play_turn(ring.boards, CARDS[BY_CODE["terror_of_the_seas"]], made_up("joan", Card("balm", 1, (), then=heal(ME, 5))))
    assert ring.hp("joan") == 1


def test_every_kind_of_note_has_been_told_somewhere_here() -> None:
    """The kinds that the commentator knows, as written in the code, all have their sentence in both languages."""
    source = "".join((GAME / name).read_text("utf-8") for name in ("commentary.py", "fight.py"))
    kinds = set(re.findall(r'\.note\(\s*"([\w-]+)"', source)) | set(re.findall(r'kind = "([\w-]+)"', source))
    kinds |= {"hurt-mixed", "hurt-direct", "healed-mixed", "no-change-mixed", "blocked", "guarded", "sheriff-given"}
    kinds |= {"icon-power", "icon-voice", "icon-soul", "no-transfer"}
    kinds.discard("icon-")
    assert len(kinds) > 35
    for kind in kinds:
        assert say.has("cs", "log-" + kind) and say.has("en", "log-" + kind), kind


@rules("T4.11", "T3.9")
def test_revival_is_announced_once_although_the_other_card_has_a_then() -> None:
    ring = Ring("golem joan", "ching_shih wong").play("revival", "terror_of_the_seas")
    assert ring.kinds().count("revival") == 1


# --- T5: the health track


@rules("T5.1", "T5.2")
def test_T5_1_the_marker_never_leaves_the_track() -> None:
    ring = versus("joan wong", joan={"hp": 2}, golem={"power": 50}).play("god_first", HIT)
    assert ring.hp("joan") == 0
    ring = versus("joan wong", wong={"hp": 18}).play("blessing", IDLE)
    assert ring.hp("wong") == 19


@rules("T5.3", "T5.4")
def test_T5_3_icons_work_up_and_down_on_stopping_and_on_passing() -> None:
    ring = Ring("wong golem", "mephisto joan", golem={"hp": 16, "power": 1})
    ring.play("harder_they_fall", "hellfire")
    assert (ring.hp("golem"), ring.power("golem")) == (15, 2)  # stops on it
    ring.play("harder_they_fall", "hellfire")
    assert (ring.hp("golem"), ring.power("golem")) == (14, 2)  # leaving does not count
    ring.play("masters_lesson", "signed_in_blood")
    assert (ring.hp("golem"), ring.power("golem")) == (15, 3)  # and up again, as in the rulebook's example
    ring = Ring("golem joan", "mordred wong", golem={"hp": 12}, mordred={"power": 10}).play(HIT, "clarent")
    assert (ring.hp("golem"), ring.power("golem")) == (2, 4)  # past 11, 7 and 3
    ring = Ring("golem joan", "mordred wong", golem={"hp": 15}, mordred={"power": 3}).play("shem", "clarent")
    assert (ring.hp("golem"), ring.power("golem")) == (15, 2)  # no movement, no icon


@rules("T5.4")
def test_T5_4_mordreds_icon() -> None:
    ring = versus("mordred wong", mordred={"hp": 10}).play("black_armour", IDLE).play("dark_power", HIT)
    assert (ring.hp("mordred"), ring.power("mordred")) == (6, 2)


@rules("T5.5")
def test_T5_5_a_stop_holds_in_both_directions_and_for_everything() -> None:
    ring = Ring("wild_bunch wong", "mephisto joan", wild_bunch={"hp": 6}, mephisto={"mark": 6})
    ring.play("heist", "collect_the_debt")
    assert (ring.hp("wild_bunch"), "stopped" in ring.kinds()) == (5, True)  # direct damage
    ring = Ring("wild_bunch wong", "mephisto joan", wild_bunch={"hp": 5}, mephisto={"mark": 6})
    assert ring.play("heist", "collect_the_debt").hp("wild_bunch") == 4  # it moves on from a stop, to the next
    ring = Ring("ching_shih wild_bunch", RIVALS, wild_bunch={"hp": 4}, ching_shih={"mark": 9})
    assert ring.play("blasting_wine", IDLE).hp("wild_bunch") == 5
