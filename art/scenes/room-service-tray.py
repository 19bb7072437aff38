"""Room service: a tray on the made bed, coffee, fruit, bread and a small vase."""

import math

import numpy as np

from lib.copies import copy_to
from lib.dishes import bananas, fruit
from lib.fabric import cushion
from lib.garden import flowering
from lib.light import area_light, camera, day_sky, sun
from lib.looks import inside
from lib.materials import surface, wood
from lib.mesh import MeshBuilder, box
from lib.noise import layered_noise
from lib.objects import lamp
from lib.render import shot
from lib.room import floor_boards, room, view
from lib.surfaces import fabric, plaster, timber
from lib.tableware import china, plate

SHOT = shot(inside(exposure=0.75, vig=0.2), samples=20, mist=(3, 4000), bounces=6, diffuse=4, noise=0.015)
BED, TRAY = 0.62, 0.642


def build():
    rng = np.random.RandomState(151)
    cream, warm = plaster("tray-room", "#f0e6d4", "#e6d8c0"), plaster("accent", "#cfa88a", "#c49a7a")
    room(-2.6, 2.4, -2.6, 2.2, 3.0, cream, {"left": [(1.2, 4.2, 0.5, 2.5, 3, 2)]}, warm, day=44)
    floor_boards(-2.6, 2.4, -2.6, 2.2, rng)
    box("ceiling", -3, -3, 3.0, 3, 2.8, 3.3, cream, 0)
    bedding(rng)
    tray()
    pot_and_cups()
    breakfast(rng)
    view("left", rng, edge=6.0)
    lamp(1.75, 1.85, 0.62, 0.5, power=9)
    box("night-stand", 1.5, 1.6, 0, 2.05, 2.1, 0.62, timber("X"), 0.01)
    sun(28, 196, 6.5, "#ffd29c", 0.8)
    day_sky(28, 196 + 90, 0.26, dust=1.2)
    camera((-0.62, -1.42, 1.36), (0.06, 0.0, TRAY + 0.04), 40, fstop=5.0, focus=(0, -0.05, TRAY + 0.04))


def bedding(rng):
    """Sheets with soft folds, a striped throw, pillows at the head."""
    x, y = np.meshgrid(np.linspace(-1.0, 1.25, 110), np.linspace(-1.05, 1.7, 120))
    folds = (layered_noise(x * 1.6 + 3, y * 2.4, 4, 5) - 0.5) * 0.05
    flat = np.exp(-(((x / 0.46) ** 2 + (y / 0.32) ** 2) ** 4))
    z = BED + folds * (1 - flat)
    sheet = MeshBuilder()
    sheet.grid(np.stack([x, y, z], -1), fabric("linen", "#f6f1e8", "#efe7da"))
    sheet.obj("sheet", smooth=True, autosmooth=180)
    box("mattress", -1.0, -1.05, 0.25, 1.25, 1.75, BED - 0.06, fabric("matt", "#f4efe6"), 0.05)
    for i, (px, py, colour, w) in enumerate(((-0.5, 1.35, "#f6f1e8", 0.8), (0.55, 1.35, "#f6f1e8", 0.8), (-0.35, 1.08, "#a65a3c", 0.5), (0.5, 1.08, "#c99b4e", 0.5))):
        pillow = cushion(w, 0.5, 0.2, fabric("pil" + colour, colour), e=2.8, puff=0.5, seed=i + 1, n=26, wr=0.02)
        pillow.location, pillow.rotation_euler = (px, py, BED + 0.22), (math.radians(58), 0, rng.normal() * 0.06)
    throw = MeshBuilder()
    colours = ["#a65a3c", "#a65a3c", "#e8d3a8", "#3c2a20", "#e8d3a8", "#a65a3c", "#a65a3c", "#d39a3a", "#a65a3c"]
    for k in range(9):
        y0, y1 = -1.0 + k * 0.058, -1.0 + (k + 1) * 0.058
        gx, gy = np.meshgrid(np.linspace(-1.02, 1.27, 60), np.linspace(y0, y1, 4))
        gz = BED + (layered_noise(gx * 1.6 + 3, gy * 2.4, 4, 5) - 0.5) * 0.05 + 0.012
        throw.grid(np.stack([gx, gy, gz], -1), fabric("thr" + colours[k], colours[k]))
    throw.obj("throw", smooth=True, autosmooth=180)


def tray():
    dark = wood("tray", "#5a3a24", "#8b5e3a", scale=5, axis="X", rough=0.35)
    mesh = MeshBuilder()
    mesh.box(-0.34, -0.23, TRAY - 0.02, 0.34, 0.23, TRAY, dark)
    for y in (-0.23, 0.218):
        mesh.box(-0.34, y, TRAY, 0.34, y + 0.012, TRAY + 0.035, dark)
    for x in (-0.34, 0.328):
        mesh.box(x, -0.23, TRAY, x + 0.012, -0.07, TRAY + 0.05, dark)
        mesh.box(x, 0.07, TRAY, x + 0.012, 0.23, TRAY + 0.05, dark)
        mesh.box(x, -0.07, TRAY + 0.035, x + 0.012, 0.07, TRAY + 0.05, dark)
    mesh.obj("tray", bevel=0.004)
    cloth = MeshBuilder()
    cloth.box(-0.29, -0.2, TRAY + 0.0005, 0.29, 0.2, TRAY + 0.003, fabric("tray-cloth", "#efe4cf", "#e6d8be"))
    cloth.obj("cloth")


