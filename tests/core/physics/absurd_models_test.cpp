// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "core/physics/simulated_run.h"
#include "tests/core/physics/tail_model.h"
#include "tests/support/motions.h"

// Models that no one has made on purpose: time and memory stay bounded, and the places of bodies are numbers.
namespace furitsuke::physics {
namespace {

constexpr std::int32_t kMany = 10'000;

/// A bone with many balls that collide with each other, in a cube of this number per row; 0: all in one place.
model::Model manyBalls(std::int32_t perRow) {
  model::Model made = test::ballModel({0, 20, 0});
  made.bodies.resize(kMany, made.bodies[0]);
  for (std::int32_t i = 0; i < kMany && perRow > 0; ++i) {
    const auto at = [](std::int32_t cell) { return static_cast<float>(cell) * 1.9F; };  // they overlap a little
    made.bodies[static_cast<std::size_t>(i)].position = {at(i % perRow), 20 + at(i / perRow / perRow),
                                                         at(i / perRow % perRow)};
  }
  return made;
}

void join(model::Model& model, std::int32_t a, std::int32_t b) {
  model::Joint& joint = model.joints.emplace_back();
  joint.bodyA = a;
  joint.bodyB = b;
  joint.position = model.bodies[static_cast<std::size_t>(a)].position;
}

model::Model changed(model::Model made, void (*change)(model::RigidBody&, std::int32_t)) {
  for (std::int32_t i = 0; i < kMany; ++i) change(made.bodies[static_cast<std::size_t>(i)], i);
  return made;
}

model::Model ring() {
  model::Model made = manyBalls(22);
  for (std::int32_t i = 0; i < kMany; ++i) join(made, i, (i + 1) % kMany);
  join(made, 0, 2000);  // a ring of what is simulated
  return made;
}

model::Model manyJoints() {
  model::Model made = manyBalls(22);
  for (std::int32_t i = 0; i < 10 * kMany; ++i) join(made, 0, 1);
  return made;
}

model::Model chain() {
  model::Model made = manyBalls(22);
  made.bones.clear();
  for (std::int32_t i = 0; i < kMany; ++i) {
    model::Bone& bone = made.bones.emplace_back();
    bone.name = model::ModelName::fromText("bone" + std::to_string(i), {});
    bone.parent = i - 1;
    made.bodies[static_cast<std::size_t>(i)].bone = i;
    if (i > 0) join(made, i - 1, i);
  }
  return made;
}

TEST(AbsurdModels, AreSimulatedInBoundedTime) {
  struct Row {
    const char* name;
    model::Model model;
  };
  for (const Row& row :
       {Row{"all in one place", manyBalls(0)}, Row{"a heap", manyBalls(22)},
        Row{"no sizes", changed(manyBalls(0), [](auto&body, auto /*i*/) { body.size = {}; })},
        Row{"far away", changed(manyBalls(0), [](auto&body, auto /*i*/) { body.position.x = 1e30F; })},
        Row{"as far away as possible",
            changed(manyBalls(0), [](auto&body, auto i) { body.position.x = i % 2 == 0 ? kFarthest : -kFarthest; })},
        Row{"large", changed(manyBalls(0), [](auto&body, auto /*i*/) { body.size.x = kFarthest; })},
        Row{"a ring", ring()}, Row{"joints without end", manyJoints()}, Row{"a chain", chain()}}) {
    const eval::Rig rig = eval::makeRig(row.model);
    const PhysicsRig physics = makePhysicsRig(row.model, rig);
    EXPECT_LE(physics.simulatedBodies, kMostBodies) << row.name;
    EXPECT_LE(physics.joints.size(), kMostJoints) << row.name;
    const eval::BoundMotion still;
    const std::vector<PhysicsActor> actors = {{&row.model, &rig, &still}};
    const auto history = std::make_shared<RunHistory>(simulatedBodies(actors));
    const std::clock_t start = std::clock();
    SimulatedRun run(actors, {}, history);
    run.advanceTo(10);
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    RecordProperty(row.name, std::to_string(seconds));
    EXPECT_LT(seconds, 20) << row.name;
    for (const BodyPlace& place : history->places(0, 10)) {
      ASSERT_TRUE(std::isfinite(glm::length(place.position)) && std::isfinite(glm::length(place.rotation))) << row.name;
    }
  }
}

TEST(AbsurdModels, BonesThatAreNowhereLeaveTheirBodiesWhereTheyWere) {
  for (const float x : {1e30F, std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity()}) {
    model::Model model = test::tailModel();
    motion::Motion motion;
    test::addBone(motion, "head", {0, 10});
    test::setKey(motion.bones.back().keys, 0, test::boneKeyAt(0));
    test::setKey(motion.bones.back().keys, 10, test::boneKeyAt(x));
    const eval::Rig rig = eval::makeRig(model);
    const eval::BoundMotion bound(motion, model, rig);
    const std::vector<PhysicsActor> actors = {{&model, &rig, &bound}};
    const auto history = std::make_shared<RunHistory>(simulatedBodies(actors));
    SimulatedRun run(actors, {}, history);
    run.advanceTo(60);
    for (const BodyPlace& place : history->places(0, 60)) {
      EXPECT_LE(std::abs(place.position.x), kFarthest * 1.1F) << x;
      EXPECT_TRUE(std::isfinite(glm::length(place.position)) && std::isfinite(glm::length(place.rotation))) << x;
    }
  }
}

}  // namespace
}  // namespace furitsuke::physics
