# Strážci Divočiny na webovém stole.

wait-faction = vybírá frakci
wait-leader = vybírá vůdce
wait-split = skládá počáteční ruku
wait-start_camp = zakládá první tábor
wait-lead = vybírá Strážce
wait-reveal_next = určuje pořadí schopností
wait-act = hraje svůj tah
wait-burn = vypaluje sousední hexy
wait-library_from = stěhuje tábor
wait-library_to = stěhuje tábor
wait-sharpshooter = míří na mecha
wait-secret_paths = hledá tajnou stezku
wait-acid_rain = přivolává žíravý déšť
wait-healing_herbs = léčí bylinkami
wait-tunnels = leze tunelem
wait-demolition = odstřeluje zeď

## Co se ptá a proč

board-why-faction = Frakce určuje, na jakém prostředí smíš stavět tábory a jaký předmět tvoje tábory dávají.
board-why-leader = Vůdce přidá do tvého balíčku šest karet s těmito schopnostmi. Dalších šest je stejných pro oba.
board-why-split = V ruce budeš mít tři karty. Kolik jich bude z kterého balíčku, určíš předem, karty neuvidíš.
board-why-start_camp = Svítí volné hexy tvého domovského prostředí na okraji plánu. V táboře se léčí, berou předměty a dá se k němu vrátit.
board-why-lead = Ukaž na kartu v ruce. Číslo jsou akční body, prostředí určuje stezky a tým, schopnost platí v tomto kole.
board-why-reveal_next = Odhalilo se víc schopností najednou. Ukaž na Strážce, jehož schopnost se má stát jako první.
board-why-act = Svítí, kam dojdeš a co můžeš udělat. Každá akce stojí jeden akční bod, pak stroje otočí kartu.
board-why-act-over = Akční body došly. Přidej do týmu kartu stejného prostředí, použij předmět, nebo skonči tah: pak stroje otočí kartu.
board-why-move = Svítí hexy, na které teď dojdeš jedním pohybem: sousední, nebo po stezce. Přes hex s mechem stezka nevede.
board-why-breach = Svítí zdi tvého hexu. Prolomenou zdí projdeš, ale hex ohraničuje dál. Stojí jeden žeton průlomu, přinese podporu.
board-why-regroup = Svítí tábory, do kterých se můžeš přeskupit. Přesuneš se rovnou tam, ale předmět za to není.
board-why-map = Mapa: ukaž, kam se přesuneš bez placení akčního bodu.
board-why-potion = Lektvary: vyčisti svůj hex, nebo si odstraň zranění.
board-why-rocket = Rakety: ukaž na mecha nebo na zeď svého hexu.
board-why-food = Jídlo: o jeden akční bod víc.
board-why-burn = Hoří všechny znečištěné hexy kolem tebe. Za každý je podpora, za toxickou lokalitu i zranění, proto záleží na pořadí.
board-why-library_from = Jeden tvůj tábor se přestěhuje do lesa. Ukaž který.
board-why-library_to = Svítí hexy lesa a zalesněné továrny bez tábora.
board-why-sharpshooter = Svítí sousední hexy s mechy. Jednoho zničíš a získáš podporu.
board-why-secret_paths = Každý vůdce smí na sousední hex, zdi nevadí. Kdo nechce, zůstane.
board-why-acid_rain = Jeden mech kdekoli na plánu zmizí a místo něj přibude znečištění.
board-why-healing_herbs = Ukaž na hráče: odstraní si všechna zranění.
board-why-tunnels = Svítí hexy hor a zalesněné továrny. Na jednom z nich vyjdeš ven.
board-why-demolition = Svítí všechny zdi bez průlomu. Jednu prolomíš svým žetonem a získáš podporu.
board-cancel = Zrušit
board-not-now = Teď to nejde.
board-end = Skončit tah
board-hint = Říct prostředí
board-menu = Co na { $place }?
board-menu-close = nic z toho

## Akce

board-actions = Akce
board-do-move = Pohyb
board-do-move-text = Na sousední hex nebo po stezce v prostředí aktivního Strážce (s Karavanou v kterémkoli). Mašiny, jádro a zdi bez průlomu nepustí; zdi jen při Dočasném výpadku.
board-do-clear = Vyčistit
board-do-clear-text = Na svém hexu odstraníš znečištění nebo toxickou lokalitu (ta tě zraní). Podpora +1.
board-do-destroy = Zničit
board-do-destroy-text = Na svém hexu zničíš jednoho mecha. Podpora +1.
board-do-breach = Prolomit
board-do-breach-text = Prolomíš zeď svého hexu žetonem průlomu. Podpora +1.
board-do-rewild = Zalesnit
board-do-rewild-text = Jsi na továrně bez mechů a znečištění: zalesníš ji. Podpora +1.
board-do-build = Stavět
board-do-build-text = S plnou podporou postavíš tábor na hexu svého domova nebo na zalesněné továrně, kde žádný není. Pak dobereš karty.
board-do-heal = Léčit
board-do-heal-text = Ve fungujícím táboře odstraníš všechna svá zranění.
board-do-take = Předmět
board-do-take-text = Ve fungujícím táboře získáš předmět jeho frakce, pokud ho nemáš.
board-do-regroup = Přeskupit
board-do-regroup-text = Přeskupení: rovnou do jiného svého fungujícího tábora, s Útočištěm do tábora kohokoli.

