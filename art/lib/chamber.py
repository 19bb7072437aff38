"""What stands about in bedrooms: night tables, desks, stools, bunks, round rugs, small pictures."""

import math

import numpy as np

from .bedding import made_bed
from .materials import surface
from .mesh import MeshBuilder
from .noise import layered_noise
from .surfaces import fabric, timber


def night_table(tone=timber, width=0.46, depth=0.4, height=0.52):
    """A small table with one drawer."""
    mesh, x = MeshBuilder(), width / 2
    mesh.box(-x, -depth / 2, height - 0.03, x, depth / 2, height, tone("X"))
    mesh.box(-x + 0.02, -depth / 2 + 0.02, height - 0.2, x - 0.02, depth / 2 - 0.01, height - 0.03, tone("X"))
    mesh.box(-x + 0.035, -depth / 2 + 0.008, height - 0.185, x - 0.035, -depth / 2 + 0.02, height - 0.045, tone("X"))
    mesh.box(-x + 0.03, -depth / 2 + 0.02, 0.12, x - 0.03, depth / 2 - 0.02, 0.14, tone("X"))
    for sx in (-1, 1):
        for sy in (-1, 1):
            mesh.cbox(sx * (x - 0.03), sy * (depth / 2 - 0.03), height / 2 - 0.02, 0.04, 0.04, height - 0.04, tone("Z"))
    mesh.cbox(0, -depth / 2, height - 0.115, 0.09, 0.02, 0.014, surface("brass", "#b98a3f", 0.3, metal=1))
    return [mesh.obj("night-table", bevel=0.005)]


def stool(tone=timber, radius=0.2, height=0.46):
    """A turned stool on three legs; serves as a table too."""
    mesh = MeshBuilder()
    mesh.lathe([(0, height), (radius, height), (radius + 0.008, height - 0.02), (radius - 0.03, height - 0.05), (0, height - 0.05)], tone("X"), sides=36)
    for k in range(3):
        a = k * 2 * math.pi / 3 + 0.4
        c, s = math.cos(a), math.sin(a)
        mesh.tube([(radius * 0.55 * c, radius * 0.55 * s, height - 0.04), (radius * 0.9 * c, radius * 0.9 * s, 0)], [0.024, 0.017], tone("Z"), 10)
    return [mesh.obj("stool", smooth=True, autosmooth=40)]


def desk(tone=timber, width=1.2, depth=0.56, height=0.75):
    """A writing desk with a drawer under its top."""
    mesh, x, y = MeshBuilder(), width / 2, depth / 2
    mesh.box(-x, -y, height - 0.035, x, y, height, tone("X"))
    mesh.box(-x + 0.05, -y + 0.04, height - 0.15, x - 0.05, y - 0.03, height - 0.035, tone("X"))
    for sx in (-1, 1):
        for sy in (-1, 1):
            mesh.beam((sx * (x - 0.05), sy * (y - 0.05), height - 0.04), (sx * (x - 0.05), sy * (y - 0.05), 0), 0.05, 0.05, tone("Z"))
    return [mesh.obj("desk", bevel=0.006)]


def books(x, y, z, colours, turn=0.0):
    """Books lying on each other."""
    mesh = MeshBuilder()
    for i, colour in enumerate(colours):
        mesh.cbox(x + 0.006 * i, y, z + 0.014 + 0.029 * i, 0.2 - 0.015 * i, 0.145, 0.027, surface("book" + colour, colour, 0.6), turn + 0.12 * i)
    mesh.obj("books", bevel=0.002)


def vase(x, y, z, height=0.2, colour="#5d7a6a"):
    """A belly vase; returns the height of its mouth."""
    k = height / 0.2
    profile = [(0, 0), (0.045, 0), (0.075, 0.05), (0.07, 0.1), (0.035, 0.15), (0.032, 0.17), (0.045, 0.2), (0.038, 0.2), (0.026, 0.165), (0, 0.16)]
    mesh = MeshBuilder()
    mesh.lathe([(r * k, h * k) for r, h in profile], surface("vase" + colour, colour, 0.3, color2=colour, coat=0.3), (x, y, z), 32)
    mesh.obj("vase", smooth=True, autosmooth=50)
    return z + height


