"""Skies, the sun, lamps and the camera."""

import math

import bpy
from mathutils import Vector

from .mesh import link
from .shaders import linear, node, ramp, rgba


def day_sky(elev=8, rot=0, strength=0.12, disc=False, dust=2.0, air=1.2, alt=1400, ozone=1.2, tint=None):
    """A physical sky lit from `rot` degrees; the disc is left to the sun lamp."""
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    nt.nodes.clear()
    s = node(nt, "ShaderNodeTexSky", sky_type="NISHITA")
    s.sun_elevation = math.radians(elev)
    s.sun_rotation = math.radians(rot)
    s.sun_disc = disc
    s.air_density = air
    s.dust_density = dust
    s.altitude = alt
    s.ozone_density = ozone
    b = node(nt, "ShaderNodeBackground")
    b.inputs[1].default_value = strength
    o = node(nt, "ShaderNodeOutputWorld")
    src = s.outputs[0]
    if tint:
        mx = node(nt, "ShaderNodeMixRGB", blend_type="MULTIPLY")
        mx.inputs[0].default_value = 1
        mx.inputs[2].default_value = rgba(tint)
        nt.links.new(src, mx.inputs[1])
        src = mx.outputs[0]
    nt.links.new(src, b.inputs[0])
    nt.links.new(b.outputs[0], o.inputs[0])
    return w


def dusk_sky(stops, strength=1.0, axis_pow=1.0, sun_dir=None, glow=None, glow_pow=6, glow_str=1.0):
    """A gradient by elevation (stops: sine of elevation, hex), with a glow towards the sun."""
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    nt.nodes.clear()
    L = nt.links.new
    tc = node(nt, "ShaderNodeTexCoord")
    sp = node(nt, "ShaderNodeSeparateXYZ")
    L(tc.outputs["Generated"], sp.inputs[0])
    mx = node(nt, "ShaderNodeMath", operation="MAXIMUM")
    mx.inputs[1].default_value = 0
    L(sp.outputs[2], mx.inputs[0])
    c = ramp(nt, mx.outputs[0], stops)
    b = node(nt, "ShaderNodeBackground")
    b.inputs[1].default_value = strength
    o = node(nt, "ShaderNodeOutputWorld")
    if sun_dir is not None:
        d = node(nt, "ShaderNodeVectorMath", operation="DOT_PRODUCT")
        d.inputs[1].default_value = Vector(sun_dir).normalized()
        L(tc.outputs["Generated"], d.inputs[0])
        m1 = node(nt, "ShaderNodeMath", operation="MAXIMUM")
        m1.inputs[1].default_value = 0
        L(d.outputs["Value"], m1.inputs[0])
        pw = node(nt, "ShaderNodeMath", operation="POWER")
        pw.inputs[1].default_value = glow_pow
        L(m1.outputs[0], pw.inputs[0])
        ms = node(nt, "ShaderNodeMath", operation="MULTIPLY")
        ms.inputs[1].default_value = glow_str
        L(pw.outputs[0], ms.inputs[0])
        ad = node(nt, "ShaderNodeMixRGB", blend_type="ADD")
        ad.inputs[2].default_value = rgba(glow)
        L(ms.outputs[0], ad.inputs[0])
        L(c, ad.inputs[1])
        c = ad.outputs[0]
    L(c, b.inputs[0])
    L(b.outputs[0], o.inputs[0])
    return w


def sun(elev, az, strength=4, color="#ffd2a0", angle=0.9):
    """The sun at an elevation and azimuth in degrees (azimuth counted from +x); returns the direction to it."""
    l = bpy.data.lights.new("sun", "SUN")
    l.energy = strength
    l.color = linear(color)
    l.angle = math.radians(angle)
    o = link(bpy.data.objects.new("sun", l))
    e = math.radians(elev)
    a = math.radians(az)
    d = Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e)))
    o.rotation_euler = d.to_track_quat("Z", "Y").to_euler()
    return d


def area_light(loc, target, sx, sy, power, color="#ffffff", spread=180, vis=False):
    """A rectangular lamp at `loc` facing `target`, in watts; unseen by the camera."""
    l = bpy.data.lights.new("area", "AREA")
    l.shape = "RECTANGLE"
    l.size = sx
    l.size_y = sy
    l.energy = power
    l.color = linear(color)
    l.spread = math.radians(spread)
    o = link(bpy.data.objects.new("area", l))
    o.location = loc
    d = Vector(loc) - Vector(target)
    o.rotation_euler = d.to_track_quat("Z", "Y").to_euler()
    o.visible_camera = vis
    o.visible_glossy = vis
    return o


def point_light(loc, power, color="#ffb870", r=0.05):
    """A small round lamp, in watts."""
    l = bpy.data.lights.new("pt", "POINT")
    l.energy = power
    l.color = linear(color)
    l.shadow_soft_size = r
    o = link(bpy.data.objects.new("pt", l))
    o.location = loc
    return o


def camera(loc, target, lens=32, shift_y=0, shift_x=0, level=False, fstop=None, focus=None, ortho=None):
    """The camera; level=True keeps verticals upright (use shift_y to look up or down)."""
    c = bpy.data.cameras.new("cam")
    o = link(bpy.data.objects.new("cam", c))
    bpy.context.scene.camera = o
    loc = Vector(loc)
    t = Vector(target)
    if level:
        t = Vector((t.x, t.y, loc.z))
    o.location = loc
    o.rotation_euler = (loc - t).to_track_quat("Z", "Y").to_euler()
    c.lens = lens
    c.shift_x = shift_x
    c.shift_y = shift_y
    c.clip_end = 20000
    c.clip_start = 0.05
    if ortho:
        c.type = "ORTHO"
        c.ortho_scale = ortho
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus) - loc).length if focus is not None else (t - loc).length
    return o
