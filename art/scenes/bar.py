"""The bar towards evening: a timber counter, stools, bottles in front of lit boards."""

import math

import numpy as np

from lib.copies import copies_at, copy_to, hide_all, put
from lib.dishes import fruit
from lib.fabric import cushion
from lib.light import area_light, camera, day_sky, sun
from lib.looks import inside
from lib.materials import glowing, pane, surface, wood
from lib.mesh import MeshBuilder, box
from lib.objects import hang_basket, pot
from lib.plants import banana
from lib.render import shot
from lib.room import beamed_ceiling, floor_tiles, room, view
from lib.surfaces import fabric, plaster, rubble, timber
from lib.tableware import basket_lamp, candle_glass, wine_glass

SHOT = shot(inside(exposure=0.7), samples=20, mist=(4, 4000), bounces=6, diffuse=4, noise=0.015)
X0, X1, Y0, Y1, H = -4.6, 3.4, -3.0, 4.4, 3.3
FRONT, LEFT, RIGHT = 2.1, -2.5, 2.6
BOTTLES = ["#2f5d3a", "#7a2e1d", "#c88a2a", "#3a3f63", "#d9d2c0", "#5a3018"]


def build():
    rng = np.random.RandomState(81)
    warm, dark = plaster("bar", "#e2c8a0", "#d2b488"), plaster("bar-dark", "#a58466", "#94745a")
    room(X0, X1, Y0, Y1, H, warm, {"left": [(1.4, 5.8, 0, 2.7, 4, 1)]}, dark, day=26)
    floor_tiles(X0, X1, Y0, Y1, rng, 0.45, ("#9a6e50", "#8a6046", "#a67a5a"))
    beamed_ceiling(X0, X1, Y0, Y1, H, warm, 1.2)
    counter()
    shelves(rng)
    stools(rng)
    for x in (-1.9, -0.6, 0.7, 2.0):
        basket_lamp(x, FRONT + 0.25, 2.0, H, 20, 0.22)
    for y, r, pattern in ((0.2, 0.3, 3), (1.0, 0.22, 0), (0.55, 0.18, 2)):
        hang_basket(r, pattern, y, X1, 2.1 if pattern != 2 else 1.6, "right")
    put(pot(0.3, 0.52), (-4.05, 3.85, 0))
    copy_to(banana(4, 0.9, 1.5, 0.55, 9), (-4.05, 3.85, 0.36), 0.7, 1.0)
    view("left", rng, edge=6.0)
    sun(16, 203, 6.0, "#ffbe80", 0.8)
    day_sky(16, 203 + 90, 0.22, dust=1.4)
    area_light((0, -0.6, H - 0.25), (0, 0.6, 0), 3.5, 2.0, 46, "#ffd9ae")
    camera((1.25, -2.05, 1.5), (-0.35, 3.2, 1.35), 22, level=True, shift_y=0.0)


def counter():
    boards, top = wood("bar-front", "#7a5334", "#a87850", scale=4, axis="Z"), wood("bar-top", "#4a2f1c", "#75502f", scale=5, axis="X", rough=0.25, coat=0.3)
    mesh = MeshBuilder()
    count = 34
    step = (RIGHT - LEFT) / count
    for i in range(count):
        mesh.box(LEFT + i * step + 0.003, FRONT, 0.12, LEFT + (i + 1) * step - 0.003, FRONT + 0.04, 1.04, boards)
    mesh.box(LEFT + 0.01, FRONT + 0.04, 0.02, RIGHT - 0.01, FRONT + 0.5, 1.04, boards)
    mesh.box(LEFT - 0.08, FRONT - 0.16, 1.05, RIGHT + 0.08, FRONT + 0.56, 1.1, top)
    mesh.obj("counter", bevel=0.008)
    box("bar-foot", LEFT, FRONT - 0.02, 0, RIGHT, FRONT + 0.1, 0.12, rubble(), 0.01)
    rail = MeshBuilder()
    brass = surface("brass", "#b98a3f", 0.25, metal=1)
    rail.tube([(LEFT + 0.1, FRONT - 0.16, 0.2), (RIGHT - 0.1, FRONT - 0.16, 0.2)], 0.018, brass, 10)
    for x in np.linspace(LEFT + 0.3, RIGHT - 0.3, 5):
        rail.tube([(x, FRONT - 0.16, 0.2), (x, FRONT, 0.2)], 0.012, brass, 8)
    rail.obj("rail", smooth=True, autosmooth=50)
    solid, clear = MeshBuilder(), MeshBuilder()
    for x, y, full in ((-1.6, 0.0, True), (-1.42, 0.12, True), (0.5, 0.05, True), (1.7, 0.1, False), (1.82, 0.02, False)):
        wine_glass(solid, clear, x, FRONT + y, 1.1, full)
    for x in (-0.85, 1.2):
        candle_glass(solid, clear, x, FRONT + 0.1, 1.1)
    board = surface("chopping", "#b98a5a", 0.6)
    solid.cbox(-0.15, FRONT + 0.12, 1.115, 0.36, 0.22, 0.03, board)
    solid.obj("on-bar", smooth=True, autosmooth=40)
    clear.obj("glasses", smooth=True, autosmooth=60)
    lime, passion = fruit("lime"), fruit("passion fruit")
    for x, y, kind in ((-0.22, 0.1, lime), (-0.12, 0.16, lime), (-0.06, 0.08, passion), (-0.25, 0.18, passion)):
        copy_to(kind, (x, FRONT + y, 1.13), x * 20)


