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
