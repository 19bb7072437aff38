"""A table laid with dishes of the country: matooke, eshabwe, tilapia, beans, groundnut sauce, greens."""

import math

import numpy as np

from lib.copies import copies_at, copy_to, hide_all
from lib.dishes import banana_leaf, bowl, fruit, grains, mound
from lib.furniture import dining_chair
from lib.garden import flowering
from lib.light import area_light, camera, day_sky, sun
from lib.looks import golden
from lib.materials import foliage, pane, surface, wood
from lib.mesh import MeshBuilder
from lib.objects import basket
from lib.quads import quad_mesh
from lib.render import shot
from lib.room import view
from lib.surfaces import fabric, timber
from lib.tableware import plate, wine_glass

SUN = (30, 60)
SHOT = shot(golden(*SUN, exposure=0.22, power=1.34, sat=1.24, vig=0.25), samples=20, mist=(4, 3500), bounces=5, diffuse=3)
TOP = 0.75


def build():
    rng = np.random.RandomState(61)
    table(rng)
    matooke(rng)
    sauces(rng)
    fish(rng)
    places()
    bread()
    drinks()
    chair = dining_chair(seat="#c98a4a")
    for x, y, turn in ((-0.55, 1.12, 0.06), (0.45, 1.16, -0.1), (-1.6, 0.2, 1.5)):
        copies_at(chair, (x, y, 0), turn)
    hide_all(chair)
    view("back", rng, drop=1.2, edge=7.0, trees=7000)
    sun(*SUN, 4.2, "#ffd2a0", 1.5)
    day_sky(SUN[0], SUN[1] + 90, 0.32, dust=1.3)
    area_light((-1.8, -1.4, 2.4), (0, 0, TOP), 1.6, 1.6, 30, "#fff0dc")
    camera((-0.26, -1.2, 1.36), (0.02, 0.1, TOP - 0.02), 34, fstop=5.6, focus=(0, -0.1, TOP))


def table(rng):
    boards = wood("board-table", "#4f301b", "#7d5230", scale=4, axis="X", rough=0.68, randval=0.16)
    mesh = MeshBuilder()
    mesh.box(-1.15, 0, -0.045, 1.15, 0.148, 0, boards)
    plank = mesh.obj("plank", bevel=0.005, hide=True)
    for i in range(9):
        copy_to(plank, (0, -0.68 + i * 0.152, TOP + rng.normal() * 0.0006))
    legs = MeshBuilder()
    for x in (-1.0, 1.0):
        for y in (-0.55, 0.55):
            legs.cbox(x, y, 0.35, 0.09, 0.09, 0.7, timber("Z"))
    legs.obj("legs", bevel=0.006)
    runner = MeshBuilder()
    for a, b, colour in ((-0.19, -0.17, "#a65a3c"), (-0.17, -0.13, "#e8d3a8"), (-0.13, 0.13, "#c99b4e"), (0.13, 0.17, "#e8d3a8"), (0.17, 0.19, "#a65a3c")):
        runner.box(-1.16, a + 0.12, TOP + 0.001, 1.16, b + 0.12, TOP + 0.004, fabric("run" + colour, colour))
    runner.obj("runner")
    deck = MeshBuilder()
    deck.box(-4, -3, -0.1, 4, 3.2, 0, wood("deck-under", "#6b5340", "#a08366", scale=3, axis="X", rough=0.5))
    deck.obj("deck")


def matooke(rng):
    """Steamed bananas mashed on their leaf, in the middle."""
    banana_leaf(0.66, 0.34, (-0.12, 0.13, TOP + 0.006), 0.25, 1)
    banana_leaf(0.6, 0.32, (-0.1, 0.14, TOP + 0.01), -0.5, 2)
    yellow = surface("matooke", "#dcb64e", 0.75, color2="#c99e3c", nscale=14, bump=0.35, bscale=60, spec=0.25)
    mound(0.135, 0.085, yellow, (-0.11, 0.135, TOP + 0.02), 3, 0.28)
    for k in range(5):
        a = k * 1.3
        mound(0.045, 0.045, yellow, (-0.11 + 0.09 * math.cos(a), 0.135 + 0.08 * math.sin(a), TOP + 0.05), 7 + k, 0.3)


