// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/base/name.h"
#include "core/base/result.h"
#include "core/base/vector.h"

// Poses as text, MMD's VPD. The layout with its sources: core/format/README.md.
namespace furitsuke::vpd {

/// One bone block.
struct Bone {
  Name name;         ///< of any length; MMD does not cut names here
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
  Name modelName;                   ///< what stands before ".osm"
  std::vector<Bone> bones;          ///< in file order, repeated names included
  std::vector<Morph> morphs;        ///< likewise
  LineEnd lineEnd = LineEnd::CrLf;  ///< of the first line
  /// Set when a block could not be read; it is left out, all others are there.
  std::optional<Error> damage;
  Diagnostics diagnostics;
};

/// Reads what MMD, MikuMikuMoving and other programs write: CR LF or LF, CP932 or by mistake UTF-8 or UTF-16, comments
/// or none, counts and numbers of blocks that may be wrong (they are not believed), unknown blocks (skipped).
/// A rotation of zeros becomes the identity, a value that is no finite number the rest value; both are reported.
/// Fails only when the text does not begin with VPD's signature. Places are given as line and byte.
[[nodiscard]] Result<File> read(ByteView bytes);

struct WriteOptions {
  LineEnd lineEnd = LineEnd::CrLf;  ///< MMD writes CR LF
  bool morphs = true;               ///< append MikuMikuMoving's morph blocks
};

/// The text as MMD writes it, to the byte; the options, not File::lineEnd, decide about line ends. Numbers are printed
/// with six decimals, what is not finite as the rest value. Fails when a name holds a line break and so could not be
/// read back.
[[nodiscard]] Result<Bytes> write(const File& file, const WriteOptions& options = {});

}  // namespace furitsuke::vpd
