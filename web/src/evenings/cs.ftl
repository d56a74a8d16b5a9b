# Texty večerů a turnajů. Načítají se, až když tam někdo přijde.

no-net = Klubovna teď neodpovídá. Zkus to za chvíli znovu.
nobody = někdo bez průkazu
days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}

## Seznam

list-none = Zatím žádný večer nemáš. Naplánuj ho a pošli ostatním odkaz.
list-running = Právě se hraje
list-planned = Chystá se
list-over = Odehráno
plan-one = Naplánovat večer
enter = Vejít
look = Prohlédnout
running = hraje se

## Způsoby

form-swiss = švýcarský turnaj
form-robin = každý s každým
form-tables = stoly na body
form-free = volný večer
form-why-swiss = Ve dvojicích. V každém kole se potkají ti, kdo mají stejně bodů, a nikdo se nepotká dvakrát.
form-why-robin = Ve dvojicích. Každý si zahraje s každým; nejlepší do osmi lidí.
form-why-tables = Tři a víc u stolu. Body podle pořadí, v každém kole jiní soupeři.
form-why-free = Kdo přijde, ten hraje: stoly se otevírají, jak se lidi scházejí, a body se sčítají.

## Plánování

plan-title = Naplánovat večer
plan-card = Večer pořádá člověk s průkazem, aby ho ostatní poznali. Průkaz je na jedno kliknutí, bez e-mailu a hesla.
plan-card-make = Založit průkaz
plan-nameless = Ještě dej večeru jméno.
plan-do = Naplánovat a pozvat
replan-title = Změnit plán
replan-do = Uložit plán
replan-not = Nechat, jak byl
title = Jméno večera
title-like = Svatomartinský pohár
form = Jak se bude hrát
seats = Míst u stolu
rounds = Počet kol
rounds-auto = kolik je třeba
starts = Začátek (prázdné: až řekneš)
fill = Volné místo obsadí bot
fill-none = ne, zůstane volné
patience = Když někdo nepřijde
patience-none = čeká se na něj
patience-bot = { $count ->
    [one] za minutu zaskočí bot
    [few] za { $count } minuty zaskočí bot
   *[other] za { $count } minut zaskočí bot
}
pause = Přestávka mezi koly
pause-none = žádná
rated = Hrát na žebříček
listed = Ukázat všem v klubovně

## Pozvánka

invites = { $name } zve
missing-title = Tenhle večer tu není
missing-why = Možná je odkaz neúplný, nebo ho pořadatel odvolal.
when-host-says = Začne, až řekne pořadatel
waits-for-people = Je čas, čeká se na lidi
begins-in = za { $time }
coming = { $count ->
    [0] Zatím nikdo
    [one] Přijde jeden
    [few] Přijdou { $count }
   *[other] Přijde { $count }
}
invite = Pozvat dál
invite-link = Odkaz na večer
come = Přijdu
come-back = Jsem zpátky
come-why = Přidej se. U stolu už budeš sedět, až to začne.
come-late = Už se hraje; nasadíme tě od dalšího kola.
come-late-free = Už se hraje. Přidej se: stůl se otevře, jakmile vás bude čekat dost.
your-name = Tvoje jméno
card-why = Založíme ti průkaz: jméno a figurka, bez e-mailu a hesla.
card-privacy = Co se ukládá
card-mine = Průkaz už mám jinde
not-coming = Nakonec nepřijdu
go-home = Už nehraju, jdu domů

## Hraje se

