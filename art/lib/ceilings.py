"""Ceilings that are not flat: boarded slopes, a gable, reed on poles."""

import math

import numpy as np

from .copies import copy_to
from .materials import surface, wood
from .mesh import MeshBuilder


def boarded_slope(a, b, c, d, board, across=0.13):
    """Boards from the line a→b up to the line d→c (points in order around the slope), each of its own shade."""
    a, b, c, d = (np.array(p, float) for p in (a, b, c, d))
    length = np.linalg.norm(b - a)
    count = int(length / across)
    mesh = MeshBuilder()
    lift = np.cross(b - a, d - a)
    lift = lift / np.linalg.norm(lift) * 0.02
    lift = lift if lift[2] > 0 else -lift
    for i in range(count):
        t0, t1 = (i + 0.02) / count, (i + 0.98) / count
        low0, low1, high1, high0 = a + (b - a) * t0, a + (b - a) * t1, d + (c - d) * t1, d + (c - d) * t0
        corners = [low0, low1, high1, high0]
        faces = [(3, 2, 1, 0), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
        mesh.add(corners + [p + lift for p in corners], faces, board[i % len(board)])
    mesh.add([p + lift * 1.6 for p in (a, b, c, d)], [(0, 1, 2, 3)], surface("over-boards", "#3a2c22", 0.9))
    skin = MeshBuilder()
    skin.add([p + lift * 12 for p in (a, b, c, d)], [(0, 1, 2, 3)], surface("over-boards", "#3a2c22", 0.9))
    skin.obj("over-boards")
    return mesh.obj("slope")


def shades(name, light, dark, axis, count=4):
    """Several shades of one timber, so that neighbouring boards differ."""
    return [wood(f"{name}{i}{axis}", dark, light, scale=3.4 + 0.4 * i, axis=axis, rough=0.55) for i in range(count)]


def gable_ceiling(x0, x1, y0, y1, eave, ridge, board, beams, gap=1.15, tie=True):
    """Two boarded slopes with the ridge along y, on rafters and ties."""
    middle = (x0 + x1) / 2
    for edge in (x0 - 0.05, x1 + 0.05):
        boarded_slope((edge, y0 - 0.1, eave), (edge, y1 + 0.1, eave), (middle, y1 + 0.1, ridge), (middle, y0 - 0.1, ridge), board)
    mesh = MeshBuilder()
    for y in np.arange(y0 + gap / 2, y1, gap):
        for edge in (x0, x1):
            mesh.beam((edge, y, eave - 0.05), (middle, y, ridge - 0.05), 0.08, 0.14, beams)
        if tie:
            level = eave + (ridge - eave) * 0.42
            reach = (x1 - x0) / 2 * (1 - 0.42)
            mesh.beam((middle - reach, y, level), (middle + reach, y, level), 0.07, 0.14, beams)
    mesh.beam((middle, y0, ridge - 0.08), (middle, y1, ridge - 0.08), 0.12, 0.18, beams)
    mesh.obj("rafters", bevel=0.008)


def reed_ceiling(x0, x1, y0, y1, eave, rise, rng):
    """The underside of a straw roof: poles from the walls to a ridge along x, reed mats bound over them."""
    reed = surface("reed-mat", "#b08e58", 0.85, color2="#876a3e", nscale=3, vec_scale=(1, 1, 1))
    pole = surface("pole", "#6f4c30", 0.6, color2="#8d6440", nscale=6)
    middle, inset = (y0 + y1) / 2, (y1 - y0) / 2 * 0.8
    left, right = (x0 + inset, middle, eave + rise), (x1 - inset, middle, eave + rise)
    corners = [(x0, y0, eave), (x1, y0, eave), (x1, y1, eave), (x0, y1, eave)]
    planes = [
        (corners[0], corners[1], right, left),
        (corners[1], corners[2], right, right),
        (corners[2], corners[3], left, right),
        (corners[3], corners[0], left, left),
    ]
    mats, poles = MeshBuilder(), MeshBuilder()
    for a, b, c, d in (tuple(np.array(p, float) for p in plane) for plane in planes):
        lift = np.array([0, 0, 0.1])
        mats.add([a + lift * 1.6, b + lift * 1.6, c + lift * 1.6, d + lift * 1.6], [(0, 1, 2, 3)], surface("thatchbase", "#7d643d", 0.95))
        stalks = int(np.linalg.norm(b - a) / 0.022)
        for i in range(stalks):
            t = (i + 0.5) / stalks
            low, high = a + (b - a) * t, d + (c - d) * t
            sway = np.array([0, 0, rng.uniform(0, 0.012)])
            poles_at = [low + lift * 0.8 + sway, high + lift * 0.8 + sway]
            mats.tube(poles_at, 0.012, reed, 4, cap=False)
        for i in range(int(np.linalg.norm(b - a) / 0.62) + 1):
            t = min(0.999, i * 0.62 / np.linalg.norm(b - a))
            poles.tube([a + (b - a) * t, d + (c - d) * t], [0.05, 0.04], pole, 9, cap=False)
        for level in (0.25, 0.5, 0.75):
            low, high = a + (d - a) * level, b + (c - b) * level
            poles.tube([low + lift * 0.5, high + lift * 0.5], 0.025, pole, 7, cap=False)
    poles.tube([left, right], 0.08, pole, 12)
    for a, b in zip(corners, corners[1:] + corners[:1]):
        poles.tube([a, b], 0.075, pole, 10)
    mats.obj("mats")
    poles.obj("poles", smooth=True, autosmooth=60)


def whitewashed(x0, x1, y0, y1, height):
    """Whitewashed boards on round poles."""
    boards, poles = MeshBuilder(), MeshBuilder()
    for i in range(int((x1 - x0 + 0.4) / 0.16)):
        x = x0 - 0.2 + i * 0.16
        boards.box(x + 0.003, y0 - 0.2, height, x + 0.157, y1 + 0.2, height + 0.02, wood(f"white-board{i % 3}", "#d8ccb8", "#efe6d6", scale=3 + i % 3, axis="Y", rough=0.7))
    boards.box(x0 - 0.4, y0 - 0.4, height + 0.021, x1 + 0.4, y1 + 0.4, height + 0.06, surface("over", "#3a2c22", 0.9))
    boards.obj("boards", bevel=0.002)
    for i, y in enumerate(np.arange(y0 + 0.35, y1, 0.72)):
        poles.tube([(x0 - 0.05, y, height - 0.06), (0, y + 0.01, height - 0.065), (x1 + 0.05, y, height - 0.06)], [0.062, 0.058, 0.06], wood(f"pole{i % 3}", "#5a3a24", "#7d5636", scale=4, axis="X"), 12)
    poles.obj("poles", smooth=True, autosmooth=60)
