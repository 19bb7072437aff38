"""Frames between views: every view is seen from where the camera is now, and they are laid over one another."""

import ctypes

import numpy as np

from .blur import box_blur

FINER = 2
# Surfaces less apart than this move together: pixels, over the whole way between two views.
APART = 0.5
# A pixel whose mean distance differs so much from its own (a part of it) is a mixture of two surfaces; it belongs to the
# nearer one if that fills at least so much of it.
MIXED, FILLS = 0.02, 0.05
# What one view has this many pixels of movement before what another has there hides it, all but a little.
BEFORE, THROUGH = 1.5, 0.06
# A view counts less this near its border, in pixels.
BORDER = 30


class View:
    """What was rendered from one place: colour and opacity of things, inverse distance, and where the middle is."""

    def __init__(self, library, things, distances, place, length):
        frame = distances["frame"]
        self.place = np.array(place, float)
        self.height, self.width = things.shape[:2]
        (left, right), (bottom, top) = ((frame[:, axis].min(), frame[:, axis].max()) for axis in (0, 1))
        self.focal = self.width * -frame[0, 2] / (right - left)
        self.middle = (self.width * -left / (right - left), self.height * top / (top - bottom))
        self.length = length
        self.things = np.ascontiguousarray(things, np.float32)
        self.inverse = np.ascontiguousarray(self.inverse_distance(distances), np.float32)
        self.library = ctypes.CDLL(str(library))
        self.surface = self.measured()

    def inverse_distance(self, distances):
        """Of every pixel's surface; mixed pixels belong to the nearer one, so that edges move with what they bound."""
        x, y = np.meshgrid(np.arange(self.width) + 0.5, np.arange(self.height) + 0.5)
        middle = self.middle
        slant = np.sqrt(1 + ((x - middle[0]) / self.focal) ** 2 + ((y - middle[1]) / self.focal) ** 2)
        far = distances["mist"][1]
        mean = np.maximum(distances["mistp"], 0) * far
        seen = np.minimum(distances["z"] * slant, far)
        own, nearest, farthest = seen.mean(0), around(seen.min(0), np.minimum), around(seen.max(0), np.maximum)
        filled = (farthest - mean) / np.maximum(farthest - nearest, 1e-6)
        is_mixed = np.maximum(np.abs(mean - own), seen.max(0) - seen.min(0)) > MIXED * own
        distance = np.where(is_mixed, np.where(filled > FILLS, nearest, farthest), own)
        return np.where(distance < far * 0.999, slant / distance, 0)

    def measured(self):
        """The surface as art/post/warp.cpp takes it: inverse distance, its changes and corners, size, least leap."""
        changes = [np.empty((self.height, self.width, count), np.float32) for count in (1, 1, 4)]
        self.arrays = [self.inverse, *changes]
        leap = ctypes.c_float(APART / (self.focal * self.length))
        surface = (*(pointer(array) for array in self.arrays), self.width, self.height, leap)
        self.library.measure(*surface)
        return surface

    def seen_from(self, place):
        """height × width × 7: colour and opacity, part covered, inverse distance, pixels from the view's border."""
        out = np.empty((self.height, self.width, 7), np.float32)
        numbers = (ctypes.c_float(number) for number in (*(np.asarray(place) - self.place), self.focal, *self.middle))
        self.library.warp(*self.surface, pointer(self.things), *numbers, FINER, pointer(out))
        return out


def pointer(array):
    return array.ctypes.data_as(ctypes.POINTER(ctypes.c_float))


def around(image, choose):
    """The least or most of each pixel and its eight neighbours."""
    padded = np.pad(image, 1, "edge")
    rows = choose(choose(padded[:-2], padded[1:-1]), padded[2:])
    return choose(choose(rows[:, :-2], rows[:, 1:-1]), rows[:, 2:])


def between(views, place, shares):
    """Colour and opacity of things as seen from a place; each view has its share."""
    seen = [view.seen_from(place) for view in views]
    nearest = np.max([layer[..., 5] for layer in seen], 0)
    movement = views[0].focal * views[0].length
    total, weights = 0, 0
    for layer, share in zip(seen, shares):
        behind = np.clip((nearest - layer[..., 5]) * movement / BEFORE - 1, 0, 1)
        weight = (share + 1e-3) * layer[..., 4] * (1 - (1 - THROUGH) * behind)
        weight = weight * np.clip(layer[..., 6] / BORDER, 1e-3, 1)
        total, weights = total + layer[..., :4] * weight[..., None], weights + weight
    return fill(total / np.maximum(weights, 1e-12)[..., None], weights > 0, nearest * movement)


def fill(image, is_known, movement):
    """What no view has seen is like what lies around it, the farther the more."""
    weight = (is_known / (0.1 + np.maximum(movement, 0)))[..., None].astype(np.float32)
    radius = 1
    while not is_known.all():
        near = box_blur(np.concatenate([image * weight, weight], -1), radius)
        is_found = ~is_known & (near[..., 4] > 1e-6)
        image = np.where(is_found[..., None], near[..., :4] / np.maximum(near[..., 4:], 1e-6), image)
        is_known, radius = is_known | is_found, radius * 2
    return image
