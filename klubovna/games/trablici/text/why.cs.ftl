# Proč teď něco nejde.

why-place-first = Nejdřív umísti { $card-acc }.
why-barricade-alone = Barikáda nikdy nestojí sama, takže novou řadu nezačne.
why-barricade-covers = Barikáda se klade přes kartu, ne na konec řady.
why-other-lane = Nová řada začíná na prvním volném místě, teď je to řada { $row }.
why-covered = Karta { $card } už je pod barikádou a podruhé se překrýt nedá.
why-only-ends = Karta se přikládá jen na konec řady a celou řadu si vezmeš, až skončíš.
why-touching = Vedle sebe nesmějí být { $card } a { $neighbour }: mají { $same ->
    [colour] stejnou barvu
   *[number] stejné číslo
}.
why-falling = Čísla zleva doprava neklesají: { $number } nemůže stát { $end ->
    [left] nalevo
   *[right] napravo
} od { $other }.
why-kind-twice = V řadě smí být jen jedna sekyra, jedna síť a jedna brokovnice, i překrytá: { $card } tam už druhá být nemůže.
why-row = Do řady { $row } se nehodí. { $left } { $right }
why-no-card = Balíček je prázdný a už se neobnoví. Zbývá jen skončit.
why-stop-first = Řadu si vezmeš, až skončíš.
why-empty-row = V téhle řadě nic neleží.
why-whole-row = Odměnou je celá řada, ne jednotlivé karty.
why-actions-first = Nejdřív se vyhodnotí akční karty, které máš z odměny.
why-none-of = Žádnou kartu s číslem { $number } ve sbírce nemáš.
why-none-there = { $seat } žádnou kartu s číslem { $number } nemá.
why-axe-own = Sekyra bere jen z tvé vlastní sbírky.
why-net-others = Síť krade jen ze sbírek soupeřů.
why-name-number = U brokovnice jen jmenuješ číslo: kdo z ostatních takovou kartu má, o jednu přijde.
why-horde-first = Nejdřív se rozhodni, jestli vytvoříš hordu.
why-one-card = Bereš si jednu kartu, ne celou řadu.
why-pick-from-rows = Bereš si kartu, která leží v některé řadě, ne z balíčku.
why-deck = Otáčet, nebo skončit můžeš ve svém tahu, hned když je otočená karta umístěná.
why-horde-later = Hordu vytvoříš hned po zisku karet, nebo až se budeš rozhodovat, zda otočit další kartu.
why-no-horde = Na hordu potřebuješ karty 1-2-3-4-5, nebo čtyři karty stejného čísla.
why-own-card = Ze své sbírky vybíráš kartu, jen když na tebe vyjde sekyra.
why-their-card = Ze sbírky soupeře vezmeš kartu, jen když získáš síť.
