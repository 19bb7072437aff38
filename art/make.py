"""Makes a picture from nothing: python3 art/make.py <scene> [--width <pixels>] [--samples <count>] [--preview | --finish]

--width    of the render, 1920 unless told; time grows with its square. The master is 1920 px wide in any case
--samples  fewer than the scene asks for, where time is short
--preview  480 px wide with few samples (or --samples), for composing; touches nothing in assets/
--finish   takes the buffers of the last render and only redoes sky, haze and grade
"""

import argparse
import sys
import time

from PIL import Image

sys.dont_write_bytecode = True

from post.finish import finish_picture  # noqa: E402
from run import HERE, PICTURES, WORK, compiled, run_blender  # noqa: E402

MASTER_WIDTH = 1920
PREVIEW_WIDTH, PREVIEW_SAMPLES = 480, 8


def main():
    options = read_options()
    WORK.mkdir(parents=True, exist_ok=True)
    begun = time.time()
    key = f"{options.scene}-preview" if options.preview else options.scene
    folder = WORK / ("preview" if options.preview else "full")
    folder.mkdir(exist_ok=True)
    if not options.finish:
        width, samples = options.width, options.samples
        if options.preview:
            width, samples = PREVIEW_WIDTH, samples or PREVIEW_SAMPLES
        run_blender(options.scene, folder, width, samples, options.preview)
    picture = finish_picture(folder, options.scene, compiled("denoise"))
    picture.save(WORK / f"{key}.png")
    if not options.preview:
        save_master(picture, PICTURES / f"{options.scene}.jpg")
    print(f"{key}: {time.time() - begun:.0f} s, {WORK / f'{key}.png'}")


def read_options():
    scenes = sorted(path.stem for path in (HERE / "scenes").glob("*.py"))
    parser = argparse.ArgumentParser(prog="npm run art --", description="Renders a picture of the place.")
    parser.add_argument("scene", choices=scenes)
    parser.add_argument("--width", type=int, default=MASTER_WIDTH, help="of the render, in pixels")
    parser.add_argument("--samples", type=int, default=0, help="fewer than the scene asks for")
    parser.add_argument("--preview", action="store_true", help="small and quick, for composing")
    parser.add_argument("--finish", action="store_true", help="no new render: sky, haze and grade only")
    return parser.parse_args()


def save_master(picture, path):
    """JPEG of 1920 px and at most 600 KB; a render made smaller to save time is enlarged."""
    if picture.width != MASTER_WIDTH:
        height = round(picture.height * MASTER_WIDTH / picture.width)
        picture = picture.resize((MASTER_WIDTH, height), Image.Resampling.LANCZOS)
    for quality in range(92, 60, -2):
        picture.save(path, quality=quality, optimize=True, progressive=True, subsampling=0)
        if path.stat().st_size <= 600_000:
            return


main()
