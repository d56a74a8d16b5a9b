# Why something was refused at the table. Every sentence stands alone.
refused-no-room = There is no table { $room }. The link may be incomplete, or the table was cleared away.
refused-damaged = This table cannot be read. The match is not lost; tell whoever runs this clubhouse: { $problem }
refused-no-game = There is no game { $game } here.
refused-no-language = There are no texts in { $lang }; there are Czech (cs) and English (en).
refused-token-expired = Your key to this table no longer opens a seat. You are watching; you may take a free seat.
refused-not-seated = You are watching. Take a seat first.
refused-not-your-seat = Seat { $seat } is not yours.
refused-no-seat = This table has no seat { $seat }.
refused-seat-taken = Seat { $seat } is taken.
refused-room-full = All seats of this table are taken. You may watch.
refused-started = The match has already started.
refused-not-started = The match has not started yet.
refused-over = The match is over.
refused-not-over = That can be done when the match is over.
refused-not-host = Only the host of the table can do that.
refused-open-seats = { $count ->
    [one] One seat is still open. Wait for a player or give it to a bot.
   *[other] { $count } seats are still open. Wait for players or give them to bots.
}
refused-seat-count = This game is for { $low } to { $high } players, not { $seats }.
refused-seats-in-use = There are more people at the table than that.
refused-options = The options do not fit the game: { $problem }
refused-no-level = There is no bot called { $level } for this game.
refused-stale = The table has moved on since you chose. Look at the new position and choose again.
refused-future = Your answer is for position { $version }, and the table is only at { $now }.
refused-not-asked = It is not your turn to answer.
refused-not-an-option = That cannot be chosen now.
refused-rule-broke = A rule of the game failed on this choice. The match stands where it stood; choose something else and tell us about it.
refused-nothing-to-undo = You have no answer to take back.
refused-proposal-open = Another proposal is waiting for an answer.
refused-no-proposal = That proposal is no longer open.
refused-already-answered = You have already answered this proposal.
refused-declined = The others have declined. Ask again when the match has moved on.
refused-not-a-person = Nobody sits on seat { $seat } whom a bot could replace.
refused-own-seat = You cannot replace yourself; leave the seat instead.
refused-seat-present = The player is back at the table.
refused-empty = There is nothing in it to read.
refused-silent = Silence now: everybody is choosing in secret.
refused-storage = The table could not be saved just now, so nothing was changed. Try again in a moment.
refused-busy = The table is very busy. Try again in a moment.
refused-replay-running = While the match is running you can look back only with your own eyes or as a spectator.
refused-record-running = The record holds the seed and can be had when the match is over.
refused-no-position = The match has positions 0 to { $last }; there is no { $moves }.
refused-other-rules = This match was played under rules { $rules }; they have changed since (now { $now }), so it cannot be played again.
refused-rules-since = The rules have changed since (then { $rules }, now { $now }). You see the match as it was seen then; it cannot be played on.
refused-unreadable = The message could not be read: { $problem }
refused-hello-first = Say hello first: which table?
refused-hello-twice = This connection already has a table. Open another one for another table.
refused-too-fast = That is too fast. Wait a moment.
refused-too-many = Too many connections come from your network just now. We will try again in a moment.
refused-too-large = The message is too large; { $limit } bytes is the most.
refused-foreign-origin = This page ({ $origin }) may not speak to this clubhouse.
refused-too-slow = Your connection is too slow to follow the table.
refused-stopping = The clubhouse is restarting. Your match is saved; you will be back at the table in a moment.
refused-no-hints = Advice is switched off at this table.
refused-no-advice = No advice could be had just now. Try again in a moment.
refused-analysis-busy = Too many matches wait for an analysis. Try again in a while.
refused-no-puzzle = There is no puzzle { $puzzle } here.
refused-no-lesson = There is no lesson { $lesson } here.
refused-lesson-lost = The lesson does not go on like this: { $problem }
refused-bad-record = This match cannot be watched: { $problem }
refused-report-running = This is the report of a match that was still running, so it holds no record to watch. `klubovna replay` shows it.
refused-no-file = This file is no longer open here. Open it again.
refused-no-program = This clubhouse knows no program with that token. Ask whoever runs it for one.
refused-no-page = There is nothing at this address.
refused-no-method = That cannot be done at this address.
refused-internal = Something went wrong in the clubhouse. Nothing was lost; try again.
refused-no-card = You carry no card here, or it is no longer valid. Make one, or bring yours over.
refused-card-name = A card needs a name.
refused-no-device = That device does not carry your card.
refused-no-code = This code does not work. Perhaps it has been used, or its time is up.
refused-no-passkey = The passkey could not be verified. Try again.
refused-passkey-place = Passkeys work only on a secure page (https) that has a name.
refused-rated-members = Only people with a card sit at a rated table.
refused-card-away = The card was taken away from this device.
refused-card-here = You already carry a card here.
refused-no-clock = There is no clock at this table.
refused-clock-time = No clock can show that: 5 seconds to an hour for a move, a bank of at most 6 hours with at most 10 minutes added, or whole days, at most 60.
refused-no-flag = Nobody has run out of time yet.
refused-flag-fallen = You ran out of time on this question, so a bot will answer it. You may come back right after that.
refused-paused = The clocks stand still already.
refused-not-paused = The clocks are going already.
refused-sent-away = You were sent away from this table.
refused-closed = This table is closed; only those who have a seat are let in.
refused-nobody-there = There is no person on seat { $seat }.
refused-no-line = That line is no longer here.
refused-yourself = That is for others, not for yourself.
refused-remove-alone = In the middle of a match at least two others must want a player to go.
refused-muted = You may not talk at this table.
refused-hushed = Spectators only listen at this table.
refused-chat-flood = You are writing too fast. Wait a moment and write it again.
refused-not-saved = No such answer is saved.
refused-not-saveable = This answer cannot be saved: it must belong to the question before you and point at nothing on the table.
refused-read-only = The clubhouse can only be looked at for the moment; you can play when its owner opens it again.
refused-banned = This clubhouse lets nobody in from where you are.
refused-ban-who = { $who } is no address, no network and no card.
refused-no-ban = { $who } is not banned.
refused-table-gone = This table has been cleared away.
refused-no-owner = Only the owner of the clubhouse comes in here, with their token.
refused-no-evening = There is no such evening. The link may be incomplete, or it was called off.
refused-evening-title = An evening needs a name.
refused-evening-time = An evening can begin within a year, not in the past.
refused-evening-seats = Two at least play at a table, and three where points are given by place.
refused-evening-figures = At most { $rounds } rounds, { $patience } minutes of patience and a pause of { $pause } minutes.
refused-evening-many = You have { $most } evenings that are not over. Call one off or finish it first.
refused-evening-full = All { $most } places of this evening are taken.
refused-evening-closed = Everybody meets everybody here and the first round has begun, so nobody can join any more.
refused-evening-few = There are not enough people yet.
refused-evening-crowd = At most { $most } people can play like this, and { $players } want to come.
refused-evening-began = The evening has already begun.
refused-evening-over = The evening is over.
refused-evening-host = Only the host of the evening can do that.
refused-evening-nobody = That is for those who take part.
refused-evening-nothing-open = No table is open; the evening goes on by itself.
refused-no-channel = There is no such way to you any more.
refused-no-zone = There is no time zone { $zone }.
refused-no-mail = This does not look like an e-mail address.
refused-no-push = This browser has not told how messages to it are encrypted. Try again.
refused-no-webhook = This is no address that the clubhouse may write to. It begins with https:// and does not lead into a private network.
refused-first-silent = Nobody took our first message there. Check the address, or try again later.
refused-complaint-nobody = There is nobody like that here, or it is you.
refused-no-complaint = There is no such complaint, or it has been settled.
refused-not-offered = The owner of this clubhouse has not set that up.
refused-too-many-channels = You are told in too many places already. Take one away first.

# What the clubhouse writes to people who are not there.
notice-title = Your turn: { $game }
notice-with = Also at the table: { $names }.
notice-alone = The table waits for you.
notice-chat = { $name }, it is your turn: { $game } { $url }
notice-mail =
    Hello,

    it is your turn in { $game }. { $with }

    { $url }

    Enough of these? Sign off here: { $off }
confirm-subject = Klubovna: confirm your address
confirm-mail =
    Hello,

    somebody would like to be told at this address when it is their turn in the clubhouse. If it is you, confirm it within three days:

    { $url }

    If it is not, do nothing, and no further message will come.
webhook-hello = From now on, { $name } is told here when it is their turn in the clubhouse.
