// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/format/pmd/pmd_records.h"

namespace furitsuke::format::pmd {

/// The sections in file order. Those from EnglishFlag on are extensions; a file may end before each of them.
enum class SectionKind : std::uint8_t {
  Vertices,
  Indices,
  Materials,
  Bones,
  Ik,
  Morphs,
  Faces,
  GroupNames,
  GroupBones,
  EnglishFlag,
  EnglishHeader,
  EnglishBones,
  EnglishMorphs,
  EnglishGroups,
  Toons,
  Bodies,
  Joints,
};
inline constexpr std::size_t kSectionCount = static_cast<std::size_t>(SectionKind::Joints) + 1;

/// "vertices", "IK", ...; for messages.
[[nodiscard]] MessageText sectionName(SectionKind kind);

/// The position and number of the complete records of a section.
struct Section {
  bool present = false;
  std::size_t offset = 0;  ///< of the first record
  std::uint32_t count = 0;
};

/// The sections of a PMD, with every byte accounted for. Owns the bytes of the file; records are views of them.
struct File {
  Bytes bytes;
  std::array<Section, kSectionCount> sections;
  /// The offset of each IK chain and morph, which have no fixed size.
  std::vector<std::size_t> ikOffsets;
  std::vector<std::size_t> morphOffsets;
  std::size_t trailingAt = 0;  ///< offset of the bytes after the last section
  /// Set if something after the bones does not fit in the file. Only the readable records are then listed.
  std::optional<Error> damage;
  /// Findings about the layout.
  Diagnostics diagnostics;

  [[nodiscard]] float version() const { return loadLe<float>(bytes.data() + 3); }
  [[nodiscard]] std::string_view nameField() const { return fieldAt(bytes.data() + kModelNameAt, kNameBytes); }
  [[nodiscard]] std::string_view commentField() const { return fieldAt(bytes.data() + kCommentAt, kCommentBytes); }
  /// Empty without an English block.
  [[nodiscard]] std::string_view englishNameField() const { return englishField(0, kNameBytes); }
  [[nodiscard]] std::string_view englishCommentField() const { return englishField(kNameBytes, kCommentBytes); }
  [[nodiscard]] const Section& section(SectionKind kind) const { return sections[static_cast<std::size_t>(kind)]; }
  [[nodiscard]] std::uint32_t count(SectionKind kind) const { return section(kind).count; }
  /// Record `i` of a section of fixed-size records.
  template <class Record>
  [[nodiscard]] Record record(SectionKind kind, std::size_t i) const {
    return Record{bytes.data() + section(kind).offset + Record::kSize * i};
  }
  [[nodiscard]] IkRecord ik(std::size_t i) const { return {bytes.data() + ikOffsets[i]}; }
  [[nodiscard]] MorphRecord morph(std::size_t i) const { return {bytes.data() + morphOffsets[i]}; }

 private:
  [[nodiscard]] std::string_view englishField(std::size_t at, std::size_t width) const {
    const Section& english = section(SectionKind::EnglishHeader);
    return english.count > 0 ? fieldAt(bytes.data() + english.offset + at, width) : std::string_view{};
  }
};

/// Reads a PMD. Fails if the bytes are not a PMD, or end before the end of the bones. If later sections are damaged,
/// returns the readable part and sets File::damage. Memory use is limited by the size of the file, whatever its counts
/// claim.
[[nodiscard]] Result<File> read(Bytes bytes);

}  // namespace furitsuke::format::pmd
