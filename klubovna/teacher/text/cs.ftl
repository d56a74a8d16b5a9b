# Rozbor partie: věty o tom, jak kdo hrál. Oslovují každého, takže bez rodu.
grade-blunder = { $count } { $count ->
    [one] hrubá chyba
    [few] hrubé chyby
   *[other] hrubých chyb
}
grade-mistake = { $count } { $count ->
    [one] chyba
    [few] chyby
   *[other] chyb
}
grade-doubtful = { $count } { $count ->
    [one] sporná volba
    [few] sporné volby
   *[other] sporných voleb
}
verdict-clean = Hra bez chyby.
verdict-nearly = Téměř bez chyby: drobnosti stály { games }.
verdict-lost = { $what }: vlastní volby stály { games }.
verdict-gifts = Cizí chyby přinesly { games }.
verdict-lucky = Náhoda přidala { games }.
verdict-unlucky = Náhoda ubrala { games }.
verdict-even = Náhoda nakonec nepřidala ani neubrala.
games = { $points } { $points ->
    [one] hru
    [few] hry
   *[other] her
} ze 100
analysis-choice = volba
analysis-luck = náhoda
analysis-turns = Kde se partie otočila
analysis-nothing = Žádný zvrat: šance se měnily pozvolna.
analysis-players = Náhoda a rozhodnutí
analysis-team = Tým
analysis-better = lepší bylo { $option }
analysis-of = Rozbor: { $game }, { $moves ->
    [one] { $moves } volba
    [few] { $moves } volby
   *[other] { $moves } voleb
}
column-player = hráč
column-start = začátek
column-own = vlastní volby
column-others = cizí chyby
column-luck = náhoda
column-end = konec
column-move = volba
column-cause = čím
column-swing = posun
column-what = co se stalo

# Hádanky. Oslovují každého, takže bez rodu.
puzzle-title-win = Rozhodni to hned
puzzle-title-survive = Přežijte
puzzle-title-plan = Na všechno připraven
puzzle-title-odds = Co má lepší šanci
puzzle-say-win = Jedna volba vyhraje ještě v tomhle tahu. Která?
puzzle-say-survive = Jedna volba dává týmu jasně nejlepší šanci. Která?
puzzle-say-plan = Nevíš, co chystá soupeř. Která volba obstojí nejlíp?
puzzle-say-odds = Jedna volba má jasně nejlepší šanci na výhru. Která?
puzzle-go-on = Správně. A co teď?
puzzle-wrong = Takhle vyhraješ { $points ->
    [one] { $points } hru
    [few] { $points } hry
   *[other] { $points } her
} ze 100, nejlepší volbou { $best }. Zkus to znovu.
puzzle-far = Tahle volba je daleko od nejlepší. Zkus to znovu.
puzzle-solved = Vyřešeno!
