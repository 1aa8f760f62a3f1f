// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/samples/picture.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <glm/geometric.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include "resources/samples/outline.h"

namespace furitsuke::samples {

namespace {

/// Color r g b a at a position of the picture, x and y from 0 to 1 from the upper left corner.
using Paint = std::function<glm::dvec4(double x, double y)>;

Picture painted(std::string path, std::uint32_t width, std::uint32_t height, const Paint& paint) {
  constexpr int kSamples = 3;  // in each direction per pixel
  Picture picture{std::move(path), {width, height, {}}};
  for (std::uint32_t row = 0; row < height; ++row) {
    for (std::uint32_t column = 0; column < width; ++column) {
      glm::dvec4 sum{0};
      for (int i = 0; i < kSamples * kSamples; ++i) {
        const int across = i % kSamples, down = i / kSamples;
        const glm::dvec4 color =
            paint((column + (across + 0.5) / kSamples) / width, (row + (down + 0.5) / kSamples) / height);
        sum += glm::dvec4(glm::dvec3(color) * color.a, color.a);
      }
      const double alpha = sum.a / (kSamples * kSamples);
      const glm::dvec3 color = sum.a > 0 ? glm::dvec3(sum) / sum.a : glm::dvec3(1);
      for (const double value : {color.r, color.g, color.b, alpha}) {
        picture.image.pixels.push_back(static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0, 1.0) * 255)));
      }
    }
  }
  return picture;
}

constexpr glm::dvec3 rgb(std::uint32_t hex) {
  return {((hex >> 16U) & 255U) / 255.0, ((hex >> 8U) & 255U) / 255.0, (hex & 255U) / 255.0};
}

constexpr glm::dvec3 kSkinColor = rgb(0xffe8da), kBlush = rgb(0xff9f9a);

glm::dvec3 blend(const glm::dvec3& a, const glm::dvec3& b, double t) { return a + (b - a) * std::clamp(t, 0.0, 1.0); }

/// 1 inside an ellipse, 0 outside, with a transition of width `soft` (a fraction of the radius).
double ellipse(double x, double y, double cx, double cy, double rx, double ry, double soft = 0.0) {
  const double reach = std::hypot((x - cx) / rx, (y - cy) / ry);
  return soft <= 0 ? (reach < 1 ? 1.0 : 0.0) : 1 - ramp(1 - soft, 1 + soft, reach);
}

Picture face() {
  return painted("textures/face.png", 256, 256, [](double x, double y) {
    glm::dvec3 color = kSkinColor;
    const double aside = std::abs(x - 0.5);
    color = blend(color, kBlush, 0.5 * ellipse(aside, y, 0.275, 0.79, 0.095, 0.05, 0.95));
    color = blend(color, kBlush, 0.35 * ellipse(x, y, 0.5, 0.77, 0.014, 0.008, 0.8));         // the nose
    color = blend(color, rgb(0xf6bfb4), 0.5 * ellipse(x, y, 0.5, 0.903, 0.025, 0.005, 0.9));  // below the lip
    return glm::dvec4(color, 1);
  });
}

/// A star of four points with concave arcs: the flash of a gem.
double sparkle(double x, double y, double cx, double cy, double r) {
  const double ax = std::abs(x - cx) / r, ay = std::abs(y - cy) / r;
  return std::sqrt(ax) + std::sqrt(ay) < 1 ? 1 : 0;
}

/// The usual iris on the left half, one with a diamond keyframe symbol on the right. x and y from the center of the
/// iris, -1..1.
glm::dvec3 iris(double x, double y, bool star) {
  const double reach = std::hypot(x, y);
  glm::dvec3 color = blend(rgb(0x0b4f66), rgb(0x35e0cc), ramp(-0.75, 0.75, y));
  color = blend(color, rgb(0xb6fff0), 0.75 * ellipse(x, y, 0, 0.62, 0.55, 0.3, 0.7));
  const double rays = std::sin(std::atan2(y, x) * 22);
  color = blend(color, rgb(0x0a5f74), 0.16 * (rays > 0.2 ? 1 : 0) * ramp(0.35, 0.6, reach) * ramp(0.95, 0.8, reach));
  if (star) {
    if (std::abs(x) / 0.52 + std::abs(y) / 0.58 < 1) color = rgb(0xffd166);
    if (std::abs(x) / 0.36 + std::abs(y) / 0.4 < 1) color = rgb(0xfff3c4);
  } else {
    color = blend(color, rgb(0x07303f), ellipse(x, y, 0, -0.02, 0.4, 0.42, 0.06));
    color = blend(color, rgb(0x2fb6c9), 0.7 * ellipse(x, y, 0, 0.17, 0.22, 0.15, 0.6));
  }
  color = blend(color, rgb(0x083a4e), ramp(0.84, 0.93, reach));
  color = blend(color, rgb(0x062a3a), 0.65 * ramp(-0.25, -0.85, y));  // in the shadow of the lid
  return color;
}

Picture eyes() {
  return painted("textures/eye.png", 256, 128, [](double x, double y) {
    const bool star = x > 0.5;
    const double u = (x - (star ? 0.75 : 0.25)) / 0.235, v = (y - 0.5) / 0.47;
    glm::dvec3 color = iris(u, v, star);
    color = blend(color, rgb(0xffffff), ellipse(u, v, -0.36, -0.42, 0.27, 0.24));
    color = blend(color, rgb(0xffffff), 0.95 * ellipse(u, v, 0.42, 0.42, 0.14, 0.12));
    color = blend(color, rgb(0xffd9f0), 0.8 * ellipse(u, v, 0.3, 0.68, 0.08, 0.06));
    if (star) color = blend(color, rgb(0xffffff), sparkle(u, v, 0.4, -0.3, 0.34));
    return glm::dvec4(color, 1);
  });
}

