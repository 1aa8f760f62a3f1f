// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

#include "core/base/frame.h"
#include "core/model/model.h"
#include "core/motion/motion.h"

// Switches IK in the property keys of a motion. Used inside core/operations only.
namespace furitsuke::operations {

/// The name by which a property key switches a chain.
[[nodiscard]] std::string ikNameOf(const model::Model& model, std::int32_t chain);

/// The state of an IK in a property key, which gets one if it has none.
[[nodiscard]] motion::IkState& ikStateIn(motion::VisibilityIkKey& key, const std::string& name);

/// Switches an IK on or off over a range of `work`, with a key at its start, and after the range to the state that it
/// has in `source` there. There is nothing after `lastFrame`.
void switchIk(motion::Motion& work, const motion::Motion& source, const std::string& name, FrameRange range, bool isOn,
              Frame lastFrame);

}  // namespace furitsuke::operations
