"""A game in the terminal: the same asks, views and log as anywhere else."""

from klubovna.terminal.play import bot_names, play, replay, words_for

__all__ = ["bot_names", "play", "replay", "words_for"]
