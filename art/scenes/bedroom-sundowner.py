"""Sundowner, the bedroom after sunset: the bed looks west over the deck, lamps lit under the straw roof."""

import math

import numpy as np

from lib.bedding import made_bed, pair
from lib.bedsteads import cane_head, oak, platform
from lib.ceilings import reed_ceiling
from lib.chamber import books, night_table
from lib.copies import copy_to, put
from lib.country import ground_at, lay_ground, rolling_ground, wooded_hills
from lib.fabric import curtain, striped_rug
from lib.furniture import armchair
from lib.light import area_light, camera, dusk_sky, point_light, sun
from lib.looks import dusk
from lib.materials import surface, wood
from lib.mesh import MeshBuilder
from lib.objects import hang_basket, lamp, lantern, pot
from lib.plants import banana, bush
from lib.render import shot
from lib.room import floor_boards, room
from lib.surfaces import plaster, timber
from lib.trees import acacia

WEST = (-0.3, 1, 0.03)
SHOT = shot(dusk(WEST, exposure=1.3, clouds_seed=61, vig=0.15), samples=12, mist=(8, 4000), bounces=4, diffuse=3, clamp=3, noise=0.015)
X0, X1, Y0, Y1, H = -3.2, 3.2, -2.9, 3.0, 2.65


def build():
    rng = np.random.RandomState(83)
    warm = plaster("dusk-room", "#e6cfa8", "#d6bc90")
    room(X0, X1, Y0, Y1, H + 0.4, warm, {"back": [(0.35, 6.05, 0.0, 2.45, 5, 1)]}, day=1.5, frame=timber("Z"))
    floor_boards(X0, X1, Y0, Y1 + 0.2, rng, "#8f6a45", "#6b4a2c")
    reed_ceiling(X0 - 0.1, X1 + 0.1, Y0 - 0.1, Y1 + 0.1, H + 0.08, 2.1, rng)
    bed()
    put(armchair(pill="#c99b4e"), (-1.9, 1.5, 0), 2.6)
    rug = striped_rug(3.4, 2.4, ["#e2d2b4", "#8a4a30", "#4a3a44"])
    rug.location = (0.55, 0.2, 0)
    for x in (X0 + 0.55, X1 - 0.55):
        linen = surface("linencur", "#f1e6d3", 0.95, transl=0.45)
        curtain(x - 0.35, Y1 - 0.14, x + 0.35, Y1 - 0.14, 0.03, 2.5, linen, 7, 0.055, seed=int(x * 3 + 20))
    rod = MeshBuilder()
    rod.tube([(X0 + 0.1, Y1 - 0.14, 2.53), (X1 - 0.1, Y1 - 0.14, 2.53)], 0.014, surface("iron", "#1d1a18", 0.45), 8)
    rod.obj("rod")
    put(pot(0.27, 0.5, "#3f3a36", "#2c2825"), (-2.6, 2.35, 0))
    copy_to(banana(4, 0.8, 1.3, 0.48, 9), (-2.6, 2.35, 0.38), 1.2, 0.95)
    for y, z, radius, pattern in ((0.55, 1.72, 0.24, 1), (1.15, 1.9, 0.3, 3), (1.75, 1.66, 0.2, 2)):
        hang_basket(radius, pattern, y, X1, z, "right")
    hung_lamp(0.95, 0.6, 2.5)
    deck(rng)
    evening(rng)
    area_light((0.6, -1.9, 2.5), (0.6, 0.6, 0.4), 2.4, 1.2, 60, "#ffb66c")
    camera((-2.7, -2.6, 1.72), (0.35, 1.9, 1.2), 20, level=True, shift_y=-0.04)


