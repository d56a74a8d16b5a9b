# Hustá mela na webovém stole.

wait-pick_faction = vybírá frakci
wait-play = hraje karty
wait-at_once = může hrát navíc
wait-permission = vybírá, které zahrání použije
wait-order = určuje, co se stane dřív
wait-guard = vybírá, která ochrana padne
wait-before = může zasáhnout, než se základna vyhodnotí
wait-after = může někoho zachránit
wait-score_next = vybírá, která základna se vyhodnotí
wait-discard_to_ten = odkládá karty nad deset
wait-ignore = rozhoduje, zda základnu ignorovat
wait-draw = rozhoduje, zda si dobrat
wait-return = vybírá, kdo se vrátí do ruky
wait-destroy = vybírá, kdo bude zničen
wait-destroy_some = vybírá, kdo bude zničen
wait-sink = vybírá, kdo půjde pod balíček
wait-bottom = řadí karty pod balíček
wait-flee = uniká k jiné základně
wait-move = přesouvá bojovníka
wait-move_to = přesouvá bojovníka
wait-lure = přesouvá bojovníka
wait-base = vybírá základnu
wait-from_base = vybírá základnu
wait-to_base = vybírá základnu
wait-new_base = hledá novou základnu
wait-old_base = vybírá základnu k výměně
wait-boost = vybírá, kdo zesílí
wait-own = vybírá svého bojovníka
wait-own_too = vybírá svého bojovníka
wait-sacrifice = vybírá oběť
wait-destroy_action = vybírá akci ke zničení
wait-destroy_actions = vybírá akce ke zničení
wait-attach_to = vybírá, kam akci zahraje
wait-sneak_in = posílá bojovníka na poslední chvíli
wait-play_revealed = rozhoduje o odkryté kartě
wait-neophyte = rozhoduje o odkryté kartě
wait-borrow = rozhoduje o odkrytých kartách
wait-take_minions = bere si bojovníky
wait-order_top = vrací karty na balíček
wait-order_bases = řadí základny
wait-search = hledá v balíčku
wait-how_many = vybírá, kolik jich bude
wait-fetch = hledá na odkládacím balíčku
wait-fetch_name = hledá na odkládacím balíčku
wait-shuffle_in = zamíchává karty do balíčku
wait-walker = rozhoduje o vrchní kartě
wait-discard = odkládá kartu
wait-look_at = dívá se někomu do ruky
wait-make_discard = vybírá, co soupeř odloží
wait-fire_at = míří
wait-put_to_sleep = vybírá, kdo usne
wait-faction = jmenuje frakci

## Karty

board-action = akce
board-type = { $type ->
    [minion] bojovník, síla { $power }
    [on_minion] akce na bojovníka
    [on_base] akce na základnu
   *[action] akce
}
board-type-base = základna
board-where = { $type ->
    [on_minion] na bojovníka
   *[on_base] na základnu
}
board-choose = Vybrat:
board-minion = { $card } ({ $name }), síla { $power }.
board-printed = Natištěno { $power }: { $list }.
board-attached = Akce { $card } (zahrál ji hráč { $name }). { $text }
board-printed-power = Natištěná síla
board-power-now = Síla teď
board-microbot = Počítá se jako minibot.
board-played-by = akci zahrál hráč { $name }
board-named = Jmenovaná frakce: { $faction }.
board-mark-indestructible = Nemůže být zničen.
board-mark-flees = Místo zničení se přesune jinam.
board-mark-shielded = Akce jiných hráčů ho neovlivní ({ $by }).
board-mark-guarded = Ochrana { $by } padne místo něj.
board-term-ongoing = STÁLÝ
board-term-ongoing-means = STÁLÝ: platí, dokud je karta ve hře.
board-term-special = SPECIÁLNÍ
board-term-special-means = SPECIÁLNÍ: použije se jen ve chvíli, kterou karta popisuje.
board-term-extra = NAVÍC
board-term-extra-means = NAVÍC: kromě jednoho bojovníka a jedné akce, které máš v tahu zdarma.
board-lens-tip = Celá karta: najeď na ni, nebo ji podrž prstem.

## Základny

