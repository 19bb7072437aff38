"""A villa in the last sun: brick veranda, tiled roofs, garden, the valley behind."""

import numpy as np

from lib.copies import copies_at, copy_to, hide_all, put
from lib.country import grass, lay_ground, plant, rolling_ground, wooded_hills
from lib.furniture import armchair, coffee_table, dining_chair, round_table, sofa
from lib.garden import bed, clump, flowering, lawn_tufts, stepping_stones
from lib.house import block, curtains, gable_end, hanging_lanterns, lit_room, plinth, steps, veranda
from lib.light import camera, day_sky, sun
from lib.looks import golden
from lib.mesh import box
from lib.objects import pot
from lib.plants import aloe, banana, bush, palm
from lib.render import shot
from lib.roofs import gable_roof, hip_roof
from lib.surfaces import plaster, rubble
from lib.trees import acacia, broadleaf

SUN = (16, -150)
EYE = (-11.5, -15.8, 1.75)
SHOT = shot(golden(*SUN, exposure=0.95, power=1.22), samples=8, mist=(10, 3500), bounces=4, fast_light=True)
RIDGES = [
    (-190, 300, 52, 150, 95, 0.25),
    (60, 430, 66, 190, 110, -0.2),
    (-60, 600, 92, 230, 120, 0.1),
    (420, 640, 130, 260, 200, 0.3),
    (10, 950, 150, 330, 210, 0.1),
    (-330, 900, 170, 300, 220, 0),
    (-250, 1700, 240, 700, 300, 0),
    (300, 1900, 250, 700, 320, 0.1),
    (-100, 3000, 400, 1100, 420, 0.1),
    (1100, 2900, 380, 1000, 420, 0),
    (-1500, 2300, 330, 900, 400, 0),
]
FLOOR, HEAD = 0.45, 3.35


def build():
    rng = np.random.RandomState(5)
    house()
    furnish()
    ground = rolling_ground(RIDGES, base=-34, drop=0, level=30, until=150, centre=(0, 1), unevenness=0.25)
    lay_ground(ground, (-110, 110, -60, 160), (-2600, 2600, -60, 4200), 300)
    wooded_hills(ground, (-1500, 1500, 60, 2100), 40000, clear=60, density=7, least=0.03)
    garden(ground, rng)
    grass(lawn_tufts(), ground, EYE, (-34, 30, -16.5, 34), 190000, 2, lambda x, y: ~built_over(x, y))
    sun(*SUN, 5.2, "#ffbf80", 1.0)
    day_sky(SUN[0], SUN[1] + 90, 0.16, dust=1.5)
    camera(EYE, (-2.2, 0, 2.6), 30, level=True, shift_y=0.06, shift_x=0.01)


def built_over(x, y):
    return ((x > -8.6) & (x < 8.9) & (y > -4.7) & (y < 7.6)) | (
        (x > -4.3) & (x < -0.5) & (y > -5.4) & (y < -4)
    )


def house():
    lime = plaster()
    plinth(-7.4, -0.1, 8.7, 7.4, FLOOR)
    plinth(2.8, -3.3, 8.7, 0, FLOOR)
    plinth(-8.2, -4.4, 3.1, 0, FLOOR, paved=True)
    steps(-4.2, -0.6, -4.5, FLOOR)
    block(
        -7,
        0,
        3,
        7,
        FLOOR,
        HEAD,
        lime,
        {
            "front": [
                (0.7, 3.5, FLOOR, 2.75, 4, 3),
                (4.6, 7.4, FLOOR, 2.75, 4, 3),
                (8.2, 9.4, 1.3, 2.75, 2, 2),
            ],
            "left": [(2.2, 4.2, 1.2, 2.75, 3, 2)],
        },
    )
    block(
        3.002,
        -3,
        8.4,
        6.98,
        FLOOR,
        HEAD,
        lime,
        {
            "front": [(1.2, 4.2, FLOOR + 0.5, 2.85, 3, 2)],
            "left": [(8.0, 9.1, 1.2, 2.75, 2, 2)],
            "right": [(2, 4, 1.2, 2.75, 3, 2)],
        },
    )
    gable_end(3, 8.4, -3, HEAD, 30, lime)
    box("stone-foot", 2.96, -3.05, FLOOR - 0.1, 8.45, -2.9, FLOOR + 0.45, rubble(), 0.02)
    hip_roof(-7, 0, 3.4, 7, HEAD, 30, 0.75, 0)
    gable_roof(3, -3, 8.4, 7, HEAD, 30, 0.7, 0.6, "y", 10)
    veranda(-8.2, 2.35, 0, 4.1, FLOOR, 2.62, 3.32, (-7.8, -4.55, -1.3, 1.95))
    lit_room(-7, 0, 3, 4.6, FLOOR, 3.28, 1.0, [(-3.0, 3.4), (-5.8, 3.6), (1.6, 3.5)])
    lit_room(3, -3, 8.4, 2, FLOOR, 3.28, 1.0, [(6.9, 0.7)])
    curtains([(-6.4, -5.75), (-4.1, -3.45), (-2.5, -1.9), (-0.1, 0.45)], 0.42, FLOOR, 2.9)
    curtains([(4.1, 4.6), (6.8, 7.3)], -2.55, FLOOR + 0.4, 2.95)
    hanging_lanterns([(-6.2, -2.0), (-2.9, -2.0), (0.35, -2.0)], 2.3, 3.0)


