"""A villa's bathroom: stone basin on a timber stand, round mirror, walk-in shower with pale tiles."""

import math

import numpy as np

from lib.copies import copy_to, put
from lib.fabric import striped_rug
from lib.light import area_light, camera, day_sky, sun
from lib.looks import inside
from lib.materials import glowing, pane, surface, wood
from lib.mesh import MeshBuilder, box
from lib.objects import hang_basket, pot
from lib.plants import banana
from lib.render import shot
from lib.room import beamed_ceiling, floor_tiles, room, view
from lib.surfaces import fabric, pavers, plaster, timber

SHOT = shot(inside(exposure=0.68), samples=20, mist=(3, 4000), bounces=7, diffuse=4, noise=0.015)
X0, X1, Y0, Y1, H = -1.7, 1.9, -2.2, 2.2, 2.75


def build():
    rng = np.random.RandomState(41)
    cream = plaster("bath", "#f1e8d8", "#e8dcc6")
    room(X0, X1, Y0, Y1, H, cream, {"left": [(0.4, 1.9, 1.1, 2.35, 2, 1), (3.35, 4.15, 1.25, 2.35, 1, 1)]}, day=60)
    floor_tiles(X0, X1, Y0, Y1, rng, 0.3, ("#c9b499", "#bfa98d", "#d2bfa4"))
    beamed_ceiling(X0, X1, Y0, Y1, H, cream, 0.9)
    shower()
    stand()
    towels()
    for x, z, r, pattern in ((-1.2, 2.0, 0.17, 3), (-1.25, 1.6, 0.13, 0)):
        hang_basket(r, pattern, x, Y1, z)
    put(pot(0.2, 0.36, "#e8dcc8", "#d8c8ae"), (-1.3, 1.75, 0))
    copy_to(banana(4, 0.6, 1.05, 0.42, 8), (-1.3, 1.75, 0.26), 2.2, 0.9)
    view("left", rng, edge=4.0)
    sun(30, 205, 6, "#ffd6a4", 0.8)
    day_sky(30, 205 + 90, 0.25, dust=1.1)
    area_light((0.2, -0.4, H - 0.22), (0.2, 0.2, 0), 1.4, 1.4, 34, "#ffe8c8")
    mat = striped_rug(0.9, 0.62, ["#f1e8d6", "#a65a3c", "#c9b08a"])
    mat.location = (-0.1, 0.95, 0.0)
    camera((-0.85, -1.75, 1.42), (0.2, 2.0, 1.2), 21, level=True, shift_y=-0.03)


def shower():
    """Tiled walls in the right-hand corner behind one pane of glass."""
    x, y = 0.75, 1.0
    tile = pavers("bath-tile", "#dfe3d6", "#d3d9cb", "#b9b8a8", scale=6.5, rough=0.25, offset=0.0)
    mesh = MeshBuilder()
    for k in range(2):
        a = [(x, Y1 - 0.012, 0), (X1, Y1 - 0.012, 0), (X1, Y1 - 0.012, 2.4), (x, Y1 - 0.012, 2.4)]
        b = [(X1 - 0.012, Y1, 0), (X1 - 0.012, y - 0.3, 0), (X1 - 0.012, y - 0.3, 2.4), (X1 - 0.012, Y1, 2.4)]
        corners = np.array(a if k == 0 else b)
        flat = MeshBuilder()
        width = np.ptp(corners[:, 0]) + np.ptp(corners[:, 1])
        flat.add([(0, 0, 0), (width, 0, 0), (width, 2.4, 0), (0, 2.4, 0)], [(0, 1, 2, 3)], tile)
        wall = flat.obj("tiles")
        wall.rotation_euler = (math.pi / 2, 0, 0 if k == 0 else -math.pi / 2)
        wall.location = corners[0]
    box("kerb", x - 0.09, y - 0.35, 0, X1, y - 0.27, 0.07, surface("kerb", "#b9a68c", 0.5), 0.01)
    box("kerb", x - 0.09, y - 0.268, 0, x - 0.01, Y1, 0.07, surface("kerb", "#b9a68c", 0.5), 0.01)
    mesh.add([(x - 0.05, y - 0.25, 0.07), (x - 0.05, Y1, 0.07), (x - 0.05, Y1, 2.05), (x - 0.05, y - 0.25, 2.05)], [(0, 1, 2, 3)], pane())
    mesh.obj("screen")
    steel = surface("brass", "#b98a3f", 0.25, metal=1)
    pipe = MeshBuilder()
    pipe.box(x - 0.06, y - 0.25, 2.05, x - 0.04, Y1, 2.075, steel)
    pipe.tube([(1.35, Y1 - 0.03, 1.05), (1.35, Y1 - 0.05, 2.12), (1.35, Y1 - 0.12, 2.2), (1.35, Y1 - 0.4, 2.2)], 0.011, steel, 10)
    pipe.lathe([(0, 0.02), (0.03, 0.02), (0.12, 0.0), (0.12, -0.012), (0, -0.012)], steel, (1.35, Y1 - 0.42, 2.18), 28)
    for dx in (-0.09, 0.09):
        pipe.cyl(1.35 + dx, Y1 - 0.05, 1.02, 1.08, 0.028, steel, 16)
    pipe.box(1.24, Y1 - 0.05, 1.03, 1.46, Y1 - 0.02, 1.06, steel)
    pipe.obj("shower", smooth=True, autosmooth=40)


