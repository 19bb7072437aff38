"""Honey Bee: a small ochre house in a meadow of blossom, hives on their stands before it."""

import numpy as np

from lib.copies import copy_to, put
from lib.country import grass, ground_at, lay_ground, plant, rolling_ground, wooded_hills
from lib.furniture import armchair, round_table
from lib.garden import bed, blossom, clump, flowering, lawn_tufts
from lib.hives import box_hive, log_hive
from lib.house import THICKNESS, block, curtains, gable_end, gable_flank, hanging_lanterns, lit_room, plinth, steps, veranda
from lib.light import camera, day_sky, sun
from lib.looks import golden
from lib.materials import surface
from lib.mesh import MeshBuilder
from lib.objects import pot
from lib.plants import banana, bush, grass_tuft
from lib.render import shot
from lib.roofs import gable_roof
from lib.surfaces import plaster, timber
from lib.trees import acacia, broadleaf

SUN = (18, -35)
EYE = (6.4, -13.0, 1.7)
SHOT = shot(golden(*SUN, exposure=0.95, clouds_seed=52), samples=8, mist=(10, 3500), bounces=4, fast_light=True)
FLOOR, HEAD = 0.45, 3.2


def build():
    rng = np.random.RandomState(15)
    house()
    ground = rolling_ground(drop=0, base=-40, level=26, until=140, centre=(0, 1), unevenness=0.25)
    lay_ground(ground, (-110, 110, -60, 160), detail=240)
    wooded_hills(ground, (-1300, 1300, 60, 1900), 24000, clear=60, density=7, least=0.03)
    hives(ground)
    meadow(ground, rng)
    trees(ground, rng)
    free = lambda x, y: ~((x > -5.6) & (x < 5.2) & (y > -3.3) & (y < 8)) & ~((abs(x - 0.9) < 0.8) & (y < -3))
    grass(lawn_tufts(), ground, EYE, (-24, 26, -12.4, 26), 110000, 2, free)
    sun(*SUN, 5.4, "#ffc482", 1.0)
    day_sky(SUN[0], SUN[1] + 90, 0.17, dust=1.4)
    camera(EYE, (-0.6, 0, 2), 25, level=True, shift_y=0.08)


def house():
    ochre = plaster("honey-plaster", "#d9a24e", "#c68f42")
    plinth(-5.2, -0.1, 5.0, 7.4, FLOOR)
    plinth(-5.15, -2.35, -0.45, 0, FLOOR)
    plinth(-0.4, -3.1, 5.2, 0, FLOOR, paved=True)
    steps(0.2, 1.7, -3.2, FLOOR)
    block(
        -5,
        -2.2,
        -0.6,
        7,
        FLOOR,
        HEAD,
        ochre,
        {"front": [(1.1, 3.3, FLOOR + 0.5, 2.65, 3, 2)], "right": [(2.9, 4.2, FLOOR, 2.6, 2, 3)]},
    )
    block(
        -0.598,
        0,
        4.8,
        6.98,
        FLOOR,
        HEAD,
        ochre,
        {"front": [(0.6, 1.9, FLOOR, 2.7, 2, 4), (2.9, 4.7, FLOOR + 0.5, 2.6, 2, 2)], "right": [(2, 3.6, 1.2, 2.6, 2, 2)]},
    )
    gable_end(-5, -0.6, -2.2, HEAD, 36, ochre, vent=False)
    honeycomb((-2.8, -2.27, HEAD + 0.62))
    gable_roof(-5, -2.2, -0.6, 7, HEAD, 36, 0.55, 0.5, "y", 6)
    gable_roof(-1.2, 0, 4.8, 7, HEAD, 30, 0.5, 0.55, "x", 16)
    gable_flank(4.8 - THICKNESS, 0, 7, HEAD, 30, ochre)
    veranda(-0.5, 5.2, 0, 3.0, FLOOR, 2.5, 3.0, (-0.1, 2.3, 4.75))
    lit_room(-5, -2.2, -0.6, 4, FLOOR, 3.1, 1.0, [(-2.9, 0.8)])
    lit_room(-0.6, 0, 4.8, 4.5, FLOOR, 3.1, 1.0, [(3.4, 3.2)])
    curtains([(-4.1, -3.7), (-2.0, -1.6)], -1.75, FLOOR + 0.4, 2.75)
    curtains([(2.2, 2.6), (3.8, 4.2)], 0.45, FLOOR + 0.4, 2.7)
    hanging_lanterns([(0.6, -1.5), (3.6, -1.5)], 2.2, 2.75)
    put(round_table(0.4, 0.6), (3.5, -1.5, FLOOR))
    put(armchair(pill="#c99b4e"), (2.6, -1.3, FLOOR), rz=0.5)
    put(armchair(pill="#a65a3c"), (4.35, -1.2, FLOOR), rz=-0.5)


