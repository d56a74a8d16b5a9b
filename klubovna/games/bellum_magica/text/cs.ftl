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
    .at = v Kostěné věži
castle-thorn_keep = Trnová tvrz
    .at = na Trnové tvrzi
castle-ember_hold = Žhavý hrad
    .at = na Žhavém hradě
castle-frost_citadel = Mrazivá citadela
    .at = v Mrazivé citadele
castle-mire_hall = Bažinná síň
    .at = v Bažinné síni
monster-goblin_1 = Goblin kuchař
    .acc = Goblina kuchaře
monster-goblin_2 = Goblin řezník
    .acc = Goblina řezníka
monster-goblin_3 = Goblin rváč
    .acc = Goblina rváče
monster-goblin_4 = Goblin nosič
    .acc = Goblina nosiče
monster-goblin_5 = Goblin pištec
    .acc = Goblina pištce
monster-goblin_6 = Goblin zvěd
    .acc = Goblina zvěda
monster-goblin_7 = Goblin stopař
    .acc = Goblina stopaře
monster-goblin_8 = Goblin písař
    .acc = Goblina písaře
monster-goblin_9 = Goblin kutil
    .acc = Goblina kutila
monster-goblin_10 = Goblin šaman
    .acc = Goblina šamana
monster-orc_1 = Ork I
    .acc = Orka I
monster-orc_2 = Ork II
    .acc = Orka II
monster-orc_3 = Ork III
    .acc = Orka III
monster-orc_4 = Ork IV
    .acc = Orka IV
monster-orc_5 = Ork V
    .acc = Orka V
monster-orc_6 = Ork VI
    .acc = Orka VI
monster-skeleton_1 = Kostlivec I
    .acc = Kostlivce I
monster-skeleton_2 = Kostlivec II
    .acc = Kostlivce II
monster-skeleton_3 = Kostlivec III
    .acc = Kostlivce III
monster-skeleton_4 = Kostlivec IV
    .acc = Kostlivce IV
monster-skeleton_5 = Kostlivec V
    .acc = Kostlivce V
monster-skeleton_6 = Kostlivec VI
    .acc = Kostlivce VI
monster-troll_1 = Trol I
    .acc = Trola I
monster-troll_2 = Trol II
    .acc = Trola II
monster-troll_3 = Trol III
    .acc = Trola III
monster-troll_4 = Trol IV
    .acc = Trola IV
monster-troll_5 = Trol V
    .acc = Trola V
monster-troll_6 = Trol VI
    .acc = Trola VI
monster-imp_1 = Rarach I
    .acc = Raracha I
monster-imp_2 = Rarach II
    .acc = Raracha II
monster-imp_3 = Rarach III
    .acc = Raracha III
monster-imp_4 = Rarach IV
    .acc = Raracha IV
monster-imp_5 = Rarach V
    .acc = Raracha V
monster-imp_6 = Rarach VI
    .acc = Raracha VI
monster-harpy_1 = Harpyje I
    .acc = Harpyji I
monster-harpy_2 = Harpyje II
    .acc = Harpyji II
monster-harpy_3 = Harpyje III
    .acc = Harpyji III
monster-harpy_4 = Harpyje IV
    .acc = Harpyji IV
monster-harpy_5 = Harpyje V
    .acc = Harpyji V
monster-harpy_6 = Harpyje VI
    .acc = Harpyji VI
monster-werewolf_1 = Vlkodlak I
    .acc = Vlkodlaka I
monster-werewolf_2 = Vlkodlak II
    .acc = Vlkodlaka II
monster-werewolf_3 = Vlkodlak III
    .acc = Vlkodlaka III
monster-werewolf_4 = Vlkodlak IV
    .acc = Vlkodlaka IV
monster-werewolf_5 = Vlkodlak V
    .acc = Vlkodlaka V
monster-werewolf_6 = Vlkodlak VI
    .acc = Vlkodlaka VI
monster-ghost_1 = Přízrak I
    .acc = Přízrak I
monster-ghost_2 = Přízrak II
    .acc = Přízrak II
monster-ghost_3 = Přízrak III
    .acc = Přízrak III
monster-ghost_4 = Přízrak IV
    .acc = Přízrak IV
monster-ghost_5 = Přízrak V
    .acc = Přízrak V
monster-witch_1 = Čarodějnice I
    .acc = Čarodějnici I
monster-witch_2 = Čarodějnice II
    .acc = Čarodějnici II
monster-witch_3 = Čarodějnice III
    .acc = Čarodějnici III