## Kostka zranění

board-odds = Kostka zranění
board-odds-wounds = { $wounds ->
    [0] zatím bez zranění
   *[other] zranění { $wounds } z { $most }
}
board-odds-chance = { $count } ze 6
board-odds-calm = vyvázneš
board-odds-wound = { $count ->
    [one] jedno zranění
    [2] dvě zranění
   *[other] { $count } zranění
}
board-odds-kill = { $hand ->
    [0] padne vrchní Strážce balíčku
   *[other] padne Strážce z ruky
}
board-odds-doomed = Prohra, kdyby to zasáhlo: { $cards }.
board-odds-hurts = Toxická lokalita sama zraní.
board-odds-none = bez kostky
board-odds-said = Pak padne kostka: { $calm } ze 6 bez následků, { $wound } ze 6 zranění, { $kill } ze 6 smrt Strážce.
board-fate-0 = Pak klid.
board-fate-1 = Pak na dostřel odstřelovačů.
board-fate-2 = Pak mezi mechy.

## Stůl

board-map = Mapa o 37 hexech. Šipkami se chodí z hexu na hex, Enter vybírá, tečka a čárka obcházejí hrany hexu.
board-zoom-in = Přiblížit mapu
board-zoom-out = Oddálit mapu
board-zoom-whole = Celá mapa
board-active = Aktivní Strážce
board-active-of = { $name }: aktivní Strážce { $card }
board-hand = { $count ->
    [0] Prázdná ruka
    [one] V ruce { $count } karta
    [few] V ruce { $count } karty
   *[other] V ruce { $count } karet
}
board-hand-covered = Leží lícem dolů. Na svoje karty se podíváš odkazem nahoře, i když chceš někoho přidat do týmu.
board-ap = { $ap ->
    [one] Zbývá { $ap } akční bod
    [few] Zbývají { $ap } akční body
   *[other] Zbývá { $ap } akčních bodů
}
board-ap-short = { $ap } AB
board-first = První hráč
board-faction-open = { $number ->
    [1] První frakce
   *[other] Druhá frakce
}
board-thinking = vybírá…
board-chosen = má vybráno
board-away = je pryč
board-led = { $leader }, { $faction }
board-home = domov: { $habitat }
board-item = předmět: { $item }
board-gone = Splněno: všechny tábory stojí, frakce vystoupila ze hry.
board-support = podpora { $support } z { $needed }, zbývá { $left ->
    [one] { $left } tábor
    [few] { $left } tábory
   *[other] { $left } táborů
}
board-no-camps = všechny tábory stojí
board-wounds = zranění { $wounds } z { $most }
board-brink = Další zranění zabije Strážce!
board-threat-near = mezi mechy
board-threat-far = v dostřelu
board-missing = Do tábora chybí { $count ->
    [one] { $count } podpora
    [few] { $count } podpory
   *[other] { $count } podpor
}. { $left ->
    [1] Bude to poslední tábor, za něj se už nedobírá.
   *[other] Pak dobereš do { $hand } karet.
}
board-full = { $left ->
    [1] Podpora je plná: postav poslední tábor.
   *[other] Podpora je plná: postav tábor a dober do { $hand } karet.
} Další podpora propadá.
board-items = Předměty
board-use = Použít předmět: { $item }
board-item-bright = { $item }: máš
board-item-dark = { $item }: použito
board-tokens = { $count ->
    [one] { $count } žeton průlomu
    [few] { $count } žetony průlomu
   *[other] { $count } žetonů průlomu
}
board-cards = ruka { $hand }, balíček { $deck }
board-told = V { $round }. kole:
board-hint-when = Prozrazeno v { $round }. kole, pozdější změny ruky nesleduje.
board-silence = Ticho!
board-silence-text = Vybíráte potají. Řeč je zamčená, dokud se karty neotočí.
board-guide = Co je na mapě

## Stroje

