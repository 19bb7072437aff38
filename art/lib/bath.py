"""What bathrooms are fitted with: basins, taps, mirrors, tubs, showers, towels.

What hangs or stands at a wall is built at y = 0, facing -y, and brought to its place by put().
"""

import math

import numpy as np

from .bedsteads import oak
from .materials import surface
from .mesh import MeshBuilder
from .surfaces import fabric, timber


def brass():
    return surface("brass", "#b98a3f", 0.25, metal=1)


def spout(mesh, x, y, z, reach=0.14, rise=0.24, handles=True):
    """A tap standing at (x, y, z), reaching towards -y."""
    mesh.tube([(x, y, z), (x, y, z + rise), (x, y - 0.04, z + rise + 0.045), (x, y - reach, z + rise + 0.025)], 0.012, brass(), 12)
    for side in (-1, 1) if handles else ():
        mesh.cyl(x + side * 0.075, y, z, z + 0.045, 0.013, brass(), 12)
        mesh.tube([(x + side * 0.05, y, z + 0.05), (x + side * 0.1, y, z + 0.05)], 0.008, brass(), 8)


def bowl(mesh, x, y, z, stone, radius=0.21):
    """A basin standing on a slab."""
    k = radius / 0.215
    profile = [(0, 0.03), (0.12, 0.04), (0.19, 0.13), (0.205, 0.135), (0.215, 0.13), (0.15, 0.0), (0, 0)]
    mesh.lathe([(r * k, h) for r, h in profile], stone, (x, y, z), 48)


def washstand(width, stone, tone=timber, bowls=(0.0,), depth=0.5, height=0.8, radius=0.21):
    """An open stand with a shelf below and a basin at each place of `bowls`."""
    mesh, x = MeshBuilder(), width / 2
    mesh.box(-x, -depth, height - 0.06, x, -0.01, height, tone("X"))
    mesh.box(-x + 0.04, -depth + 0.05, 0.26, x - 0.04, -0.04, 0.29, tone("X"))
    for side in (-1, 1):
        for y in (-depth + 0.05, -0.06):
            mesh.cbox(side * (x - 0.05), y, height / 2 - 0.03, 0.06, 0.06, height - 0.06, tone("Z"))
    top = MeshBuilder()
    for at in bowls:
        bowl(top, at, -depth / 2 - 0.02, height, stone, radius)
        spout(top, at, -0.07, height)
    return [mesh.obj("washstand", bevel=0.008), top.obj("basins", smooth=True, autosmooth=42)]


def towels(x, y, z, colours, width=0.34, depth=0.26, turn=0.0):
    """Folded towels on each other."""
    mesh = MeshBuilder()
    for i, colour in enumerate(colours):
        narrower = 0.012 * (i % 3)
        mesh.cbox(x, y, z + 0.03 + i * 0.06, width - narrower, depth - narrower, 0.055, fabric("towel" + colour, colour), turn + 0.03 * ((i * 2) % 3 - 1))
    return [mesh.obj("towels", bevel=0.024, seg=3)]


def hung_towel(width, front, back, colour, z, seed=0.0, band=None):
    """A towel over a rail at height z, 7 cm before the wall; `band` colours a stripe near its end."""
    x = np.linspace(-width / 2, width / 2, 30)
    rows = []
    for u in np.linspace(0, 1, 40):
        side, drop = (-1, front * (1 - 2 * u)) if u < 0.5 else (1, back * (2 * u - 1))
        out = min(1, drop / 0.03)
        ripple = 0.008 * np.sin(x * 24 + seed) * min(1, drop * 3)
        rows.append(np.stack([x, -0.07 + side * (0.014 * out + ripple), x * 0 + z + 0.014 * (1 - out) - drop], -1))
    mesh = MeshBuilder()
    rows = np.array(rows)
    for k in range(39):
        striped = band and (2 <= k <= 3 or 5 <= k <= 5)
        mesh.grid(rows[k : k + 2], fabric("towel" + (band if striped else colour), band if striped else colour))
    thing = mesh.obj("hung-towel", smooth=True, autosmooth=180, weld=True)
    solid = thing.modifiers.new("so", "SOLIDIFY")
    solid.thickness = 0.006
    return [thing]


