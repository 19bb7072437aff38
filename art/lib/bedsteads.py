"""Bedsteads, each at the origin: head at y = 0, foot at -length; and a mosquito net on a ring."""

import math

import numpy as np

from .beds import sheer_cloth
from .materials import surface, wood
from .mesh import MeshBuilder


def oak(axis):
    """Pale oiled timber."""
    return wood(f"oak-{axis}", "#a9794a", "#c99d68", scale=5, axis=axis, rough=0.45)


def platform(width, length=2.05, height=0.32, tone=oak, slats=True):
    """A low platform wider than its mattress, with a slatted head."""
    x, mesh = width / 2 + 0.12, MeshBuilder()
    mesh.box(-x, -length - 0.12, height - 0.09, x, 0, height, tone("X"))
    mesh.box(-x + 0.2, -length + 0.1, 0, x - 0.2, -0.1, height - 0.09, tone("Y"))
    mesh.box(-x - 0.35, 0, 0.1, x + 0.35, 0.03, 1.12, tone("X"))
    if slats:
        for i in range(7):
            z = 0.4 + i * 0.105
            mesh.box(-x - 0.35, -0.035, z, x + 0.35, 0.0, z + 0.085, tone("X"))
    return [mesh.obj("platform", bevel=0.008)]


def iron(width, length=2.05, paint="#2a2624", height=1.35):
    """An iron bedstead with arched head and foot."""
    metal = surface("bed-iron" + paint, paint, 0.35, metal=0.4, coat=0.3)
    brass = surface("brass", "#b98a3f", 0.3, metal=1)
    mesh, x = MeshBuilder(), width / 2 + 0.03
    for y, top in ((0.0, height), (-length - 0.03, height * 0.62)):
        shoulder = top * 0.78
        for side in (-1, 1):
            mesh.tube([(side * x, y, 0), (side * x, y, shoulder)], 0.024, metal, 12)
            mesh.lathe([(0, 0.07), (0.022, 0.06), (0.034, 0.035), (0.022, 0.01), (0.024, 0)], brass, (side * x, y, shoulder), 16)
        arch = [(x * math.cos(a), y, shoulder - 0.05 + (top - shoulder + 0.05) * math.sin(a)) for a in np.linspace(0, math.pi, 29)]
        mesh.tube(arch, 0.017, metal, 10)
        mesh.tube([(-x, y, 0.42), (x, y, 0.42)], 0.014, metal, 10)
        for i in range(1, 9):
            at = -x + 2 * x * i / 9
            crown = shoulder - 0.05 + (top - shoulder + 0.05) * math.sqrt(1 - (at / x) ** 2)
            mesh.tube([(at, y, 0.42), (at, y, crown)], 0.009, metal, 8)
            mesh.lathe([(0, -0.025), (0.02, -0.012), (0.02, 0.012), (0, 0.025)], brass, (at, y, 0.42 + (crown - 0.42) * 0.55), 10)
    for side in (-1, 1):
        mesh.box(side * x - 0.014, -length, 0.28, side * x + 0.014, 0, 0.34, metal)
    return [mesh.obj("iron-bed", smooth=True, autosmooth=45)]


def posts(width, length=2.05, tone=oak, head=1.05, foot=0.62):
    """A plain timber bed: four square posts, boards between them."""
    mesh, x = MeshBuilder(), width / 2 + 0.04
    for y, top in ((0.0, head), (-length - 0.03, foot)):
        for side in (-1, 1):
            mesh.box(side * x - 0.035, y - 0.035, 0, side * x + 0.035, y + 0.035, top, tone("Z"))
        boards = int((top - 0.3) / 0.15)
        for i in range(boards):
            z = top - 0.07 - 0.15 * (i + 1) + 0.02
            mesh.box(-x + 0.03, y - 0.012, z, x - 0.03, y + 0.012, z + 0.13, tone("X"))
        mesh.box(-x - 0.05, y - 0.04, top - 0.005, x + 0.05, y + 0.04, top + 0.03, tone("X"))
    for side in (-1, 1):
        mesh.box(side * x - 0.018, -length, 0.22, side * x + 0.018, 0, 0.4, tone("Y"))
    return [mesh.obj("bed", bevel=0.007)]


