"""Food of the country in its bowls, and fruit."""

import math

import numpy as np

from .materials import foliage, surface
from .mesh import MeshBuilder
from .noise import layered_noise
from .quads import quad_mesh

FRUIT = {
    "mango": ("#d99a2e", "#b9552f", 0.055, 1.25),
    "orange": ("#d98a2a", "#c97a22", 0.045, 1.0),
    "tomato": ("#b8321f", "#a02a1a", 0.038, 0.85),
    "avocado": ("#3f5428", "#56692f", 0.045, 1.4),
    "passion fruit": ("#5a2a3f", "#6d3a4a", 0.03, 1.0),
    "pineapple": ("#b98a35", "#8a6a2a", 0.075, 1.5),
    "lime": ("#7d9a35", "#93ab45", 0.028, 1.1),
}


def fruit(kind, size=1.0):
    """One fruit, standing on the origin, hidden: a source for copies."""
    colour, other, radius, tall = FRUIT[kind]
    skin = surface("fruit-" + kind, colour, 0.4, color2=other, nscale=9, randval=0.12, randhue=0.012, spec=0.5)
    mesh, r = MeshBuilder(), radius * size
    profile = [(r * math.sin(a), r * tall * (1 - math.cos(a))) for a in np.linspace(0, math.pi, 14)]
    mesh.lathe(profile, skin, sides=22)
    if kind == "pineapple":
        leaf = surface("pineapple-leaf", "#5d7a3a", 0.6)
        for i in range(16):
            a, lean = i * 2.4, 0.2 + 0.9 * (i / 16)
            d = np.array([math.cos(a) * lean, math.sin(a) * lean, 1.2])
            top = np.array([0, 0, r * tall * 1.95])
            mesh.tube([top, top + d * 0.05, top + d * 0.1 + [0, 0, -0.03 * lean]], [0.012, 0.01, 0.001], leaf, 4, flat=0.4)
    return mesh.obj(kind, smooth=True, autosmooth=60, hide=True)


def bananas(count=12):
    """A hand of bananas, lying, hidden."""
    skin = surface("banana-skin", "#d9b23a", 0.5, color2="#c7a02f", nscale=6, randval=0.1)
    mesh = MeshBuilder()
    for i in range(count):
        row, k = divmod(i, 6)
        a = (k - 2.5) * 0.2
        c, s = math.cos(a), math.sin(a)
        pts = []
        for t in np.linspace(0, 1, 7):
            out, up = 0.02 + 0.17 * t, 0.03 + 0.05 * row + 0.06 * math.sin(t * 2.6) - 0.02 * t
            pts.append((out * c, out * s + a * 0.02, up))
        mesh.tube(pts, [0.008, 0.015, 0.018, 0.019, 0.018, 0.014, 0.006], skin, 7)
    return mesh.obj("bananas", smooth=True, autosmooth=60, hide=True)


def mound(radius, height, material, centre, seed=0, rough=0.2):
    """A heap of food as one object."""
    mesh, rows = MeshBuilder(), []
    turn = np.linspace(0, 2 * np.pi, 61)
    for t in np.linspace(0, 1, 22):
        r = radius * math.sin(t * math.pi / 2)
        x, y = r * np.cos(turn), r * np.sin(turn)
        bump = (layered_noise(x * 40 + seed, y * 40, 4, seed) - 0.5) * rough * height * 2
        rows.append(np.stack([x, y, height * math.cos(t * math.pi / 2) ** 0.8 + bump * (1 - t**4)], -1) + centre)
    mesh.grid(np.array(rows[::-1]), material)
    return mesh.obj("food", smooth=True, autosmooth=180)


def grains(radius, height, centre, colour, size, count, seed=0, stretch=2.4):
    """A heap of separate grains: rice, beans, groundnuts."""
    rng = np.random.RandomState(seed)
    mesh = MeshBuilder()
    skin = surface("grain" + colour, colour, 0.5, color2=colour, randval=0.1, sss=0)
    for _ in range(count):
        r, a = radius * math.sqrt(rng.uniform()), rng.uniform(0, 6.3)
        top = height * math.cos(min(1, r / radius) * math.pi / 2) ** 0.8
        p = np.array([r * math.cos(a), r * math.sin(a), top + rng.uniform(-0.3, 0.4) * size]) + centre
        d = rng.normal(size=3) * [1, 1, 0.35]
        d = d / np.linalg.norm(d) * size * stretch / 2
        mesh.tube([p - d, p - d * 0.5, p + d * 0.5, p + d], [size * 0.2, size * 0.48, size * 0.48, size * 0.2], skin, 6)
    return mesh.obj("grains", smooth=True, autosmooth=80)


def bowl(mesh, x, y, z, radius, height, glaze):
    """An open bowl in a mesh."""
    outer = [(0, 0), (radius * 0.55, 0), (radius * 0.86, height * 0.45), (radius, height)]
    inner = [(radius * 0.95, height), (radius * 0.8, height * 0.48), (radius * 0.5, height * 0.14), (0, height * 0.12)]
    mesh.lathe(outer + inner, glaze, (x, y, z), 40)


def banana_leaf(length, width, centre, turn=0.0, seed=0):
    """A cut banana leaf lying flat, its edge wavy."""
    leaf = foliage("cut-leaf", "#46752a", "#649038", transl=0.2, gloss=0.03, nscale=3, randval=0.05)
    rng, quads = np.random.RandomState(seed), []
    t = np.linspace(0, 1, 50)
    half = width / 2 * np.sin(np.pi * (0.06 + 0.9 * t)) ** 0.55
    c, s = math.cos(turn), math.sin(turn)
    place = lambda x, y, z: (x * c - y * s + centre[0], x * s + y * c + centre[1], z + centre[2])
    wave = 0.006 * np.sin(t * 50 + rng.uniform(0, 6)) + 0.006
    for k in range(49):
        x0, x1 = (t[k] - 0.5) * length, (t[k + 1] - 0.5) * length
        for side in (-1, 1):
            inner = [place(x0, 0, 0.002), place(x1, 0, 0.002)]
            mid = [place(x1, side * half[k + 1] * 0.5, 0.012), place(x0, side * half[k] * 0.5, 0.012)]
            edge = [place(x1, side * half[k + 1], wave[k + 1]), place(x0, side * half[k], wave[k])]
            quads += [[*inner, *mid], [mid[1], mid[0], *edge]]
    return quad_mesh("leaf", [(np.array(quads), leaf)], hide=False, smooth=True)
