// SPDX-License-Identifier: MIT
#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <optional>

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/exchange/vmc/vmc_bone_names.h"
#include "core/exchange/vmc/vmc_packet.h"

namespace furitsuke::exchange {

/// A bone of an avatar at rest, in the space of VMC.
struct VmcRestBone {
  glm::dvec3 origin{0, 0, 0};     ///< of the parent
  glm::dquat parent{1, 0, 0, 0};  ///< rotation of the parent in the avatar
  glm::dquat own{1, 0, 0, 0};     ///< rotation relative to the parent
};

/// The bones of a VRM 1.0 avatar in its T-pose. Programs that show such an avatar exchange the poses of its bones as
/// they are (raw bones): in the axes that each bone has, where the T-pose is not the identity.
class VmcRestPose {
 public:
  /// Of a VRM file. An Error if it cannot be read or is not an avatar.
  [[nodiscard]] static Result<VmcRestPose> of(ByteView vrm);

  /// The pose of a bone of the avatar as VmcBone has it. Bones that the avatar lacks stay as they are.
  [[nodiscard]] VmcBone fromRaw(const VmcBone& bone) const;
  /// The inverse of fromRaw().
  [[nodiscard]] VmcBone toRaw(const VmcBone& bone) const;

 private:
  retarget::HumanoidBoneValues<std::optional<VmcRestBone>> bones_;
};

}  // namespace furitsuke::exchange
