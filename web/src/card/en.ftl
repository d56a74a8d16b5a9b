# The words of the card and of privacy. They are loaded when somebody reads them.

page-title = My card
no-net = The clubhouse does not answer. Try again in a moment.

## The card

card-of = Card: { $name }
card-number = member’s card no. { $number }
card-nobody = Who are you?
card-stamp = member
row-since = since
name = Name
figure = Figure
figure-circle = circle
figure-square = square
figure-triangle = triangle
figure-diamond = diamond
figure-cross = cross
figure-hourglass = hourglass
colour = Colour
colour-0 = brick
colour-1 = blue
colour-2 = yellow
colour-3 = green
colour-4 = purple
colour-5 = sky
alter = Change the name, figure or colour
alter-done = Save
alter-not = Leave it as it was

## Make one, or bring one

make-title = Make yourself a card
make-why = You will have your tables on all devices. No e-mail, no password, one click.
make = Make the card
make-none = You can play without one: a link and a name will do.
make-privacy = What the clubhouse knows of you
bring-title = Have you got a card?
bring-why = Type the code that another device shows, or the one that you keep on paper.
bring-code = Code
bring = Bring it here
bring-passkey = Sign in with a passkey
passkey-not-here = Passkeys work only on a secure page (https), so there are none here.

## To another device

carry-title = Take your card with you
carry-why = Bring it to a phone, a tablet or another computer.
carry-make = Show the code
carry-how = Point a phone at the picture, or open the card on the other device and type:
carry-qr = A picture for the camera of a phone: the link that brings the card over
carry-copy = Copy the link
carry-copied = Copied
carry-soon = It works for ten minutes, and once. You need no password.
carry-here = But this address works on this computer only.
carry-late = The code works no more. Have another one shown.
take-title = Bring the card here?
take-why = The card of the other device will be on this one as well, with all its tables.
take-instead = You carry the card “{ $name }” here. The new one takes its place on this device.
take = Take the card
take-not = No, leave it

## Devices

devices-title = Where my card is
device-here-computer = This computer
device-here-phone = This phone
device-here-tablet = This tablet
device-computer = Computer
device-phone = Phone
device-tablet = Tablet
device-since = since { $when }
device-seen = last seen { $when }
device-off = Sign off
device-off-here = Sign out

## If it gets lost

safety-title = If it gets lost
safety-why = When all your devices are gone, a code on paper or a passkey brings the card back.
recovery-make = Write out a recovery code
recovery-again = Write out a new recovery code
recovery-there = You have one. A new one replaces it.
recovery-here = The recovery code of the card “{ $name }”. Copy it or print it; it is not shown again.
recovery-where = When you need it, open { $address } and type it there.
recovery-print = Print
passkey-add = Add a passkey
passkey-since = A passkey, since { $when }
passkey-drop = Remove
passkey-none = No passkey was made.
leave = Delete the card
leave-title = Really delete the card?
leave-what = Your name disappears from all tables and records, and bots play on for you. The others keep their matches. It cannot be undone.
leave-yes = Delete the card for ever
leave-no = Keep it

## When it is my turn

