// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/camera_parents.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <glm/geometric.hpp>

#include "tests/core/scene/linked_pair.h"

namespace furitsuke::scene {
namespace {

/// Two models, and a camera with keys at 0, 20 and 40.
class FilmedPair : public ::testing::Test {
 protected:
  FilmedPair() {
    for (const Frame frame : {0, 20, 40}) {
      motion::CameraKey key = motion::restCameraKey();
      key.target.x = static_cast<float>(frame);
      motion::EditBuilder builder(motion);
      builder.set(motion::kCameraTrack, frame, key);
      motion::applyEdits(motion, builder.build(), motion::EditSide::After);
    }
    show();
  }
  void show() {
    pair.scene.cameraTrack = motion.camera;
    pair.scene.cameraParents = motion.annotations.parents;
  }
  void follow(Frame frame, const motion::ParentTarget& target) {
    motion::setKey(motion.annotations.parents, {frame, {}, target, {}, true});
    show();
  }
  [[nodiscard]] glm::dvec3 targetAt(double frame) {
    pair.scene.evaluate(frame);
    return pair.scene.camera().target;
  }
  [[nodiscard]] glm::dvec3 boneAt(std::size_t actor, std::size_t bone, double frame) {
    pair.scene.evaluate(frame);
    const Actor& shown = *pair.scene.actors[actor];
    return followedPosition(shown.pose(), static_cast<model::BoneIndex>(bone), pair.scene.worldOf(shown));
  }
  void change(const CameraParentChange& change) {
    const Result<motion::Edit> edit = changedCameraParent(pair.scene, motion, change);
    ASSERT_TRUE(edit) << edit.error().message();
    motion::applyEdit(motion, *edit, motion::EditSide::After);
    show();
  }

