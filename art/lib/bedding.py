"""Made beds of any size: mattress, a duvet that falls over its edges, a throw, pillows. Head at y = 0, foot at -length."""

import math

import numpy as np

from .fabric import cushion
from .mesh import MeshBuilder
from .noise import layered_noise
from .surfaces import fabric

ROUND = 0.09


def fall(beyond):
    """How far out and down a cloth lies that reaches `beyond` metres over a rounded edge."""
    turn = np.clip(beyond / ROUND, 0, math.pi / 2)
    hanging = np.maximum(beyond - ROUND * math.pi / 2, 0)
    return ROUND * np.sin(turn), ROUND * (1 - np.cos(turn)) + hanging


class Cover:
    """The surface of a duvet over a mattress: at(u, v) are its places for lengths of cloth from the bed's middle and head."""

    def __init__(self, width, length, top, seed=0, crumple=0.022):
        self.half, self.length, self.top = width / 2 - ROUND, length - ROUND, top
        self.seed, self.crumple = seed, crumple

    def at(self, u, v, lift=0.0):
        over_side, over_foot = np.maximum(np.abs(u) - self.half, 0), np.maximum(v - self.length, 0)
        out_side, down_side = fall(over_side)
        out_foot, down_foot = fall(over_foot)
        down = np.maximum(down_side, down_foot)
        folds = 0.03 * np.clip(down / 0.3, 0, 1)
        waves = np.sin(v * 11 + self.seed) * 0.6 + np.sin(v * 23 + 1.3 * self.seed) * 0.4
        foot_waves = np.sin(u * 10 + self.seed) * 0.6 + np.sin(u * 21 + self.seed) * 0.4
        x = np.sign(u) * (np.minimum(np.abs(u), self.half) + out_side + (folds * waves + lift) * (down_side > 0.03))
        y = -(np.minimum(v, self.length) + out_foot + (folds * foot_waves + lift) * (down_foot > 0.03))
        loose = layered_noise(u * 2.2 + self.seed, v * 2.2, 3, self.seed) - 0.5
        creases = np.abs(layered_noise(u * 3 + v + self.seed, v * 3 - u, 3, self.seed + 5) - 0.5)
        z = self.top - down + lift * (down < 0.1) + (loose * 2.2 - creases) * self.crumple * (down < 0.12)
        return np.stack([x, y, z], -1)

    def cloth(self, u, v, lift=0.0):
        return self.at(*np.meshgrid(u, v), lift)


def made_bed(width, length=2.05, top=0.62, linen="#f6f1e8", fold="#efe4d2", throw=None, pillows=(), drop=0.3, seed=1):
    """Objects of a made bed. throw: (colours of its stripes, from, to) measured from the head; pillows: (x, from head, width, depth, colour, tilt)."""
    cover = Cover(width + 0.05, length + 0.03, top, seed)
    sheet = fabric("linen" + linen, linen)
    mattress = MeshBuilder()
    mattress.box(-width / 2 + 0.015, -length + 0.02, top - 0.3, width / 2 - 0.015, -0.02, top - 0.035, fabric("mattress", "#f4efe6"))
    objects = [mattress.obj("mattress", bevel=0.06, seg=4)]
    side = cover.half + ROUND * 0.57 + drop
    u = np.linspace(-side, side, 110)
    down = MeshBuilder()
    down.grid(cover.cloth(u, np.linspace(0.55, cover.length + ROUND * 0.57 + drop, 100)), sheet)
    objects.append(thicken(down.obj("duvet", smooth=True, autosmooth=180), 0.03))
    back = MeshBuilder()
    back.grid(cover.cloth(u, np.linspace(0.5, 0.86, 24), 0.024), fabric("fold" + fold, fold))
    objects.append(thicken(back.obj("fold", smooth=True, autosmooth=180), 0.025))
    if throw:
        objects.append(thicken(striped(cover, u, *throw), 0.014))
    for i, (x, y, w, d, colour, tilt) in enumerate(pillows):
        thick = 0.2 if w > 0.6 else 0.17
        pillow = cushion(w, d, thick, fabric("pil" + colour, colour), e=2.8, puff=0.5, seed=seed + i, n=24, wr=0.02)
        pillow.location = (x, -y, top - 0.02 + d / 2 * math.sin(math.radians(tilt)) + 0.05)
        pillow.rotation_euler = (math.radians(tilt), 0, 0.05 * math.sin(5 * i + seed))
        objects.append(pillow)
    return objects


def striped(cover, u, colours, begin, end):
    """A woven runner across the bed."""
    rows = cover.cloth(u, np.linspace(begin, end, 37), 0.03)
    order = [0, 0, 0, 1, 0, 2, 2, 0, 1, 0, 0, 0]
    mesh = MeshBuilder()
    for j in range(36):
        colour = colours[order[j % 12] % len(colours)]
        mesh.grid(rows[j : j + 2], fabric("throw" + colour, colour))
    return mesh.obj("throw", smooth=True, autosmooth=180, weld=True)


def thicken(thing, thickness):
    solid = thing.modifiers.new("so", "SOLIDIFY")
    solid.thickness, solid.offset = thickness, 1
    return thing


def pair(colours, width, plain="#f6f1e8"):
    """Pillows of a double bed: two rows of sleeping pillows, then cushions in the colours given."""
    x = width / 4
    rows = [(s * x, 0.22, 0.74, 0.48, plain, 62) for s in (-1, 1)] + [(s * x, 0.42, 0.72, 0.46, "#efe4d2", 54) for s in (-1, 1)]
    size = 0.44
    places = [0] if len(colours) == 1 else np.linspace(-x * 0.8, x * 0.8, len(colours))
    return rows + [(at, 0.62 + 0.06 * (i % 2), size, size, colour, 50) for i, (at, colour) in enumerate(zip(places, colours))]
