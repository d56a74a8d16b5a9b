# Texty průkazu a soukromí. Načítají se, až když je někdo čte.

page-title = Můj průkaz
no-net = Klubovna teď neodpovídá. Zkus to za chvíli znovu.

## Průkaz

card-of = Průkaz: { $name }
card-number = členský průkaz č. { $number }
card-nobody = Kdo jsi?
card-stamp = člen
row-since = od
name = Jméno
figure = Figurka
figure-circle = kruh
figure-square = čtverec
figure-triangle = trojúhelník
figure-diamond = kosočtverec
figure-cross = kříž
figure-hourglass = přesýpací hodiny
colour = Barva
colour-0 = cihlová
colour-1 = modrá
colour-2 = žlutá
colour-3 = zelená
colour-4 = fialová
colour-5 = nebeská
alter = Změnit jméno, figurku nebo barvu
alter-done = Uložit
alter-not = Nechat, jak bylo

## Založit, nebo přinést

make-title = Založ si průkaz
make-why = Budeš mít svoje stoly na všech zařízeních. Bez e-mailu, bez hesla, na jedno kliknutí.
make = Založit průkaz
make-none = Hrát se dá i bez něj, stačí odkaz a jméno.
make-privacy = Co o tobě klubovna ví
bring-title = Už průkaz máš?
bring-why = Opiš kód z druhého zařízení, nebo ten, který máš na papíře.
bring-code = Kód
bring = Přinést
bring-passkey = Přihlásit se přístupovým klíčem
passkey-not-here = Přístupové klíče fungují jen na zabezpečené stránce (https), a tak tu nejsou.

## Na další zařízení

carry-title = Vezmi průkaz s sebou
carry-why = Přenes ho do mobilu, tabletu nebo druhého počítače.
carry-make = Ukázat kód
carry-how = Namiř na obrázek mobilem, nebo na druhém zařízení otevři průkaz a napiš:
carry-qr = Obrázek pro fotoaparát mobilu: odkaz, který průkaz přenese
carry-copy = Zkopírovat odkaz
carry-copied = Zkopírováno
carry-soon = Platí deset minut a jen jednou. Heslo nepotřebuješ.
carry-here = Tahle adresa ale platí jen na tomhle počítači.
carry-late = Kód už neplatí. Nech si ukázat nový.
take-title = Vzít si sem průkaz?
take-why = Průkaz z druhého zařízení bude i na tomhle, se všemi stoly.
take-instead = Teď tu máš průkaz „{ $name }“. Nový ho na tomhle zařízení vystřídá.
take = Vzít průkaz
take-not = Ne, nechat to být

## Zařízení

devices-title = Kde mám průkaz
device-here-computer = Tenhle počítač
device-here-phone = Tenhle mobil
device-here-tablet = Tenhle tablet
device-computer = Počítač
device-phone = Mobil
device-tablet = Tablet
device-since = od { $when }
device-seen = naposledy { $when }
device-off = Odebrat
device-off-here = Odhlásit se

## Kdyby se ztratil

safety-title = Kdyby se ztratil
safety-why = Když přijdeš o všechna zařízení, průkaz ti vrátí kód na papíře nebo přístupový klíč.
recovery-make = Vypsat záchranný kód
recovery-again = Vypsat nový záchranný kód
recovery-there = Jeden už máš. Nový ten starý zruší.
recovery-here = Záchranný kód průkazu „{ $name }“. Opiš si ho nebo vytiskni, podruhé ti ho neukážeme.
recovery-where = Když ho budeš potřebovat, otevři { $address } a opiš ho tam.
recovery-print = Vytisknout
passkey-add = Přidat přístupový klíč
passkey-since = Přístupový klíč, od { $when }
passkey-drop = Zrušit
passkey-none = Přístupový klíč nevznikl.
leave = Zrušit průkaz
leave-title = Opravdu zrušit průkaz?
leave-what = Tvoje jméno zmizí ze všech stolů i zápisů a u rozehraných partií za tebe dohrají boti. Ostatním partie zůstanou. Vrátit se to nedá.
leave-yes = Zrušit průkaz navždy
leave-no = Nechat si ho

## Až budu na tahu

