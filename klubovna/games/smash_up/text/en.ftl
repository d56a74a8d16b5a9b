# Smash Up: names, choices, questions, log.

title = Smash Up
tagline = Shuffle two factions, smash some bases
option-factions = Factions
option-factions-random = dealt at random
option-factions-draft = drafted there and back
option-factions-free = chosen freely
option-duplicate_factions = The same faction for several players
option-duplicate_factions-no = no
option-duplicate_factions-yes = yes
option-first_player = First player
option-first_player-random = drawn at random
option-turn_limit = Turn limit
option-turn_limit-60 = 60 turns each
option-turn_limit-30 = 30 turns each

## Factions

faction-aliens = Aliens
faction-dinosaurs = Dinosaurs
faction-ninjas = Ninjas
faction-pirates = Pirates
faction-robots = Robots
faction-tricksters = Tricksters
faction-wizards = Wizards
faction-zombies = Zombies

## Aliens

card-supreme_overlord = Supreme Overlord
text-supreme_overlord = You may return a minion to its owner's hand.
card-invader = Invader
text-invader = Gain { $count } VP.
card-scout = Scout
text-scout = Special: after this base has scored, you may put this minion into your hand instead of the discard pile.
card-collector = Collector
text-collector = You may return a minion here with power { $limit } or less to its owner's hand.
card-abduction = Abduction
text-abduction = Return a minion to its owner's hand. You may play an extra minion.
card-beam_up = Beam Up
text-beam_up = Return a minion to its owner's hand.
card-crop_circles = Crop Circles
text-crop_circles = Choose a base. Every minion there returns to its owner's hand.
card-disintegrator = Disintegrator
text-disintegrator = Put a minion with power { $limit } or less on the bottom of its owner's deck.
card-invasion = Invasion
text-invasion = Move a minion to another base.
card-jammed_signal = Jammed Signal
text-jammed_signal = Play on a base. Ongoing: all players ignore this base's ability.
card-probe = Probe
text-probe = Look at another player's hand and choose a minion in it; that player discards it.
card-terraforming = Terraforming
text-terraforming = Search the base deck for a base and swap it with one in play: actions on the old base are discarded, minions stay. Shuffle the base deck. You may play an extra minion at the new base.

## Dinosaurs

card-king_rex = King Rex
text-king_rex = No ability. Big enough without.
card-laseratops = Laseratops
text-laseratops = Destroy a minion here with power { $limit } or less.
card-armor_stego = Armor Stego
text-armor_stego = Ongoing: +{ $count } power during the turns of other players.
card-war_raptor = War Raptor
text-war_raptor = Ongoing: +{ $count } power for each War Raptor here, this one included.
card-augmentation = Augmentation
text-augmentation = A minion has +{ $count } power until the end of your turn.
card-howl = Howl
text-howl = Each of your minions in play has +{ $count } power until the end of your turn.
card-natural_selection = Natural Selection
text-natural_selection = Choose one of your minions. Destroy a minion at the same base that has less power.
card-rampage = Rampage
text-rampage = Choose one of your minions. The breakpoint of its base drops by that minion's power until the end of the turn.
card-survival_of_the_fittest = Survival of the Fittest
text-survival_of_the_fittest = At each base where powers differ, destroy one minion of the lowest power.
card-tooth_and_claw = Tooth and Claw... and Guns
text-tooth_and_claw = Play on a minion. Ongoing: if an ability would affect this minion, destroy this card instead.
card-upgrade = Upgrade
text-upgrade = Play on a minion. Ongoing: it has +{ $count } power.
card-wildlife_preserve = Wildlife Preserve
text-wildlife_preserve = Play on a base. Ongoing: your minions here are not affected by other players' actions.

## Ninjas

