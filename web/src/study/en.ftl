# The analysis of a match
title-analysis = Analysis: { $game } · Klubovna
analysis = Analysis
analysis-none = Nobody has asked for an analysis of this match yet.
analysis-about = Every choice is played again in many possible worlds, and judged only by what the player could know. It takes about a minute.
analysis-start = Analyse the match
analysis-waiting = The analysis waits for its turn.
analysis-running = Playing choice after choice: { $done } of { $total }
analysis-cancel = Stop the analysis
analysis-failed = The analysis did not work out.
analysis-again = Try again
analysis-curve = How the chances went
analysis-curve-team = How the team's chance went
analysis-hint = Tap a number, or drag along the curve.
analysis-at = choice { $at } of { $last }
analysis-at-long = Choice { $at } of { $last }: { $who } { $chance } games in 100
analysis-step = Next choice
analysis-step-back = Previous choice
analysis-team = the team
analysis-defeat = defeat
analysis-turned = Here the match turned.
analysis-choice-of = { $name } chooses
analysis-end = The end of the match
analysis-played = { $name } chose
analysis-was-better = Better was
analysis-was-best = Nothing better could be found.
analysis-of-100 = { $count ->
    [one] game
   *[other] games
} in 100
analysis-luck-brought = What chance brought
analysis-play-on = Play from here
analysis-replay = Replay from here
analysis-turns = Turning points
analysis-no-turns = No turning point: the chances changed gradually.
analysis-number = no.
analysis-what = what happened
analysis-cause = by
analysis-swing = swing
analysis-cause-luck = luck
analysis-cause-choice = choice
analysis-grade-doubtful = doubtful
analysis-grade-mistake = mistake
analysis-grade-blunder = blunder
analysis-parts = Luck and decisions
analysis-parts-note = How many games in 100 came from luck, own choices and others' mistakes.
analysis-player = player
analysis-from = start
analysis-own = own choices
analysis-others = others' mistakes
analysis-luck = luck
analysis-to = end
analysis-unknown = This match was played under older rules and cannot be analysed any more.

# Puzzles
title-puzzle = Puzzle: { $game } · Klubovna
puzzle = Puzzle
puzzle-you = solver
puzzle-others = More puzzles
puzzle-again = From the start
puzzle-next = Another puzzle
puzzle-tries = Your tries
puzzle-no-tries = None yet.
puzzle-score = { $count } in 100
puzzle-solution = Solution
puzzle-show = Show the solution
puzzle-show-note = Today then counts for no streak.
puzzle-solved = solved
puzzle-no-streak = Start a streak today
puzzle-steps = { $count ->
    [one] one choice
   *[other] { $count } choices
}
