# What the coach says when a question comes up for the first time: coach-<question>, two sentences.

coach-faction = Each faction has a habitat where it builds camps, and cards of its own. You win together when all camps stand and all factories are wild.
coach-leader = The leader is your figure on the map and brings six Defenders to your deck. Read their abilities: you will play with them.
coach-split = You lead several factions, so divide the first hand between them. A balanced hand leaves more choices.
coach-start_camp = The first camp is home: you start here, heal here and fetch items here. Put it in your habitat, close to the work.
coach-lead = The Defender you choose leads your turn: the number is action points, the habitat makes the trail. Read the ability too, it holds this round.
coach-reveal_next = Several abilities were revealed, and you say which comes first. Read them: the first may change the second.
coach-act = Every action costs a point and happens where you stand; what you can reach glows. Beside a mech every action means a roll, and after your turn the machines answer.
coach-burn = The controlled burn cleans neighbouring hexes one by one, each for a support. A toxic site wounds you as it goes.
coach-library_from = The travelling library moves a camp. Choose the one that is least useful now.
coach-library_to = The camp moves here: to forest or a rewilded factory without a camp. Close to the work it saves you points for walking.
coach-sharpshooter = The sharpshooter destroys a mech on a neighbouring hex. Choose the one most in the way.
coach-secret_paths = By secret paths everybody may step to a neighbouring hex, whatever is in the way. It is free: go where the work is.
coach-acid_rain = Acid rain swaps one mech for pollution. Choose one that threatens you or the others, on a hex that can bear it.
coach-healing_herbs = The herbs remove all wounds of one player. Help whoever is closest to the fourth.
coach-tunnels = The tunnels lead to any mountain hex or rewilded factory. Come out where your points would never take you.
coach-demolition = Demolition breaches any wall on the map. You can pass a breach, hunters never.
