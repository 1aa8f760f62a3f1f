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

/// The position and number of the counted, complete records of a section.
struct Section {
  bool present = false;       ///< its count is in the file
  std::size_t offset = 0;     ///< of the first record
  std::size_t size = 0;       ///< bytes of all records
  std::uint32_t count = 0;    ///< complete records; less than the count in the file only if it is damaged
  std::uint32_t claimed = 0;  ///< the count in the file
};

/// The parts of a VMD, with every byte accounted for: header, sections, uncounted camera records, trailing bytes. Owns
/// the bytes of the file; records are views of them.
struct File {
  Bytes bytes;
  int version = 2;  ///< 1 or 2
  std::size_t modelNameAt = kSignatureBytes;
  std::size_t modelNameBytes = kModelNameBytesV2;  ///< see isHeaderShort()
  std::array<Section, kSectionCount> sections;
  /// The offset of each property record, which have no fixed size.
  std::vector<std::size_t> propertyOffsets;
  /// Camera records after a camera count of 0, written by old versions of MMD. They are kept but are not keys.
  std::size_t uncountedCameraAt = 0;
  std::uint32_t uncountedCameras = 0;
  /// Offset of the bytes after the last section.
  std::size_t trailingAt = 0;
  /// Set if a section does not fit in the file and no known layout explains it. Only the readable records are then
  /// listed, and the file is never written back unchanged.
  std::optional<Error> damage;
  /// Findings about the layout, not about the values of keys.
  Diagnostics diagnostics;

  [[nodiscard]] std::string_view modelNameField() const {
    return asChars(ByteView(bytes).subspan(modelNameAt, modelNameBytes));
  }
  /// Whether the model name has fewer bytes than the version requires, so that all that follows is moved. Every key is
  /// then complete; the writer gives the name all its bytes.
  [[nodiscard]] bool isHeaderShort() const { return modelNameBytes != modelNameBytesOf(version); }
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

/// Reads a VMD. Fails only if the bytes are not a VMD or end inside the header. For a damaged file, returns the
/// readable part and sets File::damage. Memory use is limited by the size of the file, whatever its counts claim.
[[nodiscard]] Result<File> read(Bytes bytes);

}  // namespace furitsuke::format::vmd
