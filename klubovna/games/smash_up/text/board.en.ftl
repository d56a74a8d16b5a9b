# Smash Up at the web table.

wait-pick_faction = choosing a faction
wait-play = playing cards
wait-at_once = may play an extra card
wait-permission = choosing which play to use
wait-order = saying what happens first
wait-guard = choosing which protection falls
wait-before = may step in before the base scores
wait-after = may save somebody
wait-score_next = choosing which base scores
wait-discard_to_ten = discarding down to ten
wait-ignore = deciding whether to ignore the base
wait-draw = deciding whether to draw
wait-return = choosing who returns to hand
wait-destroy = choosing who is destroyed
wait-destroy_some = choosing who is destroyed
wait-sink = choosing who goes under the deck
wait-bottom = ordering cards under the deck
wait-flee = fleeing to another base
wait-move = moving a minion
wait-move_to = moving a minion
wait-lure = moving a minion
wait-base = choosing a base
wait-from_base = choosing a base
wait-to_base = choosing a base
wait-new_base = looking for a new base
wait-old_base = choosing the base to replace
wait-boost = choosing who gets stronger
wait-own = choosing one of their minions
wait-own_too = choosing one of their minions
wait-sacrifice = choosing a sacrifice
wait-destroy_action = choosing an action to destroy
wait-destroy_actions = choosing actions to destroy
wait-attach_to = choosing where to play the action
wait-sneak_in = sending a minion at the last moment
wait-play_revealed = deciding about a revealed card
wait-neophyte = deciding about a revealed card
wait-borrow = deciding about revealed cards
wait-take_minions = taking minions
wait-order_top = putting cards back on the deck
wait-order_bases = ordering bases
wait-search = searching a deck
wait-how_many = choosing how many
wait-fetch = searching the discard pile
wait-fetch_name = searching the discard pile
wait-shuffle_in = shuffling cards into the deck
wait-walker = deciding about the top card
wait-discard = discarding a card
wait-look_at = looking at somebody's hand
wait-make_discard = choosing what is discarded
wait-fire_at = taking aim
wait-put_to_sleep = choosing who falls asleep
wait-faction = naming a faction

## Cards

board-action = action
board-type = { $type ->
    [minion] minion, power { $power }
    [on_minion] action on a minion
    [on_base] action on a base
   *[action] action
}
board-type-base = base
board-where = { $type ->
    [on_minion] on a minion
   *[on_base] on a base
}
board-choose = Choose:
board-minion = { $card } ({ $name }), power { $power }.
board-printed = Printed { $power }: { $list }.
board-attached = Action { $card }, played by { $name }. { $text }
board-printed-power = Printed power
board-power-now = Power now
board-microbot = Counts as a Microbot.
board-played-by = played by { $name }
board-named = Faction named: { $faction }.
board-mark-indestructible = Cannot be destroyed.
board-mark-flees = Moves away instead of being destroyed.
board-mark-shielded = Other players' actions do not affect it ({ $by }).
board-mark-guarded = { $by } falls in its place.
board-term-ongoing = Ongoing
board-term-ongoing-means = Ongoing: works as long as the card is in play.
board-term-special = Special
board-term-special-means = Special: used only at the moment that the card describes.
board-term-extra = extra
board-term-extra-means = Extra: besides the one minion and one action that are free each turn.
board-lens-tip = The whole card: point at it, or hold it with a finger.

## Bases

board-bases = Bases
board-vp = VP
board-bar = Power { $power } against breakpoint { $breakpoint }.
board-bar-seat = { $name } { $power }, { $points } VP.
board-pays-spoken = First place { $one } VP, second { $two }, third { $three }.
board-base-lens = Breakpoint { $breakpoint }. First place { $one } VP, second { $two }, third { $three }.
board-missing = { $missing } missing
board-ready = scores this turn
board-off = its ability is off
board-ignored = { $name } may ignore its ability
board-ignored-me = you may ignore its ability
board-barred-faction = cannot be played here: { $faction } ({ $by })
board-barred-others = only { $name } plays minions here ({ $by })
board-gets = gets
board-you-get = you get
board-lack = lacks
board-nobody = Nobody is here.
board-you = you
board-yours = yours
board-own = yours
board-really = really?
board-here = here
board-here-minion = here +{ $power }
board-this-base = this one
board-base-deck = Base deck: { $cards }
board-base-known = You know what lies on top
board-base-left = Still in the deck
board-base-discard = Scored already: { $cards }

## Players

board-of-goal = of { $goal } VP
board-hand-count = hand { $cards }
board-deck-count = deck { $cards }
board-discard-count = discard pile { $cards }
board-discard-pile = Discard pile: { $cards }
board-empty-pile = Nothing lies here.
board-hand-known = Surely in hand
board-deck-top = On top of the deck
board-deck-known = You know that the deck holds
board-asleep = no actions this turn
board-marked = no actions next turn
board-hand = Your hand: { $cards }
board-no-cards = You hold no cards.
board-turn = Turn { $turn }
board-turn-of = Turn { $turn }: { $name }
board-plays = What you can still play
board-plays-hint = Shows which cards and bases it allows.
board-spent = { $kind ->
    [minion] minion
   *[action] action
}

