# Bellum Magica on the web table.

wait-goblins = placing goblins
wait-reroll = thinking whether to keep the row
wait-attack = choosing whom to attack
wait-steal = choosing what to steal
wait-recruit = recruiting monsters

board-spell = By spell
board-barrel = By barrel
board-keep = Keep it
board-keep-all = Keep for this round
board-keeping = You keep whatever is rolled until the end of this round.

board-castle = { $castle }: six rows, gatherers on the left, fighters on the right
board-castle-of = the castle of { $name }
board-look = Look at the castle of { $name }
board-left = Left
board-right = Right
board-put-left = Put it on the left
board-put-right = Put it on the right
board-die = The die shows row { $row }
board-rolling = { $name } rolls the die
board-row = Row { $row }
board-row-left = Row { $row }, left: { $what }
board-row-right = Row { $row }, right: { $what }
board-row-now = works now
board-bundle = { $count ->
    [one] { $count } older card
   *[other] { $count } older cards together
}
board-nothing = nothing
board-map-chest = Its maps would bring a { $chest } now
board-rows = What each row gives
board-rows-why = What each row would give you now if it were rolled. A row works for everybody, so the others' gain stands below.
board-beats = Beats:
board-beats-none = Beats nobody.

board-hint-goblins = On the left they gather food, runes and maps, on the right they fight. They stay there all game.
board-swords = { $all ->
    [one] { $all } sword
   *[other] { $all } swords
}{ $magic ->
    [0] { "" }
   *[other] {" "}({ $magic } magic)
}
board-thieves = { $count ->
    [one] { $count } thief
   *[other] { $count } thieves
}
board-maps = { $count ->
    [one] { $count } map
   *[other] { $count } maps
}
board-beaten = { $targets ->
    [0] it beats nobody
    [one] it beats { $targets } target
   *[other] it beats { $targets } targets
}
board-hint-reroll = It gives you { $what }; { $beaten }.
board-hint-attack = You have { $what }. Swords are not used up; you may attack once a round.
board-hint-steal = One chest for each thief. You will see what is inside at home.
board-hint-recruit = { $evil ->
    [0] { $ultra ->
        [0] You cannot pay for any monster on the market
        [one] You can pay for { $ultra } ultra-evil monster
       *[other] You can pay for { $ultra } ultra-evil monsters
    }
   *[other] You can pay for { $evil ->
        [one] { $evil } evil monster
       *[other] { $evil } evil monsters
    }{ $ultra ->
        [0] { "" }
       *[other] , or for { $ultra } ultra-evil
    }
}. Work begins next round.
board-hint-pay = How do you pay? You have enough for both.
board-hint-where = On the left it would gather, on the right fight. It stays there to the end.

board-others = Rivals
board-of = of { $needed } chests
board-captain = captain
board-chests-wooden = { $count ->
    [one] { $count } wooden chest
   *[other] { $count } wooden chests
}
board-chests-metal = { $count ->
    [one] { $count } metal chest
   *[other] { $count } metal chests
}
board-chests-golden = { $count ->
    [one] { $count } golden chest
   *[other] { $count } golden chests
}
board-wooden = wooden
board-metal = metal
board-golden = golden
board-shields = Shield { $shield }{ $magic ->
    [0] { "" }
   *[other] , magic shield { $magic }
}
board-yield = From row { $row }: { $what }
board-store = Store: food { $food }, runes { $runes }, barrels { $barrels }, spells { $spells }
board-food = food
board-runes = { $count ->
    [one] rune
   *[other] runes
}
board-barrels = { $count ->
    [one] barrel
   *[other] barrels
}
board-spells = { $count ->
    [one] spell
   *[other] spells
}
board-spells-of = reroll spells: { $left } of { $count }
board-inside = inside lies
board-inside-why = only you see it
board-inside-hidden = the values are hidden
board-final = together

board-settlements = Settlements
board-pile = In the pile: { $farm ->
    [0] { "" }
    [one] { $farm } farm,{ " " }
   *[other] { $farm } farms,{ " " }
}{ $village ->
    [0] { "" }
    [one] { $village } village,{ " " }
   *[other] { $village } villages,{ " " }
}{ $town ->
    [0] no town
    [one] { $town } town
   *[other] { $town } towns
}
board-chest-piles = Chests in the piles:
board-refill = Plundered settlements are replaced at the end of the round.
board-mine-against = your { $mine ->
    [one] { $mine } sword
   *[other] { $mine } swords
} against { $theirs ->
    [one] { $theirs } shield
   *[other] { $theirs } shields
}
board-missing = { $what } missing
board-lacks = missing
board-missing-sword = { $count ->
    [one] { $count } sword
   *[other] { $count } swords
}
board-missing-magic = { $count ->
    [one] { $count } magic sword
   *[other] { $count } magic swords
}
board-missing-thief = a thief
board-no-chests = has no chests
board-can-steal = { $most ->
    [one] you steal 1 chest
   *[other] you steal up to { $most } chests
}
board-loot = Loot: { $what }
board-thing-food = { $count } food
board-thing-rune = { $count ->
    [one] { $count } rune
   *[other] { $count } runes
}
board-thing-barrel = { $count ->
    [one] { $count } barrel
   *[other] { $count } barrels
}
board-thing-wooden = { $count ->
    [one] { $count } wooden chest
   *[other] { $count } wooden chests
}
board-thing-metal = { $count ->
    [one] { $count } metal chest
   *[other] { $count } metal chests
}
board-thing-golden = { $count ->
    [one] { $count } golden chest
   *[other] { $count } golden chests
}

