"""Renders a scene into linear buffers: two halves of the samples with different seeds, for the noise filter."""

import json
import os
import shutil
import time

import bpy
import numpy as np
from mathutils import Matrix

from .shaders import log

# Passes kept beside the picture: what the filter is guided by, and the distance for haze.
PASSES = {"rgb": "Image", "alb": "Denoising Albedo", "nor": "Denoising Normal", "mist": "Mist"}
SEEDS = (11, 77)


def shot(
    look,
    shape=(16, 9),
    samples=40,
    mist=(5, 3500),
    bounces=5,
    diffuse=3,
    glossy=3,
    clamp=4,
    noise=0.03,
    fast_light=False,
):
    """What a scene asks of the renderer. `shape` is width to height; `fast_light` replaces late bounces by ambient light (sunny outdoors)."""
    return locals()


def render(name, wanted, folder, width, samples=None):
    """Renders the current scene; writes {folder}/{name}.npz and the look beside it."""
    configure(bpy.context.scene, wanted, width, samples or wanted["samples"])
    write_buffers(name, wanted, folder, PASSES)


def render_views(moves, wanted, folder, width, samples=None):
    """Renders the current scene once for each name in `moves`, the camera moved so many metres right, up and forward;
    writes the distance of things too. Mist then begins at the camera, so that it tells the mean distance in a pixel;
    haze begins where it did."""
    (near, far), look = wanted["mist"], wanted["look"]
    look = {**look, "haze": {**look["haze"], "from": look["haze"]["from"] + near}}
    wanted = {**wanted, "mist": (0, far), "look": look}
    scene = bpy.context.scene
    configure(scene, wanted, width, samples or wanted["samples"])
    bpy.context.view_layer.update()
    start = scene.camera.matrix_world.copy()
    for name, (right, up, forward) in moves.items():
        scene.camera.matrix_world = start @ Matrix.Translation((right, up, -forward))
        write_buffers(name, wanted, folder, {**PASSES, "z": "Depth"})


def write_buffers(name, wanted, folder, passes):
    scene = bpy.context.scene
    temporary = f"{folder}/{name}-passes"
    os.makedirs(temporary, exist_ok=True)
    keep_passes(scene, temporary, passes)
    halves = [render_half(scene, temporary, frame + 1, seed, passes) for frame, seed in enumerate(SEEDS)]
    camera = scene.camera
    mean = lambda key: (halves[0][key] + halves[1][key]) / 2
    buffers = {
        "cam": np.array(camera.matrix_world),
        "frame": np.array([np.array(v) for v in camera.data.view_frame(scene=scene)]),
        "mist": np.array(wanted["mist"], float),
        "A": halves[0]["rgb"],
        "B": halves[1]["rgb"],
        "alb": mean("alb")[..., :3],
        "nor": mean("nor")[..., :3],
        "mistp": mean("mist")[..., 0],
    }
    if "z" in passes:
        buffers["z"] = np.stack([half["z"][..., 0] for half in halves])
    np.savez(f"{folder}/{name}.npz", **buffers)
    with open(f"{folder}/{name}.json", "w") as file:
        json.dump(wanted["look"], file)
    shutil.rmtree(temporary)
    log("rendered", name)


def configure(scene, wanted, width, samples):
    """Sets the renderer up; no denoiser of Blender's own (Debian's is built without)."""
    render_settings, cycles = scene.render, scene.cycles
    render_settings.engine = "CYCLES"
    render_settings.resolution_x = width
    render_settings.resolution_y = round(width * wanted["shape"][1] / wanted["shape"][0])
    render_settings.resolution_percentage = 100
    render_settings.use_persistent_data = True
    render_settings.film_transparent = True
    render_settings.threads_mode, render_settings.threads = "FIXED", 2
    cycles.device = "CPU"
    cycles.samples = samples // 2
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = wanted["noise"]
    cycles.adaptive_min_samples = min(10, samples // 2)
    cycles.use_denoising = False
    cycles.max_bounces = wanted["bounces"]
    cycles.diffuse_bounces, cycles.glossy_bounces = wanted["diffuse"], wanted["glossy"]
    cycles.transmission_bounces, cycles.transparent_max_bounces, cycles.volume_bounces = 6, 24, 0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.sample_clamp_indirect = wanted["clamp"]
    cycles.use_auto_tile = False
    cycles.film_transparent_glass = True
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.4
    cycles.use_fast_gi = wanted["fast_light"]
    if wanted["fast_light"]:
        cycles.fast_gi_method, cycles.ao_bounces_render = "REPLACE", 2
        scene.world.light_settings.distance = 30
    scene.view_settings.view_transform = "Raw"
    near, far = wanted["mist"]
    mist = scene.world.mist_settings
    mist.start, mist.depth, mist.falloff = near, far - near, "LINEAR"


def keep_passes(scene, folder, passes):
    """Has the compositor write the passes as uncompressed EXR."""
    layer = scene.view_layers[0]
    layer.use_pass_mist = layer.use_pass_z = True
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = folder
    output.format.file_format, output.format.color_depth = "OPEN_EXR", "32"
    output.format.color_mode, output.format.exr_codec = "RGBA", "NONE"
    output.file_slots.clear()
    for key, name in passes.items():
        output.file_slots.new(f"{key}_")
        tree.links.new(source.outputs[name], output.inputs[f"{key}_"])


def render_half(scene, folder, frame, seed, passes):
    """One half: its passes as arrays, first row on top."""
    scene.cycles.seed = seed
    scene.frame_set(frame)
    begun = time.time()
    bpy.ops.render.render(write_still=False)
    log(f"half {frame}: {time.time() - begun:.0f} s")
    return {key: read_pass(f"{folder}/{key}_{frame:04d}.exr") for key in passes}


def read_pass(file):
    """An EXR file as an array of height × width × 4."""
    image = bpy.data.images.load(file)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1].copy()
