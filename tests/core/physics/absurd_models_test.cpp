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
#include "tests/core/physics/absurd_models.h"
#include "tests/core/physics/ball_model.h"
#include "tests/support/motions.h"
#include "tests/support/tail_model.h"
#include "tests/support/time_limit.h"

// Models that no one has made on purpose: time and memory stay bounded, and the places of bodies are numbers.
namespace furitsuke::physics {
namespace {

TEST(AbsurdModels, AreSimulatedInBoundedTime) {
  struct Row {
    const char* name;
    model::Model model;
  };
  for (const Row& row :
       {Row{"all in one place", test::manyBalls(0)}, Row{"a heap", test::manyBalls(22)},
        Row{"no sizes", test::changed(test::manyBalls(0), [](auto&body, auto /*i*/) { body.size = {}; })},
        Row{"far away", test::changed(test::manyBalls(0), [](auto&body, auto /*i*/) { body.position.x = 1e30F; })},
        Row{"as far away as possible",
            test::changed(test::manyBalls(0),
                          [](auto&body, auto i) { body.position.x = i % 2 == 0 ? kFarthest : -kFarthest; })},
        Row{"large", test::changed(test::manyBalls(0), [](auto&body, auto /*i*/) { body.size.x = kFarthest; })},
        Row{"a ring", test::ballRing()}, Row{"joints without end", test::manyJoints()},
        Row{"a chain", test::ballChain()}}) {
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
    EXPECT_LT(seconds, test::timeLimit(20)) << row.name;
    for (const RigidTransformF& transform : history->transforms(0, 10)) {
      ASSERT_TRUE(std::isfinite(glm::length(transform.position)) && std::isfinite(glm::length(transform.rotation)))
          << row.name;
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
    for (const RigidTransformF& transform : history->transforms(0, 60)) {
      EXPECT_LE(std::abs(transform.position.x), kFarthest * 1.1F) << x;
      EXPECT_TRUE(std::isfinite(glm::length(transform.position)) && std::isfinite(glm::length(transform.rotation)))
          << x;
    }
  }
}

}  // namespace
}  // namespace furitsuke::physics
