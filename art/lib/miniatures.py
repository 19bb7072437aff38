"""Villas and halls small enough to stand by the dozen in a view from above."""

import math

import numpy as np

from .materials import glowing, surface
from .mesh import MeshBuilder


def corrugated(B, pts, m, dx=0.3, amp=0.06, rows=9, lift=0.0):
    """A roof plane in waves: eave left, eave right, ridge right, ridge left."""
    eL, eR, rR, rL = [np.array(p, float) for p in pts]
    u = eR - eL
    L = np.linalg.norm(u)
    u /= L
    n = np.cross(u, (rL + rR) / 2 - eL)
    n /= np.linalg.norm(n)
    v = np.cross(n, u)
    H = np.dot(rL - eL, v)
    b0 = np.dot(rL - eL, u)
    b1 = np.dot(rR - eL, u)
    nc = max(2, int(L / dx * 5))
    P = np.zeros((rows + 1, nc, 3))
    for j in range(rows + 1):
        t = j / rows
        xs = np.linspace(b0 * t, L + (b1 - L) * t, nc)
        P[j] = eL + u * xs[:, None] + v * (H * t) + n * (amp * np.cos(xs / dx * 2 * np.pi)[:, None] + lift)
    B.grid(P, m)


def small_villa(
    name,
    rg,
    w=11,
    d=7,
    wing=None,
    roofc=("#93573b", "#7a4430"),
    wallc="#eddcbf",
    thatch=False,
    h=3.1,
    glow=3.0,
):
    """A villa to be seen from far: one mesh, hidden, for copies. `rg` decides which side windows are lit."""
    B = MeshBuilder()
    pl = surface("mw" + wallc, wallc, 0.85, color2=wallc, nscale=1)
    rf = surface("mr" + roofc[0], roofc[0], 0.8, color2=roofc[1], nscale=1.2, randval=0.15)
    gl = glowing("mglow", "#ffc070", glow)
    st = surface("mst", "#94826c", 0.9, color2="#75664f", nscale=2)
    wd = surface("mwd", "#5b3b26", 0.6)
    dk = surface("mdk", "#a98560", 0.7)
    B.box(-w / 2 - 1.2, -d / 2 - 3.4, -3, w / 2 + 1.2, d / 2 + 0.8, 0.25, st)
    B.box(-w / 2 - 1.1, -d / 2 - 3.3, 0.25, w / 2 + 1.1, -d / 2, 0.32, dk)
    B.box(-w / 2, -d / 2, 0.2, w / 2, d / 2, h, pl)
    for x in np.arange(-w / 2 + 1.2, w / 2 - 1, 2.6):
        B.box(x, -d / 2 - 0.03, 0.35, x + 1.7, -d / 2 + 0.02, 2.5, gl)
        B.box(x + 0.8, -d / 2 - 0.06, 0.35, x + 0.9, -d / 2, 2.5, wd)
        B.box(x, -d / 2 - 0.05, 2.5, x + 1.7, -d / 2, 2.62, wd)
    for s in (-1, 1):
        for y in (-1.2, 1.4):
            B.box(
                s * w / 2 - 0.03,
                y - 0.6,
                1.1,
                s * w / 2 + 0.03,
                y + 0.6,
                2.3,
                gl if rg.uniform() < 0.5 else surface("mgl", "#22303a", 0.1),
            )
    for x in np.linspace(-w / 2 - 0.7, w / 2 + 0.7, 5):
        B.box(x - 0.1, -d / 2 - 3.1, 0.3, x + 0.1, -d / 2 - 2.9, 2.5, wd)
    o = 0.9
    t = math.tan(math.radians(36 if thatch else 29))
    x0, x1, y0, y1 = -w / 2 - o, w / 2 + o, -d / 2 - o, d / 2 + o
    z = h - 0.2
    hh = (y1 - y0) / 2
    A = (x0 + hh, 0, z + hh * t)
    C = (x1 - hh, 0, z + hh * t)
    c = [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)]
    am = 0.02 if thatch else 0.055
    for q in ((c[0], c[1], C, A), (c[1], c[2], C, C), (c[2], c[3], A, C), (c[3], c[0], A, A)):
        corrugated(B, q, rf, 0.3, am)
    corrugated(
        B,
        (
            (x0 - 0.2, -d / 2 - 3.5, 2.45),
            (x1 + 0.2, -d / 2 - 3.5, 2.45),
            (x1 - 0.1, -d / 2 - 0.3, 3.3),
            (x0 + 0.1, -d / 2 - 0.3, 3.3),
        ),
        rf,
        0.3,
        am,
    )
    for a, b in ((c[0], A), (c[1], C), (c[2], C), (c[3], A), (A, C)):
        B.tube([np.array(a) + (0, 0, 0.05), np.array(b) + (0, 0, 0.05)], 0.13, rf, 6)
    B.box(x0, y0, z - 0.12, x1, y1, z - 0.02, wd)
    if wing:
        B.box(w / 2 - 4.6, -d / 2 - 2.6, 0.2, w / 2, d / 2, h, pl)
        B.box(w / 2 - 3.5, -d / 2 - 2.63, 0.7, w / 2 - 1.1, -d / 2 - 2.58, 2.5, gl)
        xa, xb = w / 2 - 5.3, w / 2 + 0.7
        xm = (xa + xb) / 2
        zr = h - 0.2 + (xb - xa) / 2 * t
        corrugated(
            B,
            ((xa, 2, h - 0.15), (xa, -d / 2 - 3.3, h - 0.15), (xm, -d / 2 - 3.3, zr), (xm, 2, zr)),
            rf,
            0.3,
            am,
            lift=0.06,
        )
        corrugated(
            B,
            ((xb, -d / 2 - 3.3, h - 0.15), (xb, 2, h - 0.15), (xm, 2, zr), (xm, -d / 2 - 3.3, zr)),
            rf,
            0.3,
            am,
            lift=0.06,
        )
        B.add(
            [
                (w / 2 - 4.6, -d / 2 - 2.6, h - 0.1),
                (w / 2, -d / 2 - 2.6, h - 0.1),
                (w / 2 - 2.3, -d / 2 - 2.6, h - 0.1 + 2.3 * t),
            ],
            [(0, 1, 2)],
            pl,
        )
    return B.obj(name, smooth=True, autosmooth=50, hide=True)
