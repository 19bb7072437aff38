"""The palette of the place: its plaster, timber, brick, stone, cloth and lawn."""

from .materials import surface, wood
from .shaders import MADE, new_material, node, noise_texture, ramp, rgba


def plaster(name="plaster", c1="#efe2cc", c2="#e2cdae"):
    """Warm lime plaster."""
    return surface(name, c1, 0.85, color2=c2, nscale=0.6, bump=0.18, bscale=18, spec=0.2)


def timber(ax="Z"):
    """Dark structural timber with the grain along an axis."""
    return wood("timber" + ax, "#5a3a24", "#8b5e3a", scale=5, axis=ax, rough=0.5)


def deck_boards(ax="X"):
    """Boards of a deck."""
    return wood("deck" + ax, "#7d5638", "#a97c52", scale=3, axis=ax, rough=0.5, randval=0.2)


def frame_wood():
    """Stained frames of windows."""
    return surface("frame", "#32241b", 0.4, spec=0.5)


def terracotta():
    """Roof tiles, each of its own firing."""
    return surface("terra", "#8c5840", 0.8, color2="#744634", nscale=3, randval=0.32, randhue=0.018, spec=0.2)


def rubble(name="stone", c=("#8d7d6b", "#b3a28c", "#6f6153"), scale=2.6, mortar="#a59a88"):
    """Field stones in mortar."""
    if name in MADE:
        return MADE[name]
    m, nt, out = new_material(name)
    L = nt.links.new
    tc = node(nt, "ShaderNodeTexCoord")
    mp = node(nt, "ShaderNodeMapping")
    mp.inputs["Scale"].default_value = (1, 1, 1.7)
    L(tc.outputs["Object"], mp.inputs[0])
    nz = node(nt, "ShaderNodeTexNoise")
    nz.inputs["Scale"].default_value = 3
    L(mp.outputs[0], nz.inputs[0])
    ad = node(nt, "ShaderNodeMixRGB", blend_type="LINEAR_LIGHT")
    ad.inputs[0].default_value = 0.06
    L(mp.outputs[0], ad.inputs[1])
    L(nz.outputs["Color"], ad.inputs[2])
    v = node(nt, "ShaderNodeTexVoronoi")
    v.inputs["Scale"].default_value = scale
    L(ad.outputs[0], v.inputs[0])
    ve = node(nt, "ShaderNodeTexVoronoi", feature="DISTANCE_TO_EDGE")
    ve.inputs["Scale"].default_value = scale
    L(ad.outputs[0], ve.inputs[0])
    sp = node(nt, "ShaderNodeSeparateRGB")
    L(v.outputs["Color"], sp.inputs[0])
    col = ramp(nt, sp.outputs[0], [(0, c[2]), (0.5, c[0]), (1, c[1])])
    e = ramp(nt, ve.outputs[0], [(0.0, "#000000"), (0.06, "#ffffff")])
    mx = node(nt, "ShaderNodeMixRGB")
    mx.inputs[1].default_value = rgba(mortar)
    L(e, mx.inputs[0])
    L(col, mx.inputs[2])
    p = node(nt, "ShaderNodeBsdfPrincipled")
    p.inputs["Roughness"].default_value = 0.85
    L(mx.outputs[0], p.inputs["Base Color"])
    n2 = noise_texture(nt, 22, 6)
    am = node(nt, "ShaderNodeMixRGB", blend_type="MULTIPLY")
    am.inputs[0].default_value = 0.5
    L(e, am.inputs[1])
    L(n2, am.inputs[2])
    b = node(nt, "ShaderNodeBump")
    b.inputs["Strength"].default_value = 0.8
    b.inputs["Distance"].default_value = 0.03
    L(am.outputs[0], b.inputs["Height"])
    L(b.outputs[0], p.inputs["Normal"])
    L(p.outputs[0], out.inputs[0])
    MADE[name] = m
    return m


