"""Forest Breeze, the bathroom of the upper floor: a round tub of staves in a corner of windows, crowns of old trees outside."""

import numpy as np

from lib.bath import brass, jars, mirror, stave_tub, towel_ladder, towels, washstand
from lib.bedsteads import oak
from lib.ceilings import boarded_slope, shades
from lib.chamber import stool
from lib.copies import copy_to, put
from lib.fabric import striped_rug
from lib.glade import crowns
from lib.light import area_light, camera, day_sky, sun
from lib.looks import inside
from lib.materials import foliage, surface, wood
from lib.mesh import MeshBuilder, box
from lib.objects import pot
from lib.plants import bush
from lib.render import shot
from lib.room import floor_tiles, room
from lib.surfaces import pavers, plaster
from lib.tiles import panel

SHOT = shot(inside(exposure=0.72), samples=14, mist=(3, 1800), bounces=5, diffuse=3, noise=0.015)
X0, X1, Y0, Y1, LOW, HIGH = -2.6, 2.3, -2.5, 2.2, 2.55, 3.25


def build():
    rng = np.random.RandomState(233)
    pale = plaster("forest-room", "#e9e2cb", "#dcd4b8")
    openings = {"back": [(2.75, 4.65, 0.5, 2.5, 2, 1)], "right": [(0.25, 2.75, 0.5, 2.5, 3, 1)]}
    room(X0, X1, Y0, Y1, HIGH, pale, openings, day=52, frame=oak("Z"))
    floor_tiles(X0, X1, Y0, Y1, rng, 0.5, ("#8b8f7f", "#7e8474", "#969a89"))
    boarded_slope((X0 - 0.1, Y0 - 0.1, LOW), (X1 + 0.1, Y0 - 0.1, LOW), (X1 + 0.1, Y1 + 0.1, HIGH), (X0 - 0.1, Y1 + 0.1, HIGH), shades("forest-ceiling", "#c79c68", "#a47a4a", "Y"))
    beams = MeshBuilder()
    for x in np.arange(X0 + 0.5, X1, 1.15):
        beams.beam((x, Y0, LOW - 0.06), (x, Y1, HIGH - 0.06), 0.09, 0.16, wood("forest-beam", "#7d5636", "#a97c52", scale=4, axis="Y"))
    beams.obj("beams", bevel=0.008)
    moss = pavers("moss-tile", "#4f6650", "#5f7860", "#8f9a84", scale=4, rough=0.2, offset=0.5, size=(0.28, 0.85))
    put(panel(2.6, 2.3, moss), (X0, Y1, 0))
    put(panel(Y1 - Y0, 2.3, moss), (X0, Y0, 0), np.pi / 2)
    put(washstand(1.35, surface("moss-stone", "#d8d4c2", 0.35, color2="#c6c4b0", nscale=6, coat=0.25), oak, (0.0,), radius=0.23), (-1.6, Y1 - 0.012, 0))
    put(mirror([(-0.48, -0.4), (0.48, -0.4), (0.48, 0.4), (-0.48, 0.4)], 1.56, oak("X")), (-1.6, Y1 - 0.012, 0))
    for x, colours in ((-1.9, ("#f6f1e8", "#5a6e5c", "#f6f1e8")), (-1.3, ("#f6f1e8", "#c9b27a", "#f6f1e8", "#f6f1e8"))):
        towels(x, Y1 - 0.27, 0.29, colours)
    jars(-1.24, Y1 - 0.22, 0.8, (("#5a6e5c", 0.16, 0.032), ("#c9b27a", 0.11, 0.036)))
    put(towel_ladder(("#f6f1e8", "#c9b27a")), (-0.4, Y1 - 0.012, 0))
    tub()
    plants(rng)
    mat = striped_rug(1.2, 0.7, ["#e5dcc4", "#5a6e5c", "#a98a5a"])
    mat.location, mat.rotation_euler = (-0.25, 0.25, 0), (0, 0, 0.25)
    crowns(rng)
    sun(34, -22, 7, "#ffd8a4", 0.8)
    day_sky(34, -22 + 90, 0.24, dust=1.1)
    area_light((-0.6, -1.5, 2.35), (-0.6, 0.9, 0.6), 2.2, 1.0, 52, "#ffe9cc")
    camera((-1.6, -2.3, 1.5), (0.35, 1.5, 1.15), 20, level=True, shift_y=-0.035)


def tub():
    """Staves in three tones, a pipe from the floor, a stool and a step beside."""
    tones = [wood(f"stave{i}", dark, light, scale=4, axis="Z", rough=0.5) for i, (dark, light) in enumerate((("#a9794a", "#c99d68"), ("#9d7044", "#bd9160"), ("#b58652", "#d3a873")))]
    at = (1.28, 0.95)
    put(stave_tub(0.76, 0.68, tones), (*at, 0))
    pipe, x, y = MeshBuilder(), at[0] - 0.5, at[1] + 0.78
    pipe.tube([(x, y, 0), (x, y, 0.96), (x + 0.03, y - 0.05, 1.02), (x + 0.14, y - 0.24, 1.0), (x + 0.16, y - 0.27, 0.95)], 0.015, brass(), 12)
    pipe.tube([(x - 0.07, y, 0.82), (x + 0.07, y, 0.82)], 0.01, brass(), 10)
    pipe.obj("pipe", smooth=True, autosmooth=50)
    box("step", 0.3, -0.32, 0.0, 1.0, 0.02, 0.2, oak("X"), 0.01)
    board = MeshBuilder()
    board.box(at[0] - 0.82, at[1] - 0.14, 0.682, at[0] + 0.82, at[1] + 0.1, 0.706, oak("X"))
    board.obj("bath-board", bevel=0.006)
    towels(at[0] - 0.36, at[1] - 0.02, 0.706, ("#7d927a",), 0.26, 0.18)
    jars(at[0] + 0.05, at[1] - 0.02, 0.706, (("#e8dcc8", 0.09, 0.036),))
    put(stool(oak, 0.19, 0.44), (-0.75, 1.0, 0))


def plants(rng):
    """Ferns in pots at the windows."""
    frond = foliage("fern", "#4d7a2c", "#7da046", transl=0.4, nscale=1.5)
    fern = bush(91, 0.42, 0.5, 0.1, 1500, frond, name="fern")
    for x, y, r, h, colour, size in ((2.0, -0.35, 0.2, 0.4, "#5f6b58", 1.0), (2.02, -1.0, 0.16, 0.3, "#a5573a", 0.75), (0.36, 1.98, 0.13, 0.26, "#5f6b58", 0.5)):
        put(pot(r, h, colour, colour), (x, y, 0))
        copy_to(fern, (x, y, h * 0.82), rng.uniform(0, 6), size)
