"""The twelve fighters: every card, every special rule (specification 2.4, 2.5)."""

from __future__ import annotations

from klubovna.games.tag_team.cards import CARDS, FIGHTERS, GOLEM
from tests.games.tag_team.ring import BLOCK, HIT, IDLE, Ring, versus
from tests.kit import cards, rules

# --- Joan of Arc


@cards("god_first", "vision")
@rules("FJ1")
def test_FJ1_voices_bring_power_on_2_4_and_5_and_go_on_from_0() -> None:
    ring = versus("joan wong")
    ring.play("god_first", IDLE)
    assert (ring.mark("joan"), ring.power("joan"), ring.power("wong")) == (1, 1, 2)
    ring.play("god_first", IDLE)
    assert (ring.mark("joan"), ring.power("joan"), ring.power("wong")) == (2, 2, 2)
    ring.play("vision", IDLE)
    assert (ring.mark("joan"), ring.power("joan"), ring.power("wong")) == (4, 2, 3)
    ring.play("vision", IDLE)
    assert (ring.mark("joan"), ring.power("joan"), ring.power("wong")) == (1, 3, 3)


@cards("vision")
def test_vision_heals() -> None:
    assert versus("joan wong", joan={"hp": 7}).play("vision", IDLE).hp("joan") == 8


@cards("sword_of_st_michael")
def test_sword_heals_by_the_power_at_the_start_if_it_hits() -> None:
    ring = versus("joan wong", joan={"hp": 6, "power": 3}).play("sword_of_st_michael", IDLE)
    assert (ring.hp("joan"), ring.hp("milady")) == (9, 16)
    ring = versus("joan wong", joan={"hp": 6, "power": 3}).play("sword_of_st_michael", BLOCK)
    assert (ring.hp("joan"), ring.hp("milady")) == (6, 19)


@cards("hand_of_justice")
@rules("Q9")
def test_Q9_hand_of_justice_gives_its_voice_even_when_blocked() -> None:
    ring = versus("joan wong", joan={"power": 3}).play("hand_of_justice", IDLE)
    assert (ring.hp("milady"), ring.mark("joan")) == (16, 1)
    ring = versus("joan wong", joan={"power": 3}).play("hand_of_justice", BLOCK)
    assert (ring.hp("milady"), ring.mark("joan")) == (19, 1)


@cards("banner_of_orleans")
def test_banner_gives_voice_and_health_for_a_blocked_attack() -> None:
    ring = versus("joan wong", joan={"hp": 6}, wong={"hp": 6}).play("banner_of_orleans", HIT)
    assert (ring.hp("joan"), ring.hp("wong"), ring.mark("joan")) == (7, 7, 1)
    ring = versus("joan wong", joan={"hp": 6}, wong={"hp": 6}).play("banner_of_orleans", IDLE)
    assert (ring.hp("joan"), ring.hp("wong"), ring.mark("joan")) == (6, 6, 0)


@cards("blessing")
def test_blessing_heals_and_strengthens_the_partner_only() -> None:
    ring = versus("joan wong", joan={"hp": 6}, wong={"hp": 6}).play("blessing", IDLE)
    assert (ring.hp("joan"), ring.power("joan")) == (6, 1)
    assert (ring.hp("wong"), ring.power("wong")) == (8, 3)


@cards("raise_siege")
def test_raise_siege_attacks_both() -> None:
    ring = versus("joan wong", joan={"power": 3}).play("raise_siege", IDLE)
    assert (ring.hp("milady"), ring.hp("golem")) == (16, 16)


@rules("FJ2")
def test_FJ2_a_voice_icon_on_the_track_gives_a_voice() -> None:
    ring = versus("joan wong", joan={"hp": 12, "mark": 1}).play("god_first", HIT)
    assert ring.hp("joan") == 8  # past 10
    assert (ring.mark("joan"), ring.power("joan")) == (3, 2)
    ring = versus("joan wong", joan={"hp": 10}).play("god_first", HIT)
    assert ring.mark("joan") == 1  # the space it starts from does not count
    ring = versus("joan wong", joan={"hp": 12, "mark": 3}).play("blessing", HIT)
    assert (ring.mark("joan"), ring.power("wong")) == (4, 4)  # blessing and the fourth Voice
    assert ring.kinds()[-2:] == ["icon-voice", "stronger"]


# --- Ching Shih


@cards("terror_of_the_seas")
@rules("FC2", "T4.12", "T3.9")
def test_FC2_terror_goes_by_the_ships_at_the_start_and_then_gains_one() -> None:
    for ships, hurt, healed in ((0, 2, 0), (7, 2, 0), (8, 0, 2), (15, 0, 2), (16, 0, 0), (19, 0, 0)):
        ring = versus("ching_shih wong", ching_shih={"hp": 10, "mark": ships}).play("terror_of_the_seas", IDLE)
        assert ring.hp("milady") == 19 - hurt, ships
        assert ring.hp("ching_shih") == 10 + healed, ships
        assert ring.mark("ching_shih") == ships + 1


