"""Bee hives: painted boxes on a stand, and the hollow log of the country."""

from .materials import surface
from .mesh import MeshBuilder
from .surfaces import timber


def box_hive(paint, boxes=2):
    """A hive of stacked boxes under a tin lid, about a metre high."""
    coat = surface("hive" + paint, paint, 0.6, color2=paint, bump=0.1)
    stand, hive = MeshBuilder(), MeshBuilder()
    for sx in (-0.2, 0.2):
        for sy in (-0.2, 0.2):
            stand.cbox(sx, sy, 0.16, 0.05, 0.05, 0.36, timber("Z"))
    stand.box(-0.28, -0.27, 0.32, 0.28, 0.27, 0.37, timber("X"))
    top = 0.37
    for i in range(boxes):
        height = 0.25 if i == 0 else 0.2
        hive.box(-0.24, -0.24, top + 0.006, 0.24, 0.24, top + height, coat)
        hive.box(-0.08, -0.262, top + height * 0.62, 0.08, -0.238, top + height * 0.72, timber("X"))
        top += height
    hive.box(-0.13, -0.31, 0.375, 0.13, -0.238, 0.39, timber("X"))
    hive.box(-0.11, -0.245, 0.392, 0.11, -0.238, 0.41, surface("hive-gap", "#1d1510", 0.9))
    hive.box(-0.27, -0.27, top, 0.27, 0.27, top + 0.07, surface("hive-lid", "#b4b0a6", 0.4, metal=0.5))
    return [stand.obj("stand", bevel=0.005), hive.obj("hive", bevel=0.007)]


def log_hive():
    """A hollow log lying on two forked posts."""
    bark = surface("log", "#7d6248", 0.9, color2="#a08262", nscale=5, bump=0.5, bscale=16)
    mesh = MeshBuilder()
    mesh.tube([(-0.55, 0, 1.15), (0, 0, 1.16), (0.55, 0, 1.15)], [0.21, 0.22, 0.21], bark, 16)
    mesh.tube([(0.552, 0, 1.15), (0.56, 0, 1.15)], [0.17, 0.17], surface("log-end", "#c9a77c", 0.9), 16)
    for x in (-0.38, 0.38):
        mesh.tube([(x, 0, -0.3), (x, 0.02, 0.86)], [0.06, 0.05], bark, 8)
        for side in (-1, 1):
            mesh.tube([(x, 0.02, 0.82), (x, side * 0.2, 1.06), (x, side * 0.24, 1.3)], [0.045, 0.04, 0.03], bark, 7)
    return [mesh.obj("log-hive", smooth=True, autosmooth=50)]
