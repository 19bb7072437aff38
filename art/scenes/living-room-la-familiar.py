"""La Familiar, the living room: sofas around a board of omweso, a long table at the doors to the lawn, the stairs to the upper floor."""

import math

import numpy as np

from lib.bedsteads import oak
from lib.ceilings import boarded_slope, shades
from lib.chamber import hung_picture
from lib.copies import copy_to, put
from lib.dishes import bowl, fruit
from lib.fabric import striped_rug
from lib.furniture import armchair, coffee_table, sofa
from lib.house import shining
from lib.light import area_light, camera, day_sky, sun
from lib.looks import inside
from lib.materials import surface
from lib.mesh import MeshBuilder, box
from lib.objects import hang_basket, pot
from lib.plants import banana
from lib.render import shot
from lib.room import floor_boards, room, view
from lib.seats import bench, pouf
from lib.surfaces import fabric, plaster, timber
from lib.tableware import basket_lamp

SHOT = shot(inside(exposure=0.62), samples=14, mist=(4, 2600), bounces=5, diffuse=3, noise=0.015)
X0, X1, Y0, Y1, H = -4.0, 3.4, -3.2, 5.0, 3.0
STAIR = -3.02


def build():
    rng = np.random.RandomState(271)
    white = surface("white-paint", "#f3ecdf", 0.45)
    openings = {"back": [(3.3, 6.9, 0, 2.5, 5, 1)], "right": [(3.2, 5.6, 0.6, 2.3, 3, 1)]}
    room(X0, X1, Y0, Y1, H, plaster("family-room", "#f3ead9", "#e9dcc4"), openings, plaster("family-blue", "#9fb4b4", "#93a8a9"), day=50, frame=white)
    floor_boards(X0, X1, Y0, Y1, rng, "#d0a872", "#ab8150")
    ceiling()
    stairs()
    seats()
    dining()
    toys()
    for i in range(3):
        bands = (("#f2d9a8", 0.98), (("#c98a5a", "#c9a05a", "#9fb4b4")[i], 0.62), (("#7d927a", "#a65a3c", "#7d927a")[i], 0.42), ("#4f6a3a", 0.22))
        hung_picture(0.75 + i * 0.95, X0, 1.78 + i * 0.36, 0.52, 0.4, bands, "left")
    for y, z, radius, pattern in ((-0.72, 1.62, 0.26, 0), (-0.2, 1.9, 0.18, 3), (-1.25, 1.9, 0.19, 2)):
        disc = hang_basket(radius, pattern, y, 0, z)
        disc.rotation_euler, disc.location = (math.pi / 2, 0, math.pi / 2), (X0 + 0.085, y, z)
    put(pot(0.26, 0.44, "#5f8296", "#527488"), (-1.15, 4.55, 0))
    copy_to(banana(4, 0.8, 1.4, 0.5, 9), (-1.15, 4.55, 0.32), 0.9, 1.0)
    view("back", rng, drop=0.5, edge=9.5, trees=6000)
    sun(32, 62, 7, "#ffdcae", 0.8)
    day_sky(32, 62 + 90, 0.26, dust=1.0)
    area_light((-0.6, -1.6, 2.8), (-0.6, 1.0, 0.4), 3.4, 2.0, 90, "#fff0dc")
    camera((2.45, -2.85, 1.55), (-0.75, 2.4, 1.2), 20, level=True, shift_y=-0.06)


def ceiling():
    """White boards, open over the stairs; a lit landing above."""
    tones = shades("family-ceiling", "#efe4d2", "#e0d2ba", "Y")
    for x0, x1, y0, y1 in ((X0 - 0.1, X1 + 0.1, Y0 - 0.1, 1.5), (STAIR + 0.02, X1 + 0.1, 1.5, Y1 + 0.1)):
        boarded_slope((x0, y0, H), (x1, y0, H), (x1, y1, H + 0.005), (x0, y1, H + 0.005), tones)
    lit = shining("landing", "#f3ead9", "#ffd9a8", 0.35)
    shaft = MeshBuilder()
    shaft.box(X0 - 0.3, 1.5 - 0.3, H + 0.06, STAIR + 0.35, 1.5, 5.2, lit)
    shaft.box(STAIR + 0.02, 1.5, H + 0.06, STAIR + 0.35, Y1 + 0.3, 5.2, lit)
    shaft.box(X0 - 0.3, Y1 + 0.01, H, STAIR + 0.35, Y1 + 0.4, 5.2, lit)
    shaft.box(X0 - 0.4, 1.2, H, X0 - 0.01, Y1 + 0.3, 5.2, lit)
    shaft.box(X0 - 0.4, 1.2, 5.2, STAIR + 0.35, Y1 + 0.4, 5.3, lit)
    shaft.obj("shaft")
    edge = MeshBuilder()
    edge.box(STAIR - 0.02, 1.5, H - 0.02, STAIR + 0.06, Y1, H + 0.3, timber("Y"))
    edge.box(X0, 1.46, H - 0.02, STAIR + 0.06, 1.54, H + 0.3, timber("X"))
    edge.obj("stair-edge", bevel=0.006)
    box("beam", X0, -0.95, H - 0.22, X1, -0.77, H + 0.02, timber("X"), 0.01)
    box("beam", STAIR + 0.06, 2.6, H - 0.22, X1, 2.78, H + 0.02, timber("X"), 0.01)


