"""Houses out of parts: walled blocks, lit rooms behind the glass, verandas, gables."""

import math

from .copies import put
from .fabric import curtain
from .materials import glowing, surface
from .mesh import MeshBuilder, box
from .objects import lantern
from .roofs import thatch_plane, tile_plane
from .surfaces import frame_wood, pavers, rubble, timber
from .walls import wall, window

THICKNESS = 0.28


def block(x0, y0, x1, y1, floor, head, material, openings):
    """Four walls. openings: side → [(from, to, sill, head, columns, rows)] measured along the wall, seen from outside from its left."""
    sides = {
        "front": ((x0, y0), (x1, y0)),
        "right": ((x1, y0), (x1, y1)),
        "back": ((x1, y1), (x0, y1)),
        "left": ((x0, y1), (x0, y0)),
    }
    for side, (a, b) in sides.items():
        holes = openings.get(side, [])
        wall(a, b, floor - 0.1, head, THICKNESS, material, [hole[:4] for hole in holes], side)
        for s0, s1, sill, top, columns, rows in holes:
            window(
                a,
                b,
                s0,
                s1,
                sill,
                top,
                cols=columns,
                rows=rows,
                sill=material if sill > floor + 0.4 else None,
            )
    corners = MeshBuilder()
    for x in (x0 + 0.003, x1 - THICKNESS + 0.003):
        for y in (y0 + 0.003, y1 - THICKNESS + 0.003):
            corners.box(
                x, y, floor - 0.1, x + THICKNESS - 0.006, y + THICKNESS - 0.006, head - 0.004, material
            )
    corners.obj("corners")


def lit_room(x0, y0, x1, y1, floor, ceiling, glow=1.0, lamps=(), paint="#e9d3b0"):
    """The inside of a block as seen through its windows by day: its surfaces shine a little, so that the sun stays the
    only lamp to sample; standing lamps at the places given."""
    inset = THICKNESS + 0.02
    x0, y0, x1, y1 = x0 + inset, y0 + inset, x1 - inset, y1 - inset
    walls, boards = shining("room" + paint, paint, "#ffb468", 0.5 * glow), shining("room-boards", "#8a5b3a", "#ff9c50", 0.16 * glow)
    room = MeshBuilder()
    room.box(x0, y0, floor, x1, y1, floor + 0.01, boards)
    room.box(x0, y1 - 0.1, floor, x1, y1, ceiling, walls)
    room.box(x0, y0, ceiling, x1, y1, ceiling + 0.02, shining("room-ceiling", paint, "#ffc27c", 0.75 * glow))
    room.obj("room")
    shade = glowing("lamp-shade", "#ffcf8f", 5, False)
    for x, y in lamps:
        lamp = MeshBuilder()
        lamp.lathe([(0.19, 0), (0.13, 0.28)], shade, (x, y, floor + 0.8), 20)
        lamp.tube([(x, y, floor), (x, y, floor + 0.85)], 0.02, frame_wood(), 6)
        lamp.obj("lamp", smooth=True)


def shining(name, colour, light, strength):
    """A lit surface on which no rays are spent as a lamp."""
    return surface(f"{name}-{strength:.2f}", colour, 0.8, emit=light, estr=strength)


def curtains(spans, y, floor, top):
    """Gathered curtains; spans are (from, to) in x."""
    cloth = surface("curtain", "#f3e8d4", 0.9, transl=0.35)
    for x0, x1 in spans:
        curtain(x0, y, x1, y, floor, top, cloth, 5, 0.05, seed=int(abs(x0) * 10))


def plinth(x0, y0, x1, y1, floor, paved=False):
    """A stone base down into the ground; paved=True gives it a floor of brick with an overhanging edge."""
    stone = MeshBuilder()
    stone.box(x0, y0, -1.2, x1, y1, floor - (0.06 if paved else 0.02), rubble())
    stone.obj("plinth", bevel=0.025)
    if paved:
        box("paving", x0 - 0.1, y0 - 0.1, floor - 0.06, x1 - 0.1, y1, floor, pavers(), 0.02)


def steps(x0, x1, y, floor, count=2):
    """Stone steps down from y towards the viewer."""
    rise = floor / (count + 1)
    for i in range(count):
        box("step", x0, y - 0.36 * (i + 1), -0.6, x1, y - 0.36 * i, floor - rise * (i + 1), rubble(), 0.02)


def veranda(x0, x1, y, depth, floor, eave, top, posts, roof="tile", seed=20, stone_feet=True):
    """A lean-to roof on posts in front of a wall at y."""
    front = y - depth
    plane = ((x0, front, eave), (x1, front, eave), (x1, y, top), (x0, y, top))
    if roof == "tile":
        tile_plane(plane, seed, th=0.08)
    else:
        thatch_plane(plane, 90, seed, th=0.2)
    frame = MeshBuilder()
    line = front + 0.3
    for x in posts:
        frame.box(x - 0.09, line - 0.09, floor, x + 0.09, line + 0.09, eave - 0.18, timber("Z"))
        if stone_feet:
            frame.box(x - 0.15, line - 0.15, floor, x + 0.15, line + 0.15, floor + 0.35, rubble())
        for side in (-1, 1):
            if x0 < x + side * 0.7 < x1:
                frame.beam(
                    (x + side * 0.06, line, eave - 0.75),
                    (x + side * 0.6, line, eave - 0.22),
                    0.07,
                    0.09,
                    timber("Z"),
                )
    frame.box(x0 + 0.2, line - 0.08, eave - 0.2, x1 - 0.15, line + 0.08, eave, timber("X"))
    frame.obj("veranda", bevel=0.012)
    rafters = MeshBuilder()
    count = int((x1 - x0) / 0.72)
    for i in range(count + 1):
        x = x0 + 0.2 + i * (x1 - x0 - 0.4) / count
        rafters.beam((x, front - 0.1, eave - 0.13), (x, y - 0.02, top - 0.14), 0.06, 0.11, timber("Y"))
    rafters.obj("rafters", bevel=0.006)


