# Tag Team: names, card texts, choices, questions, log.

title = Tag Team
tagline = Two fighters, one deck, no shuffling: build it, then watch it fight
option-teams = Teams
option-teams-standard = standard draft
option-teams-competitive = competitive draft
option-teams-free = free choice
option-teams-random = random teams
option-teams-first_game = first game: Joan and Ching Shih against Bödvar and Wong

## Fighters

fighter-joan = Joan of Arc
fighter-ching_shih = Ching Shih
fighter-bodvar = Bödvar
fighter-wong = Wong Fei-Hung
fighter-golem = The Golem
    .mid = the Golem
fighter-mordred = Mordred
fighter-wild_bunch = The Wild Bunch
    .mid = the Wild Bunch
fighter-shang = Shang
fighter-mephisto = Mephisto
fighter-fae_folk = The Fae Folk
    .mid = the Fae Folk
fighter-milady = Milady
fighter-marie_laveau = Marie Laveau
bear = The Bear
    .mid = the Bear

title-joan = The Maid of Orléans
title-ching_shih = Pirate Queen
title-bodvar = The Berserker
title-wong = Old Master
title-golem = Guardian of Prague
title-mordred = The Traitor Knight
title-wild_bunch = The Outlaws
title-shang = Fist of Fire
title-mephisto = Agent of Darkness
title-fae_folk = The Three Sisters
title-milady = The Spy
title-marie_laveau = Voodoo Queen

traits-joan = Faith + Support
traits-ching_shih = Versatility + Escalation
traits-bodvar = Transformation + Blocking
traits-wong = Control + Power manipulation
traits-golem = Endurance + Support
traits-mordred = Counterattack + Power
traits-wild_bunch = Precise timing + Resilience
traits-shang = Pressure + Burning
traits-mephisto = Aggressiveness + Autonomy
traits-fae_folk = Sacrifice + Support
traits-milady = Schemes + Cancelling
traits-marie_laveau = Curses + Attrition

style-joan = Gather Voices: the 2nd makes Joan stronger, the 4th her partner, the 5th Joan again, and the count starts anew.
style-ching_shih = Let the fleet grow. From 8 ships her cards help the partner, and with exactly 20 Terror of the Seas leaves both opponents with one HP.
style-bodvar = Block and rage. With 5 rage he becomes the Bear: 4 more power, but his power is now his life.
style-wong = Concentrate, then strike past every block. Take power where it grows.
style-golem = Shield the partner with your Presence, take blows, and grow stronger by the icons on your track.
style-mordred = You start with nothing. Hide behind blocks until your counterattacks hurt.
style-wild_bunch = Few HP, but every stop on the track swallows the rest of a blow. Rob while you have the Sheriff, bribe him back.
style-shang = Every Aflame! token on a target adds 1 to your attacks. Five tokens in all: choose who burns.
style-mephisto = Pay with your own HP, gather souls, and collect the debt at once.
style-fae_folk = Only the leading sister can be hurt. The fewer stand, the harder they strike.
style-milady = Schemes sharpen dagger and poison; five of them close the trap. The Forged Seal undoes a whole card.
style-marie_laveau = Put the Serpent on the strongest opponent: it weakens attacks and leads your venom.

## Counters, tokens, icons

counter-voice = Voice of God
counter-ships = ships
counter-rage = rage
counter-concentration = Concentration
counter-souls = souls
counter-schemes = schemes
token-aflame = Aflame!
token-serpent = Serpent
token-presence = Golem's Presence
token-sheriff = Sheriff
icon-stop = stop
icon-power = power
icon-voice = Voice of God
icon-soul = soul
icon-fall = a fairy falls

## Cards of Joan of Arc

