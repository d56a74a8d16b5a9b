# Co se říká u stolů a na všech ostatních stránkách.

# Texty klubovny samy o sobě. Texty her posílá server.

title-about = O klubovně · Klubovna
title-card = Můj průkaz · Klubovna
title-club = Žebříček · Klubovna
title-privacy = Soukromí · Klubovna
title-lost = Tady nic není · Klubovna
title-room = { $game }: přisedni si · Klubovna
title-game = { $game } · Klubovna
title-turn = ● Jsi na tahu · { $game }
title-replay = Přehrávka: { $game } · Klubovna

## Slova na více místech

close = Zavřít
guest = Host
options = Volby
log = Zápis
chat = Řeč
undo = Zpět
people = Stůl
settings = Nastavení
watching = díváš se
rule = Pravidlo { $number }

## Hala

## Před začátkem

table-opening = Otevírám stůl…
table-since = Partie skončila a pravidla hry se od té doby změnila. Můžeš se podívat, jak byla vidět tehdy.
table-gone = Tady žádný stůl není
table-gone-why = Odkaz je možná neúplný, nebo byl stůl uklizen. Požádej o nový, nebo si sedni k jinému.
room-host = Tvůj stůl. Pozvi ostatní, nebo posaď boty, a začněte.
room-guest = Stůl zakládá { $name }.
room-join = U tohoto stolu se brzy začne hrát.
room-seats = Místa
room-count = Počet míst
room-fewer = Ubrat místo
room-more = Přidat místo
room-listed = Ukázat mezi otevřenými stoly
room-rated = Hrát na žebříček (jen lidé s průkazem)
room-rated-note = Tady se hraje na žebříček, přisednout může jen člověk s průkazem.
room-hot-seat = Hrajeme na jednom zařízení
room-waits = Začátek je na hostiteli: { $name }.
seat-free = volno
seat-host = zakládá stůl
seat-you = to jsi ty
seat-present = je tady
seat-absent = není tady
seat-bot = bot, { $level }
seat-choose = Vybrat bota
seat-open = Nechat volné
seat-who = Kdo sedí na místě { $number }
sit-here-too = Sedne si někdo z nás
stand-up = Vstát
join-title = Přisedneš si?
join-full = Plno
join-full-why = Všechna místa jsou obsazená. Až se začne hrát, můžeš se dívat.
join = Přisednout
start = Začít hrát
start-open = { $count ->
    [one] Jedno místo je ještě volné: počkej na hráče, nebo ho dej botovi.
    [few] { $count } místa jsou ještě volná: počkej na hráče, nebo je dej botům.
   *[other] { $count } míst je ještě volných: počkej na hráče, nebo je dej botům.
}
invite = Pozvánka
invite-why = Pošli odkaz, nebo ať si ho přečtou telefonem. Žádný účet není potřeba.
invite-watch = Odkaz pro diváky
invite-link = Odkaz ke stolu
invite-copy = Zkopírovat
invite-copied = Zkopírováno
invite-qr = Odkaz jako čtvercový kód pro telefon

## U stolu

where = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
go-to-options = Přejít k volbám
board-loading = Chystám stůl…
board-failed = Stůl se nepodařilo načíst. Načti stránku znovu.
put-back = Vrátit
skip = Přeskočit
status-yours = Jsi na tahu.
status-sending = Odesílám…
status-turn = Hraje { $name }.
status-thinks = { $name } přemýšlí.
status-turns = Vybírají: { $names }.
status-doing = { $doing }.
status-nobody = Okamžik…
status-watching = Díváš se.
status-over = Konec hry
idle-net = Spojení je přerušené. Volby se vrátí, jakmile bude zpátky.
idle-over = Je dohráno.
idle-behind = Ještě se ukazuje, co se stalo.
idle-watching = Díváš se, hrají jiní.
idle-wait = Teď nic. Na řadě: { $names }.
announce-ask = Jsi na tahu. { $ask }
plate-me = Ty, { $name }
plate-turn = { $name }, na tahu
plate-away = není tady
log-older = Ukázat starší
chat-empty = Zatím ticho.
chat-placeholder = Napiš ostatním…
chat-silent = Teď se mlčí.
chat-hush = Ticho! Teď se vybírá mlčky, řeč se odemkne po odhalení.
chat-write = Napsat zprávu
chat-send = Říct
chat-phrases = Hotové věty
chat-mute = Ztlumit: { $name }
chat-muted = Ztlumeno: { $names }.
chat-unmute = Zase slyšet
phrase-hello = Ahoj!
phrase-nice = Pěkný tah!
phrase-moment = Moment, přemýšlím.
phrase-oops = A jéje…
phrase-thanks = Díky za hru!
chat-unread = Řeč, nepřečteno: { $count }
undo-free = Vzít zpět poslední volbu
undo-ask = Navrhnout vrácení; ostatní musí souhlasit
undo-no = Teď není co vzít zpět
pick-order = Vybírej v pořadí, v jakém to má přijít.
pick-exactly = { $count ->
    [one] Vyber jednu možnost.
    [few] Vyber { $count } možnosti.
   *[other] Vyber { $count } možností.
}
pick-some = { $least ->
    [0] { $most ->
        [one] Vyber jednu možnost, nebo nic.
        [few] Vyber nejvýš { $most } možnosti, nebo nic.
       *[other] Vyber nejvýš { $most } možností, nebo nic.
    }
   *[other] Vyber { $least } až { $most } { $most ->
        [few] možnosti
       *[other] možností
    }.
}
pick-done = Hotovo ({ $count })
pick-done-of = { $most ->
    [one] Hotovo ({ $count } z 1)
    [few] Hotovo ({ $count } ze { $most })
   *[other] Hotovo ({ $count } z { $most })
}
pick-in-this-order = V tomto pořadí
proposal-undo = { $name } chce vzít svůj tah zpět.
proposal-replace = { $name } navrhuje, aby místo, kde sedí { $other }, převzal bot.
proposal-yes = Souhlasím
proposal-no = Ne
proposal-waits = Čeká se na souhlas: { $names }.
proposal-withdraw = Stáhnout
replace = Nahradit botem
take-back = Sednout si sem
spectators = { $count ->
    [one] Dívá se jeden divák.
    [few] Dívají se { $count } diváci.
   *[other] Dívá se { $count } diváků.
}
leave = Odejít od stolu
leave-title = Odejít
leave-why = Za tebe dohraje bot. Vrátit se můžeš, dokud se hraje.
leave-sure = Opravdu odejít?
leave-yes = Odejít
leave-no = Zůstat
fair-title = Poctivé míchání
fair-why = Otisk semínka byl dán předem. Po hře se semínko odkryje a kdokoli může zkontrolovat, že se nemíchalo podle přání.

## Konec

end-you = Vyhráváš!
end-winners = { $count ->
    [one] Vítězí { $names }
   *[other] Vítězí společně { $names }
}
end-won-all = Vyhráli jste!
end-won-together = Vyhráli společně
end-lost = Tentokrát to nevyšlo
end-wins = vyhrává
end-others = S někým jiným
end-rematch = Odveta
end-try-again = Zkusit znovu
end-next = K odvetě
end-next-try = K dalšímu pokusu
end-analysis = Rozbor
end-replay = Přehrávka
end-look = Prohlédnout stůl
end-show = Výsledek
end-home = Zpět do klubovny
end-evening = Zpátky na večer
end-verify = Zkontrolovat míchání
check-commitment = semínko je to slíbené
check-shuffles = zamíchaly i prohlížeče hráčů
check-answers = všechny tahy sedí
check-result = výsledek sedí

## Přehrávka

replay-back = Ke stolu
replay-file = Jiný soubor
replay-step = Další tah
replay-step-back = Předchozí tah
replay-play = Přehrát
replay-pause = Zastavit
replay-position = Pozice
replay-at = { $at } z { $last }
replay-eyes = Očima
replay-spectator = diváka
replay-link = Odkaz na tuto pozici
replay-play-on = Hrát odtud proti botům ({ $name })
replay-chosen = { $name } zvolí: { $option }

