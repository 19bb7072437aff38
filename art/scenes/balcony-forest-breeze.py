"""Forest Breeze, the balcony of the upper floor: a hammock, a chair and coffee at the height of the leaves."""

import math

import numpy as np

from lib.chamber import books, stool
from lib.copies import copy_to, put
from lib.fabric import cushion, striped_rug
from lib.furniture import armchair
from lib.glade import crowns
from lib.house import shining
from lib.light import area_light, camera, day_sky, sun
from lib.looks import golden
from lib.materials import surface, wood
from lib.mesh import MeshBuilder
from lib.objects import hang_basket, pot
from lib.plants import banana
from lib.render import shot
from lib.surfaces import fabric, timber
from lib.tableware import china
from lib.walls import wall, window

SUN = (30, 48)
SHOT = shot(golden(*SUN, exposure=1.4, clouds_seed=77), samples=10, mist=(4, 1800), bounces=4, fast_light=True)
LEFT, RIGHT, DEPTH, CEILING = -5.2, 5.6, 2.5, 2.85


def build():
    rng = np.random.RandomState(151)
    deck_and_roof()
    house_side()
    railing()
    hammock()
    put(armchair(pill="#5a6e5c"), (1.0, 1.35, 0), rz=-2.3)
    put(stool(timber, 0.22, 0.46), (0.25, 1.78, 0))
    coffee(0.25, 1.78, 0.46)
    rug = striped_rug(2.2, 1.4, ["#e5dcc4", "#5a6e5c", "#a98a5a"])
    rug.location = (0.85, 1.25, 0)
    put(pot(0.26, 0.44, "#5f6b58", "#4d5848"), (2.75, 0.5, 0))
    copy_to(banana(4, 0.8, 1.3, 0.48, 9), (2.75, 0.5, 0.32), 1.2, 0.95)
    crowns(rng)
    sun(*SUN, 6.2, "#ffd8a4", 0.9)
    day_sky(SUN[0], SUN[1] + 90, 0.26, dust=1.1)
    area_light((0.4, 0.3, 2.7), (0.6, 1.4, 0), 5.0, 0.6, 22, "#ffe2b8")
    camera((-3.7, 0.42, 1.55), (1.2, 2.25, 1.4), 22, level=True, shift_y=-0.035)


def deck_and_roof():
    """Boards along the balcony, rafters and boards above it."""
    mesh = MeshBuilder()
    tones = [wood(f"balcony-board{i}", "#6f4f34", "#94704a", scale=3 + i, axis="X", rough=0.5) for i in range(3)]
    for i in range(int((DEPTH + 0.1) / 0.12)):
        y = -0.05 + i * 0.12
        mesh.box(LEFT, y + 0.003, -0.03, RIGHT, y + 0.117, 0, tones[i % 3])
    mesh.box(LEFT, -0.1, -0.3, RIGHT, DEPTH, -0.032, surface("under-deck", "#2c2018", 0.9))
    for i in range(int(DEPTH / 0.12) + 7):
        y = -0.1 + i * 0.12
        z = CEILING + 0.42 - y * 0.17
        mesh.box(LEFT, y + 0.002, z, RIGHT, y + 0.118, z + 0.02, tones[(i + 1) % 3])
    mesh.obj("boards", bevel=0.003)
    roof = MeshBuilder()
    low, high = DEPTH + 0.85, -0.2
    edge = lambda y: CEILING + 0.5 - y * 0.17
    roof.add([(LEFT, low, edge(low)), (RIGHT, low, edge(low)), (RIGHT, high, edge(high)), (LEFT, high, edge(high))], [(0, 1, 2, 3)], surface("rooftop", "#6a3a26", 0.9))
    for x in np.arange(LEFT + 0.3, RIGHT, 0.62):
        roof.beam((x, -0.05, CEILING + 0.33), (x, DEPTH + 0.75, CEILING + 0.33 - (DEPTH + 0.8) * 0.17), 0.06, 0.12, timber("Y"))
    roof.obj("roof", bevel=0.005)


def house_side():
    """Boarded wall with two glazed doors, baskets between them."""
    tone = wood("cladding", "#6d4a30", "#8f6540", scale=4, axis="X")
    doors = [(1.0, 3.0, 0, 2.35), (6.6, 8.6, 0, 2.35)]
    wall((RIGHT, 0), (LEFT, 0), -0.1, 3.4, 0.2, tone, doors, "wall")
    for door in doors:
        window((RIGHT, 0), (LEFT, 0), *door, cols=2, rows=3)
    room = MeshBuilder()
    room.box(LEFT, -3.6, 0, RIGHT, -3.5, 3.3, shining("balcony-room", "#e6dcc0", "#ffb468", 0.5))
    room.box(LEFT, -3.6, -0.02, RIGHT, -0.22, 0, shining("balcony-floor", "#8a5b3a", "#ff9c50", 0.16))
    room.box(LEFT, -3.6, 3.3, RIGHT, -0.22, 3.32, shining("balcony-ceiling", "#e9d3b0", "#ffc27c", 0.75))
    for x in (LEFT, RIGHT, 1.4):
        room.box(x, -3.6, 0, x + 0.1, -0.22, 3.3, shining("balcony-room", "#e6dcc0", "#ffb468", 0.5))
    room.obj("room")
    laps = MeshBuilder()
    for i in range(20):
        z = 0.02 + i * 0.165
        for a, b in ((LEFT, RIGHT - 8.65), (RIGHT - 6.55, RIGHT - 3.05), (RIGHT - 0.95, RIGHT)):
            laps.box(a, 0, z, b, 0.022 + 0.004 * (i % 2), z + 0.16, wood(f"lap{i % 3}", "#6d4a30", "#8f6540", scale=4 + i % 3, axis="X"))
    laps.obj("laps", bevel=0.004)
    for x, z, radius, pattern in ((0.3, 1.62, 0.22, 0), (0.82, 1.9, 0.17, 2)):
        disc = hang_basket(radius, pattern, x, 0, z)
        disc.rotation_euler, disc.location = (math.pi / 2, 0, math.pi), (x, 0.115, z)


