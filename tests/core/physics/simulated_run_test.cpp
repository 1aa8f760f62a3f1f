// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/physics/simulated_run.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <string>
#include <thread>
#include <vector>

#include "core/eval/rig/evaluate_pose.h"
#include "core/physics/body_poser.h"
#include "tests/core/physics/ball_model.h"
#include "tests/support/motions.h"
#include "tests/support/tail_model.h"

namespace furitsuke::physics {
namespace {

using model::BodyMode;
using test::areSameBits;

/// A model and a motion with the run of both.
struct Scene {
  explicit Scene(model::Model made, motion::Motion moved = test::swingingHead(), const PhysicsSettings& settings = {})
      : model(std::move(made)),
        motion(std::move(moved)),
        rig(eval::makeRig(model)),
        bound(motion, model, rig),
        history(std::make_shared<RunHistory>(simulatedBodies(std::vector{actor()}))),
        run({actor()}, settings, history),
        poser(std::make_shared<PhysicsRig>(makePhysicsRig(model, rig))) {
    poser.show(history, 0);
  }

  [[nodiscard]] PhysicsActor actor() const { return {&model, &rig, &bound}; }

  std::vector<RigidTransform> at(double frame) {
    eval::RigPose pose(rig);
    bound.sample(frame, pose);
    eval::applyMorphs(rig, pose);
    eval::poseBonesBeforePhysics(rig, pose);
    poser.poseBones(rig, bound, frame, pose);
    return pose.transforms;
  }

