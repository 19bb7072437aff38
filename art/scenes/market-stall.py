"""A market stall: fruit in heaps and hands on sloping boards, baskets hung from the awning."""

import math

import numpy as np

from lib.copies import copy_to
from lib.dishes import bananas, fruit
from lib.light import camera, day_sky, sun
from lib.looks import golden
from lib.materials import surface, wood
from lib.mesh import MeshBuilder, box
from lib.noise import layered_noise
from lib.objects import basket
from lib.render import shot
from lib.room import view
from lib.surfaces import fabric, timber

SUN = (32, -118)
EYE = (-0.5, -2.6, 1.8)
SHOT = shot(golden(*SUN, exposure=0.6, vig=0.22), samples=8, mist=(4, 3500), bounces=4, fast_light=True)
WIDTH, BACK = 3.6, 1.5


def build():
    rng = np.random.RandomState(111)
    frame()
    boards()
    heaps(rng)
    hung_baskets(rng)
    crates(rng)
    view("back", rng, drop=0.02, edge=9.0, trees=7000)
    yard = surface("yard", "#b98a5e", 0.95, color2="#a5754c", nscale=0.5, bump=0.3, bscale=14)
    box("yard", -14, -8, -0.2, 14, 7, 0.0, yard, 0)
    sun(*SUN, 5.0, "#ffd6a4", 1.0)
    day_sky(SUN[0], SUN[1] + 90, 0.22, dust=1.3)
    camera(EYE, (0.0, 0.9, 1.22), 25)


def frame():
    """Poles, and an awning of striped cloth."""
    poles = MeshBuilder()
    half = WIDTH / 2
    for x in (-half, half):
        poles.tube([(x, 0.0, -0.2), (x + 0.02, 0.02, 1.2), (x, 0.0, 2.25)], [0.045, 0.042, 0.04], timber("Z"), 10)
        poles.tube([(x, BACK, -0.2), (x - 0.02, BACK, 1.3), (x, BACK, 2.6)], [0.045, 0.042, 0.04], timber("Z"), 10)
        poles.tube([(x, -0.35, 2.12), (x, BACK + 0.1, 2.6)], 0.03, timber("Y"), 8)
    for y, z in ((-0.02, 2.24), (BACK, 2.58)):
        poles.tube([(-half - 0.15, y, z), (half + 0.15, y, z)], 0.03, timber("X"), 8)
    poles.obj("poles", smooth=True)
    cloth = MeshBuilder()
    stripes = ("#c99b4e", "#f0e6d0", "#a65a3c", "#f0e6d0")
    edges = np.linspace(-half - 0.2, half + 0.2, 17)
    for i in range(16):
        x = np.linspace(edges[i], edges[i + 1], 6)
        rows = []
        for v in np.linspace(0, 1, 16):
            y = -0.42 + v * (BACK + 0.6)
            sag = 0.05 * np.sin(v * math.pi) * (1 + 0.5 * np.sin(x * 3)) + 0.02 * (layered_noise(x * 2, x * 0 + v * 4, 3, 5) - 0.5)
            rows.append(np.stack([x, x * 0 + y, 2.17 + v * 0.47 - sag], -1))
        valance = [np.stack([x, x * 0 - 0.425 + 0.012 * np.sin(x * 20), 2.17 - k * 0.16 + x * 0], -1) for k in (1, 0.5)]
        cloth.grid(np.array(valance + rows), fabric("awning" + stripes[i % 4], stripes[i % 4]))
    cloth.obj("awning", smooth=True, autosmooth=180)


def level(y):
    """Height of the sloping boards."""
    return 0.72 + (y + 0.1) * 0.3


def boards():
    plank = wood("stall", "#7a5a3c", "#a88560", scale=4, axis="X", rough=0.7, randval=0.2)
    mesh = MeshBuilder()
    for i in range(9):
        y = -0.1 + i * 0.155
        z = level(y)
        mesh.beam((-WIDTH / 2 - 0.05, y + 0.07, z - 0.02), (WIDTH / 2 + 0.05, y + 0.07, z + 0.0), 0.145, 0.025, plank)
    mesh.box(-WIDTH / 2, -0.14, 0.6, WIDTH / 2, -0.11, 0.78, plank)
    for x in np.linspace(-WIDTH / 2 + 0.05, WIDTH / 2 - 0.05, 4):
        mesh.box(x - 0.03, -0.1, 0, x + 0.03, -0.04, 0.66, plank)
        mesh.box(x - 0.03, 1.1, 0, x + 0.03, 1.16, 1.0, plank)
    mesh.obj("boards", bevel=0.004)
    front = MeshBuilder()
    for i in range(14):
        x = -WIDTH / 2 + i * WIDTH / 14
        front.box(x + 0.004, -0.16, 0.04, x + WIDTH / 14 - 0.004, -0.14, 0.66, plank)
    front.obj("front", bevel=0.004)