card-ninja_master = Ninja Master
text-ninja_master = You may destroy a minion here.
card-tiger_assassin = Tiger Assassin
text-tiger_assassin = You may destroy a minion here with power { $limit } or less.
card-shinobi = Shinobi
text-shinobi = Special: before a base scores, you may play this minion there. Only one Shinobi this way per scoring.
card-ninja_acolyte = Ninja Acolyte
text-ninja_acolyte = Special: if you have played no minion yet this turn, you may return this minion to your hand and at once play an extra minion at its base.
card-assassination = Assassination
text-assassination = Play on a minion. Ongoing: destroy it at the end of the turn.
card-disguise = Disguise
text-disguise = Choose one or { $count } of your minions at one base. You may at once play up to as many extra minions there; then return the chosen ones to your hand.
card-hidden_ninja = Hidden Ninja
text-hidden_ninja = Special: before a base scores, play a minion there.
card-infiltrate = Infiltrate
text-infiltrate = Play on a base. Destroy another action on it. Ongoing: until the start of your next turn you may ignore this base's ability.
card-poison = Poison
text-poison = Play on a minion. Destroy any number of actions on it. Ongoing: it has -{ $count } power.
card-seeing_stars = Seeing Stars
text-seeing_stars = Destroy a minion with power { $limit } or less.
card-smoke_bomb = Smoke Bomb
text-smoke_bomb = Play on one of your minions. Ongoing: it is not affected by other players' actions. Destroy this card at the start of your next turn.
card-way_of_deception = Way of Deception
text-way_of_deception = Move one of your minions to another base.

## Pirates

card-pirate_king = Pirate King
text-pirate_king = Special: before a base scores, you may move this minion there.
card-buccaneer = Buccaneer
text-buccaneer = Special: if this minion would be destroyed, move it to another base instead.
card-saucy_wench = Saucy Wench
text-saucy_wench = You may destroy a minion here with power { $limit } or less.
card-first_mate = First Mate
text-first_mate = Special: after this base has scored, you may move this minion to another base instead of the discard pile.
card-broadside = Broadside
text-broadside = Choose a base where you have a minion, and a player. Destroy all minions of that player there with power { $limit } or less.
card-cannon = Cannon
text-cannon = Destroy up to { $count } minions with power { $limit } or less.
card-dinghy = Dinghy
text-dinghy = Move up to { $count } of your minions to other bases.
card-full_sail = Full Sail
text-full_sail = Move any number of your minions to other bases. Special: you may also play this before a base scores.
card-powderkeg = Powderkeg
text-powderkeg = Destroy one of your minions and every minion at the same base with the same power or less.
card-sea_dogs = Sea Dogs
text-sea_dogs = Name a faction. Move all other players' minions of that faction from one base to another.
card-shanghai = Shanghai
text-shanghai = Move another player's minion to another base.
card-swashbuckling = Swashbuckling
text-swashbuckling = Each of your minions in play has +{ $count } power until the end of the turn.

## Robots

card-nukebot = Nukebot
text-nukebot = Ongoing: after this minion is destroyed, destroy every other player's minion at its base.
card-warbot = Warbot
text-warbot = Ongoing: this minion cannot be destroyed.
card-hoverbot = Hoverbot
text-hoverbot = Reveal the top card of your deck. If it is a minion, you may play it as an extra minion; otherwise it stays on top.
card-zapbot = Zapbot
text-zapbot = You may play an extra minion with power { $limit } or less.
card-microbot_alpha = Microbot Alpha
text-microbot_alpha = Ongoing: +{ $count } power for each other microbot. All your minions count as microbots.
card-microbot_archive = Microbot Archive
text-microbot_archive = Ongoing: after one of your microbots is destroyed, this one too, draw { $count ->
    [one] a card
   *[other] { $count } cards
}.
card-microbot_fixer = Microbot Fixer
text-microbot_fixer = If this is your first minion this turn, you may play an extra minion. Ongoing: each of your microbots has +{ $count } power.
card-microbot_guard = Microbot Guard
text-microbot_guard = Destroy a minion here with less power than you have minions here.
card-microbot_reclaimer = Microbot Reclaimer
text-microbot_reclaimer = If this is your first minion this turn, you may play an extra minion. You may shuffle any number of microbots from your discard pile into your deck.
card-tech_center = Tech Center
text-tech_center = Choose a base. Draw a card for each of your minions there.

