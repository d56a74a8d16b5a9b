# What the coach says when a question comes up for the first time: coach-<question>, two sentences.

coach-pick = You draft a pair of fighters that stays with you all match. Whoever knocks out one of the rivals wins.
coach-remove = You secretly remove one fighter, so that nobody gets it. Choose the one you would not like to face.
coach-order = Each fighter has a starting card, and decks are never shuffled. The one you put first comes first in every round.
coach-build = Add one card in any gap; what lies behind it moves by a turn. Every gap says which of the rival's cards it will meet.
coach-under = The two cards you don't use go underneath and come back once you are through the deck. You say which comes first.
