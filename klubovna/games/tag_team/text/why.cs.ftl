# Proč teď něco nejde.

why-yours-already = { $fighter } už ve tvém týmu je.
why-theirs-already = { $fighter } už patří do týmu, který skládá { $seat }.
why-removed = Karta { $fighter } je vyřazená z draftu, takže už ji nikdo nedostane.
why-not-in-hand = { $fighter } teď není mezi kartami, ze kterých vybíráš.
why-team-first = Bojovníci začnou bojovat, až budou oba týmy celé.
why-start-first = Nejdřív rozhodni, která startovní karta přijde první.
why-added = Tvoje nová karta { $card } už má místo { $place }. Zbývá rozhodnout, v jakém pořadí jdou ostatní dvě dospod.
why-no-decisions = V boji se nic nerozhoduje: bojovníky vedou karty v balíčku, a do toho teď jednu přidáváš.
why-deck-stays = Karty v bojovém balíčku zůstávají, jak leží. Novou zasuneš mezi ně.
why-their-deck = Do soupeřova balíčku zasahovat nemůžeš.
