"""The kitchen garden in the morning: raised beds of vegetables and herbs on both sides of an earth path, the kitchen behind."""

import math

import numpy as np

from lib.copies import copy_to, put
from lib.country import grass, ground_at, lay_ground, plant, rolling_ground, wooded_hills
from lib.garden import bed, clump, flowering, lawn_tufts
from lib.house import block, lit_room, plinth
from lib.light import camera, day_sky, sun
from lib.looks import golden
from lib.materials import surface, wood
from lib.mesh import MeshBuilder
from lib.objects import basket, pot
from lib.plants import banana, bush
from lib.render import shot
from lib.roofs import hip_roof
from lib.surfaces import plaster, timber
from lib.trees import acacia, broadleaf
from lib.vegetables import bean_row, cabbage, herbs, leafy, maize, tomato, watering_can

SUN = (24, 212)
EYE = (-0.35, -7.4, 1.62)
SHOT = shot(golden(*SUN, exposure=0.95, clouds_seed=121), samples=8, mist=(10, 3500), bounces=4, fast_light=True)
# x and y of the beds' middles, their width and depth.
BEDS = [(-2.15, -4.0, 2.3, 2.0), (1.75, -4.0, 2.3, 2.0), (-2.15, -1.2, 2.3, 2.2), (1.75, -1.2, 2.3, 2.2), (-2.15, 2.0, 2.3, 2.6), (1.75, 2.0, 2.3, 2.6), (4.75, -1.4, 2.3, 3.4), (-5.15, -0.8, 2.3, 3.6)]
RIM = 0.27


def build():
    rng = np.random.RandomState(113)
    ground = rolling_ground(drop=0, base=-42, level=24, until=130, centre=(0, 2), unevenness=0.12)
    lay_ground(ground, (-110, 110, -60, 160), detail=240)
    wooded_hills(ground, (-1300, 1300, 60, 1900), 16000, clear=60, density=7, least=0.03)
    paths()
    kitchen()
    for x, y, w, d in BEDS:
        raised_bed(x, y, w, d)
    sow(rng)
    things(rng)
    surroundings(ground, rng)
    free = lambda x, y: ~((x > -6.7) & (x < 6.4) & (y > -9) & (y < 9.5))
    grass(lawn_tufts(), ground, EYE, (-24, 26, -9, 24), 90000, 2, free)
    sun(*SUN, 5.4, "#ffcf98", 1.0)
    day_sky(SUN[0], SUN[1] + 90, 0.2, dust=1.3)
    camera(EYE, (-0.1, 2, 1.4), 24, level=True, shift_y=-0.02)


def paths():
    """Swept red earth between the beds."""
    earth = surface("garden-earth", "#b07a50", 0.95, color2="#9c6a44", nscale=2.2, bump=0.35, bscale=12)
    mesh = MeshBuilder()
    x, y = np.meshgrid(np.linspace(-6.6, 6.3, 90), np.linspace(-11, 6.6, 110))
    mesh.grid(np.stack([x, y, 0.035 + 0.01 * np.sin(x * 3.1) * np.cos(y * 2.3)], -1), earth)
    mesh.obj("earth", smooth=True)


