// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "core/eval/rig/rig_pose.h"
#include "core/exchange/captured_motion.h"
#include "core/model/model.h"
#include "core/motion/motion.h"

namespace furitsuke::exchange {

/// Writes the morphs that have keys as expressions of a clip, and the bone 両目 as its gaze. Used inside core/exchange
/// only. `eyes`: the bone, or kNoIndex. The clip must outlive this object.
class FaceBaker {
 public:
  FaceBaker(const motion::Motion& motion, const model::Model& model, model::BoneIndex eyes,
            const std::shared_ptr<const std::vector<double>>& times, CapturedClip& clip);

  /// Appends the values of the next frame, in 0..1 for expressions.
  void append(const eval::RigPose& pose);

 private:
  struct Eyes {
    std::size_t bone = 0;
    model::BoneIndex head = model::kNoIndex;
  };

  CapturedClip& clip_;
  std::vector<std::size_t> morphs_;  ///< of each expression
  std::optional<Eyes> eyes_;
};

}  // namespace furitsuke::exchange
