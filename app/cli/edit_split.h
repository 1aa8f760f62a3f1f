// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/operations/motion/motion_parts.h"

namespace furitsuke::cli {

/// How the result of each file is split into several.
struct SplitRule {
  enum class By : std::uint8_t { Kinds, Tracks, Ranges, Length };
  By by = By::Kinds;
  std::vector<FrameRange> ranges;
  Frame length = 0;
  bool rebase = false;  ///< the first frame of each part becomes 0
};

/// "kinds", "tracks", ranges separated by commas ("0-299,300-"), or "every=300".
[[nodiscard]] Result<SplitRule> parseSplit(std::string_view text);

/// The parts as named motions. Keys keep their source records, so that a VMD keeps their bytes.
[[nodiscard]] std::vector<std::pair<std::string, motion::Motion>> splitMotion(const motion::Motion& motion,
                                                                              const SplitRule& rule);

/// Whether the pattern contains {part}.
[[nodiscard]] bool namesParts(const std::string& pattern);
/// The path of each part: {part} is replaced by its name, without characters that a file name cannot contain. All paths
/// are different.
[[nodiscard]] std::vector<std::filesystem::path> partPaths(const std::filesystem::path& pattern,
                                                           const std::vector<std::string>& parts);

}  // namespace furitsuke::cli
