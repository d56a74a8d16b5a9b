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
board-ending = Ten! The game ends after the attacks, unless thieves prevent it.
board-got = { $count ->
    [one] A new chest!
   *[other] New chests!
}
board-opening = The chests are opened
