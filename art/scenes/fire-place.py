"""The fire place after sunset: a ring of chairs and drums around the fire, the lit villas behind."""

import math

import numpy as np

from lib.copies import copies_at, copy_to, hide_all, put
from lib.country import grass, ground_at, lay_ground, plant, rolling_ground, wooded_hills
from lib.furniture import armchair
from lib.garden import lawn_tufts
from lib.light import camera, dusk_sky, point_light, sun
from lib.looks import dusk
from lib.materials import glowing, surface
from lib.mesh import MeshBuilder
from lib.miniatures import small_villa
from lib.objects import lantern
from lib.plants import banana, bush
from lib.quads import quad_mesh
from lib.render import shot
from lib.surfaces import rubble
from lib.trees import acacia, broadleaf

SUNSET = (-0.25, 1, 0.03)
EYE = (0.9, -5.6, 1.5)
SHOT = shot(dusk(SUNSET, exposure=1.0, clouds_seed=33), samples=20, mist=(8, 4000), bounces=4, diffuse=2, clamp=3)


def build():
    rng = np.random.RandomState(141)
    ground = rolling_ground(drop=0, base=-46, level=22, until=130, centre=(0, 2), unevenness=0.15)
    lay_ground(ground, (-120, 120, -40, 160), detail=240)
    wooded_hills(ground, (-1400, 1400, 60, 1900), 18000, clear=70, density=7, least=0.04)
    hearth(rng)
    seats(ground, rng)
    planting(ground, rng)
    villas = [small_villa("v0", rng, wing=True, glow=1.8), small_villa("v3", rng, 10, 7, thatch=True, roofc=("#a5854f", "#866a3c"), glow=1.8)]
    for x, y, turn, kind in ((-17, 32, 0.35, 0), (12, 38, -0.25, 1), (30, 46, -0.5, 0)):
        copy_to(villas[kind], (x, y, ground_at(ground, x, y) + 0.2), turn, 1.0)
    free = lambda x, y: np.hypot(x, y) > 3.6
    grass(lawn_tufts(), ground, EYE, (-24, 24, -5.2, 26), 90000, 2, free)
    sky = [(0, "#f2a766"), (0.08, "#dd957c"), (0.25, "#8a80a2"), (0.6, "#4a5a92"), (1, "#2f3f74")]
    dusk_sky(sky, 0.42, sun_dir=SUNSET, glow="#ff8a3c", glow_pow=5, glow_str=1.0)
    sun(4, 104, 0.4, "#ff9450", 2)
    camera(EYE, (0.1, 5, EYE[2]), 24, level=True, shift_y=0.0)


def hearth(rng):
    """Swept earth, a ring of stones, logs, embers and flames."""
    earth = surface("yard", "#a87c56", 0.95, color2="#946a48", nscale=0.8, bump=0.3, bscale=14)
    disc = MeshBuilder()
    disc.lathe([(3.9, -0.2), (3.7, 0.03), (0, 0.05)], earth, sides=60)
    disc.obj("yard", smooth=True)
    stones = MeshBuilder()
    for k in range(17):
        a = k * 2 * math.pi / 17
        r, s = 0.78 + rng.normal() * 0.02, rng.uniform(0.12, 0.17)
        x, y = r * math.cos(a), r * math.sin(a)
        stones.box(x - s, y - s * 0.8, 0, x + s, y + s * 0.8, rng.uniform(0.18, 0.27), rubble("hearth-stone", scale=1.2), a + rng.normal() * 0.2)
    stones.obj("stones", bevel=0.05, seg=3)
    bark, char = surface("log-bark", "#4a3526", 0.9, color2="#2a1d15", nscale=6, bump=0.5, bscale=18), surface("char", "#151110", 0.9)
    logs = MeshBuilder()
    for k in range(7):
        a = k * 0.9 + rng.normal() * 0.15
        c, s = math.cos(a), math.sin(a)
        logs.tube([(c * 0.55, s * 0.55, 0.08), (c * 0.25, s * 0.25, 0.24), (c * 0.02, s * 0.02, 0.44)], [0.06, 0.055, 0.04], bark if k % 3 else char, 9)
    logs.obj("logs", smooth=True, autosmooth=50)
    embers = MeshBuilder()
    for _ in range(90):
        r, a = 0.4 * math.sqrt(rng.uniform()), rng.uniform(0, 6.3)
        s = rng.uniform(0.015, 0.04)
        embers.cbox(r * math.cos(a), r * math.sin(a), 0.06 + rng.uniform(0, 0.04), s, s, s, glowing("ember", "#ff5a1c", 4, False), a)
    embers.obj("embers")
    flames(rng)
    for x, y, z, power in ((0, 0, 0.75, 90), (0.25, -0.2, 0.5, 30)):
        point_light((x, y, z), power, "#ff8a3a", 0.22)


