// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/bytes.h"
#include "core/image/image.h"

// Small pictures made byte by byte. Nothing here uses the codecs.
namespace furitsuke::test {

/// 5 x 3 pixels, all different but for a run of equal ones over the end of a row; half of them see-through.
[[nodiscard]] Image samplePicture();

struct TgaSpec {
  std::string name;
  std::uint8_t type = 2;
  std::uint8_t bits = 24;
  std::uint8_t mapBits = 0;  ///< 0: without a palette
  std::uint8_t description = 0;
  bool footer = false;
  std::uint16_t mapFirst = 0;  ///< number of the palette's first entry
  std::string id;              ///< stands behind the header
};

/// The sample picture as a TGA, and what must be read of it: what the bits of that kind can hold.
[[nodiscard]] Bytes tgaOf(const TgaSpec& spec);
[[nodiscard]] Image expectedOf(const TgaSpec& spec);
/// Every type with every depth that it may have, from every corner, with footer and without.
[[nodiscard]] std::vector<TgaSpec> allTgaSpecs();

}  // namespace furitsuke::test
