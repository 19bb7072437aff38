"""Rose Villa, the bathroom: a tub on claw feet below a window full of roses, a chequered floor, an oval mirror."""

import numpy as np

from lib.bath import brass, claw_feet, hung_towel, jars, mirror, oval_outline, oval_tub, rail, spout, towels
from lib.chamber import round_rug, stool
from lib.copies import copy_to, put
from lib.country import ground_at, lay_ground, rolling_ground, wooded_hills
from lib.garden import flowering
from lib.light import area_light, camera, day_sky, sun
from lib.looks import inside
from lib.materials import glowing, surface
from lib.mesh import MeshBuilder
from lib.render import shot
from lib.room import beamed_ceiling, room, side_curtains
from lib.roses import bunch, sprays
from lib.surfaces import plaster, white_wood
from lib.tiles import boards, chequered
from lib.trees import broadleaf

SHOT = shot(inside(exposure=0.8), samples=14, mist=(3, 2400), bounces=5, diffuse=3, noise=0.015)
X0, X1, Y0, Y1, H = -2.2, 2.3, -2.5, 2.0, 2.75


def build():
    rng = np.random.RandomState(201)
    blush = plaster("rose-room", "#f2dccb", "#e8cbb6")
    white = surface("white-paint", "#f3ecdf", 0.45)
    room(X0, X1, Y0, Y1, H, blush, {"left": [(1.95, 3.75, 0.92, 2.3, 3, 3)]}, day=120, frame=white)
    chequered(X0, X1, Y0, Y1, 0.3, ("#eadfce", "#bb8478"))
    beamed_ceiling(X0, X1, Y0, Y1, H, plaster("rose-ceiling", "#f7eee2", "#efe2d0"), 1.0)
    sage = surface("rose-dado", "#a8b296", 0.6, color2="#9fab8e", nscale=6)
    put(boards(X1 - X0, 1.0, sage), (X0, Y1, 0))
    put(boards(1.95, 0.9, sage), (X0, Y0, 0), np.pi / 2)
    put(boards(Y1 - Y0 - 1.95, 0.88, sage, cap=False), (X0, Y0 + 1.95, 0), np.pi / 2)
    tub()
    basin()
    shelves()
    side_curtains(X0 + 0.12, [(-1.02, -0.6), (1.3, 1.72)], 2.42, 0.95)
    put(stool(white_wood, 0.19, 0.46), (-0.55, -0.35, 0))
    put(towels(0, 0, 0.46, ("#f6f1e8", "#d9a79a"), 0.27, 0.24), (-0.55, -0.35, 0), 0.3)
    round_rug(0.35, 0.15, 0.62, ("#efe0cc", "#b5566b", "#8a9a78"))
    put(rail(0.6, 1.25), (1.62, Y1 - 0.02, 0))
    put(hung_towel(0.44, 0.42, 0.36, "#f6f1e8", 1.262, band="#b5566b"), (1.62, Y1 - 0.02, 0))
    garden(rng)
    sun(33, 172, 7, "#ffdcb0", 0.8)
    day_sky(33, 172 + 90, 0.26, dust=1.0)
    area_light((0.6, -1.3, 2.55), (0, 0.6, 0.4), 1.8, 1.2, 46, "#fff0e0")
    camera((1.8, -2.25, 1.45), (-0.5, 1.35, 1.1), 21, level=True, shift_y=-0.045)


def tub():
    """White inside, rose outside, along the window; a brass pipe from the floor at its far end."""
    rose = surface("tub-rose", "#c98f88", 0.4, color2="#c2877f", nscale=4, coat=0.3)
    enamel = surface("tub-white", "#f3eee4", 0.2, coat=0.4)
    at = (X0 + 0.72, 0.3, 0)
    put(oval_tub(rose, enamel, lift=0.15, ends=0.06) + claw_feet(lift=0.15), at, np.pi / 2)
    mesh, y = MeshBuilder(), at[1] + 1.0
    for dx in (-0.07, 0.07):
        mesh.tube([(at[0] + dx, y, 0), (at[0] + dx, y, 0.92)], 0.012, brass(), 10)
    mesh.tube([(at[0] - 0.14, y, 0.92), (at[0] + 0.14, y, 0.92)], 0.016, brass(), 10)
    mesh.tube([(at[0], y, 0.92), (at[0], y, 1.04), (at[0], y - 0.05, 1.08), (at[0], y - 0.2, 1.06), (at[0], y - 0.24, 1.02)], 0.013, brass(), 12)
    mesh.obj("pipe", smooth=True, autosmooth=50)


