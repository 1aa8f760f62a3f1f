// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/bytes.h"

namespace furitsuke::test {

struct ZipSampleEntry {
  std::string name;  ///< the stored bytes
  Bytes content;
  bool isMarkedUtf8 = false;
  std::uint32_t unixMode = 0;  ///< 0120777: a symbolic link
};

/// A ZIP with the file a.vpd, "secret pose", encrypted with the password "secret".
[[nodiscard]] Bytes encryptedZip();

/// A ZIP with compressed entries.
[[nodiscard]] Bytes zipOf(const std::vector<ZipSampleEntry>& entries);

}  // namespace furitsuke::test
