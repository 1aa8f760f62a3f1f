// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/motion_trails.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <glm/geometric.hpp>

#include "app/panels/viewport/projection.h"
#include "app/panels/viewport/time_tint.h"
#include "app/session/scene/scene_changes.h"
#include "core/motion/key_edits.h"
#include "tests/app/session/stage_actors.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

namespace furitsuke::panels {
namespace {

constexpr QSizeF kTrailPicture(400, 400);

/// The first bone goes along x, one unit a frame; the second hangs on it and has a key of its own.
motion::Motion trailMotion() {
  motion::Motion motion;
  test::addBone(motion, "センター", {0, 10, 40});
  test::addBone(motion, "右腕", {0});
  return motion;
}

class MotionTrailsTest : public ::testing::Test {
 protected:
  MotionTrailsTest() {
    stage.addActor(test::actorNamed("model", {"センター", "右腕", "左腕"}), {});
    stage.addMotion(document);
    stage.setPosition(12);
    trails.setLength(5);
  }
  const MotionTrails::Trail& trailOf(model::BoneIndex bone) {
    stage.selectBones({bone});
    EXPECT_TRUE(test::waitFor([this] { return !trails.trails().empty() && trails.isComplete(); }));
    return trails.trails().front();
  }
  static std::string textOf(const MotionTrails::Trail& trail) {
    std::string text;
    for (const auto& point : trail.points) {
      text += (text.empty() ? "" : " ") + std::to_string(point.frame) + (point.isKey ? "k" : "");
    }
    return text;
  }

  edit::MotionDocument document{trailMotion()};
  session::Stage stage;
  MotionTrails trails{stage};
};

/// Too long for one call of trails(), which computes one frame.
class MotionTrailsOfALongMotion : public ::testing::Test {
 protected:
  static constexpr Frame kFar = 2'000;

  MotionTrailsOfALongMotion() {
    stage.addActor(test::actorNamed("model", {"センター"}), {});
    stage.addMotion(document);
    stage.selectBones({0});
    trails.setLength(kFar);
    trails.setTimeBudget({});
  }
  static motion::Motion longMotion() {
    motion::Motion motion;
    test::addBone(motion, "センター", {0, kFar});
    return motion;
  }
  [[nodiscard]] double positionAt(const std::vector<MotionTrails::Trail>& all, Frame frame) {
    return all.front().points.at(static_cast<std::size_t>(frame)).position.x;
  }