card-god_first = God First
text-god_first = Gain { $mark } Voice of God.
card-sword_of_st_michael = Sword of St Michael
text-sword_of_st_michael = Attack. Success: heal as many HP as you had power at the start of the turn.
card-hand_of_justice = Hand of Justice
text-hand_of_justice = Attack. Gain { $mark } Voice of God, even if the attack is blocked.
card-banner_of_orleans = Banner of Orléans
text-banner_of_orleans = Block. Success: gain { $mark } Voice of God; you and your partner heal { $heal } HP each.
card-vision = Vision of St Catherine
text-vision = Gain { $mark } Voices of God. Heal { $heal } HP.
card-blessing = Blessing of the Maid
text-blessing = Your partner heals { $heal } HP and gains { $power } power.
card-raise_siege = Raise the Siege
text-raise_siege = Attack both opponents.

## Cards of Ching Shih

card-terror_of_the_seas = Terror of the Seas
text-terror_of_the_seas = With { $low }–{ $high } ships: attack. With { $low2 }–{ $high2 } ships: heal { $heal } HP. With { $low3 } ships: direct damage leaves both opponents with 1 HP, all other loss of HP and healing is ignored, and you return to 0 ships. THEN gain { $mark } ship.
card-join_the_fleet = Join the Fleet!
text-join_the_fleet = Gain { $mark } ships.
card-blasting_wine = Blasting Wine
text-blasting_wine = Heal { $heal } HP. With { $low }–{ $high } ships your partner heals { $heal } HP too.
card-boarding = Boarding Party
text-boarding = Attack. Success: gain { $mark } ships.
card-smoke_screen = Smoke Screen
text-smoke_screen = Block. Success: gain { $mark } ships.
card-broadside = Broadside
text-broadside = With { $low } or more ships attack both opponents, otherwise attack.
card-safe_harbour = Safe Harbour
text-safe_harbour = You and your partner heal { $heal } HP each. Gain { $mark } ship.
card-pirate_code = Pirate Code
text-pirate_code = Gain { $power } power and { $mark } ship. With { $low }–{ $high } ships your partner gains { $power } power too.

## Cards of Bödvar

card-enrage = Enrage
text-enrage = BÖDVAR: gain { $mark } rage. BEAR: attack.
card-berserk = Berserk!
text-berserk = BÖDVAR: attack. BEAR: attack both opponents.
card-hjaltis_shield = Shield of Hjalti
text-hjaltis_shield = Block. Success: BÖDVAR gains { $mark } rage, the BEAR { $power } power.
card-bear_hide = Bear Hide
text-bear_hide = Block. Success: gain { $power } power.
card-war_cry = War Cry
text-war_cry = BÖDVAR: gain { $mark } rage. BEAR: gain { $power } power.
card-hrolfs_oath = Oath to Hrolf
text-hrolfs_oath = Gain { $power } power. Your partner heals { $heal } HP.
card-axe_throw = Thrown Axe
text-axe_throw = BÖDVAR: attack and gain { $mark } rage. BEAR: attack the opponent's partner.

## Cards of Wong Fei-Hung

card-harder_they_fall = …the Harder They Fall
text-harder_they_fall = With Concentration: return { $mark } token, and the opponent takes direct damage equal to its own power at the start of the turn. Without: take { $mark } Concentration token.
card-tiger_fist = Tiger Fist
text-tiger_fist = Attack. Success: transfer { $transfer } power to your partner.
card-drunken_stance = Drunken Stance
text-drunken_stance = Block. Success: take { $mark } Concentration token.
card-shadowless_kick = Shadowless Kick
text-shadowless_kick = With Concentration: return { $mark } token, and the opponent takes direct damage equal to your power at the start of the turn. Without: attack.
card-po_chi_lam = Po Chi Lam Remedy
text-po_chi_lam = You and your partner heal { $heal } HP each. Take { $mark } Concentration token.
card-bigger_they_are = The Bigger They Are…
text-bigger_they_are = Transfer { $transfer } power from the opponent to yourself.
card-masters_lesson = Master's Lesson
text-masters_lesson = Gain { $power } power. Your partner heals { $heal } HP.

## Cards of the Golem

