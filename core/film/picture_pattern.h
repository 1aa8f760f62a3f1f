// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "core/base/frame.h"
#include "core/base/result.h"

namespace furitsuke {

/// The names of pictures: "frames_%05d.png" stands for frames_00000.png and so on, "%d" for the number alone, "%%" for
/// a percent sign. Only the last part of the path may hold a number.
class PicturePattern {
 public:
  /// An Error when something else follows a percent sign, two numbers are asked for, or the file is no ".png".
  [[nodiscard]] static Result<PicturePattern> parse(std::string_view text);

  /// Several pictures need one.
  [[nodiscard]] bool hasNumber() const noexcept { return digits_ >= 0; }
  [[nodiscard]] std::filesystem::path pathOf(Frame frame) const;

 private:
  std::string before_, after_;
  int digits_ = -1;  ///< at least as many, filled up with zeros; -1: no number
};

}  // namespace furitsuke
