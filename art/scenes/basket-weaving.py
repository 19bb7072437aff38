"""Basket weaving on a veranda: finished bowls, one half coiled, bundles of dyed fibre on the mat."""

import math

import numpy as np

from lib.copies import copy_to, put
from lib.light import area_light, camera, day_sky, sun
from lib.looks import golden
from lib.materials import surface, wood
from lib.mesh import MeshBuilder, box
from lib.objects import basket, pot
from lib.plants import banana
from lib.render import shot
from lib.room import view
from lib.surfaces import fabric, pavers, plaster, timber

SUN = (26, -52)
SHOT = shot(golden(*SUN, exposure=0.7, vig=0.24), samples=18, mist=(4, 3500), bounces=5, diffuse=3)
DYES = {"straw": "#d9c08a", "rust": "#a5522e", "brown": "#4a2a1c", "green": "#5f6d3c", "purple": "#6d3450"}


def build():
    rng = np.random.RandomState(121)
    veranda()
    mat()
    for x, y, r, pattern, lean in ((-0.78, 0.9, 0.34, 3, 1.25), (-0.12, 1.0, 0.27, 0, 1.2), (0.42, 0.98, 0.22, 2, 1.25)):
        leaning(x, y, r, pattern, lean)
    for x, y, r, pattern in ((0.62, 0.28, 0.2, 3), (0.98, 0.5, 0.15, 0), (-0.98, 0.2, 0.18, 2)):
        bowl = basket(r, pattern, depth=r * 0.55)
        bowl.location = (x, y, r * 0.55 + 0.03)
    half_made(rng)
    for i, (x, y, turn, dye) in enumerate(((-0.52, -0.18, 0.3, "straw"), (-0.4, -0.32, 0.15, "rust"), (0.42, -0.22, -0.5, "brown"), (0.5, -0.08, -0.35, "straw"), (-0.62, -0.02, 0.6, "purple"), (0.66, -0.3, -0.7, "green"))):
        bundle(x, y, turn, DYES[dye], i)
    stool()
    put_plants(rng)
    view("right", rng, drop=0.6, edge=7.0, trees=6000)
    sun(*SUN, 4.8, "#ffd09a", 1.2)
    day_sky(SUN[0], SUN[1] + 90, 0.24, dust=1.3)
    area_light((-0.6, -1.6, 2.0), (0, 0.3, 0.2), 1.2, 1.2, 16, "#fff0dc")
    camera((0.25, -1.62, 1.1), (-0.08, 0.42, 0.27), 29)


def veranda():
    """Plastered wall behind, tiled floor, posts towards the garden."""
    warm = plaster("weave-wall", "#d8b48c", "#c9a27a")
    box("wall", -3.2, 1.32, -0.3, 1.75, 1.6, 3.0, warm, 0.01)
    box("floor", -3.2, -3.5, -0.4, 2.6, 1.4, 0, pavers("weave-floor", "#b9805c", "#a06c4a", scale=2.6, rough=0.5), 0.01)
    posts = MeshBuilder()
    for y in (-1.4, 1.1):
        posts.box(2.3, y - 0.07, 0, 2.44, y + 0.07, 2.6, timber("Z"))
    posts.box(2.27, -3.2, 2.5, 2.47, 1.3, 2.66, timber("Y"))
    posts.box(2.33, -3.2, 0.82, 2.41, 1.1, 0.88, timber("Y"))
    for y in np.arange(-3, 1.1, 0.14):
        posts.box(2.355, y, 0.06, 2.385, y + 0.03, 0.83, timber("Z"))
    posts.obj("posts", bevel=0.008)
    box("roof", -3.2, -3.5, 2.66, 2.9, 1.4, 2.76, timber("X"), 0.01)


def mat():
    """A plaited mat."""
    mesh = MeshBuilder()
    straw, dark = fabric("mat", "#d2b67e", "#c0a068"), fabric("mat-dark", "#a5522e")
    for i in range(46):
        y = -0.75 + i * 0.036
        colour = dark if i in (3, 4, 8, 37, 41, 42) else straw
        mesh.box(-1.35, y, 0.002, 1.2, y + 0.034, 0.009 + 0.002 * (i % 2), colour)
    mesh.obj("mat")