notices-title = When it is my turn
notices-why = When your turn comes and you are not at the table, the clubhouse lets you know. Once a turn, and only where you want it to.
push-add = Notify me on this device
no-push-insecure = Notifications in the browser work only on a secure page (https), so there are none here.
no-push-none = This browser knows no notifications. On an iPhone or iPad, add the clubhouse to the home screen first.
no-push-denied = Your browser blocks notifications from this page. You can allow them in its settings.
no-push-failed = Notifications could not be switched on in this browser.
channel-here = This device
channel-push = Browser
channel-mail = E-mail { $label }
channel-webhook = Chat, { $label }
channel-drop = Remove
channel-waiting = Waits until you confirm it by the link in the e-mail.
trouble-gone = The address is no longer valid, so it is switched off.
trouble-refused = The last message was refused there.
trouble-private = It leads into a private network; the clubhouse does not write there.
trouble-silent = The last message has not got there yet.
trouble-off = The owner of the clubhouse has switched this off.
mail-address = E-mail address
mail-add = Add the e-mail
webhook-why = A chat with friends (such as Discord, Slack or Mattermost) can give out a “webhook” address for a room. The clubhouse then writes there whose turn it is.
webhook-address = Address of a chat’s webhook (https://…)
webhook-add = Add the chat
quiet = Quiet hours, in which nothing is sent
quiet-begin = from
quiet-end = to
quiet-zone = Time zone { $zone }

letter-confirm-title = Send messages here?
letter-confirm-why = An e-mail will come to this address when it is your turn in the clubhouse.
letter-confirm = Yes, send them
letter-confirm-done = Done. We will let you know when it is your turn.
letter-off-title = No more messages?
letter-off-why = Nothing more is sent to the address that this e-mail came to, and it is forgotten.
letter-off = Send no more
letter-off-done = Done. No further e-mail will come.

## My tables

mine-title = My tables
mine-count = { $count ->
    [0] on all devices
    [one] on all devices, one is waiting for you
   *[other] on all devices, { $count } are waiting for you
}
mine-none = You sit nowhere now.
mine-sit = Take a seat at a table
mine-evenings = Evenings and tournaments
mine-later = When you have finished a match here, you will find your results, replays, strength and statistics here, too.
table-mute = Do not let me know from here
table-muted = Let me know from here again
table-with = with { $names }
table-alone = nobody else is here yet
table-open = waits for players
table-mine = Your turn
table-theirs = { $name } is playing
table-play = Play
table-look = To the table

## Results, ratings, statistics

strength-title = How I am doing
strength-best = Rankings of the clubhouse
strength-more = In detail
rating-give = the true strength is most likely within { $give } of this
rating-plot = How the rating changed: { $game }
rating-line = The line is your rating after every match, the band round it how uncertain it is. The dashes are at 1000, where everybody begins.
rating-provisional = provisional for now
wins = { $count ->
    [one] win
   *[other] wins
}
won-of = { $won ->
    [one] { $won } win
   *[other] { $won } wins
} of { $played }
best-streak = most wins in a row: { $count }
as-json = As JSON
as-csv = As CSV
results-title = Last matches
results-more = Older matches
result-won = won
player-guest = a guest without a card
count-seat = By seat
count-seats = By number of players
count-first = By who began
count-moves = How long it took
count-opponent = By opponent
count-luck = By luck
count-faction = By faction
count-pair = By pair of factions
count-fighter = By fighter
count-team = By pair of fighters
count-castle = By castle
count-goblin = By goblin
count-leader = By leader
count-share = Share of wins
count-played = Matches
value-seat = seat { $value }
value-seats = { $value ->
    [one] { $value } player
   *[other] { $value } players
}
first-yes = began
first-no = did not begin
moves-from = { $from }–{ $to } moves
luck-good = was kind
luck-even = hardly mattered
luck-bad = was unkind
luck-games = { $games ->
    [one] { $games } win
   *[other] { $games } wins
} in 100
luck-mine = { $way ->
    [up] On average luck brings you { $games }.
    [down] On average luck costs you { $games }.
   *[even] On average luck neither brings nor costs you anything.
}
luck-club = On average luck moves every player by { $games }.
luck-known = Analysed matches that tell: { $matches }. Played: { $played }.
luck-unknown = What luck did is known of analysed matches only. Any of them can be: choose Analysis in its replay.
played-times = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
club-title = Rankings
club-none = Nobody has a settled rating here yet.
club-statistics = What is played here
club-played = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}, { $moves } moves on average
rated-title = How ratings are reckoned
rated-what = Only matches at tables marked as rated count. People with a card sit there, with bots as well if they like. Everybody begins at 1000.
rated-give = The number after ± says how uncertain the rating is. Every match makes it smaller; after some fifteen the rating is settled and appears in the list. The list is sorted by what is certain by now: the rating less twice the number after ±. So somebody with fewer points may stand higher.
rated-weights = Beating the same friend or bot over and over does not pay: after ten matches against one person within a month the next weighs half, against a bot after two, and matches with nobody but bots weigh half from the start. Whoever leaves is replaced by a bot, but the result is theirs.
rated-draws = Where all win or lose together the ratings do not change; such matches are in the statistics only.

## Privacy

privacy-none-title = Without a card
privacy-none = A link and a name that you make up will do. The clubhouse remembers that name at the table, what was played and what was written in the chat. It does not know who you are and asks nobody else.
privacy-card-title = With a card
privacy-card = It also knows the name on the card, its figure and colour, when it was made, at which tables you sat and how the matches ended. It needs no e-mail, no password, no telephone for that. Of each device with the card it knows which browser it is and when it was last used, so that you know it in the list.
privacy-notices-title = When you want to be told
privacy-notices = Whoever wants to know that it is their turn tells the clubhouse where: in the browser, by e-mail or in a chat. It also remembers the language, the time zone and the quiet hours. A message to a browser goes, encrypted, by way of its maker’s service; an e-mail by the mail server that the owner has chosen. It names the game, a link to the table and who sits there with you; in a chat your own name instead of theirs. An address is gone as soon as you remove it or sign off.
privacy-seen-title = What others see
privacy-seen = Your name at the table, your moves, the chat and the result. At rated tables also the name on the card and its rating. At an evening or a tournament everybody who has its link sees your name and results. The list of your devices and your codes are seen by nobody but you.
privacy-told-title = When you report somebody
privacy-told = The owner of the clubhouse sees whom you reported, at which table and why, your name there and the sentence it was about. It is kept until the owner has seen to it, for three months at most; it goes when either of you deletes their card.
privacy-secrets-title = Codes and keys
privacy-secrets = Secret codes are in the database only as fingerprints that cannot be read back. Of a passkey the clubhouse has the public part; the secret one stays in your device.
privacy-browser-title = What is in your browser
privacy-browser = The secrets of seats, your settings and one cookie with the card, if you have one. Only this clubhouse reads the cookie. Nobody else measures anything here, and nothing is loaded from elsewhere.
privacy-leave-title = When you leave
privacy-leave = A card can be deleted at any time. The name, devices, keys, addresses, ratings and statistics are gone, the name and what you wrote are blanked in the records of matches, and a bot plays on in your seats. The moves stay, so that the others keep their matches. In backups that the owner of the server makes, the name may stay until those are deleted.
