"""Honey Bee, the veranda: honey, comb and chapati on a small round table, the hives in their meadow behind."""

import math

import numpy as np

from lib.bath import hexagon_outline
from lib.copies import copies_at, copy_to, hide_all, put, scatter_mix
from lib.country import ground_at, lay_ground, plant, rolling_ground, wooded_hills
from lib.furniture import dining_chair, round_table
from lib.garden import blossom, flowering
from lib.hives import box_hive, log_hive
from lib.light import camera, day_sky, sun
from lib.looks import golden
from lib.materials import pane, surface
from lib.mesh import MeshBuilder, box
from lib.objects import pot
from lib.plants import bush, grass_tuft
from lib.render import shot
from lib.roses import bunch
from lib.surfaces import fabric, pavers, rubble, timber
from lib.tableware import cup, plate, teapot
from lib.trees import acacia, broadleaf

SUN = (22, 150)
SHOT = shot(golden(*SUN, exposure=0.95, clouds_seed=52), samples=10, mist=(6, 3000), bounces=4, fast_light=True)
DEPTH, TOP = 2.75, 0.74
TABLE = (0.1, 1.35)


def build():
    rng = np.random.RandomState(263)
    box("floor", -4.5, -0.8, -0.5, 4.5, DEPTH, 0, pavers("honey-floor", "#c08a58", "#ab7748", "#a58a66", scale=2.4), 0.015)
    box("edge", -4.5, DEPTH, -0.7, 4.5, DEPTH + 0.2, 0.03, rubble(), 0.025)
    posts()
    put(round_table(0.56, TOP), (*TABLE, 0))
    breakfast()
    chair = dining_chair(seat="#d9a441")
    copies_at(chair, (TABLE[0] - 0.82, TABLE[1] + 0.42, 0), 1.1)
    copies_at(chair, (TABLE[0] + 0.85, TABLE[1] + 0.3, 0), -1.25)
    hide_all(chair)
    for x, kind in ((-2.05, "apricot"), (2.3, "yellow")):
        put(pot(0.24, 0.42, "#d9a948", "#c08f38"), (x, 2.3, 0))
        copy_to(flowering(5, kind, 0.45, 0.55, 220, 0.06), (x, 2.3, 0.31), rng.uniform(0, 6), 0.7)
    meadow(rng)
    sun(*SUN, 5.6, "#ffc482", 1.0)
    day_sky(SUN[0], SUN[1] + 90, 0.22, dust=1.3)
    camera((-0.32, -0.42, 1.6), (0.28, 4, 1.5), 27, level=True, shift_y=-0.14)


def posts():
    """Two posts with braces under the eave's beam, a cut-out honeycomb of timber in one corner."""
    mesh, line = MeshBuilder(), DEPTH - 0.2
    for x in (-1.75, 1.95):
        mesh.box(x - 0.085, line - 0.085, 0, x + 0.085, line + 0.085, 2.5, timber("Z"))
        mesh.box(x - 0.15, line - 0.15, 0, x + 0.15, line + 0.15, 0.36, rubble())
    mesh.box(-4.5, line - 0.08, 2.42, 4.5, line + 0.08, 2.58, timber("X"))
    r = 0.13
    for column, row in ((0, 0), (1, 0), (2, 0), (0.5, -1), (1.5, -1), (0, -2)):
        x, z = 1.74 - column * r * 1.78, 2.27 + row * r * 1.54
        corners = [(x + px, line, z + pz) for px, pz in hexagon_outline(r)]
        for a, b in zip(corners, corners[1:] + corners[:1]):
            mesh.beam(a, b, 0.045, 0.03, timber("X"))
    for i in range(15):
        x = -4.4 + i * 8.8 / 14
        mesh.beam((x, -0.9, 3.2), (x, DEPTH + 0.5, 2.54), 0.065, 0.12, timber("Y"))
    mesh.obj("posts", bevel=0.008)
    roof = MeshBuilder()
    for lift, tone in ((0.07, timber("X")), (0.16, surface("rooftop", "#6a3a26", 0.9))):
        roof.add([(-4.5, -0.9, 3.2 + lift), (4.5, -0.9, 3.2 + lift), (4.5, DEPTH + 0.55, 2.53 + lift), (-4.5, DEPTH + 0.55, 2.53 + lift)], [(3, 2, 1, 0)], tone)
    roof.obj("roof")


