"""Coffee under bananas: red cherries on the branch close by, the garden path behind."""

import math

import numpy as np

from lib.copies import copy_to
from lib.country import grass, ground_at, lay_ground, plant, rolling_ground, wooded_hills
from lib.garden import lawn_tufts
from lib.light import camera, day_sky, sun
from lib.looks import golden
from lib.materials import foliage, surface
from lib.mesh import MeshBuilder
from lib.plants import banana
from lib.quads import join, quad_mesh
from lib.render import shot
from lib.trees import broadleaf

SUN = (30, -152)
EYE = (0, -5.4, 1.45)
SHOT = shot(golden(*SUN, exposure=1.2, clouds_seed=81), samples=8, mist=(6, 3500), bounces=4, fast_light=True)


def build():
    rng = np.random.RandomState(131)
    ground = rolling_ground(drop=0, base=-40, level=34, until=150, centre=(0, 6), unevenness=0.2)
    lay_ground(ground, (-110, 110, -40, 160), detail=240)
    wooded_hills(ground, (-1300, 1300, 60, 1900), 20000, clear=60, density=7, least=0.05)
    path(ground)
    coffee = [coffee_bush(i) for i in range(3)]
    for row, x in enumerate((-1.7, 1.7, -2.9, 2.95, -5.0, 5.1)):
        for k in range(9):
            y = -3.0 + k * 1.75 + (row % 2) * 0.5
            if row < 2 and k == 0:
                y += 0.5
            plant(coffee[rng.randint(3)], ground, x + rng.normal() * 0.1, y, rng.uniform(0, 6.3), rng.uniform(0.85, 1.1), 0.02)
    bananas = [banana(i, 2.3 + 0.2 * i, 2.6, 0.78, 10) for i in range(4)]
    for x in (-3.7, 3.8, -6.0, 6.1, -8.4, 8.5):
        for k in range(5):
            y = 1.2 + k * 3.3 + rng.normal() * 0.3
            for _ in range(2):
                at = x + rng.normal() * 0.3, y + rng.normal() * 0.4
                plant(bananas[rng.randint(4)], ground, *at, rng.uniform(0, 6.3), rng.uniform(0.85, 1.15), 0.05)
    bunch(ground, rng)
    crown = broadleaf(22, 8, 3.6)
    for x, y, size in ((-12, 24, 1.2), (3, 30, 1.2), (14, 25, 1.3), (-3, 36, 1.1), (22, 18, 1.1), (-22, 16, 1.2)):
        plant(crown, ground, x, y, rng.uniform(0, 6), size)
    grass(lawn_tufts(), ground, EYE, (-14, 14, -4.9, 24), 70000, 2, lambda x, y: abs(x - bend(y)) > 0.62)
    mulch(ground, rng)
    sun(*SUN, 5.6, "#ffd09a", 1.0)
    day_sky(SUN[0], SUN[1] + 90, 0.22, dust=1.3)
    camera(EYE, (0.15, 6, 1.45), 27, level=True, shift_y=0.03)


def bend(y):
    """Middle of the path."""
    return 0.35 * np.sin(np.asarray(y) * 0.35)


def path(ground):
    earth = surface("path-earth", "#b07a50", 0.95, color2="#9a6842", nscale=1.2, bump=0.3, bscale=16)
    y = np.linspace(-5.4, 30, 80)
    mesh, rows = MeshBuilder(), []
    for side in np.linspace(-1, 1, 7):
        x = bend(y) + side * (0.6 + 0.05 * np.sin(y * 3))
        rows.append(np.stack([x, y, ground(x, y) + 0.03 + 0.02 * (1 - side * side)], -1))
    mesh.grid(np.array(rows)[::-1], earth)
    mesh.obj("path", smooth=True)


