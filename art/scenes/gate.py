"""The gate: stone pillars and timber leaves open on a murram drive between lamps and blossom."""

import numpy as np

from lib.copies import copy_to, put
from lib.country import grass, ground_at, lay_ground, plant, rolling_ground, wooded_hills
from lib.garden import bed, clump, flowering, lawn_tufts
from lib.light import camera, day_sky, sun
from lib.looks import golden
from lib.materials import surface, wood
from lib.mesh import MeshBuilder, box
from lib.miniatures import small_villa
from lib.noise import layered_noise
from lib.objects import lantern
from lib.plants import aloe, banana, bush, palm
from lib.render import shot
from lib.roofs import thatch_plane
from lib.surfaces import plaster, rubble, timber
from lib.trees import acacia, broadleaf

SUN = (20, -140)
EYE = (-1.0, -12.5, 1.7)
SHOT = shot(golden(*SUN, exposure=0.95, clouds_seed=91), samples=8, mist=(10, 3500), bounces=4, fast_light=True)


def build():
    rng = np.random.RandomState(161)
    ground = rolling_ground(drop=0, base=-40, level=46, until=170, centre=(0, 10), unevenness=0.15)
    lay_ground(ground, (-120, 120, -60, 160), detail=260)
    wooded_hills(ground, (-1400, 1400, 75, 1900), 24000, clear=80, density=7, least=0.04)
    drive(ground)
    pillars()
    wing_walls()
    roof()
    leaves()
    beyond(ground, rng)
    planting(ground, rng)
    free = lambda x, y: (abs(x - bend(y)) > 2.5) & ~((abs(y) < 0.6) & (abs(x) < 13))
    grass(lawn_tufts(), ground, EYE, (-24, 24, -12, 26), 110000, 2, free)
    sun(*SUN, 5.6, "#ffc88e", 1.0)
    day_sky(SUN[0], SUN[1] + 90, 0.18, dust=1.4)
    camera(EYE, (0.25, 0, 2), 25, level=True, shift_y=0.08)


def bend(y):
    """Middle of the drive."""
    return np.where(np.asarray(y) > 3, 6.5 * np.sin((np.asarray(y) - 3) / 26), 0)


def drive(ground):
    murram = surface("drive", "#b07a50", 0.95, color2="#9c6a44", nscale=0.9, bump=0.3, bscale=20)
    y = np.concatenate([np.linspace(-14, 3, 40), np.linspace(3.5, 60, 60)])
    mesh, rows = MeshBuilder(), []
    for side in np.linspace(-1, 1, 9):
        x = bend(y) + side * (2.35 + 0.12 * (layered_noise(y / 2, y * 0 + side, 3, 3) - 0.5))
        rut = -0.02 * np.exp(-((abs(side) - 0.4) / 0.16) ** 2)
        rows.append(np.stack([x, y, ground(x, y) + 0.05 + rut], -1))
    mesh.grid(np.array(rows)[::-1], murram)
    mesh.obj("drive", smooth=True)


def pillars():
    """Two pillars with caps and lanterns."""
    for x in (-3.1, 3.1):
        box("pillar", x - 0.42, -0.42, -0.3, x + 0.42, 0.42, 2.5, rubble(), 0.02)
        box("cap", x - 0.52, -0.52, 2.5, x + 0.52, 0.52, 2.6, surface("cap-stone", "#b09d84", 0.8, color2="#9a8870", nscale=3), 0.02)
        put(lantern(0.4, 0.22, 16), (x, -0.62 + 0.02, 1.75))
        bracket = MeshBuilder()
        iron = surface("iron", "#1d1a18", 0.45, metal=0.6)
        bracket.tube([(x, -0.42, 2.34), (x, -0.6, 2.34), (x, -0.6, 2.27)], 0.012, iron, 8)
        bracket.obj("bracket")


def wing_walls():
    """Low plastered walls to both sides with the name's band of woven pattern."""
    lime = plaster("gate-wall", "#ecdcc0", "#dcc6a0")
    rust, dark = surface("band", "#a65a3c", 0.8), surface("band-dark", "#4a2a1c", 0.8)
    for side in (-1, 1):
        a, b = sorted((side * 3.5, side * 11.5))
        box("wing", a, -0.17, -0.3, b, 0.17, 1.35, lime, 0.02)
        box("wing-cap", a, -0.24, 1.35, b, 0.24, 1.43, surface("cap-stone", "#b09d84", 0.8, color2="#9a8870", nscale=3), 0.015)
        box("wing-foot", a, -0.2, -0.3, b, 0.2, 0.35, rubble(), 0.015)
        mesh = MeshBuilder()
        for k in range(int((b - a - 0.6) / 0.3)):
            x = a + 0.35 + k * 0.3
            for z, colour, size in ((0.86, rust, 0.13), (0.86, dark, 0.06)):
                y = -0.174 if colour is rust else -0.178
                mesh.add([(x - size, y, z), (x, y, z - size), (x + size, y, z), (x, y, z + size)], [(0, 1, 2, 3)], colour)
        mesh.obj("band")


