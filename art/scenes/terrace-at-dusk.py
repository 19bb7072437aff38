"""The restaurant's terrace after sunset: laid tables, strings of lights, hills behind."""

import numpy as np
from mathutils import Vector

from lib.copies import copy_to, hide_all, put
from lib.country import lay_ground, plant, rolling_ground, wooded_hills
from lib.furniture import dining_chair
from lib.light import area_light, camera, dusk_sky, sun
from lib.looks import dusk
from lib.materials import foliage, surface, wood
from lib.mesh import MeshBuilder
from lib.objects import pot
from lib.plants import banana, bush
from lib.render import shot
from lib.roofs import thatch_plane
from lib.surfaces import plaster, timber
from lib.tableware import LightStrings, basket_lamp, seat_around, set_table
from lib.trees import acacia
from lib.walls import wall, window

SUNSET = (0.30, 1, 0.02)
SHOT = shot(dusk((0.22, 1, 0.015), exposure=1.1), samples=20, mist=(10, 4000), bounces=4, diffuse=2, clamp=3)
POSTS = [-1.5, 3.1, 7.7, 12.2]
WEST, EAST = -5.2, 6.35


def build():
    rng = np.random.RandomState(2)
    lay_deck(rng)
    raise_posts(rng)
    railing((6.45, -4), (6.45, 12.4))
    railing((-5.3, 12.4), (6.45, 12.4))
    restaurant(rng)
    hang_lights()
    lay_tables(rng)
    garden(rng)
    glow = Vector(SUNSET).normalized()
    sky = [(0, "#f0a060"), (0.08, "#d98f78"), (0.25, "#7f7a9c"), (0.6, "#43538a"), (1, "#2c3a6c")]
    dusk_sky(sky, 0.42, sun_dir=glow, glow="#ff8a3c", glow_pow=5, glow_str=1.0)
    sun(3, 73, 0.55, "#ff8a4a", 3)
    camera((0.75, -3.7, 1.5), (-0.35, 6, 1.35), 25, level=True, shift_y=0.02)


def lay_deck(rng):
    boards = wood("deck", "#6b5340", "#a08366", scale=3, axis="Y", rough=0.5, randval=0.22)
    mesh = MeshBuilder()
    mesh.box(0, 0, 0, 0.138, 16.4, 0.04, boards)
    board = mesh.obj("board", bevel=0.006, hide=True)
    for i in range(88):
        copy_to(board, (-6.2 + i * 0.146, -4.0, -0.04 + rng.normal() * 0.0012))
    under = MeshBuilder()
    under.box(-6.3, -4, -1.2, 6.7, 12.5, -0.05, surface("under-deck", "#4a3424", 0.8))
    under.obj("under")


def raise_posts(rng):
    for y in POSTS:
        pole(EAST, y, -1, 3.55, rng)
        pole(WEST, y, -1, 3.3, rng)
    beams = MeshBuilder()
    beams.tube([(EAST, -4, 3.45), (EAST, 4, 3.46), (EAST, 12.8, 3.44)], 0.08, timber("Y"), 12)
    for y in POSTS[2:]:
        beams.tube([(-5.4, y, 3.3), (6.6, y, 3.5)], 0.07, timber("X"), 12)
    beams.obj("beams", smooth=True)


def pole(x, y, low, high, rng, radius=0.095):
    points = [(x + rng.normal() * 0.012, y + rng.normal() * 0.012, z) for z in np.linspace(low, high, 6)]
    mesh = MeshBuilder()
    mesh.tube(points, np.linspace(radius * 1.06, radius * 0.92, 6), timber("Z"), 14)
    mesh.obj("pole", smooth=True)


