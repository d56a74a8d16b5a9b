# Bellum Magica: jména, volby, otázky, zápis.

title = Bellum Magica
tagline = Verbuj příšery, pleň osady a nahrab nejvíc pokladů
option-captain = První kapitán
option-captain-random = losem
option-castle_0 = Hrad hráče 1
option-castle_0-random = losem
option-castle_0-bone_spire = { castle-bone_spire }
option-castle_0-thorn_keep = { castle-thorn_keep }
option-castle_0-ember_hold = { castle-ember_hold }
option-castle_0-frost_citadel = { castle-frost_citadel }
option-castle_0-mire_hall = { castle-mire_hall }
option-castle_1 = Hrad hráče 2
option-castle_1-random = losem
option-castle_1-bone_spire = { castle-bone_spire }
option-castle_1-thorn_keep = { castle-thorn_keep }
option-castle_1-ember_hold = { castle-ember_hold }
option-castle_1-frost_citadel = { castle-frost_citadel }
option-castle_1-mire_hall = { castle-mire_hall }
option-castle_2 = Hrad hráče 3
option-castle_2-random = losem
option-castle_2-bone_spire = { castle-bone_spire }
option-castle_2-thorn_keep = { castle-thorn_keep }
option-castle_2-ember_hold = { castle-ember_hold }
option-castle_2-frost_citadel = { castle-frost_citadel }
option-castle_2-mire_hall = { castle-mire_hall }
option-castle_3 = Hrad hráče 4
option-castle_3-random = losem
option-castle_3-bone_spire = { castle-bone_spire }
option-castle_3-thorn_keep = { castle-thorn_keep }
option-castle_3-ember_hold = { castle-ember_hold }
option-castle_3-frost_citadel = { castle-frost_citadel }
option-castle_3-mire_hall = { castle-mire_hall }
option-castle_4 = Hrad hráče 5
option-castle_4-random = losem
option-castle_4-bone_spire = { castle-bone_spire }
option-castle_4-thorn_keep = { castle-thorn_keep }
option-castle_4-ember_hold = { castle-ember_hold }
option-castle_4-frost_citadel = { castle-frost_citadel }
option-castle_4-mire_hall = { castle-mire_hall }

## Hrady, příšery, osady

castle-bone_spire = Kostěná věž
castle-thorn_keep = Trnová tvrz
castle-ember_hold = Žhavý hrad
castle-frost_citadel = Mrazivá citadela
castle-mire_hall = Bažinná síň
monster-goblin_1 = Goblin kuchař
monster-goblin_2 = Goblin řezník
monster-goblin_3 = Goblin rváč
monster-goblin_4 = Goblin nosič
monster-goblin_5 = Goblin pištec
monster-goblin_6 = Goblin zvěd
monster-goblin_7 = Goblin stopař
monster-goblin_8 = Goblin písař
monster-goblin_9 = Goblin kutil
monster-goblin_10 = Goblin šaman
monster-orc_1 = Ork I
monster-orc_2 = Ork II
monster-orc_3 = Ork III
monster-orc_4 = Ork IV
monster-orc_5 = Ork V
monster-orc_6 = Ork VI
monster-skeleton_1 = Kostlivec I
monster-skeleton_2 = Kostlivec II
monster-skeleton_3 = Kostlivec III
monster-skeleton_4 = Kostlivec IV
monster-skeleton_5 = Kostlivec V
monster-skeleton_6 = Kostlivec VI
monster-troll_1 = Trol I
monster-troll_2 = Trol II
monster-troll_3 = Trol III
monster-troll_4 = Trol IV
monster-troll_5 = Trol V
monster-troll_6 = Trol VI
monster-imp_1 = Rarach I
monster-imp_2 = Rarach II
monster-imp_3 = Rarach III
monster-imp_4 = Rarach IV
monster-imp_5 = Rarach V
monster-imp_6 = Rarach VI
monster-harpy_1 = Harpyje I
monster-harpy_2 = Harpyje II
monster-harpy_3 = Harpyje III
monster-harpy_4 = Harpyje IV
monster-harpy_5 = Harpyje V
monster-harpy_6 = Harpyje VI
monster-werewolf_1 = Vlkodlak I
monster-werewolf_2 = Vlkodlak II
monster-werewolf_3 = Vlkodlak III
monster-werewolf_4 = Vlkodlak IV
monster-werewolf_5 = Vlkodlak V
monster-werewolf_6 = Vlkodlak VI
monster-ghost_1 = Přízrak I
monster-ghost_2 = Přízrak II
monster-ghost_3 = Přízrak III
monster-ghost_4 = Přízrak IV
monster-ghost_5 = Přízrak V
monster-witch_1 = Čarodějnice I
monster-witch_2 = Čarodějnice II
monster-witch_3 = Čarodějnice III
monster-witch_4 = Čarodějnice IV
monster-witch_5 = Čarodějnice V
monster-dragon_1 = Drak I
monster-dragon_2 = Drak II
monster-dragon_3 = Drak III
monster-dragon_4 = Drak IV
monster-dragon_5 = Drak V
monster-demon_1 = Démon I
monster-demon_2 = Démon II
monster-demon_3 = Démon III
monster-demon_4 = Démon IV
monster-demon_5 = Démon V
monster-vampire_1 = Upír I
monster-vampire_2 = Upír II
monster-vampire_3 = Upír III
monster-vampire_4 = Upír IV
monster-vampire_5 = Upír V
monster-lich_1 = Lich I
monster-lich_2 = Lich II
monster-lich_3 = Lich III
monster-lich_4 = Lich IV
monster-lich_5 = Lich V
settlement-inn = Hostinec
settlement-farm_1 = Tuřínový statek
settlement-farm_2 = Sládkův statek
settlement-farm_3 = Poustevníkův statek
settlement-farm_4 = Husí statek
settlement-farm_5 = Sadařský statek
settlement-farm_6 = Bylinkářský statek
settlement-farm_7 = Dobytčí statek
settlement-village_1 = Mlýnský Potok
settlement-village_2 = Jablonec
settlement-village_3 = Chmelnice
settlement-village_4 = Kamenná Studna
settlement-village_5 = Liščí Důl
settlement-village_6 = Senohraby
settlement-village_7 = Dva Brody
settlement-town_1 = Ústí
settlement-town_2 = Starý Most
settlement-town_3 = Solná Brána
settlement-town_4 = Horní Tržiště
settlement-town_5 = Svícenov
settlement-town_6 = Zvonečkov
settlement-town_7 = Čárov
settlement-town_8 = Železná Zeď
settlement-town_9 = Strážný Kámen
settlement-town_10 = Královské Sídlo