def roof():
    """A small straw roof over the gateway, on beams."""
    beams = MeshBuilder()
    for x in (-3.1, 3.1):
        beams.box(x - 0.1, -0.1, 2.6, x + 0.1, 0.1, 3.3, timber("Z"))
        beams.box(x - 0.08, -0.95, 3.2, x + 0.08, 0.95, 3.34, timber("Y"))
    for y in (-0.8, 0.8):
        beams.box(-4.1, y - 0.07, 3.34, 4.1, y + 0.07, 3.48, timber("X"))
    beams.box(-4.1, -0.07, 4.05, 4.1, 0.07, 4.19, timber("X"))
    beams.obj("beams", bevel=0.012)
    for side in (-1, 1):
        eave, ridge = (side * 1.15, 3.28), (0.0, 4.34)
        a, b = (-4.4, 4.4) if side < 0 else (4.4, -4.4)
        thatch_plane(((a, eave[0], eave[1]), (b, eave[0], eave[1]), (b, ridge[0], ridge[1]), (a, ridge[0], ridge[1])), 110, 5 + side, th=0.16)
    cap = MeshBuilder()
    cap.tube([(-4.45, 0, 4.38), (4.45, 0, 4.38)], 0.13, surface("ridge", "#7a5c34", 0.95, color2="#a8834c", nscale=20), 12)
    cap.obj("ridge", smooth=True)


def leaves():
    """The two leaves of the gate, folded back inwards."""
    boards = wood("gate", "#5a3a24", "#86603c", scale=4, axis="Z", rough=0.5)
    for side in (-1, 1):
        mesh = MeshBuilder()
        for k in range(12):
            mesh.box(0.03 + k * 0.2, -0.03, 0.14, 0.21 + k * 0.2, 0.03, 1.85 + 0.28 * np.sin(k / 11 * np.pi / 2), boards)
        for z in (0.4, 1.5):
            mesh.box(0.0, 0.03, z, 2.45, 0.09, z + 0.14, boards)
        mesh.beam((0.1, 0.06, 0.5), (2.35, 0.06, 1.5), 0.05, 0.12, boards)
        gate = mesh.obj("leaf", bevel=0.008)
        gate.location = (side * 2.62, 0.2, 0)
        gate.rotation_euler = (0, 0, np.pi / 2 - side * 0.22)
        gate.scale = (1, side, 1)


def beyond(ground, rng):
    """Roofs among the trees at the end of the drive."""
    kinds = [small_villa("v0", rng, wing=True, glow=1.5), small_villa("v1", rng, 10, 6.5, glow=1.5)]
    for x, y, turn, kind in ((-13, 38, 0.5, 0), (2, 52, 0.1, 1), (22, 44, -0.6, 0)):
        copy_to(kinds[kind], (x, y, ground_at(ground, x, y) + 0.3), turn, 1.0)


def planting(ground, rng):
    pink, white, green = flowering(2, "magenta", 0.7, 0.65, 420, 0.09), flowering(3, "white", count=240, size=0.06), bush(1, 0.7, 0.7)
    for side in (-1, 1):
        bed(ground, [pink, green, white], (side * 4.0, -0.75), (side * 11, -0.75), 24, rng, (0.7, 1.1), 0.2)
        bed(ground, [green, white], (side * 3.2, 3), (side * 3.4, 12), 14, rng, (0.5, 0.9), 0.3)
    spikes = [aloe(0), aloe(1)]
    for i in range(12):
        side = 1 if i % 2 else -1
        copy_to(spikes[i % 2], (side * rng.uniform(2.9, 3.9), -1.3 - rng.uniform(0, 0.9), 0.0), rng.uniform(0, 6), rng.uniform(0.7, 1.1))
    clump(ground, [banana(i, 2.0, 2.4, 0.75, 10) for i in range(3)], 8.6, 3.4, 4, rng)
    crowns, thorn = [broadleaf(21, 9.5, 4.2), broadleaf(22, 8, 3.6)], acacia(11, 9.0, 6.4)
    for kind, x, y, size in (
        (palm(31, 6.5), -5.6, 2.6, 1.0),
        (palm(32, 5.6), 5.9, 2.8, 1.0),
        (crowns[0], -11, 9, 1.1),
        (crowns[1], 13.5, 10, 1.2),
        (thorn, -20, 24, 1.1),
        (crowns[0], -6, 30, 1.1),
        (crowns[1], 12, 34, 1.2),
        (crowns[0], 26, 26, 1.2),
        (thorn, 36, 52, 1.2),
        (crowns[1], -28, 44, 1.3),
    ):
        plant(kind, ground, x, y, rng.uniform(0, 6.3), size)
