# Trablíci on the web table.

wait-place = placing a card
wait-flip_or_stop = deciding whether to flip another
wait-take_row = choosing a row
wait-resolve = choosing which card works next
wait-axe = swinging the axe
wait-net = casting the net
wait-shotgun = aiming the shotgun
wait-horde = may form a horde
wait-pick = taking a card

board-why-place-zombie = At an end of a row: numbers never fall, equal numbers and colours never touch. Or begin a new row.
board-why-place-action = At an end of a row that has no such action yet, not beside its own colour. Or begin a new row.
board-why-place-barricade = Over any uncovered card. It never begins a row.
board-why-flip_or_stop = Stop and you take a whole row. A card that fits nowhere is bad luck, and you take nothing.
board-why-take_row = You take all its cards. On the right is what it gives you.
board-why-resolve = The action cards of your reward take effect one by one, in your order.
board-resolve-axe = You discard one card of your collection. The zombies of this row are not in it yet.
board-resolve-net = You steal one card from any of the others.
board-resolve-shotgun = You name a number, and each of the others discards one such card.
board-why-axe = One card of your collection goes.
board-why-net = You take one card from somebody else's collection.
board-why-shotgun = Each of the others discards one such card, if they have one.
board-why-horde = 1-2-3-4-5, or four cards of one number: 10 points that nobody can take away.
board-why-pick = After somebody else's turn each of the others takes one card from any row.

board-points-short = { $points ->
    [one] pt
   *[other] pts
}
board-points = { $points ->
    [one] point
   *[other] points
}
board-others = The others
board-hordes = { $count ->
    [one] { $count } horde
   *[other] { $count } hordes
}
board-no-horde = no horde yet
board-on-turn = on turn
board-picks = { $order ->
    [1] takes first
    [2] takes second
    [3] takes third
    [4] takes fourth
   *[other] takes fifth
}
board-column = { $name }, number { $number }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-deck = Deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
board-cards = { $cards ->
    [one] card
   *[other] cards
}
board-reshuffles = reshuffled { $left ->
    [one] once more
    [2] twice more
   *[other] { $left } times more
}
board-last-deck = the last deck
board-last-card = the last card is out
board-discarded = discarded
board-show = show
board-discard-pile = Discard pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
board-row = Row { $row }: { $cards ->
    [0] free
    [one] { $cards } card
   *[other] { $cards } cards
}
board-covered = { $card }, under a barricade
board-new-row = a new row
board-bust = Bust!
board-gain = { $zombies ->
    [0] no zombies
    [one] zombie
   *[other] zombies
}
board-gain-hordes = { $hordes ->
    [one] with a horde
   *[other] with { $hordes } hordes
}
board-axe = Axe
board-net = Net
board-shotgun = Shotgun
board-barricade = Barricade
board-axe-word = axe
board-net-word = net
board-shotgun-word = shotgun
board-nobody = nobody loses
board-horde-ready = A horde is ready.
board-missing = A { $numbers } makes a horde
board-risk = { $failing } of { $of }
board-risk-why = cards left would fit nowhere now.

board-end-made = { $hordes ->
    [0] no hordes
    [one] { $hordes } horde
   *[other] { $hordes } hordes
} and { $cards ->
    [0] no cards left
    [one] { $cards } card left
   *[other] { $cards } cards left
}
board-end-horde = a horde, for ten
board-end-card = a card left, for one
board-end-decided = Turn { $turn } decided it.
board-end-led = { $count ->
    [one] From then on { $names } led to the end.
   *[other] From then on { $names } led to the end together.
}
board-end-look = Look at that moment

board-does-zombie = Goes to your collection and is worth a point. 1-2-3-4-5 or four of one number make a horde, worth ten.
board-does-axe = Whoever gains it discards one card of their own collection.
board-does-net = Whoever gains it steals one card from somebody else.
board-does-shotgun = Whoever gains it names a number, and each of the others discards one such card.
board-does-barricade = A covered card has neither number nor colour until somebody takes it.
# why nobody was asked
forced-place = The only possibility: the card belongs nowhere else.
forced-take_row = The only possibility: there is no other row to take.
forced-pick = The only possibility: there is no other card to take.
forced-resolve = No other action card waits to take effect.
forced-axe = The only possibility: the collection holds cards of one number only.
forced-net = The only possibility: nobody has anything else.
