"""More to sit on: a swing, iron garden chairs, benches, poufs, a window-side bench of masonry."""

import math

import numpy as np

from .fabric import cushion
from .materials import surface
from .mesh import MeshBuilder
from .surfaces import fabric, timber


def pillow(x, y, z, colour, size=0.44, tilt=68, turn=0.0, seed=0):
    """A loose cushion leaning back."""
    thing = cushion(size, size, 0.17, fabric("pil" + colour, colour), e=2.7, puff=0.5, seed=seed)
    thing.location, thing.rotation_euler = (x, y, z), (math.radians(tilt), 0, turn)
    return thing


def swing(width, ceiling, tone=timber, seat="#efe6d6", pills=("#b5566b", "#8a9a78"), height=0.44):
    """A bench hung on four ropes; faces -y."""
    mesh, x = MeshBuilder(), width / 2
    for i in range(7):
        y = -0.3 + i * 0.095
        mesh.box(-x, y, height - 0.03, x, y + 0.08, height, tone("X"))
    for at in (-x + 0.08, 0, x - 0.08):
        mesh.box(at - 0.03, -0.31, height - 0.09, at + 0.03, 0.38, height - 0.03, tone("Y"))
        mesh.beam((at, 0.33, height - 0.06), (at, 0.46, height + 0.52), 0.05, 0.035, tone("Z"))
    for i in range(4):
        z = height + 0.12 + i * 0.115
        mesh.beam((-x, 0.335 + 0.224 * (z - height), z), (x, 0.335 + 0.224 * (z - height), z), 0.022, 0.09, tone("X"))
    for side in (-1, 1):
        mesh.box(side * (x - 0.04) - 0.035, -0.3, height + 0.21, side * (x - 0.04) + 0.035, 0.4, height + 0.24, tone("Y"))
        mesh.box(side * (x - 0.04) - 0.025, -0.27, height, side * (x - 0.04) + 0.025, -0.21, height + 0.21, tone("Z"))
    rope = MeshBuilder()
    hemp = surface("rope", "#d8c8a4", 0.9)
    for side in (-1, 1):
        at, knot = side * (x - 0.04), (side * (x - 0.04), 0.05, ceiling - 0.75)
        rope.tube([(at, -0.24, height + 0.22), knot], 0.012, hemp, 8)
        rope.tube([(at, 0.38, height + 0.22), knot], 0.012, hemp, 8)
        rope.tube([knot, (at, 0.05, ceiling)], 0.014, hemp, 8)
    pad = cushion(width - 0.12, 0.6, 0.1, fabric("s" + seat, seat), e=9, puff=0.3)
    pad.location = (0, 0.0, height + 0.05)
    objects = [mesh.obj("swing", bevel=0.006), rope.obj("ropes"), pad]
    for i, colour in enumerate(pills):
        at = (-x + 0.34, x - 0.36, x - 0.72)[i % 3]
        objects.append(pillow(at, 0.26, height + 0.29, colour, 0.42, 72, 0.15 - 0.25 * i, 5 + i))
    return objects


def iron_chair(paint="#f3ecdf", seat="#d9a79a"):
    """A garden chair of bent iron with a round pad."""
    metal, mesh = surface("garden-iron" + paint, paint, 0.4, metal=0.2, coat=0.2), MeshBuilder()
    circle = lambda r, z: [(r * math.cos(a), r * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, 33)]
    mesh.tube(circle(0.21, 0.44), 0.011, metal, 8, cap=False)
    mesh.lathe([(0, 0.44), (0.205, 0.44), (0.205, 0.435), (0, 0.435)], metal, sides=32)
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        c, s = math.cos(a), math.sin(a)
        mesh.tube([(0.2 * c, 0.2 * s, 0.44), (0.17 * c, 0.17 * s, 0.24), (0.24 * c, 0.24 * s, 0)], 0.011, metal, 8)
    mesh.tube(circle(0.155, 0.2), 0.007, metal, 6, cap=False)
    arc = [(-0.19, 0.1, 0.44), (-0.21, 0.17, 0.66), (-0.15, 0.24, 0.86), (0, 0.27, 0.93), (0.15, 0.24, 0.86), (0.21, 0.17, 0.66), (0.19, 0.1, 0.44)]
    mesh.tube(arc, 0.012, metal, 8)
    for side in (-1, 1):
        curl = [(side * (0.075 + 0.055 * math.cos(t)), 0.225 + 0.0 * t, 0.68 + 0.09 * math.sin(t)) for t in np.linspace(-math.pi / 2, math.pi * 1.5, 21)]
        mesh.tube(curl, 0.007, metal, 6, cap=False)
    mesh.tube([(0, 0.2, 0.44), (0, 0.24, 0.7), (0, 0.27, 0.93)], 0.008, metal, 6)
    pad = cushion(0.38, 0.38, 0.07, fabric("pad" + seat, seat), e=2.2, puff=0.4)
    pad.location = (0, 0, 0.475)
    return [mesh.obj("iron-chair", smooth=True, autosmooth=50), pad]


