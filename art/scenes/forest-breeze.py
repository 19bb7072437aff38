"""Forest Breeze: a tall house among old trees, its balcony at the height of the leaves."""

import numpy as np

from lib.copies import copy_to, put
from lib.country import grass, lay_ground, plant, rolling_ground, wooded_hills
from lib.furniture import armchair, coffee_table, sofa
from lib.garden import bed, clump, flowering, lawn_tufts, stepping_stones
from lib.house import balcony, curtains, hanging_lanterns, plinth, steps, storeys
from lib.light import camera, day_sky, sun
from lib.looks import golden
from lib.materials import wood
from lib.objects import pot
from lib.plants import banana, bush, grass_tuft
from lib.render import shot
from lib.roofs import hip_roof
from lib.surfaces import plaster
from lib.trees import broadleaf, eucalypt

SUN = (26, -122)
EYE = (-5.6, -14.6, 1.75)
SHOT = shot(golden(*SUN, exposure=0.85, clouds_seed=31), samples=8, mist=(10, 3500), bounces=4, fast_light=True)
FLOOR, UPPER, HEAD = 0.45, 3.25, 6.0


def build():
    rng = np.random.RandomState(7)
    house()
    ground = rolling_ground(drop=0, base=-38, level=30, until=140, centre=(0, 1), unevenness=0.25)
    lay_ground(ground, (-110, 110, -60, 160), detail=240)
    wooded_hills(ground, (-1300, 1300, 50, 1900), 26000, clear=45, density=9, least=0.1)
    forest(ground, rng)
    undergrowth(ground, rng)
    free = lambda x, y: ~((abs(x) < 6.4) & (y > -3.2) & (y < 7.5))
    grass(lawn_tufts(), ground, EYE, (-26, 26, -14, 22), 120000, 2, free)
    sun(*SUN, 5.6, "#ffc88e", 1.0)
    day_sky(SUN[0], SUN[1] + 90, 0.2, dust=1.3)
    camera(EYE, (0.4, 0, 2), 25, level=True, shift_y=0.11)


def house():
    lime, boards = plaster("forest", "#e4dcc0", "#d2c8a6"), wood("cladding", "#6d4a30", "#8f6540", scale=4, axis="X")
    plinth(-5.0, -0.3, 5.0, 6.6, FLOOR)
    plinth(-5.6, -2.9, 5.6, 0, FLOOR, paved=True)
    steps(-1.1, 1.1, -3.0, FLOOR)
    door, wide, small = (4.0, 6.0, FLOOR, 2.7, 2, 3), (0.7, 3.1, FLOOR + 0.45, 2.7, 3, 2), (6.9, 9.3, FLOOR + 0.45, 2.7, 3, 2)
    high = [(0.7, 3.3, UPPER + 0.02, 5.5, 3, 2), (4.1, 5.9, UPPER + 0.02, 5.5, 2, 2), (6.7, 9.3, UPPER + 0.02, 5.5, 3, 2)]
    flank = [[(1.6, 3.6, 1.3, 2.7, 2, 2)], [(1.6, 3.6, 4.2, 5.5, 2, 2)]]
    storeys(
        -5,
        0,
        5,
        6.4,
        (FLOOR, UPPER, HEAD),
        (lime, boards),
        (
            {"front": [wide, door, small], "left": flank[0], "right": flank[0]},
            {"front": high, "left": flank[1], "right": flank[1]},
        ),
    )
    balcony(-5.4, 5.4, 0, 2.6, UPPER, HEAD, (-5.2, -1.75, 1.75, 5.2))
    hip_roof(-5.4, -2.5, 5.4, 6.4, HEAD + 0.32, 27, 0.8, 3)
    curtains([(-4.2, -3.6), (-2.4, -1.9), (2.0, 2.5), (3.7, 4.3)], 0.45, FLOOR + 0.4, 2.85)
    curtains([(-4.2, -3.7), (-2.2, -1.7), (1.8, 2.3), (3.7, 4.2)], 0.45, UPPER + 0.03, 5.6)
    hanging_lanterns([(-3.4, -1.3), (0, -1.3), (3.4, -1.3)], 2.3, 3.1)
    put(sofa(1.8, pills=("#5a6e5c", "#c99b4e", "#7d8a5a")), (-3.5, -0.8, FLOOR))
    put(coffee_table(), (-3.4, -1.8, FLOOR))
    put(armchair(pill="#5a6e5c"), (3.3, -1.0, FLOOR), rz=-0.3)
    put(armchair(pill="#c99b4e"), (-3.0, -1.1, UPPER), rz=-0.2)
    put(armchair(pill="#5a6e5c"), (2.6, -1.1, UPPER), rz=0.2)


def forest(ground, rng):
    """Old trees close by, the tall pale ones behind."""
    crowns = [broadleaf(21, 12, 5.0), broadleaf(22, 10, 4.2), broadleaf(23, 8.5, 3.6)]
    tall = [eucalypt(51, 18), eucalypt(52, 15)]
    for x, y, kind, size in (
        (-10.6, 6, 0, 1.0),
        (-12.5, 10, 1, 1.2),
        (-6.5, 12, 0, 1.15),
        (1, 13, 1, 1.35),
        (8.8, 11, 0, 1.2),
        (10.2, 2.5, 1, 1.05),
        (14, 8, 0, 1.1),
        (9.4, -4.6, 2, 1.0),
        (18, 1, 1, 1.1),
        (-20, 14, 0, 1.2),
        (22, 16, 0, 1.2),
    ):
        plant(crowns[kind], ground, x, y, rng.uniform(0, 6.3), size)
    for x, y, kind, size in (
        (-4.0, 17, 0, 1.1),
        (5.2, 18, 1, 1.25),
        (-13, 20, 1, 1.2),
        (14, 22, 0, 1.15),
        (0.5, 26, 0, 1.2),
        (-8, 27, 0, 1.1),
        (23, 30, 1, 1.3),
        (-24, 30, 0, 1.1),
    ):
        plant(tall[kind], ground, x, y, rng.uniform(0, 6.3), size)


def undergrowth(ground, rng):
    green = [bush(1, 0.8, 0.8), bush(2, 0.6, 0.9, 0.14, 4000), bush(3, 0.9, 0.6, 0.07)]
    white = flowering(4, "white", 0.5, 0.5, 130, 0.06)
    reeds = grass_tuft(9, 50, 0.7, 0.012, 0.16, bend=0.7, name="reeds")
    bananas = [banana(i, 2.0, 2.5, 0.75, 10) for i in range(3)]
    for start, end, count in (
        ((-5.7, -3.5), (-1.6, -3.4), 12),
        ((1.6, -3.4), (5.8, -3.5), 12),
        ((-6.2, -3), (-6.2, 6), 14),
        ((6.3, -3), (6.3, 6), 14),
        ((-12, 2), (-7, 0), 8),
        ((7, -2), (12, -5), 10),
    ):
        bed(ground, [*green, white, reeds], start, end, count, rng, (0.6, 1.15), 0.4)
    for x, y in ((7.6, -0.5), (-8.0, 1.2), (12.5, -2.5)):
        clump(ground, bananas, x, y, 3, rng)
    stepping_stones(ground, [(-0.4 - t * 2.9 + np.sin(t * 4) * 0.5, -4.2 - t * 7.0) for t in np.linspace(0, 1, 9)], rng)
    for x in (-1.5, 1.5):
        put(pot(0.28, 0.46), (x, -2.6, FLOOR))
        copy_to(green[0], (x, -2.6, FLOOR + 0.3), rng.uniform(0, 6), 0.55)
