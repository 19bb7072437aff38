"""Roofs of real tiles and of straw."""

import math

import numpy as np
from mathutils import Euler, Matrix, Vector

from .copies import scatter, scatter_mix, shared_source
from .materials import foliage, surface
from .mesh import MeshBuilder
from .quads import quad_mesh
from .surfaces import terracotta, timber


def tile_source():
    """One curved roof tile."""
    B = MeshBuilder()
    m = terracotta()
    n = 11
    w = 0.25
    l = 0.42
    V = []
    for y, lift in ((-0.02, 0.018), (l, 0)):
        for th in (0, -0.016):
            for i in range(n):
                u = i / (n - 1)
                x = (u - 0.5) * w * 1.06
                z = 0.038 * math.cos((u - 0.35) * 2 * math.pi / 1.0) * (1 if u < 0.85 else 0.6)
                V.append((x, y, z + lift + th))
    F = []
    for i in range(n - 1):
        F.append((i, i + 1, 2 * n + i + 1, 2 * n + i))
        F.append((n + i + 1, n + i, i, i + 1)[::-1] if False else (i + 1, i, n + i, n + i + 1))
    B.add(V, F, m)
    return B.obj("tile", smooth=True, autosmooth=60, hide=True)


def tile_plane(pts, seed=0, dx=0.25, dy=0.33, lift=0.03, under=None, th=0.12):
    """A roof plane of tiles over a slab: eave left, eave right, ridge right, ridge left."""
    eL, eR, rR, rL = [np.array(p, float) for p in pts]
    u = eR - eL
    Lw = np.linalg.norm(u)
    u /= Lw
    n = np.cross(u, ((rL + rR) / 2 - eL))
    n /= np.linalg.norm(n)
    v = np.cross(n, u)
    q = [np.array([np.dot(p - eL, u), np.dot(p - eL, v)]) for p in (eL, eR, rR, rL)]
    H = q[2][1]
    rng = np.random.RandomState(seed)
    pts_ = []
    rot = []
    M = Matrix((Vector(u), Vector(v), Vector(n))).transposed()
    for j in range(int(H / dy) + 1):
        y = j * dy
        t = min(1, y / H) if H else 0
        xa = q[0][0] + (q[3][0] - q[0][0]) * t
        xb = q[1][0] + (q[2][0] - q[1][0]) * t
        k0 = math.ceil((xa - 0.04) / dx)
        for k in range(k0, int((xb + 0.04) / dx) + 1):
            p = eL + u * (k * dx) + v * (y - 0.05) + n * lift
            pts_.append(p)
            e = (M @ Euler((rng.normal() * 0.012, 0, rng.normal() * 0.015)).to_matrix()).to_euler()
            rot.append(tuple(e))
    scatter("tiles", shared_source("tile", tile_source), pts_, rot)
    B = MeshBuilder()
    um = under or surface("rooftop", "#6a3a26", 0.9)
    V = [eL, eR, rR, rL]
    Vb = [p - n * th for p in V]
    wm = timber("X")
    B.add(V, [(0, 1, 2, 3)], um)
    B.add(Vb, [(3, 2, 1, 0)], wm)
    B.add([eL, eR, eR - n * th, eL - n * th], [(3, 2, 1, 0)], wm)
    B.add([eR, rR, rR - n * th, eR - n * th], [(3, 2, 1, 0)], wm)
    B.add([rL, eL, eL - n * th, rL - n * th], [(3, 2, 1, 0)], wm)
    B.obj("roofslab")


def ridge_caps(a, b, seed=0, step=0.34, r=0.12):
    """Half-round caps along a ridge."""

    def mk():
        B = MeshBuilder()
        V = []
        n = 9
        for y, k in ((-0.03, 1.06), (0.4, 0.94)):
            for i in range(n):
                t = math.pi * (i / (n - 1))
                V.append((math.cos(t) * r * k, y, math.sin(t) * r * 0.8 * k))
        B.add(V, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)] + [tuple(range(n))], terracotta())
        return B.obj("cap", smooth=True, hide=True, autosmooth=50)

    a = np.array(a, float)
    b = np.array(b, float)
    d = b - a
    L = np.linalg.norm(d)
    d /= L
    x = np.cross(d, (0, 0, 1))
    x /= np.linalg.norm(x)
    z = np.cross(x, d)
    M = Matrix((Vector(x), Vector(d), Vector(z))).transposed()
    n = max(1, int(L / step) + 1)
    scatter(
        "caps",
        shared_source("cap", mk),
        [a + d * step * i + z * 0.03 for i in range(n)],
        [tuple(M.to_euler())] * n,
    )


def hip_roof(x0, y0, x1, y1, z, pitch=28, over=0.8, seed=0):
    """A hipped roof of tiles over a rectangle."""
    x0 -= over
    x1 += over
    y0 -= over
    y1 += over
    t = math.tan(math.radians(pitch))
    z = z - over * t
    if x1 - x0 >= y1 - y0:
        h = (y1 - y0) / 2
        ym = (y0 + y1) / 2
        A = (x0 + h, ym, z + h * t)
        B = (x1 - h, ym, z + h * t)
    else:
        h = (x1 - x0) / 2
        xm = (x0 + x1) / 2
        A = (xm, y0 + h, z + h * t)
        B = (xm, y1 - h, z + h * t)
    c = [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)]
    if x1 - x0 >= y1 - y0:
        P = [(c[0], c[1], B, A), (c[1], c[2], B, B), (c[2], c[3], A, B), (c[3], c[0], A, A)]
        hips = [(c[0], A), (c[1], B), (c[2], B), (c[3], A)]
    else:
        P = [(c[0], c[1], A, A), (c[1], c[2], B, A), (c[2], c[3], B, B), (c[3], c[0], A, B)]
        hips = [(c[0], A), (c[1], A), (c[2], B), (c[3], B)]
    for i, p in enumerate(P):
        tile_plane(p, seed + i)
    for a, b in hips:
        ridge_caps(a, b)
    ridge_caps(A, B)


