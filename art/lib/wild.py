"""Zebra and hippo for the middle distance."""

import math

import numpy as np

from .materials import surface
from .mesh import MeshBuilder
from .shaders import MADE, new_material, node, ramp


def stripes():
    """Black and white bands across the body, wavering a little."""
    if "zebra" in MADE:
        return MADE["zebra"]
    m, nt, out = new_material("zebra")
    where = node(nt, "ShaderNodeTexCoord")
    wave = node(nt, "ShaderNodeTexWave", wave_type="BANDS", bands_direction="X")
    wave.inputs["Scale"].default_value = 3.1
    wave.inputs["Distortion"].default_value = 1.6
    wave.inputs["Detail"].default_value = 1
    nt.links.new(where.outputs["Object"], wave.inputs[0])
    colour = ramp(nt, wave.outputs["Fac"], [(0.42, "#211c18"), (0.56, "#efe6d6")])
    skin = node(nt, "ShaderNodeBsdfPrincipled")
    skin.inputs["Roughness"].default_value = 0.7
    nt.links.new(colour, skin.inputs["Base Color"])
    nt.links.new(skin.outputs[0], out.inputs[0])
    MADE["zebra"] = m
    return m


def zebra(name="zebra", drinking=False):
    """A zebra, 1.3 m at the shoulder, facing +x; hidden."""
    coat, dark = stripes(), surface("zebra-dark", "#211c18", 0.8)
    mesh = MeshBuilder()
    body = [(-0.85, 0, 1.08), (-0.72, 0, 1.08), (-0.4, 0, 1.02), (0, 0, 0.98), (0.4, 0, 1.03), (0.62, 0, 1.1), (0.74, 0, 1.14)]
    mesh.tube(body, [0.08, 0.27, 0.33, 0.36, 0.33, 0.27, 0.15], coat, 16, flat=0.82)
    if drinking:
        neck = [(0.55, 0, 1.1), (0.85, 0, 0.9), (1.08, 0, 0.55), (1.16, 0, 0.34)]
        head = [(1.13, 0, 0.4), (1.22, 0, 0.26), (1.3, 0, 0.12), (1.34, 0, 0.04)]
    else:
        neck = [(0.5, 0, 1.1), (0.7, 0, 1.22), (0.86, 0, 1.36), (0.93, 0, 1.44)]
        head = [(0.86, 0, 1.5), (1.0, 0, 1.43), (1.15, 0, 1.26), (1.22, 0, 1.16)]
    mesh.tube(neck, [0.26, 0.21, 0.17, 0.13], coat, 12, flat=0.72)
    mesh.tube(head[:3], [0.12, 0.14, 0.095], coat, 12, flat=0.8)
    mesh.tube(head[2:], [0.095, 0.075], dark, 12, flat=0.8)
    mane = [np.array(p) + (-0.07, 0, 0.14) for p in neck[1:]]
    mesh.tube(mane, [0.05, 0.06, 0.05], coat, 8, flat=0.25)
    for side in (-1, 1):
        ear = np.array(head[0]) + (-0.02, side * 0.06, 0.06)
        mesh.tube([ear, ear + (-0.02, side * 0.03, 0.08), ear + (-0.02, side * 0.04, 0.15)], [0.02, 0.035, 0.006], coat, 6, flat=0.5)
    for x, y, lean in ((-0.62, 0.14, 0.05), (-0.62, -0.14, -0.07), (0.5, 0.13, -0.05), (0.5, -0.13, 0.07)):
        rear = x < 0
        leg = [(x, y * 0.8, 0.98), (x + (0.03 if rear else 0), y, 0.7), (x + lean * 0.5 - (0.05 if rear else 0), y, 0.42), (x + lean, y, 0.07)]
        mesh.tube(leg, [0.17 if rear else 0.12, 0.1 if rear else 0.085, 0.05, 0.042], coat, 10)
        mesh.tube([(x + lean, y, 0.075), (x + lean + 0.01, y, 0)], [0.045, 0.06], dark, 10)
    mesh.tube([(-0.88, 0, 1.1), (-0.95, 0.02, 0.85), (-0.94, 0.02, 0.6)], [0.03, 0.022, 0.03], dark, 6)
    return mesh.obj(name, smooth=True, autosmooth=60, hide=True)


def hippo_back(name="hippo"):
    """What shows of a hippo in the water: back, head to the eyes, ears, nostrils; facing +x; hidden."""
    skin = surface("hippo", "#5d4a48", 0.35, color2="#6d5652", nscale=3, coat=0.3)
    mesh = MeshBuilder()
    mesh.tube([(-1.5, 0, -0.35), (-1.1, 0, -0.1), (-0.3, 0, 0.0), (0.4, 0, -0.08), (0.8, 0, -0.3)], [0.2, 0.5, 0.58, 0.5, 0.25], skin, 20)
    mesh.tube([(0.9, 0, -0.25), (1.25, 0, -0.08), (1.6, 0, -0.12), (1.95, 0, -0.08), (2.12, 0, -0.12)], [0.24, 0.3, 0.24, 0.29, 0.16], skin, 18, flat=0.7)
    for side in (-1, 1):
        for x, z, r in ((1.28, 0.17, 0.07), (1.98, 0.14, 0.06)):
            mesh.lathe([(0, r), (r * 0.8, r * 0.5), (r, 0), (r * 0.7, -r * 0.6)], skin, (x, side * 0.17, z), 12)
        ear = [(1.08, side * 0.2, 0.14), (1.04, side * 0.25, 0.24), (1.03, side * 0.27, 0.31)]
        mesh.tube(ear, [0.03, 0.05, 0.01], skin, 8, flat=0.5)
    return mesh.obj(name, smooth=True, autosmooth=60, hide=True)


def ripples(name="water"):
    """Calm water with small waves, reddish brown below."""
    if name in MADE:
        return MADE[name]
    m, nt, out = new_material(name)
    where = node(nt, "ShaderNodeTexCoord")
    stretch = node(nt, "ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (0.5, 1.3, 1)
    nt.links.new(where.outputs["Object"], stretch.inputs[0])
    waves = node(nt, "ShaderNodeTexNoise")
    waves.inputs["Scale"].default_value = 1.1
    waves.inputs["Detail"].default_value = 4
    nt.links.new(stretch.outputs[0], waves.inputs[0])
    bump = node(nt, "ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.16
    bump.inputs["Distance"].default_value = 0.12
    nt.links.new(waves.outputs["Fac"], bump.inputs["Height"])
    skin = node(nt, "ShaderNodeBsdfPrincipled")
    skin.inputs["Base Color"].default_value = (0.035, 0.045, 0.045, 1)
    skin.inputs["Roughness"].default_value = 0.06
    skin.inputs["Specular"].default_value = 0.7
    nt.links.new(bump.outputs[0], skin.inputs["Normal"])
    nt.links.new(skin.outputs[0], out.inputs[0])
    MADE[name] = m
    return m


def reed_points(line, count, rng, spread=1.0):
    """Places along a shore for reeds."""
    line = np.asarray(line, float)
    t = rng.uniform(0, len(line) - 1, count)
    i = np.minimum(t.astype(int), len(line) - 2)
    p = line[i] + (line[i + 1] - line[i]) * (t - i)[:, None]
    return p + rng.normal(size=p.shape) * spread * math.sqrt(0.5)
