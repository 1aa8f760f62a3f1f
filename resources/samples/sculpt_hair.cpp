// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <span>
#include <vector>

#include "resources/samples/head_form.h"
#include "resources/samples/outline.h"
#include "resources/samples/sculpt.h"

// A cap on the skull and locks on the cap, each a flat pointed tube.
namespace furitsuke::samples {

namespace {

/// A point of a lock on the head.
struct LockPoint {
  double degrees, height, lift, wide;
};

constexpr double kLockThickness = 0.34;
const glm::dvec3 kHeadMiddle = kHeadOrigin + glm::dvec3{0, 2.3, 0.1};

SheetOptions lockOptions(const std::vector<TubePoint>& line) {
  SheetOptions options;
  options.endTip = true;
  const glm::dvec3& last = line.back().at;
  options.endPoint = last + (last - line[line.size() - 2].at) * 0.5;
  options.edgeEnd = 0.5;
  return options;
}

/// The line follows the curvature of the head between the given points.
void sculptLockOnHead(Shape& shape, std::span<const LockPoint> points, const SkinOf& skin, std::size_t rows = 12) {
  std::vector<glm::dvec2> degrees, height, lift, wide;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const double x = static_cast<double>(i) / static_cast<double>(points.size() - 1);
    degrees.emplace_back(x, points[i].degrees);
    height.emplace_back(x, points[i].height);
    lift.emplace_back(x, points[i].lift);
    wide.emplace_back(x, points[i].wide);
  }
  std::vector<TubePoint> line;
  for (std::size_t i = 0; i < rows; ++i) {
    const double x = static_cast<double>(i) / static_cast<double>(rows - 1);
    const double half = curveThrough(wide, x);
    line.push_back({overHead(curveThrough(degrees, x), curveThrough(height, x), curveThrough(lift, x)), half,
                    half * kLockThickness});
  }
  shape.beginPiece();
  shape.sheet(Part::Hair, tubeAround(line, kHeadMiddle, 6, 1.8), skin, lockOptions(line));
}

void sculptCap(Shape& shape, const SkinOf& skin) {
  constexpr int kAround = 36, kRows = 10;
  constexpr std::array<glm::dvec2, 6> kHairline{{{0, 3.8}, {50, 3.5}, {75, 2.8}, {95, 2.2}, {125, 1.2}, {180, 0.8}}};
  std::vector<Row> rows;
  for (int r = -1; r < kRows; ++r) {
    Row row;
    for (int k = 0; k < kAround; ++k) {
      const double degrees = -180 + 360.0 * k / kAround;
      const double bottom = curveThrough(kHairline, std::abs(degrees));
      const double t = static_cast<double>(std::max(r, 0)) / (kRows - 1);
      const double height = bottom + (kSkullTop - 0.01 - bottom) * std::sin(t * kPi / 2);
      row.push_back(overHead(degrees, height, r < 0 ? -0.05 : 0.12 + 0.16 * std::sin(t * kPi / 2)));
    }
    rows.push_back(std::move(row));
  }
  SheetOptions options;
  options.endTip = true;
  options.uvFrom = {0, 0.35};
  options.uvTo = {6, 0};
  options.inside = kHeadMiddle;
  shape.beginPiece();
  shape.sheet(Part::Hair, rows, skin, options);
}

void sculptBangs(Shape& shape, const Skeleton& skeleton) {
  const model::BoneIndex head = skeleton.index("頭"), bangs = skeleton.index("前髪");
  const SkinOf skin = [=](const SheetPlace& p) { return twoBones(head, bangs, ramp(0.35, 0.95, p.v)); };
  // Tips: angle, height, half width. They do not cover the eyes and part above the nose.
  struct Tip {
    double degrees, height, wide;
  };
  for (const Tip& tip : {Tip{-60, 1.75, 0.42},
                         {-44, 2.5, 0.38},
                         {-29, 2.66, 0.37},
                         {-14, 2.55, 0.35},
                         {1, 2.05, 0.3},
                         {13, 2.75, 0.34},
                         {28, 2.62, 0.39},
                         {45, 2.48, 0.38},
                         {60, 1.8, 0.42}}) {
    const double bow = tip.degrees * 1.03;
    const double over = std::abs(tip.degrees) < 5 ? 0.06 : 0;
    const std::array<LockPoint, 6> points{{{tip.degrees * 0.9 + 2, 4.6, 0.2, 0.12},
                                           {bow, 4.45, 0.26 + over, tip.wide * 0.5},
                                           {bow, 4.05, 0.3 + over, tip.wide * 0.85},
                                           {bow, std::max(3.4, tip.height + 0.85), 0.32 + over, tip.wide},
                                           {tip.degrees, tip.height + 0.42, 0.27 + over, tip.wide * 0.74},
                                           {tip.degrees - 3, tip.height, 0.18 + over, 0.04}}};
    sculptLockOnHead(shape, points, skin, 13);
  }
}

void sculptSideLocks(Shape& shape, const Skeleton& skeleton, const Side& side) {
  const std::array<SkinNode, 3> nodes{{{-14.2, skeleton.index("頭")},
                                       {-12.9, skeleton.index(side.named("横髪１"))},
                                       {-11.4, skeleton.index(side.named("横髪２"))}}};
  const SkinOf skin = [&](const SheetPlace& p) { return skinAlong(nodes, -p.at.y); };
  const std::array<LockPoint, 6> front{{{58 * side.sign, 4.45, 0.24, 0.15},
                                        {68 * side.sign, 3.5, 0.3, 0.38},
                                        {70 * side.sign, 2.4, 0.34, 0.42},
                                        {68 * side.sign, 1.1, 0.32, 0.4},
                                        {66 * side.sign, 0.0, 0.34, 0.3},
                                        {61 * side.sign, -0.95, 0.3, 0.04}}};
  sculptLockOnHead(shape, front, skin, 14);
  const std::array<LockPoint, 5> behind{{{78 * side.sign, 4.4, 0.24, 0.15},
                                         {84 * side.sign, 3.3, 0.26, 0.42},
                                         {86 * side.sign, 2.2, 0.27, 0.46},
                                         {84 * side.sign, 1.0, 0.26, 0.4},
                                         {80 * side.sign, 0.1, 0.3, 0.04}}};
  sculptLockOnHead(shape, behind, skin, 14);
}

void sculptBack(Shape& shape, const SkinOf& skin) {
  for (int i = 0; i < 9; ++i) {
    const double degrees = 104 + 152.0 * i / 8;
    const bool odd = i % 2 == 1;
    const double low = (odd ? -0.35 : 0.05) + 0.25 * std::cos((degrees - 180) * kPi / 120);
    const double out = odd ? 0.05 : 0.0;
    const std::array<LockPoint, 7> points{{{degrees, 4.58, 0.22, 0.2},
                                           {degrees, 4.1, 0.28 + out, 0.48},
                                           {degrees, 3.5, 0.32 + out, 0.6},
                                           {degrees, 2.4, 0.3 + out, 0.66},
                                           {degrees, 1.2, 0.22 + out, 0.6},
                                           {degrees, 0.3, 0.2 + out, 0.4},
                                           {degrees + (odd ? 4 : -4), low - 0.35, 0.42 + out, 0.05}}};
    sculptLockOnHead(shape, points, skin, 12);
  }
}

void sculptTail(Shape& shape, const Skeleton& skeleton, const Side& side) {
  const auto bone = [&](std::string_view name) { return skeleton.index(side.named(name)); };
  const std::array<SkinNode, 4> nodes{
      {{-14.6, bone("髪１")}, {-13.5, bone("髪１")}, {-12.5, bone("髪２")}, {-11.0, bone("髪３")}}};
  const SkinOf skin = [&](const SheetPlace& p) { return skinAlong(nodes, -p.at.y); };
  // Locks of a bundle, around the middle one: distance outward and to the front, and end point.
  struct Strand {
    double out, front, end, wide;
  };
  for (const Strand& strand : {Strand{0.0, 0.0, 0.0, 0.62},
                               {0.28, 0.1, 0.5, 0.48},
                               {-0.26, 0.16, 0.75, 0.46},
                               {0.05, -0.32, 0.95, 0.46},
                               {0.02, 0.36, 0.35, 0.44}}) {
    std::vector<TubePoint> line;
    for (const auto& [at, wide, open] : {std::tuple{kTail[0], 0.62, 0.35},
                                         {glm::dvec3{2.72, 14.25, 0.68}, 0.75, 0.8},
                                         {kTail[1], 1.0, 1.0},
                                         {glm::dvec3{3.3, 12.3, 0.8}, 0.98, 1.0},
                                         {kTail[2], 0.8, 0.9},
                                         {glm::dvec3{3.02, 10.8, 0.72}, 0.5, 0.75},
                                         {kTail[3], 0.07, 0.6}}) {
      const double down = (kTail[0].y - at.y) / (kTail[0].y - kTail[3].y);
      const glm::dvec3 position{at.x + strand.out * open - 0.15 * strand.end * down * down,
                                at.y + strand.end * down * down, at.z - strand.front * open};
      line.push_back({side.place(position), wide * strand.wide, wide * strand.wide * 0.62});
    }
    const std::vector<TubePoint> smooth = smoothLine(line, 12);
    shape.beginPiece();
    shape.sheet(Part::Hair, tube(smooth, side.place({1, 0.35, -0.5}), 7, 1.9), skin, lockOptions(smooth));
  }
}

void sculptTie(Shape& shape, const Skeleton& skeleton, const Side& side) {
  const SkinOf skin = [bone = skeleton.index(side.named("髪１"))](const SheetPlace&) { return oneBone(bone); };
  const SkinOf head = [bone = skeleton.index("頭")](const SheetPlace&) { return oneBone(bone); };
  const glm::dvec3 way = glm::normalize(kTail[0] - kTailTie + glm::dvec3{0.2, -0.05, 0});
  std::vector<TubePoint> ring;
  for (const auto& [t, radius] : {std::array{-0.16, 0.2}, {-0.16, 0.4}, {0.0, 0.46}, {0.16, 0.4}, {0.16, 0.2}}) {
    ring.push_back({side.place(kTailTie + glm::dvec3{0.28, -0.02, 0.02} + way * t), radius, radius});
  }
  shape.beginPiece();
  shape.sheet(Part::Trim, tube(ring, {0, 0, -1}, 14), skin);
  // A tuft of the cap that extends into the tie.
  std::vector<TubePoint> tuft;
  for (const auto& [t, radius] : {std::array{-0.75, 0.62}, {-0.35, 0.52}, {0.0, 0.36}, {0.35, 0.3}}) {
    tuft.push_back({side.place(kTailTie + way * t), radius, radius});
  }
  SheetOptions options;
  options.uvTo = {1, 0.3};
  shape.beginPiece();
  shape.sheet(Part::Hair, tube(tuft, {0, 0, -1}, 12), head, options);
  const glm::dvec3 gem = overHead(52 * side.sign, 3.72, 0.5);
  sculptGem(shape, gem, side.place({0.4, 0.3, -1}), {0.12 * side.sign, 1, 0}, {0.36, 0.5}, head);
}

void sculptAhoge(Shape& shape, const Skeleton& skeleton) {
  const model::BoneIndex head = skeleton.index("頭"), bone = skeleton.index("アホ毛");
  const std::vector<TubePoint> points{{{0.0, 15.75, 0.1}, 0.12, 0.08},
                                      {{0.0, 16.25, 0.0}, 0.12, 0.07},
                                      {{0.2, 16.75, -0.15}, 0.13, 0.06},
                                      {{0.62, 16.95, -0.3}, 0.1, 0.05},
                                      {{0.98, 16.72, -0.4}, 0.02, 0.02}};
  const std::vector<TubePoint> line = smoothLine(points, 11);
  shape.beginPiece();
  shape.sheet(
      Part::Hair, tube(line, {0.2, 0.3, -1}, 8, 1.8),
      [=](const SheetPlace& p) { return twoBones(head, bone, ramp(0.05, 0.4, p.v)); }, lockOptions(line));
}

}  // namespace

void sculptHair(Shape& shape, const Skeleton& skeleton) {
  const SkinOf head = [bone = skeleton.index("頭")](const SheetPlace&) { return oneBone(bone); };
  sculptCap(shape, head);
  sculptBack(shape, head);
  sculptBangs(shape, skeleton);
  for (const Side& side : kSides) {
    sculptSideLocks(shape, skeleton, side);
    sculptTail(shape, skeleton, side);
    sculptTie(shape, skeleton, side);
  }
  sculptAhoge(shape, skeleton);
}

}  // namespace furitsuke::samples
