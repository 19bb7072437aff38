"""Kinds of material: surfaces, glow, foliage, window panes, wood."""

from .shaders import MADE, new_material, node, noise_texture, ramp, rgba


def surface(
    name,
    color,
    rough=0.6,
    metal=0,
    spec=0.4,
    color2=None,
    nscale=3,
    bump=0,
    bscale=40,
    randval=0,
    randhue=0,
    sheen=0,
    sss=0,
    coat=0,
    vec_scale=None,
    coord="Object",
    ndetail=5,
    emit=None,
    estr=0,
    transl=0,
    mixpos=(0.35, 0.65),
):
    """A rough or shiny surface; optional second colour in patches, bumps, and a hue and value of its own for each copy."""
    if name in MADE:
        return MADE[name]
    m, nt, out = new_material(name)
    L = nt.links.new
    p = node(nt, "ShaderNodeBsdfPrincipled")
    p.inputs["Roughness"].default_value = rough
    p.inputs["Metallic"].default_value = metal
    p.inputs["Specular"].default_value = spec
    p.inputs["Sheen"].default_value = sheen
    p.inputs["Clearcoat"].default_value = coat
    if sss:
        p.inputs["Subsurface"].default_value = sss
        p.inputs["Subsurface Radius"].default_value = (0.1, 0.05, 0.03)
        p.inputs["Subsurface Color"].default_value = rgba(color)
    if emit:
        p.inputs["Emission"].default_value = rgba(emit)
        p.inputs["Emission Strength"].default_value = estr
        # It shines, but is no lamp: rays spent on it would be missing for the sun.
        m.cycles.sample_as_light = False
    if color2:
        f = noise_texture(nt, nscale, ndetail, coord=coord, vec_scale=vec_scale)
        c = ramp(nt, f, [(mixpos[0], color), (mixpos[1], color2)])
    else:
        rgb = node(nt, "ShaderNodeRGB")
        rgb.outputs[0].default_value = rgba(color)
        c = rgb.outputs[0]
    if randval or randhue:
        oi = node(nt, "ShaderNodeObjectInfo")
        hs = node(nt, "ShaderNodeHueSaturation")
        mr = node(nt, "ShaderNodeMapRange")
        mr.inputs["To Min"].default_value = 1 - randval
        mr.inputs["To Max"].default_value = 1 + randval
        L(oi.outputs["Random"], mr.inputs["Value"])
        L(mr.outputs[0], hs.inputs["Value"])
        if randhue:
            wn = node(nt, "ShaderNodeTexWhiteNoise", noise_dimensions="1D")
            L(oi.outputs["Random"], wn.inputs["W"])
            m2 = node(nt, "ShaderNodeMapRange")
            m2.inputs["To Min"].default_value = 0.5 - randhue
            m2.inputs["To Max"].default_value = 0.5 + randhue
            L(wn.outputs["Value"], m2.inputs["Value"])
            L(m2.outputs[0], hs.inputs["Hue"])
        L(c, hs.inputs["Color"])
        c = hs.outputs[0]
    L(c, p.inputs["Base Color"])
    if bump:
        f = noise_texture(nt, bscale, 6, 0.6, coord=coord, vec_scale=vec_scale)
        b = node(nt, "ShaderNodeBump")
        b.inputs["Strength"].default_value = bump
        b.inputs["Distance"].default_value = 0.02
        L(f, b.inputs["Height"])
        L(b.outputs[0], p.inputs["Normal"])
    sh = p.outputs[0]
    if transl:
        t = node(nt, "ShaderNodeBsdfTranslucent")
        L(c, t.inputs[0])
        mx = node(nt, "ShaderNodeMixShader")
        mx.inputs[0].default_value = transl
        L(sh, mx.inputs[1])
        L(t.outputs[0], mx.inputs[2])
        sh = mx.outputs[0]
    L(sh, out.inputs[0])
    MADE[name] = m
    return m


def glowing(name, color, strength, sample=True):
    """A surface that shines. With sample=False no rays are spent on it as a lamp (bulbs with a lamp beside them)."""
    if name in MADE:
        return MADE[name]
    m, nt, out = new_material(name)
    e = node(nt, "ShaderNodeEmission")
    e.inputs[0].default_value = rgba(color)
    e.inputs[1].default_value = strength
    nt.links.new(e.outputs[0], out.inputs[0])
    try:
        m.cycles.sample_as_light = sample
    except Exception:
        pass
    MADE[name] = m
    return m


