# Sentences for the tests of the formatter, which Python and the browser share.
card-bot = Tankobot
    .acc = Tankobota
    .gender = m
card-pirate = Ostrá pirátka
    .acc = Ostrou pirátku
    .gender = f
card-cannon = Dělo
list = { $first } a { $rest }
    .acc = { $first-acc } a { $rest-acc }
zombie = zombík { $number }
    .acc = zombíka { $number }
base-oasis = Oáza
    .to = na Oázu
    .from = z Oázy
flip = { $me ->
    [seat] Otáčíš
   *[other] { $seat } otáčí
} { $card-acc }.
play = { $me ->
    [seat] Hraješ { $card-acc } { $base-to }.
   *[other] { $seat } hraje { $card-acc } { $base-to }.
}
steal = { $me ->
    [seat] Kradeš { $card-acc }, přichází o to { $victim }.
    [victim] { $seat } ti krade { $card-acc }.
   *[other] { $seat } krade { $card-acc }, přichází o to { $victim }.
}
gone = { $me ->
    [seat] { $card-gender ->
        [f] Tvá
       *[m] Tvůj
    } { $card }
   *[other] { $card } ({ $seat })
} odchází.
part = { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}
draw = { $me ->
    [seat] Dobíráš si
   *[other] { $seat } si dobírá
} { part }.
named = Jméno: { base-oasis.to }, { $card }.
