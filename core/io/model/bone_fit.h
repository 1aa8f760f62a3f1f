// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

#include "core/base/name.h"
#include "core/model/model.h"
#include "core/motion/motion.h"

// Whether a model that was found by its name only may be the one that is meant.
namespace furitsuke::io {

/// The share of the bones that it must have.
inline constexpr double kEnoughBones = 0.9;

/// Whether the model has at least kEnoughBones of these bones, without regard to empty names; true if there are none.
[[nodiscard]] bool hasEnoughBones(const model::Model& model, const std::vector<Name>& bones);
/// The same for a model file; true if the bones of the file cannot be read.
[[nodiscard]] bool modelFileHasEnoughBones(const std::filesystem::path& file, const std::vector<Name>& bones);
/// The names of the bones with keys that move them.
[[nodiscard]] std::vector<Name> movedBones(const motion::Motion& motion);

}  // namespace furitsuke::io
