"""Sundowner: a thatched villa on its deck, facing the last light."""

import math

import numpy as np
from mathutils import Vector

from lib.copies import copies_at, copy_to, hide_all, put, scatter_mix
from lib.fabric import curtain, cushion
from lib.furniture import armchair, coffee_table, sofa
from lib.land import fields, hills, sample_points, terrain
from lib.light import area_light, camera, dusk_sky, point_light, sun
from lib.looks import dusk
from lib.materials import foliage, surface, wood
from lib.mesh import MeshBuilder, box
from lib.noise import layered_noise, smooth_step
from lib.objects import basket, lamp, lantern, pot
from lib.plants import banana, bush
from lib.render import shot
from lib.roofs import thatch_plane
from lib.surfaces import fabric, frame_wood, lawn, plaster, rubble, timber
from lib.trees import acacia, far_acacia, far_tree
from lib.walls import wall, window

SHOT = shot(dusk((-0.42, 1, 0.02), exposure=0.9), samples=20, mist=(10, 4000), diffuse=2, clamp=3)


def build():
    rg = np.random.RandomState(4)
    # villa on the right: x[1,10.5] y[2,9]; the deck before it
    st = rubble()
    pl = plaster("pl4", "#e8d8bc", "#d8c4a0")
    zt = 3.0
    dk = wood("deckG", "#6b5340", "#a08366", scale=3, axis="X", rough=0.45, randval=0.22)
    b = MeshBuilder()
    b.box(0, 0, 0, 2.6, 0.138, 0.04, dk)
    brd = b.obj("board", bevel=0.006, hide=True)
    for j in range(84):
        y = -9.6 + j * 0.146
        off = (j % 3) * 0.87
        for i in range(-5, 7):
            x = i * 2.61 + off
            if x < -9.2 or x > 12.5:
                continue
            copy_to(brd, (x, y, -0.04 + rg.normal() * 0.0008))
    B = MeshBuilder()
    ds = surface("deckside", "#4a3424", 0.8)
    B.box(-9.2, -9.6, -2.4, 14, 2.6, -0.05, ds)
    B.obj("under")
    # ---- villa
    A, Bq = (1, 2), (10.5, 2)
    ops = [(0.7, 4.1, 0, 2.5), (5.2, 8.8, 0, 2.5)]
    wall(A, Bq, -0.1, zt, 0.3, pl, ops, "f")
    for o in ops:
        window(A, Bq, *o, cols=4, rows=1, inset=0.1)
    wall((1, 9), (1, 2), -0.1, zt, 0.3, st, [(1.5, 5.6, 0, 2.5)], "l")
    window((1, 9), (1, 2), 1.5, 5.6, 0, 2.5, cols=4, rows=1, inset=0.1)
    wall((10.5, 2), (10.5, 9), -0.1, zt, 0.3, st, [], "r")
    wall((10.5, 9), (1, 9), -0.1, zt, 0.3, pl, [], "b")
    corners = MeshBuilder()
    for x in (1.003, 10.203):
        for y in (2.003, 8.703):
            corners.box(x, y, -0.1, x + 0.294, y + 0.294, zt - 0.004, st)
    corners.obj("corners")
    box("pier", 4.95, 1.72, -0.1, 6.35, 2.05, zt, st, 0.03)
    inn = surface("innerwall", "#b98e60", 0.8)
    B = MeshBuilder()
    B.box(1.2, 2.2, -0.0, 10.3, 8.8, 0.01, surface("innerfl", "#8a5b3a", 0.35))
    B.box(1.3, 8.6, 0, 10.2, 8.7, 3, inn)
    B.box(5.6, 2.4, 0, 5.7, 8.6, 3, inn)
    B.box(10.1, 2.4, 0, 10.2, 8.6, 3, inn)
    B.box(1.2, 2.2, 2.96, 10.4, 8.8, 3, surface("iceil", "#a8804f", 0.7))
    B.obj("inner")
    cm = surface("curtain", "#f3e8d4", 0.9, transl=0.35)
    for x0, x1 in ((1.8, 2.3), (4.5, 5.0), (6.3, 6.8), (9.2, 9.7)):
        curtain(x0, 2.5, x1, 2.5, 0.02, 2.6, cm, 5, 0.05, seed=int(x0 * 10))
    curtain(1.45, 7.0, 1.45, 7.5, 0.02, 2.6, cm, 5, 0.05, seed=7)
    curtain(1.45, 3.5, 1.45, 4.0, 0.02, 2.6, cm, 5, 0.05, seed=8)
    # glimpses: bed in the left room, sofa in the right
    B = MeshBuilder()
    B.box(2.0, 5.6, 0.25, 4.2, 8.4, 0.6, fabric("linen", "#f6f1e8"))
    B.box(1.9, 8.4, 0, 4.3, 8.55, 1.3, timber("X"))
    B.obj("bedg", bevel=0.06)
    for x in (2.5, 3.6):
        k = cushion(0.75, 0.5, 0.22, fabric("linen", "#f6f1e8"), e=2.8, puff=0.5)
        k.location = (x, 8.1, 0.85)
        k.rotation_euler = (1.0, 0, 0)
    put(sofa(2.2, pills=("#a65a3c", "#c99b4e", "#5a6e5c")), (7.8, 7.6, 0))
    put(coffee_table(), (7.8, 6.2, 0))
    lamp(1.75, 8.2, 0.5, 0.6, power=18)
    lamp(4.6, 8.2, 0.5, 0.6, power=18)
    lamp(9.5, 8.0, 0.5, 0.6, power=18)
    for i, (x, z, r, p) in enumerate([(7.0, 2.0, 0.3, 0), (7.7, 2.15, 0.38, 3), (8.4, 1.95, 0.27, 2)]):
        o = basket(r, p)
        o.rotation_euler = (math.pi / 2, 0, 0)
        o.location = (x, 8.55, z)
    for x, y in ((3.3, 5.0), (7.9, 5.0)):
        area_light((x, y, 2.9), (x, y, 0), 2.0, 2.0, 120, "#ffb262")
    for x in (3.2, 7.7):
        B = MeshBuilder()
        B.lathe(
            [(0.04, 0.42), (0.2, 0.38), (0.33, 0.2), (0.38, 0.02), (0.36, 0)],
            surface("wick2", "#c79a5a", 0.8, transl=0.45, color2="#a87a40", nscale=30),
            (x, 4.6, 2.0),
            36,
        )
        B.tube([(x, 4.6, 2.4), (x, 4.6, 3)], 0.008, frame_wood(), 5)
        B.obj("pend", smooth=True)
        point_light((x, 4.6, 2.12), 30, "#ffb868", 0.08)
    # thatch hip roof, deep overhang towards the deck, on posts
    x0, x1, y0, y1 = -0.2, 11.6, -0.4, 10.0
    z = 2.62
    h = 3.4
    ym = 4.8
    XA, XB = 4.2, 7.4
    Ra = (XA, ym, z + h)
    Rb = (XB, ym, z + h)
    c = [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)]
    for i, p in enumerate(
        [(c[0], c[1], Rb, Ra), (c[1], c[2], Rb, Rb), (c[2], c[3], Ra, Rb), (c[3], c[0], Ra, Ra)]
    ):
        thatch_plane(p, 75, i, th=0.28)
    B = MeshBuilder()
    B.tube(
        [(XA - 0.35, ym, z + h + 0.06), (XB + 0.35, ym, z + h + 0.06)],
        0.2,
        surface("ridge", "#7a5c34", 0.95, color2="#a8834c", nscale=20),
        12,
    )
    B.obj("ridge", smooth=True)
    tz = timber("Z")
    tx = timber("X")
    ty = timber("Y")
    B = MeshBuilder()
    for x in (0.2, 3.9, 7.6, 11.2):
        B.tube([(x, -0.05, 0), (x + 0.02, -0.05, 1.4), (x, -0.05, 2.75)], [0.12, 0.11, 0.105], tz, 14)
    B.tube([(0.0, -0.05, 2.68), (11.4, -0.05, 2.68)], 0.09, tx, 12)
    B.tube([(0.2, -0.2, 2.7), (0.2, 9.8, 2.7)], 0.09, ty, 12)
    for i in range(2, 20):
        x = 0.1 + i * 0.54
        B.tube([(x, -0.35, 2.55), (x, 2.1, 4.0)], 0.045, ty, 8)
    B.obj("posts", smooth=True)
    for x in (2.1, 5.75, 9.4):
        B = MeshBuilder()
        B.lathe(
            [(0.03, 0.32), (0.15, 0.28), (0.24, 0.12), (0.26, 0.0)],
            surface("wick", "#c79a5a", 0.8, transl=0.5, color2="#a87a40", nscale=30),
            (x, 0.9, 2.2),
            24,
        )
        B.tube([(x, 0.9, 2.5), (x, 0.9, 3.2)], 0.008, frame_wood(), 5)
        B.obj("bsk", smooth=True)
        point_light((x, 0.9, 2.22), 34, "#ffb060", 0.1)
    # veranda seating
    put(sofa(2.0, pills=("#a65a3c", "#c99b4e", "#5a6e5c")), (5.75, 1.15, 0))
    put(coffee_table(), (5.7, 0.1, 0))
    put(armchair(pill="#a65a3c"), (4.1, 0.2, 0), rz=math.pi / 2 + 0.2)

    # loungers
    def lounger(towel="#f4efe6"):
        wm = timber("Y")
        B = MeshBuilder()
        w = 0.68
        for sx in (-1, 1):
            B.box(sx * w / 2 - 0.03, -1, 0.26, sx * w / 2 + 0.03, 0.35, 0.33, wm)
            B.beam((sx * w / 2, 0.33, 0.3), (sx * w / 2, 0.98, 0.66), 0.06, 0.06, wm)
        for sx in (-1, 1):
            for y in (-0.9, 0.3):
                B.cbox(sx * w / 2, y, 0.14, 0.06, 0.06, 0.28, wm)
        for i in range(9):
            B.box(-w / 2, -0.98 + i * 0.15, 0.3, w / 2, -0.88 + i * 0.15, 0.325, wm)
        o = [B.obj("lng", bevel=0.006)]
        f = fabric("lngc", "#efe6d6")
        c = cushion(w - 0.04, 1.34, 0.12, f, e=10, puff=0.25)
        c.location = (0, -0.33, 0.39)
        k = cushion(w - 0.04, 0.78, 0.12, f, e=10, puff=0.25)
        k.location = (0, 0.65, 0.56)
        k.rotation_euler = (math.radians(29), 0, 0)
        t = cushion(0.5, 0.24, 0.14, fabric("tw" + towel, towel), e=4, puff=0.4)
        t.location = (0, 0.84, 0.74)
        t.rotation_euler = (math.radians(29), 0, 0)
        return o + [c, k, t]

    lg = lounger("#a65a3c")
    for x, y, r in ((-2.9, -0.2, 0.12), (-1.5, -0.15, 0.05)):
        copies_at(lg, (x, y, 0), r + 0)
    hide_all(lg)
    B = MeshBuilder()
    B.lathe(
        [(0, 0.42), (0.24, 0.42), (0.24, 0.39), (0.03, 0.39), (0.03, 0.03), (0.16, 0.0)],
        tx,
        (-2.2, -0.4, 0),
        24,
    )
    B.obj("sidet", smooth=True, autosmooth=35)
    put(lantern(0.34, 0.2, 14), (-2.2, -0.4, 0.42))
    point_light((-2.2, -0.4, 0.6), 6, "#ffa850", 0.05)
    # lanterns along the deck & steps
    for x, y in ((2.75, -1.2), (2.75, -5.4), (-7.0, -1.2), (-7.1, -5.5), (0.2, 1.5)):
        put(lantern(0.44, 0.24, 14), (x, y, 0.03))
        point_light((x, y, 0.25), 7, "#ffa850", 0.06)
    # plants
    boug = foliage("boug", "#b8175f", "#e2559b", transl=0.5)
    BU = [
        bush(1, 0.55, 0.6),
        bush(2, 0.5, 0.55, flower=boug, nfl=420),
        bush(3, 0.5, 0.5, flower=foliage("wht", "#f3ead8", "#ffffff", transl=0.4), nfl=220, flsize=0.06),
    ]
    BB = [banana(i, 1.9, 2.3, 0.72, 10) for i in range(4)]
    for x, y, k in ((3.3, -0.6, 1), (-0.3, 2.4, 0), (10.8, -0.8, 2)):
        put(pot(0.34, 0.58), (x, y, 0))
        copy_to(BU[k], (x, y, 0.46), rg.uniform(0, 6), 1.0)
    put(pot(0.36, 0.62, "#3f3a36", "#2c2825"), (-0.25, 0.5, 0))
    copy_to(banana(9, 0.7, 1.3, 0.5, 9), (-0.25, 0.5, 0.45), 1.0)
    for i in range(34):
        copy_to(
            BU[rg.randint(3)],
            (-9.8 + rg.normal() * 0.25, -9 + i * 0.42, -0.6 + rg.uniform(-0.1, 0.2)),
            rg.uniform(0, 6),
            rg.uniform(0.9, 1.4),
        )
    for i in range(20):
        copy_to(
            BU[rg.randint(3)],
            (-9 + i * 0.46, 3.1 + rg.normal() * 0.2, -0.5 + rg.uniform(-0.1, 0.1)),
            rg.uniform(0, 6),
            rg.uniform(0.8, 1.2),
        )
    for x, y, n in ((-0.8, 5.5, 3), (-1.6, 9, 4), (-11.5, 4, 3), (12.5, 3, 4), (13, -2, 3)):
        for k in range(n):
            copy_to(
                BB[rg.randint(4)],
                (x + rg.normal() * 0.6, y + rg.normal() * 0.6, -1.0),
                rg.uniform(0, 6),
                rg.uniform(0.75, 1.1),
            )
    hf = hills(
        [
            (-260, 330, 80, 170, 110, 0.25),
            (-60, 470, 95, 220, 110, -0.2),
            (180, 640, 110, 260, 160, 0.3),
            (-520, 640, 130, 260, 200, 0.1),
            (-150, 950, 150, 380, 210, 0.1),
            (-900, 900, 190, 400, 220, 0),
            (-250, 1700, 220, 800, 300, 0),
            (650, 1700, 230, 700, 320, 0.1),
            (-300, 3000, 340, 1500, 420, 0.1),
            (1300, 2900, 340, 1000, 420, 0),
            (-1700, 2300, 320, 900, 400, 0),
        ],
        base=-66,
    )

    def near(x, y):
        r = np.sqrt(x * x + y * y)
        k = smooth_step(14, 120, r)
        return -1.4 * (1 - k) + hf(x, y) * k

    terrain("near", near, -130, 130, -40, 200, 200, 200, lawn())
    terrain(
        "far",
        lambda x, y: near(x, y) - np.where((abs(x) < 125) & (y < 195), 0.8, 0),
        -3000,
        2600,
        -40,
        4200,
        420,
        320,
        fields(),
    )
    LT = [far_tree(i, n=700) for i in range(4)] + [far_acacia(5), far_acacia(6)]
    p, _ = sample_points(
        near,
        -1700,
        1500,
        40,
        2100,
        40000,
        7,
        lambda x, y, r: (np.hypot(x, y) > 50)
        & (r.uniform(size=len(x)) < np.clip((layered_noise(x / 140, y / 140, 4, 9) - 0.45) * 6, 0.05, 1)),
    )
    scatter_mix("ft", LT, p, rg.uniform(0, 6.28, len(p)), rg.uniform(0.6, 1.4, len(p)))
    AC = [acacia(11, 9.0, 6.4), acacia(12, 8, 5.8, nleaf=16000)]
    for x, y, k, s in ((-11.2, 14, 0, 0.95), (-29, 48, 1, 1.15), (3, 40, 1, 1.3)):
        copy_to(AC[k], (x, y, float(near(np.array(x), np.array(y))) - 0.2), rg.uniform(0, 6), s)
    SD = Vector((-0.42, 1, 0.03)).normalized()
    dusk_sky(
        [(0, "#f2a766"), (0.08, "#dd957c"), (0.25, "#8a80a2"), (0.6, "#4a5a92"), (1, "#2f3f74")],
        0.5,
        sun_dir=SD,
        glow="#ff8a3c",
        glow_pow=5,
        glow_str=1.1,
    )
    sun(4, 113, 0.8, "#ff9450", 2)
    camera((-5.6, -9.0, 1.55), (0.5, 3, 1.35), 24, level=True, shift_y=0.045, shift_x=0.0)
