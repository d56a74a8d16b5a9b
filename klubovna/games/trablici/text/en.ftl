# Trablíci: names, choices, questions, log.

title = Trablíci
tagline = Flip, line up, and stop in time
option-start_player = Start player
option-start_player-random = drawn at random

## Cards

card-zombie = { $colour ->
    [green] green
    [purple] purple
   *[orange] orange
} zombie { $number }
card-axe = { $colour ->
    [green] green
    [purple] purple
   *[orange] orange
} axe
    .kind = axe
card-net = { $colour ->
    [green] green
    [purple] purple
   *[orange] orange
} net
    .kind = net
card-shotgun = { $colour ->
    [green] green
    [purple] purple
   *[orange] orange
} shotgun
card-barricade = barricade
horde-run = 1-2-3-4-5
horde-four = four { $number }s
a-number = a { $number }

## Questions

ask-place = Where does the { $card } go?
ask-flip_or_stop = Flip another card, or stop and take a row?
ask-take_row = Which row do you take?
ask-resolve = Which action card works next?
ask-axe = The axe: which card of your collection goes?
ask-net = The net: whose card do you steal?
ask-shotgun = The shotgun: which number do the others lose?
ask-horde = Form a horde?
ask-pick = Which card do you take?

## Choices

flip = Flip another card
stop = Stop
new-row = Start row { $row }
left-end = Row { $row }, left end
right-end = Row { $row }, right end
cover = Cover the { $card } in row { $row }
take-row = Take row { $row }
resolve = The { $card }
axe = Discard { a-number }
net = Steal { a-number } from { $victim }
shotgun = Number { $number }
form-horde = Form a horde of { $set }
pick = Take the { $card } from row { $row }

## Log

log-turn = Turn { $turn }: { $me ->
    [seat] your turn
   *[other] { $seat }
}.
log-reshuffle = The discarded cards become a new deck of { $cards }. { $left ->
    [0] It is the last one.
    [one] It can be made anew once more.
   *[other] It can be made anew { $left } more times.
}
log-flip = { $me ->
    [seat] You flip
   *[other] { $seat } flips
} the { $card }.
log-last-card = That was the last card: this turn ends the game.
log-new-row = { $me ->
    [seat] You start
   *[other] { $seat } starts
} row { $row } with the { $card }.
log-place-left = { $me ->
    [seat] You put
   *[other] { $seat } puts
} the { $card } at the left end of row { $row }.
log-place-right = { $me ->
    [seat] You put
   *[other] { $seat } puts
} the { $card } at the right end of row { $row }.
log-cover = { $me ->
    [seat] You cover
   *[other] { $seat } covers
} the { $card } in row { $row } with a barricade.
log-bust = Bust! The { $card } fits nowhere and { $me ->
    [seat] you get
   *[other] { $seat } gets
} nothing.
log-take-row = { $me ->
    [seat] You take
   *[other] { $seat } takes
} the whole of row { $row } ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}).
log-pick = { $me ->
    [seat] You take
   *[other] { $seat } takes
} the { $card } from row { $row }.
log-collect = { $me ->
    [seat] You add
   *[other] { $seat } adds
} { $cards ->
    [one] one zombie
   *[other] { $cards } zombies
} to the collection.
log-axe = { $me ->
    [seat] You chop off
   *[other] { $seat } chops off
} { a-number } with the axe.
log-net = { $me ->
    [seat] You steal { a-number } from { $victim } with the net.
    [victim] { $seat } steals { a-number } from you with the net.
   *[other] { $seat } steals { a-number } from { $victim } with the net.
}
log-shotgun = { $me ->
    [seat] You fire
   *[other] { $seat } fires
} the shotgun at the { $number }s.
log-shot = { $me ->
    [seat] You lose
   *[other] { $seat } loses
} { a-number }.
log-no-effect = { $me ->
    [seat] You have
   *[other] { $seat } has
} no use for the { $card }: { $card-kind ->
    [axe] the collection is empty
   *[net] nobody else has a card
}.
log-horde = { $me ->
    [seat] You form
   *[other] { $seat } forms
} a horde of { $set } for 10 points.
log-score = { $me ->
    [seat] You end
   *[other] { $seat } ends
} with { $score ->
    [one] one point
   *[other] { $score } points
}.
end-deck = The last deck has run out.

## Terminal

screen-deck = Deck { $cards } (reshuffles left { $reshuffles }), discard pile { $discard }
screen-bust = next card busts: { $failing } of { $of }
screen-free-lane = free
screen-in-hand = In play:
screen-score = hordes { $hordes }, { $score } pts
short-axe = AXE
short-net = NET
short-shotgun = GUN

## What a position is judged by

term-markers = hordes formed
term-in-hand = hordes in hand
term-loose = other cards
term-pairs = pairs
term-triples = three of a kind
term-three-different = three different numbers
term-four-different = four different numbers
term-promised = what the turn may still bring
term-waiting = the best row on the table
term-to-move = being on turn
unit-hordes = { $count } { $count ->
    [one] horde
   *[other] hordes
}
unit-cards = { $count } { $count ->
    [one] card
   *[other] cards
}
unit-pairs = { $count } { $count ->
    [one] pair
   *[other] pairs
}
unit-triples = { $count } { $count ->
    [one] triple
   *[other] triples
}
unit-sets = { $count } { $count ->
    [one] set
   *[other] sets
}
unit-points = { $count } { $count ->
    [one] point
   *[other] points
}
unit-turns = { $count } { $count ->
    [one] turn
   *[other] turns
}
# what a choice would do (gauges.py): the name of a figure, followed by "9 ▸ 12"
gauge-score = { $me ->
    [who] Your points
   *[other] Points – { $who }
}
gauge-hordes = { $me ->
    [who] Your hordes
   *[other] Hordes – { $who }
}
gauge-row = What row { $row } brings you
gauge-bust = Risk that the next card fits nowhere (%)
odds-bust = The card fits nowhere