def leaning(x, y, r, pattern, lean):
    """A finished basket leaning at the wall."""
    disc = basket(r, pattern, depth=r * 0.3)
    disc.rotation_euler = (lean, 0, 0)
    disc.location = (x, y + 0.12, r * math.sin(lean) + 0.015)


def half_made(rng):
    """Coils up to the edge, where the work goes on: the last turn lies loose, with a needle."""
    x, y = 0.02, 0.18
    mesh = MeshBuilder()
    colours = [surface("coil" + c, c, 0.75, bump=0.3, bscale=180) for c in ("#e0cc9a", "#e0cc9a", "#a5522e", "#e0cc9a", "#4a2a1c", "#e0cc9a", "#a5522e", "#e0cc9a", "#e0cc9a")]
    for ring in range(15):
        r, z = 0.02 + ring * 0.0125, 0.012 + 0.0009 * ring**1.8
        points = [(x + r * math.cos(a), y + r * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, 65)]
        mesh.tube(points, 0.0078, colours[ring % 9], 8, cap=False)
    loose = []
    for t in np.linspace(0, 1, 40):
        a = -0.4 + t * 3.6
        r = 0.205 + 0.05 * t
        loose.append((x + r * math.cos(a), y + r * math.sin(a), 0.12 - 0.1 * t**0.7))
    mesh.tube(loose, np.linspace(0.008, 0.0045, 40), colours[0], 8)
    for k in range(14):
        a = 3.2 + rng.normal() * 0.12
        start = np.array(loose[-1])
        d = np.array([math.cos(a + 1.57), math.sin(a + 1.57), 0]) * rng.uniform(0.12, 0.24)
        mesh.tube([start, start + d * 0.5 + [0, 0, 0.012], start + d + [0, 0, -0.006]], [0.0018, 0.0014, 0.0008], colours[0], 5)
    mesh.tube([(x + 0.24, y - 0.18, 0.014), (x + 0.35, y - 0.13, 0.014)], [0.0035, 0.0008], surface("steel", "#c9c4bb", 0.25, metal=1), 8)
    mesh.obj("half-made", smooth=True)


def bundle(x, y, turn, colour, seed):
    """A tied bundle of fibre."""
    rng = np.random.RandomState(seed)
    mesh, fibre = MeshBuilder(), surface("fibre" + colour, colour, 0.7, color2=colour, randval=0.1)
    c, s = math.cos(turn), math.sin(turn)
    for _ in range(90):
        r, a = 0.026 * math.sqrt(rng.uniform()), rng.uniform(0, 6.3)
        oy, oz = r * math.cos(a), 0.032 + r * math.sin(a)
        points = []
        for t in np.linspace(-1, 1, 7):
            spread = 1 + 1.1 * t * t
            px, py = t * 0.24 + rng.normal() * 0.004, oy * spread
            points.append((x + px * c - py * s, y + px * s + py * c, max(0.012, oz * (1 if abs(t) < 0.8 else 0.75))))
        mesh.tube(points, 0.0026, fibre, 5)
    for t in (-0.08, 0.08):
        ring = [(x + t * c - 0.031 * math.cos(a) * s, y + t * s + 0.031 * math.cos(a) * c, 0.033 + 0.031 * math.sin(a)) for a in np.linspace(0, 6.3, 20)]
        mesh.tube(ring, 0.0045, surface("rope", "#c2a878", 0.9), 6, cap=False)
    mesh.obj("bundle", smooth=True)


def stool():
    """A carved low stool."""
    dark = wood("stool", "#4a2f1c", "#75502f", scale=6, axis="X", rough=0.4)
    mesh = MeshBuilder()
    profile = [(0, 0.27), (0.17, 0.28), (0.185, 0.262), (0.17, 0.245), (0.07, 0.225), (0.06, 0.12), (0.09, 0.05), (0.15, 0.02), (0.155, 0)]
    mesh.lathe(profile, dark, (-1.3, -0.1, 0), 36)
    mesh.obj("stool", smooth=True, autosmooth=45)


def put_plants(rng):
    put(pot(0.24, 0.42), (1.5, 1.0, 0))
    copy_to(banana(4, 0.7, 1.2, 0.45, 8), (1.5, 1.0, 0.3), rng.uniform(0, 6), 0.95)
