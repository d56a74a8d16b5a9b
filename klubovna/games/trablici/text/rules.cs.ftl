# Pravidla Trablíků pro hráče, v pořadí ke čtení.

section-goal = Cíl hry
rule-E5 = Horda má cenu 10 bodů, každá karta, která zbyla ve sbírce, 1 bod. Karty na stole se nepočítají nikomu.
rule-E6 = Vítězí nejvyšší součet; kdo se o něj dělí, dělí se i o vítězství.

section-setup = Příprava hry
rule-S1 = Všech 83 karet se zamíchá do jednoho balíčku lícem dolů.
rule-S2 = Odhazovací hromádka, řady, sbírky i hordy jsou na začátku prázdné.
rule-S3 = Balíček se smí obnovit z odhozených karet: ve 2 a 3 hráčích nikdy, ve 4 a 5 jednou, v 6 dvakrát.
rule-S4 = Začínající hráč se vylosuje, pokud ho hostitel neurčí.
rule-S5 = Hraje se po směru hodinových ručiček.

section-turn = Tah
rule-T1 = Hráči se střídají v tazích, dokud hra neskončí.
rule-T2 = Tah: otáčej a umísťuj karty, vezmi si odměnu, nebo nic, a pak si každý z ostatních vezme jednu kartu.
rule-T3 = První kartu tahu otočit musíš.
rule-T4 = Otočenou kartu vidí všichni. Pokud se někam hodí, musíš ji umístit, i když ti to škodí. Novou řadu smíš začít, i když by se karta hodila jinam.
rule-T5 = Po umístění se rozhodni: otočit další kartu, nebo skončit. Otáčet můžeš, kolikrát se odvážíš.
rule-T6 = Když skončíš, vezmeš si celou řadu.
rule-T7 = Smůla! Karta, která se nikam nehodí, se odhodí a ty jsi bez odměny. Dříve umístěné karty zůstávají.
rule-T8 = Po úplně poslední kartě se už neotáčí: umísti ji a vezmi si odměnu, nebo máš smůlu.

section-placing = Umístění karet
rule-P1 = Dokud jsou na stole méně než tři řady, smí karta začít novou.
rule-P2 = Karta se přikládá na levý nebo pravý konec řady, nikdy mezi karty.
rule-P3 = Čísla zleva doprava nikdy neklesají. Karty bez viditelného čísla se přeskakují.
rule-P4 = Stejná čísla se nesmějí dotýkat.
rule-P5 = Stejné barvy se nesmějí dotýkat. Platí to i pro akční karty.
rule-P5a = V řadě smí být nejvýš jedna sekyra, jedna síť a jedna brokovnice, i když jsou zakryté.

section-barricade = Barikády
rule-P6 = Barikáda se položí přes kteroukoli nezakrytou kartu v kterékoli řadě.
rule-P7 = Zakrytou kartu nelze zakrýt znovu; v řadě smí být barikád víc.
rule-P8 = Barikáda nikdy nestojí sama. Když není co zakrýt, je to smůla.
rule-P9 = Zakrytá karta nemá číslo ani barvu, ale kdo ji získá, má ji celou.

section-reward = Odměna
rule-W1 = Vyber si řadu a získej všechny její karty. Její místo je zase volné.
rule-W2 = Nejdřív se odhodí její barikády.
rule-W3 = Pak působí její akční karty, jedna po druhé, v pořadí, které si zvolíš.
rule-W4 = Zombíci z řady zatím čekají: sekyra na ně nedosáhne a do hordy se ještě nepočítají.
rule-W5 = Pak zombíci společně vstoupí do tvé sbírky.

section-picks = Co si berou ostatní
rule-K1 = Po odměně, ale i po smůle, si každý z ostatních po směru vezme jednu kartu.
rule-K2 = Vzít se smí kterákoli karta z kterékoli řady, nejen z kraje.
rule-K3 = Dokud na stole leží karta, vzít si ji musíš.
rule-K4 = Barikáda na vzaté kartě se odhodí; karta sama je tvoje.
rule-K5 = Zombík jde hned do sbírky, akční karta hned zapůsobí.
rule-K6 = Řada se srazí. Sousedé, kteří by se vedle sebe položit nesměli, tak zůstat smějí.
rule-K7 = Hráč na tahu si takto kartu nebere.

section-actions = Akční karty
rule-Q12 = Brokovnice: řekni číslo od 1 do 5. Každý jiný hráč, který ho má, přijde právě o jednu takovou kartu.
rule-Q13 = Síť: seber jednu kartu soupeři, který nějakou má. Sekyra: odhoď jednu svou. Když není z čeho vybrat, nestane se nic.

section-hordes = Hordy
rule-H1 = Hned po zisku karet smíš tvořit hordy, jednu po druhé, nebo to nechat být.
rule-H2 = Kdo to nechal být, smí je utvořit ještě při rozhodování mezi otočením a koncem.
rule-H3 = Horda je 1-2-3-4-5, nebo čtyři karty stejného čísla. Na barvách nezáleží.
rule-H4 = Jedna náhodně vybraná karta z hordy zůstane jako značka, ostatní se odhodí.
rule-H5 = O značku hordy už nikdo nepřijde.
rule-H6 = Když ze sbírky odchází jedna karta některého čísla, je to ta, kterou máš nejdéle.

section-end = Konec hry
rule-E1 = Když se otočí poslední karta posledního balíčku, tah se dohraje, ostatní si vezmou karty a je konec.
rule-E2 = Když se má otáčet, balíček je prázdný a zamíchání ještě zbývá, stane se z odhozených karet nový balíček.
rule-E3 = Když není co otočit, můžeš jen skončit; na začátku tahu tím končí hra.
rule-E4 = Na konci se za tebe utvoří všechny možné hordy tak, aby to bylo nejvýhodnější.
