# Bellum Magica: names, choices, questions, log.

title = Bellum Magica
tagline = Recruit monsters, plunder settlements, hoard the most treasure
option-captain = First captain
option-captain-random = drawn at random
option-castle_0 = Castle of player 1
option-castle_0-random = dealt at random
option-castle_0-bone_spire = { castle-bone_spire }
option-castle_0-thorn_keep = { castle-thorn_keep }
option-castle_0-ember_hold = { castle-ember_hold }
option-castle_0-frost_citadel = { castle-frost_citadel }
option-castle_0-mire_hall = { castle-mire_hall }
option-castle_1 = Castle of player 2
option-castle_1-random = dealt at random
option-castle_1-bone_spire = { castle-bone_spire }
option-castle_1-thorn_keep = { castle-thorn_keep }
option-castle_1-ember_hold = { castle-ember_hold }
option-castle_1-frost_citadel = { castle-frost_citadel }
option-castle_1-mire_hall = { castle-mire_hall }
option-castle_2 = Castle of player 3
option-castle_2-random = dealt at random
option-castle_2-bone_spire = { castle-bone_spire }
option-castle_2-thorn_keep = { castle-thorn_keep }
option-castle_2-ember_hold = { castle-ember_hold }
option-castle_2-frost_citadel = { castle-frost_citadel }
option-castle_2-mire_hall = { castle-mire_hall }
option-castle_3 = Castle of player 4
option-castle_3-random = dealt at random
option-castle_3-bone_spire = { castle-bone_spire }
option-castle_3-thorn_keep = { castle-thorn_keep }
option-castle_3-ember_hold = { castle-ember_hold }
option-castle_3-frost_citadel = { castle-frost_citadel }
option-castle_3-mire_hall = { castle-mire_hall }
option-castle_4 = Castle of player 5
option-castle_4-random = dealt at random
option-castle_4-bone_spire = { castle-bone_spire }
option-castle_4-thorn_keep = { castle-thorn_keep }
option-castle_4-ember_hold = { castle-ember_hold }
option-castle_4-frost_citadel = { castle-frost_citadel }
option-castle_4-mire_hall = { castle-mire_hall }

## Castles, monsters, settlements

castle-bone_spire = Bone Spire
castle-thorn_keep = Thorn Keep
castle-ember_hold = Ember Hold
castle-frost_citadel = Frost Citadel
castle-mire_hall = Mire Hall
monster-goblin_1 = Goblin Cook
monster-goblin_2 = Goblin Butcher
monster-goblin_3 = Goblin Brute
monster-goblin_4 = Goblin Porter
monster-goblin_5 = Goblin Piper
monster-goblin_6 = Goblin Scout
monster-goblin_7 = Goblin Pathfinder
monster-goblin_8 = Goblin Scribe
monster-goblin_9 = Goblin Tinkerer
monster-goblin_10 = Goblin Shaman
monster-orc_1 = Orc I
monster-orc_2 = Orc II
monster-orc_3 = Orc III
monster-orc_4 = Orc IV
monster-orc_5 = Orc V
monster-orc_6 = Orc VI
monster-skeleton_1 = Skeleton I
monster-skeleton_2 = Skeleton II
monster-skeleton_3 = Skeleton III
monster-skeleton_4 = Skeleton IV
monster-skeleton_5 = Skeleton V
monster-skeleton_6 = Skeleton VI
monster-troll_1 = Troll I
monster-troll_2 = Troll II
monster-troll_3 = Troll III
monster-troll_4 = Troll IV
monster-troll_5 = Troll V
monster-troll_6 = Troll VI
monster-imp_1 = Imp I
monster-imp_2 = Imp II
monster-imp_3 = Imp III
monster-imp_4 = Imp IV
monster-imp_5 = Imp V
monster-imp_6 = Imp VI
monster-harpy_1 = Harpy I
monster-harpy_2 = Harpy II
monster-harpy_3 = Harpy III
monster-harpy_4 = Harpy IV
monster-harpy_5 = Harpy V
monster-harpy_6 = Harpy VI
monster-werewolf_1 = Werewolf I
monster-werewolf_2 = Werewolf II
monster-werewolf_3 = Werewolf III
monster-werewolf_4 = Werewolf IV
monster-werewolf_5 = Werewolf V
monster-werewolf_6 = Werewolf VI
monster-ghost_1 = Ghost I
monster-ghost_2 = Ghost II
monster-ghost_3 = Ghost III
monster-ghost_4 = Ghost IV
monster-ghost_5 = Ghost V
monster-witch_1 = Witch I
monster-witch_2 = Witch II
monster-witch_3 = Witch III
monster-witch_4 = Witch IV
monster-witch_5 = Witch V
monster-dragon_1 = Dragon I
monster-dragon_2 = Dragon II
monster-dragon_3 = Dragon III
monster-dragon_4 = Dragon IV
monster-dragon_5 = Dragon V
monster-demon_1 = Demon I
monster-demon_2 = Demon II
monster-demon_3 = Demon III
monster-demon_4 = Demon IV
monster-demon_5 = Demon V
monster-vampire_1 = Vampire I
monster-vampire_2 = Vampire II
monster-vampire_3 = Vampire III
monster-vampire_4 = Vampire IV
monster-vampire_5 = Vampire V
monster-lich_1 = Lich I
monster-lich_2 = Lich II
monster-lich_3 = Lich III
monster-lich_4 = Lich IV
monster-lich_5 = Lich V
settlement-inn = Inn
settlement-farm_1 = Turnip Farm
settlement-farm_2 = Brewer Farm
settlement-farm_3 = Hermit Farm
settlement-farm_4 = Goose Farm
settlement-farm_5 = Orchard Farm
settlement-farm_6 = Herb Farm
settlement-farm_7 = Cattle Farm
settlement-village_1 = Millbrook
settlement-village_2 = Applewick
settlement-village_3 = Hopfield
settlement-village_4 = Stonewell
settlement-village_5 = Foxdale
settlement-village_6 = Hayburn
settlement-village_7 = Twinford
settlement-town_1 = Rivermouth
settlement-town_2 = Oldbridge
settlement-town_3 = Saltgate
settlement-town_4 = Highmarket
settlement-town_5 = Candleford
settlement-town_6 = Bellhaven
settlement-town_7 = Spellbury
settlement-town_8 = Ironwall
settlement-town_9 = Wardstone
settlement-town_10 = Kingsrest

