"""The country around: a level place to stand on, falling into valleys, hills and trees behind."""

import numpy as np

from .copies import copy_to, scatter_mix
from .land import fields, hills, sample_points, terrain
from .noise import layered_noise, smooth_step
from .surfaces import lawn
from .trees import far_acacia, far_tree

# (x, y, height, rx, ry, rotation): ridges ahead (+y) of a house at the origin.
RIDGES = [
    (-230, 420, 88, 190, 120, 0.25),
    (240, 430, 70, 180, 120, -0.2),
    (480, 640, 110, 260, 200, 0.3),
    (-20, 1050, 105, 380, 210, 0.1),
    (-380, 900, 150, 300, 220, 0),
    (-250, 1700, 220, 700, 300, 0),
    (350, 1900, 230, 700, 320, 0.1),
    (900, 1500, 240, 600, 350, 0.2),
    (0, 3200, 330, 1300, 420, 0.1),
    (1300, 2900, 340, 1000, 420, 0),
    (-1500, 2300, 320, 900, 400, 0),
]
NEAR = 130


def rolling_ground(ridges=RIDGES, base=-60, drop=2.2, level=12, until=120, centre=(0, 4), unevenness=0.0):
    """Height function: level around the centre (lowered by `drop`), hills beyond."""
    far = hills(ridges, base=base)

    def height(x, y):
        r = np.hypot(x - centre[0], y - centre[1])
        k = smooth_step(level, until, r)
        bumps = (layered_noise(x / 9, y / 9, 3, 3) - 0.5) * unevenness * smooth_step(9, 14, r)
        return (bumps - drop) * (1 - k) + far(x, y) * k

    return height


def lay_ground(height, near=(-NEAR, NEAR, -40, 200), far=(-2600, 2600, -40, 4200), detail=220):
    """Fine ground nearby and coarse fields to the horizon, which dip below the fine part."""
    x0, x1, y0, y1 = near
    terrain("near", height, x0, x1, y0, y1, detail, detail, lawn())
    inside = lambda x, y: (x > x0 + 5) & (x < x1 - 5) & (y > y0 - 9) & (y < y1 - 5)
    terrain("far", lambda x, y: height(x, y) - np.where(inside(x, y), 0.8, 0), *far, 400, 320, fields())


def wooded_hills(height, area=(-1500, 1500, 40, 1900), count=14000, seed=7, clear=50, density=5, least=0.04):
    """Trees in woods and alone all over the hills."""
    trees = [far_tree(i, n=700) for i in range(3)] + [far_acacia(5), far_acacia(6)]

    def grows(x, y, rng):
        wood = np.clip((layered_noise(x / 140, y / 140, 4, 9) - 0.46) * density, least, 1)
        return (np.hypot(x, y) > clear) & (rng.uniform(size=len(x)) < wood)

    points, rng = sample_points(height, *area, count, seed, grows)
    scatter_mix(
        "far-trees", trees, points, rng.uniform(0, 6.28, len(points)), rng.uniform(0.6, 1.4, len(points))
    )


def grass(tufts, height, camera, area, count, seed, free, reach=9):
    """Blades of grass, thinning with the distance from the camera."""

    def grows(x, y, rng):
        away = np.hypot(x - camera[0], y - camera[1])
        return free(x, y) & (rng.uniform(size=len(x)) < np.clip(reach / away, 0.05, 1) ** 1.1)

    points, rng = sample_points(height, *area, count, seed, grows)
    away = np.hypot(points[:, 0] - camera[0], points[:, 1] - camera[1])
    size = rng.uniform(0.6, 1.15, len(points)) * np.clip(away / 14, 0.8, 2.2)
    scatter_mix("grass", tufts, points, rng.uniform(0, 6.28, len(points)), size)


def ground_at(height, x, y):
    """The height of the ground in one place."""
    return float(height(np.array(float(x)), np.array(float(y))))


def plant(thing, height, x, y, turn=0.0, size=1.0, sink=0.1):
    """One plant on the ground."""
    return copy_to(thing, (x, y, ground_at(height, x, y) - sink), turn, size)
