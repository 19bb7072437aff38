"""The two halls share a shell: windows along the left, timber slats and lines of light overhead, hills outside."""

import math

import numpy as np

from .copies import copy_to, scatter_mix
from .fabric import curtain, cushion
from .land import fields, hills, sample_points, terrain
from .light import area_light
from .materials import glowing, surface, wood
from .mesh import MeshBuilder, box
from .noise import layered_noise, smooth_step
from .plants import banana
from .surfaces import fabric, lawn, plaster
from .trees import far_tree
from .walls import wall, window

# The room inside its walls, in metres: left and right, front and back, height.
X0, X1, Y0, Y1, H = -7.0, 7.0, -1.0, 17.0, 4.4


def hall_shell():
    """Floor, walls, windows, ceiling and its lights."""
    wallm = plaster("plin", "#efe4d2", "#e6d8c2")
    carpet()
    box("slab", X0 - 0.5, Y0 - 0.5, -0.4, X1 + 0.5, Y1 + 0.5, -0.01, surface("sl", "#3a2c22", 0.9), 0)
    LO = [(1.6 + i * 3.9, 1.6 + i * 3.9 + 2.9, 0.35, 3.5) for i in range(4)]
    wall((X0, Y0), (X0, Y1), 0, H, 0.3, wallm, LO, "wl")
    wall((X0, Y1), (X1, Y1), 0, H, 0.3, wallm, [], "wb")
    wall((X1, Y1), (X1, Y0), 0, H, 0.3, wallm, [], "wr")
    wall((X1, Y0), (X0, Y0), 0, H, 0.3, wallm, [], "wf")
    fm = surface("frm", "#3b2a1e", 0.4)
    B = MeshBuilder()
    B.box(X1 + 0.001, Y0 - 0.5, 0, X1 + 0.5, Y1 + 0.5, H, wallm)
    B.box(X0 - 0.5, Y1 + 0.001, 0, X1 + 0.5, Y1 + 0.5, H, wallm)
    B.box(X0 - 0.5, Y0 - 0.5, 0, X1 + 0.5, Y0 - 0.001, H, wallm)
    B.box(X0 - 0.5, Y1 - 0.4, 0, X0 - 0.001, Y1 + 0.5, H, wallm)
    B.box(X0 - 0.5, Y0 - 0.5, 0, X0 - 0.001, Y0 + 0.5, H, wallm)
    B.obj("shell")
    for o in LO:
        window((X0, Y0), (X0, Y1), *o, cols=3, rows=2, inset=0.1, fm=fm)
        area_light(
            (X0 - 0.4, Y0 + (o[0] + o[1]) / 2, 2),
            (3, Y0 + (o[0] + o[1]) / 2, 1.2),
            2.8,
            3.0,
            230,
            "#fff1de",
            spread=150,
        )
    cur = surface("linencur", "#e9dcc4", 0.95, transl=0.4)
    for o in LO:
        for a, b in ((o[0] - 0.45, o[0] + 0.12), (o[1] - 0.12, o[1] + 0.45)):
            curtain(X0 + 0.16, Y0 + a, X0 + 0.16, Y0 + b, 0.03, 3.75, cur, 5, 0.05, seed=int(a * 10))
    B = MeshBuilder()
    B.tube([(X0 + 0.16, Y0 + 0.6, 3.78), (X0 + 0.16, Y1 - 0.6, 3.78)], 0.02, fm, 8)
    B.obj("rod")
    # ceiling: timber slats + light coves
    sl = wood("slat", "#7a5232", "#a87845", scale=4, axis="Y", rough=0.5, randval=0.15)
    b = MeshBuilder()
    b.box(0, 0, 0, 0.09, Y1 - Y0, 0.14, sl)
    sb = b.obj("slat", bevel=0.004, hide=True)
    box("ceil", X0, Y0, H, X1, Y1, H + 0.1, surface("cdark", "#4a3a2e", 0.9), 0)
    for i in range(60):
        x = X0 + 0.1 + i * 0.232
        if all(abs(x - c) > 0.42 for c in (-4.2, 0, 4.2)):
            copy_to(sb, (x, Y0, H - 0.2))
    for c_ in (-4.2, 0, 4.2):
        em = glowing("cove", "#ffe2b4", 7)
        B = MeshBuilder()
        B.box(c_ - 0.16, Y0 + 0.6, H - 0.1, c_ + 0.16, Y1 - 1.2, H - 0.06, em)
        o = B.obj("cove")
        o.visible_diffuse = False
        for y in (3, 7.5, 12):
            area_light((c_, y, H - 0.22), (c_, y, 0), 0.5, 4.0, 95, "#ffdcae")