kind-evil = evil monster
kind-ultra = ultra-evil monster
kind-goblin = goblin
kind-inn = inn
kind-farm = farm
kind-village = village
kind-town = town

## Chests, tokens, symbols

chest-wooden = wooden chest
chest-metal = metal chest
chest-golden = golden chest
token-shield = shield token
token-magic_shield = magic shield token
token-reroll = reroll spell
symbol-food = food
symbol-rune = rune
symbol-map = map
symbol-sword = sword
symbol-magic_sword = magic sword
symbol-thief = thief
count-food = { $count } food
count-rune = { $count ->
    [one] { $count } rune
   *[other] { $count } runes
}
count-map = { $count ->
    [one] { $count } map
   *[other] { $count } maps
}
count-sword = { $count ->
    [one] { $count } sword
   *[other] { $count } swords
}
count-magic_sword = { $count ->
    [one] { $count } magic sword
   *[other] { $count } magic swords
}
count-thief = { $count ->
    [one] { $count } thief
   *[other] { $count } thieves
}
side = { $side ->
    [left] left
   *[right] right
}
goods-food = { $food } food
goods-rune = { $runes ->
    [one] { $runes } rune
   *[other] { $runes } runes
}
goods-barrel = { $barrels ->
    [one] { $barrels } barrel
   *[other] { $barrels } barrels
}
goods = { $what ->
    [f] { goods-food }
    [r] { goods-rune }
    [b] { goods-barrel }
    [fr] { goods-food } and { goods-rune }
    [fb] { goods-food } and { goods-barrel }
    [rb] { goods-rune } and { goods-barrel }
   *[frb] { goods-food }, { goods-rune } and { goods-barrel }
}
chests-wooden = { $wooden ->
    [one] { $wooden } wooden chest
   *[other] { $wooden } wooden chests
}
chests-metal = { $metal ->
    [one] { $metal } metal chest
   *[other] { $metal } metal chests
}
chests-golden = { $golden ->
    [one] { $golden } golden chest
   *[other] { $golden } golden chests
}
chests = { $what ->
    [w] { chests-wooden }
    [m] { chests-metal }
    [g] { chests-golden }
    [wm] { chests-wooden } and { chests-metal }
    [wg] { chests-wooden } and { chests-golden }
    [mg] { chests-metal } and { chests-golden }
   *[wmg] { chests-wooden }, { chests-metal } and { chests-golden }
}

## Questions

