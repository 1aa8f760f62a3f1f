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

namespace furitsuke::vmd {

/// One section: where its counted, complete records lie.
struct Section {
  bool present = false;     ///< its count stands in the file
  std::size_t offset = 0;   ///< of the first record
  std::size_t size = 0;     ///< bytes of all records
  std::uint32_t count = 0;  ///< records that are there; less than the file says only when the file is damaged
};

/// A VMD taken apart, with every byte accounted for: header, sections, uncounted camera records, trailing bytes.
/// Owns the bytes of the file; records are views of them.
struct File {
  Bytes bytes;
  int version = 2;  ///< 1 or 2
  std::size_t modelNameAt = kSignatureBytes;
  std::size_t modelNameBytes = kModelNameBytesV2;
  std::array<Section, kSectionCount> sections;
  /// Property records have no fixed size: the offset of each.
  std::vector<std::size_t> propertyOffsets;
  /// Camera records behind a camera count of 0 (old MMD): kept, never keys.
  std::size_t uncountedCameraAt = 0;
  std::uint32_t uncountedCameras = 0;
  /// Bytes behind the last section.
  std::size_t trailingAt = 0;
  /// Set when a counted section does not fit and no known reading explains it: the records listed are all that
  /// could be saved. Such a file is never written back as it was.
  std::optional<Error> damage;
  /// What is odd about the layout (not about the values of keys).
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

/// Takes a VMD apart. Fails only when it is no VMD or ends inside the header; a damaged one gives what can be saved
/// and File::damage. Allocates nothing that the size of the file does not justify.
[[nodiscard]] Result<File> read(Bytes bytes);

}  // namespace furitsuke::vmd
