"""Rose Villa: a small cream house behind its rose garden, roses climbing the veranda."""

import numpy as np

from lib.copies import copy_to, put
from lib.country import grass, lay_ground, plant, rolling_ground, wooded_hills
from lib.furniture import armchair, coffee_table, sofa
from lib.garden import bed, clump, flowering, lawn_tufts
from lib.house import (
    THICKNESS,
    block,
    curtains,
    gable_flank,
    hanging_lanterns,
    lit_room,
    plinth,
    steps,
    veranda,
)
from lib.light import camera, day_sky, sun
from lib.looks import golden
from lib.mesh import box
from lib.objects import pot
from lib.plants import banana, bush
from lib.render import shot
from lib.roofs import gable_roof
from lib.surfaces import pavers, plaster
from lib.trees import acacia, broadleaf

SUN = (19, -145)
EYE = (-3.4, -13.2, 1.75)
SHOT = shot(
    golden(*SUN, exposure=0.9, clouds_seed=29),
    samples=8,
    mist=(10, 3500),
    bounces=4,
    fast_light=True,
)
FLOOR, HEAD = 0.45, 3.2
PATH = (-0.75, 0.75)


def build():
    rng = np.random.RandomState(12)
    house()
    ground = rolling_ground(drop=0, base=-40, level=26, until=140, centre=(0, 1), unevenness=0.2)
    lay_ground(ground, (-110, 110, -60, 160), detail=240)
    wooded_hills(ground, (-1300, 1300, 60, 1900), 24000, clear=60, density=7, least=0.03)
    rose_garden(ground, rng)
    climbing_roses(rng)
    trees(ground, rng)
    free = lambda x, y: ~((abs(x) < 6.2) & (y > -3.6) & (y < 7)) & ~(
        (x > PATH[0] - 1.5) & (x < PATH[1] + 1.5) & (y < 0)
    )
    grass(lawn_tufts(), ground, EYE, (-24, 26, -13, 26), 130000, 2, free)
    sun(*SUN, 5.2, "#ffc68c", 1.0)
    day_sky(SUN[0], SUN[1] + 90, 0.17, dust=1.4)
    camera(EYE, (0.1, 0, 2), 25, level=True, shift_y=0.07, shift_x=0.0)


def house():
    lime = plaster("rose-plaster", "#f0dfcb", "#e4c8b0")
    plinth(-5.3, -0.1, 5.3, 6.9, FLOOR)
    plinth(-5.6, -3.0, 5.6, 0, FLOOR, paved=True)
    steps(-1.3, 1.3, -3.1, FLOOR)
    block(
        -5,
        0,
        5,
        6.5,
        FLOOR,
        HEAD,
        lime,
        {
            "front": [
                (0.7, 2.9, FLOOR + 0.5, 2.6, 3, 2),
                (4.0, 6.0, FLOOR, 2.7, 2, 4),
                (7.1, 9.3, FLOOR + 0.5, 2.6, 3, 2),
            ],
            "left": [(2.4, 4.2, 1.2, 2.6, 2, 2)],
            "right": [(2.4, 4.2, 1.2, 2.6, 2, 2)],
        },
    )
    gable_flank(-5, 0, 6.5, HEAD, 34, lime)
    gable_flank(5 - THICKNESS, 0, 6.5, HEAD, 34, lime)
    gable_roof(-5, 0, 5, 6.5, HEAD, 34, 0.5, 0.6, "x", 3)
    veranda(-5.6, 5.6, 0, 2.9, FLOOR, 2.5, 3.02, (-5.1, -1.75, 1.75, 5.1))
    lit_room(-5, 0, 5, 4.5, FLOOR, 3.1, 1.0, [(-3.9, 3.2), (3.6, 3.3)])
    curtains([(-4.2, -3.75), (-2.6, -2.2), (2.2, 2.6), (3.75, 4.2)], 0.45, FLOOR + 0.4, 2.7)
    hanging_lanterns([(-3.4, -1.5), (0, -1.5), (3.4, -1.5)], 2.2, 2.8)
    put(sofa(1.8, pills=("#b5566b", "#e0b8a0", "#5a6e5c")), (-3.4, -0.8, FLOOR))
    put(coffee_table(), (-3.3, -1.8, FLOOR))
    put(armchair(pill="#b5566b"), (3.0, -1.0, FLOOR), rz=-0.35)
    put(armchair(pill="#c99b4e"), (4.2, -1.1, FLOOR), rz=0.3)


