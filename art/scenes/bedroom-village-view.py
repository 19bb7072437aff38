"""Village View, the room of two beds: white walls, sage shutters, between the beds a door onto the valley of huts."""

import math

import numpy as np

from lib.bedding import made_bed
from lib.bedsteads import oak, posts
from lib.chamber import books, hung_picture, night_table, vase
from lib.copies import copy_to, put
from lib.country import ground_at, lay_ground, plant, wooded_hills
from lib.fabric import striped_rug
from lib.garden import flowering
from lib.land import hills
from lib.light import area_light, camera, day_sky, sun
from lib.looks import inside
from lib.materials import surface, wood
from lib.mesh import MeshBuilder, box
from lib.noise import layered_noise, smooth_step
from lib.objects import hang_basket, lamp, pot
from lib.plants import far_banana
from lib.render import shot
from lib.room import room
from lib.surfaces import fabric, pavers, plaster, rubble, timber
from lib.trees import broadleaf, far_tree
from lib.village import crops, hut, plot, tin_house

SHOT = shot(inside(exposure=0.75), samples=12, mist=(4, 2600), bounces=4, diffuse=3, noise=0.015)
X0, X1, Y0, Y1, H = -2.75, 2.75, -2.7, 2.2, 2.85
DOOR = (1.75, 3.75)
far_land = hills([(-420, 700, 110, 260, 160, 0.25), (260, 760, 120, 260, 160, -0.2), (-60, 1300, 170, 500, 240, 0.1), (500, 1900, 260, 700, 320, 0)], base=-46, rough=7)


def build():
    rng = np.random.RandomState(91)
    white = plaster("village-room", "#f3ecdf", "#e9dfcd")
    openings = {"back": [], "left": [(2.2, 3.5, 0.95, 2.2, 2, 2)]}
    openings["back"] = [(*DOOR, 0.0, 2.35, 2, 1)]
    room(X0, X1, Y0, Y1, H, white, openings, day=46, frame=sage())
    box("floor", X0, Y0, -0.03, X1, Y1 + 0.3, 0, pavers("village-floor", "#b7805c", "#a26c4c", "#8d735c", scale=2.6), 0)
    ceiling()
    shutters()
    beds()
    put(pot(0.24, 0.42, "#e8dcc8", "#d8c8ae"), (-0.74, 2.86, 0.0))
    put(pot(0.24, 0.42, "#e8dcc8", "#d8c8ae"), (0.74, 2.86, 0.0))
    for i, x in enumerate((-0.74, 0.74)):
        copy_to(flowering(2 + i, ("white", "apricot")[i], 0.5, 0.5, 260, 0.06), (x, 2.86, 0.3), rng.uniform(0, 6), 0.62)
    rug = striped_rug(2.6, 1.25, ["#efe6d2", "#5f7562", "#a65a3c"])
    rug.location, rug.rotation_euler = (0.0, -0.55, 0.0), (0, 0, math.pi / 2)
    terrace()
    village(rng)
    sun(31, 152, 6.5, "#ffd8a8", 0.8)
    day_sky(31, 152 + 90, 0.24, dust=1.1)
    area_light((0, -1.5, 2.6), (0, 0.6, 0.4), 2.6, 1.2, 30, "#fff0dc")
    camera((0.0, -2.5, 1.5), (0, 2, 1.5), 21, level=True, shift_y=-0.045)


def sage():
    return surface("sage-paint", "#71886f", 0.5, color2="#687f67", nscale=8)


def ceiling():
    """Whitewashed boards on round poles."""
    boards, poles = MeshBuilder(), MeshBuilder()
    for i in range(int((X1 - X0 + 0.4) / 0.16)):
        x = X0 - 0.2 + i * 0.16
        boards.box(x + 0.003, Y0 - 0.2, H, x + 0.157, Y1 + 0.2, H + 0.02, wood(f"white-board{i % 3}", "#d8ccb8", "#efe6d6", scale=3 + i % 3, axis="Y", rough=0.7))
    boards.box(X0 - 0.4, Y0 - 0.4, H + 0.021, X1 + 0.4, Y1 + 0.4, H + 0.06, surface("over", "#3a2c22", 0.9))
    boards.obj("boards", bevel=0.002)
    for i, y in enumerate(np.arange(Y0 + 0.35, Y1, 0.72)):
        poles.tube([(X0 - 0.05, y, H - 0.06), (0, y + 0.01, H - 0.065), (X1 + 0.05, y, H - 0.06)], [0.062, 0.058, 0.06], wood(f"pole{i % 3}", "#5a3a24", "#7d5636", scale=4, axis="X"), 12)
    poles.obj("poles", smooth=True, autosmooth=60)


def shutters():
    """Louvred leaves folded back against the wall on both sides of the door."""
    mesh = MeshBuilder()
    for side in (-1, 1):
        inner = (X0 + DOOR[1] if side > 0 else X0 + DOOR[0]) + side * 0.03
        outer = inner + side * 0.5
        a, b = min(inner, outer), max(inner, outer)
        for x in (a, b - 0.06):
            mesh.box(x, Y1 - 0.045, 0.02, x + 0.06, Y1 - 0.01, 2.33, sage())
        for z in (0.02, 1.1, 2.24):
            mesh.box(a + 0.06, Y1 - 0.042, z, b - 0.06, Y1 - 0.012, z + 0.09, sage())
        for k in range(40):
            z = 0.14 + k * 0.0535
            if not 1.07 < z < 1.2:
                mesh.beam((a + 0.05, Y1 - 0.028, z), (b - 0.05, Y1 - 0.028, z), 0.034, 0.009, sage())
    mesh.obj("shutters", bevel=0.003)


