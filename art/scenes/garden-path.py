"""The path through the garden in the late sun: three villas along it, lamps at its edge, jacaranda and bougainvillea."""

import numpy as np

from lib.copies import copy_to, put
from lib.country import grass, ground_at, lay_ground, plant, rolling_ground, wooded_hills
from lib.furniture import armchair
from lib.garden import bed, blossom, clump, flowering, lawn_tufts
from lib.house import block, lit_room, plinth, veranda
from lib.light import camera, day_sky, sun
from lib.looks import golden
from lib.materials import glowing, surface
from lib.mesh import MeshBuilder
from lib.paths import distance_to
from lib.plants import aloe, banana, bush, palm
from lib.quads import blob_points, join, leaves, quad_mesh
from lib.render import shot
from lib.roofs import gable_roof, hip_roof
from lib.surfaces import pavers, plaster, rubble, timber
from lib.trees import acacia, broadleaf

SUN = (17, -152)
EYE = (-0.9, -15.0, 1.65)
SHOT = shot(golden(*SUN, exposure=0.95, clouds_seed=141), samples=8, mist=(10, 3500), bounces=4, fast_light=True)
WIDTH = 0.85


def centre(y):
    """Where the path's middle is."""
    return 0.9 * np.sin((y + 15) / 9.0) + 0.02 * (y + 15)


LINE = [(float(centre(y)), float(y)) for y in np.linspace(-18, 40, 50)]


def build():
    rng = np.random.RandomState(131)
    ground = rolling_ground(drop=0, base=-40, level=42, until=150, centre=(0, 6), unevenness=0.16)
    lay_ground(ground, (-110, 110, -60, 170), detail=260)
    wooded_hills(ground, (-1300, 1300, 80, 1900), 18000, clear=80, density=7, least=0.03)
    bricks(ground)
    villas()
    edges(ground, rng)
    trees(ground, rng)
    for y, side in ((-9.2, 1), (-4.2, -1), (1.2, 1), (6.6, -1), (12.2, 1)):
        path_lamp(centre(y) + side * 1.25, y)
    free = lambda x, y: (distance_to(x, y, LINE) > WIDTH + 0.1) & ~((x > 4.4) & (x < 14) & (y > -6.4) & (y < 5)) & ~((x < -5.2) & (x > -15) & (y > 1.2) & (y < 12))
    grass(lawn_tufts(), ground, EYE, (-20, 20, -14.6, 30), 130000, 2, free)
    sun(*SUN, 5.4, "#ffc488", 1.0)
    day_sky(SUN[0], SUN[1] + 90, 0.18, dust=1.4)
    camera(EYE, (0.3, 4, 1.65), 25, level=True, shift_y=0.045)


def bricks(ground):
    """Brick paving that follows the ground, an upright course along both edges."""
    y = np.linspace(-18, 40, 240)
    rows = []
    for side in (-1, 1):
        x = centre(y) + side * WIDTH
        rows.append(np.stack([x, y, np.array([ground_at(ground, p, q) for p, q in zip(x, y)]) + 0.05], -1))
    mesh = MeshBuilder()
    mesh.grid(np.array(rows), pavers("garden-path", "#a8704e", "#8d5a3e", scale=3))
    mesh.obj("path")
    course = MeshBuilder()
    for side in (-1, 1):
        for k in range(int(48 / 0.23)):
            at = -17.5 + k * 0.23
            x = centre(at) + side * (WIDTH + 0.05)
            course.cbox(x, at, ground_at(ground, x, at) + 0.02, 0.1, 0.215, 0.13, surface(f"course{k % 4}", ("#9c6446", "#8a563c", "#a8704e", "#94603f")[k % 4], 0.85))
    course.obj("course", bevel=0.008)


