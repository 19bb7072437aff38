"""How a picture is finished: sky, haze, bloom and grade, as plain data for art/post."""

import math


def sun_direction(elevation, azimuth):
    """Unit vector towards the sun; degrees, azimuth counted from +x towards +y."""
    e, a = math.radians(elevation), math.radians(azimuth)
    return [math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e)]


def golden(elevation, azimuth, exposure=0.75, haze_from=0, clouds_seed=21, **grade):
    """The last hour of sun: pale gold low down, soft blue above, thin veils of cloud."""
    return {
        "sky": [
            (0, "#ffd09a", 1.25),
            (0.06, "#fad2a6", 1.15),
            (0.16, "#dccdbd", 1.05),
            (0.3, "#9fc0d4", 0.95),
            (0.55, "#6ea4ca", 0.8),
            (1, "#4a86b8", 0.7),
        ],
        "sun": sun_direction(elevation, azimuth),
        "glow": [("#ffb870", 0.9, 4), ("#ffd9a0", 0.6, 18)],
        "clouds": [
            {
                "scale": 0.32,
                "aspect": 2.6,
                "rot": -0.5,
                "cover": 0.47,
                "soft": 0.42,
                "alpha": 0.5,
                "warp": 0.9,
                "light": "#ffdcb4",
                "lmul": 1.35,
                "shade": "#c9b3ac",
                "smul": 0.95,
                "f0": 0.01,
                "f1": 0.10,
                "seed": clouds_seed,
                "rimstr": 0.5,
            },
            {
                "scale": 1.1,
                "aspect": 2.2,
                "rot": -0.3,
                "cover": 0.52,
                "soft": 0.35,
                "alpha": 0.45,
                "warp": 0.7,
                "light": "#ffe6c8",
                "lmul": 1.3,
                "shade": "#cfbdb4",
                "smul": 0.98,
                "f0": 0.05,
                "f1": 0.15,
                "seed": clouds_seed - 16,
                "rimstr": 0.3,
            },
        ],
        "haze": {
            "from": haze_from,
            "length": 4500,
            "colour": "#e9cfae",
            "strength": 0.85,
            "sun": "#ffb060",
            "sun_strength": 0.8,
            "sun_power": 4,
        },
        "bloom": {"threshold": 1.2, "amount": 0.06, "sizes": (4, 14, 50)},
        "grade": {
            "exposure": exposure,
            "power": 1.2,
            "sat": 1.16,
            "wb": (1.03, 1, 0.95),
            "split": ("#3a4a6a", "#ffe2b8", 0.12),
            **grade,
        },
    }


def dusk(direction, exposure=0.88, clouds_seed=23, **grade):
    """After sunset: orange at the horizon, violet above; `direction` is where the sun went down."""
    n = math.sqrt(sum(v * v for v in direction))
    return {
        "sky": [
            (0, "#ffb066", 1.1),
            (0.05, "#f79a62", 0.95),
            (0.13, "#d9857a", 0.75),
            (0.28, "#8a7aa2", 0.55),
            (0.5, "#4c5c93", 0.42),
            (1, "#2c3d72", 0.3),
        ],
        "sun": [v / n for v in direction],
        "glow": [("#ff9a4a", 0.8, 6), ("#ffd08a", 1.0, 60)],
        "clouds": [
            {
                "scale": 0.30,
                "aspect": 2.8,
                "rot": 0.2,
                "cover": 0.46,
                "soft": 0.40,
                "alpha": 0.8,
                "warp": 0.9,
                "light": "#ff9f70",
                "lmul": 0.95,
                "shade": "#7a5f86",
                "smul": 0.5,
                "f0": 0.01,
                "f1": 0.10,
                "seed": clouds_seed,
                "rim": "#ff9a50",
                "rimstr": 0.9,
                "rimpow": 10,
            },
            {
                "scale": 0.9,
                "aspect": 2.4,
                "rot": 0.1,
                "cover": 0.52,
                "soft": 0.35,
                "alpha": 0.55,
                "warp": 0.7,
                "light": "#ffb088",
                "lmul": 0.9,
                "shade": "#8a6a88",
                "smul": 0.55,
                "f0": 0.04,
                "f1": 0.12,
                "seed": clouds_seed - 17,
                "rimstr": 0.6,
            },
        ],
        "haze": {
            "from": 0,
            "length": 4800,
            "colour": "#8a7f9a",
            "strength": 0.42,
            "sun": "#ff9a5a",
            "sun_strength": 0.6,
            "sun_power": 6,
        },
        "bloom": {"threshold": 1.3, "amount": 0.07, "sizes": (3, 10, 40)},
        "grade": {
            "exposure": exposure,
            "power": 1.18,
            "sat": 1.22,
            "vig": 0.22,
            "split": ("#36406e", "#ffdcae", 0.12),
            **grade,
        },
    }


def dawn(elevation, azimuth, exposure=0.8, mist=1400, **grade):
    """First light: mist in the valleys, rose and pale blue above."""
    look = golden(elevation, azimuth, exposure, clouds_seed=37, **grade)
    look["sky"] = [
        (0, "#ffdcae", 1.3),
        (0.06, "#fdd0a6", 1.2),
        (0.13, "#e8c4b4", 1.05),
        (0.24, "#b4c3d8", 0.95),
        (0.45, "#7fa8d0", 0.8),
        (1, "#4f80b4", 0.65),
    ]
    look["haze"] = {
        "from": 60,
        "length": mist,
        "colour": "#bcc0d2",
        "strength": 0.72,
        "sun": "#ffb878",
        "sun_strength": 1.1,
        "sun_power": 5,
    }
    return look


def inside(exposure=0.6, **grade):
    """A room by day: the view outside pale and warm, little contrast."""
    return {
        "sky": [(0, "#fbe0b4", 1.5), (0.08, "#f6dcbc", 1.4), (0.25, "#c4d0d4", 1.2), (1, "#7fa6c4", 0.9)],
        "haze": {"from": 0, "length": 3500, "colour": "#f0d8b8", "strength": 1.0},
        "bloom": {"threshold": 1.4, "amount": 0.05, "sizes": (4, 14, 60)},
        "grade": {
            "exposure": exposure,
            "power": 1.12,
            "sat": 1.2,
            "vig": 0.15,
            "grain": 0.009,
            "split": ("#4a4a5a", "#ffe6c4", 0.08),
            **grade,
        },
    }
