"""Reception: the timber desk with its bell, keys on the wall behind, a bench for arrivals."""

import math

import numpy as np

from lib.copies import copy_to, put
from lib.fabric import striped_rug
from lib.furniture import armchair, coffee_table
from lib.garden import flowering
from lib.light import area_light, camera, day_sky, sun
from lib.looks import inside
from lib.materials import surface, wood
from lib.mesh import MeshBuilder, box
from lib.objects import hang_basket, lamp, pot
from lib.plants import banana, palm
from lib.render import shot
from lib.room import beamed_ceiling, floor_tiles, room, view
from lib.surfaces import plaster, rubble, timber
from lib.tableware import basket_lamp

SHOT = shot(inside(exposure=0.7), samples=20, mist=(4, 4000), bounces=6, diffuse=4, noise=0.015)
X0, X1, Y0, Y1, H = -4.2, 3.6, -2.6, 4.2, 3.3
# The desk's front and its ends.
DESK, LEFT, RIGHT = 2.2, -1.9, 1.5


def build():
    rng = np.random.RandomState(51)
    cream, warm = plaster("reception", "#f0e5d2", "#e6d6bc"), plaster("reception-warm", "#c98f66", "#bb8058")
    room(X0, X1, Y0, Y1, H, cream, {"left": [(1.0, 3.4, 0, 2.6, 3, 3), (4.2, 6.2, 0, 2.6, 2, 3)]}, warm, day=34)
    floor_tiles(X0, X1, Y0, Y1, rng)
    beamed_ceiling(X0, X1, Y0, Y1, H, cream)
    desk()
    keys(rng)
    for x in (-1.3, -0.2, 0.9):
        basket_lamp(x, DESK + 0.35, 2.1, H, 22, 0.24)
    waiting(rng)
    for x, z, r, pattern in ((1.75, 1.6, 0.3, 3), (2.35, 1.95, 0.22, 0), (2.45, 1.4, 0.18, 2), (2.95, 1.68, 0.25, 1)):
        hang_basket(r, pattern, x, Y1, z)
    put(pot(0.3, 0.52), (3.1, 3.6, 0))
    copy_to(palm(31, 0.9, 1.3, 11), (3.1, 3.6, 0.3), 0.3, 1.0)
    view("left", rng, edge=6.0)
    sun(28, 208, 6.5, "#ffd09a", 0.8)
    day_sky(28, 208 + 90, 0.24, dust=1.2)
    area_light((0.4, 0.5, H - 0.25), (0.2, 1.5, 0), 2.5, 2.0, 70, "#ffe4bc")
    camera((1.0, -2.35, 1.5), (-0.55, 3.0, 1.3), 21, level=True, shift_y=-0.01)


def desk():
    """A stone foot, timber front in boards, a thick top."""
    boards, top = wood("desk-front", "#6b4428", "#94643c", scale=4, axis="Z"), wood("desk-top", "#4a2f1c", "#75502f", scale=5, axis="X", rough=0.3)
    box("desk-foot", LEFT + 0.04, DESK + 0.05, 0, RIGHT - 0.04, DESK + 0.6, 0.16, rubble(), 0.015)
    front = MeshBuilder()
    count = 26
    for i in range(count):
        x = LEFT + 0.02 + i * (RIGHT - LEFT - 0.04) / count
        front.box(x + 0.003, DESK + 0.02, 0.15, x + (RIGHT - LEFT - 0.04) / count - 0.003, DESK + 0.05, 1.04, boards)
    front.box(LEFT + 0.03, DESK + 0.05, 0.15, RIGHT - 0.03, DESK + 0.6, 1.03, boards)
    front.box(LEFT - 0.06, DESK - 0.06, 1.04, RIGHT + 0.06, DESK + 0.68, 1.1, top)
    front.obj("desk", bevel=0.006)
    things = MeshBuilder()
    brass = surface("brass", "#b98a3f", 0.25, metal=1)
    things.lathe([(0, 0.07), (0.01, 0.07), (0.012, 0.055), (0.05, 0.045), (0.062, 0.012), (0, 0.012)], brass, (0.35, DESK + 0.12, 1.1), 28)
    things.cyl(0.35, DESK + 0.12, 1.1, 1.112, 0.068, timber("X"), 28)
    paper = surface("paper", "#f4eee0", 0.8)
    things.cbox(-0.35, DESK + 0.2, 1.115, 0.42, 0.3, 0.03, surface("book", "#5a2f20", 0.6), 0.08)
    things.cbox(-0.35, DESK + 0.2, 1.134, 0.39, 0.27, 0.008, paper, 0.08)
    things.beam((-0.3, DESK + 0.1, 1.147), (-0.18, DESK + 0.24, 1.147), 0.008, 0.008, brass)
    vase = surface("vase", "#7d98a0", 0.3, coat=0.3)
    things.lathe([(0, 0), (0.07, 0), (0.1, 0.09), (0.06, 0.2), (0.075, 0.26), (0.06, 0.26)], vase, (1.12, DESK + 0.25, 1.1), 28)
    things.obj("on-desk", smooth=True, autosmooth=35)
    copy_to(flowering(95, "rose", 0.24, 0.28, 130, 0.06), (1.12, DESK + 0.25, 1.32), 0.5, 0.95)
    lamp(-1.5, DESK + 0.3, 1.1, 0.5, power=9)


