"""Rose Villa, the veranda: a swing between posts covered in roses, tea on a white iron table, beds of blossom at the step."""

import numpy as np

from lib.copies import copies_at, copy_to, hide_all, put, scatter_mix
from lib.country import ground_at, lay_ground, rolling_ground, wooded_hills
from lib.garden import flowering, lawn_tufts
from lib.house import shining
from lib.light import camera, day_sky, sun
from lib.looks import golden
from lib.materials import surface
from lib.mesh import MeshBuilder, box
from lib.objects import pot
from lib.render import shot
from lib.roses import bunch, climbing, sprays
from lib.seats import iron_chair, iron_table, swing
from lib.surfaces import pavers, plaster, rubble, white_wood
from lib.tableware import cup, plate, teapot
from lib.trees import broadleaf
from lib.walls import wall, window

SUN = (25, 148)
SHOT = shot(golden(*SUN, exposure=1.05, clouds_seed=31), samples=10, mist=(5, 3000), bounces=4, fast_light=True)
DEPTH, LEFT, RIGHT = 2.9, -5.4, 5.2
POSTS = (-4.9, -1.75, 1.75, 4.9)


def build():
    rng = np.random.RandomState(241)
    box("floor", LEFT, -0.3, -0.5, RIGHT, DEPTH, 0, pavers("rose-floor", "#b97a62", "#a5674f", "#a99078", scale=3.0), 0.015)
    box("edge", LEFT, DEPTH, -0.6, RIGHT, DEPTH + 0.16, 0.02, rubble(), 0.02)
    house_side()
    roof_and_posts()
    put(swing(1.7, 2.78, white_wood), (-2.75, 1.5, 0), np.pi / 2 + 0.12)
    tea()
    garden(rng)
    sun(*SUN, 5.6, "#ffcb92", 1.0)
    day_sky(SUN[0], SUN[1] + 90, 0.24, dust=1.2)
    camera((3.7, 0.8, 1.52), (-0.9, 2.2, 1.5), 22, level=True, shift_y=-0.035)


def house_side():
    """Rosy plaster with a white glazed door and a window, a dado of boards below it."""
    lime = plaster("rose-veranda", "#f0d9c6", "#e6c8b2")
    holes = [(1.4, 3.0, 0.75, 2.35), (4.6, 6.4, 0, 2.45), (7.6, 9.2, 0.75, 2.35)]
    white = surface("white-paint", "#f3ecdf", 0.45)
    wall((RIGHT, 0), (LEFT, 0), 0, 3.2, 0.25, lime, holes, "wall")
    for hole in holes:
        window((RIGHT, 0), (LEFT, 0), *hole, cols=2, rows=3, fm=white)
    room = MeshBuilder()
    room.box(LEFT, -3.1, 0, RIGHT, -3.0, 3.1, shining("rose-inside", "#f0dcc6", "#ffbe86", 0.5))
    room.box(LEFT, -3.1, -0.02, RIGHT, -0.27, 0, shining("room-boards", "#8a5b3a", "#ff9c50", 0.16))
    room.box(LEFT, -3.1, 3.1, RIGHT, -0.27, 3.12, shining("rose-ceiling-lit", "#f0dcc6", "#ffc88e", 0.7))
    room.obj("room")


def roof_and_posts():
    """White rafters and boards, four posts with roses winding up."""
    mesh, line = MeshBuilder(), DEPTH - 0.18
    low, high = DEPTH + 0.7, -0.05
    for i in range(19):
        x = LEFT + 0.15 + i * (RIGHT - LEFT - 0.3) / 18
        mesh.beam((x, high, 3.1), (x, low - 0.05, 2.56), 0.06, 0.11, white_wood("Y"))
    mesh.box(LEFT, line - 0.07, 2.5, RIGHT, line + 0.07, 2.64, white_wood("X"))
    for x in POSTS:
        mesh.box(x - 0.07, line - 0.07, 0, x + 0.07, line + 0.07, 2.52, white_wood("Z"))
        mesh.box(x - 0.11, line - 0.11, 0, x + 0.11, line + 0.11, 0.16, white_wood("Z"))
        for side in (-1, 1):
            mesh.beam((x + side * 0.05, line, 2.06), (x + side * 0.48, line, 2.5), 0.05, 0.07, white_wood("Z"))
    mesh.obj("posts", bevel=0.008)
    boards = MeshBuilder()
    for i in range(30):
        y0, y1 = high + (low - high) * i / 30, high + (low - high) * (i + 0.97) / 30
        z0, z1 = (3.17 - (y - high) * 0.54 / (low - high) for y in (y0, y1))
        boards.add([(LEFT, y0, z0), (RIGHT, y0, z0), (RIGHT, y1, z1), (LEFT, y1, z1)], [(0, 1, 2, 3)], white_wood("X"))
    top = [(LEFT, high, 3.24), (RIGHT, high, 3.24), (RIGHT, low, 2.7), (LEFT, low, 2.7)]
    boards.add(top, [(3, 2, 1, 0)], surface("rooftop", "#6a3a26", 0.9))
    boards.obj("roof-boards")


