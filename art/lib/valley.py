"""The valley below Village View, as seen from its rooms: round huts among plots and bananas, hills behind."""

import numpy as np

from .copies import copy_to
from .country import ground_at, lay_ground, plant, wooded_hills
from .land import hills
from .materials import surface
from .mesh import MeshBuilder
from .noise import layered_noise, smooth_step
from .plants import far_banana
from .trees import broadleaf, far_tree
from .village import crops, hut, plot, tin_house

far_land = hills([(-420, 700, 110, 260, 160, 0.25), (260, 760, 120, 260, 160, -0.2), (-60, 1300, 170, 500, 240, 0.1), (500, 1900, 260, 700, 320, 0)], base=-46, rough=7)


def land(x, y):
    """Falls behind the terrace into a valley, hills beyond."""
    down = smooth_step(5, 30, y)
    valley = -5.0 + (layered_noise(x / 30, y / 30, 3, 4) - 0.5) * 1.5
    away = smooth_step(120, 300, np.hypot(x, y))
    return (-0.35 + down * valley) * (1 - away) + away * far_land(x, y)


def village(rng):
    """Huts in yards of swept earth, plots and bananas between them."""
    lay_ground(land, (-130, 130, -30, 200), detail=260)
    wooded_hills(land, (-900, 900, 190, 1600), 9000, clear=190, density=7)
    huts = [hut(1), hut(2, 1.8, "#a87c58"), hut(3, 2.4, "#c19a72")]
    spots = [(-4, 42, 2), (5, 46, 0), (-11, 50, 1), (11.5, 54, 2), (0, 60, 0), (-17, 62, 2), (18, 66, 1), (6, 74, 1), (-8, 78, 0), (-26, 76, 0), (27, 84, 2), (-2, 96, 2), (14, 98, 0), (-19, 100, 1)]
    earth = surface("yard", "#b98a5e", 0.95, color2="#a5754c", nscale=0.5)
    yards = MeshBuilder()
    for x, y, kind in spots:
        copy_to(huts[kind], (x, y, ground_at(land, x, y)), rng.uniform(-0.9, 0.9), rng.uniform(0.9, 1.1))
        ring = [(0, 0)] + [(r * np.cos(a), r * np.sin(a)) for r in (2.5, 4.8) for a in np.linspace(0, 6.283, 20, False)]
        points = [(x + px, y + py, ground_at(land, x + px, y + py) + 0.09) for px, py in ring]
        yards.add(points, [(0, 1 + k, 1 + (k + 1) % 20) for k in range(20)] + [(1 + k, 21 + k, 21 + (k + 1) % 20, 1 + (k + 1) % 20) for k in range(20)], earth)
    yards.obj("yards", smooth=True)
    for x, y, kind in ((10, 84, 0), (-14, 88, 1), (22, 52, 0)):
        house = tin_house(f"tin{x}", ("#c98f68", "#d8c2a0")[kind], ("#9aa0a0", "#7d4a3a")[kind])
        copy_to(house, (x, y, ground_at(land, x, y)), rng.uniform(-0.6, 0.6))
    greens, beans, maize = crops()
    for x, y, turn, kinds in ((-9, 36, 0.2, [greens, beans]), (9, 37, -0.2, [maize]), (-3, 51, 0.4, [maize, beans]), (17, 44, 0.1, [greens, beans]), (-20, 45, -0.3, [maize]), (3, 86, 0.2, [maize])):
        plot(land, x, y, turn, 7, 8, kinds, rng, 1.1, 0.8)
    bananas = [far_banana(i) for i in range(3)]
    crowns = [far_tree(i, n=2600) for i in range(3)]
    for _ in range(230):
        x, y = rng.uniform(-60, 60), rng.uniform(30, 150)
        if min(np.hypot(x - sx, y - sy) for sx, sy, _ in spots) > 4.5 and layered_noise(x / 16, y / 16, 3, 8) > 0.5:
            kind = bananas[rng.randint(3)] if rng.uniform() < 0.65 else crowns[rng.randint(3)]
            plant(kind, land, x, y, rng.uniform(0, 6.3), rng.uniform(0.7, 1.0))
    plant(broadleaf(22, 8, 3.6, nleaf=14000), land, -5.0, 17, 1.0, 0.8)
