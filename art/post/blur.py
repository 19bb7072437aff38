"""Gaussian blur out of three box blurs."""

import math

import numpy as np


def blur(image, sigma):
    """The image blurred by about sigma pixels."""
    if sigma < 0.6:
        return image
    radius = max(1, int((math.sqrt(12 * sigma * sigma / 3 + 1) - 1) / 2 + 0.5))
    for _ in range(3):
        image = box_blur(image, radius)
    return image


def box_blur(image, radius):
    for axis in (0, 1):
        first, last, n = np.take(image, [0], axis), np.take(image, [-1], axis), image.shape[axis]
        padded = [np.repeat(first, radius + 1, axis), image, np.repeat(last, radius, axis)]
        sums = np.cumsum(np.concatenate(padded, axis), axis, dtype=np.float64)
        upper = np.take(sums, range(2 * radius + 1, 2 * radius + 1 + n), axis)
        image = ((upper - np.take(sums, range(0, n), axis)) / (2 * radius + 1)).astype(np.float32)
    return image
