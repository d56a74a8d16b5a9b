"""The few statistics that reports need."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z95: Final = 1.959964


def share_interval(hits: float, trials: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share."""
    if trials == 0:
        return 0.0, 1.0
    share = hits / trials
    z2 = Z95 * Z95
    middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    half = Z95 / (1 + z2 / trials) * sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials))
    return max(0.0, middle - half), min(1.0, middle + half)


def quantile(values: list[int], share: float) -> int:
    """The value below which this share of a sorted list lies."""
    return values[min(len(values) - 1, int(share * len(values)))]
