# Defenders of the Wild: names, choices, questions, log.

title = Defenders of the Wild
tagline = Four factions, one wilderness, and machines that never stop
option-advanced = Advanced machine cards
option-advanced-0 = none (basic)
option-advanced-1 = 1 (advanced)
option-advanced-2 = 2 (advanced)
option-advanced-3 = 3 (expert)
option-advanced-4 = 4 (expert)
option-advanced-5 = 5 (extreme)
option-advanced-6 = 6 (extreme)
option-factions = Factions
option-factions-random = drawn at random
option-factions-chosen = chosen at the table
option-start_player = First player
option-start_player-random = drawn at random

## Factions, habitats, items, machine cards

faction-order = Order
faction-council = Council
faction-coven = Coven
faction-sect = Sect
habitat-forest = forest
habitat-plains = plains
habitat-marsh = marsh
habitat-mountains = mountains
item-map = map
item-map-text = Move or regroup without paying an action point.
item-food = food
item-food-text = One more action point this turn.
item-potion = potion
item-potion-text = Remove one of your wounds, or clear without paying an action point.
item-rocket = rocket
item-rocket-text = Destroy a mech or breach a wall without paying an action point.
machine-engines = Engines
machine-engines-text = Both engines make 2 steps; engines on the core are deployed.
machine-factories = Factories
machine-factories-text = An enclosed hex becomes a factory; if there is none, pollution spreads.
machine-mechs = Mechs
machine-mechs-text = Each engine deploys a hunter; hunters reach the active player within 2 hexes, others within 1.
machine-restart = Restart
machine-restart-text = The machine direction turns round; then as Factories.
machine-engines_adv = Advanced engines
machine-engines_adv-text = The engine that the radar meets first makes 3 steps, the other 2; engines on the core are deployed.
machine-factories_adv = Advanced factories
machine-factories_adv-text = An enclosed hex becomes a factory; pollution spreads in any case.
machine-mechs_adv = Advanced mechs
machine-mechs_adv-text = As Mechs; then everybody on a hex with a mech suffers one wound.
listed = { $first }, { $next }
listed-last = { $first } and { $next }

## Questions

ask-faction = Which faction do you lead?
ask-leader = Who leads the { $faction }?
ask-split = How many cards of each faction does your opening hand hold?
ask-start_camp = Where does the { $faction } set up its first camp?
ask-lead = { $alone ->
    [1] Which Defender do you choose?
   *[other] Which Defender do you choose? In silence, please.
}
ask-reveal_next = Which ability comes first?
ask-act = { $card }: { $ap ->
    [0] no action points left
    [one] one action point left
   *[other] { $ap } action points left
}. What do you do?
ask-burn = Controlled Burn: which hex burns next?
ask-library_from = Travelling Library: which camp moves?
ask-library_to = Travelling Library: where to?
ask-sharpshooter = Sharpshooter: which mech?
ask-secret_paths = Secret Paths: where does { $me ->
    [player] your leader slip to?
   *[other] the leader slip to? ({ $player })
}
ask-acid_rain = Acid Rain: which mech is dissolved?
ask-healing_herbs = Healing Herbs: whom do they heal?
ask-tunnels = Tunnels: where do you come out?
ask-demolition = Demolition: which wall?

## Choices

split = { $n } { $first }, { $m } { $second }
start = Camp on { $hex }
lead = { $card } ({ $ap ->
    [one] one action point
   *[other] { $ap } action points
})
lead-top = Top card of the deck: { $faction }
reveal = { $ability } ({ $card })
move = Move to { $hex }
regroup = Regroup to the camp on { $hex }
breach = Breach the wall { $edge }
heal = Heal all wounds
take = Take the item: { $item }
build = Build a camp
clear = Clear the hex
destroy = Destroy a mech
rewild = Rewild the factory
eat = Food: one more action point
drink = Potion: remove one wound
potion-clear = Potion: clear the hex
rocket-destroy = Rocket: destroy a mech on { $hex }
rocket-breach = Rocket: breach the wall { $edge }
map-move = Map: move to { $hex }
map-regroup = Map: regroup to the camp on { $hex }
team = Add to the team: { $card }
hint = Tell the habitats of your hand
end = End the turn
burn = Burn { $hex }
pack = Camp on { $hex }
unpack = To { $hex }
shoot = Mech on { $hex }
path = To { $hex }
stay = Stay
rain = Mech on { $hex }
herbs = { $me ->
    [player] you
   *[other] { $player }
} ({ $wounds ->
    [0] no wounds
    [one] one wound
   *[other] { $wounds } wounds
})
tunnel = { $hex }
demolish = Wall { $edge }

## Log

