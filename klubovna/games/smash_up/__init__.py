"""Hustá mela (Smash Up)."""

from klubovna.games.smash_up.game import SMASH_UP

__all__ = ["SMASH_UP"]
