"""Lake Mburo at first light: zebra come to drink, hippo in the still water, mist under the hills."""

import numpy as np

from lib.copies import copy_to, scatter_mix
from lib.country import grass, ground_at, lay_ground, plant, wooded_hills
from lib.land import hills
from lib.light import camera, dusk_sky, sun
from lib.looks import dawn, sun_direction
from lib.materials import foliage, glowing
from lib.mesh import MeshBuilder
from lib.noise import layered_noise, smooth_step
from lib.plants import bush, grass_tuft
from lib.render import shot
from lib.trees import acacia
from lib.wild import hippo_back, reed_points, ripples, zebra

SUN = (6, 74)
EYE = (0, -12, 1.6)
SHOT = shot(dawn(*SUN, exposure=0.78, mist=900, vig=0.22), samples=12, mist=(8, 4000), bounces=4, diffuse=2, glossy=2)
far_land = hills(
    [
        (-300, 520, 60, 240, 120, 0.2),
        (240, 560, 52, 240, 120, -0.15),
        (-20, 800, 80, 420, 150, 0.05),
        (560, 900, 110, 300, 220, 0),
        (-760, 1000, 130, 320, 240, 0),
        (60, 1700, 170, 900, 300, 0),
        (-1000, 2200, 240, 900, 400, 0),
        (1200, 2400, 260, 1000, 420, 0),
    ],
    base=-4,
    rough=3,
)
WATER = 0.0


def build():
    rng = np.random.RandomState(101)
    lay_ground(land, (-140, 140, -40, 330), (-2800, 2800, -40, 4300), 360)
    water = MeshBuilder()
    water.add([(-900, -14, WATER), (900, -14, WATER), (900, 420, WATER), (-900, 420, WATER)], [(0, 1, 2, 3)], ripples())
    water.obj("lake")
    reflected_mist()
    wooded_hills(land, (-1400, 1400, 285, 2000), 22000, clear=285, density=7, least=0.08)
    animals(rng)
    shores(rng)
    straw = foliage("dry-grass", "#80803c", "#a8a052", transl=0.45, nscale=0.3, randval=0.25)
    tufts = [grass_tuft(i, 44, 0.24, 0.005, 0.16, straw, bend=0.8) for i in range(3)]
    grass(tufts, land, EYE, (-26, 26, -11, 26), 100000, 2, lambda x, y: land(x, y) > WATER + 0.05, 8)
    glow = sun_direction(*SUN)
    stops = [(0, "#ffcf9c"), (0.08, "#f3c2a2"), (0.22, "#c9b8c2"), (0.5, "#86a3cc"), (1, "#5a82b4")]
    dusk_sky(stops, 0.75, sun_dir=glow, glow="#ffb070", glow_pow=12, glow_str=1.2)
    sun(*SUN, 3.2, "#ffb878", 2)
    camera(EYE, (0, 20, EYE[2]), 30, level=True, shift_y=0.07)


def reflected_mist():
    """Haze is added after the render, so the water would mirror the far bank without it: a pale band only it sees."""
    band = MeshBuilder()
    band.add([(-900, 262, -1), (900, 262, -1), (900, 262, 17), (-900, 262, 17)], [(0, 1, 2, 3)], glowing("mist", "#d9c0ae", 0.62, False))
    mist = band.obj("mist")
    mist.visible_camera = mist.visible_diffuse = mist.visible_shadow = False


def shore(x):
    """Where the near bank ends: a tongue of land on the left, water on the right."""
    return 10 - 13.5 * smooth_step(-7, 6, x) + 1.6 * (layered_noise(x / 5, x * 0, 3, 3) - 0.5)


def land(x, y):
    bank = 0.55 * smooth_step(0.5, -5, y - shore(x)) - 1.2 * smooth_step(-0.5, 4, y - shore(x)) + 0.1 * (layered_noise(x / 3, y / 3, 3, 7) - 0.5)
    other_side = 270 + 26 * (layered_noise(x / 90, x * 0, 3, 9) - 0.5)
    beyond = smooth_step(-10, 30, y - other_side)
    lake_bed = bank * (1 - beyond) + beyond * 1.5
    away = smooth_step(285, 420, y)
    return lake_bed * (1 - away) + (np.maximum(far_land(x, y), -2) + 4) * away


def animals(rng):
    standing, drinking = zebra("zebra"), zebra("drinking", True)
    for x, y, turn, kind in (
        (-6.2, 8.2, 0.9, drinking),
        (-8.4, 9.2, 0.7, standing),
        (-4.4, 5.4, 0.4, standing),
        (-9.7, 7.7, 0.3, standing),
        (-9.8, 10.8, 1.2, drinking),
        (-2.5, 5.2, 0.15, drinking),
    ):
        copy_to(kind, (x, y, max(ground_at(land, x, y), WATER - 0.12)), turn, rng.uniform(0.92, 1.05))
    hippo = hippo_back()
    for x, y, turn, size in ((7.5, 17, 2.8, 1.0), (11.5, 21, 3.4, 0.95), (4.0, 25, 2.2, 0.9), (15, 26, 0.4, 0.8)):
        copy_to(hippo, (x, y, WATER + 0.02), turn, size)


def shores(rng):
    reed = foliage("reeds", "#5d7032", "#8a9448", transl=0.4, nscale=0.5)
    clumps = [grass_tuft(i, 26, 1.5, 0.012, 0.16, reed, bend=0.35, name="reeds") for i in range(3)]
    line = [(x, float(shore(np.array(x))) + 0.9) for x in np.linspace(4, 22, 30)]
    points = reed_points(line, 90, rng, 0.5)
    points = np.concatenate([points, reed_points([(-24, 14), (-16, 12.6)], 60, rng, 0.8)])
    ground = land(points[:, 0], points[:, 1])
    spots = np.stack([points[:, 0], points[:, 1], np.maximum(ground, -0.5)], 1)
    scatter_mix("reeds", clumps, spots, rng.uniform(0, 6.3, len(spots)), rng.uniform(0.6, 1.05, len(spots)))
    far = [bush(84 + i, 2.6, 2.2, 0.3, 1600) for i in range(2)]
    for _ in range(150):
        x = rng.uniform(-190, 190)
        plant(far[rng.randint(2)], land, x, rng.uniform(268, 300), rng.uniform(0, 6), rng.uniform(0.7, 1.8))
    thorn = [acacia(12, 8.4, 6.4, 0.15, 22000), acacia(13, 7.5, 5.4, 0.4, 4000)]
    plant(thorn[0], land, -11.4, 9.8, 0.6, 0.9, 0.2)
    for x, y in ((-60, 292), (40, 296), (95, 300), (-120, 300), (0, 305)):
        plant(thorn[1], land, x, y, rng.uniform(0, 6), rng.uniform(1.1, 1.5), 0.3)
