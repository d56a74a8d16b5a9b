# Slova společná všem hrám.
yes = Ano
no = Ne
done = Hotovo
pass = Vynechat
seat = Hráč { $number }
# proč se nikdo neptal
forced = { $me ->
    [seat] Na nic se neptáme: jiná možnost nebyla.
   *[other] Byla to jediná možnost.
}
# proč teď něco nejde
why-another-question = Teď se rozhoduješ o něčem jiném.
why-not-asked = Teď nejsi na řadě: čeká se, jak se rozhodne { $seat }.
why-over = Partie už skončila.
why-too-few = Vyber { $exactly ->
    [yes] přesně
   *[no] aspoň
} { $least }, pak můžeš skončit.
why-order-first = Nejdřív urči pořadí všech.
# proč je jedna volba lepší než druhá; $sign je more, nebo less
reason = { $when ->
    [average] { $sign ->
        [more] v průměru víc
       *[less] v průměru míň
    }
   *[always] { $sign ->
        [more] víc
       *[less] míň
    }
}: { $extent ->
    [exact] { $term } ({ $amount })
    [vague] { $term }
    [about-vague] { $term } – { $subject }
   *[about] { $term } – { $subject } ({ $amount })
}
reason-rival = { $who } { $when ->
    [average] { $sign ->
        [more] bude mít v průměru víc
       *[less] bude mít v průměru míň
    }
   *[always] { $sign ->
        [more] bude mít víc
       *[less] bude mít míň
    }
}: { $extent ->
    [exact] { $term } ({ $amount })
    [vague] { $term }
    [about-vague] { $term } – { $subject }
   *[about] { $term } – { $subject } ({ $amount })
}
reason-wins = ve 100 světech brzy vyhraje { $count }krát, druhá volba { $other }krát
reason-loses = ve 100 světech brzy prohraje { $count }krát, druhá volba { $other }krát
reason-risk = odvážná volba: může se ošklivě nepovést, ale vyhrává častěji
# co volba udělá
foresee-win = Tím vyhraješ.
foresee-lose = Tím partie skončí a nevyhraješ.