def furnish():
    put(sofa(2.0, pills=("#a65a3c", "#c99b4e", "#3f5f4a")), (-5.9, -1.0, FLOOR))
    put(armchair(pill="#a65a3c"), (-7.2, -2.5, FLOOR), rz=np.pi / 2 + 0.15)
    put(coffee_table(), (-5.7, -2.35, FLOOR))
    put(round_table(0.6), (-0.3, -2.1, FLOOR))
    chair = dining_chair()
    for k in range(4):
        a = k * np.pi / 2 + 0.4
        copies_at(chair, (-0.3 + np.cos(a) * 0.72, -2.1 + np.sin(a) * 0.72, FLOOR), a - np.pi / 2)
    hide_all(chair)


def garden(ground, rng):
    green, pink = bush(1, 0.7, 0.7), flowering(2, "magenta", 0.7, 0.6, 500, 0.09)
    white, yellow = flowering(3, "white", count=260, size=0.06), flowering(4, "yellow", 0.6, 0.5, 260, 0.06)
    red = flowering(5, "red", count=200)
    bed(ground, [green, white, yellow, pink], (-8.3, -5.2), (-4.8, -5.2), 14, rng)
    bed(ground, [green, pink, white, red], (-0.1, -5.2), (3.4, -5.0), 14, rng)
    bed(ground, [pink, green, red, yellow], (3.4, -3.9), (8.9, -3.9), 20, rng)
    bed(ground, [green, pink, yellow], (-9, -4), (-9, 4), 14, rng)
    bed(ground, [green, pink], (9.2, -4), (9.4, 6), 14, rng)
    for (x, y, radius, height), kind in zip(
        [
            (2.45, -4.0, 0.3, 0.5),
            (-7.95, -4.1, 0.28, 0.46),
            (-0.25, -4.15, 0.26, 0.42),
            (2.5, -0.5, 0.3, 0.55),
        ],
        [white, pink, green, pink],
    ):
        put(pot(radius, height), (x, y, FLOOR))
        copy_to(kind, (x, y, FLOOR + height * 0.7), rng.uniform(0, 6), 0.5)
    spikes = [aloe(0), aloe(1)]
    for i in range(9):
        x, y = -4.6 + rng.normal() * 0.25 - (i % 3) * 0.5, -5.9 - rng.uniform(0, 0.6)
        copy_to(spikes[i % 2], (x, y, 0), rng.uniform(0, 6), rng.uniform(0.7, 1.1))
    path = [(-2.6 - t * 4.6 + np.sin(t * 3) * 0.9, -5.9 - t * 7.2) for t in np.linspace(0, 1, 9)]
    stepping_stones(ground, path, rng)
    bananas = [banana(i, 1.9 + i * 0.2, 2.6, 0.78, 10) for i in range(4)]
    for x, y, count in (
        (10.8, -1.5, 4),
        (11.5, 2.5, 5),
        (12.5, 6, 5),
        (10.5, 9, 5),
        (-6.4, 11.5, 4),
        (15.5, 4, 6),
    ):
        clump(ground, bananas, x, y, count, rng)
    thorns, round_trees = [acacia(11, 9.0, 6.4), acacia(12, 7.5, 5.4)], [
        broadleaf(21, 9.5, 4.2),
        broadleaf(22, 8, 3.6),
    ]
    palms = [palm(31, 6.2), palm(32, 5)]
    for kind, x, y, size in (
        (thorns[0], -14.5, 27, 1.15),
        (thorns[1], -30, 62, 1.25),
        (thorns[1], 28, 52, 1.2),
        (thorns[0], -52, 75, 1.1),
        (round_trees[0], 5, 17, 1.1),
        (round_trees[1], 13, 16, 1.15),
        (round_trees[0], 20, 10, 1.1),
        (round_trees[1], -4, 20, 0.9),
        (palms[0], 9.9, -4.6, 1.0),
        (palms[1], -30, 20, 1.15),
        (palms[0], 1.5, 10.5, 1.25),
    ):
        plant(kind, ground, x, y, rng.uniform(0, 6.3), size)
