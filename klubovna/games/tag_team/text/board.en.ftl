# Tag Team on the web table.

wait-pick = picking a fighter
wait-remove = taking out a draft card
wait-order = ordering the starting cards
wait-build = adding a card to the deck
wait-under = putting cards under the deck

board-ring = The ring: both fight decks, a row is a turn
board-round = Round { $round }
board-before = Before the bell
board-my-deck = Your deck
board-their-deck = { $name }, last time
board-to-come = to build
board-start = starting card
board-new = new
board-unknown = unknown card
board-face-down = not turned yet
board-fight = Round { $round }: fight!
board-their-new = One more is coming. Which and where, only { $name } knows.

board-hp = { $hp } of { $top } HP
board-fairies = The fairies have { $hp } HP, each at most { $top }
board-bear-life = The Bear: { $power } power is his life
board-bear = His power is his life
board-ko = K.O.
board-power = power { $power }
board-of = { $now } of { $top }
board-aflame = Aflame! × { $n }
board-serpent = the Serpent lies here
board-presence = guarded by the Golem
board-presence-own = has his token
board-sheriff = the Sheriff is theirs
board-sheriff-away = the Sheriff is away
board-doubled = the next card counts twice
board-icon-stop = stop: the marker halts here
board-icon-power = on the way: +1 power
board-icon-voice = on the way: +1 Voice of God
board-icon-soul = on the way: +1 soul
board-icon-fall = a fairy falls: +1 power

board-order = Both decks are played from the top, card against card, and never shuffled. Which of your two cards comes first?
board-order-theirs = { $name } has these two, in an order you do not know: { $one }, { $two }.
board-newcomer = Whoever first knocks out either of the rival's two fighters, taking all its health points (HP), wins. The fight runs by itself; between rounds you always add one card to your deck.

board-place = As card { $place }
board-gap = against: { $card }
board-gap-last = at the end
board-gap-twice = 2× { $card }
board-gap-twice-next = 2× the first card next time
board-shifted = then against: { $card }
board-shifted-last = then against an unknown card
board-how = Drag a card into a gap of your deck, or tap the card and then the gap. The cards below it move on by one turn.
board-how-touch = Tap a card and then a gap of your deck, or hold the card for a moment and drag it. The cards below it move on by one turn.
board-where = Where does { $card } go? A gap tells what it would meet if your rival added nothing before it.
board-done = Done. Waiting for the other one.
board-below = Already under your deck: { $cards }.
board-bonus = at once: { $name } +{ $n } HP
board-under = The other two go under your build deck
board-under-why = Which one comes back sooner?

board-clash = How the fight went
board-turn = Round { $round }, turn { $turn } of { $turns }
board-turns = Turns
board-show-turn = Show turn { $turn }
board-step = One step on
board-step-back = One step back
board-play = Play
board-pause = Pause
board-replay = Watch the fight
board-speed = Speed
board-speed-0 = slow
board-speed-1 = normal
board-speed-2 = fast
board-to-build = To the build
board-to-end = To the result
board-versus = versus
board-reveal = “{ $one }” against “{ $two }”.
board-nothing = Nothing happened.
board-cancelled = Cancelled
board-success = Success
board-term-direct = direct damage
board-term-healing = healing
board-term-attack = attack
board-stopped = stop, the rest is lost

board-guide = Fighters' guide
board-guide-short = Guide
board-guide-of = Guide: { $name }
board-guide-lead = How everyone fights, their own rules and all their cards. All twenty cards of both teams are public.
board-facts = { $hp } health points (HP), power { $power }, difficulty { $difficulty } of 3
board-left = { $n ->
    [0] all of it is in play
    [one] may come once more
   *[other] may come { $n } more times
}

board-nobody-yet = nobody yet
board-in-hand = draft cards in hand: { $cards }
board-removed = Taken out in secret: { $name }
board-draft-watch = The players are picking their fighters.

headline-double_ko = A draw
headline-exhausted = A draw