def iron_table(radius=0.42, height=0.72, paint="#f3ecdf"):
    """A round garden table on three curved legs."""
    metal, mesh = surface("garden-iron" + paint, paint, 0.4, metal=0.2, coat=0.2), MeshBuilder()
    mesh.lathe([(0, height), (radius, height), (radius + 0.008, height - 0.012), (radius, height - 0.024), (0, height - 0.024)], metal, sides=48)
    for k in range(3):
        a = k * 2 * math.pi / 3 + 0.5
        c, s = math.cos(a), math.sin(a)
        bend = [(0.3, -0.02), (0.16, -0.16), (0.06, -0.34), (0.12, -0.54), (0.3, 0.0)]
        mesh.tube([(r * c, r * s, height + z) for r, z in bend[:-1]] + [(0.3 * c, 0.3 * s, 0)], 0.013, metal, 10)
    ring = [(0.085 * math.cos(a), 0.085 * math.sin(a), height - 0.42) for a in np.linspace(0, 2 * math.pi, 25)]
    mesh.tube(ring, 0.009, metal, 8, cap=False)
    return [mesh.obj("iron-table", smooth=True, autosmooth=50)]


def bench(length, tone=timber, depth=0.34, height=0.45):
    """A plank on two pairs of legs, along x."""
    mesh, x, y = MeshBuilder(), length / 2, depth / 2
    mesh.box(-x, -y, height - 0.045, x, y, height, tone("X"))
    for side in (-1, 1):
        for at in (-1, 1):
            mesh.beam((side * (x - 0.18), at * (y - 0.06), height - 0.04), (side * (x - 0.12), at * (y - 0.03), 0), 0.05, 0.05, tone("Z"))
    mesh.box(-x + 0.2, -0.025, 0.16, x - 0.2, 0.025, 0.21, tone("X"))
    return [mesh.obj("bench", bevel=0.006)]


def pouf(colour="#8a4a30", radius=0.3, height=0.36):
    """A round seat of stitched leather."""
    hide, mesh, rows = surface("hide" + colour, colour, 0.5, color2=colour, nscale=5, bump=0.2, bscale=30), MeshBuilder(), []
    turn = np.linspace(0, 2 * math.pi, 97)
    profile = [(0.0, 0.01), (0.8, 0.0), (0.97, 0.12), (1.03, 0.45), (0.98, 0.82), (0.82, 0.97), (0.4, 1.03), (0.03, 1.0)]
    for r, z in profile:
        seam = 1 - 0.035 * np.abs(np.cos(turn * 6)) ** 14 * (r > 0.3)
        rows.append(np.stack([radius * r * seam * np.cos(turn), radius * r * seam * np.sin(turn), turn * 0 + z * height], -1))
    mesh.grid(np.array(rows), hide)
    thing = mesh.obj("pouf", smooth=True, autosmooth=180, weld=True)
    smooth = thing.modifiers.new("s", "SUBSURF")
    smooth.levels = smooth.render_levels = 1
    return [thing]


def built_bench(length, paint, seat="#efe6d6", pills=(), depth=0.8, height=0.36, places=4):
    """A plastered bench of one piece with the wall at y = 0, pads and cushions on it; faces -y, along x from the origin."""
    mesh = MeshBuilder()
    mesh.box(0, -depth, 0, length, 0.02, height, paint)
    objects = [mesh.obj("built-bench", bevel=0.05, seg=4)]
    each = length / places
    for i in range(places):
        pad = cushion(each - 0.015, depth - 0.1, 0.15, fabric("s" + seat, seat), e=9, puff=0.28, seed=i)
        pad.location = (each * (i + 0.5), -depth / 2 + 0.02, height + 0.07)
        back = cushion(each - 0.03, 0.46, 0.18, fabric("s" + seat, seat), e=7, puff=0.33, seed=i + 9)
        back.location, back.rotation_euler = (each * (i + 0.5), -0.14, height + 0.35), (math.radians(77), 0, 0)
        objects += [pad, back]
    for i, colour in enumerate(pills):
        at = each * (0.35 + i * (places - 0.7) / max(1, len(pills) - 1))
        objects.append(pillow(at, -0.34, height + 0.33, colour, 0.42 + 0.03 * (i % 2), 66, 0.2 * math.sin(i * 2.3), i + 30))
    return objects
