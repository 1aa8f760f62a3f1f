// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/document/view_registration.h"

#include <gtest/gtest.h>

#include <glm/gtc/constants.hpp>
#include <glm/trigonometric.hpp>

#include "core/eval/camera_view.h"

namespace furitsuke::edit {
namespace {

constexpr motion::Curve kBentCamera{10, 90, 30, 120};

motion::Motion cameraMotion() {
  motion::Motion motion;
  motion::EditBuilder builder(motion);
  motion::CameraKey first = motion::restCameraKey();
  motion::CameraKey last = motion::restCameraKey();
  last.rotation = {0, static_cast<float>(glm::radians(350.0)), 0};
  last.curves.fill(kBentCamera);
  builder.set(motion::kCameraTrack, 0, first);
  builder.set(motion::kCameraTrack, 30, last);
  motion::applyEdits(motion, builder.build(), motion::EditSide::After);
  return motion;
}

eval::CameraSample viewTurnedBy(double degrees) {
  eval::CameraSample view = eval::sampleCamera({}, 0);
  view.target = {1, 2.5, -3};
  view.distance = -12.5;
  view.rotation.y = glm::radians(degrees);
  view.fov = 41.4;
  view.perspective = false;
  return view;
}

motion::CameraKey registered(motion::Motion& motion, Frame frame, const eval::CameraSample& view) {
  motion::applyEdits(motion, registerCamera(motion, frame, view).keys, motion::EditSide::After);
  return motion.camera.values()[motion.camera.lowerBound(frame)];
}

TEST(RegisterCamera, TheKeyShowsTheSameView) {
  motion::Motion motion = cameraMotion();
  const eval::CameraSample view = viewTurnedBy(40);
  const motion::CameraKey key = registered(motion, 12, view);
  EXPECT_EQ(key.target, (Vec3{1, 2.5F, -3}));
  EXPECT_EQ(key.distance, -12.5F);
  EXPECT_EQ(key.fov, 41U);
  EXPECT_FALSE(key.perspective);
  const eval::CameraView seen = eval::viewOf(eval::sampleCamera(motion.camera, 12), 1);
  EXPECT_LT(glm::distance(seen.eye, eval::viewOf(view, 1).eye), 1e-5);
}

TEST(RegisterCamera, TheFirstKeyComesWithTheRestValueAtFrameZeroInOneStep) {
  motion::Motion motion;
  const motion::Edit edit = registerCamera(motion, 30, viewTurnedBy(40));
  EXPECT_EQ(edit.keys.size(), 1U);
  motion::applyEdits(motion, edit.keys, motion::EditSide::After);
  ASSERT_EQ(motion.camera.size(), 2U);
  EXPECT_EQ(*motion.camera.find(0), motion::restCameraKey());
  motion::applyEdits(motion, edit.keys, motion::EditSide::Before);
  EXPECT_TRUE(motion.camera.empty());
  motion::applyEdits(motion, registerCamera(motion, 0, viewTurnedBy(40)).keys, motion::EditSide::After);
  EXPECT_EQ(motion.camera.size(), 1U);
}

TEST(RegisterCamera, ANewKeyIsLinearAndItsNeighborsStay) {
  motion::Motion motion = cameraMotion();
  const motion::CameraKey key = registered(motion, 12, viewTurnedBy(40));
  EXPECT_EQ(key.curves[0], motion::kLinearCurve);
  EXPECT_EQ(motion.camera.size(), 3U);
  EXPECT_EQ(motion.camera.values()[2], cameraMotion().camera.values()[1]);
}

TEST(RegisterCamera, AnExistingKeyKeepsItsCurves) {
  motion::Motion motion = cameraMotion();
  const motion::CameraKey key = registered(motion, 30, viewTurnedBy(340));
  EXPECT_EQ(motion.camera.size(), 2U);
  EXPECT_EQ(key.curves[0], kBentCamera);
  EXPECT_EQ(key.target, (Vec3{1, 2.5F, -3}));
}

struct TurnRow {
  Frame frame;
  double seen;      // degrees
  double expected;  // degrees
};

TEST(RegisterCamera, ChoosesTheEquivalentAngleNearestToTheMotion) {
  const TurnRow rows[] = {{0, 10, 10}, {0, 350, -10}, {30, -10, 350}, {30, 5, 365}, {30, 1090, 370}, {60, 340, 340}};
  for (const TurnRow& row : rows) {
    motion::Motion motion = cameraMotion();
    const motion::CameraKey key = registered(motion, row.frame, viewTurnedBy(row.seen));
    EXPECT_NEAR(glm::degrees(key.rotation.y), row.expected, 1e-4) << row.frame << ", seen at " << row.seen;
  }
}

TEST(RegisterCamera, TheCurrentViewOfTheMotionChangesNothing) {
  const motion::Motion motion = cameraMotion();
  EXPECT_TRUE(registerCamera(motion, 30, eval::sampleCamera(motion.camera, 30)).keys.empty());
}

TEST(RegisterCamera, ClampsTheViewAngleToTheRangeOfAKey) {
  for (const auto& [fov, expected] : {std::pair{0.0, 1U}, {0.4, 1U}, {179.6, 179U}, {500.0, 179U}, {29.5, 30U}}) {
    motion::Motion motion;
    eval::CameraSample view = viewTurnedBy(0);
    view.fov = fov;
    EXPECT_EQ(registered(motion, 0, view).fov, expected) << fov;
  }
}

TEST(RegisterLight, TheDirectionIsScaledIntoTheRangeOfMmd) {
  const std::pair<glm::dvec3, Vec3> rows[] = {{{-0.5, -1, 0.5}, {-0.5F, -1, 0.5F}},
                                              {{0, -2, 1}, {0, -1, 0.5F}},
                                              {{4, 0, 0}, {1, 0, 0}},
                                              {{0, 0, 0}, {0, 0, 0}}};
  for (const auto& [direction, expected] : rows) {
    motion::Motion motion;
    motion::applyEdits(motion, registerLight(motion, 7, {{0.5, 0.25, 0}, direction}).keys, motion::EditSide::After);
    ASSERT_EQ(motion.light.size(), 2U);
    EXPECT_EQ(*motion.light.find(0), motion::restLightKey());
    ASSERT_NE(motion.light.find(7), nullptr);
    EXPECT_EQ(motion.light.find(7)->direction, expected);
    EXPECT_EQ(motion.light.find(7)->color, (Vec3{0.5F, 0.25F, 0}));
  }
}

TEST(RegisterLight, AnUnchangedColorKeepsItsBits) {
  motion::Motion motion;
  motion::EditBuilder builder(motion);
  builder.set(motion::kLightTrack, 0, motion::LightKey{{0.60123F, 0.1F, 1.5F}, {0, -1, 0}});
  motion::applyEdits(motion, builder.build(), motion::EditSide::After);
  eval::LightSample light = eval::sampleLight(motion.light, 0);
  light.direction = {1, 0, 0};
  motion::applyEdits(motion, registerLight(motion, 0, light).keys, motion::EditSide::After);
  EXPECT_EQ(motion.light.values()[0].color, (Vec3{0.60123F, 0.1F, 1.5F}));
  EXPECT_EQ(motion.light.values()[0].direction, (Vec3{1, 0, 0}));
}

}  // namespace
}  // namespace furitsuke::edit
