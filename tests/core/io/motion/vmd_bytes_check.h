// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <set>
#include <string>

#include "core/base/bytes.h"
#include "core/format/vmd/vmd_file.h"
#include "core/io/motion/vmd_motion.h"

namespace furitsuke::test {

/// Uses memcmp, because files of megabytes are compared in debug builds.
[[nodiscard]] bool sameBytes(ByteView a, ByteView b);

/// Reads a file that must be readable.
[[nodiscard]] io::ImportedMotion importBytes(const Bytes& bytes);

/// What io::writeVmdTo() writes, and how much of it was passed on as a copy.
struct PiecedVmd {
  Bytes bytes;
  std::size_t copied = 0;  ///< bytes that are not those of the source
  std::size_t pieces = 0;
};
[[nodiscard]] PiecedVmd piecedVmd(const motion::Motion& motion, const io::VmdSource* source,
                                  const io::VmdWriteOptions& options = {});

/// io::vmdFromMotion(), whose bytes must be those of io::writeVmdTo().
[[nodiscard]] Bytes writtenVmd(const motion::Motion& motion, const io::VmdSource* source,
                               const io::VmdWriteOptions& options = {});

/// The allowed effect of an edit on the records of a section.
struct AllowedChanges {
  format::vmd::SectionKind section{};
  std::set<std::uint32_t> changed;  ///< records of the old file whose bytes may differ
  std::set<std::uint32_t> dropped;  ///< removed records of the old file
  std::uint32_t added = 0;          ///< records after the old ones
};

/// Compares two files byte by byte: header, every record of every section in order, uncounted cameras, trailing bytes.
/// Empty if only allowed differences exist, otherwise the first other difference.
[[nodiscard]] std::string differenceBeyond(const format::vmd::File& before, const format::vmd::File& after,
                                           const AllowedChanges& allowed);

}  // namespace furitsuke::test