def raised_bed(x, y, w, d):
    """Boards round dark soil."""
    boards = [wood(f"bed-board{i}", "#6d4f36", "#957250", scale=3 + i, axis=axis, rough=0.75) for i, axis in enumerate("XY")]
    mesh = MeshBuilder()
    for side in (-1, 1):
        for level in (0, 1):
            z = level * 0.135
            mesh.box(x - w / 2, y + side * d / 2 - 0.02, z, x + w / 2, y + side * d / 2 + 0.02, z + 0.132, boards[0])
            mesh.box(x + side * w / 2 - 0.02, y - d / 2 + 0.021, z, x + side * w / 2 + 0.02, y + d / 2 - 0.021, z + 0.132, boards[1])
        for across in (-1, 1):
            mesh.cbox(x + side * (w / 2 - 0.045), y + across * (d / 2 - 0.045), 0.16, 0.05, 0.05, 0.32, timber("Z"))
    mesh.obj("bed", bevel=0.006)
    soil, n = MeshBuilder(), 34
    u, v = np.meshgrid(np.linspace(-w / 2 + 0.02, w / 2 - 0.02, n), np.linspace(-d / 2 + 0.02, d / 2 - 0.02, n))
    lumps = np.random.RandomState(int(abs(x * 10 + y))).uniform(-0.012, 0.018, u.shape)
    dark = surface("soil", "#4a3220", 0.95, color2="#6a4a30", nscale=9, bump=0.6, bscale=30)
    soil.grid(np.stack([x + u, y + v, RIM - 0.06 + lumps], -1), dark)
    soil.obj("soil", smooth=True)


def sow(rng):
    """What grows in each bed."""
    green, red = [cabbage(i) for i in range(3)], [cabbage(9, ("#6d5a78", "#94839c"))]
    spinach, amaranth = [leafy(i) for i in range(2)], [leafy(5, 0.5, 0.2, ("#7a3440", "#a85a5c"), "#b8405a", 130)]
    chard, onions = [leafy(8, 0.36, 0.16, ("#4a7a38", "#86a850"), "#d9a441")], [leafy(11, 0.34, 0.06, ("#7f9a5a", "#a9bf80"), count=36, size=0.16)]
    vines, scented = [tomato(i) for i in range(3)], [herbs(1), herbs(2, ("#5f7a4a", "#86a064")), herbs(3, ("#7d8a70", "#a9b598"))]
    corn = [maize(i) for i in range(3)]
    rows(BEDS[0], green, 0.52, 0.5, rng, (0.95, 1.2))
    rows(BEDS[1], spinach + chard, 0.4, 0.3, rng, (0.85, 1.15))
    rows(BEDS[2], onions + chard, 0.32, 0.2, rng, (0.85, 1.1))
    rows(BEDS[3], red + green[:1], 0.52, 0.5, rng, (0.9, 1.15))
    rows(BEDS[4], vines, 0.66, 0.6, rng, (0.9, 1.08))
    rows(BEDS[5], amaranth, 0.42, 0.38, rng, (0.85, 1.2))
    rows(BEDS[6], scented, 0.42, 0.4, rng, (0.8, 1.2))
    row = bean_row(3.0)
    for dx in (-0.55, 0.55):
        copy_to(row, (BEDS[7][0] + dx, BEDS[7][1] - 1.5, RIM - 0.08), math.pi / 2)
    for y in np.arange(5.2, 6.6, 0.5):
        for x in np.arange(-6.0, -3.4, 0.42):
            copy_to(corn[rng.randint(3)], (x + rng.normal() * 0.05, y + rng.normal() * 0.05, 0.02), rng.uniform(0, 6), rng.uniform(0.85, 1.1))


def rows(place, kinds, gap, step, rng, size):
    """Rows along y, one kind a row."""
    x0, y0, w, d = place
    for i, x in enumerate(np.arange(-w / 2 + 0.28, w / 2 - 0.15, gap)):
        for y in np.arange(-d / 2 + 0.26, d / 2 - 0.16, step):
            at = (x0 + x + rng.normal() * 0.02, y0 + y + rng.normal() * 0.02, RIM - 0.065)
            copy_to(kinds[i % len(kinds)], at, rng.uniform(0, 6.3), rng.uniform(*size))


