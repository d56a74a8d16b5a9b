# Co volba udělá a nápověda: čtou to jen ti, kdo hrají.
foretold-sure = { $name }: { $before } ▸ { $low }
foretold-about = { $name }: { $before } ▸ nejspíš { $low }
foretold-range = { $name }: { $before } ▸ { $low } až { $high }
foretold-odds = { $name }: { $part } z { $of }
foretold-then = Pak přijde otázka: { $question }
advice-thinking = Sofie si to hraje nanečisto…
advice-cancel = Nech toho
advice-look = Podívej se sem. Tudy vede asi { $count } výher ze 100.
advice-look-equal = Tady je skoro jedno, co zahraješ. Podívej se třeba sem.
advice-look-team = Podívej se sem. Tudy vede asi { $count } společných výher ze 100.
advice-what = A co s tím?
advice-thanks = Díky
advice-heading = Sofie by hrála { $letter }.
advice-heading-equal = Sofie by losovala.
advice-how = Odehrála si nanečisto { $count ->
    [one] jeden tah
    [few] { $count } tahy
   *[other] { $count } tahů
}. Do skrytých karet nevidí, stejně jako ty.
advice-chance = { $count ->
    [one] hra
    [few] hry
   *[other] her
} ze 100
advice-error = ± { $count }
advice-bar = Vyhraješ asi { $count } ze 100 partií, plus minus { $error }.
advice-equal = Vyjde skoro nastejno.
advice-no-reason = Žádný jednotlivý důvod nevyčnívá.
advice-but = ale
advice-play = Zahrát { $letter }
advice-only-you = Nápovědu vidíš jen ty.
