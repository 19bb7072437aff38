"""The four-poster: frame, linen that fell by simulation, woven throw, pillows, gathered drapes."""

import math

import bpy
import numpy as np
from mathutils import Vector

from .fabric import cushion, drape
from .materials import wood
from .mesh import MeshBuilder
from .shaders import MADE, new_material, node, rgba
from .surfaces import fabric

WIDTH, LENGTH = 1.9, 2.1


def bed_wood(axis):
    """Dark polished timber."""
    return wood(f"bed-wood-{axis}", "#4a2f1c", "#75502f", scale=5, axis=axis, rough=0.4)


def four_poster(bx, by1, wallm, rg):
    """A made bed with its head at y = by1; `wallm` is any plain material, for what the linen falls on."""
    by0 = by1 - LENGTH
    frame_and_linen(bx, by0, by1, wallm)
    woven_throw(bx, by0)
    pillows(bx, by1, rg)
    canopy(bx, by0, by1)


def frame_and_linen(bx, by0, by1, wallm):
    bw = WIDTH
    tx, ty, tz = bed_wood("X"), bed_wood("Y"), bed_wood("Z")
    B = MeshBuilder()
    for x in (bx - bw / 2 - 0.03, bx + bw / 2 + 0.03):
        for y in (by0, by1):
            B.box(x - 0.045, y - 0.045, 0, x + 0.045, y + 0.045, 2.3, tz)
        B.box(x - 0.035, by0, 2.22, x + 0.035, by1, 2.3, ty)
        B.box(x - 0.03, by0, 0.22, x + 0.03, by1, 0.42, ty)
    for y in (by0, by1):
        B.box(bx - bw / 2, y - 0.035, 2.22, bx + bw / 2, y + 0.035, 2.3, tx)
        B.box(bx - bw / 2, y - 0.03, 0.22, bx + bw / 2, y + 0.03, 0.42, tx)
    B.box(bx - bw / 2, by1 - 0.02, 0.4, bx + bw / 2, by1 + 0.03, 1.25, tx)
    B.obj("bedframe", bevel=0.01)
    # upholstered headboard panels
    for i in range(4):
        c = cushion(bw / 4 - 0.01, 0.62, 0.12, fabric("head", "#b8a283", "#a89272"), e=9, puff=0.3, seed=i)
        c.location = (bx - bw / 2 + bw / 8 + i * bw / 4, by1 - 0.07, 0.92)
        c.rotation_euler = (math.pi / 2, 0, 0)
    M = MeshBuilder()
    M.box(
        bx - bw / 2 + 0.02, by0 + 0.04, 0.36, bx + bw / 2 - 0.02, by1 - 0.06, 0.64, fabric("matt", "#f4efe6")
    )
    mt = M.obj("mattress", bevel=0.05, seg=4)
    floor = MeshBuilder()
    floor.add([(-4, -4, 0.0), (4, -4, 0.0), (4, 5, 0.0), (-4, 5, 0.0)], [(0, 1, 2, 3)], wallm)
    fo = floor.obj("colfloor")
    lin_ = fabric("linen", "#f6f1e8", "#efe7da")
    drape(
        bw + 0.72,
        1.75,
        0.028,
        0.72,
        [mt, fo],
        lin_,
        frames=48,
        loc=(bx, by0 + 0.78),
        thick=0.035,
        stiff=9,
    )
    bpy.data.objects.remove(fo)


def woven_throw(bx, by0):
    """A striped runner over the foot, laid on whatever lies there."""
    bw = WIDTH
    dg = bpy.context.evaluated_depsgraph_get()
    S = bpy.context.scene

    def topz(x, y, dflt):
        hit, loc, n, i, ob, m = S.ray_cast(dg, Vector((x, y, 1.6)), Vector((0, 0, -1)), distance=1.55)
        return loc.z if hit else dflt

    n1, n2 = 90, 22
    P = np.zeros((n2, n1, 3))
    for j in range(n2):
        yy = by0 + 0.16 + 0.62 * j / (n2 - 1)
        xs = np.linspace(bx - bw / 2 - 0.36, bx + bw / 2 + 0.36, n1)
        zz = np.array([topz(x, yy, 0.3) for x in xs])
        k = np.ones(7) / 7
        zs = np.convolve(np.pad(zz, 3, "edge"), k, "valid")
        zz = np.maximum(zz, zs) + 0.022
        P[j, :, 0] = xs
        P[j, :, 1] = yy + 0.012 * np.sin(xs * 5)
        P[j, :, 2] = zz
    B = MeshBuilder()
    tcols = ["#a65a3c", "#e8d3a8", "#3c2a20", "#d39a3a"]
    for j in range(n2 - 1):
        c = tcols[[0, 0, 0, 1, 2, 1, 0, 0, 3, 0, 0, 0, 3, 0, 0, 1, 2, 1, 0, 0, 0][j % 21]]
        B.grid(P[j : j + 2], fabric("thr" + c, c))
    th = B.obj("throw", smooth=True, autosmooth=180, weld=True)
    so = th.modifiers.new("so", "SOLIDIFY")
    so.thickness = 0.018
    so.offset = 1


