# Trablíci on one page: goal, turn, points and signs. `.rule` names the rules that a sentence comes from.

page-title-goal = Goal
page-goal-hordes = Collect zombies numbered 1 to 5 and turn them into hordes.
    .rule = H3 E5
page-goal-win = Whoever has the most points at the end wins.
    .rule = E6

page-title-turn = Your turn
page-turn-flip = Flip a card from the deck. You must flip the first one of your turn.
    .rule = T3
page-turn-place = Add it to an end of one of the three rows, or start a new row. Numbers never fall from left to right, and neither equal numbers nor equal colours may touch.
    .rule = P1 P2 P3 P4 P5
page-turn-dare = Flip another? A card that fits nowhere is a bust: it is discarded and you get nothing.
    .rule = T5 T7
page-turn-reward = Stop in time and take a whole row of your choice.
    .rule = T6 W1
page-turn-picks = At the end everybody else takes one card that is left on the table.
    .rule = K1 K2

page-title-score = Points and the end
page-score-run = Five zombies 1-2-3-4-5 are a horde.
    .rule = H3
page-score-four = Four zombies of the same number are a horde too.
    .rule = H3
page-score-points = A horde is worth 10 points and nobody can take it from you. A card left in your collection is worth 1 point.
    .rule = E5 H5
page-score-end = With the last card of the last deck the turn is played to its end, and that is all.
    .rule = E1 S3

page-title-sign = Signs
page-sign-green = Green cards may not touch each other.
    .name = Drop
    .rule = P5
page-sign-purple = Purple cards may not touch each other.
    .name = Star
    .rule = P5
page-sign-orange = Orange cards may not touch each other.
    .name = Bolt
    .rule = P5
page-sign-axe = Whoever gains it discards one card of their collection.
    .name = Axe
    .rule = Q13
page-sign-net = Whoever gains it steals one card from an opponent.
    .name = Net
    .rule = Q13
page-sign-shotgun = Name a number: everybody else discards one such card.
    .name = Shotgun
    .rule = Q12
page-sign-barricade = It covers a card of a row, which now has neither number nor colour.
    .name = Barricade
    .rule = P6 P9
page-sign-once = A row holds each kind of action card only once.
    .name = Action cards
    .rule = P5a
page-sign-ten = A finished horde lies before you as one face-down card.
    .name = Horde
    .rule = H4
