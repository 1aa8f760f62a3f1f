// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/base/name.h"
#include "core/base/result.h"
#include "core/base/vector.h"

// MMD's pose files, VPD, which are text. The layout with its sources: core/format/README.md.
namespace furitsuke::format::vpd {

/// One bone block.
struct Bone {
  Name name;         ///< of any length; MMD does not truncate names here
  Vec3 translation;  ///< model units, relative to the rest pose
  Quat rotation;     ///< relative to the rest pose; unit length within 1e-5 as MMD writes it
  friend bool operator==(const Bone&, const Bone&) = default;
};

/// One of MikuMikuMoving's morph blocks, which MMD ignores.
struct Morph {
  Name name;
  float weight;
  friend bool operator==(const Morph& a, const Morph& b) noexcept {
    return a.name == b.name && sameBits(a.weight, b.weight);
  }
};

enum class LineEnd { CrLf, Lf };

struct File {
  Name modelName;                   ///< without ".osm"
  std::vector<Bone> bones;          ///< in file order, repeated names included
  std::vector<Morph> morphs;        ///< likewise
  LineEnd lineEnd = LineEnd::CrLf;  ///< of the first line
  /// Set when a block could not be read; it is skipped, all others are there.
  std::optional<Error> damage;
  Diagnostics diagnostics;
};

/// Reads the files of MMD, MikuMikuMoving and other programs: CR LF or LF, CP932 or by mistake UTF-8 or UTF-16, with or
/// without comments, with counts and block numbers that may be wrong (they are ignored) and unknown blocks (skipped). A
/// rotation of zeros becomes the identity, a value that is not finite the rest value; both are reported. Fails only
/// when the text does not begin with the signature of VPD. Findings have the line and the byte.
[[nodiscard]] Result<File> read(ByteView bytes);

struct WriteOptions {
  LineEnd lineEnd = LineEnd::CrLf;  ///< MMD writes CR LF
  bool morphs = true;               ///< append MikuMikuMoving's morph blocks
};

/// The text as MMD writes it, byte for byte; the options, not File::lineEnd, determine line ends. Numbers have six
/// decimals; values that are not finite are written as the rest value. Fails when a name contains a line break and so
/// could not be read back.
[[nodiscard]] Result<Bytes> write(const File& file, const WriteOptions& options = {});

}  // namespace furitsuke::format::vpd
