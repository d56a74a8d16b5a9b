# Why something cannot be chosen now.

why-place-first = First place the { $card }.
why-barricade-alone = A barricade never stands alone, so it starts no row.
why-barricade-covers = A barricade is laid over a card, not at the end of a row.
why-other-lane = A new row starts in the first free lane: now that is row { $row }.
why-covered = The { $card } is under a barricade already and cannot be covered again.
why-only-ends = A card joins a row at its end only, and you take a whole row when you stop.
why-touching = The { $card } and the { $neighbour } may not touch: they have the same { $same ->
    [colour] colour
   *[number] number
}.
why-falling = Numbers never fall from left to right: a { $number } cannot stand to the { $end ->
    [left] left
   *[right] right
} of a { $other }.
why-kind-twice = A row holds one axe, one net and one shotgun at most, covered ones included: there is no place for the { $card }.
why-row = It does not fit into row { $row }. { $left } { $right }
why-no-card = The deck is empty and will not be made anew. All you can do is stop.
why-stop-first = You take a row when you stop.
why-empty-row = There is nothing in this row.
why-whole-row = The reward is a whole row, not single cards.
why-actions-first = The action cards of your reward work first.
why-none-of = You have no card with the number { $number }.
why-none-there = { $seat } has no card with the number { $number }.
why-axe-own = The axe takes from your own collection only.
why-net-others = The net steals from the others' collections only.
why-name-number = For the shotgun you only name a number: every other player who has it loses one card of it.
why-horde-first = First decide whether you form a horde.
why-one-card = You take one card, not the whole row.
why-pick-from-rows = You take a card that lies in a row, none from the deck.
why-deck = You flip or stop on your own turn, when the flipped card has been placed.
why-horde-later = You form a horde right after you gained cards, or when you decide between flipping and stopping.
why-no-horde = A horde takes the cards 1-2-3-4-5, or four cards of the same number.
why-own-card = You choose a card of your collection only when you are struck by an axe.
why-their-card = You take a card of somebody's collection only when you gain a net.
