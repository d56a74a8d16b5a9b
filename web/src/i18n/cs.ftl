# Co říká police: víc první načtení nepřináší.

title-home = Klubovna
yes = ano
no = ne
language = Jazyk
theme = Světlo
day = Den
evening = Večer
tools = Nástroje
rules = Pravidla
your-name = Tvoje jméno
seat-name = Hráč { $number }
bot-name = Bot { $number }
level-newcomer = nováček
level-casual = pohodář
level-skilled = zkušený hráč
level-strong = silný hráč
level-master = mistr
level-random = hraje náhodně
level-greedy = bere, co vidí
home-lead-1 = Pět her, jeden stůl.
home-lead-2 = Přisedni si.
card = Průkaz
club = Žebříček
evenings = Večery a turnaje
privacy = Soukromí
games = Hry
game = Hra
box-number = č. { $number }
box-seats = { $low ->
    [1] 1–{ $high } hráči
   *[other] { $high ->
        [2] 2 hráči
        [3] 2–3 hráči
        [4] { $low }–4 hráči
       *[other] { $low }–{ $high } hráčů
    }
}
box-minutes = { $minutes } min
box-coming = Už brzy
now = Hrát hned
with-whom = S kým
way-bots = s boty
way-friends = s přáteli přes odkaz
way-anyone = s kýmkoli
way-device = na jednom zařízení
players = Hráčů
bots-level = Přisedne
bots-any = kdo má čas
sit-down = Zasednout ke stolu
home-turn = Jsi na tahu: { $game }
my-tables = Moje stoly
open-tables = Otevřené stoly
open-none = Teď nikdo nečeká. Založ stůl „s kýmkoli“ a objeví se tady i ostatním.
table-host = zve { $name }
table-waits = { $count ->
    [0] plno, za chvíli začne
    [1] čeká na jednoho
    [2] čeká na dva
    [3] čeká na tři
    [4] čeká na čtyři
   *[other] čeká na { $count }
}
table-playing = hraje se
table-asked = Jsi na tahu
table-over = dohráno
table-won = vítězství: { $names }
table-seats = Obsazeno { $taken } z { $all } míst
sit = Přisednout
watch = Dívat se
return = Vrátit se
look = Podívat se
credits-icons = Ikony z
watch-file = Přehrát ze souboru
about = O klubovně
lost-title = Tady nic není
lost-why = Tahle adresa nikam nevede. Možná v ní chybí kousek.
room-options = Nastavení partie
option-really = Opravdu { $option }? Potvrď ještě jednou.
replay = Přehrávka
pace = Tempo cizích tahů
net-none = Klubovna neodpovídá. Zkus to za chvíli znovu.
net-again = Zkusit hned
lesson-learn = Nauč mě to ({ $minutes } min)
lesson-done = hotovo
coach = Rádce u stolu
admin = Správa klubovny
puzzle-daily = Hádanka dne č. { $number }
puzzle-done-today = Dnes vyřešeno
puzzle-streak = { $count ->
    [one] { $count } den v řadě
    [few] { $count } dny v řadě
   *[other] { $count } dní v řadě
}
puzzle-difficulty = { $count ->
    [1] pro začátečníky
    [2] snadná
    [3] střední
    [4] těžká
   *[other] mistrovská
}
