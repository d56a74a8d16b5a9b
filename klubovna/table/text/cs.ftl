# Proč něco u stolu nejde. Každá věta stojí sama za sebe.
refused-no-room = Stůl { $room } tu není. Odkaz je možná neúplný, nebo už byl stůl uklizen.
refused-damaged = Tento stůl se nedá přečíst. Partie není ztracená; řekněte správci téhle klubovny: { $problem }
refused-no-game = Hra { $game } tu není.
refused-no-language = V jazyce { $lang } tu texty nejsou; jsou česky (cs) a anglicky (en).
refused-token-expired = Tvůj klíč už u tohoto stolu žádné místo neotevírá. Díváš se; můžeš si sednout na volné místo.
refused-not-seated = Teď se jen díváš. Nejdřív si sedni.
refused-not-your-seat = Místo { $seat } není tvoje.
refused-no-seat = U tohoto stolu není místo { $seat }.
refused-seat-taken = Místo { $seat } je obsazené.
refused-room-full = Všechna místa u stolu jsou obsazená. Můžeš se dívat.
refused-started = Partie už začala.
refused-not-started = Partie ještě nezačala.
refused-over = Partie skončila.
refused-not-over = To půjde, až partie skončí.
refused-not-host = To může jen hostitel stolu.
refused-open-seats = { $count ->
    [one] Jedno místo je ještě volné. Počkej na hráče, nebo ho dej botovi.
    [few] { $count } místa jsou ještě volná. Počkej na hráče, nebo je dej botům.
    [many] { $count } místa je ještě volné. Počkej na hráče, nebo je dej botům.
   *[other] { $count } míst je ještě volných. Počkej na hráče, nebo je dej botům.
}
refused-seat-count = Tato hra je pro { $low } až { $high } hráčů, ne pro { $seats }.
refused-seats-in-use = U stolu už sedí víc lidí.
refused-options = Volby se ke hře nehodí: { $problem }
refused-no-level = Bot { $level } pro tuto hru není.
refused-stale = Stůl se mezitím změnil. Podívej se na novou pozici a vyber znovu.
refused-future = Odpověď patří k pozici { $version }, ale stůl je teprve na { $now }.
refused-not-asked = Teď nejsi na řadě.
refused-not-an-option = Tohle teď vybrat nejde.
refused-rule-broke = Pravidlo hry při této volbě selhalo. Partie stojí tam, kde stála; vyber něco jiného a dej nám o tom vědět.
refused-nothing-to-undo = Nemáš co vzít zpět.
refused-proposal-open = Jiný návrh ještě čeká na odpověď.
refused-no-proposal = Tento návrh už neplatí.
refused-already-answered = Na tento návrh už tvoje odpověď přišla.
refused-declined = Ostatní nesouhlasili. Zeptej se znovu, až se partie pohne dál.
refused-not-a-person = Na místě { $seat } nesedí nikdo, koho by bot mohl zastoupit.
refused-own-seat = Sebe zastoupit nemůžeš; místo prostě opusť.
refused-seat-present = Hráč je zpátky u stolu.
refused-empty = Není v tom co číst.
refused-silent = Teď se mlčí: všichni vybírají potají.
refused-storage = Stůl se teď nepodařilo uložit, a tak se nic nezměnilo. Zkus to za chvíli znovu.
refused-busy = U stolu je teď velký ruch. Zkus to za chvíli znovu.
refused-replay-running = Dokud se hraje, můžeš se ohlížet jen vlastníma očima nebo jako divák.
refused-record-running = Záznam obsahuje semínko míchání a bude k mání, až partie skončí.
refused-no-position = Partie má pozice 0 až { $last }; pozice { $moves } v ní není.
refused-other-rules = Tato partie se hrála podle pravidel číslo { $rules }; od té doby se změnila (teď { $now }), a tak ji nelze přehrát.
refused-rules-since = Pravidla se od té doby změnila (tehdy { $rules }, nyní { $now }). Partii vidíte tak, jak byla vidět tehdy; hrát dál od ní nejde.
refused-unreadable = Zprávu se nepodařilo přečíst: { $problem }
refused-hello-first = Nejdřív pozdrav: ke kterému stolu?
refused-hello-twice = Toto spojení už svůj stůl má. Pro jiný stůl otevři další.
refused-too-fast = Na to je to moc rychle. Chvilku počkej.
refused-too-many = Z tvé sítě je právě příliš mnoho spojení. Za chvíli to zkusíme znovu.
refused-too-large = Zpráva je moc velká; nejvýš { $limit ->
    [one] { $limit } bajt
    [few] { $limit } bajty
   *[other] { $limit } bajtů
}.
refused-foreign-origin = Tato stránka ({ $origin }) s touto klubovnou mluvit nesmí.
refused-too-slow = Tvoje spojení nestačí stůl sledovat.
refused-stopping = Klubovna se restartuje. Partie je uložená; za chvíli budeš zpátky u stolu.
refused-no-hints = U tohoto stolu se neradí.
refused-no-advice = Teď se rada nepodařila. Zkus to za chvíli.
refused-analysis-busy = Na rozbor čeká příliš mnoho partií. Zkus to za chvíli.
refused-no-puzzle = Hádanka { $puzzle } tu není.
refused-no-lesson = Lekce { $lesson } tu není.
refused-lesson-lost = Lekce takto nepokračuje: { $problem }
refused-no-page = Na této adrese nic není.
refused-no-method = Tohle na této adrese nejde.
refused-internal = V klubovně se něco pokazilo. Nic se neztratilo; zkus to znovu.
