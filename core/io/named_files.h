// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/model/model.h"
#include "core/motion/motion.h"

// Reads files that are named in arguments of operations. The Errors name the file and, if known, the position in it.
namespace furitsuke::io {

/// The motion of a file of any format. Returns an Error also for a damaged file, because an operation cannot ask the
/// user whether the readable part is sufficient.
[[nodiscard]] Result<std::shared_ptr<const motion::Motion>> loadWholeMotion(const std::filesystem::path& path);

/// The model of a file of any format, in the same way.
[[nodiscard]] Result<std::shared_ptr<const model::Model>> loadWholeModel(const std::filesystem::path& path);

/// The pairs of a CSV file with two names in each row. A third cell, such as a score, is ignored.
[[nodiscard]] Result<std::vector<std::pair<std::string, std::string>>> loadNamePairs(const std::filesystem::path& path);

/// The text of such a CSV file, with the score of each pair (0..1, two decimals) as third cell if there are any.
[[nodiscard]] std::string namePairsCsv(const std::vector<std::pair<std::string, std::string>>& pairs,
                                       const std::vector<double>& scores = {});

}  // namespace furitsuke::io
