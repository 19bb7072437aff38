"""The glade around Forest Breeze, as seen from its upper floor."""

from .copies import copy_to
from .country import ground_at, lay_ground, rolling_ground, wooded_hills
from .materials import foliage
from .trees import broadleaf


def crowns(rng):
    """Trees whose crowns stand at the height of the upper floor, a glade behind them."""
    ground = rolling_ground(drop=3.4, base=-38, level=20, until=120, centre=(0, 0))
    lay_ground(ground, (-130, 130, -130, 130), (-1800, 1800, -1800, 1800), 200)
    wooded_hills(ground, (-900, 900, 40, 1300), 5000, clear=40, density=9, least=0.1)
    leaf = foliage("glade-leaf", "#5a7a2c", "#9ab04c", nscale=0.5)
    kinds = [broadleaf(21, 9.5, 3.6, 0.2, 20000, leaf), broadleaf(22, 8, 3.2, 0.2, 18000, leaf), broadleaf(23, 11, 4.0, 0.22, 18000, leaf)]
    spots = [
        (-4.8, 8.4, 1, 0.9), (-1.2, 13, 0, 1.0), (4.6, 9.2, 2, 0.8), (8.2, 4.2, 1, 0.9), (-10, 11, 2, 1.0), (10.5, 10, 0, 1.05),
        (13, 0.5, 2, 1.0), (-6, 19, 0, 1.15), (3, 21, 1, 1.2), (12, 18, 2, 1.1), (-15, 22, 1, 1.3), (18, 8, 0, 1.1), (22, 20, 0, 1.2), (-3, 30, 2, 1.2),
    ]
    for x, y, kind, size in spots:
        copy_to(kinds[kind], (x, y, ground_at(ground, x, y) - 0.1), rng.uniform(0, 6.3), size)
