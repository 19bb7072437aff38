"""La Familiar, the family's room: a wide bed, a bunk for the children, toys on a coiled rug, the balcony over the lawn."""

import math

import numpy as np

from lib.bedding import made_bed, pair
from lib.bedsteads import oak, posts
from lib.ceilings import boarded_slope, shades
from lib.chamber import bunk, night_table, round_rug
from lib.copies import copy_to, put
from lib.country import ground_at, lay_ground, rolling_ground, wooded_hills
from lib.fabric import curtain, cushion
from lib.garden import bed, flowering
from lib.light import area_light, camera, day_sky, sun
from lib.looks import inside
from lib.materials import surface
from lib.mesh import MeshBuilder
from lib.objects import lamp
from lib.plants import banana, bush
from lib.render import shot
from lib.room import floor_boards, room
from lib.surfaces import fabric, plaster, timber
from lib.trees import acacia, broadleaf

SHOT = shot(inside(exposure=0.62), samples=12, mist=(4, 2200), bounces=4, diffuse=3, noise=0.015)
X0, X1, Y0, Y1, H = -3.4, 3.2, -2.8, 2.5, 2.95
DOOR = (2.05, 4.45)


def build():
    rng = np.random.RandomState(103)
    room(X0, X1, Y0, Y1, H, plaster("family-room", "#f3ead9", "#e9dcc4"), {"back": [(*DOOR, 0.0, 2.4, 3, 1)]}, plaster("family-blue", "#9fb4b4", "#93a8a9"), day=90, frame=white())
    floor_boards(X0, X1, Y0, Y1, rng, "#d0a872", "#ab8150")
    boarded_slope((X0 - 0.1, Y0 - 0.1, H), (X1 + 0.1, Y0 - 0.1, H), (X1 + 0.1, Y1 + 0.1, H + 0.01), (X0 - 0.1, Y1 + 0.1, H + 0.01), shades("family-ceiling", "#efe4d2", "#e0d2ba", "Y"))
    linen = made_bed(1.8, 1.95, 0.6, throw=(("#5f8296", "#f3e6cc", "#c99b4e"), 1.25, 1.85), pillows=pair(("#c99b4e", "#5f8296", "#a65a3c"), 1.8), drop=0.14, seed=15)
    put(posts(1.8, head=1.15) + linen, (X1 - 0.06, 0.3, 0), -math.pi / 2)
    for y in (-1.0, 1.6):
        put(night_table(oak), (X1 - 0.26, y, 0), -math.pi / 2)
    lamp(X1 - 0.26, 1.6, 0.52, 0.5, "#5f8296", 9)
    put(bunk(oak), (X0 + 0.66, Y1 - 0.08, 0))
    bunting(rng)
    toys(rng)
    chest()
    for x in (X0 + DOOR[0] - 0.42, X0 + DOOR[1] + 0.06):
        curtain(x, Y1 - 0.12, x + 0.36, Y1 - 0.12, 0.03, 2.5, surface("linencur", "#f1e6d3", 0.95, transl=0.45), 6, 0.045, seed=int(x * 9 + 40))
    rod = MeshBuilder()
    rod.tube([(X0 + DOOR[0] - 0.5, Y1 - 0.12, 2.53), (X0 + DOOR[1] + 0.5, Y1 - 0.12, 2.53)], 0.014, timber("X"), 8)
    rod.obj("rod")
    balcony(rng)
    sun(34, 62, 7, "#ffdcae", 0.8)
    day_sky(34, 62 + 90, 0.26, dust=1.0)
    area_light((-0.4, -1.8, 2.75), (0, 0.6, 0.4), 3.0, 1.2, 46, "#fff0dc")
    camera((-0.75, -2.6, 1.5), (0.12, 2.0, 1.2), 19, level=True, shift_y=-0.035)


def white():
    return surface("white-paint", "#f3ecdf", 0.45)


def bunting(rng):
    """A line of small cloth flags above the bunk and the door."""
    colours = ("#c99b4e", "#a65a3c", "#5f8296", "#f1e6d3", "#5a6e5c")
    mesh, line = MeshBuilder(), []
    a, b = np.array((X0 + 0.05, Y1 - 0.07, 2.66)), np.array((X1 - 0.05, Y1 - 0.07, 2.7))
    at = lambda t: a + (b - a) * t - np.array((0, 0, 0.12 * abs(math.sin(t * 3 * math.pi))))
    line = [at(t) for t in np.linspace(0, 1, 61)]
    mesh.tube(line, 0.004, surface("string", "#d8c8ae", 0.9), 5)
    for i in range(30):
        p, q = at((i + 0.15) / 30), at((i + 0.85) / 30)
        tip = (p + q) / 2 - np.array((0, 0.012, 0.17 + 0.01 * (i % 3)))
        mesh.add([p, q, tip], [(0, 1, 2)], fabric("flag" + colours[i % 5], colours[i % 5]))
    mesh.obj("bunting")