def heaps(rng):
    """Pyramids in front, hands of banana and pineapples behind, shallow baskets between."""
    kinds = {name: fruit(name) for name in ("mango", "orange", "tomato", "avocado", "passion fruit", "pineapple")}
    radius = {"mango": 0.056, "orange": 0.046, "tomato": 0.039, "avocado": 0.047, "passion fruit": 0.031}
    for i, name in enumerate(("tomato", "orange", "avocado", "mango", "tomato", "passion fruit", "orange", "mango")):
        pyramid(kinds[name], -1.55 + i * 0.44, 0.1, radius[name] * 2.04, 5 if radius[name] < 0.045 else 4, rng)
    tray = surface("tray", "#b98a52", 0.85, color2="#8f6a3c", nscale=30, bump=0.3, bscale=90)
    mesh = MeshBuilder()
    for i, name in enumerate(("mango", "passion fruit", "orange", "avocado", "tomato")):
        x, y = -1.4 + i * 0.7, 0.56
        z = level(y) + 0.012
        mesh.lathe([(0, 0.01), (0.2, 0.01), (0.26, 0.09), (0.275, 0.09), (0.21, -0.005)], tray, (x, y, z), 36)
        for _ in range(int(0.9 / radius[name])):
            r, a = 0.19 * math.sqrt(rng.uniform()), rng.uniform(0, 6.3)
            at = (x + r * math.cos(a), y + r * math.sin(a), z + 0.02 + rng.uniform(0, 0.11) * (1 - r / 0.22))
            copy_to(kinds[name], at, rng.uniform(0, 6), rng.uniform(0.92, 1.05), rng.uniform(0, 1.5))
    mesh.obj("trays", smooth=True, autosmooth=50)
    hand = bananas()
    for i in range(9):
        x, y = -1.55 + i * 0.39 + rng.normal() * 0.02, 0.98
        copy_to(hand, (x, y, level(y) + 0.02), -1.5 + rng.normal() * 0.3, rng.uniform(1.05, 1.25), rng.normal() * 0.1, -0.25)
    for i in range(10):
        y = 1.2
        copy_to(kinds["pineapple"], (-1.6 + i * 0.355, y, level(y) - 0.06), rng.uniform(0, 6), rng.uniform(0.95, 1.1))


def pyramid(kind, x, y, step, size, rng):
    """A square heap of one fruit."""
    for layer in range(size):
        side = size - layer
        for i in range(side):
            for j in range(side):
                px = x + (i - (side - 1) / 2) * step * 0.98
                py = y + (j - (side - 1) / 2) * step * 0.98
                z = level(y + (j - (side - 1) / 2) * step * 0.5) + 0.012 + layer * step * 0.72
                copy_to(kind, (px, py, z), rng.uniform(0, 6), rng.uniform(0.94, 1.03))


def hung_baskets(rng):
    for x, r, pattern, z in ((-1.45, 0.2, 3, 1.86), (-1.05, 0.15, 0, 1.92), (1.1, 0.17, 2, 1.9), (1.5, 0.22, 3, 1.84), (0.72, 0.13, 1, 1.94)):
        disc = basket(r, pattern)
        disc.rotation_euler = (math.pi / 2, 0, rng.normal() * 0.08)
        disc.location = (x, 0.02, z)
        cord = MeshBuilder()
        cord.tube([(x, 0.02, z + r - 0.01), (x, 0.0, 2.24)], 0.004, surface("rope", "#c2a878", 0.9), 5)
        cord.obj("cord")


def crates(rng):
    """Slatted crates and a sack on the ground before the stall."""
    plank = wood("stall", "#7a5a3c", "#a88560", scale=4, axis="X", rough=0.7, randval=0.2)
    kinds = [fruit("avocado"), fruit("mango")]
    for cx, cy, turn, kind in ((1.15, -0.62, 0.15, 1), (-1.75, -0.55, -0.2, 0)):
        mesh = MeshBuilder()
        for z in (0.03, 0.12, 0.21):
            for side in (-1, 1):
                mesh.box(-0.28, side * 0.2 - 0.008, z, 0.28, side * 0.2 + 0.008, z + 0.07, plank)
                mesh.box(side * 0.28 - 0.008, -0.2, z, side * 0.28 + 0.008, 0.2, z + 0.07, plank)
        mesh.box(-0.28, -0.2, 0.01, 0.28, 0.2, 0.03, plank)
        crate = mesh.obj("crate", bevel=0.003)
        crate.location, crate.rotation_euler = (cx, cy, 0), (0, 0, turn)
        for _ in range(46):
            x, y = rng.uniform(-0.22, 0.22), rng.uniform(-0.15, 0.15)
            c, s = math.cos(turn), math.sin(turn)
            at = (cx + x * c - y * s, cy + x * s + y * c, rng.uniform(0.1, 0.24))
            copy_to(kinds[kind], at, rng.uniform(0, 6), 1.0, rng.uniform(0, 1.5))
