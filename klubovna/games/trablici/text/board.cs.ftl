# Trablíci na webovém stole.

wait-place = přikládá kartu
wait-flip_or_stop = rozmýšlí se, jestli otočí další
wait-take_row = vybírá si řadu
wait-resolve = vybírá akční kartu k vyhodnocení
wait-axe = odhazuje sekyrou
wait-net = loví do sítě
wait-shotgun = míří brokovnicí
wait-horde = může vytvořit hordu
wait-pick = bere si kartu

board-why-place-zombie = Na konec řady: čísla zleva neklesají a stejná čísla ani barvy se nedotýkají. Nebo začni novou.
board-why-place-action = Na konec řady, kde taková akce ještě není a kde se nedotkne své barvy. Nebo začni novou.
board-why-place-barricade = Přes kteroukoli nepřekrytou kartu. Novou řadu nezačíná.
board-why-flip_or_stop = Když skončíš, bereš celou řadu. Karta, která se nikam nehodí, je smůla a nebereš nic.
board-why-take_row = Bereš všechny její karty. Vpravo je, co ti dá.
board-why-resolve = Akční karty odměny se vyhodnotí po jedné, pořadí je na tobě.
board-resolve-axe = Odhodíš jednu kartu ze své sbírky. Zombíci z téhle řady v ní ještě nejsou.
board-resolve-net = Ukradneš jednu kartu komukoli z ostatních.
board-resolve-shotgun = Určíš číslo a každý z ostatních jednu takovou kartu odhodí.
board-why-axe = Jednu kartu své sbírky odhodíš.
board-why-net = Jednu kartu si vezmeš ze sbírky někoho jiného.
board-why-shotgun = Každý z ostatních odhodí jednu takovou kartu, má-li ji.
board-why-horde = 1-2-3-4-5, nebo čtyři karty stejného čísla: 10 bodů, které už nikdo nevezme.
board-why-pick = Po cizím tahu si každý z ostatních vezme jednu kartu z libovolné řady.

board-points-short = { $points ->
   *[other] b.
}
board-points = { $points ->
    [one] bod
    [few] body
   *[other] bodů
}
board-others = Soupeři
board-hordes = { $count ->
    [one] { $count } horda
    [few] { $count } hordy
   *[other] { $count } hord
}
board-no-horde = bez hordy
board-on-turn = je na tahu
board-picks = bere { $order }. v pořadí
board-column = { $name }, číslo { $number }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
board-deck = Dobírací balíček: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
board-cards = { $cards ->
    [one] karta
    [few] karty
   *[other] karet
}
board-reshuffles = obnoví se ještě { $left }×
board-last-deck = poslední balíček
board-last-card = poslední karta padla
board-discarded = { $cards ->
    [one] odhozená
    [few] odhozené
   *[other] odhozených
}
board-show = ukázat
board-discard-pile = { $cards ->
    [one] { $cards } odhozená karta
    [few] { $cards } odhozené karty
   *[other] { $cards } odhozených karet
}
board-row = Řada { $row }: { $cards ->
    [0] volno
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
board-covered = { $card }, pod barikádou
board-new-row = nová řada
board-bust = Smůla!
board-gain = { $zombies ->
    [0] bez zombíků
    [one] zombík
    [few] zombíci
   *[other] zombíků
}
board-gain-hordes = { $hordes ->
    [one] a je z toho horda
    [few] a jsou z toho { $hordes } hordy
   *[other] a je z toho { $hordes } hord
}
board-axe = Sekyra
board-net = Síť
board-shotgun = Brokovnice
board-barricade = Barikáda
board-axe-word = sekyra
board-net-word = síť
board-shotgun-word = brokovnice
board-nobody = nikdo nic
board-horde-ready = Máš na hordu.
board-missing = Na hordu stačí { $numbers }
board-risk = { $failing } z { $of }
board-risk-why = zbylých karet by se teď nikam { $failing ->
    [one] nevešla.
    [few] nevešly.
   *[other] nevešlo.
}

board-end-made = { $hordes ->
    [0] žádná horda
    [one] { $hordes } horda
    [few] { $hordes } hordy
   *[other] { $hordes } hord
} a { $cards ->
    [0] žádná karta navíc
    [one] { $cards } karta navíc
    [few] { $cards } karty navíc
   *[other] { $cards } karet navíc
}
board-end-horde = horda za deset
board-end-card = zbylá karta za jeden
board-end-decided = Rozhodl { $turn }. tah.
board-end-led = { $count ->
    [1] Od té chvíle až do konce vede { $names }.
   *[other] Od té chvíle až do konce vedou { $names }.
}
board-end-look = Podívej se na ten okamžik

board-does-zombie = Jde do sbírky a je za bod. Čísla 1 až 5 nebo čtyři karty jednoho čísla jsou horda za deset.
board-does-axe = Kdo sekyru získá, odhodí jednu kartu ze své sbírky.
board-does-net = Kdo síť získá, ukradne jednu kartu někomu jinému.
board-does-shotgun = Kdo brokovnici získá, určí číslo a každý z ostatních jednu takovou kartu odhodí.
board-does-barricade = Překrytá karta nemá číslo ani barvu, dokud si ji někdo nevezme.
# proč se nikdo neptal
forced-place = Jediná možnost: jinam karta nepatří.
forced-take_row = Jediná možnost: jiná řada k braní není.
forced-pick = Jediná možnost: jiná karta k braní není.
forced-resolve = Jiná akční karta na vyhodnocení nečeká.
forced-axe = Jediná možnost: ve sbírce jsou jen karty jednoho čísla.
forced-net = Jediná možnost: nikdo nemá nic jiného.