def carpet():
    """Woven squares with a diamond in every other."""
    B = MeshBuilder()
    c = [
        surface("cp%d" % i, k, 0.98, color2=k2, nscale=60, bump=0.2, bscale=200, sheen=0.3)
        for i, (k, k2) in enumerate(
            [("#6d5a4a", "#64523f"), ("#8a4a30", "#7e4229"), ("#b08a56", "#a37d4b")]
        )
    ]
    s = 0.5
    nx, ny = int((X1 - X0) / s), int((Y1 - Y0) / s)
    for i in range(nx):
        for j in range(ny):
            x, y = X0 + i * s, Y0 + j * s
            B.add([(x, y, 0), (x + s, y, 0), (x + s, y + s, 0), (x, y + s, 0)], [(0, 1, 2, 3)], c[0])
            if (i + j) % 2 == 0:
                B.add(
                    [
                        (x + 0.12, y + s / 2, 0.002),
                        (x + s / 2, y + 0.12, 0.002),
                        (x + s - 0.12, y + s / 2, 0.002),
                        (x + s / 2, y + s - 0.12, 0.002),
                    ],
                    [(0, 1, 2, 3)],
                    c[1] if (i // 2 + j) % 3 else c[2],
                )
    B.obj("carpet")


def upholstered_chair(cloth="#efe6d6", sash="#8a5f48"):
    """A stackable chair with a coloured band."""
    fr = surface("chf", "#2e241c", 0.4, metal=0.2)
    fa = fabric("chair" + cloth, cloth)
    B = MeshBuilder()
    for sx in (-1, 1):
        B.tube([(sx * 0.2, -0.2, 0), (sx * 0.205, -0.2, 0.44)], 0.014, fr, 8)
        B.tube([(sx * 0.2, 0.22, 0), (sx * 0.205, 0.2, 0.45), (sx * 0.2, 0.27, 0.92)], 0.014, fr, 8)
    o = [B.obj("chf", smooth=True)]
    c = cushion(0.46, 0.46, 0.11, fa, e=9, puff=0.28, n=12)
    c.location = (0, 0, 0.47)
    k = cushion(0.44, 0.5, 0.09, fa, e=8, puff=0.28, n=12, seed=2)
    k.location = (0, 0.245, 0.72)
    k.rotation_euler = (math.radians(82), 0, 0)
    s = MeshBuilder()
    s.box(-0.225, 0.17, 0.60, 0.225, 0.305, 0.68, fabric("sash" + sash, sash))
    return o + [c, k, s.obj("sash", bevel=0.02)]


def hills_outside(rg, below=0.0):
    """What the windows look out on; `below` is how far the ground lies under the floor."""
    hf = hills(
        [
            (-420, 60, 85, 120, 200, 0.25),
            (-520, 260, 110, 160, 230, -0.2),
            (-700, -220, 150, 220, 260, 0.3),
            (-950, 60, 190, 210, 330, 0.1),
            (-1700, 300, 260, 300, 700, 0),
        ],
        base=-36,
    )

    def near(x, y):
        r = np.sqrt(x * x + (y - 8) ** 2)
        k = smooth_step(16, 120, r)
        return -(0.6 + below) * (1 - k) + hf(x, y) * k

    terrain("near", near, -200, -7.6, -90, 150, 180, 200, lawn())
    terrain(
        "far",
        lambda x, y: near(x, y) - np.where((x > -195) & (y < 145) & (y > -85), 0.8, 0),
        -2600,
        -7.6,
        -900,
        1600,
        260,
        260,
        fields(),
    )
    LT = [far_tree(i, n=700) for i in range(3)]
    p, _ = sample_points(
        near,
        -1200,
        -25,
        -300,
        700,
        5000,
        7,
        lambda x, y, r: (
            r.uniform(size=len(x)) < np.clip((layered_noise(x / 140, y / 140, 4, 9) - 0.46) * 5, 0.06, 1)
        ),
    )
    scatter_mix("ft", LT, p, rg.uniform(0, 6.28, len(p)), rg.uniform(0.6, 1.4, len(p)))
    BB = [banana(10 + i, 2.0, 2.4, 0.75, 10) for i in range(3)]
    for i in range(10):
        copy_to(
            BB[rg.randint(3)],
            (X0 - 3.5 - rg.uniform(0, 3), 1 + i * 1.8, -0.7 - below),
            rg.uniform(0, 6),
            rg.uniform(0.8, 1.1),
        )
