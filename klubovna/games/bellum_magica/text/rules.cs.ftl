# Pravidla hry Bellum Magica pro hráče, v pořadí ke čtení.

section-goal = Cíl hry
rule-E2 = Na konci se všechny truhly otevřou a jejich hodnoty se sečtou. Suroviny, příšery, štíty ani žetony se nepočítají.
rule-E3 = Vítězí nejvyšší součet. Při shodě rozhodne počet truhel, a když nerozhodne ani ten, o vítězství se shodní hráči podělí.

section-setup = Příprava hry
rule-S1 = Každý hráč má jeden hrad. Hrady se rozdají losem, pokud je hostitel neurčí.
rule-S2 = Zamíchá se 10 goblinů a každý hráč dostane dva. Zbylí se vrátí do krabice.
rule-S3 = Všichni najednou a tajně rozhodnou, zda každý z jejich dvou goblinů bude pracovat vlevo, nebo vpravo od hradu. Pak volby společně odhalí.
rule-S4 = Do hry jdou náhodné statky, vesnice a všech 10 měst: ve 2 hráčích 3 statky a 3 vesnice, ve 3 po čtyřech, ve 4 po šesti, v 5 všechny. Statky leží nahoře, pod nimi vesnice, dole města.
rule-S5 = Hostinec leží na stole pořád. Vedle něj se odkryje tolik osad, kolik je hráčů.
rule-S6 = Zlé a ultra zlé příšery se zamíchají zvlášť. Dvě karty z každého balíčku tvoří nabídku příšer.
rule-S7 = Truhly každého druhu se zamíchají do vlastní hromádky hodnotou dolů.
rule-S8 = Nikdo nezačíná s jídlem, runami, soudky, truhlami ani žetony.
rule-S9 = Prvního kapitána určí los, pokud ho nejmenuje hostitel. Pořadí jde po směru hodinových ručiček.
rule-S10 = O goblinech se rozhoduje dřív, než se odkryjí osady a příšery a než padne los na kapitána.

section-round = Kolo
rule-G1 = Kolo je jeden den a má šest částí: aktivní tlupa, suroviny, průzkumníci, útok, verbování, konec kola.
rule-G2 = Pracuje jediná řada, kterou ukazuje kostka. Sčítají se její symboly vlevo na hradě a na kartách vlevo, a vpravo na hradě a na kartách vpravo. Zasunutá polovina karty neplatí.
rule-G3 = Aktivní řada platí pro všechny hráče a po celé kolo.

section-band = 1. Aktivní tlupa
rule-H1 = Kapitán hodí kostkou.
rule-H2 = Od kapitána dokola se každý rozhodne, zda si vynutí nový hod. Kapitán k tomu má kouzlo přehození, nebo soudek, ostatní jen soudek. Kdo nemá čím, toho se nikdo neptá.
rule-H3 = Jakmile si někdo nový hod vynutí, kapitán hodí a všichni se rozhodují znovu, od kapitána dokola. Konec je, až v celém kolečku nikdo nic nepoužije.
rule-H4 = Kouzlo smí použít jen kapitán a jen svoje. Použité kouzlo je do konce kola přeškrtnuté. Kdo jich má víc, smí v jednom kole použít všechna.
rule-H5 = Soudek se vrací do zásoby. Kolik rund se za kolo koupí, není omezeno. Kapitán smí střídat kouzla a soudky, pokaždé jedno.
rule-H6 = Nový hod platí místo starého, i když je stejný nebo horší.

section-gather = 2. Suroviny
rule-C1 = Všichni si vezmou tolik jídla a run, kolik jich ukazuje jejich aktivní řada.
rule-C2 = Suroviny leží ve skladišti všem na očích a zůstávají do dalších kol. Soudky smíš mít nejvýš dva.

section-scouts = 3. Průzkumníci
rule-M1 = Každý spočítá mapy v aktivní řadě.
rule-M2 = Kdo má sám nejvíc map, bere kovovou truhlu.
rule-M3 = Pokud má nejvíc map víc hráčů, vezme si každý z nich jen dřevěnou truhlu, v pořadí od kapitána.
rule-M4 = Když nemá mapu nikdo, nestane se nic.
rule-M5 = Truhla se bere náhodně ze své hromádky. Hodnotu vidí jen majitel, druh všichni.
rule-M6 = Deset truhel získaných průzkumem hru ještě nekončí, čeká se na konec útoků.

