// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/physics/stage_physics.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <atomic>
#include <utility>
#include <vector>

#include "app/session/physics/scene_gravity.h"
#include "app/session/scene/stage.h"
#include "core/motion/key_edits.h"
#include "tests/support/motions.h"
#include "tests/support/tail_model.h"
#include "tests/support/waiting.h"

namespace furitsuke::session {
namespace {

using test::areSameBits;

constexpr std::size_t kTip = 3;

std::unique_ptr<scene::Actor> actorWithTail() {
  return std::make_unique<scene::Actor>(std::make_shared<model::Model>(test::tailModel()),
                                        std::make_shared<image::ModelImages>());
}

/// The swinging head with one more key at a later frame.
motion::Motion dance(Frame last) {
  motion::Motion motion = test::swingingHead();
  test::setKey(motion.bones[0].keys, last, test::boneKeyAt(0));
  return motion;
}

class StagePhysicsTest : public ::testing::Test {
 protected:
  explicit StagePhysicsTest(Frame last = 90) : document(dance(last)) {
    stage.addActor(actorWithTail(), {});
    stage.addMotion(document);
  }
  ~StagePhysicsTest() override { stage.removeMotion(document); }

  [[nodiscard]] StagePhysics& physics() const { return stage.physics(); }
  std::vector<RigidTransform> shown(double frame) {
    stage.setPosition(frame);
    stage.evaluated();
    return stage.active()->pose().transforms;
  }
  bool finish() {
    stage.evaluated();
    return test::waitFor([this] { return !physics().isBehind(); });
  }
  /// The canonical run of the scene as it is, simulated here.
  std::vector<RigidTransform> expected(double frame) {
    stage.evaluated();
    scene::Scene copy = stage.scene().snapshot();
    scene::simulate(copy, physics().settings());
    std::atomic<bool> canceled{false};
    copy.evaluateSimulated(frame, canceled);
    return copy.actors[0]->pose().transforms;
  }
  void moveKey(Frame frame, float x) {
    motion::Motion one;
    test::addBone(one, "head", {0});
    test::setKey(one.bones[0].keys, 0, test::boneKeyAt(x));
    document.history().push("move", motion::insertMotion(document.motion(), one, frame));
  }