def honeycomb(middle):
    """Seven cells of timber on the gable."""
    mesh, r = MeshBuilder(), 0.17
    for q, s in ((0, 0), (1, 0), (-1, 0), (0.5, 1), (-0.5, 1), (0.5, -1), (-0.5, -1)):
        x, z = middle[0] + q * r * 1.78, middle[2] + s * r * 1.54
        corners = [(x + r * np.sin(a), middle[1], z + r * np.cos(a)) for a in np.linspace(0, 2 * np.pi, 7)]
        for a, b in zip(corners[:-1], corners[1:]):
            mesh.beam(a, b, 0.05, 0.035, timber("X"))
    mesh.obj("honeycomb")


def hives(ground):
    for x, y, turn, paint, boxes in (
        (3.6, -6.9, 0.25, "#f2ead6", 2),
        (5.0, -5.9, 0.1, "#d9a948", 3),
        (6.5, -6.5, -0.2, "#7d98a0", 2),
        (7.6, -5.2, -0.3, "#f2ead6", 2),
        (6.2, -4.2, 0.0, "#c98a5a", 3),
    ):
        put(box_hive(paint, boxes), (x, y, ground_at(ground, x, y) - 0.03), turn)
    put(log_hive(), (-7.6, -1.4, ground_at(ground, -7.6, -1.4)), 0.5)


def meadow(ground, rng):
    """Sunflowers behind, lilac and white before them."""
    kinds = [
        flowering(71, "yellow", 0.45, 0.6, 170, 0.075),
        flowering(72, "lilac", 0.4, 0.5, 300, 0.045),
        flowering(73, "white", 0.4, 0.5, 200, 0.05),
        flowering(74, "apricot", 0.4, 0.5, 130, 0.07),
        grass_tuft(75, 40, 0.6, 0.01, 0.16, name="tall-grass"),
    ]
    for _ in range(330):
        x, y = rng.uniform(-11, 13), rng.uniform(-10.8, -3.2)
        on_path, near_eye = abs(x - 0.9) < 1.15, np.hypot(x - EYE[0], y - EYE[1]) < 2.8
        at_house = x < 0 and y > -3.2
        if not (on_path or near_eye or at_house or abs(y + 5.6) < 1.7 and x > 2.8):
            plant(kinds[rng.randint(5)], ground, x, y, rng.uniform(0, 6.3), rng.uniform(0.55, 1.0), 0.05)
    bed(ground, kinds[:4], (-5.2, -2.9), (-0.9, -2.9), 10, rng, (0.8, 1.1), 0.15)
    bed(ground, kinds[:4], (2.0, -3.6), (5.4, -3.6), 9, rng, (0.8, 1.1), 0.15)
    sand = surface("honey-path", "#c09468", 0.95, color2="#a97f56", nscale=1.5)
    mesh = MeshBuilder()
    line = [(0.95 + 0.25 * np.sin(y * 0.7), y) for y in np.linspace(-14, -3.5, 22)]
    left = [(x - 0.62, y, ground_at(ground, x, y) + 0.05) for x, y in line]
    right = [(x + 0.62, y, ground_at(ground, x, y) + 0.05) for x, y in line]
    mesh.grid(np.array([left, right]).transpose(1, 0, 2)[:, ::-1], sand)
    mesh.obj("path", smooth=True)
    for x in (0.0, 1.9):
        put(pot(0.24, 0.42, "#d9a948", "#c08f38"), (x, -2.75, FLOOR))
        copy_to(kinds[0], (x, -2.75, FLOOR + 0.28), rng.uniform(0, 6), 0.6)


def trees(ground, rng):
    crown, thorn = broadleaf(22, 8, 3.6), acacia(11, 9.0, 6.4)
    blooming = [bush(81, 1.5, 2.0, 0.09, 9000, flower=blossom("white"), nfl=900, flsize=0.075)]
    for x, y, size in ((-7.6, 1.5, 1.3), (7.4, 2.6, 1.4), (9.6, 5.4, 1.5), (-9.4, 5, 1.6)):
        plant(blooming[0], ground, x, y, rng.uniform(0, 6), size, 0.1)
    for kind, x, y, size in (
        (crown, -9.5, 13, 1.15),
        (crown, -3, 15, 1.1),
        (crown, 6, 14, 1.15),
        (thorn, 14, 22, 1.1),
        (thorn, -26, 34, 1.2),
        (crown, 19, 14, 1.0),
        (crown, -17, 9, 1.1),
    ):
        plant(kind, ground, x, y, rng.uniform(0, 6.3), size)
    clump(ground, [banana(i, 2.0, 2.4, 0.75, 10) for i in range(3)], 12.2, 4.5, 4, rng)
