"""Makes the short films, silent: /usr/bin/python3 art/film.py [name…] [--preview] (needs ffmpeg)

Shots fade into one another. Seven to ten seconds, 1280 px wide, under 2 MB. --preview: small views of few samples, into
the work folder; for finding a move.
"""

import pathlib
import subprocess
import sys

import numpy as np

sys.dont_write_bytecode = True

from run import PICTURES, WORK  # noqa: E402
from shots import SIZE, Drift, Move  # noqa: E402

FILMS = {
    "evening": [
        Move("hotel-from-above", (0, 0, 0), (4, 0, 14), lasts=92),
        Move("villa-at-golden-hour", (-0.5, 0, 0), (0.5, 0, 0.7), lasts=92),
        Drift("sundowner", 0.75, 0.6),
    ],
    "arriving": [
        Move("gate", (0, 0, 0), (0, 0, 2), lasts=92),
        Drift("hills-at-dawn", 0.55, 0.65),
        Drift("forest-breeze", 0.5, 0.5),
    ],
    "drive": [
        Drift("gate", 0.5, 0.55),
        Drift("parking", 0.45, 0.6),
        Drift("garden-path", 0.5, 0.55),
        Drift("rose-villa", 0.5, 0.6),
    ],
    "villas": [
        Drift("rose-villa", 0.5, 0.6),
        Drift("village-view", 0.2, 0.6),
        Drift("honey-bee", 0.6, 0.6),
        Drift("la-familiar", 0.45, 0.55),
    ],
    "welcome": [
        Move("hills-at-dawn", (0, 2, 8), (0, 3.5, 16), views=3, lasts=92),
        Move("garden-path", (0, 0, -0.6), (0, 0, 0.8), lasts=92),
        Drift("terrace-at-dusk", 0.4, 0.6, lasts=92),
    ],
    "family": [
        Drift("la-familiar", 0.45, 0.55),
        Drift("bedroom-la-familiar", 0.3, 0.6),
        Drift("living-room", 0.4, 0.6),
    ],
    "halls": [
        Drift("conference-hall", 0.5, 0.45),
        Drift("garden-wedding", 0.5, 0.5),
        Drift("banquet-hall", 0.5, 0.45),
    ],
    "wild": [
        Drift("long-horned-cattle", 0.6, 0.5),
        Drift("lake-mburo-at-dawn", 0.3, 0.55),
        Drift("hills-at-dawn", 0.55, 0.5),
    ],
}
FPS, FADE = 25, 15
MOST_BYTES = 2_000_000


def main():
    names = [name for name in sys.argv[1:] if name != "--preview"]
    is_preview = "--preview" in sys.argv
    for name in names or FILMS:
        make_film((WORK if is_preview else PICTURES) / f"{name}.mp4", FILMS[name], is_preview)


def make_film(target, shots, is_preview):
    """Kept whole first, then made as good as fits."""
    whole = WORK / f"{target.stem}-whole.mp4"
    source = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", "{}x{}".format(*SIZE), "-r", str(FPS), "-i", "-"]
    encode(source, whole, 4, "ultrafast", faded(shots, is_preview))
    for quality in range(25, 40, 2):
        encode(["-i", str(whole)], target, quality, "slow")
        if target.stat().st_size <= MOST_BYTES:
            break
    print(f"{target}: {target.stat().st_size / 1000:.0f} KB, quality {quality}")


def faded(shots, is_preview):
    """All frames, the last ones of a shot mixed with the first ones of the next."""
    ending = []
    for shot in shots:
        last = []
        for i, frame in enumerate(shot.frames(is_preview)):
            if i < len(ending):
                share = (i + 1) / (FADE + 1)
                frame = (ending[i] * (1 - share) + frame * share + 0.5).astype(np.uint8)
            if i < shot.lasts - FADE:
                yield frame
            else:
                last.append(frame)
        ending = last
    yield from ending


def encode(source, target, quality, preset, frames=()):
    command = ["nice", "-n", "19", "ffmpeg", "-y", "-loglevel", "error", *source, "-c:v", "libx264", "-preset", preset]
    command += ["-crf", str(quality), "-pix_fmt", "yuv420p", "-movflags", "+faststart", "-an", str(target)]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as process:
        for frame in frames:
            process.stdin.write(frame.tobytes())
        process.stdin.close()
    assert process.returncode == 0, f"ffmpeg failed: {target}"


main()