def pavers(
    name="paver",
    c1="#b98460",
    c2="#9a6848",
    mortar="#8a7560",
    scale=2.2,
    squash=1,
    offset=0.5,
    rough=0.7,
    size=(0.5, 0.5),
):
    """Brick or stone paving."""
    if name in MADE:
        return MADE[name]
    m, nt, out = new_material(name)
    L = nt.links.new
    tc = node(nt, "ShaderNodeTexCoord")
    br = node(nt, "ShaderNodeTexBrick")
    br.offset = offset
    br.inputs["Scale"].default_value = scale
    br.inputs["Color1"].default_value = rgba(c1)
    br.inputs["Color2"].default_value = rgba(c2)
    br.inputs["Mortar"].default_value = rgba(mortar)
    br.inputs["Mortar Size"].default_value = 0.012
    br.inputs["Brick Width"].default_value = size[0]
    br.inputs["Row Height"].default_value = size[1]
    L(tc.outputs["Object"], br.inputs[0])
    n = noise_texture(nt, 5, 5)
    mx = node(nt, "ShaderNodeMixRGB", blend_type="OVERLAY")
    mx.inputs[0].default_value = 0.35
    L(br.outputs["Color"], mx.inputs[1])
    L(n, mx.inputs[2])
    p = node(nt, "ShaderNodeBsdfPrincipled")
    p.inputs["Roughness"].default_value = rough
    L(mx.outputs[0], p.inputs["Base Color"])
    b = node(nt, "ShaderNodeBump", invert=True)
    b.inputs["Strength"].default_value = 0.5
    b.inputs["Distance"].default_value = 0.01
    L(br.outputs["Fac"], b.inputs["Height"])
    L(b.outputs[0], p.inputs["Normal"])
    L(p.outputs[0], out.inputs[0])
    MADE[name] = m
    return m


def fabric(name, c, c2=None):
    """Woven cloth."""
    return surface(
        "fab" + name, c, 0.95, color2=c2 or c, nscale=90, bump=0.25, bscale=220, sheen=0.4, spec=0.1
    )


def lawn(name="lawn", c=("#55702a", "#7d9440", "#96a24e"), dry=None):
    """The ground under the blades of a lawn."""
    if name in MADE:
        return MADE[name]
    m, nt, out = new_material(name)
    L = nt.links.new
    n = noise_texture(nt, 0.12, 6, 0.6)
    n2 = noise_texture(nt, 3.0, 5)
    mx = node(nt, "ShaderNodeMath", operation="MULTIPLY_ADD")
    mx.inputs[1].default_value = 0.35
    L(n2, mx.inputs[0])
    ms = node(nt, "ShaderNodeMath", operation="MULTIPLY")
    ms.inputs[1].default_value = 0.65
    L(n, ms.inputs[0])
    L(ms.outputs[0], mx.inputs[2])
    col = ramp(nt, mx.outputs[0], [(0.32, c[0]), (0.5, c[1]), (0.66, c[2])])
    p = node(nt, "ShaderNodeBsdfPrincipled")
    p.inputs["Roughness"].default_value = 0.95
    p.inputs["Specular"].default_value = 0.1
    L(col, p.inputs["Base Color"])
    b = node(nt, "ShaderNodeBump")
    b.inputs["Strength"].default_value = 0.5
    b.inputs["Distance"].default_value = 0.1
    L(n2, b.inputs["Height"])
    L(b.outputs[0], p.inputs["Normal"])
    L(p.outputs[0], out.inputs[0])
    MADE[name] = m
    return m


def bark_surface():
    """Bark."""
    return surface("bark", "#5a4636", 0.9, color2="#8a715a", nscale=4, bump=0.5, bscale=14, randval=0.15)


def white_wood(axis):
    """Painted timber, the grain just to be seen."""
    return wood(f"cream-{axis}", "#e6dac6", "#f3eadb", scale=4, axis=axis, rough=0.5)


def sage():
    """The paint of shutters and doors at Village View."""
    return surface("sage-paint", "#71886f", 0.5, color2="#687f67", nscale=8)