Picture mouth() {
  return painted("textures/mouth.png", 64, 64, [](double x, double y) {
    glm::dvec3 color = blend(rgb(0x7a1f35), rgb(0xa83248), y);
    color = blend(color, rgb(0xff8d92), ellipse(x, y, 0.5, 0.2, 0.36, 0.38, 0.04));  // the tongue, below
    if (y > 0.86 && std::abs(x - 0.5) < 0.4) color = rgb(0xffffff);                  // teeth, above
    return glm::dvec4(color, 1);
  });
}

Picture hair() {
  return painted("textures/hair.png", 64, 256, [](double x, double y) {
    glm::dvec3 color = blend(rgb(0x8f97f5), rgb(0xa9a4ff), ramp(0, 0.45, y));
    color = blend(color, rgb(0xff9fd0), ramp(0.5, 0.98, y));
    const auto strand = [x, y](double at, double wide, double bend) {
      return 1 - ramp(0, wide, std::abs(x - at - bend * std::sin(y * 5)));
    };
    color *= 1 - 0.1 * (strand(0.1, 0.05, 0.02) + strand(0.33, 0.035, -0.03) + strand(0.62, 0.06, 0.03) +
                        strand(0.83, 0.03, 0.01));
    color = blend(color, rgb(0xffffff), 0.12 * (strand(0.22, 0.05, 0.02) + strand(0.74, 0.05, -0.02)));
    return glm::dvec4(color, 1);
  });
}

Picture skirt() {
  return painted("textures/skirt.png", 128, 256, [](double x, double y) {
    glm::dvec3 color = blend(rgb(0x3d4680), rgb(0x2f376a), y);
    if (y > 0.80 && y < 0.815) color = rgb(0x2fd6c4);
    if (y > 0.835 && y < 0.905) color = rgb(0x2fd6c4);
    if (y > 0.925 && y < 0.94) color = rgb(0x2fd6c4);
    const auto diamond = [x, y](double cx, double cy, double r) {
      return std::abs(x - cx) / r * 0.55 + std::abs(y - cy) / r < 1;
    };
    if (diamond(0.5, 0.87, 0.062)) color = rgb(0xffffff);
    if (diamond(0.5, 0.87, 0.048)) color = rgb(0xffd166);
    if (diamond(0.0, 0.66, 0.03) || diamond(1.0, 0.66, 0.03)) color = rgb(0x8fa0ff);
    return glm::dvec4(color, 1);
  });
}

Picture cheek() {
  return painted("textures/cheek.png", 64, 64, [](double x, double y) {
    const double soft = ellipse(x, y, 0.5, 0.5, 0.3, 0.28, 0.6);
    const auto stroke = [x, y](double at) {
      const double along = (y - 0.5) / 0.22, across = (x - at + 0.09 * along) / 0.022;
      return std::abs(along) < 1 && std::abs(across) < 1 - 0.6 * std::abs(along) ? 1.0 : 0.0;
    };
    const double lines = std::max({stroke(0.32), stroke(0.5), stroke(0.68)});
    return glm::dvec4(blend(rgb(0xff7f8c), rgb(0xf0405c), lines), std::max(0.75 * soft, lines));
  });
}

/// A ring of light around the head, as a sphere map.
Picture hairSphere() {
  return painted("textures/hair_shine.png", 128, 128, [](double x, double y) {
    const double u = 2 * x - 1, v = 1 - 2 * y;
    const double reach = std::hypot(u, v);
    const double wave = 0.035 * std::sin(u * 26) + 0.02 * std::sin(u * 61);
    const double ring = (ramp(0.42, 0.5, v + wave) - ramp(0.56, 0.68, v - wave)) * ramp(0.95, 0.6, std::abs(u));
    const double rim = 0.16 * ramp(0.7, 1.0, reach);
    const glm::dvec3 color = rgb(0xb8c4ff) * (0.36 * std::max(ring, 0.0)) + rgb(0xff9fd0) * rim;
    return glm::dvec4(color, 1);
  });
}

Picture goldSphere() {
  return painted("textures/gold_shine.png", 64, 64, [](double x, double y) {
    const double u = 2 * x - 1, v = 1 - 2 * y;
    const double sky = ramp(0.05, 0.25, v + 0.4 * u) * 0.55, ground = 0.22 * ramp(-0.35, -0.6, v + 0.4 * u);
    return glm::dvec4(rgb(0xfff0b0) * (sky + ground), 1);
  });
}

/// Light above, shadow below. The shadow color is multiplied with the color of the material.
Picture toon(std::string path, const glm::dvec3& shade, const glm::dvec3& seam) {
  return painted(std::move(path), 32, 64, [=](double, double y) {
    const glm::dvec3 lit = blend(rgb(0xffffff), seam, ramp(0.44, 0.5, y));
    return glm::dvec4(blend(lit, shade, ramp(0.5, 0.56, y)), 1);
  });
}

}  // namespace

std::vector<Picture> samplePictures() {
  return {face(),
          eyes(),
          mouth(),
          hair(),
          skirt(),
          cheek(),
          hairSphere(),
          goldSphere(),
          toon("textures/toon_hair.png", rgb(0xb9a6dc), rgb(0xe6c8ee)),
          toon("textures/toon_skin.png", rgb(0xf3c0b8), rgb(0xffdccf))};
}

}  // namespace furitsuke::samples