board-machines = Stroje
board-doom = Tři cesty k prohře
board-factories = Továrny (šestá je prohra)
board-factories-said = postavené továrny: { $count } z 5, zalesněné: { $wild }
board-toxic = Volné toxické lokality
board-toxic-said = { $left ->
    [one] zbývá { $left } z 6 toxických lokalit
    [few] zbývají { $left } z 6 toxických lokalit
   *[other] zbývá { $left } z 6 toxických lokalit
}
board-dead = Padlí (dva stejní jsou prohra)
board-dead-none = { $habitat }: nikdo nepadl
board-dead-one = { $habitat }: mezi padlými je { $card }, další smrt je prohra
board-direction-right = stroje jedou vpravo
board-direction-left = stroje jedou vlevo
board-to-come = Ještě přijde ({ $count } z 7), ukaž si co
board-preview = ukázat, co by teď udělala
board-loses = Teď by znamenala prohru!
board-last = Poslední karta
board-look = znovu

board-tale = Karta strojů krok po kroku
board-tale-steps = Kroky karty
board-tale-card = { $number }. karta strojů
board-tale-if = Kdyby přišla teď
board-tale-close = Zavřít
board-tale-back = O krok zpět
board-tale-next = O krok dál
board-tale-play = Přehrát na mapě
board-tale-pause = Zastavit
board-tale-all = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
}
board-tale-at = krok { $at } z { $count }
board-tale-rule = ukázat pravidlo
board-tale-earlier = ‹ předchozí karta
board-tale-later = další karta ›
board-tale-turn = Počítáno pro tah, který má { $name }.
board-tale-encloses = Ohraničila by: { $hexes }. Další karta Továrny postaví na jednom ohraničeném hexu továrnu.
board-tale-loses = Touhle kartou byste prohráli.
board-tale-no-site = Žádný hex není ohraničený ze všech šesti stran, proto se nestaví a šíří se znečištění.
board-tale-no-run = Žádný lovec nemá na dosah žádného vůdce, všichni zůstávají.
board-tale-no-engine = Žádná mašina není na mapě.
board-tale-no-wound = Nikdo nestojí na hexu s mechem, nikdo není zraněn.
board-tale-wall = Mašina za sebou nechává zeď { $edge }.
board-tale-engine-step = Popojede na { $edge }.
board-tale-engine-reset = Z { $edge } to dál nejde: mašina se vrací na jádro.
board-tale-engine-deployed = Z jádra vyjíždí mašina, na první volný paprsek { $edge }.
board-tale-engine-waits = Žádný paprsek není volný: mašina čeká na jádru.
board-tale-factory = { $hex } má zdi ze všech stran a radar na něj narazil první: deska { $number } z jádra je teď továrnou. Zdi kolem zmizely, továrna má vlastní.
board-tale-core-mechs = Na jádru přibyli dva mechové, teď jich tam je { $count }.
board-tale-pollution = Výpusť { $origin } znečistila { $hex } ({ $count } ze 3).
board-tale-toxic = Třetí znečištění na { $hex }: je z něj toxická lokalita. Na kruhu jich zbývá { $left }.
board-tale-hunter = Mašina na { $edge } vysadila lovce na { $hex }.
board-tale-pursuit = { $count ->
    [one] Lovec běží
    [few] { $count } lovci běží
   *[other] { $count } lovců běží
} z { $origin } za vůdcem na { $hex }.
board-tale-direction-right = Stroje se otočily: teď jedou vpravo, po směru hodin.
board-tale-direction-left = Stroje se otočily: teď jedou vlevo, proti směru hodin.
board-tale-core-unknown = Výpusti jádra taky něco znečistí, ale kam míří nová deska, zatím nikdo neví.
board-tale-would-die = Zranění navíc ({ $player }): zemřel by jeden Strážce.
board-tale-machine-shuffle = Došlo všech sedm karet, zamíchají se a začíná se znovu.

## Hexy a hrany

board-side-e = východ
board-side-se = jihovýchod
board-side-sw = jihozápad
board-side-w = západ
board-side-nw = severozápad
board-side-ne = severovýchod
board-hex-core = jádro strojů, { $boards ->
    [one] { $boards } deska
    [few] { $boards } desky
   *[other] { $boards } desek
}{ $engines ->
    [0] {""}
   *[other] , čeká tu mašina
}
board-hex-factory = továrna { $number }
board-hex-rewilded = zalesněná továrna { $number }
board-hex-toxic = toxická lokalita
board-hex-pollution = znečištění { $count }
board-hex-hunters = { $count ->
    [one] { $count } lovec
    [few] { $count } lovci
   *[other] { $count } lovců
}
board-hex-snipers = { $count ->
    [one] { $count } odstřelovač
    [few] { $count } odstřelovači
   *[other] { $count } odstřelovačů
}
board-hex-leader = vůdce: { $name }
board-hex-camp = tábor: { $name }
board-hex-camp-idle = tábor pod továrnou, nefunguje: { $name }
board-hex-enclosed = ohraničený ze všech stran
board-hex-walls = { $count ->
    [one] zeď
    [few] { $count } zdi
   *[other] { $count } zdí
}: { $sides }
board-hex-zone = v dostřelu odstřelovačů
board-hex-vent = míří sem výpusť z { $hex }
board-hex-can = Můžeš: { $what }.
board-edge-wall = zeď
board-edge-breach = prolomená zeď, { $name }
board-edge-engine = mašina
board-edge-open = bez zdi
board-edge-border = okraj plánu bez zdi

