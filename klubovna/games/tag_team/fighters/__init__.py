"""The twelve fighters, in the order of the specification (2.2)."""

from __future__ import annotations

from typing import Final

from klubovna.games.tag_team.fighters._parts import Fighter
from klubovna.games.tag_team.fighters.bodvar import BODVAR
from klubovna.games.tag_team.fighters.ching_shih import CHING_SHIH
from klubovna.games.tag_team.fighters.fae_folk import FAE_FOLK
from klubovna.games.tag_team.fighters.golem import GOLEM
from klubovna.games.tag_team.fighters.joan import JOAN
from klubovna.games.tag_team.fighters.marie_laveau import MARIE_LAVEAU
from klubovna.games.tag_team.fighters.mephisto import MEPHISTO
from klubovna.games.tag_team.fighters.milady import MILADY
from klubovna.games.tag_team.fighters.mordred import MORDRED
from klubovna.games.tag_team.fighters.shang import SHANG
from klubovna.games.tag_team.fighters.wild_bunch import WILD_BUNCH
from klubovna.games.tag_team.fighters.wong import WONG

ROSTER: Final[list[Fighter]] = [
    JOAN,
    CHING_SHIH,
    BODVAR,
    WONG,
    GOLEM,
    MORDRED,
    WILD_BUNCH,
    SHANG,
    MEPHISTO,
    FAE_FOLK,
    MILADY,
    MARIE_LAVEAU,
]

__all__ = ["ROSTER"]
