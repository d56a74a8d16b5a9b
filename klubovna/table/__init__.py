"""Tables where matches are played: seats, answers, undo, agreement, chat, storage. There is no HTTP in here.

Nothing is imported here, so that a bot's process does not load a database to think.
"""
