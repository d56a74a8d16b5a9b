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
card-net = { $colour ->
    [green] green
    [purple] purple
   *[orange] orange
} net
card-shotgun = { $colour ->
    [green] green
    [purple] purple
   *[orange] orange
} shotgun
card-barricade = barricade
horde-run = 1-2-3-4-5
horde-four = four { $number }s

## Questions

ask-place = Where does the { $card } go?
ask-flip_or_stop = Flip another card, or stop and take a row?
ask-take_row = Which row do you take?
ask-resolve = Which action card works next?
ask-axe = The axe: which of your numbers loses a card?
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
axe = Discard a { $number }
net = Steal a { $number } from { $victim }
shotgun = Number { $number }
form-horde = Form a horde: { $set }
pick = Take the { $card } from row { $row }

## Log

log-turn = Turn { $turn }.
log-reshuffle = The discard pile is shuffled into a new deck of { $cards }. { $left ->
    [0] It is the last one.
   *[other] Reshuffles left: { $left }.
}
log-flip = { $seat } flips the { $card }.
log-last-card = That was the last card: this turn ends the game.
log-new-row = { $seat } starts row { $row } with the { $card }.
log-place-left = { $seat } puts the { $card } at the left end of row { $row }.
log-place-right = { $seat } puts the { $card } at the right end of row { $row }.
log-cover = { $seat } covers the { $card } in row { $row } with a barricade.
log-bust = The { $card } fits nowhere: { $seat } goes without a reward.
log-take-row = { $seat } takes row { $row } with { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
log-pick = { $seat } takes the { $card } from row { $row }.
log-collect = { $seat } adds { $cards ->
    [one] one zombie
   *[other] { $cards } zombies
} to the collection.
log-axe = The axe costs { $seat } a { $number }.
log-net = { $seat } steals a { $number } from { $victim }.
log-shotgun = { $seat } fires the shotgun at the { $number }s.
log-shot = { $seat } loses a { $number }.
log-no-effect = The { $card } of { $seat } finds nothing to do.
log-horde = { $seat } forms a horde of { $set } for 10 points.
log-score = { $seat } ends with { $score ->
    [one] one point
   *[other] { $score } points
}.
end-deck = The last deck has run out.

## Terminal

screen-deck = Deck { $cards } (reshuffles { $reshuffles }), discard pile { $discard }
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
