# Words that all games share.
yes = Yes
no = No
done = Done
pass = Pass
seat = Player { $number }