## Tricksters

card-leprechaun = Leprechaun
text-leprechaun = Ongoing: after another player plays a minion here with less power than this one, destroy it (its ability comes first).
card-brownie = Brownie
text-brownie = Ongoing: after another player plays a card that affects this minion, that player discards { $count } random cards.
card-gnome = Gnome
text-gnome = You may destroy a minion here with less power than you have minions here.
card-gremlin = Gremlin
text-gremlin = Ongoing: after this minion is destroyed, you draw { $count ->
    [one] a card and each other player discards a random card
   *[other] { $count } cards and each other player discards { $count } random cards
}.
card-block_the_path = Block the Path
text-block_the_path = Play on a base and name a faction. Ongoing: minions of that faction cannot be played here.
card-disenchant = Disenchant
text-disenchant = Destroy an action on a minion or a base.
card-enshrouding_mist = Enshrouding Mist
text-enshrouding_mist = Play on a base. Ongoing: in each of your turns you may play an extra minion here.
card-flame_trap = Flame Trap
text-flame_trap = Play on a base. Ongoing: after another player plays a minion here, destroy it and this card (its ability comes first).
card-hideout = Hideout
text-hideout = Play on a base. Ongoing: if another player's action would affect your minions here, destroy this card and the action does not affect them.
card-mark_of_sleep = Mark of Sleep
text-mark_of_sleep = Choose a player, who cannot play actions on their next turn.
card-pay_the_piper = Pay the Piper
text-pay_the_piper = Play on a base. Ongoing: after another player plays a minion here, that player discards { $count ->
    [one] a card
   *[other] { $count } cards
}.
card-take_the_shinies = Take the Shinies
text-take_the_shinies = Each other player discards { $count } random cards.

## Wizards

card-archmage = Archmage
text-archmage = Ongoing: in each of your turns you may play an extra action.
card-chronomage = Chronomage
text-chronomage = You may play an extra action this turn.
card-enchantress = Enchantress
text-enchantress = Draw { $count ->
    [one] a card
   *[other] { $count } cards
}.
card-neophyte = Neophyte
text-neophyte = Reveal the top card of your deck. If it is an action, you may take it into your hand or play it as an extra action; otherwise it stays on top.
card-mass_enchantment = Mass Enchantment
text-mass_enchantment = Each other player reveals the top card of their deck. You may play one of the revealed actions as your extra action. The other cards go back on top.
card-mystic_studies = Mystic Studies
text-mystic_studies = Draw { $count } cards.
card-portal = Portal
text-portal = Reveal the top { $count } cards of your deck. Take any number of the minions among them into your hand; put the rest back on top in any order.
card-sacrifice = Sacrifice
text-sacrifice = Choose one of your minions. Draw as many cards as its power, then destroy it.
card-scry = Scry
text-scry = Search your deck for an action, reveal it and take it into your hand. Shuffle your deck.
card-summon = Summon
text-summon = You may play an extra minion.
card-time_loop = Time Loop
text-time_loop = You may play { $count } extra actions.
card-winds_of_change = Winds of Change
text-winds_of_change = Shuffle your hand into your deck and draw { $count } cards. You may play an extra action.

## Zombies

