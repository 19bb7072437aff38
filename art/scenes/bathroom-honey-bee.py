"""Honey Bee, the bathroom under the roof: a copper tub before a wall of honey-coloured hexagons, hexagonal mirrors."""

import numpy as np

from lib.bath import bowl, brass, hexagon_outline, hung_towel, jars, mirror, oval_tub, rail, spout, towels
from lib.bedsteads import oak
from lib.ceilings import gable_ceiling, shades
from lib.chamber import stool
from lib.copies import copy_to, put
from lib.garden import flowering
from lib.light import area_light, camera, day_sky, sun
from lib.looks import inside
from lib.materials import surface, wood
from lib.mesh import MeshBuilder
from lib.objects import pot
from lib.render import shot
from lib.room import room, view
from lib.surfaces import plaster
from lib.tableware import basket_lamp
from lib.tiles import hexagons

SHOT = shot(inside(exposure=0.75), samples=14, mist=(3, 2400), bounces=5, diffuse=3, noise=0.015)
X0, X1, Y0, Y1, EAVE, RIDGE = -2.1, 2.1, -2.7, 1.8, 2.1, 3.55
HONEY = ("#d9a441", "#c98a2c", "#e8c27a", "#f0dcae", "#b9742a", "#e0b25a")


def build():
    rng = np.random.RandomState(223)
    cream = plaster("honey-cream", "#f3e8d2", "#e8d9bc")
    room(X0, X1, Y0, Y1, RIDGE, cream, {"left": [(2.2, 3.7, 0.95, 1.85, 3, 1)]}, day=120, frame=oak("Z"))
    gable_ceiling(X0, X1, Y0, Y1, EAVE, RIDGE, shades("honey-ceiling", "#d9b684", "#b98f58", "Y"), wood("honey-beam", "#6d4a2c", "#8f6540", scale=4, axis="X"), 1.2, tie=False)
    comb(rng)
    floor = hexagons(X1 - X0, Y1 - Y0, 0.14, ("#e9dcc2", "#e2d2b2", "#efe4cc", "#e6d6b8", "#e9dcc2", "#d9b878"), rng, thick=0.006)
    floor[0].rotation_euler, floor[0].location = (-np.pi / 2, 0, 0), (X0, Y0, 0)
    tub()
    stand()
    put(rail(0.7, 1.2), (X1, 0.35, 0), -np.pi / 2)
    put(hung_towel(0.5, 0.6, 0.5, "#f6f1e8", 1.212, band="#d9a441"), (X1, 0.35, 0), -np.pi / 2)
    put(stool(oak, 0.19, 0.45), (0.42, 0.05, 0))
    put(towels(0, 0, 0.45, ("#f6f1e8", "#d9a441"), 0.26, 0.23), (0.42, 0.05, 0), 0.4)
    basket_lamp(0.35, 0.55, 2.15, 3.3, 0, 0.3)
    put(pot(0.2, 0.36, "#8a5a2c", "#6d4320"), (-1.78, 1.46, 0))
    copy_to(flowering(5, "yellow", 0.4, 0.55, 200, 0.05), (-1.78, 1.46, 0.28), 0.4, 0.6)
    view("left", rng, edge=4.2, trees=5000)
    yellow = [flowering(4, "yellow", 0.6, 0.55, 280, 0.07), flowering(3, "white", 0.6, 0.55, 240, 0.06)]
    for i in range(12):
        copy_to(yellow[i % 2], (X0 - 1.3 - rng.uniform(0, 0.8), -1.6 + i * 0.36, 0.1), rng.uniform(0, 6), rng.uniform(0.9, 1.2))
    sun(27, 186, 7.5, "#ffd49a", 0.8)
    day_sky(27, 186 + 90, 0.25, dust=1.1)
    area_light((0.3, -1.7, 2.5), (0, 0.9, 0.6), 1.8, 1.0, 44, "#ffe8c4")
    camera((0.3, -2.5, 1.45), (0.02, 1.8, 1.2), 21, level=True, shift_y=-0.02)


