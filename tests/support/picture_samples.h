// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/bytes.h"
#include "core/image/image.h"

// Small pictures built byte by byte, without the codecs.
namespace furitsuke::test {

/// 5 x 3 pixels, all different except for a run of equal ones across the end of a row; half of them transparent.
[[nodiscard]] image::Image samplePicture();

struct TgaSpec {
  std::string name;
  std::uint8_t type = 2;
  std::uint8_t bits = 24;
  std::uint8_t mapBits = 0;  ///< 0: no palette
  std::uint8_t description = 0;
  bool footer = false;
  std::uint16_t mapFirst = 0;  ///< number of the palette's first entry
  std::string id;              ///< stored after the header
};

/// The sample picture as a TGA, and the expected result within the precision of that kind.
[[nodiscard]] Bytes tgaOf(const TgaSpec& spec);
[[nodiscard]] image::Image expectedOf(const TgaSpec& spec);
/// Every type with every allowed depth, in every pixel order, with and without footer.
[[nodiscard]] std::vector<TgaSpec> allTgaSpecs();

}  // namespace furitsuke::test
