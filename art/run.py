"""What pictures and films share: where work files lie, Blender as a process of its own, the C++ of art/post."""

import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
PICTURES = HERE.parent / "assets" / "pictures"
WORK = pathlib.Path(os.environ.get("ART_WORK", pathlib.Path(tempfile.gettempdir()) / "hotel-art"))


def run_blender(scene, folder, width, samples, is_waited_for, *more):
    """Blender runs at the lowest priority: a picture may take its time, unless somebody waits for a preview."""
    command = ["nice", "-n", "5" if is_waited_for else "19", "blender", "-b", "--python-exit-code", "1"]
    command += ["-P", str(HERE / "render.py"), "--", scene, str(folder), str(width), str(samples), *more]
    log = folder / f"{scene}.log"
    with open(log, "w") as file:
        done = subprocess.run(command, stdout=file, stderr=file)
    if done.returncode != 0:
        sys.exit(f"Blender failed:\n{log.read_text()[-2000:]}")


def compiled(name):
    """The library of art/post/{name}.cpp; compiled once, and again after a change."""
    source, library = HERE / "post" / f"{name}.cpp", WORK / f"{name}.so"
    if not library.exists() or library.stat().st_mtime < source.stat().st_mtime:
        flags = ["-O3", "-ffast-math", "-fopenmp", "-shared", "-fPIC"]
        subprocess.run(["g++", *flags, str(source), "-o", str(library)], check=True)
    return library
