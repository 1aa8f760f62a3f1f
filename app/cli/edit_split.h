// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/motion/motion.h"
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

/// The number of files that a motion may be split into. More, such as one for every frame, is usually a mistake.
inline constexpr std::size_t kMaxParts = 10'000;

/// The parts of a motion. An Error with their number if there are more than kMaxParts.
[[nodiscard]] Result<std::vector<operations::MotionPart>> partsOf(const motion::Motion& motion, const SplitRule& rule);

/// A part as a motion, with `rebase` moved to frame 0. Keys keep their source records, so that a VMD keeps their bytes.
[[nodiscard]] motion::Motion motionOfPart(const motion::Motion& motion, const operations::MotionPart& part,
                                          bool rebase);

/// Whether the pattern contains {part}.
[[nodiscard]] bool namesParts(const std::string& pattern);
/// The path of each part: {part} is replaced by its name, without characters that a file name cannot contain. All paths
/// are different.
[[nodiscard]] std::vector<std::filesystem::path> partPaths(const std::filesystem::path& pattern,
                                                           const std::vector<std::string>& parts);

}  // namespace furitsuke::cli