def bed():
    """It stands free, its head towards the room's back."""
    at = (0.45, -1.25, 0)
    linen = made_bed(1.8, top=0.6, throw=(("#8a4a30", "#d8b06a", "#4a2c3a"), 1.35, 1.9), pillows=pair(("#a65a3c", "#6a4a5e"), 1.8), seed=7)
    put(cane_head(1.8, 0.82, timber), (at[0], at[1] - 0.04, 0), math.pi)
    put(platform(1.8, slats=False, tone=lambda axis: oak(axis) if axis == "Z" else timber(axis)) + linen, at, math.pi)
    for x in (at[0] - 1.32, at[0] + 1.32):
        put(night_table(timber), (x, at[1] + 0.25, 0), math.pi)
        lamp(x, at[1] + 0.25, 0.52, 0.54, "#7a5a46", 24)
    books(at[0] - 1.22, at[1] + 0.14, 0.52, ("#6a4a5e", "#c9a05a"))


def hung_lamp(x, y, z):
    """A wide wicker shade under the ridge."""
    mesh = MeshBuilder()
    wicker = surface("wicker", "#c79a5a", 0.8, transl=0.5, color2="#a87a40", nscale=30)
    mesh.lathe([(0.05, 0.3), (0.24, 0.26), (0.4, 0.12), (0.45, 0.0)], wicker, (x, y, z), 36)
    mesh.tube([(x, y, z + 0.28), (x, y, H + 2.1)], 0.008, surface("wire", "#14110f", 0.6), 5)
    mesh.obj("hung-lamp", smooth=True)
    point_light((x, y, z + 0.08), 60, "#ffb060", 0.1)


def deck(rng):
    """Boards before the windows, two lanterns, planting at their edge."""
    board = wood("deckG", "#6b5340", "#a08366", scale=3, axis="X", rough=0.45, randval=0.22)
    mesh = MeshBuilder()
    mesh.box(0, 0, -0.04, 2.6, 0.138, 0, board)
    one = mesh.obj("board", bevel=0.005, hide=True)
    for j in range(24):
        for i in range(-3, 3):
            copy_to(one, (i * 2.61 + (j % 3) * 0.87, Y1 + 0.3 + j * 0.146, -0.05))
    for x, y in ((-1.3, Y1 + 2.9), (2.3, Y1 + 3.1)):
        put(lantern(0.44, 0.24, 14), (x, y, -0.04))
        point_light((x, y, 0.2), 7, "#ffa850", 0.06)
    shrubs = [bush(1, 0.6, 0.6), bush(3, 0.6, 0.5)]
    for i in range(22):
        copy_to(shrubs[rng.randint(2)], (-8 + i * 0.8, Y1 + 4.6 + rng.normal() * 0.2, -1.0), rng.uniform(0, 6), rng.uniform(0.8, 1.2))


def evening(rng):
    """Dark hills under the afterglow, an umbrella tree before them."""
    ground = rolling_ground(base=-190, drop=1.3, level=14, until=120)
    lay_ground(ground, (-130, 130, -30, 200), (-2600, 2600, -40, 4200), 200)
    wooded_hills(ground, (-1300, 1300, 50, 1900), 12000, clear=50, density=6)
    thorn = acacia(11, 9.0, 6.4, nleaf=18000)
    for x, y, size in ((9.5, 27, 0.9), (-19, 46, 1.1), (-3, 70, 1.2)):
        copy_to(thorn, (x, y, ground_at(ground, x, y) - 0.2), rng.uniform(0, 6), size)
    for x in (-6.5, 7.2, 8.4):
        copy_to(banana(int(10 + x), 2.0, 2.4, 0.75, 10), (x, Y1 + 6.4, -1.6), rng.uniform(0, 6), 0.9)
    stops = [(0, "#f2a766"), (0.08, "#dd957c"), (0.25, "#8a80a2"), (0.6, "#4a5a92"), (1, "#2f3f74")]
    dusk_sky(stops, 0.55, sun_dir=WEST, glow="#ff8a3c", glow_pow=5, glow_str=1.1)
    sun(4, 107, 0.8, "#ff9450", 2)
