"""A game in the terminal: the same asks, views and log as anywhere else."""

from klubovna.terminal.play import bot_names, play, replay
from klubovna.terminal.reports import show_report, write_report
from klubovna.terminal.words import words_for

__all__ = ["bot_names", "play", "replay", "show_report", "words_for", "write_report"]