card-zombie_lord = Zombie Lord
text-zombie_lord = At each base where you have no minion you may play an extra minion with power { $limit } or less from your discard pile.
card-grave_digger = Grave Digger
text-grave_digger = You may take a minion from your discard pile into your hand.
card-tenacious_z = Tenacious Z
text-tenacious_z = Special: in your turn you may play this card from your discard pile as an extra minion. Only one Tenacious Z this way per turn.
card-walker = Walker
text-walker = Look at the top card of your deck. Discard it or leave it there.
card-grave_robbing = Grave Robbing
text-grave_robbing = Take a card from your discard pile into your hand.
card-lend_a_hand = Lend a Hand
text-lend_a_hand = Shuffle any number of cards from your discard pile into your deck.
card-mall_crawl = Mall Crawl
text-mall_crawl = Search your deck for any number of cards of one name and put them into your discard pile. Shuffle your deck.
card-not_enough_bullets = Not Enough Bullets
text-not_enough_bullets = Take any number of minions of one name from your discard pile into your hand.
card-outbreak = Outbreak
text-outbreak = You may play an extra minion at a base where you have no minion.
card-overrun = Overrun
text-overrun = Play on a base. Ongoing: other players cannot play minions here. Destroy this card at the start of your next turn.
card-they_keep_coming = They Keep Coming
text-they_keep_coming = You may play an extra minion from your discard pile.
card-theyre_coming_to_get_you = They're Coming To Get You
text-theyre_coming_to_get_you = Play on a base. Ongoing: in your turns, minions you play here may come from your discard pile instead of your hand.

## Bases

base-the_homeworld = The Homeworld
text-the_homeworld = After a minion is played here, its owner may play an extra minion with power { $limit } or less.
base-the_mothership = The Mothership
text-the_mothership = After this base scores, the winner may return one of their minions here with power { $limit } or less to their hand.
base-jungle_oasis = Jungle Oasis
text-jungle_oasis = No ability.
base-tar_pits = Tar Pits
text-tar_pits = A minion destroyed here goes to the bottom of its owner's deck.
base-ninja_dojo = Ninja Dojo
text-ninja_dojo = After this base scores, the winner may destroy any one minion.
base-temple_of_goju = Temple of Goju
text-temple_of_goju = After this base scores, each player's strongest minion here goes to the bottom of its owner's deck.
base-the_grey_opal = The Grey Opal
text-the_grey_opal = After this base scores, every player but the winner may move one of their minions from here to another base.
base-tortuga = Tortuga
text-tortuga = The runner-up may move one of their minions to the base that replaces this one.
base-central_brain = The Central Brain
text-central_brain = Each minion here has +{ $count } power.
base-factory_436_1337 = Factory 436-1337
text-factory_436_1337 = When this base scores, the winner gains 1 more VP for every { $count } power there.
base-cave_of_shinies = Cave of Shinies
text-cave_of_shinies = After a minion is destroyed here, its owner gains { $count } VP.
base-mushroom_kingdom = Mushroom Kingdom
text-mushroom_kingdom = At the start of each turn the active player may move another player's minion from another base to here.
base-great_library = The Great Library
text-great_library = After this base scores, every player with a minion here may draw { $count ->
    [one] a card
   *[other] { $count } cards
}.
base-school_of_wizardry = School of Wizardry
text-school_of_wizardry = After this base scores, the winner looks at the top { $count } bases of the deck, picks the one that replaces this base, and puts the others back on top in any order.
base-evans_city_cemetery = Evans City Cemetery
text-evans_city_cemetery = After this base scores, the winner discards the whole hand and draws { $count } cards.
base-rhodes_plaza_mall = Rhodes Plaza Mall
text-rhodes_plaza_mall = When this base scores, each player gains { $count } VP for each of their minions here.

## Questions

