# Proč teď něco nejde.

why-goblins-first = Nejdřív se rozmísťují goblini. Osady, příšery i kapitán přijdou na řadu potom.
why-not-captain = Kouzlo smí použít jen kapitán, a tím je teď { $captain }. Ty můžeš koupit rundu ze soudku.
why-no-spell = { $spent ->
    [yes] Všechna kouzla přehození už jsou v tomhle kole použitá, obnoví se na jeho konci.
   *[no] Žádné kouzlo přehození nemáš. Dostaneš ho s příšerou, která ho má na kartě.
}
why-no-barrel = Žádný soudek nemáš. Soudky jsou v kořisti některých osad.
why-band-first = Nejdřív se rozhoduje, která řada bude aktivní. Útočí se až potom.
why-magic = Má magických štítů { $need } a v řadě { $row } máš magických mečů { $have }. Obyčejný meč na magický štít nestačí.
why-weak = Má štítů dohromady { $need } a v řadě { $row } máš mečů dohromady jen { $have }.
why-no-thief = V řadě { $row } nemáš žádného zloděje, a bez něj se na hrad neútočí.
why-no-chests = { $owner } nemá žádnou truhlu, takže tam není co ukrást.
why-castle-first = Nejdřív zaútoč na hrad, truhly si vybereš potom.
why-own-castle = Na vlastní hrad se neútočí.
why-none-of-kind = { $owner } žádnou truhlu tohoto druhu nemá.
why-steal-there = Útok už běží: vyber, které truhly ti vydá { $owner }.
why-empty-handed = Zloději nejdou s prázdnou: vyber aspoň jednu truhlu.
why-hands-full = Každý zloděj unese jednu truhlu a ty máš { $thieves ->
    [one] jednoho zloděje
    [few] { $thieves } zloděje
   *[other] { $thieves } zlodějů
}. Jestli chceš jinou, některou vrať.
why-price-evil = Zlá příšera stojí 2 jídla a ty máš jídla { $food }.
why-price-ultra = Ultra zlá příšera stojí 1 runu a 4 jídla, nebo 3 runy. Ty máš run { $runes } a jídla { $food }.
why-attacks-over = Útoky tohoto kola už skončily, teď se verbuje.
why-recruit-later = Příšery se verbují až po útocích.
why-reroll-only = Kouzlo a soudek se hodí jen hned po hodu kostkou, když se vybírá aktivní řada.
why-own-chests = To jsou tvoje truhly. Otevřou se na konci hry.
why-chests = Cizí truhly si bereš jen při útoku na hrad.
