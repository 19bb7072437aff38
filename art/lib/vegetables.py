"""Plants of the kitchen garden, one by one, and what stands between its beds."""

import math

import numpy as np

from .materials import foliage, surface
from .mesh import MeshBuilder
from .plants import bush
from .quads import blob_points, join, leaves, quad_mesh


def cabbage(seed=0, tone=("#7f9c6a", "#a9c08c")):
    """A head in a rosette of cupped leaves."""
    rng = np.random.RandomState(seed)
    leaf = foliage(f"cabbage{tone[0]}", *tone, transl=0.3, gloss=0.08, nscale=3)
    mesh = MeshBuilder()
    for ring, (count, reach, rise, width) in enumerate(((7, 0.26, 0.1, 0.2), (6, 0.2, 0.17, 0.18), (5, 0.13, 0.2, 0.15))):
        for k in range(count):
            a = k * 2 * math.pi / count + ring * 0.4 + rng.normal() * 0.08
            u, v = np.meshgrid(np.linspace(0, 1, 11), np.linspace(-1, 1, 15))
            across = v * width * np.sin(math.pi * (0.1 + 0.62 * u)) ** 0.7 * 0.72
            along = 0.02 + reach * u * (1 - 0.22 * v * v * u)
            up = 0.02 + rise * u**1.5 + 0.045 * v * v * u - 0.05 * u**4 + 0.012 * np.sin(v * 11 + k) * u
            c, s = math.cos(a), math.sin(a)
            mesh.grid(np.stack([along * c - across * s, along * s + across * c, up], -1), leaf)
    mesh.lathe([(0, 0.02), (0.08, 0.05), (0.105, 0.12), (0.08, 0.19), (0, 0.215)], leaf, sides=18)
    return mesh.obj("cabbage", smooth=True, autosmooth=180, hide=True)


def leafy(seed=0, height=0.3, radius=0.16, tone=("#4f7a34", "#7ea24c"), stem=None, count=90, size=0.12):
    """Upright leaves on stems: amaranth, spinach, chard."""
    rng = np.random.RandomState(seed)
    leaf = foliage(f"leafy{tone[0]}", *tone, transl=0.35, gloss=0.08)
    points, out = blob_points(rng, count, (0, 0, height * 0.62), radius, flat=height / radius * 0.5, shell=0.3, topbias=0.3)
    stems = MeshBuilder()
    colour = surface(f"stem{stem or tone[0]}", stem or tone[0], 0.6)
    for k in range(8):
        a = k * 0.8 + rng.normal() * 0.1
        tip = (radius * 0.6 * math.cos(a), radius * 0.6 * math.sin(a), height * rng.uniform(0.55, 0.85))
        stems.tube([(0, 0, -0.02), (tip[0] * 0.4, tip[1] * 0.4, tip[2] * 0.6), tip], [0.012, 0.01, 0.005], colour, 6)
    return join([stems.obj("s", smooth=True), quad_mesh("l", [(leaves(points, size, rng, 0.2, 0.55, outdir=out), leaf)])], "leafy")


def tomato(seed=0, height=1.35):
    """A vine tied to a stake, red and green fruit on it."""
    rng = np.random.RandomState(seed)
    leaf = foliage("tomato-leaf", "#4a7030", "#76964a", transl=0.35)
    points, out = blob_points(rng, 620, (0, 0, height * 0.52), 0.2, flat=height / 0.2 * 0.46, shell=0.2)
    stake = MeshBuilder()
    stake.tube([(0.03, 0, -0.2), (0.03, 0, height + 0.25)], 0.014, surface("stake", "#8a6a48", 0.8), 7)
    for i in range(14):
        z, a = rng.uniform(0.2, height * 0.85), rng.uniform(0, 6.28)
        colour = "#b8321f" if i % 3 else "#9aab4a"
        ball = [(0, -0.036), (0.028, -0.026), (0.04, 0), (0.03, 0.026), (0, 0.034)]
        stake.lathe(ball, surface("tomato" + colour, colour, 0.25, coat=0.3), (0.19 * math.cos(a), 0.19 * math.sin(a), z), 14)
    return join([stake.obj("s", smooth=True), quad_mesh("l", [(leaves(points, 0.085, rng, 0.1, 0.5, outdir=out), leaf)])], "tomato")


