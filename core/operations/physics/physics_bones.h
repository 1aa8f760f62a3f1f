// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/eval/rig/rig.h"
#include "core/model/model.h"
#include "core/motion/motion.h"
#include "core/operations/operation.h"
#include "core/physics/physics_rig.h"

// The bones that rigid bodies move, with the tracks of a motion. Used inside core/operations only.
namespace furitsuke::operations {

/// A bone that a body writes.
struct PhysicsBone {
  std::size_t bone = 0;
  std::optional<motion::TrackId> track;  ///< that moves the bone in this motion; unset if it has none
  /// false: a motion cannot refer to it, because it has no name, one of exactly 15 bytes, or that of an earlier bone
  bool isNamed = true;
  bool isChosen = true;  ///< by the scope of the operation
};

/// Parents first. Of several tracks of a bone the first one with keys counts, as in BoundMotion.
[[nodiscard]] std::vector<PhysicsBone> physicsBones(const model::Model& model, const physics::PhysicsRig& physics,
                                                    const motion::Motion& motion);

/// The scope of an operation chooses these bones: by names as in keysInScope(), or all of them. Returns whether any is.
[[nodiscard]] bool chooseBones(std::vector<PhysicsBone>& bones, const model::Model& model, const OperationScope* scope);

/// The IK chains that move only such bones, all of which have names and are chosen: physics overrides their result, so
/// that a motion that replaces physics by keys has to switch them off.
[[nodiscard]] std::vector<std::int32_t> physicsChains(const model::Model& model, const eval::Rig& rig,
                                                      const std::vector<PhysicsBone>& bones);

/// An Error for a missing model, or for one without bodies that move bones.
[[nodiscard]] Status checkPhysicsModel(const model::Model* model, const std::vector<PhysicsBone>& bones);

/// "a, b, c": the names of bones for a note. Not more than a few; then the number of the others follows.
[[nodiscard]] std::string listedNames(const std::vector<std::string>& names);

}  // namespace furitsuke::operations
