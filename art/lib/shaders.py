"""Small words for building shader nodes, and the materials made so far."""

import time

import bpy


BEGUN = time.time()

# Materials by name: asked for twice, made once.
MADE = {}


def log(*a):
    """Prints with the seconds since the program began."""
    print("[art %.1fs]" % (time.time() - BEGUN), *a, flush=True)


def new_scene():
    """An empty file; returns its scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def linear(c):
    """Linear RGB of a hex colour; tuples pass through."""
    if isinstance(c, str):
        c = c.lstrip("#")
        c = [int(c[i : i + 2], 16) / 255 for i in (0, 2, 4)]
        c = [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c]
    return tuple(c[:3])


def rgba(c):
    """Linear RGB of a hex colour with full opacity."""
    return linear(c) + (1.0,)


def node(nt, typ, **kw):
    """A new node; keywords set its properties, `inp` its inputs by name."""
    n = nt.nodes.new(typ)
    for k, v in kw.items():
        if k in ("inp",):
            for kk, vv in v.items():
                n.inputs[kk].default_value = vv
        else:
            setattr(n, k, v)
    return n


def new_material(name):
    """An empty node material: (material, tree, output node)."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    out = node(nt, "ShaderNodeOutputMaterial")
    return m, nt, out


def ramp(nt, fac, stops, interp="LINEAR"):
    """A colour ramp over `fac`; stops are (position, hex). Returns its output."""
    r = node(nt, "ShaderNodeValToRGB")
    cr = r.color_ramp
    cr.interpolation = interp
    while len(cr.elements) < len(stops):
        cr.elements.new(0.5)
    for e, (p, c) in zip(cr.elements, stops):
        e.position = p
        e.color = rgba(c)
    nt.links.new(fac, r.inputs[0])
    return r.outputs[0]


def noise_texture(nt, scale, detail=4, rough=0.55, coord="Object", dist=0, vec_scale=None):
    """A noise texture in object coordinates; returns its factor."""
    tc = node(nt, "ShaderNodeTexCoord")
    src = tc.outputs[coord]
    if vec_scale is not None:
        mp = node(nt, "ShaderNodeMapping")
        mp.inputs["Scale"].default_value = vec_scale
        nt.links.new(src, mp.inputs[0])
        src = mp.outputs[0]
    n = node(nt, "ShaderNodeTexNoise")
    n.inputs["Scale"].default_value = scale
    n.inputs["Detail"].default_value = detail
    n.inputs["Roughness"].default_value = rough
    n.inputs["Distortion"].default_value = dist
    nt.links.new(src, n.inputs[0])
    return n.outputs["Fac"]