section-attack = 4. Útok
rule-A1 = Od kapitána dokola smí každý jednou zaútočit, nebo vynechat. Útok se vyhodnotí dřív, než přijde na řadu další hráč.
rule-A2 = Cílem je hostinec, odkrytá osada nebo cizí hrad. Útočit smíš jen tam, kde na to stačíš, takže žádný útok neselže.
rule-A3 = Magických mečů musíš mít aspoň tolik, kolik má cíl magických štítů, a všech mečů dohromady aspoň tolik, kolik má všech štítů. Magický meč poslouží i jako obyčejný, obyčejný proti magickému štítu nikdy. Meče se neutrácejí.
rule-A4 = Z osady bereš celou kořist: suroviny, soudky i truhly. Soudky nad dva zůstávají v zásobě.
rule-A5 = Vypleněná osada se hned odloží a nová přijde až na konci kola.
rule-A6 = Hostinec se neodkládá nikdy. Vyplenit ho může každý hráč v každém kole.
rule-Q4 = Když dojdou karty osad, leží jich na stole méně. Hostinec, hrady a mapy zůstávají.

section-theft = Útok na hrad
rule-A7 = Na hrad smíš zaútočit, jen když máš v aktivní řadě zloděje, majitel má nějakou truhlu a tvé meče přemohou jeho štíty: 2 na hradě a všechny jeho žetony.
rule-A8 = Za každého zloděje smíš ukrást jednu truhlu, aspoň jednu ale musíš. Druhy si vybíráš, která truhla toho druhu to bude, rozhodne náhoda.
rule-A9 = Ukradené truhly si prohlédneš, až leží ve tvém skladišti.
rule-A10 = Okradený hráč dostane za každý útok, který mu vzal aspoň jednu truhlu, jeden žeton štítu. Platí ihned.
rule-A11 = Krást se dají jen truhly.
rule-A12 = Napadený hráč o ničem nerozhoduje a jeho aktivní řada ho nebrání.
rule-Q5 = Útok, který by nic nezměnil, se nevyhlašuje: slabý, bez zlodějů nebo na hrad bez truhel.
rule-Q10 = Magické štíty hradu fungují stejně jako magické štíty měst.
rule-Q11 = Kdo truhlu někdy vlastnil, zná její hodnotu, ať leží kdekoli. Při krádeži mu to míření neusnadní.
rule-Q14 = Ukrást smíš i méně truhel, než kolik můžeš, a útok smíš vynechat. Kořist osady si ale vždy bereš celou a truhlu za mapy odmítnout nejde.
rule-Q15 = Každý žeton štítu i magického štítu má hodnotu 1.

section-recruit = 5. Verbování
rule-B1 = Od kapitána dokola každý verbuje, kolik příšer chce a zaplatí, jednu po druhé. Pak je na řadě další hráč.
rule-B2 = Zlá příšera stojí 2 jídla. Ultra zlá stojí 1 runu a 4 jídla, nebo 3 runy.
rule-B3 = Bereš jednu z odkrytých příšer. Na její místo přijde hned další z balíčku a smíš ji naverbovat i ty.
rule-B4 = Kartu hned zasuneš vlevo, nebo vpravo od hradu. Tam zůstane do konce hry.
rule-B5 = Bonusový žeton z karty dostaneš hned, ať leží na kterékoli straně. Nelze o něj přijít.
rule-B6 = Naverbovaná příšera pracuje od příštího kola.
rule-B7 = Kartu, platbu i stranu volíš najednou, dřív než se odkryje další příšera.
rule-Q3 = Když balíček příšer dojde, nabídka toho druhu se už nedoplňuje.

section-round-end = 6. Konec kola
rule-N1 = Odkrývají se osady, dokud jich neleží tolik, kolik je hráčů, nebo dokud balíček nedojde.
rule-N2 = Nevypleněné osady zůstávají.
rule-N3 = Použitá kouzla přehození se obnoví.
rule-N4 = Kostku dostane hráč po levici; to je nový kapitán.

section-end = Konec hry
rule-A13 = Po útoku posledního hráče se počítají truhly. Má-li někdo deset nebo víc, hra hned končí a už se neverbuje.
rule-E1 = Hra končí po fázi útoku v kole, v němž má někdo aspoň 10 truhel. Všichni tak měli stejně příležitostí zaútočit.
rule-E4 = Pokud hra neskončí dřív, skončí po útocích 40. kola.

section-rulings = Zvláštní případy
rule-Q1 = Jídlo, runy, štíty ani kouzla nikdy nedojdou.
rule-Q2 = Když dojde druh truhel, bere se nejbližší lacinější, a není-li, dražší. Bez truhel se nebere nic.
rule-Q6 = Kapitán má při každém dotazu znovu na výběr kouzlo, nebo soudek.
rule-Q7 = Po novém hodu se vždy začíná od kapitána.
rule-Q8 = Nabídka příšer je společná, proto se verbuje po řadě od kapitána.
rule-Q9 = Bonus platí, i když je na zasunuté polovině karty.
rule-Q13 = Kouzla hráče, který není kapitánem, nelze použít.
rule-Q16 = Neznámé pořadí hromádky je totéž jako náhodný výběr z ní. Které statky a vesnice nejsou ve hře, se nikdo nedozví.
rule-Q17 = Na nový hod se hra ptá přede všemi. Kdo nechce být ptán pokaždé, může předem říct, že do konce kola nechá platit cokoli, co padne.
