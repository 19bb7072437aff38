"""Everything that happens to a render afterwards, in the order of the light: filter, haze, sky, bloom, grade."""

import json

import numpy as np

from .denoise import denoise
from .sky import linear, paint_sky, towards, view_directions
from .tone import bloom, develop


def finish_picture(folder, name, library):
    """The finished image of the buffers {folder}/{name}.npz and the look {folder}/{name}.json."""
    buffers = dict(np.load(folder / f"{name}.npz"))
    look = json.loads((folder / f"{name}.json").read_text())
    light, opacity = denoise(buffers, library)
    height, width = opacity.shape
    directions = view_directions(buffers["cam"], buffers["frame"], height, width)
    light = add_haze(light, opacity, buffers, directions, look)
    light = light + paint_sky(directions, look) * (1 - opacity)[..., None]
    settings = look["bloom"]
    sizes = [size * height / 900 for size in settings["sizes"]]
    light = bloom(light, settings["threshold"], settings["amount"], sizes)
    return develop(light, **look["grade"])


def add_haze(light, opacity, buffers, directions, look):
    """Air between the camera and things: more with distance, brighter towards the sun."""
    haze = look["haze"]
    near, far = buffers["mist"]
    distance = np.maximum(buffers["mistp"] * (far - near) - haze["from"], 0)
    amount = np.where(opacity > 0.001, 1 - np.exp(-distance / haze["length"]), 0)[..., None]
    colour = linear(haze["colour"]) * haze["strength"]
    if "sun" in haze:
        at_sun = towards(directions, look["sun"])[..., None] ** haze["sun_power"]
        colour = colour + linear(haze["sun"]) * haze["sun_strength"] * at_sun
    return light * (1 - amount) + colour * amount * opacity[..., None]
