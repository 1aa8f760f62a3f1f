// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>

#include "resources/samples/figure.h"
#include "resources/samples/head_form.h"
#include "resources/samples/sculpt.h"

namespace furitsuke::samples {

namespace {

constexpr double kFaceRoundness = 2.25;

constexpr std::array<glm::dvec2, 14> kWide{{{0, 0.2},
                                            {0.07, 0.44},
                                            {0.22, 0.8},
                                            {0.5, 1.24},
                                            {0.9, 1.64},
                                            {1.35, 1.9},
                                            {1.9, 2.05},
                                            {2.5, 2.1},
                                            {3.1, 2.06},
                                            {3.7, 1.78},
                                            {4.1, 1.36},
                                            {4.4, 0.86},
                                            {4.57, 0.4},
                                            {4.62, 0.12}}};
constexpr std::array<glm::dvec2, 13> kFront{{{0, -1.62},
                                             {0.1, -1.78},
                                             {0.3, -1.86},
                                             {0.7, -1.9},
                                             {1.2, -1.95},
                                             {1.8, -1.95},
                                             {2.6, -1.99},
                                             {3.1, -1.95},
                                             {3.6, -1.72},
                                             {4.0, -1.36},
                                             {4.35, -0.84},
                                             {4.55, -0.36},
                                             {4.62, 0.02}}};
constexpr std::array<glm::dvec2, 12> kBack{{{0, -1.2},
                                            {0.1, -0.95},
                                            {0.3, -0.4},
                                            {0.6, 0.35},
                                            {1.0, 1.05},
                                            {1.5, 1.6},
                                            {2.1, 1.95},
                                            {2.8, 2.1},
                                            {3.5, 1.92},
                                            {4.1, 1.4},
                                            {4.5, 0.7},
                                            {4.62, 0.2}}};

double nose(double x, double height) {
  constexpr double kNoseHeight = 1.04;
  const double across = x / 0.17, up = (height - kNoseHeight) / (height > kNoseHeight ? 0.3 : 0.13);
  return 0.13 * std::exp(-across * across - up * up);
}

/// The widest position of a slice, at the ears.
double middleOf(const Slice& slice) { return std::clamp(0.15, slice.front + 0.25, slice.back - 0.05); }

double spread(double x, double exponent) { return std::copysign(std::pow(std::abs(x), exponent), x); }

}  // namespace

Slice headSlice(double height) {
  return {height, curveThrough(kWide, height), curveThrough(kFront, height), curveThrough(kBack, height)};
}

glm::dvec3 onHead(double angle, double height) {
  const Slice slice = headSlice(height);
  const double middle = middleOf(slice);
  const double along = std::cos(angle);
  const double x = slice.wide * spread(std::sin(angle), 2 / kFaceRoundness);
  const double depth = along > 0 ? middle - slice.front : slice.back - middle;
  const double z = middle - depth * spread(along, 2 / kFaceRoundness);
  return kHeadOrigin + glm::dvec3{x, height, along > 0 ? z - nose(x, height) : z};
}

glm::dvec3 onFace(double x, double height) {
  const Slice slice = headSlice(height);
  const double share = std::min(std::abs(x) / slice.wide, 0.999);
  const double middle = middleOf(slice);
  const double rest = std::pow(1 - std::pow(share, kFaceRoundness), 1 / kFaceRoundness);
  return kHeadOrigin + glm::dvec3{x, height, middle - (middle - slice.front) * rest - nose(x, height)};
}

glm::dvec3 faceNormal(double x, double height) {
  constexpr double kStep = 0.02;
  const glm::dvec3 across = onFace(x + kStep, height) - onFace(x - kStep, height);
  const glm::dvec3 up = onFace(x, height + kStep) - onFace(x, height - kStep);
  return glm::normalize(glm::cross(up, across));
}

glm::dvec3 softNormal(const glm::dvec3& at) {
  const glm::dvec3 from = at - (kHeadOrigin + glm::dvec3{0, 1.9, 0.1});
  const glm::dvec3 round = glm::normalize(from * glm::dvec3{1, 0.75, 1});
  const double front = ramp(0.0, -1.2, from.z) * ramp(-1.95, -1.55, from.y);
  return glm::normalize(round + glm::dvec3{0, 0.22, -1} * (1.1 * front));
}

glm::dvec3 overHead(double degrees, double height, double lift) {
  const double angle = degrees * kPi / 180;
  const double held = std::clamp(height, 1.7, kSkullTop);
  const glm::dvec3 at = onHead(angle, held);
  const glm::dvec3 middle = kHeadOrigin + glm::dvec3{0, std::clamp(held, 1.9, 2.5), 0.1};
  const glm::dvec3 out = glm::normalize(at - middle);
  return at + out * lift + glm::dvec3{0, height - held, 0};
}

void sculptHead(Shape& shape, const Skeleton& skeleton) {
  const model::BoneIndex bone = skeleton.index("頭");
  const SkinOf skin = [bone](const SheetPlace&) { return oneBone(bone); };
  // Dense rows at the chin and the nose, dense columns on the face.
  constexpr std::array<double, 27> kHeights{0,    0.04, 0.1, 0.2, 0.34, 0.5, 0.7, 0.88, 1.0, 1.1, 1.2,  1.3,  1.42, 1.6,
                                            1.85, 2.1,  2.4, 2.7, 3.0,  3.3, 3.6, 3.85, 4.1, 4.3, 4.45, 4.56, 4.62};
  constexpr int kAround = 42;
  std::vector<Row> rows;
  for (const double height : kHeights) {
    Row row;
    for (int k = 0; k < kAround; ++k) {
      const double turn = kPi + 2 * kPi * k / kAround;
      row.push_back(onHead(turn + 0.62 * std::sin(turn), height));
    }
    rows.push_back(std::move(row));
  }
  SheetOptions options;
  options.startTip = options.endTip = true;
  options.startPoint = kHeadOrigin + glm::dvec3{0, -0.01, -1.4};
  options.endPoint = kHeadOrigin + glm::dvec3{0, kSkullTop + 0.01, 0.1};
  shape.beginPiece();
  const Sheet head = shape.sheet(Part::Face, rows, skin, options);
  // The face texture is projected from the front.
  for (std::uint32_t i = head.first; i < shape.size(); ++i) {
    const glm::dvec3 at = shape.position(i) - kHeadOrigin;
    shape.setUv(i, {0.5 + at.x / 4.4, 1 - (at.y + 0.1) / 4.8});
    shape.setNormal(i, softNormal(shape.position(i)));
  }
  for (const Side& side : kSides) {
    std::vector<TubePoint> ear;
    for (const auto& [t, wide] : {std::array{0.0, 0.34}, {0.35, 0.38}, {0.75, 0.3}, {1.0, 0.16}}) {
      ear.push_back({kHeadOrigin + side.place({1.84 + 0.3 * t, 1.5 + 0.14 * t, 0.2 + 0.2 * t}), wide, wide * 0.42});
    }
    SheetOptions tip;
    tip.endTip = true;
    tip.edge = 0;
    shape.beginPiece();
    shape.sheet(Part::Skin, tube(ear, {0, 0, -1}, 10), skin, tip);
  }
}

}  // namespace furitsuke::samples