@rules("T4.12")
def test_T4_12_then_comes_whether_or_not_the_attack_succeeded() -> None:
    assert versus("ching_shih wong").play("terror_of_the_seas", BLOCK).mark("ching_shih") == 1


@cards("terror_of_the_seas")
@rules("FC3", "Q31")
def test_FC3_with_20_ships_both_opponents_fall_to_1_and_nothing_else_moves() -> None:
    ring = versus("ching_shih wong", ching_shih={"hp": 10, "mark": 20}, golem={"power": 4, "hp": 19})
    ring.play("terror_of_the_seas", HIT)
    assert (ring.hp("milady"), ring.hp("golem")) == (1, 1)
    assert ring.hp("ching_shih") == 10  # Q31: her own loss is ignored too
    assert ring.mark("ching_shih") == 1  # back to 0, then the ship of THEN
    assert ring.power("golem") == 8  # the icons on 15, 11, 7 and 3 were passed
    ring = versus("ching_shih wong", ching_shih={"mark": 20}, milady={"hp": 5}).play("terror_of_the_seas", "intrigue")
    assert (ring.hp("milady"), ring.mark("milady")) == (1, 2)  # healing is ignored, schemes are not


@rules("FC3")
def test_FC3_cannot_be_blocked_and_stops_still_stop_it() -> None:
    ring = Ring("ching_shih wong", "wild_bunch milady", ching_shih={"mark": 20})
    ring.play("terror_of_the_seas", "bribe")
    assert (ring.hp("wild_bunch"), ring.hp("milady")) == (7, 1)


@rules("FC3")
def test_FC3_attacks_of_that_turn_are_still_judged() -> None:
    ring = Ring("ching_shih wong", "mephisto milady", ching_shih={"mark": 20, "hp": 10})
    ring.play("terror_of_the_seas", "soul_harvest")
    assert ring.hp("ching_shih") == 10
    assert ring.mark("mephisto") == 4  # one for the success, three for the icons on 14, 9 and 4


@cards("join_the_fleet")
@rules("FC1")
def test_FC1_ships_end_at_20() -> None:
    ring = versus("ching_shih wong", ching_shih={"mark": 17})
    assert ring.play("join_the_fleet", IDLE).mark("ching_shih") == 19
    assert ring.play("join_the_fleet", IDLE).mark("ching_shih") == 20


@cards("blasting_wine")
def test_blasting_wine_reaches_the_partner_with_8_to_15_ships() -> None:
    for ships, partner in ((7, 10), (8, 13), (15, 13), (16, 10)):
        ring = versus("ching_shih wong", ching_shih={"hp": 10, "mark": ships}, wong={"hp": 10})
        ring.play("blasting_wine", IDLE)
        assert (ring.hp("ching_shih"), ring.hp("wong")) == (13, partner), ships


@cards("boarding", "smoke_screen")
def test_boarding_and_smoke_screen_bring_ships_on_success() -> None:
    ring = versus("ching_shih wong").play("boarding", IDLE)
    assert (ring.mark("ching_shih"), ring.hp("milady")) == (2, 17)
    assert versus("ching_shih wong").play("boarding", BLOCK).mark("ching_shih") == 0
    ring = versus("ching_shih wong").play("smoke_screen", HIT)
    assert (ring.mark("ching_shih"), ring.hp("ching_shih")) == (2, 19)
    assert versus("ching_shih wong").play("smoke_screen", IDLE).mark("ching_shih") == 0


@cards("broadside")
def test_broadside_hits_both_from_8_ships() -> None:
    for ships, partner in ((7, 19), (8, 17), (20, 17)):
        ring = versus("ching_shih wong", ching_shih={"mark": ships}).play("broadside", IDLE)
        assert (ring.hp("milady"), ring.hp("golem")) == (17, partner), ships


@cards("safe_harbour", "pirate_code")
def test_safe_harbour_and_pirate_code() -> None:
    ring = versus("ching_shih wong", ching_shih={"hp": 10}, wong={"hp": 10}).play("safe_harbour", IDLE)
    assert (ring.hp("ching_shih"), ring.hp("wong"), ring.mark("ching_shih")) == (12, 12, 1)
    for ships, partner in ((7, 2), (8, 3), (15, 3), (16, 2)):
        ring = versus("ching_shih wong", ching_shih={"mark": ships}).play("pirate_code", IDLE)
        assert (ring.power("ching_shih"), ring.power("wong")) == (3, partner), ships
        assert ring.mark("ching_shih") == ships + 1


# --- Bödvar


@cards("enrage", "war_cry")
@rules("FB1", "FB2")
def test_FB2_five_rage_make_the_bear() -> None:
    ring = versus("bodvar wong").play("enrage", IDLE).play("war_cry", IDLE)
    assert (ring.mark("bodvar"), ring.boards.bear) == (3, -1)
    ring.play("war_cry", IDLE)
    assert ring.boards.bear == 0
    assert ring.power("bodvar") == 3 + 4
    assert "bear" in ring.kinds()
    ring.play("enrage", IDLE).play("war_cry", IDLE)  # he never turns back: attack, and 2 power
    assert (ring.hp("milady"), ring.power("bodvar"), ring.boards.bear) == (12, 9, 0)


