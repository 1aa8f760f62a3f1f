// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/free_camera.h"

#include <gtest/gtest.h>

#include <cmath>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

namespace furitsuke::session {
namespace {

glm::dvec3 eyeOf(const FreeCamera& camera) { return eval::viewOf(camera.sample(), 1).eye; }

struct StandardRow {
  StandardView view;
  glm::dvec3 side;  ///< where the eye is, from the target
};

TEST(FreeCamera, StandardViewsLookFromTheirSides) {
  // Models face -z, their left hand is at +x.
  const StandardRow rows[] = {{StandardView::Front, {0, 0, -1}}, {StandardView::Back, {0, 0, 1}},
                              {StandardView::Left, {1, 0, 0}},   {StandardView::Right, {-1, 0, 0}},
                              {StandardView::Top, {0, 1, 0}},    {StandardView::Bottom, {0, -1, 0}}};
  for (const StandardRow& row : rows) {
    FreeCamera camera;
    camera.orbit(33, 12);
    camera.lookFrom(row.view);
    const glm::dvec3 side = glm::normalize(eyeOf(camera) - camera.sample().target);
    EXPECT_LT(glm::distance(side, row.side), 1e-9) << static_cast<int>(row.view);
  }
}

TEST(FreeCamera, OrbitingFollowsTheMouse) {
  FreeCamera camera;
  camera.orbit(50, 0);
  EXPECT_LT(eyeOf(camera).x, -1) << "after a drag to the right, the eye is on the left";
  camera.reset();
  camera.orbit(0, 50);
  EXPECT_GT(eyeOf(camera).y, camera.sample().target.y + 1) << "after a drag down, the eye is above";
}

TEST(FreeCamera, PanningKeepsThePointUnderTheMouse) {
  FreeCamera camera;
  constexpr double kWidth = 600;
  constexpr double kHeight = 400;
  const auto onScreen = [&](const glm::dvec3& point) {
    const eval::CameraView view = eval::viewOf(camera.sample(), kWidth / kHeight);
    const glm::dvec4 clip = view.projection * (view.view * glm::dvec4(point, 1));
    return glm::dvec2(clip.x / clip.w, -clip.y / clip.w) * glm::dvec2(kWidth / 2, kHeight / 2);
  };
  for (const bool perspective : {true, false}) {
    camera.reset();
    camera.setPerspective(perspective);
    camera.orbit(70, 25);
    const glm::dvec3 point = camera.sample().target;
    const glm::dvec2 before = onScreen(point);
    camera.pan(30, -12, kWidth, kHeight);
    EXPECT_LT(glm::distance(onScreen(point) - before, glm::dvec2(30, -12)), 1e-6) << perspective;
  }
}

TEST(FreeCamera, ZoomStaysInFrontOfTheTargetAndWithinTheFarPlane) {
  FreeCamera camera;
  camera.zoom(1);
  EXPECT_NEAR(camera.sample().distance, -40.5, 1e-9);
  camera.zoom(1000);
  EXPECT_LT(camera.sample().distance, 0);
  camera.zoom(-5000);
  EXPECT_GT(camera.sample().distance, -eval::kFarPlane);
}

struct FrameRow {
  double aspect;
  bool perspective;
};

TEST(FreeCamera, FramingShowsTheWholeBox) {
  SceneBox box;
  box.add({-3, 0, -1});
  box.add({3, 18, 2});
  for (const FrameRow& row : {FrameRow{1, true}, {2.5, true}, {0.4, true}, {1.6, false}, {0.6, false}}) {
    FreeCamera camera;
    camera.orbit(123, -40);
    camera.setPerspective(row.perspective);
    camera.frame(box, row.aspect);
    const eval::CameraView view = eval::viewOf(camera.sample(), row.aspect);
    double farthest = 0;
    for (int corner = 0; corner < 8; ++corner) {
      const glm::dvec4 point((corner & 1) != 0 ? 3 : -3, (corner & 2) != 0 ? 18 : 0, (corner & 4) != 0 ? 2 : -1, 1);
      const glm::dvec4 clip = view.projection * (view.view * point);
      farthest = std::max({farthest, std::abs(clip.x / clip.w), std::abs(clip.y / clip.w)});
    }
    EXPECT_LT(farthest, 1) << row.aspect;
    EXPECT_GT(farthest, 0.3) << row.aspect << ": the box is too small in the picture";
  }
}

TEST(FreeCamera, FramingIgnoresAnEmptyBoxAndInvalidPoints) {
  FreeCamera camera;
  const double before = camera.sample().distance;
  SceneBox box;
  box.add({std::nan(""), 0, 0});
  camera.frame(box, 1);
  EXPECT_EQ(camera.sample().distance, before);
  box.add({5, 5, 5});
  camera.frame(box, 1);
  EXPECT_EQ(camera.sample().target, glm::dvec3(5, 5, 5));
}

}  // namespace
}  // namespace furitsuke::session
