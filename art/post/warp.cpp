// Views of a scene seen from beside where they were rendered. Every pixel is a small piece of surface at its distance.
// Pieces that belong to one surface share their corners, so that it stays whole; where distance leaps it tears, and what
// lay behind is missing (art/post/warp.py takes it from another view). Distances are inverse: 0 is the sky.
#include <algorithm>
#include <cmath>
#include <vector>
using namespace std;
typedef float F;

static const int CORNERS[4][2] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};

static F gentler(F a, F b) { return a * b <= 0 ? 0 : fabsf(a) < fabsf(b) ? a : b; }

struct Surface {
  const F *inverse;
  F *across, *down, *corners;
  int width, height;
  F apart;  // the least leap between two surfaces
  void measure() {
    for (int y = 0; y < height; y++)
      for (int x = 0; x < width; x++) {
        int p = y * width + x;
        const F *at = inverse + p;
        across[p] = gentler(x ? at[0] - at[-1] : 0, x + 1 < width ? at[1] - at[0] : 0);
        down[p] = gentler(y ? at[0] - at[-width] : 0, y + 1 < height ? at[width] - at[0] : 0);
      }
    for (int y = 0; y < height; y++)
      for (int x = 0; x < width; x++)
        for (int k = 0; k < 4; k++) corners[(y * width + x) * 4 + k] = corner(x, y, CORNERS[k][0], CORNERS[k][1]);
  }
  F continued(int p, F dx, F dy) const { return inverse[p] + across[p] * dx + down[p] * dy; }
  bool is_one(int p, int x, int y, int dx, int dy) const {
    x += dx, y += dy;
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    int q = y * width + x;
    F expected = ((across[p] + across[q]) * dx + (down[p] + down[q]) * dy) / 2;
    return fabsf(inverse[q] - inverse[p] - expected) < apart;
  }
  F corner(int x, int y, int dx, int dy) const {
    int p = y * width + x;
    F sum = inverse[p];
    const int steps[3][2] = {{dx, 0}, {0, dy}, {dx, dy}};
    for (auto &s : steps)
      sum += is_one(p, x, y, s[0], s[1]) ? inverse[p + s[1] * width + s[0]] : continued(p, s[0], s[1]);
    return max(sum / 4, F(0));
  }
};

struct Point { F x, y, inverse, u, v; };

struct Canvas {
  int width, height;
  vector<F> inverse, u, v;
  vector<int> owner;
  Canvas(int width, int height)
      : width(width), height(height), inverse(width * height, -1), u(width * height), v(width * height),
        owner(width * height, -1) {}
  void triangle(const Point &a, const Point &b, const Point &c, int whose) {
    F area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    if (area <= 1e-6f) return;
    int left = max(0, int(ceilf(min({a.x, b.x, c.x}) - 0.5f))), right = min(width - 1, int(floorf(max({a.x, b.x, c.x}) - 0.5f)));
    int top = max(0, int(ceilf(min({a.y, b.y, c.y}) - 0.5f))), low = min(height - 1, int(floorf(max({a.y, b.y, c.y}) - 0.5f)));
    for (int y = top; y <= low; y++)
      for (int x = left; x <= right; x++) {
        F px = x + 0.5f, py = y + 0.5f;
        F wb = ((px - a.x) * (c.y - a.y) - (py - a.y) * (c.x - a.x)) / area;
        F wc = ((b.x - a.x) * (py - a.y) - (b.y - a.y) * (px - a.x)) / area;
        F wa = 1 - wb - wc;
        if (wa < -1e-3f || wb < -1e-3f || wc < -1e-3f) continue;
        F near = wa * a.inverse + wb * b.inverse + wc * c.inverse;
        int p = y * width + x;
        if (near <= inverse[p]) continue;
        inverse[p] = near, owner[p] = whose;
        u[p] = wa * a.u + wb * b.u + wc * c.u, v[p] = wa * a.v + wb * b.v + wc * c.v;
      }
  }
};

