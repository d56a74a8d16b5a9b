you = Player
bot-names = Bedřich Cecílie Dorota Emil Františka
help = number = choose, several numbers = choose one after another, ? = the rule, a = advice, u = undo, l = whole log, q = quit
prompt = Your choice
bad-number = Please type a number from 1 to { $most }, or ? a u l q.
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
advice = { $number }  { $label }: { $chance } of 100 matches (± { $error }){ $equal ->
    [yes] {" "}– much the same
   *[no] {""}
}
odds = { $name }: { $part } in { $of }
