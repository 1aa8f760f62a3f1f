// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>

#include "core/base/result.h"
#include "core/eval/sample.h"
#include "core/motion/key_edits.h"

namespace furitsuke::edit {

/// What a camera sees at a frame.
struct FramedView {
  Frame frame = 0;
  eval::CameraSample view;
};

/// A camera key with straight curves for each of the views, whose frames ascend; all other keys from the first to the
/// last of them go. The keys are filled as registerCamera() does, and the angles run on as they do in `views`, from
/// those that the camera has at the first frame now. With a tolerance, in model units and above 0, keys are left out as
/// long as the target keeps that near to what it would be (the other channels: ReductionBounds), and curves are fitted.
/// The selection is the keys that are left. An Error for a bad tolerance, without views, and for frames or numbers that
/// no key can hold.
[[nodiscard]] Result<motion::Edit> bakedCamera(const motion::Motion& motion, std::span<const FramedView> views,
                                               std::optional<double> tolerance);

}  // namespace furitsuke::edit
