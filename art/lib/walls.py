"""Walls with openings, and the windows and doors in them."""

import math

import numpy as np

from .materials import pane
from .mesh import MeshBuilder
from .surfaces import frame_wood


def wall(a, b, z0, z1, th, m, openings=(), name="wall", bevel=0.012, m_in=None):
    """A wall from a to b, thickness to the left; openings are (from, to, sill, head). Ends stand back 4 mm: ends in one plane render black."""
    a = np.array(a, float)
    b = np.array(b, float)
    L = np.linalg.norm(b - a)
    d = (b - a) / L
    nn = np.array([-d[1], d[0]])
    ss = sorted({0.004, L - 0.004, *[o[0] for o in openings], *[o[1] for o in openings]})
    zs = sorted({z0, z1, *[o[2] for o in openings], *[o[3] for o in openings]})
    solid = (
        lambda i, j: 0 <= i < len(ss) - 1
        and 0 <= j < len(zs) - 1
        and not any(
            o[0] - 1e-6 <= ss[i]
            and ss[i + 1] <= o[1] + 1e-6
            and o[2] - 1e-6 <= zs[j]
            and zs[j + 1] <= o[3] + 1e-6
            for o in openings
        )
    )
    B = MeshBuilder()
    P = lambda s, z, t: (a[0] + d[0] * s + nn[0] * t, a[1] + d[1] * s + nn[1] * t, z)
    for i in range(len(ss) - 1):
        for j in range(len(zs) - 1):
            if not solid(i, j):
                continue
            s0, s1, q0, q1 = ss[i], ss[i + 1], zs[j], zs[j + 1]
            B.add([P(s0, q0, 0), P(s1, q0, 0), P(s1, q1, 0), P(s0, q1, 0)], [(0, 1, 2, 3)], m)
            B.add([P(s0, q0, th), P(s1, q0, th), P(s1, q1, th), P(s0, q1, th)], [(3, 2, 1, 0)], m_in or m)
            if not solid(i - 1, j):
                B.add([P(s0, q0, 0), P(s0, q1, 0), P(s0, q1, th), P(s0, q0, th)], [(0, 1, 2, 3)], m)
            if not solid(i + 1, j):
                B.add([P(s1, q0, 0), P(s1, q1, 0), P(s1, q1, th), P(s1, q0, th)], [(3, 2, 1, 0)], m)
            if not solid(i, j - 1):
                B.add([P(s0, q0, 0), P(s1, q0, 0), P(s1, q0, th), P(s0, q0, th)], [(3, 2, 1, 0)], m)
            if not solid(i, j + 1):
                B.add([P(s0, q1, 0), P(s1, q1, 0), P(s1, q1, th), P(s0, q1, th)], [(0, 1, 2, 3)], m)
    o = B.obj(name, bevel=0)
    w = o.modifiers.new("w", "WELD")
    w.merge_threshold = 0.0005
    if bevel:
        bv = o.modifiers.new("b", "BEVEL")
        bv.width = bevel
        bv.segments = 2
        bv.limit_method = "ANGLE"
    return o


def window(
    a,
    b,
    s0,
    s1,
    z0,
    z1,
    inset=0.12,
    fw=0.07,
    cols=2,
    rows=1,
    fm=None,
    gm=None,
    depth=0.06,
    sill=None,
    munt=0.03,
):
    """A framed window in an opening of the wall a→b."""
    a = np.array(a, float)
    b = np.array(b, float)
    L = np.linalg.norm(b - a)
    d = (b - a) / L
    fm = fm or frame_wood()
    gm = gm or pane()
    B = MeshBuilder()
    w = s1 - s0
    B.box(0, inset, z0, fw, inset + depth, z1, fm)
    B.box(w - fw, inset, z0, w, inset + depth, z1, fm)
    B.box(fw, inset, z1 - fw, w - fw, inset + depth, z1, fm)
    B.box(fw, inset, z0, w - fw, inset + depth, z0 + fw, fm)
    for i in range(1, cols):
        x = fw + (w - 2 * fw) * i / cols
        B.box(x - fw * 0.55, inset, z0 + fw, x + fw * 0.55, inset + depth, z1 - fw, fm)
    for j in range(1, rows):
        z = z0 + (z1 - z0) * j / rows
        B.box(fw, inset + 0.01, z - munt / 2, w - fw, inset + depth - 0.01, z + munt / 2, fm)
    if sill:
        B.box(-0.08, -0.06, z0 - 0.07, w + 0.08, inset + 0.02, z0, sill)
    o = B.obj("win", bevel=0.006)
    G = MeshBuilder()
    G.add(
        [
            (fw, inset + depth / 2, z0 + fw),
            (w - fw, inset + depth / 2, z0 + fw),
            (w - fw, inset + depth / 2, z1 - fw),
            (fw, inset + depth / 2, z1 - fw),
        ],
        [(0, 1, 2, 3)],
        gm,
    )
    g = G.obj("glass")
    for q in (o, g):
        q.location = (a[0] + d[0] * s0, a[1] + d[1] * s0, 0)
        q.rotation_euler = (0, 0, math.atan2(d[1], d[0]))
    return o, g
