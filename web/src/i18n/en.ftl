# What the shelf says: all that the first load brings.

title-home = Klubovna
yes = yes
no = no
language = Language
theme = Light
day = Day
evening = Evening
tools = Tools
rules = Rules
your-name = Your name
seat-name = Player { $number }
bot-name = Bot { $number }
level-newcomer = newcomer
level-casual = easy-going
level-skilled = skilled
level-strong = strong
level-master = master
level-random = plays at random
level-greedy = takes what it sees
home-lead-1 = Five games, one table.
home-lead-2 = Take a seat.
card = Card
club = Rankings
evenings = Evenings and tournaments
privacy = Privacy
games = Games
game = Game
box-number = No. { $number }
box-seats = { $low ->
    [1] 1–{ $high } players
   *[other] { $high ->
        [2] 2 players
       *[other] { $low }–{ $high } players
    }
}
box-minutes = { $minutes } min
box-coming = Coming soon
now = Play now
with-whom = With whom
way-bots = bots
way-friends = friends by link
way-anyone = anyone
way-device = one device
players = Players
bots-level = Playing with
bots-any = whoever is free
sit-down = Sit down at the table
home-turn = Your turn: { $game }
my-tables = My tables
open-tables = Open tables
open-none = Nobody is waiting now. Open a table for “anyone” and others will see it here.
table-host = { $name } invites
table-waits = { $count ->
    [0] full, about to start
    [one] waits for one
   *[other] waits for { $count }
}
table-playing = being played
table-asked = Your turn
table-over = finished
table-won = won by { $names }
table-seats = { $taken } of { $all } seats taken
sit = Sit down
watch = Watch
return = Return
look = Look
credits-icons = Icons from
watch-file = Watch from a file
about = About
lost-title = There is nothing here
lost-why = This address leads nowhere. A piece of it may be missing.
room-options = Game setup
option-really = Really { $option }? Choose it once more.
replay = Replay
pace = Pace of others’ moves
net-none = The clubhouse does not answer. Try again in a while.
net-again = Try now
lesson-learn = Teach me ({ $minutes } min)
lesson-done = done
coach = Coach at the table
admin = The clubhouse's owner
puzzle-daily = Puzzle of the day no. { $number }
puzzle-done-today = Solved today
puzzle-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
puzzle-difficulty = { $count ->
    [1] for beginners
    [2] easy
    [3] medium
    [4] hard
   *[other] masterly
}