def railing(a, b):
    a, b = np.array(a, float), np.array(b, float)
    mesh = MeshBuilder()
    spans = max(1, round(np.linalg.norm(b - a) / 1.5))
    for i in range(spans + 1):
        p = a + (b - a) * i / spans
        mesh.cbox(p[0], p[1], 0.5, 0.07, 0.07, 1.0, timber("Z"))
    mesh.beam((*a, 1.02), (*b, 1.02), 0.1, 0.05, timber("Y" if abs(a[0] - b[0]) < 0.1 else "X"))
    for z in (0.2, 0.36, 0.52, 0.68, 0.84):
        mesh.tube([(*a, z), (*b, z)], 0.008, surface("cable", "#8d8d8d", 0.3, metal=1), 6)
    mesh.obj("railing", bevel=0.006)


def restaurant(rng):
    """The house on the left: glazed doors under deep thatch, the bar inside."""
    doors = [(1.2, 4.6, 0, 2.6), (5.6, 9.0, 0, 2.6), (10.0, 13.4, 0, 2.6)]
    wall((-6.4, 12), (-6.4, -4), -0.1, 3.3, 0.3, plaster("restaurant", "#e9d6b6", "#dcc19a"), doors, "wall")
    for door in doors:
        window((-6.4, 12), (-6.4, -4), *door, cols=4, rows=3, inset=0.1)
    thatch_plane(((-4.6, -5, 2.75), (-4.6, 13, 2.75), (-9.4, 13, 5.6), (-9.4, -5, 5.6)), 90, 3)
    rafters = MeshBuilder()
    for i in range(24):
        y = -4.8 + i * 0.76
        rafters.tube([(-4.7, y, 2.62), (-6.6, y, 3.75)], 0.045, timber("X"), 8)
    rafters.tube([(WEST, -4.5, 2.85), (WEST, 12.8, 2.85)], 0.08, timber("Y"), 10)
    rafters.obj("rafters", smooth=True)
    room = MeshBuilder()
    walls = surface("room", "#d8a868", 0.8)
    room.box(-11, -4, -0.02, -6.5, 12, 0, surface("room-floor", "#7a4d30", 0.35))
    room.box(-11.1, -4, 0, -11, 12, 3.3, walls)
    room.box(-11, 11.8, 0, -6.4, 11.95, 3.3, walls)
    room.box(-11, -4.1, 0, -6.4, -4, 3.3, walls)
    room.box(-11, -4, 3.28, -6.4, 12, 3.3, surface("room-ceiling", "#b58a58", 0.8))
    room.obj("room")
    for y in (-1.5, 3.0, 7.5):
        area_light((-8.2, y, 3.1), (-8.2, y, 0), 2, 2, 330, "#ffb868")
    stock_bar(rng)
    for y in (-2.5, 1.0, 4.5, 8.0):
        basket_lamp(-5.55, y, 2.15, 2.9)


def stock_bar(rng):
    bar = MeshBuilder()
    for z in (0.95, 1.4, 1.85, 2.3):
        bar.box(-10.95, -2, z, -10.6, 10, z + 0.04, timber("X"))
    colours = ["#2f5d3a", "#7a2e1d", "#c88a2a", "#3a3f63", "#d9d2c0"]
    for z in (0.99, 1.44, 1.89):
        for k in range(60):
            x, y = -10.8 + rng.normal() * 0.03, -1.8 + k * 0.19 + rng.normal() * 0.02
            bar.cyl(x, y, z, z + 0.3, 0.04, surface(f"bottle{k % 5}", colours[k % 5], 0.2), 8)
    bar.obj("bar")


def hang_lights():
    strings = LightStrings()
    for i, y in enumerate(POSTS):
        strings.hang((WEST, y, 3.2), (EAST, y, 3.5), 0.55, 17)
        if i < 3:
            strings.hang((WEST, y, 3.2), (EAST, POSTS[i + 1], 3.5), 0.6, 18)
            strings.hang((EAST, y, 3.5), (WEST, POSTS[i + 1], 3.2), 0.6, 18)
    strings.hang((WEST, -1.5, 3.2), (EAST, -6.5, 3.6), 0.5, 18)
    strings.hang((EAST, -1.5, 3.5), (WEST, -6.5, 3.4), 0.5, 18)
    strings.build()
    for y in (0, 5, 10):
        area_light((0.6, y, 2.75), (0.6, y, 0), 9, 3.2, 105, "#ffb262")