def railing():
    """Posts up to the roof's beam, a rail with upright bars."""
    line, mesh = DEPTH - 0.12, MeshBuilder()
    posts = (-4.9, -1.55, 1.8, 5.15)
    for x in posts:
        mesh.box(x - 0.075, line - 0.075, 0, x + 0.075, line + 0.075, CEILING - 0.1, timber("Z"))
        for side in (-1, 1):
            mesh.beam((x + side * 0.06, line, CEILING - 0.72), (x + side * 0.55, line, CEILING - 0.22), 0.06, 0.08, timber("Z"))
    mesh.box(LEFT, line - 0.08, CEILING - 0.24, RIGHT, line + 0.08, CEILING - 0.08, timber("X"))
    for a, b in zip(posts, posts[1:]):
        for z in (0.1, 0.92):
            mesh.box(a + 0.075, line - 0.035, z, b - 0.075, line + 0.035, z + 0.06, timber("X"))
        for x in np.arange(a + 0.18, b - 0.08, 0.13):
            mesh.box(x - 0.015, line - 0.015, 0.14, x + 0.015, line + 0.015, 0.93, timber("Z"))
    mesh.obj("railing", bevel=0.007)


def hammock():
    """Woven cloth hung between the house and a post, its cords gathered at both ends."""
    a, b = np.array((4.9, 0.12, 1.75)), np.array((1.86, DEPTH - 0.2, 1.75))
    along = (b - a) / np.linalg.norm(b - a)
    side = np.array((-along[1], along[0], 0))
    t, u = np.linspace(0.2, 0.8, 60), np.linspace(-1, 1, 25)
    colours = ("#efe2c8", "#5a6e5c", "#c99b4e", "#efe2c8", "#a65a3c")
    place = lambda s, v: a + (b - a) * s - np.array((0, 0, 1)) * (1.15 * 4 * s * (1 - s) - 0.42 * v * v * math.sin(math.pi * s) ** 0.5) + side * v * 0.5 * math.sin(math.pi * np.clip((s - 0.12) / 0.76, 0, 1)) ** 0.7
    for k in range(24):
        strip = MeshBuilder()
        colour = colours[(k // 2) % 5]
        strip.grid(np.array([[place(s, v) for s in t] for v in u[k : k + 2]]), fabric("hammock" + colour, colour))
        strip.obj("hammock", smooth=True, autosmooth=180)
    cords = MeshBuilder()
    rope = surface("rope", "#d8c8a4", 0.9)
    for v in np.linspace(-1, 1, 11):
        cords.tube([a, place(0.2, v)], 0.006, rope, 5)
        cords.tube([b, place(0.8, v)], 0.006, rope, 5)
    for end, hook in ((a, np.array((4.95, 0.0, 1.78))), (b, np.array((1.8, DEPTH - 0.13, 1.78)))):
        cords.tube([end, hook], 0.012, rope, 6)
    cords.obj("cords")
    pillow = cushion(0.5, 0.34, 0.15, fabric("pil#c99b4e", "#c99b4e"), e=2.7, puff=0.5, seed=4)
    pillow.location, pillow.rotation_euler = place(0.33, 0) + np.array((0, 0, 0.09)), (0.1, 0.5, math.atan2(along[1], along[0]))


def coffee(x, y, z):
    """A cup and a book on the stool."""
    mesh = MeshBuilder()
    mesh.lathe([(0, 0.004), (0.04, 0.004), (0.072, 0.014), (0.04, 0), (0, 0)], china(), (x - 0.08, y - 0.03, z), 28)
    mesh.lathe([(0.022, 0), (0.036, 0.03), (0.042, 0.062), (0.039, 0.062), (0.03, 0.012), (0, 0.012)], china(), (x - 0.08, y - 0.03, z + 0.008), 28)
    mesh.lathe([(0, 0.05), (0.038, 0.05)], surface("coffee", "#24140c", 0.1, coat=0.5), (x - 0.08, y - 0.03, z + 0.008), 24)
    mesh.obj("cup", smooth=True, autosmooth=45)
    books(x + 0.08, y + 0.04, z, ("#3f5f4a",), 0.5)
