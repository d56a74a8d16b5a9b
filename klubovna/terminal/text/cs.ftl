you = Hráč
bot-names = Bedřich Cecílie Dorota Emil Františka
help = číslo = volba, více čísel = volby po sobě, ? = pravidlo, a = rada, u = zpět, l = celý zápis, q = konec
prompt = Tvoje volba
bad-number = Napiš číslo od 1 do { $most }, nebo ? a u l q.
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
advice = { $number }  { $label }: { $chance } { $chance ->
    [one] hra
    [few] hry
   *[other] her
} ze 100 (± { $error }){ $equal ->
    [yes] {" "}– vyjde skoro nastejno
   *[no] {""}
}
odds = { $name }: { $part } z { $of }
