"""Copies that share their mesh: single ones, groups of furniture, and scatters of thousands."""

import bpy
import numpy as np
from mathutils import Matrix

from .mesh import link


# Things that are copied many times, by name; the originals stay out of the picture.
SOURCES = {}


def copy_to(o, loc=(0, 0, 0), rz=0, s=1, rx=0, ry=0):
    """A copy that shares the mesh."""
    c = o.copy()
    c.location = loc
    c.rotation_euler = (rx, ry, rz)
    c.scale = (s, s, s) if not hasattr(s, "__len__") else s
    c.hide_render = False
    link(c)
    return c


def put(objs, loc, rz=0, s=1):
    """Moves a group of objects."""
    M = Matrix.Translation(loc) @ Matrix.Rotation(rz, 4, "Z") @ Matrix.Scale(s, 4)
    bpy.context.view_layer.update()
    for o in objs:
        o.matrix_world = M @ o.matrix_world
    return objs


def copies_at(objs, loc, rz=0, s=1):
    """Copies of a group built at the origin."""
    M = Matrix.Translation(loc) @ Matrix.Rotation(rz, 4, "Z") @ Matrix.Scale(s, 4)
    bpy.context.view_layer.update()
    r = []
    for o in objs:
        c = o.copy()
        link(c)
        c.matrix_world = M @ o.matrix_world
        c.hide_render = False
        r.append(c)
    return r


def hide_all(objs):
    """Hides the originals of copies."""
    for o in objs:
        o.hide_render = True
    return objs


def scatter(name, src, pts, rot=None, scl=None):
    """Copies of `src` at points (n×3) by geometry nodes; rotation about z or euler angles, scale."""
    pts = np.asarray(pts, np.float32).reshape(-1, 3)
    n = len(pts)
    if n == 0:
        return None
    me = bpy.data.meshes.new(name)
    me.vertices.add(n)
    me.vertices.foreach_set("co", pts.ravel())
    R = np.zeros((n, 3), np.float32) if rot is None else np.asarray(rot, np.float32)
    if R.ndim == 1:
        R = np.stack([R * 0, R * 0, R], 1)
    S = np.ones((n, 3), np.float32) if scl is None else np.asarray(scl, np.float32)
    if S.ndim == 1:
        S = np.stack([S] * 3, 1)
    for nm, arr in (("rot", R), ("scl", S)):
        a = me.attributes.new(nm, "FLOAT_VECTOR", "POINT")
        a.data.foreach_set("vector", np.ascontiguousarray(arr, np.float32).ravel())
    o = link(bpy.data.objects.new(name, me))
    ng = bpy.data.node_groups.new(name, "GeometryNodeTree")
    ng.inputs.new("NodeSocketGeometry", "G")
    ng.outputs.new("NodeSocketGeometry", "G")
    gi = ng.nodes.new("NodeGroupInput")
    go = ng.nodes.new("NodeGroupOutput")
    oi = ng.nodes.new("GeometryNodeObjectInfo")
    oi.inputs["Object"].default_value = src
    oi.inputs["As Instance"].default_value = True
    ip = ng.nodes.new("GeometryNodeInstanceOnPoints")

    def na(nm):
        k = ng.nodes.new("GeometryNodeInputNamedAttribute")
        k.data_type = "FLOAT_VECTOR"
        k.inputs["Name"].default_value = nm
        return [s for s in k.outputs if s.enabled and s.name == "Attribute"][0]

    ng.links.new(gi.outputs[0], ip.inputs["Points"])
    ng.links.new(oi.outputs["Geometry"], ip.inputs["Instance"])
    ng.links.new(na("rot"), ip.inputs["Rotation"])
    ng.links.new(na("scl"), ip.inputs["Scale"])
    ng.links.new(ip.outputs[0], go.inputs[0])
    md = o.modifiers.new("gn", "NODES")
    md.node_group = ng
    return o


def scatter_mix(name, srcs, pts, rot=None, scl=None, seed=0):
    """A scatter that picks among several sources."""
    rng = np.random.RandomState(seed)
    k = rng.randint(0, len(srcs), len(pts))
    for i, s in enumerate(srcs):
        q = k == i
        scatter(
            f"{name}{i}",
            s,
            pts[q],
            None if rot is None else np.asarray(rot)[q],
            None if scl is None else np.asarray(scl)[q],
        )


def shared_source(k, f):
    """What is copied under this name; made the first time."""
    if k not in SOURCES:
        SOURCES[k] = f()
    return SOURCES[k]
