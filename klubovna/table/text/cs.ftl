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
refused-no-advice = Teď se nápověda nepodařila. Zkus to za chvíli.
refused-analysis-busy = Na rozbor čeká příliš mnoho partií. Zkus to za chvíli.
refused-no-puzzle = Hádanka { $puzzle } tu není.
refused-no-lesson = Lekce { $lesson } tu není.
refused-lesson-lost = Lekce takto nepokračuje: { $problem }
refused-bad-record = Tuhle partii přehrát nejde: { $problem }
refused-report-running = Tohle je hlášení z partie, která ještě běžela, takže v něm není záznam k přehrání. Ukáže ho příkaz `klubovna replay`.
refused-no-file = Tenhle soubor tu už není otevřený. Otevři ho znovu.
refused-no-program = Program s takovým klíčem tahle klubovna nezná. Řekni si o něj tomu, kdo se o ni stará.
refused-no-page = Na této adrese nic není.
refused-no-method = Tohle na této adrese nejde.
refused-internal = V klubovně se něco pokazilo. Nic se neztratilo; zkus to znovu.
refused-no-card = Tady žádný průkaz nemáš, nebo už neplatí. Založ si ho, nebo si ho sem přenes.
refused-card-name = Průkaz potřebuje jméno.
refused-no-device = Tohle zařízení tvůj průkaz nemá.
refused-no-code = Tenhle kód neplatí. Možná už ho někdo použil, nebo vypršel.
refused-no-passkey = Přístupový klíč se nepodařilo ověřit. Zkus to znovu.
refused-passkey-place = Přístupové klíče jdou jen na zabezpečené stránce (https) se jménem.
refused-rated-members = U stolu na žebříček sedí jen lidé s průkazem.
refused-card-away = Průkaz byl na tomhle zařízení odebrán.
refused-card-here = Průkaz tu už máš.
refused-no-clock = U tohoto stolu se hraje bez hodin.
refused-clock-time = Takový čas hodiny neumějí: na tah 5 sekund až hodina, do zásoby nejvýš 6 hodin a přídavek nejvýš 10 minut, nebo celé dny, nejvýš 60.
refused-no-flag = Čas ještě nikomu nedošel.
refused-flag-fallen = Na tuhle otázku ti došel čas, a tak za tebe odpoví bot. Hned potom se můžeš vrátit.
refused-paused = Hodiny už stojí.
refused-not-paused = Hodiny už běží.
refused-sent-away = Od tohoto stolu tě poslali pryč.
refused-closed = Tenhle stůl je zavřený; pustí jen ty, kdo u něj sedí.
refused-nobody-there = Na místě { $seat } nesedí žádný člověk.
refused-no-line = Tahle zpráva už tu není.
refused-yourself = To se týká ostatních, ne tebe.
refused-remove-alone = Uprostřed partie můžou hráče poslat pryč jen aspoň dva ostatní.
refused-muted = Tady ti vzali slovo.
refused-hushed = Diváci u tohoto stolu jen poslouchají.
refused-chat-flood = Píšeš moc rychle. Chvilku počkej a napiš to znovu.
refused-not-saved = Taková odpověď uložená není.
refused-not-saveable = Tuhle odpověď uložit nejde: jde to jen u otázky, která před tebou právě leží, a u volby, která na nic na stole neukazuje.
refused-read-only = Klubovna je právě jen ke koukání; hrát půjde, až ji správce zase otevře.
refused-banned = Odtud tě tahle klubovna nepustí dál.
refused-ban-who = { $who } není adresa, síť ani průkaz.
refused-no-ban = { $who } mezi zakázanými není.
refused-table-gone = Tenhle stůl už je uklizený.
refused-no-owner = Sem smí jen správce klubovny se svým heslem.
refused-no-evening = Takový večer tu není. Možná je odkaz neúplný, nebo ho pořadatel odvolal.
refused-evening-title = Večer potřebuje jméno.
refused-evening-time = Večer může začít nejpozději za rok a ne v minulosti.
refused-evening-seats = U stolu hrají aspoň dva, a kde se boduje pořadí, aspoň tři.
refused-evening-figures = Nejvýš { $rounds } kol, { $patience } minut čekání a { $pause } minut přestávky.
refused-evening-many = Už máš { $most } večerů, které neskončily. Některý nejdřív odvolej nebo ukonči.
refused-evening-full = Všech { $most } míst na tomhle večeru je obsazených.
refused-evening-closed = Tady hraje každý s každým a první kolo už začalo, takže se nikdo přidat nemůže.
refused-evening-few = Zatím je tu málo lidí.
refused-evening-crowd = Takhle si může zahrát nejvýš { $most } lidí a přihlášených je { $players }.
refused-evening-began = Večer už začal.
refused-evening-over = Večer už skončil.
refused-evening-host = To může jen pořadatel večera.
refused-evening-nobody = To je jen pro ty, kdo hrají.
refused-evening-nothing-open = Žádný stůl není rozehraný; večer pokračuje sám.
refused-no-channel = Tudy už se ti nic neposílá.
refused-no-zone = Časové pásmo { $zone } neexistuje.
refused-no-mail = Tohle nevypadá jako e-mailová adresa.
refused-no-push = Prohlížeč neprozradil, jak pro něj zprávy zašifrovat. Zkus to znovu.
refused-no-webhook = Na tuhle adresu klubovna psát nesmí. Musí začínat https:// a nesmí vést do soukromé sítě.
refused-first-silent = První zprávu tam nikdo nepřijal. Zkontroluj adresu, nebo to zkus později.
refused-complaint-nobody = Tu nikdo takový není, nebo jsi to ty.
refused-no-complaint = Tahle stížnost tu není, nebo už je vyřízená.
refused-not-offered = Tohle správce klubovny nenastavil.
refused-too-many-channels = Upozornění už chodí na moc míst. Nejdřív nějaké odeber.

# Co klubovna píše lidem, kteří tu zrovna nejsou.
notice-title = Jsi na tahu: { $game }
notice-with = Další u stolu: { $names }.
notice-alone = Stůl čeká na tebe.
notice-chat = { $name }: jsi na tahu, { $game } { $url }
notice-mail =
    Ahoj,

    jsi na tahu ve hře { $game }. { $with }

    { $url }

    Už o tyhle zprávy nestojíš? Odhlásíš se tady: { $off }
confirm-subject = Klubovna: potvrď svou adresu
confirm-mail =
    Ahoj,

    někdo chce na téhle adrese dostávat zprávu, když je v klubovně na tahu. Jestli jsi to ty, potvrď to do tří dnů:

    { $url }

    Jestli ne, nic nedělej a další zpráva nepřijde.
webhook-hello = { $name } tu od teď dostane zprávu, když v klubovně přijde na tah.
