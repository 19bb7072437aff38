"""Village View: a white house with a long terrace over the huts and gardens of the village."""

import numpy as np

from lib.copies import copies_at, copy_to, hide_all, put
from lib.country import grass, ground_at, lay_ground, plant, wooded_hills
from lib.furniture import armchair, coffee_table, dining_chair, round_table
from lib.garden import bed, clump, flowering, lawn_tufts
from lib.house import THICKNESS, block, curtains, gable_flank, hanging_lanterns, lit_room, plinth, veranda
from lib.land import hills
from lib.light import camera, day_sky, sun
from lib.looks import golden
from lib.materials import surface
from lib.mesh import MeshBuilder, box
from lib.noise import layered_noise, smooth_step
from lib.objects import pot
from lib.plants import banana, bush, far_banana
from lib.render import shot
from lib.roofs import gable_roof
from lib.surfaces import plaster, rubble
from lib.trees import acacia, broadleaf, far_tree
from lib.village import crops, hut, plot, tin_house

SUN = (20, 205)
EYE = (-7.4, -9.8, 3.2)
SHOT = shot(golden(*SUN, exposure=0.95, clouds_seed=44), samples=8, mist=(10, 3500), bounces=4, fast_light=True)
FLOOR, HEAD = 0.4, 3.3
RIDGES = [
    (-260, 420, 90, 190, 120, 0.25),
    (120, 520, 90, 180, 120, -0.2),
    (-480, 640, 130, 260, 200, 0.3),
    (-60, 1000, 140, 380, 210, 0.1),
    (-700, 1100, 190, 300, 220, 0),
    (-250, 1900, 250, 700, 300, 0),
    (450, 1900, 240, 700, 320, 0.1),
    (-1300, 2300, 320, 900, 400, 0),
    (0, 3200, 340, 1300, 420, 0.1),
]
far_land = hills(RIDGES, base=-30, rough=7)


def build():
    rng = np.random.RandomState(9)
    house()
    lay_ground(land, (-130, 110, -60, 180), detail=300)
    wooded_hills(land, (-1500, 1300, 150, 2000), 26000, clear=150, density=7, least=0.04)
    village(rng)
    garden(rng)
    free = lambda x, y: ~((x > -3.4) & (y > -4.2) & (y < 9))
    grass(lawn_tufts(), land, EYE, (-22, 14, -9, 16), 90000, 2, free)
    sun(*SUN, 5.6, "#ffc68c", 1.0)
    day_sky(SUN[0], SUN[1] + 90, 0.18, dust=1.4)
    camera(EYE, (-2.0, 6, 3.2), 24, level=True, shift_y=-0.03)


def land(x, y):
    """Level around the house; the village lies in the valley to the left."""
    down = smooth_step(4, 32, -0.62 * x + 0.78 * y)
    valley = -10 + (layered_noise(x / 30, y / 30, 3, 4) - 0.5) * 2.5
    away = smooth_step(95, 200, np.hypot(x, y))
    return down * valley * (1 - away) + away * far_land(x, y)


def house():
    white = plaster("village-plaster", "#f2e9d8", "#e6d8bf")
    plinth(-1.4, -0.1, 12.3, 6.9, FLOOR)
    plinth(-2.6, -4.0, 12.6, 0, FLOOR, paved=True)
    block(
        -1,
        0,
        12,
        6.5,
        FLOOR,
        HEAD,
        white,
        {
            "front": [(0.7, 3.7, FLOOR, 2.75, 4, 3), (4.8, 7.8, FLOOR, 2.75, 4, 3), (9, 12, FLOOR, 2.75, 4, 3)],
            "left": [(1.2, 2.6, 1.2, 2.6, 2, 2), (4.0, 5.4, 1.2, 2.6, 2, 2)],
        },
    )
    gable_flank(-1, 0, 6.5, HEAD, 30, white)
    gable_flank(12 - THICKNESS, 0, 6.5, HEAD, 30, white)
    gable_roof(-1, 0, 12, 6.5, HEAD, 30, 0.5, 0.6, "x", 13)
    veranda(-2.4, 12.6, 0, 3.4, FLOOR, 2.55, 3.1, (-1.9, 1.6, 5.2, 8.8, 12.1))
    lit_room(-1, 0, 12, 4.5, FLOOR, 3.2, 1.0, [(0.6, 3.4), (8.5, 3.2)])
    curtains([(-0.2, 0.3), (2.3, 2.7), (4.0, 4.4), (6.4, 6.8)], 0.45, FLOOR, 2.9)
    shutters()
    hanging_lanterns([(0, -1.7), (3.4, -1.7), (7.0, -1.7)], 2.2, 2.85)
    put(armchair(pill="#5a6e5c"), (-0.9, -2.7, FLOOR), rz=0.9)
    put(armchair(pill="#c99b4e"), (0.6, -2.9, FLOOR), rz=-0.5)
    put(coffee_table(0.8, 0.5), (-0.2, -3.3, FLOOR))
    put(round_table(0.55), (4.2, -2.0, FLOOR))
    chair = dining_chair()
    for k in range(3):
        a = k * 2.1 + 0.6
        copies_at(chair, (4.2 + np.cos(a) * 0.72, -2.0 + np.sin(a) * 0.72, FLOOR), a - np.pi / 2)
    hide_all(chair)