def balcony(x0, x1, y, depth, level, ceiling, posts, wood="Z", bars=0.13):
    """A balcony along an upper floor: deck on posts from the ground, railing, boarded ceiling under the roof."""
    front = y - depth
    frame, line = MeshBuilder(), front + 0.14
    frame.box(x0, front, level - 0.1, x1, y + 0.05, level, timber("X"))
    frame.box(x0 + 0.02, front + 0.02, level - 0.3, x1 - 0.02, front + 0.12, level - 0.1, timber("X"))
    for x in posts:
        frame.box(x - 0.08, line - 0.08, -0.3, x + 0.08, line + 0.08, ceiling, timber(wood))
    for height in (1.0, 0.1):
        frame.box(x0 + 0.03, line - 0.03, level + height - 0.05, x1 - 0.03, line + 0.03, level + height, timber("X"))
        for x in (x0 + 0.06, x1 - 0.06):
            frame.box(x - 0.03, front + 0.1, level + height - 0.05, x + 0.03, y, level + height, timber("Y"))
    frame.obj("balcony", bevel=0.01)
    rails = MeshBuilder()
    for i in range(1, int((x1 - x0) / bars)):
        x = x0 + i * bars
        rails.box(x - 0.016, line - 0.016, level + 0.08, x + 0.016, line + 0.016, level + 0.97, timber("Z"))
    for i in range(1, int(depth / bars)):
        for x in (x0 + 0.06, x1 - 0.06):
            at = front + i * bars
            rails.box(x - 0.016, at - 0.016, level + 0.08, x + 0.016, at + 0.016, level + 0.97, timber("Z"))
    rails.obj("rails")
    box("soffit", x0 - 0.1, front - 0.1, ceiling, x1 + 0.1, y + 0.1, ceiling + 0.04, timber("X"), 0.004)


def storeys(x0, y0, x1, y1, floors, material, openings, band=None):
    """Blocks on top of each other. floors: heights from the ground floor to the eaves; openings: one dict a floor."""
    for i, (floor, head) in enumerate(zip(floors[:-1], floors[1:])):
        block(x0, y0, x1, y1, floor, head, material[i], openings[i])
        lit_room(x0, y0, x1, y1, floor + 0.02 * i, head - 0.12)
        if i:
            box("band", x0 - 0.03, y0 - 0.03, floor - 0.1, x1 + 0.03, y1 + 0.03, floor + 0.02, band or timber("X"))


def hanging_lanterns(spots, z, ceiling):
    """Lanterns under a veranda's roof, burning; spots are (x, y)."""
    for x, y in spots:
        put(lantern(0.34, 0.2, 10), (x, y, z))
        chain = MeshBuilder()
        chain.tube([(x, y, z + 0.45), (x, y, ceiling)], 0.008, frame_wood(), 5)
        chain.obj("chain")


def gable_end(x0, x1, y, head, pitch, material, vent=True):
    """The triangle under a roof whose ridge runs along y, with a louvred vent."""
    rise = (x1 - x0) / 2 * math.tan(math.radians(pitch))
    middle = (x0 + x1) / 2
    mesh = MeshBuilder()
    for depth in (0, THICKNESS):
        mesh.add(
            [(x0, y + depth, head), (x1, y + depth, head), (middle, y + depth, head + rise)],
            [(0, 1, 2)],
            material,
        )
    mesh.obj("gable")
    if not vent:
        return
    louvres = MeshBuilder()
    for i in range(7):
        z = head + 0.52 + i * 0.075
        louvres.box(middle - 0.28, y - 0.07, z, middle + 0.28, y - 0.03, z + 0.04, timber("X"))
    louvres.obj("louvres")


def gable_flank(x, y0, y1, head, pitch, material, depth=THICKNESS):
    """The triangle under a roof whose ridge runs along x."""
    rise = (y1 - y0) / 2 * math.tan(math.radians(pitch))
    middle = (y0 + y1) / 2
    mesh = MeshBuilder()
    for offset in (0, depth):
        mesh.add(
            [(x + offset, y0, head), (x + offset, y1, head), (x + offset, middle, head + rise)],
            [(0, 1, 2)],
            material,
        )
    mesh.obj("gable")


def thatch_hip(x0, y0, x1, y1, eave, rise, density=90, seed=0):
    """A hipped roof of straw over a rectangle that includes the overhang; ridge along x."""
    middle, half = (y0 + y1) / 2, (y1 - y0) / 2 * 0.85
    left, right = (x0 + half, middle, eave + rise), (x1 - half, middle, eave + rise)
    c = [(x0, y0, eave), (x1, y0, eave), (x1, y1, eave), (x0, y1, eave)]
    planes = [
        (c[0], c[1], right, left),
        (c[1], c[2], right, right),
        (c[2], c[3], left, right),
        (c[3], c[0], left, left),
    ]
    for i, plane in enumerate(planes):
        thatch_plane(plane, density, seed + i, th=0.28)
    ridge = MeshBuilder()
    ends = [(left[0] - 0.35, middle, eave + rise + 0.06), (right[0] + 0.35, middle, eave + rise + 0.06)]
    ridge.tube(ends, 0.2, surface("ridge", "#7a5c34", 0.95, color2="#a8834c", nscale=20), 12)
    ridge.obj("ridge", smooth=True)
