// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "core/base/bytes.h"

namespace furitsuke::archives {

/// The name of an entry of a RAR.
struct RarName {
  std::string bytes;        ///< as stored; up to its first NUL the name in the encoding of the computer that wrote it
  bool hasUnicode = false;  ///< an encoded Unicode name follows the NUL
};

/// The names in a RAR of version 2 to 4, in the order of its entries; empty for other files, and up to the first
/// damage. libarchive takes every byte "\" for a separator of folders, which in CP932 can be a part of a character.
[[nodiscard]] std::vector<RarName> namesInRar4(ByteView rar);

/// Whether the file is a RAR of version 5 or later, whose names are UTF-8.
[[nodiscard]] bool isRar5(ByteView rar);

}  // namespace furitsuke::archives