def pillows(bx, by1, rg):
    for i, (x, y, z, rx, w, d, c, s) in enumerate(
        [
            (-0.46, by1 - 0.3, 0.86, 58, 0.78, 0.5, "#f6f1e8", 1),
            (0.46, by1 - 0.3, 0.86, 58, 0.78, 0.5, "#f6f1e8", 2),
            (-0.46, by1 - 0.5, 0.83, 50, 0.74, 0.48, "#efe4d2", 3),
            (0.46, by1 - 0.5, 0.83, 50, 0.74, 0.48, "#efe4d2", 4),
            (-0.3, by1 - 0.7, 0.84, 54, 0.48, 0.48, "#a65a3c", 5),
            (0.3, by1 - 0.7, 0.84, 54, 0.48, 0.48, "#5a6e5c", 6),
            (0, by1 - 0.84, 0.79, 46, 0.6, 0.3, "#c99b4e", 7),
        ]
    ):
        k = cushion(
            w, d, 0.21 if i < 4 else 0.19, fabric("pil" + c, c), e=2.8, puff=0.5, seed=s, n=26, wr=0.02
        )
        k.location = (bx + x, y, z)
        k.rotation_euler = (math.radians(rx), 0, rg.normal() * 0.06)


def sheer_cloth():
    """Thin white cloth."""
    if "sheer" in MADE:
        return MADE["sheer"]
    m, nt, out = new_material("sheer")
    tr = node(nt, "ShaderNodeBsdfTransparent")
    df = node(nt, "ShaderNodeBsdfDiffuse")
    tl = node(nt, "ShaderNodeBsdfTranslucent")
    df.inputs[0].default_value = rgba("#fbf6ec")
    tl.inputs[0].default_value = rgba("#fbf6ec")
    mx = node(nt, "ShaderNodeMixShader")
    mx2 = node(nt, "ShaderNodeMixShader")
    nt.links.new(df.outputs[0], mx.inputs[1])
    nt.links.new(tl.outputs[0], mx.inputs[2])
    mx.inputs[0].default_value = 0.5
    mx2.inputs[0].default_value = 0.62
    nt.links.new(tr.outputs[0], mx2.inputs[1])
    nt.links.new(mx.outputs[0], mx2.inputs[2])
    nt.links.new(mx2.outputs[0], out.inputs[0])
    MADE["sheer"] = m
    return m


def tied(x, y, dx, dy, L=0.62):
    """drape hanging from rail (x,y)->(x+dx*L,...) gathered at the post at z=1.05"""
    n = 70
    k = 30
    P = np.zeros((k, n, 3))
    t = np.linspace(0, 1, n)
    for i in range(k):
        u = i / (k - 1)
        z = 2.22 * (1 - u) + 0.12 * u
        tie = math.exp(-(((z - 1.02) / 0.33) ** 2))
        spread = L * (1 - tie * 0.88) if z > 1.02 else (0.09 + 0.14 * (1.02 - z))
        if z > 1.02:
            spread = L * (0.12 + 0.88 * ((z - 1.02) / 1.2) ** 1.15)
        am = 0.03 * (0.5 + 0.5 * min(1, spread / 0.3))
        off = np.sin(t * 2 * math.pi * 8 + u * 1.2) * am
        px = x + dx * t * spread - dy * off + dx * 0.05
        py = y + dy * t * spread + dx * off + dy * 0.05
        P[i, :, 0] = px
        P[i, :, 1] = py
        P[i, :, 2] = z
    B = MeshBuilder()
    B.grid(P, sheer_cloth())
    B.obj("sheer", smooth=True, autosmooth=180)
    q = MeshBuilder()
    q.lathe(
        [(0.06, -0.03), (0.075, 0), (0.06, 0.03)],
        fabric("tie", "#a65a3c"),
        (x + dx * 0.09, y + dy * 0.09, 1.02),
        20,
    )
    q.obj("tie", smooth=True)


def canopy(bx, by0, by1):
    bw = WIDTH
    xl, xr = bx - bw / 2 - 0.03, bx + bw / 2 + 0.03
    tied(xl, by0, 1, 0, 0.22)
    tied(xr, by0, -1, 0, 0.22)
    tied(xl, by0, 0, 1, 0.5)
    tied(xr, by0, 0, 1, 0.5)
    tied(xl, by1 - 0.05, 0, -1, 0.55)
    tied(xr, by1 - 0.05, 0, -1, 0.55)
    P = np.zeros((24, 40, 3))
    u = np.linspace(0, 1, 24)[:, None]
    v = np.linspace(0, 1, 40)[None]
    P[..., 0] = xl + (xr - xl) * v
    P[..., 1] = by0 + (by1 - by0) * u
    P[..., 2] = 2.31 - 0.05 * np.sin(v * math.pi) * np.sin(u * math.pi) + 0.006 * np.sin(v * 40) * 1
    B = MeshBuilder()
    B.grid(P, sheer_cloth())
    B.obj("ctop", smooth=True)
