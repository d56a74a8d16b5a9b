# Tag Team on the web table.

wait-pick = picking a fighter
wait-remove = taking out a draft card
wait-order = ordering the starting cards
wait-build = adding a card to the deck
wait-under = putting cards under the deck

board-ring = The ring
board-round = Round { $round }
board-round-word = round
board-building = Building for round { $round }
board-decks-label = Both fight decks, a column is a turn
board-decks = { $deck ->
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
}, { $build } to build
board-attacks = attack
board-blocks = blocks
board-before = Before the bell
board-my-deck = Your deck
board-their-deck = { $name }, last round
board-start = starting card
board-new = new
board-unknown = unknown card
board-face-down = not turned yet
board-their-new = { $name } is adding one more. Which and where, only { $name } knows.

board-hp = { $hp } of { $top } HP
board-fairies = The fairies have { $hp } HP, each at most { $top }
board-bear-life = The Bear: { $power } power is his life
board-bear = His power is his life
board-ko = K.O.
board-power = power { $power }
board-power-word = power
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
board-order-watch = The players are ordering their two starting cards in secret.
board-order-theirs = { $name } has these two, in an order you do not know: { $one }, { $two }.
board-order-both = { $me } has these two, { $name } has { $one } and { $two }. Their order shows in the ring.
board-newcomer = Whoever first knocks out either of the rival's two fighters, taking all its health points (HP), wins. The fight runs by itself; between rounds you always add one card to your deck.

board-place = As card { $place }
board-gap = against: { $card }
board-gap-last = at the end
board-gap-twice = 2× { $card }
board-gap-twice-next = 2× the first card next time
board-how = Drag a card into a gap of your deck, or tap the card and then the gap. The cards behind it move on by one turn.
board-how-touch = Tap a card and then a gap of your deck, or hold the card for a moment and drag it. The cards behind it move on by one turn.
board-where = Where does { $card } go? A gap tells what it would meet if your rival added nothing before it.
board-done = Done. Waiting for the other one.
board-waits = The other two go back under the build deck.
board-what = If you slip it in at place { $place }
board-what-meets = Turn { $turn }: { $card } against { $other }.
board-what-open = Turn { $turn }: { $card } against an unknown card.
board-what-mind = { $name } is adding a card too: from its place on, everything moves by one turn.
board-promise-hits = no block
board-promise-hits-long = The other card does not block: the attack gets through.
board-promise-blocked = blocked
board-promise-blocked-long = The other card blocks.
board-promise-blocks = stops an attack
board-promise-blocks-long = The other card attacks: there is something to block.
board-promise-idle = nothing to block
board-promise-idle-long = The other card does not attack: the block is idle.
board-promise-open = unknown
board-promise-open-long = The cards alone do not tell what happens.
board-below = Already under your deck: { $cards }.
board-bonus = at once: { $name } +{ $n } HP
board-under = The other two go under your build deck
board-under-why = Which one comes back sooner?

board-turn = Round { $round }, turn { $turn } of { $turns }
board-turn-of = Turn { $turn }:
board-turn-count = of { $turns }
board-turns = Turns
board-show-turn = Show turn { $turn }
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

board-end-blow = Turn { $turn } of round { $round } decided: { $card } against { $other }.
board-end-watch = Watch the deciding turn
board-end-curve = The fighters' health, turn by turn

draw-double_ko = A draw
draw-exhausted = A draw
