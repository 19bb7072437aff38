"""Village View, the terrace in the morning: breakfast laid over the valley of huts and gardens."""

import math

import numpy as np

from lib.copies import copies_at, copy_to, hide_all, put, scatter_mix
from lib.country import ground_at
from lib.dishes import bananas, bowl, fruit
from lib.furniture import dining_chair
from lib.garden import flowering
from lib.house import hanging_lanterns
from lib.light import camera, day_sky, sun
from lib.looks import golden
from lib.materials import surface
from lib.mesh import MeshBuilder, box
from lib.objects import pot
from lib.plants import banana, bush, grass_tuft
from lib.render import shot
from lib.seats import bench, pillow
from lib.surfaces import fabric, pavers, rubble, timber
from lib.tableware import cup, plate, teapot
from lib.valley import land, village

SUN = (24, 158)
SHOT = shot(golden(*SUN, exposure=0.95, clouds_seed=44), samples=10, mist=(6, 3500), bounces=4, fast_light=True)
LEFT, RIGHT, DEPTH, TOP = -5.5, 5.5, 3.3, 0.75


def build():
    rng = np.random.RandomState(251)
    box("floor", LEFT, -0.5, -0.5, RIGHT, DEPTH, 0, pavers("village-floor", "#b7805c", "#a26c4c", "#8d735c", scale=2.6), 0.015)
    box("edge", LEFT, DEPTH, -0.7, RIGHT, DEPTH + 0.3, 0.1, rubble(), 0.03)
    roof()
    hanging_lanterns([(-1.75, 2.4)], 2.02, 2.72)
    table(rng)
    seat = bench(1.7, timber, 0.4, 0.44) + [pillow(-0.5, 0.02, 0.63, "#71886f", 0.42, 62, 0.2, 3), pillow(0.42, 0.03, 0.62, "#a65a3c", 0.4, 60, -0.2, 6)]
    put(seat, (3.05, 1.75, 0), math.pi / 2 + math.pi + 0.12)
    for x, y, kind, colours in ((-2.45, 3.0, "apricot", ("#a5573a", "#8a4228")), (2.52, 2.98, "white", ("#e8dcc8", "#d8c8ae")), (2.0, 3.02, "yellow", ("#a5573a", "#8a4228"))):
        put(pot(0.23, 0.4, *colours), (x, y, 0))
        copy_to(flowering(3, kind, 0.5, 0.5, 260, 0.06), (x, y, 0.3), rng.uniform(0, 6), 0.62)
    village(rng)
    slope(rng)
    sun(*SUN, 5.6, "#ffc98e", 1.0)
    day_sky(SUN[0], SUN[1] + 90, 0.22, dust=1.3)
    camera((-0.95, -0.35, 1.72), (0.22, 4, 1.5), 23, level=True, shift_y=-0.075)


def slope(rng):
    """Shrubs along the edge, bananas and grass on the way down."""
    low = [flowering(2, "magenta", 0.5, 0.45, 220, 0.07), bush(1, 0.55, 0.5), flowering(4, "yellow", 0.5, 0.45, 200, 0.06), flowering(3, "white", 0.5, 0.45, 220, 0.06)]
    for i in range(24):
        copy_to(low[rng.randint(4)], (-6.2 + i * 0.5, 4.15 + rng.normal() * 0.12, -0.42), rng.uniform(0, 6), rng.uniform(0.75, 1.05))
    plants = [banana(i, 2.0, 2.4, 0.75, 10) for i in range(3)]
    for x, y, size in ((-9.5, 13, 0.9), (-11, 15.5, 1.0), (5.5, 17, 0.95), (7.2, 19, 1.0), (9.0, 16.5, 0.85), (-2.5, 25, 1.0), (13, 22, 1.0)):
        copy_to(plants[rng.randint(3)], (x, y, ground_at(land, x, y) - 0.1), rng.uniform(0, 6), size)
    spots = np.stack([rng.uniform(-16, 18, 17000), rng.uniform(3.7, 26, 17000)], 1)
    blades = [grass_tuft(i, 40, 0.2, 0.007, 0.17) for i in range(3)]
    scatter_mix("grass", blades, np.column_stack([spots, land(spots[:, 0], spots[:, 1])]), rng.uniform(0, 6.28, 17000), rng.uniform(0.7, 1.4, 17000))


