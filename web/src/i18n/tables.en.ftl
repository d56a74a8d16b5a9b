# What is said at tables and on all other pages.

# The clubhouse's own texts. Those of games come from the server.

title-about = About · Klubovna
title-card = My card · Klubovna
title-club = Rankings · Klubovna
title-privacy = Privacy · Klubovna
title-lost = Nothing here · Klubovna
title-room = { $game }: take a seat · Klubovna
title-game = { $game } · Klubovna
title-turn = ● Your turn · { $game }
title-replay = Replay: { $game } · Klubovna

## Words used in several places

close = Close
guest = Guest
options = Options
log = Log
chat = Talk
undo = Undo
people = Table
settings = Settings
watching = watching
rule = Rule { $number }

## The hall

## Before the start

table-opening = Opening the table…
table-since = The match is over, and the rules of the game have changed since. You can watch it as it was seen then.
table-gone = There is no table here
table-gone-why = The link may be incomplete, or the table was put away. Ask for a new one, or sit down elsewhere.
room-host = Your table. Invite others or seat some bots, then begin.
room-guest = { $name } is setting up this table.
room-join = A match will begin at this table soon.
room-seats = Seats
room-count = Number of seats
room-fewer = One seat less
room-more = One seat more
room-listed = Show among the open tables
room-rated = Play for ratings (people with a card only)
room-rated-note = This match counts for ratings, so only people with a card can sit down.
room-hot-seat = We play on one device
room-waits = { $name } will start the match.
seat-free = free
seat-host = the host
seat-you = this is you
seat-present = is here
seat-absent = not connected
seat-bot = bot, { $level }
seat-choose = Choose a bot
seat-open = Leave it open
seat-who = Who sits on seat { $number }
sit-here-too = One of us sits here
stand-up = Stand up
join-title = Will you join?
join-full = Full
join-full-why = All seats are taken. You can watch once the match begins.
join = Take a seat
start = Begin
start-open = { $count ->
    [one] One seat is still free: wait for a player or give it to a bot.
   *[other] { $count } seats are still free: wait for players or give them to bots.
}
invite = Invitation
invite-why = Send the link, or let a phone read it. Nobody needs an account.
invite-watch = Link for spectators
invite-link = Link to the table
invite-copy = Copy
invite-copied = Copied
invite-qr = The link as a square code for a phone

## At the table

where = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
go-to-options = Go to the options
board-loading = Laying the table…
board-failed = The table could not be loaded. Reload the page.
put-back = Put back
skip = Skip
status-yours = It is your turn.
status-sending = Sending…
status-turn = { $name } is playing.
status-thinks = { $name } is thinking.
status-turns = Choosing: { $names }.
status-doing = { $doing }.
status-nobody = One moment…
status-watching = You are watching.
status-over = The match is over
idle-net = The connection is down. Your options come back with it.
idle-over = The match is over.
idle-behind = Still showing what has happened.
idle-watching = You are watching the others play.
idle-wait = Nothing now. Playing: { $names }.
announce-ask = Your turn. { $ask }
plate-me = You, { $name }
plate-turn = { $name }, on turn
plate-away = away
log-older = Show older
chat-empty = Silence so far.
chat-placeholder = Write to the others…
chat-silent = Silence now.
chat-hush = Silence! Everybody is choosing; talk is unlocked after the reveal.
chat-write = Write a message
chat-send = Say
chat-phrases = Ready-made lines
chat-mute = Mute: { $name }
chat-muted = Muted: { $names }.
chat-unmute = Hear again
phrase-hello = Hello!
phrase-nice = Nice move!
phrase-moment = One moment, thinking.
phrase-oops = Oops…
phrase-thanks = Thanks for the game!
chat-unread = Talk, unread: { $count }
undo-free = Take back your last choice
undo-ask = Propose taking it back; the others must agree
undo-no = Nothing to take back now
pick-order = Click in the order in which things should happen.
pick-exactly = { $count ->
    [one] Choose one.
   *[other] Choose exactly { $count }.
}
pick-some = { $least ->
    [0] Choose up to { $most }, or nothing.
   *[other] Choose { $least } to { $most }.
}
pick-done = Done ({ $count })
pick-done-of = Done ({ $count } of { $most })
pick-in-this-order = In this order
proposal-undo = { $name } wants to take a move back.
proposal-replace = { $name } proposes that a bot plays on for { $other }.
proposal-yes = Agree
proposal-no = No
proposal-waits = Waiting for consent: { $names }.
proposal-withdraw = Withdraw
replace = Replace by a bot
take-back = Sit down here
spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
leave = Leave the table
leave-title = Leaving
leave-why = A bot will play on for you. You can come back while the match runs.
leave-sure = Really leave?
leave-yes = Leave
leave-no = Stay
fair-title = Fair shuffles
fair-why = A fingerprint of the seed was given beforehand. After the match the seed is shown, and anybody can check that nothing was steered.

