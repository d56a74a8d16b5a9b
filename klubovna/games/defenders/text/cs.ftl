# Strážci Divočiny: jména, volby, otázky, zápis.

title = Strážci Divočiny
tagline = Čtyři frakce, jedna Divočina a stroje, které se nezastaví
option-advanced = Náročné karty strojů
option-advanced-0 = žádná (základní)
option-advanced-1 = 1 (pokročilá)
option-advanced-2 = 2 (pokročilá)
option-advanced-3 = 3 (expertní)
option-advanced-4 = 4 (expertní)
option-advanced-5 = 5 (extrémní)
option-advanced-6 = 6 (extrémní)
option-factions = Frakce
option-factions-random = losem
option-factions-chosen = volí se u stolu
option-start_player = První hráč
option-start_player-random = losem

## Frakce, prostředí, předměty, karty strojů

faction-order = Řád
    .acc = Řád
faction-council = Rada
    .acc = Radu
faction-coven = Klan
    .acc = Klan
faction-sect = Sekta
    .acc = Sektu
habitat-forest = les
habitat-plains = pláně
habitat-marsh = bažiny
habitat-mountains = hory
item-map = mapa
    .acc = mapu
item-map-text = Pohyb nebo přeskupení bez placení akčního bodu.
item-food = jídlo
    .acc = jídlo
item-food-text = O jeden akční bod víc v tomto tahu.
item-potion = lektvary
    .acc = lektvary
item-potion-text = Odstraň si jedno zranění, nebo čisti bez placení akčního bodu.
item-rocket = rakety
    .acc = rakety
item-rocket-text = Znič mecha nebo prolom zeď bez placení akčního bodu.
machine-engines = Mašiny
machine-engines-text = Obě mašiny udělají 2 kroky; mašiny na jádru se nasadí.
machine-factories = Továrny
machine-factories-text = Z ohraničeného hexu se stane továrna; když žádný není, šíří se znečištění.
machine-mechs = Mechové
machine-mechs-text = Každá mašina nasadí lovce; lovci doběhnou aktivního hráče na 2 hexy, ostatní na 1.
machine-restart = Restart
machine-restart-text = Směr strojů se obrátí; dál jako Továrny.
machine-engines_adv = Náročné mašiny
machine-engines_adv-text = Mašina, na kterou radar narazí první, udělá 3 kroky, druhá 2; mašiny na jádru se nasadí.
machine-factories_adv = Náročné továrny
machine-factories_adv-text = Z ohraničeného hexu se stane továrna; znečištění se šíří v každém případě.
machine-mechs_adv = Nároční mechové
machine-mechs_adv-text = Jako Mechové; pak každý, kdo stojí na hexu s mechem, utrpí jedno zranění.
listed = { $first }, { $next }
    .acc = { $first-acc }, { $next-acc }
listed-last = { $first } a { $next }
    .acc = { $first-acc } a { $next-acc }

## Otázky

ask-faction = Kterou frakci povedeš?
ask-leader = Kdo povede { $faction-acc }?
ask-split = Kolik karet které frakce bude v počáteční ruce?
ask-start_camp = Kde založíš první tábor? ({ $faction })
ask-lead = { $alone ->
    [1] Kterého Strážce vybereš?
   *[other] Kterého Strážce vybereš? V tichosti, prosím.
}
ask-reveal_next = Která schopnost přijde na řadu první?
ask-act = { $card }: { $ap ->
    [0] žádný akční bod nezbývá
    [one] zbývá jeden akční bod
    [few] zbývají { $ap } akční body
   *[other] zbývá { $ap } akčních bodů
}. Co uděláš?
ask-burn = Řízený požár: který hex hoří dál?
ask-library_from = Putovní knihovna: který tábor se stěhuje?
ask-library_to = Putovní knihovna: kam?
ask-sharpshooter = Ostrostřelec: na kterého mecha?
ask-secret_paths = Tajné stezky: kam { $me ->
    [player] proklouzne tvůj vůdce?
   *[other] proklouzne vůdce? ({ $player })
}
ask-acid_rain = Žíravý déšť: kterého mecha rozpustí?
ask-healing_herbs = Léčivé bylinky: koho vyléčí?
ask-tunnels = Tunely: kde vyjdeš ven?
ask-demolition = Demolice: která zeď?

## Volby

