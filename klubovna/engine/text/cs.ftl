# Slova společná všem hrám.
yes = Ano
no = Ne
done = Hotovo
pass = Vynechat
seat = Hráč { $number }
# proč se nikdo neptal
forced = { $me ->
    [seat] Jediná možnost: není se na co ptát.
   *[other] Byla to jediná možnost.
}
# proč teď něco nejde
why-another-question = Teď se rozhoduješ o něčem jiném.
why-not-asked = Teď nejsi na řadě: čeká se, jak se rozhodne { $seat }.
why-over = Partie už skončila.