@cards("berserk", "axe_throw", "enrage", "hjaltis_shield", "bear_hide", "war_cry", "hrolfs_oath")
@rules("FB5")
def test_FB5_cards_have_a_line_for_either_form() -> None:
    def one(card: str, rival: str = IDLE) -> Ring:
        return versus("bodvar wong", wong={"hp": 10}).play(card, rival)

    def bear(card: str, rival: str = IDLE) -> Ring:
        return versus("bodvar wong", bodvar={"bear": True, "power": 5}, wong={"hp": 10}).play(card, rival)

    ring = one("berserk")
    assert (ring.hp("milady"), ring.hp("golem")) == (16, 19)
    ring = bear("berserk")
    assert (ring.hp("milady"), ring.hp("golem")) == (14, 14)
    ring = one("axe_throw")
    assert (ring.hp("milady"), ring.hp("golem"), ring.mark("bodvar")) == (16, 19, 1)
    ring = bear("axe_throw")
    assert (ring.hp("milady"), ring.hp("golem")) == (19, 14)
    ring = one("hjaltis_shield", HIT)
    assert (ring.hp("bodvar"), ring.mark("bodvar"), ring.power("bodvar")) == (12, 1, 3)
    assert bear("hjaltis_shield", HIT).power("bodvar") == 6
    assert one("hjaltis_shield").mark("bodvar") == 0
    assert one("bear_hide", HIT).power("bodvar") == 4
    assert bear("bear_hide", HIT).power("bodvar") == 6
    assert one("bear_hide").power("bodvar") == 3
    assert one("war_cry").mark("bodvar") == 2
    assert bear("war_cry").power("bodvar") == 7
    assert one("enrage").mark("bodvar") == 1
    assert bear("enrage").hp("milady") == 14
    for ring in (one("hrolfs_oath"), bear("hrolfs_oath")):
        assert ring.hp("wong") == 12
    assert (one("hrolfs_oath").power("bodvar"), bear("hrolfs_oath").power("bodvar")) == (4, 6)


@rules("FB3", "Q30")
def test_FB3_the_bears_power_is_his_life() -> None:
    ring = versus("bodvar wong", bodvar={"bear": True, "power": 5}).play("enrage", HIT)
    assert ring.power("bodvar") == 1
    assert ring.hp("golem") == 14  # he hit with the power of the turn's start
    assert ring.play("war_cry", HIT).out("bodvar")  # Q30: 1 + 2 - 4 is limited to 0
    ring = versus("bodvar wong", bodvar={"bear": True, "power": 3}).play("war_cry", HIT)
    assert ring.power("bodvar") == 1 and not ring.out("bodvar")  # gains of the same step keep him alive


@rules("FB3")
def test_FB3_healing_does_nothing_for_the_bear() -> None:
    ring = versus("wong bodvar", bodvar={"bear": True, "power": 3}).play("po_chi_lam", "fist_of_clay")
    assert ring.power("bodvar") == 3
    ring = Ring("wong bodvar", "mephisto golem", bodvar={"bear": True, "power": 3}).play("po_chi_lam", "hellfire")
    assert ring.power("bodvar") == 2  # nor is it set off against damage


@rules("FB3")
def test_FB3_power_lost_is_health_lost() -> None:
    ring = Ring("bodvar wong", "mordred golem", bodvar={"bear": True, "power": 1}).play("berserk", "stolen_crown")
    assert ring.out("bodvar")


@rules("FB4")
def test_FB4_nothing_hurts_him_in_the_turn_of_the_change() -> None:
    ring = versus("bodvar wong", bodvar={"mark": 4, "hp": 1}, golem={"power": 9}).play("enrage", HIT)
    assert not ring.out("bodvar")
    assert ring.power("bodvar") == 7
    assert "invulnerable" in ring.kinds()


@rules("FB4")
def test_FB4_losses_leave_him_one_power_and_takers_get_theirs() -> None:
    ring = Ring("bodvar golem", "marie_laveau mordred", bodvar={"mark": 4, "power": 0, "serpent": True})
    ring.boards.doubled = 2
    ring.play("enrage", "possession")  # nothing to take: he had 0 at the start
    assert (ring.power("bodvar"), ring.power("marie_laveau")) == (4, 2)
    ring = Ring("bodvar golem", "mephisto mordred", bodvar={"mark": 4, "power": 0})
    ring.boards.doubled = 2
    ring.play("enrage", "crippling_touch")
    assert ring.power("bodvar") == 1  # 4, halved to 2, halved to 1
    ring = Ring("bodvar golem", "marie_laveau mordred", bodvar={"mark": 4, "power": 3, "serpent": True})
    ring.play("enrage", "possession")
    assert (ring.power("bodvar"), ring.power("marie_laveau")) == (6, 3)


