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
  std::vector<Text> textures;     ///< paths beside the model, either slash between folders
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
  /// Set when something after the bones does not fit in the file: the listed records are the readable ones.
  std::optional<Error> damage;
  /// Findings about the layout.
  Diagnostics diagnostics;

  [[nodiscard]] bool isVersion21() const noexcept { return header.version > 2.05F; }
};

/// Reads a PMX of version 2.0 or 2.1. Fails when it is not a PMX, has another version, or does not have complete bones,
/// without which nothing can move; for later damage, returns the readable part and sets File::damage. Allocates no more
/// than the size of the file justifies.
[[nodiscard]] Result<File> read(ByteView bytes);

/// The bytes of the file. A file that was read completely is written with the same bytes. All indices must fit the
/// sizes in the header (fitIndexSizes), and texts must be in its encoding.
[[nodiscard]] Bytes write(const File& file);

/// Sets the size of every kind of index to the smallest that its section needs, as editors do.
void fitIndexSizes(File& file);

/// UTF-8; invalid parts become U+FFFD.
[[nodiscard]] std::string decodeText(std::string_view text, Encoding encoding);
/// Whether decodeText loses nothing.
[[nodiscard]] bool isValidText(std::string_view text, Encoding encoding);
[[nodiscard]] Text encodeText(std::string_view utf8, Encoding encoding);

}  // namespace furitsuke::format::pmx
