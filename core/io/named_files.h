// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/motion/motion.h"

// Files that are named in arguments of operations. The Errors name the file and, if known, the place in it.
namespace furitsuke::io {

/// The motion of a file of any format; an Error for a damaged file too, because there is no user to ask whether the
/// rest is usable.
[[nodiscard]] Result<std::shared_ptr<const motion::Motion>> loadWholeMotion(const std::filesystem::path& path);

/// The rows of a CSV with two names in each.
[[nodiscard]] Result<std::vector<std::pair<std::string, std::string>>> loadNamePairs(const std::filesystem::path& path);

}  // namespace furitsuke::io
