"""Shots of films: the camera moves through a scene, or drifts into a finished picture.

A move is not rendered frame by frame: a few views along the way are, each with the distance of everything in it, and
art/post/warp.py makes the frames between them.
"""

import dataclasses
import json

import numpy as np
from PIL import Image, ImageFilter

from post.finish import finish_view
from post.tone import vignette
from post.warp import View, between
from run import PICTURES, WORK, compiled, run_blender

SIZE = (1280, 720)
ZOOM = 0.12
# Of what is shown, not of light: less than the pictures have.
VIGNETTE = 0.08
# Warped frames are a little softer than pictures.
SHARPEN = ImageFilter.UnsharpMask(radius=1.2, percent=45, threshold=0)


@dataclasses.dataclass
class Drift:
    """Slowly into a picture, towards a point: across and down, 0 to 1."""

    picture: str
    across: float
    down: float
    lasts: int = 72

    def frames(self, is_preview):
        picture = Image.open(PICTURES / f"{self.picture}.jpg")
        for i in range(self.lasts):
            width = picture.width / (1 + ZOOM * i / self.lasts)
            height = width * SIZE[1] / SIZE[0]
            left, top = (picture.width - width) * self.across, (picture.height - height) * self.down
            box = (left, top, left + width, top + height)
            yield np.asarray(picture.resize(SIZE, Image.Resampling.LANCZOS, box))


@dataclasses.dataclass
class Move:
    """Through a scene: from and to so many metres right, up and forward of its camera, looking the same way throughout."""

    scene: str
    start: tuple
    end: tuple
    views: int = 2
    samples: int = 0
    lasts: int = 72

    def frames(self, is_preview):
        places = np.linspace(self.start, self.end, self.views)
        rendered = self.render([tuple(place) for place in places], is_preview)
        length = np.linalg.norm(places[1] - places[0])
        library, sky = compiled("warp"), rendered[0]["sky"]
        views = [View(library, view["things"], view, place, length) for view, place in zip(rendered, places)]
        edge = vignette(*sky.shape[:2], VIGNETTE)
        for i in range(self.lasts):
            at = eased(i / (self.lasts - 1)) * (self.views - 1)
            first = min(int(at), self.views - 2)
            share, place = smooth(at - first), places[first] + (places[first + 1] - places[first]) * (at - first)
            things = between(views[first : first + 2], place, (1 - share, share))
            frame = (things[..., :3] + sky * (1 - things[..., 3:])) * edge
            frame = Image.fromarray((np.clip(frame, 0, 255) + 0.5).astype(np.uint8))
            yield np.asarray(frame.filter(SHARPEN).resize(SIZE, Image.Resampling.LANCZOS))

    def render(self, places, is_preview):
        """Views finished as pictures are; those rendered before are taken from the work folder."""
        width, samples = (480, 4) if is_preview else (SIZE[0], self.samples)
        folder = WORK / "views" / f"{width}-{samples}"
        folder.mkdir(parents=True, exist_ok=True)
        names = {f"{self.scene}_" + "_".join(f"{v:.3f}" for v in place): place for place in places}
        missing = {name: place for name, place in names.items() if not (folder / f"{name}.view.npz").exists()}
        if missing:
            run_blender(self.scene, folder, width, samples, is_preview, json.dumps(missing))
        for name in missing:
            things, sky, distances = finish_view(folder, name, compiled("denoise"))
            np.savez(folder / f"{name}.view.npz", things=things, sky=sky, **distances)
        return [dict(np.load(folder / f"{name}.view.npz")) for name in names]


def smooth(t):
    return t * t * (3 - 2 * t)


def eased(t):
    """The way made after a part of the time: starts and stops softly, half way between steady and smooth."""
    return (t + smooth(t)) / 2