def roof():
    """Posts on stone feet, a beam with braces, the rafters' ends."""
    mesh, line = MeshBuilder(), DEPTH - 0.2
    for x in (-2.95, 2.95):
        mesh.box(x - 0.09, line - 0.09, 0, x + 0.09, line + 0.09, 2.5, timber("Z"))
        mesh.box(x - 0.16, line - 0.16, 0, x + 0.16, line + 0.16, 0.36, rubble())
        for side in (-1, 1):
            mesh.beam((x + side * 0.06, line, 1.98), (x + side * 0.58, line, 2.46), 0.07, 0.09, timber("Z"))
    mesh.box(LEFT, line - 0.08, 2.46, RIGHT, line + 0.08, 2.64, timber("X"))
    for i in range(17):
        x = LEFT + 0.2 + i * (RIGHT - LEFT - 0.4) / 16
        mesh.beam((x, -0.6, 3.24), (x, DEPTH + 0.6, 2.58), 0.065, 0.12, timber("Y"))
    mesh.obj("posts", bevel=0.01)
    under = MeshBuilder()
    for lift, tone in ((0.07, timber("X")), (0.16, surface("rooftop", "#6a3a26", 0.9))):
        under.add([(LEFT, -0.6, 3.24 + lift), (RIGHT, -0.6, 3.24 + lift), (RIGHT, DEPTH + 0.65, 2.57 + lift), (LEFT, DEPTH + 0.65, 2.57 + lift)], [(3, 2, 1, 0)], tone)
    under.obj("roof")


def table(rng):
    """A long table with a striped runner, plates for four, fruit, chapati, coffee."""
    x, y, w, d = 0.25, 1.75, 0.95, 0.44
    top = MeshBuilder()
    top.box(x - w, y - d, TOP - 0.045, x + w, y + d, TOP, timber("X"))
    for sx in (-1, 1):
        for sy in (-1, 1):
            top.cbox(x + sx * (w - 0.09), y + sy * (d - 0.08), TOP / 2 - 0.02, 0.075, 0.075, TOP - 0.045, timber("Z"))
    top.obj("table", bevel=0.008)
    cloth = MeshBuilder()
    for i, colour in enumerate(("#71886f", "#f0e6d0", "#71886f", "#f0e6d0", "#a65a3c", "#f0e6d0", "#71886f", "#f0e6d0", "#71886f")):
        cloth.box(x - w - 0.02, y - 0.15 + i * 0.0334, TOP, x + w + 0.02, y - 0.15 + (i + 1) * 0.0334, TOP + 0.004, fabric("runner" + colour, colour))
    cloth.obj("runner")
    laid = MeshBuilder()
    for px in (-0.5, 0.5):
        for side in (-1, 1):
            plate(laid, x + px, y + side * 0.29, TOP + 0.001, 0.115)
            laid.cbox(x + px + 0.17, y + side * 0.29, TOP + 0.006, 0.016, 0.18, 0.005, surface("steel", "#c9c4bb", 0.25, metal=1))
            cup(laid, x + px - 0.2, y + side * 0.25, TOP)
    china = surface("sage-glaze", "#8fa08a", 0.25, color2="#849580", nscale=6, coat=0.4)
    teapot(laid, x - 0.16, y - 0.02, TOP + 0.004, china, 2.8)
    laid.lathe([(0, 0), (0.045, 0), (0.055, 0.07), (0.042, 0.12), (0.048, 0.14), (0.04, 0.14), (0.035, 0.02), (0, 0.02)], china, (x + 0.62, y + 0.0, TOP + 0.004), 28)
    bowl(laid, x + 0.2, y, TOP + 0.004, 0.17, 0.09, surface("clay-bowl", "#a5633f", 0.4, color2="#96583a", nscale=5, coat=0.3))
    chapati = surface("chapati", "#d9b27a", 0.8, color2="#a8743c", nscale=14)
    plate(laid, x - 0.55, y, TOP + 0.004, 0.14)
    for i in range(4):
        laid.lathe([(0, 0.006), (0.095, 0.005), (0.098, 0.0), (0, 0)], chapati, (x - 0.55 + 0.006 * i, y - 0.004 * i, TOP + 0.014 + 0.008 * i), 28)
    laid.obj("laid", smooth=True, autosmooth=38)
    for i, (kind, dx, dy, dz) in enumerate((("mango", -0.06, 0.03, 0.05), ("orange", 0.06, 0.05, 0.055), ("passion fruit", 0.02, -0.07, 0.06), ("mango", 0.07, -0.04, 0.06), ("passion fruit", -0.07, -0.05, 0.06), ("orange", 0.0, 0.0, 0.1))):
        copy_to(fruit(kind), (x + 0.2 + dx, y + dy, TOP + dz - 0.03), i * 1.3)
    copy_to(bananas(10), (x - 0.02, y + 0.16, TOP + 0.0), 0.5, 0.8)
    chair = dining_chair(seat="#8a9a86")
    for px, py, turn in ((-0.5, 0.72, 0.06), (0.55, 0.74, -0.1), (1.3, -0.05, -math.pi / 2 + 0.15)):
        copies_at(chair, (x + px, y + py, 0), turn)
    hide_all(chair)