board-bases = Základny
board-vp = VB
board-bar = Síla { $power } proti obraně { $breakpoint }.
board-bar-seat = { $name } { $power }, { $points } VB.
board-pays-spoken = Za první místo { $one } VB, za druhé { $two }, za třetí { $three }.
board-base-lens = Obrana { $breakpoint }. První místo { $one } VB, druhé { $two }, třetí { $three }.
board-missing = chybí { $missing }
board-ready = padne na konci tahu
board-off = schopnost teď neplatí
board-ignored = { $name } smí schopnost ignorovat
board-ignored-me = schopnost smíš ignorovat
board-barred-faction = nelze sem hrát: { $faction } ({ $by })
board-barred-others = bojovníky sem hraje jen { $name } ({ $by })
board-gets = bere
board-you-get = bereš
board-lack = chybí
board-nobody = Nikdo tu není.
board-you = ty
board-yours = tvoje
board-own = tvůj
board-really = opravdu?
board-here = sem
board-here-minion = sem +{ $power }
board-this-base = tahle
board-base-deck = Balíček základen: { $cards ->
    [one] { $cards } základna
    [few] { $cards } základny
   *[other] { $cards } základen
}
board-base-known = Víš, že navrchu je
board-base-left = V balíčku ještě jsou
board-base-discard = Už { $cards ->
    [one] padla { $cards } základna
    [few] padly { $cards } základny
   *[other] padlo { $cards } základen
}

## Hráči

board-of-goal = z { $goal } VB
board-hand-count = v ruce { $cards }
board-deck-count = v balíčku { $cards }
board-discard-count = odhoz { $cards }
board-discard-pile = Odkládací balíček: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
board-empty-pile = Nic tu neleží.
board-hand-known = V ruce má jistě
board-deck-top = Navrchu balíčku leží
board-deck-known = Víš, že v balíčku je
board-asleep = v tomto tahu bez akcí
board-marked = v příštím tahu bez akcí
board-hand = Tvá ruka: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
board-no-cards = V ruce nemáš žádnou kartu.
board-turn = Tah { $turn }
board-turn-of = Tah { $turn }: { $name }
board-plays = Co ještě můžeš zahrát
board-plays-hint = Ukáže, které karty a základny to dovoluje.
board-spent = { $kind ->
    [minion] bojovník
   *[action] akce
}

## Kdo se ptá a proč