# --- Wong Fei-Hung


@cards("harder_they_fall", "shadowless_kick", "drunken_stance", "po_chi_lam")
@rules("FO1")
def test_FO1_concentration_is_gathered_and_spent() -> None:
    ring = versus("wong joan", milady={"power": 5}).play("harder_they_fall", IDLE)
    assert (ring.mark("wong"), ring.hp("milady")) == (1, 19)
    ring.play("harder_they_fall", IDLE)
    assert (ring.mark("wong"), ring.hp("milady")) == (0, 14)
    ring = versus("wong joan", wong={"mark": 2, "hp": 9}, joan={"hp": 9}).play("po_chi_lam", IDLE)
    assert (ring.mark("wong"), ring.hp("wong"), ring.hp("joan")) == (2, 10, 10)  # two tokens are all there are
    ring = versus("wong joan", wong={"mark": 1}).play("drunken_stance", HIT)
    assert (ring.mark("wong"), ring.hp("wong")) == (2, 19)
    assert versus("wong joan").play("drunken_stance", IDLE).mark("wong") == 0
    ring = versus("wong joan", wong={"mark": 1, "power": 3}).play("shadowless_kick", BLOCK)
    assert (ring.mark("wong"), ring.hp("milady")) == (0, 16)  # direct damage is not blocked
    ring = versus("wong joan", wong={"power": 3}).play("shadowless_kick", BLOCK)
    assert (ring.mark("wong"), ring.hp("milady")) == (0, 19)
    assert versus("wong joan", wong={"power": 3}).play("shadowless_kick", IDLE).hp("milady") == 16


@cards("tiger_fist", "bigger_they_are", "masters_lesson")
def test_wong_moves_power() -> None:
    ring = versus("wong joan").play("tiger_fist", IDLE)
    assert (ring.hp("milady"), ring.power("wong"), ring.power("joan")) == (17, 1, 2)
    ring = versus("wong joan").play("tiger_fist", BLOCK)
    assert (ring.power("wong"), ring.power("joan")) == (2, 1)
    ring = versus("wong joan").play("bigger_they_are", IDLE)
    assert (ring.power("wong"), ring.power("milady")) == (3, 1)
    ring = versus("wong joan", joan={"hp": 9}).play("masters_lesson", IDLE)
    assert (ring.power("wong"), ring.hp("joan"), ring.power("joan")) == (3, 10, 1)


# --- The Golem


@cards("protector", "fist_of_clay")
@rules("FG1", "Q22")
def test_FG1_the_presence_goes_to_the_partner_and_protects_from_the_next_turn() -> None:
    ring = Ring("golem joan", "wild_bunch milady", wild_bunch={"power": 4})
    ring.play("protector", "canyon_ambush")  # Q22: the same turn it does not help yet
    assert (ring.hp("golem"), ring.hp("joan"), ring.guarded()) == (16, 11, "joan")
    ring.play("fist_of_clay", "canyon_ambush")
    assert (ring.hp("joan"), ring.guarded(), ring.hp("wild_bunch")) == (11, "", 8)
    ring.play("fist_of_clay", "canyon_ambush")
    assert ring.hp("joan") == 7


@cards("protector")
def test_protector_attacks_when_the_partner_has_the_presence() -> None:
    ring = Ring("golem joan", "milady wong", joan={"presence": True}).play("protector", IDLE)
    assert (ring.hp("golem"), ring.hp("milady"), ring.guarded()) == (19, 18, "joan")


@rules("FG2", "T3.8")
def test_FG2_the_presence_is_no_block_by_a_card() -> None:
    ring = Ring("joan golem", "mephisto wong", joan={"presence": True, "hp": 9}).play("hand_of_justice", "soul_harvest")
    assert (ring.hp("joan"), ring.guarded()) == (9, "")
    assert ring.mark("mephisto") == 0  # for the attacker it counts as blocked
    ring = Ring("joan golem", "mordred wong", joan={"presence": True})  # strength 0 uses it up too
    assert ring.play("god_first", "clarent").guarded() == ""
    assert ring.power("mordred") == 0


@rules("FG3")
def test_FG3_a_block_spares_the_presence_and_direct_damage_passes_it() -> None:
    ring = Ring("joan golem", "mephisto wong", joan={"presence": True}).play("banner_of_orleans", "soul_harvest")
    assert (ring.guarded(), ring.mark("joan")) == ("joan", 1)
    ring = Ring("joan golem", "mephisto wong", joan={"presence": True}).play("god_first", "hellfire")
    assert (ring.guarded(), ring.hp("joan")) == ("joan", 14)
    ring = Ring("golem joan", "mephisto wong", joan={"presence": True}).play("fist_of_clay", "soul_harvest")
    assert (ring.guarded(), ring.hp("golem")) == ("joan", 17)  # an attack on the Golem is no business of it
    ring = Ring("joan golem", "bodvar wong", joan={"presence": True}, bodvar={"bear": True, "power": 3})
    ring.play("god_first", "berserk")
    assert (ring.guarded(), ring.hp("joan"), ring.hp("golem")) == ("", 15, 16)