notices-title = Až budu na tahu
notices-why = Když nejsi u stolu a přijdeš na tah, klubovna ti dá vědět. Jednou za tah a jen tudy, kudy chceš.
push-add = Upozorňovat na tomhle zařízení
no-push-insecure = Upozornění v prohlížeči fungují jen na zabezpečené stránce (https), a tak tu nejsou.
no-push-none = Tenhle prohlížeč upozornění neumí. Na iPhonu a iPadu si klubovnu nejdřív přidej na plochu.
no-push-denied = Upozornění z téhle stránky máš v prohlížeči zakázaná. Povolíš je v jeho nastavení.
no-push-failed = Upozornění se v tomhle prohlížeči zapnout nepovedlo.
channel-here = Tohle zařízení
channel-push = Prohlížeč
channel-mail = E-mail { $label }
channel-webhook = Chat, { $label }
channel-drop = Odebrat
channel-waiting = Čeká, až ho potvrdíš odkazem v e-mailu.
trouble-gone = Adresa už neplatí, proto je vypnutá.
trouble-refused = Poslední zprávu tam odmítli.
trouble-private = Vede do soukromé sítě, tam klubovna nepíše.
trouble-silent = Poslední zprávu se zatím nepovedlo doručit.
trouble-off = Správce klubovny tohle vypnul.
mail-address = E-mailová adresa
mail-add = Přidat e-mail
webhook-why = Chat s přáteli (třeba Discord, Slack nebo Mattermost) umí pro místnost vydat adresu „webhook“. Klubovna do ní pak napíše, kdo je na tahu.
webhook-address = Adresa webhooku v chatu (https://…)
webhook-add = Přidat chat
quiet = Tichá doba, kdy nic nechodí
quiet-begin = od
quiet-end = do
quiet-zone = Časové pásmo { $zone }

letter-confirm-title = Posílat sem zprávy?
letter-confirm-why = Na tuhle adresu pak přijde e-mail, když budeš v klubovně na tahu.
letter-confirm = Ano, posílat
letter-confirm-done = Hotovo. Až budeš na tahu, dáme ti vědět.
letter-off-title = Už neposílat?
letter-off-why = Na adresu, kam přišel tenhle e-mail, už klubovna nic nepošle a zapomene ji.
letter-off = Už neposílat
letter-off-done = Hotovo. Další e-mail nepřijde.

## Moje stoly

mine-title = Moje stoly
mine-count = { $count ->
    [0] na všech zařízeních
    [one] na všech zařízeních, jeden čeká na tebe
    [few] na všech zařízeních, { $count } čekají na tebe
   *[other] na všech zařízeních, { $count } čeká na tebe
}
mine-none = Teď nikde nesedíš.
mine-sit = Zasednout ke stolu
mine-evenings = Večery a turnaje
mine-later = Až tu něco dohraješ, najdeš tady i svoje výsledky, přehrání, sílu a statistiky.
table-mute = Nedávat mi odtud vědět
table-muted = Zase mi odtud dávat vědět
table-with = další u stolu: { $names }
table-alone = zatím tu nikdo další není
table-open = čeká na hráče
table-mine = Jsi na tahu
table-theirs = hraje { $name }
table-play = Hrát
table-look = Ke stolu

## Výsledky, žebříček, statistiky

strength-title = Jak mi to jde
strength-best = Žebříček klubovny
strength-more = Podrobně
rating-give = síla je nejspíš do { $give } bodů od téhle
rating-plot = Jak se měnila síla: { $game }
rating-line = Čára je tvoje síla po každé partii, pás kolem ní říká, jak moc je nejistá. Čárkovaně je 1000, kde každý začíná.
rating-provisional = zatím předběžně
wins = { $count ->
    [one] výhra
    [few] výhry
   *[other] výher
}
won-of = { $won ->
    [one] { $won } výhra
    [few] { $won } výhry
   *[other] { $won } výher
} z { $played }
best-streak = nejvíc výher v řadě: { $count }
as-json = Jako JSON
as-csv = Jako CSV
results-title = Poslední partie
results-more = Starší partie
result-won = výhra
player-guest = host bez průkazu
count-seat = Podle místa u stolu
count-seats = Podle počtu hráčů
count-first = Podle toho, kdo začínal
count-moves = Jak dlouho se hrálo
count-opponent = Podle soupeřů
count-luck = Podle náhody
count-faction = Podle frakce
count-pair = Podle dvojice frakcí
count-fighter = Podle bojovníka
count-team = Podle dvojice bojovníků
count-castle = Podle hradu
count-goblin = Podle goblina
count-leader = Podle velitele
count-share = Podíl výher
count-played = Partie
value-seat = { $value }. místo
value-seats = { $value ->
    [one] { $value } hráč
    [few] { $value } hráči
   *[other] { $value } hráčů
}
first-yes = první na tahu
first-no = až po někom
moves-from = { $from }–{ $to } tahů
luck-good = přála
luck-even = nehrála roli
luck-bad = nepřála
luck-games = { $games ->
    [one] { $games } výhru
    [few] { $games } výhry
   *[other] { $games } výher
} ze 100
luck-mine = { $way ->
    [up] Náhoda ti v průměru přidává { $games }.
    [down] Náhoda ti v průměru bere { $games }.
   *[even] Náhoda ti v průměru nic nepřidává ani nebere.
}
luck-club = Náhoda tu s každým hráčem pohne v průměru o { $games }.
luck-known = Rozebraných partií, ze kterých se to ví: { $matches }. Odehraných: { $played }.
luck-unknown = Kolik udělala náhoda, se ví jen o rozebraných partiích. Rozebrat jde každá, když v přehrávce zvolíš Rozbor.
played-times = { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}
club-title = Žebříček
club-none = Zatím tu nikdo nemá ustálenou sílu.
club-statistics = Co se tu hraje
club-played = { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}, průměrně { $moves } tahů
rated-title = Jak se síla počítá
rated-what = Do síly se počítají jen partie u stolů, které jsou označené „na žebříček“. Sedí u nich lidé s průkazem, klidně i s boty. Každý začíná na 1000 bodech.
rated-give = Číslo za ± říká, jak moc je síla nejistá. Každou partií se zmenšuje; po nějakých patnácti se síla ustálí a objeví se v žebříčku. Seznam je seřazený podle toho, co už je jisté: od síly se odečte dvakrát číslo za ±. Proto může být výš někdo, kdo má bodů míň.
rated-weights = Vyhrávat pořád nad stejným kamarádem nebo botem se nevyplatí: po deseti partiích s týmž člověkem za měsíc váží další polovinu, u bota už po dvou, a partie jen s boty mají poloviční váhu od začátku. Kdo od stolu odejde, za toho dohraje bot, ale výsledek patří jemu.
rated-draws = Kde všichni vyhrají nebo prohrají společně, síla se nemění; takové partie jsou jen ve statistikách.

## Soukromí

privacy-none-title = Bez průkazu
privacy-none = Stačí odkaz a jméno, které si vymyslíš. Klubovna si u stolu pamatuje to jméno, co se hrálo a co se napsalo do řeči. Kdo jsi, neví, a nikoho jiného se neptá.
privacy-card-title = S průkazem
privacy-card = Navíc ví jméno na průkazu, figurku a barvu, kdy průkaz vznikl, u kterých stolů jsi seděl nebo seděla a jak partie dopadly. E-mail, heslo ani telefon k tomu nepotřebuje. O každém zařízení s průkazem ví, jaký je to prohlížeč a kdy se ozval naposledy, abys je poznal nebo poznala v seznamu.
privacy-notices-title = Když si necháš psát
privacy-notices = Kdo chce vědět, že je na tahu, řekne klubovně, kam to napsat: do prohlížeče, na e-mail nebo do chatu. K tomu si pamatuje jazyk, časové pásmo a tichou dobu. Do prohlížeče jde zpráva zašifrovaná přes službu jeho výrobce, e-mail přes poštovní server, který zvolil správce. Píše se v ní hra, odkaz na stůl a kdo u něj sedí s tebou; v chatu místo nich tvoje jméno. Jakmile adresu odebereš nebo se odhlásíš, je pryč.
privacy-seen-title = Co vidí ostatní
privacy-seen = Jméno u stolu, tahy, řeč a výsledek. U stolů na žebříček i jméno z průkazu a sílu. Když přijdeš na večer nebo turnaj, vidí tvoje jméno a výsledky každý, kdo má odkaz. Seznam tvých zařízení a tvoje kódy nevidí nikdo jiný než ty.
privacy-told-title = Když někoho nahlásíš
privacy-told = Správce klubovny uvidí, koho, u kterého stolu a proč jsi nahlásil nebo nahlásila, tvoje jméno od stolu a větu, o kterou šlo. Pamatuje si to, dokud to nevyřídí, nejdéle tři měsíce; se zrušením průkazu toho, kdo hlásil, nebo toho druhého to zmizí.
privacy-secrets-title = Kódy a klíče
privacy-secrets = Tajné kódy jsou v databázi jen jako otisky, ze kterých se zpátky nedají přečíst. Z přístupového klíče má klubovna jen veřejnou část; ta tajná zůstává v tvém zařízení.
privacy-browser-title = Co je v tvém prohlížeči
privacy-browser = Tajemství míst u stolů, nastavení a jedna sušenka s průkazem, pokud ho máš. Sušenku čte jen tahle klubovna. Nikdo cizí tu nic neměří a nic se odjinud nenačítá.
privacy-leave-title = Když odejdeš
privacy-leave = Průkaz jde kdykoli zrušit. Zmizí jméno, zařízení, klíče, adresy, síla i statistiky, v zápisech partií se jméno a to, co jsi napsal nebo napsala, vymaže a za rozehraná místa dohraje bot. Tahy zůstanou, aby ostatní o své partie nepřišli. V zálohách, které si dělá provozovatel, může jméno zůstat, než je smaže.