def rose_garden(ground, rng):
    """Beds on both sides of a brick path, edged with low box."""
    box("path", PATH[0], -14, -0.1, PATH[1], -3.75, 0.05, pavers("path", "#a8704e", "#8d5a3e", scale=3), 0.01)
    roses = [
        flowering(21, "rose", 0.55, 0.6, 240, 0.1),
        flowering(22, "red", 0.5, 0.62, 220, 0.1),
        flowering(23, "apricot", 0.5, 0.55, 220, 0.1),
        flowering(24, "white", 0.5, 0.58, 220, 0.095),
        flowering(25, "rose", 0.6, 0.7, 320, 0.1),
    ]
    hedge = bush(31, 0.42, 0.4, 0.06, 5000)
    for side in (-1, 1):
        for i in range(26):
            copy_to(
                hedge,
                (side * 1.12 + rng.normal() * 0.03, -13 + i * 0.37, -0.04),
                rng.uniform(0, 6),
                (0.75, 0.75, 0.8),
            )
        for row in range(3):
            offset = 1.85 + row * 0.8
            bed(ground, roses, (side * offset, -9.8), (side * offset, -4.6), 9, rng, (0.75, 1.05), 0.16)
        bed(ground, roses, (side * 1.8, -3.75), (side * 5.8, -3.75), 11, rng, (0.85, 1.25), 0.14)
    bed(ground, roses, (6.2, -3), (6.2, 5), 12, rng)
    bed(ground, roses, (-6.2, -3), (-6.2, 5), 12, rng)
    for x in (-1.75, 1.75):
        put(pot(0.27, 0.46), (x * 0.93, -3.0, FLOOR))
        copy_to(roses[0], (x * 0.93, -3.0, FLOOR + 0.3), rng.uniform(0, 6), 0.62)


def climbing_roses(rng):
    """Small sprays up two posts and along the eave."""
    sprays = [flowering(41, "rose", 0.26, 0.3, 90, 0.085), flowering(42, "white", 0.26, 0.3, 70, 0.08)]
    for x, kind in ((-5.1, 0), (5.1, 1), (-1.75, 1), (1.75, 0)):
        for z in np.arange(FLOOR + 0.1, 2.25, 0.16):
            turn = z * 5 + x
            copy_to(
                sprays[kind],
                (x + np.cos(turn) * 0.09, -2.6 + np.sin(turn) * 0.09, z),
                rng.uniform(0, 6),
                rng.uniform(0.6, 0.95),
            )
        for k in range(9):
            along = rng.uniform(-0.9, 0.9)
            if abs(x + along) < 5.5:
                copy_to(
                    sprays[kind],
                    (x + along, -2.72 + rng.normal() * 0.05, 2.2 + rng.uniform(-0.05, 0.15)),
                    rng.uniform(0, 6),
                    rng.uniform(0.55, 0.9),
                )


def trees(ground, rng):
    crowns = [broadleaf(21, 9.5, 4.2), broadleaf(22, 8, 3.6)]
    thorn = acacia(11, 9.0, 6.4)
    bananas = [banana(i, 2.0, 2.4, 0.75, 10) for i in range(3)]
    for kind, x, y, size in (
        (crowns[0], -9.5, 14, 1.15),
        (crowns[1], -3, 16, 1.1),
        (crowns[0], 5, 17, 1.0),
        (crowns[1], 11, 12, 1.15),
        (crowns[0], 17, 20, 1.2),
        (thorn, -24, 30, 1.2),
        (crowns[1], -17, 11, 1.0),
        (thorn, 34, 48, 1.2),
    ):
        plant(kind, ground, x, y, rng.uniform(0, 6.3), size)
    clump(ground, bananas, 8.6, 3.5, 4, rng)
    clump(ground, bananas, -8.8, 6.5, 4, rng)
