// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/base/name.h"
#include "core/base/vector.h"

namespace furitsuke::motion {

struct BonePose {
  Name name;
  Vec3 translation;  ///< model units, relative to the rest pose
  Quat rotation;     ///< relative to the rest pose
  friend bool operator==(const BonePose&, const BonePose&) = default;
};

struct MorphPose {
  Name name;
  float weight;  ///< usually 0..1
  friend bool operator==(const MorphPose& a, const MorphPose& b) noexcept {
    return a.name == b.name && sameBits(a.weight, b.weight);
  }
};

/// The values of bones and morphs at one time, as keys and pose files store them: before IK, append transforms and
/// physics.
struct Pose {
  Name modelName;
  std::vector<BonePose> bones;
  std::vector<MorphPose> morphs;
  friend bool operator==(const Pose&, const Pose&) = default;
};

}  // namespace furitsuke::motion
