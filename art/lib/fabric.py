"""Cushions, curtains, rugs, and cloth that falls by simulation."""

import math

import bpy
import numpy as np

from .mesh import MeshBuilder, link
from .noise import layered_noise
from .shaders import log
from .surfaces import fabric


def curtain(x0, y0, x1, y1, z0, z1, m, waves=7, amp=0.06, gather=1.0, seed=0):
    """A hanging curtain in folds."""
    rng = np.random.RandomState(abs(seed))
    n = waves * 12
    t = np.linspace(0, 1, n)
    k = 14
    ph = np.cumsum(1 + 0.35 * rng.normal(size=n))
    ph = ph / ph[-1] * waves * 6.283
    dx, dy = x1 - x0, y1 - y0
    L = math.hypot(dx, dy)
    nx, ny = -dy / L, dx / L
    P = np.zeros((k, n, 3))
    for i in range(k):
        u = i / (k - 1)
        a = amp * (0.55 + 0.6 * (1 - u)) * (1 + 0.25 * np.sin(t * 9 + u * 3))
        off = np.sin(ph + 0.5 * np.sin(u * 3)) * a
        P[i, :, 0] = x0 + dx * t + nx * off
        P[i, :, 1] = y0 + dy * t + ny * off
        P[i, :, 2] = z0 + (z1 - z0) * u
    B = MeshBuilder()
    B.grid(P, m)
    return B.obj("curtain", smooth=True, autosmooth=180)


def cushion(w, d, h, m, name="cushion", n=18, e=3.2, puff=0.35, seed=0, wr=0.012):
    """A puffed cushion of w × d × h metres."""
    rng = np.random.RandomState(seed)
    u = np.linspace(-1, 1, n)
    U, V = np.meshgrid(u, u)
    prof = ((1 - np.abs(U) ** e) * (1 - np.abs(V) ** e)) ** puff
    pin = 1 - 0.06 * (np.abs(U) ** 2) * (np.abs(V) ** 2) - 0.0
    X = U * w / 2 * (1 - 0.05 * (1 - np.abs(V) ** 2) * 0) * pin
    Y = V * d / 2 * pin
    Z = prof * h / 2
    wz = (layered_noise(U * 2 + rng.uniform(0, 9), V * 2 + rng.uniform(0, 9), 4, seed) - 0.5) * wr * 4 * prof
    B = MeshBuilder()
    B.grid(np.stack([X, Y, Z + wz], -1), m)
    B.grid(np.stack([X, Y, -Z], -1)[::-1], m)
    o = B.obj(name, smooth=True, autosmooth=180, weld=True)
    o.modifiers["w"].merge_threshold = 0.002
    s = o.modifiers.new("s", "SUBSURF")
    s.levels = 1
    s.render_levels = 1
    return o


def drape(
    w, d, res, z, colliders, m, frames=45, loc=(0, 0), thick=0.012, stiff=8, name="drape", pin=None, rz=0
):
    """A cloth let fall on colliders by the solver; returns the resting mesh."""
    B = MeshBuilder()
    u = np.linspace(-w / 2, w / 2, int(w / res))
    v = np.linspace(-d / 2, d / 2, int(d / res))
    U, V = np.meshgrid(u, v)
    co, si = math.cos(rz), math.sin(rz)
    Z = np.full_like(U, z) + (layered_noise(U * 5, V * 5, 3, 4) - 0.5) * 0.02
    B.grid(np.stack([U * co - V * si + loc[0], U * si + V * co + loc[1], Z], -1), m)
    o = B.obj(name, smooth=True, autosmooth=180)
    for c in colliders:
        c.modifiers.new("col", "COLLISION")
        c.collision.thickness_outer = 0.012
        c.collision.cloth_friction = 12
    md = o.modifiers.new("cloth", "CLOTH")
    s = md.settings
    s.quality = 8
    s.mass = 0.35
    s.tension_stiffness = 15
    s.compression_stiffness = 15
    s.shear_stiffness = 6
    s.bending_stiffness = stiff * 0.1
    s.air_damping = 1.5
    md.collision_settings.distance_min = 0.008
    md.collision_settings.use_self_collision = True
    md.collision_settings.self_distance_min = 0.008
    md.collision_settings.collision_quality = 3
    S = bpy.context.scene
    S.frame_start = 1
    S.frame_end = frames + 1
    md.point_cache.frame_start = 1
    md.point_cache.frame_end = frames + 1
    for f in range(1, frames + 1):
        S.frame_set(f)
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
    bpy.data.objects.remove(o)
    S.frame_set(1)
    for c in colliders:
        c.modifiers.remove(c.modifiers["col"])
    r = link(bpy.data.objects.new(name, me))
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    me.use_auto_smooth = False
    if thick:
        so = r.modifiers.new("so", "SOLIDIFY")
        so.thickness = thick
        so.offset = 1
    ss = r.modifiers.new("ss", "SUBSURF")
    ss.levels = 1
    ss.render_levels = 1
    log("drape done")
    return r


def striped_rug(w, d, cols, name="rug", th=0.014):
    """A rug of woven stripes."""
    B = MeshBuilder()
    y = -d / 2
    k = 0
    seq = [
        (0.16, 0),
        (0.05, 1),
        (0.03, 0),
        (0.05, 2),
        (0.03, 0),
        (0.05, 1),
        (0.22, 0),
        (0.10, 2),
        (0.02, 0),
        (0.02, 1),
        (0.02, 0),
        (0.10, 2),
    ]
    while y < d / 2:
        l, c = seq[k % len(seq)]
        y2 = min(d / 2, y + l)
        B.box(-w / 2, y, 0, w / 2, y2, th + (0.002 if c else 0), fabric("rug" + cols[c], cols[c]))
        y = y2
        k += 1
    return B.obj(name)
