// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/motion/motion.h"

// Files that are named as the argument of an operation. The Errors name the file and, where there is one, the place.
namespace furitsuke {

/// The motion of a file of any format; an Error for a damaged one too, because nobody is there to judge what is left.
[[nodiscard]] Result<std::shared_ptr<const Motion>> loadWholeMotion(const std::filesystem::path& path);

/// The rows of a CSV of two names each.
[[nodiscard]] Result<std::vector<std::pair<std::string, std::string>>> loadNamePairs(const std::filesystem::path& path);

}  // namespace furitsuke