board-steal = Point at { $most ->
    [one] the chest that your thief carries away.
   *[other] the chests that your thieves carry away, { $most } at most.
}
board-steal-none = Choose at least one chest

board-market = Monsters to recruit
board-market-pile = { $evil } evil and { $ultra } ultra-evil in the piles
board-or = or
board-where = Where does it go?
board-where-left = Left: to gather
board-where-right = Right: to fight
board-price = price { $what }
board-bonus = at once: { $bonus }
board-bare = empty

board-goblins = Your two goblins
board-goblins-why = Choose for each which half will work: point at left or right. The other half is tucked under the castle.
board-goblins-wait = Done. When everybody is ready, all is revealed at once.

board-race = To ten chests
board-race-why = ten end the game, value wins
board-leads = ahead: { $names }, { $missing ->
    [one] { $missing } chest
   *[other] { $missing } chests
} to go
board-reached = Ten! The game ends after the attacks, unless thieves prevent it.
board-ending = Ten! The game ends after these attacks.
board-got = { $count ->
    [one] A new chest!
   *[other] New chests!
}
board-opening = The chests are opened
board-to-beat = { $points } to beat
board-might-be = What may lie inside
board-would-win = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
board-open = Open it
board-open-last = Open the last chest
board-last = One chest is left. It is { $kind ->
    [golden] golden
    [metal] metal
   *[wooden] wooden
}, and { $name } opens it.
board-last-mine = The last chest is yours. And it is { $kind ->
    [golden] golden
    [metal] metal
   *[wooden] wooden
}.
board-castles = Back to the castles
board-towers = Back to the chests

## The legend

board-legend = What is what
board-legend-goal = The highest sum of chests wins. The end comes as soon as somebody has at least ten chests after the attacks.
board-legend-rule = (rule { $rule })
board-legend-left = Left of the castle: gatherers
board-legend-right = Right of the castle: fighters
board-legend-tokens = Tokens
board-legend-food = Food. One for each when the row works. It pays for monsters.
board-legend-rune = Rune. Rarer than food, and no ultra-evil monster comes without it.
board-legend-map = Map. Whoever alone has most in the row takes a metal chest; in a tie all at the top take a wooden one.
board-legend-sword = Sword. Together they must reach the shields of the target. They are not spent.
board-legend-magic_sword = Magic sword. It alone beats a magic shield, and otherwise counts as a sword.
board-legend-thief = Thief. Castles cannot be attacked without one; each carries one chest away.
board-legend-shield = Shield: how many swords are needed. A castle has two, every token adds one.
board-legend-magic_shield = Magic shield. It falls to magic swords only.
board-legend-barrel = Barrel. Give it back, and the captain must roll again. You may have two at most.
board-legend-reroll = Reroll spell. As captain you roll again, once in every round.
board-legend-chests = Chests
board-legend-chest = { $chest }: { $values }
board-legend-round = One round
board-legend-band = The captain rolls: the row works for everybody.
board-legend-gather = Everybody gathers food and runes.
board-legend-scouts = Maps bring a chest.
board-legend-attack = One attack each, from the captain on.
board-legend-recruit = Recruiting, from the captain on.
board-legend-end = New settlements come, and the die moves on.
board-lens-card = Only the half that shows beside the castle works: on the left it gathers, on the right it fights. The number is the row.

## What decided it

board-end-thefts = { $stolen ->
    [0] { "" }
   *[other] { $stolen } stolen
}{ $lost ->
    [0] { "" }
   *[other] { $stolen ->
        [0] { "" }
       *[other] ,{ " " }
    }{ $lost } lost
}
board-end-bell-won = { $name } had the tenth chest in round { $round }, and that was enough.
board-end-bell = { $name } had the tenth chest in round { $round }, but it is the value that counts.
board-end-last = The { $chest } of { $name } decided it: { $value } lay inside.
board-end-else = With { $value } inside, { $count ->
    [one] { $names } would have won
   *[other] { $names } would have shared the win
}.
board-end-decided = Round { $round }:
board-end-led = From then on the chests of { $names } promised most.
board-end-look = Look at that moment