  test::LinkedPair pair;
  motion::Motion motion;
};

TEST_F(FilmedPair, TheTargetIsRelativeToTheBoneFromTheFrameOfTheKeyOn) {
  const double frames[] = {0, 9.5, 10, 10.5, 25, 29.9, 30, 35};
  std::vector<glm::dvec3> plain;
  for (const double frame : frames) plain.push_back(targetAt(frame));
  follow(10, test::follow("A", "右手首"));
  follow(30, test::kNothing);
  for (std::size_t i = 0; i < std::size(frames); ++i) {
    SCOPED_TRACE(frames[i]);
    const bool follows = frames[i] >= 10 && frames[i] < 30;
    const glm::dvec3 expected = plain[i] + (follows ? boneAt(test::kA, test::kHand, frames[i]) : glm::dvec3(0, 0, 0));
    EXPECT_LT(glm::length(targetAt(frames[i]) - expected), 1e-9);
  }
}

TEST_F(FilmedPair, AHiddenOrMissingModelIsFollowedOrIgnored) {
  const glm::dvec3 plain = targetAt(20);
  follow(0, test::follow("A", "右腕"));
  const glm::dvec3 shown = targetAt(20);
  EXPECT_GT(glm::length(shown - plain), 1);
  const glm::dvec3 later = targetAt(30);
  pair.scene.actors[test::kA]->shown = false;
  EXPECT_LT(glm::length(targetAt(30) - later), 1e-9);
  EXPECT_LT(glm::length(targetAt(20) - shown), 1e-9);
  for (const auto& target : {test::follow("nobody", "右腕"), test::follow("A", "尻尾"), test::kNothing}) {
    follow(0, target);
    EXPECT_LT(glm::length(targetAt(20) - plain), 1e-9);
  }
}

TEST_F(FilmedPair, AnotherFrameOfASceneHasTheSamePlace) {
  follow(10, test::follow("A", "右手首"));
  SceneAtFrame poses(pair.scene);
  for (const double frame : {5.0, 10.0, 33.0}) {
    poses.moveTo(frame);
    const glm::dvec3 expected = frame < 10 ? glm::dvec3(0, 0, 0) : boneAt(test::kA, test::kHand, frame);
    EXPECT_LT(glm::length(poses.cameraParentPlace() - expected), 1e-9) << frame;
  }
}

TEST_F(FilmedPair, AChangeKeepsTheView) {
  const glm::dvec3 before = targetAt(9), at = targetAt(10);
  change({.frame = 10, .target = test::follow("A", "右手首")});
  EXPECT_LT(glm::length(targetAt(9) - before), 1e-4);
  EXPECT_LT(glm::length(targetAt(10) - at), 1e-4);
  EXPECT_TRUE(motion.camera.hasKey(9));
  EXPECT_TRUE(motion.camera.hasKey(10));
  change({.frame = 10});
  EXPECT_TRUE(motion.annotations.parents.empty());
  EXPECT_LT(glm::length(targetAt(10) - at), 1e-4);
}

TEST_F(FilmedPair, AKeyIsAddedForALinkWithoutOne) {
  change({.frame = 10, .target = test::follow("A", "右手首"), .keepsView = false});
  EXPECT_TRUE(std::ranges::equal(motion.camera.frames(), std::vector<Frame>{0, 10, 20, 40}));
  follow(30, test::kNothing);
  const motion::Motion keyed = withCameraParentKeys(motion);
  EXPECT_TRUE(std::ranges::equal(keyed.camera.frames(), std::vector<Frame>{0, 10, 20, 30, 40}));
  EXPECT_EQ(withCameraParentKeys(keyed).camera, keyed.camera);
}

TEST_F(FilmedPair, WhatCannotBeFollowedIsRefused) {
  struct Row {
    motion::ParentTarget target;
    const char* reason;
  };
  for (const Row& row : {Row{test::kGround, "the camera follows a bone of a model or nothing"},
                         Row{test::follow("C", ""), "there is no model 'C'"},
                         Row{test::follow("A", "尻尾"), "the model 'A' has no bone '尻尾'"}}) {
    const auto edit = changedCameraParent(pair.scene, motion, {.frame = 3, .target = row.target});
    ASSERT_FALSE(edit);
    EXPECT_EQ(edit.error().reason, row.reason);
  }
  EXPECT_FALSE(changedCameraParent(pair.scene, motion, {.frame = 3})) << "nothing changes";
}

TEST_F(FilmedPair, ABakeShowsTheSameWithoutLinks) {
  follow(10, test::follow("A", "右手首"));
  follow(25, test::kNothing);
  follow(31, test::follow("B", "右手首"));
  struct Row {
    const char* name;
    FrameRange frames;
    bool isToEnd;
    std::size_t links;  ///< that remain
  };
  for (const Row& row : {Row{"all", {0, 50}, true, 0}, Row{"first part of a link", {0, 15}, false, 3},
                         Row{"last part of a link", {15, 28}, false, 3}, Row{"nothing in it", {0, 5}, false, 3}}) {
    SCOPED_TRACE(row.name);
    const motion::Motion linked = motion;
    std::vector<glm::dvec3> before;
    for (Frame frame = 0; frame <= 60; ++frame) before.push_back(targetAt(frame));
    const Result<motion::Edit> edit =
        bakedCameraParents(pair.scene, motion, {.frames = row.frames, .isToEnd = row.isToEnd});
    ASSERT_TRUE(edit) << edit.error().message();
    motion::applyEdit(motion, *edit, motion::EditSide::After);
    show();
    EXPECT_EQ(std::ranges::count_if(motion.annotations.parents, &motion::OutsideParentKey::isCamera),
              static_cast<std::ptrdiff_t>(row.links));
    for (Frame frame = 0; frame <= (row.isToEnd ? row.frames.last : 60); ++frame)
      EXPECT_LT(glm::length(targetAt(frame) - before[static_cast<std::size_t>(frame)]), 1e-4) << frame;
    motion::applyEdit(motion, *edit, motion::EditSide::Before);
    EXPECT_EQ(motion.camera, linked.camera);
    EXPECT_EQ(motion.annotations, linked.annotations);
    show();
  }
}

TEST_F(FilmedPair, ABakeWithoutLinksIsRefused) {
  EXPECT_FALSE(bakedCameraParents(pair.scene, motion, {.frames = {0, 50}}));
  follow(10, test::follow("A", "右手首"));
  EXPECT_FALSE(bakedCameraParents(pair.scene, motion, {.frames = {5, 2}}));
  const std::atomic<bool> canceled = true;
  EXPECT_FALSE(bakedCameraParents(pair.scene, motion, {.frames = {0, 50}}, &canceled));
}

}  // namespace
}  // namespace furitsuke::scene