def breakfast():
    """Jars of three honeys, a piece of comb, chapati, tea."""
    x, y = TABLE
    solid, clear = MeshBuilder(), MeshBuilder()
    cloth = fabric("honey-cloth", "#f0e2c2", "#eadbb8")
    solid.lathe([(0, TOP + 0.003), (0.4, TOP + 0.003), (0.4, TOP), (0, TOP)], cloth, (x, y, 0), 6)
    for dx, dy, tall, colour in ((-0.2, 0.2, 0.13, "#c9791a"), (-0.06, 0.27, 0.11, "#a8560f"), (-0.3, 0.07, 0.1, "#e0a83a")):
        honey = surface("honey" + colour, colour, 0.1, coat=0.7, emit=colour, estr=0.3)
        at = (x + dx, y + dy, TOP)
        solid.lathe([(0, 0.004), (0.044, 0.004), (0.048, 0.015), (0.048, tall * 0.86), (0, tall * 0.86)], honey, at, 28)
        clear.lathe([(0.05, 0.002), (0.051, tall), (0.045, tall + 0.012)], pane("jar-glass", "#f8f4e8"), at, 28)
        solid.cyl(at[0], at[1], TOP + tall + 0.006, TOP + tall + 0.03, 0.049, surface("jar-lid", "#e8dcc8", 0.5), 28)
    board = MeshBuilder()
    board.box(x + 0.02, y - 0.32, TOP + 0.003, x + 0.38, y - 0.08, TOP + 0.023, timber("X"))
    board.obj("board", bevel=0.006)
    comb = surface("comb", "#d99a2e", 0.25, color2="#c4811c", nscale=9, coat=0.4, sss=0.2)
    r = 0.0135
    for row in range(9):
        for column in range(11):
            cx, cy = x + 0.07 + (column + 0.5 * (row % 2)) * r * 1.78, y - 0.29 + row * r * 1.54
            ring = [(cx + px * (r / 0.0135), cy + py * (r / 0.0135)) for px, py in hexagon_outline(r * 0.95)]
            low, high = TOP + 0.02, TOP + 0.052 + 0.002 * ((row * 5 + column * 3) % 3)
            solid.add([(p, q, z) for z in (low, high) for p, q in ring], [(k, (k + 1) % 6, 6 + (k + 1) % 6, 6 + k) for k in range(6)] + [tuple(range(6, 12))], comb)
    chapati = surface("chapati", "#d9b27a", 0.8, color2="#a8743c", nscale=14)
    plate(solid, x - 0.2, y - 0.24, TOP + 0.003, 0.13)
    for i in range(3):
        solid.lathe([(0, 0.006), (0.09, 0.005), (0.093, 0.0), (0, 0)], chapati, (x - 0.2 + 0.006 * i, y - 0.24, TOP + 0.012 + 0.008 * i), 28)
    cup(solid, x + 0.3, y + 0.14, TOP, ("tea", "#7a3c14"))
    cup(solid, x - 0.4, y - 0.1, TOP, ("tea", "#7a3c14"))
    teapot(solid, x + 0.14, y + 0.26, TOP, surface("amber-glaze", "#c98a3a", 0.25, color2="#b9762c", nscale=6, coat=0.4), 0.4)
    dipper = MeshBuilder()
    dipper.lathe([(0, 0), (0.045, 0.0), (0.07, 0.045), (0.064, 0.045), (0.04, 0.01), (0, 0.01)], surface("amber-glaze", "#c98a3a", 0.25), (x - 0.02, y + 0.06, TOP + 0.003), 28)
    dipper.lathe([(0, 0.03), (0.055, 0.03)], surface("honey#c9791a", "#c9791a", 0.1), (x - 0.02, y + 0.06, TOP + 0.003), 28)
    dipper.tube([(x - 0.03, y + 0.06, TOP + 0.03), (x + 0.1, y + 0.1, TOP + 0.12)], 0.005, timber("X"), 8)
    for k in range(4):
        t = 0.02 + k * 0.09
        p = (x - 0.03 + 0.13 * t, y + 0.06 + 0.04 * t, TOP + 0.03 + 0.09 * t)
        dipper.tube([p, (p[0] + 0.007, p[1] + 0.002, p[2] + 0.005)], 0.014, timber("X"), 12)
    dipper.obj("dipper", smooth=True, autosmooth=40)
    solid.obj("laid", smooth=True, autosmooth=35)
    clear.obj("glass", smooth=True, autosmooth=60)
    bunch(x + 0.36, y + 0.3, TOP, ("yellow", "white", "apricot"), 0.14, "#d9a441")


