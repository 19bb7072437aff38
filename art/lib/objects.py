"""Pots, lanterns, lamps and coiled baskets."""

import math

import bpy

from .light import point_light
from .materials import glowing, surface
from .mesh import MeshBuilder, link


def pot(r=0.28, h=0.45, c="#a5573a", c2="#8a4228", soil=True, name="pot"):
    """A clay pot with soil."""
    B = MeshBuilder()
    m = surface("pot" + c, c, 0.7, color2=c2, nscale=4, bump=0.2, bscale=20)
    B.lathe(
        [
            (0, 0),
            (r * 0.68, 0),
            (r * 0.9, h * 0.45),
            (r, h * 0.86),
            (r * 1.06, h * 0.88),
            (r * 1.06, h),
            (r * 0.94, h),
            (r * 0.9, h * 0.86),
            (0, h * 0.86),
        ],
        m,
        sides=32,
    )
    return [B.obj(name, smooth=True, autosmooth=35)]


def lantern(h=0.42, w=0.2, glow=14, light=6):
    """A candle lantern."""
    m = surface("iron", "#1d1a18", 0.45, metal=0.6)
    B = MeshBuilder()
    for sx in (-1, 1):
        for sy in (-1, 1):
            B.cbox(sx * w / 2, sy * w / 2, h / 2, 0.018, 0.018, h, m)
    B.cbox(0, 0, 0.015, w + 0.05, w + 0.05, 0.03, m)
    B.cbox(0, 0, h, w + 0.05, w + 0.05, 0.03, m)
    B.lathe([(w * 0.62, h + 0.015), (0.03, h + 0.12), (0.0, h + 0.12)], m, sides=4)
    o = B.obj("lan", bevel=0.003)
    G = MeshBuilder()
    G.cyl(0, 0, 0.03, h * 0.45, 0.035, glowing("flame", "#ffb45a", glow, False), 12)
    return [o, G.obj("fl")]


def lamp(x, y, z, h=0.55, c="#c9b79a", power=14, shade="#f4e3c2"):
    """A table lamp with a lit shade."""
    B = MeshBuilder()
    B.lathe(
        [
            (0, 0),
            (0.09, 0),
            (0.11, 0.03),
            (0.13, 0.12),
            (0.09, 0.24),
            (0.03, 0.29),
            (0.02, 0.33),
            (0.0, 0.33),
        ],
        surface("cer" + c, c, 0.35, color2="#a8937a", nscale=3, coat=0.2),
        (x, y, z),
        28,
    )
    o = B.obj("lampb", smooth=True)
    S = MeshBuilder()
    S.lathe([(0.2, h - 0.25), (0.135, h)], surface("shade" + shade, shade, 0.9, transl=0.55), (x, y, z), 36)
    s = S.obj("shade", smooth=True)
    s.modifiers.new("so", "SOLIDIFY").thickness = 0.003
    point_light((x, y, z + h - 0.12), power, "#ffae5e", 0.05)
    return [o, s]


def basket(r=0.3, pat=0, cols=("#e6d2a6", "#5a2c1a", "#c0702f"), depth=0.06, name="basket"):
    """A coiled wall basket; `pat` picks one of four patterns."""
    ms = [surface("bsk" + c, c, 0.75, bump=0.25, bscale=160) for c in cols]
    rings = 26
    seg = 96
    V = []
    F = []
    mi = []
    for i in range(rings + 1):
        t = i / rings
        z = -depth * (1 - t * t) + 0.0
        for s in range(seg):
            a = 2 * math.pi * s / seg
            V.append((math.cos(a) * r * t, math.sin(a) * r * t, z + (0.004 if i % 2 else 0)))

    def f(t, a):
        if pat == 0:
            k = (a / (2 * math.pi) * 8) % 1
            return (
                1
                if abs(k - 0.5) < (0.42 - 0.5 * abs(t - 0.55))
                and 0.22 < t < 0.9
                and abs(k - 0.5) > (0.18 - 0.4 * abs(t - 0.55))
                else (2 if t < 0.16 or t > 0.95 else 0)
            )
        if pat == 1:
            return [0, 1, 0, 2, 0, 1, 1, 0][int(t * 7.9)]
        if pat == 2:
            k = (a / (2 * math.pi) * 6 + t * 0.9) % 1
            return 2 if k < 0.22 and t > 0.15 else (1 if 0.22 <= k < 0.34 and t > 0.15 else 0)
        k = (a / (2 * math.pi) * 10) % 1
        z = abs(k - 0.5) * 2
        return 1 if (t * 5 + z * 0.9) % 1.25 < 0.42 and t > 0.2 else (2 if t > 0.93 else 0)

    for i in range(rings):
        for s in range(seg):
            s2 = (s + 1) % seg
            F.append((i * seg + s, (i + 1) * seg + s, (i + 1) * seg + s2, i * seg + s2))
            mi.append(f((i + 0.5) / rings, 2 * math.pi * (s + 0.5) / seg))
    B = MeshBuilder()
    B.add(V, [], ms[0])
    me = bpy.data.meshes.new(name)
    me.from_pydata(V, [], F)
    [me.materials.append(m) for m in ms]
    me.polygons.foreach_set("material_index", mi)
    me.polygons.foreach_set("use_smooth", [True] * len(F))
    me.update()
    o = link(bpy.data.objects.new(name, me))
    s = o.modifiers.new("s", "SOLIDIFY")
    s.thickness = 0.012
    return o


def hang_basket(radius, pattern, x, wall, z, side="back"):
    """A wall basket, its rim clear of a wall at y = `wall`, or at x = `wall` on the right."""
    disc = basket(radius, pattern)
    clear = wall - 0.085
    disc.rotation_euler = (math.pi / 2, 0, 0 if side == "back" else -math.pi / 2)
    disc.location = (x, clear, z) if side == "back" else (clear, x, z)
    return disc
