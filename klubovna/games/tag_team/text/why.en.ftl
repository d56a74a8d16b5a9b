# Why something cannot be chosen now.

why-yours-already = { $fighter } is in your team already.
why-theirs-already = { $fighter } is in the team of { $seat } already.
why-removed = You have removed { $fighter } from the draft, so nobody gets that card.
why-not-in-hand = { $fighter } is not among the cards that you choose from now.
why-team-first = The fighters begin to fight when both teams are complete.
why-start-first = First decide which starting card comes first.
why-added = Your new card { $card } has its place { $place } already. What is left is the order in which the other two go under.
why-no-decisions = Nothing is decided in a fight: the cards of the deck lead the fighters, and you are adding one of them now.
why-deck-stays = The cards of a fight deck stay as they lie. The new one is slipped in between them.
why-their-deck = You cannot touch your opponent's deck.
