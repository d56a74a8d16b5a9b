you = Player
bot-names = Bedřich Cecílie Dorota Emil Františka
help = number = choose, several numbers = choose one after another, ? = the rule, w = what cannot be chosen and why, a = advice, u = undo, l = whole log, b = bug report, q = quit
prompt = Your choice
bad-number = Please type a number from 1 to { $most }, or ? w a u l b q.
cannot-undo = There is nothing to undo.
undone = Taken back to your previous choice.
refused = That is not possible: { $reason }
rule = Rule { $number }: { $text }
picked = chosen so far: { $labels }
winner = { $many ->
    [one] { $mine ->
        [yes] You win!
       *[no] { $names } wins!
    }
   *[other] { $names } win together!
}
nobody-won = Nobody has won.
final = Final scores
bye = See you next time. The match went up to decision { $version }.
saved = Saved to { $path }.
seed = The seed of the shuffles was { $seed }.
reported = The bug report is in { $path }. It holds nothing that you cannot see yourself.
report-failed = The report could not be saved: { $reason }.
report-spectator = a spectator
report-of = { $moves ->
    [one] { $eyes }, after one answer
   *[other] { $eyes }, after { $moves } answers
}
advice = { $number }  { $label }: { $chance } of 100 matches (± { $error }){ $equal ->
    [yes] {" "}– much the same
   *[no] {""}
}
odds = { $name }: { $part } in { $of }
join-table = { $game }, at the table: { $names }{ $free ->
    [0] {""}
    [one] {" "}({ $free } free seat)
   *[other] {" "}({ $free } free seats)
}
join-help = number = choose, ? = rule, u = take back, l = whole log, q = leave (the seat stays yours)
join-waits = You are seated. Play begins when the host starts the match.
join-again = The connection was lost, trying again.
join-no-server = No clubhouse answers at { $address }.
join-started = The match is under way and no seat is yours. To come back to one, add --token.
join-full = There is no free seat at this table.
join-undo = { $name } would like to take a move back. Do you agree? (y/n)
join-replace = { $name } suggests that a bot plays for somebody who is away. Do you agree? (y/n)
join-left = The seat stays yours. To come back: klubovna join { $link } --token { $token }
join-number = Please type a number from 1 to { $most }, or ? u l q.
