# What the coach says when a question comes up for the first time: coach-<question>, two sentences.

coach-goblins = Monsters on the left bring food and treasure, those on the right fight. Sides are for good, so consider one goblin on each.
coach-reroll = The die picks the row that works for everybody today. A spell rerolls it and comes back at night; a barrel works once.
coach-attack = An attack works when the swords in today's row reach the shield. Only magic swords break magic shields, and only a thief gets into a castle.
coach-steal = A thief carries off a chest from somebody's castle. Wood holds least, metal more and gold the most.
coach-recruit = Buy a monster and choose its side: left it fetches, right it fights, and it never moves. It helps most in rows where you are weak.
