// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <vector>

#include "core/base/rigid_transform.h"
#include "core/eval/rig/rig.h"
#include "core/model/model.h"

namespace furitsuke::physics {

/// What a body does.
enum class BodyRole : std::uint8_t {
  Absent,   ///< not simulated: its numbers cannot be used, or there are too many bodies
  Follows,  ///< is moved by its bone, or stays in place without one
  Moves,    ///< is moved by the simulation, without a bone
  Writes,   ///< rotates and moves its bone
  Rotates,  ///< rotates its bone
};
[[nodiscard]] constexpr bool isSimulated(BodyRole role) noexcept { return role > BodyRole::Follows; }
[[nodiscard]] constexpr bool writesBone(BodyRole role) noexcept { return role > BodyRole::Moves; }

/// A rigid body and its place relative to its bone.
struct RigBody {
  BodyRole role = BodyRole::Absent;
  model::BoneIndex bone = model::kNoIndex;
  glm::dvec3 restPosition{0, 0, 0};     ///< model units
  glm::dquat restRotation{1, 0, 0, 0};  ///< also relative to the bone, which is not rotated at rest
  glm::dvec3 offset{0, 0, 0};           ///< from the bone at rest
};

/// A bone that changes when bodies are written back: it has bodies that write it, or hangs on such a bone.
struct WrittenBone {
  model::BoneIndex bone = model::kNoIndex;
  std::vector<std::int32_t> bodies;  ///< that write it, in file order; the last one counts
};

/// Everything about the bodies of a model that does not depend on the frame; a plain value, thread-safe for reading.
struct PhysicsRig {
  std::vector<RigBody> bodies;       ///< same indices as in the model
  std::size_t bones = 0;             ///< of the model
  std::vector<std::int32_t> joints;  ///< of the model that are simulated
  std::vector<WrittenBone> written;  ///< parents first
  std::size_t simulatedBodies = 0;
};

/// Bodies and joints that cannot be simulated are left out: see bodyFault(), jointFault(), kMostBodies and kMostJoints.
[[nodiscard]] PhysicsRig makePhysicsRig(const model::Model& model, const eval::Rig& rig);

/// What is simulated of a model at most, in the order of the model, so that a damaged one takes bounded time and
/// memory. Models in use have a few hundred bodies.
constexpr std::size_t kMostBodies = 2048;
constexpr std::size_t kMostJoints = 4096;
/// The farthest place and the largest size in single precision that can be simulated, model units.
constexpr float kFarthest = 1e6F;

/// Why a body or joint is not simulated as stored.
enum class BodyFault : std::uint8_t { None, NotFinite, OutOfRange, NoSize, NoMass };
/// NotFinite, OutOfRange: left out. NoSize: collides with nothing. NoMass: follows its bone, because a body without
/// mass does not fall.
[[nodiscard]] BodyFault bodyFault(const model::RigidBody& body);

enum class JointFault : std::uint8_t { None, NotFinite, OutOfRange, MissingBody, OneBody, NothingMoves };
/// All are left out. OneBody: both ends are the same body. NothingMoves: neither body is moved by the simulation.
[[nodiscard]] JointFault jointFault(const model::Joint& joint, const std::vector<RigBody>& bodies);

/// The rotation of a body or joint from its stored angles, for column vectors Ry * Rx * Rz.
[[nodiscard]] glm::dquat restRotation(const Vec3& radians);

}  // namespace furitsuke::physics
