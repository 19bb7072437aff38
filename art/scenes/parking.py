"""The parking court in the afternoon: red murram under umbrella trees, three cars before a low wall, villas behind."""

import math

import numpy as np

from lib.cars import car, hatchback
from lib.copies import copy_to, put
from lib.country import grass, ground_at, lay_ground, plant, rolling_ground, wooded_hills
from lib.garden import bed, clump, flowering, lawn_tufts
from lib.house import block, lit_room, plinth
from lib.light import camera, day_sky, sun
from lib.looks import golden
from lib.materials import glowing, surface
from lib.mesh import MeshBuilder, box
from lib.plants import banana, bush
from lib.render import shot
from lib.roofs import gable_roof, hip_roof
from lib.surfaces import plaster, rubble, timber
from lib.trees import acacia, broadleaf

SUN = (22, 214)
EYE = (-6.6, -5.2, 1.65)
SHOT = shot(golden(*SUN, exposure=0.95, clouds_seed=171), samples=8, mist=(10, 3500), bounces=4, fast_light=True)


def build():
    rng = np.random.RandomState(173)
    ground = rolling_ground(drop=0, base=-42, level=34, until=140, centre=(0, 4), unevenness=0.1)
    lay_ground(ground, (-110, 110, -60, 160), detail=240)
    wooded_hills(ground, (-1300, 1300, 70, 1900), 16000, clear=70, density=7, least=0.03)
    court(rng)
    cars()
    low_wall()
    houses()
    planting(ground, rng)
    free = lambda x, y: ~((x > -13.5) & (x < 10.6) & (y > -20) & (y < 8.2)) & ~((x > -7) & (x < 14) & (y > 13) & (y < 24))
    grass(lawn_tufts(), ground, EYE, (-30, 30, -12, 30), 90000, 2, free, 14)
    sun(*SUN, 5.4, "#ffd0a0", 1.0)
    day_sky(SUN[0], SUN[1] + 90, 0.2, dust=1.3)
    camera(EYE, (0.1, 4, 1.5), 25, level=True, shift_y=0.075)


def court(rng):
    """Rolled murram with kerbs of stone round it, bays marked by flat stones."""
    x, y = np.meshgrid(np.linspace(-13, 10, 160), np.linspace(-24, 7, 180))
    wheels = 0.012 * np.sin(x * 2.1 + np.sin(y * 0.5)) * np.cos(y * 0.7)
    murram = surface("murram", "#b07a50", 0.95, color2="#9a6842", nscale=1.6, bump=0.45, bscale=26)
    mesh = MeshBuilder()
    mesh.grid(np.stack([x, y, 0.04 + wheels], -1), murram)
    mesh.obj("court", smooth=True)
    stones = MeshBuilder()
    tones = [surface(f"kerb{i}", c, 0.9) for i, c in enumerate(("#a89880", "#b8a88e", "#978770"))]
    for k in range(44):
        at = -12.9 + k * 0.52
        stones.cbox(at, 7.05, 0.07, 0.49, 0.22, 0.2 + rng.uniform(-0.02, 0.02), tones[k % 3])
    for k in range(58):
        at = -22.8 + k * 0.52
        for side in (-13.05, 10.05):
            stones.cbox(side, at, 0.07, 0.22, 0.49, 0.2 + rng.uniform(-0.02, 0.02), tones[(k + 1) % 3])
    for bay in range(6):
        for k in range(9):
            stones.cbox(-7.6 + bay * 2.9, 1.4 + k * 0.56, 0.045, 0.16, 0.42, 0.05, tones[(bay + k) % 3], rng.normal() * 0.05)
    stones.obj("kerbs", bevel=0.025)


def cars():
    """Three guests' cars, noses to the wall, and a gap for a fourth."""
    put(car("#8f9a8c"), (-3.3, 4.0, 0.03), math.pi / 2 + 0.02)
    put(hatchback("#a34a36"), (2.55, 4.25, 0.03), math.pi / 2 - 0.03)
    put(car("#e6e0d2", 4.75, 1.84, 1.08, 1.86, 0.42, 1.3, 0.05, 0.39), (5.4, 3.9, 0.03), math.pi / 2)