kind-evil = zlá příšera
kind-ultra = ultra zlá příšera
kind-goblin = goblin
kind-inn = hostinec
kind-farm = statek
kind-village = vesnice
kind-town = město

## Truhly, žetony, symboly

chest-wooden = dřevěná truhla
chest-metal = kovová truhla
chest-golden = zlatá truhla
token-shield = žeton štítu
token-magic_shield = žeton magického štítu
token-reroll = kouzlo přehození
symbol-food = jídlo
symbol-rune = runa
symbol-map = mapa
symbol-sword = meč
symbol-magic_sword = magický meč
symbol-thief = zloděj
side = { $side ->
    [left] vlevo
   *[right] vpravo
}
goods-food = { $food ->
    [one] { $food } jídlo
    [few] { $food } jídla
   *[other] { $food } jídel
}
goods-rune = { $runes ->
    [one] { $runes } runu
    [few] { $runes } runy
   *[other] { $runes } run
}
goods-barrel = { $barrels ->
    [one] { $barrels } soudek
    [few] { $barrels } soudky
   *[other] { $barrels } soudků
}
goods = { $what ->
    [f] { goods-food }
    [r] { goods-rune }
    [b] { goods-barrel }
    [fr] { goods-food } a { goods-rune }
    [fb] { goods-food } a { goods-barrel }
    [rb] { goods-rune } a { goods-barrel }
   *[frb] { goods-food }, { goods-rune } a { goods-barrel }
}
chests-wooden = { $wooden ->
    [one] { $wooden } dřevěnou truhlu
    [few] { $wooden } dřevěné truhly
   *[other] { $wooden } dřevěných truhel
}
chests-metal = { $metal ->
    [one] { $metal } kovovou truhlu
    [few] { $metal } kovové truhly
   *[other] { $metal } kovových truhel
}
chests-golden = { $golden ->
    [one] { $golden } zlatou truhlu
    [few] { $golden } zlaté truhly
   *[other] { $golden } zlatých truhel
}
chests = { $what ->
    [w] { chests-wooden }
    [m] { chests-metal }
    [g] { chests-golden }
    [wm] { chests-wooden } a { chests-metal }
    [wg] { chests-wooden } a { chests-golden }
    [mg] { chests-metal } a { chests-golden }
   *[wmg] { chests-wooden }, { chests-metal } a { chests-golden }
}

## Otázky

