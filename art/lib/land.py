"""Ground, hills and fields."""

import math

import bpy
import numpy as np

from .mesh import link
from .noise import layered_noise
from .shaders import MADE, new_material, node, noise_texture, ramp, rgba


def terrain(name, fn, x0, x1, y0, y1, n, m, mat_, z0=0):
    """A grid of heights z = fn(x, y)."""
    X, Y = np.meshgrid(np.linspace(x0, x1, n), np.linspace(y0, y1, m))
    Z = fn(X, Y) + z0
    P = np.stack([X, Y, Z], -1)
    me = bpy.data.meshes.new(name)
    V = P.reshape(-1, 3).astype(np.float32)
    i = np.arange(n * m).reshape(m, n)
    F = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4).astype(np.int32)
    nf = len(F)
    me.vertices.add(len(V))
    me.vertices.foreach_set("co", V.ravel())
    me.loops.add(nf * 4)
    me.loops.foreach_set("vertex_index", F.ravel())
    me.polygons.add(nf)
    me.polygons.foreach_set("loop_start", np.arange(nf, dtype=np.int32) * 4)
    me.polygons.foreach_set("loop_total", np.full(nf, 4, np.int32))
    me.polygons.foreach_set("use_smooth", np.ones(nf, bool))
    me.materials.append(mat_)
    me.update(calc_edges=True)
    return link(bpy.data.objects.new(name, me))


def sample_points(fn, x0, x1, y0, y1, n, seed, mask=None, z0=0):
    """Random points on the ground fn, kept where mask(x, y, random) holds; returns them and the generator."""
    rng = np.random.RandomState(seed)
    x = rng.uniform(x0, x1, n)
    y = rng.uniform(y0, y1, n)
    if mask is not None:
        q = mask(x, y, rng)
        x = x[q]
        y = y[q]
    return np.stack([x, y, fn(x, y) + z0], 1), rng


def fields(
    name="fields",
    cell=0.0065,
    cols=("#4c6a2a", "#6f8a38", "#8c9a48", "#5d7b30", "#a39a54", "#456428"),
    edge="#33491f",
):
    """Far land: a patchwork of fields with hedges."""
    if name in MADE:
        return MADE[name]
    m, nt, out = new_material(name)
    L = nt.links.new
    tc = node(nt, "ShaderNodeTexCoord")
    mp = node(nt, "ShaderNodeMapping")
    mp.inputs["Scale"].default_value = (1, 1, 0.0)
    L(tc.outputs["Object"], mp.inputs[0])
    nz = node(nt, "ShaderNodeTexNoise")
    nz.inputs["Scale"].default_value = 0.012
    nz.inputs["Detail"].default_value = 3
    L(mp.outputs[0], nz.inputs[0])
    sc = node(nt, "ShaderNodeVectorMath", operation="SCALE")
    sc.inputs["Scale"].default_value = 90
    L(nz.outputs["Color"], sc.inputs[0])
    ad = node(nt, "ShaderNodeVectorMath", operation="ADD")
    L(mp.outputs[0], ad.inputs[0])
    L(sc.outputs[0], ad.inputs[1])
    v = node(nt, "ShaderNodeTexVoronoi", voronoi_dimensions="2D")
    v.inputs["Scale"].default_value = cell
    L(ad.outputs[0], v.inputs[0])
    ve = node(nt, "ShaderNodeTexVoronoi", voronoi_dimensions="2D", feature="DISTANCE_TO_EDGE")
    ve.inputs["Scale"].default_value = cell
    L(ad.outputs[0], ve.inputs[0])
    sp = node(nt, "ShaderNodeSeparateRGB")
    L(v.outputs["Color"], sp.inputs[0])
    col = ramp(nt, sp.outputs[0], [(i / len(cols), c) for i, c in enumerate(cols)], "CONSTANT")
    n1 = noise_texture(nt, 0.05, 6, 0.65)
    n2 = noise_texture(nt, 0.006, 4)
    o = node(nt, "ShaderNodeMixRGB", blend_type="OVERLAY")
    o.inputs[0].default_value = 0.6
    L(col, o.inputs[1])
    L(n1, o.inputs[2])
    o2 = node(nt, "ShaderNodeMixRGB", blend_type="MIX")
    o2.inputs[2].default_value = rgba("#77903e")
    r2 = ramp(nt, n2, [(0.4, "#000000"), (0.62, "#ffffff")])
    L(r2, o2.inputs[0])
    L(o.outputs[0], o2.inputs[1])
    e = ramp(nt, ve.outputs[0], [(0.012, "#ffffff"), (0.035, "#000000")])
    o3 = node(nt, "ShaderNodeMixRGB")
    o3.inputs[2].default_value = rgba(edge)
    em = node(nt, "ShaderNodeMath", operation="MULTIPLY")
    em.inputs[1].default_value = 0.55
    L(e, em.inputs[0])
    L(em.outputs[0], o3.inputs[0])
    L(o2.outputs[0], o3.inputs[1])
    p = node(nt, "ShaderNodeBsdfDiffuse")
    L(o3.outputs[0], p.inputs[0])
    L(p.outputs[0], out.inputs[0])
    MADE[name] = m
    return m


def hills(hills, base=-30, seed=4, rough=10, near=None):
    """Heights of rolling land; hills are (x, y, height, rx, ry, rotation)."""

    def f(x, y):
        z = np.full(np.shape(x), float(base))
        for hx, hy, hh, rx, ry, ro in hills:
            dx = x - hx
            dy = y - hy
            c, s = math.cos(ro), math.sin(ro)
            u = (dx * c + dy * s) / rx
            v = (-dx * s + dy * c) / ry
            d = np.sqrt(u * u + v * v) + (layered_noise(x / 180 + hx, y / 180, 4, seed) - 0.5) * 0.35
            z = np.maximum(z, base + 0) + 0
            z = z + hh * np.exp(-np.clip(d, 0, 9) ** 2 * 1.1)
        z = (
            z
            + (layered_noise(x / 260, y / 260, 5, seed + 3) - 0.5) * rough * 3
            + (layered_noise(x / 60, y / 60, 4, seed + 5) - 0.5) * rough * 0.5
        )
        return z

    return f