def sauces(rng):
    """Eshabwe, groundnut sauce, beans, rice and greens in clay bowls."""
    clay = surface("clay-bowl", "#7d4a30", 0.45, color2="#6b3d26", nscale=8, coat=0.25)
    black = surface("black-bowl", "#2a2420", 0.35, coat=0.3)
    mesh = MeshBuilder()
    spots = {"eshabwe": (0.2, 0.06, black), "nuts": (0.42, 0.24, clay), "beans": (-0.5, 0.2, clay), "rice": (0.66, 0.06, black), "greens": (-0.42, -0.08, black)}
    for x, y, glaze in spots.values():
        bowl(mesh, x, y, TOP + 0.004, 0.105, 0.07, glaze)
    mesh.obj("bowls", smooth=True, autosmooth=50)
    at = lambda name, z=0.05: (spots[name][0], spots[name][1], TOP + z)
    mound(0.094, 0.008, surface("eshabwe", "#f1e6cf", 0.22, color2="#e9dabd", nscale=7, coat=0.3), at("eshabwe"), 4, 0.5)
    mound(0.094, 0.012, surface("groundnut", "#c08a72", 0.3, color2="#b07a62", nscale=9, coat=0.25), at("nuts"), 5, 0.5)
    grains(0.088, 0.022, at("beans", 0.048), "#6b2418", 0.011, 330, 6, 1.7)
    grains(0.09, 0.045, at("rice", 0.046), "#f1ead9", 0.0045, 1500, 7, 3.0)
    leaf = foliage("dodo", "#2f4f1c", "#47692a", transl=0.15, gloss=0.12)
    quads = []
    for _ in range(420):
        r, a = 0.085 * math.sqrt(rng.uniform()), rng.uniform(0, 6.3)
        p = np.array(at("greens", 0.05)) + [r * math.cos(a), r * math.sin(a), 0.035 * (1 - (r / 0.09) ** 2)]
        u, v = rng.normal(size=3) * 0.016, rng.normal(size=3) * 0.01
        u[2], v[2] = u[2] * 0.4, abs(v[2]) * 0.5
        quads.append([p - u, p - v, p + u, p + v])
    quad_mesh("greens", [(np.array(quads), leaf)], hide=False)


def fish(rng):
    """A grilled tilapia on an oval plate, limes and tomato beside it."""
    plate_mesh = MeshBuilder()
    x, y, turn = 0.22, 0.42, -0.12
    rows = []
    for k, z in ((0.0, 0.012), (0.75, 0.012), (1.0, 0.03), (1.02, 0.026), (0.75, 0.004), (0.0, 0.004)):
        a = np.linspace(0, 2 * np.pi, 61)
        px, py = 0.22 * k * np.cos(a), 0.13 * k * np.sin(a)
        c, s = math.cos(turn), math.sin(turn)
        rows.append(np.stack([px * c - py * s + x, px * s + py * c + y, a * 0 + TOP + z], -1))
    plate_mesh.grid(np.array(rows), surface("china", "#f4efe6", 0.2, spec=0.6, coat=0.4))
    plate_mesh.obj("fish-plate", smooth=True, autosmooth=40)
    skin = surface("tilapia", "#8a5a2c", 0.45, color2="#4f3018", nscale=16, bump=0.4, bscale=70, coat=0.2)
    t = np.linspace(0, 1, 26)
    thick = 0.062 * np.sin(np.pi * np.clip(t * 1.04, 0, 1)) ** 0.75 * (1 - 0.35 * t)
    body = MeshBuilder()
    rings = []
    for k, th in zip(t, thick):
        a = np.linspace(0, 2 * np.pi, 25)
        px, py, pz = (k - 0.5) * 0.33 + a * 0, th * np.cos(a), 0.42 * th * np.sin(a)
        c, s = math.cos(turn), math.sin(turn)
        rings.append(np.stack([px * c - py * s + x, px * s + py * c + y, pz + TOP + 0.037], -1))
    body.grid(np.array(rings), skin)
    for flap in (((0.13, 0.0), (0.21, 0.065), (0.19, 0.0), (0.21, -0.06)), ((-0.06, 0.055), (0.0, 0.088), (0.06, 0.075), (0.08, 0.035))):
        c, s = math.cos(turn), math.sin(turn)
        body.add([(px * c - py * s + x, px * s + py * c + y, TOP + 0.036) for px, py in flap], [(0, 1, 2, 3)], skin)
    body.obj("fish", smooth=True, autosmooth=60)
    lime, tomato = fruit("lime"), fruit("tomato")
    for dx, dy, kind in ((-0.19, -0.03, lime), (-0.16, 0.06, tomato), (0.12, -0.085, lime), (0.02, -0.1, tomato)):
        copy_to(kind, (x + dx, y + dy, TOP + 0.014), rng.uniform(0, 6), 0.85)


