// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/format/pmx/pmx_records.h"

namespace furitsuke::format::pmx {

/// The sections of a PMX, with every byte accounted for.
struct File {
  Header header;
  Vertices vertices;
  Column<std::uint32_t> indices;  ///< of vertices, three for each triangle
  std::vector<Text> textures;     ///< paths relative to the model's folder, with "\" or "/"
  std::vector<MaterialRecord> materials;
  std::vector<BoneRecord> bones;
  std::vector<MorphRecord> morphs;
  std::vector<FrameRecord> frames;
  std::vector<BodyRecord> bodies;
  std::vector<JointRecord> joints;
  /// Whether the file has a soft body count. Some files of version 2.0 have it too.
  bool hasSoftBodies = false;
  std::vector<SoftBodyRecord> softBodies;
  Bytes trailing;  ///< after the last section
  /// Set if something after the bones does not fit in the file. Only the readable records are then listed.
  std::optional<Error> damage;
  /// Findings about the layout.
  Diagnostics diagnostics;

  [[nodiscard]] bool isVersion21() const noexcept { return header.version > 2.05F; }
};

/// Reads a PMX of version 2.0 or 2.1. Fails if the bytes are not a PMX, have another version, or end before the end of
/// the bones. If later sections are damaged, returns the readable part and sets File::damage. Memory use is limited by
/// the size of the file, whatever its counts claim.
[[nodiscard]] Result<File> read(ByteView bytes);

/// The bytes of the file. A file that was read completely is written with the same bytes. All indices must fit the
/// sizes in the header (see fitIndexSizes()), and texts must be in the encoding of the header.
[[nodiscard]] Bytes write(const File& file);

/// Sets the size of every kind of index to the smallest that the number of its elements allows, as model editors do.
void fitIndexSizes(File& file);

/// The text as UTF-8; invalid parts become U+FFFD.
[[nodiscard]] std::string decodeText(std::string_view text, Encoding encoding);
/// Whether decodeText() is lossless.
[[nodiscard]] bool isValidText(std::string_view text, Encoding encoding);
[[nodiscard]] Text encodeText(std::string_view utf8, Encoding encoding);

}  // namespace furitsuke::format::pmx
