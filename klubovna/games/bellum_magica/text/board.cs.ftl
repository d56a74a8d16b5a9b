# Bellum Magica na webovém stole.

wait-goblins = rozestavuje gobliny
wait-reroll = rozmýšlí se, jestli nechá řadu platit
wait-attack = vybírá, na koho zaútočí
wait-steal = vybírá, co ukradne
wait-recruit = verbuje příšery

board-spell = Kouzlem
board-barrel = Soudkem
board-keep = Nechat
board-keep-all = Nechat celé kolo
board-keeping = Do konce kola necháš platit, co padne.

board-castle = Hrad { $castle }: šest řad, vlevo sběrači, vpravo bojovníci
board-castle-of = hrad ({ $name })
board-look = Prohlédnout si hrad, kde sídlí { $name }
board-left = Vlevo
board-right = Vpravo
board-put-left = Postavit vlevo
board-put-right = Postavit vpravo
board-die = Kostka ukazuje řadu { $row }
board-rolling = { $name } hází kostkou
board-row = Řada { $row }
board-row-left = Řada { $row } vlevo: { $what }
board-row-right = Řada { $row } vpravo: { $what }
board-row-now = teď platí
board-bundle = { $count ->
    [one] { $count } starší karta
    [few] { $count } starší karty
   *[other] { $count } starších karet
} dohromady
board-nothing = nic
board-map-chest = Za mapy by teď byla { $chest }
board-rows = Co dá která řada
board-rows-why = Co by ti jednotlivé řady daly teď, kdyby padly. Řada platí pro všechny, proto je u každé i zisk ostatních.
board-beats = Přemůže:
board-beats-none = Nepřemůže nikoho.

board-hint-goblins = Vlevo budou sbírat jídlo, runy a mapy, vpravo bojovat. Zůstanou tam celou hru.
board-swords = { $all ->
    [one] { $all } meč
    [few] { $all } meče
   *[other] { $all } mečů
}{ $magic ->
    [0] { "" }
    [one] {" "}({ $magic } magický)
    [few] {" "}({ $magic } magické)
   *[other] {" "}({ $magic } magických)
}
board-thieves = { $count ->
    [one] { $count } zloděje
    [few] { $count } zloděje
   *[other] { $count } zlodějů
}
board-maps = { $count ->
    [one] { $count } mapu
    [few] { $count } mapy
   *[other] { $count } map
}
board-beaten = { $targets ->
    [0] nepřemůžeš nikoho
    [one] přemůžeš { $targets } cíl
    [few] přemůžeš { $targets } cíle
   *[other] přemůžeš { $targets } cílů
}
board-hint-reroll = Dá ti { $what }; { $beaten }.
board-hint-attack = Máš { $what }. Meče se útokem neutratí, v kole smíš zaútočit jednou.
board-hint-steal = Za každého zloděje jednu truhlu. Co v ní je, uvidíš až doma.
board-hint-recruit = { $evil ->
    [0] { $ultra ->
        [0] Na žádnou příšeru z nabídky nemáš
        [one] Máš na { $ultra } ultra zlou příšeru
        [few] Máš na { $ultra } ultra zlé příšery
       *[other] Máš na { $ultra } ultra zlých příšer
    }
   *[other] Máš na { $evil ->
        [one] { $evil } zlou příšeru
        [few] { $evil } zlé příšery
       *[other] { $evil } zlých příšer
    }{ $ultra ->
        [0] { "" }
        [one] , nebo na { $ultra } ultra zlou
        [few] , nebo na { $ultra } ultra zlé
       *[other] , nebo na { $ultra } ultra zlých
    }
}. Pracovat začínají příští kolo.
board-hint-pay = Čím zaplatíš? Máš dost na obojí.
board-hint-where = Vlevo by sbírala, vpravo bojovala. Zůstane tam do konce hry.