def round_rug(x, y, radius, colours, lift=0.0):
    """A coiled rug in rings of colour."""
    rings, mesh = int(radius / 0.035), MeshBuilder()
    order = [0, 0, 0, 1, 1, 0, 0, 2, 0, 0, 1, 2, 1]
    for i in range(rings):
        colour = colours[order[i % 13] % len(colours)]
        inner, outer = radius * i / rings, radius * (i + 1) / rings
        profile = [(inner, 0.002), (inner + 0.006, 0.014), ((inner + outer) / 2, 0.018), (outer - 0.006, 0.014), (outer, 0.002)]
        mesh.lathe(profile[::-1], fabric("coil" + colour, colour), (x, y, lift), 72)
    return mesh.obj("round-rug", smooth=True, autosmooth=70)


def bunk(tone, width=0.95, length=2.0, covers=("#5f8296", "#c99b4e")):
    """Two made beds above each other, with a ladder at the foot's left side; head at y = 0."""
    mesh, x = MeshBuilder(), width / 2 + 0.05
    for sx in (-1, 1):
        for y in (0.0, -length - 0.06):
            mesh.box(sx * x - 0.04, y - 0.04, 0, sx * x + 0.04, y + 0.04, 1.95, tone("Z"))
        for z in (0.22, 1.2):
            mesh.box(sx * x - 0.02, -length - 0.05, z, sx * x + 0.02, 0, z + 0.16, tone("Y"))
    for y in (0.0, -length - 0.06):
        for z in (0.24, 0.62, 1.2, 1.55, 1.83):
            mesh.box(-x, y - 0.014, z, x, y + 0.014, z + 0.1, tone("X"))
    for z in (1.56, 1.8):
        mesh.box(x - 0.016, -length - 0.05, z, x + 0.016, 0, z + 0.08, tone("Y"))
        mesh.box(-x - 0.016, -length * 0.62, z, -x + 0.016, 0, z + 0.08, tone("Y"))
    mesh.box(-x - 0.03, -length * 0.62 - 0.035, 1.3, -x + 0.03, -length * 0.62 + 0.035, 1.95, tone("Z"))
    for z in (0.24, 1.22):
        mesh.box(-x, -length - 0.05, z, x, 0, z + 0.03, tone("X"))
    for y in (-length + 0.05, -length + 0.45):
        mesh.beam((-x - 0.2, y, 0), (-x - 0.045, y, 1.62), 0.05, 0.05, tone("Z"))
    for i in range(5):
        z = 0.28 + i * 0.27
        at = -x - 0.2 + 0.155 * z / 1.62
        mesh.beam((at, -length + 0.05, z), (at, -length + 0.45, z), 0.035, 0.05, tone("Y"))
    objects = [mesh.obj("bunk", bevel=0.007)]
    for top, colour, seed in ((0.45, covers[0], 3), (1.43, covers[1], 5)):
        pillow = [(0, 0.24, 0.62, 0.42, "#f6f1e8", 38)]
        bed = made_bed(width - 0.04, length - 0.1, top, colour, "#f6f1e8", None, pillow, 0.02, seed)
        for thing in bed:
            thing.location.y -= 0.05
        objects += bed
    return objects


def hung_picture(x, wall, z, width, height, bands, side="back"):
    """A framed landscape of flat bands (colour, height as a part of the picture) on the back or left wall."""
    place = (lambda u, d, v: (x + u, wall - d, z + v)) if side == "back" else (lambda u, d, v: (wall + d, x + u, z + v))
    frame, w, h = MeshBuilder(), width / 2, height / 2
    for a, b, c, d in ((-w, -h, w, -h + 0.035), (-w, h - 0.035, w, h), (-w, -h, -w + 0.035, h), (w - 0.035, -h, w, h)):
        p, q = place(a, 0.0, b), place(c, 0.03, d)
        frame.box(*np.minimum(p, q), *np.maximum(p, q), timber("Z"))
    frame.obj("frame", bevel=0.004)
    art, u = MeshBuilder(), np.linspace(-w + 0.03, w - 0.03, 40)
    for i, (colour, part) in enumerate(bands):
        edge = -h + 0.03 + (height - 0.06) * part + ((layered_noise(u * 4 + i * 7, u * 0, 3, i) - 0.5) * height * 0.22 if i else 0)
        edge = np.clip(edge, -h + 0.03, h - 0.03)
        low = [place(p, 0.012 + 0.001 * i, -h + 0.03) for p in u]
        high = [place(p, 0.012 + 0.001 * i, q) for p, q in zip(u, np.broadcast_to(edge, u.shape))]
        art.add(low + high, [(j, j + 1, 41 + j, 40 + j) for j in range(39)], surface("art" + colour, colour, 0.8))
    art.obj("art")
