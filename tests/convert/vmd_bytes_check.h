// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <set>
#include <string>

#include "core/base/bytes.h"
#include "core/convert/vmd_motion.h"
#include "core/format/vmd/vmd_file.h"

namespace furitsuke::test {

/// By memcmp, because files of megabytes are compared in debug builds.
[[nodiscard]] bool sameBytes(ByteView a, ByteView b);

/// Reads a file that is known to be readable.
[[nodiscard]] ImportedMotion importBytes(const Bytes& bytes);

/// What an edit may do to the records of one section.
struct AllowedChanges {
  vmd::SectionKind section{};
  std::set<std::uint32_t> changed;  ///< records of the old file whose bytes may differ
  std::set<std::uint32_t> dropped;  ///< records of the old file that are gone
  std::uint32_t added = 0;          ///< records behind the old ones
};

/// Compares two files byte by byte: header, every record of every section in order, uncounted cameras, trailing
/// bytes. Empty when nothing differs but what is allowed, else the first difference.
[[nodiscard]] std::string differenceBeyond(const vmd::File& before, const vmd::File& after,
                                           const AllowedChanges& allowed);

}  // namespace furitsuke::test
