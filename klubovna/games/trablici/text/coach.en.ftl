# What the coach says when a question comes up for the first time: coach-<question>, two sentences.

coach-place = A card goes to an end of a row or starts a new one; there are at most three rows. Numbers never fall from left to right, and equal colours or numbers never touch.
coach-flip_or_stop = You may flip another card, or stop and take a whole row. A card that fits nowhere is a bust, and you get nothing.
coach-take_row = You take a whole row, action cards and all. The others then take one card each from what is left.
coach-resolve = You resolve action cards in the order you like, and only then the zombies arrive. The order often matters.
coach-axe = The axe hits whoever took it: one card of your collection goes. Finished hordes are safe.
coach-net = The net steals one card from somebody's collection. Take the one your horde lacks.
coach-shotgun = The shotgun aims at the others: they discard the number you choose. See what they have plenty of.
coach-horde = A horde is 1 to 5, or four equal numbers, and is worth ten points for good. Single cards are a point each and can be stolen.
coach-pick = Everybody now takes one of the cards left on the table, like it or not. An action card works on whoever takes it.