## Konec hry

headline-victory = Divočina je zpátky
headline-core = Stroje vyhrály
headline-toxic = Stroje vyhrály
headline-massacre = Stroje vyhrály
headline-time = Přišla zima
board-ending-rounds = { $count ->
    [one] kolo
    [few] kola
   *[other] kol
}
board-ending-camps = táborů stojí
board-ending-toxic = { $count ->
    [one] toxická lokalita
    [few] toxické lokality
   *[other] toxických lokalit
}
board-ending-fallen = { $count ->
    [one] padlý Strážce
    [few] padlí Strážci
   *[other] padlých Strážců
}
board-ending-tents = postavené tábory: { $built } z { $all }
board-ending-curve = Jak přibývaly tábory a kolik držely stroje, kolo za kolem
board-ending-ours = tábory Strážců
board-ending-machines = továrny a toxické lokality
board-turning = Rozhodlo { $round }. kolo.
board-turning-toxic = Karta { $card } přinesla { $count ->
    [one] toxickou lokalitu
    [few] { $count } toxické lokality
   *[other] { $count } toxických lokalit
}, víc než kterákoli jiná.
board-turning-massacre = Mezi padlými je od té chvíle { $card } ({ $habitat }): druhá smrt ve stejném prostředí byla prohra.
board-turning-core = Na { $hex } vyrostla poslední deska z jádra, číslo { $number }: další ohraničený hex byl prohra.
board-turning-rewild = Na { $hex } zarostla poslední továrna.
board-turning-build = Na { $hex } stojí poslední postavený tábor.
board-turning-look = Podívej se na ten okamžik
board-solo-companion = Ve hře pro jednoho nic nedělá.

## Průvodce

board-guide-goal = Vyhrajete spolu, až budou stát všechny tábory ({ $camps ->
    [one] zbývá { $camps }
    [few] zbývají { $camps }
   *[other] zbývá jich { $camps }
}) a všechny továrny budou zalesněné.
board-guide-signs = Značky
board-guide-engine = mašina: jede hrotem napřed, nechává zdi; tečky ukazují další hranu v současném směru, tmavší tečky po Restartu
board-guide-wall = zeď: neprojdeš; ze všech šesti stran znamená továrnu
board-guide-breach = průlom: hráči projdou, lovci ne, hex ohraničuje dál
board-guide-mech = mech: na továrně nebo jádru odstřelovač, jinde lovec
board-guide-zone = dostřel: akce na tomto hexu znamená hod na zranění
board-guide-factory = továrna: šipka je radar, mřížky jsou výpusti
board-guide-wild = zalesněná továrna: má všechna prostředí a smí tam tábor kohokoli
board-guide-pollution = znečištění: třetí na hexu je toxická lokalita
board-guide-toxic = toxická lokalita: její čištění zraní
board-guide-camp = tábor: léčí, dává předmět, vede k němu přeskupení
board-guide-hatch = Husté šrafování je ohraničený hex, řídké hex, kterému chybí poslední zeď.
board-guide-mistakes = Na co se zapomíná
board-guide-not-draw = Karty se dobírají jen za postavený tábor, ne na konci tahu.
board-guide-not-engines = Mašiny nejde zastavit ani odstranit.
board-guide-not-breached = I prolomená zeď hex ohraničuje.
board-guide-not-regroup = Přeskupení nepřinese předmět, pohyb do tábora ano.
board-guide-not-far = Z dálky platí jen jednoduché zranění, mezi mechy každé.
board-guide-not-full = S plnou podporou další propadá: nejdřív postav tábor.
board-guide-not-last = Poslední tábor tě vyřadí ze hry, pokud ještě někdo zůstává.
board-guide-not-trail = Stezka nesmí vést přes hex s mechem, začít a skončit na něm smí.
board-guide-keys = Klávesnice
board-guide-keys-text = Tabulátorem na mapu, šipkami z hexu na hex, Enter vybere. Tečka a čárka obcházejí hrany hexu. Esc zruší výběr, S přeskočí přehrávání.
# proč se nikdo neptal
forced-act = { $me ->
    [seat] Jediná možnost: žádná akce ti nezbývá, tah končí.
   *[other] { $seat } už nemá žádnou akci, tah končí.
}