def meadow(rng):
    """Hives among blossom, grass between, flowering bushes and old trees behind."""
    ground = rolling_ground(drop=0.35, base=-40, level=30, until=140, centre=(0, 6), unevenness=0.2)
    lay_ground(ground, (-120, 120, -30, 190), detail=240)
    wooded_hills(ground, (-1300, 1300, 70, 1900), 20000, clear=70, density=7, least=0.03)
    hives = ((-1.05, 6.9, 0.25, "#f2ead6", 2), (0.55, 7.9, 0.05, "#d9a948", 3), (2.0, 6.6, -0.2, "#7d98a0", 2), (3.4, 8.2, -0.15, "#c98a5a", 3), (-2.9, 8.4, 0.2, "#c98a5a", 2), (5.2, 7.0, -0.3, "#f2ead6", 3))
    for x, y, turn, paint, boxes in hives:
        put(box_hive(paint, boxes), (x, y, ground_at(ground, x, y) - 0.03), turn)
    put(log_hive(), (-5.2, 9.4, ground_at(ground, -5.2, 9.4)), 0.4)
    kinds = [flowering(71, "yellow", 0.45, 0.6, 170, 0.075), flowering(72, "lilac", 0.4, 0.5, 300, 0.045), flowering(73, "white", 0.4, 0.5, 200, 0.05), flowering(74, "apricot", 0.4, 0.5, 130, 0.07), grass_tuft(75, 40, 0.6, 0.01, 0.16, name="tall-grass")]
    for _ in range(620):
        x, y = rng.uniform(-12, 13), 3.35 + 13 * rng.uniform() ** 1.3
        if min(math.hypot(x - h[0], y - h[1]) for h in hives) > 0.65:
            plant(kinds[rng.randint(5)], ground, x, y, rng.uniform(0, 6.3), rng.uniform(0.55, 1.0), 0.05)
    blades = [grass_tuft(i, 40, 0.24, 0.007, 0.16) for i in range(3)]
    spots = np.stack([rng.uniform(-16, 17, 16000), rng.uniform(3.2, 24, 16000)], 1)
    scatter_mix("grass", blades, np.column_stack([spots, ground(spots[:, 0], spots[:, 1])]), rng.uniform(0, 6.28, 16000), rng.uniform(0.7, 1.3, 16000))
    white = bush(81, 1.5, 2.0, 0.09, 9000, flower=blossom("white"), nfl=900, flsize=0.075)
    for x, y, size in ((-7.5, 15, 1.4), (7.8, 15, 1.3), (10.5, 12.5, 1.2)):
        plant(white, ground, x, y, rng.uniform(0, 6), size, 0.1)
    crowns, thorn = [broadleaf(21, 9.5, 4.2), broadleaf(22, 8, 3.6)], acacia(11, 9.0, 6.4)
    for kind, x, y, size in ((crowns[0], -13, 24, 1.1), (crowns[1], 15, 25, 1.1), (thorn, 4.5, 38, 1.1), (crowns[1], -22, 32, 1.2), (crowns[0], 24, 34, 1.2)):
        plant(kind, ground, x, y, rng.uniform(0, 6.3), size)
