// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/model/model.h"
#include "core/motion/motion.h"
#include "core/scene/placement.h"

namespace furitsuke::scene {

/// Whether the placement moves or turns what is placed, without looking at opacity and shadow.
[[nodiscard]] bool isMoved(const Placement& placement);

/// The motion with position and rotation of the placement in the keys of the bones that have no parent, for files that
/// have no placement: the model moves as it did. Its bones are in the world where they were, to the precision of the
/// keys. nullopt where keys cannot do that: with an attachment or a scale; if such a bone cannot be moved or inherits
/// from another; and with a rotation, if a key has different curves for X, Y and Z.
[[nodiscard]] std::optional<motion::Motion> withPlacement(motion::Motion motion, const model::Model& model,
                                                          const Placement& placement);

}  // namespace furitsuke::scene
