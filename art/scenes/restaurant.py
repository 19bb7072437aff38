"""The restaurant in the morning: tables laid under wicker lamps, doors open to the terrace."""

import numpy as np

from lib.copies import copies_at, copy_to, hide_all, put
from lib.dishes import bananas, fruit
from lib.furniture import dining_chair
from lib.garden import flowering
from lib.light import area_light, camera, day_sky, sun
from lib.looks import inside
from lib.materials import surface, wood
from lib.mesh import MeshBuilder, box
from lib.objects import hang_basket, pot
from lib.plants import banana
from lib.render import shot
from lib.room import beamed_ceiling, floor_tiles, room, view
from lib.surfaces import plaster, timber
from lib.tableware import basket_lamp, set_table

SHOT = shot(inside(exposure=0.65), samples=20, mist=(4, 4000), bounces=6, diffuse=4, noise=0.015)
X0, X1, Y0, Y1, H = -4.4, 4.2, -3.0, 9.0, 3.5


def build():
    rng = np.random.RandomState(71)
    cream, warm = plaster("restaurant", "#f0e4ce", "#e5d4b8"), plaster("restaurant-warm", "#c9a06a", "#bb905c")
    doors = [(1.2 + i * 3.7, 4.2 + i * 3.7, 0, 2.7, 3, 3) for i in range(3)]
    room(X0, X1, Y0, Y1, H, cream, {"left": doors}, warm, day=40)
    floor_tiles(X0, X1, Y0, Y1, rng, 0.45)
    beamed_ceiling(X0, X1, Y0, Y1, H, cream, 1.3)
    tables(rng)
    buffet(rng)
    for x, z, r, pattern in ((-2.2, 2.2, 0.34, 3), (-1.45, 2.45, 0.24, 0), (-1.5, 1.9, 0.2, 2), (-2.95, 2.0, 0.22, 1)):
        hang_basket(r, pattern, x, Y1, z)
    for y in (0.5, 3.6, 6.6):
        hang_basket(0.3, 0 if y < 2 else 3, y, X1, 2.0, "right")
    for x, y in ((-3.9, 8.5), (3.7, 8.4), (-3.95, 1.7)):
        put(pot(0.28, 0.5, "#e8dcc8", "#d8c8ae"), (x, y, 0))
        copy_to(banana(4, 0.8, 1.4, 0.5, 9), (x, y, 0.36), rng.uniform(0, 6), 0.95)
    view("left", rng, edge=7.0)
    sun(26, 200, 6.5, "#ffd29c", 0.8)
    day_sky(26, 200 + 90, 0.24, dust=1.2)
    for y in (0.5, 5.5):
        area_light((0.2, y, H - 0.3), (0.2, y, 0), 3.0, 2.2, 60, "#ffe2b8")
    camera((1.9, -2.75, 1.5), (-0.75, 5, 1.3), 20, level=True, shift_y=-0.02)


def tables(rng):
    chair = dining_chair(seat="#c9b08a")
    four, two = set_table(1.0, 1.0, 1, runner="#a65a3c"), set_table(0.85, 0.85, 2, seats=2, runner="#c99b4e")
    flowers = flowering(96, "apricot", 0.1, 0.13, 50, 0.045)
    for x, y, turn, seats in (
        (-1.2, -0.1, 0.1, 4),
        (2.5, 1.6, 0.0, 4),
        (-2.6, 2.7, 0.05, 2),
        (0.3, 3.4, -0.08, 4),
        (2.7, 4.9, 0.1, 4),
        (-2.4, 5.4, 0.0, 4),
        (0.5, 6.4, 0.12, 4),
    ):
        copies_at(four if seats == 4 else two, (x, y, 0), turn)
        copy_to(flowers, (x - 0.16, y + 0.05, 0.76), rng.uniform(0, 6))
        for i in range(seats):
            a = turn + i * 2 * np.pi / seats - np.pi / 2
            reach = 0.7 if seats == 4 else 0.63
            copies_at(chair, (x + np.cos(a) * reach, y + np.sin(a) * reach, 0), a - np.pi / 2 + rng.normal() * 0.1)
    hide_all([*four, *two, *chair])
    for x, y in ((-1.2, 0.2), (0.3, 3.4), (2.6, 3.2), (-2.4, 5.2), (0.5, 6.4)):
        basket_lamp(x, y, 2.25, H, 0, 0.32)


def buffet(rng):
    """A long sideboard on the right with fruit, jugs and bread under a cloth."""
    top = wood("buffet", "#5a3a24", "#8b5e3a", scale=4, axis="Y", rough=0.35)
    box("buffet", X1 - 0.75, 5.9, 0.06, X1 - 0.06, 8.0, 0.86, timber("Z"), 0.01)
    box("buffet-top", X1 - 0.8, 5.8, 0.86, X1 - 0.04, 8.1, 0.91, top, 0.01)
    kinds = [fruit(k) for k in ("mango", "orange", "passion fruit", "pineapple")]
    hand = bananas()
    mesh, white = MeshBuilder(), surface("china", "#f4efe6", 0.2, spec=0.6, coat=0.4)
    for y in (6.2, 7.0, 7.7):
        mesh.lathe([(0, 0), (0.16, 0), (0.24, 0.07), (0.23, 0.07), (0.15, 0.012), (0, 0.012)], white, (X1 - 0.42, y, 0.912), 32)
    mesh.obj("bowls", smooth=True, autosmooth=50)
    for y, kind, count in ((6.2, 0, 12), (7.0, 1, 14), (7.7, 2, 22)):
        for _ in range(count):
            r, a = 0.14 * np.sqrt(rng.uniform()), rng.uniform(0, 6.3)
            z = 0.93 + 0.09 * rng.uniform() * (1 - r / 0.16)
            copy_to(kinds[kind], (X1 - 0.42 + r * np.cos(a), y + r * np.sin(a), z), rng.uniform(0, 6), 1.0, rng.uniform(0, 1))
    copy_to(hand, (X1 - 0.5, 6.62, 0.912), 1.2)
    for y in (6.55, 7.35):
        copy_to(kinds[3], (X1 - 0.25, y, 0.912), rng.uniform(0, 6))
