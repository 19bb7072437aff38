"""Paths on the ground as lines of points."""

import numpy as np


def straight(a, b, count=40):
    """Points from a to b."""
    t = np.linspace(0, 1, count)[:, None]
    a, b = np.array(a, float), np.array(b, float)
    return a + (b - a) * t


def distance_to(x, y, line):
    """How far each place is from a line of points, in metres."""
    nearest = np.full(np.shape(x), 1e9)
    for (ax, ay), (bx, by) in zip(line[:-1], line[1:]):
        vx, vy = bx - ax, by - ay
        t = np.clip(((x - ax) * vx + (y - ay) * vy) / (vx * vx + vy * vy + 1e-9), 0, 1)
        nearest = np.minimum(nearest, np.hypot(x - ax - vx * t, y - ay - vy * t))
    return nearest