ask-goblins = Na kterou stranu hradu patří tvoji goblini?
ask-reroll = Padla řada { $row }. Vynutíš si nový hod?
ask-attack = Na koho zaútočíš?
ask-steal = Které truhly ukradneš? Okrádáš: { $victim }.
ask-recruit = Kterou příšeru naverbuješ a kam?

## Volby

goblins = { $first } { $one ->
    [left] vlevo
   *[right] vpravo
}, { $second } { $other ->
    [left] vlevo
   *[right] vpravo
}
keep = Nechat
spell = Použít kouzlo přehození
barrel = Koupit rundu za soudek
attack-settlement = Vyplenit: { $settlement }
attack-castle = Vykrást hrad: { $owner }
steal = Ukrást { $chests }
recruit = { $card } { $side ->
    [left] vlevo
   *[right] vpravo
} za { $price }

## Zápis

log-castle = { $seat } sídlí na hradě { $castle }.
log-dealt = { $seat } má dva gobliny: { $first } a { $second }.
log-goblin = { $seat } staví { $side ->
    [left] vlevo
   *[right] vpravo
}: { $card }.
log-settlement = Odkrývá se osada: { $settlement }.
log-market = Do nabídky přichází: { $card }.
log-round = Začíná { $round }. kolo, kapitánem je { $seat }.
log-roll = { $seat } hází kostkou: pracuje řada { $row }.
log-spell = { $seat } používá kouzlo přehození.
log-barrel = { $seat } platí soudkem rundu pití, kapitán musí házet znovu.
log-gather = { $seat } sbírá { $goods }.
log-scouts = { $seat } má nejvíc map ({ $maps }).
log-scouts-tie = O nejvíc map ({ $maps }) se { $players ->
    [few] dělí { $players } hráči
   *[other] dělí { $players } hráčů
}.
log-chest = { $seat } získává: { $chest }.
log-chest-known = { $seat } získává: { $chest } (hodnota { $value }).
log-no-chest = { $seat } má dostat truhlu, ale žádná už nezbývá.
log-plunder = { $seat } plení: { $settlement }.
log-loot = { $seat } bere { $goods }.
log-barrel-left = { $seat } už má dva soudky, další zůstává v zásobě.
log-stay = { $seat } neútočí.
log-steal = { $seat } krade { $chests }, okradený hráč: { $victim }.
log-steal-known = { $seat } krade { $chests } (hodnota { $values }), okradený hráč: { $victim }.
log-robbed = { $seat } dostává za krádež žeton štítu, hrad má teď štít { $shields }.
log-recruit = { $seat } verbuje za { $price } a staví { $side ->
    [left] vlevo
   *[right] vpravo
}: { $card }.
log-bonus = { $seat } získává bonus: { $bonus }.
log-score = { $seat } otevírá { $chests ->
    [one] { $chests } truhlu
    [few] { $chests } truhly
   *[other] { $chests } truhel
}: { $values } = { $score }.
end-chests = Někdo má aspoň deset truhel.
end-rounds = Uplynulo 40 kol.

## Terminál

screen-round = Kolo { $round }, { $phase ->
    [goblins] příprava
    [band] aktivní tlupa
    [attack] útok
   *[recruit] verbování
}
screen-captain = kapitán { $name }
screen-row = aktivní řada { $row }
screen-no-row = kostka ještě neleží
screen-piles = Osady: statky { $farm }, vesnice { $village }, města { $town } · Truhly: dřev. { $wooden }, kov. { $metal }, zlaté { $golden }
screen-beaten = stačí
screen-missing = chybí
screen-empty = (prázdno)
screen-evil = Zlé (2 jídla), v balíčku { $pile }
screen-ultra = Ultra zlé (1 runa + 4 jídla, nebo 3 runy), v balíčku { $pile }
screen-bonus-shield = +štít
screen-bonus-magic_shield = +mag. štít
screen-bonus-reroll = +kouzlo
screen-loot-food = j
screen-loot-rune = r
screen-loot-barrel = soudek
screen-loot-wooden = dřev.
screen-loot-metal = kov.
screen-loot-golden = zlatá
screen-store = jídlo { $food }, runy { $runes }, soudky { $barrels }, štít { $shield }, kouzla { $spells }
screen-magic = +{ $magic } mag.
screen-chests = truhly { $count }/{ $needed }: { $wooden } dř., { $metal } kov., { $golden } zl.
screen-worth = hodnota { $values } = { $total }
screen-seen = znáš { $values }
screen-goblins = goblini k umístění:
screen-legend = j jídlo, r runa, m mapa | s meč, x magický meč, z zloděj
screen-letters = j r m s x z
screen-ending = Někdo má deset truhel: po útocích je konec, nezabrání-li tomu zloději!