def flames(rng):
    """Tongues of fire: thin blades, brightest at the foot."""
    kinds = {"#ffb03c": 9, "#ff8a24": 6, "#ffd070": 12}
    for i, (colour, strength) in enumerate(kinds.items()):
        quads = []
        for _ in range(16):
            r, a = 0.24 * math.sqrt(rng.uniform()), rng.uniform(0, 6.3)
            foot = np.array([r * math.cos(a), r * math.sin(a), 0.12])
            tall = rng.uniform(0.4, 1.0) * (1 - r / 0.4) * (1.0 if i < 2 else 0.6)
            turn, sway, wide = rng.uniform(0, 3.1), rng.uniform(-0.1, 0.1), rng.uniform(0.05, 0.09)
            side = np.array([math.cos(turn), math.sin(turn), 0])
            spine = [foot + [sway * math.sin(t * 4) * t, 0.05 * math.sin(t * 5 + a) * t, tall * t] for t in np.linspace(0, 1, 9)]
            widths = [wide * math.sin(math.pi * (0.25 + 0.75 * t)) ** 0.8 for t in np.linspace(0, 1, 9)]
            for k in range(8):
                quads.append([spine[k] - side * widths[k], spine[k] + side * widths[k], spine[k + 1] + side * widths[k + 1], spine[k + 1] - side * widths[k + 1]])
        fire = quad_mesh("fire", [(np.array(quads), glowing("fire" + colour, colour, strength, False))], hide=False)
        fire.visible_diffuse = fire.visible_shadow = False


def drum(tall=0.75, radius=0.22):
    """A drum of Uganda: a wooden body laced in hide."""
    hide_, wood = surface("drum-hide", "#d8c09a", 0.8, color2="#c2a67c", nscale=4), surface("drum-wood", "#6b4228", 0.5, color2="#7d5236", nscale=3)
    mesh = MeshBuilder()
    mesh.lathe([(radius * 0.55, 0), (radius * 0.75, tall * 0.25), (radius, tall * 0.8), (radius * 0.99, tall * 0.96)], wood, sides=32)
    mesh.lathe([(radius * 1.015, tall * 0.86), (radius * 1.01, tall * 0.98), (radius * 0.95, tall), (0, tall * 1.003)], hide_, sides=32)
    for k in range(16):
        a0, a1 = k * math.pi / 8, (k + 0.5) * math.pi / 8
        for b in (a1, a1 - math.pi / 8):
            low = (radius * 0.62 * math.cos(b), radius * 0.62 * math.sin(b), tall * 0.1)
            mid = (radius * 0.99 * math.cos((a0 + b) / 2), radius * 0.99 * math.sin((a0 + b) / 2), tall * 0.6)
            mesh.tube([(radius * 1.02 * math.cos(a0), radius * 1.02 * math.sin(a0), tall * 0.87), mid, low], 0.006, hide_, 5)
    return [mesh.obj("drum", smooth=True, autosmooth=50)]


def seats(ground, rng):
    """Chairs in a ring open to the viewer, drums at the left, lanterns on the grass."""
    kinds = [armchair(pill="#a65a3c"), armchair(pill="#c99b4e"), armchair(pill="#5a6e5c")]
    for i, a in enumerate((0.2, 0.85, 1.5, 2.1, 2.75)):
        copies_at(kinds[i % 3], (2.5 * math.cos(a), 2.5 * math.sin(a), 0.03), a - math.pi / 2 + rng.normal() * 0.08)
    for kind in kinds:
        hide_all(kind)
    for x, y, tall, radius, turn in ((-2.35, 0.0, 0.78, 0.23, 0), (-1.85, -0.6, 0.55, 0.19, 1), (-2.5, -0.85, 0.66, 0.21, 2)):
        put(drum(tall, radius), (x, y, 0.03), turn)
    for x, y in ((3.4, -0.8), (-4.4, 1.4), (4.6, 2.8), (-3.6, 4.4)):
        z = ground_at(ground, x, y) + 0.04
        put(lantern(0.44, 0.24, 14), (x, y, max(z, 0.02)))
        point_light((x, y, z + 0.25), 4, "#ffa850", 0.06)


def planting(ground, rng):
    shrubs, bananas = [bush(1, 0.8, 0.8), bush(3, 0.7, 0.6)], [banana(i, 2.0, 2.4, 0.75, 10) for i in range(3)]
    for x, y in ((-7, 5), (-8.2, 6.4), (8.4, 6.2), (9.3, 7.5)):
        plant(bananas[rng.randint(3)], ground, x, y, rng.uniform(0, 6), rng.uniform(0.85, 1.1))
    for _ in range(26):
        x = rng.choice([-1, 1]) * rng.uniform(5.4, 11)
        plant(shrubs[rng.randint(2)], ground, x, rng.uniform(2, 11), rng.uniform(0, 6), rng.uniform(0.6, 1.2), 0.05)
    thorn, crown = acacia(11, 8.6, 6.4), broadleaf(22, 8, 3.6)
    for kind, x, y, size in ((thorn, -8.5, 13, 1.0), (crown, 16, 22, 1.2), (crown, -24, 24, 1.2), (thorn, 25, 40, 1.2), (crown, 2, 44, 1.2)):
        plant(kind, ground, x, y, rng.uniform(0, 6.3), size)