def gable_roof(x0, y0, x1, y1, z, pitch=28, over=0.7, gover=0.6, axis="y", seed=0):
    """A gabled roof of tiles over a rectangle; returns the height of its ridge."""
    t = math.tan(math.radians(pitch))
    if axis == "y":
        xm = (x0 + x1) / 2
        zr = z + (x1 - x0) / 2 * t
        ze = z - over * t
        ya, yb = y0 - gover, y1 + gover
        tile_plane(((x0 - over, yb, ze), (x0 - over, ya, ze), (xm, ya, zr), (xm, yb, zr)), seed)
        tile_plane(((x1 + over, ya, ze), (x1 + over, yb, ze), (xm, yb, zr), (xm, ya, zr)), seed + 1)
        ridge_caps((xm, ya, zr), (xm, yb, zr))
        B = MeshBuilder()
        wm = timber("X")
        for yy in (ya, yb):
            B.beam((x0 - over, yy, ze - 0.06), (xm, yy, zr - 0.06), 0.05, 0.2, wm)
            B.beam((x1 + over, yy, ze - 0.06), (xm, yy, zr - 0.06), 0.05, 0.2, wm)
        B.obj("barge", bevel=0.01)
        return zr
    else:
        ym = (y0 + y1) / 2
        zr = z + (y1 - y0) / 2 * t
        ze = z - over * t
        xa, xb = x0 - gover, x1 + gover
        tile_plane(((xa, y0 - over, ze), (xb, y0 - over, ze), (xb, ym, zr), (xa, ym, zr)), seed)
        tile_plane(((xb, y1 + over, ze), (xa, y1 + over, ze), (xa, ym, zr), (xb, ym, zr)), seed + 1)
        ridge_caps((xa, ym, zr), (xb, ym, zr))
        return zr


def straw_source(seed=0):
    """A bundle of straw."""
    rng = np.random.RandomState(seed)
    Q = []
    m = foliage("thatch", "#8f7346", "#c2a263", transl=0.12, nscale=0.6, randval=0.25, gloss=0.02)
    for i in range(26):
        x = rng.normal() * 0.09
        y = rng.uniform(-0.2, 0.05)
        l = rng.uniform(0.45, 0.75)
        w = rng.uniform(0.004, 0.009)
        z = rng.uniform(0, 0.07)
        s = rng.normal() * 0.05
        Q.append(
            [
                (x - w, y, z),
                (x + w, y, z),
                (x + s + w, y - l, z + 0.035 + rng.uniform(0, 0.03)),
                (x + s - w, y - l, z + 0.035),
            ]
        )
    return quad_mesh("straw", [(np.array(Q), m)])


def thatch_plane(pts, density=38, seed=0, th=0.22):
    """A roof plane of straw over a slab: eave left, eave right, ridge right, ridge left."""
    eL, eR, rR, rL = [np.array(p, float) for p in pts]
    u = eR - eL
    Lw = np.linalg.norm(u)
    u /= Lw
    n = np.cross(u, ((rL + rR) / 2 - eL))
    n /= np.linalg.norm(n)
    v = np.cross(n, u)
    H = np.dot(rL - eL, v)
    A = H * (Lw + np.linalg.norm(rR - rL)) / 2
    rng = np.random.RandomState(seed)
    k = int(A * density)
    M = Matrix((Vector(u), Vector(v), Vector(n))).transposed()
    pts_ = []
    rot = []
    b0 = np.dot(rL - eL, u)
    b1 = np.dot(rR - eL, u)
    while len(pts_) < k:
        t = rng.uniform()
        xa = b0 * t
        xb = Lw + (b1 - Lw) * t
        if rng.uniform() * Lw > xb - xa:
            continue
        pts_.append(eL + u * rng.uniform(xa, xb) + v * t * H + n * rng.uniform(0.0, 0.05))
        rot.append(
            tuple(
                (
                    M
                    @ Euler(
                        (rng.normal() * 0.05 + 0.02, rng.normal() * 0.05, rng.normal() * 0.14)
                    ).to_matrix()
                ).to_euler()
            )
        )
    ss = [shared_source("straw%d" % i, lambda i=i: straw_source(i)) for i in range(3)]
    scatter_mix("thatch", ss, np.array(pts_), np.array(rot), np.ones(len(pts_)), seed)
    B = MeshBuilder()
    m = surface("thatchbase", "#7d643d", 0.95)
    V = [eL, eR, rR, rL]
    Vb = [p - n * th for p in V]
    B.add(V, [(0, 1, 2, 3)], m)
    B.add(
        Vb,
        [(3, 2, 1, 0)],
        surface("reed", "#a88a58", 0.8, color2="#7e623a", nscale=1, vec_scale=(14, 14, 14)),
    )
    B.add([eL, eR, eR - n * th, eL - n * th], [(3, 2, 1, 0)], m)
    B.add([eR, rR, rR - n * th, eR - n * th], [(3, 2, 1, 0)], m)
    B.add([rL, eL, eL - n * th, rL - n * th], [(3, 2, 1, 0)], m)
    B.obj("thslab")