@rules("FG4")
def test_FG4_only_the_golem_has_no_block_card() -> None:
    without = [f.id for f in FIGHTERS if not any(card.blocks for card in CARDS if card.fighter == f.number)]
    assert without == [FIGHTERS[GOLEM].id]


@cards("revival", "heal_the_wounded", "shem", "crushing_grip")
def test_the_other_golem_cards() -> None:
    ring = Ring("golem joan", "milady wong", golem={"power": 3}).play("revival", IDLE)
    assert ring.boards.doubled == 1
    ring.play("fist_of_clay", IDLE)
    assert (ring.hp("milady"), ring.boards.doubled) == (13, 0)
    ring = Ring("golem joan", "milady wong", joan={"hp": 9}, golem={"hp": 9}).play("heal_the_wounded", IDLE)
    assert (ring.hp("joan"), ring.hp("golem")) == (10, 9)  # the bonus is not for the fight
    ring = Ring("golem joan", "milady wong", golem={"hp": 12}).play("shem", IDLE)
    assert (ring.hp("golem"), ring.power("golem")) == (15, 3)  # the icon on 15 adds one
    ring = Ring("golem joan", "milady wong").play("crushing_grip", IDLE)
    assert (ring.hp("milady"), ring.power("milady")) == (18, 1)
    assert Ring("golem joan", "milady wong").play("crushing_grip", BLOCK).power("milady") == 2


# --- Mordred


@cards("dark_power", "spiteful_lunge", "bastards_hatred", "clarent", "black_armour", "stolen_crown")
def test_mordred() -> None:
    ring = versus("mordred wong").play("dark_power", IDLE)
    assert (ring.power("mordred"), ring.hp("milady")) == (1, 19)
    ring = versus("mordred wong", mordred={"power": 7}).play("dark_power", IDLE)
    assert (ring.power("mordred"), ring.hp("milady")) == (8, 19)
    assert ring.play("dark_power", IDLE).hp("milady") == 11
    ring = versus("mordred wong", mordred={"power": 3}).play("spiteful_lunge", HIT)
    assert (ring.hp("mordred"), ring.hp("golem")) == (15, 16)
    assert versus("mordred wong", mordred={"power": 3}).play("spiteful_lunge", IDLE).hp("milady") == 19
    ring = versus("mordred wong", mordred={"hp": 5}).play("bastards_hatred", IDLE)
    assert (ring.power("mordred"), ring.hp("mordred")) == (1, 6)
    ring = versus("mordred wong", mordred={"power": 2}).play("clarent", IDLE)
    assert (ring.power("mordred"), ring.hp("milady")) == (3, 17)
    assert versus("mordred wong", mordred={"power": 2}).play("clarent", BLOCK).power("mordred") == 2
    assert versus("mordred wong").play("black_armour", HIT).power("mordred") == 1
    assert versus("mordred wong").play("black_armour", IDLE).power("mordred") == 0
    ring = versus("mordred wong").play("stolen_crown", IDLE)
    assert (ring.power("mordred"), ring.power("milady")) == (1, 1)
    ring = versus("mordred wong", milady={"power": 0}).play("stolen_crown", IDLE)
    assert (ring.power("mordred"), ring.power("milady")) == (1, 0)


# --- The Wild Bunch


@cards("heist", "bribe", "shootout")
@rules("FW1")
def test_FW1_the_sheriff_comes_and_goes() -> None:
    ring = versus("wild_bunch wong").play("heist", IDLE)
    assert (ring.power("wild_bunch"), ring.power("wong"), ring.boards.sheriff) == (2, 3, False)
    ring.play("heist", IDLE)
    assert (ring.power("wild_bunch"), ring.hp("milady")) == (2, 17)
    ring.play("shootout", IDLE)
    assert (ring.hp("milady"), ring.hp("golem")) == (15, 19)
    ring.play("bribe", IDLE)
    assert not ring.boards.sheriff  # nothing was blocked
    ring.play("bribe", HIT)
    assert ring.boards.sheriff
    ring.play("shootout", IDLE)
    assert (ring.hp("milady"), ring.hp("golem")) == (13, 17)


@cards("bandit_doctor", "back_to_hideout", "canyon_ambush")
def test_doctor_hideout_and_ambush() -> None:
    ring = versus("wild_bunch wong", wild_bunch={"hp": 1}, wong={"hp": 9}).play("bandit_doctor", IDLE)
    assert (ring.hp("wild_bunch"), ring.hp("wong")) == (1, 12)
    ring = versus("wild_bunch wong", wild_bunch={"hp": 1}, wong={"hp": 9}).play("back_to_hideout", IDLE)
    assert (ring.hp("wild_bunch"), ring.hp("wong")) == (2, 10)
    ring = versus("wild_bunch wong", wild_bunch={"power": 3}).play("canyon_ambush", IDLE)
    assert (ring.hp("milady"), ring.hp("golem")) == (19, 16)