card-protector = Protector of the Innocent
text-protector = Give the Presence token to your partner and take { $damage } direct damage. If your partner already has it: attack instead.
card-fist_of_clay = Fist of Clay
text-fist_of_clay = Attack.
card-revival = Revival
text-revival = The card your team reveals next turn is resolved twice.
card-heal_the_wounded = Heal the Wounded
text-heal_the_wounded = Your partner heals { $heal } HP. IMMEDIATE BONUS: the Golem heals { $bonus } HP.
card-shem = The Shem
text-shem = Heal { $heal } HP. Gain { $power } power.
card-crushing_grip = Crushing Grip
text-crushing_grip = Attack. Success: the opponent loses { $power } power.

## Cards of Mordred

card-dark_power = Dark Power
text-dark_power = With at least { $low } power at the start of the turn: attack. Gain { $power } power.
card-spiteful_lunge = Spiteful Lunge
text-spiteful_lunge = Block. Success: attack.
card-bastards_hatred = Bastard's Hatred
text-bastards_hatred = Gain { $power } power. Heal { $heal } HP.
card-clarent = Clarent
text-clarent = Attack. Success: gain { $power } power.
card-black_armour = Black Armour
text-black_armour = Block. Success: gain { $power } power.
card-stolen_crown = Stolen Crown
text-stolen_crown = The opponent loses { $power } power. Gain { $power } power.

## Cards of the Wild Bunch

card-heist = Heist
text-heist = With the Sheriff token: you and your partner gain { $power } power each, and the token goes to the other player. Without: attack.
card-bribe = Bribe
text-bribe = Block. Success: take the Sheriff token.
card-bandit_doctor = Bandit Doctor
text-bandit_doctor = Your partner heals { $heal } HP. IMMEDIATE BONUS: the Wild Bunch heals { $bonus } HP.
card-back_to_hideout = Back to the Hideout
text-back_to_hideout = You and your partner heal { $heal } HP each. IMMEDIATE BONUS: the Wild Bunch heals { $bonus } HP.
card-shootout = Shootout
text-shootout = With the Sheriff token: attack both opponents. Without: attack.
card-canyon_ambush = Canyon Ambush
text-canyon_ambush = Attack the opponent's partner.

## Cards of Shang

card-spark = Spark
text-spark = Put { $aflame } Aflame! token on the opponent.
card-fire_fist = Fist of Fire
text-fire_fist = Attack. Success: put { $aflame } Aflame! token on the opponent.
card-dragon_breath = Dragon's Breath
text-dragon_breath = Put { $aflame } Aflame! token on each opponent.
card-wall_of_flame = Wall of Flame
text-wall_of_flame = Block. Success: put { $aflame } Aflame! token on the opponent.
card-phoenix = Phoenix
text-phoenix = Heal { $heal } HP, and 1 more for each Aflame! token on the two opponents.
card-to_ashes = To Ashes
text-to_ashes = The opponent takes 2 direct damage for each Aflame! token on it; then its tokens return to the supply.
card-inner_fire = Inner Fire
text-inner_fire = Gain { $power } power. Heal { $heal } HP.

## Cards of Mephisto

card-infernal_claws = Infernal Claws
text-infernal_claws = Attack. You take { $damage } direct damage.
card-soul_harvest = Soul Harvest
text-soul_harvest = Attack. Success: gain { $mark } soul.
card-hellfire = Hellfire
text-hellfire = Both opponents take { $damage } direct damage. Gain { $mark } soul.
card-crippling_touch = Crippling Touch
text-crippling_touch = After the other player's card has been resolved: the opponent loses half of its power, the loss rounded down.
card-veil_of_shadows = Veil of Shadows
text-veil_of_shadows = Block. Success: gain { $mark } soul and heal { $heal } HP.
card-signed_in_blood = Signed in Blood
text-signed_in_blood = You take { $damage } direct damage and gain { $power } power.
card-collect_the_debt = Collect the Debt
text-collect_the_debt = For each of your souls the opponent takes 1 direct damage and you heal 1 HP. Your souls return to 0.

## Cards of the Fae Folk

