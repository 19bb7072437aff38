"""Sundowner, the living room: a built bench with cushions under the straw roof, the last sun across the floor from the west."""

import math

import numpy as np

from lib.ceilings import reed_ceiling
from lib.copies import copy_to, put
from lib.country import ground_at, lay_ground, rolling_ground, wooded_hills
from lib.fabric import striped_rug
from lib.furniture import armchair
from lib.light import area_light, camera, day_sky, point_light, sun
from lib.looks import golden
from lib.materials import glowing, pane, surface, wood
from lib.mesh import MeshBuilder, box
from lib.objects import hang_basket, lantern, pot
from lib.plants import aloe, bush
from lib.render import shot
from lib.room import floor_boards, room
from lib.seats import built_bench, pouf
from lib.surfaces import plaster, timber
from lib.trees import acacia

SUN = (12, 195)
SHOT = shot(golden(*SUN, exposure=1.0, clouds_seed=61), samples=14, mist=(6, 4000), bounces=5, diffuse=3, clamp=3, noise=0.015)
X0, X1, Y0, Y1, H = -3.4, 3.4, -3.0, 3.0, 2.65


def build():
    rng = np.random.RandomState(281)
    warm = plaster("dusk-room", "#e6cfa8", "#d6bc90")
    room(X0, X1, Y0, Y1, H + 0.4, warm, {"left": [(0.5, 5.5, 0.0, 2.4, 4, 1)]}, day=14, frame=timber("Z"))
    floor_boards(X0 - 0.2, X1, Y0, Y1, rng, "#8f6a45", "#6b4a2c")
    reed_ceiling(X0 - 0.1, X1 + 0.1, Y0 - 0.1, Y1 + 0.1, H + 0.08, 2.1, rng)
    bench = built_bench(5.3, plaster("dusk-bench", "#dcbf94", "#cfae80"), "#e9dcc4", ("#6a4a5e", "#c99b4e", "#a65a3c", "#4a5a6e", "#c99b4e"), places=5)
    put(bench, (X1 - 5.3, Y1 - 0.01, 0))
    table()
    put(armchair("#e9dcc4", "#a65a3c"), (1.75, 0.0, 0), rz=-1.2)
    put(pouf("#7d4028", 0.32), (-1.35, 0.1, 0))
    put(pouf("#a0643c", 0.28, 0.32), (-0.72, -0.62, 0))
    rug = striped_rug(3.6, 2.3, ["#e2d2b4", "#8a4a30", "#4a3a44"])
    rug.location = (0.1, 0.75, 0)
    for x, z, radius, pattern in ((0.1, 1.72, 0.3, 3), (0.72, 1.95, 0.22, 0), (0.74, 1.5, 0.16, 2), (-0.5, 1.92, 0.19, 1)):
        hang_basket(radius, pattern, x, Y1, z)
    put(pot(0.27, 0.52, "#3f3a36", "#2c2825"), (-2.6, 2.45, 0))
    copy_to(aloe(5, 26, 0.6), (-2.6, 2.45, 0.44), 0.4, 1.1)
    put(lantern(0.5, 0.26, 12), (2.9, 1.72, 0))
    lamp()
    west(rng)
    sun(*SUN, 7.5, "#ffab62", 1.0)
    day_sky(SUN[0], SUN[1] + 90, 0.2, dust=2.0)
    area_light((1.2, -2.0, 2.5), (0.2, 1.4, 0.6), 2.4, 1.2, 46, "#ffc88e")
    camera((2.75, -2.7, 1.5), (-0.85, 1.7, 1.2), 20, level=True, shift_y=-0.01)


