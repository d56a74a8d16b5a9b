# The analysis of a match: sentences about how everybody played.
grade-blunder = { $count } { $count ->
    [one] blunder
   *[other] blunders
}
grade-mistake = { $count } { $count ->
    [one] mistake
   *[other] mistakes
}
grade-doubtful = { $count } doubtful { $count ->
    [one] choice
   *[other] choices
}
verdict-clean = Played without a mistake.
verdict-nearly = Nearly without a mistake: trifles cost { games }.
verdict-lost = { $what }: own choices cost { games }.
verdict-gifts = Others' mistakes brought { games }.
verdict-lucky = Chance gave { games }.
verdict-unlucky = Chance took { games }.
verdict-even = Chance neither gave nor took.
games = { $points } { $points ->
    [one] game
   *[other] games
} in 100
analysis-choice = choice
analysis-luck = luck
analysis-turns = Where the match turned
analysis-nothing = No turning point: the chances changed gradually.
analysis-players = Luck and decisions
analysis-team = The team
analysis-better = better was { $option }
analysis-of = Analysis: { $game }, { $moves ->
    [one] { $moves } choice
   *[other] { $moves } choices
}
column-player = player
column-start = start
column-own = own choices
column-others = others' mistakes
column-luck = luck
column-end = end
column-move = choice
column-cause = by
column-swing = swing
column-what = what happened

# Puzzles.
puzzle-title-win = Decide it now
puzzle-title-survive = Survive
puzzle-title-plan = Ready for anything
puzzle-title-odds = The better odds
puzzle-say-win = One choice wins this very turn. Which?
puzzle-say-survive = One choice gives the team clearly the best chance. Which?
puzzle-say-plan = You do not know what the rival is up to. Which choice stands up best?
puzzle-say-odds = One choice has clearly the best chance of winning. Which?
puzzle-go-on = Right. And now?
puzzle-wrong = This wins { $points ->
    [one] { $points } game
   *[other] { $points } games
} in 100, the best choice { $best }. Try again.
puzzle-far = This choice is far from the best. Try again.
puzzle-solved = Solved!
