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
    .acc = { $colour ->
        [green] zeleného
        [purple] fialového
       *[orange] oranžového
    } zombíka { $number }
    .ins = { $colour ->
        [green] zeleným
        [purple] fialovým
       *[orange] oranžovým
    } zombíkem { $number }
card-axe = { $colour ->
    [green] zelená
    [purple] fialová
   *[orange] oranžová
} sekyra
    .acc = { $colour ->
        [green] zelenou
        [purple] fialovou
       *[orange] oranžovou
    } sekyru
    .ins = { $colour ->
        [green] zelenou
        [purple] fialovou
       *[orange] oranžovou
    } sekyrou
    .kind = axe
card-net = { $colour ->
    [green] zelená
    [purple] fialová
   *[orange] oranžová
} síť
    .acc = { $colour ->
        [green] zelenou
        [purple] fialovou
       *[orange] oranžovou
    } síť
    .ins = { $colour ->
        [green] zelenou
        [purple] fialovou
       *[orange] oranžovou
    } sítí
    .kind = net
card-shotgun = { $colour ->
    [green] zelená
    [purple] fialová
   *[orange] oranžová
} brokovnice
    .acc = { $colour ->
        [green] zelenou
        [purple] fialovou
       *[orange] oranžovou
    } brokovnici
    .ins = { $colour ->
        [green] zelenou
        [purple] fialovou
       *[orange] oranžovou
    } brokovnicí
card-barricade = barikáda
    .acc = barikádu
    .ins = barikádou
horde-run = 1-2-3-4-5
    .of = z karet 1-2-3-4-5
horde-four = čtyři { $number ->
    [1] jedničky
    [2] dvojky
    [3] trojky
    [4] čtyřky
   *[5] pětky
}
    .of = ze čtyř { $number ->
        [1] jedniček
        [2] dvojek
        [3] trojek
        [4] čtyřek
       *[5] pětek
    }
a-number = { $number ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
   *[5] pětku
}

## Otázky

ask-place = Kam patří { $card }?
ask-flip_or_stop = Otočit další kartu, nebo skončit a vzít si řadu?
ask-take_row = Kterou řadu si bereš?
ask-resolve = Kterou akční kartu teď vyhodnotíš?
ask-axe = Sekyra: kterou kartu ze své sbírky odhodíš?
ask-net = Síť: komu a co ukradneš?
ask-shotgun = Brokovnice: které číslo ostatní odhodí?
ask-horde = Vytvoříš hordu?
ask-pick = Kterou kartu si bereš?

## Volby

flip = Otočit dál
stop = Skončit
new-row = Začít řadu { $row }
left-end = Řada { $row }, levý konec
right-end = Řada { $row }, pravý konec
cover = Překrýt v řadě { $row } { $card-acc }
take-row = Vzít řadu { $row }
resolve = { $card }
axe = Odhodit { a-number }
net = Ukrást { a-number }, kterou má { $victim }
shotgun = Číslo { $number }
form-horde = Vytvořit hordu { $set-of }
pick = Vzít z řady { $row } { $card-acc }

## Zápis

log-turn = Tah { $turn }: { $me ->
    [seat] hraješ ty
   *[other] hraje { $seat }
}.
log-reshuffle = Z odhozených karet je nový balíček: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}. { $left ->
    [0] Tenhle balíček je poslední.
    [one] Obnovit půjde ještě jednou.
   *[other] Obnovit půjde ještě { $left }×.
}
log-flip = { $me ->
    [seat] Otáčíš
   *[other] { $seat } otáčí
} { $card-acc }.
log-last-card = To byla poslední karta: tímto tahem hra končí.
log-new-row = { $me ->
    [seat] Začínáš
   *[other] { $seat } začíná
} řadu { $row } { $card-ins }.
log-place-left = { $me ->
    [seat] Přikládáš
   *[other] { $seat } přikládá
} { $card-acc } zleva k řadě { $row }.
log-place-right = { $me ->
    [seat] Přikládáš
   *[other] { $seat } přikládá
} { $card-acc } zprava k řadě { $row }.
log-cover = { $me ->
    [seat] Překrýváš
   *[other] { $seat } překrývá
} barikádou { $card-acc } v řadě { $row }.
log-bust = Smůla! { $me ->
    [seat] Nemáš kam dát { $card-acc } a nedostaneš
   *[other] { $seat } nemá kam dát { $card-acc } a nedostane
} nic.
log-take-row = { $me ->
    [seat] Bereš si celou řadu
   *[other] { $seat } si bere celou řadu
} { $row } ({ $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}).
log-pick = { $me ->
    [seat] Z řady { $row } si bereš
   *[other] { $seat } si z řady { $row } bere
} { $card-acc }.
log-collect = { $me ->
    [seat] Do sbírky si přidáváš
   *[other] { $seat } si do sbírky přidává
} { $cards ->
    [one] jednoho zombíka
    [few] { $cards } zombíky
   *[other] { $cards } zombíků
}.
log-axe = { $me ->
    [seat] Odhazuješ
   *[other] { $seat } odhazuje
} sekyrou { a-number }.
log-net = { $me ->
    [seat] Kradeš sítí { a-number }, přichází o ni { $victim }.
    [victim] { $seat } ti krade sítí { a-number }.
   *[other] { $seat } krade sítí { a-number }, přichází o ni { $victim }.
}
log-shotgun = { $me ->
    [seat] Střílíš
   *[other] { $seat } střílí
} z brokovnice na { $number ->
    [1] jedničky
    [2] dvojky
    [3] trojky
    [4] čtyřky
   *[5] pětky
}.
log-shot = { $me ->
    [seat] Přicházíš
   *[other] { $seat } přichází
} o { a-number }.
log-no-effect = { $me ->
    [seat] Nemáš
   *[other] { $seat } nemá
} na co použít { $card-acc }: { $card-kind ->
    [axe] sbírka je prázdná
   *[net] nikdo jiný žádnou kartu nemá
}.
log-horde = { $me ->
    [seat] Vytváříš
   *[other] { $seat } vytváří
} hordu { $set-of } za 10 bodů.
log-score = { $me ->
    [seat] Na konci máš
   *[other] { $seat } má na konci
} { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}.
end-deck = Poslední balíček došel.

## Terminál

screen-deck = Balíček { $cards } (lze obnovit { $reshuffles }×), odhozeno { $discard }
screen-bust = příští karta znamená smůlu: { $failing } z { $of }
screen-free-lane = volno
screen-in-hand = Právě ve hře:
screen-score = hordy: { $hordes }, { $score } b.
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
# co ukáže volba předem (gauges.py): jméno údaje, za ním stojí „9 ▸ 12“
gauge-score = { $me ->
    [who] Tvoje body
   *[other] Body – { $who }
}
gauge-hordes = { $me ->
    [who] Tvoje hordy
   *[other] Hordy – { $who }
}
gauge-row = Kolik ti přinese řada { $row }
gauge-bust = Riziko, že další karta nikam nesedne (%)
odds-bust = Karta nikam nesedne
