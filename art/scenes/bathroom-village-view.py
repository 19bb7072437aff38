"""Village View, the bathroom: two clay bowls on a plastered bench, a window with sage shutters over the huts, a shower behind a low wall."""

import numpy as np

from lib.bath import bowl, jars, mirror, shower, spout, towels
from lib.bedsteads import oak
from lib.ceilings import whitewashed
from lib.chamber import stool
from lib.copies import copy_to, put
from lib.fabric import striped_rug
from lib.light import area_light, camera, day_sky, sun
from lib.looks import inside
from lib.materials import surface
from lib.mesh import MeshBuilder, box
from lib.objects import hang_basket, pot
from lib.plants import aloe
from lib.render import shot
from lib.room import louvred_leaf, room
from lib.surfaces import pavers, plaster, sage
from lib.tiles import panel
from lib.valley import village

SHOT = shot(inside(exposure=1.0), samples=14, mist=(3, 2600), bounces=5, diffuse=3, noise=0.015)
X0, X1, Y0, Y1, H = -2.1, 2.6, -2.6, 1.9, 2.75
WINDOW = (-0.65, 1.05, 0.92, 2.2)
BENCH = (-1.85, 1.2)


def build():
    rng = np.random.RandomState(211)
    white = plaster("village-room", "#f3ecdf", "#e9dfcd")
    left, right, sill, head = WINDOW
    room(X0, X1, Y0, Y1, H, white, {"back": [(left - X0, right - X0, sill, head, 2, 1)]}, day=80, frame=sage())
    box("floor", X0, Y0, -0.03, X1, Y1, 0, pavers("village-floor", "#b7805c", "#a26c4c", "#8d735c", scale=2.6), 0)
    whitewashed(X0, X1, Y0, Y1, H)
    leaves = MeshBuilder()
    louvred_leaf(leaves, left - 0.36, left - 0.03, Y1, sill, head, sage())
    louvred_leaf(leaves, right + 0.03, right + 0.36, Y1, sill, head, sage())
    leaves.obj("shutters", bevel=0.003)
    bench()
    washing()
    mat = striped_rug(1.5, 0.8, ["#efe6d2", "#5f7562", "#a65a3c"])
    mat.location = (-0.35, 0.55, 0)
    put(stool(oak, 0.2, 0.45), (0.95, -0.35, 0))
    put(towels(0, 0, 0.45, ("#f6f1e8", "#8a9a86"), 0.27, 0.24), (0.95, -0.35, 0), 0.5)
    put(pot(0.22, 0.38, "#a5573a", "#8a4228"), (1.24, 0.72, 0))
    copy_to(aloe(5, 24, 0.42), (1.24, 0.72, 0.32), 0.4, 1)
    village(rng)
    sun(31, 148, 6.5, "#ffd8a8", 0.8)
    day_sky(31, 148 + 90, 0.24, dust=1.1)
    area_light((0, -1.4, 2.5), (0.2, 0.8, 0.4), 2.6, 1.2, 84, "#fff0dc")
    camera((-1.25, -2.2, 1.62), (0.36, 1.6, 1.2), 21, level=True, shift_y=-0.035)


def bench():
    """A bench of one piece with the wall: three piers, a rounded top, baskets and towels on its shelf."""
    a, b = BENCH
    lime = plaster("bench-lime", "#efe6d6", "#e4d8c2")
    masonry = MeshBuilder()
    for x in (a, (a + b) / 2 - 0.06, b - 0.12):
        masonry.box(x, Y1 - 0.5, 0, x + 0.12, Y1 + 0.01, 0.78, lime)
    masonry.obj("piers", bevel=0.03, seg=3)
    box("bench-top", a - 0.03, Y1 - 0.56, 0.76, b + 0.03, Y1 + 0.01, 0.85, lime, 0.03)
    box("bench-shelf", a + 0.1, Y1 - 0.46, 0.28, b - 0.1, Y1 - 0.02, 0.31, oak("X"), 0.005)
    top = MeshBuilder()
    clay = surface("clay-bowl", "#a5633f", 0.4, color2="#96583a", nscale=5, coat=0.3)
    for x in (-1.22, 0.25):
        bowl(top, x, Y1 - 0.3, 0.85, clay, 0.2)
        spout(top, x, Y1 - 0.07, 0.85, 0.16, 0.17)
    top.obj("bowls", smooth=True, autosmooth=42)
    put(mirror([(-0.22, -0.44), (0.22, -0.44), (0.22, 0.44), (-0.22, 0.44)], 1.62, sage()), (-1.3, Y1, 0))
    jars(-0.62, Y1 - 0.26, 0.85, (("#71886f", 0.17, 0.034), ("#e8dcc8", 0.12, 0.038), ("#a65a3c", 0.08, 0.034)))
    jars(0.72, Y1 - 0.24, 0.85, (("#e8dcc8", 0.15, 0.03),))
    y = Y1 - 0.25
    towels(-1.35, y, 0.31, ("#f6f1e8", "#8a9a86", "#f6f1e8", "#f6f1e8"))
    towels(0.85, y, 0.31, ("#f6f1e8", "#a65a3c", "#f6f1e8"))
    weave = MeshBuilder()
    for x, colour in ((-0.8, "#c9a468"), (0.2, "#b98d52")):
        reed = surface("reed" + colour, colour, 0.8, color2="#a87c48", nscale=30, bump=0.3, bscale=120)
        weave.lathe([(0, 0), (0.15, 0), (0.185, 0.1), (0.18, 0.22), (0.165, 0.22), (0.165, 0.1), (0.13, 0.02), (0, 0.02)], reed, (x, y, 0.31), 36)
    weave.obj("baskets", smooth=True, autosmooth=50)


def washing():
    """The corner of the shower: sage tiles, a low plastered wall with a round edge before it."""
    tile = pavers("sage-tile", "#9fae96", "#8fa188", "#cfcab6", scale=7, rough=0.25, offset=0.0)
    put(panel(X1 - 1.5, 2.35, tile), (1.5, Y1, 0))
    put(panel(1.6, 2.35, tile), (X1, Y1, 0), -np.pi / 2)
    lime = plaster("bench-lime", "#efe6d6", "#e4d8c2")
    box("low-wall", 1.44, 0.85, 0, 1.6, Y1 + 0.01, 1.3, lime, 0.06)
    put(shower(2.15), (2.06, Y1 - 0.012, 0))
    for y, z, radius, pattern in ((0.0, 1.75, 0.2, 0), (-0.45, 1.55, 0.15, 2)):
        hang_basket(radius, pattern, y, X1, z, "right")