def masonry(width, paint, length=2.05, height=0.34, ledge=0.3):
    """A plastered base with a ledge around, as of one piece with the wall."""
    mesh, x = MeshBuilder(), width / 2 + ledge
    mesh.box(-x, -length - 0.16, 0, x, 0.02, height, paint)
    return [mesh.obj("base", bevel=0.05, seg=4)]


def cane_head(width, height=1.0, tone=oak):
    """A free-standing head of woven cane in a timber frame."""
    cane = surface("cane", "#d0ad74", 0.7, color2="#b98f56", nscale=40)
    mesh, x = MeshBuilder(), width / 2 + 0.25
    for side in (-1, 1):
        mesh.box(side * x - 0.04, -0.03, 0, side * x + 0.04, 0.03, height, tone("Z"))
    for z in (0.16, height):
        mesh.box(-x + 0.04, -0.026, z - 0.07, x - 0.04, 0.026, z - 0.004, tone("X"))
    mesh.box(-0.03, -0.025, 0.16, 0.03, 0.025, height - 0.05, tone("Z"))
    frame = mesh.obj("cane-frame", bevel=0.008)
    weave, step = MeshBuilder(), 0.034
    columns, rows = int(2 * x / step), int((height - 0.25) / step)
    for i in range(columns):
        at = -x + 0.04 + (i + 0.5) * (2 * x - 0.08) / columns
        z = np.linspace(0.14, height - 0.05, rows * 2 + 1)
        wave = 0.005 * np.cos(np.arange(len(z)) * math.pi / 2 + i * math.pi)
        weave.grid(np.stack([np.stack([z * 0 + at + d, wave, z], -1) for d in (-0.013, 0.013)]), cane)
    for j in range(rows):
        z = 0.16 + (j + 0.5) * step
        at = np.linspace(-x + 0.03, x - 0.03, columns * 2 + 1)
        wave = 0.005 * np.sin(np.arange(len(at)) * math.pi / 2 + j * math.pi)
        weave.grid(np.stack([np.stack([at, wave, at * 0 + z + d], -1) for d in (-0.013, 0.013)]), cane)
    return [frame, weave.obj("cane", smooth=True, autosmooth=180)]


def net(width, length, top=2.5, ring=0.32, opening=1.15, turn=-math.pi / 2):
    """A mosquito net from a ring over the bed's middle, open towards `turn`."""
    middle, rows, count = -length / 2, [], 260
    angles = np.linspace(turn + opening / 2, turn + 2 * math.pi - opening / 2, count)
    half_x, half_y = width / 2 + 0.12, length / 2 + 0.12
    for u in np.linspace(0, 1, 40):
        c, s = np.cos(angles), np.sin(angles)
        power = 5
        far = (np.abs(c / half_x) ** power + np.abs(s / half_y) ** power) ** (-1 / power)
        spread = u**0.75
        radius = ring + (far - ring) * spread + 0.035 * (0.25 + u) * np.sin(angles * 34 + 0.8 * np.sin(u * 4))
        rows.append(np.stack([radius * c, middle + radius * s, np.full(count, top + (0.06 - top) * u)], -1))
    cloth = MeshBuilder()
    cloth.grid(np.array(rows), sheer_cloth())
    hoop = MeshBuilder()
    circle = [(ring * math.cos(a), middle + ring * math.sin(a), top) for a in np.linspace(0, 2 * math.pi, 41)]
    hoop.tube(circle, 0.014, surface("hoop", "#8b5e3a", 0.5), 8, cap=False)
    return [cloth.obj("net", smooth=True, autosmooth=180), hoop.obj("hoop", smooth=True)]
