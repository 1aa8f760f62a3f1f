// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <glm/vec3.hpp>
#include <optional>
#include <vector>

#include "core/eval/rig/rig.h"
#include "core/eval/rig/rig_pose.h"
#include "core/model/name_index.h"
#include "core/motion/motion.h"

namespace furitsuke {

/// A motion laid onto a model: each track knows the bone, morph or chain that it moves. A plain value that shares the
/// columns of keys with the motion and is not changed by later edits of it; making one costs a look-up of each name,
/// however many keys there are. Any number of threads may read one.
class BoundMotion {
 public:
  /// Of no motion: the model rests, visible, with all IK on.
  BoundMotion() = default;
  /// Of two tracks for one bone, which differ in blanks at the end of their names, the first with keys counts.
  BoundMotion(const Motion& motion, const Model& model, const Rig& rig, NameMatching matching = {});

  /// Writes moves, weights and IK states of the moment into the pose, nothing of an earlier one stays. Keys of a bone
  /// with a fixed axis are first put onto it, as MMD does when it loads a motion, and then interpolated.
  void sample(double frame, RigPose& pose) const;

 private:
  struct BoneTrack {
    std::size_t bone;
    std::optional<glm::dvec3> fixedAxis;
    Track<BoneKey> keys;
  };
  struct MorphTrack {
    std::size_t morph;
    Track<MorphKey> keys;
  };
  /// The keys that name one chain.
  struct IkTrack {
    std::size_t chain;
    std::vector<Frame> frames;
    std::vector<std::uint8_t> enabled;
  };

  void bindIk(const Model& model);

  std::vector<BoneTrack> bones_;
  std::vector<MorphTrack> morphs_;
  std::vector<IkTrack> ik_;
  Track<PropertyKey> property_;
};

}  // namespace furitsuke
