"""The conference hall set with rows for a hundred, before the stage."""

import math
import os

import bpy
import numpy as np

from lib.copies import copies_at, copy_to, hide_all, put, scatter_mix
from lib.fabric import curtain, cushion
from lib.land import fields, hills, sample_points, terrain
from lib.light import area_light, camera, day_sky, sun
from lib.looks import inside
from lib.materials import glowing, surface, wood
from lib.mesh import MeshBuilder, box, link
from lib.noise import layered_noise, smooth_step
from lib.objects import basket, pot
from lib.plants import banana
from lib.render import shot
from lib.shaders import new_material, node
from lib.surfaces import fabric, lawn, plaster
from lib.trees import far_tree
from lib.walls import wall, window

SHOT = shot(inside(exposure=0.6), samples=44, mist=(4, 4000), bounces=6, diffuse=4, clamp=3)


def build():
    rg = np.random.RandomState(6)
    X0, X1, Y0, Y1, H = -7.0, 7.0, -1.0, 17.0, 4.4
    wallm = plaster("plin", "#efe4d2", "#e6d8c2")

    # carpet with subtle geometric pattern via face materials
    def carpet():
        B = MeshBuilder()
        c = [
            surface("cp%d" % i, k, 0.98, color2=k2, nscale=60, bump=0.2, bscale=200, sheen=0.3)
            for i, (k, k2) in enumerate(
                [("#6d5a4a", "#64523f"), ("#8a4a30", "#7e4229"), ("#b08a56", "#a37d4b")]
            )
        ]
        s = 0.5
        nx, ny = int((X1 - X0) / s), int((Y1 - Y0) / s)
        for i in range(nx):
            for j in range(ny):
                x, y = X0 + i * s, Y0 + j * s
                B.add([(x, y, 0), (x + s, y, 0), (x + s, y + s, 0), (x, y + s, 0)], [(0, 1, 2, 3)], c[0])
                if (i + j) % 2 == 0:
                    B.add(
                        [
                            (x + 0.12, y + s / 2, 0.002),
                            (x + s / 2, y + 0.12, 0.002),
                            (x + s - 0.12, y + s / 2, 0.002),
                            (x + s / 2, y + s - 0.12, 0.002),
                        ],
                        [(0, 1, 2, 3)],
                        c[1] if (i // 2 + j) % 3 else c[2],
                    )
        B.obj("carpet")

    carpet()
    box("slab", X0 - 0.5, Y0 - 0.5, -0.4, X1 + 0.5, Y1 + 0.5, -0.01, surface("sl", "#3a2c22", 0.9), 0)
    LO = [(1.6 + i * 3.9, 1.6 + i * 3.9 + 2.9, 0.35, 3.5) for i in range(4)]
    wall((X0, Y0), (X0, Y1), 0, H, 0.3, wallm, LO, "wl")
    wall((X0, Y1), (X1, Y1), 0, H, 0.3, wallm, [], "wb")
    wall((X1, Y1), (X1, Y0), 0, H, 0.3, wallm, [], "wr")
    wall((X1, Y0), (X0, Y0), 0, H, 0.3, wallm, [], "wf")
    fm = surface("frm", "#3b2a1e", 0.4)
    B = MeshBuilder()
    B.box(X1 + 0.001, Y0 - 0.5, 0, X1 + 0.5, Y1 + 0.5, H, wallm)
    B.box(X0 - 0.5, Y1 + 0.001, 0, X1 + 0.5, Y1 + 0.5, H, wallm)
    B.box(X0 - 0.5, Y0 - 0.5, 0, X1 + 0.5, Y0 - 0.001, H, wallm)
    B.box(X0 - 0.5, Y1 - 0.4, 0, X0 - 0.001, Y1 + 0.5, H, wallm)
    B.box(X0 - 0.5, Y0 - 0.5, 0, X0 - 0.001, Y0 + 0.5, H, wallm)
    B.obj("shell")
    for o in LO:
        window((X0, Y0), (X0, Y1), *o, cols=3, rows=2, inset=0.1, fm=fm)
        area_light(
            (X0 - 0.4, Y0 + (o[0] + o[1]) / 2, 2),
            (3, Y0 + (o[0] + o[1]) / 2, 1.2),
            2.8,
            3.0,
            230,
            "#fff1de",
            spread=150,
        )
    cur = surface("linencur", "#e9dcc4", 0.95, transl=0.4)
    for o in LO:
        for a, b in ((o[0] - 0.45, o[0] + 0.12), (o[1] - 0.12, o[1] + 0.45)):
            curtain(X0 + 0.16, Y0 + a, X0 + 0.16, Y0 + b, 0.03, 3.75, cur, 5, 0.05, seed=int(a * 10))
    B = MeshBuilder()
    B.tube([(X0 + 0.16, Y0 + 0.6, 3.78), (X0 + 0.16, Y1 - 0.6, 3.78)], 0.02, fm, 8)
    B.obj("rod")
    # ceiling: timber slats + light coves
    sl = wood("slat", "#7a5232", "#a87845", scale=4, axis="Y", rough=0.5, randval=0.15)
    b = MeshBuilder()
    b.box(0, 0, 0, 0.09, Y1 - Y0, 0.14, sl)
    sb = b.obj("slat", bevel=0.004, hide=True)
    box("ceil", X0, Y0, H, X1, Y1, H + 0.1, surface("cdark", "#4a3a2e", 0.9), 0)
    for i in range(60):
        x = X0 + 0.1 + i * 0.232
        if all(abs(x - c) > 0.42 for c in (-4.2, 0, 4.2)):
            copy_to(sb, (x, Y0, H - 0.2))
    for c_ in (-4.2, 0, 4.2):
        em = glowing("cove", "#ffe2b4", 7)
        B = MeshBuilder()
        B.box(c_ - 0.16, Y0 + 0.6, H - 0.1, c_ + 0.16, Y1 - 1.2, H - 0.06, em)
        o = B.obj("cove")
        o.visible_diffuse = False
        for y in (3, 7.5, 12):
            area_light((c_, y, H - 0.22), (c_, y, 0), 0.5, 4.0, 95, "#ffdcae")
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
            o = basket([0.42, 0.3, 0.24][k], [0, 3, 2][k])
            o.rotation_euler = (math.pi / 2, 0, rg.uniform(0, 1))
            o.location = (x + [0, 0.52, -0.42][k] * (1 if x > 0 else -1), Y1 - 0.22, [2.5, 1.75, 1.85][k])
        area_light((x, Y1 - 1.2, H - 0.3), (x, Y1 - 0.1, 2.2), 0.6, 0.3, 60, "#ffd09a")
    for y in (3.2, 7.2, 11.2):
        for k, (dy, z, r) in enumerate(
            [(0, 2.35, 0.46), (0.62, 1.95, 0.3), (-0.58, 1.9, 0.26), (0.3, 2.95, 0.22)]
        ):
            o = basket(r, [0, 3, 2, 1][k])
            o.rotation_euler = (math.pi / 2, 0, -math.pi / 2)
            o.location = (X1 - 0.05, y + dy, z)
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

    # chairs: banquet
    def chair():
        fr = surface("chf", "#2e241c", 0.4, metal=0.2)
        fa = fabric("chair", "#efe6d6", "#e6dac4")
        B = MeshBuilder()
        for sx in (-1, 1):
            B.tube([(sx * 0.2, -0.2, 0), (sx * 0.205, -0.2, 0.44)], 0.014, fr, 8)
            B.tube([(sx * 0.2, 0.22, 0), (sx * 0.205, 0.2, 0.45), (sx * 0.2, 0.27, 0.92)], 0.014, fr, 8)
        o = [B.obj("chf", smooth=True)]
        c = cushion(0.46, 0.46, 0.11, fa, e=9, puff=0.28, n=12)
        c.location = (0, 0, 0.47)
        k = cushion(0.44, 0.5, 0.09, fa, e=8, puff=0.28, n=12, seed=2)
        k.location = (0, 0.245, 0.72)
        k.rotation_euler = (math.radians(82), 0, 0)
        s = MeshBuilder()
        s.box(-0.225, 0.17, 0.60, 0.225, 0.305, 0.68, fabric("sash", "#8a5f48"))
        return o + [c, k, s.obj("sash", bevel=0.02)]

    ch = chair()
    for r in range(8):
        y = 2.6 + r * 1.08
        for side in (-1, 1):
            for k in range(7 if r < 2 else 6):
                x = side * (1.25 + k * 0.62 + (0))
                copies_at(ch, (x, y, 0), rg.normal() * 0.03 + math.pi + (-side) * 0.06)
    hide_all(ch)
    # for outlook: image of hills outside + sun
    hf = hills(
        [
            (-420, 60, 85, 120, 200, 0.25),
            (-520, 260, 110, 160, 230, -0.2),
            (-700, -220, 150, 220, 260, 0.3),
            (-950, 60, 190, 210, 330, 0.1),
            (-1700, 300, 260, 300, 700, 0),
        ],
        base=-36,
    )

    def near(x, y):
        r = np.sqrt(x * x + (y - 8) ** 2)
        k = smooth_step(16, 120, r)
        return -0.6 * (1 - k) + hf(x, y) * k

    terrain("near", near, -200, -7.6, -90, 150, 180, 200, lawn())
    terrain(
        "far",
        lambda x, y: near(x, y) - np.where((x > -195) & (y < 145) & (y > -85), 0.8, 0),
        -2600,
        -7.6,
        -900,
        1600,
        260,
        260,
        fields(),
    )
    LT = [far_tree(i, n=700) for i in range(3)]
    p, _ = sample_points(
        near,
        -1200,
        -25,
        -300,
        700,
        5000,
        7,
        lambda x, y, r: (
            r.uniform(size=len(x)) < np.clip((layered_noise(x / 140, y / 140, 4, 9) - 0.46) * 5, 0.06, 1)
        ),
    )
    scatter_mix("ft", LT, p, rg.uniform(0, 6.28, len(p)), rg.uniform(0.6, 1.4, len(p)))
    BB = [banana(10 + i, 2.0, 2.4, 0.75, 10) for i in range(3)]
    for i in range(10):
        copy_to(
            BB[rg.randint(3)],
            (X0 - 3.5 - rg.uniform(0, 3), 1 + i * 1.8, -0.7),
            rg.uniform(0, 6),
            rg.uniform(0.8, 1.1),
        )
    sun(26, 196, 4.0, "#ffdcae", 0.8)
    day_sky(26, 196 + 90, 0.2)
    camera((1.9, -0.55, 1.85), (-0.55, 12, 1.5), 20, level=True, shift_y=0.0)
