"""The long-horned cow of Ankole."""

import math

import bpy
import numpy as np

from .materials import surface
from .mesh import MeshBuilder, link
from .quads import join


def cow(name="cow", coat="#6b2f18", coat2=None, horn=1.0, graze=False, voxel=0.045, spots=False):
    """A long-horned cow, about 1.4 m at the shoulder, standing or grazing, facing +x."""
    cm = surface(
        "cow" + coat,
        coat,
        0.65,
        color2=coat2 or coat,
        nscale=1.6 if spots else 0.7,
        mixpos=(0.49, 0.52) if spots else (0.3, 0.7),
        sheen=0.2,
    )
    hm = surface("horn", "#efe4cc", 0.35, color2="#d9c6a0", nscale=2)
    dm = surface("hoof", "#2a2019", 0.6)
    b = MeshBuilder()
    # body along +x
    b.tube(
        [
            (-0.98, 0, 1.16),
            (-0.85, 0, 1.16),
            (-0.55, 0, 1.13),
            (-0.1, 0, 1.06),
            (0.35, 0, 1.08),
            (0.7, 0, 1.16),
            (0.92, 0, 1.2),
        ],
        [0.1, 0.28, 0.37, 0.42, 0.4, 0.34, 0.2],
        cm,
        16,
        flat=0.82,
    )
    b.tube(
        [(-0.95, 0, 1.34), (-0.4, 0, 1.32), (0.2, 0, 1.33), (0.55, 0, 1.42), (0.75, 0, 1.4)],
        [0.07, 0.12, 0.12, 0.17, 0.1],
        cm,
        10,
    )  # spine + small hump
    if graze:
        neck = [(0.7, 0, 1.2), (1.0, 0, 1.02), (1.25, 0, 0.72), (1.36, 0, 0.52)]
        head = [(1.33, 0, 0.58), (1.42, 0, 0.42), (1.5, 0, 0.24), (1.55, 0, 0.14)]
        hp = np.array((1.34, 0, 0.6))
        up = np.array((0.75, 0, 0.65))
    else:
        neck = [(0.6, 0, 1.18), (0.86, 0, 1.28), (1.04, 0, 1.4), (1.14, 0, 1.49)]
        head = [(1.08, 0, 1.54), (1.22, 0, 1.46), (1.4, 0, 1.27), (1.5, 0, 1.15)]
        hp = np.array((1.1, 0, 1.61))
        up = np.array((-0.12, 0, 1))
    b.tube(neck, [0.3, 0.25, 0.2, 0.16], cm, 12, flat=0.8)
    b.tube(head, [0.14, 0.155, 0.115, 0.09], cm, 12, flat=0.85)
    b.tube([(0.62, 0, 0.88), (0.86, 0, 0.94), (1.06, 0, 1.2)], [0.13, 0.12, 0.06], cm, 8, flat=0.3)  # dewlap
    for sx, sy, ph in ((-0.72, 0.2, 0.06), (-0.72, -0.2, -0.08), (0.62, 0.18, -0.07), (0.62, -0.18, 0.09)):
        b.tube(
            [
                (sx, sy * 0.8, 1.1),
                (sx + (0.03 if sx < 0 else 0), sy, 0.8),
                (sx + ph * 0.5 - (0.05 if sx < 0 else 0), sy, 0.48),
                (sx + ph, sy, 0.1),
                (sx + ph + 0.01, sy, 0.02),
            ],
            [0.2 if sx < 0 else 0.16, 0.135 if sx < 0 else 0.11, 0.075, 0.055, 0.07],
            cm,
            10,
        )
    o = b.obj("b", smooth=True)
    r = o.modifiers.new("r", "REMESH")
    r.mode = "VOXEL"
    r.voxel_size = voxel
    r.use_smooth_shade = True
    s = o.modifiers.new("s", "SMOOTH")
    s.iterations = 6
    s.factor = 0.5
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
    bpy.data.objects.remove(o)
    me.materials.clear()
    me.materials.append(cm)
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    bo = link(bpy.data.objects.new("bb", me))
    c = MeshBuilder()
    for sd in (-1, 1):
        P = []
        l = 1.25 * horn  # long lyre horns: out, up, then slightly in & back
        for t in np.linspace(0, 1, 9):
            P.append(
                hp
                + np.array([0, sd * (0.07 + 0.62 * l * math.sin(t * 2.0) ** 1.0 * 0.75), 0])
                + up * l * (0.08 * t + 0.78 * t**1.7)
                + np.array([-0.22 * t * t * l, 0, 0])
            )
        c.tube(P, np.linspace(0.075, 0.012, 9), hm, 8)
        c.tube(
            [
                hp + np.array([0.0, sd * 0.1, -0.08]),
                hp + np.array([-0.02, sd * 0.24, -0.1]),
                hp + np.array([-0.03, sd * 0.34, -0.14]),
            ],
            [0.03, 0.06, 0.01],
            cm,
            6,
            flat=0.4,
        )
    c.tube(
        [(-1.0, 0, 1.25), (-1.12, 0.02, 1.0), (-1.1, 0.03, 0.65), (-1.1, 0.03, 0.45)],
        [0.035, 0.025, 0.02, 0.035],
        cm,
        6,
    )
    for sx, sy, ph in ((-0.72, 0.2, 0.06), (-0.72, -0.2, -0.08), (0.62, 0.18, -0.07), (0.62, -0.18, 0.09)):
        c.tube([(sx + ph, sy, 0), (sx + ph, sy, 0.09)], [0.075, 0.062], dm, 10)
    return join([bo, c.obj("c", smooth=True)], name)
