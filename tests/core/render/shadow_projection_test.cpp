// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/shadow_projection.h"

#include <gtest/gtest.h>

#include <glm/geometric.hpp>

#include "core/eval/camera_view.h"

namespace furitsuke::render {
namespace {

constexpr double kUsual = 0.01125;  // 8875 in MMD's dialog

glm::dvec3 onMap(const ShadowProjection& projection, const glm::dvec3& point) {
  const glm::dvec4 clip = projection.worldToClip() * glm::dvec4(projection.toWorld(point), 1);
  return glm::dvec3(clip) / clip.w;
}

ShadowProjection projectionOf(int mode, const glm::dvec3& light, double distance = kUsual) {
  const eval::SelfShadowSample shadow{static_cast<std::uint8_t>(mode), distance};
  return ShadowProjection({0, 10, -45}, {0, 0, 1}, glm::normalize(light), shadow);
}

TEST(ShadowProjection, ReachesFromTheEyeAsFarAsTheModeAndTheDistanceSay) {
  struct Row {
    int mode;
    double distance;
    double reach;  ///< 0: without limit
  };
  for (const Row& row : {Row{1, kUsual, 2 / kUsual}, Row{1, 0.1, 20}, Row{1, 0, 200'000}, Row{2, kUsual, 0}}) {
    const ShadowProjection projection = projectionOf(row.mode, {-0.5, -1, 0.5}, row.distance);
    EXPECT_NEAR(onMap(projection, {0, 0, 0}).y, -1, 1e-9) << "the eye is at the edge of the map";
    EXPECT_EQ(projection.reach().has_value(), row.reach > 0) << row.mode;
    if (row.reach > 0) {
      EXPECT_NEAR(*projection.reach(), row.reach, 1e-6 * row.reach);
      EXPECT_NEAR(onMap(projection, {0, row.reach, 0}).y, 1, 1e-9);
    } else {
      EXPECT_LT(onMap(projection, {0, 1e6, 0}).y, 1);
    }
    for (const double y : {0.0, 30.0})
      EXPECT_NEAR(onMap(projection, {projection.halfWidthAt(y), y, 0}).x, 1, 1e-9) << y;
  }
}

TEST(ShadowProjection, DepthsAlongTheLightAreFinerNearTheEye) {
  const ShadowProjection projection = projectionOf(1, {-0.5, -1, 0.5});
  const auto depthOfAUnit = [&](double y) { return onMap(projection, {0, y, 1}).z - onMap(projection, {0, y, 0}).z; };
  EXPECT_NEAR(depthOfAUnit(0), 0.15 * kUsual, 1e-9);
  EXPECT_NEAR(depthOfAUnit(1 / kUsual), 0.15 * kUsual / 2, 1e-9);
}

TEST(ShadowProjection, HasNoPerspectiveWhereTheCameraLooksAlongTheLight) {
  for (const double downward : {-1.0, 1.0}) {
    const ShadowProjection projection = projectionOf(1, {0, 0, downward});
    EXPECT_NEAR(onMap(projection, {0, 0, 0}).y, 0, 1e-9);
    EXPECT_NEAR(projection.halfWidthAt(0), projection.halfWidthAt(50), 1e-6);
    EXPECT_NEAR(projection.reach().value(), 1 / kUsual, 1e-6);
  }
}

}  // namespace
}  // namespace furitsuke::render
