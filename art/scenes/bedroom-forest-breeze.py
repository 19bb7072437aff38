"""Forest Breeze, the upper bedroom: a low oak bed in the corner of two windows, old crowns just outside."""

import math

import numpy as np

from lib.bedding import made_bed, pair
from lib.bedsteads import oak, platform
from lib.ceilings import boarded_slope, shades
from lib.chamber import books, desk, stool, vase
from lib.copies import copy_to, put
from lib.fabric import striped_rug
from lib.furniture import dining_chair
from lib.glade import crowns
from lib.light import area_light, camera, day_sky, sun
from lib.looks import inside
from lib.materials import wood
from lib.mesh import MeshBuilder
from lib.objects import hang_basket, lamp
from lib.render import shot
from lib.room import floor_boards, room
from lib.surfaces import plaster
from lib.trees import broadleaf

SHOT = shot(inside(exposure=0.75), samples=16, mist=(4, 1800), bounces=6, diffuse=4, noise=0.015)
X0, X1, Y0, Y1, LOW, HIGH = -2.9, 2.7, -2.6, 2.5, 2.55, 3.5


def build():
    rng = np.random.RandomState(61)
    green = plaster("forest-room", "#e9e2cb", "#dcd4b8")
    openings = {"back": [(0.35, 5.25, 0.42, 2.65, 5, 1)], "right": [(0.3, 3.0, 0.42, 2.65, 3, 1)]}
    room(X0, X1, Y0, Y1, HIGH, green, openings, day=42, frame=oak("Z"))
    floor_boards(X0, X1, Y0, Y1, rng, "#8a6642", "#64452a")
    boards = shades("forest-ceiling", "#c79c68", "#a47a4a", "Y")
    boarded_slope((X0 - 0.1, Y0 - 0.1, LOW), (X1 + 0.1, Y0 - 0.1, LOW), (X1 + 0.1, Y1 + 0.1, HIGH), (X0 - 0.1, Y1 + 0.1, HIGH), boards)
    beams = MeshBuilder()
    for x in np.arange(X0 + 0.5, X1, 1.15):
        beams.beam((x, Y0, LOW - 0.06), (x, Y1, HIGH - 0.06), 0.09, 0.16, wood("forest-beam", "#7d5636", "#a97c52", scale=4, axis="Y"))
    beams.obj("beams", bevel=0.008)
    panelling()
    put(platform(1.7) + made_bed(1.7, top=0.6, throw=(("#5a6e5c", "#c9b27a", "#3f5346"), 1.3, 1.85), pillows=pair(("#5a6e5c", "#c99b4e"), 1.7), seed=4), (X0 + 0.1, 0.75, 0), math.pi / 2)
    for y in (-0.72, 2.2):
        put(stool(oak, 0.19, 0.44), (X0 + 0.36, y, 0))
        lamp(X0 + 0.34, y, 0.44, 0.5, "#6b7d6a", 11)
    for y, z, radius, pattern in ((0.3, 1.72, 0.2, 2), (0.85, 1.86, 0.27, 0), (1.35, 1.66, 0.17, 1)):
        disc = hang_basket(radius, pattern, y, 0, z)
        disc.rotation_euler, disc.location = (math.pi / 2, 0, math.pi / 2), (X0 + 0.115, y, z)
    writing_place()
    rug = striped_rug(2.6, 1.7, ["#e5dcc4", "#5a6e5c", "#a98a5a"])
    rug.location, rug.rotation_euler = (0.2, -0.35, 0), (0, 0, math.pi / 2)
    crowns(rng)
    sun(34, -22, 7, "#ffd8a4", 0.8)
    day_sky(34, -22 + 90, 0.24, dust=1.1)
    area_light((0.2, -1.6, 2.3), (-0.6, 0.8, 0.6), 2.2, 1.0, 26, "#ffe9cc")
    camera((1.75, -2.3, 1.5), (-0.75, 1.9, 1.2), 20, level=True, shift_y=-0.035)


def panelling():
    """Upright boards of dark green behind the bed."""
    paint = [wood(f"forest-panel{i}", "#3c4a3a", "#4d5f49", scale=4 + i, axis="Z", rough=0.6) for i in range(3)]
    mesh = MeshBuilder()
    for i in range(int((Y1 - Y0) / 0.14)):
        y = Y0 + i * 0.14
        mesh.box(X0, y + 0.002, 0, X0 + 0.022, y + 0.138, 3.4, paint[i % 3])
    mesh.obj("panels", bevel=0.004)


def writing_place():
    """A desk in the light of the right-hand window."""
    put(desk(oak, 1.3, 0.55), (X1 - 0.34, 1.2, 0), -math.pi / 2)
    put(dining_chair(oak("Z"), "#6b7d6a"), (X1 - 1.0, 1.15, 0), math.pi / 2 + 0.25)
    books(X1 - 0.36, 1.55, 0.75, ("#3f5f4a", "#c9a05a", "#8a4a30"), math.pi / 2)
    vase(X1 - 0.3, 0.8, 0.75, 0.2, "#c9b89a")
    sprig = broadleaf(71, 0.34, 0.13, 0.045, 160, name="sprig", trunk=0.1)
    copy_to(sprig, (X1 - 0.3, 0.8, 0.9), 0.4, 1)