def rail(width, z, metal=None):
    """A towel rail."""
    metal, mesh = metal or brass(), MeshBuilder()
    mesh.tube([(-width / 2, -0.07, z), (width / 2, -0.07, z)], 0.01, metal, 10)
    for side in (-1, 1):
        mesh.tube([(side * width / 2, 0, z), (side * width / 2, -0.07, z)], 0.01, metal, 10)
    return [mesh.obj("rail", smooth=True, autosmooth=50)]


def towel_ladder(colours, width=0.52, height=1.85, lean=0.36, tone=oak):
    """A ladder leaning at the wall, a towel over every other rung from the top."""
    mesh, objects = MeshBuilder(), []
    at = lambda z: -lean * (1 - z / height) - 0.03
    for side in (-1, 1):
        mesh.beam((side * width / 2, at(0), 0), (side * width / 2, at(height), height), 0.045, 0.035, tone("Z"))
    heights = [0.3 + i * 0.33 for i in range(5)]
    for z in heights:
        mesh.tube([(-width / 2, at(z), z), (width / 2, at(z), z)], 0.014, tone("X"), 10)
    for colour, z in zip(colours, heights[4:0:-2]):
        for thing in hung_towel(width - 0.09, 0.42, 0.34, colour, z, z * 9):
            thing.location.y = at(z) + 0.07
            objects.append(thing)
    return [mesh.obj("ladder", smooth=True, autosmooth=40), *objects]


def oval_outline(width, height, count=60):
    return [(width / 2 * math.cos(a), height / 2 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, count, False)]


def hexagon_outline(radius):
    return [(radius * math.cos(math.pi / 6 + k * math.pi / 3), radius * math.sin(math.pi / 6 + k * math.pi / 3)) for k in range(6)]


def mirror(outline, z, frame, thick=0.018):
    """A mirror with its middle at height z; the outline turns left."""
    mesh, n = MeshBuilder(), len(outline)
    points = [(x, -0.03, z + h) for x, h in outline]
    if n > 12:
        mesh.tube([*points, points[0]], thick, frame, 8, cap=False)
    else:
        for a, b in zip(points, points[1:] + points[:1]):
            mesh.beam(a, b, 0.036, thick * 2, frame)
    face = [(x, -0.022, h) for x, _, h in points]
    mesh.add([(0, -0.022, z), *face], [(0, 1 + k, 1 + (k + 1) % n) for k in range(n)], surface("mirror", "#f4f6f4", 0.02, metal=1))
    return [mesh.obj("mirror", smooth=True, autosmooth=35)]


def oval_tub(outer, inner, a=0.86, b=0.42, height=0.58, lift=0.0, ends=0.035):
    """A free-standing tub along x with water in it; `ends` raises its two ends, `lift` leaves room for feet."""
    shell = [(0.55, 0), (0.78, 0.02), (0.92, 0.2), (0.98, 0.42), (1.0, height - 0.02), (0.985, height)]
    inside = [(0.985, height), (0.945, height - 0.015), (0.9, 0.44), (0.8, 0.2), (0.62, 0.12), (0, 0.11)]
    turn = np.linspace(0, 2 * math.pi, 73)
    ring = lambda r, z: np.stack([a * r * np.cos(turn), b * 1.1 * r * np.sin(turn), lift + z + ends * np.cos(turn) ** 2 * (z / height)], -1)
    mesh = MeshBuilder()
    mesh.grid(np.array([ring(*p) for p in shell]), outer)
    mesh.grid(np.array([ring(*p) for p in inside]), inner)
    water = MeshBuilder()
    level = [np.stack([a * r * np.cos(turn), b * 1.1 * r * np.sin(turn), turn * 0 + lift + 0.41], -1) for r in (0.0, 0.5, 0.885)]
    water.grid(np.array(level), bath_water())
    return [mesh.obj("tub", smooth=True, autosmooth=60, weld=True), water.obj("water", smooth=True)]