def stand():
    """Basin, tap and round mirror on the back wall, a lamp at each side."""
    x0, x1, y = -0.72, 0.5, Y1 - 0.5
    mesh = MeshBuilder()
    mesh.box(x0, y, 0.76, x1, Y1 - 0.01, 0.82, wood("vanity", "#5a3a24", "#8b5e3a", scale=4, axis="X", rough=0.35))
    mesh.box(x0 + 0.05, y + 0.04, 0.28, x1 - 0.05, Y1 - 0.03, 0.31, timber("X"))
    for x in (x0 + 0.04, x1 - 0.04):
        for at in (y + 0.04, Y1 - 0.06):
            mesh.cbox(x, at, 0.38, 0.06, 0.06, 0.76, timber("Z"))
    mesh.obj("stand", bevel=0.008)
    stone = surface("basin", "#e9e2d4", 0.3, color2="#d8cfbd", nscale=5, coat=0.3)
    basin = MeshBuilder()
    basin.lathe([(0, 0.03), (0.12, 0.04), (0.19, 0.13), (0.205, 0.135), (0.215, 0.13), (0.15, 0.0), (0, 0)], stone, (-0.1, y + 0.24, 0.82), 48)
    brass = surface("brass", "#b98a3f", 0.25, metal=1)
    basin.tube([(-0.1, Y1 - 0.06, 0.82), (-0.1, Y1 - 0.06, 1.05), (-0.1, Y1 - 0.1, 1.1), (-0.1, Y1 - 0.18, 1.08)], 0.013, brass, 12)
    basin.cyl(-0.02, Y1 - 0.06, 0.82, 0.9, 0.014, brass, 12)
    for dx, colour, height in ((0.3, "#a5573a", 0.16), (0.4, "#e8dcc8", 0.12)):
        basin.cyl(x0 + 0.02 + dx - 0.18, y + 0.3, 0.82, 0.82 + height, 0.032, surface("jar" + colour, colour, 0.4), 20)
    basin.obj("basin", smooth=True, autosmooth=40)
    mirror = MeshBuilder()
    ring = [(-0.1 + 0.36 * math.cos(a), Y1 - 0.03, 1.58 + 0.36 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 61)]
    mirror.tube(ring, 0.018, timber("X"), 8, cap=False)
    disc = [(-0.1, Y1 - 0.022, 1.58)] + [(px, Y1 - 0.022, pz) for px, _, pz in ring[:-1]]
    mirror.add(disc, [(0, 1 + k, 1 + (k + 1) % 60) for k in range(60)], surface("mirror", "#f4f6f4", 0.02, metal=1))
    mirror.obj("mirror", smooth=True, autosmooth=60)
    for x in (-0.66, 0.46):
        lamp = MeshBuilder()
        lamp.lathe([(0.05, 0), (0.05, 0.2)], glowing("wall-lamp", "#ffcf94", 6), (x, Y1 - 0.09, 1.5), 20)
        lamp.box(x - 0.02, Y1 - 0.09, 1.49, x + 0.02, Y1, 1.51, surface("brass", "#b98a3f", 0.25, metal=1))
        lamp.obj("wall-lamp", smooth=True, autosmooth=40)


def towels():
    """Folded on the lower shelf, hanging by the window, and a stool with soap."""
    stack = MeshBuilder()
    for i, colour in enumerate(("#f6f1e8", "#e8d8bc", "#f6f1e8", "#a65a3c")):
        stack.cbox(-0.45, Y1 - 0.27, 0.345 + i * 0.062, 0.36 - i * 0.01, 0.26, 0.056, fabric("towel" + colour, colour))
        stack.cbox(0.12, Y1 - 0.27, 0.345 + i * 0.062, 0.34, 0.26, 0.056, fabric("towel#f6f1e8", "#f6f1e8"))
    stack.obj("towels", bevel=0.024, seg=3)
    rail = MeshBuilder()
    iron = surface("iron", "#1d1a18", 0.45, metal=0.6)
    rail.tube([(X0 + 0.07, 0.25, 1.3), (X0 + 0.07, 0.95, 1.3)], 0.011, iron, 8)
    for y in (0.25, 0.95):
        rail.tube([(X0, y, 1.3), (X0 + 0.07, y, 1.3)], 0.011, iron, 8)
    rail.obj("rail")
    cloth = MeshBuilder()
    y = np.linspace(0.34, 0.84, 30)
    rows = []
    for u in np.linspace(0, 1, 30):
        side, z = (1, 1.312 - 0.75 * (1 - u * 2)) if u < 0.5 else (-1, 1.312 - 0.6 * (u * 2 - 1))
        rows.append(np.stack([X0 + 0.07 + side * (0.016 + 0.01 * np.sin(y * 26)), y, y * 0 + z], -1))
    cloth.grid(np.array(rows), fabric("towel#f6f1e8", "#f6f1e8"))
    cloth.obj("hung-towel", smooth=True, autosmooth=180)