ask-pick_faction = Which faction do you take?
ask-play = Play a card, or end your turn?
ask-at_once = An extra play: now, or not at all.
ask-permission = Which of your plays do you use for it?
ask-order = What happens first?
ask-guard = { $card }: which protection gives way?
ask-before = { $base } is about to score. Do you step in?
ask-after = { $base } has scored. Do you save anybody?
ask-score_next = Which base scores next?
ask-discard_to_ten = Ten cards are the limit. Which one do you discard?
ask-ignore = { $base }: do you ignore the ability of this base?
ask-draw = The Great Library: do you draw a card?
ask-return = { $card }: which minion returns to its owner's hand?
ask-destroy = { $card }: which minion is destroyed?
ask-destroy_some = { $card }: which minions are destroyed?
ask-sink = { $card }: which minion goes under its owner's deck?
ask-bottom = { $card }: in which order do your minions go under your deck? The last one lies lowest.
ask-flee = { $card } escapes. To which base?
ask-move = { $card }: who moves where?
ask-move_to = { $card }: to which base?
ask-lure = { $card }: who moves there?
ask-base = { $card }: which base?
ask-from_base = { $card }: from which base?
ask-to_base = { $card }: to which base?
ask-new_base = { $card }: which base comes into play?
ask-old_base = { $card }: which base does it replace?
ask-boost = { $card }: which minion gets stronger?
ask-own = { $card }: which of your minions?
ask-own_too = { $card }: another one at the same base?
ask-sacrifice = { $card }: whom do you give up?
ask-destroy_action = { $card }: which action is destroyed?
ask-destroy_actions = { $card }: which actions are destroyed?
ask-attach_to = { $card }: where is the found action played?
ask-sneak_in = { $card }: which minion slips in?
ask-play_revealed = { $card }: where do you play the revealed minion?
ask-neophyte = { $card } has revealed { $found }. What becomes of it?
ask-borrow = { $card }: which action do you play?
ask-take_minions = { $card }: which minions do you take?
ask-order_top = { $card }: in which order do the rest go back? The first one lies on top.
ask-order_bases = { $card }: in which order do the bases come? The first one comes next.
ask-search = { $card }: what do you look for in your deck?
ask-how_many = { $card }: how many cards called { $found }?
ask-fetch = { $card }: which card do you take from your discard pile?
ask-fetch_name = { $card }: which minions do you take from your discard pile?
ask-shuffle_in = { $card }: which cards do you shuffle into your deck?
ask-walker = { $card } sees { $found } on top of your deck. What becomes of it?
ask-discard = { $card }: which card do you discard?
ask-look_at = { $card }: whose hand do you look at?
ask-make_discard = { $card }: which minion is discarded?
ask-fire_at = { $card }: at whose minions?
ask-put_to_sleep = { $card }: who falls asleep?
ask-faction = { $card }: which faction do you name?

## Choices

skip = Leave it
nothing = Nothing there
end-phase = End the turn
play-minion = Play { $card } at { $base }
raise-minion = Play { $card } from the discard pile at { $base }
play-action = Play { $card }
play-on-base = Play { $card } on { $base }
play-on-minion = Play { $card } on { $minion }{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
} ({ $me ->
    [seat] yours
   *[other] { $seat }
}, { $base })
use = Use { $card }{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
} ({ $base })
use-from-hand = Play { $card } now
minion-option = { $card }{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
} ({ $me ->
    [seat] yours
   *[other] { $seat }
}, { $base })
move-option = { $card }{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
} to { $base }
action-option = { $card }{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}
seat-option = { $me ->
    [seat] you
   *[other] { $seat }
}
of-seat = { $card } ({ $me ->
    [seat] yours
   *[other] { $seat }
})
number = { $number }
to-hand = Into your hand
play-it = Play it now
discard-it = Discard it
leave-it = Leave it on top
play-chip = { $given ->
    [yes] +1
   *[no] 1
} { $kind ->
    [minion] minion
   *[action] action
}{ play-limits }{ $given ->
    [yes] {" "}({ $by })
   *[no] {""}
}
    .a = { $kind ->
        [minion] minion
       *[action] action
    }{ play-limits } ({ $by })
play-limits = { $limit ->
    [none] {""}
   *[other] {" "}with power { $limit } or less
}{ $source ->
    [discard] {" "}from the discard pile
   *[hand] {""}
}{ $where ->
    [alone] {" "}where you have nobody
    [base] {" "}at { $base }
   *[any] {""}
}
list = { $first }, { $rest }
pair = { $first } and { $rest }

## Log