monster-witch_4 = Čarodějnice IV
    .acc = Čarodějnici IV
monster-witch_5 = Čarodějnice V
    .acc = Čarodějnici V
monster-dragon_1 = Drak I
    .acc = Draka I
monster-dragon_2 = Drak II
    .acc = Draka II
monster-dragon_3 = Drak III
    .acc = Draka III
monster-dragon_4 = Drak IV
    .acc = Draka IV
monster-dragon_5 = Drak V
    .acc = Draka V
monster-demon_1 = Démon I
    .acc = Démona I
monster-demon_2 = Démon II
    .acc = Démona II
monster-demon_3 = Démon III
    .acc = Démona III
monster-demon_4 = Démon IV
    .acc = Démona IV
monster-demon_5 = Démon V
    .acc = Démona V
monster-vampire_1 = Upír I
    .acc = Upíra I
monster-vampire_2 = Upír II
    .acc = Upíra II
monster-vampire_3 = Upír III
    .acc = Upíra III
monster-vampire_4 = Upír IV
    .acc = Upíra IV
monster-vampire_5 = Upír V
    .acc = Upíra V
monster-lich_1 = Lich I
    .acc = Liche I
monster-lich_2 = Lich II
    .acc = Liche II
monster-lich_3 = Lich III
    .acc = Liche III
monster-lich_4 = Lich IV
    .acc = Liche IV
monster-lich_5 = Lich V
    .acc = Liche V
settlement-inn = Hostinec
    .acc = Hostinec
settlement-farm_1 = Tuřínový statek
    .acc = Tuřínový statek
settlement-farm_2 = Sládkův statek
    .acc = Sládkův statek
settlement-farm_3 = Poustevníkův statek
    .acc = Poustevníkův statek
settlement-farm_4 = Husí statek
    .acc = Husí statek
settlement-farm_5 = Sadařský statek
    .acc = Sadařský statek
settlement-farm_6 = Bylinkářský statek
    .acc = Bylinkářský statek
settlement-farm_7 = Dobytčí statek
    .acc = Dobytčí statek
settlement-village_1 = Mlýnský Potok
    .acc = Mlýnský Potok
settlement-village_2 = Jablonec
    .acc = Jablonec
settlement-village_3 = Chmelnice
    .acc = Chmelnici
settlement-village_4 = Kamenná Studna
    .acc = Kamennou Studnu
settlement-village_5 = Liščí Důl
    .acc = Liščí Důl
settlement-village_6 = Senohraby
    .acc = Senohraby
settlement-village_7 = Dva Brody
    .acc = Dva Brody
settlement-town_1 = Ústí
    .acc = Ústí
settlement-town_2 = Starý Most
    .acc = Starý Most
settlement-town_3 = Solná Brána
    .acc = Solnou Bránu
settlement-town_4 = Horní Tržiště
    .acc = Horní Tržiště
settlement-town_5 = Svícenov
    .acc = Svícenov
settlement-town_6 = Zvonečkov
    .acc = Zvonečkov
settlement-town_7 = Čárov
    .acc = Čárov
settlement-town_8 = Železná Zeď
    .acc = Železnou Zeď
settlement-town_9 = Strážný Kámen
    .acc = Strážný Kámen
settlement-town_10 = Královské Sídlo
    .acc = Královské Sídlo

kind-evil = zlá příšera
kind-ultra = ultra zlá příšera
kind-goblin = goblin
kind-inn = hostinec
kind-farm = statek
kind-village = vesnice
kind-town = město

## Truhly, žetony, symboly

chest-wooden = dřevěná truhla
    .acc = dřevěnou truhlu
chest-metal = kovová truhla
    .acc = kovovou truhlu
chest-golden = zlatá truhla
    .acc = zlatou truhlu
token-shield = žeton štítu
    .acc = žeton štítu
token-magic_shield = žeton magického štítu
    .acc = žeton magického štítu
token-reroll = kouzlo přehození
    .acc = kouzlo přehození
