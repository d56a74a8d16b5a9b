# Tag Team na webovém stole.

wait-pick = vybírá bojovníka
wait-remove = vyřazuje kartu draftu
wait-order = řadí startovní karty
wait-build = přidává kartu do balíčku
wait-under = odkládá zbylé karty

board-ring = Ring
board-round = Kolo { $round }
board-round-word = kolo
board-building = Stavba na { $round }. kolo
board-decks-label = Oba bojové balíčky, sloupec je tah
board-decks = { $deck ->
    [one] { $deck } karta v balíčku
    [few] { $deck } karty v balíčku
   *[other] { $deck } karet v balíčku
}, { $build } k dobrání
board-attacks = útok
board-blocks = kryje
board-before = Před gongem
board-my-deck = Tvůj balíček
board-their-deck = { $name }, minulé kolo
board-start = startovní karta
board-new = nová
board-unknown = neznámá karta
board-face-down = ještě neotočená
board-their-new = { $name } přidává další. Kterou a kam, ví jen { $name }.

board-hp = { $hp } z { $top } BZ (bodů zdraví)
board-fairies = Víly mají { $hp } BZ (bodů zdraví), každá nejvýš { $top }
board-bear-life = Medvědův život je jeho síla: { $power }
board-bear = Síla je jeho život
board-ko = K.O.
board-power = síla { $power }
board-power-word = síla
board-of = { $now } z { $top }
board-aflame = Hoří! × { $n }
board-serpent = leží tu had
board-presence = pod ochranou golema
board-presence-own = má svůj žeton
board-sheriff = šerif je u bandy
board-sheriff-away = šerif je na druhé straně
board-doubled = příští karta platí dvakrát
board-icon-stop = stop: tady se ukazatel zastaví
board-icon-power = po cestě: +1 síla
board-icon-voice = po cestě: +1 Hlas boží
board-icon-soul = po cestě: +1 duše
board-icon-fall = padlá víla: +1 síla

board-order = Oba balíčky se hrají shora, karta proti kartě, a nikdy se nemíchají. Která z tvých dvou karet bude první?
board-order-watch = Hráči si v tajnosti řadí své dvě startovní karty.
board-order-theirs = { $name } má v balíčku tyto dvě, v pořadí, které neznáš: { $one }, { $two }.
board-order-both = { $me } má tyto dvě, { $name } { $one } a { $two }. Pořadí se ukáže až v ringu.
board-newcomer = Vyhrává, kdo první knokautuje kteréhokoli z obou soupeřových bojovníků, tedy připraví ho o všechny body zdraví (BZ). Boj proběhne sám; mezi koly vždy přidáš do balíčku jednu kartu.

board-place = Na { $place }. místo
board-gap = proti kartě { $card }
board-gap-last = na konec
board-gap-twice = 2× { $card }
board-gap-twice-next = 2× první karta příště
board-how = Přetáhni kartu do mezery ve svém balíčku, nebo ťukni na kartu a pak na mezeru. Karty za ní se posunou o tah.
board-how-touch = Ťukni na kartu a pak na mezeru ve svém balíčku, nebo kartu chvilku podrž a přetáhni. Karty za ní se posunou o tah.
board-where = Kam s kartou „{ $card }“? Mezera říká, co by potkala, kdyby soupeř nic nepřidal před ni.
board-done = Hotovo. Čeká se na druhého.
board-waits = Zbylé dvě se vrátí pod dobírací balíček.
board-what = Když ji vsuneš na { $place }. místo
board-what-meets = { $turn }. tah: { $card } proti kartě { $other }.
board-what-open = { $turn }. tah: { $card } proti neznámé kartě.
board-what-mind = { $name } také jednu kartu přidává: od jejího místa se všechno posune o tah.
board-promise-hits = nekryje
board-promise-hits-long = Soupeřova karta nekryje, útok projde.
board-promise-blocked = do krytu
board-promise-blocked-long = Soupeřova karta kryje.
board-promise-blocks = zachytí útok
board-promise-blocks-long = Soupeřova karta útočí, kryt má co zachytit.
board-promise-idle = nic nekryje
board-promise-idle-long = Soupeřova karta neútočí, kryt je nadarmo.
board-promise-open = proti neznámé
board-promise-open-long = Co se stane, z karet vyčíst nejde.
board-below = Pod dobírací balíček už jde: { $cards }.
board-bonus = hned: { $name } +{ $n } BZ
board-under = Zbylé dvě jdou pod dobírací balíček
board-under-why = Která se odtud vrátí dřív?

board-turn = Kolo { $round }, tah { $turn } z { $turns }
board-turn-of = Tah { $turn }:
board-turn-count = tah z { $turns }
board-turns = Tahy
board-show-turn = Ukázat tah { $turn }
board-nothing = Nestalo se nic.
board-cancelled = Zrušeno
board-success = Úspěch
board-term-direct = přímé zranění
board-term-healing = léčení
board-term-attack = útok
board-stopped = stop, zbytek propadl

board-guide = Příručka bojovníků
board-guide-short = Příručka
board-guide-of = Příručka: { $name }
board-guide-lead = Jak kdo bojuje, jeho vlastní pravidla a všechny jeho karty. Všech dvacet karet obou týmů je veřejně známých.
board-facts = { $hp ->
    [one] { $hp } bod zdraví
    [few] { $hp } body zdraví
   *[other] { $hp } bodů zdraví
} (BZ), síla { $power }, obtížnost { $difficulty } ze 3
board-left = { $n ->
    [0] už celá ve hře
    [one] může přijít ještě jednou
   *[other] může přijít ještě { $n }×
}

board-nobody-yet = zatím nikdo
board-in-hand = { $cards ->
    [one] { $cards } karta draftu v ruce
    [few] { $cards } karty draftu v ruce
   *[other] { $cards } karet draftu v ruce
}
board-removed = Tajně vyřazeno: { $name }
board-draft-watch = Hráči si vybírají bojovníky.

board-end-blow = Rozhodl { $turn }. tah { $round }. kola: { $card } proti kartě { $other }.
board-end-watch = Podívat se na rozhodující tah
board-end-curve = Zdraví bojovníků tah po tahu

draw-double_ko = Remíza
draw-exhausted = Remíza