def comb(rng):
    """Hexagons on the back wall: closed behind the tub, fewer and fewer upwards, like a comb being built."""
    def laid(x, z):
        edge = 2.05 - 0.28 * x + 0.35 * np.sin(x * 2.1)
        return rng.uniform() < (edge - z) / 0.9 + 0.9

    put(hexagons(X1 - X0, 3.0, 0.115, HONEY, rng, laid), (X0, Y1, 0))


def tub():
    """Of copper, white inside, brass taps at the wall."""
    copper = surface("copper", "#b9744a", 0.3, color2="#a8633c", nscale=5, metal=1)
    enamel = surface("tub-white", "#f3eee4", 0.2, coat=0.4)
    put(oval_tub(copper, enamel, 0.84, 0.42, 0.6, ends=0.09), (-0.72, 1.02, 0))
    mesh, x, y = MeshBuilder(), -0.72, Y1 - 0.03
    mesh.tube([(x, y + 0.03, 0.92), (x, y - 0.12, 0.92), (x, y - 0.22, 0.9), (x, y - 0.25, 0.86)], 0.014, brass(), 12)
    for dx in (-0.14, 0.14):
        mesh.tube([(x + dx, y + 0.03, 0.92), (x + dx, y - 0.05, 0.92)], 0.02, brass(), 14)
        mesh.tube([(x + dx, y - 0.05, 0.89), (x + dx, y - 0.05, 0.97)], 0.008, brass(), 8)
    mesh.obj("taps", smooth=True, autosmooth=50)
    board = MeshBuilder()
    board.box(-1.12, 0.5, 0.645, -0.9, 1.54, 0.668, oak("Y"))
    board.obj("bath-board", bevel=0.006)
    towels(-1.01, 0.84, 0.668, ("#f0d9a8",), 0.17, 0.22)
    honey = surface("honey", "#c9791a", 0.12, coat=0.6, emit="#d9851f", estr=0.25)
    jar = MeshBuilder()
    jar.cyl(-1.01, 1.2, 0.668, 0.76, 0.042, honey, 22)
    jar.cyl(-1.01, 1.2, 0.76, 0.782, 0.043, surface("jar-lid", "#e8dcc8", 0.5), 22)
    jar.obj("honey", smooth=True, autosmooth=40)


def stand():
    """A wall-hung slab of oak on brackets with one basin, a large and a small mirror over it."""
    a, b, x = 0.62, 1.86, 1.24
    mesh = MeshBuilder()
    mesh.box(a, Y1 - 0.5, 0.76, b, Y1 - 0.01, 0.83, oak("X"))
    mesh.box(a + 0.06, Y1 - 0.42, 0.3, b - 0.06, Y1 - 0.02, 0.33, oak("X"))
    for at in (a + 0.06, b - 0.12):
        mesh.box(at, Y1 - 0.44, 0, at + 0.06, Y1 - 0.38, 0.76, oak("Z"))
        mesh.box(at, Y1 - 0.09, 0, at + 0.06, Y1 - 0.03, 0.76, oak("Z"))
    mesh.obj("stand", bevel=0.007)
    top = MeshBuilder()
    bowl(top, x, Y1 - 0.27, 0.83, surface("amber-bowl", "#c98a3a", 0.25, color2="#b9762c", nscale=5, coat=0.4), 0.2)
    spout(top, x, Y1 - 0.07, 0.83, 0.16, 0.2)
    top.obj("bowl", smooth=True, autosmooth=42)
    put(mirror(hexagon_outline(0.37), 1.56, oak("X")), (x + 0.06, Y1 - 0.008, 0))
    put(mirror(hexagon_outline(0.16), 1.94, oak("X")), (x - 0.42, Y1 - 0.008, 0))
    jars(x + 0.3, Y1 - 0.22, 0.83, (("#d9a441", 0.14, 0.032), ("#f0e2c4", 0.1, 0.036)))
    towels(x - 0.3, Y1 - 0.23, 0.33, ("#f6f1e8", "#e8c27a", "#f6f1e8"))
    towels(x + 0.28, Y1 - 0.23, 0.33, ("#f6f1e8", "#f6f1e8", "#d9a441", "#f6f1e8"))