def basin():
    """A basin on a foot, an oval mirror over it, a small lamp on each side."""
    x, china = 0.3, surface("china", "#f4efe6", 0.2, spec=0.6, coat=0.4)
    mesh = MeshBuilder()
    mesh.lathe([(0.16, 0), (0.15, 0.03), (0.1, 0.1), (0.075, 0.42), (0.1, 0.66), (0, 0.68)], china, (x, Y1 - 0.3, 0), 40)
    bowl = [(0, 0.66), (0.12, 0.68), (0.22, 0.76), (0.275, 0.86), (0.28, 0.88), (0.265, 0.885), (0.24, 0.86), (0.17, 0.78), (0.06, 0.745), (0, 0.74)]
    mesh.lathe(bowl, china, (x, Y1 - 0.3, 0), 56)
    mesh.box(x - 0.24, Y1 - 0.14, 0.8, x + 0.24, Y1 - 0.02, 0.885, china)
    spout(mesh, x, Y1 - 0.08, 0.885, 0.13, 0.12)
    mesh.obj("basin", smooth=True, autosmooth=40)
    put(mirror(oval_outline(0.52, 0.74), 1.58, brass()), (x, Y1, 0))
    for side in (-1, 1):
        lamp = MeshBuilder()
        lamp.lathe([(0.03, 0.0), (0.065, 0.07), (0.06, 0.14)], glowing("rose-lamp", "#ffd9b0", 5), (x + side * 0.46, Y1 - 0.11, 1.56), 24)
        lamp.tube([(x + side * 0.46, Y1, 1.5), (x + side * 0.46, Y1 - 0.11, 1.5), (x + side * 0.46, Y1 - 0.11, 1.56)], 0.009, brass(), 8)
        lamp.obj("wall-lamp", smooth=True, autosmooth=50)


def shelves():
    """An open white case with towels, roses on it."""
    x0, x1, y = 1.2, 2.05, Y1 - 0.36
    mesh = MeshBuilder()
    for z in (0.06, 0.36, 0.68):
        mesh.box(x0, y, z, x1, Y1 - 0.04, z + 0.03, white_wood("X"))
    for x in (x0, x1 - 0.035):
        mesh.box(x, y, 0, x + 0.035, Y1 - 0.04, 0.7, white_wood("Z"))
    mesh.obj("shelves", bevel=0.005)
    towels(x0 + 0.24, y + 0.17, 0.39, ("#f6f1e8", "#f6f1e8", "#d9a79a"))
    towels(x0 + 0.6, y + 0.17, 0.39, ("#b5566b", "#f6f1e8"))
    towels(x0 + 0.26, y + 0.17, 0.09, ("#f6f1e8", "#e8d8bc", "#f6f1e8"))
    towels(x0 + 0.62, y + 0.17, 0.09, ("#a8b296", "#f6f1e8"))
    bunch(x1 - 0.18, y + 0.16, 0.71, ("rose", "white", "apricot"))
    jars(x0 + 0.14, y + 0.14, 0.71, (("#d9a79a", 0.13, 0.032), ("#e8dcc8", 0.1, 0.036)))


def garden(rng):
    """Roses up to the sill and at both sides of the window, beds and a lawn behind."""
    ground = rolling_ground(drop=0.45, base=-40, level=26, until=140, centre=(0, 0))
    lay_ground(ground, (-160, 60, -130, 130), (-2000, 200, -1300, 1300), 200)
    wooded_hills(ground, (-1500, -60, -900, 900), 6000, clear=60, density=7)
    kinds = [flowering(21, "rose", 0.5, 0.6, 240, 0.1), flowering(24, "white", 0.45, 0.55, 220, 0.095), flowering(25, "red", 0.5, 0.6, 240, 0.1), flowering(23, "apricot", 0.5, 0.55, 220, 0.1)]
    for i in range(11):
        copy_to(kinds[rng.randint(4)], (X0 - 0.95 - rng.uniform(0, 0.3), -1.2 + i * 0.32, 0.36 + rng.uniform(-0.08, 0.12)), rng.uniform(0, 6), rng.uniform(0.85, 1.1))
    for row in range(4):
        for i in range(20):
            x, y = -6.0 - row * 1.5 + rng.normal() * 0.12, -5 + i * 0.8 + rng.normal() * 0.15
            copy_to(kinds[(row + rng.randint(2)) % 4], (x, y, ground_at(ground, x, y) - 0.05), rng.uniform(0, 6), rng.uniform(0.8, 1.15))
    spray = sprays()
    for z in np.arange(0.5, 2.5, 0.16):
        for y in (-0.55, 1.25):
            copy_to(spray[rng.randint(2)], (X0 - 0.56 + rng.normal() * 0.03, y + rng.normal() * 0.05, z), rng.uniform(0, 6), rng.uniform(0.6, 0.9))
    crowns = [broadleaf(21, 9.5, 4.2, nleaf=16000), broadleaf(22, 8, 3.6, nleaf=16000)]
    for x, y, kind, size in ((-22, 2, 0, 1.0), (-26, 14, 1, 1.1), (-19, 24, 0, 1.0), (-30, 30, 1, 1.2), (-24, -9, 1, 1.0)):
        copy_to(crowns[kind], (x, y, ground_at(ground, x, y) - 0.1), rng.uniform(0, 6), size)
