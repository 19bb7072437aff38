"""Long-horned cattle of Ankole on the hills, dark against the evening."""

import numpy as np

from lib.cattle import cow
from lib.copies import copy_to
from lib.country import grass, ground_at, lay_ground, plant, wooded_hills
from lib.land import hills
from lib.light import camera, day_sky, sun
from lib.looks import golden
from lib.materials import foliage
from lib.noise import layered_noise, smooth_step
from lib.plants import bush, grass_tuft
from lib.render import shot
from lib.trees import acacia

SUN = (8, 101)
EYE = (0, -11, 1.25)
SHOT = shot(golden(*SUN, exposure=0.72, clouds_seed=71, vig=0.25), samples=8, mist=(8, 4000), bounces=3, diffuse=2, fast_light=True)
far_land = hills(
    [
        (-320, 480, 80, 220, 130, 0.25),
        (260, 520, 70, 220, 120, -0.2),
        (-60, 900, 120, 420, 180, 0.1),
        (620, 900, 150, 300, 240, 0),
        (-800, 1100, 180, 300, 240, 0),
        (100, 1900, 230, 800, 300, 0),
        (-900, 2300, 290, 900, 400, 0),
        (1200, 2600, 320, 1000, 420, 0),
    ],
    base=-50,
    rough=8,
)
# Across, away, turn, coat, grazing or not.
HERD = [
    (-3.9, 6.5, 0.3, 0, False),
    (2.2, 8.0, 2.8, 1, True),
    (6.6, 11.0, 3.3, 0, False),
    (-8.2, 11.5, 0.1, 2, True),
    (-0.6, 14.0, 2.4, 2, False),
    (10.8, 17, 2.9, 1, True),
    (-5.2, 18, 0.5, 1, False),
    (4.4, 21, 3.5, 2, True),
    (-13, 20, 0.2, 0, False),
    (14, 24, 2.6, 0, True),
    (-1.5, 26, 1.0, 0, False),
    (-9, 27, 2.9, 1, True),
]


def build():
    rng = np.random.RandomState(91)
    lay_ground(land, (-120, 120, -40, 160), (-2800, 2800, -40, 4300), 280)
    wooded_hills(land, (-1500, 1500, 110, 2100), 22000, clear=110, density=7, least=0.04)
    kinds = {}
    for coat, (colour, other, spots) in enumerate((("#4a2013", "#38170d", False), ("#643420", "#753f27", False), ("#3f1c12", "#d8c4a4", True))):
        for grazing in (False, True):
            kinds[coat, grazing] = cow(f"cow{coat}{grazing}", colour, other, 0.92, grazing, spots=spots)
    for x, y, turn, coat, grazing in HERD:
        copy_to(kinds[coat, grazing], (x, y, ground_at(land, x, y) - 0.03), turn, rng.uniform(0.94, 1.06))
    straw = foliage("dry-grass", "#8a803c", "#b5a658", transl=0.45, nscale=0.3, randval=0.25)
    tufts = [grass_tuft(i, 44, 0.26, 0.005, 0.16, straw, bend=0.8) for i in range(3)]
    grass(tufts, land, EYE, (-28, 28, -10.2, 42), 120000, 2, lambda x, y: x == x, 8)
    tall = [grass_tuft(9, 30, 0.55, 0.006, 0.14, straw, bend=0.5)]
    grass(tall, land, EYE, (-18, 18, -9.6, 24), 12000, 3, lambda x, y: layered_noise(x / 3, y / 3, 3, 5) > 0.5, 12)
    thorn = [acacia(12, 8.4, 6.6, 0.15, 24000), acacia(13, 7.5, 5.4, 0.2, 12000)]
    for x, y, kind, size in ((10.5, 26, 0, 1.1), (-18, 44, 1, 1.2), (30, 60, 1, 1.2), (-40, 80, 1, 1.2), (6, 90, 1, 1.1)):
        plant(thorn[kind], land, x, y, rng.uniform(0, 6.3), size, 0.2)
    shrub = bush(82, 0.9, 0.8, 0.1, 3000)
    for _ in range(26):
        x, y = rng.uniform(-40, 40), rng.uniform(24, 70)
        plant(shrub, land, x, y, rng.uniform(0, 6), rng.uniform(0.6, 1.3))
    sun(*SUN, 5.0, "#ffb06a", 1.2)
    day_sky(SUN[0], SUN[1] + 90, 0.18, dust=2.0)
    camera(EYE, (0.6, 10, EYE[2]), 32, level=True, shift_y=0.09)


def land(x, y):
    near = 0.35 * (layered_noise(x / 9, y / 9, 3, 4) - 0.5) + 1.6 * (layered_noise(x / 50, y / 50, 3, 6) - 0.5)
    near = near - 0.75 - 14 * smooth_step(26, 110, y)
    away = smooth_step(80, 190, np.hypot(x, y))
    return near * (1 - away) + far_land(x, y) * away
