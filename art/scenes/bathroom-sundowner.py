"""Sundowner, the bathroom: a stone tub under a long window in the evening light, basins on a slab of timber, a reed screen."""

import math

import numpy as np

from lib.bedsteads import oak
from lib.chamber import stool
from lib.copies import copy_to, put
from lib.light import area_light, camera, day_sky, sun
from lib.looks import inside
from lib.materials import glowing, surface, wood
from lib.mesh import MeshBuilder, box
from lib.objects import hang_basket, lantern, pot
from lib.plants import banana
from lib.render import shot
from lib.room import beamed_ceiling, floor_tiles, room, view
from lib.surfaces import fabric, plaster, rubble, timber

SHOT = shot(inside(exposure=0.9), samples=10, mist=(3, 2600), bounces=5, diffuse=3, noise=0.015)
X0, X1, Y0, Y1, H = -2.3, 2.2, -2.4, 2.0, 2.8


def build():
    rng = np.random.RandomState(163)
    clay = plaster("dusk-bath", "#d9b896", "#cba682")
    room(X0, X1, Y0, Y1, H, clay, {"back": [(0.5, 3.0, 0.85, 2.15, 3, 1)]}, day=75, frame=timber("Z"))
    floor_tiles(X0, X1, Y0, Y1, rng, 0.42, ("#5f574e", "#554e46", "#6a6157"))
    beamed_ceiling(X0, X1, Y0, Y1, H, plaster("dusk-bath-ceiling", "#ecdcc2", "#e0cdae"), 0.85)
    stone_wall()
    tub()
    basins()
    put(stool(timber, 0.2, 0.45), (0.62, 0.35, 0))
    folded(0.62, 0.35, 0.45)
    put(lantern(0.36, 0.2, 12), (-1.98, 0.35, 0))
    put(pot(0.22, 0.4, "#3f3a36", "#2c2825"), (X1 - 0.42, Y1 - 0.42, 0))
    copy_to(banana(4, 0.7, 1.15, 0.42, 9), (X1 - 0.42, Y1 - 0.42, 0.3), 2.4, 0.95)
    view("back", rng, drop=1.0, edge=5.5, trees=4000)
    sun(17, 128, 7, "#ffb878", 0.9)
    day_sky(17, 128 + 90, 0.22, dust=1.6)
    area_light((0.3, -1.2, 2.55), (0, 0.6, 0.3), 1.8, 1.0, 36, "#ffdcae")
    camera((1.35, -2.1, 1.45), (-0.45, 1.6, 1.1), 20, level=True, shift_y=-0.045)


def stone_wall():
    """Field stones up to the sill behind the tub, a ledge on them."""
    box("stones", X0, Y1 - 0.16, 0, X0 + 3.3, Y1 + 0.02, 0.8, rubble("bath-stone", ("#9a8a76", "#bcab94", "#7d705f"), 3.4), 0.01)
    box("ledge", X0, Y1 - 0.2, 0.8, X0 + 3.34, Y1 + 0.1, 0.845, oak("X"), 0.008)
    things = MeshBuilder()
    for x, colour, height, radius in ((-1.9, "#a5573a", 0.15, 0.035), (-1.78, "#e8dcc8", 0.11, 0.04), (0.72, "#6b7d6a", 0.18, 0.04)):
        things.cyl(x, Y1 - 0.1, 0.845, 0.845 + height, radius, surface("jar" + colour, colour, 0.35, coat=0.3), 22)
    for x in (-0.2, -0.06):
        things.cyl(x, Y1 - 0.1, 0.845, 0.845 + 0.07, 0.034, surface("wax", "#f3e2c0", 0.6, emit="#ff9a3c", estr=1.2), 18)
        things.lathe([(0, 0), (0.008, 0.012), (0.005, 0.028), (0, 0.04)], glowing("candle-flame", "#ffb040", 30, False), (x, Y1 - 0.1, 0.915), 8)
    things.obj("things", smooth=True, autosmooth=40)


