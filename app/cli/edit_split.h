// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/motion/operations/parting.h"

namespace furitsuke::cli {

/// How the result of each file becomes several.
struct SplitRule {
  enum class By : std::uint8_t { Kinds, Tracks, Ranges, Length };
  By by = By::Kinds;
  std::vector<FrameRange> ranges;
  Frame length = 0;
  bool rebase = false;  ///< the first frame of each part becomes 0
};

/// "kinds", "tracks", ranges with commas between ("0-299,300-"), or "every=300".
[[nodiscard]] Result<SplitRule> parseSplit(std::string_view text);

/// The parts as motions, by name. Keys keep their records, so that a VMD keeps their bytes.
[[nodiscard]] std::vector<std::pair<std::string, Motion>> splitMotion(const Motion& motion, const SplitRule& rule);

/// Whether the pattern has a place for the name of a part.
[[nodiscard]] bool namesParts(const std::string& pattern);
/// The path of each part: {part} stands for its name without what a file cannot be called. No two are the same.
[[nodiscard]] std::vector<std::filesystem::path> partPaths(const std::filesystem::path& pattern,
                                                           const std::vector<std::string>& parts);

}  // namespace furitsuke::cli
