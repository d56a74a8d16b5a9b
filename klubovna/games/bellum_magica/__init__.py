"""Bellum Magica."""

from klubovna.games.bellum_magica.game import BELLUM_MAGICA

__all__ = ["BELLUM_MAGICA"]
