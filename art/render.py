"""Runs inside Blender: builds one scene and renders it into buffers: a picture (art/make.py calls it), or the views a
film is made of (art/shots.py), named in JSON with how far the camera moves for each."""

import json
import os
import runpy
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

from lib.render import render, render_views  # noqa: E402
from lib.shaders import log, new_scene  # noqa: E402

name, folder, width, samples, *views = sys.argv[sys.argv.index("--") + 1 :]
scene = runpy.run_path(f"{HERE}/scenes/{name}.py")
new_scene()
scene["build"]()
log("built", name)
if views:
    render_views(json.loads(views[0]), scene["SHOT"], folder, int(width), int(samples) or None)
else:
    render(name, scene["SHOT"], folder, int(width), int(samples) or None)
