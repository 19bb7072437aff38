"""A wedding in the garden: white chairs on the lawn, petals along the aisle, an arch of roses."""

import math

import numpy as np

from lib.copies import copies_at, copy_to, hide_all, put
from lib.country import grass, lay_ground, plant, rolling_ground, wooded_hills
from lib.fabric import cushion
from lib.garden import blossom, clump, flowering, lawn_tufts
from lib.light import camera, day_sky, sun
from lib.looks import golden
from lib.materials import surface, wood
from lib.mesh import MeshBuilder
from lib.objects import pot
from lib.plants import banana, bush
from lib.quads import leaves, quad_mesh
from lib.render import shot
from lib.surfaces import fabric
from lib.trees import acacia, broadleaf

SUN = (19, -155)
EYE = (0.35, -8.6, 1.55)
SHOT = shot(golden(*SUN, exposure=0.9, clouds_seed=97), samples=8, mist=(10, 3500), bounces=4, fast_light=True)
ROWS, BESIDE, ARCH = 7, 5, 5.2


def build():
    rng = np.random.RandomState(171)
    ground = rolling_ground(drop=0, base=-46, level=17, until=120, centre=(0, 0), unevenness=0.1)
    lay_ground(ground, (-120, 120, -40, 160), detail=240)
    wooded_hills(ground, (-1400, 1400, 60, 1900), 24000, clear=60, density=7, least=0.04)
    seats(rng)
    aisle(rng)
    arch(rng)
    shrubs = [bush(1, 0.7, 0.7), flowering(22, "white", 0.55, 0.6, 220, 0.09), flowering(21, "rose", 0.55, 0.6, 240, 0.09)]
    for side in (-1, 1):
        for k in range(12):
            x = side * (2.6 + k * 0.62)
            plant(shrubs[rng.randint(3)], ground, x, ARCH + 1.6 + rng.normal() * 0.25, rng.uniform(0, 6), rng.uniform(0.7, 1.1), 0.05)
    bananas = [banana(i, 2.0, 2.4, 0.75, 10) for i in range(3)]
    clump(ground, bananas, -9.5, 6.5, 4, rng)
    clump(ground, bananas, 10.5, 5.5, 4, rng)
    crowns, thorn = [broadleaf(21, 9.5, 4.2), broadleaf(22, 8, 3.6)], acacia(11, 9.0, 6.4)
    for kind, x, y, size in ((thorn, -8.2, 13, 0.95), (crowns[0], 13, 13, 1.1), (crowns[1], -17, 12, 1.1), (thorn, 20, 34, 1.1), (crowns[0], -26, 26, 1.2), (crowns[1], 24, 14, 1.1)):
        plant(kind, ground, x, y, rng.uniform(0, 6.3), size)
    grass(lawn_tufts(), ground, EYE, (-20, 20, -8.2, 18), 100000, 2, lambda x, y: x == x)
    sun(*SUN, 5.4, "#ffc890", 1.0)
    day_sky(SUN[0], SUN[1] + 90, 0.19, dust=1.4)
    camera(EYE, (0.0, 5, EYE[2]), 26, level=True, shift_y=0.07)


def folding_chair():
    """A white wooden folding chair."""
    white, frame = surface("white-wood", "#f2ece0", 0.45), MeshBuilder()
    for x in (-0.2, 0.2):
        frame.beam((x, -0.2, 0), (x, 0.17, 0.88), 0.028, 0.036, white)
        frame.beam((x * 0.88, 0.24, 0), (x * 0.88, -0.16, 0.44), 0.026, 0.034, white)
    for y, z in ((-0.15, 0.13), (0.17, 0.86), (0.13, 0.76), (0.1, 0.68)):
        frame.beam((-0.2, y, z), (0.2, y, z), 0.02, 0.055 if z > 0.5 else 0.02, white)
    frame.box(-0.2, -0.2, 0.43, 0.2, 0.16, 0.455, white)
    seat = cushion(0.38, 0.36, 0.05, fabric("wedding-seat", "#f6f1e8"), e=8, puff=0.3, n=10)
    seat.location = (0, -0.02, 0.475)
    return [frame.obj("folding-chair", bevel=0.004), seat]


