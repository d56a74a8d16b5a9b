# The texts of evenings and tournaments. They are loaded when somebody goes there.

no-net = The clubhouse does not answer just now. Try again in a moment.
nobody = somebody without a card
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

## The list

list-none = You have no evening yet. Plan one and send the others a link.
list-running = Being played
list-planned = Coming up
list-over = Played
plan-one = Plan an evening
enter = Enter
look = Look
running = being played

## Forms

form-swiss = Swiss tournament
form-robin = everybody meets everybody
form-tables = tables with points
form-free = free evening
form-why-swiss = Two at a table. In every round those with equal points meet, and nobody meets anybody twice.
form-why-robin = Two at a table. Everybody plays everybody; best for up to eight people.
form-why-tables = Three or more at a table. Points by place, other opponents in every round.
form-why-free = Whoever comes, plays: tables open as people gather, and points are added up.

## Planning

plan-title = Plan an evening
plan-card = An evening is hosted by somebody with a card, so that the others know them. A card takes one click, no e-mail and no password.
plan-card-make = Make a card
plan-nameless = Give the evening a name first.
plan-do = Plan and invite
replan-title = Change the plan
replan-do = Save the plan
replan-not = Leave it as it was
title = Name of the evening
title-like = Saint Martin's Cup
form = How it is played
seats = Seats at a table
rounds = Rounds
rounds-auto = as many as needed
starts = Begins (empty: when you say so)
fill = A bot takes an empty seat
fill-none = no, it stays empty
patience = If somebody does not come
patience-none = they are waited for
patience-bot = { $count ->
    [one] a bot stands in after a minute
   *[other] a bot stands in after { $count } minutes
}
pause = Pause between rounds
pause-none = none
rated = Play for ratings
listed = Show it to everybody in the clubhouse

## The invitation

invites = { $name } invites
missing-title = There is no such evening
missing-why = The link may be incomplete, or the host has called it off.
when-host-says = Begins when the host says so
waits-for-people = It is time; people are waited for
begins-in = in { $time }
coming = { $count ->
    [0] Nobody yet
    [one] One is coming
   *[other] { $count } are coming
}
invite = Invite others
invite-link = Link to the evening
come = I'll come
come-back = I'm back
come-why = Join in. You will sit at a table when it begins.
come-late = Play has begun; you are seated from the next round on.
come-late-free = Play has begun. Join in: a table opens as soon as enough of you wait.
your-name = Your name
card-why = We make you a card: a name and a token, no e-mail and no password.
card-privacy = What is stored
card-mine = I have a card elsewhere
not-coming = I won't come after all
go-home = I play no more, I'm going home

## Being played

you = You
you-come = We count on you. Keep this page open, or come back when it begins.
you-play = You have played this round. The next table opens by itself.
you-rest = You neither play nor wait now. Say so when you want a table.
you-wait = You wait for a table. It opens as soon as there are enough of you.
your-table-open = Round { $round }: your table is waiting.
your-table-free = Your table is waiting.
over-thanks = All is played. You can replay every match.
to-table = To the table
watch = Watch
replay = Replay
play-on = Play on
deal-now = Play now with those who are here
rest = I rest for a while
round = Round { $round }
dealt = Deal { $round }
last-round = Last round
round-of = Round { $round } of { $rounds }
next-round-in = Next round in { $time }
free-running = { $count ->
    [0] Nobody waits for a table
    [one] One waits for a table
   *[other] { $count } wait for a table
}
waiting = Waiting for a table
tables-now = Tables
no-tables = Nobody plays at a table just now.
ended = Ended { $when }
table-number = table { $number }
table-bye = free round
table-closed = broken off, counted by who came
table-played = over
table-begun = beginning
table-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
not-here = not here

## Standings

standings = Standings
standings-out = Whoever is crossed out no longer plays.
col-place = Place
col-player = Player
col-points = Points
col-wins = Wins
col-buchholz = Opponents
col-buchholz-long = Buchholz: the points of all whom one has played
col-played = Matches

## How it is played

how = How it is played
how-swiss = Two at a table, in every round with somebody who has about as many points. Nobody meets anybody twice while that is possible.
how-robin = Two at a table, everybody meets everybody once.
how-tables = Tables of { $seats }, in every round with other people as far as possible.
how-free = As soon as { $seats } wait, a table opens. Whoever would rather not wait begins with those who are here.
how-pair = A win is a point, a draw half a point.
how-points = A point for everybody at the table who ended behind you, half for an equal place.
how-smaller = A smaller table weighs as much.
how-ties-swiss = Equal points are told apart by the opponents' points (Buchholz), then by the match between them and by wins. What nothing decides is a shared place.
how-ties-robin = Equal points are told apart by the matches between them, then by wins. What nothing decides is a shared place.
how-ties-tables = Equal points are told apart by tables won, then by who was ahead of whom.
how-ties-free = Equal points are told apart by tables won, then by who was ahead of whom.
how-fill = A bot ({ $level }) takes an empty seat. It is not in the standings.
how-free-round-swiss = With an odd number somebody has a free round and a point, nobody twice while that is possible.
how-free-round-robin = With an odd number everybody has one free round, without a point.
how-free-round-tables = Who finds no seat has a free round and half of the points.
how-free-round-free = Bots take no seats here.
how-patience = { $count ->
    [one] A bot plays for whoever has not come within a minute; they may sit down at any time.
   *[other] A bot plays for whoever has not come within { $count } minutes; they may sit down at any time.
}
how-nobody = A table to which nobody comes is broken off.
how-absent = If the host goes on before a table is over: nothing for those who did not come, everything for who came alone, else half for each.
how-rated = It is played for ratings.

## The host

host-title = You are the host
begin = Begin
do-go-on = Go on with the next round
do-end = End it
do-cancel = Call the evening off
sure-go-on = Open tables are broken off: nothing for those who did not come, everything for who came alone, else half for each.
sure-end = Open tables are broken off, and the standings are final.
sure-cancel = The evening is gone, with everybody who has said yes.
no-wait = Wait a little longer
strike-title = Strike a player
strike = strike
strike-whom = Strike { $name }