symbol-food = jídlo
symbol-rune = runa
symbol-map = mapa
symbol-sword = meč
symbol-magic_sword = magický meč
symbol-thief = zloděj
count-food = { $count ->
    [one] { $count } jídlo
    [few] { $count } jídla
   *[other] { $count } jídel
}
count-rune = { $count ->
    [one] { $count } runa
    [few] { $count } runy
   *[other] { $count } run
}
count-map = { $count ->
    [one] { $count } mapa
    [few] { $count } mapy
   *[other] { $count } map
}
count-sword = { $count ->
    [one] { $count } meč
    [few] { $count } meče
   *[other] { $count } mečů
}
count-magic_sword = { $count ->
    [one] { $count } magický meč
    [few] { $count } magické meče
   *[other] { $count } magických mečů
}
count-thief = { $count ->
    [one] { $count } zloděj
    [few] { $count } zloději
   *[other] { $count } zlodějů
}
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
ask-steal = Které truhly ukradneš z hradu, kde sídlí { $victim }?
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
attack-settlement = Vyplenit { $settlement-acc }
attack-castle = Vykrást hrad, kde sídlí { $owner }
steal = Ukrást { $chests }
recruit = Naverbovat { $card-acc } { $side ->
    [left] vlevo
   *[right] vpravo
} za { $price }

## Zápis

log-castle = { $me ->
    [seat] Sídlíš
   *[other] { $seat } sídlí
} { $castle-at }.
log-dealt = { $me ->
    [seat] Dostáváš
   *[other] { $seat } dostává
} { $first-acc } a { $second-acc }.
log-goblin = { $me ->
    [seat] Stavíš
   *[other] { $seat } staví
} { $card-acc } { $side ->
    [left] vlevo
   *[right] vpravo
}.
log-settlement = Odkrývá se osada { $settlement }.
log-market = Do nabídky přichází { $card }.
log-round = Začíná { $round }. kolo, kapitánem { $me ->
    [seat] jsi ty
   *[other] je { $seat }
}.
log-roll = { $me ->
    [seat] Házíš
   *[other] { $seat } hází
} kostkou: pracuje řada { $row }.
log-spell = { $me ->
    [seat] Používáš
   *[other] { $seat } používá
} kouzlo přehození.
log-barrel = { $me ->
    [seat] Platíš
   *[other] { $seat } platí
} soudkem rundu pití, kapitán musí házet znovu.
log-gather = { $me ->
    [seat] Sbíráš
   *[other] { $seat } sbírá
} { $goods }.
log-scouts = { $me ->
    [seat] Máš
   *[other] { $seat } má
} nejvíc map ({ $maps }).
log-scouts-tie = O nejvíc map ({ $maps }) se { $players ->
    [few] dělí { $players } hráči
   *[other] dělí { $players } hráčů
}.
log-chest = { $me ->
    [seat] Získáváš
   *[other] { $seat } získává
} { $chest-acc }.
log-chest-known = { $me ->
    [seat] Získáváš
   *[other] { $seat } získává
} { $chest-acc } (hodnota { $value }).
log-no-chest = { $me ->
    [seat] Máš
   *[other] { $seat } má
} dostat truhlu, ale žádná už nezbývá.
log-plunder = { $me ->
    [seat] Pleníš
   *[other] { $seat } plení
} { $settlement-acc }.
log-loot = { $me ->
    [seat] Bereš
   *[other] { $seat } bere
} { $goods }.
log-barrel-left = { $me ->
    [seat] Už máš
   *[other] { $seat } už má
} dva soudky, další zůstává v zásobě.
log-stay = { $me ->
    [seat] Neútočíš
   *[other] { $seat } neútočí
}.
log-steal = { $me ->
    [seat] Vykrádáš hrad, kde sídlí { $victim }, a bereš
    [victim] { $seat } ti vykrádá hrad a bere
   *[other] { $seat } vykrádá hrad, kde sídlí { $victim }, a bere
} { $chests }.
log-steal-known = { $me ->
    [seat] Vykrádáš hrad, kde sídlí { $victim }, a bereš
    [victim] { $seat } ti vykrádá hrad a bere
   *[other] { $seat } vykrádá hrad, kde sídlí { $victim }, a bere
} { $chests } (hodnota { $values }).
log-robbed = { $me ->
    [seat] Tvůj okradený hrad sílí o žeton štítu, má teď štít
   *[other] Okradený hrad sílí o žeton štítu: { $seat } má teď štít
} { $shields }.
log-recruit = { $me ->
    [seat] Verbuješ
   *[other] { $seat } verbuje
} { $card-acc } za { $price } na { $side ->
    [left] levou
   *[right] pravou
} stranu.
log-bonus = { $me ->
    [seat] Jako bonus získáváš
   *[other] { $seat } získává jako bonus
} { $bonus-acc }.
log-score = { $chests ->
    [0] { $me ->
        [seat] Nemáš žádnou truhlu, takže ani bod.
       *[other] { $seat } nemá žádnou truhlu, takže ani bod.
    }
   *[other] { $me ->
        [seat] Otevíráš
       *[other] { $seat } otevírá
    } { $chests ->
        [one] { $chests } truhlu
        [few] { $chests } truhly
       *[other] { $chests } truhel
    }: { $values } = { $score }.
}
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
screen-no-row = ještě se neházelo
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
screen-reached = Někdo má deset truhel: po útocích je konec, nezabrání-li tomu zloději!
screen-ending = Deset truhel už nikdo nevezme: po útocích je konec!