split = { $first }: { $n }, { $second }: { $m }
start = Tábor na { $hex }
lead = { $card } ({ $ap ->
    [one] { $ap } akční bod
    [few] { $ap } akční body
   *[other] { $ap } akčních bodů
})
lead-top = Vrchní karta balíčku: { $faction }
reveal = { $ability } ({ $card })
move = Pohyb na { $hex }
regroup = Přeskupit se do tábora na { $hex }
breach = Prolomit zeď { $edge }
heal = Vyléčit všechna zranění
take = Vzít si { $item-acc }
build = Postavit tábor
clear = Vyčistit hex
destroy = Zničit mecha
rewild = Zalesnit továrnu
eat = Jídlo: o akční bod víc
drink = Lektvary: odstranit jedno zranění
potion-clear = Lektvary: vyčistit hex
rocket-destroy = Rakety: zničit mecha na { $hex }
rocket-breach = Rakety: prolomit zeď { $edge }
map-move = Mapa: pohyb na { $hex }
map-regroup = Mapa: přeskupit se do tábora na { $hex }
team = Přidat do týmu { $card-acc }
hint = Prozradit prostředí karet v ruce
end = Ukončit tah
burn = Hoří { $hex }
pack = Tábor na { $hex }
unpack = Na { $hex }
shoot = Mech na { $hex }
path = Na { $hex }
stay = Zůstat
rain = Mech na { $hex }
herbs = { $me ->
    [player] ty
   *[other] { $player }
} ({ $wounds ->
    [0] bez zranění
   *[other] { $wounds } zranění
})
tunnel = { $hex }
demolish = Zeď { $edge }

## Zápis

