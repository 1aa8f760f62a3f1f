// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/onion_skin.h"

#include <gtest/gtest.h>

#include <string>

#include "app/session/scene/scene_changes.h"
#include "core/motion/key_edits.h"
#include "tests/app/session/stage_actors.h"
#include "tests/support/motions.h"

namespace furitsuke::panels {
namespace {

/// Moves one unit along x per frame.
motion::Motion walk() {
  motion::Motion motion;
  test::addBone(motion, "センター", {0, 10, 40});
  return motion;
}

class OnionSkinTest : public ::testing::Test {
 protected:
  OnionSkinTest() {
    stage.addActor(test::actorNamed("model", {"センター", "右腕"}), {});
    stage.addMotion(document);
    stage.setPosition(12);
  }
  std::string frames() {
    std::string text;
    for (const scene::Ghost& ghost : onion.ghosts()) {
      text += (text.empty() ? "" : " ") + std::to_string(static_cast<int>(ghost.frame));
    }
    return text;
  }

  edit::MotionDocument document{walk()};
  session::Stage stage;
  OnionSkin onion{stage};
};

TEST_F(OnionSkinTest, GhostsAreBeforeAndAfterThePlayheadNearestFirst) {
  EXPECT_EQ(frames(), "7 17 2 22");
  onion.setOptions({3, 1});
  EXPECT_EQ(frames(), "11 13 10 14 9 15");
  for (const scene::Ghost& ghost : onion.ghosts()) {
    EXPECT_NEAR(ghost.actor->mesh().positions[0].x, -1 + ghost.frame, 0.02) << ghost.frame;
    EXPECT_NE(ghost.actor->id(), stage.active()->id());
    EXPECT_EQ(ghost.of, stage.active()->id());
  }
}

TEST_F(OnionSkinTest, ThereAreNoGhostsOutsideTheMotion) {
  stage.setPosition(0);
  EXPECT_EQ(frames(), "5 10");
  stage.setPosition(38);
  EXPECT_EQ(frames(), "33 28");
}

TEST_F(OnionSkinTest, PastAndFutureHaveDifferentColorsAndFartherGhostsAreFainter) {
  const auto ghosts = onion.ghosts();
  ASSERT_EQ(ghosts.size(), 4U);
  EXPECT_GT(ghosts[0].tint.x, ghosts[0].tint.z) << "past";
  EXPECT_LT(ghosts[1].tint.x, ghosts[1].tint.z) << "future";
  EXPECT_EQ(ghosts[0].tint.w, ghosts[1].tint.w);
  EXPECT_LT(ghosts[2].tint.w, ghosts[0].tint.w);
}

TEST_F(OnionSkinTest, UnchangedGhostsAreNotEvaluatedAgain) {
  (void)onion.ghosts();
  EXPECT_EQ(onion.computedPoseCount(), 4U);
  (void)onion.ghosts();
  EXPECT_EQ(onion.computedPoseCount(), 4U);
  stage.setPosition(17);
  EXPECT_EQ(frames(), "12 22 7 27");
  EXPECT_EQ(onion.computedPoseCount(), 6U) << "7 and 22 are reused";
}

TEST_F(OnionSkinTest, FollowsEditsAndHiddenMaterialsButNotDrafts) {
  (void)onion.ghosts();
  motion::PoseDraft draft;
  draft.set(motion::BonePose{test::nameOf("センター"), {0, 7, 0}, {0, 0, 0, 1}});
  document.history().setDraft("pose", draft);
  stage.active()->setMaterialShown(0, false);
  for (const scene::Ghost& ghost : onion.ghosts()) {
    EXPECT_NEAR(ghost.actor->mesh().positions[0].y, 0, 1e-6);
    EXPECT_FALSE(ghost.actor->isMaterialShown(0));
  }
  const motion::TrackId track{motion::TrackKind::Bone, 0};
  document.history().push(
      "move", motion::moveKeys(document.motion(), motion::selectKeys(document.motion(), track, {40, 40}), -23,
                               motion::FrameZeroRule::AsMmd));
  EXPECT_EQ(frames(), "7 17 2");
  EXPECT_NEAR(onion.ghosts()[1].actor->mesh().positions[0].x, 39, 1e-4);
}

TEST_F(OnionSkinTest, HiddenModelsAndModelsWithoutAMotionHaveNoGhosts) {
  session::setShown(stage, stage.active()->id(), false);
  EXPECT_EQ(frames(), "");
  session::setShown(stage, stage.active()->id(), true);
  EXPECT_NE(frames(), "");
  stage.assignMotion(stage.active()->id(), nullptr);
  EXPECT_EQ(frames(), "");
}

}  // namespace
}  // namespace furitsuke::panels