def kitchen():
    """A low house with its door and window open to the garden, a water butt at its corner."""
    lime, floor, head = plaster("kitchen-wall", "#efe0c6", "#e0cba6"), 0.15, 2.95
    plinth(-1.2, 8.9, 8.4, 13.2, floor)
    block(-1.0, 9.2, 8.2, 13.0, floor, head, lime, {"front": [(1.0, 2.0, floor, 2.25, 1, 2), (3.2, 5.0, 1.0, 2.2, 3, 2), (6.4, 8.2, 1.0, 2.2, 3, 2)], "left": [(1.2, 2.6, 1.0, 2.2, 2, 2)]})
    hip_roof(-1.0, 9.2, 8.2, 13.0, head, 28, 0.7, 4)
    lit_room(-1.0, 9.2, 8.2, 13.0, floor, head - 0.12)
    butt = MeshBuilder()
    butt.lathe([(0, 0), (0.3, 0), (0.36, 0.45), (0.3, 0.9), (0.27, 0.9), (0.27, 0.82), (0, 0.82)], wood("butt", "#5a4530", "#80633f", scale=5, axis="Z", rough=0.7), (-1.75, 9.3, 0.03), 26)
    for z in (0.2, 0.68):
        butt.lathe([(0.345, z - 0.02), (0.352, z), (0.345, z + 0.02)], surface("iron", "#1d1a18", 0.45, metal=0.6), (-1.75, 9.3, 0.03), 26)
    butt.obj("butt", smooth=True, autosmooth=40)


def things(rng):
    """A basket of the day's harvest, a watering can, pots of herbs."""
    watering_can(0.2, -2.6, 0.045, 2.5)
    put([basket(0.27, 3, depth=0.2)], (-0.68, -2.75, 0.25))
    crop = MeshBuilder()
    for k in range(15):
        a, r = k * 2.4, 0.03 + 0.012 * k
        colour = ("#b8321f", "#c9791a", "#7d9a4a")[k % 3]
        ball = [(0, -0.045), (0.034, -0.032), (0.048, 0), (0.036, 0.032), (0, 0.044)]
        crop.lathe(ball, surface("crop" + colour, colour, 0.3, coat=0.3), (-0.68 + r * math.cos(a), -2.75 + r * math.sin(a), 0.2 + 0.012 * (15 - k)), 16)
    crop.obj("crop", smooth=True)
    for i, (x, y) in enumerate(((-0.62, 3.7), (0.24, 3.75), (-0.55, 8.3), (0.9, 8.4), (5.4, 8.5))):
        put(pot(0.2, 0.32), (x, y, 0.04))
        copy_to(herbs(20 + i, (("#6f8a5a", "#9db184"), ("#5f7a4a", "#86a064"))[i % 2]), (x, y, 0.3), rng.uniform(0, 6), 1.0)


def surroundings(ground, rng):
    """Bananas, flowers along the edges, trees, a fence of sticks on the left."""
    shrubs = [flowering(4, "yellow", 0.6, 0.5, 240, 0.06), flowering(3, "white", 0.6, 0.5, 240, 0.06), bush(1, 0.7, 0.7), flowering(6, "red", 0.5, 0.5, 200, 0.07)]
    bed(ground, shrubs, (6.9, -5), (7.2, 8), 26, rng, (0.7, 1.1), 0.3)
    bed(ground, shrubs, (-7.2, -5), (-7.2, 4), 20, rng, (0.7, 1.1), 0.3)
    clump(ground, [banana(i, 2.0, 2.4, 0.75, 10) for i in range(3)], -8.6, 8.5, 6, rng, 1.2)
    clump(ground, [banana(i, 2.0, 2.4, 0.75, 10) for i in range(3)], 10.5, 6.5, 5, rng, 1.0)
    crowns, thorn = [broadleaf(21, 9.5, 4.2), broadleaf(22, 8, 3.6)], acacia(11, 9.0, 6.4)
    for kind, x, y, size in ((crowns[0], -10, 19, 1.0), (crowns[1], -4, 21, 0.95), (crowns[0], 12, 18, 1.05), (crowns[1], 17, 11, 1.0), (thorn, -24, 34, 1.2), (thorn, 26, 40, 1.1)):
        plant(kind, ground, x, y, rng.uniform(0, 6.3), size)
