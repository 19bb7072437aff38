"""The banquet hall on the first floor, dressed for a wedding: fifteen tables of ten."""

import math

import numpy as np

from lib.copies import copies_at, copy_to, hide_all, put
from lib.garden import flowering
from lib.hall import H, X0, X1, Y0, Y1, hall_shell, hills_outside, upholstered_chair
from lib.light import area_light, camera, day_sky, sun
from lib.looks import inside
from lib.materials import surface, wood
from lib.mesh import MeshBuilder
from lib.objects import pot
from lib.plants import banana
from lib.render import shot
from lib.surfaces import fabric
from lib.tableware import LightStrings, candle_glass, plate, wine_glass

SHOT = shot(inside(exposure=0.6), samples=20, mist=(4, 4000), bounces=6, diffuse=4, clamp=3)
SEATS, RADIUS = 10, 0.86
TABLES = [(x, 2.0 + row * 3.05) for row in range(5) for x in (-4.3, 0.15, 4.6)]


def build():
    rng = np.random.RandomState(18)
    hall_shell()
    hills_outside(rng, 3.4)
    dressed_tables(rng)
    backdrop(rng)
    swags()
    palms = [banana(i, 0.8, 1.5, 0.55, 9) for i in range(2)]
    for x, y in ((X0 + 0.9, Y1 - 0.9), (X1 - 0.9, Y1 - 0.9), (X1 - 0.7, 5.0), (X1 - 0.7, 11.1)):
        put(pot(0.28, 0.5, "#e8dcc8", "#d8c8ae"), (x, y, 0))
        copy_to(palms[rng.randint(2)], (x, y, 0.36), rng.uniform(0, 6), 1.0)
    sun(24, 196, 4.0, "#ffd6a0", 0.8)
    day_sky(24, 196 + 90, 0.2)
    camera((2.2, -0.6, 1.95), (-0.7, 12, 1.5), 20, level=True, shift_y=0.0)


def dressed_tables(rng):
    """Tables under long cloths; places and chairs all around."""
    cloth, gold = fabric("cloth", "#f6f1e8", "#efe8da"), fabric("overlay", "#d9b56a")
    table = MeshBuilder()
    waves = np.linspace(0, 2 * np.pi, 121)
    rows = []
    for z, flare in ((0.75, 0.0), (0.73, 0.012), (0.5, 0.05), (0.25, 0.09), (0.02, 0.13)):
        r = RADIUS + flare * (0.6 + 0.6 * np.sin(waves * 18))
        rows.append(np.stack([r * np.cos(waves), r * np.sin(waves), waves * 0 + z], -1))
    table.grid(np.array(rows[::-1]), cloth)
    table.lathe([(0, 0.751), (RADIUS, 0.75)], cloth, sides=60)
    table.lathe([(0, 0.756), (0.42, 0.755)], gold, sides=4)
    objects = [table.obj("table", smooth=True, autosmooth=60)]
    laid, clear = MeshBuilder(), MeshBuilder()
    for i in range(SEATS):
        a = 2 * math.pi * i / SEATS
        c, s = math.cos(a), math.sin(a)
        plate(laid, c * 0.66, s * 0.66, 0.752, 0.12)
        laid.lathe([(0, 0.1), (0.014, 0.08), (0.04, 0.03), (0.05, 0)], gold, (c * 0.66, s * 0.66, 0.766), 10)
        wine_glass(laid, clear, c * 0.5 - s * 0.13, s * 0.5 + c * 0.13, 0.752, False)
    for a in (0.3, 2.4, 4.5):
        candle_glass(laid, clear, 0.25 * math.cos(a), 0.25 * math.sin(a), 0.757)
    vase = surface("vase", "#e8dcc8", 0.3, coat=0.3)
    laid.lathe([(0, 0), (0.06, 0), (0.045, 0.08), (0.05, 0.22), (0.075, 0.3)], vase, (0, 0, 0.757), 20)
    objects += [laid.obj("laid", smooth=True, autosmooth=35), clear.obj("glasses", smooth=True, autosmooth=60)]
    flowers = [flowering(91, "white", 0.24, 0.26, 140, 0.06), flowering(92, "rose", 0.24, 0.26, 150, 0.06)]
    chair = upholstered_chair("#f3ecdf", "#c99b4e")
    for i, (x, y) in enumerate(TABLES):
        turn = rng.uniform(0, 0.6)
        copies_at(objects, (x, y, 0), turn)
        copy_to(flowers[i % 2], (x, y, 1.0), rng.uniform(0, 6), 1.0)
        for k in range(SEATS):
            a = turn + 2 * math.pi * k / SEATS
            copies_at(chair, (x + 1.2 * math.cos(a), y + 1.2 * math.sin(a), 0), a - math.pi / 2 + rng.normal() * 0.04)
    assert len(TABLES) * SEATS == 150
    hide_all([*objects, *chair])