def low_wall():
    """A plastered wall with a woven band behind the bays, lamps on its piers."""
    box("wall", -9.2, 7.4, -0.2, 9.4, 7.65, 0.95, plaster("court-wall", "#efe0c6", "#e0cba6"), 0.015)
    box("coping", -9.3, 7.34, 0.95, 9.5, 7.71, 1.02, surface("coping", "#8c5840", 0.8), 0.012)
    band = MeshBuilder()
    clay, dark = surface("band-clay", "#a65a3c", 0.8), surface("band-dark", "#5a3a24", 0.8)
    for k in range(62):
        x = -9.1 + k * 0.3
        band.add([(x, 7.393, 0.5), (x + 0.3, 7.393, 0.5), (x + 0.15, 7.393, 0.65)], [(0, 1, 2)], clay)
        band.add([(x + 0.15, 7.393, 0.66), (x + 0.45, 7.393, 0.66), (x + 0.3, 7.393, 0.51)], [(2, 1, 0)], dark)
    band.obj("band")
    for x in (-9.3, -3.1, 3.1, 9.5):
        box("pier", x - 0.24, 7.28, -0.2, x + 0.24, 7.77, 1.25, rubble(), 0.03)
        head = MeshBuilder()
        head.box(x - 0.11, 7.41, 1.25, x + 0.11, 7.63, 1.5, glowing("court-lamp", "#ffdca8", 2.2, False))
        head.box(x - 0.15, 7.37, 1.5, x + 0.15, 7.67, 1.54, surface("iron", "#1d1a18", 0.45, metal=0.6))
        head.obj("lamp", bevel=0.006)
    board = MeshBuilder()
    board.box(-10.62, 6.3, 0, -10.5, 6.42, 2.1, timber("Z"))
    board.box(-10.98, 6.26, 1.45, -10.14, 6.31, 2.05, surface("board-green", "#3c5a48", 0.6))
    letter = surface("letter", "#f3ead9", 0.6)
    board.box(-10.72, 6.24, 1.56, -10.64, 6.262, 1.96, letter)
    board.box(-10.64, 6.24, 1.88, -10.47, 6.262, 1.96, letter)
    board.box(-10.64, 6.24, 1.7, -10.47, 6.262, 1.78, letter)
    board.box(-10.47, 6.24, 1.7, -10.39, 6.262, 1.96, letter)
    board.obj("board", bevel=0.004)


def houses():
    """Two villas beyond the wall."""
    cream, ochre = plaster("court-cream", "#f0dfc6", "#e2caa4"), plaster("court-ochre", "#dcb26c", "#cfa05a")
    plinth(-6.4, 14.0, 3.6, 20.6, 0.35)
    block(-6.0, 14.4, 3.2, 20.2, 0.35, 3.25, cream, {"front": [(0.9, 2.9, 0.9, 2.6, 3, 2), (3.9, 5.3, 0.35, 2.6, 2, 3), (6.3, 8.3, 0.9, 2.6, 3, 2)], "left": [(2.0, 3.8, 0.9, 2.6, 2, 2)]})
    hip_roof(-6.0, 14.4, 3.2, 20.2, 3.25, 29, 0.75, 5)
    lit_room(-6.0, 14.4, 3.2, 20.2, 0.35, 3.1)
    plinth(6.8, 16.0, 14.6, 22.4, 0.35)
    block(7.2, 16.4, 14.2, 22.0, 0.35, 3.25, ochre, {"front": [(0.9, 2.9, 0.9, 2.6, 3, 2), (4.1, 6.1, 0.9, 2.6, 3, 2)], "left": [(2.0, 3.8, 0.9, 2.6, 2, 2)]})
    gable_roof(7.2, 16.4, 14.2, 22.0, 3.25, 30, 0.5, 0.6, "x", 9)
    lit_room(7.2, 16.4, 14.2, 22.0, 0.35, 3.1)


def planting(ground, rng):
    """Bougainvillea along the wall, umbrella trees over the bays, bananas between the houses."""
    shrubs = [flowering(2, "magenta", 0.7, 0.7, 500, 0.09), bush(1, 0.8, 0.8), flowering(3, "white", 0.6, 0.5, 240, 0.06), flowering(9, "apricot", 0.6, 0.6, 280, 0.08)]
    bed(ground, shrubs, (-9, 8.6), (9.2, 8.6), 52, rng, (1.15, 1.7), 0.2)
    bed(ground, shrubs, (-14.2, -6), (-14.2, 6), 18, rng, (0.7, 1.2), 0.3)
    bed(ground, shrubs, (11.2, -6), (11.2, 6.5), 20, rng, (0.7, 1.2), 0.3)
    thorn, crowns = acacia(11, 8.2, 6.4), [broadleaf(21, 9.5, 4.2), broadleaf(22, 8, 3.6)]
    for kind, x, y, size in ((thorn, 0.1, 9.6, 1.0), (acacia(12, 7.5, 5.4), 10.2, 9.2, 0.95), (crowns[0], -13.5, 15, 1.1), (crowns[1], -8.5, 24, 1.2), (crowns[0], 5.2, 27, 1.1), (crowns[1], 18, 17, 1.1), (thorn, -30, 42, 1.2), (crowns[0], 16.5, 29, 1.2)):
        plant(kind, ground, x, y, rng.uniform(0, 6.3), size)
    bananas = [banana(i, 2.0, 2.4, 0.75, 10) for i in range(3)]
    clump(ground, bananas, 5.1, 15.5, 4, rng)
    clump(ground, bananas, -9.2, 14.0, 4, rng)
    copy_to(bananas[0], (16.2, 15.5, ground_at(ground, 16.2, 15.5)), 0.3, 1.0)