log-pick-faction = { $me ->
    [seat] You take
   *[other] { $seat } takes
} the { $faction }.
log-factions = { $me ->
    [seat] You play
   *[other] { $seat } plays
} { $one } and { $two }.
log-new-base = { $base } is turned up.
log-exchange = { $me ->
    [seat] You have no minion, so you show your hand and exchange it.
   *[other] { $seat } has no minion, shows the hand and exchanges it.
}
log-turn = Turn { $turn }: { $me ->
    [seat] your turn
   *[other] { $seat }
}.
log-shuffle = { $me ->
    [seat] You shuffle your deck
   *[other] { $seat } shuffles their deck
} of { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
log-draw = { $me ->
    [seat] You draw
   *[other] { $seat } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}.
log-draw-known = { $me ->
    [seat] You draw
   *[other] { $seat } draws
} { $cards }.
log-reveal = { $me ->
    [seat] You reveal
   *[other] { $seat } reveals
} { $cards }.
log-look = { $me ->
    [seat] You look at the top card of your deck.
   *[other] { $seat } looks at the top card of their deck.
}
log-look-known = { $me ->
    [seat] On top of your deck you see { $card }.
   *[other] On top of the deck { $seat } sees { $card }.
}
log-look-hand = { $me ->
    [seat] You look at the hand of { $victim }.
    [victim] { $seat } looks at your hand.
   *[other] { $seat } looks at the hand of { $victim }.
}
log-look-hand-known = { $victim } holds { $cards }.
log-look-bases = { $me ->
    [seat] You look
   *[other] { $seat } looks
} at the top { $count ->
    [one] base
   *[other] { $count } bases
} of the base deck.
log-discard = { $me ->
    [seat] You discard
   *[other] { $seat } discards
} { $cards }.
log-discard-random = { $me ->
    [seat] You discard
   *[other] { $seat } discards
} { $cards } at random.
log-discard-top = { $me ->
    [seat] You discard { $cards } from the top of your deck.
   *[other] { $seat } discards { $cards } from the top of their deck.
}
log-fetch = { $me ->
    [seat] You take
   *[other] { $seat } takes
} { $cards } from the discard pile.
log-take = { $me ->
    [seat] You take { $cards } into your hand.
   *[other] { $seat } takes { $cards } into hand.
}
log-shuffle-back = { $me ->
    [seat] You shuffle { $cards } into your deck.
   *[other] { $seat } shuffles { $cards } into the deck.
}
log-play-minion = { $me ->
    [seat] You play
   *[other] { $seat } plays
} { $card } at { $base }.
log-play-minion-discard = { $me ->
    [seat] You play
   *[other] { $seat } plays
} { $card } from the discard pile at { $base }.
log-play-action = { $me ->
    [seat] You play
   *[other] { $seat } plays
} { $card }.
log-play-on-base = { $me ->
    [seat] You play
   *[other] { $seat } plays
} { $card } on { $base }.
log-play-on-minion = { $me ->
    [seat] You play
   *[other] { $seat } plays
} { $card } on { $minion } at { $base }.
log-no-effect = { $card } has nothing to work on and is discarded.
log-name-faction = { $card } bars the { $faction } from now on.
log-use = { $me ->
    [seat] You use
   *[other] { $seat } uses
} { $card }.
log-extra = { $me ->
    [seat] You may play
   *[other] { $seat } may play
} an extra { $play-a }.
log-return = { $me ->
    [seat] Your { $card } returns
   *[other] { $card } ({ $seat }) returns
} from { $base } to hand.
log-bottom = { $me ->
    [seat] Your { $card } goes under your deck.
   *[other] { $card } ({ $seat }) goes under its owner's deck.
}
log-move = { $me ->
    [seat] Your { $card } moves
   *[other] { $card } ({ $seat }) moves
} from { $source } to { $base }.
log-destroy = { $me ->
    [seat] Your { $card } is
   *[other] { $card } ({ $seat }) is
} destroyed at { $base }.
log-destroy-action = { $card } is destroyed.
log-saved = Nothing happens to { $card } ({ $by }).
log-boost = { $card } gets +{ $amount } power.
log-lower = The breakpoint of { $base } drops by { $amount } to { $breakpoint }.
log-points = { $me ->
    [seat] You gain { $points } VP and have
   *[other] { $seat } gains { $points } VP and has
} { $total }.
log-marked = { $me ->
    [seat] You may not play actions on your next turn.
   *[other] { $seat } may not play actions on their next turn.
}
log-swap = { $base } takes the place of { $old }.
log-scoring = { $base } scores: power { $power }, breakpoint { $breakpoint }.
log-scoring-stops = The base is gone, its scoring stops.
log-pass = { $me ->
    [seat] You pass
   *[other] { $seat } passes
}.
log-rank = { $me ->
    [seat] You are
   *[other] { $seat } is
} number { $place } at { $base } with power { $power }.
log-base-done = { $base } and all that is left there are discarded.
log-tie = A tie at { $points } VP: play goes on.
end-points = Fifteen VP or more, and alone in front.
end-turn_limit = The turn limit is reached.

## Terminal

screen-turn = Turn { $turn }, { $seat }: { $phase ->
    [pick] factions are chosen
    [play] playing cards
    [before] before scoring { $base }
    [award] scoring { $base }
    [after] after scoring { $base }
    [draw] drawing
    [start] start of the turn
    [check] checking bases
   *[end] end of the turn
}
screen-base-deck = Base deck { $cards }
screen-plays = Plays left:
screen-nobody = nobody here
screen-ready = will score
screen-missing = { $missing } missing
screen-off = ability off
screen-would-gain = { $points } VP
screen-player = { $points } of { $goal } VP, hand { $hand }, deck { $deck }, discard pile { $discard }
screen-asleep = no actions this turn
screen-marked = no actions next turn
screen-hand = Your hand:
screen-others = Surely in hand:
screen-action = action

## What a position is judged by

term-points = victory points
term-secured = points about to be paid
term-victory = a victory in hand
term-near = points to hope for from bases about to score
term-far = points to hope for from other bases
term-hope = points to hope for from bases
term-in-sight = the hope that a single base is enough to win
term-lead = bases where you have the most power
term-power = power in play
term-cards = cards in hand
term-spare = cards in hand beyond six
term-fighters = power of the three best minions in hand
term-graves = minions that Zombies can bring back
term-allowances = extra plays in every turn
term-traps = actions on bases that hinder the others
term-cover = power under protection
term-last-spurt = points beyond the tenth
term-sleep = a turn without actions
term-breaks = gain from the best base that can be broken at once
term-minion-plays = minions that may still be played
term-action-plays = actions that may still be played
term-promised = what the card in play will still bring
term-to-move = being on turn
unit-points = { $count } { $count ->
    [one] point
   *[other] points
}
unit-victories = { $count } { $count ->
    [one] victory
   *[other] victories
}
unit-bases = { $count } { $count ->
    [one] base
   *[other] bases
}
unit-power = { $count } power
unit-cards = { $count } { $count ->
    [one] card
   *[other] cards
}
unit-plays = { $count } { $count ->
    [one] play
   *[other] plays
}
unit-turns = { $count } { $count ->
    [one] turn
   *[other] turns
}
# what a choice would do (gauges.py): the name of a figure, followed by "9 ▸ 12"
gauge-points = { $me ->
    [who] Your victory points
   *[other] Victory points – { $who }
}
gauge-hand = { $me ->
    [who] Your cards in hand
   *[other] Cards in hand – { $who }
}
gauge-power = { $me ->
    [who] Your power at { $base }
   *[other] { $who } – power at { $base }
}
gauge-pays = { $me ->
    [who] Your gain if { $base } scored now
   *[other] { $who } – gain if { $base } scored now
}
gauge-missing = Missing until { $base } scores
