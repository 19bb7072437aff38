"""Trees grown from tapered limbs and clouds of folded leaves."""

import math

import numpy as np

from .materials import foliage, surface
from .mesh import MeshBuilder
from .quads import blob_points, curve_points, join, leaves, quad_mesh
from .surfaces import bark_surface


def acacia(seed=0, H=8, R=5.5, leafsize=0.16, nleaf=26000, lm=None, name="acacia"):
    """An umbrella thorn: forked trunk, rising limbs, flat pads of leaves."""
    rng = np.random.RandomState(seed)
    lm = lm or foliage("acacia_leaf", "#5c7430", "#86943f", transl=0.4, nscale=0.7)
    bk = bark_surface()
    b = MeshBuilder()
    fork = H * rng.uniform(0.28, 0.4)
    lean = rng.normal(size=2) * 0.35
    base = [(0, 0, -0.3), (lean[0] * 0.2, lean[1] * 0.2, fork * 0.5), (lean[0], lean[1], fork)]
    r0 = H * 0.034
    b.tube(base, [r0 * 1.35, r0, r0 * 0.85], bk, 9)
    pads = []
    nl = rng.randint(4, 6)
    a0 = rng.uniform(0, 6.28)
    for i in range(nl):
        a = a0 + i * 6.283 / nl + rng.uniform(-0.35, 0.35)
        rr = R * rng.uniform(0.42, 0.62)
        s = np.array(base[-1])
        e = np.array([math.cos(a) * rr + lean[0], math.sin(a) * rr + lean[1], H * rng.uniform(0.78, 0.88)])
        m = (
            s
            + (e - s) * 0.5
            + np.array([math.cos(a), math.sin(a), 0]) * (-0.04 * R)
            + np.array([0, 0, 0.10 * H])
        )
        P = [s, s * 0.55 + m * 0.45 + rng.normal(size=3) * 0.08, m + rng.normal(size=3) * 0.12, e]
        b.tube(P, [r0 * 0.62, r0 * 0.5, r0 * 0.38, r0 * 0.24], bk, 7, cap=False)
        for j in range(rng.randint(4, 6)):
            a2 = a + rng.uniform(-1.0, 1.0)
            q = np.array(
                [
                    math.cos(a2) * R * rng.uniform(0.55, 1.0) + lean[0],
                    math.sin(a2) * R * rng.uniform(0.55, 1.0) + lean[1],
                    H * rng.uniform(0.9, 1.0) - 0.0,
                ]
            )
            src = np.array(P[rng.choice([2, 3])])
            Q = curve_points(src, q, rng, 4, 0.06, up=0.06)
            b.tube(Q, np.linspace(r0 * 0.22, r0 * 0.05, 4), bk, 5, cap=False)
            pads.append(q)
            for k in range(2):
                q2 = q + np.array(
                    [rng.normal() * 0.13 * R, rng.normal() * 0.13 * R, rng.uniform(-0.02, 0.03) * H]
                )
                b.tube(
                    curve_points(Q[2], q2, rng, 3, 0.05), [r0 * 0.1, r0 * 0.07, r0 * 0.03], bk, 4, cap=False
                )
                pads.append(q2)
        pads.append(
            np.array(
                [
                    math.cos(a) * R * 0.3 + lean[0],
                    math.sin(a) * R * 0.3 + lean[1],
                    H * rng.uniform(0.97, 1.03),
                ]
            )
        )
    pads = np.array(pads)
    n = nleaf // len(pads)
    C = []
    for p in pads:
        pr = R * rng.uniform(0.16, 0.27)
        pts, d = blob_points(rng, n, p, pr, flat=0.24, shell=0.2, topbias=0.6)
        C.append(pts)
    C = np.concatenate(C)
    L = leaves(C, leafsize, rng, upbias=0.5, aspect=0.55)
    return join([b.obj("t", smooth=True), quad_mesh("l", [(L, lm)])], name)


def broadleaf(
    seed=0, H=9, R=4, leafsize=0.2, nleaf=26000, lm=None, name="tree", flat=0.85, trunk=0.3, bark=None
):
    """A round-crowned tree."""
    rng = np.random.RandomState(seed)
    lm = lm or foliage("tree_leaf", "#35531f", "#6c8434", nscale=0.5)
    bk = bark or bark_surface()
    b = MeshBuilder()
    r0 = H * 0.03
    top = np.array([rng.normal() * 0.3, rng.normal() * 0.3, H * 0.8])
    tr = curve_points((0, 0, -0.3), top, rng, 6, 0.03)
    b.tube(tr, np.linspace(r0 * 1.4, r0 * 0.3, 6), bk, 8)
    bl = []
    ctr = np.array([0, 0, H * (trunk + (1 - trunk) * 0.55)])
    for i in range(rng.randint(16, 22)):
        d = rng.normal(size=3)
        d /= np.linalg.norm(d)
        d[2] = d[2] * 0.9 + 0.1
        q = ctr + d * np.array([R * 0.72, R * 0.72, H * (1 - trunk) * 0.38 * flat / 0.85])
        s = tr[rng.randint(2, 5)]
        b.tube(
            curve_points(s, q, rng, 4, 0.08, up=0.05), np.linspace(r0 * 0.35, r0 * 0.07, 4), bk, 5, cap=False
        )
        bl.append((q, R * rng.uniform(0.28, 0.46)))
    n = nleaf // len(bl)
    C = []
    O = []
    for q, r in bl:
        p, d = blob_points(rng, n, q, r, flat=0.75, shell=0.5, topbias=0.55)
        C.append(p)
        O.append(d)
    L = leaves(np.concatenate(C), leafsize, rng, upbias=0.25, aspect=0.6, outdir=np.concatenate(O))
    return join([b.obj("t", smooth=True), quad_mesh("l", [(L, lm)])], name)


def far_tree(seed, H=7, R=3.0, n=1500, flat=0.8, lm=None, name="lt"):
    """A tree for the distance."""
    return broadleaf(
        seed,
        H,
        R,
        0.62,
        n,
        lm or foliage("far_leaf", "#3c5722", "#6d8536", transl=0.25, nscale=0.1),
        name,
        flat=flat,
    )


def far_acacia(seed, n=1400):
    """An umbrella thorn for the distance."""
    return acacia(seed, 7, 4.6, 0.55, n, name="la")


def eucalypt(seed=0, H=16, name="eucalypt"):
    """A tall, narrow tree with pale bark."""
    leaf = foliage("eucalypt_leaf", "#4d6240", "#7f8f5a", nscale=0.5)
    pale = surface("eucalypt_bark", "#b09a80", 0.8, color2="#d8c8b0", nscale=3)
    return broadleaf(seed, H, H * 0.17, 0.22, 16000, leaf, name, flat=1.15, trunk=0.38, bark=pale)
