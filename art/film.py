"""Makes the film of the evening, silent, out of finished pictures: /usr/bin/python3 art/film.py (needs ffmpeg)

The camera drifts slowly into each picture; one fades into the next. Ten seconds, 1280 px wide, under 2 MB.
"""

import pathlib
import subprocess

PICTURES = pathlib.Path(__file__).parent.parent / "assets" / "pictures"
# Picture, and where in it the drift ends: across and down, 0 to 1.
STEPS = [
    ("hotel-from-above", 0.5, 0.75),
    ("villa-at-golden-hour", 0.45, 0.6),
    ("sundowner", 0.75, 0.6),
    ("terrace-at-dusk", 0.4, 0.6),
]
FPS, SECONDS, FADE = 25, 2.9, 0.6
SIZE = (1280, 720)
ZOOM = 0.12
MOST_BYTES = 2_000_000


def main():
    inputs, filters = [], []
    frames = int(SECONDS * FPS)
    for i, (name, across, down) in enumerate(STEPS):
        inputs += ["-i", str(PICTURES / f"{name}.jpg")]
        # Drifted at twice the size: whole pixels would make the motion tremble.
        fill = f"scale={SIZE[0] * 2}:{SIZE[1] * 2}:force_original_aspect_ratio=increase:flags=lanczos"
        crop = f"crop={SIZE[0] * 2}:{SIZE[1] * 2}"
        drift = (
            f"zoompan=z='1+{ZOOM}*on/{frames}':x='(iw-iw/zoom)*{across}':y='(ih-ih/zoom)*{down}'"
            f":d={frames}:s={SIZE[0]}x{SIZE[1]}:fps={FPS}"
        )
        filters.append(f"[{i}:v]{fill},{crop},{drift},format=yuv420p[v{i}]")
    last = "v0"
    for i in range(1, len(STEPS)):
        offset = i * (SECONDS - FADE)
        filters.append(f"[{last}][v{i}]xfade=transition=fade:duration={FADE}:offset={offset:.2f}[x{i}]")
        last = f"x{i}"
    target = PICTURES / "evening.mp4"
    coding = [
        "-c:v",
        "libx264",
        "-preset",
        "medium",
        "-crf",
        "26",
        "-movflags",
        "+faststart",
        "-an",
        "-threads",
        "1",
    ]
    command = [
        "nice",
        "-n",
        "19",
        "ffmpeg",
        "-y",
        "-loglevel",
        "error",
        *inputs,
        "-filter_complex",
        ";".join(filters),
    ]
    subprocess.run([*command, "-map", f"[{last}]", *coding, str(target)], check=True)
    assert target.stat().st_size <= MOST_BYTES, f"{target.stat().st_size} bytes are too many"
    print(f"{target.name}: {target.stat().st_size / 1000:.0f} KB")


main()
