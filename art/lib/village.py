"""A village for the middle distance: round huts under straw, small tin-roofed houses, garden plots."""

import math

import numpy as np

from .copies import copy_to
from .country import ground_at
from .materials import foliage, surface
from .mesh import MeshBuilder
from .plants import bush
from .quads import join, quad_mesh


def hut(seed=0, radius=2.1, wall="#b98a62"):
    """A round hut of earth with a cone of straw."""
    rng = np.random.RandomState(seed)
    earth = surface("hut" + wall, wall, 0.95, color2="#96694a", nscale=1.4, bump=0.3, bscale=9)
    base, top, eave = MeshBuilder(), 1.75 * radius, 2.0
    base.lathe([(radius, -0.6), (radius, eave + 0.2), (0.1, eave + 0.2)], earth, sides=28)
    base.box(-0.42, -radius - 0.06, 0, 0.42, -radius + 0.3, 1.75, surface("hut-door", "#3b2618", 0.8))
    reach = radius * 1.38
    base.lathe([(reach, eave - 0.32), (0.05, eave + top - 0.1)], surface("hut-roof", "#7d643d", 0.95), sides=28)
    straw = foliage("hut-straw", "#8f7346", "#c2a263", transl=0.1, nscale=0.6, randval=0.15, gloss=0.02)
    stalks = []
    for _ in range(2600):
        along, turn = 1 - math.sqrt(rng.uniform()), rng.uniform(0, 2 * math.pi)
        r, z = reach * (1 - along), eave - 0.3 + top * along
        out = np.array([math.cos(turn), math.sin(turn), 0])
        side = np.array([-out[1], out[0], 0]) * 0.03
        down = (out * reach + np.array([0, 0, -top])) / math.hypot(reach, top) * rng.uniform(0.5, 0.8)
        lift = (out * top + np.array([0, 0, reach])) / math.hypot(reach, top) * rng.uniform(0.02, 0.08)
        head = out * r + np.array([0, 0, z]) + lift
        stalks.append([head - side, head + side, head + down + side + lift, head + down - side + lift])
    return join([base.obj("hut", smooth=True, autosmooth=30), quad_mesh("straw", [(np.array(stalks), straw)])], "hut")


def tin_house(name, wall="#c98f68", roof="#9aa0a0", width=6.0):
    """A small house of plastered brick under corrugated iron."""
    mesh, half = MeshBuilder(), width / 2
    plaster = surface("tin-wall" + wall, wall, 0.9, color2="#b07a56", nscale=1)
    mesh.box(-half, -2, -0.8, half, 2, 2.6, plaster)
    mesh.add([(-half, -2, 2.6), (-half, 2, 2.6), (-half, 0, 3.7)], [(0, 1, 2)], plaster)
    mesh.add([(half, -2, 2.6), (half, 2, 2.6), (half, 0, 3.7)], [(0, 1, 2)], plaster)
    wood = surface("tin-door", "#5a6a58", 0.7)
    mesh.box(-0.5, -2.04, 0, 0.5, -1.9, 2.0, wood)
    for x in (-half * 0.62, half * 0.62):
        mesh.box(x - 0.45, -2.04, 0.9, x + 0.45, -1.9, 1.9, wood)
    iron = surface("tin" + roof, roof, 0.5, color2="#8a6a50", nscale=0.7, metal=0.3)
    for side in (-1, 1):
        xs = np.linspace(-half - 0.4, half + 0.4, int(width * 14))
        waves = 0.03 * np.sin(xs * 30)
        rows = [np.stack([xs, xs * 0 + side * 2.5, waves + 2.4], -1), np.stack([xs, xs * 0, waves + 3.8], -1)]
        mesh.grid(np.array(rows), iron)
    return mesh.obj(name, smooth=True, autosmooth=40, hide=True)


def plot(ground, x, y, turn, rows, length, kinds, rng, gap=1.0, step=0.7, size=(0.7, 1.0)):
    """Rows of crops; (x, y) is the middle."""
    c, s = math.cos(turn), math.sin(turn)
    for row in range(rows):
        across = (row - (rows - 1) / 2) * gap
        for k in range(int(length / step)):
            along = (k + 0.5) * step - length / 2 + rng.normal() * 0.08
            px, py = x + along * c - across * s, y + along * s + across * c
            at = (px, py, ground_at(ground, px, py) - 0.05)
            copy_to(kinds[row % len(kinds)], at, rng.uniform(0, 6.3), rng.uniform(*size))


def crops():
    """Low plants of a kitchen garden: leafy, tall, grey-green."""
    leaf = foliage("cabbage", "#6f8f5a", "#93ad78", transl=0.3, gloss=0.08)
    maize = foliage("maize", "#5f8a2c", "#9ab84a", transl=0.4)
    return [
        bush(61, 0.36, 0.3, 0.16, 700, leaf, name="greens"),
        bush(62, 0.3, 0.5, 0.1, 900, name="beans"),
        bush(63, 0.24, 1.3, 0.3, 260, maize, name="maize"),
    ]
