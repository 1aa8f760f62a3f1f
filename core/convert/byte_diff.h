// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/bytes.h"

namespace furitsuke {

/// A stretch of a file.
struct ByteRange {
  std::size_t offset = 0;
  std::size_t size = 0;
  friend bool operator==(const ByteRange&, const ByteRange&) = default;
};

/// One part of two files that differs.
struct ByteDifference {
  std::string section;  ///< "signature", "bone keys" (with their count), "trailing bytes"; "file" when it has no parts
  std::optional<ByteRange> before;  ///< empty: only the second file has the part
  std::optional<ByteRange> after;
  /// From the start of the part to the first byte that differs or that only one file has.
  std::size_t firstDifference = 0;
  /// Bytes that differ, and those by which one part is longer.
  std::size_t differingBytes = 0;
  friend bool operator==(const ByteDifference&, const ByteDifference&) = default;
};

/// The parts of two files that differ, in file order; empty when all bytes are equal. Two VMDs are compared section by
/// section, so that a longer section does not make all later ones differ; any other files as a whole.
[[nodiscard]] std::vector<ByteDifference> diffBytes(ByteView before, ByteView after);

}  // namespace furitsuke
