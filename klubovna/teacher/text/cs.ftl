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
