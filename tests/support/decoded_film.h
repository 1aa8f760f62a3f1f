// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/image/image.h"

namespace furitsuke::test {

/// A film as a player shows it that respects its marks.
struct DecodedFilm {
  std::vector<image::Image> pictures;
  std::vector<double> times;  ///< when each picture begins, in seconds
  double seconds = 0;         ///< of the pictures, as the file says
  bool isBt709 = false;       ///< marked as such, with limited range
  int soundRate = 0;          ///< 0 without sound
  double soundStart = 0;      ///< seconds
  std::vector<float> sound;   ///< the left channel, -1 to 1
  std::string problem;        ///< empty if everything could be decoded
};
[[nodiscard]] DecodedFilm decodeFilm(const std::filesystem::path& file);

}  // namespace furitsuke::test
