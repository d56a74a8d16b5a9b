"""Tag Team."""

from klubovna.games.tag_team.game import TAG_TEAM

__all__ = ["TAG_TEAM"]
