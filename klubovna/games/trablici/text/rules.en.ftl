# The rules of Trablíci for players, in reading order.

section-goal = The goal
rule-E5 = A horde is worth 10 points, every card left in your collection 1 point. Cards still on the table score for nobody.
rule-E6 = The highest score wins; players who share it share the victory.

section-setup = Set-up
rule-S1 = All 83 cards are shuffled into one face-down deck.
rule-S2 = The discard pile, the rows, the collections and the hordes start empty.
rule-S3 = The deck may be made anew from the discard pile: never with 2 or 3 players, once with 4 or 5, twice with 6.
rule-S4 = The start player is drawn at random, unless the host names one.
rule-S5 = Play goes clockwise.

section-turn = A turn
rule-T1 = Players take turns until the game ends.
rule-T2 = A turn: flip and place cards, take your reward (nothing after a bust), then everybody else takes one card.
rule-T3 = You must flip the first card of your turn.
rule-T4 = The flipped card is seen by all. If it fits anywhere you must place it, even where it hurts. You may start a new row although it would fit an old one.
rule-T5 = After a placement you decide: flip another card, or stop. Flip as often as you dare.
rule-T6 = Stop, and you take a whole row.
rule-T7 = Bust! A card that fits nowhere is discarded; you get no reward. Cards placed before stay.
rule-T8 = After the very last card nobody flips any more: place it and take your reward. If it fits nowhere, it is a bust.

section-placing = Placing a card
rule-P1 = While there are fewer than three rows, a card may start a new one.
rule-P2 = A card joins a row at its left or right end, never in between.
rule-P3 = Numbers never fall from left to right. Cards without a visible number are skipped.
rule-P4 = Equal numbers may not touch.
rule-P5 = Equal colours may not touch. This holds for action cards too.
rule-P5a = A row holds at most one axe, one net and one shotgun, covered ones included.

section-barricade = Barricades
rule-P6 = A barricade is laid over any uncovered card in any row.
rule-P7 = A covered card cannot be covered again; a row may have several barricades.
rule-P8 = A barricade never stands alone. With nothing to cover, it is a bust.
rule-P9 = A covered card has no number and no colour, but whoever gains it gets all of it: a zombie joins the collection, an action card works like any other.

section-reward = The reward
rule-W1 = Choose a row and gain all its cards. Its lane is free again.
rule-W2 = Its barricades are discarded first.
rule-W3 = Then its action cards work, one at a time, in the order you like.
rule-W4 = Its zombies wait meanwhile: the axe cannot hit them and they form no horde yet.
rule-W5 = Then the zombies join your collection together.

section-picks = What the others take
rule-K1 = After the reward, and after a bust too, each other player takes one card, clockwise.
rule-K2 = Any card of any row may be taken, not only at the ends.
rule-K3 = You must take a card as long as one lies on the table; with none left you get nothing.
rule-K4 = A barricade on the taken card is discarded; the card itself is yours.
rule-K5 = A zombie joins your collection at once; an action card works at once.
rule-K6 = The row closes up. Neighbours that could not have been placed side by side may stay so. A row without cards disappears.
rule-K7 = The active player takes no such card.

section-actions = Action cards
rule-Q12 = Shotgun: name a number from 1 to 5. Every other player who has it loses exactly one card of it.
rule-Q13 = Axe: you discard one card of your collection, if you have any. Net: you steal one card from an opponent of your choice among those who have one. You must do either if you can; without a possible choice nothing happens.

section-hordes = Hordes
rule-H1 = Right after you gained cards you may form hordes, one after another, or pass.
rule-H2 = If you passed, you may still form them on your own turn when you decide between flipping and stopping.
rule-H3 = A horde is 1-2-3-4-5, or four cards of the same number. Colours do not matter.
rule-H4 = One card of the set, drawn at random, stays as a marker; the rest is discarded.
rule-H5 = A marker is worth 10 points and can never be lost.
rule-H6 = Where one card of a number leaves a collection, it is the one held longest.

section-end = The end
rule-E1 = When the last card of the last deck is flipped, the turn is played to its end, the others take their cards, and the game is over.
rule-E2 = When a flip is due, the deck is empty and a reshuffle is left, the discard pile becomes the new deck.
rule-E3 = Without a card to flip you can only stop; at the start of a turn the game ends.
rule-E4 = At the end, hordes still possible are formed for you in your best way.
