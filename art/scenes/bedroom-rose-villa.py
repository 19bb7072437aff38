"""Rose Villa, the bedroom: an iron bed under a net, a window seat with roses climbing outside."""

import math

import numpy as np

from lib.bedding import made_bed, pair
from lib.bedsteads import iron, net
from lib.chamber import desk, night_table, round_rug, stool
from lib.copies import copy_to, put
from lib.country import ground_at, lay_ground, rolling_ground, wooded_hills
from lib.fabric import curtain, cushion
from lib.garden import flowering
from lib.light import area_light, camera, day_sky, sun
from lib.looks import inside
from lib.materials import surface
from lib.mesh import MeshBuilder, box
from lib.objects import lamp
from lib.render import shot
from lib.room import beamed_ceiling, floor_tiles, room
from lib.roses import bunch
from lib.surfaces import fabric, plaster, white_wood
from lib.trees import broadleaf

SHOT = shot(inside(exposure=1.0), samples=12, mist=(4, 2200), bounces=4, diffuse=3, noise=0.015)
X0, X1, Y0, Y1, H = -2.6, 2.5, -2.4, 2.3, 2.9
WINDOW = (0.75, 2.75, 0.52, 2.3)


def build():
    rng = np.random.RandomState(71)
    blush = plaster("rose-room", "#f2dccb", "#e8cbb6")
    room(X0, X1, Y0, Y1, H, blush, {"back": [(*WINDOW, 4, 4)]}, day=120, frame=white())
    floor_tiles(X0, X1, Y0, Y1, rng, 0.32, ("#b8735a", "#a8644c", "#c27f64"))
    beamed_ceiling(X0, X1, Y0, Y1, H, plaster("rose-ceiling", "#f7eee2", "#efe2d0"), 1.0)
    wainscot()
    window_seat()
    bed = made_bed(1.6, 1.95, 0.66, throw=(("#c98a86", "#f3e6d6", "#8a9a78"), 1.3, 1.82), pillows=pair(("#b5566b", "#e6c3b4"), 1.6), drop=0.28, seed=9)
    put(iron(1.6, paint="#f0e8da") + bed + net(1.6, 2.05, 2.5, opening=2.5, turn=-0.94), (X1 - 0.12, 0.45, 0), -math.pi / 2)
    hook = MeshBuilder()
    hook.tube([(X1 - 1.145, 0.45, 2.5), (X1 - 1.145, 0.45, H)], 0.006, surface("cord", "#d8c8ae", 0.8), 6)
    hook.obj("cord")
    for y in (-0.68, 1.58):
        put(night_table(white_wood, 0.42, 0.38), (X1 - 0.26, y, 0), -math.pi / 2)
    lamp(X1 - 0.26, 1.58, 0.52, 0.5, "#d9a79a", 9, "#f7e6d2")
    bunch(X1 - 0.26, -0.68, 0.52, ("rose", "white"))
    dressing_table()
    round_rug(0.15, -0.85, 1.15, ("#efe0cc", "#b5566b", "#8a9a78"))
    garden(rng)
    sun(36, 118, 7, "#ffdcb0", 0.8)
    day_sky(36, 118 + 90, 0.26, dust=1.0)
    area_light((-0.6, -1.4, 2.6), (0.4, 0.6, 0.4), 2.0, 1.4, 60, "#fff0e0")
    camera((-2.05, -2.05, 1.48), (0.62, 1.55, 1.2), 20, level=True, shift_y=-0.03)


def white():
    return surface("white-paint", "#f3ecdf", 0.45)


def wainscot():
    """A painted dado of upright boards along the back and right walls."""
    sage = surface("rose-dado", "#a8b296", 0.6, color2="#9fab8e", nscale=6)
    mesh = MeshBuilder()
    for i in range(int((X1 - X0) / 0.1)):
        x = X0 + i * 0.1
        top = WINDOW[2] - 0.06 if WINDOW[0] - 0.1 < x - X0 < WINDOW[1] else 0.95
        mesh.box(x + 0.003, Y1 - 0.018, 0, x + 0.097, Y1, top, sage)
    for i in range(int((Y1 - Y0) / 0.1)):
        y = Y0 + i * 0.1
        mesh.box(X1 - 0.018, y + 0.003, 0, X1, y + 0.097, 0.95, sage)
    mesh.box(X0 + WINDOW[1], Y1 - 0.035, 0.95, X1, Y1, 0.985, sage)
    mesh.box(X0, Y1 - 0.035, 0.95, X0 + WINDOW[0], Y1, 0.985, sage)
    mesh.box(X1 - 0.035, Y0, 0.95, X1, Y1, 0.985, sage)
    mesh.obj("dado", bevel=0.003)