def pot_and_cups():
    glaze = surface("pot-glaze", "#5d7a6a", 0.25, color2="#54705f", nscale=6, coat=0.4)
    coffee = surface("coffee", "#24140c", 0.1, coat=0.5)
    mesh = MeshBuilder()
    mesh.lathe([(0, 0), (0.05, 0), (0.072, 0.05), (0.064, 0.12), (0.042, 0.165), (0.044, 0.175)], glaze, (-0.19, 0.1, TRAY + 0.004), 36)
    mesh.lathe([(0.046, 0.175), (0.03, 0.19), (0.008, 0.196), (0.011, 0.21), (0, 0.214)], glaze, (-0.19, 0.1, TRAY + 0.004), 36)
    spout = [(-0.13, 0.07, TRAY + 0.08), (-0.105, 0.057, TRAY + 0.12), (-0.085, 0.047, TRAY + 0.165)]
    mesh.tube(spout, [0.017, 0.013, 0.009], glaze, 12)
    handle = [(-0.235, 0.122, TRAY + 0.15), (-0.275, 0.142, TRAY + 0.14), (-0.28, 0.145, TRAY + 0.09), (-0.25, 0.13, TRAY + 0.05)]
    mesh.tube(handle, 0.008, glaze, 10)
    for x, y in ((0.02, 0.11), (-0.2, -0.1)):
        mesh.lathe([(0, 0.004), (0.04, 0.004), (0.072, 0.014), (0.072, 0.011), (0.04, 0), (0, 0)], china(), (x, y, TRAY + 0.004), 32)
        mesh.lathe([(0.022, 0), (0.036, 0.03), (0.042, 0.062), (0.039, 0.062), (0.033, 0.03), (0, 0.012)], china(), (x, y, TRAY + 0.012), 32)
        mesh.lathe([(0, 0.052), (0.0385, 0.052)], coffee, (x, y, TRAY + 0.012), 28)
        ring = [(x + 0.04, y, TRAY + 0.06), (x + 0.062, y, TRAY + 0.056), (x + 0.062, y, TRAY + 0.034), (x + 0.037, y, TRAY + 0.03)]
        mesh.tube(ring, 0.0045, china(), 8)
    mesh.obj("coffee-things", smooth=True, autosmooth=45)
    copy_to(flowering(97, "rose", 0.07, 0.08, 120, 0.016), (0.27, 0.15, TRAY + 0.085), 0.3, 0.9)
    vase = MeshBuilder()
    vase.lathe([(0, 0), (0.022, 0), (0.03, 0.035), (0.016, 0.075), (0.022, 0.09)], surface("vase", "#7d98a0", 0.3, coat=0.3), (0.27, 0.15, TRAY + 0.004), 24)
    vase.obj("vase", smooth=True)


def breakfast(rng):
    """Chapati, slices of pineapple, passion fruit, a banana and a boiled egg."""
    mesh = MeshBuilder()
    plate(mesh, 0.08, -0.09, TRAY + 0.004, 0.1)
    plate(mesh, 0.26, -0.05, TRAY + 0.004, 0.075)
    dough = surface("chapati", "#d9b27c", 0.75, color2="#a8763e", nscale=24, bump=0.2, bscale=60, mixpos=(0.45, 0.75))
    for k in range(3):
        a = k * 0.5 - 0.4
        points, c, s = [], math.cos(a), math.sin(a)
        for t in np.linspace(-1, 1, 12):
            points.append((0.08 + 0.062 * t * c - 0.012 * k * s, -0.105 + 0.062 * t * s + 0.024 * k, TRAY + 0.032 + 0.004 * k))
        mesh.tube(points, [0.006, *([0.016] * 10), 0.006], dough, 12)
    flesh, white = surface("pineapple-slice", "#e3b93c", 0.5, color2="#d9a82c", nscale=30, bump=0.2), surface("egg", "#e8cfae", 0.45)
    for k in range(4):
        x = 0.235 + k * 0.018
        mesh.lathe([(0.012, 0), (0.036, 0), (0.036, 0.009), (0.012, 0.009), (0.012, 0)], flesh, (x, -0.05 + 0.01 * (k % 2), TRAY + 0.016 + k * 0.006), 24)
    egg = [(0.022 * math.sin(a) * (1 + 0.12 * math.cos(a)), 0.028 * (1 - math.cos(a))) for a in np.linspace(0, math.pi, 16)]
    mesh.lathe([(0.018, 0), (0.012, 0.012), (0.022, 0.03), (0.02, 0.03)], china(), (0.12, 0.02, TRAY + 0.004), 24)
    mesh.lathe(egg, white, (0.12, 0.02, TRAY + 0.018), 24)
    mesh.obj("breakfast", smooth=True, autosmooth=40)
    passion, mango = fruit("passion fruit"), fruit("mango")
    for x, y, kind in ((0.2, 0.06, passion), (0.16, 0.11, passion), (-0.05, -0.16, mango)):
        copy_to(kind, (x, y, TRAY + 0.004), rng.uniform(0, 6), 0.8)
    copy_to(bananas(4), (-0.02, -0.02, TRAY + 0.002), 2.0, 0.55)