def villas():
    """A cream one near on the right, an ochre one on the left, a white one at the end."""
    cream = plaster("path-cream", "#f0dfc6", "#e2caa4")
    plinth(5.4, -4.4, 13.4, 4.4, 0.35)
    plinth(4.6, -5.0, 7.4, 4.4, 0.35, paved=True)
    block(7.2, -4.0, 13.0, 4.0, 0.35, 3.2, cream, {"left": [(0.8, 2.6, 0.8, 2.55, 3, 2), (3.3, 5.0, 0.35, 2.6, 2, 3), (5.6, 7.2, 0.8, 2.55, 2, 2)], "front": [(1.4, 3.4, 1.1, 2.55, 3, 2)]})
    hip_roof(5.2, -4.0, 13.0, 4.0, 3.15, 27, 0.65, 3)
    posts = MeshBuilder()
    for y in (-3.9, -1.3, 1.3, 3.9):
        posts.box(5.22, y - 0.08, 0.35, 5.38, y + 0.08, 2.85, timber("Z"))
        posts.box(5.15, y - 0.15, 0.35, 5.45, y + 0.15, 0.7, rubble())
    posts.box(5.22, -4.1, 2.7, 5.38, 4.1, 2.86, timber("Y"))
    posts.obj("posts", bevel=0.01)
    lit_room(7.2, -4.0, 13.0, 4.0, 0.35, 3.1)
    put(armchair(pill="#a65a3c"), (6.4, 1.9, 0.35), -np.pi / 2 - 0.2)
    put(armchair(pill="#c99b4e"), (6.4, -2.6, 0.35), -np.pi / 2 + 0.2)
    ochre = plaster("path-ochre", "#dcb26c", "#cfa05a")
    plinth(-13.6, 4.2, -5.6, 11.2, 0.35)
    block(-13.2, 4.6, -6.0, 10.8, 0.35, 3.2, ochre, {"front": [(0.8, 2.8, 0.8, 2.55, 3, 2), (3.6, 4.8, 0.35, 2.5, 1, 2), (5.4, 6.7, 0.8, 2.55, 2, 2)], "right": [(1.2, 2.8, 0.8, 2.55, 2, 2), (3.8, 5.2, 0.8, 2.55, 2, 2)]})
    hip_roof(-13.2, 4.6, -6.0, 10.8, 3.2, 29, 0.7, 8)
    lit_room(-13.2, 4.6, -6.0, 10.8, 0.35, 3.1)
    white = plaster("path-white", "#f3ead9", "#e6d8bf")
    plinth(0.6, 27.4, 10.4, 34.4, 0.35)
    block(1.0, 28.0, 10.0, 34.0, 0.35, 3.2, white, {"front": [(0.8, 3.0, 0.8, 2.6, 3, 2), (3.9, 5.7, 0.35, 2.6, 2, 3), (6.5, 8.5, 0.8, 2.6, 3, 2)]})
    veranda(0.4, 10.6, 28.0, 2.4, 0.35, 2.45, 3.0, (1.0, 3.9, 7.1, 10.0))
    gable_roof(1.0, 28.0, 10.0, 34.0, 3.2, 31, 0.5, 0.5, "x", 15)
    lit_room(1.0, 28.0, 10.0, 34.0, 0.35, 3.1)


def path_lamp(x, y):
    """A low bollard of timber with a lit head."""
    mesh = MeshBuilder()
    mesh.box(x - 0.055, y - 0.055, -0.1, x + 0.055, y + 0.055, 0.5, timber("Z"))
    mesh.box(x - 0.075, y - 0.075, 0.64, x + 0.075, y + 0.075, 0.675, surface("iron", "#1d1a18", 0.45, metal=0.6))
    mesh.box(x - 0.045, y - 0.045, 0.5, x + 0.045, y + 0.045, 0.64, glowing("path-glow", "#ffc98a", 4, False))
    mesh.obj("path-lamp", bevel=0.006)


