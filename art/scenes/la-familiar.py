"""La Familiar: the large house, two floors around a lawn with a swing, a long table and a ball."""

import numpy as np

from lib.copies import copies_at, copy_to, hide_all, put
from lib.country import grass, ground_at, lay_ground, plant, rolling_ground, wooded_hills
from lib.furniture import armchair, coffee_table, dining_chair, sofa
from lib.garden import bed, clump, flowering, lawn_tufts
from lib.house import balcony, block, curtains, gable_end, hanging_lanterns, lit_room, plinth, steps, storeys
from lib.light import camera, day_sky, sun
from lib.looks import golden
from lib.materials import surface
from lib.mesh import MeshBuilder, box
from lib.objects import pot
from lib.plants import banana, bush, palm
from lib.render import shot
from lib.roofs import gable_roof, hip_roof
from lib.surfaces import fabric, plaster, rubble, timber
from lib.tableware import plate
from lib.trees import acacia, broadleaf

SUN = (21, -128)
EYE = (-1.5, -19.5, 1.75)
SHOT = shot(golden(*SUN, exposure=0.95, clouds_seed=61), samples=8, mist=(10, 3500), bounces=4, fast_light=True)
FLOOR, UPPER, HEAD = 0.4, 3.3, 6.1


def build():
    rng = np.random.RandomState(21)
    main_house()
    wing()
    ground = rolling_ground(drop=0, base=-40, level=34, until=150, centre=(0, 1), unevenness=0.2)
    lay_ground(ground, (-120, 120, -60, 160), detail=260)
    wooded_hills(ground, (-1400, 1400, 70, 1900), 22000, clear=70, density=7, least=0.03)
    swing(ground)
    long_table(ground)
    toys(ground)
    garden(ground, rng)
    free = lambda x, y: ~((x > -8.8) & (x < 11.6) & (y > -3.6) & (y < 8)) & ~((x > 3.8) & (x < 11.6) & (y > -6.2) & (y < 0))
    grass(lawn_tufts(), ground, EYE, (-30, 30, -19.8, 24), 170000, 2, free)
    sun(*SUN, 5.6, "#ffca90", 1.0)
    day_sky(SUN[0], SUN[1] + 90, 0.18, dust=1.4)
    camera(EYE, (1.0, 0, 2), 25, level=True, shift_y=0.09)


def main_house():
    """Two floors under a hipped roof, a balcony along the upper one."""
    cream = plaster("familiar", "#f0e0c4", "#e2cba6")
    plinth(-8.3, -0.2, 4.2, 7.2, FLOOR)
    plinth(-8.6, -3.1, 4.0, 0, FLOOR, paved=True)
    steps(-3.4, -0.8, -3.2, FLOOR)
    low = [(0.8, 3.4, FLOOR, 2.75, 4, 3), (4.9, 7.3, FLOOR, 2.75, 3, 3), (8.8, 11.2, FLOOR + 0.5, 2.75, 3, 2)]
    high = [(0.8, 3.2, UPPER + 0.02, 5.6, 3, 2), (5.0, 7.0, UPPER + 0.02, 5.6, 2, 2), (8.8, 11.2, UPPER + 0.02, 5.6, 3, 2)]
    side = [(2.2, 4.2, 1.3, 2.7, 2, 2)], [(2.2, 4.2, 4.3, 5.6, 2, 2)]
    storeys(
        -8,
        0,
        4,
        7,
        (FLOOR, UPPER, HEAD),
        (cream, cream),
        ({"front": low, "left": side[0]}, {"front": high, "left": side[1], "right": side[1]}),
    )
    balcony(-8.4, 4.4, 0, 2.8, UPPER, HEAD, (-8.2, -4.9, -1.6, 1.4, 4.2))
    hip_roof(-8.4, -2.7, 4.4, 7, HEAD + 0.32, 26, 0.75, 2)
    curtains([(-7.1, -6.5), (-5.2, -4.7), (-3.0, -2.5), (-1.1, -0.8)], 0.45, FLOOR, 2.85)
    curtains([(-7.1, -6.6), (-5.3, -4.9), (0.9, 1.4), (2.7, 3.1)], 0.45, UPPER + 0.03, 5.7)
    hanging_lanterns([(-6.6, -1.4), (-3.2, -1.4), (-0.1, -1.4)], 2.3, 3.1)
    put(sofa(2.0, pills=("#a65a3c", "#c99b4e", "#3f5f4a")), (-6.3, -0.8, FLOOR))
    put(coffee_table(), (-6.2, -1.9, FLOOR))
    put(armchair(pill="#c99b4e"), (-7.7, -1.8, FLOOR), rz=1.5)
    put(armchair(pill="#5a6e5c"), (1.4, -1.1, FLOOR), rz=0.2)
    put(armchair(pill="#a65a3c"), (2.8, -1.1, FLOOR), rz=-0.3)
    put(armchair(pill="#c99b4e"), (-6.2, -1.1, UPPER), rz=0.2)
    put(armchair(pill="#a65a3c"), (-0.2, -1.1, UPPER), rz=-0.2)