def stairs():
    """Open treads along the left wall, a rail with uprights."""
    mesh, rails = MeshBuilder(), MeshBuilder()
    count, y0, run = 16, 0.2, 0.27
    rise = (H + 0.12) / count
    for i in range(count):
        y, z = y0 + i * run, rise * (i + 1)
        mesh.box(X0, y, z - 0.045, STAIR, y + run + 0.03, z, oak("X"))
    far = y0 + count * run
    for x in (X0 + 0.03, STAIR - 0.03):
        mesh.beam((x, y0 - 0.06, 0.03), (x, far, rise * count - 0.08), 0.05, 0.2, timber("Y"))
    lift = lambda y: rise * ((y - y0) / run + 1)
    for i in range(count - 3):
        y = y0 + (i + 0.5) * run
        rails.box(STAIR - 0.045, y - 0.014, rise * (i + 1), STAIR - 0.017, y + 0.014, lift(y) + 0.8, timber("Z"))
    rails.box(STAIR - 0.075, y0 - 0.09, 0, STAIR + 0.015, y0, lift(y0) + 0.95, timber("Z"))
    last = y0 + (count - 3) * run
    rails.beam((STAIR - 0.03, y0 - 0.05, lift(y0 - 0.05) + 0.82), (STAIR - 0.03, last, lift(last) + 0.82), 0.06, 0.05, timber("Y"))
    mesh.obj("stairs", bevel=0.006)
    rails.obj("rails", bevel=0.004)


def seats():
    """An L of sofas around a low table, an armchair, a pouf, one wide rug."""
    put(sofa(2.3, "#dfe3de", ("#5f8296", "#c99b4e", "#a65a3c")), (-2.3, 0.35, 0), math.pi / 2)
    put(sofa(2.0, "#dfe3de", ("#c99b4e", "#5f8296", "#f1e6d3")), (-0.45, 2.15, 0))
    put(armchair("#efe6d6", "#a65a3c"), (1.35, 1.15, 0), rz=-1.0)
    put(pouf("#a0643c"), (0.75, -0.35, 0))
    rug = striped_rug(3.2, 2.5, ["#e9dfca", "#5f8296", "#c99b4e"])
    rug.location = (-0.55, 0.35, 0)
    put(coffee_table(1.15, 0.7), (-0.6, 0.45, 0))
    board = MeshBuilder()
    board.box(-0.3, -0.15, 0, 0.3, 0.15, 0.045, timber("X"))
    hollow, seed = surface("hollow", "#3b2618", 0.7), surface("bean", "#8f8a7a", 0.4)
    for i in range(8):
        for j in range(4):
            px, py = -0.255 + i * 0.073, -0.11 + j * 0.073
            board.lathe([(0, 0.0465), (0.027, 0.0465)], hollow, (px, py, 0), 20)
            for k in range((i * 3 + j * 5) % 4):
                board.lathe([(0, 0.012), (0.008, 0.006), (0, 0)], seed, (px + 0.01 * math.cos(k * 2.1), py + 0.01 * math.sin(k * 2.1), 0.0465), 8)
    put([board.obj("omweso", bevel=0.002)], (-0.65, 0.42, 0.36), 0.2)


def dining():
    """A long table with benches, wicker lamps above, fruit in a bowl."""
    x, y, w, d, top = 1.35, 3.75, 1.25, 0.45, 0.75
    mesh = MeshBuilder()
    mesh.box(x - w, y - d, top - 0.05, x + w, y + d, top, oak("X"))
    for side in (-1, 1):
        for at in (-1, 1):
            mesh.beam((x + side * (w - 0.25), y + at * (d - 0.12), top - 0.05), (x + side * (w - 0.12), y + at * (d - 0.06), 0), 0.08, 0.08, oak("Z"))
    mesh.box(x - w - 0.02, y - 0.16, top, x + w + 0.02, y + 0.16, top + 0.004, fabric("runner#5f8296", "#5f8296"))
    bowl(mesh, x - 0.1, y, top + 0.004, 0.19, 0.1, surface("bowl", "#a5573a", 0.5))
    mesh.obj("table", bevel=0.006)
    for i, (kind, dx, dy, dz) in enumerate((("mango", -0.07, 0.03, 0.05), ("orange", 0.07, 0.05, 0.055), ("avocado", 0.02, -0.08, 0.05), ("mango", 0.07, -0.04, 0.06), ("orange", -0.07, -0.05, 0.06), ("orange", 0.0, 0.01, 0.1))):
        copy_to(fruit(kind), (x - 0.1 + dx, y + dy, top + dz - 0.03), i * 1.3)
    for side in (-1, 1):
        put(bench(2.2, oak), (x, y + side * 0.72, 0))
    for dx in (-0.6, 0.6):
        basket_lamp(x + dx, y, 1.75, H, 8, 0.26)


def toys():
    """Blocks and a ball."""
    colours, blocks = ("#a65a3c", "#c99b4e", "#5f8296", "#5a6e5c", "#e8dcc8"), MeshBuilder()
    for i, (x, y, z, turn) in enumerate(((-1.02, -1.12, 0, 0.2), (-0.9, -1.1, 0, -0.3), (-0.96, -1.11, 1, 0.5), (-0.62, -1.3, 0, 0.9), (-1.3, -1.35, 0, 0.4), (-0.44, -0.98, 0, 0.1))):
        blocks.cbox(x, y, 0.045 + z * 0.09, 0.085, 0.085, 0.085, surface("block" + colours[i % 5], colours[i % 5], 0.5), turn)
    blocks.obj("blocks", bevel=0.006)
    ball = MeshBuilder()
    rings = [(0.13 * np.sin(a), 0.13 - 0.13 * np.cos(a)) for a in np.linspace(0, np.pi, 15)]
    ball.lathe(rings, surface("ball", "#c94f38", 0.5, color2="#f0e6d2", nscale=4, mixpos=(0.49, 0.51)), (0.25, -1.45, 0), 28)
    ball.obj("ball", smooth=True)