def backdrop(rng):
    """Gathered cloth at the head wall, an arch of blossom and the couple's table."""
    veil = surface("veil", "#f7efe2", 0.9, transl=0.3)
    x = np.linspace(-4.4, 4.4, 500)
    folds = 0.05 * np.sin(x * 24) + 0.02 * np.sin(x * 9)
    rows = [np.stack([x, Y1 - 0.3 + folds * (1.2 - z / 8), x * 0 + z], -1) for z in (0.02, 1.3, 2.6, 4.0)]
    mesh = MeshBuilder()
    mesh.grid(np.array(rows), veil)
    mesh.obj("veil", smooth=True)
    for at in (-3, 0, 3):
        area_light((at, Y1 - 1.0, 0.15), (at, Y1 - 0.2, 2.6), 1.6, 0.2, 45, "#ffb86c")
    sprays = [flowering(93, "white", 0.3, 0.32, 120, 0.075), flowering(94, "rose", 0.3, 0.32, 120, 0.08)]
    arch = MeshBuilder()
    arch.tube([(-1.5, Y1 - 0.8, 0), (-1.5, Y1 - 0.8, 1.9)], 0.04, wood("arch", "#5e3d25", "#8a5d38", axis="Z"), 8)
    arch.tube([(1.5, Y1 - 0.8, 0), (1.5, Y1 - 0.8, 1.9)], 0.04, wood("arch", "#5e3d25", "#8a5d38", axis="Z"), 8)
    arch.obj("arch")
    for a in np.linspace(-0.35, np.pi + 0.35, 34):
        px, pz = 1.5 * math.cos(a), 1.9 + 1.2 * math.sin(a)
        if a < 0 or a > np.pi:
            px, pz = math.copysign(1.5, px), 1.9 - abs(a if a < 0 else a - np.pi) * 3.4
        copy_to(sprays[rng.randint(2)], (px, Y1 - 0.8, pz - 0.15), rng.uniform(0, 6), rng.uniform(0.75, 1.05))


def swags():
    """White cloth in bows under the slats, and small lights."""
    veil = surface("veil", "#f7efe2", 0.9, transl=0.3)
    mesh = MeshBuilder()
    for x in (-5.6, -2.1, 2.1, 5.6):
        y = np.linspace(Y0 + 0.3, Y1 - 0.3, 160)
        sag = 0.42 * np.abs(np.sin((y - Y0 - 0.3) / (Y1 - Y0 - 0.6) * np.pi * 5))
        rows = []
        for k in np.linspace(-1, 1, 17):
            z = H - 0.24 - sag * (1 - 0.25 * k * k) + 0.02 * np.sin(k * 14)
            rows.append(np.stack([x + k * (0.16 + 0.4 * sag), y, z], -1))
        mesh.grid(np.array(rows), veil)
    mesh.obj("swags", smooth=True, autosmooth=180)
    strings = LightStrings()
    for y in np.arange(1.0, Y1 - 1, 3.05):
        strings.hang((X0 + 0.1, y, 3.95), (X1 - 0.1, y, 3.95), 0.35, 34)
    strings.build()