ask-goblins = On which side of the castle do your goblins work?
ask-reroll = Row { $row } came up. Force a new roll?
ask-attack = Whom do you attack?
ask-steal = Which chests do you steal from { $victim }?
ask-recruit = Which monster do you recruit, and for which side?

## Choices

goblins = { $first } { $one ->
    [left] left
   *[right] right
}, { $second } { $other ->
    [left] left
   *[right] right
}
keep = Keep it
spell = Use a reroll spell
barrel = Buy drinks with a barrel
attack-settlement = Plunder { $settlement }
attack-castle = Rob the castle of { $owner }
steal = Steal { $chests }
recruit = Recruit { $card } on the { $side ->
    [left] left
   *[right] right
} for { $price }

## Log

log-castle = { $me ->
    [seat] You reside
   *[other] { $seat } resides
} in the { $castle }.
log-dealt = { $me ->
    [seat] You are dealt
   *[other] { $seat } is dealt
} the { $first } and the { $second }.
log-goblin = { $me ->
    [seat] You put
   *[other] { $seat } puts
} the { $card } on the { $side ->
    [left] left
   *[right] right
}.
log-settlement = A settlement comes into sight: { $settlement }.
log-market = { $card } joins the market.
log-round = Round { $round } begins; { $me ->
    [seat] you are
   *[other] { $seat } is
} the captain.
log-roll = { $me ->
    [seat] You roll
   *[other] { $seat } rolls
} the die: row { $row } is at work.
log-spell = { $me ->
    [seat] You use
   *[other] { $seat } uses
} a reroll spell.
log-barrel = { $me ->
    [seat] You pay
   *[other] { $seat } pays
} a round of drinks with a barrel; the captain must roll again.
log-gather = { $me ->
    [seat] You gather
   *[other] { $seat } gathers
} { $goods }.
log-scouts = { $me ->
    [seat] You have
   *[other] { $seat } has
} the most maps ({ $maps }).
log-scouts-tie = { $players } players share the most maps ({ $maps }).
log-chest = { $me ->
    [seat] You gain
   *[other] { $seat } gains
} a { $chest }.
log-chest-known = { $me ->
    [seat] You gain
   *[other] { $seat } gains
} a { $chest } worth { $value }.
log-no-chest = { $me ->
    [seat] You would gain
   *[other] { $seat } would gain
} a chest, but none is left.
log-plunder = { $me ->
    [seat] You plunder
   *[other] { $seat } plunders
} { $settlement }.
log-loot = { $me ->
    [seat] You take
   *[other] { $seat } takes
} { $goods }.
log-barrel-left = { $me ->
    [seat] You have
   *[other] { $seat } has
} two barrels already; another one stays in the supply.
log-stay = { $me ->
    [seat] You do
   *[other] { $seat } does
} not attack.
log-steal = { $me ->
    [seat] You steal { $chests } from { $victim }.
    [victim] { $seat } steals { $chests } from you.
   *[other] { $seat } steals { $chests } from { $victim }.
}
log-steal-known = { $me ->
    [seat] You steal { $chests } worth { $values } from { $victim }.
    [victim] { $seat } steals { $chests } worth { $values } from you.
   *[other] { $seat } steals { $chests } worth { $values } from { $victim }.
}
log-robbed = { $me ->
    [seat] Your robbed castle
   *[other] The robbed castle of { $seat }
} gains a shield token and now has shield { $shields }.
log-recruit = { $me ->
    [seat] You recruit
   *[other] { $seat } recruits
} { $card } for { $price } on the { $side ->
    [left] left
   *[right] right
}.
log-bonus = { $me ->
    [seat] You gain
   *[other] { $seat } gains
} a bonus: { $bonus }.
log-score = { $chests ->
    [0] { $me ->
        [seat] You have no chest, and so no point.
       *[other] { $seat } has no chest, and so no point.
    }
   *[other] { $me ->
        [seat] You open
       *[other] { $seat } opens
    } { $chests ->
        [one] { $chests } chest
       *[other] { $chests } chests
    }: { $values } = { $score }.
}
end-chests = Somebody has ten chests or more.
end-rounds = 40 rounds are over.

## Terminal