static void cubic(F t, F *w) {
  w[0] = t * (-0.5f + t * (1 - 0.5f * t)), w[1] = 1 + t * t * (1.5f * t - 2.5f);
  w[2] = t * (0.5f + t * (2 - 1.5f * t)), w[3] = t * t * (0.5f * t - 0.5f);
}

// The colour at (u, v) of the surface a pixel belongs to: neighbours of other surfaces have no part in it.
static void sample(const Surface &surface, const F *colour, int owner, F u, F v, F *sum) {
  int ox = owner % surface.width, oy = owner / surface.width;
  F x = u - 0.5f, y = v - 0.5f, wx[4], wy[4];
  int x0 = int(floorf(x)), y0 = int(floorf(y));
  cubic(x - x0, wx), cubic(y - y0, wy);
  for (int j = 0; j < 4; j++)
    for (int i = 0; i < 4; i++) {
      int dx = x0 + i - 1 - ox, dy = y0 + j - 1 - oy;
      int from = (dx || dy) && !surface.is_one(owner, ox, oy, dx, dy) ? owner : owner + dy * surface.width + dx;
      for (int c = 0; c < 4; c++) sum[c] += wx[i] * wy[j] * colour[from * 4 + c];
    }
}

// across, down: how distance changes from pixel to pixel; corners: distance at the corners of every pixel's piece.
extern "C" void measure(const F *inverse, F *across, F *down, F *corners, int width, int height, F apart) {
  Surface{inverse, across, down, corners, width, height, apart}.measure();
}

// out: per pixel colour (4), part of it that is covered, inverse distance, and how far from the view's border it was seen.
extern "C" void warp(const F *inverse, F *across, F *down, F *corners, int width, int height, F apart, const F *colour,
                     F right, F up, F forward, F focal, F middle_x, F middle_y, int finer, F *out) {
  const Surface surface{inverse, across, down, corners, width, height, apart};
  Canvas canvas(width * finer, height * finer);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      Point at[4];
      bool is_before = true;
      for (int k = 0; k < 4; k++) {
        F u = x + 0.5f + CORNERS[k][0] * 0.5f, v = y + 0.5f + CORNERS[k][1] * 0.5f;
        F near = corners[(y * width + x) * 4 + k], nearer = 1 - forward * near;
        if (nearer < 0.05f) is_before = false;
        at[k] = {(middle_x + (u - middle_x - focal * right * near) / nearer) * finer,
                 (middle_y + (v - middle_y + focal * up * near) / nearer) * finer, near / nearer, u, v};
      }
      if (!is_before) continue;
      canvas.triangle(at[0], at[1], at[2], y * width + x);
      canvas.triangle(at[0], at[2], at[3], y * width + x);
    }
  #pragma omp parallel for
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      F *to = out + (y * width + x) * 7, count = 0, u = 0, v = 0;
      fill(to, to + 7, 0);
      int first = -1;
      bool is_one = true;
      for (int k = 0; k < finer * finer; k++) {
        int p = (y * finer + k / finer) * canvas.width + x * finer + k % finer, owner = canvas.owner[p];
        if (owner < 0) continue;
        if (first < 0) first = owner;
        int fx = first % width, fy = first / width, dx = owner % width - fx, dy = owner / width - fy;
        is_one = is_one && (owner == first || (abs(dx) < 3 && abs(dy) < 3 && surface.is_one(first, fx, fy, dx, dy)));
        count++, u += canvas.u[p], v += canvas.v[p], to[5] = max(to[5], canvas.inverse[p]);
      }
      if (!count) continue;
      u /= count, v /= count;
      if (is_one)
        sample(surface, colour, first, u, v, to);
      else {
        for (int k = 0; k < finer * finer; k++) {
          int p = (y * finer + k / finer) * canvas.width + x * finer + k % finer;
          if (canvas.owner[p] >= 0) sample(surface, colour, canvas.owner[p], canvas.u[p], canvas.v[p], to);
        }
        for (int c = 0; c < 4; c++) to[c] /= count;
      }
      to[4] = count / (finer * finer);
      to[6] = max(min(min(u, width - u), min(v, height - v)), F(0));
    }
}
