// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/document/camera_baking.h"

#include <gtest/gtest.h>

#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>
#include <glm/trigonometric.hpp>
#include <limits>

#include "core/edit/document/view_registration.h"

namespace furitsuke::edit {
namespace {

constexpr double kNotFinite = std::numeric_limits<double>::infinity();

/// Keys at 0, 12, 15 and 40 with bent curves; all rotated by one full turn about y.
motion::Motion cameraMotionToBake() {
  motion::Motion motion;
  motion::EditBuilder builder(motion);
  for (const Frame frame : {0, 12, 15, 40}) {
    motion::CameraKey key = motion::restCameraKey();
    key.curves.fill(motion::Curve{10, 90, 30, 120});
    key.rotation.y = static_cast<float>(glm::two_pi<double>());
    builder.set(motion::kCameraTrack, frame, key);
  }
  motion::applyEdits(motion, builder.build(), motion::EditSide::After);
  return motion;
}

eval::CameraSample viewAt(double frame) {
  eval::CameraSample view = eval::sampleCamera({}, 0);
  view.target = {8 * std::sin(frame / 9), 10, frame / 5};
  view.distance = -20;
  view.rotation = {0.1, 0.2, -0.3};
  view.fov = 33;
  return view;
}

std::vector<FramedView> viewsFrom(Frame first, Frame last, Frame step) {
  std::vector<FramedView> views;
  for (Frame frame = first; frame <= last; frame += step) views.push_back({frame, viewAt(frame)});
  return views;
}

std::string framesIn(const motion::Motion& motion) {
  std::string text;
  for (const Frame frame : motion.camera.frames()) text += (text.empty() ? "" : " ") + std::to_string(frame);
  return text;
}

TEST(BakedCamera, BakedKeysReplaceTheKeysBetweenFirstAndLast) {
  motion::Motion motion = cameraMotionToBake();
  const motion::Motion before = motion;
  const auto proposal = bakedCamera(motion, viewsFrom(10, 20, 5), {});
  ASSERT_TRUE(proposal.ok());
  motion::applyEdits(motion, proposal->keys, motion::EditSide::After);
  EXPECT_EQ(framesIn(motion), "0 10 15 20 40");
  for (const Frame frame : {10, 15, 20}) {
    const eval::CameraSample seen = eval::sampleCamera(motion.camera, frame);
    EXPECT_LT(glm::distance(seen.target, viewAt(frame).target), 1e-5);
    EXPECT_EQ(seen.distance, -20);
    EXPECT_EQ(seen.fov, 33);
    EXPECT_EQ(motion.camera.find(frame)->curves[0], motion::kLinearCurve);
  }
  for (const Frame frame : {0, 40}) EXPECT_EQ(*motion.camera.find(frame), *before.camera.find(frame));
  EXPECT_EQ(proposal->selection->keyCount(), 3U);
  motion::applyEdits(motion, proposal->keys, motion::EditSide::Before);
  EXPECT_EQ(motion, before);
}

TEST(BakedCamera, AnglesContinueFromTheCurrentCameraWithoutJumps) {
  motion::Motion motion = cameraMotionToBake();
  std::vector<FramedView> views = viewsFrom(10, 30, 10);
  const double turn = glm::two_pi<double>();
  for (std::size_t i = 0; i < views.size(); ++i) views[i].view.rotation.y = 0.2 + turn * static_cast<double>(i) * 0.75;
  const auto proposal = bakedCamera(motion, views, {});
  ASSERT_TRUE(proposal.ok());
  motion::applyEdits(motion, proposal->keys, motion::EditSide::After);
  EXPECT_NEAR(eval::sampleCamera(motion.camera, 10).rotation.y, turn + 0.2, 1e-6)
      << "in the same turn as the previous key";
  EXPECT_NEAR(eval::sampleCamera(motion.camera, 30).rotation.y, turn + 0.2 + turn * 1.5, 1e-5) << "turns are kept";
}

TEST(BakedCamera, AToleranceReducesTheKeysAndBoundsTheError) {
  const motion::Motion before = cameraMotionToBake();
  std::size_t last = 301;
  for (const double tolerance : {0.001, 0.01, 0.1}) {
    motion::Motion motion = before;
    const auto proposal = bakedCamera(motion, viewsFrom(10, 310, 1), tolerance);
    ASSERT_TRUE(proposal.ok());
    motion::applyEdits(motion, proposal->keys, motion::EditSide::After);
    EXPECT_EQ(proposal->selection->keyCount() + 1, motion.camera.size()) << "all baked keys and the key at 0";
    EXPECT_LE(proposal->selection->keyCount(), last);
    last = proposal->selection->keyCount();
    double worst = 0;
    for (Frame frame = 10; frame <= 310; ++frame) {
      worst = std::max(worst, glm::distance(eval::sampleCamera(motion.camera, frame).target, viewAt(frame).target));
    }
    EXPECT_LT(worst, tolerance * 1.001);
    motion::applyEdits(motion, proposal->keys, motion::EditSide::Before);
    EXPECT_EQ(motion, before);
  }
  EXPECT_LT(last, 30U);
}

TEST(BakedCamera, ABakedKeyKeepsTheRecordOfTheKeyThatItReplaces) {
  motion::Motion motion;
  motion::Keys<motion::CameraKey> keys;
  keys.append(10, motion::restCameraKey(), 4);
  keys.append(12, motion::restCameraKey(), 2);
  motion.camera = motion::Track<motion::CameraKey>(keys);
  const auto proposal = bakedCamera(motion, viewsFrom(10, 20, 5), {});
  ASSERT_TRUE(proposal.ok());
  motion::applyEdits(motion, proposal->keys, motion::EditSide::After);
  EXPECT_EQ(motion.camera.sources()[0], 4U);
  EXPECT_EQ(motion.camera.sources()[1], motion::kNoSource);
}

TEST(BakedCamera, ValuesThatNoKeyCanStoreAreRejectedWithAReason) {
  const motion::Motion motion = cameraMotionToBake();
  struct Row {
    const char* name;
    std::vector<FramedView> views;
    std::optional<double> tolerance;
    const char* reason;
  };
  std::vector<FramedView> wild = viewsFrom(3, 5, 1);
  wild[1].view.target.y = kNotFinite;
  for (const Row& row : {Row{"nothing", {}, {}, "no frame"},
                         {"twice", {{4, viewAt(4)}, {4, viewAt(4)}}, {}, "ascend"},
                         {"before the first", {{-1, viewAt(0)}}, {}, "ascend"},
                         {"not finite", wild, {}, "frame 4"},
                         {"no tolerance", viewsFrom(0, 9, 1), 0.0, "greater than 0"}}) {
    const auto proposal = bakedCamera(motion, row.views, row.tolerance);
    ASSERT_FALSE(proposal.ok()) << row.name;
    EXPECT_NE(proposal.error().reason.english().find(row.reason), std::string::npos)
        << row.name << proposal.error().reason;
  }
}

}  // namespace
}  // namespace furitsuke::edit
