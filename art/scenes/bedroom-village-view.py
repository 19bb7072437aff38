"""Village View, the room of two beds: white walls, sage shutters, between the beds a door onto the valley of huts."""

import math

import numpy as np

from lib.bedding import made_bed
from lib.bedsteads import oak, posts
from lib.ceilings import whitewashed
from lib.chamber import books, hung_picture, night_table, vase
from lib.copies import copy_to, put
from lib.fabric import striped_rug
from lib.garden import flowering
from lib.light import area_light, camera, day_sky, sun
from lib.looks import inside
from lib.mesh import MeshBuilder, box
from lib.objects import hang_basket, lamp, pot
from lib.render import shot
from lib.room import louvred_leaf, room
from lib.surfaces import pavers, plaster, rubble, sage
from lib.valley import village

SHOT = shot(inside(exposure=0.75), samples=12, mist=(4, 2600), bounces=4, diffuse=3, noise=0.015)
X0, X1, Y0, Y1, H = -2.75, 2.75, -2.7, 2.2, 2.85
DOOR = (1.75, 3.75)


def build():
    rng = np.random.RandomState(91)
    white = plaster("village-room", "#f3ecdf", "#e9dfcd")
    openings = {"back": [], "left": [(2.2, 3.5, 0.95, 2.2, 2, 2)]}
    openings["back"] = [(*DOOR, 0.0, 2.35, 2, 1)]
    room(X0, X1, Y0, Y1, H, white, openings, day=46, frame=sage())
    box("floor", X0, Y0, -0.03, X1, Y1 + 0.3, 0, pavers("village-floor", "#b7805c", "#a26c4c", "#8d735c", scale=2.6), 0)
    whitewashed(X0, X1, Y0, Y1, H)
    shutters()
    beds()
    put(pot(0.24, 0.42, "#e8dcc8", "#d8c8ae"), (-0.74, 2.86, 0.0))
    put(pot(0.24, 0.42, "#e8dcc8", "#d8c8ae"), (0.74, 2.86, 0.0))
    for i, x in enumerate((-0.74, 0.74)):
        copy_to(flowering(2 + i, ("white", "apricot")[i], 0.5, 0.5, 260, 0.06), (x, 2.86, 0.3), rng.uniform(0, 6), 0.62)
    rug = striped_rug(2.6, 1.25, ["#efe6d2", "#5f7562", "#a65a3c"])
    rug.location, rug.rotation_euler = (0.0, -0.55, 0.0), (0, 0, math.pi / 2)
    terrace()
    village(rng)
    sun(31, 152, 6.5, "#ffd8a8", 0.8)
    day_sky(31, 152 + 90, 0.24, dust=1.1)
    area_light((0, -1.5, 2.6), (0, 0.6, 0.4), 2.6, 1.2, 30, "#fff0dc")
    camera((0.0, -2.5, 1.5), (0, 2, 1.5), 21, level=True, shift_y=-0.045)


def shutters():
    """Louvred leaves folded back against the wall on both sides of the door."""
    mesh = MeshBuilder()
    for side in (-1, 1):
        inner = (X0 + DOOR[1] if side > 0 else X0 + DOOR[0]) + side * 0.03
        outer = inner + side * 0.5
        louvred_leaf(mesh, min(inner, outer), max(inner, outer), Y1, 0.02, 2.33, sage())
    mesh.obj("shutters", bevel=0.003)


def beds():
    """Two single beds, heads to the back wall, a night table beside each."""
    for side in (-1, 1):
        x = side * 2.02
        stripes = ("#7d927a", "#f0e6d0", "#a65a3c")
        pillows = [(0, 0.22, 0.68, 0.46, "#f6f1e8", 60), (0, 0.42, 0.5, 0.36, "#c99b4e" if side < 0 else "#a65a3c", 52)]
        bed = posts(1.05, tone=oak, head=1.1) + made_bed(1.05, 1.95, 0.58, throw=(stripes, 1.2, 1.8), pillows=pillows, drop=0.12, seed=6 + side)
        put(bed, (x, Y1 - 0.09, 0), 0)
        put(night_table(oak, 0.36, 0.36), (side * 1.2, Y1 - 0.3, 0), 0)
    lamp(-1.2, Y1 - 0.3, 0.52, 0.46, "#71886f", 9)
    books(1.16, Y1 - 0.3, 0.52, ("#8a4a30", "#e0d2b8"))
    vase(1.28, Y1 - 0.22, 0.52, 0.16, "#a5573a")
    bands = (("#f2d9a8", 0.98), ("#c9a05a", 0.62), ("#7d927a", 0.46), ("#4f6a3a", 0.26))
    hung_picture(2.28, Y1, 1.72, 0.6, 0.44, bands)
    for x, z, radius, pattern in ((-2.42, 1.62, 0.17, 0), (-2.12, 1.86, 0.14, 2)):
        hang_basket(radius, pattern, x, Y1, z)


def terrace():
    """A paved strip behind the door with a kerb of field stones."""
    box("terrace", X0 - 2, Y1 + 0.26, -0.4, X1 + 2, Y1 + 2.6, -0.02, pavers("village-floor", scale=2.6), 0.01)
    box("kerb", X0 - 2, Y1 + 2.5, -0.5, X1 + 2, Y1 + 2.8, 0.08, rubble(), 0.03)