def keys(rng):
    """Twenty-five hooks: a key with its tag for each villa."""
    board = MeshBuilder()
    board.box(-1.5, Y1 - 0.06, 1.32, 1.05, Y1 - 0.01, 2.42, wood("key-board", "#5e3d25", "#8a5d38", scale=4, axis="X"))
    board.obj("key-board", bevel=0.01)
    hung = MeshBuilder()
    brass = surface("brass", "#b98a3f", 0.25, metal=1)
    tags = [surface("tag" + c, c, 0.6) for c in ("#c99b4e", "#a65a3c", "#5a6e5c", "#e8dcc8", "#7d98a0", "#8a4a30")]
    for row in range(5):
        for column in range(5):
            x, z = -1.18 + column * 0.48, 2.28 - row * 0.2
            hung.tube([(x, Y1 - 0.06, z), (x, Y1 - 0.1, z), (x, Y1 - 0.105, z + 0.02)], 0.006, brass, 6)
            if rng.uniform() < 0.72:
                hung.tube([(x, Y1 - 0.095, z), (x + 0.004, Y1 - 0.09, z - 0.07)], 0.005, brass, 6)
                hung.cbox(x + 0.006, Y1 - 0.085, z - 0.1, 0.045, 0.008, 0.075, tags[(row + column) % 6])
    hung.obj("keys", bevel=0.002)


def waiting(rng):
    put(armchair(pill="#a65a3c"), (-3.3, 0.1, 0), rz=1.9)
    put(armchair(pill="#c99b4e"), (-3.35, 1.75, 0), rz=1.3)
    put(coffee_table(0.7, 0.7), (-2.35, 0.95, 0))
    rug = striped_rug(2.6, 2.4, ["#e9dfca", "#9a6a4c", "#6b7562"])
    rug.location = (-2.7, 0.95, 0.0)
    put(pot(0.26, 0.46, "#e8dcc8", "#d8c8ae"), (-3.75, 3.6, 0))
    copy_to(banana(4, 0.8, 1.4, 0.5, 9), (-3.75, 3.6, 0.34), rng.uniform(0, 6), 0.95)
    case = MeshBuilder()
    case.cbox(1.75, 1.2, 0.34, 0.5, 0.28, 0.56, surface("case", "#7d4a2c", 0.45, color2="#6b3d24", nscale=6))
    for x in (1.6, 1.9):
        case.box(x - 0.02, 1.055, 0.06, x + 0.02, 1.345, 0.625, surface("strap", "#3a2418", 0.5))
    case.tube([(1.65, 1.2, 0.62), (1.67, 1.2, 0.68), (1.83, 1.2, 0.68), (1.85, 1.2, 0.62)], 0.013, surface("strap", "#3a2418", 0.5), 8)
    case.obj("case", bevel=0.02, seg=3)
