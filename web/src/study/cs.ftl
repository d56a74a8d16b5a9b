# Rozbor partie
title-analysis = Rozbor: { $game } · Klubovna
analysis = Rozbor
analysis-none = Rozbor téhle partie zatím nikdo nechtěl.
analysis-about = Každá volba se přehraje v mnoha možných světech. Soudí se jen podle toho, co tehdy mohl hráč vědět. Trvá to asi minutu.
analysis-start = Rozebrat partii
analysis-waiting = Rozbor čeká, až na něj přijde řada.
analysis-running = Přehrávám volbu po volbě: { $done } z { $total }
analysis-cancel = Zrušit rozbor
analysis-failed = Rozbor se nepovedl.
analysis-again = Zkusit znovu
analysis-curve = Jak se klonila výhra
analysis-curve-team = Jak se klonila výhra týmu
analysis-hint = Klepni na číslo, nebo táhni po křivce.
analysis-at = volba { $at } z { $last }
analysis-at-long = Volba { $at } z { $last }: { $who } { $chance } her ze 100
analysis-step = Další volba
analysis-step-back = Předchozí volba
analysis-team = tým
analysis-defeat = porážka
analysis-turned = Tady se partie otočila.
analysis-choice-of = { $name } volí
analysis-end = Konec partie
analysis-played = { $name } volí
analysis-was-better = Lepší bylo
analysis-was-best = Nic lepšího se najít nedalo.
analysis-of-100 = { $count ->
    [one] hra
    [few] hry
   *[other] her
} ze 100
analysis-luck-brought = Co přinesla náhoda
analysis-play-on = Hrát odtud
analysis-replay = Přehrávka odtud
analysis-turns = Zvraty
analysis-no-turns = Žádný zvrat: šance se měnily pozvolna.
analysis-number = č.
analysis-what = co se stalo
analysis-cause = čím
analysis-swing = posun
analysis-cause-luck = náhoda
analysis-cause-choice = volba
analysis-grade-doubtful = sporná volba
analysis-grade-mistake = chyba
analysis-grade-blunder = hrubá chyba
analysis-parts = Náhoda a rozhodnutí
analysis-parts-note = Kolik her ze 100 komu přidala náhoda, vlastní volby a cizí chyby.
analysis-player = hráč
analysis-from = začátek
analysis-own = vlastní volby
analysis-others = cizí chyby
analysis-luck = náhoda
analysis-to = konec
analysis-unknown = Tahle partie se hrála podle starších pravidel, rozebrat už nejde.

# Hádanky
title-puzzle = Hádanka: { $game } · Klubovna
puzzle = Hádanka
puzzle-you = luštitel
puzzle-others = Další hádanky
puzzle-again = Od začátku
puzzle-next = Další hádanka
puzzle-tries = Tvoje pokusy
puzzle-no-tries = Zatím žádný.
puzzle-score = { $count } ze 100
puzzle-solution = Řešení
puzzle-show = Ukázat řešení
puzzle-show-note = Do řady se pak dnešek nepočítá.
puzzle-solved = vyřešeno
puzzle-no-streak = Začni řadu dnes
puzzle-steps = { $count ->
    [one] jedna volba
    [few] { $count } volby
   *[other] { $count } voleb
}
