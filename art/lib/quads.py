"""Meshes of thousands of quads straight from numpy: leaves and blades."""

import bmesh
import bpy
import numpy as np

from .mesh import link


def quad_mesh(name, parts, hide=True, smooth=False):
    """One object of quads: parts are (array n×4×3, material). Hidden by default: a source for copies."""
    me = bpy.data.meshes.new(name)
    Vs = []
    mi = []
    mats = []
    for V, m in parts:
        V = np.asarray(V, np.float32)
        Vs.append(V.reshape(-1, 3))
        if m not in mats:
            mats.append(m)
        mi.append(np.full(len(V), mats.index(m), np.int32))
    V = np.concatenate(Vs)
    mi = np.concatenate(mi)
    nf = len(mi)
    me.vertices.add(len(V))
    me.vertices.foreach_set("co", V.ravel())
    me.loops.add(nf * 4)
    me.loops.foreach_set("vertex_index", np.arange(nf * 4, dtype=np.int32))
    me.polygons.add(nf)
    me.polygons.foreach_set("loop_start", np.arange(nf, dtype=np.int32) * 4)
    me.polygons.foreach_set("loop_total", np.full(nf, 4, np.int32))
    for m in mats:
        me.materials.append(m)
    me.polygons.foreach_set("material_index", mi)
    if smooth:
        me.polygons.foreach_set("use_smooth", np.ones(nf, bool))
    me.update(calc_edges=True)
    me.validate()
    o = link(bpy.data.objects.new(name, me))
    o.hide_render = hide
    return o


def join(objs, name, hide=True):
    """Merges objects into one, without operators."""
    bm = bmesh.new()
    mats = []
    me = bpy.data.meshes.new(name)
    for o in objs:
        off = []
        for m in o.data.materials:
            if m not in mats:
                mats.append(m)
            off.append(mats.index(m))
        nf = len(bm.faces)
        bm.from_mesh(o.data)
        bm.faces.ensure_lookup_table()
        for f in bm.faces[nf:]:
            f.material_index = off[f.material_index] if off else 0
    bm.to_mesh(me)
    bm.free()
    for m in mats:
        me.materials.append(m)
    r = link(bpy.data.objects.new(name, me))
    r.hide_render = hide
    for o in objs:
        bpy.data.objects.remove(o)
    return r


def leaves(C, size, rng, upbias=0.6, aspect=0.5, fold=0.18, jit=0.35, outdir=None):
    """Folded diamonds around the points C."""
    n = len(C)
    nr = rng.normal(size=(n, 3))
    nr[:, 2] = np.abs(nr[:, 2]) + upbias * 2
    if outdir is not None:
        nr = nr * 0.6 + outdir * 1.2
    nr /= np.linalg.norm(nr, axis=1, keepdims=True)
    a = rng.normal(size=(n, 3))
    t = np.cross(nr, a)
    t /= np.linalg.norm(t, axis=1, keepdims=True) + 1e-9
    b = np.cross(nr, t)
    s = (size * (1 + jit * rng.uniform(-1, 1, n)))[:, None]
    return np.stack(
        [
            C - t * s * 0.5,
            C + b * s * aspect * 0.5 + nr * s * fold * 0.5,
            C + t * s * 0.5,
            C - b * s * aspect * 0.5 + nr * s * fold * 0.5,
        ],
        1,
    )


def blob_points(rng, n, c, r, flat=1.0, shell=0.45, topbias=0):
    """Points in an ellipsoid, denser towards its shell, with their directions."""
    d = rng.normal(size=(n, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    if topbias:
        d[:, 2] = np.where(rng.uniform(size=n) < topbias, np.abs(d[:, 2]), d[:, 2])
    rad = (shell + (1 - shell) * rng.uniform(size=n) ** 0.5)[:, None]
    p = d * rad * r
    p[:, 2] *= flat
    return p + np.asarray(c), d


def curve_points(a, b, rng, n=5, wob=0.1, sag=0, up=0):
    """Points of a wobbling line from a to b."""
    a = np.array(a, float)
    b = np.array(b, float)
    t = np.linspace(0, 1, n)[:, None]
    L = np.linalg.norm(b - a)
    p = (
        a
        + (b - a) * t
        + np.sin(t * np.pi) * (rng.normal(size=3) * wob * L)
        + np.sin(t * np.pi) * np.array([0, 0, up]) * L
    )
    return p
