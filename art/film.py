"""Makes the short films, silent, out of finished pictures: /usr/bin/python3 art/film.py [name…] (needs ffmpeg)

The camera drifts slowly into each picture; one fades into the next. Seven to ten seconds, 1280 px wide, under 2 MB.
"""

import pathlib
import subprocess
import sys

PICTURES = pathlib.Path(__file__).parent.parent / "assets" / "pictures"
# Film → its pictures, and where in each the drift ends: across and down, 0 to 1.
FILMS = {
    "evening": [
        ("hotel-from-above", 0.5, 0.75),
        ("villa-at-golden-hour", 0.45, 0.6),
        ("sundowner", 0.75, 0.6),
        ("terrace-at-dusk", 0.4, 0.6),
    ],
    "arriving": [
        ("gate", 0.5, 0.55),
        ("hills-at-dawn", 0.55, 0.65),
        ("forest-breeze", 0.5, 0.5),
    ],
    "villas": [
        ("rose-villa", 0.5, 0.6),
        ("village-view", 0.2, 0.6),
        ("honey-bee", 0.6, 0.6),
        ("la-familiar", 0.45, 0.55),
    ],
    "welcome": [
        ("hills-at-dawn", 0.55, 0.65),
        ("garden-path", 0.5, 0.55),
        ("villa-at-golden-hour", 0.45, 0.6),
        ("terrace-at-dusk", 0.4, 0.6),
    ],
    "family": [
        ("la-familiar", 0.45, 0.55),
        ("bedroom-la-familiar", 0.3, 0.6),
        ("living-room", 0.4, 0.6),
    ],
    "halls": [
        ("conference-hall", 0.5, 0.45),
        ("garden-wedding", 0.5, 0.5),
        ("banquet-hall", 0.5, 0.45),
    ],
    "wild": [
        ("long-horned-cattle", 0.6, 0.5),
        ("lake-mburo-at-dawn", 0.3, 0.55),
        ("hills-at-dawn", 0.55, 0.5),
    ],
}
FPS, SECONDS, FADE = 25, 2.9, 0.6
SIZE = (1280, 720)
ZOOM = 0.12
MOST_BYTES = 2_000_000


def main():
    for name in sys.argv[1:] or FILMS:
        make_film(PICTURES / f"{name}.mp4", FILMS[name])


def make_film(target, steps):
    inputs, filters = [], []
    frames = int(SECONDS * FPS)
    for i, (name, across, down) in enumerate(steps):
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
    for i in range(1, len(steps)):
        offset = i * (SECONDS - FADE)
        filters.append(f"[{last}][v{i}]xfade=transition=fade:duration={FADE}:offset={offset:.2f}[x{i}]")
        last = f"x{i}"
    command = ["nice", "-n", "19", "ffmpeg", "-y", "-loglevel", "error", *inputs]
    command += ["-filter_complex", ";".join(filters), "-map", f"[{last}]"]
    command += ["-c:v", "libx264", "-preset", "medium", "-crf", "28", "-movflags", "+faststart", "-an", "-threads", "1"]
    subprocess.run([*command, str(target)], check=True)
    assert target.stat().st_size <= MOST_BYTES, f"{target.stat().st_size} bytes are too many"
    print(f"{target.name}: {target.stat().st_size / 1000:.0f} KB")


main()