@rules("FW2", "T5.5")
def test_FW2_stops_swallow_the_rest_of_a_movement() -> None:
    for hp, after in ((9, 7), (7, 5), (6, 5), (5, 4), (4, 0), (3, 0)):
        ring = versus("wild_bunch wong", wild_bunch={"hp": hp}).play("heist", HIT)
        assert ring.hp("wild_bunch") == after, hp
    ring = Ring("wong wild_bunch", "milady golem", wild_bunch={"hp": 3})
    ring.boards.doubled = 1
    assert ring.play("po_chi_lam", IDLE).hp("wild_bunch") == 4  # healing is stopped too


# --- Shang


@cards("spark", "fire_fist", "dragon_breath", "wall_of_flame", "phoenix", "to_ashes", "inner_fire")
@rules("FS1")
def test_FS1_power_of_fire() -> None:
    ring = versus("shang wong").play("spark", IDLE)
    assert ring.aflame("milady") == 1
    ring.play("fire_fist", IDLE)
    assert (ring.hp("milady"), ring.aflame("milady")) == (16, 2)  # 2 power and one token at the start
    ring.play("fire_fist", BLOCK)
    assert (ring.hp("milady"), ring.aflame("milady")) == (17, 2)  # nothing lands; her mask heals 1
    ring = versus("shang wong").play("dragon_breath", IDLE)
    assert (ring.aflame("milady"), ring.aflame("golem")) == (1, 1)
    ring = versus("shang wong").play("wall_of_flame", HIT)
    assert (ring.hp("shang"), ring.aflame("golem")) == (19, 1)
    assert versus("shang wong").play("wall_of_flame", IDLE).aflame("milady") == 0
    ring = versus("shang wong", shang={"hp": 9}, milady={"aflame": 1}, golem={"aflame": 2}).play("phoenix", IDLE)
    assert ring.hp("shang") == 14
    ring = versus("shang wong", milady={"aflame": 2}, golem={"aflame": 1}).play("to_ashes", BLOCK)
    assert (ring.hp("milady"), ring.aflame("milady"), ring.aflame("golem")) == (15, 0, 1)
    ring = versus("shang wong", shang={"hp": 9}).play("inner_fire", IDLE)
    assert (ring.hp("shang"), ring.power("shang")) == (10, 3)


@rules("FS1", "T4.1d", "T4.7")
@cards("titanias_wrath")
def test_FS1_fire_burns_also_when_the_partner_makes_him_attack() -> None:
    ring = versus("fae_folk shang", milady={"aflame": 2}).play("titanias_wrath", IDLE)
    assert ring.hp("milady") == 15
    ring = versus("fae_folk wong", milady={"aflame": 2}).play("titanias_wrath", IDLE)
    assert ring.hp("milady") == 17  # others do not have it


@rules("FS2")
def test_FS2_five_tokens_and_the_opponent_comes_first() -> None:
    ring = versus("shang wong", milady={"aflame": 2}, golem={"aflame": 2}).play("dragon_breath", IDLE)
    assert (ring.aflame("milady"), ring.aflame("golem")) == (3, 2)
    ring.play("spark", IDLE)
    assert ring.aflame("milady") == 3
    ring = versus("shang wong", milady={"aflame": 2})  # doubled: each resolution in full before the next
    ring.boards.doubled = 1
    ring.play("dragon_breath", IDLE)
    assert (ring.aflame("milady"), ring.aflame("golem")) == (4, 1)


# --- Mephisto


@cards("infernal_claws", "soul_harvest", "hellfire", "veil_of_shadows", "signed_in_blood", "collect_the_debt")
def test_mephisto() -> None:
    ring = versus("mephisto wong").play("infernal_claws", IDLE)
    assert (ring.hp("mephisto"), ring.hp("milady")) == (18, 17)
    assert versus("mephisto wong").play("soul_harvest", IDLE).mark("mephisto") == 1
    assert versus("mephisto wong").play("soul_harvest", BLOCK).mark("mephisto") == 0
    ring = versus("mephisto wong").play("hellfire", BLOCK)
    assert (ring.hp("milady"), ring.hp("golem"), ring.mark("mephisto")) == (18, 18, 1)
    ring = versus("mephisto wong", mephisto={"hp": 10}).play("veil_of_shadows", HIT)
    assert (ring.hp("mephisto"), ring.mark("mephisto")) == (11, 1)
    assert versus("mephisto wong").play("veil_of_shadows", IDLE).mark("mephisto") == 0
    ring = versus("mephisto wong").play("signed_in_blood", IDLE)
    assert (ring.hp("mephisto"), ring.power("mephisto")) == (18, 4)
    ring = versus("mephisto wong", mephisto={"hp": 10, "mark": 3}).play("collect_the_debt", IDLE)
    assert (ring.hp("mephisto"), ring.mark("mephisto"), ring.hp("milady")) == (13, 0, 16)