  edit::MotionDocument document;
  Stage stage;
};

class LongStagePhysicsTest : public StagePhysicsTest {
 protected:
  LongStagePhysicsTest() : StagePhysicsTest(30'000) {}
};

TEST_F(StagePhysicsTest, SimulatesTheWholeMotionInTheBackground) {
  EXPECT_TRUE(physics().isSimulating());
  ASSERT_TRUE(finish());
  EXPECT_GE(physics().exactUpTo().value_or(0), 90);
  EXPECT_LT(shown(60)[kTip].position.y, 19);
}

TEST_F(StagePhysicsTest, ShowsTheSameBitsHoweverAFrameIsReached) {
  ASSERT_TRUE(finish());
  const auto scrubbed = [this](std::initializer_list<double> frames) {
    std::vector<RigidTransform> pose;
    for (const double frame : frames) pose = shown(frame);
    return pose;
  };
  const auto pose = expected(45.25);
  EXPECT_TRUE(areSameBits(scrubbed({45.25}), pose));
  EXPECT_TRUE(areSameBits(scrubbed({80, 3.5, 90, 45.25}), pose));
  for (const double perSecond : {24.0, 30.0, 60.0, 144.0}) {
    physics().setPlaying(true);
    for (double frame = 0; frame < 45.25; frame += 30 / perSecond) shown(frame);
    EXPECT_TRUE(areSameBits(scrubbed({45.25}), pose)) << perSecond;
    physics().setPlaying(false);
  }
}

TEST_F(StagePhysicsTest, AnEditKeepsTheFramesBeforeTheKeyBeforeIt) {
  ASSERT_TRUE(finish());
  moveKey(60, 8);
  stage.evaluated();
  EXPECT_EQ(physics().exactUpTo(), 40) << "the key before frame 60 is at 40";
  ASSERT_TRUE(finish());
  EXPECT_TRUE(areSameBits(shown(70), expected(70)));
  document.history().undoStack()->undo();
  ASSERT_TRUE(finish());
  EXPECT_TRUE(areSameBits(shown(70), expected(70)));
}

TEST_F(StagePhysicsTest, GravityKeysOfTheMotionCountFromTheKeyBeforeThem) {
  ASSERT_TRUE(finish());
  const auto before = shown(70);
  const std::uint64_t revision = stage.motionRevision();
  setGravity(document, {{{.frame = 0}}, 0});
  EXPECT_TRUE(finish());
  EXPECT_TRUE(areSameBits(shown(70), before)) << "the same gravity as without keys";
  setGravity(document, {{{.frame = 0}, {.frame = 40}}, 0});
  ASSERT_TRUE(finish());
  setGravity(document, {{{.frame = 0}, {.frame = 40}, {.frame = 50, .direction = {1, 0, 0}}}, 0});
  stage.evaluated();
  EXPECT_EQ(physics().exactUpTo(), 40) << "frames before the changed key remain";
  EXPECT_GT(stage.motionRevision(), revision) << "pictures of other frames are outdated";
  ASSERT_TRUE(finish());
  EXPECT_FALSE(areSameBits(shown(70), before));
  document.history().undoStack()->undo();
  ASSERT_TRUE(finish());
  EXPECT_TRUE(areSameBits(shown(70), before)) << "after undo";
}

TEST_F(StagePhysicsTest, MarkersDoNotSimulateAgain) {
  ASSERT_TRUE(finish());
  const std::uint64_t revision = stage.motionRevision();
  document.history().setAnnotations("mark", motion::withMarker(document.motion().annotations, {5, "", "red"}));
  stage.evaluated();
  EXPECT_EQ(stage.motionRevision(), revision);
  EXPECT_GE(physics().exactUpTo().value_or(0), 90);
}

TEST_F(StagePhysicsTest, SettingsAndPlacesSimulateAgainFromTheStart) {
  ASSERT_TRUE(finish());
  const auto before = shown(60);
  physics::PhysicsSettings settings = physics().settings();
  settings.gravityDirection = {1, 0, 0};
  physics().setSettings(settings);
  ASSERT_TRUE(finish());
  EXPECT_GT(shown(60)[kTip].position.x, before[kTip].position.x + 0.5);
  settings.gravityDirection = {0, -1, 0};
  physics().setSettings(settings);
  ASSERT_TRUE(finish());
  EXPECT_TRUE(areSameBits(shown(60), before));
}

TEST_F(StagePhysicsTest, OffShowsTheKeys) {
  ASSERT_TRUE(finish());
  physics().setMode(PhysicsMode::Off);
  const auto pose = shown(60);
  EXPECT_EQ(pose[kTip].position.y, 20);
  EXPECT_FALSE(physics().exactUpTo());
  physics().setMode(PhysicsMode::On);
  shown(60);
  ASSERT_TRUE(finish());
  EXPECT_LT(shown(60)[kTip].position.y, 19);
}

TEST_F(StagePhysicsTest, FinishWaitsForTheExactPose) {
  stage.setPosition(88);
  physics().finish(88);
  EXPECT_TRUE(areSameBits(shown(88), expected(88)));
}

TEST_F(LongStagePhysicsTest, ALaterFrameIsApproximatedUntilItIsSimulated) {
  shown(20'000);
  ASSERT_TRUE(test::waitFor([this] { return shown(20'000)[kTip].position.y < 19; }));
  EXPECT_LT(physics().exactUpTo().value_or(0), 20'000) << "the canonical run is not there yet";
}

TEST_F(LongStagePhysicsTest, PlaybackKeepsTheApproximationThatItShows) {
  shown(20'000);
  ASSERT_TRUE(test::waitFor([this] { return shown(20'000)[kTip].position.y < 19; }));
  physics().setPlaying(true);
  const auto playing = shown(20'000);
  physics().finish(20'000);  // the exact one is there now
  physics().setPlaying(true);
  EXPECT_FALSE(areSameBits(playing, shown(20'000)));
}

TEST_F(LongStagePhysicsTest, AVeryLateKeyDoesNotSimulateHoursInAdvance) {
  moveKey(100'000'000, 1);
  stage.evaluated();
  ASSERT_TRUE(test::waitFor([this] { return physics().exactUpTo().value_or(0) > 100; }));
  EXPECT_TRUE(physics().isBehind());
  physics().setMode(PhysicsMode::Off);
}

TEST_F(StagePhysicsTest, FramesAfterTwoHoursShowTheirKeys) {
  ASSERT_TRUE(finish());
  EXPECT_EQ(shown(100'000'000)[kTip].position.y, 20);
  physics().finish(100'000'000);
  EXPECT_LT(physics().exactUpTo().value_or(0), 1000);
  EXPECT_LT(shown(60)[kTip].position.y, 19);
}

TEST_F(StagePhysicsTest, LiveLetsTheTailFollowAnUnregisteredPose) {
  physics().setMode(PhysicsMode::Live);
  const auto start = shown(0);
  ASSERT_TRUE(test::waitFor([&] { return stage.evaluated().actors[0]->pose().transforms[kTip].position.y < 19.5; }))
      << "the tail falls although nothing plays";
  EXPECT_EQ(start[0].position, stage.active()->pose().transforms[0].position);
  physics().reset();
  EXPECT_GT(shown(0)[kTip].position.y, 19.9) << "back on its bone";
}

TEST(FirstChangedTick, IsAfterTheKeyBeforeTheFirstChangedOne) {
  motion::Motion motion = test::swingingHead();  // keys at 0, 20, 40, 60
  const motion::TrackId head{motion::TrackKind::Bone, 0};
  using Kind = edit::MotionChange::Kind;
  struct Row {
    const char* name;
    edit::MotionChange change;
    std::optional<std::int64_t> tick;
  };
  for (const Row& row : {Row{"a later key", {Kind::Keys, {head}, {40, 40}}, 41},
                         Row{"between two keys", {Kind::Keys, {head}, {30, 50}}, 41},
                         Row{"the first key", {Kind::Keys, {head}, {0, 5}}, 0},
                         Row{"the camera", {Kind::Keys, {motion::kCameraTrack}, {0, 5}}, std::nullopt},
                         Row{"another name of the model", {Kind::ModelName, {}, {}}, std::nullopt},
                         Row{"other tracks", {Kind::Tracks, {}, {}}, 0}}) {
    EXPECT_EQ(firstChangedTick(motion, row.change), row.tick) << row.name;
  }
}

}  // namespace
}  // namespace furitsuke::session
