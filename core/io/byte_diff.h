// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/bytes.h"

namespace furitsuke::io {

/// A range of bytes in a file.
struct ByteRange {
  std::size_t offset = 0;
  std::size_t size = 0;
  friend bool operator==(const ByteRange&, const ByteRange&) = default;
};

/// A part in which two files differ.
struct ByteDifference {
  std::string section;  ///< "signature", "bone keys" (with their count), "trailing bytes"; "file" if the file is not
                        ///< divided into parts
  std::optional<ByteRange> before;  ///< empty: only the second file has the part
  std::optional<ByteRange> after;
  /// Offset in the part of the first byte that differs or that only one file has.
  std::size_t firstDifference = 0;
  /// Number of bytes that differ, plus the difference in length.
  std::size_t differingBytes = 0;
  friend bool operator==(const ByteDifference&, const ByteDifference&) = default;
};

/// The parts in which two files differ, in file order; empty if all bytes are equal. Two VMDs are compared section by
/// section, so that a longer section does not make all later ones differ; other files are compared as a whole.
[[nodiscard]] std::vector<ByteDifference> diffBytes(ByteView before, ByteView after);

}  // namespace furitsuke::io