log-faction = { $me ->
    [player] You lead
   *[other] { $player } leads
} the { $faction }.
log-leader = { $me ->
    [player] You follow
   *[other] { $player } follows
} { $leader }.
log-start-camp = { $me ->
    [player] You set up
   *[other] { $player } sets up
} the first camp on { $hex }.
log-round = Round { $round }.
log-lead = { $me ->
    [player] You reveal
   *[other] { $player } reveals
} { $card }.
log-lead-top = { $me ->
    [player] You have
   *[other] { $player } has
} no cards; from the deck comes { $card }.
log-ability = { $me ->
    [player] You use
   *[other] { $player } uses
} the ability “{ $ability }”.
log-token = { $me ->
    [player] You hold
   *[other] { $player } holds
} the first player token.
log-turn = { $me ->
    [player] You act
   *[other] { $player } acts
} with { $card }: { $ap ->
    [one] one action point
   *[other] { $ap } action points
}.
log-team = { $card } joins { $me ->
    [player] your team
   *[other] the team of { $player }
}.
log-hint = { $me ->
    [player] You tell your hand
   *[other] { $player } tells the hand
}: forest { $forest }, plains { $plains }, marsh { $marsh }, mountains { $mountains }.
log-draw = { $me ->
    [player] You draw
   *[other] { $player } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}.
