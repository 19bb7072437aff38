"""First light over the property: villas among trees on their rise, mist in the valleys behind."""

import numpy as np

from lib.copies import copy_to, scatter_mix
from lib.country import grass, ground_at, lay_ground, plant
from lib.land import hills, sample_points
from lib.light import camera, day_sky, sun
from lib.looks import dawn
from lib.materials import foliage, surface
from lib.mesh import MeshBuilder
from lib.miniatures import small_villa
from lib.noise import layered_noise, smooth_step
from lib.plants import bush, far_banana, grass_tuft, palm
from lib.render import shot
from lib.trees import acacia, broadleaf, far_acacia, far_tree

SUN = (17, 58)
EYE = (0, -20, 24.5)
SHOT = shot(
    dawn(*SUN, exposure=0.95, mist=1500, vig=0.2), samples=8, mist=(10, 5000), bounces=3, diffuse=2, fast_light=True
)
RIDGES = [
    (-420, 520, 70, 260, 150, 0.25),
    (330, 640, 85, 280, 160, -0.2),
    (700, 760, 110, 240, 230, 0.3),
    (-60, 1050, 110, 420, 180, 0.1),
    (-760, 1000, 150, 300, 240, 0),
    (-300, 1800, 210, 800, 300, 0),
    (500, 1900, 220, 800, 320, 0.1),
    (1200, 1600, 240, 600, 350, 0.2),
    (0, 3100, 330, 1500, 420, 0.1),
    (1700, 2900, 330, 1000, 420, 0),
    (-1700, 2500, 310, 900, 400, 0),
]
far_land = hills(RIDGES, base=-48, rough=8)
# Middle of each villa, its turn, and which of the models it is.
VILLAS = [
    (-34, 78, 0.5, 0),
    (-12, 92, 0.15, 1),
    (15, 84, -0.2, 2),
    (40, 98, -0.5, 3),
    (-58, 104, 0.6, 4),
    (-30, 122, 0.3, 2),
    (2, 126, 0.05, 3),
    (30, 134, -0.3, 0),
    (62, 126, -0.6, 1),
    (-66, 146, 0.5, 1),
    (-8, 160, 0, 4),
    (52, 162, -0.4, 2),
]


def build():
    rng = np.random.RandomState(8)
    lay_ground(land, (-170, 170, -40, 260), (-3000, 3000, -40, 4600), 320)
    hotel(rng)
    paths()
    trees(rng)
    foreground(rng)
    sun(*SUN, 7.0, "#ffb878", 1.5)
    day_sky(SUN[0], SUN[1] + 90, 0.2, dust=2.0)
    camera(EYE, (0, 100, EYE[2]), 30, level=True, shift_y=-0.06)


def land(x, y):
    """The ridge the viewer stands on, the villas' rise below it, hills beyond."""
    rise = 2 + 4 * np.exp(-(((x / 75) ** 2) + ((y - 118) / 46) ** 2)) + (layered_noise(x / 34, y / 34, 3, 4) - 0.5) * 3
    ridge = 23 - 0.012 * x * x + (layered_noise(x / 12, y / 12, 3, 9) - 0.5) * 1.2
    here = 1 - smooth_step(-15, -3, y + 0.05 * np.abs(x))
    away = smooth_step(165, 330, np.hypot(x, y - 90))
    near = rise * (1 - here) + ridge * here
    return near * (1 - away) + far_land(x, y) * away


def hotel(rng):
    straw = ("#a5854f", "#866a3c")
    kinds = [
        small_villa("v0", rng, wing=True, glow=1.4),
        small_villa("v1", rng, 10, 6.5, glow=1.4),
        small_villa("v2", rng, 12, 7, wing=True, wallc="#e8cfae", glow=1.4),
        small_villa("v3", rng, 10, 7, thatch=True, roofc=straw, glow=1.4),
        small_villa("v4", rng, 11, 6.5, wallc="#f3e8d4", roofc=("#9c6040", "#80492f"), glow=1.4),
    ]
    for x, y, turn, kind in VILLAS:
        copy_to(kinds[kind], (x, y, ground_at(land, x, y) + 0.3), turn, 0.95)
    hall = small_villa("hall", rng, 26, 13, roofc=("#8a5238", "#6f3f2b"), h=5.6, glow=1.4)
    copy_to(hall, (14, 108, ground_at(land, 14, 108) + 0.4), -0.1)