you = Ty
you-come = Počítáme s tebou. Nech stránku otevřenou, nebo se vrať, až to začne.
you-play = Tohle kolo máš odehrané. Další stůl se otevře sám.
you-rest = Teď nehraješ ani nečekáš. Až budeš chtít ke stolu, řekni si.
you-wait = Čekáš na stůl. Otevře se, jakmile vás bude dost.
your-table-open = { $round }. kolo: tvůj stůl čeká.
your-table-free = Tvůj stůl čeká.
over-thanks = Dohráno. Každou partii si můžeš přehrát.
to-table = Ke stolu
watch = Dívat se
replay = Přehrát
play-on = Hraju dál
deal-now = Hrát hned v tom, kolik nás je
rest = Chvíli odpočívám
round = { $round }. kolo
dealt = { $round }. rozdání
last-round = Poslední kolo
round-of = { $round }. kolo z { $rounds }
next-round-in = Další kolo za { $time }
free-running = { $count ->
    [0] Nikdo nečeká na stůl
    [one] Na stůl čeká jeden
    [few] Na stůl čekají { $count }
   *[other] Na stůl čeká { $count }
}
waiting = Čekají na stůl
tables-now = Stoly
no-tables = Teď se u žádného stolu nehraje.
ended = Skončilo { $when }
table-number = stůl { $number }
table-bye = volné kolo
table-closed = nedohráno, počítá se, kdo přišel
table-played = dohráno
table-begun = začíná se
table-moves = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
not-here = není tu

## Pořadí

standings = Pořadí
standings-out = Kdo je přeškrtnutý, už dál nehraje.
col-place = Místo
col-player = Hráč
col-points = Body
col-wins = Výhry
col-buchholz = Soupeři
col-buchholz-long = Buchholz: body všech, s kým hráč hrál
col-played = Partie

## Jak se hraje

how = Jak se hraje
how-swiss = Ve dvojicích, v každém kole s někým, kdo má podobně bodů. Nikdo se nepotká dvakrát, dokud to jde.
how-robin = Ve dvojicích, každý s každým jednou.
how-tables = U stolů po { $seats }, v každém kole pokud možno s jinými lidmi.
how-free = { $seats ->
    [few] Jakmile čekají { $seats }, otevře se stůl. Kdo nechce čekat, začne s tím, kdo tu je.
   *[other] Jakmile čeká { $seats }, otevře se stůl. Kdo nechce čekat, začne s tím, kdo tu je.
}
how-pair = Výhra je bod, remíza půl.
how-points = Bod za každého u stolu, kdo skončil za tebou, za stejné místo půl.
how-smaller = Menší stůl má stejnou váhu.
how-ties-swiss = Při rovnosti rozhodují body soupeřů (Buchholz), pak vzájemná partie a výhry. Co nerozhodne nic, to je dělené místo.
how-ties-robin = Při rovnosti rozhodují vzájemné partie, pak výhry. Co nerozhodne nic, to je dělené místo.
how-ties-tables = Při rovnosti rozhodují vyhrané stoly, pak vzájemné pořadí.
how-ties-free = Při rovnosti rozhodují vyhrané stoly, pak vzájemné pořadí.
how-fill = Na volné místo si sedne bot ({ $level }). V pořadí není.
how-free-round-swiss = Při lichém počtu má někdo volné kolo a bod, každý nejvýš jednou, dokud to jde.
how-free-round-robin = Při lichém počtu má každý jedno volné kolo bez bodu.
how-free-round-tables = Na koho u stolu nezbude místo, ten má volné kolo a půlku bodů.
how-free-round-free = Boti tu místa neobsazují.
how-patience = { $count ->
    [one] Za toho, kdo nepřijde do minuty, hraje bot; kdykoli si k němu může sednout.
    [few] Za toho, kdo nepřijde do { $count } minut, hraje bot; kdykoli si k němu může sednout.
   *[other] Za toho, kdo nepřijde do { $count } minut, hraje bot; kdykoli si k němu může sednout.
}
how-nobody = Ke kterému stolu nepřijde nikdo, ten se zruší.
how-absent = Když pořadatel pokračuje bez dohrání: kdo nepřišel, má nulu, kdo přišel sám, všechno, jinak každý půl.
how-rated = Hraje se na žebříček.

## Pořadatel

host-title = Pořádáš
begin = Začít
do-go-on = Pokračovat dalším kolem
do-end = Ukončit
do-cancel = Odvolat večer
sure-go-on = Rozehrané stoly se uzavřou: kdo nepřišel, má nulu, kdo přišel sám, všechno, jinak každý půl.
sure-end = Rozehrané stoly se uzavřou a pořadí bude konečné.
sure-cancel = Večer zmizí i s přihláškami.
no-wait = Ještě počkat
strike-title = Vyřadit hráče
strike = vyřadit
strike-whom = Vyřadit: { $name }
