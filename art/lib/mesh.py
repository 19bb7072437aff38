"""A mesh builder: boxes, beams, tubes, turned shapes and grids, collected into one object."""

import math

import bpy
import numpy as np
from mathutils import Vector


def link(o, coll=None):
    """Puts an object into the scene."""
    (coll or bpy.context.scene.collection).objects.link(o)
    return o


class MeshBuilder:
    """Collects vertices, faces and materials; obj() makes one object of them."""

    def __init__(s):
        s.v = []
        s.f = []
        s.mi = []
        s.mats = []
        s.n = 0

    def slot(s, m):
        if m not in s.mats:
            s.mats.append(m)
        return s.mats.index(m)

    def add(s, verts, faces, m):
        verts = np.asarray(verts, float).reshape(-1, 3)
        k = s.slot(m)
        s.v.append(verts)
        for f in faces:
            s.f.append([i + s.n for i in f])
            s.mi.append(k)
        s.n += len(verts)

    def box(s, x0, y0, z0, x1, y1, z1, m, rz=0, c=None):
        v = np.array(
            [
                (x0, y0, z0),
                (x1, y0, z0),
                (x1, y1, z0),
                (x0, y1, z0),
                (x0, y0, z1),
                (x1, y0, z1),
                (x1, y1, z1),
                (x0, y1, z1),
            ],
            float,
        )
        if rz:
            c = np.array(c if c is not None else [(x0 + x1) / 2, (y0 + y1) / 2])
            d = v[:, :2] - c
            co, si = math.cos(rz), math.sin(rz)
            v[:, 0] = c[0] + d[:, 0] * co - d[:, 1] * si
            v[:, 1] = c[1] + d[:, 0] * si + d[:, 1] * co
        s.add(v, [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], m)

    def cbox(s, cx, cy, cz, sx, sy, sz, m, rz=0):
        s.box(cx - sx / 2, cy - sy / 2, cz - sz / 2, cx + sx / 2, cy + sy / 2, cz + sz / 2, m, rz)

    def beam(s, a, b, w, h, m):
        """box beam between two points, width w (horizontal) height h"""
        a = Vector(a)
        b = Vector(b)
        d = b - a
        d.normalize()
        up = Vector((0, 0, 1)) if abs(d.z) < 0.95 else Vector((1, 0, 0))
        x = d.cross(up).normalized()
        u = x.cross(d).normalized()
        vs = []
        for p in (a, b):
            for sx, su in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                vs.append(p + x * sx * w / 2 + u * su * h / 2)
        s.add(
            [tuple(v) for v in vs],
            [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)],
            m,
        )

    def tube(s, pts, radii, m, sides=6, cap=True, flat=1.0):
        pts = [Vector(p) for p in pts]
        n = len(pts)
        if not hasattr(radii, "__len__"):
            radii = [radii] * n
        vs = []
        prevx = None
        for i, p in enumerate(pts):
            d = pts[min(i + 1, n - 1)] - pts[max(i - 1, 0)]
            if d.length < 1e-9:
                d = Vector((0, 0, 1))
            d.normalize()
            if prevx is None:
                up = Vector((0, 0, 1)) if abs(d.z) < 0.9 else Vector((1, 0, 0))
                x = d.cross(up).normalized()
            else:
                x = prevx - d * prevx.dot(d)
                x = x.normalized() if x.length > 1e-6 else d.orthogonal().normalized()
            prevx = x
            y = d.cross(x)
            for k in range(sides):
                a = 2 * math.pi * k / sides
                vs.append(tuple(p + (x * math.cos(a) + y * math.sin(a) * flat) * radii[i]))
        fs = []
        for i in range(n - 1):
            for k in range(sides):
                k2 = (k + 1) % sides
                fs.append((i * sides + k, i * sides + k2, (i + 1) * sides + k2, (i + 1) * sides + k))
        if cap:
            fs.append(tuple(range(sides - 1, -1, -1)))
            fs.append(tuple((n - 1) * sides + k for k in range(sides)))
        s.add(vs, fs, m)

    def lathe(s, prof, m, center=(0, 0, 0), sides=24):
        vs = []
        n = len(prof)
        for r, z in prof:
            for k in range(sides):
                a = 2 * math.pi * k / sides
                vs.append((center[0] + r * math.cos(a), center[1] + r * math.sin(a), center[2] + z))
        fs = [
            (
                i * sides + k,
                i * sides + (k + 1) % sides,
                (i + 1) * sides + (k + 1) % sides,
                (i + 1) * sides + k,
            )
            for i in range(n - 1)
            for k in range(sides)
        ]
        s.add(vs, fs, m)

    def cyl(s, cx, cy, z0, z1, r, m, sides=24, r2=None):
        s.lathe([(0, z0), (r, z0), (r2 if r2 is not None else r, z1), (0, z1)], m, (cx, cy, 0), sides)

    def grid(s, P, m, closed=False):
        """P: (n,m,3)"""
        P = np.asarray(P, float)
        n, mm = P.shape[:2]
        fs = [
            (i * mm + j, i * mm + j + 1, (i + 1) * mm + j + 1, (i + 1) * mm + j)
            for i in range(n - 1)
            for j in range(mm - 1)
        ]
        s.add(P.reshape(-1, 3), fs, m)

    def obj(s, name="o", smooth=False, bevel=0, seg=2, autosmooth=40, coll=None, weld=False, hide=False):
        me = bpy.data.meshes.new(name)
        V = np.concatenate(s.v) if s.v else np.zeros((0, 3))
        me.from_pydata(V.tolist(), [], s.f)
        for m in s.mats:
            me.materials.append(m)
        me.polygons.foreach_set("material_index", s.mi)
        if smooth or bevel:
            me.polygons.foreach_set("use_smooth", [True] * len(s.f))
            me.use_auto_smooth = True
            me.auto_smooth_angle = math.radians(autosmooth)
        me.update()
        me.validate()
        o = bpy.data.objects.new(name, me)
        link(o, coll)
        if weld:
            w = o.modifiers.new("w", "WELD")
            w.merge_threshold = 0.0005
        if bevel:
            b = o.modifiers.new("b", "BEVEL")
            b.width = bevel
            b.segments = seg
            b.limit_method = "ANGLE"
            b.angle_limit = math.radians(35)
            b.harden_normals = False
        if hide:
            o.hide_render = True
            o.hide_viewport = False
        return o


def box(name, x0, y0, z0, x1, y1, z1, m, bevel=0.012):
    """One box with softened edges."""
    b = MeshBuilder()
    b.box(x0, y0, z0, x1, y1, z1, m)
    return b.obj(name, bevel=bevel)
