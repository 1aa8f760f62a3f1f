// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/motion/motion.h"

namespace furitsuke::cli {

/// Opens the files and overlays them: a track with keys in a later file replaces the same track of an earlier file, at
/// the same position in the order. If a file cannot be read or is damaged, prints the reason to standard error and
/// returns nothing.
[[nodiscard]] std::optional<motion::Motion> openMotions(const std::vector<std::string>& paths);

}  // namespace furitsuke::cli