card-pixie_dust = Pixie Dust
text-pixie_dust = With { $low } fairies standing: your partner heals { $heal } HP. With fewer: attack.
card-fairy_ring = Fairy Ring
text-fairy_ring = Block. With { $low } fairies standing also attack; with { $low2 } fairy standing attack both opponents instead.
card-gift_of_the_seelie = Gift of the Seelie
text-gift_of_the_seelie = Your partner gains { $power } power.
card-moonlight_balm = Moonlight Balm
text-moonlight_balm = The leading fairy and your partner heal { $heal } HP each.
card-thorn_darts = Thorn Darts
text-thorn_darts = Attack.
card-titanias_wrath = Titania's Wrath
text-titanias_wrath = Your partner attacks the opponent.

## Cards of Milady

card-court_whispers = Court Whispers
text-court_whispers = Take { $mark } Scheme token.
card-intrigue = Intrigue
text-intrigue = Take { $mark } Scheme tokens. Heal { $heal } HP.
card-forged_seal = Forged Seal
text-forged_seal = Cancel the other player's card. Take { $mark } Scheme token.
card-hidden_dagger = Hidden Dagger
text-hidden_dagger = Attack with 1 more strength for every 2 Scheme tokens you hold.
card-poisoned_wine = Poisoned Wine
text-poisoned_wine = The opponent takes { $damage } direct damage, and 1 more for every 2 Scheme tokens you hold.
card-mask_of_innocence = Mask of Innocence
text-mask_of_innocence = Block. Success: take { $mark } Scheme tokens and heal { $heal } HP.
card-the_trap_closes = The Trap Closes
text-the_trap_closes = With at least { $low } Scheme tokens: the opponent takes 1 direct damage for each, and all of them return to the supply. Otherwise take { $mark } Scheme token.

## Cards of Marie Laveau

card-call_of_zombi = Call of Zombi
text-call_of_zombi = If the Serpent lies on an opposing fighter, that fighter takes { $damage } direct damage. Otherwise move it to the opponent.
card-venom = Venom
text-venom = If the Serpent lies on an opposing fighter, that fighter takes { $damage } direct damage. Otherwise attack.
card-gris_gris = Gris-Gris
text-gris_gris = Block. Success: move the Serpent to the opponent and gain { $power } power.
card-ritual_dance = Ritual Dance
text-ritual_dance = Attack. Success: heal { $heal } HP.
card-loa_blessing = Blessing of the Loa
text-loa_blessing = You and your partner heal { $heal } HP each.
card-possession = Possession
text-possession = If the Serpent lies on an opposing fighter, transfer { $transfer } power from that fighter to yourself. Otherwise gain { $power } power.
card-voodoo_doll = Voodoo Doll
text-voodoo_doll = Both opponents take { $damage } direct damage.

## Questions

ask-pick = Which fighter joins your team?
ask-remove = Which fighter do you take out of the draft, unseen?
ask-order = Which of your starting cards comes first?
ask-build = Which card do you add to your fight deck, and where?
ask-under = The other two go under your build deck: which one comes sooner?

## Choices

first = First “{ $card }”
add = “{ $card }” as card { $place }
under = “{ $sooner }” sooner, then “{ $later }”

## Log: teams and building

log-lot = { $me ->
    [seat] The lot lets you pick first. Your rival then takes two fighters in a row, and you your second.
   *[other] The lot lets { $seat } pick first. The other player then takes two fighters in a row, and { $seat } the last one.
}
log-pick = { $me ->
    [seat] You pick
   *[other] { $seat } picks
} { $fighter-mid }.
log-remove = { $me ->
    [seat] You take
   *[other] { $seat } takes
} a card out of the draft, face down.
log-remove-known = { $me ->
    [seat] You take
   *[other] { $seat } takes
} { $fighter-mid } out of the draft, face down.
log-pass-hands = The hands change sides: { $cards ->
    [one] one card
   *[other] { $cards } cards
} each.
log-team = { $me ->
    [seat] You enter
   *[other] { $seat } enters
} the ring with { $one-mid } and { $two-mid }.
log-lay-deck = { $me ->
    [seat] You lay your fight deck face down.
   *[other] { $seat } lays the fight deck face down.
}
log-lay-deck-known = { $me ->
    [seat] You lay your fight deck:
   *[other] { $seat } lays the fight deck:
} “{ $first }”, then “{ $second }”.
log-draw = { $me ->
    [seat] You draw
   *[other] { $seat } draws
} three cards.
log-draw-known = { $me ->
    [seat] You draw
   *[other] { $seat } draws
} “{ $one }”, “{ $two }” and “{ $three }”.
log-add = { $me ->
    [seat] You slip a card into your fight deck.
   *[other] { $seat } slips a card into the fight deck.
}
log-add-known = { $me ->
    [seat] You add
   *[other] { $seat } adds
} “{ $card }” as card { $place }.
log-under = { $me ->
    [seat] You put two cards under your build deck.
   *[other] { $seat } puts two cards under the build deck.
}
log-under-known = { $me ->
    [seat] Under your build deck you put
   *[other] Under the build deck { $seat } puts
} “{ $sooner }”, then “{ $later }”.
log-bonus = { $me ->
    [seat] You announce
   *[other] { $seat } announces
} an immediate bonus: { $fighter-mid } heals { from-was } to { $now } HP.