def wing():
    """The low wing on the right, gable to the lawn."""
    cream = plaster("familiar", "#f0e0c4", "#e2cba6")
    plinth(4.2, -5.6, 11.2, 7.2, FLOOR)
    block(
        4.402,
        -5.4,
        11,
        6.98,
        FLOOR,
        3.2,
        cream,
        {"front": [(1.2, 5.4, FLOOR, 2.7, 5, 3)], "left": [(7.9, 9.9, FLOOR + 0.5, 2.6, 2, 2)], "right": [(2, 4, 1.2, 2.6, 3, 2)]},
    )
    gable_end(4.402, 11, -5.4, 3.2, 30, cream)
    box("wing-foot", 4.36, -5.46, FLOOR - 0.1, 5.58, -5.3, FLOOR + 0.4, rubble(), 0.02)
    box("wing-foot", 9.82, -5.46, FLOOR - 0.1, 11.04, -5.3, FLOOR + 0.4, rubble(), 0.02)
    gable_roof(4.4, -5.4, 11, 7, 3.2, 30, 0.6, 0.6, "y", 31)
    lit_room(4.4, -5.4, 11, 2, FLOOR, 3.1, 1.0, [(9.9, 1.0)])
    curtains([(5.6, 6.1), (9.3, 9.8)], -4.95, FLOOR, 2.8)
    box("wing-step", 5.4, -6.1, -0.3, 10.0, -5.55, 0.22, rubble(), 0.02)


def swing(ground):
    """A plank on ropes from the bough of the tree on the left."""
    tree = broadleaf(23, 9.5, 4.6)
    x, y = -12.2, -4.0
    plant(tree, ground, x, y, 2.4, 1.0)
    bough = MeshBuilder()
    bark = surface("bark", "#5a4636", 0.9, color2="#8a715a", nscale=4, bump=0.5, bscale=14, randval=0.15)
    bough.tube([(x, y, 3.3), (x + 1.5, y - 0.2, 3.75), (x + 3.6, y - 0.3, 3.9)], [0.16, 0.12, 0.07], bark, 9)
    rope = surface("rope", "#c2a878", 0.9)
    for at in (x + 2.15, x + 2.7):
        bough.tube([(at, y - 0.25, 3.85), (at, y - 0.25, 0.56)], 0.014, rope, 6)
    bough.box(x + 2.08, y - 0.38, 0.52, x + 2.77, y - 0.12, 0.56, timber("X"))
    bough.obj("swing", smooth=True, autosmooth=30)


def long_table(ground):
    """Eight chairs at a table on the lawn."""
    x, y = 4.4, -9.6
    z = ground_at(ground, x, y)
    mesh = MeshBuilder()
    mesh.box(-1.3, -0.45, 0.7, 1.3, 0.45, 0.75, timber("X"))
    for sx in (-1.1, 1.1):
        for sy in (-0.32, 0.32):
            mesh.cbox(sx, sy, 0.34, 0.09, 0.09, 0.72, timber("Z"))
    mesh.box(-1.0, -0.17, 0.75, 1.0, 0.17, 0.755, fabric("runner#c99b4e", "#c99b4e"))
    for i in range(3):
        for side in (-1, 1):
            plate(mesh, -0.8 + i * 0.8, side * 0.28, 0.751)
    bowl = surface("bowl", "#a5573a", 0.5)
    mesh.lathe([(0, 0), (0.1, 0), (0.19, 0.09), (0.18, 0.09), (0.09, 0.015), (0, 0.015)], bowl, (0, 0, 0.756), 28)
    fruit = surface("orange", "#d98a2f", 0.5)
    for a in range(5):
        cx, cy = 0.08 * np.cos(a * 1.26), 0.08 * np.sin(a * 1.26)
        mesh.lathe([(0, -0.045), (0.032, -0.032), (0.045, 0), (0.032, 0.032), (0, 0.045)], fruit, (cx, cy, 0.83), 12)
    put([mesh.obj("long-table", bevel=0.006)], (x, y, z), 0.12)
    chair = dining_chair(seat="#c98a4a")
    for i in range(3):
        for side in (-1, 1):
            dx, dy = -0.8 + i * 0.8, side * 0.78
            c, s = np.cos(0.12), np.sin(0.12)
            copies_at(chair, (x + dx * c - dy * s, y + dx * s + dy * c, z), 0.12 + (0 if side > 0 else np.pi))
    for side in (-1, 1):
        copies_at(chair, (x + side * 1.62 * np.cos(0.12), y + side * 1.62 * np.sin(0.12), z), 0.12 - side * np.pi / 2)
    hide_all(chair)


