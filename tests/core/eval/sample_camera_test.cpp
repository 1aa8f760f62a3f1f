// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstddef>
#include <numbers>
#include <utility>
#include <vector>

#include "core/eval/camera_view.h"
#include "core/eval/curve.h"
#include "core/eval/sample.h"

namespace furitsuke::eval {
namespace {

motion::Track<motion::CameraKey> cameraTrack(const std::vector<std::pair<Frame, motion::CameraKey>>& keys) {
  motion::Keys<motion::CameraKey> columns;
  for (const auto& [frame, key] : keys) columns.append(frame, key);
  return motion::Track<motion::CameraKey>(std::move(columns));
}

motion::CameraKey cameraKey(float distance, std::uint32_t fov) {
  motion::CameraKey key = motion::restCameraKey();
  key.distance = distance;
  key.fov = fov;
  return key;
}

TEST(SampleCamera, IsMmdsDefaultWithoutKeys) {
  const CameraSample sample = sampleCamera({}, 3);
  EXPECT_EQ(sample.distance, -45);
  EXPECT_EQ(sample.target, glm::dvec3(0, 10, 0));
  EXPECT_EQ(sample.rotation, glm::dvec3(0));
  EXPECT_EQ(sample.fov, 30);
  EXPECT_TRUE(sample.perspective);
}

TEST(SampleCamera, InterpolatesEachChannelWithItsCurveOfTheLaterKey) {
  const std::array<motion::Curve, motion::kCameraChannelCount> curves{
      {{0, 127, 0, 127}, {64, 0, 64, 127}, {127, 0, 127, 0}, {10, 90, 30, 100}, {90, 10, 100, 30}, {5, 100, 60, 110}}};
  motion::CameraKey first = cameraKey(-10, 30);
  first.target = {0, 0, 0};
  motion::CameraKey second = cameraKey(-50, 50);
  second.target = {1, 2, 3};
  second.rotation = {1, -2, 3};
  second.curves = curves;
  const auto track = cameraTrack({{0, first}, {16, second}});
  for (double frame = 0.5; frame < 16; frame += 0.5) {
    const CameraSample sample = sampleCamera(track, frame);
    const auto y = [&](motion::CameraChannel channel) {
      return evaluateCurve(curves[static_cast<std::size_t>(channel)], frame / 16);
    };
    EXPECT_NEAR(sample.target.x, y(motion::CameraChannel::X), 1e-5);
    EXPECT_NEAR(sample.target.y, 2 * y(motion::CameraChannel::Y), 1e-5);
    EXPECT_NEAR(sample.target.z, 3 * y(motion::CameraChannel::Z), 1e-5);
    EXPECT_NEAR(sample.rotation.x, y(motion::CameraChannel::Rotation), 1e-5);
    EXPECT_NEAR(sample.rotation.y, -2 * y(motion::CameraChannel::Rotation), 1e-5);
    EXPECT_NEAR(sample.rotation.z, 3 * y(motion::CameraChannel::Rotation), 1e-5);
    EXPECT_NEAR(sample.distance, -10 - 40 * y(motion::CameraChannel::Distance), 1e-5);
    EXPECT_NEAR(sample.fov, 30 + 20 * y(motion::CameraChannel::Fov), 1e-5);
  }
}

TEST(SampleCamera, HoldsTheEarlierKeyWithinACut) {
  //  frame     0          9 10         11     20
  //  distance -10       -20 -30       -40    -50
  const auto track = cameraTrack({{0, cameraKey(-10, 30)},
                                  {9, cameraKey(-19, 30)},
                                  {10, cameraKey(-30, 40)},
                                  {11, cameraKey(-40, 50)},
                                  {20, cameraKey(-49, 50)}});
  struct Row {
    double frame, distance, fov;
  };
  for (const Row& row : {Row{8.5, -18.5, 30}, Row{9, -19, 30}, Row{9.5, -19, 30}, Row{9.999, -19, 30}, Row{10, -30, 40},
                         Row{10.5, -30, 40}, Row{11, -40, 50}, Row{11.5, -40.5, 50}}) {
    EXPECT_DOUBLE_EQ(sampleCamera(track, row.frame).distance, row.distance) << row.frame;
    EXPECT_DOUBLE_EQ(sampleCamera(track, row.frame).fov, row.fov) << row.frame;
  }
}

TEST(SampleCamera, DoesNotWrapAngles) {
  motion::CameraKey end = cameraKey(-45, 30);
  end.rotation = {0, static_cast<float>(4 * std::numbers::pi), 0};
  const auto track = cameraTrack({{0, cameraKey(-45, 30)}, {4, end}});
  EXPECT_NEAR(sampleCamera(track, 1).rotation.y, std::numbers::pi, 1e-6);
}

TEST(SampleCamera, StepsPerspectiveAndInterpolatesFov) {
  motion::CameraKey flat = cameraKey(-45, 31);
  flat.perspective = false;
  const auto track = cameraTrack({{0, cameraKey(-45, 30)}, {10, flat}});
  EXPECT_TRUE(sampleCamera(track, 9.5).perspective);
  EXPECT_FALSE(sampleCamera(track, 10).perspective);
  EXPECT_DOUBLE_EQ(sampleCamera(track, 5).fov, 30.5);
}

TEST(CameraView, AnOrthographicViewIsAsWideAsTheDistanceWhateverTheViewAngle) {
  struct Row {
    double distance, fov, aspect;
    double halfWidth, halfHeight;
  };
  for (const Row& row :
       {Row{-45, 30, 1, 22.5, 22.5}, Row{-45, 90, 16.0 / 9, 22.5, 12.65625}, Row{30, 30, 0.5, 15, 30}}) {
    CameraSample camera = sampleCamera({}, 0);
    camera.distance = row.distance;
    camera.fov = row.fov;
    camera.perspective = false;
    const CameraView view = viewOf(camera, row.aspect);
    EXPECT_NEAR(1 / view.projection[0][0], row.halfWidth, 1e-9) << row.distance;
    EXPECT_NEAR(1 / view.projection[1][1], row.halfHeight, 1e-9) << row.distance;
  }
}

TEST(CameraView, APerspectiveViewShowsFromOneUnitOn) {
  const CameraView view = viewOf(sampleCamera({}, 0), 1);
  const auto depthAt = [&](double distance) {
    const glm::dvec4 clip = view.projection * glm::dvec4(0, 0, distance, 1);
    return clip.z / clip.w;
  };
  EXPECT_NEAR(depthAt(1), -1, 1e-9);
  EXPECT_NEAR(depthAt(100'000), 1, 1e-9);
}

}  // namespace
}  // namespace furitsuke::eval