def seats(rng):
    """Seven rows on each side, a posy at every second end of the aisle."""
    chair = folding_chair()
    for row in range(ROWS):
        y = -3.9 + row * 1.06
        for side in (-1, 1):
            for k in range(BESIDE):
                x = side * (1.15 + k * 0.56)
                copies_at(chair, (x, y, 0.02), math.pi + rng.normal() * 0.03)
    hide_all(chair)
    posies = [flowering(98, "white", 0.13, 0.15, 60, 0.05), flowering(99, "rose", 0.13, 0.15, 60, 0.05)]
    for row in range(0, ROWS, 2):
        for side in (-1, 1):
            copy_to(posies[row // 2 % 2], (side * 0.92, -3.76 + row * 1.06, 0.72), rng.uniform(0, 6))


def aisle(rng):
    """A runner of linen with petals along its edges."""
    x, y = np.meshgrid(np.linspace(-0.55, 0.55, 14), np.linspace(-6.4, ARCH - 0.3, 160))
    z = 0.075 + 0.006 * np.sin(x * 11 + y * 3) + 0.006 * np.sin(y * 7)
    cloth = MeshBuilder()
    cloth.grid(np.stack([x, y, z], -1), fabric("runner-linen", "#f3ecde", "#eae1cf"))
    cloth.obj("aisle", smooth=True, autosmooth=180)
    for colour in ("rose", "white", "apricot"):
        count = 520
        side = rng.choice([-1, 1], count)
        at = np.stack([side * np.abs(0.6 + rng.normal(size=count) * 0.1), rng.uniform(-6.4, ARCH - 0.4, count), 0.09 + rng.uniform(0, 0.015, count)], 1)
        quad_mesh("petals", [(leaves(at, 0.045, rng, 1.5, 0.8), blossom(colour))], hide=False)


def arch(rng):
    """Timber posts and a beam, grown over with roses; two pots beside."""
    oak, mesh = wood("arch", "#5e3d25", "#8a5d38", axis="Z"), MeshBuilder()
    for x in (-1.25, 1.25):
        for y in (ARCH - 0.25, ARCH + 0.25):
            mesh.box(x - 0.05, y - 0.05, -0.2, x + 0.05, y + 0.05, 2.45, oak)
    for y in (ARCH - 0.25, ARCH + 0.25):
        mesh.box(-1.55, y - 0.05, 2.4, 1.55, y + 0.05, 2.5, oak)
    for x in np.linspace(-1.4, 1.4, 8):
        mesh.box(x - 0.03, ARCH - 0.42, 2.5, x + 0.03, ARCH + 0.42, 2.56, oak)
    mesh.obj("arch", bevel=0.008)
    sprays = [flowering(41, "rose", 0.28, 0.3, 90, 0.085), flowering(42, "white", 0.28, 0.3, 80, 0.08), flowering(43, "apricot", 0.26, 0.28, 70, 0.08)]
    spots = [(x, 2.28) for x in np.linspace(-1.5, 1.5, 22)]
    spots += [(side * 1.25, z) for side in (-1, 1) for z in np.linspace(0.75, 2.2, 11)]
    for x, z in spots:
        size = rng.uniform(0.6, 0.95)
        copy_to(sprays[rng.randint(3)], (x + rng.normal() * 0.05, ARCH - 0.3 + rng.normal() * 0.06, z), rng.uniform(0, 6), size)
    for x in (-2.0, 2.0):
        put(pot(0.3, 0.5, "#e8dcc8", "#d8c8ae"), (x, ARCH - 0.2, 0.02))
        copy_to(sprays[0], (x, ARCH - 0.2, 0.42), rng.uniform(0, 6), 1.3)
