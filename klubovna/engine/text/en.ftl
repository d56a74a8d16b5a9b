# Words that all games share.
yes = Yes
no = No
done = Done
pass = Pass
seat = Player { $number }
# why nobody was asked
forced = { $me ->
    [seat] You were not asked: it was the only possibility.
   *[other] It was the only possibility.
}
# why something cannot be chosen now
why-another-question = The question now is about something else.
why-not-asked = It is not your turn: the table waits for { $seat }.
why-over = The match is over.
why-too-few = Choose { $exactly ->
    [yes] exactly
   *[no] at least
} { $least }; then you can finish.
why-order-first = First put all of them in order.
# why one choice is better than another; $sign is more or less
reason = { $when ->
    [average] { $sign ->
        [more] on average more
       *[less] on average less
    }
   *[always] { $sign ->
        [more] more
       *[less] less
    }
}: { $extent ->
    [exact] { $term } ({ $amount })
    [vague] { $term }
    [about-vague] { $term } – { $subject }
   *[about] { $term } – { $subject } ({ $amount })
}
reason-rival = { $who } { $when ->
    [average] { $sign ->
        [more] gets more on average
       *[less] gets less on average
    }
   *[always] { $sign ->
        [more] gets more
       *[less] gets less
    }
}: { $extent ->
    [exact] { $term } ({ $amount })
    [vague] { $term }
    [about-vague] { $term } – { $subject }
   *[about] { $term } – { $subject } ({ $amount })
}
reason-wins = it wins soon in { $count } of 100 worlds, the other choice in { $other }
reason-loses = it loses soon in { $count } of 100 worlds, the other choice in { $other }
reason-risk = a bold choice: it may go badly wrong, but it wins more often
# what a choice does
foresee-win = You win with it.
foresee-lose = It ends the match, and you do not win.
