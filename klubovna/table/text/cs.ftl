# Proč něco u stolu nejde. Každá věta stojí sama za sebe.
refused-no-room = Stůl { $room } tu není. Odkaz je možná neúplný, nebo už byl stůl uklizen.
refused-no-game = Hra { $game } tu není.
refused-no-language = V jazyce { $lang } tu texty nejsou; jsou česky (cs) a anglicky (en).
refused-token-expired = Váš klíč už u tohoto stolu žádné místo neotevírá. Díváte se; můžete si sednout na volné místo.
refused-not-seated = Teď se jen díváte. Nejdřív si sedněte.
refused-not-your-seat = Místo { $seat } není vaše.
refused-no-seat = U tohoto stolu není místo { $seat }.
refused-seat-taken = Místo { $seat } je obsazené.
refused-room-full = Všechna místa u stolu jsou obsazená. Můžete se dívat.
refused-started = Partie už začala.
refused-not-started = Partie ještě nezačala.
refused-over = Partie skončila.
refused-not-over = To půjde, až partie skončí.
refused-not-host = To může jen hostitel stolu.
refused-open-seats = { $count ->
    [one] Jedno místo je ještě volné. Počkejte na hráče, nebo ho dejte robotovi.
    [few] { $count } místa jsou ještě volná. Počkejte na hráče, nebo je dejte robotům.
    [many] { $count } místa je ještě volné. Počkejte na hráče, nebo je dejte robotům.
   *[other] { $count } míst je ještě volných. Počkejte na hráče, nebo je dejte robotům.
}
refused-seat-count = Tato hra je pro { $low } až { $high } hráčů, ne pro { $seats }.
refused-seats-in-use = U stolu už sedí víc lidí.
refused-options = Volby se ke hře nehodí: { $problem }
refused-no-level = Robot { $level } pro tuto hru není.
refused-stale = Stůl se mezitím změnil. Podívejte se na novou pozici a vyberte znovu.
refused-future = Odpověď patří k pozici { $version }, ale stůl je teprve na { $now }.
refused-not-asked = Teď nejste na řadě.
refused-not-an-option = Tohle teď vybrat nejde.
refused-rule-broke = Pravidlo hry při této volbě selhalo. Partie stojí tam, kde stála; vyberte něco jiného a dejte nám o tom vědět.
refused-nothing-to-undo = Nemáte co vzít zpět.
refused-proposal-open = Jiný návrh ještě čeká na odpověď.
refused-no-proposal = Tento návrh už neplatí.
refused-already-answered = Na tento návrh jste už odpověděli.
refused-declined = Ostatní nesouhlasili. Zeptejte se znovu, až se partie pohne dál.
refused-not-a-person = Na místě { $seat } nesedí nikdo, koho by robot mohl zastoupit.
refused-own-seat = Sami sebe zastoupit nemůžete; místo prostě opusťte.
refused-seat-present = Hráč je zpátky u stolu.
refused-empty = Není v tom co číst.
refused-silent = Teď se mlčí: všichni vybírají potají.
refused-storage = Stůl se teď nepodařilo uložit, a tak se nic nezměnilo. Zkuste to za chvíli znovu.
refused-busy = U stolu je teď velký ruch. Zkuste to za chvíli znovu.
refused-replay-running = Dokud se hraje, můžete se ohlížet jen vlastníma očima nebo jako divák.
refused-record-running = Záznam obsahuje semínko míchání a bude k mání, až partie skončí.
refused-no-position = Partie má pozice 0 až { $last }; pozice { $moves } v ní není.
refused-other-rules = Tato partie se hrála podle pravidel číslo { $rules }; od té doby se změnila (teď { $now }), a tak ji nelze přehrát.
refused-rules-since = Pravidla se od té doby změnila (tehdy { $rules }, nyní { $now }). Partii vidíte tak, jak byla vidět tehdy; hrát dál od ní nejde.
refused-unreadable = Zprávu se nepodařilo přečíst: { $problem }
refused-hello-first = Nejdřív pozdravte: ke kterému stolu?
refused-hello-twice = Toto spojení už svůj stůl má. Pro jiný stůl otevřete další.
refused-too-fast = Na to je to moc rychle. Chvilku počkejte.
refused-too-many = Z vaší sítě je právě příliš mnoho spojení. Za chvíli to zkusíme znovu.
refused-too-large = Zpráva je moc velká; nejvýš { $limit } bajtů.
refused-foreign-origin = Tato stránka ({ $origin }) s touto klubovnou mluvit nesmí.
refused-too-slow = Vaše spojení nestačí stůl sledovat.
refused-stopping = Klubovna se restartuje. Partie je uložená; za chvíli budete zpátky u stolu.
refused-no-page = Na této adrese nic není.
refused-no-method = Tohle na této adrese nejde.
refused-internal = V klubovně se něco pokazilo. Nic se neztratilo; zkuste to znovu.
