"""Bushes, bananas, palms, aloes and grass."""

import math

import numpy as np

from .materials import foliage, surface
from .mesh import MeshBuilder
from .quads import blob_points, curve_points, join, leaves, quad_mesh


def bush(
    seed=0, R=0.9, H=0.9, leafsize=0.09, nleaf=7000, lm=None, flower=None, nfl=700, name="bush", flsize=0.09
):
    """A round shrub, in blossom when `flower` is given."""
    rng = np.random.RandomState(seed)
    lm = lm or foliage("bush_leaf", "#33541f", "#5f7f30", nscale=2)
    C = []
    O = []
    k = 7
    for i in range(k):
        c = np.array([rng.normal() * R * 0.35, rng.normal() * R * 0.35, H * rng.uniform(0.3, 0.7)])
        p, d = blob_points(
            rng, nleaf // k, c, R * rng.uniform(0.4, 0.62), flat=H / R * 0.8, shell=0.55, topbias=0.6
        )
        C.append(p)
        O.append(d)
    C = np.concatenate(C)
    O = np.concatenate(O)
    q = C[:, 2] > 0
    C = C[q]
    O = O[q]
    parts = [(leaves(C, leafsize, rng, 0.2, 0.6, outdir=O), lm)]
    if flower:
        w = np.where((O[:, 2] > -0.1) & (np.linalg.norm(C[:, :2], axis=1) > R * 0.2))[0]
        s = rng.choice(w, min(nfl, len(w)), False)
        F = C[s] + O[s] * 0.05
        F = np.repeat(F, 4, 0) + rng.normal(size=(len(F) * 4, 3)) * flsize * 0.3
        parts.append((leaves(F, flsize, rng, 0.1, 0.8, outdir=np.repeat(O[s], 4, 0)), flower))
    return quad_mesh(name, parts)


def banana(seed=0, H=2.4, L=2.3, W=0.55, n=9, name="banana", lm=None):
    """A banana plant with torn, arching leaves."""
    rng = np.random.RandomState(seed)
    lm = lm or foliage("banana_leaf", "#6b9a2c", "#9fbf4a", transl=0.45, gloss=0.1, nscale=0.8, randval=0.18)
    st = surface("bananastem", "#7d8a45", 0.6, color2="#8a6a45", nscale=2.5, vec_scale=(4, 4, 0.7))
    rb = surface("bananarib", "#b9c878", 0.5)
    b = MeshBuilder()
    b.tube([(0, 0, -0.1), (0.02, 0, H * 0.5), (0, 0.02, H)], [0.16, 0.13, 0.08], st, 10)
    Q = []
    for i in range(n):
        a = i * 2.4 + rng.uniform(-0.3, 0.3)
        age = i / (n - 1)
        el = math.radians(78 - age * 58 + rng.uniform(-6, 6))
        l = L * rng.uniform(0.8, 1.08)
        droop = 0.35 + age * 1.15 + rng.uniform(0, 0.25)
        m = 15
        p = np.array([0, 0, H * (0.93 - age * 0.1)])
        pts = [p.copy()]
        e = el
        hd = np.array([math.cos(a), math.sin(a), 0])
        for k in range(m):
            e -= droop / m * (0.4 + 1.3 * k / m) * 1.25
            p = p + (hd * math.cos(e) + np.array([0, 0, math.sin(e)])) * l / m
            pts.append(p.copy())
        pts = np.array(pts)
        b.tube(pts[::3], np.linspace(0.035, 0.008, len(pts[::3])), rb, 5, cap=False)
        side = np.array([-math.sin(a), math.cos(a), 0])
        for sd in (-1, 1):
            tear = 0
            for k in range(2, m):
                t0 = (k - 2) / (m - 2)
                t1 = (k - 1) / (m - 2)
                w0 = W * 0.5 * min(1, (math.sin(math.pi * min(1, t0 * 0.93 + 0.06))) ** 0.6)
                w1 = W * 0.5 * min(1, (math.sin(math.pi * min(1, t1 * 0.93 + 0.06))) ** 0.6)
                if rng.uniform() < 0.28:
                    tear = rng.uniform(-0.25, 0.1)
                dz = np.array([0, 0, 0.32 - age * 0.28 + tear])
                tg = pts[k + 1] - pts[k]
                s0 = side * sd + dz
                s0 /= np.linalg.norm(s0)
                gap = 0.06 if rng.uniform() < 0.4 else 0
                q0 = pts[k]
                q1 = pts[k + 1]
                a0 = q0 + s0 * w0 + tg * 0.25
                a1 = q1 + s0 * w1 + tg * 0.25 - tg * gap
                # two-quads across for curl
                mid0 = q0 + (s0 + np.array([0, 0, 0.06])) * w0 * 0.5 + tg * 0.1
                mid1 = q1 + (s0 + np.array([0, 0, 0.06])) * w1 * 0.5 + tg * 0.1
                Q.append([q0, q1, mid1, mid0])
                a0 = a0 - np.array([0, 0, 0.12 * W])
                a1 = a1 - np.array([0, 0, 0.12 * W])
                Q.append([mid0, mid1, a1, a0])
    return join([b.obj("t", smooth=True), quad_mesh("l", [(np.array(Q), lm)], smooth=False)], name)