## The end

end-you = You win!
end-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
end-won-all = You have won!
end-won-together = They won together
end-lost = Not this time
end-wins = winner
end-others = With somebody else
end-rematch = Rematch
end-try-again = Try again
end-next = To the rematch
end-next-try = To the next try
end-analysis = Analysis
end-replay = Replay
end-look = Look at the table
end-show = Result
end-home = Back to the clubhouse
end-evening = Back to the evening
end-verify = Check the shuffles
check-commitment = the seed is the one promised
check-shuffles = the players’ browsers shuffled too
check-answers = all moves fit
check-result = the result fits

## Replay

replay-back = To the table
replay-file = Another file
replay-step = Next move
replay-step-back = Previous move
replay-play = Play
replay-pause = Pause
replay-position = Position
replay-at = { $at } of { $last }
replay-eyes = Seen by
replay-spectator = a spectator
replay-link = Link to this position
replay-play-on = Play on from here against bots ({ $name })
replay-chosen = { $name } chooses: { $option }

## Rules

rules-page = Rules at a glance
rules-print = Print
rules-numbered = The whole rules
rules-search = Search rules, cards and signs
rules-found = { $count ->
    [one] 1 place found
   *[other] { $count } places found
}
rules-key = R: rule { $rule }
rules-other-lang = Česky
rules-none = The rules of this game are not here yet.
rules-not-found = “{ $sought }” is nowhere in the rules.

## One device

curtain-title = { $name } is next
curtain-why = Hand the device over. The others look away.
curtain-lift = I am { $name }
curtain-never = No curtain next time
shared-look = { $name }: look at my secrets
shared-hide = { $name }: hide my secrets
lasting-back = Take it back

## Settings

theme-system = as the system
theme-day = day
theme-evening = evening
pace-step = step by step
pace-slow = slow
pace-calm = calm
pace-brisk = brisk
pace-instant = instant
settings-more = More
settings-insecure = This page came unencrypted over the home network. So the browser allows no passkeys and no notifications here; play is just the same.
settings-sound = Sounds
settings-curtain = Curtain when playing on one device
settings-shortcuts = Keyboard shortcuts
shortcut-o = to the options
shortcut-r = rules for this question
shortcut-h = advice
shortcut-u = undo
shortcut-s = skip the showing
shortcut-esc = put down what was picked

## The net

net-lost = The connection is down.
net-lost-why = Trying again; nothing gets lost.
net-old = The clubhouse is newer than this page.
net-old-why = Reload it, nothing gets lost.
net-reload = Reload

## About

playback = Playback
playback-pause = Pause
playback-go-on = Go on
playback-next = Next
playback-again = Show that again
playback-missed = { $count ->
    [one] One thing happened in the meantime.
   *[other] { $count } things happened in the meantime.
}
playback-recap = Show me
playback-dismiss = Never mind

