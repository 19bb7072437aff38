"""Runs inside Blender: builds one scene and renders it into buffers (art/make.py calls it)."""

import os
import runpy
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

from lib.render import render  # noqa: E402
from lib.shaders import log, new_scene  # noqa: E402

name, folder, width, samples = sys.argv[sys.argv.index("--") + 1 :]
scene = runpy.run_path(f"{HERE}/scenes/{name}.py")
new_scene()
scene["build"]()
log("built", name)
render(name, scene["SHOT"], folder, int(width), int(samples) or None)
