"""Honey Bee, the room under the roof: ochre slopes, a honeycomb of shelves, a bed of one piece with the wall."""

import math

import numpy as np

from lib.bedding import made_bed, pair
from lib.bedsteads import masonry, oak
from lib.ceilings import gable_ceiling, shades
from lib.chamber import books, round_rug, stool
from lib.copies import copy_to, put
from lib.country import ground_at, lay_ground, rolling_ground, wooded_hills
from lib.furniture import armchair
from lib.garden import flowering
from lib.light import area_light, camera, day_sky, sun
from lib.looks import inside
from lib.materials import surface, wood
from lib.mesh import MeshBuilder
from lib.objects import lamp, pot
from lib.plants import bush
from lib.render import shot
from lib.room import floor_boards, room
from lib.surfaces import plaster
from lib.tableware import basket_lamp
from lib.trees import broadleaf

SHOT = shot(inside(exposure=0.9), samples=12, mist=(4, 2200), bounces=4, diffuse=3, noise=0.015)
X0, X1, Y0, Y1, EAVE, RIDGE = -2.7, 2.7, -2.6, 2.3, 2.05, 4.0
HEX = (0.0, 2.62, 0.52)


def build():
    rng = np.random.RandomState(97)
    ochre, cream = plaster("honey-room", "#dcb472", "#d0a35f"), plaster("honey-cream", "#f3e8d2", "#e8d9bc")
    x, z, radius = HEX
    hole = (x - X0 - radius, x - X0 + radius, z - radius, z + radius, 1, 1)
    openings = {"back": [hole], "left": [(1.7, 3.9, 0.55, 1.8, 3, 1)]}
    room(X0, X1, Y0, Y1, RIDGE, cream, openings, ochre, day=95, frame=oak("Z"))
    floor_boards(X0, X1, Y0, Y1, rng, "#c79a64", "#9d7444")
    gable_ceiling(X0, X1, Y0, Y1, EAVE, RIDGE, shades("honey-ceiling", "#d9b684", "#b98f58", "Y"), wood("honey-beam", "#6d4a2c", "#8f6540", scale=4, axis="X"), 1.2, tie=False)
    hexagon_window(ochre)
    head()
    bed = made_bed(1.7, top=0.6, throw=(("#d9a441", "#f3e6cc", "#6d4a2c"), 1.25, 1.9), pillows=pair(("#d9a441", "#8a5a2c", "#f0d9a8"), 1.7), seed=12)
    put(masonry(1.7, plaster("honey-base", "#efe0c2", "#e4d0aa"), ledge=0.34), (0, Y1 - 0.02, 0))
    put(bed, (0, Y1 - 0.1, 0))
    for side in (-1, 1):
        put(stool(oak, 0.2, 0.42), (side * 1.52, Y1 - 0.36, 0))
    lamp(1.52, Y1 - 0.36, 0.42, 0.48, "#e0b25a", 10, "#f7e2b4")
    books(-1.55, Y1 - 0.38, 0.42, ("#8a5a2c", "#e8dcc8", "#5a6e5c"))
    honeycomb(rng)
    put(armchair(pill="#d9a441"), (-1.85, -0.35, 0), 1.1)
    round_rug(-0.55, -0.55, 1.05, ("#ecd9b0", "#c98f3a", "#6d4a2c"))
    basket_lamp(-1.25, 0.35, 2.1, 3.0, 14, 0.3)
    put(pot(0.2, 0.36, "#8a5a2c", "#6d4320"), (-2.35, 1.75, 0))
    copy_to(flowering(5, "yellow", 0.4, 0.5, 200, 0.05), (-2.35, 1.75, 0.26), 0.4, 0.62)
    outside(rng)
    sun(28, 196, 7.5, "#ffd49a", 0.8)
    day_sky(28, 196 + 90, 0.25, dust=1.1)
    area_light((0.6, -1.7, 2.5), (0, 0.8, 0.4), 1.8, 1.0, 30, "#ffe2b0")
    camera((1.75, -2.35, 1.45), (-0.42, 1.9, 1.3), 20, level=True, shift_y=0.0)


def corners(radius, start=math.pi / 6):
    return [(radius * math.cos(start + k * math.pi / 3), radius * math.sin(start + k * math.pi / 3)) for k in range(6)]


def hexagon_window(paint):
    """The square opening in the gable becomes a hexagon: plaster fills its corners, a frame of oak goes round."""
    x, z, radius = HEX
    side = radius + 0.04
    mesh = MeshBuilder()
    angles = np.linspace(0, 2 * math.pi, 49)[:-1] + math.pi / 6
    inner, outer = [], []
    for a in angles:
        r = radius * math.cos(math.pi / 6) / math.cos((a - math.pi / 6) % (math.pi / 3) - math.pi / 6)
        k = side / max(abs(math.cos(a)), abs(math.sin(a)))
        inner.append((x + r * 0.97 * math.cos(a), z + r * 0.97 * math.sin(a)))
        outer.append((x + k * math.cos(a), z + k * math.sin(a)))
    n = len(angles)
    for y0, y1 in ((Y1 - 0.006, Y1 + 0.14),):
        front = [(px, y0, pz) for px, pz in outer] + [(px, y0, pz) for px, pz in inner]
        mesh.add(front, [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)], paint)
        reveal = [(px, y0, pz) for px, pz in inner] + [(px, y1, pz) for px, pz in inner]
        mesh.add(reveal, [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)], paint)
    mesh.obj("hexagon")
    frame = MeshBuilder()
    ring = [(x + px, Y1 + 0.0, z + pz) for px, pz in corners(radius * 0.985)]
    for a, b in zip(ring, ring[1:] + ring[:1]):
        frame.beam(a, b, 0.05, 0.055, oak("X"))
    frame.obj("hexagon-frame", bevel=0.004)