def beds():
    """Two single beds, heads to the back wall, a night table beside each."""
    for side in (-1, 1):
        x = side * 2.02
        stripes = ("#7d927a", "#f0e6d0", "#a65a3c")
        pillows = [(0, 0.22, 0.68, 0.46, "#f6f1e8", 60), (0, 0.42, 0.5, 0.36, "#c99b4e" if side < 0 else "#a65a3c", 52)]
        bed = posts(1.05, tone=oak, head=1.1) + made_bed(1.05, 1.95, 0.58, throw=(stripes, 1.2, 1.8), pillows=pillows, drop=0.12, seed=6 + side)
        put(bed, (x, Y1 - 0.09, 0), 0)
        put(night_table(oak, 0.36, 0.36), (side * 1.2, Y1 - 0.3, 0), 0)
    lamp(-1.2, Y1 - 0.3, 0.52, 0.46, "#71886f", 9)
    books(1.16, Y1 - 0.3, 0.52, ("#8a4a30", "#e0d2b8"))
    vase(1.28, Y1 - 0.22, 0.52, 0.16, "#a5573a")
    bands = (("#f2d9a8", 0.98), ("#c9a05a", 0.62), ("#7d927a", 0.46), ("#4f6a3a", 0.26))
    hung_picture(2.28, Y1, 1.72, 0.6, 0.44, bands)
    for x, z, radius, pattern in ((-2.42, 1.62, 0.17, 0), (-2.12, 1.86, 0.14, 2)):
        hang_basket(radius, pattern, x, Y1, z)


def terrace():
    """A paved strip behind the door with a kerb of field stones."""
    box("terrace", X0 - 2, Y1 + 0.26, -0.4, X1 + 2, Y1 + 2.6, -0.02, pavers("village-floor", scale=2.6), 0.01)
    box("kerb", X0 - 2, Y1 + 2.5, -0.5, X1 + 2, Y1 + 2.8, 0.08, rubble(), 0.03)


def land(x, y):
    """Falls behind the terrace into a valley, hills beyond."""
    down = smooth_step(5, 30, y)
    valley = -5.0 + (layered_noise(x / 30, y / 30, 3, 4) - 0.5) * 1.5
    away = smooth_step(120, 300, np.hypot(x, y))
    return (-0.35 + down * valley) * (1 - away) + away * far_land(x, y)


def village(rng):
    """Huts in yards of swept earth, plots and bananas between them."""
    lay_ground(land, (-130, 130, -30, 200), detail=260)
    wooded_hills(land, (-900, 900, 190, 1600), 9000, clear=190, density=7)
    huts = [hut(1), hut(2, 1.8, "#a87c58"), hut(3, 2.4, "#c19a72")]
    spots = [(-4, 42, 2), (5, 46, 0), (-11, 50, 1), (11.5, 54, 2), (0, 60, 0), (-17, 62, 2), (18, 66, 1), (6, 74, 1), (-8, 78, 0), (-26, 76, 0), (27, 84, 2), (-2, 96, 2), (14, 98, 0), (-19, 100, 1)]
    earth = surface("yard", "#b98a5e", 0.95, color2="#a5754c", nscale=0.5)
    yards = MeshBuilder()
    for x, y, kind in spots:
        copy_to(huts[kind], (x, y, ground_at(land, x, y)), rng.uniform(-0.9, 0.9), rng.uniform(0.9, 1.1))
        ring = [(0, 0)] + [(r * np.cos(a), r * np.sin(a)) for r in (2.5, 4.8) for a in np.linspace(0, 6.283, 20, False)]
        points = [(x + px, y + py, ground_at(land, x + px, y + py) + 0.09) for px, py in ring]
        yards.add(points, [(0, 1 + k, 1 + (k + 1) % 20) for k in range(20)] + [(1 + k, 21 + k, 21 + (k + 1) % 20, 1 + (k + 1) % 20) for k in range(20)], earth)
    yards.obj("yards", smooth=True)
    for x, y, kind in ((10, 84, 0), (-14, 88, 1), (22, 52, 0)):
        house = tin_house(f"tin{x}", ("#c98f68", "#d8c2a0")[kind], ("#9aa0a0", "#7d4a3a")[kind])
        copy_to(house, (x, y, ground_at(land, x, y)), rng.uniform(-0.6, 0.6))
    greens, beans, maize = crops()
    for x, y, turn, kinds in ((-9, 36, 0.2, [greens, beans]), (9, 37, -0.2, [maize]), (-3, 51, 0.4, [maize, beans]), (17, 44, 0.1, [greens, beans]), (-20, 45, -0.3, [maize]), (3, 86, 0.2, [maize])):
        plot(land, x, y, turn, 7, 8, kinds, rng, 1.1, 0.8)
    bananas = [far_banana(i) for i in range(3)]
    crowns = [far_tree(i, n=2600) for i in range(3)]
    for _ in range(230):
        x, y = rng.uniform(-60, 60), rng.uniform(30, 150)
        if min(np.hypot(x - sx, y - sy) for sx, sy, _ in spots) > 4.5 and layered_noise(x / 16, y / 16, 3, 8) > 0.5:
            kind = bananas[rng.randint(3)] if rng.uniform() < 0.65 else crowns[rng.randint(3)]
            plant(kind, land, x, y, rng.uniform(0, 6.3), rng.uniform(0.7, 1.0))
    plant(broadleaf(22, 8, 3.6, nleaf=14000), land, -5.0, 17, 1.0, 0.8)
