"""Roses in vases and up posts."""

import math

import numpy as np

from .chamber import vase
from .copies import copy_to
from .garden import blossom, flowering
from .plants import bush


def bunch(x, y, z, colours, height=0.17, glaze="#dfe3d6"):
    """A bunch in a vase."""
    mouth = vase(x, y, z, height, glaze)
    for i, colour in enumerate(colours):
        a = i * 2.4
        roses = bush(80 + i, 0.09, 0.12, 0.035, 120, flower=blossom(colour), nfl=26, flsize=0.045)
        copy_to(roses, (x + 0.035 * math.cos(a), y + 0.035 * math.sin(a), mouth - 0.045), a, 1)


def sprays():
    """Small climbing sprays in rose and white."""
    return [flowering(41, "rose", 0.26, 0.3, 190, 0.05), flowering(42, "white", 0.26, 0.3, 150, 0.047)]


def climbing(kinds, x, y, bottom, top, rng, reach=0.11, step=0.15):
    """Sprays winding up a post."""
    for z in np.arange(bottom, top, step):
        turn = z * 5 + x
        at = (x + math.cos(turn) * reach, y + math.sin(turn) * reach, z)
        copy_to(kinds[rng.randint(len(kinds))], at, rng.uniform(0, 6), rng.uniform(0.6, 0.95))
