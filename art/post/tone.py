"""From linear light to a picture: film-like tone curve, split tones, vignette, sharpness, grain."""

import numpy as np
from PIL import Image

from .blur import blur

# Fit of the AgX display transform: into its working space, a polynomial on log2 light, and back.
INTO = np.array(
    [
        [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
        [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
        [0.0423756549057051, 0.0784336, 0.879142973793104],
    ]
)
BACK = np.linalg.inv(INTO)
LUMA = np.array([0.2126, 0.7152, 0.0722])


def tone(light, power, saturation):
    """Display values 0 to 1 of linear light."""
    x = np.maximum(light, 1e-10) @ INTO.T
    x = np.clip((np.log2(np.maximum(x, 1e-10)) + 12.47393) / 16.5, 0, 1)
    x2 = x * x
    x4 = x2 * x2
    y = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232
    y = np.maximum(y, 0) ** power
    grey = (y @ LUMA)[..., None]
    return np.clip((grey + saturation * (y - grey)) @ BACK.T, 0, 1)


def bloom(light, threshold, amount, sizes):
    """Bright parts bleed; sizes in pixels."""
    bright = np.minimum(np.maximum(light - threshold, 0), 12)
    return light + amount * sum(blur(bright, size) for size in sizes)


def develop(light, exposure, power, sat, wb=(1, 1, 1), split=None, vig=0.18, grain=0.01, sharpen=0.25):
    """An image of linear light. `split` tints shadows and highlights: (shadow, highlight, amount)."""
    height, width = light.shape[:2]
    light = light * (2.0**exposure) * np.array(wb, np.float32)
    picture = tone(light * vignette(height, width, vig), power, sat)
    if split:
        picture = split_tones(picture, *split)
    picture = np.clip(picture + sharpen * (picture - blur(picture.astype(np.float32), 1.2)), 0, 1)
    noise = np.random.RandomState(1).randn(height, width, 1)
    picture = picture + noise * grain * (1 - abs(picture.mean(2, keepdims=True) - 0.45) * 1.2)
    return Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))


def vignette(height, width, amount):
    """The part of the light that is left in each pixel."""
    y, x = np.mgrid[0:height, 0:width]
    radius = ((x / width - 0.5) ** 2 + ((y / height - 0.5) * 0.8) ** 2) * 2
    return (1 - amount * np.clip(radius * 1.6, 0, 1))[..., None]


def split_tones(picture, shadow, highlight, amount):
    channels = lambda colour: np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    light = picture.mean(2, keepdims=True)
    tint = channels(shadow) * (1 - light) + channels(highlight) * light
    tint = tint / np.maximum(tint.mean(2, keepdims=True), 1e-3)
    return np.clip(picture * (1 - amount) + picture * tint * amount, 0, 1)