## Pravidla

rules-page = Pravidla v kostce
rules-print = Vytisknout
rules-numbered = Celá pravidla
rules-search = Hledat pravidla, karty a značky
rules-found = { $count ->
    [one] { $count } nalezené místo
    [few] { $count } nalezená místa
   *[other] { $count } nalezených míst
}
rules-key = R: pravidlo { $rule }
rules-other-lang = English
rules-none = Pravidla této hry tu zatím nejsou.
rules-not-found = „{ $sought }“ v pravidlech nikde není.

## Jedno zařízení

curtain-title = Na řadě je { $name }
curtain-why = Předejte si zařízení. Ostatní se nedívají.
curtain-lift = Jsem { $name }
curtain-never = Příště bez opony
shared-look = { $name }: podívat se na svoje tajnosti
shared-hide = { $name }: schovat tajnosti
lasting-back = Zrušit

## Nastavení

theme-system = podle systému
theme-day = den
theme-evening = večer
pace-step = krok za krokem
pace-slow = pomalé
pace-calm = klidné
pace-brisk = svižné
pace-instant = hned
settings-more = Další
settings-insecure = Stránka přišla po domácí síti nešifrovaně. Prohlížeč tu proto nedovolí přihlášení klíčem ani upozornění; hrát se dá úplně stejně.
settings-sound = Zvuky
settings-curtain = Opona při hře na jednom zařízení
settings-shortcuts = Klávesové zkratky
shortcut-o = k volbám
shortcut-r = pravidla k této otázce
shortcut-h = nápověda
shortcut-u = zpět
shortcut-s = přeskočit ukazování
shortcut-esc = položit zvednuté

## Síť

net-lost = Spojení vypadlo.
net-lost-why = Zkouším to znovu; nic se neztratí.
net-old = Klubovna je novější než tato stránka.
net-old-why = Načti ji znovu, o nic nepřijdeš.
net-reload = Načíst

## O klubovně

playback = Přehrávání
playback-pause = Zastavit
playback-go-on = Pokračovat
playback-next = Dál
playback-again = Ukázat to ještě jednou
playback-missed = { $count ->
    [one] Mezitím se stala jedna věc.
    [few] Mezitím se staly { $count } věci.
   *[other] Mezitím se stalo { $count } věcí.
}
playback-recap = Ukaž mi to
playback-dismiss = Nech to být

## Lekce
lesson-progress = Krok { $step } z { $steps }
lesson-you = nováček
lesson-next = Další lekce: { $title }
lesson-play = Zahrát si doopravdy
lesson-again = Ještě jednou
lesson-go-on = Dál
lesson-leave = Přeskočit lekci
crib = Tahák
crib-yours = Tvůj tahák
crib-note = Píše se sám, jak hraješ. Zůstane ti.
crib-empty = Zatím prázdný.
coach-new = u nových her
coach-always = vždy
coach-never = nikdy

## Proč to nejde

why-title = Proč to nejde?
why-second = Nejdřív ukaž na to, co svítí, potom sem.
why-list = Co teď nejde a proč
why-looking = Hledám pravidlo…
shortcut-w = co teď nejde a proč
## Nápověda
advice = Nápověda
advice-title = Poraď mi
room-hints = Hráči smějí chtít nápovědu
## Hodiny
clocks = Hodiny
clock = Čas
clock-of = zbývá
clock-none = bez hodin
clock-group-move = Na každý tah
clock-group-bank = Zásoba na celou partii
clock-group-days = Na dny
clock-rule-move = { $time } na tah
clock-rule-bank = { $time } a { $more } za každý tah
clock-rule-bank-only = { $time } na celou partii
clock-flag = Když dojde čas
clock-flag-bot = hraje dál bot
clock-flag-lost = partie je prohraná
clock-low = { $seconds } s
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-paused = Hodiny stojí
clock-pause = Zastavit hodiny
clock-resume = Pustit hodiny
clock-announce = { $count ->
    [one] Zbývá ti vteřina.
    [few] Zbývají ti { $count } vteřiny.
   *[other] Zbývá ti { $count } vteřin.
}
time-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
time-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
}
time-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
time-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
plate-timed-out = došel čas
end-time = Rozhodly hodiny.
proposal-pause = { $name } chce zastavit hodiny.
proposal-resume = { $name } chce hodiny zase pustit.
proposal-mute = { $name } navrhuje vzít slovo: { $other }.
proposal-remove = { $name } navrhuje, aby odešel hráč { $other } a hrál za něj bot.