def far_banana(seed):
    """A banana plant for the distance."""
    return banana(seed, 1.8, 2.2, 0.7, 7, name="lb")


def grass_tuft(seed=0, n=36, h=0.22, w=0.008, spread=0.12, lm=None, name="grass", bend=0.6, seedheads=None):
    """A tuft of bent blades."""
    rng = np.random.RandomState(seed)
    lm = lm or foliage("grass", "#647a2e", "#98a04a", transl=0.35, nscale=0.15, randval=0.25, gloss=0.04)
    Q = []
    for i in range(n):
        a = rng.uniform(0, 6.28)
        r = spread * rng.uniform() ** 0.5
        p = np.array([r * math.cos(a * 3.1), r * math.sin(a * 3.1), 0])
        hh = h * rng.uniform(0.55, 1.15)
        d = np.array([math.cos(a), math.sin(a), 0])
        s = np.array([-d[1], d[0], 0]) * w
        bd = bend * rng.uniform(0.2, 1.0)
        ps = [
            p + d * bd * hh * t * t + np.array([0, 0, hh * t * (1 - 0.25 * bd * t)])
            for t in (0, 0.4, 0.75, 1.0)
        ]
        ws = [1, 0.85, 0.5, 0.05]
        for k in range(3):
            Q.append(
                [ps[k] - s * ws[k], ps[k] + s * ws[k], ps[k + 1] + s * ws[k + 1], ps[k + 1] - s * ws[k + 1]]
            )
    return quad_mesh(name, [(np.array(Q), lm)], smooth=True)


def palm(seed=0, H=6, L=2.6, n=16, name="palm", lm=None):
    """A feather palm."""
    rng = np.random.RandomState(seed)
    lm = lm or foliage("palm_leaf", "#4f7426", "#83a046", transl=0.35, gloss=0.1)
    bk = surface(
        "palmbark", "#8a7660", 0.9, color2="#5d4c3b", nscale=6, vec_scale=(1, 1, 5), bump=0.6, bscale=8
    )
    b = MeshBuilder()
    tr = curve_points((0, 0, -0.2), (rng.normal() * 0.4, rng.normal() * 0.4, H), rng, 7, 0.04)
    b.tube(tr, np.linspace(0.19, 0.12, 7), bk, 10)
    top = tr[-1]
    Q = []
    for i in range(n):
        a = i * 2.4
        el = math.radians(rng.uniform(-10, 75))
        p = top.copy()
        hd = np.array([math.cos(a), math.sin(a), 0])
        e = el
        m = 26
        pts = [p.copy()]
        for k in range(m):
            e -= 1.5 / m * (0.5 + k / m)
            p = p + (hd * math.cos(e) + np.array([0, 0, math.sin(e)])) * L / m
            pts.append(p.copy())
        pts = np.array(pts)
        b.tube(pts[::5], np.linspace(0.025, 0.006, len(pts[::5])), lm, 4, cap=False)
        side = np.array([-math.sin(a), math.cos(a), 0])
        for k in range(2, m + 1):
            t = k / m
            ll = L * 0.26 * math.sin(math.pi * (t * 0.85 + 0.12)) ** 0.7
            tg = pts[min(k, m)] - pts[k - 1]
            tg /= np.linalg.norm(tg)
            for sd in (-1, 1):
                d = side * sd * 0.85 + tg * 0.55 + np.array([0, 0, -0.25 + rng.uniform(-0.1, 0.1)])
                d /= np.linalg.norm(d)
                wv = tg * 0.028
                q = pts[k]
                m1 = q + d * ll * 0.5
                e1 = q + d * ll + np.array([0, 0, -0.18 * ll])
                Q.append([q - wv * 0.6, q + wv * 0.6, m1 + wv, m1 - wv])
                Q.append([m1 - wv, m1 + wv, e1 + wv * 0.1, e1 - wv * 0.1])
    return join([b.obj("t", smooth=True), quad_mesh("l", [(np.array(Q), lm)])], name)


def aloe(seed=0, n=26, L=0.55, name="aloe", lm=None):
    """A rosette of fleshy leaves."""
    rng = np.random.RandomState(seed)
    lm = lm or surface("aloe", "#6d8a6a", 0.45, color2="#8fa67c", nscale=2, randval=0.12, transl=0.12)
    b = MeshBuilder()
    for i in range(n):
        a = i * 2.39996
        t = i / n
        el = math.radians(18 + t * 62)
        l = L * (1 - 0.45 * t) * rng.uniform(0.9, 1.1)
        P = []
        e = el
        p = np.array([0, 0, 0.02 + 0.1 * t])
        hd = np.array([math.cos(a), math.sin(a), 0])
        for k in range(6):
            P.append(p.copy())
            p = p + (hd * math.cos(e) + np.array([0, 0, math.sin(e)])) * l / 5
            e += 0.09
        b.tube(P, [0.05, 0.055, 0.046, 0.034, 0.019, 0.002], lm, 6, flat=0.38)
    return b.obj(name, smooth=True, hide=True)