def bath_water():
    return surface("bath-water", "#8fa9a6", 0.06, color2="#9db5b0", nscale=3, bump=0.06, bscale=7, coat=0.5)


def claw_feet(a=0.86, b=0.42, lift=0.16):
    """Four curved feet for a lifted tub."""
    mesh = MeshBuilder()
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * a * 0.62, sy * b * 0.62
            mesh.tube([(x, y, lift + 0.06), (x * 1.1, y * 1.14, lift - 0.04), (x * 1.04, y * 1.06, 0.05), (x * 1.12, y * 1.18, 0.0)], [0.045, 0.035, 0.022, 0.034], brass(), 10)
    return [mesh.obj("feet", smooth=True, autosmooth=60)]


def stave_tub(radius=0.72, height=0.66, tones=()):
    """A round tub of upright staves under two hoops, water in it."""
    mesh, count = MeshBuilder(), 34
    for i in range(count):
        a0, a1 = ((i + d) * 2 * math.pi / count for d in (0.02, 0.98))
        low, high, wall = radius * 0.94, radius, 0.045
        corner = lambda a, r, z: (r * math.cos(a), r * math.sin(a), z)
        points = [corner(a, r - t, z) for z, r in ((0, low), (height, high)) for t in (0, wall) for a in (a0, a1)]
        mesh.add(points, [(0, 1, 5, 4), (3, 2, 6, 7), (4, 5, 7, 6), (0, 4, 6, 2), (5, 1, 3, 7)], tones[i % len(tones)])
    staves = mesh.obj("staves", bevel=0.004)
    rest = MeshBuilder()
    rest.lathe([(0, 0.1), (radius * 0.93, 0.1)], tones[0], sides=48)
    rest.lathe([(0, height - 0.13), (radius - 0.03, height - 0.13)], bath_water(), sides=48)
    for z in (0.14, height - 0.16):
        r = radius * (0.94 + 0.06 * z / height) + 0.003
        rest.lathe([(r, z), (r + 0.004, z + 0.003), (r + 0.004, z + 0.035), (r, z + 0.038)], brass(), sides=68)
    return [staves, rest.obj("hoops", smooth=True, autosmooth=40)]


def shower(height=2.15, reach=0.42):
    """A riser with a wide rose and two handles."""
    mesh = MeshBuilder()
    mesh.tube([(0, -0.04, 1.05), (0, -0.05, height - 0.08), (0, -0.12, height), (0, -reach, height)], 0.011, brass(), 10)
    mesh.lathe([(0, 0.02), (0.03, 0.02), (0.12, 0.0), (0.12, -0.012), (0, -0.012)], brass(), (0, -reach - 0.02, height - 0.02), 28)
    mesh.box(-0.12, -0.06, 1.03, 0.12, -0.02, 1.06, brass())
    for side in (-1, 1):
        mesh.cyl(side * 0.1, -0.05, 1.01, 1.08, 0.026, brass(), 16)
    return [mesh.obj("shower", smooth=True, autosmooth=40)]


def jars(x, y, z, kinds):
    """Bottles and jars in a row: (colour, height, radius)."""
    mesh = MeshBuilder()
    for i, (colour, height, radius) in enumerate(kinds):
        at = x + i * 0.095
        mesh.lathe([(0, 0), (radius, 0), (radius, height * 0.8), (radius * 0.55, height * 0.9), (radius * 0.55, height), (0, height)], surface("jar" + colour, colour, 0.35, coat=0.3), (at, y + 0.02 * (i % 2), z), 22)
    mesh.obj("jars", smooth=True, autosmooth=40)
