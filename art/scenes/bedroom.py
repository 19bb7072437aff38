"""A villa bedroom: four-poster with linen, woven baskets, doors open to the garden."""

import math

import numpy as np

from lib.copies import copy_to, put, scatter_mix
from lib.beds import LENGTH, WIDTH, bed_wood, four_poster
from lib.fabric import curtain, cushion, striped_rug
from lib.furniture import armchair
from lib.land import fields, hills, sample_points, terrain
from lib.light import area_light, camera, day_sky, point_light, sun
from lib.looks import inside
from lib.materials import foliage, surface, wood
from lib.mesh import MeshBuilder, box
from lib.noise import layered_noise, smooth_step
from lib.objects import hang_basket, lamp, pot
from lib.plants import banana, bush
from lib.render import shot
from lib.surfaces import fabric, lawn, pavers, plaster
from lib.trees import acacia, far_acacia, far_tree
from lib.walls import wall, window

SHOT = shot(inside(exposure=0.7), samples=20, mist=(4, 4000), bounces=7, diffuse=4, noise=0.015)


def build():
    rg = np.random.RandomState(3)
    X0, X1, Y0, Y1 = -3.1, 3.0, -2.4, 4.6
    H = 2.75
    HR = 4.0
    wallm = plaster("plin", "#f0e6d6", "#e8dac4")
    acc = plaster("accent", "#cfa88a", "#c49a7a")
    # floor boards
    fb = wood(
        "floorb", "#7d5636", "#a97c54", scale=3, axis="Y", rough=0.32, randval=0.2, bump=0.06, coat=0.15
    )
    b = MeshBuilder()
    b.box(0, 0, 0, 0.158, 2.4, 0.02, fb)
    bd = b.obj("fb", bevel=0.003, hide=True)
    for i in range(39):
        off = rg.uniform(-2.4, 0)
        for j in range(5):
            copy_to(bd, (X0 + i * 0.16, Y0 + off + j * 2.404, -0.02))
    box("slab", X0 - 0.3, Y0 - 0.3, -0.3, X1 + 0.3, Y1 + 0.3, -0.019, surface("slabm", "#4a3424", 0.8), 0)
    wall((X0, Y0), (X0, Y1), 0, HR + 0.2, 0.2, wallm, [], "wl")  # left
    wall((X0, Y1), (X1, Y1), 0, HR + 0.2, 0.2, acc, [], "wb")  # back  (normals inward)
    wall((X1, Y0), (X0, Y0), 0, HR + 0.2, 0.2, wallm, [], "wf")
    B = MeshBuilder()
    B.box(X0 - 0.5, Y0 - 0.5, 0, X0 - 0.001, Y1 + 0.5, HR, wallm)
    B.box(X0 - 0.5, Y1 + 0.001, 0, X1 + 0.5, Y1 + 0.5, HR, acc)
    B.box(X0 - 0.5, Y0 - 0.5, 0, X1 + 0.5, Y0 - 0.001, HR, wallm)
    B.box(X1 + 0.001, Y1 - 0.25, 0, X1 + 0.5, Y1 + 0.4, HR, wallm)
    B.box(X1 + 0.001, Y0 - 0.4, 0, X1 + 0.5, Y0 + 0.25, HR, wallm)
    B.obj("shell")
    # right wall with big opening  (from y=Y0 to Y1, thickness outward)
    wall((X1, Y0), (X1, Y1), 0, HR + 0.2, -0.25, wallm, [(2.0, 6.0, 0, 2.5)], "wr")
    A = (X1, Y0)
    Bq = (X1, Y1)
    o, g = window(
        A,
        Bq,
        2.0,
        6.0,
        0.0,
        2.5,
        cols=4,
        rows=1,
        inset=-0.18,
        fw=0.07,
        depth=0.06,
        fm=surface("frm", "#4a3222", 0.4),
    )
    # sloped timber ceiling: ridge along y
    t = (HR - H) / ((X1 - X0) / 2)
    xm = (X0 + X1) / 2
    cm = wood("ceil", "#8a6238", "#b98a58", scale=4, axis="X", rough=0.55, randval=0.16)
    b = MeshBuilder()
    b.box(0, 0, 0, 3.4, 0.118, 0.02, cm)
    cb = b.obj("cb", bevel=0.004, hide=True)
    ang = math.atan(t)
    for i in range(60):
        y = Y0 + i * 0.12
        copy_to(cb, (X0 - 0.05, y, H), ry=-ang)
        copy_to(cb, (X1 + 0.05, y + 0.118, H), rz=math.pi, ry=-ang)
    B = MeshBuilder()
    tm = wood("beamw", "#4d3220", "#704a2e", scale=4, axis="X", rough=0.5)
    for y in np.arange(Y0 + 0.5, Y1, 1.15):
        B.beam((X0, y, H - 0.06), (xm, y, HR - 0.06), 0.09, 0.16, tm)
        B.beam((X1, y, H - 0.06), (xm, y, HR - 0.06), 0.09, 0.16, tm)
    B.beam((xm, Y0, HR - 0.1), (xm, Y1, HR - 0.1), 0.14, 0.2, tm)
    for y in (
        Y0 + 1.65,
        Y0 + 3.95,
    ):
        B.beam((X0, y, H), (X1, y, H), 0.1, 0.18, tm)
    B.obj("beams", bevel=0.008)
    B = MeshBuilder()
    sk = surface("skirt", "#6b4a30", 0.5)
    B.box(X0, Y1 - 0.02, 0, X1, Y1, 0.12, sk)
    B.box(X0, Y0, 0, X0 + 0.02, Y1, 0.12, sk)
    B.obj("skirt", bevel=0.004)
    bx, bw = -0.55, WIDTH
    by1 = Y1 - 0.12
    by0 = by1 - LENGTH
    tx, ty, tz = bed_wood("X"), bed_wood("Y"), bed_wood("Z")
    four_poster(bx, by1, wallm, rg)
    # nightstands
    for sx in (-1, 1):
        x = bx + sx * (bw / 2 + 0.42)
        B = MeshBuilder()
        B.box(x - 0.25, Y1 - 0.46, 0.12, x + 0.25, Y1 - 0.04, 0.56, tx)
        B.box(x - 0.24, Y1 - 0.475, 0.33, x + 0.24, Y1 - 0.46, 0.53, ty)
        B.box(x - 0.24, Y1 - 0.475, 0.15, x + 0.24, Y1 - 0.46, 0.31, ty)
        for a in (-0.2, 0.2):
            for q in (-0.42, -0.08):
                B.cbox(x + a, Y1 + q, 0.06, 0.045, 0.045, 0.12, tz)
        B.cyl(x, Y1 - 0.482, 0.42, 0.44, 0.016, surface("brass", "#b98a3f", 0.3, metal=1), 12)
        B.obj("ns", bevel=0.008)
        lamp(x + sx * 0.04, Y1 - 0.26, 0.56, 0.56, power=15)
        B = MeshBuilder()
        B.box(x - 0.2, Y1 - 0.42, 0.56, x - 0.02, Y1 - 0.3, 0.58, surface("bk1", "#3f5f4a", 0.6))
        B.box(x - 0.19, Y1 - 0.41, 0.58, x - 0.03, Y1 - 0.3, 0.6, surface("bk2", "#c9a05a", 0.6))
        B.obj("books", bevel=0.002)
    for x, z, r, pattern in ((-0.66, 1.78, 0.19, 0), (-0.14, 1.86, 0.27, 3), (0.38, 1.74, 0.2, 2), (0.74, 1.9, 0.15, 1)):
        hang_basket(r, pattern, bx + x, Y1, z)
    # bench at foot
    B = MeshBuilder()
    B.box(bx - 0.7, by0 - 0.62, 0.33, bx + 0.7, by0 - 0.22, 0.37, tx)
    for a in (-0.64, 0.64):
        for q in (-0.58, -0.26):
            B.cbox(bx + a, by0 + q, 0.18, 0.06, 0.06, 0.36, tz)
    B.obj("bench", bevel=0.01)
    c = cushion(1.36, 0.38, 0.09, fabric("bench", "#d8c3a0"), e=9, puff=0.3)
    c.location = (bx, by0 - 0.42, 0.40)
    k = cushion(0.42, 0.42, 0.17, fabric("pil#a65a3c", "#a65a3c"), e=2.7, puff=0.5, seed=9)
    k.location = (bx - 0.42, by0 - 0.42, 0.51)
    k.rotation_euler = (0.25, 0.1, 0.3)
    # rug
    r = striped_rug(3.2, 2.3, ["#e9dfca", "#9a6a4c", "#6b7562"])
    r.location = (bx + 0.25, by0 - 0.35, 0.0)
    # armchair by window & side table & plant
    a = armchair(seat="#efe6d6", pill="#a65a3c")
    put(a, (2.1, 1.9, 0), rz=-2.35 + math.pi * 0.5 + 0.5)
    B = MeshBuilder()
    B.lathe([(0, 0.5), (0.22, 0.5), (0.22, 0.47), (0.0, 0.47)], tx, (2.35, 2.85, 0), 28)
    B.lathe(
        [(0.025, 0.48), (0.025, 0.03), (0.14, 0.0)],
        surface("iron", "#1d1a18", 0.45, metal=0.6),
        (2.35, 2.85, 0),
        16,
    )
    B.obj("st", smooth=True, autosmooth=35)
    B = MeshBuilder()
    B.lathe(
        [(0, 0), (0.03, 0), (0.04, 0.05), (0.037, 0.085), (0.033, 0.085), (0.03, 0.01), (0, 0.01)],
        surface("china", "#f4efe6", 0.2, coat=0.4),
        (2.3, 2.82, 0.5),
        20,
    )
    B.obj("cup", smooth=True)
    put(pot(0.24, 0.42, "#e8dcc8", "#d8c8ae"), (2.55, 4.0, 0))
    BAo = banana(4, 0.7, 1.35, 0.5, 9)
    copy_to(BAo, (2.55, 4.0, 0.3), 0.5, 0.95)
    # curtains
    cmn = surface("linencur", "#f1e6d3", 0.95, transl=0.45)
    curtain(X1 - 0.1, -0.75, X1 - 0.1, -0.1, 0.02, 2.62, cmn, 7, 0.06, seed=2)
    curtain(X1 - 0.1, 3.3, X1 - 0.1, 3.95, 0.02, 2.62, cmn, 7, 0.06, seed=5)
    B = MeshBuilder()
    B.tube(
        [(X1 - 0.1, -0.9, 2.64), (X1 - 0.1, 4.1, 2.64)],
        0.016,
        surface("iron", "#1d1a18", 0.45, metal=0.6),
        10,
    )
    B.obj("rod")
    # pendant
    B = MeshBuilder()
    B.lathe(
        [(0.04, 0.42), (0.2, 0.38), (0.33, 0.2), (0.38, 0.02), (0.36, 0)],
        surface("wick2", "#c79a5a", 0.8, transl=0.45, color2="#a87a40", nscale=30),
        (0.9, 0.6, 2.25),
        36,
    )
    B.tube([(0.9, 0.6, 2.65), (0.9, 0.6, HR)], 0.007, surface("iron", "#1d1a18", 0.45), 6)
    B.obj("pend", smooth=True)
    point_light((0.9, 0.6, 2.38), 14, "#ffb868", 0.08)
    # art left wall (framed abstract hills)
    B = MeshBuilder()
    B.box(X0 + 0.0, 2.3, 1.25, X0 + 0.035, 3.3, 2.05, tz)
    B.obj("frame", bevel=0.006)
    for i, (z, c) in enumerate([(1.95, "#f0c68a"), (1.72, "#d98a4a"), (1.58, "#8a9a5a"), (1.46, "#4f6a3a")]):
        B = MeshBuilder()
        n = 30
        ys = np.linspace(2.36, 3.24, n)
        zz = np.minimum(
            1.99, z + (layered_noise(ys * 3 + i * 7, ys * 0, 3, i) - 0.5) * 0.22 if i else ys * 0 + 1.99
        )
        B.add(
            [(X0 + 0.037 + i * 0.001, y, 1.31) for y in ys]
            + [(X0 + 0.037 + i * 0.001, y, q) for y, q in zip(ys, zz)],
            [(j, j + 1, n + j + 1, n + j) for j in range(n - 1)],
            surface("art" + c, c, 0.8),
        )
        B.obj("art")
    # ---------------- outside
    hf = hills(
        [
            (420, -60, 85, 120, 200, 0.25),
            (520, 260, 110, 160, 230, -0.2),
            (700, 620, 150, 220, 260, 0.3),
            (950, 60, 190, 210, 330, 0.1),
            (1700, 300, 260, 300, 700, 0),
            (1900, -500, 260, 320, 700, 0.1),
            (3000, 200, 380, 420, 1300, 0.1),
        ],
        base=-36,
    )

    def near(x, y):
        r = np.sqrt((x) ** 2 + (y) ** 2)
        k = smooth_step(14, 120, r)
        return -0.5 * (1 - k) + hf(x, y) * k

    terrain("near", near, 3.2, 200, -90, 150, 180, 200, lawn())
    terrain(
        "far",
        lambda x, y: near(x, y) - np.where((x < 195) & (y < 145) & (y > -85), 0.8, 0),
        3.2,
        4200,
        -2200,
        2600,
        320,
        360,
        fields(),
    )
    box("tdeck", X1 + 0.26, Y0 - 1, -0.3, X1 + 3.2, Y1 + 1, -0.03, pavers(), 0.01)
    B = MeshBuilder()
    for y in (-2.4, 1.2, 4.8):
        B.box(X1 + 3.0, y - 0.06, 0, X1 + 3.12, y + 0.06, 2.7, tz)
    B.box(X1 + 2.96, -3, 0.92, X1 + 3.14, 6, 0.98, ty)
    for y in np.arange(-2.4, 5, 0.14):
        B.box(X1 + 3.04, y, 0.0, X1 + 3.07, y + 0.03, 0.93, tz)
    B.box(X1 + 2.9, -3, 2.62, X1 + 3.2, 6, 2.8, ty)
    B.obj("rail", bevel=0.006)
    LT = [far_tree(i) for i in range(3)] + [far_acacia(5)]
    p, _ = sample_points(
        near,
        40,
        1700,
        -900,
        1200,
        9000,
        7,
        lambda x, y, r: (
            r.uniform(size=len(x)) < np.clip((layered_noise(x / 140, y / 140, 4, 9) - 0.46) * 5, 0.04, 1)
        ),
    )
    scatter_mix("ft", LT, p, rg.uniform(0, 6.28, len(p)), rg.uniform(0.6, 1.4, len(p)))
    BB = [banana(10 + i, 2.0, 2.4, 0.75, 10) for i in range(3)]
    for x, y in ((8.5, 6.5), (9.3, 8.0), (8.2, 9), (10.5, 5.2)):
        copy_to(BB[rg.randint(3)], (x, y, -1.2), rg.uniform(0, 6), rg.uniform(0.8, 1.1))
    copy_to(acacia(11, 9.0, 6.4, nleaf=16000), (26, 14, -3.2), 1.2, 1.0)
    BU = [
        bush(1, 0.6, 0.6),
        bush(2, 0.55, 0.55, flower=foliage("boug", "#b8175f", "#e2559b", transl=0.5), nfl=420),
    ]
    for i in range(20):
        copy_to(
            BU[rg.randint(2)],
            (X1 + 3.7 + rg.uniform(0, 0.6), -3 + i * 0.5, -0.5),
            rg.uniform(0, 6),
            rg.uniform(0.9, 1.4),
        )
    # ---------------- light
    sun(24, -22, 7.5, "#ffcf98", 0.7)
    day_sky(24, -22 + 90, 0.22, dust=1.2)
    area_light((X1 + 0.35, 1.6, 1.3), (0, 1.6, 1.1), 4.0, 2.5, 330, "#fff0de", spread=150)
    camera((-2.0, -1.25, 1.5), (0.15, 3.4, 1.12), 20, level=True, shift_y=-0.03)