def tea():
    """For two, with roses."""
    x, y, top = 0.35, 1.55, 0.72
    put(iron_table(0.42, top), (x, y, 0))
    chair = iron_chair()
    copies_at(chair, (x - 0.72, y + 0.5, 0), 1.0)
    copies_at(chair, (x + 0.55, y + 0.72, 0), -0.6)
    hide_all(chair)
    mesh = MeshBuilder()
    cup(mesh, x - 0.22, y + 0.12, top, ("tea", "#7a3c14"))
    cup(mesh, x + 0.2, y + 0.2, top, ("tea", "#7a3c14"))
    plate(mesh, x + 0.12, y - 0.2, top, 0.105)
    cake = surface("cake", "#c9924e", 0.8, color2="#b47c3c", nscale=20)
    for dx, dy in ((0.0, 0.0), (0.045, 0.02), (-0.01, 0.05)):
        mesh.cbox(x + 0.11 + dx, y - 0.22 + dy, top + 0.032, 0.045, 0.04, 0.035, cake, dx * 9)
    teapot(mesh, x - 0.16, y - 0.12, top, surface("rose-glaze", "#c98f88", 0.25, color2="#bd7f78", nscale=6, coat=0.4), 2.6)
    mesh.obj("tea", smooth=True, autosmooth=45)
    bunch(x + 0.02, y + 0.06, top, ("rose", "white", "rose"), 0.15, "#a8b296")


def garden(rng):
    """Roses along the edge and in beds, lawn, old trees; sprays on posts and beam."""
    ground = rolling_ground(drop=0.4, base=-40, level=30, until=140, centre=(-4, 4))
    lay_ground(ground, (-140, 90, -90, 190), (-2600, 1600, -1800, 2600), detail=260)
    wooded_hills(ground, (-1700, 900, -700, 1700), 16000, clear=60, density=7, least=0.03)
    kinds = [flowering(21, "rose", 0.5, 0.6, 420, 0.068), flowering(24, "white", 0.45, 0.55, 360, 0.064), flowering(25, "red", 0.5, 0.6, 400, 0.068), flowering(23, "apricot", 0.5, 0.55, 360, 0.066), flowering(22, "magenta", 0.5, 0.55, 400, 0.064)]
    for i in range(30):
        x = LEFT - 4 + i * 0.5
        if abs(x - 0.2) > 0.9:
            copy_to(kinds[rng.randint(5)], (x + rng.normal() * 0.08, DEPTH + 0.62 + rng.normal() * 0.06, -0.32), rng.uniform(0, 6), rng.uniform(0.85, 1.15))
    for row in range(5):
        for i in range(24):
            x, y = -17 + i * 0.95 + rng.normal() * 0.12, 6.0 + row * 1.9 + rng.normal() * 0.15
            if abs(x - 0.2 + 0.25 * (y - 4)) > 1.0 and row != 2:
                copy_to(kinds[(row * 2 + rng.randint(2)) % 5], (x, y, ground_at(ground, x, y) - 0.05), rng.uniform(0, 6), rng.uniform(0.9, 1.25))
    tufts = lawn_tufts()
    spots = np.stack([rng.uniform(-22, 8, 26000), rng.uniform(3.4, 24, 26000)], 1)
    points = np.column_stack([spots, ground(spots[:, 0], spots[:, 1])])
    scatter_mix("grass", tufts, points, rng.uniform(0, 6.28, len(points)), rng.uniform(0.8, 1.3, len(points)))
    kinds_up = sprays()
    for x in POSTS:
        climbing(kinds_up, x, DEPTH - 0.18, 0.12, 2.45, rng, 0.1, 0.11)
        for k in range(14):
            along = rng.uniform(-1.0, 1.0)
            copy_to(kinds_up[rng.randint(2)], (x + along, DEPTH - 0.12 + rng.normal() * 0.05, 2.46 + rng.normal() * 0.05), rng.uniform(0, 6), rng.uniform(0.55, 0.85))
    put(pot(0.26, 0.44, "#e8dcc8", "#d8c8ae"), (-0.9, 0.42, 0))
    copy_to(kinds[4], (-0.9, 0.42, 0.32), 0.4, 0.7)
    crowns = [broadleaf(21, 9.5, 4.2, nleaf=18000), broadleaf(22, 8, 3.6, nleaf=18000)]
    for x, y, kind, size in ((-24, 16, 0, 1.1), (-31, 6, 1, 1.2), (-14, 27, 1, 1.0), (-4, 30, 0, 1.0), (8, 28, 1, 1.1), (-38, 24, 0, 1.3)):
        copy_to(crowns[kind], (x, y, ground_at(ground, x, y) - 0.1), rng.uniform(0, 6), size)
