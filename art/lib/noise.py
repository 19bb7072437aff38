"""Smooth noise from hashes: the same everywhere for the same seed, in Blender and out of it."""

import numpy as np


def _hash(ix, iy, seed):
    h = (ix.astype(np.int64) * 374761393 + iy.astype(np.int64) * 668265263 + seed * 1442695041) & 0xFFFFFFFF
    h = ((h ^ (h >> 13)) * 1274126177) & 0xFFFFFFFF
    h = h ^ (h >> 16)
    return (h & 0xFFFFFF) / float(0xFFFFFF)


def value_noise(x, y, seed=0):
    """One octave of smooth noise, 0 to 1."""
    x = np.asarray(x, float)
    y = np.asarray(y, float)
    ix = np.floor(x)
    iy = np.floor(y)
    fx = x - ix
    fy = y - iy
    ux = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
    uy = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    a = _hash(ix, iy, seed)
    b = _hash(ix + 1, iy, seed)
    c = _hash(ix, iy + 1, seed)
    d = _hash(ix + 1, iy + 1, seed)
    return (a + (b - a) * ux) + ((c + (d - c) * ux) - (a + (b - a) * ux)) * uy


def layered_noise(x, y, oct=5, seed=0, lac=2.03, gain=0.5):
    """Noise of several octaves, about 0 to 1."""
    s = 0
    a = 1
    t = 0
    x = np.asarray(x, float)
    y = np.asarray(y, float)
    for i in range(oct):
        s = s + a * value_noise(x, y, seed + i * 17)
        t += a
        x, y = (x * 0.8 - y * 0.6) * lac + 13.1, (x * 0.6 + y * 0.8) * lac - 7.7
        a *= gain
    return s / t


def smooth_step(a, b, x):
    """0 below a, 1 above b, smooth between."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)
