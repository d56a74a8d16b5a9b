# Words that all games share.
yes = Yes
no = No
done = Done
pass = Pass
seat = Player { $number }
# why nobody was asked
forced = { $me ->
    [seat] The only possibility: there was nothing to ask.
   *[other] It was the only possibility.
}
# why something cannot be chosen now
why-another-question = The question now is about something else.
why-not-asked = It is not your turn: the table waits for { $seat }.
why-over = The match is over.