## Podle čeho se posuzuje pozice

term-chests = hodnota truhel
term-chest-count = truhly do deseti
term-food = jídlo ve skladišti
term-runes = runy ve skladišti
term-barrels = soudky
term-spells = kouzla přehození
term-shields = žetony štítu
term-magic-shields = žetony magického štítu
term-food-rows = jídlo z průměrné tlupy
term-rune-rows = runy z průměrné tlupy
term-maps-ahead = nejvíc map v tlupě
term-maps-level = stejně map jako soupeř
term-maps-behind = mapy, které zatím nestačí
term-swords = meče v průměrné tlupě
term-magic-swords = magické meče v průměrné tlupě
term-raids = osady, které tlupy přemohou
term-thieves = zloději v průměrné tlupě
term-thefts = hrady, které lze vykrást
term-exposed = co mohou ukrást soupeři
term-promised = co ještě přinese toto kolo
term-first = být kapitánem
term-last-lead = náskok v posledním kole
unit-points = { $count } { $count ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
unit-chests = { $count } { $count ->
    [one] truhla
    [few] truhly
    [many] truhly
   *[other] truhel
}
unit-food = { $count } { $count ->
    [one] jídlo
    [few] jídla
    [many] jídla
   *[other] jídel
}
unit-runes = { $count } { $count ->
    [one] runa
    [few] runy
    [many] runy
   *[other] run
}
unit-barrels = { $count } { $count ->
    [one] soudek
    [few] soudky
    [many] soudku
   *[other] soudků
}
unit-spells = { $count } { $count ->
    [one] kouzlo
    [few] kouzla
    [many] kouzla
   *[other] kouzel
}
unit-shields = { $count } { $count ->
    [one] štít
    [few] štíty
    [many] štítu
   *[other] štítů
}
unit-rows = { $count } { $count ->
    [one] tlupa
    [few] tlupy
    [many] tlupy
   *[other] tlup
}
unit-maps = { $count } { $count ->
    [one] mapa
    [few] mapy
    [many] mapy
   *[other] map
}
unit-swords = { $count } { $count ->
    [one] meč
    [few] meče
    [many] meče
   *[other] mečů
}
unit-thieves = { $count } { $count ->
    [one] zloděj
    [few] zloději
    [many] zloděje
   *[other] zlodějů
}
unit-rounds = { $count } { $count ->
    [one] kolo
    [few] kola
    [many] kola
   *[other] kol
}
unit-parts = { $count } { $count ->
    [one] díl jistoty
    [few] díly jistoty
    [many] dílu jistoty
   *[other] dílů jistoty
}
# co ukáže volba předem (gauges.py): jméno údaje, za ním stojí „9 ▸ 12“
gauge-chests = { $me ->
    [who] Tvoje truhly
   *[other] Truhly – { $who }
}
gauge-food = { $me ->
    [who] Tvoje jídlo
   *[other] Jídlo – { $who }
}
gauge-runes = { $me ->
    [who] Tvoje runy
   *[other] Runy – { $who }
}
gauge-barrels = { $me ->
    [who] Tvoje soudky
   *[other] Soudky – { $who }
}
gauge-shield = { $me ->
    [who] Tvoje obrana
   *[other] Obrana – { $who }
}
gauge-spells = { $me ->
    [who] Tvoje kouzla přehozu
   *[other] Kouzla přehozu – { $who }
}
gauge-food-bands = { $me ->
    [who] Jídlo ve všech tvých řadách
   *[other] Jídlo ve všech řadách – { $who }
}
gauge-rune-bands = { $me ->
    [who] Runy ve všech tvých řadách
   *[other] Runy ve všech řadách – { $who }
}
gauge-map-bands = { $me ->
    [who] Mapy ve všech tvých řadách
   *[other] Mapy ve všech řadách – { $who }
}
gauge-sword-bands = { $me ->
    [who] Meče ve všech tvých řadách
   *[other] Meče ve všech řadách – { $who }
}
gauge-thief-bands = { $me ->
    [who] Zloději ve všech tvých řadách
   *[other] Zloději ve všech řadách – { $who }
}