def shutters():
    """Sage shutters folded back beside the windows of the gable."""
    sage = surface("shutter", "#5f7562", 0.6)
    mesh = MeshBuilder()
    for y in (1.1, 2.5, 3.9, 5.3):
        for y0, y1 in ((y - 0.72, y - 0.04),) if y in (1.1, 3.9) else ((y + 0.04, y + 0.72),):
            mesh.box(-1.07, y0, 1.18, -1.02, y1, 2.62, sage)
            for k in range(11):
                mesh.box(-1.09, y0 + 0.06, 1.28 + k * 0.12, -1.06, y1 - 0.06, 1.34 + k * 0.12, sage)
    mesh.obj("shutters", bevel=0.006)


def village(rng):
    """Huts around yards of swept earth, plots and bananas between them."""
    huts = [hut(1), hut(2, 1.8, "#a87c58"), hut(3, 2.4, "#c19a72")]
    houses = [tin_house("tin0"), tin_house("tin1", "#d8c2a0", "#7d4a3a", 7), tin_house("tin2", "#b98a6a", "#a8a59c", 5)]
    spots = [
        (-30, 40, 0), (-36, 48, 1), (-24, 50, 2), (-44, 38, 0), (-33, 60, 1), (-52, 56, 2), (-18, 66, 0),
        (-60, 42, 1), (-46, 74, 2), (-26, 82, 1), (-70, 62, 0), (-10, 88, 2), (-36, 34, 1), (-58, 86, 0),
    ]
    for x, y, kind in spots:
        z = ground_at(land, x, y)
        copy_to(huts[kind], (x, y, z), rng.uniform(-0.9, 0.9), rng.uniform(0.9, 1.15))
    for x, y, kind in ((-40, 66, 0), (-16, 56, 1), (-66, 50, 2), (-28, 94, 1), (-52, 100, 0), (-5, 74, 2)):
        copy_to(houses[kind], (x, y, ground_at(land, x, y)), rng.uniform(-0.6, 0.6), 1)
    yards(spots)
    greens, beans, maize = crops()
    for x, y, turn, kinds in (
        (-21, 34, 0.3, [greens, beans]),
        (-50, 47, -0.2, [maize]),
        (-28, 71, 0.6, [greens, beans]),
        (-40, 56, 0.1, [maize, beans]),
        (-64, 74, 0.4, [maize]),
        (-8, 62, -0.3, [greens]),
        (-14, 46, 0.5, [maize, beans]),
    ):
        plot(land, x, y, turn, 9, 11, kinds, rng, 1.1, 0.8)
    bananas = [far_banana(i) for i in range(3)]
    for _ in range(170):
        x, y = rng.uniform(-85, 8), rng.uniform(30, 115)
        if min(np.hypot(x - sx, y - sy) for sx, sy, _ in spots) > 4 and layered_noise(x / 16, y / 16, 3, 8) > 0.5:
            plant(bananas[rng.randint(3)], land, x, y, rng.uniform(0, 6.3), rng.uniform(0.8, 1.15))
    crowns = [far_tree(i, n=2600) for i in range(3)]
    for _ in range(70):
        x, y = rng.uniform(-110, 30), rng.uniform(38, 150)
        if min(np.hypot(x - sx, y - sy) for sx, sy, _ in spots) > 6:
            plant(crowns[rng.randint(3)], land, x, y, rng.uniform(0, 6.3), rng.uniform(0.5, 1.0))


def yards(spots):
    """Discs of swept earth around the huts, and paths between them."""
    earth = surface("yard", "#b98a5e", 0.95, color2="#a5754c", nscale=0.5)
    mesh = MeshBuilder()
    for x, y, _ in spots:
        ring = [(0, 0)] + [(r * np.cos(a), r * np.sin(a)) for r in (2.5, 5.2) for a in np.linspace(0, 6.283, 20, False)]
        points = [(x + px, y + py, ground_at(land, x + px, y + py) + 0.09) for px, py in ring]
        inner = [(0, 1 + k, 1 + (k + 1) % 20) for k in range(20)]
        outer = [(1 + k, 21 + k, 21 + (k + 1) % 20, 1 + (k + 1) % 20) for k in range(20)]
        mesh.add(points, inner + outer, earth)
    mesh.obj("yards", smooth=True)


def garden(rng):
    green, gold = bush(1, 0.7, 0.7), flowering(4, "yellow", 0.6, 0.5, 240, 0.06)
    white, pink = flowering(3, "white", count=240, size=0.06), flowering(2, "magenta", 0.6, 0.55, 300, 0.08)
    bed(land, [green, gold, white], (-4.0, -4.6), (-4.0, 5.5), 16, rng)
    bed(land, [green, pink, white, gold], (-2.2, -5.1), (6, -5.1), 18, rng, (0.6, 0.95))
    box("terrace-edge", -3.2, -4.15, -0.5, -2.55, 6.8, 0.12, rubble(), 0.02)
    clump(land, [banana(i, 2.0, 2.4, 0.75, 10) for i in range(3)], -4.6, 8.5, 4, rng)
    for x, y in ((-2.0, -3.5), (2.6, -3.6), (7.2, -3.6)):
        put(pot(0.28, 0.46), (x, y, FLOOR))
        copy_to(pink, (x, y, FLOOR + 0.3), rng.uniform(0, 6), 0.6)
    plant(acacia(11, 9.0, 6.4), land, -20.5, 12.5, 1.0, 1.05)
    plant(broadleaf(22, 8, 3.6), land, 6, 12, 2.0, 1.2)
    plant(broadleaf(21, 9, 4), land, 12, 14, 2.0, 1.2)