def toys(ground):
    """A ball on the lawn and a tricycle by the steps."""
    ball = MeshBuilder()
    rings = [(0.14 * np.sin(a), -0.14 * np.cos(a)) for a in np.linspace(0, np.pi, 13)]
    ball.lathe(rings, surface("ball", "#c94f38", 0.5, color2="#f0e6d2", nscale=4, mixpos=(0.49, 0.51)), (0, 0, 0.12), 24)
    put([ball.obj("ball", smooth=True)], (-4.6, -9.4, ground_at(ground, -4.6, -9.4)))
    red, black = surface("trike", "#a8352a", 0.35, coat=0.4), surface("tyre", "#24201d", 0.8)
    trike = MeshBuilder()
    for x, y, r in ((0.32, 0, 0.17), (-0.25, 0.18, 0.12), (-0.25, -0.18, 0.12)):
        ring = [(x + r * np.cos(a), y, r + r * np.sin(a)) for a in np.linspace(0, 2 * np.pi, 25)]
        trike.tube(ring, 0.022, black, 8, cap=False)
        for a in np.linspace(0, np.pi, 4, False):
            dx, dz = r * np.cos(a), r * np.sin(a)
            trike.tube([(x - dx, y, r - dz), (x + dx, y, r + dz)], 0.005, red, 4)
    trike.tube([(0.32, 0, 0.17), (0.24, 0, 0.46)], 0.016, red, 8)
    trike.tube([(0.24, -0.17, 0.48), (0.23, 0, 0.46), (0.24, 0.17, 0.48)], 0.014, black, 8)
    trike.tube([(0.26, 0, 0.36), (0, 0, 0.3), (-0.25, 0, 0.14)], 0.02, red, 8)
    trike.tube([(-0.25, -0.2, 0.12), (-0.25, 0.2, 0.12)], 0.014, red, 8)
    trike.lathe([(0, 0.04), (0.09, 0.03), (0.1, 0), (0, -0.01)], black, (-0.1, 0, 0.34), 16)
    put([trike.obj("trike", smooth=True, autosmooth=40)], (-5.2, -5.2, ground_at(ground, -5.2, -5.2)), 0.5)


def garden(ground, rng):
    green, pink = bush(1, 0.7, 0.7), flowering(2, "magenta", 0.65, 0.6, 380, 0.09)
    white, yellow, red = flowering(3, "white", count=240, size=0.06), flowering(4, "yellow", 0.6, 0.5, 240, 0.06), flowering(5, "red", count=200)
    for kinds, start, end, count in (
        ([green, white, yellow], (-8.7, -3.7), (-3.8, -3.7), 13),
        ([green, pink, white], (-0.4, -3.7), (4.0, -3.7), 11),
        ([red, green, yellow], (4.6, -6.4), (5.3, -6.4), 3),
        ([red, green, yellow], (10.2, -6.4), (11.6, -6.2), 5),
        ([green, pink], (-9.2, -3), (-9.2, 6), 13),
        ([green, pink, red], (11.7, -5), (11.8, 6), 13),
    ):
        bed(ground, kinds, start, end, count, rng)
    for x in (-3.8, -0.4):
        put(pot(0.3, 0.5), (x, -2.8, FLOOR))
        copy_to(pink, (x, -2.8, FLOOR + 0.33), rng.uniform(0, 6), 0.6)
    crowns, thorn = [broadleaf(21, 9.5, 4.2), broadleaf(22, 8, 3.6)], acacia(11, 9.0, 6.4)
    for kind, x, y, size in (
        (crowns[0], -12, 13, 1.3),
        (crowns[1], -4, 16, 1.4),
        (crowns[0], 6, 16, 1.2),
        (crowns[1], 14, 12, 1.3),
        (thorn, 24, 26, 1.2),
        (thorn, -32, 34, 1.3),
        (crowns[0], 21, 9, 1.1),
        (palm(31, 6.2), 13.2, -3.5, 1.0),
        (crowns[1], -20, 8, 1.2),
    ):
        plant(kind, ground, x, y, rng.uniform(0, 6.3), size)
    clump(ground, [banana(i, 2.0, 2.4, 0.75, 10) for i in range(3)], 13.5, 2.5, 4, rng)
