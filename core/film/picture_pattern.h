// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "core/base/frame.h"
#include "core/base/result.h"

namespace furitsuke::film {

/// A pattern for file names: "frames_%05d.png" gives frames_00000.png and so on, "%d" is the number without padding,
/// "%%" a percent sign. Only the file name may contain the number.
class PicturePattern {
 public:
  /// Whether the name ends in ".png".
  [[nodiscard]] static bool isPictureName(std::string_view text);
  /// An Error if anything else follows a percent sign, there are two numbers, or the file name does not end in ".png".
  [[nodiscard]] static Result<PicturePattern> parse(std::string_view text);

  /// Required for more than one picture.
  [[nodiscard]] bool hasNumber() const noexcept { return digits_ >= 0; }
  [[nodiscard]] std::filesystem::path pathOf(Frame frame) const;

 private:
  std::string before_, after_;
  int digits_ = -1;  ///< minimum count, padded with zeros; -1: no number
};

}  // namespace furitsuke::film
