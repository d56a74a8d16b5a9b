# Co řekne rádce, když se otázka objeví poprvé: coach-<otázka>, dvě věty.

coach-place = Karta jde na kraj některé řady, nebo založí novou; řady jsou nejvýš tři. Čísla zleva doprava neklesají a stejné barvy ani čísla se nedotknou.
coach-flip_or_stop = Můžeš otočit další kartu, nebo skončit a vzít si celou řadu. Karta, která se nikam nevejde, je smůla a nedostaneš nic.
coach-take_row = Bereš si celou řadu i s akčními kartami, které jsou v ní. Ostatní si pak rozeberou po jedné kartě ze zbytku.
coach-resolve = Akční karty vyhodnotíš v pořadí, které si zvolíš, a teprve potom přijdou zombíci. Na pořadí často záleží.
coach-axe = Sekyra sekne toho, kdo ji vzal: jedna karta tvé sbírky jde pryč. Hotovým hordám neublíží.
coach-net = Síť ukradne jednu kartu z cizí sbírky. Vezmi tu, která ti chybí do hordy.
coach-shotgun = Brokovnice míří na ostatní: odhodí číslo, které vybereš. Podívej se, čeho mají moc.
coach-horde = Horda je 1 až 5, nebo čtyři stejná čísla, a má cenu deset bodů navždy. Jednotlivé karty jsou po bodu a dají se ukrást.
coach-pick = Z karet, které na stole zbyly, si teď každý vezme jednu, ať chce, nebo ne. Akční karta zasáhne toho, kdo si ji vezme.