def toys(rng):
    """Blocks in a small tower, a ball, a wooden cow on wheels."""
    round_rug(-0.62, 0.3, 1.12, ("#efe2c8", "#5f8296", "#c99b4e"))
    blocks = MeshBuilder()
    colours = ("#a65a3c", "#c99b4e", "#5f8296", "#5a6e5c", "#e8dcc8")
    for i, (x, y, z, turn) in enumerate(((-0.95, 0.4, 0, 0.2), (-0.84, 0.4, 0, 0.5), (-0.9, 0.39, 1, 0.9), (-0.7, 0.12, 0, 1.1), (-1.15, 0.2, 0, 0.7), (-0.9, 0.4, 2, 0.3))):
        colour = colours[i % 5]
        blocks.cbox(x, y, 0.018 + 0.045 + z * 0.09, 0.09, 0.09, 0.09, surface("block" + colour, colour, 0.5), turn)
    blocks.obj("blocks", bevel=0.008)
    ball = MeshBuilder()
    for k in range(6):
        colour = ("#a65a3c", "#f1e6d3")[k % 2]
        angles = np.linspace(k * math.pi / 3, (k + 1) * math.pi / 3, 9)
        tilt = np.linspace(-math.pi / 2, math.pi / 2, 25)
        grid = [[(-0.15 + 0.13 * math.cos(v) * math.cos(a), -0.05 + 0.13 * math.cos(v) * math.sin(a), 0.148 + 0.13 * math.sin(v)) for a in angles] for v in tilt]
        ball.grid(np.array(grid), surface("ball" + colour, colour, 0.5))
    ball.obj("ball", smooth=True, autosmooth=180)
    cow, x, y = MeshBuilder(), -0.4, 0.55
    brown, pale = surface("toy-brown", "#8a4a30", 0.5), surface("toy-pale", "#d9b684", 0.5)
    cow.cbox(x, y, 0.2, 0.24, 0.085, 0.11, brown)
    cow.cbox(x + 0.145, y, 0.28, 0.085, 0.07, 0.08, brown)
    for dx in (-0.09, 0.09):
        for dy in (-0.028, 0.028):
            cow.cbox(x + dx, y + dy, 0.11, 0.03, 0.026, 0.09, brown)
        for side in (-1, 1):
            cow.tube([(x + dx, y + side * 0.048, 0.05), (x + dx, y + side * 0.066, 0.05)], 0.034, pale, 20)
    cow.cbox(x, y, 0.062, 0.26, 0.075, 0.018, pale)
    for side in (-1, 1):
        cow.tube([(x + 0.14, y + side * 0.03, 0.315), (x + 0.145, y + side * 0.085, 0.35), (x + 0.15, y + side * 0.09, 0.42)], [0.012, 0.01, 0.004], pale, 8)
    cow.obj("toy-cow", bevel=0.005)


def chest():
    """A chest at the foot of the wide bed, a folded blanket on it."""
    x, y = X1 - 2.55, 0.3
    mesh = MeshBuilder()
    mesh.box(x - 0.22, y - 0.55, 0.04, x + 0.22, y + 0.55, 0.4, oak("Y"))
    mesh.box(x - 0.24, y - 0.57, 0.4, x + 0.24, y + 0.57, 0.44, oak("Y"))
    for dx in (-0.18, 0.18):
        for dy in (-0.5, 0.5):
            mesh.cbox(x + dx, y + dy, 0.02, 0.05, 0.05, 0.04, timber("Z"))
    mesh.obj("chest", bevel=0.008)
    for i, colour in enumerate(("#f1e6d3", "#c99b4e", "#9fb4b4")):
        folded = cushion(0.36, 0.5 - 0.03 * i, 0.07, fabric("folded" + colour, colour), e=9, puff=0.25, seed=i)
        folded.location = (x, y - 0.2, 0.475 + i * 0.06)


def balcony(rng):
    """A railed balcony, the lawn and its trees below, hills behind."""
    deck, line = MeshBuilder(), Y1 + 2.0
    for i in range(15):
        deck.box(X0 - 1, Y1 + 0.26 + i * 0.125, -0.06, X1 + 1, Y1 + 0.38 + i * 0.125, -0.02, timber("X"))
    for z in (0.1, 0.98):
        deck.box(X0 - 1, line - 0.03, z - 0.05, X1 + 1, line + 0.03, z, timber("X"))
    for x in np.arange(X0 - 1, X1 + 1, 0.13):
        deck.box(x - 0.015, line - 0.015, 0.05, x + 0.015, line + 0.015, 0.95, timber("Z"))
    for x in (-2.4, 1.9):
        deck.box(x - 0.07, line - 0.07, -0.1, x + 0.07, line + 0.07, 2.7, timber("Z"))
    deck.obj("balcony", bevel=0.004)
    ground = rolling_ground(drop=3.2, base=-44, level=26, until=140, centre=(0, 4))
    lay_ground(ground, (-130, 130, -30, 200), (-2200, 2200, -40, 3000), 220)
    wooded_hills(ground, (-900, 900, 60, 1700), 8000, clear=60, density=7)
    shrubs = [bush(1, 0.8, 0.8), flowering(2, "magenta", 0.7, 0.6, 320, 0.08), flowering(3, "white", 0.6, 0.5, 240, 0.06)]
    bed(ground, shrubs, (-14, 15), (16, 16), 46, rng, (0.9, 1.5), 0.5)
    bananas = [banana(10 + i, 2.0, 2.4, 0.75, 10) for i in range(3)]
    for x, y in ((-8, 17), (-6.6, 18), (7.4, 17.5), (9, 18.5), (3.2, 19)):
        copy_to(bananas[rng.randint(3)], (x, y, ground_at(ground, x, y) - 0.1), rng.uniform(0, 6), 1.1)
    for x, y, tree, size in ((4.5, 31, acacia(11, 9.0, 6.4, nleaf=15000), 1.0), (-7, 36, broadleaf(22, 8, 3.6, nleaf=14000), 1.1), (13, 44, broadleaf(21, 9, 4, nleaf=14000), 1.2)):
        copy_to(tree, (x, y, ground_at(ground, x, y) - 0.2), rng.uniform(0, 6), size)