def edges(ground, rng):
    """Flower beds along both sides of the path, shrubs at the houses' feet."""
    low = [flowering(3, "white", 0.45, 0.35, 220, 0.06), flowering(4, "yellow", 0.45, 0.35, 220, 0.06), flowering(7, "lilac", 0.45, 0.4, 220, 0.06), flowering(8, "rose", 0.45, 0.4, 220, 0.07), bush(33, 0.45, 0.4, 0.06, 4000), aloe(0)]
    tall = [flowering(2, "magenta", 0.7, 0.7, 500, 0.09), bush(1, 0.8, 0.8), flowering(9, "apricot", 0.6, 0.6, 280, 0.08)]
    for side in (-1, 1):
        for y in np.arange(-14.4, 24, 0.36):
            if rng.uniform() < 0.16:
                continue
            x = centre(y) + side * (WIDTH + 0.62 + rng.uniform(0, 0.55))
            plant(low[rng.randint(len(low))], ground, x, y + rng.normal() * 0.1, rng.uniform(0, 6.3), rng.uniform(0.65, 1.05), 0.04)
    bed(ground, tall, (4.4, -5.2), (4.3, 4.6), 20, rng, (0.6, 0.95), 0.25)
    bed(ground, tall, (5.0, -5.4), (13.2, -5.2), 18, rng, (0.7, 1.1), 0.25)
    bed(ground, tall, (-13.4, 3.6), (-5.6, 3.6), 18, rng, (0.6, 1.0), 0.25)
    bed(ground, tall, (-5.0, 4.0), (-5.0, 11.0), 14, rng, (0.6, 1.0), 0.25)
    bed(ground, tall, (1, 25), (10, 25), 12, rng, (0.6, 0.9), 0.25)


def jacaranda(seed, height=7.5, radius=3.6):
    """A round crown with more blossom than leaves."""
    rng = np.random.RandomState(seed)
    tree = broadleaf(seed, height, radius, 0.18, 9000)
    points, out = [], []
    for _ in range(26):
        d = rng.normal(size=3)
        d /= np.linalg.norm(d)
        middle = np.array([0, 0, height * 0.68]) + d * np.array([radius * 0.74, radius * 0.74, height * 0.24])
        p, o = blob_points(rng, 420, middle, radius * 0.34, flat=0.75, shell=0.5, topbias=0.4)
        points.append(p)
        out.append(o)
    petals = quad_mesh("petals", [(leaves(np.concatenate(points), 0.17, rng, 0.2, 0.6, outdir=np.concatenate(out)), blossom("lilac"))])
    return join([tree, petals], "jacaranda")


def trees(ground, rng):
    crowns, thorn = [broadleaf(21, 9.5, 4.2), broadleaf(22, 8, 3.6)], acacia(11, 9.0, 6.4)
    lilac = jacaranda(51)
    for kind, x, y, size in (
        (lilac, -5.6, -2.4, 0.95), (lilac, 9.5, 15.5, 1.1), (crowns[0], -16, 15, 1.15), (crowns[1], -10, 18, 1.1), (crowns[0], 16, 9, 1.1), (crowns[1], 16, -2, 1.0),
        (palm(31, 6.2), -4.4, 15.5, 1.0), (crowns[0], -3, 40, 1.1), (crowns[1], 13, 40, 1.2), (thorn, -26, 40, 1.3), (thorn, 24, 52, 1.2), (crowns[1], -17, 2, 1.0), (crowns[0], -9, 44, 1.2),
    ):
        plant(kind, ground, x, y, rng.uniform(0, 6.3), size)
    bananas = [banana(i, 2.0, 2.4, 0.75, 10) for i in range(3)]
    clump(ground, bananas, 4.2, 8.6, 4, rng)
    clump(ground, bananas, -4.8, 21, 4, rng)
    copy_to(flowering(2, "magenta", 0.7, 0.7, 500, 0.09), (-5.5, 3.4, 0), 0.4, 1.2)
