// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/frame.h"
#include "core/base/result.h"

namespace furitsuke::cli {

/// How frames are given in every command.
inline constexpr std::string_view kFrameListForm = "numbers and ranges such as 0,15,30-60, 10-, -20 or all";

/// The frames of a `--frames LIST`: as for operations::parseFrameRanges(), and fractional numbers. Stored as ranges, so
/// that long ones take no memory.
class FrameList {
 public:
  /// An Error that names an invalid part.
  [[nodiscard]] static Result<FrameList> parse(std::string_view text);

  /// Ends the ranges that go to the end at this frame, or at their first frame if that is later. Until then they have
  /// their first frame alone.
  void closeAt(Frame last);

  /// The frame of a list of one; nothing for ranges and several.
  [[nodiscard]] std::optional<double> single() const;

  /// Calls visit(double frame) for every frame, in list order, until it returns false.
  template <class F>
  void forEach(F&& visit) const {
    for (const Part& part : parts_) {
      for (std::int64_t i = 0; i <= part.more; ++i) {
        if (!visit(part.first + static_cast<double>(i))) return;
      }
    }
  }

  /// The largest frame.
  [[nodiscard]] double last() const;

  /// The frames of a list of one part, after closeAt(); nothing for several parts and for a fractional frame.
  [[nodiscard]] std::optional<FrameRange> range() const;

  /// All frames once, in ascending order, after closeAt(). An Error for a fractional frame, and for more than `most`
  /// frames.
  [[nodiscard]] Result<std::vector<Frame>> wholeFrames(std::int64_t most) const;

 private:
  struct Part {
    double first;
    std::int64_t more;    ///< further whole frames after the first
    bool isOpen = false;  ///< goes to the end
  };
  std::vector<Part> parts_;
};

/// The single range of a list of whole frames; nothing for several, and for anything else. "all" is kAllFrames.
[[nodiscard]] std::optional<FrameRange> singleRange(std::string_view text);

/// The message for CLI11 if `text` is not a list of frames; empty otherwise.
[[nodiscard]] std::string frameListProblem(const std::string& text);

}  // namespace furitsuke::cli