@rules("FM1", "T5.4")
def test_FM1_souls_end_at_6_and_come_from_icons() -> None:
    ring = versus("mephisto wong", mephisto={"hp": 15, "mark": 5}).play("hellfire", HIT)
    assert (ring.hp("mephisto"), ring.mark("mephisto")) == (11, 6)  # one from the card; the icon on 14 is lost
    ring = versus("mephisto wong", mephisto={"hp": 10, "mark": 0}).play("signed_in_blood", HIT)
    assert (ring.hp("mephisto"), ring.mark("mephisto")) == (5, 1)


@cards("crippling_touch")
@rules("T3.10", "T4.1a")
def test_T3_10_crippling_touch_comes_after_the_other_card() -> None:
    ring = Ring("mephisto wong", "mordred milady", mordred={"power": 4}).play("crippling_touch", "bastards_hatred")
    assert ring.power("mordred") == 3  # 4 + 1 = 5, less 2
    ring = Ring("mephisto wong", "mordred milady", mordred={"power": 4}).play("crippling_touch", "clarent")
    assert ring.hp("mephisto") == 15  # the attack of the turn had its full strength
    ring = Ring("mephisto wong", "mordred milady", mordred={"power": 1}).play("crippling_touch", "spiteful_lunge")
    assert ring.power("mordred") == 1


# --- The Fae Folk


@cards("pixie_dust", "fairy_ring", "gift_of_the_seelie", "moonlight_balm", "thorn_darts", "titanias_wrath")
@rules("FF4", "Q33")
def test_fae_folk_cards_by_the_fairies_standing() -> None:
    def fae(fallen: int, card: str, rival: str = IDLE) -> Ring:
        return versus("fae_folk wong", fae_folk={"fallen": fallen, "power": 2}, wong={"hp": 9}).play(card, rival)

    assert fae(0, "pixie_dust").hp("wong") == 10
    assert (fae(1, "pixie_dust").hp("wong"), fae(1, "pixie_dust").hp("milady")) == (9, 17)
    assert fae(0, "fairy_ring", HIT).hp("fae_folk") == 4  # Q33: a block without a bonus
    assert (fae(0, "fairy_ring").hp("milady"), fae(0, "fairy_ring").hp("golem")) == (19, 19)
    assert (fae(1, "fairy_ring").hp("milady"), fae(1, "fairy_ring").hp("golem")) == (17, 19)
    assert (fae(2, "fairy_ring").hp("milady"), fae(2, "fairy_ring").hp("golem")) == (17, 17)
    assert fae(0, "gift_of_the_seelie").power("wong") == 3
    ring = versus("fae_folk wong", fae_folk={"hp": 1}, wong={"hp": 9}).play("moonlight_balm", IDLE)
    assert (ring.hp("fae_folk"), ring.hp("wong")) == (3, 11)
    assert fae(0, "thorn_darts").hp("milady") == 17
    ring = versus("fae_folk wong", fae_folk={"power": 7}, wong={"power": 3}).play("titanias_wrath", IDLE)
    assert ring.hp("milady") == 16


@rules("FF1", "FF2", "FF3", "Q38")
def test_FF2_a_blow_falls_on_the_leading_fairy_alone() -> None:
    ring = versus("fae_folk wong", golem={"power": 9}).play("thorn_darts", HIT)
    assert (ring.boards.fallen, ring.hp("fae_folk")) == (1, 4)  # the next one leads, unhurt
    assert ring.power("fae_folk") == 2  # FF3
    ring.play("thorn_darts", HIT)
    assert (ring.boards.fallen, ring.hp("fae_folk"), ring.power("fae_folk")) == (2, 4, 3)
    assert not ring.out("fae_folk")
    ring.play("thorn_darts", HIT)
    assert ring.out("fae_folk")  # FF4
    ring = versus("fae_folk wong", fae_folk={"hp": 3}).play("moonlight_balm", IDLE)
    assert ring.hp("fae_folk") == 4  # healing stops at her maximum


# --- Milady


@cards("court_whispers", "intrigue", "forged_seal", "hidden_dagger")
@cards("poisoned_wine", "mask_of_innocence", "the_trap_closes")
@rules("FY1")
def test_FY1_schemes() -> None:
    def milady(schemes: int, card: str, rival: str = "join_the_fleet") -> Ring:
        return Ring("milady wong", "ching_shih golem", milady={"hp": 9, "mark": schemes}).play(card, rival)

    assert milady(0, "court_whispers").mark("milady") == 1
    assert (milady(0, "intrigue").mark("milady"), milady(0, "intrigue").hp("milady")) == (2, 11)
    assert milady(10, "intrigue").mark("milady") == 11
    assert [milady(n, "hidden_dagger").hp("ching_shih") for n in (0, 1, 2, 5)] == [17, 17, 16, 15]
    assert [milady(n, "poisoned_wine", "smoke_screen").hp("ching_shih") for n in (0, 1, 2, 5)] == [18, 18, 17, 16]
    assert milady(5, "poisoned_wine").mark("milady") == 5
    ring = milady(0, "mask_of_innocence", "boarding")
    assert (ring.mark("milady"), ring.hp("milady")) == (2, 10)
    assert milady(0, "mask_of_innocence").mark("milady") == 0
    assert (milady(4, "the_trap_closes").mark("milady"), milady(4, "the_trap_closes").hp("ching_shih")) == (5, 19)
    assert (milady(5, "the_trap_closes").mark("milady"), milady(5, "the_trap_closes").hp("ching_shih")) == (0, 14)
    ring = milady(0, "forged_seal")
    assert (ring.mark("milady"), ring.mark("ching_shih")) == (1, 0)


