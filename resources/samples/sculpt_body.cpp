// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <glm/geometric.hpp>

#include "resources/samples/outline.h"
#include "resources/samples/sculpt.h"

namespace furitsuke::samples {

namespace {

/// Weights along an arm by the distance from the shoulder.
Skin armSkin(const Skeleton& skeleton, const Side& side, const glm::dvec3& at) {
  const glm::dvec3 arm = side.place(kArm), elbow = side.place(kElbow), wrist = side.place(kWrist);
  const double upper = glm::length(elbow - arm), lower = glm::length(wrist - elbow);
  const double below = glm::dot(at - elbow, glm::normalize(wrist - elbow));
  const double above = glm::dot(at - arm, glm::normalize(elbow - arm));
  const double way = below > 0 ? upper + below : std::min(above, upper);
  const auto bone = [&](std::string_view name) { return skeleton.index(side.named(name)); };
  const std::array<SkinNode, 11> nodes{{{-0.2, bone("肩")},
                                        {0.12, bone("腕")},
                                        {upper * 0.32, bone("腕捩1")},
                                        {upper * 0.5, bone("腕捩2")},
                                        {upper * 0.68, bone("腕捩3")},
                                        {upper - 0.3, bone("腕捩")},
                                        {upper + 0.3, bone("ひじ")},
                                        {upper + lower * 0.38, bone("手捩1")},
                                        {upper + lower * 0.56, bone("手捩2")},
                                        {upper + lower * 0.74, bone("手捩3")},
                                        {upper + lower * 0.9, bone("手捩")}}};
  if (way > upper + lower * 0.9) {
    return twoBones(bone("手捩"), bone("手首"), ramp(upper + lower * 0.9, upper + lower * 1.06, way));
  }
  Skin skin = skinAlong(nodes, way);
  if (way > upper - 0.3 && way < upper + 0.3) skin.center = elbow;
  return skin;
}

void sculptArm(Shape& shape, const Skeleton& skeleton, const Side& side) {
  constexpr std::array<glm::dvec2, 9> kRadii{{{0, 0.3},
                                              {0.4, 0.36},
                                              {1.0, 0.335},
                                              {1.6, 0.3},
                                              {1.75, 0.3},
                                              {2.2, 0.3},
                                              {2.8, 0.265},
                                              {3.3, 0.225},
                                              {3.6, 0.2}}};
  const double upper = glm::length(kElbow - kArm), whole = upper + glm::length(kWrist - kElbow);
  std::vector<TubePoint> line;
  for (int i = 0; i <= 18; ++i) {
    const double way = -0.1 + (whole + 0.2) * i / 18;
    const glm::dvec3 at = way < upper ? kArm + (kElbow - kArm) * (way / upper)
                                      : kElbow + (kWrist - kElbow) * ((way - upper) / (whole - upper));
    const double radius = curveThrough(kRadii, way);
    line.push_back({side.place(at), radius * (way > 3.1 ? 0.92 : 1), radius});
  }
  shape.sheet(Part::Skin, tube(line, {0, 0, -1}, 10),
              [&](const SheetPlace& p) { return armSkin(skeleton, side, p.at); });
}

void sculptHand(Shape& shape, const Skeleton& skeleton, const Side& side) {
  const auto [along, front, palm] = handAxes();
  const model::BoneIndex wrist = skeleton.index(side.named("手首"));
  const model::BoneIndex twist = skeleton.index(side.named("手捩"));
  std::vector<TubePoint> line;
  for (const auto& [reach, wide, thick] : {std::array{-0.12, 0.19, 0.17},
                                           {0.0, 0.2, 0.175},
                                           {0.14, 0.26, 0.165},
                                           {0.32, 0.315, 0.155},
                                           {0.48, 0.325, 0.14},
                                           {0.6, 0.3, 0.115},
                                           {0.68, 0.2, 0.07}}) {
    line.push_back({side.place(kWrist + along * reach), wide, thick});
  }
  SheetOptions options;
  options.startTip = options.endTip = true;
  shape.sheet(
      Part::Skin, tube(line, side.place(palm), 12, 2.3),
      [&, along = along](const SheetPlace& p) {
        return twoBones(twist, wrist, ramp(-0.16, 0.1, glm::dot(p.at - side.place(kWrist), side.place(along))));
      },
      options);
  for (const Finger& finger : fingers()) {
    const auto bone = [&](int joint) { return skeleton.index(side.named(fingerBone(finger, joint))); };
    const double l = finger.length;
    const std::array<SkinNode, 6> nodes{{{-0.1, wrist},
                                         {0.08, bone(0)},
                                         {0.4 * l - 0.05, bone(0)},
                                         {0.4 * l + 0.05, bone(1)},
                                         {0.72 * l - 0.05, bone(1)},
                                         {0.72 * l + 0.05, bone(2)}}};
    std::vector<TubePoint> bones;
    for (const auto& [share, thick] : {std::array{-0.25, 0.95},
                                       {0.0, 1.0},
                                       {0.3, 1.0},
                                       {0.4, 1.0},
                                       {0.5, 0.98},
                                       {0.65, 0.95},
                                       {0.78, 0.9},
                                       {0.9, 0.78},
                                       {0.97, 0.5}}) {
      bones.push_back(
          {side.place(finger.root + finger.direction * (l * share)), finger.radius * thick, finger.radius * thick});
    }
    SheetOptions tip;
    tip.endTip = true;
    tip.endPoint = side.place(fingerJoint(finger, 3));
    tip.edge = 0.7;
    shape.sheet(
        Part::Skin, tube(bones, side.place(palm), 6),
        [&](const SheetPlace& p) {
          return skinAlong(nodes, glm::dot(p.at - side.place(finger.root), side.place(finger.direction)));
        },
        tip);
  }
}

/// Weights along a leg, for the bones that are evaluated after IK.
Skin legSkin(const Skeleton& skeleton, const Side& side, const glm::dvec3& at) {
  const auto bone = [&](std::string_view name) { return skeleton.index(side.named(name)); };
  const std::array<SkinNode, 6> nodes{{{-7.0, skeleton.index("下半身")},
                                       {-6.2, bone("足D")},
                                       {-kKnee.y - 0.45, bone("足D")},
                                       {-kKnee.y + 0.45, bone("ひざD")},
                                       {-kAnkle.y - 0.25, bone("ひざD")},
                                       {-kAnkle.y + 0.2, bone("足首D")}}};
  Skin skin = skinAlong(nodes, -at.y);
  if (std::abs(at.y - kKnee.y) < 0.45) skin.center = side.place(kKnee);
  return skin;
}

Slice legSlice(double y, double thicker) {
  constexpr std::array<glm::dvec2, 9> kWide{{{0.9, 0.25},
                                             {1.4, 0.27},
                                             {2.1, 0.37},
                                             {2.8, 0.43},
                                             {3.4, 0.41},
                                             {3.8, 0.43},
                                             {4.6, 0.52},
                                             {5.8, 0.62},
                                             {6.7, 0.62}}};
  constexpr std::array<glm::dvec2, 7> kMiddle{
      {{0.9, 0.12}, {1.6, 0.14}, {2.6, 0.12}, {3.4, -0.05}, {4.0, -0.1}, {5.2, -0.02}, {6.7, 0.0}}};
  const double half = curveThrough(kWide, y) + thicker, middle = curveThrough(kMiddle, y);
  return {y, half * 0.97, middle - half, middle + half};
}

Row legRow(const Side& side, double y, double thicker) {
  const double middle = kAnkle.x + (kHip.x - kAnkle.x) * (y - kAnkle.y) / (kHip.y - kAnkle.y);
  Row row = outlineOf(legSlice(y, thicker), 12);
  for (glm::dvec3& p : row) p = side.place({p.x + middle, p.y, p.z});
  return row;
}

void sculptLeg(Shape& shape, const Skeleton& skeleton, const Side& side) {
  const SkinOf skin = [&](const SheetPlace& p) { return legSkin(skeleton, side, p.at); };
  const auto rows = [&](double from, double to, int count, double thicker) {
    std::vector<Row> result;
    result.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) result.push_back(legRow(side, from + (to - from) * i / (count - 1), thicker));
    return result;
  };
  constexpr double kSock = 4.55;
  shape.beginPiece();
  shape.sheet(Part::Skin, rows(6.75, kSock - 0.1, 6, 0), skin);
  shape.beginPiece();
  shape.sheet(Part::White, rows(kSock, 0.8, 16, 0.025), skin);
  // The hem of the sock protrudes a little.
  std::vector<Row> hem{legRow(side, kSock + 0.02, -0.02), legRow(side, kSock + 0.04, 0.055),
                       legRow(side, kSock - 0.24, 0.06), legRow(side, kSock - 0.26, 0.0)};
  shape.beginPiece();
  shape.sheet(Part::Trim, hem, skin);
}

}  // namespace

void sculptBody(Shape& shape, const Skeleton& skeleton) {
  for (const Side& side : kSides) {
    shape.beginPiece();
    sculptArm(shape, skeleton, side);
    sculptHand(shape, skeleton, side);
    sculptLeg(shape, skeleton, side);
  }
  constexpr std::array<Slice, 5> kNeck{{{10.25, 0.62, -0.42, 0.5},
                                        {10.5, 0.42, -0.28, 0.46},
                                        {10.75, 0.4, -0.28, 0.48},
                                        {11.1, 0.4, -0.3, 0.52},
                                        {11.6, 0.42, -0.34, 0.58}}};
  std::vector<Row> rows;
  for (const Slice& slice : smoothSlices(kNeck, 9)) rows.push_back(outlineOf(slice, 16));
  const std::array<SkinNode, 3> nodes{
      {{10.35, skeleton.index("上半身2")}, {10.75, skeleton.index("首")}, {11.35, skeleton.index("頭")}}};
  shape.beginPiece();
  shape.sheet(Part::Skin, rows, [&](const SheetPlace& p) { return skinAlong(nodes, p.at.y); });
}

}  // namespace furitsuke::samples