def foliage(
    name, color, color2=None, transl=0.42, randval=0.25, randhue=0.02, gloss=0.06, nscale=1.2, tcol=None
):
    """Leaves: light falls through them, and every copy has its own tint."""
    if name in MADE:
        return MADE[name]
    m, nt, out = new_material(name)
    L = nt.links.new
    f = noise_texture(nt, nscale, 3)
    c = ramp(nt, f, [(0.35, color), (0.68, color2 or color)])
    oi = node(nt, "ShaderNodeObjectInfo")
    hs = node(nt, "ShaderNodeHueSaturation")
    mr = node(nt, "ShaderNodeMapRange")
    mr.inputs["To Min"].default_value = 1 - randval
    mr.inputs["To Max"].default_value = 1 + randval
    L(oi.outputs["Random"], mr.inputs["Value"])
    L(mr.outputs[0], hs.inputs["Value"])
    wn = node(nt, "ShaderNodeTexWhiteNoise", noise_dimensions="1D")
    L(oi.outputs["Random"], wn.inputs["W"])
    m2 = node(nt, "ShaderNodeMapRange")
    m2.inputs["To Min"].default_value = 0.5 - randhue
    m2.inputs["To Max"].default_value = 0.5 + randhue
    L(wn.outputs["Value"], m2.inputs["Value"])
    L(m2.outputs[0], hs.inputs["Hue"])
    L(c, hs.inputs["Color"])
    d = node(nt, "ShaderNodeBsdfDiffuse")
    t = node(nt, "ShaderNodeBsdfTranslucent")
    L(hs.outputs[0], d.inputs[0])
    hs2 = node(nt, "ShaderNodeHueSaturation")
    hs2.inputs["Saturation"].default_value = 1.15
    hs2.inputs["Value"].default_value = 1.3
    hs2.inputs["Hue"].default_value = 0.485
    L(hs.outputs[0], hs2.inputs["Color"])
    L(hs2.outputs[0], t.inputs[0])
    mx = node(nt, "ShaderNodeMixShader")
    mx.inputs[0].default_value = transl
    L(d.outputs[0], mx.inputs[1])
    L(t.outputs[0], mx.inputs[2])
    g = node(nt, "ShaderNodeBsdfGlossy")
    g.inputs["Roughness"].default_value = 0.45
    mg = node(nt, "ShaderNodeMixShader")
    mg.inputs[0].default_value = gloss
    L(mx.outputs[0], mg.inputs[1])
    L(g.outputs[0], mg.inputs[2])
    L(mg.outputs[0], out.inputs[0])
    MADE[name] = m
    return m


def pane(name="glass", tint="#e8f0ee", rough=0.0, refl=1.0):
    """Window glass that lets light straight through: reflections by angle, the same from both sides (the Fresnel node mirrors at back faces of single planes)."""
    if name in MADE:
        return MADE[name]
    m, nt, out = new_material(name)
    L = nt.links.new
    tr = node(nt, "ShaderNodeBsdfTransparent")
    tr.inputs[0].default_value = rgba(tint)
    g = node(nt, "ShaderNodeBsdfGlossy")
    g.inputs["Roughness"].default_value = rough
    lw = node(nt, "ShaderNodeLayerWeight")
    lw.inputs[0].default_value = 0.5  # Facing = 1-|cos| : two-sided, unlike Fresnel node (TIR on back faces!)
    pw = node(nt, "ShaderNodeMath", operation="POWER")
    pw.inputs[1].default_value = 5
    L(lw.outputs["Facing"], pw.inputs[0])
    ml = node(nt, "ShaderNodeMath", operation="MULTIPLY_ADD")
    ml.inputs[1].default_value = 0.96 * refl
    ml.inputs[2].default_value = 0.04 * refl
    L(pw.outputs[0], ml.inputs[0])
    mx = node(nt, "ShaderNodeMixShader")
    L(ml.outputs[0], mx.inputs[0])
    L(tr.outputs[0], mx.inputs[1])
    L(g.outputs[0], mx.inputs[2])
    L(mx.outputs[0], out.inputs[0])
    MADE[name] = m
    return m


def wood(name, c1, c2, scale=6, rough=0.45, axis="X", randval=0.12, bump=0.15, coat=0):
    """Grained wood along an axis; every copy is another board."""
    if name in MADE:
        return MADE[name]
    m, nt, out = new_material(name)
    L = nt.links.new
    tc = node(nt, "ShaderNodeTexCoord")
    mp = node(nt, "ShaderNodeMapping")
    L(tc.outputs["Object"], mp.inputs[0])
    s = {"X": (0.08, 1, 1), "Y": (1, 0.08, 1), "Z": (1, 1, 0.08)}[axis]
    mp.inputs["Scale"].default_value = [v * scale for v in s]
    oi = node(nt, "ShaderNodeObjectInfo")
    cmb = node(nt, "ShaderNodeCombineXYZ")
    mu = node(nt, "ShaderNodeMath", operation="MULTIPLY")
    mu.inputs[1].default_value = 37.0
    L(oi.outputs["Random"], mu.inputs[0])
    for i in range(3):
        L(mu.outputs[0], cmb.inputs[i])
    L(cmb.outputs[0], mp.inputs["Location"])
    n = node(nt, "ShaderNodeTexNoise")
    n.inputs["Scale"].default_value = 4
    n.inputs["Detail"].default_value = 8
    n.inputs["Distortion"].default_value = 0.6
    L(mp.outputs[0], n.inputs[0])
    c = ramp(nt, n.outputs["Fac"], [(0.3, c1), (0.7, c2)])
    hs = node(nt, "ShaderNodeHueSaturation")
    mr = node(nt, "ShaderNodeMapRange")
    mr.inputs["To Min"].default_value = 1 - randval
    mr.inputs["To Max"].default_value = 1 + randval
    L(oi.outputs["Random"], mr.inputs["Value"])
    L(mr.outputs[0], hs.inputs["Value"])
    L(c, hs.inputs["Color"])
    p = node(nt, "ShaderNodeBsdfPrincipled")
    p.inputs["Roughness"].default_value = rough
    p.inputs["Specular"].default_value = 0.4
    p.inputs["Clearcoat"].default_value = coat
    p.inputs["Clearcoat Roughness"].default_value = 0.2
    L(hs.outputs[0], p.inputs["Base Color"])
    b = node(nt, "ShaderNodeBump")
    b.inputs["Strength"].default_value = bump
    b.inputs["Distance"].default_value = 0.01
    L(n.outputs["Fac"], b.inputs["Height"])
    L(b.outputs[0], p.inputs["Normal"])
    L(p.outputs[0], out.inputs[0])
    MADE[name] = m
    return m