def paths():
    """Murram lanes between the villas."""
    murram = surface("murram", "#b07a50", 0.95, color2="#9c6a44", nscale=0.4)
    mesh = MeshBuilder()
    for line in (
        [(-70, 92), (-44, 90), (-20, 80), (0, 76), (22, 74), (48, 84), (76, 100)],
        [(0, 76), (-2, 100), (-10, 112), (-24, 110), (-50, 116), (-74, 132)],
        [(-2, 100), (22, 118), (44, 116), (64, 112)],
        [(-10, 112), (-12, 140), (10, 146), (44, 148)],
    ):
        steps = np.linspace(0, len(line) - 1, 60)
        x, y = (np.interp(steps, range(len(line)), [p[i] for p in line]) for i in (0, 1))
        smooth = np.ones(9) / 9
        x, y = (np.convolve(np.pad(v, 4, "edge"), smooth, "valid") for v in (x, y))
        turn = np.arctan2(np.gradient(y), np.gradient(x))
        edges = []
        for side in (-1.5, 1.5):
            ex, ey = x - np.sin(turn) * side, y + np.cos(turn) * side
            edges.append(np.stack([ex, ey, land(ex, ey) + 0.12], -1))
        mesh.grid(np.array(edges), murram)
    mesh.obj("paths", smooth=True)


def trees(rng):
    away = lambda x, y: np.min([np.hypot(x - vx, y - vy) for vx, vy, *_ in VILLAS] + [np.hypot(x - 14, y - 108) - 7], 0)
    kinds = [broadleaf(40 + i, 8, 3.4, 0.36, 4200, name="bt") for i in range(4)]
    kinds += [acacia(50 + i, 7.5, 5.2, 0.3, 4600) for i in range(2)] + [palm(60, 6.5), far_banana(3), far_banana(4)]

    def among(x, y, r):
        woods = np.clip((layered_noise(x / 20, y / 20, 3, 5) - 0.4) * 3.2, 0.1, 0.8)
        return (away(x, y) > 8.5) & (r.uniform(size=len(x)) < woods)

    points, r = sample_points(land, -130, 130, 46, 215, 1500, 3, among)
    scatter_mix("garden-trees", kinds, points, r.uniform(0, 6.3, len(points)), r.uniform(0.6, 1.15, len(points)))
    shrubs = [bush(80, 0.9, 0.9, 0.2, 900), bush(81, 1.0, 0.8, 0.22, 900)]
    points, r = sample_points(land, -90, 90, 60, 175, 1500, 4, lambda x, y, r: (away(x, y) > 5.6) & (away(x, y) < 10))
    scatter_mix("shrubs", shrubs, points, r.uniform(0, 6.3, len(points)), r.uniform(0.6, 1.2, len(points)))
    distant = [far_tree(i, n=600) for i in range(3)] + [far_acacia(5, 700)]

    def on_hills(x, y, r):
        woods = np.clip((layered_noise(x / 140, y / 140, 4, 9) - 0.46) * 7, 0.04, 1)
        return (np.hypot(x, y - 100) > 130) & (y > 10) & (r.uniform(size=len(x)) < woods)

    points, r = sample_points(land, -1500, 1500, 10, 2300, 42000, 7, on_hills)
    scatter_mix("far-trees", distant, points, r.uniform(0, 6.3, len(points)), r.uniform(0.6, 1.4, len(points)))


def foreground(rng):
    """Dry grass on the ridge and the acacia that frames the view."""
    straw = foliage("dry-grass", "#8a8448", "#b0a45e", transl=0.4, nscale=0.3, randval=0.25)
    tufts = [grass_tuft(i, 40, 0.36, 0.006, 0.16, straw, bend=0.8) for i in range(3)]
    grass(tufts, land, EYE, (-20, 20, -18.5, -7), 14000, 2, lambda x, y: y < -8 + 0 * x, 14)
    thorn = acacia(12, 7.6, 5.6, 0.14, 22000)
    plant(thorn, land, -4.7, -13.2, 0.8, 0.66, 0.2)
    shrub = bush(82, 0.6, 0.6, 0.08, 3000)
    for _ in range(14):
        x, y = rng.uniform(-14, 14), rng.uniform(-11, -7)
        plant(shrub, land, x, y, rng.uniform(0, 6), rng.uniform(0.5, 0.9))
