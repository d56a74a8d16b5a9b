# Trablíci: jména, volby, otázky, zápis.

title = Trablíci
tagline = Otáčej, řaď a včas přestaň
option-start_player = Začínající hráč
option-start_player-random = losem

## Karty

card-zombie = { $colour ->
    [green] zelený
    [purple] fialový
   *[orange] oranžový
} zombík { $number }
card-axe = { $colour ->
    [green] zelená
    [purple] fialová
   *[orange] oranžová
} sekyra
card-net = { $colour ->
    [green] zelená
    [purple] fialová
   *[orange] oranžová
} síť
card-shotgun = { $colour ->
    [green] zelená
    [purple] fialová
   *[orange] oranžová
} brokovnice
card-barricade = barikáda
horde-run = 1-2-3-4-5
horde-four = čtyři { $number ->
    [1] jedničky
    [2] dvojky
    [3] trojky
    [4] čtyřky
   *[5] pětky
}

## Otázky

ask-place = Kam patří { $card }?
ask-flip_or_stop = Otočit další kartu, nebo skončit a vzít si řadu?
ask-take_row = Kterou řadu si bereš?
ask-resolve = Kterou akční kartu teď vyhodnotíš?
ask-axe = Sekyra: kartu kterého čísla odhodíš?
ask-net = Síť: komu a co ukradneš?
ask-shotgun = Brokovnice: kartu kterého čísla ostatní odhodí?
ask-horde = Vytvoříš hordu?
ask-pick = Kterou kartu si bereš?

## Volby

flip = Otočit dál
stop = Skončit
new-row = Začít řadu { $row }
left-end = Řada { $row }, levý konec
right-end = Řada { $row }, pravý konec
cover = Překrýt v řadě { $row }: { $card }
take-row = Vzít řadu { $row }
resolve = { $card }
axe = Odhodit { $number ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
   *[5] pětku
}
net = { $victim }: ukrást { $number ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
   *[5] pětku
}
shotgun = Číslo { $number }
form-horde = Vytvořit hordu: { $set }
pick = Vzít z řady { $row }: { $card }

## Zápis

log-turn = Tah { $turn }.
log-reshuffle = Odhazovací hromádka se zamíchá do nového balíčku: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}. { $left ->
    [0] Je poslední.
    [one] Půjde obnovit ještě jednou.
   *[other] Půjde obnovit ještě { $left }×.
}
log-flip = { $seat } otáčí: { $card }.
log-last-card = To byla poslední karta: tímto tahem hra končí.
log-new-row = { $seat } začíná řadu { $row }: { $card }.
log-place-left = { $seat } přikládá zleva k řadě { $row }: { $card }.
log-place-right = { $seat } přikládá zprava k řadě { $row }: { $card }.
log-cover = { $seat } překrývá barikádou v řadě { $row }: { $card }.
log-bust = Smůla, { $card } se nikam nehodí: { $seat } je bez odměny.
log-take-row = { $seat } si bere řadu { $row }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}.
log-pick = { $seat } si bere z řady { $row }: { $card }.
log-collect = { $seat } přidává do sbírky { $cards ->
    [one] jednoho zombíka
    [few] { $cards } zombíky
   *[other] { $cards } zombíků
}.
log-axe = Sekyra: { $seat } odhazuje { $number ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
   *[5] pětku
}.
log-net = Síť: { $seat } krade { $number ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
   *[5] pětku
}, přichází o ni { $victim }.
log-shotgun = { $seat } střílí z brokovnice na { $number ->
    [1] jedničky
    [2] dvojky
    [3] trojky
    [4] čtyřky
   *[5] pětky
}.
log-shot = { $seat } přichází o { $number ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
   *[5] pětku
}.
log-no-effect = { $seat }: { $card } je bez účinku.
log-horde = { $seat } vytváří hordu ({ $set }) za 10 bodů.
log-score = { $seat } má na konci { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}.
end-deck = Poslední balíček došel.

## Terminál

screen-deck = Balíček { $cards } (obnovení: { $reshuffles }), odhozeno { $discard }
screen-bust = příští karta znamená smůlu: { $failing } z { $of }
screen-free-lane = volno
screen-in-hand = Právě ve hře:
screen-score = hordy { $hordes }, { $score } b.
short-axe = SEK
short-net = SÍŤ
short-shotgun = BRO

## Podle čeho se posuzuje pozice

term-markers = hotové hordy
term-in-hand = hordy na ruce
term-loose = ostatní karty
term-pairs = dvojice
term-triples = trojice
term-three-different = tři různá čísla
term-four-different = čtyři různá čísla
term-promised = co ještě může přinést tah
term-waiting = nejlepší řada na stole
term-to-move = být na tahu
unit-hordes = { $count } { $count ->
    [one] horda
    [few] hordy
    [many] hordy
   *[other] hord
}
unit-cards = { $count } { $count ->
    [one] karta
    [few] karty
    [many] karty
   *[other] karet
}
unit-pairs = { $count } { $count ->
    [one] dvojice
    [few] dvojice
    [many] dvojice
   *[other] dvojic
}
unit-triples = { $count } { $count ->
    [one] trojice
    [few] trojice
    [many] trojice
   *[other] trojic
}
unit-sets = { $count } { $count ->
    [one] sada
    [few] sady
    [many] sady
   *[other] sad
}
unit-points = { $count } { $count ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
unit-turns = { $count } { $count ->
    [one] tah
    [few] tahy
    [many] tahu
   *[other] tahů
}
