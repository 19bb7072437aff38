"""The sky behind a picture: a gradient by elevation, the glow of the sun, and clouds of warped noise."""

import math

import numpy as np

from lib.noise import layered_noise


def linear(colour):
    """Linear RGB of a hex colour."""
    value = np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4).astype(np.float32)


def view_directions(camera, frame, height, width):
    """The direction each pixel looks in, as height × width × 3."""
    left, right = frame[:, 0].min(), frame[:, 0].max()
    bottom, top = frame[:, 1].min(), frame[:, 1].max()
    x, y = np.meshgrid(
        left + (np.arange(width) + 0.5) / width * (right - left),
        top - (np.arange(height) + 0.5) / height * (top - bottom),
    )
    directions = np.stack([x, y, np.full_like(x, frame[0, 2])], -1) @ camera[:3, :3].T
    return (directions / np.linalg.norm(directions, axis=-1, keepdims=True)).astype(np.float32)


def towards(directions, sun):
    """How much each direction looks at the sun, 0 to 1."""
    return np.clip(directions @ np.array(sun, np.float32), 0, 1)


def paint_sky(directions, look):
    """Linear colour of the sky in every direction."""
    sky = gradient(np.clip(directions[..., 2], 0, 1), look["sky"])
    sun = look.get("sun")
    at_sun = towards(directions, sun) if sun else None
    if sun:
        for colour, strength, power in look["glow"]:
            sky = sky + linear(colour) * (strength * at_sun**power)[..., None]
    for layer in look.get("clouds", []):
        sky = add_clouds(sky, directions, layer, sun, at_sun)
    return sky


def gradient(position, stops):
    places = [stop[0] for stop in stops]
    colours = np.array([linear(colour) * strength for _, colour, strength in stops])
    return np.stack([np.interp(position, places, colours[:, i]) for i in range(3)], -1).astype(np.float32)


def add_clouds(sky, directions, layer, sun, at_sun):
    """A flat layer of cloud, lit from the sun's side, thinning towards the horizon."""
    depth = np.maximum(directions[..., 2], 0) + 0.06
    x, y = directions[..., 0] / depth, directions[..., 1] / depth
    c, s = math.cos(layer["rot"]), math.sin(layer["rot"])
    x, y = (x * c + y * s) * layer["scale"], (-x * s + y * c) * layer["scale"] * layer["aspect"]
    seed = layer["seed"]
    warp_x, warp_y = layered_noise(x * 0.9 + 5, y * 0.9, 4, seed + 50), layered_noise(
        x * 0.9, y * 0.9 + 9, 4, seed + 90
    )
    x, y = x + (warp_x - 0.5) * layer["warp"], y + (warp_y - 0.5) * layer["warp"]

    def density(at_x, at_y):
        return np.clip((layered_noise(at_x, at_y, 7, seed) - layer["cover"]) / layer["soft"], 0, 1)

    cover = density(x, y)
    cover = cover * cover * (3 - 2 * cover)
    sun_x, sun_y = sun[0] / max(sun[2], 0.25), sun[1] / max(sun[2], 0.25)
    reach = 0.18 / (math.hypot(sun_x, sun_y) + 1e-6)
    lit = np.clip(0.5 + (cover - density(x + sun_x * reach, y + sun_y * reach)) * 0.9, 0, 1)
    dark, bright = linear(layer["shade"]) * layer["smul"], linear(layer["light"]) * layer["lmul"]
    rim = layer["rimstr"] * at_sun ** layer.get("rimpow", 12) * (1 - cover * 0.6)
    colour = dark + (bright - dark) * lit[..., None] + linear(layer.get("rim", "#ffb070")) * rim[..., None]
    fade = np.clip((directions[..., 2] - layer["f0"]) / layer["f1"], 0, 1)
    alpha = (cover * layer["alpha"] * fade)[..., None]
    return sky * (1 - alpha) + colour * alpha
