"""Everything that happens to a render afterwards, in the order of the light: filter, haze, sky, bloom, grade."""

import json

import numpy as np

from .denoise import denoise
from .sky import linear, paint_sky, towards, view_directions
from .tone import bloom, develop


def finish_picture(folder, name, library):
    """The finished image of the buffers {folder}/{name}.npz and the look {folder}/{name}.json."""
    buffers, look = read_render(folder, name)
    light, sky, opacity = lay_out(buffers, look, library)
    return grade(light + sky * (1 - opacity), look)


def finish_view(folder, name, library):
    """For films: (things, sky, distances). Things are display colour times opacity, and opacity; the sky is what stands
    behind all of them. Grain, vignette and sharpness belong to the frame of a film, not to what moves in it."""
    buffers, look = read_render(folder, name)
    light, sky, opacity = lay_out(buffers, look, library)
    look = {**look, "grade": {**look["grade"], "grain": 0, "vig": 0, "sharpen": 0}}
    picture, backdrop = (np.asarray(grade(layer, look), np.float32) for layer in (light + sky * (1 - opacity), sky))
    things = np.concatenate([picture - backdrop * (1 - opacity), opacity], -1)
    return things, backdrop, {key: buffers[key] for key in ("z", "mistp", "mist", "frame")}


def read_render(folder, name):
    return dict(np.load(folder / f"{name}.npz")), json.loads((folder / f"{name}.json").read_text())


def lay_out(buffers, look, library):
    """(linear light of things behind haze, sky, opacity)"""
    light, opacity = denoise(buffers, library)
    height, width = opacity.shape
    directions = view_directions(buffers["cam"], buffers["frame"], height, width)
    return add_haze(light, opacity, buffers, directions, look), paint_sky(directions, look), opacity[..., None]


def grade(light, look):
    """Bloom, and the image of the light."""
    settings = look["bloom"]
    sizes = [size * light.shape[0] / 900 for size in settings["sizes"]]
    return develop(bloom(light, settings["threshold"], settings["amount"], sizes), **look["grade"])


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