board-others = Soupeři
board-of = z { $needed } truhel
board-captain = kapitán
board-chests-wooden = { $count ->
    [one] { $count } dřevěná truhla
    [few] { $count } dřevěné truhly
   *[other] { $count } dřevěných truhel
}
board-chests-metal = { $count ->
    [one] { $count } kovová truhla
    [few] { $count } kovové truhly
   *[other] { $count } kovových truhel
}
board-chests-golden = { $count ->
    [one] { $count } zlatá truhla
    [few] { $count } zlaté truhly
   *[other] { $count } zlatých truhel
}
board-wooden = dřevěná
board-metal = kovová
board-golden = zlatá
board-shields = Štít { $shield }{ $magic ->
    [0] { "" }
   *[other] , magický štít { $magic }
}
board-yield = Z řady { $row }: { $what }
board-store = Skladiště: jídlo { $food }, runy { $runes }, soudky { $barrels }, kouzla { $spells }
board-food = { $count ->
    [one] jídlo
    [few] jídla
   *[other] jídel
}
board-runes = { $count ->
    [one] runa
    [few] runy
   *[other] run
}
board-barrels = { $count ->
    [one] soudek
    [few] soudky
   *[other] soudků
}
board-spells = { $count ->
    [one] kouzlo
    [few] kouzla
   *[other] kouzel
}
board-spells-of = kouzla přehození: { $left } z { $count }
board-inside = uvnitř je
board-inside-why = vidíš to jen ty
board-inside-hidden = hodnoty jsou schované
board-final = dohromady

board-settlements = Osady
board-pile = V balíčku: { $farm ->
    [0] { "" }
    [one] { $farm } statek,{ " " }
    [few] { $farm } statky,{ " " }
   *[other] { $farm } statků,{ " " }
}{ $village ->
    [0] { "" }
    [one] { $village } vesnice,{ " " }
    [few] { $village } vesnice,{ " " }
   *[other] { $village } vesnic,{ " " }
}{ $town ->
    [0] žádné město
    [one] { $town } město
    [few] { $town } města
   *[other] { $town } měst
}
board-chest-piles = Truhly na hromádkách:
board-refill = Vypleněné osady se doplní na konci kola.
board-mine-against = { $mine ->
    [one] tvůj { $mine } meč
    [few] tvoje { $mine } meče
   *[other] tvých { $mine } mečů
} proti { $theirs ->
    [one] { $theirs } štítu
    [few] { $theirs } štítům
   *[other] { $theirs } štítům
}
board-missing = chybí { $what }
board-lacks = chybí
board-missing-sword = { $count ->
    [one] { $count } meč
    [few] { $count } meče
   *[other] { $count } mečů
}
board-missing-magic = { $count ->
    [one] { $count } magický meč
    [few] { $count } magické meče
   *[other] { $count } magických mečů
}
board-missing-thief = zloděj
board-no-chests = nemá truhly
board-can-steal = { $most ->
    [one] ukradneš 1 truhlu
    [few] ukradneš až { $most } truhly
   *[other] ukradneš až { $most } truhel
}
board-loot = Kořist: { $what }
board-thing-food = { $count ->
    [one] { $count } jídlo
    [few] { $count } jídla
   *[other] { $count } jídel
}
board-thing-rune = { $count ->
    [one] { $count } runa
    [few] { $count } runy
   *[other] { $count } run
}
board-thing-barrel = { $count ->
    [one] { $count } soudek
    [few] { $count } soudky
   *[other] { $count } soudků
}
board-thing-wooden = { $count ->
    [one] { $count } dřevěná truhla
    [few] { $count } dřevěné truhly
   *[other] { $count } dřevěných truhel
}
board-thing-metal = { $count ->
    [one] { $count } kovová truhla
    [few] { $count } kovové truhly
   *[other] { $count } kovových truhel
}
board-thing-golden = { $count ->
    [one] { $count } zlatá truhla
    [few] { $count } zlaté truhly
   *[other] { $count } zlatých truhel
}

board-steal = Ťukni na { $most ->
    [one] truhlu, kterou zloděj odnese.
    [few] truhly, které zloději odnesou, nejvýš { $most }.
   *[other] truhly, které zloději odnesou, nejvýš { $most }.
}
board-steal-none = Vyber aspoň jednu truhlu

board-market = Příšery k naverbování
board-market-pile = v balíčcích { $evil ->
    [one] { $evil } zlá
    [few] { $evil } zlé
   *[other] { $evil } zlých
}, { $ultra ->
    [one] { $ultra } ultra zlá
    [few] { $ultra } ultra zlé
   *[other] { $ultra } ultra zlých
}
board-or = nebo
board-where = Kam ji postavíš?
board-where-left = Vlevo: sbírat
board-where-right = Vpravo: bojovat
board-price = cena { $what }
board-bonus = hned získáš: { $bonus }
board-bare = prázdno

board-goblins = Tvoji dva goblini
board-goblins-why = U každého vyber, která půlka bude pracovat: ťukni vlevo, nebo vpravo. Druhá půlka zmizí pod hradem.
board-goblins-wait = Hotovo. Čeká se na ostatní, pak se všechno odkryje najednou.

