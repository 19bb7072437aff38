"""The conference hall set with rows for a hundred, before the stage."""

import math
import os

import bpy
import numpy as np

from lib.copies import copies_at, copy_to, hide_all, put
from lib.hall import H, X0, X1, Y1, hall_shell, hills_outside, upholstered_chair
from lib.light import area_light, camera, day_sky, sun
from lib.looks import inside
from lib.materials import surface, wood
from lib.mesh import MeshBuilder, box, link
from lib.objects import hang_basket, pot
from lib.plants import banana
from lib.render import shot
from lib.shaders import new_material, node

SHOT = shot(inside(exposure=0.6), samples=20, mist=(4, 4000), bounces=6, diffuse=4, clamp=3)


def build():
    rg = np.random.RandomState(6)
    hall_shell()
    # stage wall: vertical slats, screen with our own picture, stage platform
    tzs = wood("slatv", "#5e3d25", "#8a5d38", scale=4, axis="Z", rough=0.5, randval=0.15)
    b = MeshBuilder()
    b.box(0, 0, 0, 0.06, 0.07, H - 0.35, tzs)
    sv = b.obj("sv", bevel=0.003, hide=True)
    box("sbk", X0 + 1.2, Y1 - 0.06, 0.3, X1 - 1.2, Y1 - 0.01, H - 0.1, surface("cdark", "#4a3a2e", 0.9), 0)
    for i in range(105):
        x = X0 + 1.25 + i * 0.11
        if abs(x) > 2.75:
            copy_to(sv, (x, Y1 - 0.14, 0.3))
    box(
        "stage",
        X0 + 0.9,
        Y1 - 2.7,
        0,
        X1 - 0.9,
        Y1 - 0.02,
        0.3,
        wood("stg", "#7d5636", "#a97c54", scale=3, axis="X", rough=0.35),
        0.02,
    )
    box("stage2", -1.6, Y1 - 3.1, 0, 1.6, Y1 - 2.7, 0.15, wood("stg", "#7d5636", "#a97c54"), 0.02)
    m, nt, out = new_material("screen")
    im = bpy.data.images.load(os.path.join(os.getcwd(), "assets/pictures/sundowner.jpg"))
    it = node(nt, "ShaderNodeTexImage")
    it.image = im
    e = node(nt, "ShaderNodeEmission")
    e.inputs[1].default_value = 1.1
    nt.links.new(it.outputs[0], e.inputs[0])
    nt.links.new(e.outputs[0], out.inputs[0])
    me = bpy.data.meshes.new("scr")
    w, h = 2.55, 1.434
    me.from_pydata([(-w, 0, -h), (w, 0, -h), (w, 0, h), (-w, 0, h)], [], [(0, 1, 2, 3)])
    uv = me.uv_layers.new()
    uv.data.foreach_set("uv", [0, 0, 1, 0, 1, 1, 0, 1])
    me.materials.append(m)
    so = link(bpy.data.objects.new("scr", me))
    so.location = (0, Y1 - 0.2, 2.35)
    box("scrf", -2.62, Y1 - 0.18, 0.85, 2.62, Y1 - 0.1, 3.85, surface("frb", "#171412", 0.4), 0.01)
    for x in (-4.4, 4.4):
        for k in range(3):
            across = x + [0, 0.52, -0.42][k] * (1 if x > 0 else -1)
            hang_basket([0.42, 0.3, 0.24][k], [0, 3, 2][k], across, Y1 - 0.14, [2.5, 1.75, 1.85][k])
        area_light((x, Y1 - 1.2, H - 0.3), (x, Y1 - 0.1, 2.2), 0.6, 0.3, 60, "#ffd09a")
    for y in (3.2, 7.2, 11.2):
        for k, (dy, z, r) in enumerate(
            [(0, 2.35, 0.46), (0.62, 1.95, 0.3), (-0.58, 1.9, 0.26), (0.3, 2.95, 0.22)]
        ):
            hang_basket(r, [0, 3, 2, 1][k], y + dy, X1, z, "right")
        area_light((X1 - 0.7, y, H - 0.3), (X1 - 0.05, y, 1.9), 0.5, 0.3, 30, "#ffd09a")
    # lectern, plants, table
    B = MeshBuilder()
    wd = wood("lec", "#5e3d25", "#8a5d38", scale=4, axis="Z")
    B.box(-3.6, Y1 - 2.2, 0.3, -3.0, Y1 - 1.8, 1.38, wd)
    B.add(
        [
            (-3.72, Y1 - 1.72, 1.52),
            (-2.88, Y1 - 1.72, 1.52),
            (-2.88, Y1 - 2.3, 1.36),
            (-3.72, Y1 - 2.3, 1.36),
            (-3.72, Y1 - 1.72, 1.58),
            (-2.88, Y1 - 1.72, 1.58),
            (-2.88, Y1 - 2.3, 1.42),
            (-3.72, Y1 - 2.3, 1.42),
        ],
        [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)],
        wd,
    )
    B.tube(
        [(-3.3, Y1 - 2.0, 1.55), (-3.3, Y1 - 2.06, 1.72), (-3.3, Y1 - 2.16, 1.78)],
        0.012,
        surface("frb", "#171412", 0.4),
        6,
    )
    B.obj("lect", bevel=0.012)
    bn = [banana(i, 0.8, 1.5, 0.55, 9) for i in range(2)]
    for x, y, z in ((X0 + 1.7, Y1 - 2.0, 0.3), (X1 - 1.7, Y1 - 2.0, 0.3), (X1 - 0.8, 1.2, 0)):
        put(pot(0.28, 0.5, "#e8dcc8", "#d8c8ae"), (x, y, z))
        copy_to(bn[rg.randint(2)], (x, y, z + 0.36), rg.uniform(0, 6), 1.0)
    rows_of_chairs(rg)
    hills_outside(rg)
    sun(26, 196, 4.0, "#ffdcae", 0.8)
    day_sky(26, 196 + 90, 0.2)
    camera((1.9, -0.55, 1.85), (-0.55, 12, 1.5), 20, level=True, shift_y=0.0)


def rows_of_chairs(rng):
    """Two rows of fourteen and six of twelve: a hundred."""
    chair = upholstered_chair()
    for row in range(8):
        y = 2.6 + row * 1.08
        for side in (-1, 1):
            for k in range(7 if row < 2 else 6):
                x = side * (1.25 + k * 0.62)
                copies_at(chair, (x, y, 0), rng.normal() * 0.03 + math.pi - side * 0.06)
    hide_all(chair)
