// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/bytes.h"

namespace furitsuke::test {

struct RarSampleEntry {
  std::string name;  ///< the stored bytes; RAR 5 has UTF-8 only
  Bytes content;
  std::uint32_t unixMode = 0100644;  ///< 040755: a folder; 0120777: a symbolic link
};

/// An archive with stored, uncompressed entries, as RAR 2 to 4 wrote it.
[[nodiscard]] Bytes rar4Of(const std::vector<RarSampleEntry>& entries);
/// The same in the format of RAR 5 and later.
[[nodiscard]] Bytes rar5Of(const std::vector<RarSampleEntry>& entries);

}  // namespace furitsuke::test
