"""Strážci Divočiny (Defenders of the Wild)."""

from klubovna.games.defenders.game import DEFENDERS

__all__ = ["DEFENDERS"]
