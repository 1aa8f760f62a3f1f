// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "core/eval/rig/evaluate_pose.h"
#include "core/physics/body_poser.h"
#include "core/physics/simulated_run.h"

// The models and motions of reference/physics, whose README.md describes them.
namespace furitsuke::test {

/// A model with a motion, or at rest, and what a run needs of both. Keeps its address.
struct PhysicsPair {
  std::string name;
  model::Model model;
  motion::Motion motion;
  std::vector<double> frames;  ///< with reference numbers
  std::vector<int> bones;      ///< that are compared
  eval::Rig rig;
  eval::BoundMotion bound;

  [[nodiscard]] std::vector<physics::PhysicsActor> actors() const { return {{&model, &rig, &bound}}; }
};

/// The pairs of reference/physics, in the folder of the reference numbers.
[[nodiscard]] std::vector<std::unique_ptr<PhysicsPair>> loadPhysicsPairs(const std::filesystem::path& reference);
/// A model and a motion of the corpus.
[[nodiscard]] std::unique_ptr<PhysicsPair> loadPhysicsPair(const std::filesystem::path& model,
                                                           const std::filesystem::path& motion);

/// The settings of the programs whose numbers reference/physics has: 120 steps per second.
[[nodiscard]] physics::PhysicsSettings settingsOfReference();
/// A run from a tick to another, with these settings.
[[nodiscard]] std::shared_ptr<const physics::RunHistory> simulatePair(const PhysicsPair& pair, std::int64_t firstTick,
                                                                      std::int64_t lastTick);

/// The poses of a pair as a run shows them, with the places of all bodies.
class ShownPair {
 public:
  ShownPair(const PhysicsPair& pair, std::shared_ptr<const physics::RunHistory> history);

  /// All bones at the frame.
  const std::vector<RigidTransform>& bonesAt(double frame);
  /// All bodies at the frame of the last bonesAt().
  [[nodiscard]] const std::vector<RigidTransformF>& bodies();
  /// Whether keys or morphs move the bone away from its parent at that frame.
  [[nodiscard]] bool isMovedByKeys(std::size_t bone) const {
    return pose_.locals[bone].translation != glm::dvec3(0, 0, 0) || pair_.rig.bones[bone].append != model::kNoIndex;
  }

 private:
  const PhysicsPair& pair_;
  physics::BodyPoser poser_;
  eval::RigPose pose_;
  std::vector<RigidTransformF> bodies_;
};

/// The speed of the fastest simulated body of the only actor during a tick after the first, units per second.
[[nodiscard]] float fastestBody(const physics::RunHistory& history, std::int64_t tick);

/// How far joints are pulled apart beyond the limits of their movement, in model units.
class JointStretch {
 public:
  explicit JointStretch(const PhysicsPair& pair);
  /// Adds all joints of one moment.
  void add(const std::vector<RigidTransformF>& bodies);
  [[nodiscard]] double mean() const { return count_ == 0 ? 0 : sum_ / static_cast<double>(count_); }
  [[nodiscard]] double shareOverHalfUnit() const {
    return count_ == 0 ? 0 : static_cast<double>(wide_) / static_cast<double>(count_);
  }

 private:
  /// A joint in the axes of each of its bodies.
  struct End {
    std::size_t body;
    glm::dvec3 position;
    glm::dquat rotation;
  };
  struct StretchedJoint {
    End a, b;
    Vec3 lower, upper;
  };
  std::vector<StretchedJoint> joints_;
  double sum_ = 0;
  std::int64_t count_ = 0, wide_ = 0;
};

}  // namespace furitsuke::test
