"""Afternoon on a villa's veranda: two chairs, coffee on the low table, hills over the railing."""

import numpy as np

from lib.copies import copy_to, put
from lib.fabric import striped_rug
from lib.furniture import armchair, coffee_table
from lib.garden import flowering
from lib.light import camera, day_sky, sun
from lib.looks import golden
from lib.materials import surface
from lib.mesh import MeshBuilder, box
from lib.objects import pot
from lib.plants import banana
from lib.render import shot
from lib.room import view
from lib.surfaces import pavers, plaster, rubble, timber
from lib.tableware import china
from lib.walls import wall, window

SUN = (22, 28)
SHOT = shot(golden(*SUN, exposure=0.95, clouds_seed=104), samples=10, mist=(5, 3500), bounces=4, fast_light=True)
DEPTH, LEFT, RIGHT = 3.0, -6.0, 6.0


def build():
    rng = np.random.RandomState(181)
    lime = plaster("veranda-wall", "#efdfc6", "#e0caa4")
    box("floor", LEFT, -0.1, -0.5, RIGHT, DEPTH, 0, pavers("veranda-floor", "#b9805c", "#a06c4a", scale=2.4), 0.015)
    box("edge", LEFT, DEPTH, -0.6, RIGHT, DEPTH + 0.16, 0.03, rubble(), 0.02)
    house_side(lime)
    posts()
    seats()
    view("back", rng, drop=0.7, edge=7.0, trees=14000)
    sun(*SUN, 5.2, "#ffc98e", 1.0)
    day_sky(SUN[0], SUN[1] + 90, 0.2, dust=1.4)
    camera((-3.9, 0.45, 1.5), (0.6, 2.7, 1.5), 23, level=True, shift_y=-0.03)


def house_side(lime):
    """The wall with its glazed door, on the viewer's right, and the roof's underside."""
    wall((RIGHT, 0), (LEFT, 0), -0.1, 3.2, 0.25, lime, [(1.2, 4.0, 0, 2.5), (5.6, 7.6, 0.5, 2.4)], "wall")
    for opening, columns in (((1.2, 4.0, 0, 2.5), 4), ((5.6, 7.6, 0.5, 2.4), 3)):
        window((RIGHT, 0), (LEFT, 0), *opening, cols=columns, rows=2)
    frame = MeshBuilder()
    for i in range(21):
        x = LEFT + 0.1 + i * (RIGHT - LEFT - 0.2) / 20
        frame.beam((x, -0.05, 3.15), (x, DEPTH + 0.6, 2.56), 0.06, 0.12, timber("Y"))
    frame.obj("rafters", bevel=0.006)
    roof = MeshBuilder()
    low, high = DEPTH + 0.7, -0.05
    roof.add([(LEFT, low, 2.6), (RIGHT, low, 2.6), (RIGHT, high, 3.23), (LEFT, high, 3.23)], [(0, 1, 2, 3)], timber("X"))
    roof.add([(LEFT, low, 2.7), (RIGHT, low, 2.7), (RIGHT, high, 3.33), (LEFT, high, 3.33)], [(3, 2, 1, 0)], surface("rooftop", "#6a3a26", 0.9))
    roof.obj("roof")


def posts():
    """Posts with stone feet, a beam, a railing of timber."""
    line, mesh = DEPTH - 0.15, MeshBuilder()
    for x in (-5.2, -1.9, 1.4, 4.7):
        mesh.box(x - 0.08, line - 0.08, 0, x + 0.08, line + 0.08, 2.58, timber("Z"))
        mesh.box(x - 0.14, line - 0.14, 0, x + 0.14, line + 0.14, 0.34, rubble())
    mesh.box(LEFT, line - 0.07, 2.46, RIGHT, line + 0.07, 2.6, timber("X"))
    for a, b in ((-5.2, -1.9), (1.4, 4.7), (-1.9, 1.4)):
        for z in (0.12, 0.86):
            mesh.box(a + 0.08, line - 0.035, z, b - 0.08, line + 0.035, z + 0.06, timber("X"))
        for x in np.arange(a + 0.2, b - 0.1, 0.145):
            mesh.box(x - 0.017, line - 0.017, 0.15, x + 0.017, line + 0.017, 0.87, timber("Z"))
    mesh.obj("posts", bevel=0.008)


def seats():
    put(armchair(pill="#a65a3c"), (0.55, 1.75, 0), rz=-1.05)
    put(armchair(pill="#c99b4e"), (-1.35, 2.1, 0), rz=0.45)
    put(coffee_table(0.8, 0.55), (-0.45, 1.35, 0))
    rug = striped_rug(2.4, 1.7, ["#e9dfca", "#a65a3c", "#6b7562"])
    rug.location = (-0.4, 1.5, 0.0)
    mesh = MeshBuilder()
    coffee, glaze = surface("coffee", "#24140c", 0.1, coat=0.5), surface("pot-glaze", "#5d7a6a", 0.25, color2="#54705f", nscale=6, coat=0.4)
    for x, y in ((-0.2, 1.3), (-0.66, 1.5)):
        mesh.lathe([(0, 0.004), (0.04, 0.004), (0.072, 0.014), (0.04, 0), (0, 0)], china(), (x, y, 0.36), 28)
        mesh.lathe([(0.022, 0), (0.036, 0.03), (0.042, 0.062), (0.039, 0.062), (0.03, 0.012), (0, 0.012)], china(), (x, y, 0.368), 28)
        mesh.lathe([(0, 0.05), (0.038, 0.05)], coffee, (x, y, 0.368), 24)
    mesh.lathe([(0, 0), (0.05, 0), (0.072, 0.05), (0.064, 0.12), (0.042, 0.165), (0.046, 0.175), (0.03, 0.19), (0.01, 0.2), (0.011, 0.212), (0, 0.215)], glaze, (-0.42, 1.45, 0.36), 32)
    mesh.tube([(-0.36, 1.42, 0.44), (-0.33, 1.4, 0.48), (-0.31, 1.39, 0.525)], [0.016, 0.012, 0.008], glaze, 10)
    mesh.obj("coffee-things", smooth=True, autosmooth=45)
    put(pot(0.27, 0.48), (2.2, 2.35, 0))
    copy_to(flowering(2, "magenta", 0.55, 0.55, 320, 0.08), (2.2, 2.35, 0.34), 0.6, 0.75)
    put(pot(0.3, 0.5, "#e8dcc8", "#d8c8ae"), (3.4, 0.6, 0))
    copy_to(banana(4, 0.8, 1.4, 0.5, 9), (3.4, 0.6, 0.36), 1.3, 0.95)