def head():
    """Hexagons of timber in three tones behind the pillows."""
    tones = [wood(f"comb{i}", dark, light, scale=4, axis="Z", rough=0.5) for i, (dark, light) in enumerate((("#9d7444", "#c79a64"), ("#7d5632", "#a0723f"), ("#b98f58", "#ddb77c")))]
    mesh, radius = MeshBuilder(), 0.2
    for row in range(3):
        for column in range(-3, 4):
            x = (column + 0.5 * (row % 2)) * radius * math.sqrt(3)
            z = 0.78 + row * radius * 1.5
            if abs(x) > 1.2:
                continue
            deep = 0.03 + 0.012 * ((row * 3 + column * 2) % 3)
            points = corners(radius * 0.975)
            back, front = [(x + px, Y1, z + pz) for px, pz in points], [(x + px, Y1 - deep, z + pz) for px, pz in points]
            sides = [(k, (k + 1) % 6, 6 + (k + 1) % 6, 6 + k) for k in range(6)]
            mesh.add(back + front, sides + [tuple(range(6, 12))], tones[(row + column) % 3])
    mesh.obj("head", bevel=0.006)


def honeycomb(rng):
    """Open hexagonal boxes beside the bed, jars of honey and small things in some."""
    shelf, radius, depth = MeshBuilder(), 0.24, 0.2
    jars, lids = MeshBuilder(), MeshBuilder()
    honey = surface("honey", "#c9791a", 0.12, coat=0.6, emit="#d9851f", estr=0.25)
    for row, column in ((0, 0), (0, 1), (1, 0), (1, -1), (2, 0), (2, 1)):
        x = 1.62 + (column + 0.5 * (row % 2)) * radius * math.sqrt(3)
        z = 1.25 + row * radius * 1.5
        out, inn = corners(radius), corners(radius * 0.9)
        for k in range(6):
            (a, b), (c, d) = (out[k], out[(k + 1) % 6]), (inn[k], inn[(k + 1) % 6])
            loop = [a, b, d, c]
            near = [(x + p, Y1 - depth, z + q) for p, q in loop]
            far = [(x + p, Y1, z + q) for p, q in loop]
            shelf.add(near + far, [(0, 1, 2, 3), (4, 5, 1, 0), (6, 7, 3, 2), (5, 6, 2, 1), (7, 4, 0, 3)], oak("X"))
        floor = z - radius * 0.45
        shelf.box(x - 0.19, Y1 - depth + 0.01, floor - 0.014, x + 0.19, Y1, floor, oak("X"))
        if (row + column) % 2 == 0:
            for dx in (-0.07, 0.06):
                tall = rng.uniform(0.1, 0.14)
                jars.cyl(x + dx, Y1 - 0.12, floor, floor + tall, 0.042, honey, 20)
                lids.cyl(x + dx, Y1 - 0.12, floor + tall, floor + tall + 0.022, 0.043, surface("jar-lid", "#e8dcc8", 0.5), 20)
    shelf.obj("honeycomb", bevel=0.003)
    jars.obj("honey", smooth=True, autosmooth=40)
    lids.obj("lids", smooth=True, autosmooth=40)


def outside(rng):
    """Beds of yellow and white blossom below the windows, trees and hills behind."""
    ground = rolling_ground(drop=0.5, base=-40, level=24, until=130, centre=(0, 0))
    lay_ground(ground, (-130, 130, -130, 130), (-1800, 1800, -1800, 1800), 200)
    wooded_hills(ground, (-1300, 200, -700, 1300), 7000, clear=50, density=7)
    kinds = [flowering(4, "yellow", 0.6, 0.55, 280, 0.07), flowering(3, "white", 0.6, 0.55, 240, 0.06), bush(1, 0.7, 0.7), flowering(6, "apricot", 0.5, 0.5, 220, 0.07)]
    for row in range(5):
        for i in range(16):
            x, y = -5.4 - row * 1.5 + rng.normal() * 0.2, -5 + i * 0.8 + rng.normal() * 0.2
            copy_to(kinds[rng.randint(4)], (x, y, ground_at(ground, x, y) - 0.05), rng.uniform(0, 6), rng.uniform(1.1, 1.6))
    crowns = [broadleaf(21, 9.5, 4.2, nleaf=15000), broadleaf(22, 8, 3.6, nleaf=15000)]
    for x, y, kind, size in ((-19, 5, 0, 0.9), (-24, -6, 1, 1.1), (-27, 12, 1, 1.1), (-17, 17, 0, 1.0), (-33, 2, 0, 1.2), (1, 17, 1, 0.7), (4, 21, 0, 0.8)):
        copy_to(crowns[kind], (x, y, ground_at(ground, x, y) - 0.1), rng.uniform(0, 6), size)
