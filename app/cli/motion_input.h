// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/motion/motion.h"

namespace furitsuke::cli {

/// Opens the files and lays them over each other: a track with keys in a later file takes the place of the same track
/// of an earlier one, in its place in the order. Says on the standard error which file cannot be used and why; nothing
/// then, and for a damaged file too.
[[nodiscard]] std::optional<Motion> openMotions(const std::vector<std::string>& paths);

}  // namespace furitsuke::cli
