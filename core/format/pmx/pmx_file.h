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

namespace furitsuke::pmx {

/// A PMX taken apart, with every byte accounted for.
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
  /// Whether the count of soft bodies stands in the file. Some files of version 2.0 have it too.
  bool hasSoftBodies = false;
  std::vector<SoftBodyRecord> softBodies;
  Bytes trailing;  ///< behind the last section
  /// Set when something behind the bones does not fit into the file: the records listed are all that could be saved.
  std::optional<Error> damage;
  /// What is odd about the layout.
  Diagnostics diagnostics;

  [[nodiscard]] bool isVersion21() const noexcept { return header.version > 2.05F; }
};

/// Takes a PMX of version 2.0 or 2.1 apart. Fails when it is none, of another version, or does not hold whole bones,
/// without which there is nothing to move; damage further back gives what can be saved and File::damage. Allocates
/// nothing that the size of the file does not justify.
[[nodiscard]] Result<File> read(ByteView bytes);

/// The bytes of the file. What was read whole gives the same bytes again. All indices must fit the sizes of the header
/// (fitIndexSizes), texts must be in its encoding.
[[nodiscard]] Bytes write(const File& file);

/// Gives every kind of index the smallest size that its section needs, as editors do.
void fitIndexSizes(File& file);

/// UTF-8; what does not decode becomes U+FFFD.
[[nodiscard]] std::string decodeText(std::string_view text, Encoding encoding);
/// Whether decodeText would lose nothing.
[[nodiscard]] bool isValidText(std::string_view text, Encoding encoding);
[[nodiscard]] Text encodeText(std::string_view utf8, Encoding encoding);

}  // namespace furitsuke::pmx
