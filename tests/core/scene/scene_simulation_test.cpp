// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/scene_simulation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

#include "core/eval/rig/evaluate_pose.h"
#include "tests/support/motions.h"
#include "tests/support/tail_model.h"

namespace furitsuke::scene {
namespace {

using test::areSameBits;

constexpr std::size_t kTip = 3;  // the last bone of the tail

std::unique_ptr<Actor> tailActor(const motion::Motion& motion, std::uint16_t collidesWith = 0) {
  model::Model model = test::tailModel();
  for (model::RigidBody& body : model.bodies) body.mask = collidesWith;
  auto actor =
      std::make_unique<Actor>(std::make_shared<model::Model>(std::move(model)), std::make_shared<image::ModelImages>());
  actor->setMotion(motion);
  return actor;
}

/// A scene with tails, the first of which moves; physics is on.
struct Tails {
  explicit Tails(std::size_t count = 1) {
    for (std::size_t i = 0; i < count; ++i) scene.actors.push_back(tailActor(test::swingingHead()));
  }

  std::vector<RigidTransform> at(double frame) {
    EXPECT_TRUE(scene.evaluateSimulated(frame, canceled));
    return scene.actors[0]->pose().transforms;
  }

  Scene scene;
  std::atomic<bool> canceled{false};
};

double farthest(const std::vector<RigidTransform>& a, const std::vector<RigidTransform>& b) {
  double most = 0;
  for (std::size_t i = 0; i < a.size(); ++i) most = std::max(most, glm::length(a[i].position - b[i].position));
  return most;
}

TEST(SceneSimulation, IsNeededOnlyForModelsWithBodiesThatMove) {
  Tails tails;
  EXPECT_TRUE(SceneSimulation::isNeeded(tails.scene));
  model::Model still = test::tailModel();
  for (model::RigidBody& body : still.bodies) body.mode = model::BodyMode::FollowsBone;
  Scene other;
  other.actors.push_back(std::make_unique<Actor>(std::make_shared<model::Model>(std::move(still)),
                                                 std::make_shared<image::ModelImages>()));
  EXPECT_FALSE(SceneSimulation::isNeeded(other));
  simulate(other, {});
  EXPECT_EQ(other.simulation, nullptr);
}

TEST(SceneSimulation, ShowsTheSameInAnyOrderOfFramesAndOnAnotherThread) {
  Tails played, scrubbed;
  simulate(played.scene, {});
  simulate(scrubbed.scene, {});
  std::vector<std::vector<RigidTransform>> poses;
  for (int frame = 0; frame <= 60; ++frame) poses.push_back(played.at(frame));
  std::jthread([&] {
    for (const std::size_t frame : {50U, 3U, 60U, 0U, 21U}) {
      EXPECT_TRUE(areSameBits(scrubbed.at(static_cast<double>(frame)), poses[frame])) << frame;
    }
  }).join();
  EXPECT_LT(poses[60][kTip].position.y, 19) << "the tail hangs down";
}

TEST(SceneSimulation, ACopyOfTheSceneShowsTheSameSimulation) {
  Tails tails;
  simulate(tails.scene, {});
  Scene copy = tails.scene.snapshot();
  ASSERT_TRUE(copy.evaluateSimulated(40, tails.canceled));
  EXPECT_EQ(tails.scene.simulation, copy.simulation);
  EXPECT_TRUE(areSameBits(copy.actors[0]->pose().transforms, tails.at(40)));
}

TEST(SceneSimulation, EndsWhenItIsCanceled) {
  Tails tails;
  simulate(tails.scene, {});
  tails.canceled = true;
  EXPECT_FALSE(tails.scene.evaluateSimulated(1000, tails.canceled));
  EXPECT_LT(tails.scene.simulation->endTick(), 100);
}

TEST(SceneSimulation, FramesForWhichThereIsNoMemoryShowTheKeys) {
  model::Model model = test::tailModel();
  model.bodies.resize(1000, model.bodies.back());
  Scene scene;
  scene.actors.push_back(std::make_unique<Actor>(std::make_shared<model::Model>(std::move(model)),
                                                 std::make_shared<image::ModelImages>()));
  simulate(scene, {});
  const double last = static_cast<double>(scene.simulation->lastTick()) / physics::kTicksPerFrame;
  EXPECT_LT(last, static_cast<double>(physics::kLastTick) / physics::kTicksPerFrame / 2);
  EXPECT_TRUE(scene.simulation->isPossible(last));
  EXPECT_FALSE(scene.simulation->isPossible(last + 0.1));
  const std::atomic<bool> canceled{false};
  EXPECT_TRUE(scene.evaluateSimulated(last + 1, canceled));
  EXPECT_EQ(scene.simulation->endTick(), 0) << "nothing is simulated for it";
}

TEST(SceneSimulation, PhysicsSwitchedOffShowsTheKeys) {
  Tails tails;
  simulate(tails.scene, {});
  tails.at(30);
  tails.scene.actors[0]->switchPhysicsOff();
  tails.scene.evaluate(30);
  eval::RigPose keyed(tails.scene.actors[0]->rig());
  eval::evaluatePose(tails.scene.actors[0]->rig(), tails.scene.actors[0]->motion(), 30, keyed);
  EXPECT_TRUE(areSameBits(tails.scene.actors[0]->pose().transforms, keyed.transforms));
}

TEST(SceneSimulation, AnActorThatStandsElsewhereMovesTheSameInItsOwnSpace) {
  struct Row {
    const char* name;
    Placement placement;
    double error = 1e-3;
  };
  Tails tails;
  simulate(tails.scene, {});
  const auto expected = tails.at(20);
  for (const Row& row :
       {Row{"moved", {.position = {30, 0, -5}}}, Row{"turned about the vertical", {.rotation = {0, 0, 1, 0}}},
        Row{"both", {.position = {3, 0, 9}, .rotation = {0, 0, 1, 0}}},
        // A rounded turn: Bullet treats errors of joints that are not exactly 0 otherwise.
        Row{"turned by any angle", {.rotation = {0.6, 0, 0.8, 0}}, 0.3}}) {
    Tails moved;
    moved.scene.actors[0]->placement = row.placement;
    simulate(moved.scene, {});
    EXPECT_LT(farthest(moved.at(20), expected), row.error) << row.name;
  }
}

TEST(SceneSimulation, AModelThatLiesDownFallsSideways) {
  Tails tails;
  tails.scene.actors[0]->placement.rotation = {0.70710678, 0.70710678, 0, 0};  // its z points down
  tails.scene.actors[0]->placement.position = {0, 40, 0};
  simulate(tails.scene, {});
  const auto pose = tails.at(60);
  EXPECT_GT(pose[kTip].position.z, pose[0].position.z + 1) << "gravity is that of the world";
}

TEST(SceneSimulation, CarriedModelsAreMovedByTheirAttachment) {
  Tails tails(2);
  tails.scene.actors[1]->clearMotion();
  Tails still(2);
  still.scene.actors[1]->clearMotion();
  tails.scene.actors[1]->placement = {
      .position = {0, 0, 3}, .attachment = tails.scene.actors[0]->id(), .attachmentBone = 0};
  simulate(tails.scene, {});
  simulate(still.scene, {});
  tails.at(15);
  still.at(15);
  EXPECT_GT(farthest(tails.scene.actors[1]->pose().transforms, still.scene.actors[1]->pose().transforms), 0.05)
      << "its tail swings because the head of the other model carries it";
}

TEST(SceneSimulation, ModelsCollideWithEachOther) {
  constexpr std::uint16_t kAll = 0xFFFF;
  Tails apart(0), together(0);
  for (Tails* tails : {&apart, &together}) {
    for (int i = 0; i < 2; ++i) tails->scene.actors.push_back(tailActor({}, kAll));
    tails->scene.actors[1]->placement.position = {0, -0.5, tails == &apart ? 50.0 : 0.05};
    simulate(tails->scene, {});
  }
  EXPECT_GT(farthest(apart.at(30), together.at(30)), 0.05);
}

TEST(SceneSimulation, AnEditKeepsTheTicksBeforeItAndSimulatesTheRest) {
  Tails tails;
  SceneSimulation before(tails.scene, {});
  before.advanceTo(120);
  motion::Motion edited = test::swingingHead();
  test::setKey(edited.bones[0].keys, 60, test::boneKeyAt(9));
  tails.scene.actors[0]->setMotion(edited);
  auto after = std::make_shared<SceneSimulation>(tails.scene, physics::PhysicsSettings{});
  after->keepTicks(before, 81);  // the key before the edited one is at frame 40
  EXPECT_EQ(after->endTick(), 81);
  tails.scene.simulation = after;
  Tails anew;
  anew.scene.actors[0]->setMotion(edited);
  simulate(anew.scene, {});
  for (const double frame : {10.0, 40.0, 50.0, 60.0}) {
    EXPECT_TRUE(areSameBits(tails.at(frame), anew.at(frame))) << frame;
  }
}

TEST(SceneSimulation, KeepsNothingOfASimulationWithOtherModelsOrPlaces) {
  Tails tails, others;
  SceneSimulation before(tails.scene, {});
  before.advanceTo(60);
  SceneSimulation other(others.scene, {});
  other.keepTicks(before, 60);
  EXPECT_EQ(other.endTick(), 0);
  tails.scene.actors[0]->placement.position.x = 1;
  SceneSimulation moved(tails.scene, {});
  moved.keepTicks(before, 60);
  EXPECT_EQ(moved.endTick(), 0);
}

TEST(SceneSimulation, WithADraftTheTailFollowsTheHeadAsItWas) {
  Tails tails;
  simulate(tails.scene, {});
  const auto before = tails.at(30);
  eval::BoundDraft draft;
  const glm::dvec3 move(0, 3, 0);
  draft.bones[0] = {tails.scene.actors[0]->ownMoves()[0].translation + move, {1, 0, 0, 0}};
  tails.scene.actors[0]->setDraft(draft);
  const auto after = tails.at(30);
  for (std::size_t bone = 0; bone <= kTip; ++bone) {
    EXPECT_LT(glm::length(after[bone].position - before[bone].position - move), 1e-9) << bone;
  }
}

TEST(SceneSimulation, FramesThatAreNotSimulatedYetKeepTheLastShapeOfTheTail) {
  Tails tails;
  simulate(tails.scene, {});
  const auto simulated = tails.at(30);
  tails.scene.evaluate(50);
  const auto carried = tails.scene.actors[0]->pose().transforms;
  for (std::size_t bone = 1; bone <= kTip; ++bone) {
    const glm::dvec3 was = simulated[bone].position - simulated[0].position;
    EXPECT_LT(glm::length(carried[bone].position - carried[0].position - was), 1e-9) << bone;
  }
}

TEST(SceneSimulation, BodiesAreWhereTheirBonesAre) {
  Tails tails;
  Actor& actor = *tails.scene.actors[0];
  simulate(tails.scene, {});
  std::vector<RigidTransformF> bodyTransforms;
  const auto check = [&](const char* when) {
    actor.bodyTransforms(bodyTransforms);
    ASSERT_EQ(bodyTransforms.size(), actor.model().bodies.size()) << when;
    for (std::size_t i = 0; i < bodyTransforms.size(); ++i) {
      const RigidTransform& bone = actor.pose().transforms[i];
      const glm::dvec3 offset = actor.physicsRig().bodies[i].offset;
      EXPECT_LT(glm::length(glm::dvec3(bodyTransforms[i].position) - bone.position - bone.rotation * offset), 1e-4)
          << when << i;
    }
  };
  tails.at(30);
  check("simulated");
  tails.scene.evaluate(50);
  check("carried");
  actor.switchPhysicsOff();
  tails.scene.evaluate(30);
  check("off");
}

}  // namespace
}  // namespace furitsuke::scene
