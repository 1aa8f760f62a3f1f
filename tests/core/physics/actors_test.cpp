// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <thread>
#include <vector>

#include "core/physics/simulated_run.h"
#include "tests/core/physics/ball_model.h"
#include "tests/support/motions.h"
#include "tests/support/tail_model.h"

// Several actors in one scene, at places of their own.
namespace furitsuke::physics {
namespace {

/// An actor with all that a run needs of it. Keeps its address.
struct StageActor {
  StageActor(model::Model made, const motion::Motion& motion, RigidTransform where = {}, double size = 1)
      : model(std::move(made)), rig(eval::makeRig(model)), bound(motion, model, rig), transform(where), scale(size) {}

  model::Model model;
  eval::Rig rig;
  eval::BoundMotion bound;
  RigidTransform transform;
  double scale;
};
using Stage = std::vector<std::unique_ptr<StageActor>>;

template <class... Actors>
Stage stageOf(Actors... actors) {
  Stage stage;
  (stage.push_back(std::make_unique<StageActor>(std::move(actors))), ...);
  return stage;
}

std::shared_ptr<const RunHistory> simulate(const Stage& stage, const PhysicsSettings& settings, std::int64_t ticks) {
  std::vector<PhysicsActor> actors;
  for (const auto& actor : stage) actors.push_back({&actor->model, &actor->rig, &actor->bound, actor->scale});
  const auto history = std::make_shared<RunHistory>(simulatedBodies(actors));
  SimulatedRun run(actors, settings, history,
                   [&stage](double /*frame*/, auto /*poses*/, std::span<RigidTransform> transforms) {
                     for (std::size_t i = 0; i < transforms.size(); ++i) transforms[i] = stage[i]->transform;
                   });
  run.advanceTo(ticks);
  return history;
}

float largestDistance(const RunHistory& a, const RunHistory& b, std::int64_t lastTick) {
  float largest = 0;
  for (std::int64_t tick = 0; tick <= lastTick; ++tick) {
    for (std::size_t body = 0; body < a.bodies()[0]; ++body) {
      const RigidTransformF& one = a.transforms(0, tick)[body];
      const RigidTransformF& other = b.transforms(0, tick)[body];
      largest = std::max(largest, glm::length(one.position - other.position));
      largest = std::max(largest, 1 - std::abs(glm::dot(one.rotation, other.rotation)));
    }
  }
  return largest;
}

constexpr std::int64_t kFirstTicks = 20;

/// swingingHead() with a tilted head: a joint at rest has an error of exactly 0, and is then not held in the first
/// step, only at the origin.
motion::Motion tiltedSwing() {
  motion::Motion tilted = test::swingingHead();
  auto& keys = tilted.bones.back().keys;
  for (const Frame frame : {0, 20, 40, 60}) {
    motion::BoneKey key = test::boneKeyAt(static_cast<float>(frame) / 4);
    key.rotation = {0.1F, 0.2F, 0.3F, 0.9F};
    test::setKey(keys, frame, key);
  }
  return tilted;
}

/// With springs of both kinds.
model::Model springyTail() {
  model::Model made = test::tailModel();
  for (model::Joint& joint : made.joints) {
    joint.moveLower = {-0.1F, -0.1F, -0.1F};
    joint.moveUpper = {0.1F, 0.1F, 0.1F};
    joint.moveSpring = {50, 50, 50};
    joint.rotationSpring = {5, 5, 5};
  }
  return made;
}

TEST(PhysicsActors, AModelElsewhereMovesAsAtTheOrigin) {
  struct Row {
    const char* name;
    RigidTransform transform;
    double scale, gravity;
  };
  const glm::dquat turn = glm::normalize(glm::dquat(0.5, 0.3, -0.7, 0.2));
  for (const Row& row : {Row{"moved", {{30, -5, 12}, {1, 0, 0, 0}}, 1, 1}, Row{"turned", {{0, 0, 0}, turn}, 1, 1},
                         Row{"both", {{30, -5, 12}, turn}, 1, 1}, Row{"twice as large", {}, 2, 2},
                         Row{"all", {{3, 5, 1}, turn}, 2, 2}}) {
    PhysicsSettings settings;
    settings.ground = false;
    PhysicsSettings there = settings;
    there.gravity *= row.gravity;
    there.gravityDirection = row.transform.rotation * settings.gravityDirection;
    for (const model::Model& tail : {test::tailModel(), springyTail()}) {
      const auto expected = simulate(stageOf(StageActor(tail, tiltedSwing())), settings, kFirstTicks);
      const auto found =
          simulate(stageOf(StageActor(tail, tiltedSwing(), row.transform, row.scale)), there, kFirstTicks);
      EXPECT_LT(largestDistance(*expected, *found, kFirstTicks), 1e-3F) << row.name;
      EXPECT_GT(glm::length(found->transforms(0, kFirstTicks)[2].position - found->transforms(0, 0)[2].position), 0.5F);
    }
  }
}

TEST(PhysicsActors, BodiesOfTwoModelsPushEachOther) {
  PhysicsSettings settings;
  settings.gravity = 0;
  const RigidTransform left{{-0.5, 10, 0}, {1, 0, 0, 0}};
  const RigidTransform right{{0.5, 10, 0}, {1, 0, 0, 0}};
  const auto ball = [](const RigidTransform& transform) { return StageActor(test::ballModel({}), {}, transform); };
  const auto both = simulate(stageOf(ball(left), ball(right)), settings, kFirstTicks);
  EXPECT_LT(both->transforms(0, kFirstTicks)[0].position.x, -0.3F);
  EXPECT_GT(both->transforms(1, kFirstTicks)[0].position.x, 0.3F);
  const auto alone = simulate(stageOf(ball(left)), settings, kFirstTicks);
  EXPECT_EQ(alone->transforms(0, kFirstTicks)[0].position, glm::vec3(0, 0, 0));
}

TEST(PhysicsActors, ABodyThatFollowsItsBonePushesThoseOfOtherModels) {
  PhysicsSettings settings;
  settings.gravity = 0;
  motion::Motion forward;
  test::addBone(forward, "ball", {0, 30});
  test::setKey(forward.bones.back().keys, 30, test::boneKeyAt(6));
  const Stage stage = stageOf(StageActor(test::ballModel({0, 10, 0}, model::BodyMode::FollowsBone), forward),
                              StageActor(test::ballModel({4, 10, 0}), {}));
  const auto history = simulate(stage, settings, 60);
  EXPECT_EQ(history->transforms(1, 10)[0].position.x, 4) << "not yet reached";
  EXPECT_GT(history->transforms(1, 60)[0].position.x, 7) << "pushed";
}

TEST(PhysicsActors, TheOrderOfTheActorsDecidesTheBits) {
  PhysicsSettings settings;
  const auto three = [] {
    return stageOf(StageActor(test::tailModel(), test::swingingHead()),
                   StageActor(test::tailModel(), test::swingingHead(), {{0.7, 0.4, 0.1}, {1, 0, 0, 0}}),
                   StageActor(test::ballModel({1.5F, 22, 0}), {}));
  };
  const auto first = simulate(three(), settings, 90);
  std::shared_ptr<const RunHistory> second;
  std::jthread([&] { second = simulate(three(), settings, 90); }).join();
  for (std::size_t actor = 0; actor < 3; ++actor) {
    for (std::int64_t tick = 0; tick <= 90; ++tick) {
      EXPECT_TRUE(std::ranges::equal(first->transforms(actor, tick), second->transforms(actor, tick)))
          << actor << " " << tick;
    }
  }
}

}  // namespace
}  // namespace furitsuke::physics
