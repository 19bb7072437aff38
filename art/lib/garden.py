"""Gardens: beds of flowering shrubs, stepping stones, lawns, clumps of banana."""

import math

import numpy as np

from .copies import copy_to
from .country import ground_at, plant
from .materials import foliage, surface
from .mesh import MeshBuilder
from .plants import bush, grass_tuft

BLOSSOM = {
    "magenta": ("#b8175f", "#e2559b"),
    "white": ("#f3ead8", "#ffffff"),
    "yellow": ("#e8b21f", "#f4cf55"),
    "red": ("#b02a20", "#d9503a"),
    "rose": ("#d4607e", "#f0a9b4"),
    "apricot": ("#e0946a", "#f2c39c"),
    "lilac": ("#7d6bb0", "#a99bd0"),
}


def blossom(colour):
    """The petals of a colour of BLOSSOM."""
    return foliage(f"petal-{colour}", *BLOSSOM[colour], transl=0.45, randhue=0.02)


def flowering(seed, colour, radius=0.6, height=0.55, count=300, size=0.07):
    """A shrub in blossom."""
    return bush(seed, radius, height, flower=blossom(colour), nfl=count, flsize=size)


def bed(ground, kinds, start, end, count, rng, size=(0.6, 1.1), width=0.35):
    """Shrubs along a line."""
    for _ in range(count):
        t = rng.uniform()
        x = start[0] + (end[0] - start[0]) * t + rng.normal() * width * 0.5
        y = start[1] + (end[1] - start[1]) * t + rng.normal() * width
        plant(kinds[rng.randint(len(kinds))], ground, x, y, rng.uniform(0, 6.3), rng.uniform(*size), 0.05)


def stepping_stones(ground, points, rng, radius=0.5):
    """Flat stones let into the lawn at the points."""
    stone = surface("slab", "#b09d84", 0.85, color2="#8f7d68", nscale=2, bump=0.3, bscale=9)
    for x, y in points:
        sides = 9
        outline = [
            (
                math.cos(a) * radius * rng.uniform(0.8, 1.1),
                math.sin(a) * radius * 0.72 * rng.uniform(0.8, 1.1),
            )
            for a in np.linspace(0, 2 * math.pi, sides, endpoint=False)
        ]
        low, high = [(px, py, 0) for px, py in outline], [(px, py, 0.09) for px, py in outline]
        around = [(j, (j + 1) % sides, sides + (j + 1) % sides, sides + j) for j in range(sides)]
        mesh = MeshBuilder()
        mesh.add(low + high, [tuple(range(sides, 2 * sides)), *around], stone)
        slab = mesh.obj("stone", bevel=0.02)
        slab.location = (x, y, ground_at(ground, x, y) - 0.03)
        slab.rotation_euler = (0, 0, rng.uniform(0, 6))


def lawn_tufts():
    """Short dense tufts for mown lawns."""
    return [grass_tuft(i, 60, 0.085, 0.005, 0.17, bend=0.9) for i in range(3)]


def clump(ground, kinds, x, y, count, rng, spread=0.7, size=(0.6, 1.12)):
    """Several plants around a spot."""
    for _ in range(count):
        at_x, at_y = x + rng.normal() * spread, y + rng.normal() * spread
        copy = (at_x, at_y, ground_at(ground, at_x, at_y) - 0.05)
        copy_to(kinds[rng.randint(len(kinds))], copy, rng.uniform(0, 6.3), rng.uniform(*size))
