// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

#include "core/eval/rig/bound_motion.h"
#include "core/operations/cleanup/foot_path.h"
#include "core/operations/cleanup/leg_motion.h"
#include "core/operations/cleanup/moved_bones.h"

// Writes the keys of legs whose feet are moved. Used inside core/operations only.
namespace furitsuke::operations {

/// What is done to the legs of a model at each frame.
struct LegChanges {
  std::vector<std::vector<FootChange>> feet;  ///< of each leg
  std::vector<double> lifted;                 ///< of the center: model units upward; empty without a center
  /// Also turn ankles under toe IK, which leaves the roll of a foot about its own axis to the shin.
  bool holdsRoll = false;
};

/// The keys of a motion with changed legs.
class LegKeys {
 public:
  /// All of them must outlive this object.
  LegKeys(const OperationInput& in, const eval::Rig& rig, const std::vector<Leg>& legs,
          std::optional<std::size_t> center, const LegMotion& source, const LegChanges& changes);

  /// Sets keys at every changed frame, on the IK bones where IK is on and otherwise on the bones of the leg, and
  /// removes those that are not needed within the bounds: model units and degrees; 0 for a key at every frame.
  [[nodiscard]] Result<OperationResult> make(double position, double angle);

 private:
  using Moves = std::map<std::size_t, FrameTransforms>;  ///< by bone

  /// The rotations of the bones of a leg relative to their parents.
  struct LegTurns {
    glm::dquat thigh{1, 0, 0, 0}, knee{1, 0, 0, 0}, ankle{1, 0, 0, 0};
  };

  /// A move of the IK bone, and how far the foot is from its place with it: model units.
  struct ReachingMove {
    eval::LocalTransform move;
    double error = 0;
    glm::dvec3 ahead{0, 0, 0};  ///< how far the IK bone is from where it was without this, in model space
  };

  void moveCenter();
  void moveLeg(std::size_t leg);
  [[nodiscard]] eval::LocalTransform goalMove(const Leg& leg, const LegFrame& frame, const FootChange& change) const;
  void bendLeg(const Leg& leg, std::size_t at, const LegFrame& frame, const FootChange& change);
  void reachFeet();
  [[nodiscard]] LegTurns bentLeg(const Leg& leg, std::size_t at, const LegFrame& frame, const FootChange& change) const;
  void turnBone(std::size_t bone, std::size_t at, const glm::dquat& rotation);
  /// The move at a frame, which begins with what the frame before needed. `bound`: of the motion so far.
  [[nodiscard]] ReachingMove reach(const eval::BoundMotion& bound, std::size_t leg, std::size_t at,
                                   const ReachingMove& before, eval::RigPose& pose);
  /// `ahead`: where the search begins. `turns`: of the leg before IK; those of the motion if unset.
  [[nodiscard]] ReachingMove reachingMove(const eval::BoundMotion& bound, std::size_t leg, std::size_t at,
                                          const glm::dvec3& ahead, const std::optional<LegTurns>& turns,
                                          eval::RigPose& pose) const;
  void turnAnkles();
  void setMoves();
  [[nodiscard]] Frame frameAt(std::size_t at) const;
  [[nodiscard]] double liftAt(std::size_t at) const;

  const OperationInput& in_;
  const eval::Rig& rig_;
  const std::vector<Leg>& legs_;
  std::optional<std::size_t> center_;
  const LegMotion& source_;
  const LegChanges& changes_;
  MovedBones bones_;
  Moves locals_;
};

}  // namespace furitsuke::operations
