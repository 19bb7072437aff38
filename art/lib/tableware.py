"""What stands on tables and hangs above them."""

import math

import numpy as np

from .copies import copies_at
from .light import point_light
from .materials import glowing, pane, surface
from .mesh import MeshBuilder
from .surfaces import fabric, frame_wood, timber


def china():
    return surface("china", "#f4efe6", 0.2, spec=0.6, coat=0.4)


def plate(mesh, x, y, z, radius=0.132):
    """A dinner plate in a mesh."""
    k = radius / 0.132
    profile = [(0, 0.006), (0.08, 0.006), (0.13, 0.02), (0.132, 0.016), (0.085, 0), (0, 0)]
    mesh.lathe([(r * k, h) for r, h in profile], china(), (x, y, z), 28)


def wine_glass(solid, clear, x, y, z, filled=True):
    """A glass, and the wine in it."""
    profile = [
        (0.034, 0),
        (0.033, 0.003),
        (0.006, 0.008),
        (0.004, 0.085),
        (0.02, 0.1),
        (0.04, 0.14),
        (0.042, 0.17),
        (0.034, 0.215),
    ]
    clear.lathe(profile, pane("wineglass", "#f4f8f8"), (x, y, z), 20)
    if filled:
        wine = [(0, 0.107), (0.022, 0.107), (0.039, 0.14), (0, 0.141)]
        solid.lathe(wine, surface("wine", "#6d0f1c", 0.1), (x, y, z), 16)


def candle_glass(solid, clear, x, y, z):
    """A candle burning in a glass on a small iron tray."""
    clear.lathe([(0.06, 0), (0.062, 0.12), (0.055, 0.15)], pane("wineglass", "#f4f8f8"), (x, y, z + 0.02), 20)
    solid.cyl(x, y, z + 0.004, z + 0.02, 0.07, surface("iron", "#1d1a18", 0.45, metal=0.6), 20)
    wax = surface("wax", "#f3e2c0", 0.6, emit="#ff9a3c", estr=1.6)
    solid.cyl(x, y, z + 0.02, z + 0.085, 0.033, wax, 16)
    flame = glowing("candle-flame", "#ffb040", 30, False)
    solid.lathe([(0, 0), (0.009, 0.012), (0.006, 0.03), (0, 0.045)], flame, (x, y, z + 0.09), 8)


def set_table(w=1.0, d=1.0, seed=0, seats=4, runner="#b4552c"):
    """A timber table laid for two or four, with a runner and a candle; built at the origin."""
    random = np.random.RandomState(seed)
    h = 0.75
    top = MeshBuilder()
    top.box(-w / 2, -d / 2, h - 0.045, w / 2, d / 2, h, timber("X"))
    for sx in (-1, 1):
        for sy in (-1, 1):
            top.cbox(
                sx * (w / 2 - 0.07), sy * (d / 2 - 0.07), h / 2 - 0.02, 0.065, 0.065, h - 0.045, timber("Z")
            )
    objects = [top.obj("table", bevel=0.008)]
    solid, clear = MeshBuilder(), MeshBuilder()
    solid.box(-0.16, -d / 2 - 0.02, h, 0.16, d / 2 + 0.02, h + 0.004, fabric("runner" + runner, runner))
    places = [(0, -d / 2 + 0.2, 0), (0, d / 2 - 0.2, math.pi)]
    if seats == 4:
        places += [(-w / 2 + 0.2, 0, -math.pi / 2), (w / 2 - 0.2, 0, math.pi / 2)]
    steel = surface("steel", "#c9c4bb", 0.25, metal=1)
    for x, y, turn in places:
        c, s = math.cos(turn), math.sin(turn)
        plate(solid, x, y, h + 0.004)
        wine_glass(solid, clear, x + c * 0.2 - s * 0.12, y + s * 0.2 + c * 0.12, h, random.uniform() < 0.6)
        for side in (-1, 1):
            across, along = 0.016 + abs(s) * 0.17, 0.016 + abs(c) * 0.17
            solid.cbox(x + c * 0.19 * side, y + s * 0.19 * side, h + 0.005, across, along, 0.006, steel)
        napkin = [(0, 0.095), (0.012, 0.08), (0.04, 0.03), (0.05, 0)]
        solid.lathe(napkin, fabric("napkin", "#e6c07a"), (x, y, h + 0.02), 10)
    candle_glass(solid, clear, 0.02, 0.02, h)
    return [
        *objects,
        solid.obj("laid", smooth=True, autosmooth=35),
        clear.obj("glasses", smooth=True, autosmooth=60),
    ]


