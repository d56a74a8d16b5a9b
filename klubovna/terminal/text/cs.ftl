you = Hráč
bot-names = Bedřich Cecílie Dorota Emil Františka
help = číslo = volba, více čísel = volby po sobě, ? = pravidlo, w = co a proč nejde, a = nápověda, u = zpět, l = celý zápis, b = hlášení chyby, q = konec
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
    [few] { $eyes }, po { $moves } odpovědích
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
join-table = { $game }, u stolu: { $names }{ $free ->
    [0] {""}
    [one] {" "}({ $free } volné místo)
    [few] {" "}({ $free } volná místa)
   *[other] {" "}({ $free } volných míst)
}
join-help = číslo = volba, ? = pravidlo, u = vzít zpět, l = celý zápis, q = odejít (místo zůstane tvoje)
join-waits = Sedíš. Začne se, až hostitel spustí partii.
join-again = Spojení se přerušilo, zkouším to znovu.
join-no-server = Na adrese { $address } klubovna neodpovídá.
join-started = Partie už běží a žádné místo u stolu není tvoje. Kdo se vrací, přidá --token.
join-full = U stolu není volné místo.
join-undo = { $name } chce vzít tah zpět. Souhlasíš? (a/n)
join-replace = { $name } navrhuje, aby za nepřítomného hrál bot. Souhlasíš? (a/n)
join-left = Místo u stolu zůstává tvoje. Zpět se dostaneš takhle: klubovna join { $link } --token { $token }
join-number = Napiš číslo od 1 do { $most }, nebo ? u l q.