def table():
    """A tray of beaten brass on crossed legs; glasses, a bottle in a cooler, a candle."""
    x, y, top = 0.25, 0.95, 0.42
    legs, brass = MeshBuilder(), surface("beaten", "#b98a3f", 0.32, color2="#a87a34", nscale=24, metal=1, bump=0.25, bscale=34)
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        c, s = math.cos(a), math.sin(a)
        legs.beam((x + 0.4 * c, y + 0.4 * s, top - 0.01), (x - 0.34 * c, y - 0.34 * s, 0), 0.035, 0.045, timber("Z"))
    legs.obj("legs", bevel=0.004)
    tray = MeshBuilder()
    tray.lathe([(0, top), (0.5, top), (0.55, top + 0.012), (0.57, top + 0.035), (0.58, top + 0.033), (0.56, top + 0.006), (0.5, top - 0.01), (0, top - 0.01)], brass, (x, y, 0), 72)
    steel = surface("cooler", "#c9b48a", 0.25, metal=1)
    tray.lathe([(0, 0), (0.085, 0), (0.105, 0.19), (0.112, 0.2), (0.1, 0.19), (0.08, 0.02), (0, 0.02)], steel, (x - 0.18, y + 0.12, top), 36)
    tray.lathe([(0, 0.02), (0.038, 0.02), (0.038, 0.2), (0.016, 0.26), (0.014, 0.33), (0.0, 0.33)], surface("bottle", "#2f4a2c", 0.08, coat=0.6), (x - 0.16, y + 0.12, top), 26)
    tray.cyl(x + 0.26, y + 0.1, top, top + 0.08, 0.04, surface("wax", "#f3e2c0", 0.6, emit="#ff9a3c", estr=1.2), 20)
    tray.lathe([(0, 0), (0.008, 0.012), (0.005, 0.028), (0, 0.04)], glowing("candle-flame", "#ffb040", 30, False), (x + 0.26, y + 0.1, top + 0.085), 8)
    nuts = surface("bowl", "#a5573a", 0.5)
    tray.lathe([(0, 0), (0.05, 0), (0.09, 0.045), (0.083, 0.045), (0.045, 0.01), (0, 0.01)], nuts, (x + 0.05, y - 0.25, top), 28)
    tray.lathe([(0, 0.04), (0.05, 0.036), (0.075, 0.03)], surface("nuts", "#b9854c", 0.7, color2="#8a5a2c", nscale=60), (x + 0.05, y - 0.25, top), 24)
    clear = MeshBuilder()
    for dx, dy in ((0.0, 0.02), (0.2, -0.14)):
        clear.lathe([(0.032, 0), (0.04, 0.1), (0.04, 0.105)], pane("tumbler", "#f4f8f8"), (x + dx, y + dy, top), 24)
        tray.lathe([(0, 0.004), (0.031, 0.004), (0.037, 0.07), (0, 0.07)], surface("sundowner-drink", "#c9702a", 0.1, coat=0.5, emit="#d9803a", estr=0.2), (x + dx, y + dy, top), 22)
    tray.obj("tray", smooth=True, autosmooth=40)
    clear.obj("glasses", smooth=True, autosmooth=60)


def lamp():
    """A wide wicker shade under the ridge, already lit."""
    x, y, z = 0.3, 0.5, 2.45
    mesh = MeshBuilder()
    wicker = surface("wicker", "#c79a5a", 0.8, transl=0.5, color2="#a87a40", nscale=30)
    mesh.lathe([(0.05, 0.3), (0.24, 0.26), (0.4, 0.12), (0.45, 0.0)], wicker, (x, y, z), 36)
    mesh.tube([(x, y, z + 0.28), (x, y, H + 2.1)], 0.008, surface("wire", "#14110f", 0.6), 5)
    mesh.obj("hung-lamp", smooth=True)
    point_light((x, y, z + 0.08), 26, "#ffb060", 0.1)


def west(rng):
    """The deck, an umbrella tree, hills under the low sun."""
    boards = wood("deckG", "#6b5340", "#a08366", scale=3, axis="Y", rough=0.45, randval=0.22)
    mesh = MeshBuilder()
    mesh.box(0, 0, -0.04, 0.138, 2.6, 0, boards)
    one = mesh.obj("board", bevel=0.005, hide=True)
    for j in range(26):
        for i in range(-3, 4):
            copy_to(one, (X0 - 0.3 - j * 0.146, i * 2.61 + (j % 3) * 0.87, -0.06))
    put(lantern(0.44, 0.24, 14), (X0 - 2.9, 1.6, -0.05))
    box("under-deck", X0 - 4.2, -9, -0.6, X0 - 0.26, 11, -0.12, surface("under-deck", "#2c2018", 0.9), 0)
    low = [(-500, 900, 60, 420, 200, 0.2), (420, 1300, 85, 520, 260, -0.1), (-150, 2100, 130, 900, 300, 0), (900, 3000, 190, 900, 400, 0)]
    straight = rolling_ground(low, base=-45, drop=1.1, level=14, until=120)
    ground = lambda x, y: straight(-y, -x)
    lay_ground(ground, (-200, 60, -130, 130), (-4200, 60, -2600, 2600), 220)
    wooded_hills(ground, (-1900, -50, -1300, 1300), 10000, clear=50, density=6)
    thorn = acacia(11, 9.0, 6.4, nleaf=18000)
    for x, y, size in ((-26, 8.5, 0.95), (-52, -6, 1.1), (-70, 30, 1.2)):
        copy_to(thorn, (x, y, ground_at(ground, x, y) - 0.2), rng.uniform(0, 6), size)
    shrubs = [bush(1, 0.6, 0.6), bush(3, 0.6, 0.5)]
    for i in range(24):
        copy_to(shrubs[rng.randint(2)], (X0 - 4.9 + rng.normal() * 0.2, -8 + i * 0.8, -0.9), rng.uniform(0, 6), rng.uniform(0.8, 1.2))
