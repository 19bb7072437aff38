"""The whole hotel from above in the late sun: villas, halls and gardens on their hilltop."""

import math

import numpy as np

from lib.cattle import cow
from lib.copies import copy_to, scatter_mix
from lib.land import fields, hills, sample_points, terrain
from lib.light import camera, day_sky, sun
from lib.looks import golden
from lib.garden import blossom
from lib.materials import surface
from lib.mesh import MeshBuilder
from lib.miniatures import small_villa
from lib.noise import layered_noise, smooth_step
from lib.paths import distance_to, straight
from lib.plants import banana, bush, palm
from lib.render import shot
from lib.shaders import linear, new_material, node, noise_texture
from lib.trees import acacia, broadleaf, far_acacia, far_tree

SHOT = shot(
    golden(19, 172, exposure=0.95, haze_from=120), samples=8, mist=(50, 5000), bounces=4, fast_light=True
)


def build():
    rg = np.random.RandomState(5)

    th = ("#a5854f", "#866a3c")
    V = [
        small_villa("v0", rg, wing=True),
        small_villa("v1", rg, 10, 6.5),
        small_villa("v2", rg, 12, 7, wing=True, wallc="#e8cfae"),
        small_villa("v3", rg, 10, 7, thatch=True, roofc=th),
        small_villa("v4", rg, 11, 6.5, wallc="#f3e8d4", roofc=("#9c6040", "#80492f")),
    ]
    REST = small_villa("rest", rg, 24, 13, thatch=True, roofc=th, h=3.6)
    HALL = small_villa("hall", rg, 28, 15, roofc=("#8a5238", "#6f3f2b"), h=5.0, wallc="#efe2cc")
    # ------------------------------------------------ land
    hf = hills(
        [
            (-330, 520, 95, 260, 150, 0.25),
            (260, 620, 115, 280, 160, -0.2),
            (640, 560, 120, 240, 230, 0.3),
            (0, 1000, 130, 380, 210, 0.1),
            (-620, 860, 170, 300, 240, 0),
            (-300, 1700, 240, 800, 300, 0),
            (450, 1900, 250, 800, 320, 0.1),
            (1100, 1500, 260, 600, 350, 0.2),
            (0, 3100, 370, 1500, 420, 0.1),
            (1500, 2900, 360, 1000, 420, 0),
            (-1700, 2400, 340, 900, 400, 0),
        ],
        base=-42,
        rough=9,
    )

    def near(x, y):
        r = np.sqrt((x / 1.35) ** 2 + (y * 1.0) ** 2)
        k = smooth_step(95, 290, r)
        top = 9 * np.exp(-((r / 70) ** 2)) - r * 0.035
        return top * (1 - k) + hf(x, y) * k

    # paths as polylines
    tt = np.linspace(0, 2 * np.pi, 160)
    LOOP = np.stack([88 * np.cos(tt), 6 + 58 * np.sin(tt)], 1)
    IN = np.stack([44 * np.cos(tt), 4 + 27 * np.sin(tt)], 1)
    ROAD = np.array([(0, -52.0), (6, -70), (-4, -95), (-30, -125), (-50, -170), (-40, -230), (-60, -320)])
    ROAD = np.array(
        [
            [np.interp(s, np.arange(len(ROAD)), ROAD[:, 0]), np.interp(s, np.arange(len(ROAD)), ROAD[:, 1])]
            for s in np.linspace(0, len(ROAD) - 1, 160)
        ]
    )
    k_ = np.ones(21) / 21
    ROAD = np.stack([np.convolve(np.pad(ROAD[:, i], 10, "edge"), k_, "valid") for i in (0, 1)], 1)

    LINK = [
        straight((0, -52), (0, -23)),
        straight((44, 4), (88, 6)),
        straight((-44, 4), (-88, 6)),
        straight((0, 31), (0, 64)),
    ]
    vill = []
    for i in range(15):
        a = -math.pi / 2 + 0.42 + i * (2 * math.pi - 0.84) / 14
        p = np.array([106 * math.cos(a), 6 + 76 * math.sin(a)])
        vill.append(
            (p[0], p[1], math.atan2(58 * math.sin(a) * 1.0, 88 * math.cos(a)) * 1.0 - math.pi / 2 + 0, i)
        )
    for i in range(10):
        a = -math.pi / 2 + 0.33 + i * (2 * math.pi - 0.66) / 9
        p = np.array([65.5 * math.cos(a), 5 + 42.5 * math.sin(a)])
        vill.append((p[0], p[1], a + math.pi / 2 + math.pi, i + 15))

    DRIVES = []
    for x, y, r, i in vill:
        T = LOOP if i < 15 else (LOOP if i % 2 else IN)
        j = np.argmin(np.hypot(T[:, 0] - x, T[:, 1] - y))
        DRIVES.append(np.array([(x, y), T[j]]))

    def pathd(x, y):
        d = np.minimum(distance_to(x, y, LOOP) - 2.1, distance_to(x, y, IN) - 1.5)
        d = np.minimum(d, distance_to(x, y, ROAD) - 3.0)
        for l in LINK:
            d = np.minimum(d, distance_to(x, y, l) - 1.6)
        for l in DRIVES:
            d = np.minimum(d, distance_to(x, y, l) - 0.8)
        return d

    plan = (
        lambda x, y: (np.sqrt((x / 1.35) ** 2 + y**2) > 104)
        & (layered_noise(x / 120 + 3, y / 120, 3, 21) > 0.5)
        & (np.hypot(x, y) < 420)
    )
    n = 760
    R = 330
    X, Y = np.meshgrid(np.linspace(-R, R, n), np.linspace(-R, R, n))
    PD = pathd(X, Y)
    C = lambda h: np.array(linear(h))
    g = layered_noise(X / 38, Y / 38, 5, 31)
    g2 = layered_noise(X / 5, Y / 5, 3, 32)
    col = C("#66773a") + (C("#979352") - C("#66773a")) * smooth_step(0.38, 0.64, g)[..., None]
    col = col * (0.8 + 0.4 * g2)[..., None]
    inpr = np.sqrt((X / 1.35) ** 2 + Y**2) < 100
    st = (np.sin((X * 0.8 + Y * 0.6) / 2.2 * math.pi) > 0) * 0.10 + 0.95
    mown = C("#7c8648") * (st * (0.85 + 0.3 * g2))[..., None]
    col = np.where(inpr[..., None], mown, col)
    pm = plan(X, Y)
    col = np.where(pm[..., None], C("#6b5a30") * (0.7 + 0.5 * g2)[..., None] * 0.75, col)
    w = smooth_step(0.5, -0.5, PD)[..., None]
    w[..., 0] = 1 - smooth_step(-0.4, 0.5, PD)
    col = col * (1 - w) + C("#b07a50") * (0.8 + 0.4 * g2)[..., None] * w
    ed = np.exp(-(((PD - 0.5) / 0.5) ** 2))[..., None] * 0.35
    col = col * (1 - ed) + C("#4a6a26") * ed
    me_t = terrain("near", near, -R, R, -R, R, n, n, None)
    me_t.data.materials.clear()
    a = me_t.data.color_attributes.new("Col", "FLOAT_COLOR", "POINT")
    buf = np.ones((n * n, 4), np.float32)
    buf[:, :3] = col.reshape(-1, 3)
    a.data.foreach_set("color", buf.ravel())
    m, nt, out = new_material("tcol")
    at = node(nt, "ShaderNodeAttribute")
    at.attribute_name = "Col"
    df = node(nt, "ShaderNodeBsdfDiffuse")
    nt.links.new(at.outputs["Color"], df.inputs[0])
    nz = noise_texture(nt, 1.3, 5)
    bp = node(nt, "ShaderNodeBump")
    bp.inputs["Strength"].default_value = 0.6
    bp.inputs["Distance"].default_value = 0.3
    nt.links.new(nz, bp.inputs["Height"])
    nt.links.new(bp.outputs[0], df.inputs["Normal"])
    nt.links.new(df.outputs[0], out.inputs[0])
    me_t.data.materials.append(m)
    terrain(
        "far",
        lambda x, y: near(x, y) - np.where((abs(x) < R - 8) & (abs(y) < R - 8), 1.5, 0),
        -2800,
        2800,
        -330,
        4300,
        460,
        380,
        fields(cell=0.009),
    )
    # ------------------------------------------------ buildings
    zz = lambda x, y: float(near(np.array(float(x)), np.array(float(y))))
    occ = []
    for x, y, r, i in vill:
        # face outward to the view: local -y points away from centre for outer ring
        ang = math.atan2(y - 6, x) + math.pi / 2 if i < 15 else math.atan2(y - 5, x) + math.pi / 2
        copy_to(V[(i * 7) % 5], (x, y, zz(x, y) + 0.4), ang + rg.normal() * 0.06, 0.92)
        occ.append((x, y, 9.5))
    copy_to(REST, (-14, 6, zz(-14, 6) + 0.5), 0.12)
    occ.append((-14, 6, 17))
    copy_to(HALL, (19, 12, zz(19, 12) + 0.5), -0.25)
    occ.append((19, 12, 18))
    # parking & cars
    for i in range(7):
        x = 24 + i * 3.1
        y = -37
        B = MeshBuilder()
        c_ = surface("car%d" % (i % 4), ["#e8e4dc", "#3a4048", "#8a2f24", "#c9c6c0"][i % 4], 0.25, coat=0.6)
        B.cbox(0, 0, 0.65, 1.8, 4.2, 0.6, c_)
        B.cbox(0, -0.2, 1.15, 1.6, 2.3, 0.55, surface("mgl", "#22303a", 0.1))
        o = B.obj("car", bevel=0.15, seg=3)
        o.location = (x, y, zz(x, y) + 0.1)
        occ.append((x, y, 3))
    OC = np.array(occ)

    def free(x, y, pad=0):
        d = np.min(np.hypot(x[:, None] - OC[None, :, 0], y[:, None] - OC[None, :, 1]) - OC[None, :, 2], 1)
        return d > pad

    # ------------------------------------------------ trees
    BT = [broadleaf(40 + i, 8, 3.4, 0.42, 3600, name="bt") for i in range(4)]
    AT = [acacia(50 + i, 7.5, 5.2, 0.34, 4200) for i in range(2)]
    PT = [palm(60, 6.5), palm(61, 5.5)]
    BN = [banana(70 + i, 1.9, 2.4, 0.8, 8) for i in range(3)]
    small = {"R": 0.8, "H": 0.8, "leafsize": 0.2, "nleaf": 900}
    magenta, white = blossom("magenta"), blossom("white")
    BS = [
        bush(80, 0.9, 0.9, 0.2, 900),
        bush(81, **small, flower=magenta, nfl=160, flsize=0.2),
        bush(82, **small, flower=white, nfl=120, flsize=0.18),
    ]
    p, r_ = sample_points(
        near,
        -140,
        140,
        -110,
        115,
        2300,
        3,
        lambda x, y, r: free(x, y, 1.2)
        & (pathd(x, y) > 2.0)
        & (
            r.uniform(size=len(x))
            < np.where(
                np.sqrt((x / 1.35) ** 2 + y**2) < 100,
                np.clip((layered_noise(x / 22, y / 22, 3, 5) - 0.38) * 3.4, 0.06, 0.85),
                0.6,
            )
        ),
    )
    q = r_.uniform(size=len(p))
    sc = r_.uniform(0.55, 1.15, len(p))
    ro = r_.uniform(0, 6.28, len(p))
    for s, lo, hi in ((BT, 0.0, 0.62), (AT, 0.62, 0.76), (PT, 0.76, 0.88), (BN, 0.88, 1.0)):
        k = (q >= lo) & (q < hi)
        scatter_mix("g%d" % int(lo * 100), s, p[k], ro[k], sc[k])
    p, r_ = sample_points(
        near,
        -125,
        125,
        -95,
        100,
        5200,
        4,
        lambda x, y, r: free(x, y, -1.2)
        & (pathd(x, y) > 0.6)
        & ((~free(x, y, 2.0)) | (pathd(x, y) < 1.9))
        & (r.uniform(size=len(x)) < 0.5),
    )
    scatter_mix("bs", BS, p, r_.uniform(0, 6.28, len(p)), r_.uniform(0.6, 1.1, len(p)))
    # plantation rows
    gx, gy = np.meshgrid(np.arange(-320, 320, 3.3), np.arange(-230, 330, 3.3))
    gx = gx + rg.normal(size=gx.shape) * 0.35
    gy = gy + rg.normal(size=gy.shape) * 0.35
    k = plan(gx, gy) & (pathd(gx, gy) > 1.5)
    bx, by = gx[k], gy[k]
    p = np.stack([bx, by, near(bx, by)], 1)
    scatter_mix("pl", BN, p, rg.uniform(0, 6.28, len(p)), rg.uniform(0.8, 1.25, len(p)))
    p, r_ = sample_points(
        near,
        -330,
        330,
        -240,
        330,
        3200,
        6,
        lambda x, y, r: (np.sqrt((x / 1.35) ** 2 + y**2) > 100)
        & ~plan(x, y)
        & (pathd(x, y) > 3)
        & (r.uniform(size=len(x)) < np.clip((layered_noise(x / 60, y / 60, 4, 8) - 0.45) * 6, 0.06, 1)),
    )
    k = r_.uniform(size=len(p)) < 0.75
    scatter_mix("o1", BT, p[k], r_.uniform(0, 6.28, k.sum()), r_.uniform(0.7, 1.3, k.sum()))
    scatter_mix("o2", AT, p[~k], r_.uniform(0, 6.28, (~k).sum()), r_.uniform(0.8, 1.2, (~k).sum()))
    LT = [far_tree(i, n=500) for i in range(4)] + [far_acacia(5, 600)]
    p, r_ = sample_points(
        near,
        -1900,
        1900,
        200,
        2600,
        90000,
        7,
        lambda x, y, r: ((abs(x) > 325) | (y > 325))
        & (r.uniform(size=len(x)) < np.clip((layered_noise(x / 150, y / 150, 4, 9) - 0.46) * 7, 0.04, 1)),
    )
    scatter_mix("ft", LT, p, r_.uniform(0, 6.28, len(p)), r_.uniform(0.6, 1.5, len(p)))
    CW = [cow(coat="#5a2a18"), cow(coat="#6e3c22", graze=True)]
    for i in range(16):
        x = -95 + rg.normal() * 16
        y = -112 + rg.normal() * 9
        copy_to(CW[i % 2], (x, y, zz(x, y)), rg.uniform(0, 6), 1.25)
    sun(19, 172, 6.2, "#ffcd98", 0.8)
    day_sky(19, 172 + 90, 0.17, dust=1.4)
    camera((-40, -176, 58), (2, 30, 9), 25, shift_y=0.045)
