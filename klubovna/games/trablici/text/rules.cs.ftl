# Pravidla Trablíků pro hráče, v pořadí ke čtení.

section-goal = Cíl hry
rule-E5 = Horda má hodnotu 10 bodů, každá karta, která zbyla ve sbírce, 1 bod. Karty na stole se nikomu nepočítají.
rule-E6 = Vyhrává, kdo má nejvíc bodů. Kdo jich má stejně, dělí se o vítězství.

section-setup = Příprava hry
rule-S1 = Všech 83 karet se zamíchá do jednoho balíčku lícem dolů.
rule-S2 = Odhazovací hromádka, řady, sbírky i hordy jsou na začátku prázdné.
rule-S3 = Balíček se smí obnovit z odhozených karet: ve 2 a 3 hráčích nikdy, ve 4 a 5 jednou, v 6 dvakrát.
rule-S4 = Začínající hráč se vylosuje, pokud ho hostitel neurčí.
rule-S5 = Hraje se po směru hodinových ručiček.

section-turn = Tah
rule-T1 = Hráči se střídají v tazích, dokud hra neskončí.
rule-T2 = Tah: otáčej a umísťuj karty, pak si vezmi odměnu (po smůle nic) a nakonec si každý z ostatních vezme jednu kartu.
rule-T3 = První kartu tahu otočit musíš.
rule-T4 = Otočenou kartu vidí všichni. Pokud se někam hodí, musíš ji umístit, i když ti to škodí. Novou řadu smíš začít, i když by se karta hodila jinam.
rule-T5 = Po umístění se rozhodni: otočit další kartu, nebo skončit. Otáčet můžeš, kolikrát se odvážíš.
rule-T6 = Když skončíš, vezmeš si celou řadu.
rule-T7 = Smůla! Karta, která se nikam nehodí, se odhodí a ty jsi bez odměny. Dříve umístěné karty zůstávají.
rule-T8 = Po úplně poslední kartě se už neotáčí: umísti ji a vezmi si odměnu. Pokud se nikam nehodí, máš smůlu.

section-placing = Umístění karet
rule-P1 = Dokud je na stole méně než tři řady, smí karta začít novou.
rule-P2 = Karta se přikládá na levý nebo pravý konec řady, nikdy mezi karty.
rule-P3 = Čísla zleva doprava nikdy neklesají. Karty bez viditelného čísla se přeskakují.
rule-P4 = Stejná čísla se nesmějí dotýkat.
rule-P5 = Stejné barvy se nesmějí dotýkat. Platí to i pro akční karty.
rule-P5a = V řadě smí být nejvýš jedna sekyra, jedna síť a jedna brokovnice, i když jsou překryté.

section-barricade = Barikády
rule-P6 = Barikáda se položí přes kteroukoli nepřekrytou kartu v kterékoli řadě.
rule-P7 = Překrytou kartu nelze překrýt znovu; v řadě smí být barikád víc.
rule-P8 = Barikáda nikdy nestojí sama. Když není co překrýt, je to smůla.
rule-P9 = Překrytá karta nemá číslo ani barvu. Kdo ji získá, získá ji ale celou: zombík jde do sbírky, akční karta zapůsobí jako každá jiná.

section-reward = Odměna
rule-W1 = Vyber si řadu a získej všechny její karty. Její místo je zase volné.
rule-W2 = Nejdřív se odhodí její barikády.
rule-W3 = Pak se vyhodnotí její akční karty, jedna po druhé v pořadí, které si zvolíš.
rule-W4 = Zombíci z řady zatím čekají: sekyra na ně nedosáhne a do hordy se ještě nepočítají.
rule-W5 = Pak se zombíci společně zařadí do tvé sbírky.

section-picks = Co si berou ostatní
rule-K1 = Po odměně, ale i po smůle, si každý z ostatních po směru hodinových ručiček vezme jednu kartu.
rule-K2 = Vzít se smí kterákoli karta z kterékoli řady, nejen z kraje.
rule-K3 = Dokud na stole nějaká karta leží, vzít si ji musíš. Když už tam žádná není, nezískáš nic.
rule-K4 = Barikáda na vzaté kartě se odhodí; karta sama je tvoje.
rule-K5 = Zombík jde hned do sbírky, akční karta se hned vyhodnotí.
rule-K6 = Zbylé karty řady se přisunou k sobě. Mohou se tak potkat i karty, které by vedle sebe umístit nešlo. Řada bez karet zmizí.
rule-K7 = Hráč na tahu si takto kartu nebere.

section-actions = Akční karty
rule-Q12 = Brokovnice: urči číslo od 1 do 5. Každý z ostatních odhodí právě jednu takovou kartu, pokud ji má.
rule-Q13 = Sekyra: odhodíš jednu kartu ze své sbírky, máš-li nějakou. Síť: ukradneš jednu kartu soupeři, kterého si vybereš mezi těmi, kdo nějakou mají. Obojí je povinné; není-li co vybrat, nestane se nic.

section-hordes = Hordy
rule-H1 = Hned po zisku karet smíš vytvářet hordy, jednu po druhé, nebo to nechat být.
rule-H2 = Kdo to nechal být, smí hordu vytvořit ještě ve svém tahu, když se rozhoduje, zda otočit další kartu, nebo skončit.
rule-H3 = Horda je 1-2-3-4-5, nebo čtyři karty stejného čísla. Na barvách nezáleží.
rule-H4 = Jedna náhodně vybraná karta z hordy zůstane jako značka, ostatní se odhodí.
rule-H5 = Značka má hodnotu 10 bodů a nelze ji nijak ztratit.
rule-H6 = Když ze sbírky odchází jedna karta některého čísla, je to ta, kterou máš nejdéle.

section-end = Konec hry
rule-E1 = Když se otočí poslední karta posledního balíčku, tah se dohraje, ostatní si vezmou karty a je konec.
rule-E2 = Když se má otočit karta, balíček je prázdný a smí se ještě obnovit, zamíchají se odhozené karty do nového.
rule-E3 = Když není co otočit, můžeš jen skončit; na začátku tahu tím končí hra.
rule-E4 = Na konci se za tebe vytvoří všechny ještě možné hordy, a to nejvýhodnějším způsobem.