screen-round = Round { $round }, { $phase ->
    [goblins] set-up
    [band] active band
    [attack] attack
   *[recruit] recruiting
}
screen-captain = captain { $name }
screen-row = active row { $row }
screen-no-row = the die is not cast yet
screen-piles = Pile: { $farm } farms, { $village } villages, { $town } towns · Chests: { $wooden } wooden, { $metal } metal, { $golden } golden
screen-beaten = beaten
screen-missing = missing
screen-empty = (empty)
screen-evil = Evil (2 food), { $pile } in the pile
screen-ultra = Ultra-evil (1 rune + 4 food, or 3 runes), { $pile } in the pile
screen-bonus-shield = +shield
screen-bonus-magic_shield = +mag. shield
screen-bonus-reroll = +spell
screen-loot-food = f
screen-loot-rune = r
screen-loot-barrel = barrel
screen-loot-wooden = wooden
screen-loot-metal = metal
screen-loot-golden = golden
screen-store = food { $food }, runes { $runes }, barrels { $barrels }, shield { $shield }, spells { $spells }
screen-magic = +{ $magic } magic
screen-chests = chests { $count }/{ $needed }: { $wooden } wood, { $metal } metal, { $golden } gold
screen-worth = worth { $values } = { $total }
screen-seen = you know { $values }
screen-goblins = goblins to place:
screen-legend = f food, r rune, m map | s sword, x magic sword, t thief
screen-letters = f r m s x t
screen-reached = Somebody has ten chests: the attacks are the last, unless thieves prevent it!
screen-ending = Nobody can take the ten chests away any more: the game ends after the attacks!

## What a position is judged by

term-chests = value of chests
term-chest-count = chests towards ten
term-food = food in the store
term-runes = runes in the store
term-barrels = barrels
term-spells = reroll spells
term-shields = shield tokens
term-magic-shields = magic shield tokens
term-food-rows = food from an average band
term-rune-rows = runes from an average band
term-maps-ahead = most maps in a band
term-maps-level = as many maps as a rival
term-maps-behind = maps that are too few yet
term-swords = swords in an average band
term-magic-swords = magic swords in an average band
term-raids = settlements that the bands can beat
term-thieves = thieves in an average band
term-thefts = castles that can be robbed
term-exposed = what rivals could steal
term-promised = what this round will still bring
term-first = being captain
term-last-lead = the lead in the last round
unit-points = { $count } { $count ->
    [one] point
   *[other] points
}
unit-chests = { $count } { $count ->
    [one] chest
   *[other] chests
}
unit-food = { $count } { $count ->
    [one] food
   *[other] food
}
unit-runes = { $count } { $count ->
    [one] rune
   *[other] runes
}
unit-barrels = { $count } { $count ->
    [one] barrel
   *[other] barrels
}
unit-spells = { $count } { $count ->
    [one] spell
   *[other] spells
}
unit-shields = { $count } { $count ->
    [one] shield
   *[other] shields
}
unit-rows = { $count } { $count ->
    [one] band
   *[other] bands
}
unit-maps = { $count } { $count ->
    [one] map
   *[other] maps
}
unit-swords = { $count } { $count ->
    [one] sword
   *[other] swords
}
unit-thieves = { $count } { $count ->
    [one] thief
   *[other] thieves
}
unit-rounds = { $count } { $count ->
    [one] round
   *[other] rounds
}
unit-parts = { $count } { $count ->
    [one] part of certainty
   *[other] parts of certainty
}
# what a choice would do (gauges.py): the name of a figure, followed by "9 ▸ 12"
gauge-chests = { $me ->
    [who] Your chests
   *[other] Chests – { $who }
}
gauge-food = { $me ->
    [who] Your food
   *[other] Food – { $who }
}
gauge-runes = { $me ->
    [who] Your runes
   *[other] Runes – { $who }
}
gauge-barrels = { $me ->
    [who] Your barrels
   *[other] Barrels – { $who }
}
gauge-shield = { $me ->
    [who] Your defence
   *[other] Defence – { $who }
}
gauge-spells = { $me ->
    [who] Your reroll spells
   *[other] Reroll spells – { $who }
}
gauge-food-bands = { $me ->
    [who] Food in all your bands
   *[other] Food in all bands – { $who }
}
gauge-rune-bands = { $me ->
    [who] Runes in all your bands
   *[other] Runes in all bands – { $who }
}
gauge-map-bands = { $me ->
    [who] Maps in all your bands
   *[other] Maps in all bands – { $who }
}
gauge-sword-bands = { $me ->
    [who] Swords in all your bands
   *[other] Swords in all bands – { $who }
}
gauge-thief-bands = { $me ->
    [who] Thieves in all your bands
   *[other] Thieves in all bands – { $who }
}
