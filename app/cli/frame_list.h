// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace furitsuke::cli {

/// The frames of a `--frames LIST`: numbers, also fractional, and ranges A-B of whole frames, separated by commas.
/// Stored as ranges, so that long ones take no memory.
class FrameList {
 public:
  /// An Error that names an invalid part.
  [[nodiscard]] static Result<FrameList> parse(std::string_view text);

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

 private:
  struct Part {
    double first;
    std::int64_t more;  ///< further whole frames after the first
  };
  std::vector<Part> parts_;
};

/// The message for CLI11 if `text` is not a list of frames; empty otherwise.
[[nodiscard]] std::string frameListProblem(const std::string& text);

}  // namespace furitsuke::cli