# --- Marie Laveau


@cards("call_of_zombi", "venom", "gris_gris", "ritual_dance", "loa_blessing", "possession", "voodoo_doll")
@rules("FL1")
def test_FL1_the_serpent_leads_her_cards() -> None:
    ring = versus("marie_laveau wong").play("venom", IDLE)
    assert (ring.hp("milady"), ring.serpent()) == (17, "marie_laveau")
    ring.play("call_of_zombi", IDLE)
    assert (ring.serpent(), ring.hp("milady")) == ("milady", 17)
    ring.play("call_of_zombi", HIT)  # the bearer is hit wherever it stands
    assert (ring.hp("milady"), ring.hp("golem")) == (16, 19)
    ring.play("venom", HIT)
    assert (ring.hp("milady"), ring.hp("golem")) == (14, 19)
    ring.play("possession", HIT)
    assert (ring.power("marie_laveau"), ring.power("milady")) == (3, 1)
    ring.play("gris_gris", HIT)
    assert (ring.serpent(), ring.power("marie_laveau")) == ("golem", 4)
    assert versus("marie_laveau wong").play("gris_gris", IDLE).serpent() == "marie_laveau"
    assert versus("marie_laveau wong").play("possession", IDLE).power("marie_laveau") == 3
    ring = versus("marie_laveau wong", marie_laveau={"hp": 9}).play("ritual_dance", IDLE)
    assert (ring.hp("marie_laveau"), ring.hp("milady")) == (10, 17)
    assert versus("marie_laveau wong", marie_laveau={"hp": 9}).play("ritual_dance", BLOCK).hp("marie_laveau") == 9
    ring = versus("marie_laveau wong", marie_laveau={"hp": 9}, wong={"hp": 9}).play("loa_blessing", IDLE)
    assert (ring.hp("marie_laveau"), ring.hp("wong")) == (11, 11)
    ring = versus("marie_laveau wong").play("voodoo_doll", BLOCK)
    assert (ring.hp("milady"), ring.hp("golem")) == (18, 18)


@rules("FL2")
def test_FL2_the_serpent_takes_one_strength_of_every_attack_of_its_bearer() -> None:
    ring = versus("marie_laveau wong", golem={"power": 4, "serpent": True}).play("loa_blessing", HIT)
    assert ring.hp("marie_laveau") == 19 - 3 + 2
    ring = versus("marie_laveau wong", golem={"power": 0, "serpent": True}).play("voodoo_doll", HIT)
    assert ring.hp("marie_laveau") == 19  # not below 0
    assert versus("marie_laveau wong").play("ritual_dance", IDLE).hp("milady") == 17  # on Marie it does nothing


# --- what the commentator says


def test_the_bear_has_his_own_name_from_his_change_on() -> None:
    ring = versus("bodvar wong", bodvar={"mark": 3}).play("war_cry", HIT)
    assert ring.told[0] == "Turn 1: Bödvar plays “War Cry”, the Golem plays “Fist of Clay”."
    assert "The Golem hits Bödvar with strength 4!" in ring.told
    assert "Bödvar turns into the BEAR! His power is 7, and it is his life now." in ring.told
    assert "The Bear cannot be hurt in the middle of the change: 4 damage goes for nothing." in ring.told
    ring.play("enrage", HIT)
    assert "The Bear hits the Golem with strength 7!" in ring.told
    assert not any("Bödvar" in sentence for sentence in ring.told)


@rules("FS2", "FL1", "FW1")
def test_tokens_that_cannot_move_are_told() -> None:
    ring = versus("shang wong", milady={"aflame": 5}).play("spark", IDLE)
    assert (ring.aflame("milady"), ring.kinds()[-1]) == (5, "no-aflame")
    ring = versus("shang wong", milady={"aflame": 4}).play("spark", IDLE)
    assert "no-aflame" not in ring.kinds() and ring.kinds()[-1] == "aflame"
    ring = versus("marie_laveau wong", golem={"serpent": True}).play("gris_gris", HIT)
    assert (ring.serpent(), ring.kinds()[-1]) == ("golem", "still-serpent")
    ring = versus("wild_bunch wong").play("bribe", HIT)
    assert ring.kinds()[-1] == "still-sheriff"


def test_sums_name_only_what_there_was() -> None:
    ring = versus("mephisto wong", mephisto={"hp": 10}).play("infernal_claws", HIT)
    assert "Mephisto goes from 10 to 5 HP (attacks 4, direct damage 1)." in ring.told