## Lessons
lesson-progress = Step { $step } of { $steps }
lesson-you = newcomer
lesson-next = Next lesson: { $title }
lesson-play = Play it for real
lesson-again = Once more
lesson-go-on = Go on
lesson-leave = Skip the lesson
crib = Crib
crib-yours = Your crib sheet
crib-note = It writes itself as you play, and stays with you.
crib-empty = Still empty.
coach-new = in new games
coach-always = always
coach-never = never

## Why not

why-title = Why not?
why-second = First point at something that glows, then here.
why-list = What cannot be chosen, and why
why-looking = Looking it up…
shortcut-w = what cannot be chosen, and why
## Advice
advice = Advice
advice-title = Advise me
room-hints = Players may ask for advice
## Clocks
clocks = Clocks
clock = Time
clock-of = left
clock-none = no clock
clock-group-move = For every move
clock-group-bank = For the whole match
clock-group-days = Over days
clock-rule-move = { $time } for a move
clock-rule-bank = { $time } and { $more } for every move
clock-rule-bank-only = { $time } for the whole match
clock-flag = When time is up
clock-flag-bot = a bot plays on
clock-flag-lost = the match is lost
clock-low = { $seconds } s
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-paused = The clocks stand still
clock-pause = Stop the clocks
clock-resume = Let the clocks go
clock-announce = { $count ->
    [one] You have one second left.
   *[other] You have { $count } seconds left.
}
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
plate-timed-out = out of time
end-time = The clock has decided.
proposal-pause = { $name } wants to stop the clocks.
proposal-resume = { $name } wants to let the clocks go again.
proposal-mute = { $name } proposes that { $other } should not talk any more.
proposal-remove = { $name } proposes that { $other } should go and a bot plays on.

## Saved answers
saved-offer = Always answer like this…
saved-why = Until the end of the match the table answers this question for you. You can take it back at any time, and nobody else knows.
saved-always = Always: { $option }
saved-note = “{ $ask }” Always: { $option }.

## House rules
house = House rules
house-closed = Close the table to strangers: only those who have a seat are let in
house-hushed = Spectators only listen
house-mute = Silence
house-unmute = Let them talk
house-remove = Send away
house-agreement = In a running match the other players must agree.
house-delete = Clear the table away
house-delete-sure = Really? It will be gone for everybody.
house-delete-yes = Clear away
house-delete-no = Keep
complain = Report
complain-of = Report to the owner: { $name }
complain-why = What happened? The owner of the clubhouse will see what you write, your name at the table and the sentence that it is about.
complain-send = Tell the owner
complain-not = Never mind
complain-done = The owner of the clubhouse will read it.
people-told = Let me know when it is my turn here
table-left = You are not here any more

## The owner
title-admin = Owner · Klubovna
admin-token = The owner's token
admin-token-why = The one that the clubhouse was started with (--admin-token).
admin-enter = Come in
admin-message = A message to everybody
admin-message-why = Everybody sees it, at tables and at home. An empty one shows nothing.
admin-save = Save
admin-read-only = Only to be looked at: nobody can play or open tables
admin-counts = { $tables } tables in all, { $here } in memory, { $sockets } connections.
admin-tables = Tables
admin-list = All tables
admin-all = all
admin-open = waiting for players
admin-playing = being played
admin-over = finished
admin-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
admin-watchers = { $count } at the table
admin-delete = Delete
admin-delete-sure = Really delete?
admin-expire = Clear away tables where nothing has happened for long
admin-expire-days = Days
admin-expire-finished = finished matches, too
admin-expired = { $count ->
    [one] { $count } table cleared away.
   *[other] { $count } tables cleared away.
}
admin-complaints = Complaints
admin-complaints-none = Nobody complains.
admin-complaint = { $teller } reports { $name }
admin-complaint-card = card no. { $card }
admin-guest = a guest
admin-complaint-ban = Ban that card
admin-complaint-done = Settled
admin-bans = Who is not let in
admin-ban-kind = What
admin-ban-address = address or network
admin-ban-card = card
admin-ban-who = Who
admin-ban-why = Why
admin-ban = Ban
admin-unban = Let in again
admin-none = Nobody.
admin-more = More
