# Defenders of the Wild on the web table.

wait-faction = choosing a faction
wait-leader = choosing a leader
wait-split = composing the opening hand
wait-start_camp = setting up the first camp
wait-lead = choosing a Defender
wait-reveal_next = ordering the abilities
wait-act = taking the turn
wait-burn = burning the neighbouring hexes
wait-library_from = moving a camp
wait-library_to = moving a camp
wait-sharpshooter = aiming at a mech
wait-secret_paths = looking for a secret path
wait-acid_rain = calling the acid rain
wait-healing_herbs = healing with herbs
wait-tunnels = crawling through a tunnel
wait-demolition = blasting a wall

## What is asked and why

board-why-faction = The faction decides on which habitat you may build camps and which item your camps give.
board-why-leader = The leader adds six cards with these abilities to your deck. Six others are the same for both.
board-why-split = Your hand will hold three cards. How many from which deck you decide beforehand, without seeing them.
board-why-start_camp = Free hexes of your home habitat on the rim glow. A camp heals, gives items, and you can return to it.
board-why-lead = Point at a card of your hand. The number is action points, the habitat decides trails and team, the ability holds this round.
board-why-reveal_next = Several abilities were revealed at once. Point at the Defender whose ability comes first.
board-why-act = What glows can be reached or done. Each action costs one action point; then the machines turn over a card.
board-why-act-over = No action points left. Add a card of the same habitat to your team, use an item, or end the turn: then the machines turn over a card.
board-why-move = The hexes that one move reaches now glow: neighbours, or along a trail. No trail leads through a mech.
board-why-breach = The walls of your hex glow. You can pass a breached wall, but it still encloses. Costs a breach token, brings support.
board-why-regroup = The camps to which you can regroup glow. You go straight there, but gain no item for it.
board-why-map = Map: point at where you go without paying an action point.
board-why-potion = Potion: clear your hex, or remove a wound.
board-why-rocket = Rocket: point at a mech or at a wall of your hex.
board-why-food = Food: one more action point.
board-why-burn = All polluted hexes around you burn. Each brings support, a toxic site a wound as well, so the order matters.
board-why-library_from = One of your camps moves to a forest. Point at it.
board-why-library_to = Forest hexes and rewilded factories without a camp glow.
board-why-sharpshooter = Neighbouring hexes with mechs glow. You destroy one and gain support.
board-why-secret_paths = Each leader may go to a neighbouring hex, walls or not. Or stay.
board-why-acid_rain = One mech anywhere on the map disappears and pollution takes its place.
board-why-healing_herbs = Point at a player: all their wounds are removed.
board-why-tunnels = Mountain hexes and rewilded factories glow. You come out on one of them.
board-why-demolition = All walls without a breach glow. You breach one with your token and gain support.
board-cancel = Cancel
board-not-now = Not possible now.
board-end = End turn
board-hint = Tell habitats
board-menu = What on { $place }?
board-menu-close = none of these

## Actions

board-actions = Actions
board-do-move = Move
board-do-move-text = To a neighbouring hex, or along a trail in the habitat of the active Defender (any habitat with the Caravan). Engines, the core and unbreached walls block; walls not during a Temporary Outage.
board-do-clear = Clear
board-do-clear-text = Remove the pollution or the toxic site (which wounds you) from your hex. Support +1.
board-do-destroy = Destroy
board-do-destroy-text = Destroy one mech on your hex. Support +1.
board-do-breach = Breach
board-do-breach-text = Breach a wall of your hex with a breach token. Support +1.
board-do-rewild = Rewild
board-do-rewild-text = On a factory without mechs and pollution: rewild it. Support +1.
board-do-build = Build
board-do-build-text = With full support build a camp on a hex of your home or a rewilded factory that has none. Then draw cards.
board-do-heal = Heal
board-do-heal-text = In a working camp remove all your wounds.
board-do-take = Item
board-do-take-text = In a working camp gain the item of its faction, if you do not have it.
board-do-regroup = Regroup
board-do-regroup-text = Straight to another working camp of yours, with the Refuge to anybody's camp.

## The wound die

board-odds = Wound die
board-odds-wounds = { $wounds ->
    [0] no wounds yet
   *[other] wounds { $wounds } of { $most }
}
board-odds-chance = { $count } in 6
board-odds-calm = you get away
board-odds-wound = { $count ->
    [one] one wound
   *[other] { $count } wounds
}
board-odds-kill = { $hand ->
    [0] the top Defender of your deck dies
   *[other] a Defender of your hand dies
}
board-odds-doomed = All is lost if it hits: { $cards }.
board-odds-hurts = The toxic site itself wounds.
board-odds-none = no die
board-odds-said = Then the die falls: { $calm } in 6 nothing, { $wound } in 6 wounds, { $kill } in 6 a Defender dies.
board-fate-0 = Then calm.
board-fate-1 = Then within range of snipers.
board-fate-2 = Then among mechs.

