// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/base/bytes.h"

namespace furitsuke::test {

/// The header of a WAV, with values that need not make sense.
struct WavHeader {
  std::uint16_t code = 1;
  std::uint16_t channels = 2;
  std::uint32_t rate = 44'100;
  std::uint16_t bits = 16;
  std::uint16_t frameBytes = 0;    ///< 0: what channels and bits need
  std::uint32_t speakers = 0;      ///< of WAVE_FORMAT_EXTENSIBLE
  bool isExtensible = false;       ///< the code is in the extension
  std::int64_t fileSize = -1;      ///< of the RIFF chunk; -1: the right one
  std::int64_t dataSize = -1;      ///< of the samples; -1: the right one
  std::string_view kind = "RIFF";  ///< RF64: a chunk with the sizes of 64 bits is added
  Bytes before = {};               ///< chunks before the samples
  Bytes after = {};                ///< chunks after the samples
};

/// A chunk with its padding.
[[nodiscard]] Bytes wavChunk(std::string_view name, ByteView content, bool isPadded = true);

[[nodiscard]] Bytes wavFile(const WavHeader& header, ByteView samples);
[[nodiscard]] Bytes wavFile(const std::vector<std::int16_t>& samples, int rate = 44'100);

}  // namespace furitsuke::test
