# Why something cannot be chosen now.

why-goblins-first = The goblins are placed first. Settlements, monsters and the captain come after that.
why-not-captain = Only the captain may cast a spell, and that is { $captain } now. You can buy a round from a barrel.
why-no-spell = { $spent ->
    [yes] All your reroll spells have been used this round; they are fresh again at its end.
   *[no] You have no reroll spell. You get one with a monster that has it on its card.
}
why-no-barrel = You have no barrel. Barrels are in the loot of some settlements.
why-band-first = First it is decided which row is active. Attacks come after that.
why-magic = It has { $need ->
    [one] one magic shield
   *[other] { $need } magic shields
}, and row { $row } gives you { $have ->
    [0] no magic sword
    [one] one magic sword
   *[other] { $have } magic swords
}. Plain swords do not count against magic shields.
why-weak = It has { $need ->
    [one] one shield
   *[other] { $need } shields
} in all, and row { $row } gives you { $have ->
    [0] no sword
    [one] only one sword
   *[other] only { $have } swords
}.
why-no-thief = You have no thief in row { $row }, and without one no castle is attacked.
why-no-chests = { $owner } has no chest, so there is nothing to steal.
why-castle-first = Attack the castle first; then you choose the chests.
why-own-castle = Nobody attacks their own castle.
why-none-of-kind = { $owner } has no chest of this kind.
why-steal-there = The attack is on: choose which chests of { $owner } you take.
why-empty-handed = Thieves do not leave empty-handed: choose at least one chest.
why-hands-full = Every thief carries one chest, and you have { $thieves }. Put one back if you want another.
why-price-evil = An evil monster costs 2 food, and you have { $food }.
why-price-ultra = An ultra evil monster costs 1 rune and 4 food, or 3 runes. You have { $runes ->
    [one] 1 rune
   *[other] { $runes } runes
} and { $food } food.
why-attacks-over = The attacks of this round are over; now you recruit.
why-recruit-later = Monsters are recruited after the attacks.
why-reroll-only = Spells and barrels are of use right after the die was rolled, while the active row is being settled.
why-own-chests = These are your chests. They are opened at the end of the game.
why-chests = You take others' chests only when you attack their castle.