log-faction = { $me ->
    [player] Povedeš
   *[other] { $player } povede
} { $faction-acc }.
log-leader = { $me ->
    [player] V čele máš
   *[other] { $player } má v čele
} { $leader-acc }.
log-start-camp = { $me ->
    [player] Zakládáš
   *[other] { $player } zakládá
} první tábor na { $hex }.
log-round = Kolo { $round }.
log-lead = { $me ->
    [player] Odhaluješ
   *[other] { $player } odhaluje
} { $card-acc }.
log-lead-top = { $me ->
    [player] Nemáš karty v ruce
   *[other] { $player } nemá karty v ruce
} a otáčí se vrchní karta balíčku: { $card }.
log-ability = { $me ->
    [player] Uplatňuješ
   *[other] { $player } uplatňuje
} schopnost „{ $ability }“.
log-token = Žeton prvního hráče { $me ->
    [player] máš ty
   *[other] má { $player }
}.
log-turn = { $me ->
    [player] Jsi na tahu
   *[other] Na tahu je { $player }
}: { $card }, { $ap ->
    [one] { $ap } akční bod
    [few] { $ap } akční body
   *[other] { $ap } akčních bodů
}.
log-team = { $me ->
    [player] Přidáváš do týmu
   *[other] { $player } přidává do týmu
} { $card-acc }.
log-hint = { $me ->
    [player] Prozrazuješ svou ruku
   *[other] { $player } prozrazuje svou ruku
}: les { $forest }, pláně { $plains }, bažiny { $marsh }, hory { $mountains }.
log-draw = { $me ->
    [player] Dobíráš si
   *[other] { $player } si dobírá
} { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
log-draw-known = { $me ->
    [player] Dobíráš si
   *[other] { $player } si dobírá
} { $cards-acc }.
log-shuffle = { $me ->
    [player] Mícháš nový balíček
   *[other] { $player } míchá nový balíček
} ({ $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}).
log-move = { $me ->
    [player] Jdeš
   *[other] { $player } jde
} z { $origin } na { $hex }.
log-regroup = { $me ->
    [player] Přeskupuješ se
   *[other] { $player } se přeskupuje
} z { $origin } na { $hex }.
log-slip = { $me ->
    [player] Proplížíš se
   *[other] { $player } se proplíží
} z { $origin } na { $hex }.
log-tunnel = { $me ->
    [player] Jdeš tunelem
   *[other] { $player } jde tunelem
} z { $origin } na { $hex }.
log-support = { $me ->
    [player] Získáváš
   *[other] { $player } získává
} { $count ->
    [one] podporu
    [few] { $count } podpory
   *[other] { $count } podpor
} ({ $now } z { $needed }).
log-item = { $me ->
    [player] Získáváš
   *[other] { $player } získává
} { $item-acc }.
log-use-item = { $me ->
    [player] Používáš
   *[other] { $player } používá
} { $item-acc }.
log-eat = { $me ->
    [player] Jíš a máš
   *[other] { $player } jí a má
} o akční bod víc.
log-heal = { $me ->
    [player] Odstraňuješ si
   *[other] { $player } si odstraňuje
} { $count } zranění, zbývá { $now }.
log-clear = { $me ->
    [player] Čistíš
   *[other] { $player } čistí
} znečištění na { $hex }.
log-clear-toxic = { $me ->
    [player] Čistíš
   *[other] { $player } čistí
} toxickou lokalitu na { $hex }.
log-destroy = { $me ->
    [player] Ničíš
   *[other] { $player } ničí
} mecha na { $hex }.
log-breach = { $me ->
    [player] Prolamuješ
   *[other] { $player } prolamuje
} zeď { $edge }.
log-rewild = { $me ->
    [player] Zalesňuješ
   *[other] { $player } zalesňuje
} továrnu na { $hex }.
log-build = { $me ->
    [player] Stavíš
   *[other] { $player } staví
} tábor na { $hex }; { $left ->
    [0] je poslední
    [one] zbývá jeden
    [few] zbývají { $left }
   *[other] zbývá { $left }
}.
log-camp-moved = { $me ->
    [player] Stěhuješ
   *[other] { $player } stěhuje
} tábor z { $origin } na { $hex }.
log-acid = Žíravý déšť rozpouští mecha na { $hex }.
log-leaves = { $me ->
    [player] Máš splněno a vystupuješ
   *[other] { $player } má splněno a vystupuje
} ze hry.
log-stays = { $me ->
    [player] Zůstáváš
   *[other] { $player } zůstává
} ve hře, dokud není zalesněna poslední továrna.
log-roll-near = { $me ->
    [player] Házíš
   *[other] { $player } hází
} mezi mechy: { $face ->
    [0] nic.
    [one] jedno zranění{ roll-hurts }
   *[other] { $face } zranění{ roll-hurts }
}
log-roll-far = Odstřelovači pálí, { $me ->
    [player] házíš
   *[other] { $player } hází
}: { $face ->
    [0] nic.
    [one] jedno zranění{ roll-hurts }
   *[other] { $face } zranění, ale ta platí jen mezi mechy.
}
roll-hurts = { $count ->
    [0] , ale bez následků.
   *[other] !
}
log-wound = { $me ->
    [player] Máš
   *[other] { $player } má
} o { $count } zranění víc, celkem { $now }.
log-death = { $me ->
    [player] Umírá { $card } ({ $habitat }), přicházíš o Strážce.
   *[other] Umírá { $card } ({ $habitat }), { $player } přichází o Strážce.
}
log-hacked = Hackování: { $me ->
    [player] končíš
   *[other] { $player } končí
} tah bez karty strojů.
log-machine = Karta strojů { $number }: { $card }.
log-machine-shuffle = Sedm karet strojů se míchá.
log-wall = Roste zeď { $edge }.
log-engine-step = Mašina popojíždí na { $edge }.
log-engine-reset = Mašina na { $edge } nemůže dál a vrací se na jádro.
log-engine-deployed = Mašina je nasazena na { $edge }.
log-engine-waits = Žádný paprsek není volný: mašina čeká na jádru.
log-factory = Na { $hex } vyrůstá továrna { $number }.
log-core-mechs = Na jádru přibývají dva mechové, celkem jich tam je { $count }.
log-pollution = Znečištění zasahuje { $hex } ({ $count } ze 3).
log-toxic = Na { $hex } vzniká toxická lokalita; na kruhu jich zbývá { $left }.
log-direction-right = Stroje mění směr: teď jedou vpravo.
log-direction-left = Stroje mění směr: teď jedou vlevo.
log-hunter = Mašina vysazuje lovce na { $hex }.
log-pursuit = { $count ->
    [one] Lovec běží
    [few] { $count } lovci běží
   *[other] { $count } lovců běží
} z { $origin } na { $hex }.
log-victory = Všechny tábory stojí a všechny továrny jsou zalesněné: Divočina je zachráněna!
log-loss-core = Stroje mají postavit šestou továrnu: jádro je dokončeno. Divočina je ztracena.
log-loss-toxic = Sedmá toxická lokalita: katastrofa. Divočina je ztracena.
log-loss-massacre = Zemřel druhý Strážce stejného prostředí: masakr. Divočina je ztracena.
log-loss-time = Tři sta karet strojů a žádný konec: přišla zima. Divočina je ztracena.
end-victory = Divočina je zachráněna: všechny tábory stojí a všechny továrny zarostly lesem.
end-core = Stavba jádra je dokončena: stojí pět továren a stroje staví šestou.
end-toxic = Toxická katastrofa: na mapě je šest toxických lokalit a přišla sedmá.
end-massacre = Masakr Strážců: zemřel druhý Strážce stejného prostředí.
end-time = Přišla zima: stroje otočily tři sta karet.

## Terminál

screen-head = Kolo { $round }, karty strojů { $drawn }
screen-core = jádro: { $boards ->
    [one] { $boards } deska
    [few] { $boards } desky
   *[other] { $boards } desek
}, toxických lokalit zbývá { $toxic }
screen-right = směr vpravo ↻
screen-left = směr vlevo ↺
screen-silent = Ticho: vybírají se Strážci.
screen-to-come = ještě přijde: { $cards }
screen-hand = ruka { $hand }, balíček { $deck }
screen-support = podpora { $support }/{ $needed }, táborů zbývá { $left }
screen-wounds = zranění { $wounds }
screen-tokens = průlomy { $tokens }
screen-gone = mimo hru
screen-dead = mrtví: { $cards }
screen-hint = prozrazeno v kole { $round }: L{ $forest } P{ $plains } B{ $marsh } H{ $mountains }
screen-legend-hexes = l p b h prostředí, #5 továrna, (5) zalesněná, ° znečištění, % toxická, x mech
screen-legend-edges = 1 vůdce, 1^ tábor, 1~ tábor pod továrnou, ╱ │ zeď, : průlom, ▲ ▼ mašina
screen-own = Tvoje karty:

## Podle čeho se posuzuje pozice

term-outset = vyhlídky na začátku
term-advanced = pokročilé karty strojů
term-camps = postavené tábory
term-support = podpora
term-cards = karty v ruce
term-items = předměty
term-breaches = zbývající průlomy
term-wounds = zranění
term-deaths = mrtví Strážci
term-built = jak blízko je poslední továrna
term-factories = nezalesněné továrny
term-shut = továrny bez průlomu
term-snipers = odstřelovači v továrnách
term-factory-dirt = znečištěné továrny
term-toxic = toxické lokality
term-dirt = znečištění
term-hunters = lovci v krajině
term-enclosed = ohraničené hexy
term-threatened = ohrožení vůdci
term-told = oznámená prostředí
term-led = vedoucí Strážci
term-dawdling = akce bez užitku
term-plan-now = co stihnu v tomto tahu
term-plan-next = co stihnu v příštím tahu
term-plans-others = co stihnou ostatní
term-doom = hrozba okamžité prohry
term-lost = jistá prohra
term-start = kde se začíná
unit-points = { $count } { $count ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
unit-cards = { $count } { $count ->
    [one] karta
    [few] karty
    [many] karty
   *[other] karet
}
unit-camps = { $count } { $count ->
    [one] tábor
    [few] tábory
    [many] tábora
   *[other] táborů
}
unit-steps = { $count } { $count ->
    [one] krok
    [few] kroky
    [many] kroku
   *[other] kroků
}
unit-items = { $count } { $count ->
    [one] předmět
    [few] předměty
    [many] předmětu
   *[other] předmětů
}
unit-tokens = { $count } { $count ->
    [one] žeton
    [few] žetony
    [many] žetonu
   *[other] žetonů
}
unit-factories = { $count } { $count ->
    [one] továrna
    [few] továrny
    [many] továrny
   *[other] továren
}
unit-mechs = { $count } { $count ->
    [one] mech
    [few] mechové
    [many] mecha
   *[other] mechů
}
unit-hexes = { $count } { $count ->
    [one] hex
    [few] hexy
    [many] hexu
   *[other] hexů
}
unit-chances = { $count } { $count ->
    [one] prohra
    [few] prohry
    [many] prohry
   *[other] proher
}
# co ukáže volba předem (gauges.py): jméno údaje, za ním stojí „9 ▸ 12“
gauge-camps = { $me ->
    [who] Tvoje tábory
   *[other] Tábory – { $who }
}
gauge-support = { $me ->
    [who] Tvoje podpora
   *[other] Podpora – { $who }
}
gauge-wounds = { $me ->
    [who] Tvoje zranění
   *[other] Zranění – { $who }
}
gauge-cards = { $me ->
    [who] Tvoje karty v ruce
   *[other] Karty v ruce – { $who }
}
gauge-hand = Karty v ruce
gauge-items = { $me ->
    [who] Tvoje předměty
   *[other] Předměty – { $who }
}
gauge-tokens = { $me ->
    [who] Tvoje zbylé průlomy
   *[other] Zbylé průlomy – { $who }
}
gauge-ap = Akční body
gauge-mechs = Mechové na mapě
gauge-pollution = Znečištění na mapě
gauge-toxic = Toxické lokality
gauge-factories = Továrny
gauge-breaches = Průlomy ve zdech
gauge-enclosed = Ohraničené hexy
gauge-killed = Zabití Strážci
odds-wound = Kostka tě zraní
odds-death = Zranění někoho zabije