def lay_tables(rng):
    chair = dining_chair(seat="#c98a4a")
    four, two = set_table(1.0, 1.0, 1), set_table(0.85, 0.85, 2, seats=2)
    fours = [
        (-1.15, -0.55, 0.12),
        (1.2, 2.5, 0.08),
        (3.9, 3.4, -0.1),
        (1.4, 6.3, 0.2),
        (-2.4, 7.2, -0.1),
        (3.9, 10.5, 0.1),
        (-3.0, 10.8, 0.15),
    ]
    twos = [(-3.4, 2.6, 0.1), (4.7, 7.2, 0.05), (0.6, 10.6, 0), (3.9, -0.3, 0.1)]
    for x, y, turn in fours:
        seat_around(four, chair, x, y, turn, 4, 0.7, rng)
    for x, y, turn in twos:
        seat_around(two, chair, x, y, turn, 2, 0.63, rng)
    hide_all([*four, *two, *chair])


def garden(rng):
    bushes = [
        bush(1, 0.55, 0.6),
        bush(2, 0.5, 0.55, flower=foliage("bougainvillea", "#b8175f", "#e2559b", transl=0.5), nfl=420),
        bush(3, 0.5, 0.5, flower=foliage("white", "#f3ead8", "#ffffff", transl=0.4), nfl=220, flsize=0.06),
    ]
    young = [banana(i, 1.2, 1.9, 0.62, 9) for i in range(3)]
    pots = [
        (6.0, -2.9, 0),
        (6.0, 5.3, 1),
        (-4.7, 12.0, 0),
        (6.0, 11.9, 2),
        (-4.75, 5.4, 1),
        (-4.75, 0.9, 2),
        (0.9, 12.05, 0),
    ]
    for x, y, kind in pots:
        put(pot(0.32, 0.55), (x, y, 0))
        copy_to(
            bushes[kind] if kind else young[rng.randint(3)],
            (x, y, 0.41),
            rng.uniform(0, 6),
            0.95 if kind else 0.75,
        )
    for i in range(26):
        copy_to(
            bushes[rng.randint(3)],
            (7.3 + rng.uniform(0, 1.0), -4 + i * 0.7, -0.9 + rng.uniform(0, 0.3)),
            rng.uniform(0, 6),
            rng.uniform(0.9, 1.5),
        )
    for i in range(18):
        copy_to(
            bushes[rng.randint(3)],
            (-5 + i * 0.7, 13.3 + rng.uniform(0, 0.8), -0.7 + rng.uniform(-0.3, 0.1)),
            rng.uniform(0, 6),
            rng.uniform(0.8, 1.3),
        )
    bananas = [banana(10 + i, 2.3, 2.5, 0.75, 10) for i in range(3)]
    for x, y in ((9.5, 4), (10.4, 6.5), (10.0, 9.5), (9.6, 12), (-6.6, 15), (-8, 17)):
        for kind in bananas:
            copy_to(
                kind,
                (x + rng.normal() * 0.7, y + rng.normal() * 0.7, -1.8),
                rng.uniform(0, 6),
                rng.uniform(0.8, 1.1),
            )
    height = rolling_ground()
    lay_ground(height)
    wooded_hills(height)
    thorns = [acacia(11, 9.0, 6.4, nleaf=16000), acacia(12, 8, 5.8, nleaf=16000)]
    for x, y, kind, size in ((11.5, 24, 0, 1.1), (-2.5, 46, 1, 1.15), (27, 50, 1, 1.2)):
        plant(thorns[kind], height, x, y, rng.uniform(0, 6), size, 0.2)