## The table

board-map = A map of 37 hexes. Arrow keys walk from hex to hex, Enter chooses, full stop and comma go round the edges of a hex.
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-whole = Whole map
board-active = Active Defender
board-active-of = { $name }: active Defender { $card }
board-hand = { $count ->
    [0] Empty hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
board-hand-covered = Face down. The link above shows you your cards, also when somebody should join your team.
board-ap = { $ap ->
    [one] { $ap } action point left
   *[other] { $ap } action points left
}
board-ap-short = { $ap } AP
board-first = First player
board-faction-open = { $number ->
    [1] First faction
   *[other] Second faction
}
board-thinking = choosing…
board-chosen = has chosen
board-away = away
board-led = { $leader }, { $faction }
board-home = home: { $habitat }
board-item = item: { $item }
board-gone = Done: all camps stand, the faction has left the game.
board-support = support { $support } of { $needed }, { $left ->
    [one] { $left } camp
   *[other] { $left } camps
} left
board-no-camps = all camps stand
board-wounds = wounds { $wounds } of { $most }
board-brink = One more wound kills a Defender!
board-threat-near = among mechs
board-threat-far = in the line of fire
board-missing = { $count } support missing for a camp. { $left ->
    [1] It will be the last one and draws no cards.
   *[other] Then you draw up to { $hand } cards.
}
board-full = { $left ->
    [1] Support is full: build your last camp.
   *[other] Support is full: build a camp and draw up to { $hand } cards.
} More support is lost.
board-items = Items
board-use = Use the item: { $item }
board-item-bright = { $item }: ready
board-item-dark = { $item }: used
board-tokens = { $count ->
    [one] { $count } breach token
   *[other] { $count } breach tokens
}
board-cards = hand { $hand }, deck { $deck }
board-told = In round { $round }:
board-hint-when = Told in round { $round }; later changes of the hand do not show.
board-silence = Silence!
board-silence-text = You are choosing in secret. Talk is locked until the cards are turned over.
board-guide = What is on the map

## Machines

board-machines = Machines
board-doom = Three ways to lose
board-factories = Factories (a sixth loses)
board-factories-said = factories built: { $count } of 5, rewilded: { $wild }
board-toxic = Toxic sites left
board-toxic-said = { $left } of 6 toxic sites left
board-dead = The dead (two alike lose)
board-dead-none = { $habitat }: nobody has died
board-dead-one = { $habitat }: { $card } has died, another death loses
board-direction-right = the machines turn right
board-direction-left = the machines turn left
board-to-come = Still to come ({ $count } of 7), have a look
board-preview = show what it would do now
board-loses = It would lose the game now!
board-last = Last card
board-look = again

board-tale = The machine card step by step
board-tale-steps = Steps of the card
board-tale-card = Machine card { $number }
board-tale-if = If it came now
board-tale-close = Close
board-tale-back = One step back
board-tale-next = One step on
board-tale-play = Play on the map
board-tale-pause = Pause
board-tale-all = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
board-tale-at = step { $at } of { $count }
board-tale-rule = show the rule
board-tale-earlier = ‹ card before
board-tale-later = next card ›
board-tale-turn = Counted for the turn of { $name }.
board-tale-encloses = It would enclose: { $hexes }. The next Factories card builds a factory on one enclosed hex.
board-tale-loses = You would lose by this card.
board-tale-no-site = No hex is enclosed on all six sides, so nothing is built and pollution spreads.
board-tale-no-run = No hunter has a leader within reach; all of them stay.
board-tale-no-engine = There is no engine on the map.
board-tale-no-wound = Nobody stands on a hex with a mech, nobody is wounded.
board-tale-wall = The engine leaves a wall behind: { $edge }.
board-tale-engine-step = It moves on to { $edge }.
board-tale-engine-reset = From { $edge } there is no way on: the engine returns to the core.
board-tale-engine-deployed = An engine leaves the core for the first free ray, { $edge }.
board-tale-engine-waits = No ray is free: an engine waits on the core.
board-tale-factory = { $hex } has walls on all sides and the radar met it first: board { $number } of the core is a factory there now. The walls around it are gone, a factory has its own.
board-tale-core-mechs = Two mechs come to the core; there are { $count } now.
board-tale-pollution = A vent of { $origin } pollutes { $hex } ({ $count } of 3).
board-tale-toxic = The third pollution on { $hex }: it becomes a toxic site. { $left } left on the ring.
board-tale-hunter = The engine on { $edge } deploys a hunter on { $hex }.
board-tale-pursuit = { $count ->
    [one] A hunter runs
   *[other] { $count } hunters run
} from { $origin } to the leader on { $hex }.
board-tale-direction-right = The machines have turned round: now to the right, clockwise.
board-tale-direction-left = The machines have turned round: now to the left, counter-clockwise.
board-tale-core-unknown = The vents of the core pollute something as well, but nobody knows yet where the new board points.
board-tale-would-die = { $player } would suffer one wound too many: a Defender would die.
board-tale-machine-shuffle = All seven cards have been drawn; they are shuffled and begin anew.

## Hexes and edges

board-side-e = east
board-side-se = south-east
board-side-sw = south-west
board-side-w = west
board-side-nw = north-west
board-side-ne = north-east
board-hex-core = core of the machines, { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}{ $engines ->
    [0] {""}
   *[other] , an engine waits here
}
board-hex-factory = factory { $number }
board-hex-rewilded = rewilded factory { $number }
board-hex-toxic = toxic site
board-hex-pollution = pollution { $count }
board-hex-hunters = { $count ->
    [one] { $count } hunter
   *[other] { $count } hunters
}
board-hex-snipers = { $count ->
    [one] { $count } sniper
   *[other] { $count } snipers
}
board-hex-leader = leader of { $name }
board-hex-camp = camp of { $name }
board-hex-camp-idle = camp of { $name } under a factory, does not work
board-hex-enclosed = enclosed on all sides
board-hex-walls = { $count ->
    [one] wall
   *[other] { $count } walls
}: { $sides }
board-hex-zone = in the snipers' range
board-hex-vent = a vent of { $hex } points here
board-hex-can = You can: { $what }.
board-edge-wall = wall
board-edge-breach = breached wall, { $name }
board-edge-engine = engine
board-edge-open = no wall
board-edge-border = border without a wall

## The end

headline-victory = The wild is back
headline-core = The machines have won
headline-toxic = The machines have won
headline-massacre = The machines have won
headline-time = Winter has come
board-ending-rounds = { $count ->
    [one] round
   *[other] rounds
}
board-ending-camps = camps stand
board-ending-toxic = { $count ->
    [one] toxic site
   *[other] toxic sites
}
board-ending-fallen = { $count ->
    [one] Defender fell
   *[other] Defenders fell
}
board-ending-tents = camps built: { $built } of { $all }
board-ending-curve = How camps and what the machines held grew, round by round
board-ending-ours = your camps
board-ending-machines = factories and toxic sites
board-turning = Round { $round } decided it.
board-turning-toxic = The card { $card } brought { $count ->
    [one] a toxic site
   *[other] { $count } toxic sites
}, more than any other.
board-turning-massacre = { $card } ({ $habitat }) has been among the dead since then: a second death in that habitat was the end.
board-turning-core = The last board of the core, number { $number }, came to { $hex }: one more enclosed hex was the end.
board-turning-rewild = The last factory was rewilded on { $hex }.
board-turning-build = The last camp built stands on { $hex }.
board-turning-look = Look at that moment
board-solo-companion = Does nothing in a solo game.

## Guide

board-guide-goal = You win together when all camps stand ({ $camps } to go) and every factory is rewilded.
board-guide-signs = Signs
board-guide-engine = engine: moves with its tip ahead and leaves walls; dots show the next edge in the present direction, darker dots the one after a Restart
board-guide-wall = wall: no way through; on all six sides it means a factory
board-guide-breach = breach: players can pass, hunters cannot, the hex stays enclosed
board-guide-mech = mech: a sniper on a factory or the core, a hunter elsewhere
board-guide-zone = line of fire: an action on this hex means a wound roll
board-guide-factory = factory: the arrow is the radar, the grates are vents
board-guide-wild = rewilded factory: has every habitat, and anybody may camp there
board-guide-pollution = pollution: the third on a hex makes a toxic site
board-guide-toxic = toxic site: clearing it wounds
board-guide-camp = camp: heals, gives its item, can be regrouped to
board-guide-hatch = Dense hatching is an enclosed hex, loose hatching one that lacks the last wall.
board-guide-mistakes = What is easily forgotten
board-guide-not-draw = Cards are drawn only for a camp built, not at the end of a turn.
board-guide-not-engines = Engines can neither be stopped nor removed.
board-guide-not-breached = A breached wall still encloses.
board-guide-not-regroup = Regrouping brings no item, moving into a camp does.
board-guide-not-far = From afar only single wounds count, among mechs every one.
board-guide-not-full = With full support more is lost: build a camp first.
board-guide-not-last = The last camp takes you out of the game, if anybody else stays.
board-guide-not-trail = A trail may not lead through a hex with a mech; it may start and end on one.
board-guide-keys = Keyboard
board-guide-keys-text = Tab to the map, arrows from hex to hex, Enter chooses. Full stop and comma go round the edges of a hex. Esc takes a choice back, S skips what is being shown.
# why nobody was asked
forced-act = { $me ->
    [seat] The only possibility: you have no action left, your turn ends.
   *[other] { $seat } has no action left, the turn ends.
}
