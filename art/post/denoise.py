"""Takes the noise out of a render made in two halves."""

import ctypes

import numpy as np
from PIL import Image

from .blur import blur

RADIUS = 7
STRENGTH = 1.1
# The second pass takes what is left for this part of the noise before: it evens out the blotches on walls.
LEFT_OVER = 0.15
# Blotches wider than the filter reaches are taken out of a copy this many times smaller, for this part of the noise.
SMALLER, BLOTCHES = 4, 0.04
# How far two pixels may differ in colour of surface, direction, distance and opacity and still be alike.
ALBEDO, NORMAL, DISTANCE, OPACITY = 0.12, 0.12, 0.15, 0.1


def denoise(buffers, library):
    """(linear colour, opacity). The halves tell how noisy each pixel is; light is filtered apart from surface colour."""
    first, second = (buffers[key][..., :3].astype(np.float32) for key in "AB")
    opacity = (buffers["A"][..., 3] + buffers["B"][..., 3]) / 2
    albedo = np.clip(buffers["alb"], 0, 4)
    surface = albedo + 0.03
    a, b = first / surface, second / surface
    light = without_fireflies(a, b)
    variance = (a - b) ** 2 / 4
    variance = blur(np.minimum(variance, 10 * blur(variance, 2) + 1e-5), 2.5) + 1e-6
    guides = np.concatenate(
        [
            planes(albedo) / ALBEDO,
            planes(buffers["nor"]) / NORMAL,
            np.minimum(buffers["mistp"], 1)[None] ** 0.5 / DISTANCE,
            opacity[None] / OPACITY,
        ]
    )
    once = run_filter(library, planes(light), planes(variance), guides)
    twice = run_filter(library, once, planes(variance * LEFT_OVER), guides)
    return planes_back(without_blotches(library, twice, planes(variance * BLOTCHES), guides)) * surface, opacity


def without_blotches(library, light, variance, guides):
    """Evens out what is uneven over many pixels of one plain surface: the change is found in a smaller copy, and made
    where the copy stands for the pixel."""
    small_light, small_guides = shrink(light), shrink(guides)
    change = run_filter(library, small_light, shrink(variance), small_guides) - small_light
    height, width = light.shape[1:]
    unlike = ((guides - grow(small_guides, height, width)) ** 2).sum(0)
    return light + grow(change, height, width) * np.exp(-4 * unlike)[None]


def shrink(image):
    """Planes of means of squares of pixels."""
    count, height, width = image.shape
    padded = np.pad(image, ((0, 0), (0, -height % SMALLER), (0, -width % SMALLER)), "edge")
    return padded.reshape(count, padded.shape[1] // SMALLER, SMALLER, -1, SMALLER).mean((2, 4))


def grow(image, height, width):
    """Shrunk planes in the size they had."""
    size = (image.shape[2] * SMALLER, image.shape[1] * SMALLER)
    grown = [np.asarray(Image.fromarray(plane).resize(size, Image.Resampling.BILINEAR)) for plane in image.astype(np.float32)]
    return np.stack(grown)[:, :height, :width]


def without_fireflies(a, b):
    """The mean of both halves; a pixel far brighter in one half than in the other, and than all around in the darker of
    the two, is brought down. Sun that few rays found is bright all around."""
    mean_a, mean_b = a.mean(2), b.mean(2)
    brighter, darker = np.maximum(mean_a, mean_b), np.minimum(mean_a, mean_b)
    around = np.minimum(blur(mean_a, 2), blur(mean_b, 2))
    most = 4 * np.maximum(darker, around) + 0.3
    down = np.where(brighter > most, most / np.maximum(brighter, 1e-6), 1)[..., None]
    is_a_brighter = (mean_a >= mean_b)[..., None]
    return (np.where(is_a_brighter, a * down, a) + np.where(is_a_brighter, b, b * down)) / 2


def planes(image):
    return image.transpose(2, 0, 1)


def planes_back(image):
    return image.transpose(1, 2, 0)


def run_filter(library, light, variance, guides):
    pointer = lambda array: array.ctypes.data_as(ctypes.POINTER(ctypes.c_float))
    light, variance, guides = (np.ascontiguousarray(array, np.float32) for array in (light, variance, guides))
    weights, out = np.ones(len(guides), np.float32), np.empty_like(light)
    height, width = light.shape[1:]
    ctypes.CDLL(str(library)).nlm(
        pointer(light),
        pointer(variance),
        pointer(guides),
        len(guides),
        pointer(weights),
        pointer(out),
        width,
        height,
        RADIUS,
        1,
        ctypes.c_float(STRENGTH),
        ctypes.c_float(1.0),
    )
    return out
