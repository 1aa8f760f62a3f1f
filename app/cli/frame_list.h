// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace furitsuke::cli {

/// The moments of a `--frames LIST`: numbers, also fractional, and ranges A-B of whole frames, separated by commas.
/// Kept as ranges, so that a long one costs nothing.
class FrameList {
 public:
  /// An Error that names the part which is neither.
  [[nodiscard]] static Result<FrameList> parse(std::string_view text);

  /// Calls visit(double frame) for every moment, in the order of the list, until it says false.
  template <class F>
  void forEach(F&& visit) const {
    for (const Part& part : parts_) {
      for (std::int64_t i = 0; i <= part.more; ++i) {
        if (!visit(part.first + static_cast<double>(i))) return;
      }
    }
  }

 private:
  struct Part {
    double first;
    std::int64_t more;  ///< further whole frames after the first
  };
  std::vector<Part> parts_;
};

/// What CLI11 shows when `text` is no list of frames; empty when it is one.
[[nodiscard]] std::string frameListProblem(const std::string& text);

}  // namespace furitsuke::cli