## Log: the fight, as a commentator tells it

log-round = Round { $round }! The bell rings for { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
log-reveal = Turn { $turn }: { $fighter-mid } plays “{ $card }”, { $rival-mid } plays “{ $versus }”.
log-doubled = Revival! “{ $card }” counts twice.
log-cancelled = { $fighter } cancels “{ $card }”: not a thing comes from { $rival-mid }.
log-attack = { $strength ->
    [0] { $fighter } swings at { $rival-mid } with no strength at all. It counts, but it does not hurt.
   *[other] { $fighter } hits { $rival-mid } with strength { $strength }!
}
log-attack-modified = { $fighter } hits { $rival-mid } with strength { $strength }! (Power { $power }, changed by tokens.)
log-blocked = { $fighter } attacks { $rival-mid } with strength { $strength }, straight into the block.
log-guarded = { $fighter } goes for { $rival-mid } with strength { $strength }, but the Golem's Presence takes it.
log-success = Success! { $fighter } earns the bonus of “{ $card }”.
log-idle-block = { $fighter } blocks, and nobody attacks. No bonus for that.
log-transfer = { $fighter } hands { $n } power over to { $rival-mid }.
log-no-transfer = { $fighter } has no power to hand over.
log-counter = { $fighter } has { $counter ->
    [voice] { $now ->
        [one] { $now } Voice of God
       *[other] { $now } Voices of God
    }
    [ships] { $now ->
        [one] { $now } ship
       *[other] { $now } ships
    }
    [rage] { $now } rage
    [concentration] { $now } Concentration
    [souls] { $now ->
        [one] { $now } soul
       *[other] { $now } souls
    }
   *[schemes] { $now ->
        [one] { $now } scheme
       *[other] { $now } schemes
    }
} ({ $was } before).
log-bear = { $fighter } turns into the BEAR! His power is { $n }, and it is his life now.
log-bear-power = The Bear's power, and so his life, goes { from-was } to { $now }{ $damage ->
    [0] .
   *[other] {" "}(damage { $damage }).
}
log-stronger = { $fighter } grows stronger, { from-was } to { $now } power.
log-weaker = { $fighter } grows weaker, { from-was } to { $now } power.
log-nothing-to-lose = { $fighter } has no power to lose.
log-invulnerable = { $fighter } cannot be hurt in the middle of the change: { $n } damage goes for nothing.
log-levelled = Twenty ships on the horizon! { $fighter } goes { from-was } to { $now } HP.
terms = { $attacks ->
    [0] direct damage { $direct }, healing { $healing }
   *[other] { $direct ->
        [0] attacks { $attacks }, healing { $healing }
       *[other] { $healing ->
            [0] attacks { $attacks }, direct damage { $direct }
           *[other] attacks { $attacks }, direct damage { $direct }, healing { $healing }
        }
    }
}
log-hurt = { $fighter } goes { from-was } to { $now } HP.
log-hurt-direct = Direct damage! { $fighter } goes { from-was } to { $now } HP.
from-was = from { $was }
log-hurt-mixed = { $fighter } goes { from-was } to { $now } HP ({ terms }).
log-healed = { $fighter } recovers { from-was } to { $now } HP.
log-healed-mixed = { $fighter } recovers { from-was } to { $now } HP ({ terms }).
log-no-change = { $fighter } has nothing to heal: { $now } HP is the top.
log-no-change-mixed = { $fighter } stays at { $now } HP ({ terms }).
log-stopped = Clank! The stop at { $now } swallows the rest for { $fighter-mid }.
log-aflame = { $fighter } is aflame: { $n ->
    [one] one token
   *[other] { $n } tokens
}.
log-doused = The fire on { $fighter-mid } goes out.
log-no-aflame = No Aflame! token is left for { $fighter-mid }.
log-presence-given = { $fighter } steps in front of { $rival-mid }: the Presence protects from the next turn on.
log-presence-back = The Presence returns to { $fighter-mid }.
log-sheriff-given = The Sheriff rides over to the other side; { $fighter-mid } must do without him.
log-still-sheriff = { $fighter } has the Sheriff in the pocket already.
log-sheriff-taken = { $fighter } has bought the Sheriff.
log-serpent = The Serpent winds itself around { $fighter-mid }.
log-still-serpent = The Serpent stays where it is, around { $fighter-mid }.
log-revival = Revival: this team's next card will count twice.
log-icon-power = The icon on the track gives { $fighter-mid } 1 power.
log-icon-voice = The icon on the track gives { $fighter-mid } 1 Voice of God.
log-icon-soul = The icon on the track gives { $fighter-mid } 1 soul.
log-fairy-falls = A fairy falls! { $fighter } gains 1 power.
log-ko = K.O.! { $me ->
    [seat] { $fighter } of your team
   *[other] { $fighter } ({ $seat })
} is down.
end-ko = Knock-out: a fighter of the losing team is down to zero.
end-double_ko = Double K.O.: both teams fell in the same turn, a draw.
end-exhausted = The build decks are exhausted: a draw.

