// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <optional>
#include <span>

#include "core/base/result.h"
#include "core/eval/sample.h"
#include "core/motion/key_edits.h"

namespace furitsuke::edit {

/// The camera at a frame.
struct FramedView {
  Frame frame = 0;
  eval::CameraSample view;
};

/// Replaces all camera keys from the first to the last frame of `views` by one key with straight curves per view. The
/// frames must be in ascending order. The keys have the values that registerCamera() would give them, except that the
/// angles are continuous: the first key takes the turn that is nearest to the current camera, and the others follow as
/// in `views`. With a tolerance (model units, above 0), keys are removed and curves are fitted as long as the target
/// stays within the tolerance (the other channels: see ReductionBounds). The remaining keys are selected. Returns an
/// Error if the tolerance is invalid, if there are no views, if a frame or value cannot be stored in a key, or if
/// `canceled`, which may be set on any thread, became true.
[[nodiscard]] Result<motion::Edit> bakedCamera(const motion::Motion& motion, std::span<const FramedView> views,
                                               std::optional<double> tolerance,
                                               const std::atomic<bool>* canceled = nullptr);

}  // namespace furitsuke::edit
