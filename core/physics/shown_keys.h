// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/rig_pose.h"
#include "core/physics/physics_rig.h"

namespace furitsuke::physics {

/// Finds the keys with which bones show without physics what a pose shows with it, and what these keys show. The keys
/// of a bone do not contain what is added to them: bone morphs and append transforms. Created once for each thread.
///
/// Keys cannot show everything: a bone with a fixed axis only rotates about it, a hidden one takes no keys, most types
/// of PMD bones only rotate, IK overrides the keys of its links while it is on, and a bone without physics that
/// inherits from one with physics follows the new keys of that.
class ShownKeys {
 public:
  /// @param model tells which keys its bones take
  /// @param rig of `model`
  /// @param physics of the same model
  /// @param chains of `rig`, with links: those that are switched off where physics moves all of their links
  ShownKeys(const model::Model& model, const eval::Rig& rig, std::shared_ptr<const PhysicsRig> physics,
            std::vector<std::int32_t> chains = {});

  /// Finds the keys of one frame.
  /// @param rig of the constructor
  /// @param motion bound to `rig`; without keys of a bone, its values at that frame are kept
  /// @param frame of the keys
  /// @param shown after BodyPoser::poseBones() at that frame
  /// @param isWritten of each bone, not 0 for those that physics has moved
  void find(const eval::Rig& rig, const eval::BoundMotion& motion, double frame, const eval::RigPose& shown,
            std::span<const std::uint8_t> isWritten);

  /// The values of the key of a bone: the found ones if physics has moved it, otherwise those of the motion. Bodies
  /// that only rotate their bone leave its translation as keyed.
  [[nodiscard]] const eval::LocalTransform& key(std::size_t bone) const { return keys_[bone]; }

  /// Whether find() looks for keys of the bone: a body moves it, and it takes keys.
  [[nodiscard]] bool isKeyed(std::size_t bone) const { return isKeyed_[bone] != 0; }

  /// The rotation of the key before those that are found next, so that theirs get the nearer one of the two signs. The
  /// sign is a part of the result: MMD scales an inherited rotation by the angle up to a whole turn. Without an earlier
  /// key it is that of the smaller angle.
  void setEarlier(std::size_t bone, const glm::dquat& rotation) { earlier_[bone] = rotation; }

  /// Whether the motion has the IK of a chain on at the frame and it must be switched off there.
  [[nodiscard]] bool switchesOff(std::size_t chain) const { return isSwitched_[chain] != 0; }

  /// The pose that these keys have without physics, with those chains off.
  [[nodiscard]] const eval::RigPose& pose() const noexcept { return pose_; }

 private:
  /// What bone morphs do to the key of a bone at the frame.
  struct MorphPart {
    glm::dvec3 translation{0, 0, 0};
    glm::dquat rotation{1, 0, 0, 0};
  };

  /// Gives the bone the key that is the nearest to the move, which includes morphs, and its own move.
  void setMove(const eval::Rig& rig, std::size_t bone, eval::LocalTransform local);
  /// Takes inherited moves out of the keys, for the sources as they are posed now. Returns whether a key changed.
  bool takeOutAppends(const eval::Rig& rig);

  void switchChains(const eval::Rig& rig, std::span<const std::uint8_t> isWritten);

  std::shared_ptr<const PhysicsRig> physics_;
  std::vector<std::int32_t> chains_;
  std::vector<std::uint8_t> isSwitched_;    ///< of each chain of the rig
  std::vector<std::uint8_t> isKeyed_;       ///< of each bone
  std::vector<std::uint8_t> isTranslated_;  ///< of each bone: its last body moves it, and its keys can
  std::vector<glm::dquat> earlier_;         ///< of each bone
  std::vector<eval::LocalTransform> keys_;
  std::vector<MorphPart> morphs_;
  std::vector<eval::LocalTransform> aims_;  ///< of written bones: relative to their parents, in the shown pose
  std::vector<std::size_t> bones_;          ///< written at this frame, parents first
  std::size_t appends_ = 0;                 ///< of those
  eval::RigPose pose_;
};

/// The movement of a bone relative to its parent and its rest position in a pose, with everything that moves it.
[[nodiscard]] eval::LocalTransform moveInPose(const eval::Rig& rig, const eval::RigPose& pose, std::size_t bone);

}  // namespace furitsuke::physics
