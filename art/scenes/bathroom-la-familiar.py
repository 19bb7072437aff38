"""La Familiar, the bathroom: a sunk tub wide enough for three children, basins at two heights, a towel of another colour for everybody."""

import math

import numpy as np

from lib.bath import bath_water, brass, hung_towel, mirror, oval_outline, spout, towels, washstand
from lib.bedsteads import oak
from lib.ceilings import boarded_slope, shades
from lib.chamber import round_rug
from lib.copies import put
from lib.light import area_light, camera, day_sky, sun
from lib.looks import inside
from lib.materials import surface
from lib.mesh import MeshBuilder, box
from lib.render import shot
from lib.room import room, view
from lib.surfaces import pavers, plaster
from lib.tableware import basket_lamp
from lib.tiles import chequered, panel

SHOT = shot(inside(exposure=0.48), samples=14, mist=(3, 2400), bounces=5, diffuse=3, noise=0.015)
X0, X1, Y0, Y1, H = -2.05, 2.05, -3.3, 2.2, 2.8
STEP = 1.22


def build():
    rng = np.random.RandomState(229)
    white = surface("white-paint", "#f3ecdf", 0.45)
    cream = plaster("family-room", "#f3ead9", "#e9dcc4")
    openings = {"back": [(0.45, 3.65, 1.12, 2.25, 4, 1)]}
    room(X0, X1, Y0, Y1, H, cream, openings, plaster("family-blue", "#9fb4b4", "#93a8a9"), day=90, frame=white)
    chequered(X0, X1, Y0, Y1, 0.36, ("#e6d9c2", "#c9b394"))
    boarded_slope((X0 - 0.1, Y0 - 0.1, H), (X1 + 0.1, Y0 - 0.1, H), (X1 + 0.1, Y1 + 0.1, H + 0.01), (X0 - 0.1, Y1 + 0.1, H + 0.01), shades("family-ceiling", "#efe4d2", "#e0d2ba", "Y"))
    bath()
    basins()
    pegs()
    round_rug(-0.2, -0.5, 0.78, ("#efe2c8", "#5f8296", "#c99b4e"))
    view("back", rng, drop=0.6, edge=6.0, trees=6000)
    sun(35, 66, 7, "#ffdcae", 0.8)
    day_sky(35, 66 + 90, 0.26, dust=1.0)
    area_light((0, -1.2, 2.7), (0, 0.2, 0.4), 2.4, 2.0, 84, "#fff0dc")
    basket_lamp(-0.1, -0.1, 2.1, H, 0, 0.3)
    camera((-0.3, -3.12, 1.6), (0.08, 2.2, 1.2), 21.5, level=True, shift_y=-0.05)


def blue():
    return pavers("family-tile", "#7d9dac", "#93b0b8", "#dfe0d6", scale=6.5, rough=0.25, offset=0.0)


def bath():
    """A tiled step across the room's end with the tub let into it; boats, a duck and soap on its edge."""
    top, a, b, front, back = 0.52, -0.95, 1.15, STEP + 0.16, Y1 - 0.16
    deck = plaster("bath-deck", "#ece4d4", "#e2d6c0")
    for x0, y0, x1, y1 in ((X0, STEP, a, Y1), (b, STEP, X1, Y1), (a, STEP, b, front), (a, back, b, Y1)):
        box("bath-deck", x0, y0, 0, x1, y1, top, deck, 0.0)
    put(panel(X1 - X0, top, blue()), (X0, STEP, 0))
    box("nosing", X0, STEP - 0.03, top - 0.005, X1, STEP + 0.1, top + 0.022, oak("X"), 0.008)
    put(panel(X1 - X0, 1.1 - top, blue()), (X0, Y1, top))
    for x, turn, y in ((X0, math.pi / 2, STEP), (X1, -math.pi / 2, Y1)):
        put(panel(Y1 - STEP, 1.1 - top, blue()), (x, y, top), turn)
    enamel = surface("tub-white", "#f3eee4", 0.2, coat=0.4)
    inner = MeshBuilder()
    inner.box(a + 0.001, front + 0.001, 0.05, b - 0.001, back - 0.001, 0.08, enamel)
    for x0, y0, x1, y1 in ((a, front, a + 0.03, back), (b - 0.03, front, b, back), (a, front, b, front + 0.03), (a, back - 0.03, b, back)):
        inner.box(x0, y0, 0.06, x1, y1, top + 0.03, enamel)
    inner.box(a + 0.03, front + 0.03, 0.4, b - 0.03, back - 0.03, 0.42, bath_water())
    inner.obj("tub", bevel=0.012, seg=3)
    tap = MeshBuilder()
    spout(tap, 0.1, Y1 - 0.08, top, 0.2, 0.16)
    tap.obj("tap", smooth=True, autosmooth=50)
    boat(-1.3, STEP + 0.3, top, "#a65a3c", 0.3)
    boat(0.55, 1.66, 0.415, "#c99b4e", -0.5)
    duck(0.15, 1.55, 0.415)
    towels(1.62, STEP + 0.45, top, ("#5f8296", "#f6f1e8", "#f6f1e8"))
    mesh = MeshBuilder()
    for x, colour, height in ((1.4, "#c99b4e", 0.16), (1.5, "#e8dcc8", 0.12), (-1.65, "#5a6e5c", 0.2), (-1.77, "#a65a3c", 0.14)):
        mesh.cyl(x, Y1 - 0.14, top, top + height, 0.036, surface("jar" + colour, colour, 0.35, coat=0.3), 22)
    mesh.obj("jars", smooth=True, autosmooth=40)


