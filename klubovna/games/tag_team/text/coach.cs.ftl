# Co řekne rádce, když se otázka objeví poprvé: coach-<otázka>, dvě věty.

coach-pick = Z draftu skládáš dvojici bojovníků, která vydrží celý zápas. Vyhrává ten, kdo jednoho ze soupeřů srazí na K.O.
coach-remove = Jednoho bojovníka tajně vyřadíš, aby ho nedostal nikdo. Vyber toho, proti komu se ti nechce bojovat.
coach-order = Každý bojovník má startovní kartu a balíček se nikdy nemíchá. Ta, kterou dáš první, přijde první v každém kole.
coach-build = Přidej jednu kartu do kterékoli mezery; co je za ní, posune se o tah. Každá mezera říká, jakou soupeřovu kartu tam potká.
coach-under = Dvě nepoužité karty jdou dospod a vrátí se, až balíček projdeš. Která z nich přijde dřív, určuješ ty.