def window_seat():
    """A bench below the sill with cushions; linen curtains beside."""
    a, b = X0 + WINDOW[0] - 0.1, X0 + WINDOW[1] + 0.1
    box("seat", a, Y1 - 0.5, 0.0, b, Y1 - 0.02, 0.4, white_wood("X"), 0.01)
    for i in range(4):
        x = a + 0.06 + i * (b - a - 0.06) / 4
        box("panel", x, Y1 - 0.515, 0.07, x + (b - a) / 4 - 0.06, Y1 - 0.495, 0.34, white_wood("Z"), 0.006)
    pad = cushion(b - a - 0.04, 0.46, 0.1, fabric("seat-pad", "#e9c9b8"), e=9, puff=0.3)
    pad.location = ((a + b) / 2, Y1 - 0.26, 0.45)
    for x, colour, turn in ((a + 0.3, "#b5566b", 0.25), (b - 0.32, "#8a9a78", -0.3), (b - 0.7, "#f3e6d6", -0.1)):
        pillow = cushion(0.42, 0.42, 0.17, fabric("pil" + colour, colour), e=2.7, puff=0.5, seed=int(x * 9 + 90))
        pillow.location, pillow.rotation_euler = (x, Y1 - 0.2, 0.68), (math.radians(70), 0, turn)
    linen = surface("rose-linen", "#f6eadb", 0.95, transl=0.45)
    for x in (a - 0.18, b - 0.22):
        curtain(x, Y1 - 0.12, x + 0.4, Y1 - 0.12, 0.03, 2.46, linen, 6, 0.045, seed=int(x * 7 + 30))
    rod = MeshBuilder()
    rod.tube([(a - 0.35, Y1 - 0.12, 2.49), (b + 0.35, Y1 - 0.12, 2.49)], 0.013, surface("brass", "#b98a3f", 0.3, metal=1), 8)
    rod.obj("rod")


def dressing_table():
    """Table, oval mirror and stool to the right of the window."""
    x = X0 + WINDOW[1] + 1.0
    put(desk(white_wood, 0.95, 0.44, 0.74), (x, Y1 - 0.27, 0))
    put(stool(white_wood, 0.19, 0.45), (x - 0.05, Y1 - 0.78, 0))
    mirror, ring = MeshBuilder(), []
    for a in np.linspace(0, 2 * math.pi, 61):
        ring.append((x + 0.24 * math.cos(a), Y1 - 0.045, 1.5 + 0.34 * math.sin(a)))
    mirror.tube(ring, 0.016, surface("brass", "#b98a3f", 0.3, metal=1), 8, cap=False)
    face = [(x, Y1 - 0.04, 1.5)] + [(px, Y1 - 0.04, pz) for px, _, pz in ring[:-1]]
    mirror.add(face, [(0, 1 + k, 1 + (k + 1) % 60) for k in range(60)], surface("mirror", "#f4f6f4", 0.02, metal=1))
    mirror.obj("mirror", smooth=True, autosmooth=60)
    bunch(x + 0.27, Y1 - 0.25, 0.74, ("rose", "apricot", "white"))
    jars = MeshBuilder()
    for dx, colour, height, radius in ((-0.3, "#e8dcc8", 0.09, 0.035), (-0.21, "#b5566b", 0.06, 0.028), (-0.13, "#8a9a78", 0.12, 0.022)):
        jars.cyl(x + dx, Y1 - 0.25, 0.74, 0.74 + height, radius, surface("jar" + colour, colour, 0.35, coat=0.3), 20)
    jars.obj("jars", smooth=True, autosmooth=40)


def garden(rng):
    """Roses at the sill, beds and a lawn behind, trees at its end."""
    ground = rolling_ground(drop=0.45, base=-40, level=26, until=140, centre=(0, 1))
    lay_ground(ground, (-130, 130, -30, 200), (-2000, 2000, -40, 2600), 200)
    wooded_hills(ground, (-900, 900, 60, 1500), 6000, clear=60, density=7)
    kinds = [flowering(21, "rose", 0.5, 0.6, 240, 0.1), flowering(24, "white", 0.45, 0.55, 220, 0.095), flowering(25, "red", 0.5, 0.6, 240, 0.1), flowering(23, "apricot", 0.5, 0.55, 220, 0.1)]
    for i in range(13):
        x = X0 + 0.2 + i * 0.3
        copy_to(kinds[rng.randint(4)], (x, Y1 + 0.85 + rng.uniform(0, 0.25), -0.22 + rng.uniform(-0.08, 0.08)), rng.uniform(0, 6), rng.uniform(0.85, 1.1))
    for row in range(4):
        for i in range(22):
            x, y = -8 + i * 0.8 + rng.normal() * 0.15, 6.2 + row * 1.5 + rng.normal() * 0.12
            copy_to(kinds[(row + rng.randint(2)) % 4], (x, y, ground_at(ground, x, y) - 0.05), rng.uniform(0, 6), rng.uniform(0.8, 1.15))
    spray = [flowering(41, "rose", 0.26, 0.3, 90, 0.085), flowering(42, "white", 0.26, 0.3, 70, 0.08)]
    for z in np.arange(0.2, 2.5, 0.17):
        for x in (X0 + WINDOW[0] + 0.02, X0 + WINDOW[1] - 0.02):
            copy_to(spray[rng.randint(2)], (x + rng.normal() * 0.05, Y1 + 0.42 + rng.normal() * 0.04, z), rng.uniform(0, 6), rng.uniform(0.6, 0.9))
    crowns = [broadleaf(21, 9.5, 4.2, nleaf=16000), broadleaf(22, 8, 3.6, nleaf=16000)]
    for x, y, kind, size in ((-9, 22, 0, 1.0), (-1, 26, 1, 1.1), (6, 23, 0, 0.9), (-18, 28, 1, 1.2), (14, 30, 0, 1.1)):
        copy_to(crowns[kind], (x, y, ground_at(ground, x, y) - 0.1), rng.uniform(0, 6), size)