board-cue = Kdo se ptá a proč
board-before = Předtím: { $told }
# slova karty: „Získáváš“ na kartě někoho jiného neříká, kdo to získává
board-quoted = „{ $text }“
board-because = Reaguje na: { $card }.
board-revealed = Odkrytá karta je { $card } ({ $kind }): { $text }
board-welcome = Začíná se
board-welcome-text = Hraj bojovníky k základnám. Když síla u základny dosáhne obrany, na konci tahu se vyhodnotí a nejsilnější berou VB. Jakmile má někdo na konci tahu aspoň { $goal }, vyhrává ten, kdo jich má nejvíc.
board-cue-picked = Hraješ: { $card }
board-would-get = { $name }: síla { $power }, { $points } VB.
board-tray = Karty na výběr
board-from = { $from ->
    [discard] Z odkládacího balíčku
    [deck] Z balíčku
    [hand] V ruce má { $name }
    [bases] Základny z balíčku
   *[faction] Frakce
}
board-hint = { $how ->
    [tray] Ukaž na kartu nad svou rukou.
    [move] Ukaž na bojovníka, potom na základnu.
    [card] Ukaž na některou ze svítících karet na stole.
    [base] Ukaž na některou ze svítících základen.
    [hand] Ukaž na kartu ve své ruce.
    [seat] Ukaž na hráče.
    [faction] Ukaž na frakci.
   *[words] Odpověz tlačítkem.
} { $optional ->
    [yes] Nebo to nech být.
   *[no] {""}
}
board-hint-then-base = Teď ukaž na základnu. Klávesa Esc nebo klepnutí na kartu ji vrátí.
board-hint-then-minion = Teď ukaž na bojovníka. Klávesa Esc nebo klepnutí na kartu ji vrátí.
board-hint-some = Ukaž na všechny, které chceš, a potvrď.
board-hint-several = Ukazuj v pořadí, jaké chceš, a potvrď.
board-hint-play = { $plays ->
    [both] Ještě můžeš hrát bojovníka i akci. Ukaž na kartu, potom na cíl.
    [minion] Ještě můžeš hrát bojovníka. Ukaž na kartu, potom na základnu.
    [action] Ještě můžeš hrát akci. Ukaž na kartu, potom na cíl.
   *[none] Zahrání už nemáš. Můžeš použít, co svítí, nebo ukončit tah.
}
board-hint-at_once = Tohle zahrání nejde odložit na později.
board-hint-permission = Můžeš to zahrát na účet více karet. Vyber, kterou možnost spotřebuješ.
board-hint-order = Stalo se víc věcí najednou. Pořadí určuje hráč na tahu.
board-hint-only-pass = Teď nemáš čím zasáhnout. Vynech.
board-hint-before = Teď smíš použít kartu se slovem SPECIÁLNÍ, nebo vynechat. Pak se rozdají body.
board-hint-after = Základna už je obodovaná. Kdo tu zůstane, jde na odkládací balíček.
board-hint-score_next = Obrany dosáhlo víc základen. Vyhodnotí se všechny, ty určíš pořadí.
board-hint-discard_to_ten = Na konci tahu smíš držet nejvýš deset karet. Vyber, které odložíš.
board-hint-ignore = Infiltrace ti dovoluje schopnost této základny pominout.
board-hint-guard = Obě ochrany mohou padnout místo bojovníka; stačí jedna.
board-hint-flee = Místo zničení se přesune, kam určíš.
board-hint-make_discard = Vidíš celou cizí ruku; odložit z ní můžeš jen bojovníka.
board-hint-how_many = Vyber počet tlačítkem.
board-hint-discard = Kartu, kterou odložíš, vyber ve své ruce.

## Vyhodnocení

board-scoring = Padá { $base }
board-scoring-power = Síla { $power } proti obraně { $breakpoint }.
board-with-power = síla { $power }
board-total = celkem { $total } z { $goal }
board-last-scoring = Poslední vyhodnocení: { $base }

## Frakce

board-opening = Kdo hraje s čím
board-draft = Výběr frakcí
board-draft-how = { $method ->
    [draft] Každý skládá balíček ze dvou frakcí. Vybírá se tam a zpět: kdo bere první, bere také jako poslední.
    [free] Každý skládá balíček ze dvou frakcí. Kdo je na řadě, bere si hned obě.
   *[random] Každý hraje se dvěma frakcemi, které mu přidělil los.
}
board-draft-order = Pořadí výběru
board-draft-now = vybírá
board-its-cards = Prohlédnout karty
board-style-aliens = Vracejí bojovníky do rukou, berou body rovnou a mění základny.
board-style-dinosaurs = Velká síla, ještě větší síla a trocha laserů.
board-style-ninjas = Přicházejí na poslední chvíli a tiše ničí.
board-style-pirates = Přesouvají se mezi základnami a střílejí po slabých.
board-style-robots = Roje minibotů, hodně bojovníků v jednom tahu.
board-style-tricksters = Pasti, zákazy a cizí karty na odhozu.
board-style-wizards = Berou si karty a hrají akci za akcí.
board-style-zombies = Co odložíš, to se vrátí.

## Konec

board-end-curve = Vítězné body tah po tahu
board-end-decided-base = Rozhodla základna { $base } v tahu { $turn }: { $name } za ni má { $points } VB, celkem { $total }.
board-end-decided-card = Rozhodl tah { $turn }: { $name } má { $points } VB z karet a schopností, celkem { $total }.
board-end-see = Podívat se na tu chvíli
board-end-by-base = Body po základnách
board-end-cards = z karet a schopností
board-end-turn = tah { $turn }
board-end-none = Nikdo nezískal ani bod.
board-end-spoken = { $name }: { $points } VB.
# proč se nikdo neptal
forced-play = { $me ->
    [seat] Jediná možnost: nemáš už co zahrát, tah končí.
   *[other] { $seat } už nemá co zahrát, tah končí.
}
forced-score_next = Jiná základna ještě nepraskla.
