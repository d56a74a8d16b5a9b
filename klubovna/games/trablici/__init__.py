"""Trablíci."""

from klubovna.games.trablici.game import TRABLICI

__all__ = ["TRABLICI"]
