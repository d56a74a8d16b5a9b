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
