// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

#include "core/image/image.h"

namespace furitsuke::test {

/// How a film in an AVI file is compressed.
struct AviFilm {
  std::string encoder = "mpeg4";  ///< as libav names it
  int betweenPictures = 0;        ///< B pictures in a row
  int keyDistance = 12;           ///< pictures from one key picture to the next
  int count = 40;
  std::string container = "avi";  ///< as libav names it
};
/// Writes a film with 30 pictures per second, each made by `picture`. Returns what failed; empty if nothing did.
[[nodiscard]] std::string writeAvi(const std::filesystem::path& file, const AviFilm& film,
                                   image::Image (*picture)(int index));

}  // namespace furitsuke::test