def seat_around(table, chair, x, y, turn, chairs, reach, rng):
    """A copy of a table with chairs around it and candle light over it."""
    copies_at(table, (x, y, 0), turn)
    for i in range(chairs):
        a = turn + i * 2 * math.pi / chairs - math.pi / 2
        spot = (x + math.cos(a) * reach, y + math.sin(a) * reach, 0)
        copies_at(chair, spot, a - math.pi / 2 + rng.normal() * 0.12)
    point_light((x + 0.02, y + 0.02, 0.95), 3.2, "#ff9c45", 0.04)


def basket_lamp(x, y, z, ceiling, power=32, radius=0.26):
    """A wicker shade hanging at height z from the ceiling, lit unless its power is 0."""
    k = radius / 0.26
    mesh = MeshBuilder()
    wicker = surface("wicker", "#c79a5a", 0.8, transl=0.5, color2="#a87a40", nscale=30)
    mesh.lathe(
        [(0.03 * k, 0.32 * k), (0.15 * k, 0.28 * k), (0.24 * k, 0.12 * k), (radius, 0)], wicker, (x, y, z), 24
    )
    mesh.tube([(x, y, z + 0.3 * k), (x, y, ceiling)], 0.008, frame_wood(), 5)
    mesh.obj("basket-lamp", smooth=True)
    if power:
        point_light((x, y, z + 0.05), power, "#ffb060", 0.1)


class LightStrings:
    """Strings of bulbs sagging between points; build() makes them."""

    def __init__(self):
        self.bulbs, self.wires = MeshBuilder(), MeshBuilder()
        self.glow = glowing("bulb", "#ffb45e", 11, False)
        self.wire = surface("wire", "#14110f", 0.6)

    def hang(self, a, b, sag, count):
        """A string from a to b with `count` - 1 bulbs."""
        a, b = np.array(a, float), np.array(b, float)
        at = lambda t: a + (b - a) * t - np.array([0, 0, sag * 4 * t * (1 - t)])
        self.wires.tube([at(t) for t in np.linspace(0, 1, count * 3 + 1)], 0.007, self.wire, 5)
        for i in range(1, count):
            p = at(i / count)
            self.wires.cyl(p[0], p[1], p[2] - 0.06, p[2], 0.014, self.wire, 8)
            bulb = [(0, -0.125), (0.022, -0.118), (0.034, -0.095), (0.03, -0.07), (0.013, -0.055)]
            self.bulbs.lathe(bulb, self.glow, p, 12)

    def build(self):
        bulbs = self.bulbs.obj("bulbs", smooth=True)
        bulbs.visible_glossy = bulbs.visible_diffuse = False
        self.wires.obj("wires", smooth=True)


def cup(mesh, x, y, z, drink=("coffee", "#24140c")):
    """A filled cup on its saucer."""
    mesh.lathe([(0, 0.004), (0.04, 0.004), (0.072, 0.014), (0.04, 0), (0, 0)], china(), (x, y, z), 28)
    mesh.lathe([(0.022, 0), (0.036, 0.03), (0.042, 0.062), (0.039, 0.062), (0.03, 0.012), (0, 0.012)], china(), (x, y, z + 0.008), 28)
    mesh.lathe([(0, 0.05), (0.038, 0.05)], surface(drink[0], drink[1], 0.1, coat=0.5), (x, y, z + 0.008), 24)


def teapot(mesh, x, y, z, glaze, turn=0.0):
    """A pot with its spout along `turn`."""
    body = [(0, 0), (0.05, 0), (0.08, 0.045), (0.074, 0.1), (0.045, 0.135), (0.045, 0.145), (0.03, 0.155), (0.012, 0.162), (0.015, 0.178), (0, 0.184)]
    mesh.lathe(body, glaze, (x, y, z), 36)
    c, s = math.cos(turn), math.sin(turn)
    out = lambda r, h: (x + r * c, y + r * s, z + h)
    mesh.tube([out(0.066, 0.055), out(0.105, 0.085), out(0.13, 0.13)], [0.018, 0.013, 0.009], glaze, 10)
    mesh.tube([out(-0.06, 0.11), out(-0.115, 0.11), out(-0.12, 0.06), out(-0.072, 0.035)], 0.008, glaze, 8)
