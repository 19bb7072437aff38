"""A room with windows on any side, and what is seen through them."""

import math

import numpy as np

from .copies import copy_to
from .country import RIDGES, ground_at, lay_ground, rolling_ground, wooded_hills
from .fabric import curtain
from .garden import bed, flowering
from .light import area_light
from .materials import surface, wood
from .mesh import MeshBuilder, box
from .plants import banana, bush
from .trees import acacia, broadleaf
from .walls import wall, window

# How far the view of each side is turned from straight ahead.
TURNS = {"back": 0, "left": math.pi / 2, "right": -math.pi / 2}


def room(x0, x1, y0, y1, height, paint, openings=None, accent=None, day=90, frame=None):
    """Walls, outer shell and slab. openings: side → [(from, to, sill, head, columns, rows)] from the left as seen inside.

    `accent` paints the back wall; `day` is the daylight of each opening in watts a square metre."""
    openings, frame = openings or {}, frame or surface("room-frame", "#3b2a1e", 0.4)
    sides = {
        "left": ((x0, y0), (x0, y1)),
        "back": ((x0, y1), (x1, y1)),
        "right": ((x1, y1), (x1, y0)),
        "front": ((x1, y0), (x0, y0)),
    }
    middle = ((x0 + x1) / 2, (y0 + y1) / 2)
    for side, (a, b) in sides.items():
        colour = accent if accent and side == "back" else paint
        holes = openings.get(side, [])
        wall(a, b, 0, height + 0.1, 0.25, colour, [hole[:4] for hole in holes], f"room-{side}")
        along = np.subtract(b, a) / np.linalg.norm(np.subtract(b, a))
        outward = np.array([-along[1], along[0]])
        for s0, s1, sill, head, columns, rows in holes:
            window(a, b, s0, s1, sill, head, cols=columns, rows=rows, inset=0.12, fm=frame)
            at = np.array(a) + along * (s0 + s1) / 2 + outward * 0.4
            level = (sill + head) / 2
            size = (s1 - s0, head - sill)
            area_light((*at, level), (*(at - outward * 3), level - 0.4), *size, day * size[0] * size[1], "#fff1de", 150)
    shell(x0, x1, y0, y1, height, openings, paint)
    box("slab", x0 - 0.5, y0 - 0.5, -0.4, x1 + 0.5, y1 + 0.5, -0.025, surface("slab", "#3a2c22", 0.9), 0)
    return middle


def shell(x0, x1, y0, y1, height, openings, paint):
    """A second skin outside closed walls, so that no sky leaks in at the corners."""
    skin = MeshBuilder()
    for side, (ax, ay, bx, by) in {
        "left": (x0 - 0.6, y0 - 0.6, x0 - 0.252, y1 + 0.6),
        "right": (x1 + 0.252, y0 - 0.6, x1 + 0.6, y1 + 0.6),
        "back": (x0 - 0.6, y1 + 0.252, x1 + 0.6, y1 + 0.6),
        "front": (x0 - 0.6, y0 - 0.6, x1 + 0.6, y0 - 0.252),
    }.items():
        if side not in openings:
            skin.box(ax, ay, -0.3, bx, by, height + 0.2, paint)
    for x in (x0 - 0.4, x1 - 0.03):
        for y in (y0 - 0.41, y1 + 0.01):
            skin.box(x, y, -0.3, x + 0.43, y + 0.4, height + 0.2, paint)
    skin.obj("shell")


def floor_boards(x0, x1, y0, y1, rng, light="#a97c54", dark="#7d5636"):
    """Polished boards along y."""
    boards = wood("room-boards", dark, light, scale=3, axis="Y", rough=0.32, randval=0.2, bump=0.06, coat=0.15)
    mesh = MeshBuilder()
    mesh.box(0, 0, 0, 0.158, 2.4, 0.02, boards)
    board = mesh.obj("board", bevel=0.003, hide=True)
    for i in range(int((x1 - x0) / 0.16) + 1):
        start = y0 - rng.uniform(0, 2.4)
        for j in range(int((y1 - y0) / 2.4) + 2):
            at = start + j * 2.404
            length = min(1, (y1 + 0.1 - at) / 2.4)
            if length > 0:
                copy_to(board, (x0 + i * 0.16, at, -0.02), s=(1, length, 1))


