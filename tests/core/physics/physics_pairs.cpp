// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/physics/physics_pairs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/eval/rig/rotation_math.h"
#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"

namespace furitsuke::test {

namespace {

namespace fs = std::filesystem;

void bind(PhysicsPair& pair) {
  pair.rig = eval::makeRig(pair.model);
  pair.bound = eval::BoundMotion(pair.motion, pair.model, pair.rig);
  pair.bound.setPreExtrapolation(eval::PreExtrapolation::Hold);  // as the other programs do
}

}  // namespace

std::unique_ptr<PhysicsPair> loadPhysicsPair(const fs::path& modelPath, const fs::path& motionPath) {
  auto pair = std::make_unique<PhysicsPair>();
  pair->name = modelPath.stem().string() + " " + motionPath.stem().string();
  auto model = io::loadModel(modelPath);
  EXPECT_TRUE(model.ok()) << modelPath;
  pair->model = std::move(model->model);
  if (!motionPath.empty()) {
    auto motion = io::loadMotion(motionPath);
    EXPECT_TRUE(motion.ok()) << motionPath;
    pair->motion = std::move(motion->motion);
  }
  bind(*pair);
  return pair;
}

std::vector<std::unique_ptr<PhysicsPair>> loadPhysicsPairs(const fs::path& reference) {
  std::vector<std::unique_ptr<PhysicsPair>> pairs;
  std::ifstream file(reference / "physics" / "pairs.json");
  const auto list = nlohmann::json::parse(file)["pairs"];
  for (const auto& entry : list) {
    const auto pathOf = [&](const char* part) {
      const auto& found = entry[part];
      return found.is_null() ? fs::path() : reference / ".." / found["in_shared"].get<std::string>();
    };
    auto pair = loadPhysicsPair(pathOf("model"), pathOf("motion"));
    pair->name = entry["name"];
    pair->frames = entry["frames"].get<std::vector<double>>();
    const auto out = entry["left_out"].get<std::vector<int>>();
    for (const int bone : entry["bone_indices"]) {
      if (std::ranges::find(out, bone) == out.end()) pair->bones.push_back(bone);
    }
    pairs.push_back(std::move(pair));
  }
  return pairs;
}

physics::PhysicsSettings settingsOfReference() {
  physics::PhysicsSettings settings;
  settings.stepsPerSecond = 120;
  return settings;
}

std::shared_ptr<const physics::RunHistory> simulatePair(const PhysicsPair& pair, std::int64_t firstTick,
                                                        std::int64_t lastTick) {
  const auto history = std::make_shared<physics::RunHistory>(physics::simulatedBodies(pair.actors()), firstTick);
  physics::SimulatedRun run(pair.actors(), settingsOfReference(), history);
  run.advanceTo(lastTick);
  EXPECT_TRUE(run.runaways().empty()) << pair.name;
  return history;
}

ShownPair::ShownPair(const PhysicsPair& pair, std::shared_ptr<const physics::RunHistory> history)
    : pair_(pair),
      poser_(std::make_shared<physics::PhysicsRig>(physics::makePhysicsRig(pair.model, pair.rig))),
      pose_(pair.rig) {
  poser_.show(std::move(history), 0);
}

const std::vector<RigidTransform>& ShownPair::bonesAt(double frame) {
  pair_.bound.sample(frame, pose_);
  eval::applyMorphs(pair_.rig, pose_);
  eval::poseBonesBeforePhysics(pair_.rig, pose_);
  poser_.poseBones(pair_.rig, pair_.bound, frame, pose_);
  return pose_.transforms;
}

const std::vector<RigidTransformF>& ShownPair::bodies() {
  poser_.transformsOf(pose_, bodies_);
  return bodies_;
}

float fastestBody(const physics::RunHistory& history, std::int64_t tick) {
  const std::span<const RigidTransformF> before = history.transforms(0, tick - 1);
  const std::span<const RigidTransformF> after = history.transforms(0, tick);
  float farthest = 0;
  for (std::size_t i = 0; i < before.size(); ++i) {
    farthest = std::max(farthest, glm::length(after[i].position - before[i].position));
  }
  return farthest * physics::kTicksPerSecond;
}

JointStretch::JointStretch(const PhysicsPair& pair) {
  const physics::PhysicsRig rig = physics::makePhysicsRig(pair.model, pair.rig);
  for (const std::int32_t index : rig.joints) {
    const model::Joint& joint = pair.model.joints[static_cast<std::size_t>(index)];
    const auto endAt = [&](std::int32_t body) {
      const auto at = static_cast<std::size_t>(body);
      const glm::dquat back = glm::conjugate(rig.bodies[at].restRotation);
      return End{at, back * (toDouble(joint.position) - rig.bodies[at].restPosition),
                 back * physics::restRotation(joint.rotation)};
    };
    joints_.push_back({endAt(joint.bodyA), endAt(joint.bodyB), joint.moveLower, joint.moveUpper});
  }
}

void JointStretch::add(const std::vector<RigidTransformF>& bodies) {
  for (const StretchedJoint& joint : joints_) {
    const auto positionOf = [&](const End& end) {
      return glm::dvec3(bodies[end.body].position) + glm::dquat(bodies[end.body].rotation) * end.position;
    };
    const glm::dquat axes = glm::dquat(bodies[joint.a.body].rotation) * joint.a.rotation;
    const glm::dvec3 apart = glm::conjugate(axes) * (positionOf(joint.b) - positionOf(joint.a));
    const glm::dvec3 lower = toDouble(joint.lower), upper = toDouble(joint.upper);
    glm::dvec3 beyond(0, 0, 0);
    for (glm::length_t axis = 0; axis < 3; ++axis) {
      if (lower[axis] > upper[axis]) continue;  // free
      beyond[axis] = apart[axis] - std::clamp(apart[axis], lower[axis], upper[axis]);
    }
    const double length = glm::length(beyond);
    sum_ += length;
    ++count_;
    if (length > 0.5) ++wide_;
  }
}

}  // namespace furitsuke::test
