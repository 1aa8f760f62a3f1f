// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/base/frame.h"
#include "core/base/result.h"
#include "core/eval/rig/rig.h"
#include "core/eval/rig/rig_pose.h"
#include "core/operations/operation.h"
#include "core/retarget/standard_bones.h"

// The legs of a model and how they move. Used inside core/operations and core/quality only.
namespace furitsuke::operations {

/// The bones of a leg, by their standard names.
struct Leg {
  std::string side;  ///< "左" or "右"
  std::size_t thigh = 0;
  std::size_t knee = 0;
  std::size_t ankle = 0;
  std::size_t toe = 0;                  ///< the ankle if the model has no toe
  std::size_t chain = 0;                ///< the foot IK: into Rig::chains
  std::size_t goal = 0;                 ///< the foot IK bone
  std::optional<std::size_t> toeChain;  ///< the toe IK, if its bone follows the foot IK bone
  double thighLength = 0;               ///< model units
  double shinLength = 0;

  [[nodiscard]] double length() const { return thighLength + shinLength; }
  /// The angle in radians by which the knee is bent when the hip and the ankle are this far apart.
  [[nodiscard]] double bendAt(double distance) const;
};

/// The legs with the foot IK 左足ＩＫ or 右足ＩＫ, a knee and a thigh; empty if the model has none.
[[nodiscard]] std::vector<Leg> legsOf(const model::Model& model, const eval::Rig& rig);

/// What operations on legs report without a model, or without legs.
[[nodiscard]] Error legModelMissing();
[[nodiscard]] Error legsMissing();

/// A bone by its name.
[[nodiscard]] std::optional<std::size_t> boneCalled(const retarget::StandardBones& bones, const std::string& text);

/// Whether a bone is another one or a descendant of it.
[[nodiscard]] bool isBelow(const eval::Rig& rig, std::size_t bone, std::size_t ancestor);

/// Whether the tracks of the scope include a bone of the leg.
[[nodiscard]] bool isLegChosen(const OperationInput& in, const Leg& leg);

/// The chosen frames, or those of the whole motion from frame 0 on if the scope does not choose any.
[[nodiscard]] FrameRange chosenFrames(const OperationInput& in);

/// The bone センター if it carries the legs and not their IK bones.
[[nodiscard]] std::optional<std::size_t> centerOf(const model::Model& model, const eval::Rig& rig,
                                                  const std::vector<Leg>& legs);

/// A leg at a whole frame, in model space.
struct LegFrame {
  glm::dquat hipsRotation;  ///< of the parent of the thigh
  RigidTransform thigh, knee, ankle, goal;
  RigidTransform goalParent;
  glm::dvec3 toe{};
  bool hasIk = true;     ///< of the foot
  bool hasToeIk = true;  ///< whether the rotation of the IK bone turns the foot
};

/// The leg in a pose.
[[nodiscard]] LegFrame legFrameOf(const eval::Rig& rig, const eval::RigPose& pose, const Leg& leg);

/// The legs at every frame of a range.
struct LegMotion {
  FrameRange frames;
  std::vector<std::vector<LegFrame>> legs;   ///< of each leg, from frames.first on
  std::vector<RigidTransform> centerParent;  ///< of each frame; empty without a center
};

/// Counts the poses with the control; when it stops, the result is incomplete.
[[nodiscard]] LegMotion sampledLegs(const OperationInput& in, const eval::Rig& rig, const std::vector<Leg>& legs,
                                    std::optional<std::size_t> center, FrameRange frames);

}  // namespace furitsuke::operations
