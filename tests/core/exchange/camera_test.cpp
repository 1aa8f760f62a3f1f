// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <glm/geometric.hpp>
#include <string_view>

#include "core/eval/camera_view.h"
#include "core/eval/layered_views.h"
#include "core/exchange/capture_file.h"
#include "core/exchange/gltf/camera_writer.h"
#include "core/exchange/motion_from_camera.h"
#include "core/motion/default_keys.h"

namespace furitsuke::exchange {
namespace {

motion::CameraKey cameraKey(Vec3 target, Vec3 rotation, float distance, std::uint32_t fov = 30) {
  motion::CameraKey key = motion::restCameraKey();
  key.target = target;
  key.rotation = rotation;
  key.distance = distance;
  key.fov = fov;
  return key;
}

/// Moves, turns and zooms, then cuts to another place and stands there.
motion::Motion filmed() {
  motion::Keys<motion::CameraKey> keys;
  keys.append(0, cameraKey({0, 10, 0}, {0, 0, 0}, -45));
  keys.append(20, cameraKey({3, 12, -2}, {-.3F, .8F, .1F}, -30, 45));
  keys.append(21, cameraKey({-5, 5, 8}, {.2F, -2.5F, 0}, -10, 60));
  keys.append(40, cameraKey({-5, 5, 8}, {.2F, -2.5F, 0}, -10, 60));
  motion::Motion motion;
  motion.camera = motion::Track(std::move(keys));
  return motion;
}

TEST(CameraExport, ComesBackWithTheSameViewsAndCuts) {
  const motion::Motion motion = filmed();
  const Result<ExportedFile> file = glbFromCamera(motion, {});
  ASSERT_TRUE(file.ok()) << file.error().message();
  EXPECT_EQ(file->frames, 41U);
  EXPECT_EQ(file->losses.size(), 1U) << "the view angle needs an extension";
  const Result<LoadedCapture> capture = readGltf(file->bytes);
  ASSERT_TRUE(capture.ok()) << capture.error().message();
  ASSERT_EQ(capture->motion.cameras.size(), 1U);
  const eval::LayeredCamera before(motion);
  for (const bool isDense : {true, false}) {
    const Result<motion::Motion> again = motionFromCamera(capture->motion, 0, isDense);
    ASSERT_TRUE(again.ok()) << again.error().message();
    const eval::LayeredCamera after(*again);
    for (Frame frame = 0; frame <= 40; ++frame) {
      const eval::CameraView a = eval::viewOf(before.sample(frame), 1), b = eval::viewOf(after.sample(frame), 1);
      EXPECT_LT(glm::distance(a.eye, b.eye), isDense ? 1e-3 : .3) << frame;
      EXPECT_GT(glm::dot(a.forward, b.forward), isDense ? 1 - 1e-8 : 1 - 1e-4) << frame;
      EXPECT_GT(glm::dot(a.up, b.up), isDense ? 1 - 1e-8 : 1 - 1e-4) << frame;
      EXPECT_NEAR(a.fov, b.fov, isDense ? .51 : 1.5) << frame;
    }
    const std::vector<Frame> frames = after.keyFrames();
    EXPECT_TRUE(std::ranges::binary_search(frames, 20) && std::ranges::binary_search(frames, 21)) << "the cut";
    EXPECT_LT(frames.size(), isDense ? 42U : 30U);
  }
}

TEST(CameraExport, AtACutNothingIsShownBetweenTheTwoViews) {
  CaptureBakeOptions options;
  options.framesPerSecond = 60;
  const Result<ExportedFile> file = glbFromCamera(filmed(), options);
  ASSERT_TRUE(file.ok());
  const Result<LoadedCapture> capture = readGltf(file->bytes);
  ASSERT_TRUE(capture.ok());
  const CapturedTrack<Vec3>& moved = capture->motion.clips[0].tracks[0].translation;
  const auto at = [&](double seconds) {
    const auto next = std::ranges::upper_bound(*moved.times, seconds) - moved.times->begin();
    return moved.values[static_cast<std::size_t>(next - 1)];
  };
  EXPECT_EQ(at(20.5 / 30), at(20 / 30.0 + 1e-6));
  EXPECT_NE(at(21 / 30.0 + 1e-6), at(20.5 / 30));
}

TEST(CameraExport, IsRefusedWithoutACamera) {
  EXPECT_FALSE(glbFromCamera({}, {}).ok());
  CapturedMotion still;
  EXPECT_FALSE(motionFromCamera(still, 0, true).ok());
}

}  // namespace
}  // namespace furitsuke::exchange