def coffee_bush(seed):
    """A coffee tree of two metres: level branches, glossy leaves in pairs, cherries along the wood."""
    rng = np.random.RandomState(seed)
    leaf = foliage("coffee-leaf", "#2c5420", "#4f7d30", transl=0.3, gloss=0.16, nscale=2, randval=0.18)
    bark, wood = surface("coffee-bark", "#6d5844", 0.9), MeshBuilder()
    cherries = {c: surface("cherry" + c, c, 0.3, coat=0.3) for c in ("#a8201c", "#c8402a", "#6f8a2c")}
    fruit = MeshBuilder()
    height = rng.uniform(1.75, 2.1)
    wood.tube([(0, 0, -0.1), (0.03, 0.02, height * 0.5), (0, 0, height)], [0.03, 0.022, 0.008], bark, 7)
    quads = []
    for k in range(46):
        z, a = 0.22 + (height - 0.24) * k / 46, k * 2.4
        length = 0.85 * (1 - 0.62 * k / 46) * rng.uniform(0.85, 1.1)
        out = np.array([math.cos(a), math.sin(a), 0])
        at = lambda t: np.array([0, 0, z]) + out * length * t + [0, 0, 0.12 * length * t - 0.3 * length * t * t]
        wood.tube([at(0), at(0.5), at(1)], [0.009, 0.006, 0.003], bark, 5, cap=False)
        side = np.array([-out[1], out[0], 0])
        for t in np.arange(0.22, 1.01, 0.105):
            p = at(t)
            for s in (-1, 1):
                d = side * s * 0.85 + out * 0.55 + [0, 0, rng.uniform(-0.35, 0.1)]
                d = d / np.linalg.norm(d)
                size, up = rng.uniform(0.14, 0.2), np.array([0, 0, 0.018])
                w = np.cross(d, [0, 0, 1.0]) * size * 0.23
                mid, tip = p + d * size * 0.5, p + d * size - up * 1.6
                quads += [[p, mid - w - up * 0.2, tip, mid + up * 0.4], [p, mid + up * 0.4, tip, mid + w - up * 0.2]]
            if t < 0.85 and k < 36:
                for _ in range(rng.randint(1, 4)):
                    c = p + rng.normal(size=3) * [0.014, 0.014, 0.01]
                    colour = list(cherries)[rng.choice(3, p=[0.55, 0.25, 0.2])]
                    r = 0.0115
                    fruit.lathe([(0, -r), (r * 0.8, -r * 0.6), (r, 0), (r * 0.8, r * 0.6), (0, r)], cherries[colour], tuple(c), 8)
    parts = [wood.obj("wood", smooth=True), fruit.obj("cherries", smooth=True), quad_mesh("leaves", [(np.array(quads), leaf)])]
    return join(parts, "coffee")


def bunch(ground, rng):
    """Green bunches hanging from two of the bananas by the path."""
    green = surface("green-banana", "#7d9a3a", 0.45, color2="#93ab45", nscale=8)
    stem, flower = surface("bunch-stem", "#6d7a3a", 0.6), surface("banana-flower", "#5a2438", 0.5)
    mesh = MeshBuilder()
    mesh.tube([(0, 0, 0.25), (0, 0, -0.75)], 0.02, stem, 8)
    for tier in range(7):
        for k in range(12):
            a, z = k * 0.5236 + tier * 0.3, -tier * 0.085
            r = 0.1 * (1 - tier * 0.05)
            c, s = math.cos(a), math.sin(a)
            points = [(c * 0.02, s * 0.02, z), (c * r, s * r, z - 0.005), (c * r * 1.35, s * r * 1.35, z + 0.06), (c * r * 1.3, s * r * 1.3, z + 0.12)]
            mesh.tube(points, [0.009, 0.018, 0.019, 0.007], green, 7)
    mesh.lathe([(0, 0), (0.045, 0.05), (0.055, 0.1), (0.02, 0.17), (0, 0.18)], flower, (0, 0, -0.92), 14)
    hung = mesh.obj("bunch", smooth=True, autosmooth=60, hide=True)
    for x, y in ((-3.55, 1.2), (3.65, 4.5)):
        copy_to(hung, (x + 0.32 * (1 if x < 0 else -1), y - 0.25, ground_at(ground, x, y) + 2.05), rng.uniform(0, 6), 1.0)


def mulch(ground, rng):
    """Dry banana leaves on the soil."""
    dry = foliage("mulch", "#8a6a42", "#b0905c", transl=0.1, randval=0.2)
    quads = []
    for _ in range(60):
        p, a = rng.normal(size=3) * [0.35, 0.35, 0], rng.uniform(0, 6.3)
        d, w = np.array([math.cos(a), math.sin(a), 0]) * rng.uniform(0.1, 0.3), np.array([-math.sin(a), math.cos(a), 0]) * 0.03
        z = rng.uniform(0.01, 0.06)
        quads.append([p - d - w + [0, 0, z], p - d + w + [0, 0, z * 0.6], p + d + w + [0, 0, z], p + d - w + [0, 0, z * 0.5]])
    litter = quad_mesh("mulch", [(np.array(quads), dry)])
    for _ in range(120):
        x, y = rng.choice([-1, 1]) * rng.uniform(1.2, 6.5), rng.uniform(-4, 12)
        plant(litter, ground, x, y, rng.uniform(0, 6), rng.uniform(0.7, 1.2), 0.0)