  edit::MotionDocument document{longMotion()};
  session::Stage stage;
  MotionTrails trails{stage};
};

TEST_F(MotionTrailsOfALongMotion, WaitingCompletesTheTrails) {
  EXPECT_LT(trails.trails().front().points.size(), static_cast<std::size_t>(kFar)) << "one call is not enough";
  trails.finish();
  EXPECT_TRUE(trails.isComplete());
  EXPECT_EQ(trails.trails().front().points.size(), static_cast<std::size_t>(kFar + 1));
  stage.selectBones({});
  trails.finish();
}

TEST_F(MotionTrailsOfALongMotion, AnEditKeepsAllTrailsAndStartsWithTheDraggedKey) {
  constexpr Frame kInHand = 1'500;
  trails.finish();
  const auto end = motion::selectKeys(document.motion(), {motion::TrackKind::Bone, 0}, {kFar, kFar});
  document.history().push(
      "push", motion::changeKeys<motion::BoneKey>(document.motion(), end,
                                                  [](motion::BoneKey& key, Frame) { key.translation.x *= 2; }));
  const auto& first = trails.trails(kInHand);
  ASSERT_EQ(first.front().points.size(), static_cast<std::size_t>(kFar + 1));
  EXPECT_FALSE(trails.isComplete());
  EXPECT_NEAR(positionAt(first, kInHand), 2 * kInHand, 0.1);
  trails.finish();
  for (const Frame frame : {100, kInHand, kFar})
    EXPECT_NEAR(positionAt(trails.trails(), frame), 2 * frame, 0.1) << frame;
}

TEST_F(MotionTrailsTest, WithoutASelectionThereIsNoTrail) {
  stage.selectBones({});
  EXPECT_TRUE(trails.trails().empty());
}

TEST_F(MotionTrailsTest, ABoneHasAPointAtEachFrameAndMarksItsKeys) {
  EXPECT_EQ(textOf(trailOf(0)), "7 8 9 10k 11 12 13 14 15 16 17");
  EXPECT_EQ(textOf(trailOf(1)), "7 8 9 10 11 12 13 14 15 16 17") << "the key is the parent's";
  for (const auto& point : trailOf(1).points) {
    EXPECT_LT(glm::distance(point.position, glm::dvec3(point.frame, 1, 0)), 0.02) << point.frame;
  }
}

TEST_F(MotionTrailsTest, EndsAtTheEndsOfTheMotion) {
  stage.setPosition(38);
  EXPECT_EQ(textOf(trailOf(0)), "33 34 35 36 37 38 39 40k");
  stage.setPosition(2);
  EXPECT_EQ(textOf(trailOf(0)), "0k 1 2 3 4 5 6 7");
}

TEST_F(MotionTrailsTest, MovingThePlayheadByOneFrameEvaluatesOneFrame) {
  (void)trailOf(0);
  const auto before = trails.computedPoseCount();
  EXPECT_EQ(before, 11U);
  stage.setPosition(13);
  (void)trailOf(0);
  EXPECT_EQ(trails.computedPoseCount(), before + 1);
  (void)trailOf(0);
  EXPECT_EQ(trails.computedPoseCount(), before + 1) << "nothing has changed";
}

TEST_F(MotionTrailsTest, FollowsEditsAndUndo) {
  EXPECT_NEAR(trailOf(0).points.back().position.x, 17, 0.02);
  const motion::TrackId track{motion::TrackKind::Bone, 0};
  document.history().push(
      "move", motion::moveKeys(document.motion(), motion::selectKeys(document.motion(), track, {40, 40}), -23,
                               motion::FrameZeroRule::AsMmd));
  EXPECT_EQ(textOf(trailOf(0)), "7 8 9 10k 11 12 13 14 15 16 17k");
  EXPECT_NEAR(trailOf(0).points.back().position.x, 40, 1e-6);
  document.history().undoStack()->undo();
  EXPECT_NEAR(trailOf(0).points.back().position.x, 17, 0.02);
}

TEST_F(MotionTrailsTest, DraftsAreIgnored) {
  (void)trailOf(0);
  motion::PoseDraft draft;
  draft.set(motion::BonePose{test::nameOf("センター"), {0, 7, 0}, {0, 0, 0, 1}});
  document.history().setDraft("pose", draft);
  for (const auto& point : trailOf(0).points) EXPECT_NEAR(point.position.y, 0, 1e-9);
  EXPECT_EQ(trails.computedPoseCount(), 11U);
}

TEST_F(MotionTrailsTest, AnAttachedModelMovesWithItsParentAtEachFrame) {
  const auto attachment = stage.active()->id();
  scene::Actor& prop = stage.addActor(test::actorNamed("stick", {"tip"}), {});
  scene::Placement onBone;
  onBone.attachment = attachment;
  onBone.attachmentBone = 1;
  onBone.position = {0, 0, 3};
  session::setPlacement(stage, prop.id(), onBone);
  motion::Motion still;
  test::addBone(still, "tip", {0});
  edit::MotionDocument held(still);
  stage.addMotion(held);
  stage.assignMotion(prop.id(), &held);
  for (const auto& point : trailOf(0).points) {
    EXPECT_LT(glm::distance(point.position, glm::dvec3(point.frame, 1, 3)), 0.02) << point.frame;
  }
  stage.assignMotion(prop.id(), nullptr);
  EXPECT_TRUE(trails.trails().empty()) << "who has no motion has no way";
}

TEST_F(MotionTrailsTest, TheNumberOfTrailsIsLimited) {
  stage.addActor(test::actorNamed("snake", {"a", "b", "c", "d", "e", "f", "g", "h", "i", "j"}), {});
  stage.assignMotion(stage.active()->id(), &document);
  stage.selectBones({0, 1, 2, 3, 4, 5, 6, 7, 8, 9});
  EXPECT_EQ(trails.trails().size(), MotionTrails::kMaxBones);
}

TEST_F(MotionTrailsTest, FindsAKeyUnderTheMouseExceptAtThePlayhead) {
  const eval::CameraView view = eval::viewOf(eval::sampleCamera({}, 0), 1);
  stage.setPosition(12);
  const glm::dvec3 key = trailOf(0).points[3].position;
  const QPointF at = projected(key, view, kTrailPicture).value();
  const auto found = trails.keyAt(at + QPointF(3, 2), view, kTrailPicture);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->frame, 10);
  EXPECT_EQ(found->bone, 0);
  EXPECT_FALSE(trails.keyAt(at + QPointF(0, 30), view, kTrailPicture));
  stage.setPosition(10);
  EXPECT_FALSE(trails.keyAt(at, view, kTrailPicture));
}

TEST_F(MotionTrailsTest, PastAndFutureHaveDifferentColorsAndLineStyles) {
  const eval::CameraView view = eval::viewOf(eval::sampleCamera({}, 0), 1);
  stage.setPosition(6);
  (void)trailOf(0);
  QImage picture(kTrailPicture.toSize(), QImage::Format_ARGB32_Premultiplied);
  picture.fill(Qt::black);
  QPainter painter(&picture);
  trails.paint(painter, view, kTrailPicture);
  painter.end();
  // The bone goes along a line; its pixels of each color between two frames of it.
  const auto xOf = [&](double frame) { return static_cast<int>(projected({frame, 0, 0}, view, kTrailPicture)->x()); };
  const int y = static_cast<int>(projected({6, 0, 0}, view, kTrailPicture)->y());
  const auto count = [&](TimeSide side, int first, int last) {
    int pixels = 0;
    for (int x = first; x < last; ++x) {
      const int warmth = picture.pixelColor(x, y).red() - picture.pixelColor(x, y).blue();
      pixels += (side == TimeSide::Past ? warmth : -warmth) > 60 ? 1 : 0;
    }
    return pixels;
  };
  const int now = xOf(6);
  EXPECT_GT(count(TimeSide::Past, xOf(1), now), 20);
  EXPECT_EQ(count(TimeSide::Past, now + 5, xOf(11)), 0);
  EXPECT_EQ(count(TimeSide::Future, xOf(1), now - 5), 0);
  EXPECT_GE(count(TimeSide::Future, now + 5, xOf(11) - 2), xOf(11) - now - 8) << "without a gap";
  EXPECT_LT(count(TimeSide::Past, xOf(1), now), now - xOf(1) - 8) << "with gaps between the dashes";
}

}  // namespace
}  // namespace furitsuke::panels
