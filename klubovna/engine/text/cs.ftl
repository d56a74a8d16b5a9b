# Slova společná všem hrám.
yes = Ano
no = Ne
done = Hotovo
pass = Vynechat
seat = Hráč { $number }
