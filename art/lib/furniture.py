"""Chairs, sofas and tables."""

import math

from .fabric import cushion
from .mesh import MeshBuilder
from .surfaces import fabric, timber


def armchair(seat="#efe6d6", pill="#c8642f", w=0.78, name="ac"):
    """A lounge chair with a cushion in an accent colour."""
    wm = timber("Z")
    B = MeshBuilder()
    d = 0.8
    for sx in (-1, 1):
        x = sx * w / 2
        B.box(x - 0.03, -d / 2, 0, x + 0.03, -d / 2 + 0.06, 0.6, wm)
        B.box(x - 0.03, d / 2 - 0.06, 0, x + 0.03, d / 2, 0.78, wm)
        B.box(x - 0.04, -d / 2 - 0.02, 0.58, x + 0.04, d / 2, 0.62, wm)
        B.box(x - 0.02, -d / 2, 0.24, x + 0.02, d / 2, 0.31, wm)
    B.box(-w / 2, -d / 2 + 0.01, 0.24, w / 2, -d / 2 + 0.05, 0.31, wm)
    B.box(-w / 2, d / 2 - 0.05, 0.24, w / 2, d / 2 - 0.01, 0.31, wm)
    for i in range(6):
        x = -w / 2 + 0.1 + i * (w - 0.2) / 5
        B.box(x - 0.02, d / 2 - 0.045, 0.3, x + 0.02, d / 2 - 0.02, 0.76, wm)
    B.box(-w / 2, d / 2 - 0.06, 0.72, w / 2, d / 2, 0.79, wm)
    o = [B.obj(name, bevel=0.008)]
    f = fabric("s" + seat, seat)
    c = cushion(w - 0.1, d - 0.06, 0.2, f, e=8, puff=0.3)
    c.location = (0, -0.02, 0.38)
    k = cushion(w - 0.12, 0.5, 0.2, f, e=6, puff=0.35, seed=3)
    k.location = (0, d / 2 - 0.16, 0.66)
    k.rotation_euler = (math.radians(78), 0, 0)
    p = cushion(0.44, 0.44, 0.2, fabric("p" + pill, pill), e=2.6, puff=0.5, seed=5)
    p.location = (0.04, d / 2 - 0.28, 0.64)
    p.rotation_euler = (math.radians(68), 0, 0.1)
    return o + [c, k, p]


def sofa(w=2.0, seat="#efe6d6", pills=("#c8642f", "#d9a441", "#3f5f4a")):
    """A timber sofa."""
    wm = timber("X")
    B = MeshBuilder()
    d = 0.86
    for sx in (-1, 1):
        x = sx * w / 2
        B.box(x - 0.03, -d / 2, 0, x + 0.03, -d / 2 + 0.06, 0.58, wm)
        B.box(x - 0.03, d / 2 - 0.06, 0, x + 0.03, d / 2, 0.76, wm)
        B.box(x - 0.05, -d / 2 - 0.02, 0.56, x + 0.05, d / 2, 0.6, wm)
    B.box(-w / 2, -d / 2, 0.2, w / 2, d / 2, 0.28, wm)
    B.box(-w / 2, d / 2 - 0.06, 0.3, w / 2, d / 2, 0.74, wm)
    o = [B.obj("sofa", bevel=0.01)]
    f = fabric("s" + seat, seat)
    n = 3 if w > 1.8 else 2
    for i in range(n):
        ww = (w - 0.1) / n
        x = -w / 2 + 0.05 + ww * (i + 0.5)
        c = cushion(ww - 0.01, d - 0.06, 0.22, f, e=8, puff=0.3, seed=i)
        c.location = (x, -0.02, 0.38)
        k = cushion(ww - 0.03, 0.52, 0.22, f, e=6, puff=0.35, seed=i + 7)
        k.location = (x, d / 2 - 0.17, 0.68)
        k.rotation_euler = (math.radians(76), 0, 0)
        o += [c, k]
    for i, p in enumerate(pills):
        k = cushion(0.46, 0.46, 0.2, fabric("p" + p, p), e=2.6, puff=0.5, seed=i + 20)
        x = (-w / 2 + 0.32, w / 2 - 0.36, w / 2 - 0.72)[i % 3]
        k.location = (x, d / 2 - 0.36 - 0.02 * i, 0.66)
        k.rotation_euler = (math.radians(66), 0, (-0.15, 0.2, -0.1)[i % 3])
        o.append(k)
    return o


def coffee_table(w=1.1, d=0.6, h=0.36, m=None):
    """A low table."""
    wm = m or timber("X")
    B = MeshBuilder()
    B.box(-w / 2, -d / 2, h - 0.05, w / 2, d / 2, h, wm)
    for sx in (-1, 1):
        for sy in (-1, 1):
            B.cbox(sx * (w / 2 - 0.07), sy * (d / 2 - 0.07), (h - 0.05) / 2, 0.06, 0.06, h - 0.05, wm)
    B.box(-w / 2 + 0.06, -d / 2 + 0.06, 0.1, w / 2 - 0.06, d / 2 - 0.06, 0.13, wm)
    return [B.obj("coffee", bevel=0.008)]


def dining_chair(m=None, seat="#d8c3a0"):
    """A ladder-backed chair."""
    wm = m or timber("Z")
    B = MeshBuilder()
    for sx in (-1, 1):
        B.beam((sx * 0.2, -0.2, 0), (sx * 0.2, -0.2, 0.44), 0.036, 0.036, wm)
        B.tube([(sx * 0.2, 0.2, 0), (sx * 0.2, 0.205, 0.44), (sx * 0.205, 0.26, 0.9)], 0.02, wm, 8)
        B.beam((sx * 0.2, -0.2, 0.4), (sx * 0.2, 0.2, 0.4), 0.03, 0.05, wm)
    B.beam((-0.2, -0.2, 0.4), (0.2, -0.2, 0.4), 0.03, 0.05, wm)
    B.beam((-0.2, 0.2, 0.4), (0.2, 0.2, 0.4), 0.03, 0.05, wm)
    for z in (0.6, 0.72, 0.86):
        y = 0.2 + (z - 0.44) * 0.13
        B.tube([(-0.2, y, z), (0, y + 0.03, z), (0.2, y, z)], [0.02, 0.024, 0.02], wm, 6, flat=0.5)
    o = B.obj("chair", bevel=0.004)
    c = cushion(0.42, 0.42, 0.08, fabric("dc" + seat, seat), e=8, puff=0.3)
    c.location = (0, -0.01, 0.45)
    return [o, c]


def round_table(r=0.55, h=0.74, m=None):
    """A round table on one foot."""
    wm = m or timber("X")
    B = MeshBuilder()
    B.lathe([(0, h), (r, h), (r + 0.01, h - 0.02), (r - 0.02, h - 0.045), (0, h - 0.045)], wm, sides=40)
    B.lathe([(0.045, h - 0.04), (0.04, 0.1), (0.05, 0.06), (0.26, 0.03), (0.27, 0)], wm, sides=24)
    return [B.obj("rt", smooth=True, autosmooth=40)]