board-race = Do deseti truhel
board-race-why = deset ukončí hru, vyhraje hodnota
board-leads = { $missing ->
    [one] v čele { $names }, chybí { $missing } truhla
    [few] v čele { $names }, chybějí { $missing } truhly
   *[other] v čele { $names }, chybí { $missing } truhel
}
board-reached = Deset! Po útocích je konec, nezabrání-li tomu zloději.
board-ending = Deset! Po těchto útocích hra končí.
board-got = { $count ->
    [one] Máš novou truhlu!
    [few] Máš nové truhly!
   *[other] Máš nové truhly!
}
board-opening = Truhly se otevírají
board-to-beat = k překonání { $points }
board-might-be = Co v ní může být
board-would-win = { $count ->
    [one] vyhrává { $names }
    [few] vyhrávají { $names }
   *[other] vyhrávají { $names }
}
board-open = Otevřít
board-open-last = Otevřít poslední truhlu
board-last = Zbývá poslední truhla. Je { $kind ->
    [golden] zlatá
    [metal] kovová
   *[wooden] dřevěná
} a otevírá ji { $name }.
board-last-mine = Poslední truhla je tvoje. A je { $kind ->
    [golden] zlatá
    [metal] kovová
   *[wooden] dřevěná
}.
board-castles = Zpět k hradům
board-towers = Zpět k truhlám

## Vysvětlivky

board-legend = Co je co
board-legend-goal = Vyhrává nejcennější součet truhel. Konec přijde, jakmile má někdo po útocích aspoň deset truhel.
board-legend-rule = (pravidlo { $rule })
board-legend-left = Vlevo od hradu: sběrači
board-legend-right = Vpravo od hradu: bojovníci
board-legend-tokens = Žetony
board-legend-food = Jídlo. Když řada pracuje, přinese po jednom. Platí se jím za příšery.
board-legend-rune = Runa. Vzácnější než jídlo, bez ní ultra zlou příšeru nezískáš.
board-legend-map = Mapa. Kdo jich má v řadě sám nejvíc, bere kovovou truhlu; při shodě berou všichni nejlepší po dřevěné.
board-legend-sword = Meč. Součet mečů musí dosáhnout na štíty cíle. Útokem se neutratí.
board-legend-magic_sword = Magický meč. Jen on přemůže magický štít, jinak platí jako obyčejný.
board-legend-thief = Zloděj. Bez něj se na hrad neútočí; každý odnese jednu truhlu.
board-legend-shield = Štít. Tolik mečů je potřeba. Hrad má dva a každý žeton přidá jeden.
board-legend-magic_shield = Magický štít. Padne jen magickým mečem.
board-legend-barrel = Soudek. Vrať ho a kapitán musí házet znovu. Smíš mít nejvýš dva.
board-legend-reroll = Kouzlo přehození. Jako kapitán hodíš znovu; v každém kole jednou.
board-legend-chests = Truhly
board-legend-chest = { $chest }: { $values }
board-legend-round = Jedno kolo
board-legend-band = Kapitán hodí: řada platí pro všechny.
board-legend-gather = Všichni seberou jídlo a runy.
board-legend-scouts = Mapy přinesou truhlu.
board-legend-attack = Jeden útok za druhým, od kapitána.
board-legend-recruit = Verbování, od kapitána.
board-legend-end = Doplní se osady a kostka jde dál.
board-lens-card = Pracuje jen půlka, která vykukuje zpod hradu: vlevo sbírá, vpravo bojuje. Číslo je řada.

## Co rozhodlo

board-end-thefts = { $stolen ->
    [0] { "" }
   *[other] ukradeno { $stolen }
}{ $lost ->
    [0] { "" }
   *[other] { $stolen ->
        [0] { "" }
       *[other] ,{ " " }
    }ztraceno { $lost }
}
board-end-bell-won = Desátou truhlu má { $name } v { $round }. kole, a to stačilo.
board-end-bell = Desátou truhlu má { $name } v { $round }. kole, jenže rozhoduje hodnota.
board-end-last = Rozhodla { $chest }, kterou drží { $name }: bylo v ní { $value }.
board-end-else = Při hodnotě { $value } { $count ->
    [one] vyhrává { $names }
    [few] vyhrávají { $names }
   *[other] vyhrávají { $names }
}.
board-end-decided = { $round }. kolo:
board-end-led = Od té chvíle { $count ->
    [one] slibovaly nejvíc truhly, které má { $names }
    [few] slibovaly nejvíc truhly, které mají { $names }
   *[other] slibovaly nejvíc truhly, které mají { $names }
}.
board-end-look = Podívat se na tu chvíli