def shelves(rng):
    """Four boards of bottles and glasses before a wall lit from below."""
    mesh, lit = MeshBuilder(), glowing("shelf-light", "#ffc987", 14)
    heights = (1.15, 1.6, 2.05, 2.5)
    for z in heights:
        mesh.box(-2.6, Y1 - 0.3, z, 2.6, Y1 - 0.02, z + 0.045, timber("X"))
    for x in (-2.6, -0.88, 0.88, 2.56):
        mesh.box(x, Y1 - 0.3, 1.0, x + 0.045, Y1 - 0.02, 2.9, timber("Z"))
    mesh.box(-2.64, Y1 - 0.55, 0, 2.64, Y1 - 0.02, 0.98, timber("X"))
    mesh.obj("shelves", bevel=0.005)
    strips = MeshBuilder()
    for z in heights:
        strips.box(-2.5, Y1 - 0.04, z + 0.05, 2.5, Y1 - 0.028, z + 0.075, lit)
    strips.obj("strips")
    glass, solid = MeshBuilder(), MeshBuilder()
    clear = pane("wineglass", "#f4f8f8")
    for row, z in enumerate(heights):
        x = -2.45
        while x < 2.45:
            if min(abs(x - at) for at in (-2.58, -0.86, 0.9, 2.58)) < 0.07:
                x += 0.09
                continue
            if row == 3 or (row == 2 and abs(x) < 0.8):
                glass.lathe([(0.03, 0), (0.036, 0.09), (0.034, 0.12)], clear, (x, Y1 - 0.17 + rng.normal() * 0.015, z + 0.046), 16)
                x += 0.1
                continue
            colour = BOTTLES[rng.randint(6)]
            tint = surface("bottle" + colour, colour, 0.12, coat=0.4)
            r, h = rng.uniform(0.032, 0.042), rng.uniform(0.2, 0.25)
            profile = [(0, 0), (r, 0), (r, h * 0.62), (r * 0.4, h * 0.78), (r * 0.36, h * 1.05), (0, h * 1.05)]
            solid.lathe(profile, tint, (x, Y1 - 0.17 + rng.normal() * 0.02, z + 0.046), 16)
            if rng.uniform() < 0.7:
                solid.lathe([(r + 0.0008, h * 0.15), (r + 0.0008, h * 0.5)], surface("label", "#eadfc6", 0.7), (x, Y1 - 0.17, z + 0.046), 16)
            x += rng.uniform(0.1, 0.15)
    glass.obj("tumblers", smooth=True, autosmooth=50)
    solid.obj("bottles", smooth=True, autosmooth=40)


def stools(rng):
    """High stools with leather seats."""
    mesh = MeshBuilder()
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        c, s = math.cos(a), math.sin(a)
        mesh.tube([(c * 0.24, s * 0.24, 0), (c * 0.17, s * 0.17, 0.73)], [0.02, 0.022], timber("Z"), 10)
    ring = [(0.215 * math.cos(a), 0.215 * math.sin(a), 0.27) for a in np.linspace(0, 2 * math.pi, 33)]
    mesh.tube(ring, 0.011, surface("brass", "#b98a3f", 0.25, metal=1), 8, cap=False)
    mesh.lathe([(0, 0.72), (0.2, 0.72), (0.2, 0.76), (0, 0.76)], timber("X"), sides=32)
    stool = [mesh.obj("stool", smooth=True, autosmooth=40)]
    seat = cushion(0.4, 0.4, 0.1, fabric("leather", "#8a4f30"), e=2.2, puff=0.4)
    seat.location = (0, 0, 0.79)
    stool.append(seat)
    for x in (-2.0, -1.1, 0.0, 0.95, 1.95):
        copies_at(stool, (x + rng.normal() * 0.05, FRONT - 0.5 + rng.normal() * 0.05, 0), rng.uniform(0, 6))
    hide_all(stool)