def tub():
    """An oval tub of pale stone, water in it, a brass pipe from the wall."""
    stone = surface("tub", "#e6ddcd", 0.35, color2="#d6cab6", nscale=4, coat=0.25)
    cx, cy, a, b, height = -0.75, 0.98, 0.86, 0.42, 0.58
    profile = [(0.55, 0), (0.78, 0.02), (0.92, 0.2), (0.98, 0.42), (1.0, 0.56), (0.985, height), (0.945, 0.565), (0.9, 0.44), (0.8, 0.2), (0.62, 0.12), (0, 0.11)]
    angles = np.linspace(0, 2 * math.pi, 73)
    rows = [[(cx + a * r * math.cos(t), cy + b * r * math.sin(t) * (1.12 if r < 0.99 else 1.1), z + 0.035 * math.cos(t) ** 2 * (z / height)) for t in angles] for r, z in profile]
    mesh = MeshBuilder()
    mesh.grid(np.array(rows), stone)
    mesh.obj("tub", smooth=True, autosmooth=180)
    water = MeshBuilder()
    level = [[(cx + a * r * math.cos(t), cy + b * 1.12 * r * math.sin(t), 0.4) for t in angles] for r in (0.0, 0.5, 0.885)]
    water.grid(np.array(level), surface("bath-water", "#8fa9a6", 0.06, color2="#9db5b0", nscale=3, bump=0.06, bscale=7, coat=0.5))
    water.obj("water", smooth=True)
    brass = surface("brass", "#b98a3f", 0.25, metal=1)
    pipe = MeshBuilder()
    pipe.tube([(cx, Y1 - 0.22, 0.0), (cx, Y1 - 0.22, 0.72), (cx, Y1 - 0.26, 0.78), (cx, Y1 - 0.42, 0.76), (cx, Y1 - 0.44, 0.72)], 0.016, brass, 12)
    for dx in (-0.08, 0.08):
        pipe.tube([(cx, Y1 - 0.22, 0.6), (cx + dx, Y1 - 0.22, 0.6)], 0.012, brass, 10)
        pipe.cyl(cx + dx * 1.2, Y1 - 0.22, 0.57, 0.63, 0.022, brass, 14)
    pipe.obj("pipe", smooth=True, autosmooth=50)
    board = MeshBuilder()
    x = cx + 0.42
    board.box(x - 0.11, cy - 0.5, 0.595, x + 0.11, cy + 0.5, 0.62, oak("Y"))
    board.obj("bath-board", bevel=0.006)
    cloth = MeshBuilder()
    cloth.cbox(x, cy - 0.14, 0.648, 0.16, 0.22, 0.055, fabric("towel#e8d8bc", "#e8d8bc"))
    cloth.obj("flannel", bevel=0.02, seg=3)
    soap = MeshBuilder()
    soap.cbox(x, cy + 0.2, 0.637, 0.06, 0.09, 0.03, surface("soap", "#d9a441", 0.4, sss=0.2))
    soap.obj("soap", bevel=0.012, seg=3)


def basins():
    """Two bowls on a thick slab along the left wall, a long mirror over them."""
    y0, y1, x = -1.15, 0.35, X0
    slab = MeshBuilder()
    slab.box(x, y0, 0.74, x + 0.52, y1, 0.81, wood("slab-timber", "#5a3a24", "#8b5e3a", scale=3, axis="Y", rough=0.4))
    slab.box(x + 0.05, y0 + 0.08, 0.26, x + 0.46, y1 - 0.08, 0.29, timber("Y"))
    for y in (y0 + 0.06, y1 - 0.06):
        for dx in (0.06, 0.46):
            slab.cbox(x + dx, y, 0.37, 0.06, 0.06, 0.74, timber("Z"))
    slab.obj("slab", bevel=0.01)
    bowls, brass = MeshBuilder(), surface("brass", "#b98a3f", 0.25, metal=1)
    dark = surface("bowl-stone", "#4f4a44", 0.35, color2="#6a625a", nscale=5, coat=0.3)
    for y in (y0 + 0.4, y1 - 0.4):
        bowls.lathe([(0, 0.03), (0.11, 0.04), (0.175, 0.125), (0.19, 0.13), (0.2, 0.125), (0.14, 0.0), (0, 0)], dark, (x + 0.29, y, 0.81), 40)
        bowls.tube([(x + 0.07, y, 0.81), (x + 0.07, y, 1.06), (x + 0.11, y, 1.1), (x + 0.21, y, 1.08)], 0.012, brass, 12)
    bowls.obj("bowls", smooth=True, autosmooth=45)
    mirror = MeshBuilder()
    mirror.box(x, y0 + 0.05, 1.2, x + 0.03, y1 - 0.05, 2.0, oak("Y"))
    mirror.add([(x + 0.032, y0 + 0.1, 1.25), (x + 0.032, y1 - 0.1, 1.25), (x + 0.032, y1 - 0.1, 1.95), (x + 0.032, y0 + 0.1, 1.95)], [(0, 1, 2, 3)], surface("mirror", "#f4f6f4", 0.02, metal=1))
    mirror.obj("mirror")
    stack = MeshBuilder()
    for i, colour in enumerate(("#f6f1e8", "#e8d8bc", "#8a4a30", "#f6f1e8")):
        stack.cbox(x + 0.26, y1 - 0.4, 0.322 + i * 0.062, 0.3, 0.36 - i * 0.01, 0.056, fabric("towel" + colour, colour))
        stack.cbox(x + 0.26, y0 + 0.45, 0.322 + i * 0.062, 0.3, 0.34, 0.056, fabric("towel#f6f1e8", "#f6f1e8"))
    stack.obj("towels", bevel=0.024, seg=3)
    for y in (0.62, 1.02):
        disc = hang_basket(0.15 if y < 0.8 else 0.2, 2 if y < 0.8 else 0, y, 0, 1.6)
        disc.rotation_euler, disc.location = (math.pi / 2, 0, math.pi / 2), (X0 + 0.09, y, 1.5 if y < 0.8 else 1.82)


def folded(x, y, z):
    """A towel on the stool."""
    mesh = MeshBuilder()
    for i, colour in enumerate(("#f6f1e8", "#a65a3c")):
        mesh.cbox(x, y, z + 0.03 + i * 0.058, 0.27, 0.24, 0.052, fabric("towel" + colour, colour), 0.3 + 0.1 * i)
    mesh.obj("folded", bevel=0.022, seg=3)
