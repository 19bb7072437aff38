"""Plain cars for the middle distance: a boxy estate on high wheels, a small hatchback."""

import math

import numpy as np

from .materials import surface
from .mesh import MeshBuilder


def car(paint, length=4.6, width=1.82, belt=1.06, height=1.82, clearance=0.4, nose=1.25, tail=0.1, wheel=0.38):
    """A car along x, its front towards +x, standing on z = 0. nose: length of the bonnet; tail: slope of the back."""
    coat = surface("car" + paint, paint, 0.28, metal=0.15, coat=0.8)
    rubber, dark = surface("tyre", "#1c1b1a", 0.85), surface("car-dark", "#24221f", 0.6)
    x0, x1, half = -length / 2, length / 2, width / 2
    lower = MeshBuilder()
    lower.box(x0, -half, clearance, x1, half, belt - 0.02, coat)
    body = lower.obj("car-body", bevel=0.09, seg=4)
    cabin, glass = MeshBuilder(), MeshBuilder()
    front, roof_front, roof_back = x1 - nose, x1 - nose - 0.62, x0 + 0.12 + tail
    low = [(x0 + 0.04, -half + 0.05), (front, -half + 0.05), (front, half - 0.05), (x0 + 0.04, half - 0.05)]
    high = [(roof_back, -half + 0.17), (roof_front, -half + 0.17), (roof_front, half - 0.17), (roof_back, half - 0.17)]
    corners = [(*p, belt - 0.06) for p in low] + [(*p, height) for p in high]
    cabin.add(corners, [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], coat)
    shell = cabin.obj("car-cabin", bevel=0.07, seg=3)
    pane = surface("car-glass", "#20282c", 0.06, spec=0.8, coat=0.6)
    point = lambda a, b, t, u, v: tuple(np.array(a) + (np.array(b) - np.array(a)) * u + (np.array(t) - np.array(a)) * v)
    for a, b, c, d, parts in (
        (corners[0], corners[1], corners[5], corners[4], ((0.05, 0.3), (0.34, 0.62), (0.66, 0.97))),
        (corners[2], corners[3], corners[7], corners[6], ((0.03, 0.34), (0.38, 0.66), (0.7, 0.95))),
        (corners[1], corners[2], corners[6], corners[5], ((0.05, 0.95),)),
        (corners[3], corners[0], corners[4], corners[7], ((0.08, 0.92),)),
    ):
        a, b, c, d = (np.array(p) for p in (a, b, c, d))
        normal = np.cross(b - a, d - a)
        normal = normal / np.linalg.norm(normal) * 0.008
        for u0, u1 in parts:
            at = lambda u, v: (a + (b - a) * u) * (1 - v) + (d + (c - d) * u) * v + normal
            glass.add([at(u0, 0.16), at(u1, 0.16), at(u1, 0.88), at(u0, 0.88)], [(0, 1, 2, 3)], pane)
    windows = glass.obj("car-glass")
    parts = MeshBuilder()
    for x in (x0 + 0.82, x1 - 0.86):
        for side in (-1, 1):
            y = side * (half - 0.115)
            outer = side * (half + 0.005)
            arch = [(x + (wheel + 0.07) * math.cos(t), outer, max(clearance - 0.01, wheel + (wheel + 0.07) * math.sin(t))) for t in np.linspace(0, math.pi, 25)]
            parts.add(arch, [tuple(range(25))], dark)
            parts.tube([(x, y - side * 0.06, wheel), (x, side * (half + 0.012), wheel)], wheel, rubber, 36)
            parts.tube([(x, y, wheel), (x, side * (half + 0.018), wheel)], wheel * 0.6, surface("car-rim", "#b4b2ac", 0.35, metal=0.8), 24)
            parts.tube([(x, y, wheel), (x, side * (half + 0.024), wheel)], wheel * 0.17, dark, 12)
    for end, sign in ((x1, 1), (x0, -1)):
        parts.box(min(end, end + sign * 0.09), -half + 0.03, clearance + 0.02, max(end, end + sign * 0.09), half - 0.03, clearance + 0.2, dark)
        lamp = surface("head-lamp", "#f2efe6", 0.15, coat=0.5) if sign > 0 else surface("tail-lamp", "#8f1d16", 0.25, coat=0.5)
        for side in (-1, 1):
            y = side * (half - 0.24)
            parts.box(end - 0.02, y - 0.15, belt - 0.32, end + sign * 0.012, y + 0.15, belt - 0.14, lamp) if sign > 0 else parts.box(end - 0.012, y - 0.09, belt - 0.36, end + 0.02, y + 0.09, belt - 0.06, lamp)
        plate = surface("number-plate", "#e9e4d6" if sign > 0 else "#e3c04a", 0.5)
        parts.box(min(end, end + sign * 0.1), -0.24, clearance + 0.05, max(end, end + sign * 0.1), 0.24, clearance + 0.17, plate)
    parts.box(x1 - 0.01, -half + 0.45, belt - 0.34, x1 + 0.012, half - 0.45, belt - 0.14, dark)
    for side in (-1, 1):
        y = side * (half + 0.09)
        parts.box(front - 0.22, y - 0.1, belt + 0.05, front - 0.1, y + 0.1, belt + 0.2, dark)
        parts.box(x0 + 0.3, side * (half - 0.02), clearance - 0.02, x1 - 0.3, side * (half + 0.015), clearance + 0.1, dark)
        for x in (-0.35, 0.62):
            parts.box(front - 1.55 + x, side * (half - 0.01), belt - 0.2, front - 1.4 + x, side * (half + 0.02), belt - 0.165, dark)
    for side in (-1, 1):
        parts.box(roof_back + 0.1, side * (half - 0.3) - 0.02, height + 0.01, roof_front - 0.1, side * (half - 0.3) + 0.02, height + 0.05, dark)
    return [body, shell, windows, parts.obj("car-parts", smooth=True, autosmooth=35)]


def hatchback(paint):
    """The smaller of the two."""
    return car(paint, 3.9, 1.68, 0.92, 1.5, 0.28, 0.95, 0.28, 0.31)