## Uložené odpovědi
saved-offer = Odpovídat takhle vždycky…
saved-why = Do konce partie na tuhle otázku odpoví stůl za tebe. Kdykoli to můžeš zrušit a nikdo jiný o tom neví.
saved-always = Vždy: { $option }
saved-note = „{ $ask }“ Vždy: { $option }.

## Domácí pořádek
house = Domácí pořádek
house-closed = Zavřít stůl cizím: pustí jen ty, kdo u něj sedí
house-hushed = Diváci jen poslouchají
house-mute = Vzít slovo
house-unmute = Vrátit slovo
house-remove = Poslat pryč
house-agreement = V rozehrané partii musí souhlasit ostatní hráči.
house-delete = Uklidit stůl
house-delete-sure = Opravdu? Stůl zmizí všem.
house-delete-yes = Uklidit
house-delete-no = Nechat
complain = Nahlásit
complain-of = Nahlásit správci: { $name }
complain-why = Co se stalo? Správce klubovny uvidí, co napíšeš, tvoje jméno u stolu a větu, o kterou jde.
complain-send = Poslat správci
complain-not = Nechat být
complain-done = Správce klubovny se to dozví.
people-told = Dávat mi vědět, když jsem tu na tahu
table-left = Tady už nejsi

## Správce
title-admin = Správa · Klubovna
admin-token = Heslo správce
admin-token-why = To, se kterým byla klubovna spuštěná (--admin-token).
admin-enter = Vstoupit
admin-message = Zpráva všem
admin-message-why = Uvidí ji každý u stolu i doma. Prázdná nic neukazuje.
admin-save = Uložit
admin-read-only = Jen ke koukání: nikdo nemůže hrát ani zakládat stoly
admin-counts = Stolů celkem { $tables }, v paměti { $here }, spojení { $sockets }.
admin-tables = Stoly
admin-list = Všechny stoly
admin-all = všechny
admin-open = čekají na hráče
admin-playing = hrají se
admin-over = dohrané
admin-entries = { $count ->
    [one] { $count } záznam
    [few] { $count } záznamy
   *[other] { $count } záznamů
}
admin-watchers = u stolu { $count }
admin-delete = Smazat
admin-delete-sure = Opravdu smazat?
admin-expire = Uklidit stoly, kde se dlouho nic nedělo
admin-expire-days = Počet dní
admin-expire-finished = i dohrané partie
admin-expired = { $count ->
    [one] Uklizen { $count } stůl.
    [few] Uklizeny { $count } stoly.
   *[other] Uklizeno { $count } stolů.
}
admin-complaints = Stížnosti
admin-complaints-none = Nikdo si nestěžuje.
admin-complaint = { $teller } hlásí: { $name }
admin-complaint-card = průkaz č. { $card }
admin-guest = host
admin-complaint-ban = Nepouštět ten průkaz
admin-complaint-done = Vyřízeno
admin-bans = Koho sem nepouštíme
admin-ban-kind = Co
admin-ban-address = adresa nebo síť
admin-ban-card = průkaz
admin-ban-who = Kdo
admin-ban-why = Proč
admin-ban = Nepouštět
admin-unban = Zase pustit
admin-none = Nikdo.
admin-more = Další
