# The rules of Bellum Magica for players, in reading order.

section-goal = Goal
rule-E2 = At the end all chests are opened and their values added up. Resources, monsters, shields and tokens score nothing.
rule-E3 = The highest total wins. A tie goes to the player with more chests; if that is a tie too, the victory is shared.

section-setup = Set-up
rule-S1 = Every player has one castle. Castles are dealt at random unless the host names them.
rule-S2 = The 10 goblins are shuffled and each player gets two. The rest go back into the box.
rule-S3 = Secretly and at the same time, everybody decides for each of the two goblins whether it works left or right of the castle. Then all choices are revealed.
rule-S4 = Random farms, random villages and all 10 towns come into play: 3 farms and 3 villages with 2 players, 4 of each with 3, 6 of each with 4, all with 5. Farms lie on top, villages below them, towns at the bottom.
rule-S5 = The inn always lies on the table. Beside it as many settlements are turned up as there are players.
rule-S6 = Evil and ultra-evil monsters are shuffled separately. Two cards of each pile make up the market.
rule-S7 = Chests of each kind are shuffled into a pile of their own, values down.
rule-S8 = Nobody starts with food, runes, barrels, chests or tokens.
rule-S9 = The first captain is drawn at random unless the host names one. Play goes clockwise.
rule-S10 = The goblins are placed before settlements and monsters are turned up and before the captain is drawn.

section-round = The round
rule-G1 = A round is one day in six parts: active band, gathering, scouts, attack, recruiting, end of the round.
rule-G2 = Only the row shown by the die is at work. Its symbols are added up: left on the castle and the cards on the left, right on the castle and the cards on the right. The hidden half of a card does not count.
rule-G3 = The active row holds for all players and for the whole round.

section-band = 1. The active band
rule-H1 = The captain rolls the die.
rule-H2 = From the captain clockwise, everybody decides whether to force a new roll. The captain may use a reroll spell or a barrel, the others a barrel only. Who has no means is not asked.
rule-H3 = As soon as somebody forces a new roll, the captain rolls and the asking starts anew. It ends when nobody uses anything in a whole pass.
rule-H4 = Only the captain can use spells, and only own ones. A used spell stays crossed out for the rest of the round. Whoever has several may use them all in one round.
rule-H5 = The barrel goes back to the supply. There is no limit on drinks per round. The captain may use spells and barrels in turn, one at a time.
rule-H6 = The new roll replaces the old one, even if it is the same or worse.

section-gather = 2. Gathering
rule-C1 = All players take as much food and as many runes as their active row shows.
rule-C2 = Resources lie openly in the store and are kept for later rounds. Nobody may have more than two barrels.

section-scouts = 3. Scouts
rule-M1 = Everybody counts the maps in the active row.
rule-M2 = Whoever alone has the most maps takes a metal chest.
rule-M3 = If several players share the most maps, each of them takes just a wooden chest, in order from the captain.
rule-M4 = If nobody has a map, nothing happens.
rule-M5 = A chest is drawn at random from its pile. Its value is for the owner's eyes only, its kind for everybody's.
rule-M6 = Ten chests reached by scouting do not end the game yet: that waits for the attacks.

section-attack = 4. Attack
rule-A1 = From the captain clockwise, everybody may attack once or pass. An attack is settled before the next player decides.
rule-A2 = A target is the inn, an open settlement or another castle. You may attack only what you beat, so no attack fails.
rule-A3 = You need at least as many magic swords as the target has magic shields, and at least as many swords in all as it has shields in all. A magic sword serves as an ordinary one too, an ordinary one never works against a magic shield. Swords are not used up.
rule-A4 = You take the whole loot of a settlement: resources, barrels and chests. Barrels beyond two stay in the supply.
rule-A5 = A plundered settlement is discarded at once; a new one comes only at the end of the round.
rule-A6 = The inn is never discarded. Every player may plunder it in every round.
rule-Q4 = When the settlement cards run out, fewer lie open. The inn, castles and maps remain.

section-theft = Attacking a castle
rule-A7 = You may attack a castle only if your active row has a thief, the owner has a chest, and your swords beat the shields: 2 of the castle and all tokens.
rule-A8 = For each thief you may steal one chest, and you must steal at least one. You choose the kinds; which chest of that kind it is, chance decides.
rule-A9 = You look at stolen chests once they lie in your store.
rule-A10 = The victim gains one shield token for every attack that took at least one chest. It counts at once.
rule-A11 = Only chests can be stolen.
rule-A12 = The defender decides nothing, and the defender's active row does not help.
rule-Q5 = An attack that would change nothing is not declared: one too weak, without thieves, or on a castle without chests.
rule-Q10 = Magic shields of a castle work like those of towns.
rule-Q11 = Whoever has ever owned a chest knows its value, wherever it lies. That does not help to aim when stealing.
rule-Q14 = You may steal fewer chests than you can, and you may pass. The loot of a settlement and a chest for maps are taken whole.
rule-Q15 = Every shield token and every magic shield token counts 1.

section-recruit = 5. Recruiting
rule-B1 = From the captain clockwise, everybody recruits as many monsters as they want and can pay, one after another. Then it is the next player's turn.
rule-B2 = An evil monster costs 2 food. An ultra-evil one costs 1 rune and 4 food, or 3 runes.
rule-B3 = You take one of the open monsters. The next one of the pile takes its place at once, and you may recruit that too.
rule-B4 = The card is slid at once under the left or the right side of the castle. There it stays to the end of the game.
rule-B5 = You gain the bonus token of the card at once, whichever side it is on. It cannot be lost.
rule-B6 = A recruited monster works from the next round on.
rule-B7 = Card, payment and side are one choice, made before the next monster is turned up.
rule-Q3 = When a pile of monsters runs out, that kind is not refilled any more.

section-round-end = 6. End of the round
rule-N1 = Settlements are turned up until as many lie open as there are players, or the pile is empty.
rule-N2 = Settlements that were not plundered stay.
rule-N3 = Used reroll spells can be used again.
rule-N4 = The die goes to the player on the left, the new captain.

section-end = End of the game
rule-A13 = After the last player's attack chests are counted. If anybody has ten or more, the game ends at once, without recruiting.
rule-E1 = The game ends after the attack phase of the round in which somebody has at least 10 chests. So everybody could attack equally often.
rule-E4 = If the game has not ended before, it ends after the attacks of round 40.

section-rulings = Special cases
rule-Q1 = There is never a shortage of food, runes, shields or spells.
rule-Q2 = When a kind of chest has run out, the next cheaper kind is taken, or else the dearer one. Without any chests nothing is taken.
rule-Q6 = At every asking the captain has the choice between spell and barrel anew.
rule-Q7 = After a new roll the asking always starts with the captain.
rule-Q8 = The market is shared, so recruiting goes in turn from the captain.
rule-Q9 = A bonus counts even if it is on the hidden half of the card.
rule-Q13 = The spells of a player who is not the captain cannot be used.
rule-Q16 = A pile in unknown order is the same as drawing from it at random. Nobody ever learns which farms and villages are not in play.
rule-Q17 = Questions about a new roll are put openly. Whoever wants to may keep the row in advance for the rest of the round.