def floor_tiles(x0, x1, y0, y1, rng, size=0.4, colours=("#a8623f", "#94553a", "#b5724c")):
    """Square tiles, each of its own shade, laid in mortar."""
    box("bed", x0, y0, -0.03, x1, y1, -0.006, surface("tile-mortar", "#b9a58c", 0.9), 0)
    made = []
    for i, colour in enumerate(colours):
        mesh = MeshBuilder()
        clay = surface(f"tile-{colour}", colour, 0.38, color2=colour, bump=0.05, bscale=20, randval=0.12, coat=0.2)
        mesh.box(0.003, 0.003, -0.02, size - 0.003, size - 0.003, 0, clay)
        made.append(mesh.obj(f"tile{i}", bevel=0.004, hide=True))
    for i in range(int((x1 - x0) / size) + 1):
        for j in range(int((y1 - y0) / size) + 1):
            copy_to(made[rng.randint(len(made))], (x0 + i * size, y0 + j * size, 0))


def beamed_ceiling(x0, x1, y0, y1, height, paint, gap=1.1):
    """A plastered ceiling on dark beams across the room."""
    box("ceiling", x0 - 0.5, y0 - 0.5, height, x1 + 0.5, y1 + 0.5, height + 0.3, paint, 0)
    beams = wood("room-beam", "#4d3220", "#704a2e", scale=4, axis="X", rough=0.5)
    mesh = MeshBuilder()
    for y in np.arange(y0 + gap / 2, y1, gap):
        mesh.box(x0 - 0.02, y - 0.07, height - 0.18, x1 + 0.02, y + 0.07, height + 0.01, beams)
    mesh.obj("beams", bevel=0.008)


def side_curtains(x, spans, top, floor=0.03):
    """Gathered linen beside windows in a wall along y; spans are (from, to)."""
    linen = surface("linencur", "#f1e6d3", 0.95, transl=0.45)
    for a, b in spans:
        curtain(x, a, x, b, floor, top, linen, 6, 0.05, seed=int(abs(a) * 10))
    rod = MeshBuilder()
    first, last = min(a for a, _ in spans), max(b for _, b in spans)
    rod.tube([(x, first - 0.15, top + 0.03), (x, last + 0.15, top + 0.03)], 0.014, surface("iron", "#1d1a18", 0.45), 8)
    rod.obj("rod")


def view(side, rng, drop=0.5, edge=4.0, trees=9000):
    """Garden, valley and hills beyond one side of a room at the origin; `edge` is where the planting begins."""
    turn = TURNS[side]
    c, s = math.cos(turn), math.sin(turn)
    straight = rolling_ground(RIDGES, base=-46, drop=drop, level=16, until=120)
    ground = lambda x, y: straight(x * c + y * s, -x * s + y * c)
    lay_ground(ground, (-130, 130, -130, 130), (-2600, 2600, -2600, 2600), 200)
    reach = {"back": (-900, 900, 40, 1700), "left": (-1700, -40, -900, 900), "right": (40, 1700, -900, 900)}[side]
    wooded_hills(ground, reach, trees, clear=45, density=6)
    place = lambda ahead, across: (-across * 0 + across * c - ahead * s, across * s + ahead * c)
    shrubs = [bush(1, 0.7, 0.7), flowering(2, "magenta", 0.6, 0.6, 320, 0.08), bush(3, 0.6, 0.5)]
    bed(ground, shrubs, place(edge, -9), place(edge, 9), 26, rng, (0.7, 1.2), 0.4)
    bananas = [banana(10 + i, 2.0, 2.4, 0.75, 10) for i in range(3)]
    for across in (-7.5, -6.3, -1.5, 3.8, 4.9, 8.6):
        x, y = place(edge + rng.uniform(2, 4.5), across)
        copy_to(bananas[rng.randint(3)], (x, y, ground_at(ground, x, y) - 0.6), rng.uniform(0, 6), rng.uniform(0.75, 1))
    for ahead, across, kind, size in ((26, 9, 0, 1.0), (34, -14, 1, 1.1), (48, 2, 0, 1.1)):
        x, y = place(ahead, across)
        tree = (acacia(11, 9.0, 6.4, nleaf=14000), broadleaf(22, 8, 3.6, nleaf=14000))[kind]
        copy_to(tree, (x, y, ground_at(ground, x, y) - 0.2), rng.uniform(0, 6), size)


def louvred_leaf(mesh, a, b, wall_y, bottom, top, paint):
    """A shutter's leaf folded back against the wall at y = wall_y, from a to b."""
    middle = bottom + (top - bottom) * 0.48
    for x in (a, b - 0.06):
        mesh.box(x, wall_y - 0.045, bottom, x + 0.06, wall_y - 0.01, top, paint)
    for z in (bottom, middle - 0.045, top - 0.09):
        mesh.box(a + 0.06, wall_y - 0.042, z, b - 0.06, wall_y - 0.012, z + 0.09, paint)
    for z in np.arange(bottom + 0.12, top - 0.1, 0.0535):
        if abs(z - middle) > 0.065:
            mesh.beam((a + 0.05, wall_y - 0.028, z), (b - 0.05, wall_y - 0.028, z), 0.034, 0.009, paint)