## Terminal

screen-round = Round { $round }
screen-before = Before the first round
screen-draft = Draft
screen-hand = Your draft cards:
screen-free = Still free:
screen-team-power = power { $power }
screen-hp = { $hp } HP
screen-ko = K.O.
screen-deck = Deck
screen-unknown = one card nobody has met, somewhere
screen-build = build { $cards }
screen-drawn = You have drawn:
screen-fight = Last fight
screen-doubled = next card ×2

## What a position is judged by

term-lower-health = health of the weaker fighter
term-higher-health = health of the stronger fighter
term-close-to-ko = how near a knock-out is
term-power = power
term-bear-power = the Bear's power
term-voice = Voice of God
term-ships = ships
term-rage = rage
term-concentration = concentration
term-souls = souls
term-schemes = schemes
term-aflame = Aflame! tokens on my fighters
term-presence = the Golem's protection
term-serpent = the Serpent on my fighter
term-sheriff = the Sheriff with the Wild Bunch
term-revival = the next card counts twice
term-picks = strength of the team
term-next-lower = the weaker fighter after the next fight
term-next-higher = the stronger fighter after the next fight
term-next-power = power after the next fight
term-next-ko = a knock-out in the next fight
unit-health = { $count } { $count ->
    [one] HP
   *[other] HP
}
unit-power = { $count } { $count ->
    [one] power
   *[other] power
}
unit-voices = { $count } { $count ->
    [one] Voice
   *[other] Voices
}
unit-ships = { $count } { $count ->
    [one] ship
   *[other] ships
}
unit-rage = { $count } { $count ->
    [one] rage
   *[other] rage
}
unit-tokens = { $count } { $count ->
    [one] token
   *[other] tokens
}
unit-souls = { $count } { $count ->
    [one] soul
   *[other] souls
}
unit-points = { $count } { $count ->
    [one] point
   *[other] points
}
unit-knockouts = { $count } { $count ->
    [one] knock-out
   *[other] knock-outs
}
# what a choice would do (gauges.py): the name of a figure, followed by "9 ▸ 12"
gauge-health = Health – { $fighter }
gauge-power = Power – { $fighter }