log-draw-known = { $me ->
    [player] You draw
   *[other] { $player } draws
} { $cards }.
log-shuffle = { $me ->
    [player] You shuffle
   *[other] { $player } shuffles
} a new deck of { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
log-move = { $me ->
    [player] You move
   *[other] { $player } moves
} from { $origin } to { $hex }.
log-regroup = { $me ->
    [player] You regroup
   *[other] { $player } regroups
} from { $origin } to { $hex }.
log-slip = { $me ->
    [player] You slip
   *[other] { $player } slips
} from { $origin } to { $hex }.
log-tunnel = { $me ->
    [player] You tunnel
   *[other] { $player } tunnels
} from { $origin } to { $hex }.
log-support = { $me ->
    [player] You gain
   *[other] { $player } gains
} { $count } support ({ $now } of { $needed }).
log-item = { $me ->
    [player] You gain
   *[other] { $player } gains
} the item: { $item }.
log-use-item = { $me ->
    [player] You use
   *[other] { $player } uses
} the item: { $item }.
log-eat = { $me ->
    [player] You eat and have
   *[other] { $player } eats and has
} one more action point.
log-heal = { $me ->
    [player] You remove
   *[other] { $player } removes
} { $count ->
    [one] one wound
   *[other] { $count } wounds
} ({ $now } left).
log-clear = { $me ->
    [player] You clear
   *[other] { $player } clears
} the pollution on { $hex }.
log-clear-toxic = { $me ->
    [player] You clear
   *[other] { $player } clears
} the toxic site on { $hex }.
log-destroy = { $me ->
    [player] You destroy
   *[other] { $player } destroys
} a mech on { $hex }.
log-breach = { $me ->
    [player] You breach
   *[other] { $player } breaches
} the wall { $edge }.
log-rewild = { $me ->
    [player] You rewild
   *[other] { $player } rewilds
} the factory on { $hex }.
log-build = { $me ->
    [player] You build
   *[other] { $player } builds
} a camp on { $hex }; { $left ->
    [0] it is the last one
   *[other] { $left } to go
}.
log-camp-moved = { $me ->
    [player] You move
   *[other] { $player } moves
} a camp from { $origin } to { $hex }.
log-acid = Acid rain dissolves a mech on { $hex }.
log-leaves = { $me ->
    [player] You have done your work and leave
   *[other] { $player } has done the work and leaves
} the game.
log-stays = { $me ->
    [player] You stay
   *[other] { $player } stays
} until the last factory is rewilded.
log-roll-near = { $me ->
    [player] You roll
   *[other] { $player } rolls
} among mechs: { $face ->
    [0] nothing.
    [one] one wound{ roll-hurts }
   *[other] { $face } wounds{ roll-hurts }
}
log-roll-far = Snipers fire at { $me ->
    [player] you
   *[other] { $player }
}: { $face ->
    [0] nothing.
    [one] one wound{ roll-hurts }
   *[other] { $face } wounds, which count among mechs only.
}
roll-hurts = { $count ->
    [0] , to no effect.
   *[other] !
}
log-wound = { $me ->
    [player] You suffer
   *[other] { $player } suffers
} { $count ->
    [one] a wound
   *[other] { $count } wounds
} ({ $now } in all).
log-death = { $me ->
    [player] Your Defender { $card } ({ $habitat }) dies.
   *[other] { $card } ({ $habitat }) dies, a Defender of { $player }.
}
log-hacked = { $me ->
    [player] You have
   *[other] { $player } has
} hacked the machines: no card this turn.
log-machine = Machine card { $number }: { $card }.
log-machine-shuffle = The seven machine cards are shuffled.
log-wall = A wall rises: { $edge }.
log-engine-step = The engine moves to { $edge }.
log-engine-reset = The engine on { $edge } is blocked and returns to the core.
log-engine-deployed = An engine is deployed on { $edge }.
log-engine-waits = No ray is free: an engine waits on the core.
log-factory = Factory { $number } is built on { $hex }.
log-core-mechs = Two mechs guard the core, { $count } in all.
log-pollution = Pollution reaches { $hex } ({ $count } of 3).
log-toxic = { $hex } becomes a toxic site; { $left } left on the ring.
log-direction-right = The machines change direction: now they go right.
log-direction-left = The machines change direction: now they go left.
log-hunter = An engine deploys a hunter on { $hex }.
log-pursuit = { $count ->
    [one] A hunter runs
   *[other] { $count } hunters run
} from { $origin } to { $hex }.
log-victory = All camps stand and every factory is rewilded: the wilderness is saved!
log-loss-core = The machines would build a sixth factory: the core is complete. The wilderness is lost.
log-loss-toxic = A seventh toxic site: catastrophe. The wilderness is lost.
log-loss-massacre = A second Defender of the same habitat has died: massacre. The wilderness is lost.
log-loss-time = Three hundred machine cards, and no end: the winter has come. The wilderness is lost.
end-victory = The wilderness is saved: every camp stands, and every factory is rewilded.
end-core = The core is complete: five factories stand, and the machines build a sixth.
end-toxic = Toxic catastrophe: six toxic sites lie on the map, and a seventh came.
end-massacre = Massacre of the Defenders: a second Defender of the same habitat has died.
end-time = The winter has come: the machines have turned over three hundred cards.

## Terminal

screen-head = Round { $round }, machines { $drawn }
screen-core = core { $boards } { $boards ->
    [one] board
   *[other] boards
}, toxic sites left { $toxic }
screen-right = direction right ↻
screen-left = direction left ↺
screen-silent = Silence: Defenders are being chosen.
screen-to-come = still to come: { $cards }
screen-hand = hand { $hand }, deck { $deck }
screen-support = support { $support }/{ $needed }, camps left { $left }
screen-wounds = wounds { $wounds }
screen-tokens = breaches { $tokens }
screen-gone = has left the game
screen-dead = dead: { $cards }
screen-hint = told in round { $round }: F{ $forest } P{ $plains } M{ $marsh } H{ $mountains }
screen-legend-hexes = f p m h habitats, #5 factory, (5) rewilded, ° pollution, % toxic site, x mech
screen-legend-edges = 1 leader, 1^ camp, 1~ camp under a factory, ╱ │ wall, : breach, ▲ ▼ engine
screen-own = Your cards:

## What a position is judged by

term-outset = prospects at the outset
term-advanced = advanced machine cards
term-camps = camps built
term-support = support
term-cards = cards in hand
term-items = items
term-breaches = breach tokens left
term-wounds = wounds
term-deaths = Defenders killed
term-built = how near the last factory is
term-factories = factories not rewilded
term-shut = factories without a breach
term-snipers = snipers in factories
term-factory-dirt = polluted factories
term-toxic = toxic sites
term-dirt = pollution
term-hunters = hunters on the map
term-enclosed = walled-in hexes
term-threatened = leaders under threat
term-told = habitats announced
term-led = Defenders in the lead
term-dawdling = actions that lead nowhere
term-plan-now = what I can do this turn
term-plan-next = what I can do next turn
term-plans-others = what the others can do
term-doom = danger of losing at once
term-lost = certain loss
term-start = where we start
unit-points = { $count } { $count ->
    [one] point
   *[other] points
}
unit-cards = { $count } { $count ->
    [one] card
   *[other] cards
}
unit-camps = { $count } { $count ->
    [one] camp
   *[other] camps
}
unit-steps = { $count } { $count ->
    [one] step
   *[other] steps
}
unit-items = { $count } { $count ->
    [one] item
   *[other] items
}
unit-tokens = { $count } { $count ->
    [one] token
   *[other] tokens
}
unit-factories = { $count } { $count ->
    [one] factory
   *[other] factories
}
unit-mechs = { $count } { $count ->
    [one] mech
   *[other] mechs
}
unit-hexes = { $count } { $count ->
    [one] hex
   *[other] hexes
}
unit-chances = { $count } { $count ->
    [one] loss
   *[other] losses
}
# what a choice would do (gauges.py): the name of a figure, followed by "9 ▸ 12"
gauge-camps = { $me ->
    [who] Your camps
   *[other] Camps – { $who }
}
gauge-support = { $me ->
    [who] Your support
   *[other] Support – { $who }
}
gauge-wounds = { $me ->
    [who] Your wounds
   *[other] Wounds – { $who }
}
gauge-cards = { $me ->
    [who] Your cards in hand
   *[other] Cards in hand – { $who }
}
gauge-hand = Cards in hand
gauge-items = { $me ->
    [who] Your items
   *[other] Items – { $who }
}
gauge-tokens = { $me ->
    [who] Your breach tokens left
   *[other] Breach tokens left – { $who }
}
gauge-ap = Action points
gauge-mechs = Mechs on the map
gauge-pollution = Pollution on the map
gauge-toxic = Toxic sites
gauge-factories = Factories
gauge-breaches = Breaches in the walls
gauge-enclosed = Enclosed hexes
gauge-killed = Defenders killed
odds-wound = The die wounds you
odds-death = The wound kills somebody
