"""A villa's living room: linen sofa, woven baskets, the veranda doors on the right."""

import math

import numpy as np

from lib.copies import copy_to, put
from lib.fabric import striped_rug
from lib.furniture import armchair, coffee_table, sofa
from lib.light import area_light, camera, day_sky, point_light, sun
from lib.looks import inside
from lib.materials import surface
from lib.mesh import MeshBuilder
from lib.objects import hang_basket, lamp, pot
from lib.plants import banana
from lib.render import shot
from lib.room import beamed_ceiling, floor_boards, room, side_curtains, view
from lib.surfaces import plaster, timber
from lib.tableware import basket_lamp

SHOT = shot(inside(exposure=0.7), samples=20, mist=(4, 4000), bounces=6, diffuse=4, noise=0.015)
X0, X1, Y0, Y1, H = -3.2, 3.0, -2.4, 3.6, 3.0


def build():
    rng = np.random.RandomState(31)
    cream, sage = plaster("living", "#f0e6d4", "#e6d8c0"), plaster("living-sage", "#93a088", "#87957c")
    room(X0, X1, Y0, Y1, H, cream, {"right": [(0.7, 4.9, 0, 2.5, 4, 1)]}, sage, day=34)
    floor_boards(X0, X1, Y0, Y1, rng)
    beamed_ceiling(X0, X1, Y0, Y1, H, cream)
    side_curtains(X1 - 0.1, [(Y1 - 5.35, Y1 - 4.75), (Y1 - 0.85, Y1 - 0.25)], 2.62)
    seats()
    shelf(rng)
    for i, (x, z, r, pattern) in enumerate([(-1.3, 1.75, 0.27, 3), (-0.72, 1.95, 0.2, 0), (-0.8, 1.5, 0.16, 2), (-1.9, 1.6, 0.17, 1)]):
        hang_basket(r, pattern, x, Y1, z)
    basket_lamp(0.2, 1.2, 2.05, H, 26, 0.36)
    put(pot(0.26, 0.44, "#e8dcc8", "#d8c8ae"), (2.45, 3.05, 0))
    copy_to(banana(4, 0.8, 1.4, 0.5, 9), (2.45, 3.05, 0.32), 0.9, 1.0)
    view("right", rng, edge=6.0)
    sun(26, -28, 7, "#ffcf98", 0.7)
    day_sky(26, -28 + 90, 0.22, dust=1.2)
    camera((-2.3, -2.1, 1.45), (0.3, 2.4, 1.2), 20, level=True, shift_y=-0.03)


def seats():
    put(sofa(2.2, pills=("#a65a3c", "#c99b4e", "#5a6e5c")), (-1.2, 2.75, 0))
    put(armchair(pill="#c99b4e"), (1.25, 2.15, 0), rz=-0.75)
    put(armchair(pill="#a65a3c"), (-2.5, 0.9, 0), rz=1.75)
    put(coffee_table(1.2, 0.65), (-0.9, 1.25, 0))
    rug = striped_rug(3.4, 2.4, ["#e9dfca", "#a65a3c", "#5a6e5c"])
    rug.location = (-0.7, 1.45, 0.0)
    on_table = MeshBuilder()
    clay = surface("bowl", "#a5573a", 0.5)
    on_table.lathe([(0, 0), (0.08, 0), (0.17, 0.08), (0.16, 0.08), (0.07, 0.012), (0, 0.012)], clay, (-1.15, 1.3, 0.361), 28)
    for k, colour in enumerate(("#d98a2f", "#c8b23a", "#b9502f", "#d98a2f")):
        a = k * 1.6
        ball = [(0, -0.042), (0.03, -0.03), (0.042, 0), (0.03, 0.03), (0, 0.042)]
        on_table.lathe(ball, surface("fruit" + colour, colour, 0.45), (-1.15 + 0.07 * math.cos(a), 1.3 + 0.07 * math.sin(a), 0.425), 14)
    for i, colour in enumerate(("#3f5f4a", "#c9a05a", "#e8dcc8")):
        on_table.cbox(-0.62 + i * 0.012, 1.22, 0.375 + i * 0.028, 0.26 - i * 0.02, 0.19, 0.026, surface("book" + colour, colour, 0.6), 0.1 * i)
    on_table.obj("on-table", smooth=True, autosmooth=35)


def shelf(rng):
    """A low case of books by the left wall, a lamp on it."""
    x, y0, y1 = X0 + 0.02, 1.75, 3.3
    mesh = MeshBuilder()
    for z in (0.05, 0.42, 0.8):
        mesh.box(x, y0, z, x + 0.34, y1, z + 0.035, timber("Y"))
    for y in (y0, (y0 + y1) / 2 - 0.015, y1 - 0.03):
        mesh.box(x, y, 0, x + 0.34, y + 0.03, 0.8, timber("Z"))
    colours = ["#8a4a30", "#c9a05a", "#3f5f4a", "#e0d2b8", "#5d6f7d", "#a65a3c"]
    for z in (0.087, 0.457):
        y = y0 + 0.05
        while y < y1 - 0.25:
            width, height = rng.uniform(0.02, 0.045), rng.uniform(0.2, 0.29)
            if abs(y - (y0 + y1) / 2) > 0.08 and rng.uniform() < 0.85:
                colour = colours[rng.randint(6)]
                mesh.box(x + 0.05, y, z, x + 0.27, y + width, z + height, surface("spine" + colour, colour, 0.6))
            y += width + 0.003
    mesh.obj("shelf", bevel=0.003)
    lamp(x + 0.18, 2.9, 0.835, 0.52, power=12)
    area_light((X0 + 1.6, 0.6, H - 0.3), (X0 + 1.0, 1.6, 0.6), 1.2, 1.2, 26, "#ffe2b8")
    point_light((0.2, 1.2, 2.15), 10, "#ffb868", 0.1)
