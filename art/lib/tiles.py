"""Tiles one by one: honeycombs on walls and floors, chequered floors; and flat tiled panels."""

import math

import numpy as np

from .copies import copy_to
from .materials import surface
from .mesh import MeshBuilder, box


def glazed(colour, rough=0.22):
    """A glazed tile."""
    return surface("glazed" + colour, colour, rough, color2=colour, bump=0.04, bscale=14, coat=0.35)


def clipped(points, width, height):
    """What of a polygon lies inside a rectangle from the origin."""
    for axis, limit, sign in ((0, 0, 1), (0, width, -1), (1, 0, 1), (1, height, -1)):
        kept = []
        for p, q in zip(points, points[1:] + points[:1]):
            inside_p, inside_q = sign * (p[axis] - limit) >= 0, sign * (q[axis] - limit) >= 0
            if inside_p:
                kept.append(p)
            if inside_p != inside_q:
                t = (limit - p[axis]) / (q[axis] - p[axis])
                kept.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
        points = kept
        if not points:
            break
    return points


def hexagons(width, height, radius, colours, rng, keep=lambda x, z: True, thick=0.008):
    """A honeycomb on a wall at y = 0 facing -y, from the origin to the right; keep(x, z) says which cells are laid."""
    mesh, step = MeshBuilder(), radius * math.sqrt(3)
    for row in range(int(height / (radius * 1.5)) + 2):
        for column in range(int(width / step) + 2):
            x, z = (column + 0.5 * (row % 2)) * step, row * radius * 1.5
            colour = colours[rng.randint(len(colours))]
            if not keep(x, z):
                continue
            r = radius * 0.965
            corner = [(x + r * math.sin(k * math.pi / 3), z + r * math.cos(k * math.pi / 3)) for k in range(6)]
            outline = clipped(corner, width, height)
            if len(outline) < 3:
                continue
            n, deep = len(outline), thick * rng.uniform(0.8, 1.2)
            mesh.add([(px, -deep, pz) for px, pz in outline], [tuple(range(n))], glazed(colour))
            mesh.add(
                [(px, y, pz) for y in (-deep, 0) for px, pz in outline],
                [(k, n + k, n + (k + 1) % n, (k + 1) % n) for k in range(n)],
                glazed(colour),
            )
    return [mesh.obj("hexagons")]


def chequered(x0, x1, y0, y1, size, colours):
    """A floor of square tiles in two colours."""
    box("bed", x0, y0, -0.03, x1, y1, -0.006, surface("tile-mortar", "#b9a58c", 0.9), 0)
    made = []
    for i, colour in enumerate(colours):
        mesh = MeshBuilder()
        clay = surface(f"chequer{colour}", colour, 0.35, color2=colour, bump=0.05, bscale=20, randval=0.1, coat=0.2)
        mesh.box(0.003, 0.003, -0.02, size - 0.003, size - 0.003, 0, clay)
        made.append(mesh.obj(f"chequer{i}", bevel=0.004, hide=True))
    for i in range(int((x1 - x0) / size) + 1):
        for j in range(int((y1 - y0) / size) + 1):
            copy_to(made[(i + j) % 2], (x0 + i * size, y0 + j * size, 0))


def panel(width, height, tile):
    """A tiled panel on a wall at y = 0 facing -y, from the origin to the right; the tile's pattern lies in its plane."""
    flat = MeshBuilder()
    flat.box(0, 0, 0, width, height, 0.012, tile)
    thing = flat.obj("panel")
    thing.rotation_euler = (math.pi / 2, 0, 0)
    return [thing]


def boards(width, height, paint, across=0.1, cap=True):
    """A dado of upright boards on a wall at y = 0 facing -y, from the origin to the right."""
    mesh = MeshBuilder()
    for x in np.arange(0, width - 0.001, across):
        mesh.box(x + 0.003, -0.018, 0, min(x + across, width) - 0.003, 0, height, paint)
    if cap:
        mesh.box(0, -0.038, height, width, 0, height + 0.035, paint)
    return [mesh.obj("dado", bevel=0.003)]