## Who asks, and why

board-cue = Who asks, and why
board-before = Before: { $told }
# the words of a card: "you" on a card of somebody else does not say who it is
board-quoted = “{ $text }”
board-because = In answer to: { $card }.
board-revealed = The revealed card is { $card } ({ $kind }): { $text }
board-welcome = The start
board-welcome-text = Play minions at bases. When the power there reaches the breakpoint, the base scores at the end of the turn and the strongest gain VP. Once somebody has at least { $goal } at the end of a turn, whoever has the most wins.
board-cue-picked = You play: { $card }
board-would-get = { $name }: power { $power }, { $points } VP.
board-tray = Cards to choose from
board-from = { $from ->
    [discard] From the discard pile
    [deck] From the deck
    [hand] In the hand of { $name }
    [bases] Bases from the deck
   *[faction] Factions
}
board-hint = { $how ->
    [tray] Point at a card above your hand.
    [move] Point at a minion, then at a base.
    [card] Point at one of the glowing cards on the table.
    [base] Point at one of the glowing bases.
    [hand] Point at a card in your hand.
    [seat] Point at a player.
    [faction] Point at a faction.
   *[words] Answer with a button.
} { $optional ->
    [yes] Or leave it.
   *[no] {""}
}
board-hint-then-base = Now point at a base. Esc or a tap on the card puts it back.
board-hint-then-minion = Now point at a minion. Esc or a tap on the card puts it back.
board-hint-some = Point at all that you want, then confirm.
board-hint-several = Point in the order that you want, then confirm.
board-hint-play = { $plays ->
    [both] You may still play a minion and an action. Point at a card, then at its target.
    [minion] You may still play a minion. Point at a card, then at a base.
    [action] You may still play an action. Point at a card, then at its target.
   *[none] No plays left. Use what glows, or end your turn.
}
board-hint-at_once = This play cannot wait until later.
board-hint-permission = Several cards would let you play this. Say which one you use up.
board-hint-order = Several things happened at once. The player on turn says which comes first.
board-hint-only-pass = You have nothing to step in with. Pass.
board-hint-before = You may use a card that says Special now, or pass. Then points are given.
board-hint-after = The base has scored. Whoever stays goes to the discard pile.
board-hint-score_next = Several bases have reached their breakpoint. All of them score; you say in which order.
board-hint-discard_to_ten = At the end of a turn you may hold ten cards at most. Choose what to discard.
board-hint-ignore = Infiltrate lets you ignore the ability of this base.
board-hint-guard = Both protections could fall in the minion's place; one is enough.
board-hint-flee = Instead of being destroyed it moves where you say.
board-hint-make_discard = You see the whole hand; only a minion can be discarded.
board-hint-how_many = Choose the number with a button.
board-hint-discard = Choose the card in your hand.

## Scoring

board-scoring = { $base } falls
board-scoring-power = Power { $power } against breakpoint { $breakpoint }.
board-with-power = power { $power }
board-total = { $total } of { $goal } in all
board-last-scoring = Last scoring: { $base }

## Factions

board-opening = Who plays what
board-draft = Choosing factions
board-draft-how = { $method ->
    [draft] Everybody shuffles two factions into one deck. The choice goes there and back: whoever picks first also picks last.
    [free] Everybody shuffles two factions into one deck. Whoever is next takes both at once.
   *[random] Everybody plays two factions, dealt by lot.
}
board-draft-order = Order of picks
board-draft-now = choosing
board-its-cards = See its cards
board-style-aliens = Send minions back to hands, take points outright, change bases.
board-style-dinosaurs = Great power, greater power, and some lasers.
board-style-ninjas = Arrive at the last moment and destroy quietly.
board-style-pirates = Move between bases and shoot at the weak.
board-style-robots = Swarms of Microbots, many minions in one turn.
board-style-tricksters = Traps, bans, and other people's cards in the discard pile.
board-style-wizards = Draw cards and play action after action.
board-style-zombies = What you discard comes back.

## The end

board-end-curve = Victory points turn by turn
board-end-decided-base = { $base } decided it on turn { $turn }: { $name } took { $points } VP there, { $total } in all.
board-end-decided-card = Turn { $turn } decided it: { $name } took { $points } VP from cards and abilities, { $total } in all.
board-end-see = See that moment
board-end-by-base = Points by base
board-end-cards = from cards and abilities
board-end-turn = turn { $turn }
board-end-none = Nobody scored a single point.
board-end-spoken = { $name }: { $points } VP.
# why nobody was asked
forced-play = { $me ->
    [seat] The only possibility: you have nothing left to play, your turn ends.
   *[other] { $seat } has nothing left to play, the turn ends.
}
forced-score_next = No other base has broken.
