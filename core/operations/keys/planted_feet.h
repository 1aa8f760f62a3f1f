// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/frame.h"
#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/rig.h"
#include "core/model/model.h"
#include "core/operations/operation_control.h"

namespace furitsuke::operations {

/// The ankles of a model, and when they stand still: a foot that slides there by less than the bound of other bones is
/// seen at once, because the floor does not move. Used inside core/operations only.
class PlantedFeet {
 public:
  /// Without feet.
  PlantedFeet() = default;
  /// Finds the stretches of at least 5 frames in which an ankle of the motion is slower than 0.03 units per frame.
  /// `bound`: the allowed distance of an ankle in them, model units. Incomplete after a cancellation.
  PlantedFeet(const model::Model& model, const eval::Rig& rig, const eval::BoundMotion& motion, FrameRange frames,
              double bound, const OperationControl& control);

  [[nodiscard]] double bound() const noexcept { return bound_; }
  /// Calls f(bone) for each ankle that stands still at a time.
  template <class F>
  void forEachAt(double time, const F& f) const {
    const double place = time - first_;
    for (const Foot& foot : feet_) {
      if (place < 0 || place >= static_cast<double>(foot.isPlanted.size())) continue;
      if (foot.isPlanted[static_cast<std::size_t>(place)] != 0) f(foot.ankle);
    }
  }

 private:
  struct Foot {
    std::size_t ankle = 0;
    std::vector<std::uint8_t> isPlanted;  ///< from each frame to the next
  };

  Frame first_ = 0;
  double bound_ = 0;
  std::vector<Foot> feet_;
};

}  // namespace furitsuke::operations
