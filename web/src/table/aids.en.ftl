# What a choice would do, and advice: read by those who play.
foretold-sure = { $name }: { $before } ▸ { $low }
foretold-about = { $name }: { $before } ▸ probably { $low }
foretold-range = { $name }: { $before } ▸ { $low } to { $high }
foretold-odds = { $name }: { $part } in { $of }
foretold-then = Next question: { $question }
advice-thinking = Sofie is playing it out…
advice-cancel = Never mind
advice-look = Look here. This way you win about { $count } of 100 matches.
advice-look-equal = It hardly matters what you play here. Look at this, for example.
advice-look-team = Look here. This way you win about { $count } of 100 matches together.
advice-what = What about it?
advice-thanks = Thanks
advice-heading = Sofie would play { $letter }.
advice-heading-equal = Sofie would draw lots.
advice-how = She has played { $count ->
    [one] one turn
   *[other] { $count } turns
} to see. She cannot see hidden cards, no more than you can.
advice-chance = { $count ->
    [one] match
   *[other] matches
} of 100
advice-error = ± { $count }
advice-bar = You win about { $count } of 100 matches, give or take { $error }.
advice-equal = It comes to much the same.
advice-no-reason = No single reason stands out.
advice-but = but
advice-play = Play { $letter }
advice-only-you = Only you can see this.