  model::Model model;
  motion::Motion motion;
  eval::Rig rig;
  eval::BoundMotion bound;
  std::shared_ptr<RunHistory> history;
  SimulatedRun run;
  BodyPoser poser;
};

double distance(const std::vector<RigidTransform>& pose, std::size_t a, std::size_t b) {
  return glm::length(pose[a].position - pose[b].position);
}

constexpr std::int64_t kTicks = 120;

TEST(SimulatedRun, GivesTheSameBitsAgainAndOnAnotherThread) {
  Scene first(test::tailModel());
  Scene second(test::tailModel());
  first.run.advanceTo(kTicks);
  std::jthread([&second] { second.run.advanceTo(kTicks); }).join();
  for (double frame = 0; frame <= 60; frame += 0.5)
    EXPECT_TRUE(areSameBits(first.at(frame), second.at(frame))) << frame;
}

TEST(SimulatedRun, ShowsTheSameAfterJumpsAsInOrder) {
  Scene scene(test::tailModel());
  scene.run.advanceTo(kTicks);
  const auto pose = scene.at(33.25);
  for (const double frame : {60.0, 0.0, 12.3, 59.9}) (void)scene.at(frame);
  EXPECT_TRUE(areSameBits(scene.at(33.25), pose));
}

TEST(SimulatedRun, FallingBodiesMoveTheirBonesAndWhatHangsOnThem) {
  model::Model made = test::tailModel();
  model::Bone& tip = made.bones.emplace_back();
  tip.name = model::ModelName::fromText("tip", {});
  tip.position = {3, 20, 0};
  tip.parent = 3;
  Scene scene(std::move(made), {});
  scene.run.advanceTo(kTicks);
  const auto pose = scene.at(60);
  EXPECT_LT(pose[3].position.y, 19) << "the tail hangs down";
  EXPECT_NEAR(distance(pose, 3, 4), 1, 1e-6) << "the tip keeps its distance to the last bone of the tail";
  EXPECT_EQ(pose[0].position.y, 20) << "the head is not moved";
}

TEST(SimulatedRun, BodiesThatOnlyRotateTheirBonesKeepTheDistanceToTheParent) {
  Scene scene(test::tailModel(BodyMode::PhysicsAtBone));
  scene.run.advanceTo(kTicks);
  for (double frame = 0; frame <= 60; frame += 2.5) {
    const auto pose = scene.at(frame);
    for (std::size_t bone = 2; bone <= 3; ++bone) EXPECT_NEAR(distance(pose, bone - 1, bone), 1, 1e-5) << frame;
  }
  EXPECT_LT(scene.at(60)[3].position.y, 19.5) << "the bones rotate";
}

TEST(SimulatedRun, BonesWhosePhysicsIsSwitchedOffShowTheirKeys) {
  motion::Motion moved = test::swingingHead();
  for (int i = 0; i < 3; ++i) {
    test::addBone(moved, "tail" + std::to_string(i), {0});
    motion::BoneKey key = test::boneKeyAt(0);
    key.physics = false;
    test::setKey(moved.bones.back().keys, 0, key);
  }
  Scene scene(test::tailModel(), std::move(moved));
  scene.run.advanceTo(kTicks);
  eval::RigPose keyed(scene.rig);
  for (const double frame : {0.0, 10.0, 33.5, 60.0}) {
    eval::evaluatePose(scene.rig, scene.bound, frame, keyed);
    EXPECT_TRUE(areSameBits(scene.at(frame), keyed.transforms)) << frame;
  }
}

motion::BoneKey switchKey(float x, bool physics) {
  motion::BoneKey key = test::boneKeyAt(x);
  key.physics = physics;
  return key;
}

/// How far a bone is turned relative to its parent, radians.
double turn(const std::vector<RigidTransform>& pose, std::size_t bone) {
  const glm::dquat own = glm::conjugate(pose[bone - 1].rotation) * pose[bone].rotation;
  return 2 * std::acos(std::min(1.0, std::abs(own.w)));
}

TEST(SimulatedRun, PhysicsEndsAtTheKeyBeforeTheOneThatIsOff) {
  motion::Motion moved = test::swingingHead();
  for (int i = 0; i < 3; ++i) {
    test::addBone(moved, "tail" + std::to_string(i), {0});
    for (const Frame frame : {0, 20, 40}) test::setKey(moved.bones.back().keys, frame, switchKey(0, frame != 40));
  }
  Scene scene(test::tailModel(), std::move(moved));
  EXPECT_EQ(scene.bound.physicsEnds(std::vector<std::uint8_t>(scene.rig.bones.size(), 1)).size(), 3U);
  scene.run.advanceTo(kTicks);
  const double simulated = turn(scene.at(20), 1);
  ASSERT_GT(simulated, 0.05) << "the tail hangs";
  EXPECT_NEAR(turn(scene.at(25), 1), 0.75 * simulated, 1e-3) << "evenly, whatever the curve of the key is";
  EXPECT_NEAR(turn(scene.at(35.5), 1), 0.225 * simulated, 1e-3);
  EXPECT_EQ(turn(scene.at(40), 1), 0) << "the key";
  EXPECT_EQ(turn(scene.at(55), 1), 0);
}

TEST(SimulatedRun, PhysicsThatIsSwitchedOnGoesOnWithTheVelocityOfTheKeys) {
  for (const int steps : {60, 120, 240}) {
    motion::Motion moved;
    test::addBone(moved, "ball", {0});
    test::setKey(moved.bones.back().keys, 0, switchKey(0, false));
    test::setKey(moved.bones.back().keys, 10, switchKey(10, true));
    PhysicsSettings settings;
    settings.stepsPerSecond = steps;
    Scene scene(test::ballModel({0, 500, 0}), std::move(moved), settings);
    scene.run.advanceTo(kTicks);
    EXPECT_NEAR(scene.at(10)[0].position.x, 10, 0.6) << steps;
    EXPECT_NEAR(scene.at(20)[0].position.x, 20, 0.6) << steps << ": a unit per frame, as before";
    EXPECT_LT(scene.at(20)[0].position.y, 495) << steps << ": it falls";
  }
}

TEST(SimulatedRun, SettlingHoldsTheFirstPoseBeforeFrame0) {
  PhysicsSettings settings;
  settings.settleTicks = 300;
  Scene scene(test::tailModel(), {}, settings);
  scene.run.advanceTo(kTicks);
  EXPECT_LT(scene.at(0)[3].position.y, 19);
  EXPECT_NEAR(scene.at(0)[3].position.y, scene.at(60)[3].position.y, 0.05);
}

TEST(SimulatedRun, SettlingCanBeStoppedAndContinued) {
  constexpr int kLongSettling = 10'000;
  PhysicsSettings settings;
  settings.settleTicks = kLongSettling;
  Scene scene(test::tailModel(), {}, settings);
  EXPECT_EQ(scene.history->endTick(), 0) << "nothing is simulated yet";
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(scene.run.advanceTo(kTicks, stop.get_token()));
  EXPECT_FALSE(scene.run.settle(kLongSettling / 2));
  EXPECT_EQ(scene.history->endTick(), 0);
  EXPECT_TRUE(scene.run.advanceTo(kTicks));
  EXPECT_EQ(scene.history->endTick(), kTicks + 1);
  Scene whole(test::tailModel(), {}, settings);
  whole.run.advanceTo(kTicks);
  EXPECT_TRUE(areSameBits(scene.at(60), whole.at(60)));
}

TEST(SimulatedRun, CanBeStoppedAndContinued) {
  Scene scene(test::tailModel());
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(scene.run.advanceTo(kTicks, stop.get_token()));
  EXPECT_EQ(scene.history->endTick(), 1);
  EXPECT_TRUE(areSameBits(scene.at(60), scene.at(0))) << "later frames show the last valid one";
  EXPECT_TRUE(scene.run.advanceTo(kTicks));
  EXPECT_EQ(scene.history->endTick(), kTicks + 1);
}

TEST(SimulatedRun, DamagedBodiesAndJointsAreHarmless) {
  constexpr float kNoNumber = std::numeric_limits<float>::quiet_NaN();
  struct Row {
    const char* name;
    void (*damage)(model::Model&);
  };
  for (const Row& row : {Row{"size 0", [](model::Model& m) { m.bodies[2].size = {}; }},
                         Row{"size below 0",
                             [](model::Model& m) {
                               m.bodies[2].size = {-1, -1, -1};
                             }},
                         Row{"mass 0", [](model::Model& m) { m.bodies[2].mass = 0; }},
                         Row{"NaN", [](model::Model& m) { m.bodies[2].position.y = kNoNumber; }},
                         Row{"NaN in a joint", [](model::Model& m) { m.joints[1].rotationLower.x = kNoNumber; }},
                         Row{"far away", [](model::Model& m) { m.bodies[3].position.x = 1e30F; }},
                         Row{"huge mass", [](model::Model& m) { m.bodies[1].mass = 1e30F; }},
                         Row{"huge springs",
                             [](model::Model& m) {
                               m.joints[1].moveSpring = {1e30F, 1e30F, 1e30F};
                             }},
                         Row{"joint of one body", [](model::Model& m) { m.joints[1].bodyA = m.joints[1].bodyB; }},
                         Row{"joint without a body", [](model::Model& m) { m.joints[1].bodyA = model::kNoIndex; }},
                         Row{"ring of joints",
                             [](model::Model& m) {
                               m.joints.push_back(m.joints[0]);
                               m.joints.back().bodyA = 3;
                               m.joints.back().bodyB = 1;
                             }},
                         Row{"body without a bone", [](model::Model& m) { m.bodies[2].bone = model::kNoIndex; }}}) {
    model::Model made = test::tailModel();
    row.damage(made);
    Scene scene(std::move(made));
    scene.run.advanceTo(kTicks);
    for (const RigidTransform& transform : scene.at(60)) {
      EXPECT_TRUE(std::isfinite(glm::length(transform.position)) && std::isfinite(glm::length(transform.rotation)))
          << row.name;
    }
  }
}

TEST(SimulatedRun, RunawayBodiesArePlacedAgainAndReportedOnce) {
  model::Model made = test::tailModel();
  made.joints[0].moveSpring = {1e9F, 1e9F, 1e9F};
  made.joints[0].moveLower = {1, 1, 1};
  made.joints[0].moveUpper = {-1, -1, -1};
  Scene scene(std::move(made));
  scene.run.advanceTo(kTicks);
  ASSERT_FALSE(scene.run.runaways().empty());
  EXPECT_EQ(scene.run.runaways()[0], (RunawayBody{0, 1}));
  EXPECT_LE(scene.run.runaways().size(), 3U);
}

TEST(SimulatedRun, ImpulseMorphsPushBodies) {
  struct Row {
    const char* name;
    model::Impulse impulse;
    double y;  ///< of the last bone of the tail, compared with a run without the morph
  };
  for (const Row& row : {Row{"up", {3, false, {0, 20, 0}, {}}, 1}, Row{"down", {3, false, {0, -20, 0}, {}}, -1},
                         Row{"along the body, which lies", {3, true, {20, 0, 0}, {}}, 1}}) {
    model::Model made = test::tailModel();
    made.morphs.push_back(
        {model::ModelName::fromText("push", {}), {}, model::MorphKind::Impulse, std::vector{row.impulse}});
    motion::Motion pushed;
    test::addMorph(pushed, "push", {0});
    Scene still(made, {});
    test::setKey(pushed.morphs.back().keys, 0, motion::MorphKey{1});
    Scene scene(made, pushed);
    still.run.advanceTo(4);
    scene.run.advanceTo(4);
    EXPECT_GT((scene.at(2)[3].position.y - still.at(2)[3].position.y) * row.y, 0.01) << row.name;
  }
}

}  // namespace
}  // namespace furitsuke::physics