def boat(x, y, z, colour, turn):
    """A small boat of wood with a cloth sail."""
    mesh = MeshBuilder()
    hull = [(-0.13, 0.0), (-0.08, 0.045), (0.04, 0.045), (0.13, 0.0)]
    ring = hull + [(p, -q) for p, q in hull[-2:0:-1]]
    n = len(ring)
    mesh.add([(p * 0.8, q * 0.7, 0) for p, q in ring] + [(p, q, 0.045) for p, q in ring], [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)] + [tuple(range(n, 2 * n))], surface("hull" + colour, colour, 0.5))
    mesh.tube([(0, 0, 0.04), (0, 0, 0.24)], 0.005, oak("Z"), 8)
    mesh.add([(0.006, 0, 0.07), (0.1, 0.004, 0.075), (0.006, 0, 0.23)], [(0, 1, 2)], surface("sail", "#f1e6d3", 0.9, transl=0.3))
    put([mesh.obj("boat")], (x, y, z), turn)


def duck(x, y, z):
    """It swims."""
    yellow, mesh = surface("duck", "#e0b02e", 0.4, coat=0.2), MeshBuilder()
    mesh.tube([(-0.075, 0, 0.05), (-0.05, 0, 0.03), (0, 0, 0.028), (0.04, 0, 0.034), (0.06, 0, 0.045)], [0.006, 0.034, 0.045, 0.036, 0.012], yellow, 16, flat=0.8)
    ball = [(0.034 * math.sin(t), 0.034 * (1 - math.cos(t))) for t in np.linspace(0, math.pi, 12)]
    mesh.lathe(ball, yellow, (0.04, 0, 0.055), 18)
    mesh.tube([(0.065, 0, 0.086), (0.095, 0, 0.082)], [0.014, 0.006], surface("beak", "#c8702a", 0.5), 10, flat=1.4)
    put([mesh.obj("duck", smooth=True, autosmooth=80)], (x, y, z), 2.4)


def basins():
    """On the right a stand for two, before it a low one for the small; a round mirror over each basin."""
    stone = surface("basin", "#e9e2d4", 0.3, color2="#d8cfbd", nscale=5, coat=0.3)
    put(washstand(1.75, stone, oak, (-0.44, 0.44)), (X1, -0.5, 0), -math.pi / 2)
    put(washstand(0.8, stone, oak, (0.0,), depth=0.42, height=0.56, radius=0.17), (X1, 0.78, 0), -math.pi / 2)
    frame = oak("X")
    for y, z, size in ((-0.06, 1.58, 0.62), (-0.94, 1.58, 0.62), (0.78, 1.2, 0.46)):
        put(mirror(oval_outline(size, size), z, frame), (X1, y, 0), -math.pi / 2)
    for y, colours in ((0.05, ("#f6f1e8", "#c99b4e", "#f6f1e8")), (-0.8, ("#f6f1e8", "#5f8296", "#f6f1e8", "#f6f1e8"))):
        put(towels(0, -0.25, 0.29, colours), (X1, y, 0), -math.pi / 2)
    step = MeshBuilder()
    step.box(-0.2, -0.13, 0.13, 0.2, 0.13, 0.16, oak("X"))
    for x in (-0.16, 0.13):
        step.box(x, -0.11, 0, x + 0.03, 0.11, 0.13, oak("Z"))
    put([step.obj("step", bevel=0.006)], (X1 - 0.68, 0.72, 0), 1.4)


def pegs():
    """A board with five pegs on the left wall and five towels; a bench with baskets below."""
    mesh, names = MeshBuilder(), ("#a65a3c", "#c99b4e", "#5f8296", "#5a6e5c", "#d9a79a")
    mesh.box(-1.35, -0.028, 1.42, 1.35, -0.004, 1.54, oak("X"))
    for i in range(5):
        x = -1.08 + i * 0.54
        mesh.tube([(x, -0.02, 1.46), (x, -0.09, 1.48)], [0.012, 0.016], brass(), 10)
    objects = [mesh.obj("pegs", bevel=0.004)]
    for i, colour in enumerate(names):
        for towel in hung_towel(0.3, 0.62 + 0.03 * (i % 2), 0.5, colour, 1.475, i * 1.7, band="#f3e6d6"):
            towel.location.x = -1.08 + i * 0.54
            objects.append(towel)
    put(objects, (X0, -0.1, 0), math.pi / 2)
    bench = MeshBuilder()
    bench.box(-1.35, -0.4, 0.4, 1.35, -0.02, 0.44, oak("X"))
    for x in (-1.28, 0, 1.22):
        bench.box(x, -0.37, 0, x + 0.06, -0.05, 0.4, oak("Z"))
    reed = surface("reed", "#c9a468", 0.8, color2="#a87c48", nscale=30, bump=0.3, bscale=120)
    baskets = MeshBuilder()
    for x in (-0.85, -0.35, 0.45):
        baskets.lathe([(0, 0), (0.14, 0), (0.17, 0.1), (0.165, 0.26), (0.15, 0.26), (0.15, 0.1), (0.12, 0.02), (0, 0.02)], reed, (x, -0.21, 0), 36)
    put([bench.obj("bench", bevel=0.007), baskets.obj("baskets", smooth=True, autosmooth=50)], (X0, -0.1, 0), math.pi / 2)