def bean_row(length=3.0, height=1.9, seed=0):
    """Beans on a row of crossed poles along x, from the origin."""
    rng = np.random.RandomState(seed)
    leaf = foliage("bean-leaf", "#55803a", "#84a850", transl=0.4)
    pole, places = MeshBuilder(), []
    wood = surface("stake", "#8a6a48", 0.8)
    count = int(length / 0.42)
    for i in range(count + 1):
        x = i * length / count
        for side in (-1, 1):
            foot, top = np.array((x, side * 0.32, -0.15)), np.array((x + rng.normal() * 0.02, -side * 0.08, height + rng.uniform(0, 0.2)))
            pole.tube([foot, top], [0.014, 0.01], wood, 6)
            for _ in range(150):
                t, a = rng.uniform(0.08, 0.92), rng.uniform(0, 6.28)
                places.append(foot + (top - foot) * t + np.array((math.cos(a), math.sin(a), rng.normal())) * 0.075)
    pole.tube([(-0.1, 0, height - 0.08), (length + 0.1, 0, height - 0.08)], 0.014, wood, 6)
    return join([pole.obj("p", smooth=True), quad_mesh("l", [(leaves(np.array(places), 0.1, rng, 0.1, 0.75), leaf)])], "beans")


def maize(seed=0, height=1.9):
    """A stalk with arching leaves and a tassel."""
    rng = np.random.RandomState(seed)
    leaf = foliage("maize-leaf", "#5f8a2c", "#9ab84a", transl=0.4)
    mesh = MeshBuilder()
    mesh.tube([(0, 0, -0.05), (0.01, 0, height)], [0.022, 0.01], surface("maize-stalk", "#8a9a4a", 0.6), 7)
    for k in range(9):
        a, z = k * 2.6 + rng.normal() * 0.2, 0.2 + k * height * 0.088
        u = np.linspace(0, 1, 10)
        reach = rng.uniform(0.45, 0.62)
        x, up = u * reach, z + 0.5 * u - 0.75 * u * u
        width = 0.04 * np.sin(math.pi * np.clip(u * 0.9 + 0.1, 0, 1))
        c, s = math.cos(a), math.sin(a)
        rows = [np.stack([x * c - w * s, x * s + w * c, up + abs(w) * 0.5], -1) for w in (-width, width * 0, width)]
        mesh.grid(np.array(rows), leaf)
    for k in range(7):
        a = k * 0.9
        mesh.tube([(0.01, 0, height - 0.02), (0.06 * math.cos(a), 0.06 * math.sin(a), height + 0.16)], [0.006, 0.002], surface("tassel", "#c9b27a", 0.8), 4)
    return mesh.obj("maize", smooth=True, autosmooth=180, hide=True)


def herbs(seed=0, tone=("#6f8a5a", "#9db184"), flower=None):
    """A low cushion of small leaves."""
    return bush(seed, 0.24, 0.28, 0.035, 1500, foliage(f"herb{tone[0]}", *tone, transl=0.3), flower, 60, "herb", 0.04)


def watering_can(x, y, z, turn=0.0):
    """Of zinc, its rose pointing along `turn`."""
    zinc = surface("zinc", "#9aa0a0", 0.4, color2="#8a8f8e", nscale=6, metal=0.6)
    mesh = MeshBuilder()
    mesh.lathe([(0, 0), (0.13, 0), (0.13, 0.26), (0.12, 0.27), (0.115, 0.26), (0.115, 0.02), (0, 0.02)], zinc, sides=28)
    mesh.tube([(0.12, 0, 0.05), (0.28, 0, 0.2), (0.4, 0, 0.33)], [0.026, 0.02, 0.016], zinc, 10)
    mesh.tube([(0.39, 0, 0.32), (0.43, 0, 0.36)], [0.018, 0.05], zinc, 16)
    mesh.tube([(-0.13, 0, 0.06), (-0.24, 0, 0.16), (-0.2, 0, 0.3), (0, 0, 0.36), (0.11, 0, 0.26)], 0.012, zinc, 8)
    can = mesh.obj("watering-can", smooth=True, autosmooth=45)
    can.location, can.rotation_euler = (x, y, z), (0, 0, turn)
    return can
