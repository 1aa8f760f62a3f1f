// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/format/vmd/vmd_records.h"

namespace furitsuke::format::vmd {

/// A section: the position of its counted, complete records.
struct Section {
  bool present = false;     ///< its count is in the file
  std::size_t offset = 0;   ///< of the first record
  std::size_t size = 0;     ///< bytes of all records
  std::uint32_t count = 0;  ///< complete records; less than the count in the file only if it is damaged
};

/// The parts of a VMD, with every byte accounted for: header, sections, uncounted camera records, trailing bytes. Owns
/// the bytes of the file; records are views of them.
struct File {
  Bytes bytes;
  int version = 2;  ///< 1 or 2
  std::size_t modelNameAt = kSignatureBytes;
  std::size_t modelNameBytes = kModelNameBytesV2;
  std::array<Section, kSectionCount> sections;
  /// Property records have no fixed size: the offset of each.
  std::vector<std::size_t> propertyOffsets;
  /// Camera records after a camera count of 0 (old MMD): kept, never keys.
  std::size_t uncountedCameraAt = 0;
  std::uint32_t uncountedCameras = 0;
  /// Bytes after the last section.
  std::size_t trailingAt = 0;
  /// Set when a counted section does not fit and no known layout explains it: the listed records are the readable ones.
  /// Such a file is never written back unchanged.
  std::optional<Error> damage;
  /// Findings about the layout, not about the values of keys.
  Diagnostics diagnostics;

  [[nodiscard]] std::string_view modelNameField() const {
    return asChars(ByteView(bytes).subspan(modelNameAt, modelNameBytes));
  }
  [[nodiscard]] const Section& section(SectionKind kind) const { return sections[static_cast<std::size_t>(kind)]; }
  /// Record `i` of a section of fixed-size records.
  template <class Record>
  [[nodiscard]] Record record(SectionKind kind, std::uint32_t i) const {
    return Record{bytes.data() + section(kind).offset + Record::kSize * i};
  }
  [[nodiscard]] PropertyRecord propertyRecord(std::uint32_t i) const {
    return PropertyRecord{bytes.data() + propertyOffsets[i]};
  }
};

/// Reads a VMD. Fails only when it is not a VMD or ends inside the header; for a damaged file, returns the readable
/// part and sets File::damage. Allocates no more than the size of the file justifies.
[[nodiscard]] Result<File> read(Bytes bytes);

}  // namespace furitsuke::format::vmd
