you = Hráč
bot-names = Bedřich Cecílie Dorota Emil Františka
help = číslo = volba, více čísel = volby po sobě, ? = pravidlo, w = co a proč nejde, a = rada, u = zpět, l = celý zápis, b = hlášení chyby, q = konec
prompt = Tvoje volba
bad-number = Napiš číslo od 1 do { $most }, nebo ? w a u l b q.
cannot-undo = Není co vzít zpět.
undone = Zpět k tvé předchozí volbě.
refused = To nejde: { $reason }
rule = Pravidlo { $number }: { $text }
picked = zatím vybráno: { $labels }
winner = { $many ->
    [one] { $mine ->
        [yes] Vyhráváš!
       *[no] Vítězí { $names }!
    }
   *[other] O vítězství se dělí { $names }!
}
nobody-won = Nikdo nevyhrál.
final = Konečné skóre
bye = Tak zase příště. { $version ->
    [one] Padlo { $version } rozhodnutí.
    [few] Padla { $version } rozhodnutí.
   *[other] Padlo { $version } rozhodnutí.
}
saved = Uloženo do { $path }.
seed = Zamíchání určilo číslo { $seed }.
reported = Hlášení chyby je v souboru { $path }. Je v něm jen to, co vidíš.
report-failed = Hlášení se nepodařilo uložit: { $reason }.
report-spectator = divák
report-of = { $moves ->
    [one] { $eyes }, po { $moves } odpovědi
   *[other] { $eyes }, po { $moves } odpovědích
}
advice = { $number }  { $label }: { $chance } { $chance ->
    [one] hra
    [few] hry
   *[other] her
} ze 100 (± { $error }){ $equal ->
    [yes] {" "}– vyjde skoro nastejno
   *[no] {""}
}
odds = { $name }: { $part } z { $of }