def places():
    """Plates, folded napkins and forks for four."""
    solid, steel = MeshBuilder(), surface("steel", "#c9c4bb", 0.25, metal=1)
    for x, y, side in ((-0.45, -0.43, -1), (0.36, -0.43, -1), (-0.55, 0.53, 1), (0.72, 0.5, 1)):
        plate(solid, x, y, TOP + 0.004, 0.135)
        plate(solid, x, y, TOP + 0.012, 0.1)
        fork(solid, x - 0.185, y, steel)
        solid.cbox(x + 0.185, y - 0.04, TOP + 0.006, 0.013, 0.1, 0.006, steel)
        solid.cbox(x + 0.185, y + 0.06, TOP + 0.005, 0.019, 0.11, 0.003, steel)
        solid.cbox(x, y, TOP + 0.027, 0.1, 0.13, 0.012, fabric("napkin", "#a65a3c"), 0.25)
    solid.obj("places", smooth=True, autosmooth=35)


def fork(mesh, x, y, steel):
    """Handle, shoulder and four tines."""
    mesh.cbox(x, y - 0.03, TOP + 0.006, 0.011, 0.13, 0.004, steel)
    mesh.cbox(x, y + 0.045, TOP + 0.007, 0.022, 0.025, 0.003, steel)
    for k in range(4):
        mesh.cbox(x - 0.0092 + k * 0.0061, y + 0.075, TOP + 0.008, 0.0032, 0.042, 0.0025, steel)


def bread():
    """Chapatis in a coiled basket, in front."""
    x, y = -0.04, -0.36
    coiled = basket(0.17, 3, depth=0.05)
    coiled.location = (x, y, TOP + 0.066)
    dough = surface("chapati", "#d8ac70", 0.8, color2="#7d4a20", nscale=34, bump=0.25, bscale=60, mixpos=(0.5, 0.72))
    mesh = MeshBuilder()
    for k, (dx, dy) in enumerate(((0.0, 0.0), (0.016, -0.01), (-0.014, 0.012), (0.012, 0.018))):
        turn = np.linspace(0, 2 * np.pi, 49)
        lift = 0.007 * np.sin(turn * 3 + k * 2)
        height = TOP + 0.034 + k * 0.011
        rings = [(0.108, -0.005), (0.114, 0), (0.108, 0.001), (0.06, 0.003), (0, 0.003)]
        rows = [np.stack([x + dx + r * np.cos(turn), y + dy + r * np.sin(turn), height + dz + lift * r * 9], -1) for r, dz in rings]
        mesh.grid(np.array(rows), dough)
    mesh.obj("chapatis", smooth=True, autosmooth=60)


def drinks():
    """Glasses, a jug of passion fruit juice, a small vase."""
    solid, clear = MeshBuilder(), MeshBuilder()
    for x, y in ((-0.2, -0.28), (0.6, -0.26), (-0.78, 0.4), (0.48, 0.56)):
        wine_glass(solid, clear, x, y, TOP, False)
    juice = surface("juice", "#d98e22", 0.15, coat=0.3)
    glass = pane("wineglass", "#f4f8f8")
    clear.lathe([(0.06, 0.0), (0.075, 0.08), (0.07, 0.16), (0.055, 0.2), (0.066, 0.225)], glass, (-0.82, 0.08, TOP), 28)
    solid.lathe([(0, 0.006), (0.057, 0.006), (0.071, 0.08), (0.067, 0.15), (0, 0.15)], juice, (-0.82, 0.08, TOP), 28)
    vase = surface("vase", "#e8dcc8", 0.3, coat=0.3)
    solid.lathe([(0, 0), (0.04, 0), (0.052, 0.05), (0.03, 0.12), (0.04, 0.15)], vase, (-0.12, 0.44, TOP + 0.002), 24)
    solid.obj("drinks", smooth=True, autosmooth=40)
    clear.obj("glasses", smooth=True, autosmooth=60)
    copy_to(flowering(96, "apricot", 0.12, 0.14, 260, 0.02), (-0.12, 0.44, TOP + 0.13), 0.4, 1.0)
